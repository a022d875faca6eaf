"""Where a contract may be built and what it costs there: zoning, restrictions, price, covering of old buildings."""

from typing import Final

from boomtown.games.sprawl.city import (
    BLOCKS,
    COVERING_SHAPES,
    EAST_SPACE,
    FREE_SHAPES,
    NORTH_SPACE,
    SHAPES,
    SPOT_AROUND,
    SPOT_EDGE,
    SPOT_LOTS,
    SPOT_MASK,
    SPOT_SIZE,
)
from boomtown.games.sprawl.components import (
    CARD_BUILD,
    CARD_KIND,
    CARD_LOTS,
    CARD_ZONE,
    CARDS,
    LIMITED,
    TILE_SUPPLY,
    Build,
)
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.words import CONTRACTOR, RENEWAL

# What can be wrong with a spot: the message and the paragraph.
FINE: Final = 0
TOO_DEAR: Final = 1
LOW_VALUE: Final = 2
HIGH_VALUE: Final = 3
UNMARKED: Final = 4
NOT_FREE: Final = 5
PARTLY_COVERED: Final = 6
PROTECTED: Final = 7
OTHER_ZONE: Final = 8
EDGE: Final = 9
NO_NEIGHBOUR: Final = 10
BAD_NEIGHBOUR: Final = 11
NOT_EMPTY: Final = 12
NOT_OWN: Final = 13
WRONG_SIZE: Final = 14
FAULTS: list[tuple[str, str]] = [
    ("", ""),
    ("sprawl-fault-too-dear", "S4.1"),
    ("sprawl-fault-low-value", "S4.6"),
    ("sprawl-fault-high-value", "S4.6"),
    ("sprawl-fault-unmarked", "S4.6"),
    ("sprawl-fault-not-free", "S4.4"),
    ("sprawl-fault-partly-covered", "S4.10"),
    ("sprawl-fault-protected", "S4.13"),
    ("sprawl-fault-zoning", "S4.5"),
    ("sprawl-fault-edge", "S4.6"),
    ("sprawl-fault-no-neighbour", "S4.6"),
    ("sprawl-fault-bad-neighbour", "S4.6"),
    ("sprawl-fault-not-empty", "S4.6"),
    ("sprawl-fault-not-own", "S4.6"),
    ("sprawl-fault-size", "S4.4"),
]

ZONE_BITS: Final = 15


def price(state: Position, card: int, block: int) -> int:
    """What a contract costs in a block now, after all discounts (S4.3)."""
    return max(0, state.value[block] - CARD_BUILD[card].discount - state.discount)


def may_cover(state: Position, seat: int) -> bool:
    """The Contractor and whoever has an Urban Renewal card may build over existing buildings (S4.10)."""
    return state.offices[CONTRACTOR] == seat or has_renewal(state, seat)


def has_renewal(state: Position, seat: int) -> bool:
    for card in state.hands[seat]:
        if CARD_KIND[card] == RENEWAL:
            return True
    return False


def covered_buildings(state: Position, spot: int) -> list[int]:
    """The buildings that stand on the lots of a spot."""
    found: list[int] = []
    for lot in SPOT_LOTS[spot]:
        first = state.building[lot]
        if first >= 0 and first not in found:
            found.append(first)
    return found


def block_fault(state: Position, seat: int, card: int, block: int) -> int:
    """What forbids a contract anywhere in a block."""
    build = CARD_BUILD[card]
    value = state.value[block]
    if value - build.discount - state.discount > state.wealth[seat]:
        return TOO_DEAR
    if value < build.min_value:
        return LOW_VALUE
    if value > build.max_value:
        return HIGH_VALUE
    if build.marked and state.spaces[NORTH_SPACE[block]] < 0 and state.spaces[EAST_SPACE[block]] < 0:
        return UNMARKED
    return FINE


def cover_fault(state: Position, seat: int, spot: int) -> int:
    """What forbids building over the buildings on a spot (S4.10, S4.13)."""
    immune = state.offices[CONTRACTOR]
    for first in covered_buildings(state, spot):
        if SPOT_MASK[state.spot[first]] & ~SPOT_MASK[spot]:
            return PARTLY_COVERED
        if immune >= 0 and immune != seat and state.owner[first] == immune:
            return PROTECTED
    return FINE


def zones_around(state: Position, spot: int, covering: bool) -> int:
    """The mask of zones next to a spot; what it covers does not count (S4.11)."""
    found = 0
    if covering:
        for lot in SPOT_AROUND[spot]:
            first = state.building[lot]
            if first >= 0:
                found |= 1 << state.zone[first]
    else:
        for lot in SPOT_LOTS[spot]:
            found |= state.around[lot]
    return found


