"""The grid of parcels that cities lie on: neighbours, spots for cards, and the box.

Parcels are numbered column by column, as place actions are. A set of parcels is one int with a bit for each. A card
lies on the spot of its upper left parcel.
"""

from typing import Final

from boomtown.games.carson.actions import FRAME, LOW, PLACE
from boomtown.games.carson.bits import members
from boomtown.games.carson.constants import BOX, LARGE_BOX
from boomtown.kernel.message import Cell

FRAME_PARCELS: Final = FRAME * FRAME
DOWN: Final = 1
RIGHT: Final = FRAME
# From a card's upper left parcel, in the order of its parcels.
CORNERS: Final[list[int]] = [0, RIGHT, DOWN, RIGHT + DOWN]
MIDDLE: Final = -LOW  # the column and the row of the first card
ORIGIN: Final = MIDDLE * FRAME + MIDDLE


def parcel_at(x: int, y: int) -> int:
    """The parcel x to the right of and y below the first card's upper left one."""
    return (x - LOW) * FRAME + y - LOW


def parcel_position(parcel: int) -> Cell:
    """The inverse of parcel_at()."""
    return parcel // FRAME + LOW, parcel % FRAME + LOW


def positions(mask: int) -> tuple[Cell, ...]:
    """The positions of a set of parcels."""
    return tuple([parcel_position(parcel) for parcel in members(mask)])


def _near(parcel: int, columns: range, rows: range) -> int:
    """The set of parcels of the frame within these distances of one."""
    column, row = divmod(parcel, FRAME)
    mask = 0
    for x in columns:
        for y in rows:
            if 0 <= column + x < FRAME and 0 <= row + y < FRAME:
                mask |= 1 << ((column + x) * FRAME + row + y)
    return mask


# The eight parcels around one (C10.1).
AROUND: Final[list[int]] = [
    _near(parcel, range(-1, 2), range(-1, 2)) & ~(1 << parcel) for parcel in range(FRAME_PARCELS)
]

# The four parcels of a card, by its spot.
CARD: Final[list[int]] = [_near(spot, range(2), range(2)) for spot in range(FRAME_PARCELS)]


def _contacts(spot: int) -> int:
    """Where a card may lie beside or on a card at `spot`: five by five without the corners (C6.3)."""
    corners = 0
    for x in (-2, 2):
        for y in (-2, 2):
            corners |= _near(spot, range(x, x + 1), range(y, y + 1))
    return _near(spot, range(-2, 3), range(-2, 3)) & ~corners


CONTACTS: Final[list[int]] = [_contacts(spot) for spot in range(FRAME_PARCELS)]


def _span(low: int, high: int, size: int, stride: int) -> int:
    """The spots at which a card keeps a side that reaches from low to high within `size` parcels."""
    mask = 0
    if high - low < size:
        for spot in range(max(0, high - size + 1), min(FRAME - 2, low + size - 2) + 1):
            for other in range(FRAME - 1):
                mask |= 1 << (spot * stride + other * (RIGHT if stride == DOWN else DOWN))
    return mask


def _spans(size: int, stride: int) -> list[int]:
    return [_span(low, high, size, stride) for low in range(FRAME) for high in range(FRAME)]


# Spots that respect the box in one direction, by `low * FRAME + high` of what is built so far (C6.2, C6.12).
COLUMNS: Final = _spans(BOX, RIGHT)
ROWS: Final = _spans(BOX, DOWN)
LARGE_COLUMNS: Final = _spans(LARGE_BOX, RIGHT)
LARGE_ROWS: Final = _spans(LARGE_BOX, DOWN)


def _place_codes_by_byte() -> list[list[list[int]]]:
    """The place actions for every byte of a set of spots, so that a list of them needs no walk over bits."""
    return [
        [[PLACE.base + 8 * place + bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]
        for place in range(FRAME_PARCELS // 8)
    ]


PLACE_CODES = _place_codes_by_byte()


def place_codes(spots: int) -> list[int]:
    """The place actions for a set of spots."""
    codes: list[int] = []
    for place, byte in enumerate(spots.to_bytes(FRAME_PARCELS // 8, "little")):
        if byte:
            codes += PLACE_CODES[place][byte]
    return codes


def connected(mask: int) -> bool:
    """Whether a set of parcels is one piece, connected by sides."""
    return first_piece(mask) == mask


def first_piece(mask: int) -> int:
    """The first parcel of a set and all that hang together with it by sides.

    A city is too narrow to reach from the last row of one column to the first row of the next.
    """
    piece = mask & -mask
    while True:
        grown = (piece | piece << DOWN | piece >> DOWN | piece << RIGHT | piece >> RIGHT) & mask
        if grown == piece:
            return piece
        piece = grown
