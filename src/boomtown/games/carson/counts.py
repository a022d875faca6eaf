"""What can be counted in a city, and what its parcels are worth by it (C10)."""

from boomtown.games.carson.bits import members
from boomtown.games.carson.city import City
from boomtown.games.carson.components import Character, Kind
from boomtown.games.carson.constants import BOX, EMPTY, HOUSE_UNITS, LARGE_BOX, OUTLAWS
from boomtown.games.carson.grid import AROUND


class CityCounts:
    """The kinds in sight, house units and civic buildings of a city."""

    __slots__ = ("city", "lawful", "seen", "homes", "large_homes", "by_thing")

    def __init__(self, city: City, lawful: bool) -> None:
        self.city = city
        self.lawful = lawful
        self.seen = city.kinds  # per kind the parcels that count as it
        if lawful and city.kinds[OUTLAWS]:  # C10.2
            self.seen = city.kinds[:]
            self.seen[EMPTY] |= city.kinds[OUTLAWS]
        self.homes = 0  # parcels with at least one house unit
        self.large_homes = 0  # parcels with two
        self.by_thing = [
            mask.bit_count() for mask in self.seen
        ]  # of every kind; house units and civic buildings follow
        civic = 0
        for kind in city.components.counted_kinds:
            parcels = city.kinds[kind.index]
            if parcels:
                if kind.houses:
                    self.homes |= parcels
                    if kind.houses > 1:
                        self.large_homes |= parcels
                if kind.civic:
                    civic += self.by_thing[kind.index]
        self.by_thing.append(self.homes.bit_count() + self.large_homes.bit_count())
        self.by_thing.append(civic)

    def kind_points(self, kind: Kind) -> int:
        """All parcels of a kind together (C10.2-C10.13)."""
        mask = self.city.kinds[kind.index]
        points = self.each(kind) * mask.bit_count()
        if kind.adjacent:
            for parcel in members(mask):
                points += self.neighbour_points(kind, parcel)
        return points

    def each(self, kind: Kind) -> int:
        """What every parcel of a kind brings wherever it lies."""
        points = kind.flat
        if self.lawful and points < 0:  # C10.12
            points = 0
        for thing, worth in kind.in_city:
            points += worth * self.by_thing[thing]
        return points

    def neighbour_points(self, kind: Kind, parcel: int) -> int:
        """What the neighbours of one parcel bring it, up to the limit of its kind."""
        points = 0
        for thing, worth in kind.adjacent:
            points += worth * self.neighbours(thing, parcel)
        return min(points, kind.limit)

    def neighbours(self, thing: int, parcel: int) -> int:
        """How many of something lie next to a parcel (C10.1)."""
        around = AROUND[parcel]
        if thing == HOUSE_UNITS:
            return (self.homes & around).bit_count() + (self.large_homes & around).bit_count()
        return (self.seen[thing] & around).bit_count()

    def parcel_points(self, kind: int, parcel: int) -> int:
        """What one parcel of a kind is worth."""
        parcel_kind = self.city.components.kinds[kind]
        return self.each(parcel_kind) + self.neighbour_points(parcel_kind, parcel)

    def uncovered(self, captain: bool) -> int:
        """The parcels of the box without a card (C11.8)."""
        return BOX * (LARGE_BOX if captain else BOX) - self.city.built.bit_count()

    def character_points(self, character: Character, owned: int, sold: int) -> int:
        """What a character is worth to the owner of this city (C11)."""
        points = 0
        for part in character.points:
            points += part.count(self, owned, sold)
        return points

    def character_parcels(self, character: Character) -> int:
        """The set of parcels that a character's points come from."""
        mask = 0
        for part in character.points:
            mask |= part.parcels(self)
        return mask
