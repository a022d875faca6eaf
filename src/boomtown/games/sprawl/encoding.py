"""A position as numbers for learning programs: the city in planes of 12 by 12 lots, the rest in counts."""

from typing import Final, cast

from boomtown.games.sprawl.city import BLOCKS as CITY_BLOCKS
from boomtown.games.sprawl.city import LOTS, SPACES, ZONES, lot_place
from boomtown.games.sprawl.components import Components
from boomtown.games.sprawl.constants import (
    CONTRACT_BOXES,
    DECKS,
    FAVOR_PLACES_PER_SEAT,
    OFFICES,
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

# Where each lot lies on a plane.
ON_PLANE = [(y - min_y) * SIDE + x - min_x for min_x, min_y in [min(lot_place(lot) for lot in range(LOTS))]
            for x, y in [lot_place(lot) for lot in range(LOTS)]]  # fmt: skip

NUMBERS = ("present", "wealth", "prestige", "cubes", "extra Favor")
TURN = ("own turn", "turns so far", "AP", "AP of the turn", "built", "discount", "line chosen", "idle turns",
        "turns without a contract", "reshuffled")  # fmt: skip


def build(game: Game[Position]) -> Encoding[Position]:
    components = cast(Components, game.components)
    kinds = question_places(game)
    cards = len(components.cards)
    tiles = len(NUMBERS)
    favors = tiles + VOCATION_COUNT
    hand = favors + FAVOR_PLACES_PER_SEAT
    player_size = hand + cards
    blocks = [
        Block("city", (PLANES, SIDE, SIDE), "planes of the five zones, of the owners from the own seat on, and of the "
              "contract that built it, from 1"),
        Block("values", (CITY_BLOCKS,), "the value of each block"),
        Block("markers", (SPACES,), "the marker on each grey space, from 1"),
        Block("players", (MOST, player_size), f"from the own seat on: {', '.join(NUMBERS)}; vocation tiles; the two "
              "Favors, from 1; planning cards in hand"),
        Block("supply", (VOCATION_COUNT,), "vocation tiles that nobody has"),
        Block("offices", (3, len(OFFICES)), "the holder of each from the own seat on, from 1; in play; the pawn"),
        Block("planning", (PLANNING_BOXES,), "the card in each box, from 1"),
        Block("contracts", (CONTRACT_BOXES,), "the card in each box, from 1"),
        Block("decks", (3, len(DECKS)), "cards left; the open card on top, from 1; active"),
        Block("discards", (cards,), "1 for discarded planning cards and contracts that left the game"),
        Block("turn", (len(TURN),), ", ".join(TURN)),
        *question_blocks(kinds, "what the seat is asked"),
    ]  # fmt: skip
    start_of = {block.name: block.start for block in laid_out(blocks)}
    values = start_of["values"]
    markers = start_of["markers"]
    players = start_of["players"]
    supply = start_of["supply"]
    offices = start_of["offices"]
    planning = start_of["planning"]
    contracts = start_of["contracts"]
    decks = start_of["decks"]
    discards = start_of["discards"]
    turn = start_of["turn"]
    question = start_of["question"]

    def put_city(state: Position, seat: int, row: Row) -> None:
        plane = SIDE * SIDE
        built = (state.building[:], state.zone[:], state.owner[:], state.contract[:])
        if not row.changed(0, PLANES * plane, built):
            return
        buffer = row.buffer
        for lot in range(LOTS):
            building = state.building[lot]
            if building < 0:
                continue
            place = ON_PLANE[lot]
            buffer[state.zone[building] * plane + place] = 1
            owner = state.owner[building]
            if owner >= 0:
                buffer[(ZONE_COUNT + (owner - seat) % state.seats) * plane + place] = 1
            buffer[(ZONE_COUNT + MOST) * plane + place] = state.contract[building] + 1

    def put_player(state: Position, player: int, start: int, row: Row) -> None:
        numbers = [
            1, state.wealth[player], state.prestige[player], state.cubes[player], int(state.extra_favor == player),
        ]  # fmt: skip
        numbers += state.tiles[VOCATION_COUNT * player : VOCATION_COUNT * (player + 1)]
        for favor in state.favors[FAVOR_PLACES_PER_SEAT * player : FAVOR_PLACES_PER_SEAT * (player + 1)]:
            numbers.append(favor + 1)
        row.numbers(start, numbers)
        row.ones(start + hand, cards, state.hands[player])

    def write(state: Position, seat: int, row: Row) -> None:
        put_city(state, seat, row)
        row.numbers(values, state.value)
        row.numbers(markers, [marker + 1 for marker in state.spaces])
        for place in range(state.seats):
            put_player(state, (seat + place) % state.seats, players + place * player_size, row)
        row.numbers(supply, state.supply)
        holders = [(holder - seat) % state.seats + 1 if holder >= 0 else 0 for holder in state.offices]
        row.numbers(offices, holders)
        row.bits(offices + len(OFFICES), len(OFFICES), state.in_play)
        row.one(offices + 2 * len(OFFICES), len(OFFICES), state.pawn)
        row.numbers(planning, [card + 1 for card in state.planning_boxes])
        row.numbers(contracts, [card + 1 for card in state.contract_boxes])
        row.numbers(decks, [len(left) for left in state.decks])
        tops = [left[-1] + 1 if state.face_up >> deck & 1 else 0 for deck, left in enumerate(state.decks)]
        row.numbers(decks + len(DECKS), tops)
        row.bits(decks + 2 * len(DECKS), len(DECKS), state.active_decks)
        row.ones(discards, cards, state.discards + state.gone)
        numbers = [
            int(state.active == seat), state.turn, state.ap, state.turn_ap, state.built, state.discount,
            state.chosen_line + 1, state.idle, state.turns_without_contract, int(state.shuffled),
        ]  # fmt: skip
        row.numbers(turn, numbers)
        put_question(row, question, state, seat, kinds)

    return Encoding(blocks, write, game.actions.size)


ENCODER = Encoder(build)
