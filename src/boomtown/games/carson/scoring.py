"""Score lines: the buildings of a city, outlaws, and characters."""

from boomtown.games.carson.cards import (
    ADJACENT,
    APPEAL,
    ARROW,
    BEST_OF,
    CAPTAIN,
    CARD_APPEAL,
    CIVIC,
    DOLLAR,
    EMPTY,
    FLAT,
    FLAT_POINTS,
    HOUSES,
    IN_CITY,
    IS_CIVIC,
    LIMIT,
    OUTLAWS,
    PER_ARROW,
    PER_CHARACTER,
    PER_COUNTED,
    PER_DOLLAR,
    SELF,
    SHERIFF,
    SOLD_POINTS,
    TOUCHING,
    UNCOVERED,
    UNITS,
)
from boomtown.games.carson.city import AROUND, BOX, LARGE_BOX, UNKNOWN, City, parcels, positions
from boomtown.games.carson.components import CHARACTERS, KINDS
from boomtown.games.carson.state import Position
from boomtown.kernel.message import Line, Score, sheet

# The paragraph behind each line; a kind without one is worth nothing by itself (C10.13).
RULE: dict[str, str] = {
    "ranch": "C10.2", "mine": "C10.3", "drugstore": "C10.4", "bank": "C10.5", "saloon": "C10.6",
    "general_store": "C10.7", "church": "C10.8", "blacksmith": "C10.9", "hotel": "C10.10", "city_hall": "C10.11",
    "outlaws": "C10.12", "heroes": "C11.1", "captain": "C11.1", "doctor": "C11.1", "paperboy": "C11.1",
    "auctioneer": "C11.2", "banker": "C11.3", "grocer": "C11.3", "cowboy": "C11.3", "sheriff": "C11.3",
    "prospector": "C11.4", "teacher": "C11.5", "singer": "C11.6", "settler": "C11.7", "indian": "C11.8",
    "undertaker": "C11.9", "editor": "C11.10",
}  # fmt: skip


def score(state: Position, seat: int) -> Score:
    """A person's sheet, or a virtual player's for the seats behind those of the people."""
    if seat >= state.seats:
        return _virtual_score(state, seat)
    return sheet(lines(state.cities[seat], state.owned[seat], len(state.sold[seat])))


def _virtual_score(state: Position, seat: int) -> Score:
    """The attractiveness of all cards taken (C12.2)."""
    return sheet(virtual_lines(state.kept[seat], state.owned[seat]))


def virtual_lines(cards: list[int], owned: int) -> list[Line]:
    terrain = sum([CARD_APPEAL[card] for card in cards])
    people = sum([APPEAL[character] for character in held(owned)])
    return [Line("terrain", terrain, (), tuple(cards), "C12.2"), Line("characters", people, (), (), "C12.2")]


def lines(city: City, owned: int, sold: int) -> list[Line]:
    """The lines of a city with these characters: a physical score sheet needs no position."""
    census = Census(city, city.lawful(bool(owned >> SHERIFF & 1)))
    found = []
    for kind in range(len(KINDS)):
        name = KINDS[kind]
        if name in RULE and city.kinds[kind]:
            found.append(Line(name, census.kind_points(kind), positions(city.kinds[kind]), (), RULE[name]))
    for character in held(owned):
        name = CHARACTERS[character]
        points = census.character_points(character, owned, sold)
        cells = positions(census.character_parcels(character))
        rule = RULE.get(name, "C11.11")
        found.append(Line(f"character:{name}", points, cells, (character,), rule))
    return found


def total(state: Position, seat: int) -> int:
    """The sum of the seat's lines, without building them."""
    if seat >= state.seats:
        return _virtual_score(state, seat).total
    return points_of(state.cities[seat], state.owned[seat], len(state.sold[seat]))


def points_of(city: City, owned: int, sold: int) -> int:
    sheriff = bool(owned >> SHERIFF & 1)
    points = city_points(city, sheriff)
    if owned:
        census = Census(city, city.lawful(sheriff))
        for character in held(owned):
            points += census.character_points(character, owned, sold)
    return points


def city_points(city: City, sheriff: bool) -> int:
    """What the buildings and outlaws are worth; worked out once per city."""
    known = city.worth_lawful if sheriff else city.worth
    if known == UNKNOWN:
        census = Census(city, city.lawful(sheriff))
        known = 0
        for kind in range(len(KINDS)):
            if city.kinds[kind]:
                known += census.kind_points(kind)
        if sheriff:
            city.worth_lawful = known
        else:
            city.worth = known
    return known


def winners(state: Position) -> list[int]:
    """The highest total wins, virtual players included; a tie is shared (C12.3)."""
    totals = [total(state, seat) for seat in range(state.table)]
    best = max(totals)
    return [seat for seat in range(state.table) if totals[seat] == best]


def opponents(state: Position) -> int:
    """The virtual players; their numbers follow those of the people."""
    return state.table - state.seats


