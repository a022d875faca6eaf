"""A city: parcels on a grid, cards laid beside and over each other.

A set of parcels is one int with a bit per parcel of the frame, so that a rule about all spots at once is a handful of
shifts and ands. A city never changes: laying or selling a card makes a new one, and clones of a position share it.
"""

from boomtown.games.carson.actions import FRAME, LOW, PLACE
from boomtown.games.carson.cards import CODE, COVERS, EMPTY, FACE, OUTLAWS, PRISON
from boomtown.games.carson.components import KINDS
from boomtown.kernel.message import Cell

# Parcels are numbered column by column, as place actions are.
AREA = FRAME * FRAME
DOWN = 1
RIGHT = FRAME
CORNERS: list[int] = [0, RIGHT, DOWN, RIGHT + DOWN]  # from a card's upper left parcel, in the order of its face
ORIGIN = -LOW * FRAME - LOW

BOX = 8
LARGE_BOX = 9  # one side of it with the Captain


def parcel_at(x: int, y: int) -> int:
    """The parcel x to the right of and y below the first card's upper left one."""
    return (x - LOW) * FRAME + y - LOW


def parcel_position(parcel: int) -> Cell:
    """The inverse of parcel_at()."""
    return parcel // FRAME + LOW, parcel % FRAME + LOW


