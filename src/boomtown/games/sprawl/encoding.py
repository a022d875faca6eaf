"""A position as numbers for learning programs: the city in planes of 12 by 12 lots, the rest in counts."""

from typing import Final, cast

from boomtown.games.sprawl.city import BLOCKS as CITY_BLOCKS
from boomtown.games.sprawl.city import LOTS, SPACES, ZONES, lot_place
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
TURN = ("own turn", "turns so far", "AP", "AP of the turn", "built", "discount", "line chosen", "idle turns",
        "turns without a contract", "reshuffled")  # fmt: skip


class Built:
    """What stands in a city: copies of the lists of a position."""

    __slots__ = ("building", "zone", "owner", "contract")

    def __init__(self, state: Position) -> None:
        self.building = state.building[:]
        self.zone = state.zone[:]
        self.owner = state.owner[:]
        self.contract = state.contract  # never changed in place

    def is_still(self, state: Position) -> bool:
        return (
            self.building == state.building
            and self.owner == state.owner
            and self.zone == state.zone
            and self.contract == state.contract
        )

    def changed_lots(self, earlier: "Built") -> list[int]:
        """The lots whose building, or its owner, zone or contract, is not the same as in an earlier city."""
        changed: list[int] = []
        building_on, building_then = self.building, earlier.building
        zone, zone_then = self.zone, earlier.zone
        owner, owner_then = self.owner, earlier.owner
        contract, contract_then = self.contract, earlier.contract
        for lot in range(LOTS):
            building = building_on[lot]
            if building != building_then[lot] or (
                building >= 0
                and (
                    owner[building] != owner_then[building]
                    or zone[building] != zone_then[building]
                    or contract[building] != contract_then[building]
                )
            ):
                changed.append(lot)
        return changed

    def put(self, lot: int, seat: int, seats: int, row: Row, present: int) -> None:
        """Write what stands on a lot, or with `present` 0 take it out again."""
        building = self.building[lot]
        if building < 0:
            return
        place = ON_PLANE[lot]
        row.buffer[self.zone[building] * PLANE + place] = present
        owner = self.owner[building]
        if owner >= 0:
            row.buffer[(ZONE_COUNT + (owner - seat) % seats) * PLANE + place] = present
        row.buffer[(ZONE_COUNT + MOST) * PLANE + place] = (self.contract[building] + 1) * present


def put_city(state: Position, seat: int, row: Row) -> None:
    """The planes of the city, where it differs from the one that was written last."""
    last = row.keys[0]
    if last is None:
        built = Built(state)
        for lot in range(LOTS):
            built.put(lot, seat, state.seats, row, 1)
    else:
        then = cast(Built, last)
        if then.is_still(state):
            return
        built = Built(state)
        for lot in built.changed_lots(then):
            then.put(lot, seat, state.seats, row, 0)
            built.put(lot, seat, state.seats, row, 1)
    row.keys[0] = built


class Layout:
    """The blocks of the numbers, where each begins, and how they are written."""

    __slots__ = (
        "blocks", "kinds", "hand", "player_size", "values", "markers", "players", "supply", "offices", "planning",
        "contracts", "decks", "discards", "turn", "question",
    )  # fmt: skip

    def __init__(self, game: Game[Position]) -> None:
        self.kinds = question_places(game)
        cards = len(cast(Components, game.components).cards)
        self.hand = len(NUMBERS) + VOCATION_COUNT + FAVOR_PLACES_PER_SEAT
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
        numbers = [
            1, state.wealth[player], state.prestige[player], state.cubes[player], int(state.extra_favor == player),
        ]  # fmt: skip
        numbers += state.tiles[VOCATION_COUNT * player : VOCATION_COUNT * (player + 1)]
        for place in range(FAVOR_PLACES_PER_SEAT * player, FAVOR_PLACES_PER_SEAT * (player + 1)):
            numbers.append(state.favors[place] + 1)
        row.numbers(start, numbers)
        row.ones(start + self.hand, state.hands[player])

    def write(self, state: Position, seat: int, row: Row) -> None:
        put_city(state, seat, row)
        row.numbers(self.values, state.value)
        row.numbers(self.markers, [marker + 1 for marker in state.spaces])
        for place in range(state.seats):
            player = (seat + place) % state.seats
            self.put_player(state, player, self.players + place * self.player_size, row)
        row.numbers(self.supply, state.supply)
        holders = [(holder - seat) % state.seats + 1 if holder >= 0 else 0 for holder in state.offices]
        row.numbers(self.offices, holders)
        row.bits(self.offices + OFFICE_COUNT, state.in_play)
        row.one_hot(self.offices + 2 * OFFICE_COUNT, state.pawn)
        row.numbers(self.planning, [card + 1 for card in state.planning_boxes])
        row.numbers(self.contracts, [card + 1 for card in state.contract_boxes])
        decks = self.decks
        row.numbers(decks, [len(left) for left in state.decks])
        tops = [state.decks[deck][-1] + 1 if state.face_up >> deck & 1 else 0 for deck in range(DECK_COUNT)]
        row.numbers(decks + DECK_COUNT, tops)
        row.bits(decks + 2 * DECK_COUNT, state.active_decks)
        row.ones(self.discards, state.gone + state.discards)
        numbers = [
            int(state.active == seat), state.turn, state.ap, state.turn_ap, state.built, state.discount,
            state.chosen_line + 1, state.idle, state.turns_without_contract, int(state.shuffled),
        ]  # fmt: skip
        row.numbers(self.turn, numbers)
        put_question(row, self.question, state, seat, self.kinds)


def build(game: Game[Position]) -> Encoding[Position]:
    layout = Layout(game)
    return Encoding(layout.blocks, layout.write, game.actions.size)


ENCODER = Encoder(build)
