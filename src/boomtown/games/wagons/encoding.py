"""A position as numbers for learning programs.

A town has no fixed frame, so its planes are a torus: territory x, y is in column x modulo 18 of row y modulo 18. The
same holds for the place actions. Up to 16 territories across, which hardly any game exceeds, no two places fall
together.
"""

from typing import Final

from boomtown.games.wagons.actions import ACTIONS, PLACE
from boomtown.games.wagons.components import CARDS, FRONT, SYMBOL, TERRAIN
from boomtown.games.wagons.state import Position
from boomtown.games.wagons.town import AREA, Town, cell_position, place_cell
from boomtown.kernel.encoding import Block, Encoder, Encoding, Row, put_question, question_blocks, question_places
from boomtown.kernel.game import Game

SIDE: Final = 18
PLANE: Final = SIDE * SIDE
PLANES: Final = 12

# Where each cell of a town's grid lies on the planes.
ON_PLANE = [y % SIDE * SIDE + x % SIDE for x, y in (cell_position(cell) for cell in range(AREA))]

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
    cells = town.cells
    if row.changed(start, PLANES * PLANE, cells):
        buffer = row.buffer
        for cell in town.land:
            land = cells[cell]
            place = start + ON_PLANE[cell]
            buffer[place + TERRAIN[land] * PLANE] = 1
            buffer[place + (6 + SYMBOL[land]) * PLANE] = 1


def put_card(card: int, row: Row) -> None:
    """The territories of a card; -1 is none."""
    if row.changed(CARD, 4 * PLANES, card) and card >= 0:
        for corner, land in enumerate(FRONT[card]):
            row.buffer[CARD + corner * PLANES + TERRAIN[land]] = 1
            row.buffer[CARD + corner * PLANES + 6 + SYMBOL[land]] = 1


def build(game: Game[Position]) -> Encoding[Position]:
    kinds = question_places(game)

    def write(state: Position, seat: int, row: Row) -> None:
        for place, other in enumerate((seat, 1 - seat)):
            put_town(state.towns[other], TOWNS + place * PLANES * PLANE, row)
            row.orders(HANDS + place * CARDS, CARDS, state.hands[other])
        row.orders(CIRCLE, CARDS, state.circle)
        row.ones(GOALS, CARDS, state.goals)
        put_card(state.hands[seat][0] if state.hands[seat] else -1, row)
        row.numbers(OPTION, [int(bool(state.options["boom_per_mine"]))])
        put_question(row, QUESTION, state, seat, kinds)

    blocks = [Block(name, shape, says) for name, shape, says in BLOCKS]
    blocks += question_blocks(kinds, "what the seat is asked: where to start, take a card, lay a card")
    table = [compact(action) for action in range(ACTIONS.size)]
    return Encoding(blocks, write, PLACE.base + 2 * PLANE, table)


ENCODER = Encoder(build)
