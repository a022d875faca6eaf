"""A position as numbers for learning programs: the city in planes of 12 by 12 lots, the rest in counts."""

from typing import Final, cast

from boomtown.games.sprawl.city import BLOCKS as CITY_BLOCKS
from boomtown.games.sprawl.city import LOTS, SPACES, SPOT_LOTS, ZONES, lot_place
from boomtown.games.sprawl.components import Components
from boomtown.games.sprawl.constants import (
    CONTRACT_BOXES,
    DECKS,
    FAVOR_PLACES_PER_SEAT,
    OFFICE_COUNT,
    PLANNING_BOXES,
    VOCATION_COUNT,
)
from boomtown.games.sprawl.state import Position
from boomtown.kernel.encoding import (
    Block,
    Encoder,
    Encoding,
    Row,
    laid_out,
    put_question,
    question_blocks,
    question_places,
)
from boomtown.kernel.game import Game

SIDE: Final = 12
MOST: Final = 4
ZONE_COUNT: Final = len(ZONES)
PLANES: Final = ZONE_COUNT + MOST + 1
PLANE: Final = SIDE * SIDE
DECK_COUNT: Final = len(DECKS)

# Where each lot lies on a plane.
ON_PLANE: Final = [(y - min_y) * SIDE + x - min_x for min_x, min_y in [min(lot_place(lot) for lot in range(LOTS))]
            for x, y in [lot_place(lot) for lot in range(LOTS)]]  # fmt: skip

NUMBERS = ("present", "wealth", "prestige", "cubes", "extra Favor")
TILES: Final = len(NUMBERS)  # where they begin among the numbers of a player
FAVORS: Final = TILES + VOCATION_COUNT
TURN = ("own turn", "turns so far", "AP", "AP of the turn", "built", "discount", "line chosen", "idle turns",
        "turns without a contract", "reshuffled")  # fmt: skip


class Built:
    """What stands in a city: the lists of a position, of which only `city` is ever changed in place."""

    __slots__ = ("city", "spot", "zone", "owner", "contract")

    def __init__(self, state: Position) -> None:
        self.city = state.city[:]
        self.spot = state.spot
        self.zone = state.zone
        self.owner = state.owner
        self.contract = state.contract

    def is_still(self, state: Position) -> bool:
        return (
            self.owner is state.owner
            and self.spot is state.spot
            and self.zone is state.zone
            and self.contract is state.contract
        )

    def has_same(self, building: int, state: Position) -> bool:
        return (
            self.spot[building] == state.spot[building]
            and self.owner[building] == state.owner[building]
            and self.zone[building] == state.zone[building]
            and self.contract[building] == state.contract[building]
        )

    def put(self, building: int, seat: int, seats: int, row: Row, present: int) -> None:
        """Write a building, or with `present` 0 take it out again."""
        zone = self.zone[building] * PLANE
        owner = self.owner[building]
        for lot in SPOT_LOTS[self.spot[building]]:
            place = ON_PLANE[lot]
            row.put(zone + place, present)
            if owner >= 0:
                row.put((ZONE_COUNT + (owner - seat) % seats) * PLANE + place, present)
            row.put((ZONE_COUNT + MOST) * PLANE + place, (self.contract[building] + 1) * present)


def put_city(state: Position, seat: int, row: Row) -> None:
    """The planes of the city, where it differs from the one that was written last."""
    last = row.keys[0]
    changed = state.city
    if last is not None:
        then = cast(Built, last)
        if then.is_still(state):
            return
        changed = []
        for building in state.city:
            if not then.has_same(building, state):
                changed.append(building)
                if then.spot[building] >= 0:
                    then.put(building, seat, state.seats, row, 0)
        for building in then.city:
            if state.spot[building] < 0:
                then.put(building, seat, state.seats, row, 0)
    built = Built(state)
    row.keys[0] = built
    for building in changed:
        built.put(building, seat, state.seats, row, 1)


