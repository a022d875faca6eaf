"""What a card is worth to a seat: the points it brings now, and what it may bring until the end.

The worth of a kind of parcel on a spot is worked out once per city and kind; a card's worth is then four look-ups.
Points that the four parcels of one card bring each other are known beforehand.
"""

from boomtown.games.carson.actions import FRAME
from boomtown.games.carson.cards import (
    ADJACENT,
    ARROW,
    CAPTAIN,
    CIVIC,
    COVERS,
    DOLLAR,
    EMPTY,
    FACE,
    FLAT,
    HOUSES,
    IN_CITY,
    IS_CIVIC,
    OUTLAWS,
    PER_ARROW,
    PER_CHARACTER,
    PER_COUNTED,
    PER_DOLLAR,
    PRISON,
    SHERIFF,
    UNCOVERED,
    UNITS,
)
from boomtown.games.carson.city import AROUND, CORNERS, City, empty_city, parcels
from boomtown.games.carson.components import CHARACTERS, KINDS
from boomtown.games.carson.scoring import Census, city_points, held
from boomtown.games.carson.state import ROUNDS, Position

GAME = 2 * ROUNDS

# What a round brings a city on average, for those who will count it at the end.
PER_ROUND: dict[str, float] = {
    "house": 0.75, "civic": 0.6, "mine": 0.13, "ranch": 0.13, "mountain": 0.25, "bank": 0.1, "drugstore": 0.1,
    "prison": 0.04, "empty": 1.1,
}  # fmt: skip
GROWTH: list[float] = [PER_ROUND.get(kind, 0.0) for kind in KINDS]
GROWTH += [PER_ROUND["house"], PER_ROUND["civic"]]

# What a parcel hopes for from each open neighbour over a whole game: an open neighbour may still become anything.
HOPES: dict[str, float] = {
    "house": 0.1, "townhouse": 0.2, "hotel": 0.2, "mountain": 0.12, "mine": 0.25, "ranch": 0.09, "drugstore": 0.14,
    "bank": 0.14, "saloon": 0.28, "general_store": 0.14, "city_hall": 0.14,
}  # fmt: skip
HOPE: list[float] = [HOPES.get(kind, 0.0) for kind in KINDS]

LAW_HOPE = 1.5  # what the first prison is worth against outlaws to come, over a whole game

# Points the power of a character is worth while it may still be used: once in the game, or in each era.
POWERS: dict[str, tuple[float, float]] = {
    "governor": (7.5, 0.0), "lawyer": (0.0, 3.0), "chinese_worker": (0.0, 6.0), "heroes": (0.0, 1.2),
    "gunsmith": (0.0, 2.2), "mercenary": (0.0, 2.2), "doctor": (0.0, 1.2), "auctioneer": (7.5, 0.0),
    "paperboy": (13.0, 0.0), "sheriff": (3.0, 0.0), "captain": (1.5, 0.0),
}  # fmt: skip
# What characters that reckon with the shape of the city are worth in an average city at the end.
SHAPED: dict[str, float] = {"singer": 7.0, "settler": 8.5, "indian": 8.0}
LATER_CHARACTERS = 0.25  # characters a seat takes per round
DOLLARS, ARROWS = 16 / 21, 7 / 21  # the share of characters with each sign


