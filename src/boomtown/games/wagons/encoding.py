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
from boomtown.kernel.encoding import (
    LOW,
    Block,
    Encoder,
    Encoding,
    Row,
    packed,
    put_question,
    question_blocks,
    question_places,
)
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


class Drawn:
    """The town that a row shows, and how far it reaches."""

    __slots__ = ("cells", "land", "laid", "left", "right", "top", "bottom")

    def __init__(self, town: Town) -> None:
        self.cells = NO_LAND
        self.land = town.land  # a town that goes on keeps this very list
        self.laid = 0  # how much of `town.laid` is shown
        self.left = self.top = WIDTH
        self.right = self.bottom = 0

    def widen(self, corner: int) -> None:
        """Take in a card."""
        column, line = corner % WIDTH, corner // WIDTH
        self.left = min(self.left, column)
        self.right = max(self.right, column + 1)
        self.top = min(self.top, line)
        self.bottom = max(self.bottom, line + 1)

    def is_wide(self) -> bool:
        """Whether two territories may fall on the same place of the torus."""
        return self.right - self.left >= SIDE or self.bottom - self.top >= SIDE


def put_town(town: Town, start: int, row: Row) -> None:
    """The planes of a town; of the one that was written last, only the cards laid since."""
    last = row.keys[start]
    if last is None:
        drawn = Drawn(town)
        row.keys[start] = drawn
    else:
        drawn = cast(Drawn, last)
        if drawn.cells is town.cells:
            return
        if drawn.land is not town.land:
            row.clear(start, PLANES * PLANE)
            drawn = Drawn(town)
            row.keys[start] = drawn
    laid, cells, before = town.laid, town.cells, drawn.cells
    first = drawn.laid
    for index in range(first, len(laid), 2):
        drawn.widen(place_cell(laid[index + 1]))
    if drawn.is_wide():
        row.clear(start, PLANES * PLANE)
        before = NO_LAND
        first = 0
    for index in range(first, len(laid), 2):
        corner = place_cell(laid[index + 1])
        put_territory(before[corner], cells[corner], start + ON_PLANE[corner], row)
        put_territory(before[corner + 1], cells[corner + 1], start + ON_PLANE[corner + 1], row)
        corner += WIDTH
        put_territory(before[corner], cells[corner], start + ON_PLANE[corner], row)
        put_territory(before[corner + 1], cells[corner + 1], start + ON_PLANE[corner + 1], row)
    drawn.cells = cells
    drawn.laid = len(laid)


def put_territory(old: int, new: int, place: int, row: Row) -> None:
    """What a place of the planes shows now, 0 for nothing."""
    if old == new:
        return
    data = row.data
    if old:
        data[2 * (place + TERRAIN[old] * PLANE) + LOW] = 0
        data[2 * (place + (6 + SYMBOL[old]) * PLANE) + LOW] = 0
    data[2 * (place + TERRAIN[new] * PLANE) + LOW] = 1
    data[2 * (place + (6 + SYMBOL[new]) * PLANE) + LOW] = 1


def packed_front(card: int) -> bytes:
    """The four territories of a card, one after the other."""
    numbers = [0] * (4 * PLANES)
    for place, land in enumerate(FRONT[card]):
        numbers[place * PLANES + TERRAIN[land]] = 1
        numbers[place * PLANES + 6 + SYMBOL[land]] = 1
    return packed(numbers)


FRONTS: Final = [packed_front(card) for card in range(CARDS)]


def build(game: Game[Position]) -> Encoding[Position]:
    kinds = question_places(game)

    def write(state: Position, seat: int, row: Row) -> None:
        put_town(state.towns[seat], TOWNS, row)
        put_town(state.towns[1 - seat], TOWNS + PLANES * PLANE, row)
        row.orders(HANDS, CARDS, state.hands[seat])
        row.orders(HANDS + CARDS, CARDS, state.hands[1 - seat])
        row.orders(CIRCLE, CARDS, state.circle)
        row.ones(GOALS, state.goals)
        card = state.hands[seat][0] if state.hands[seat] else -1
        if row.changed(CARD, 4 * PLANES, card):
            row.paste(CARD, FRONTS[card])
        row.number(OPTION, 1 if state.options["boom_per_mine"] else 0)
        put_question(row, QUESTION, state, seat, kinds)

    blocks = [Block(name, shape, says) for name, shape, says in BLOCKS]
    blocks += question_blocks(kinds, "what the seat is asked: where to start, take a card, lay a card")
    table = [compact(action) for action in range(ACTIONS.size)]
    return Encoding(blocks, write, PLACE.base + 2 * PLANE, table)


ENCODER = Encoder(build)
