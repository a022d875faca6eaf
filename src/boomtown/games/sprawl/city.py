"""The geometry of the city: lots, blocks, the spots a building can stand on, and what lies around them.

A lot is `4 * block + corner` with the corners nw, ne, sw, se; a block is `6 * row + column` from the north-west.
A spot is one of the 13 shapes inside one block: `13 * block + shape`. A building is known by its first lot.
"""

from typing import Final

CIV: Final = 0
COM: Final = 1
IND: Final = 2
RES: Final = 3
PARK: Final = 4
ZONES = ("CIV", "COM", "IND", "RES", "PARK")

ZONED: Final = 15  # the mask of all zones but parks

SIDE: Final = 6
BLOCKS: Final = 36
LOTS: Final = 144
SHAPES: Final = 13
SPOTS: Final = 468

# The borders of the city (S1.4), and the words by which cards ask for them.
WATER: Final = 1
WILDERNESS: Final = 2
EDGES: dict[str, int] = {"water": WATER, "wilderness": WILDERNESS, "any": WATER | WILDERNESS}
BORDERS: dict[str, str] = {"north": "water", "east": "water", "west": "wilderness", "south": "wilderness"}

# The lots of each shape as a mask of corners: singles, pairs side by side, the four Ls, the whole block (S1.8).
SHAPE_MASK: Final[list[int]] = [1, 2, 4, 8, 3, 12, 5, 10, 7, 11, 13, 14, 15]
SHAPE_SIZE: Final[list[int]] = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4]
CORNERS = ("nw", "ne", "sw", "se")

# FREE_SHAPES[occupied corners][size]: the shapes that still fit.
FREE_SHAPES: Final[list[list[list[int]]]] = [
    [
        [shape for shape in range(SHAPES) if SHAPE_SIZE[shape] == size and not SHAPE_MASK[shape] & taken]
        for size in range(5)
    ]
    for taken in range(16)
]
# COVERING_SHAPES[occupied corners][size]: the shapes that would lie on something.
COVERING_SHAPES: Final[list[list[list[int]]]] = [
    [[shape for shape in range(SHAPES) if SHAPE_SIZE[shape] == size and SHAPE_MASK[shape] & taken] for size in range(5)]
    for taken in range(16)
]


def zone_names(mask: int) -> str:
    """The zones of a mask: CIV/RES."""
    return "/".join([zone for number, zone in enumerate(ZONES) if mask >> number & 1])


def short_zone(zone: int) -> str:
    """A word for a zone, as a parameter of messages."""
    return f"@sprawl-zone-short-{ZONES[zone].lower()}"


