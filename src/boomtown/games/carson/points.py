"""What characters score: one class for each kind of entry under `score` in a component file.

A class says how its points are counted, which parcels they come from, its sentence on the card, and what bots expect
of it in the rounds to come.
"""

from typing import TYPE_CHECKING, ClassVar

from boomtown.games.carson.bits import members
from boomtown.games.carson.constants import CAPTAIN, CIVIC, COUNTED, HOUSE_UNITS, KINDS, SYMBOLS
from boomtown.games.carson.grid import AROUND
from boomtown.kernel.faces import Say
from boomtown.kernel.schema import Document, MapOf, MustEqual, TableOf, Whole, Word, optional, optional_without_default

if TYPE_CHECKING:
    from boomtown.games.carson.counts import CityCounts

MOST_POINTS = 1000  # that a file may give for one thing

POINTS = Whole(-MOST_POINTS, MOST_POINTS)

# The entries of a file under `score`.
SCORE = TableOf({
    "flat": optional(POINTS, 0),
    "sold": optional(POINTS, 0),
    "city": optional(MapOf(COUNTED, POINTS), {}),
    "characters": optional(POINTS, 0),
    "symbols": optional(MapOf(SYMBOLS, POINTS), {}),
    "best": optional_without_default(Word(*KINDS)),
    "touching": optional_without_default(TableOf({"each": Word(*KINDS), "near": Word(*KINDS), "vp": POINTS})),
    "uncovered": optional_without_default(
        TableOf({"vp": POINTS, "per": optional(Whole(1, MOST_POINTS), 1), "round": MustEqual("up")})
    ),
})  # fmt: skip

# What bots expect: characters that a seat takes per round, and the share of characters with each symbol.
CHARACTERS_PER_ROUND = 0.25
DOLLAR_SHARE, ARROW_SHARE = 16 / 21, 7 / 21


def counted_thing(name: str) -> int:
    """The number of something that is counted in a city, from its name in a file."""
    return HOUSE_UNITS if name == "house" else CIVIC if name == "civic" else KINDS.index(name)


def rates(points_by_name: dict[str, int]) -> list[tuple[int, int]]:
    """A table of a file like { mine = 1 }, as pairs of a counted thing and points for each of it."""
    return [(counted_thing(name), points) for name, points in points_by_name.items()]


def thing_id(thing: int) -> str:
    """What faces call something that is counted."""
    return "house_units" if thing == HOUSE_UNITS else "civic" if thing == CIVIC else KINDS[thing]


def thing_key(thing: int) -> str:
    """The catalogue's name of something that is counted."""
    return "@carson-thing-" + thing_id(thing)


class Points:
    """One part of what a character scores."""

    kind: ClassVar[str] = ""  # its word in the file
    usual: ClassVar[float] = 0.0  # where the shape of the city decides: the points in an average city at the end

    __slots__ = ()

    def count(self, counts: "CityCounts", owned: int, sold: int) -> int:
        """The points for a city, the set of characters owned, and the number of cards sold."""
        raise NotImplementedError

    def parcels(self, counts: "CityCounts") -> int:
        """The set of parcels that the points come from."""
        return 0

    def sentence(self, say: Say) -> str:
        """What the card says of it."""
        raise NotImplementedError

    def structure(self) -> dict[str, int | str]:
        """The same by names and numbers, for icons."""
        raise NotImplementedError

    def expected(self, rounds: int, growth: list[float]) -> float:
        """Points to come in these rounds; `growth` is what a round adds to a city, for everything that is counted."""
        return 0.0

    def worth_of(self, dollar: bool, arrow: bool) -> int:
        """Points for one more character of the owner, with these symbols."""
        return 0


class FlatPoints(Points):
    """A fixed number (C11.1)."""

    kind = "flat"
    __slots__ = ("points",)

    def __init__(self, points: int) -> None:
        self.points = points

    def count(self, counts: "CityCounts", owned: int, sold: int) -> int:
        return self.points

    def sentence(self, say: Say) -> str:
        return say("carson-text-flat", {"points": self.points})

    def structure(self) -> dict[str, int | str]:
        return {"part": self.kind, "points": self.points}


class SoldPoints(Points):
    """For each card sold (C11.2)."""

    kind = "sold"
    __slots__ = ("points",)

    def __init__(self, points: int) -> None:
        self.points = points

    def count(self, counts: "CityCounts", owned: int, sold: int) -> int:
        return self.points * sold

    def sentence(self, say: Say) -> str:
        return say("carson-text-sold", {"points": self.points})

    def structure(self) -> dict[str, int | str]:
        return {"part": self.kind, "points": self.points}


class CityPoints(Points):
    """For each thing of one sort in the city (C11.3-C11.5)."""

    kind = "city"
    __slots__ = ("thing", "points")

    def __init__(self, thing: int, points: int) -> None:
        self.thing = thing
        self.points = points

    def count(self, counts: "CityCounts", owned: int, sold: int) -> int:
        return self.points * counts.by_thing[self.thing]

    def parcels(self, counts: "CityCounts") -> int:
        if self.thing == HOUSE_UNITS:
            return counts.homes
        return 0 if self.thing == CIVIC else counts.seen[self.thing]

    def sentence(self, say: Say) -> str:
        return say("carson-text-per", {"points": self.points, "thing": thing_key(self.thing)})

    def structure(self) -> dict[str, int | str]:
        return {"part": self.kind, "thing": thing_id(self.thing), "points": self.points}

    def expected(self, rounds: int, growth: list[float]) -> float:
        return self.points * growth[self.thing] * rounds