class Outlook:
    """One seat's city and characters, with so many rounds to go."""

    __slots__ = (
        "city", "owned", "sheriff", "share", "left", "census", "weights", "reach", "open", "maps", "cards",
        "known_sold", "known_standing",
    )  # fmt: skip

    def __init__(self, city: City, owned: int, left: int) -> None:
        self.city = city
        self.owned = owned
        self.sheriff = bool(owned >> SHERIFF & 1)
        self.left = left  # rounds after the present card
        self.share = left / GAME
        self.census = Census(city, city.lawful(self.sheriff))
        self.weights = self.thing_weights()
        corners = city.contacts & city.room(bool(owned >> CAPTAIN & 1))
        self.reach = corners | corners << CORNERS[1] | corners << CORNERS[2] | corners << CORNERS[3]
        self.open = ~city.built | self.census.seen[EMPTY]  # spots that may still become anything
        self.maps: list[list[float]] = [[] for _ in KINDS]  # what worths() found, per kind
        self.cards: dict[int, float] = {}  # what card_worth() found
        self.known_sold = -1  # what standing() found, and for how many cards sold
        self.known_standing = 0.0

    def thing_weights(self) -> list[float]:
        """Points for one more of each counted thing anywhere in the city."""
        weights = [0.0] * (CIVIC + 1)
        for kind in range(len(KINDS)):
            number = self.census.counts[kind]
            if number:
                for thing, worth in IN_CITY[kind]:
                    weights[thing] += worth * number
        for character in held(self.owned):
            for thing, worth in PER_COUNTED[character]:
                weights[thing] += worth
        return weights

    def kind_worth(self, kind: int) -> float:
        """What a parcel of a kind is worth wherever it lies."""
        worth = float(FLAT[kind])
        if worth < 0 and self.census.lawful:
            worth = 0.0
        for thing, points in IN_CITY[kind]:
            worth += points * (self.census.counts[thing] + GROWTH[thing] * self.left)
        worth += self.weights[kind] if kind != EMPTY else 0.0
        worth += self.weights[UNITS] * HOUSES[kind]
        if IS_CIVIC[kind]:
            worth += self.weights[CIVIC]
        if kind == PRISON and not self.census.lawful:
            worth += LAW_HOPE * self.share - FLAT[OUTLAWS] * self.city.kinds[OUTLAWS].bit_count()
        return worth

    def worths(self, kind: int) -> list[float]:
        """For every spot what a parcel of the kind would be worth there; only meaningful where it may be laid."""
        known = self.maps[kind]
        if not known:
            known = self.empty_worths() if kind == EMPTY else self.building_worths(kind)
            self.maps[kind] = known
        return known

    def empty_worths(self) -> list[float]:
        """An empty parcel feeds ranches, and leaves everything open."""
        worths = [0.0] * (FRAME * FRAME)
        for receiver in range(len(KINDS)):
            for thing, points in ADJACENT[receiver]:
                if thing == EMPTY:
                    for parcel in parcels(self.city.kinds[receiver]):
                        for spot in parcels(AROUND[parcel] & ~self.city.built):
                            worths[spot] += points
        cover = self.cover_cost()
        if cover:
            for spot in parcels(self.reach & ~self.city.built):
                worths[spot] -= cover
        return worths

    def cover_cost(self) -> float:
        """What covering one more parcel costs, with the Indian."""
        cost = 0.0
        for character in held(self.owned):
            points, each = UNCOVERED[character]
            cost += points / each
        return cost

    def building_worths(self, kind: int) -> list[float]:
        """Everything but an empty parcel: its own points and hopes, and what it means to its neighbours."""
        city = self.city
        census = self.census
        always = self.kind_worth(kind)
        hope = HOPE[kind] * self.share
        takers: list[tuple[int, float]] = []  # (parcels, what each gains by a parcel of this kind beside it)
        for receiver in range(len(KINDS)):
            mask = city.kinds[receiver]
            if mask:
                gain = -HOPE[receiver] * self.share
                for thing, points in ADJACENT[receiver]:
                    if thing == UNITS:
                        gain += points * HOUSES[kind]
                    elif thing == kind:
                        gain += points
                if gain:
                    takers.append((mask, gain))
        losers: list[tuple[int, float]] = []  # (parcels, what each loses when an empty neighbour is covered)
        for receiver in range(len(KINDS)):
            for thing, points in ADJACENT[receiver]:
                if thing == EMPTY and city.kinds[receiver]:
                    losers.append((city.kinds[receiver], float(points)))
        empty = census.seen[EMPTY]
        same = city.kinds[kind]
        cover = self.cover_cost()
        worths = [0.0] * (FRAME * FRAME)
        for spot in parcels(self.reach & self.open & ~same):  # where the same lies already, nothing changes
            around = AROUND[spot]
            worth = always + hope * (self.open & around).bit_count()
            for thing, points in ADJACENT[kind]:
                if thing == UNITS:
                    near = (census.homes & around).bit_count() + (census.large_homes & around).bit_count()
                else:
                    near = (census.seen[thing] & around).bit_count()
                worth += points * near
            for mask, gain in takers:
                worth += gain * (mask & around).bit_count()
            if empty >> spot & 1:
                for mask, loss in losers:
                    worth -= loss * (mask & around).bit_count()
            elif cover:
                worth -= cover
            worths[spot] = worth
        self.add_upgrades(kind, worths)
        return worths

    def add_upgrades(self, kind: int, worths: list[float]) -> None:
        """What it is worth to lay a larger home on a smaller one (C6.7)."""
        for other in COVERS[kind]:
            units = HOUSES[kind] - HOUSES[other]
            if units:
                for spot in parcels(self.reach & self.city.kinds[other]):
                    worth = self.weights[UNITS]
                    for receiver in range(len(KINDS)):
                        for thing, points in ADJACENT[receiver]:
                            if thing == UNITS:
                                worth += points * (self.city.kinds[receiver] & AROUND[spot]).bit_count()
                    worths[spot] = units * worth

    def spot_worths(self, card: int, spots: list[int]) -> list[float]:
        """What the card is worth on each of these spots."""
        face = FACE[card]
        maps = [self.worths(face[corner]) for corner in range(4)]
        first, second, third, fourth = maps
        right, down, both = CORNERS[1], CORNERS[2], CORNERS[3]
        own = own_points(card)
        return [own + first[spot] + second[spot + right] + third[spot + down] + fourth[spot + both] for spot in spots]

    def card_worth(self, card: int) -> float:
        """What the card is worth on its best spot; 0 when it must be set aside."""
        known = self.cards.get(card)
        if known is None:
            spots = self.city.spots(card, self.sheriff, bool(self.owned >> CAPTAIN & 1))
            known = max(self.spot_worths(card, parcels(spots))) if spots else 0.0
            self.cards[card] = known
        return known

    def standing(self, sold: int) -> float:
        """What city and characters will be worth at the end, as far as they are there by now."""
        if self.known_sold != sold:
            points = city_points(self.city, self.sheriff) + self.hopes()
            for character in held(self.owned):
                points += self.prospects(character, self.owned, sold)
            self.known_sold = sold
            self.known_standing = points
        return self.known_standing

    def hopes(self) -> float:
        """What the parcels of the city may gain in the rounds that are left."""
        points = 0.0
        for kind in range(len(KINDS)):
            mask = self.city.kinds[kind]
            if not mask:
                continue
            for thing, worth in IN_CITY[kind]:
                points += worth * GROWTH[thing] * self.left * mask.bit_count()
            if HOPE[kind]:
                for parcel in parcels(mask):
                    points += HOPE[kind] * self.share * (self.open & AROUND[parcel]).bit_count()
        return points

    def prospects(self, character: int, owned: int, sold: int) -> float:
        """What a character among these will be worth at the end, its power left out."""
        worth = float(self.census.character_points(character, owned, sold))
        shaped = SHAPED.get(CHARACTERS[character])
        if shaped is not None:
            worth = (1.0 - self.share) * worth + self.share * shaped
        for thing, points in PER_COUNTED[character]:
            worth += points * GROWTH[thing] * self.left
        per_later = PER_CHARACTER[character] + PER_DOLLAR[character] * DOLLARS + PER_ARROW[character] * ARROWS
        return worth + LATER_CHARACTERS * self.left * per_later

    def character_worth(self, character: int, era_left: int) -> float:
        """What it is worth to take a character now, its power included."""
        worth = self.prospects(character, self.owned | 1 << character, 0)
        for other in held(self.owned):
            worth += PER_CHARACTER[other]
            worth += PER_DOLLAR[other] * DOLLAR[character] + PER_ARROW[other] * ARROW[character]
        return worth + power_worth(character, self.left, era_left)