def lot_place(lot: int) -> tuple[int, int]:
    """Column and row of a lot in the grid of 12 x 12, counted from the north-west."""
    block = lot >> 2
    return 2 * (block % SIDE) + (lot & 1), 2 * (block // SIDE) + (lot >> 1 & 1)


def lot_at(x: int, y: int) -> int:
    """The inverse of lot_place()."""
    return 4 * ((y >> 1) * SIDE + (x >> 1)) + 2 * (y & 1) + (x & 1)


def _neighbours(lot: int) -> list[int]:
    x, y = lot_place(lot)
    around = [(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy]
    return [lot_at(*place) for place in around if 0 <= place[0] < 12 and 0 <= place[1] < 12]


def _edges(lot: int) -> int:
    x, y = lot_place(lot)
    last = 2 * SIDE - 1
    sides = {"north": y == 0, "east": x == last, "south": y == last, "west": x == 0}
    borders = 0
    for side, touches in sides.items():
        if touches:
            borders |= EDGES[BORDERS[side]]
    return borders


# The lots that touch a lot by side or corner, streets or not (S1.2), and the borders it lies at (S1.4).
NEIGHBOURS: Final[list[list[int]]] = [_neighbours(lot) for lot in range(LOTS)]
LOT_EDGE: Final[list[int]] = [_edges(lot) for lot in range(LOTS)]

SPOT_MASK: Final[list[int]] = [SHAPE_MASK[spot % SHAPES] for spot in range(SPOTS)]
SPOT_SIZE: Final[list[int]] = [SHAPE_SIZE[spot % SHAPES] for spot in range(SPOTS)]
SPOT_LOTS: Final[list[list[int]]] = [
    [spot // SHAPES * 4 + corner for corner in range(4) if SPOT_MASK[spot] >> corner & 1] for spot in range(SPOTS)
]
SPOT_CELLS: list[list[tuple[int, int]]] = [[lot_place(lot) for lot in lots] for lots in SPOT_LOTS]
SPOT_FIRST: Final[list[int]] = [lots[0] for lots in SPOT_LOTS]
SPOT_AROUND: Final[list[list[int]]] = [
    sorted({near for lot in lots for near in NEIGHBOURS[lot]} - set(lots)) for lots in SPOT_LOTS
]


def _spot_edge(lots: list[int]) -> int:
    borders = 0
    for lot in lots:
        borders |= LOT_EDGE[lot]
    return borders


SPOT_EDGE: Final[list[int]] = [_spot_edge(lots) for lots in SPOT_LOTS]

# Strips of the city as masks of blocks (S1.5).
ALL_BLOCKS: Final = (1 << 36) - 1
ROW_BLOCKS: Final[list[int]] = [0b111111 << SIDE * row for row in range(SIDE)]
COLUMN_BLOCKS: Final[list[int]] = [sum(1 << SIDE * row + column for row in range(SIDE)) for column in range(SIDE)]
CROSS_BLOCKS: Final[list[int]] = [ROW_BLOCKS[block // SIDE] | COLUMN_BLOCKS[block % SIDE] for block in range(BLOCKS)]

# The nine grey spaces: three in the north, each over two columns, six in the east, each beside a row.
SPACES: Final = 9
SPACE_NAMES = ("n1", "n2", "n3", "e1", "e2", "e3", "e4", "e5", "e6")
SPACE_BLOCKS: Final[list[int]] = [
    COLUMN_BLOCKS[0] | COLUMN_BLOCKS[1],
    COLUMN_BLOCKS[2] | COLUMN_BLOCKS[3],
    COLUMN_BLOCKS[4] | COLUMN_BLOCKS[5],
    *ROW_BLOCKS,
]
# The same in words: the columns or rows that each space acts on, counted from 1.
SPACES_DESCRIBED: list[dict[str, str | list[int]]] = []
for _column in range(0, SIDE, 2):
    SPACES_DESCRIBED.append({"id": f"N{_column // 2 + 1}", "cols": [_column + 1, _column + 2]})
for _row in range(SIDE):
    SPACES_DESCRIBED.append({"id": f"E{_row + 1}", "rows": [_row + 1]})
NORTH_SPACE: Final[list[int]] = [block % SIDE // 2 for block in range(BLOCKS)]
EAST_SPACE: Final[list[int]] = [3 + block // SIDE for block in range(BLOCKS)]

BLOCK_NAMES: list[str] = [f"r{block // SIDE + 1}c{block % SIDE + 1}" for block in range(BLOCKS)]
LOT_NAMES: list[str] = [f"{BLOCK_NAMES[lot >> 2]}.{CORNERS[lot & 3]}" for lot in range(LOTS)]
SPOT_NAMES: list[str] = [
    BLOCK_NAMES[spot // SHAPES] + ("" if len(lots) == 4 else "." + "+".join([CORNERS[lot & 3] for lot in lots]))
    for spot, lots in enumerate(SPOT_LOTS)
]


def blocks_of(strip: int) -> list[int]:
    """The blocks of a mask."""
    return [block for block in range(BLOCKS) if strip >> block & 1]


def printed_values(south: list[int], west: list[int]) -> list[int]:
    """Per block its value without markers (S1.6)."""
    return [south[block % SIDE] + west[block // SIDE] for block in range(BLOCKS)]
