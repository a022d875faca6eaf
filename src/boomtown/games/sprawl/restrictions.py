"""What a contract says about its place: restrictions, and easings of the ordinary rules (S4.6, S4.7)."""

from typing import ClassVar, Final

from boomtown.games.sprawl.city import (
    EAST_SPACE,
    EDGES,
    NORTH_SPACE,
    SHAPES,
    SPOT_AROUND,
    SPOT_EDGE,
    SPOT_MASK,
    ZONED,
    ZONES,
)
from boomtown.games.sprawl.constants import word_mask
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.targets import AMOUNT, ZONE_SET, edge_words, neighbour_words
from boomtown.kernel.faces import Say
from boomtown.kernel.schema import Document, Flag, Node, TableOf, Word, optional_without_default


class SpotFault:
    """Why a contract may not stand on a spot: the sentence and the paragraph."""

    __slots__ = ("key", "rule")

    def __init__(self, key: str, rule: str) -> None:
        self.key = key
        self.rule = rule


OTHER_ZONE = SpotFault("sprawl-fault-zoning", "S4.5")

# What a restriction looks at.
BLOCK: Final = 0  # the block alone
NEIGHBOURS: Final = 1  # the zones of the adjacent buildings
PLACE: Final = 2  # the spot itself
NOTHING: Final = 3  # an easing


class Restriction:
    """One entry of a contract's "build" table. A subclass overrides the test that its `looks_at` names."""

    key: ClassVar[str] = ""
    node: ClassVar[Node] = Flag()
    looks_at: ClassVar[int] = NOTHING
    fault: ClassVar[SpotFault] = SpotFault("", "")
    says_nothing: ClassVar[tuple[object, ...]] = (False, [])  # values that are the same as no entry; 0 is False

    def __init__(self, value: object) -> None:
        """`value` is what the file says; a flag says nothing beyond being there."""

    def allows_block(self, state: Position, block: int) -> bool:
        return True

    def allows_neighbours(self, zones: int) -> bool:
        return True

    def allows_spot(self, state: Position, seat: int, spot: int) -> bool:
        return True

    def words(self, say: Say) -> str:
        raise NotImplementedError


class TouchesBorder(Restriction):
    key = "edge"
    node = Word(*EDGES)
    looks_at = PLACE
    fault = SpotFault("sprawl-fault-edge", "S4.6")
    __slots__ = ("edge",)

    def __init__(self, value: object) -> None:
        self.edge = EDGES[str(value)]

    def allows_spot(self, state: Position, seat: int, spot: int) -> bool:
        return bool(SPOT_EDGE[spot] & self.edge)

    def words(self, say: Say) -> str:
        return edge_words(say, self.edge)


class NeighbourRestriction(Restriction):
    """What the two restrictions on adjacent zones share."""

    node = ZONE_SET
    looks_at = NEIGHBOURS
    message: ClassVar[str] = ""
    __slots__ = ("zones",)

    def __init__(self, value: object) -> None:
        assert isinstance(value, (str, list))
        self.zones = word_mask(ZONES, value)

    def words(self, say: Say) -> str:
        return say(self.message, {"zones": neighbour_words(say, self.zones)})


class HasNeighbour(NeighbourRestriction):
    key = "adjacent_to"
    fault = SpotFault("sprawl-fault-no-neighbour", "S4.6")
    message = "sprawl-near"

    def allows_neighbours(self, zones: int) -> bool:
        return bool(zones & self.zones)


class LacksNeighbour(NeighbourRestriction):
    key = "not_adjacent_to"
    fault = SpotFault("sprawl-fault-bad-neighbour", "S4.6")
    message = "sprawl-not-near"

    def allows_neighbours(self, zones: int) -> bool:
        return not zones & self.zones


class BlockValueRestriction(Restriction):
    """What the two restrictions on the value of the block share."""

    node = AMOUNT
    looks_at = BLOCK
    message: ClassVar[str] = ""
    __slots__ = ("value",)

    def __init__(self, value: object) -> None:
        assert isinstance(value, int)
        self.value = value

    def words(self, say: Say) -> str:
        return say(self.message, {"value": self.value})


class ValueAtLeast(BlockValueRestriction):
    key = "min_value"
    fault = SpotFault("sprawl-fault-low-value", "S4.6")
    message = "sprawl-min-value"

    def allows_block(self, state: Position, block: int) -> bool:
        return state.value[block] >= self.value


class ValueAtMost(BlockValueRestriction):
    key = "max_value"
    fault = SpotFault("sprawl-fault-high-value", "S4.6")
    says_nothing = ()
    message = "sprawl-max-value"

    def allows_block(self, state: Position, block: int) -> bool:
        return state.value[block] <= self.value