def held(owned: int) -> list[int]:
    """The characters of a set."""
    found = []
    while owned:
        lowest = owned & -owned
        found.append(lowest.bit_length() - 1)
        owned ^= lowest
    return found


class Census:
    """What can be counted in a city: the kinds in sight, house units, civic buildings."""

    __slots__ = ("city", "lawful", "seen", "homes", "large_homes", "counts")

    def __init__(self, city: City, lawful: bool) -> None:
        self.city = city
        self.lawful = lawful
        self.seen = city.kinds  # per kind the parcels that count as it
        if lawful and city.kinds[OUTLAWS]:  # C10.2
            self.seen = city.kinds[:]
            self.seen[EMPTY] |= city.kinds[OUTLAWS]
        self.homes = 0  # parcels with at least one house unit
        self.large_homes = 0  # parcels with two
        counts = [mask.bit_count() for mask in self.seen]
        civic = 0
        for kind in range(len(KINDS)):
            if counts[kind]:
                if HOUSES[kind]:
                    self.homes |= city.kinds[kind]
                    if HOUSES[kind] > 1:
                        self.large_homes |= city.kinds[kind]
                if IS_CIVIC[kind]:
                    civic += counts[kind]
        counts.append(self.homes.bit_count() + self.large_homes.bit_count())
        counts.append(civic)
        self.counts = counts

    def kind_points(self, kind: int) -> int:
        """All parcels of a kind together (C10.2-C10.13)."""
        mask = self.city.kinds[kind]
        points = self.each(kind) * mask.bit_count()
        if ADJACENT[kind]:
            for parcel in parcels(mask):
                points += self.neighbour_points(kind, parcel)
        return points

    def each(self, kind: int) -> int:
        """What every parcel of a kind brings wherever it lies."""
        points = FLAT[kind]
        if self.lawful and points < 0:  # C10.12
            points = 0
        for thing, worth in IN_CITY[kind]:
            points += worth * self.counts[thing]
        return points

    def neighbour_points(self, kind: int, parcel: int) -> int:
        """What the neighbours of one parcel bring it, up to the limit of its kind."""
        around = AROUND[parcel]
        points = 0
        for thing, worth in ADJACENT[kind]:
            if thing == UNITS:  # C10.1
                points += worth * ((self.homes & around).bit_count() + (self.large_homes & around).bit_count())
            else:
                points += worth * (self.seen[thing] & around).bit_count()
        return min(points, LIMIT[kind])

    def character_points(self, character: int, owned: int, sold: int) -> int:
        """What a character is worth to the owner of this city (C11)."""
        points = FLAT_POINTS[character] + SOLD_POINTS[character] * sold
        for thing, worth in PER_COUNTED[character]:
            points += worth * self.counts[thing]
        if PER_CHARACTER[character]:
            points += PER_CHARACTER[character] * owned.bit_count()
        if PER_DOLLAR[character] or PER_ARROW[character]:
            for other in held(owned):
                points += PER_DOLLAR[character] * DOLLAR[other] + PER_ARROW[character] * ARROW[other]
        if BEST_OF[character] != SELF:
            points += self.best(BEST_OF[character])
        worth = TOUCHING[character][2]
        if worth:
            points += worth * self.touching(character).bit_count()
        worth, parcels_each = UNCOVERED[character]
        if worth:
            points += -(-worth * self.uncovered(bool(owned >> CAPTAIN & 1)) // parcels_each)  # halves are rounded up
        return points

    def best(self, kind: int) -> int:
        """The worth of the best parcel of a kind (C11.6)."""
        found = 0
        for parcel in parcels(self.city.kinds[kind]):
            found = max(found, self.each(kind) + self.neighbour_points(kind, parcel))
        return found

    def touching(self, character: int) -> int:
        """The parcels of one kind that lie next to some parcel of another (C11.7)."""
        each, near, _ = TOUCHING[character]
        reached = 0
        for parcel in parcels(self.seen[near]):
            reached |= AROUND[parcel]
        return reached & self.seen[each]

    def uncovered(self, captain: bool) -> int:
        """The parcels of the box without a card (C11.8)."""
        return BOX * (LARGE_BOX if captain else BOX) - self.city.built.bit_count()

    def character_parcels(self, character: int) -> int:
        """The parcels a character's points come from."""
        mask = 0
        for thing, _ in PER_COUNTED[character]:
            mask |= self.homes if thing == UNITS else 0 if thing == CIVIC else self.seen[thing]
        if BEST_OF[character] != SELF:
            kind = BEST_OF[character]
            best = self.best(kind)
            for parcel in parcels(self.city.kinds[kind]):
                if not mask and self.each(kind) + self.neighbour_points(kind, parcel) == best:
                    mask = 1 << parcel
        if TOUCHING[character][2]:
            mask |= self.touching(character)
        return mask