class CharacterPoints(Points):
    """For each character of the owner (C11.9)."""

    kind = "characters"
    __slots__ = ("points",)

    def __init__(self, points: int) -> None:
        self.points = points

    def count(self, counts: "CityCounts", owned: int, sold: int) -> int:
        return self.points * owned.bit_count()

    def sentence(self, say: Say) -> str:
        return say("carson-text-characters", {"points": self.points})

    def structure(self) -> dict[str, int | str]:
        return {"part": self.kind, "points": self.points}

    def expected(self, rounds: int, growth: list[float]) -> float:
        return CHARACTERS_PER_ROUND * rounds * self.points

    def worth_of(self, dollar: bool, arrow: bool) -> int:
        return self.points


class SymbolPoints(Points):
    """For each character of the owner with a symbol (C11.10)."""

    kind = "symbols"
    __slots__ = ("dollar", "arrow")

    def __init__(self, dollar: int, arrow: int) -> None:
        self.dollar = dollar
        self.arrow = arrow

    def count(self, counts: "CityCounts", owned: int, sold: int) -> int:
        components = counts.city.components
        dollars = (owned & components.dollars).bit_count()
        return self.dollar * dollars + self.arrow * (owned & components.arrows).bit_count()

    def sentence(self, say: Say) -> str:
        return say("carson-text-symbols", {"dollar": self.dollar, "arrow": self.arrow})

    def structure(self) -> dict[str, int | str]:
        return {"part": self.kind, "dollar": self.dollar, "arrow": self.arrow}

    def expected(self, rounds: int, growth: list[float]) -> float:
        return CHARACTERS_PER_ROUND * rounds * (self.dollar * DOLLAR_SHARE + self.arrow * ARROW_SHARE)

    def worth_of(self, dollar: bool, arrow: bool) -> int:
        return self.dollar * dollar + self.arrow * arrow


class BestParcelPoints(Points):
    """The points of the best parcel of a kind once more (C11.6)."""

    kind = "best"
    usual = 7.0
    __slots__ = ("parcel_kind",)

    def __init__(self, parcel_kind: int) -> None:
        self.parcel_kind = parcel_kind

    def count(self, counts: "CityCounts", owned: int, sold: int) -> int:
        best = 0
        for parcel in members(counts.city.kinds[self.parcel_kind]):
            best = max(best, counts.parcel_points(self.parcel_kind, parcel))
        return best

    def parcels(self, counts: "CityCounts") -> int:
        best = self.count(counts, 0, 0)
        for parcel in members(counts.city.kinds[self.parcel_kind]):
            if counts.parcel_points(self.parcel_kind, parcel) == best:
                return 1 << parcel
        return 0

    def sentence(self, say: Say) -> str:
        return say("carson-text-best", {"thing": thing_key(self.parcel_kind)})

    def structure(self) -> dict[str, int | str]:
        return {"part": self.kind, "kind": KINDS[self.parcel_kind]}


class TouchingPoints(Points):
    """For each parcel of one kind next to some parcel of another; each counts once (C11.7)."""

    kind = "touching"
    usual = 8.5
    __slots__ = ("parcel_kind", "near", "points")

    def __init__(self, parcel_kind: int, near: int, points: int) -> None:
        self.parcel_kind = parcel_kind
        self.near = near
        self.points = points

    def count(self, counts: "CityCounts", owned: int, sold: int) -> int:
        return self.points * self.parcels(counts).bit_count()

    def parcels(self, counts: "CityCounts") -> int:
        reached = 0
        for parcel in members(counts.seen[self.near]):
            reached |= AROUND[parcel]
        return reached & counts.seen[self.parcel_kind]

    def sentence(self, say: Say) -> str:
        names = {"thing": thing_key(self.parcel_kind), "near": thing_key(self.near)}
        return say("carson-text-touching", {"points": self.points, **names})

    def structure(self) -> dict[str, int | str]:
        return {"part": self.kind, "kind": KINDS[self.parcel_kind], "near": KINDS[self.near], "points": self.points}


class UncoveredPoints(Points):
    """For every `per` parcels of the box without a card, rounded up (C11.8)."""

    kind = "uncovered"
    usual = 8.0
    __slots__ = ("points", "per")

    def __init__(self, points: int, per: int) -> None:
        self.points = points
        self.per = per

    def count(self, counts: "CityCounts", owned: int, sold: int) -> int:
        return -(-self.points * counts.uncovered(bool(owned >> CAPTAIN & 1)) // self.per)

    def sentence(self, say: Say) -> str:
        return say("carson-text-uncovered", {"points": self.points, "parcels": self.per})

    def structure(self) -> dict[str, int | str]:
        return {"part": self.kind, "points": self.points, "per": self.per}


def read_points(score: Document) -> list[Points]:
    """The parts of a character's `score` that bring points."""
    parts: list[Points] = []
    if score["flat"]:
        parts.append(FlatPoints(score["flat"]))
    if score["sold"]:
        parts.append(SoldPoints(score["sold"]))
    parts += [CityPoints(thing, points) for thing, points in rates(score["city"])]
    if score["characters"]:
        parts.append(CharacterPoints(score["characters"]))
    if score["symbols"]:
        parts.append(SymbolPoints(score["symbols"].get("dollar", 0), score["symbols"].get("arrow", 0)))
    if "best" in score:
        parts.append(BestParcelPoints(KINDS.index(score["best"])))
    if "touching" in score:
        touching = score["touching"]
        parts.append(TouchingPoints(KINDS.index(touching["each"]), KINDS.index(touching["near"]), touching["vp"]))
    if "uncovered" in score:
        parts.append(UncoveredPoints(score["uncovered"]["vp"], score["uncovered"]["per"]))
    return parts
