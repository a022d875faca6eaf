"""A city: parcels on a grid, cards laid beside and over each other.

A set of parcels is one int with a bit per parcel of the frame, so that a rule about all spots at once is a handful of
shifts and ands. A city never changes: laying or selling a card makes a new one, and clones of a position share it.
"""

from typing import Final

from boomtown.games.carson.actions import FRAME
from boomtown.games.carson.components import Components
from boomtown.games.carson.constants import EMPTY, KINDS, OUTLAWS, PRISON
from boomtown.games.carson.grid import (
    CARD,
    COLUMNS,
    CONTACTS,
    CORNERS,
    DOWN,
    LARGE_COLUMNS,
    LARGE_ROWS,
    MIDDLE,
    ORIGIN,
    RIGHT,
    ROWS,
    connected,
)

UNKNOWN = -(10**6)  # points that nobody has asked for yet
NO_KIND: Final = -1


class City:
    """What one seat has built; never changed once made."""

    __slots__ = (
        "components", "kinds", "built", "layered", "contacts", "laid", "box", "points", "points_with_sheriff",
        "card_values",
    )  # fmt: skip

    def __init__(
        self,
        components: Components,
        kinds: list[int],
        built: int,
        layered: int,
        contacts: int,
        laid: list[int],
        box: tuple[int, int, int, int],
    ) -> None:
        self.components = components
        self.kinds = kinds  # per kind the parcels that show it
        self.built = built  # all parcels with a card
        self.layered = layered  # parcels with more than one card; such cards can never be sold
        self.contacts = contacts  # spots where a card would touch the city or lie on it
        self.laid = laid  # card and spot by turns, in the order they were laid
        self.box = box  # the first and last column, the first and last row
        # Worked out when somebody asks, and kept.
        self.points = UNKNOWN  # of the buildings and outlaws, without the Sheriff
        self.points_with_sheriff = UNKNOWN
        self.card_values: object | None = None  # what the bots worked out about it: a CardValues

    def lay(self, card: int, spot: int) -> "City":
        """The city with one more card, on top of whatever is there (C6.4)."""
        covered = CARD[spot]
        keep = ~covered
        kinds = [mask & keep for mask in self.kinds]
        parcels = self.components.terrain[card].parcels
        kinds[parcels[0]] |= 1 << spot
        kinds[parcels[1]] |= 1 << (spot + RIGHT)
        kinds[parcels[2]] |= 1 << (spot + DOWN)
        kinds[parcels[3]] |= 1 << (spot + RIGHT + DOWN)
        built = self.built
        column = spot // FRAME
        row = spot % FRAME
        box = (column, column + 1, row, row + 1)
        contacts = CONTACTS[spot]
        if built:
            left, right, top, bottom = self.box
            box = (min(left, column), max(right, column + 1), min(top, row), max(bottom, row + 1))
            contacts |= self.contacts
        layered = self.layered | (built & covered)
        return City(self.components, kinds, built | covered, layered, contacts, [*self.laid, card, spot], box)

    def spots(self, card: int, sheriff: bool, captain: bool) -> int:
        """The set of spots where the rules allow the card (C6.2-C6.12)."""
        kinds = self.kinds
        free = ~self.built | kinds[EMPTY]  # C6.5
        if sheriff or kinds[PRISON]:
            free |= kinds[OUTLAWS]  # C6.9
        spots = self.contacts & self.room(captain)
        covers = self.components.terrain[card].covers
        for corner in range(4):
            open_to = free
            for other in covers[corner]:  # C6.6, C6.7
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
        spots = []
        for index in range(1, len(laid), 2):
            spot = laid[index]
            if not self.layered & CARD[spot] and connected(self.built & ~CARD[spot]):
                spots.append(spot)
        return spots

    def card_at(self, spot: int) -> int:
        """The card whose upper left parcel lies there."""
        return self.laid[2 * self.laid[1::2].index(spot)]

    def without(self, spot: int) -> "City":
        """The city after the card at `spot` was sold (C9.5)."""
        index = 2 * self.laid[1::2].index(spot)
        laid = self.laid[:index] + self.laid[index + 2 :]
        rest = laid[1::2]
        shift = _drift([other // FRAME for other in rest]) * RIGHT + _drift([other % FRAME for other in rest]) * DOWN
        moved = [laid[place] + (shift if place % 2 else 0) for place in range(len(laid))]
        return rebuilt(self.components, moved)

    def kind_at(self, parcel: int) -> int:
        """The kind in sight, NO_KIND where no card lies."""
        for kind in range(len(KINDS)):
            if self.kinds[kind] >> parcel & 1:
                return kind
        return NO_KIND


def empty_city(components: Components) -> City:
    """Before the first card, which lies anywhere: the frame is counted from it (C6.1)."""
    return City(components, [0] * len(KINDS), 0, 0, 1 << ORIGIN, [], (MIDDLE, MIDDLE, MIDDLE, MIDDLE))


def rebuilt(components: Components, laid: list[int]) -> City:
    """The city that arises from laying these cards: card and spot by turns."""
    city = empty_city(components)
    for index in range(0, len(laid), 2):
        city = city.lay(laid[index], laid[index + 1])
    return city


def _drift(sides: list[int]) -> int:
    """How far a city must move so that the middle of the frame stays inside it and its box has room on all sides."""
    if min(sides) > MIDDLE:
        return MIDDLE - min(sides)
    if max(sides) < MIDDLE:
        return MIDDLE - max(sides)
    return 0
