"""A position as numbers for learning programs.

A town has no fixed frame, so its planes are a torus: territory x, y is in column x modulo 18 of row y modulo 18. The
same holds for the place actions. Up to 16 territories across, which hardly any game exceeds, no two places fall
together.
"""

from typing import Final, cast

from boomtown.games.wagons.actions import ACTIONS, PLACE
from boomtown.games.wagons.components import CARDS, FRONT, SYMBOL, TERRAIN
from boomtown.games.wagons.state import Position
from boomtown.games.wagons.town import AREA, WIDTH, Town, cell_position, place_cell
from boomtown.kernel.encoding import Block, Encoder, Encoding, Row, put_question, question_blocks, question_places
from boomtown.kernel.game import Game

SIDE: Final = 18
PLANE: Final = SIDE * SIDE
PLANES: Final = 12

NO_LAND: Final = bytes(AREA)

# Where each cell of a town's grid lies on the planes.
ON_PLANE: Final = [y % SIDE * SIDE + x % SIDE for x, y in (cell_position(cell) for cell in range(AREA))]

TOWNS: Final = 0
CIRCLE: Final = TOWNS + 2 * PLANES * PLANE
HANDS: Final = CIRCLE + CARDS
GOALS: Final = HANDS + 2 * CARDS
CARD: Final = GOALS + CARDS
OPTION: Final = CARD + 4 * PLANES
QUESTION: Final = OPTION + 1

BLOCKS = (
    ("towns", (2, PLANES, SIDE, SIDE), "own town, other town; planes of the six terrains, then of the six symbols"),
    ("circle", (CARDS,), "per card its place in the circle, the next one 1; 0 when it is not there"),
    ("hands", (2, CARDS), "own, other: per card its place among the cards to be laid, 0 when it is not there"),
    ("goals", (CARDS,), "1 for the three cards whose goals count"),
    ("card", (4, PLANES), "the four territories of the card that the seat must lay next, row by row"),
    ("option", (1,), "1 when Boom or Bust pays for each mine"),
)


def compact(action: int) -> int:
    """start and take as they are, then place by row, column and turn."""
    if action < PLACE.base:
        return action
    return PLACE.base + 2 * ON_PLANE[place_cell(action)] + (action - PLACE.base & 1)


def put_town(town: Town, start: int, row: Row) -> None:
    """The planes of a town; of the one that was written last, only the territories that have changed."""
    before = NO_LAND
    last = row.keys[start]
    row.keys[start] = (town.cells, town.land)
    if last is not None:
        cells, land = cast(tuple[bytes, list[int]], last)
        if cells is town.cells:
            return
        if land is town.land and not is_wide(land):
            before = cells
        else:
            row.clear(start, PLANES * PLANE)
    buffer, on_plane, terrain, symbol = row.buffer, ON_PLANE, TERRAIN, SYMBOL
    for cell in town.land:
        old, new = before[cell], town.cells[cell]
        if old != new:
            place = start + on_plane[cell]
            if old:
                buffer[place + terrain[old] * PLANE] = 0
                buffer[place + (6 + symbol[old]) * PLANE] = 0
            buffer[place + terrain[new] * PLANE] = 1
            buffer[place + (6 + symbol[new]) * PLANE] = 1


def is_wide(land: list[int]) -> bool:
    """Whether two territories may fall on the same place of the torus."""
    if len(land) <= SIDE:
        return False
    columns = [cell % WIDTH for cell in land]
    return max(columns) - min(columns) >= SIDE or (max(land) - min(land)) // WIDTH >= SIDE


def put_card(card: int, row: Row) -> None:
    """The territories of a card; -1 is none."""
    if row.changed(CARD, 4 * PLANES, card) and card >= 0:
        buffer, terrain, symbol = row.buffer, TERRAIN, SYMBOL
        place = CARD
        for land in FRONT[card]:
            buffer[place + terrain[land]] = 1
            buffer[place + 6 + symbol[land]] = 1
            place += PLANES


def build(game: Game[Position]) -> Encoding[Position]:
    kinds = question_places(game)

    def write(state: Position, seat: int, row: Row) -> None:
        for place, other in enumerate((seat, 1 - seat)):
            put_town(state.towns[other], TOWNS + place * PLANES * PLANE, row)
            row.orders(HANDS + place * CARDS, state.hands[other])
        row.orders(CIRCLE, state.circle)
        row.ones(GOALS, state.goals)
        put_card(state.hands[seat][0] if state.hands[seat] else -1, row)
        row.numbers(OPTION, [int(bool(state.options["boom_per_mine"]))])
        put_question(row, QUESTION, state, seat, kinds)

    blocks = [Block(name, shape, says) for name, shape, says in BLOCKS]
    blocks += question_blocks(kinds, "what the seat is asked: where to start, take a card, lay a card")
    table = [compact(action) for action in range(ACTIONS.size)]
    return Encoding(blocks, write, PLACE.base + 2 * PLANE, table)


ENCODER = Encoder(build)