def near_fault(zone: int, build: Build, near: int) -> int:
    """What forbids a contract beside these zones: zoning (S4.5) and restrictions on its neighbours (S4.6)."""
    if near & ZONE_BITS & ~(1 << zone) and not near >> zone & 1 and not build.ignore_zoning:
        return OTHER_ZONE
    if build.adjacent_to and not near & build.adjacent_to:
        return NO_NEIGHBOUR
    return BAD_NEIGHBOUR if near & build.not_adjacent_to else FINE


def near_faults(card: int) -> list[int]:
    """near_fault() for all masks of zones."""
    return [near_fault(CARD_ZONE[card], CARD_BUILD[card], near) for near in range(32)]


NEAR_FAULTS: list[list[int]] = [near_faults(card) if CARD_ZONE[card] >= 0 else [] for card in range(CARDS)]


def spot_fault(state: Position, seat: int, card: int, spot: int, covering: bool) -> int:
    """What forbids a contract on a spot of a block that is allowed."""
    wrong = NEAR_FAULTS[card][zones_around(state, spot, covering)] or place_fault(state, seat, CARD_BUILD[card], spot)
    if wrong or not covering:
        return wrong
    return cover_fault(state, seat, spot)


def place_fault(state: Position, seat: int, build: Build, spot: int) -> int:
    """What a contract's own words about its place forbid."""
    if build.edge and not SPOT_EDGE[spot] & build.edge:
        return EDGE
    if build.empty_block and state.occupied[spot // SHAPES] & ~SPOT_MASK[spot]:
        return NOT_EMPTY
    if build.near_own and not _beside_own(state, seat, spot):
        return NOT_OWN
    return FINE


def _beside_own(state: Position, seat: int, spot: int) -> bool:
    for lot in SPOT_AROUND[spot]:
        first = state.building[lot]
        if first >= 0 and state.owner[first] == seat:
            return True
    return False


def fault(state: Position, seat: int, card: int, spot: int) -> int:
    """What forbids a contract on a spot, or FINE."""
    if SPOT_SIZE[spot] != CARD_LOTS[card]:
        return WRONG_SIZE
    covering = bool(state.occupied[spot // SHAPES] & SPOT_MASK[spot])
    if covering and not may_cover(state, seat):
        return NOT_FREE
    wrong = block_fault(state, seat, card, spot // SHAPES)
    return wrong if wrong else spot_fault(state, seat, card, spot, covering)


def build_spots(state: Position, seat: int, card: int, first_only: bool) -> list[int]:
    """The spots on which a seat may build a contract; with `first_only` it is enough to know that there is one."""
    found: list[int] = []
    size = CARD_LOTS[card]
    if not tile_left(state, CARD_ZONE[card], size):
        return found
    covering = may_cover(state, seat)
    build = CARD_BUILD[card]
    faults = NEAR_FAULTS[card]
    around = state.around
    for block in range(BLOCKS):
        taken = state.occupied[block]
        shapes = FREE_SHAPES[taken][size]
        if (not shapes and not covering) or block_fault(state, seat, card, block):
            continue
        for shape in shapes:
            spot = SHAPES * block + shape
            near = 0
            for lot in SPOT_LOTS[spot]:
                near |= around[lot]
            # The same as spot_fault(), without a call for each of many spots.
            if not faults[near] and not place_fault(state, seat, build, spot):
                found.append(spot)
                if first_only:
                    return found
        if covering:
            for shape in COVERING_SHAPES[taken][size]:
                if not spot_fault(state, seat, card, SHAPES * block + shape, True):
                    found.append(SHAPES * block + shape)
                    if first_only:
                        return found
    return found


def free_spots(state: Position, size: int) -> list[int]:
    """All spots of a size without any building on them."""
    found: list[int] = []
    for block in range(BLOCKS):
        for shape in FREE_SHAPES[state.occupied[block]][size]:
            found.append(SHAPES * block + shape)
    return found


def tile_left(state: Position, zone: int, size: int) -> bool:
    """Whether the supply still has a building of that zone and size (S1.11)."""
    if not LIMITED:
        return True
    used = 0
    for first in state.city:
        if state.zone[first] == zone and SPOT_SIZE[state.spot[first]] == size:
            used += 1
    return used < TILE_SUPPLY[zone][size]


def adjacency_bonus(state: Position, spot: int, zone: int) -> int:
    """One point for each adjacent building of the same zone (S4.8)."""
    seen: list[int] = []
    for lot in SPOT_AROUND[spot]:
        first = state.building[lot]
        if first >= 0 and state.zone[first] == zone and first not in seen:
            seen.append(first)
    return len(seen)
