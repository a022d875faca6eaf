"""Where a contract may be built and what it costs there: zoning, restrictions, price, covering of old buildings."""

from boomtown.games.sprawl.city import (
    BLOCKS,
    COVERING_SHAPES,
    FREE_SHAPES,
    SHAPES,
    SPOT_AROUND,
    SPOT_LOTS,
    SPOT_MASK,
    SPOT_SIZE,
)
from boomtown.games.sprawl.constants import CONTRACTOR, RENEWAL
from boomtown.games.sprawl.restrictions import SpotFault
from boomtown.games.sprawl.state import Position, buildings_on

# Faults that do not come from a card's own words.
TOO_DEAR = SpotFault("sprawl-fault-too-dear", "S4.1")
NOT_FREE = SpotFault("sprawl-fault-not-free", "S4.4")
WRONG_SIZE = SpotFault("sprawl-fault-size", "S4.4")
PARTLY_COVERED = SpotFault("sprawl-fault-partly-covered", "S4.10")
PROTECTED = SpotFault("sprawl-fault-protected", "S4.13")
FAULTS = (TOO_DEAR, NOT_FREE, WRONG_SIZE, PARTLY_COVERED, PROTECTED)


def price(state: Position, card: int, block: int) -> int:
    """What a contract costs in a block now, after all discounts (S4.3)."""
    return max(0, state.value[block] - state.components.cards[card].build.discount - state.discount)


def may_cover(state: Position, seat: int) -> bool:
    """The Contractor and whoever has an Urban Renewal card may build over existing buildings (S4.10)."""
    return state.offices[CONTRACTOR] == seat or has_renewal(state, seat)


def has_renewal(state: Position, seat: int) -> bool:
    cards = state.components.cards
    for card in state.hands[seat]:
        if cards[card].kind == RENEWAL:
            return True
    return False


def covered_buildings(state: Position, spot: int) -> list[int]:
    """The buildings that stand on the lots of a spot."""
    return buildings_on(state, SPOT_LOTS[spot])


def block_fault(state: Position, seat: int, card: int, block: int) -> SpotFault | None:
    """What forbids a contract anywhere in a block."""
    if price(state, card, block) > state.wealth[seat]:
        return TOO_DEAR
    return state.components.cards[card].build.block_fault(state, block)


def cover_fault(state: Position, seat: int, spot: int) -> SpotFault | None:
    """What forbids building over the buildings on a spot (S4.10, S4.13)."""
    immune = state.offices[CONTRACTOR]
    for building in buildings_on(state, SPOT_LOTS[spot]):
        if SPOT_MASK[state.spot[building]] & ~SPOT_MASK[spot]:
            return PARTLY_COVERED
        if immune >= 0 and immune != seat and state.owner[building] == immune:
            return PROTECTED
    return None


def zones_around(state: Position, spot: int, covering: bool) -> int:
    """The mask of zones next to a spot; what it covers does not count (S4.11)."""
    zones = 0
    lots = SPOT_LOTS[spot]
    if covering and len(lots) > 1:  # around a single lot lies nothing that it covers
        building_on, zone = state.building, state.zone
        for lot in SPOT_AROUND[spot]:
            building = building_on[lot]
            if building >= 0:
                zones |= 1 << zone[building]
    else:
        for lot in lots:
            zones |= state.around[lot]
    return zones


def spot_fault(state: Position, seat: int, card: int, spot: int, covering: bool) -> SpotFault | None:
    """What forbids a contract on a spot of a block that is allowed."""
    build = state.components.cards[card].build
    reason = build.neighbour_faults[zones_around(state, spot, covering)]
    if reason is None and build.on_spot:
        reason = build.spot_fault(state, seat, spot)
    if reason is None and covering:
        reason = cover_fault(state, seat, spot)
    return reason


def fault(state: Position, seat: int, card: int, spot: int) -> SpotFault | None:
    """What forbids a contract on a spot, or None."""
    if SPOT_SIZE[spot] != state.components.cards[card].lots:
        return WRONG_SIZE
    covering = bool(state.occupied[spot // SHAPES] & SPOT_MASK[spot])
    if covering and not may_cover(state, seat):
        return NOT_FREE
    return block_fault(state, seat, card, spot // SHAPES) or spot_fault(state, seat, card, spot, covering)


def build_spots(state: Position, seat: int, card: int, first_only: bool) -> list[int]:
    """The spots on which a seat may build a contract; with `first_only` it is enough to know that there is one."""
    spots: list[int] = []
    face = state.components.cards[card]
    size = face.lots
    if not tile_left(state, face.zone, size):
        return spots
    covering = may_cover(state, seat)
    build = face.build
    faults = build.neighbour_faults
    on_block, on_spot = build.on_block, build.on_spot
    around = state.around
    affordable = state.wealth[seat] + build.discount + state.discount
    for block in range(BLOCKS):
        # The same as block_fault() and spot_fault(), without a call for each of many blocks and spots.
        if state.value[block] > affordable:
            continue
        taken = state.occupied[block]
        shapes = FREE_SHAPES[taken][size]
        if (not shapes and not covering) or (on_block and build.block_fault(state, block) is not None):
            continue
        for shape in shapes:
            spot = SHAPES * block + shape
            near = 0
            for lot in SPOT_LOTS[spot]:
                near |= around[lot]
            if faults[near] is None and not (on_spot and build.spot_fault(state, seat, spot) is not None):
                spots.append(spot)
                if first_only:
                    return spots
        if covering:
            for shape in COVERING_SHAPES[taken][size]:
                if spot_fault(state, seat, card, SHAPES * block + shape, True) is None:
                    spots.append(SHAPES * block + shape)
                    if first_only:
                        return spots
    return spots


def free_spots(state: Position, size: int) -> list[int]:
    """All spots of a size without any building on them."""
    spots: list[int] = []
    for block in range(BLOCKS):
        for shape in FREE_SHAPES[state.occupied[block]][size]:
            spots.append(SHAPES * block + shape)
    return spots


def tile_left(state: Position, zone: int, size: int) -> bool:
    """Whether the supply still has a building of that zone and size (S1.11)."""
    if not state.components.tiles_limited:
        return True
    used = 0
    for building in state.city:
        if state.zone[building] == zone and SPOT_SIZE[state.spot[building]] == size:
            used += 1
    return used < state.components.tile_supply[zone][size]


def adjacency_bonus(state: Position, spot: int, zone: int) -> int:
    """One point for each adjacent building of the same zone (S4.8)."""
    bonus = 0
    for building in buildings_on(state, SPOT_AROUND[spot]):  # adjacent_buildings(), without a call for each spot
        if state.zone[building] == zone:
            bonus += 1
    return bonus