class EmptyBlock(Restriction):
    """No other building stands in the block."""

    key = "empty_block"
    looks_at = PLACE
    fault = SpotFault("sprawl-fault-not-empty", "S4.6")

    def allows_spot(self, state: Position, seat: int, spot: int) -> bool:
        return not state.occupied[spot // SHAPES] & ~SPOT_MASK[spot]

    def words(self, say: Say) -> str:
        return say("sprawl-build-empty", {})


class BesideOwn(Restriction):
    """Adjacent to a building of one's own."""

    key = "near_own"
    looks_at = PLACE
    fault = SpotFault("sprawl-fault-not-own", "S4.6")

    def allows_spot(self, state: Position, seat: int, spot: int) -> bool:
        for lot in SPOT_AROUND[spot]:
            building = state.building[lot]
            if building >= 0 and state.owner[building] == seat:
                return True
        return False

    def words(self, say: Say) -> str:
        return say("sprawl-build-own", {})


class MarkedBlock(Restriction):
    """A marker acts on the block."""

    key = "marked"
    looks_at = BLOCK
    fault = SpotFault("sprawl-fault-unmarked", "S4.6")

    def allows_block(self, state: Position, block: int) -> bool:
        return state.spaces[NORTH_SPACE[block]] >= 0 or state.spaces[EAST_SPACE[block]] >= 0

    def words(self, say: Say) -> str:
        return say("sprawl-build-marked", {})


class IgnoresZoning(Restriction):
    """An easing: zoning does not apply (S4.7)."""

    key = "ignore_zoning"

    def words(self, say: Say) -> str:
        return say("sprawl-build-zoning", {})


class Discount(Restriction):
    """An easing: the block costs less, but not less than nothing (S4.7)."""

    key = "discount"
    node = AMOUNT
    __slots__ = ("wealth",)

    def __init__(self, value: object) -> None:
        assert isinstance(value, int)
        self.wealth = value

    def words(self, say: Say) -> str:
        return say("sprawl-build-discount", {"n": self.wealth})


# In the order in which a card shows them and in which a fault is looked for.
RESTRICTIONS: tuple[type[Restriction], ...] = (
    TouchesBorder,
    HasNeighbour,
    LacksNeighbour,
    ValueAtLeast,
    ValueAtMost,
    EmptyBlock,
    BesideOwn,
    MarkedBlock,
    IgnoresZoning,
    Discount,
)

BUILD: Node = TableOf({restriction.key: optional_without_default(restriction.node) for restriction in RESTRICTIONS})


class Build:
    """All that one contract says about its place, sorted by what must be looked at."""

    __slots__ = ("entries", "on_block", "on_spot", "neighbour_faults", "discount")

    def __init__(self, zone: int, entry: Document) -> None:
        self.entries: list[Restriction] = [
            restriction(entry[restriction.key])
            for restriction in RESTRICTIONS
            if restriction.key in entry and entry[restriction.key] not in restriction.says_nothing
        ]
        self.on_block = [entry for entry in self.entries if entry.looks_at == BLOCK]
        self.on_spot = [entry for entry in self.entries if entry.looks_at == PLACE]
        self.discount: int = entry.get("discount", 0)
        # For every mask of zones next to a spot what they forbid, worked out once: spots are many.
        self.neighbour_faults: list[SpotFault | None] = [
            self.neighbour_fault(zone, near) for near in range(1 << len(ZONES) if zone >= 0 else 0)
        ]

    def neighbour_fault(self, zone: int, near: int) -> SpotFault | None:
        """What forbids a building of a zone beside these zones: zoning (S4.5) and restrictions on neighbours (S4.6)."""
        zoning = not any([isinstance(entry, IgnoresZoning) for entry in self.entries])
        if zoning and near & ZONED & ~(1 << zone) and not near >> zone & 1:
            return OTHER_ZONE
        for entry in self.entries:
            if not entry.allows_neighbours(near):
                return entry.fault
        return None

    def block_fault(self, state: Position, block: int) -> SpotFault | None:
        for entry in self.on_block:
            if not entry.allows_block(state, block):
                return entry.fault
        return None

    def spot_fault(self, state: Position, seat: int, spot: int) -> SpotFault | None:
        for entry in self.on_spot:
            if not entry.allows_spot(state, seat, spot):
                return entry.fault
        return None

    def words(self, say: Say) -> list[str]:
        """Restrictions and easings, one line each."""
        return [entry.words(say) for entry in self.entries]
