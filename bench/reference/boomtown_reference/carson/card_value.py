"""What a card is worth to a seat: the points it brings now, and what it may bring until the end.

The worth of a kind of parcel on a spot is worked out once per city and kind; a card's worth is then four look-ups.
Points that the four parcels of one card bring each other are worked out once per component set.
"""

from boomtown.games.carson.actions import FRAME
from boomtown.games.carson.bits import members
from boomtown.games.carson.city import City
from boomtown.games.carson.components import Character, Kind
from boomtown.games.carson.constants import (
    ALL_ROUNDS,
    CAPTAIN,
    CIVIC,
    EMPTY,
    HOUSE_UNITS,
    KINDS,
    OUTLAWS,
    PRISON,
    SHERIFF,
)
from boomtown.games.carson.counts import CityCounts
from boomtown.games.carson.grid import AROUND, CORNERS
from boomtown.games.carson.points import UncoveredPoints
from boomtown.games.carson.scoring import city_points
from boomtown.games.carson.state import Position

# What a round adds to a city on average, for those who will count it at the end.
PER_ROUND: dict[str, float] = {
    "house": 0.75, "civic": 0.6, "mine": 0.13, "ranch": 0.13, "mountain": 0.25, "bank": 0.1, "drugstore": 0.1,
    "prison": 0.04, "empty": 1.1,
}  # fmt: skip

# The same for everything that is counted: the kinds, house units, civic buildings.
GROWTH: list[float] = [*[PER_ROUND.get(kind, 0.0) for kind in KINDS], PER_ROUND["house"], PER_ROUND["civic"]]

# What a parcel may expect of each open neighbour over a whole game, for that may still become anything.
GAIN_BY_KIND: dict[str, float] = {
    "house": 0.1, "townhouse": 0.2, "hotel": 0.2, "mountain": 0.12, "mine": 0.25, "ranch": 0.09, "drugstore": 0.14,
    "bank": 0.14, "saloon": 0.28, "general_store": 0.14, "city_hall": 0.14,
}  # fmt: skip
NEIGHBOUR_GAIN: list[float] = [GAIN_BY_KIND.get(kind, 0.0) for kind in KINDS]

# What the first prison is worth against outlaws to come, over a whole game.
FIRST_PRISON = 1.5