def parcels(mask: int) -> list[int]:
    """The parcels of a set, in order."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def positions(mask: int) -> tuple[Cell, ...]:
    return tuple([parcel_position(parcel) for parcel in parcels(mask)])


def _near(parcel: int, reach_x: range, reach_y: range) -> int:
    """The set of parcels of the frame within these distances of one."""
    column, row = divmod(parcel, FRAME)
    mask = 0
    for x in reach_x:
        for y in reach_y:
            if 0 <= column + x < FRAME and 0 <= row + y < FRAME:
                mask |= 1 << ((column + x) * FRAME + row + y)
    return mask


# The eight parcels around one (C10.1).
AROUND: list[int] = [_near(parcel, range(-1, 2), range(-1, 2)) & ~(1 << parcel) for parcel in range(AREA)]

# The four parcels of a card, by its upper left one.
CARD: list[int] = [_near(parcel, range(2), range(2)) for parcel in range(AREA)]


def _contacts(spot: int) -> int:
    """Where a card may lie beside or on a card at `spot`: five by five without the corners (C6.3)."""
    corners = 0
    for x in (-2, 2):
        for y in (-2, 2):
            corners |= _near(spot, range(x, x + 1), range(y, y + 1))
    return _near(spot, range(-2, 3), range(-2, 3)) & ~corners


CONTACTS: list[int] = [_contacts(spot) for spot in range(AREA)]


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
COLUMNS = _spans(BOX, RIGHT)
ROWS = _spans(BOX, DOWN)
LARGE_COLUMNS = _spans(LARGE_BOX, RIGHT)
LARGE_ROWS = _spans(LARGE_BOX, DOWN)


def _lists(base: int) -> list[list[list[int]]]:
    """The action codes for every byte of a set of spots, so that a list of them needs no walk over bits."""
    return [
        [[base + 8 * place + bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]
        for place in range(AREA // 8)
    ]


PLACE_CODES = _lists(PLACE.base)


def place_codes(spots: int) -> list[int]:
    """The place actions for a set of spots."""
    found: list[int] = []
    for place, byte in enumerate(spots.to_bytes(AREA // 8, "little")):
        if byte:
            found += PLACE_CODES[place][byte]
    return found


class City:
    """What one seat has built; never changed once made."""

    __slots__ = ("kinds", "built", "layered", "contacts", "laid", "box", "worth", "worth_lawful", "outlook")

    def __init__(
        self, kinds: list[int], built: int, layered: int, contacts: int, laid: list[int], box: tuple[int, int, int, int]
    ) -> None:
        self.kinds = kinds  # per kind the parcels that show it
        self.built = built  # all parcels with a card
        self.layered = layered  # parcels with more than one card; such cards can never be sold
        self.contacts = contacts  # spots where a card would touch the city or lie on it
        self.laid = laid  # card and spot by turns, in the order they were laid
        self.box = box  # the first and last column, the first and last row
        self.worth = UNKNOWN  # what scoring.py made of it, without the Sheriff
        self.worth_lawful = UNKNOWN  # and with the Sheriff
        self.outlook: object | None = None  # what outlook.py made of it

    def lay(self, card: int, spot: int) -> "City":
        """The city with one more card, on top of whatever is there (C6.4)."""
        covered = CARD[spot]
        keep = ~covered
        kinds = [mask & keep for mask in self.kinds]
        face = FACE[card]
        kinds[face[0]] |= 1 << spot
        kinds[face[1]] |= 1 << (spot + RIGHT)
        kinds[face[2]] |= 1 << (spot + DOWN)
        kinds[face[3]] |= 1 << (spot + RIGHT + DOWN)
        built = self.built
        column = spot // FRAME
        row = spot % FRAME
        box = (column, column + 1, row, row + 1)
        contacts = CONTACTS[spot]
        if built:
            left, right, top, bottom = self.box
            box = (min(left, column), max(right, column + 1), min(top, row), max(bottom, row + 1))
            contacts |= self.contacts
        return City(kinds, built | covered, self.layered | (built & covered), contacts, [*self.laid, card, spot], box)

    def spots(self, card: int, sheriff: bool, captain: bool) -> int:
        """The set of spots where the rules allow the card (C6.2-C6.12)."""
        kinds = self.kinds
        free = ~self.built | kinds[EMPTY]  # C6.5
        if sheriff or kinds[PRISON]:
            free |= kinds[OUTLAWS]  # C6.9
        spots = self.contacts & self.room(captain)
        face = FACE[card]
        for corner in range(4):
            open_to = free
            for other in COVERS[face[corner]]:  # C6.6, C6.7
                open_to |= kinds[other]
            spots &= open_to >> CORNERS[corner]
        return spots

    def room(self, captain: bool) -> int:
        """The set of spots that keep the city within its box (C6.2, C6.12)."""
        left, right, top, bottom = self.box
        width = left * FRAME + right
        height = top * FRAME + bottom
        if not captain:
            return COLUMNS[width] & ROWS[height]
        return (LARGE_COLUMNS[width] & ROWS[height]) | (COLUMNS[width] & LARGE_ROWS[height])

    def lawful(self, sheriff: bool) -> bool:
        """Whether outlaws are harmless and count as empty (C6.9)."""
        return sheriff or self.kinds[PRISON] != 0

    def sellable(self) -> list[int]:
        """The spots of the cards that may be sold: not layered, and the rest stays in one piece (C9.3, C9.4)."""
        laid = self.laid
        if len(laid) < 4:
            return []
        found = []
        for index in range(1, len(laid), 2):
            spot = laid[index]
            if not self.layered & CARD[spot] and connected(self.built & ~CARD[spot]):
                found.append(spot)
        return found

    def without(self, spot: int) -> "City":
        """The city after the card at `spot` was sold (C9.5)."""
        index = 2 * self.laid[1::2].index(spot)
        laid = self.laid[:index] + self.laid[index + 2 :]
        rest = laid[1::2]
        shift = _drift([other // FRAME for other in rest]) * RIGHT + _drift([other % FRAME for other in rest]) * DOWN
        return rebuilt([laid[place] + (shift if place % 2 else 0) for place in range(len(laid))])

    def rows(self) -> list[str]:
        """The city as lines of letters, "-" where no card lies, as on a score sheet."""
        if not self.built:
            return []
        left, right, top, bottom = self.box
        return [
            "".join([self.letter(column * FRAME + row) for column in range(left, right + 1)])
            for row in range(top, bottom + 1)
        ]

    def letter(self, parcel: int) -> str:
        for kind in range(len(KINDS)):
            if self.kinds[kind] >> parcel & 1:
                return CODE[kind]
        return "-"


UNKNOWN = -(10**6)


def empty_city() -> City:
    """Before the first card, which lies anywhere: the frame is counted from it (C6.1)."""
    middle = -LOW
    return City([0] * len(KINDS), 0, 0, 1 << ORIGIN, [], (middle, middle, middle, middle))


def rebuilt(laid: list[int]) -> City:
    """The city that arises from laying these cards: card and spot by turns."""
    city = empty_city()
    for index in range(0, len(laid), 2):
        city = city.lay(laid[index], laid[index + 1])
    return city


def _drift(sides: list[int]) -> int:
    """How far a city must move so that the middle of the frame stays inside it and its box has room on all sides."""
    middle = -LOW
    if min(sides) > middle:
        return middle - min(sides)
    if max(sides) < middle:
        return middle - max(sides)
    return 0


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