def power_worth(character: int, left: int, era_left: int) -> float:
    """What a power that was not used yet is worth with so many rounds to go in the game and in the era."""
    in_game, in_era = POWERS.get(CHARACTERS[character], (0.0, 0.0))
    worth = in_game if left or CHARACTERS[character] == "paperboy" else 0.0
    if era_left:
        worth += in_era * min(1.0, era_left / 4)
    if left >= ROUNDS:
        worth += in_era
    return worth


OWN: dict[int, float] = {}  # what own_points() found, by face, for an owner's cards may differ from ours


def own_points(card: int) -> float:
    """What the four parcels of a card bring each other; outlaws and what counts anywhere are left out."""
    face = FACE[card]
    key = face[0] | face[1] << 4 | face[2] << 8 | face[3] << 12
    known = OWN.get(key)
    if known is None:
        points = city_points(empty_city().lay(card, 0), True)
        known = float(points - sum([max(0, FLAT[kind]) for kind in face]))
        OWN[key] = known
    return known


def outlook(state: Position, seat: int) -> Outlook:
    """The seat's outlook on the row; a city remembers the last one that was asked for."""
    city = state.cities[seat]
    left = GAME - 1 - state.round
    known = city.outlook
    if isinstance(known, Outlook) and known.owned == state.owned[seat] and known.left == left:
        return known
    fresh = Outlook(city, state.owned[seat], left)
    city.outlook = fresh
    return fresh