class CardValues:
    """What cards are worth to one seat's city and characters, with so many rounds to go."""

    __slots__ = (
        "city", "owned", "characters", "sheriff", "captain", "rounds", "share", "counts", "weights", "reach", "open",
        "maps", "cards", "standing_sold", "standing_points",
    )  # fmt: skip

    def __init__(self, city: City, owned: int, rounds: int) -> None:
        self.city = city
        self.owned = owned
        self.characters = [city.components.characters[index] for index in members(owned)]
        self.sheriff = bool(owned >> SHERIFF & 1)
        self.captain = bool(owned >> CAPTAIN & 1)
        self.rounds = rounds  # after the present card
        self.share = rounds / ALL_ROUNDS
        self.counts = CityCounts(city, city.lawful(self.sheriff))
        self.weights = self.thing_weights()
        corners = city.contacts & city.room(self.captain)
        self.reach = corners | corners << CORNERS[1] | corners << CORNERS[2] | corners << CORNERS[3]
        self.open = ~city.built | self.counts.seen[EMPTY]  # spots that may still become anything
        self.maps: list[list[float]] = [[] for _ in KINDS]  # what worths() worked out, per kind
        self.cards: dict[int, float] = {}  # what card_worth() worked out
        self.standing_sold = -1  # what standing() worked out, and for how many cards sold
        self.standing_points = 0.0

    def thing_weights(self) -> list[float]:
        """Points for one more of each counted thing anywhere in the city."""
        weights = [0.0] * (CIVIC + 1)
        for kind in self.city.components.kinds:
            number = self.counts.by_thing[kind.index]
            if number:
                for thing, points in kind.in_city:
                    weights[thing] += points * number
        for character in self.characters:
            for thing, points in character.per_thing:
                weights[thing] += points
        return weights

    def kind_worth(self, kind: Kind) -> float:
        """What a parcel of a kind is worth wherever it lies."""
        worth = float(kind.flat)
        if worth < 0 and self.counts.lawful:
            worth = 0.0
        for thing, points in kind.in_city:
            worth += points * (self.counts.by_thing[thing] + GROWTH[thing] * self.rounds)
        worth += self.weights[kind.index] if kind.index != EMPTY else 0.0
        worth += self.weights[HOUSE_UNITS] * kind.houses
        if kind.civic:
            worth += self.weights[CIVIC]
        if kind.index == PRISON and not self.counts.lawful:
            outlaws = self.city.components.kinds[OUTLAWS]
            worth += FIRST_PRISON * self.share - outlaws.flat * self.city.kinds[OUTLAWS].bit_count()
        return worth

    def worths(self, kind: int) -> list[float]:
        """For every spot what a parcel of the kind would be worth there; only meaningful where it may be laid."""
        worths = self.maps[kind]
        if not worths:
            parcel_kind = self.city.components.kinds[kind]
            worths = self.empty_worths() if kind == EMPTY else self.building_worths(parcel_kind)
            self.maps[kind] = worths
        return worths

    def empty_worths(self) -> list[float]:
        """An empty parcel feeds ranches, and leaves everything open."""
        worths = [0.0] * (FRAME * FRAME)
        for receiver in self.city.components.kinds:
            for thing, points in receiver.adjacent:
                if thing == EMPTY:
                    for parcel in members(self.city.kinds[receiver.index]):
                        for spot in members(AROUND[parcel] & ~self.city.built):
                            worths[spot] += points
        cover = self.cover_cost()
        if cover:
            for spot in members(self.reach & ~self.city.built):
                worths[spot] -= cover
        return worths

    def cover_cost(self) -> float:
        """What covering one more parcel costs, with the Indian."""
        cost = 0.0
        for character in self.characters:
            for part in character.points:
                if isinstance(part, UncoveredPoints):
                    cost += part.points / part.per
        return cost

    def building_worths(self, kind: Kind) -> list[float]:
        """Everything but an empty parcel: its own points now and later, and what it means to its neighbours."""
        city = self.city
        counts = self.counts
        always = self.kind_worth(kind)
        gain_per_neighbour = NEIGHBOUR_GAIN[kind.index] * self.share
        gains = self.neighbour_gains(kind)
        losses = self.neighbour_losses()
        empty = counts.seen[EMPTY]
        cover = self.cover_cost()
        worths = [0.0] * (FRAME * FRAME)
        # Where the same kind lies already, nothing changes.
        for spot in members(self.reach & self.open & ~city.kinds[kind.index]):
            around = AROUND[spot]
            worth = always + gain_per_neighbour * (self.open & around).bit_count()
            for thing, points in kind.adjacent:
                worth += points * counts.neighbours(thing, spot)
            for mask, gain in gains:
                worth += gain * (mask & around).bit_count()
            if empty >> spot & 1:
                for mask, loss in losses:
                    worth -= loss * (mask & around).bit_count()
            elif cover:
                worth -= cover
            worths[spot] = worth
        self.add_upgrades(kind, worths)
        return worths

    def neighbour_gains(self, kind: Kind) -> list[tuple[int, float]]:
        """Sets of parcels, and what each of them gains by a parcel of a kind beside it."""
        gains: list[tuple[int, float]] = []
        for receiver in self.city.components.kinds:
            mask = self.city.kinds[receiver.index]
            if mask:
                gain = -NEIGHBOUR_GAIN[receiver.index] * self.share
                for thing, points in receiver.adjacent:
                    if thing == HOUSE_UNITS:
                        gain += points * kind.houses
                    elif thing == kind.index:
                        gain += points
                if gain:
                    gains.append((mask, gain))
        return gains

    def neighbour_losses(self) -> list[tuple[int, float]]:
        """Sets of parcels, and what each of them loses when an empty neighbour is covered."""
        losses: list[tuple[int, float]] = []
        for receiver in self.city.components.kinds:
            mask = self.city.kinds[receiver.index]
            for thing, points in receiver.adjacent:
                if thing == EMPTY and mask:
                    losses.append((mask, float(points)))
        return losses

    def add_upgrades(self, kind: Kind, worths: list[float]) -> None:
        """What it is worth to lay a larger home on a smaller one (C6.7)."""
        kinds = self.city.components.kinds
        for other in kind.covers:
            units = kind.houses - kinds[other].houses
            if units:
                for spot in members(self.reach & self.city.kinds[other]):
                    worth = self.weights[HOUSE_UNITS]
                    for receiver in kinds:
                        for thing, points in receiver.adjacent:
                            if thing == HOUSE_UNITS:
                                worth += points * (self.city.kinds[receiver.index] & AROUND[spot]).bit_count()
                    worths[spot] = units * worth

    def spot_worths(self, card: int, spots: list[int]) -> list[float]:
        """What the card is worth on each of these spots."""
        terrain = self.city.components.terrain[card]
        first, second, third, fourth = [self.worths(kind) for kind in terrain.parcels]
        right, down, both = CORNERS[1], CORNERS[2], CORNERS[3]
        own = terrain.points_by_itself
        return [own + first[spot] + second[spot + right] + third[spot + down] + fourth[spot + both] for spot in spots]

    def card_worth(self, card: int) -> float:
        """What the card is worth on its best spot; 0 when it must be set aside."""
        worth = self.cards.get(card)
        if worth is None:
            spots = self.city.spots(card, self.sheriff, self.captain)
            worth = max(self.spot_worths(card, members(spots))) if spots else 0.0
            self.cards[card] = worth
        return worth

    def standing(self, sold: int) -> float:
        """What city and characters will be worth at the end, as far as they are there by now."""
        if self.standing_sold != sold:
            points = city_points(self.city, self.sheriff) + self.expected_gain()
            for character in self.characters:
                points += self.expected_points(character, self.owned, sold)
            self.standing_sold = sold
            self.standing_points = points
        return self.standing_points

    def expected_gain(self) -> float:
        """What the parcels of the city may gain in the rounds that are left."""
        points = 0.0
        for kind in self.city.components.kinds:
            mask = self.city.kinds[kind.index]
            if not mask:
                continue
            for thing, worth in kind.in_city:
                points += worth * GROWTH[thing] * self.rounds * mask.bit_count()
            if NEIGHBOUR_GAIN[kind.index]:
                for parcel in members(mask):
                    points += NEIGHBOUR_GAIN[kind.index] * self.share * (self.open & AROUND[parcel]).bit_count()
        return points

    def expected_points(self, character: Character, owned: int, sold: int) -> float:
        """What a character among these will be worth at the end, its power left out."""
        worth = float(self.counts.character_points(character, owned, sold))
        if character.usual_points:
            worth = (1.0 - self.share) * worth + self.share * character.usual_points
        for part in character.points:
            worth += part.expected(self.rounds, GROWTH)
        return worth

    def character_worth(self, character: Character, era_rounds: int) -> float:
        """What it is worth to take a character now, its power included."""
        worth = self.expected_points(character, self.owned | 1 << character.index, 0)
        for other in self.characters:
            for part in other.points:
                worth += part.worth_of(character.dollar, character.arrow)
        return worth + character.effect.worth(self.rounds, era_rounds)


def card_values(state: Position, seat: int) -> CardValues:
    """What cards are worth to the seat; a city remembers the last answer."""
    city = state.cities[seat]
    rounds = ALL_ROUNDS - 1 - state.round
    values = city.card_values
    if isinstance(values, CardValues) and values.owned == state.owned[seat] and values.rounds == rounds:
        return values
    fresh = CardValues(city, state.owned[seat], rounds)
    city.card_values = fresh
    return fresh
