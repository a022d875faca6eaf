"""A town: territories on a square grid, cards laid beside and over each other."""

from typing import Final

from boomtown.games.wagons.actions import PLACE, REACH
from boomtown.games.wagons.components import FRONT
from boomtown.kernel.message import Cell

# The grid has room for every town that can be built, and an empty border so that neighbours need no check.
WIDTH: Final = 2 * REACH + 4
AREA: Final = WIDTH * WIDTH
ORIGIN: Final = (REACH + 1) * WIDTH + REACH + 1
SPAN: Final = 2 * REACH + 1

# Where a card may lie beside or on one at offset 0: all of 5 x 5 but the corners, for corner contact is none (W4.3).
CONTACT: Final[list[int]] = [y * WIDTH + x for y in range(-2, 3) for x in range(-2, 3) if abs(x) + abs(y) < 4]


def cell_at(x: int, y: int) -> int:
    """The grid cell x to the right of and y below the first card's upper left territory."""
    return ORIGIN + y * WIDTH + x


def cell_position(cell: int) -> Cell:
    """The inverse of cell_at()."""
    return cell % WIDTH - REACH - 1, cell // WIDTH - REACH - 1


def positions(cells: list[int]) -> tuple[Cell, ...]:
    return tuple([cell_position(cell) for cell in cells])


def place_code(cell: int) -> int:
    """The action that lays a card upright with its upper left territory on `cell`; the next one lays it turned."""
    return PLACE.base + 2 * ((cell % WIDTH - 1) * SPAN + cell // WIDTH - 1)


# The same for every cell, for they are needed all the time.
PLACE_CODES: Final = [place_code(cell) for cell in range(AREA)]


def place_cell(action: int) -> int:
    """The cell of a place action's upper left territory."""
    spot = (action - PLACE.base) >> 1
    return (spot % SPAN + 1) * WIDTH + spot // SPAN + 1


class Town:
    """What one seat has built."""

    __slots__ = ("cells", "land", "laid", "places", "_reached", "cache")

    def __init__(
        self,
        cells: bytes,
        land: list[int],
        laid: list[int],
        places: list[int],
        reached: bytearray,
        cache: dict[int, list[int]],
    ) -> None:
        self.cells = cells  # the visible territory on each cell, 0 where nothing lies
        self.land = land  # the cells that hold a territory, in the order they were settled
        self.laid = laid  # card and place action by turns, in the order they were laid
        self.places = places  # all legal place actions
        self._reached = reached  # 1 on cells whose place actions are in `places`
        self.cache = cache  # points worked out for this very town; its clones share them

    def clone(self) -> "Town":
        return Town(self.cells, self.land[:], self.laid[:], self.places[:], self._reached[:], self.cache)

    def lay(self, card: int, action: int) -> None:
        """Lay a card on top of whatever is there (W4.5)."""
        if not self.laid:
            self.places.clear()
        self._cover(card, action)
        self.laid.append(card)
        self.laid.append(action)
        self.cache = {}
        self._reach(place_cell(action))

    def trial(self, card: int, action: int) -> "Town":
        """What the town would look like with one more card. Only good for scoring."""
        copy = Town(self.cells, self.land[:], self.laid, self.places, self._reached, {})
        copy._cover(card, action)
        return copy

    def _cover(self, card: int, action: int) -> None:
        corner = place_cell(action)
        front = FRONT[card]
        turned = (action - PLACE.base) & 1
        cells = bytearray(self.cells)
        self._settle(cells, corner, front[3 if turned else 0])
        self._settle(cells, corner + 1, front[2 if turned else 1])
        self._settle(cells, corner + WIDTH, front[1 if turned else 2])
        self._settle(cells, corner + WIDTH + 1, front[0 if turned else 3])
        self.cells = bytes(cells)

    def _settle(self, cells: bytearray, cell: int, territory: int) -> None:
        if not self.cells[cell]:
            self.land.append(cell)
        cells[cell] = territory

    def _reach(self, corner: int) -> None:
        # A card touches the town exactly when it touches one of its cards, so each card adds its own contacts.
        reached = self._reached
        places = self.places
        codes = PLACE_CODES
        for offset in CONTACT:
            cell = corner + offset
            if not reached[cell]:
                reached[cell] = 1
                code = codes[cell]
                places.append(code)
                places.append(code + 1)


def empty_town() -> Town:
    """A town before its first card, which may lie anywhere: the grid is counted from it (W4.1)."""
    first = place_code(ORIGIN)
    return Town(bytes(AREA), [], [], [first, first + 1], bytearray(AREA), {})