class Layout:
    """The blocks of the numbers, where each begins, and how they are written."""

    __slots__ = (
        "blocks", "kinds", "hand", "player_size", "values", "markers", "players", "supply", "offices", "planning",
        "contracts", "decks", "discards", "turn", "question",
    )  # fmt: skip

    def __init__(self, game: Game[Position]) -> None:
        self.kinds = question_places(game)
        cards = len(cast(Components, game.components).cards)
        self.hand = FAVORS + FAVOR_PLACES_PER_SEAT
        self.player_size = self.hand + cards
        self.blocks = [
            Block("city", (PLANES, SIDE, SIDE), "planes of the five zones, of the owners from the own seat on, and of "
                  "the contract that built it, from 1"),
            Block("values", (CITY_BLOCKS,), "the value of each block"),
            Block("markers", (SPACES,), "the marker on each grey space, from 1"),
            Block("players", (MOST, self.player_size), f"from the own seat on: {', '.join(NUMBERS)}; vocation tiles; "
                  "the two Favors, from 1; planning cards in hand"),
            Block("supply", (VOCATION_COUNT,), "vocation tiles that nobody has"),
            Block("offices", (3, OFFICE_COUNT), "the holder of each from the own seat on, from 1; in play; the pawn"),
            Block("planning", (PLANNING_BOXES,), "the card in each box, from 1"),
            Block("contracts", (CONTRACT_BOXES,), "the card in each box, from 1"),
            Block("decks", (3, DECK_COUNT), "cards left; the open card on top, from 1; active"),
            Block("discards", (cards,), "1 for discarded planning cards and contracts that left the game"),
            Block("turn", (len(TURN),), ", ".join(TURN)),
            *question_blocks(self.kinds, "what the seat is asked"),
        ]  # fmt: skip
        start_of = {block.name: block.start for block in laid_out(self.blocks)}
        self.values = start_of["values"]
        self.markers = start_of["markers"]
        self.players = start_of["players"]
        self.supply = start_of["supply"]
        self.offices = start_of["offices"]
        self.planning = start_of["planning"]
        self.contracts = start_of["contracts"]
        self.decks = start_of["decks"]
        self.discards = start_of["discards"]
        self.turn = start_of["turn"]
        self.question = start_of["question"]

    def put_player(self, state: Position, player: int, start: int, row: Row) -> None:
        row.number(start, 1)
        row.number(start + 1, state.wealth[player])
        row.number(start + 2, state.prestige[player])
        row.number(start + 3, state.cubes[player])
        row.number(start + 4, 1 if state.extra_favor == player else 0)
        row.ones(start + self.hand, state.hands[player])

    def put_each(self, row: Row, seat: int, start: int, numbers: list[int], each: int, more: int = 0) -> None:
        """A list with so many numbers of each player, if it has changed."""
        if row.kept(self.players + start, numbers):
            return
        seats = len(numbers) // each
        for place in range(seats):
            first = each * ((seat + place) % seats)
            for index in range(each):
                row.number(self.players + place * self.player_size + start + index, numbers[first + index] + more)

    def write(self, state: Position, seat: int, row: Row) -> None:
        put_city(state, seat, row)
        row.numbers(self.values, state.value)
        row.numbers(self.markers, state.spaces, 1)
        for place in range(state.seats):
            player = (seat + place) % state.seats
            self.put_player(state, player, self.players + place * self.player_size, row)
        self.put_each(row, seat, TILES, state.tiles, VOCATION_COUNT)
        self.put_each(row, seat, FAVORS, state.favors, FAVOR_PLACES_PER_SEAT, 1)
        row.numbers(self.supply, state.supply)
        if not row.kept(self.offices, state.offices):
            for office in range(OFFICE_COUNT):
                holder = state.offices[office]
                row.number(self.offices + office, (holder - seat) % state.seats + 1 if holder >= 0 else 0)
        row.bits(self.offices + OFFICE_COUNT, state.in_play)
        row.one_hot(self.offices + 2 * OFFICE_COUNT, state.pawn)
        row.numbers(self.planning, state.planning_boxes, 1)
        row.numbers(self.contracts, state.contract_boxes, 1)
        decks = self.decks
        for deck in range(DECK_COUNT):
            left = state.decks[deck]
            row.number(decks + deck, len(left))
            row.number(decks + DECK_COUNT + deck, left[-1] + 1 if state.face_up >> deck & 1 else 0)
        row.bits(decks + 2 * DECK_COUNT, state.active_decks)
        row.ones(self.discards, state.gone)
        row.ones(self.discards, state.discards, 1)
        turn = self.turn
        row.number(turn, 1 if state.active == seat else 0)
        row.number(turn + 1, state.turn)
        row.number(turn + 2, state.ap)
        row.number(turn + 3, state.turn_ap)
        row.number(turn + 4, state.built)
        row.number(turn + 5, state.discount)
        row.number(turn + 6, state.chosen_line + 1)
        row.number(turn + 7, state.idle)
        row.number(turn + 8, state.turns_without_contract)
        row.number(turn + 9, 1 if state.shuffled else 0)
        put_question(row, self.question, state, seat, self.kinds)


def build(game: Game[Position]) -> Encoding[Position]:
    layout = Layout(game)
    return Encoding(layout.blocks, layout.write, game.actions.size)


ENCODER = Encoder(build)
