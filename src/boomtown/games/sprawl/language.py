"""The languages of the cards: who is meant, which buildings are meant, how many there are."""

from boomtown.games.sprawl import words as w
from boomtown.games.sprawl.city import (
    ALL_BLOCKS,
    COLUMN_BLOCKS,
    CROSS_BLOCKS,
    ROW_BLOCKS,
    SHAPES,
    SIDE,
    SPOT_AROUND,
    SPOT_EDGE,
    SPOT_SIZE,
)
from boomtown.games.sprawl.components import Filter
from boomtown.games.sprawl.state import VOCATION_COUNT, Position


def seats_in(mask: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(4) if mask >> seat & 1]


def sole(mask: int) -> int:
    """The only seat of a mask, or -1."""
    for seat in range(4):
        if mask == 1 << seat:
            return seat
    return -1


# Players.


def players(state: Position, code: int, me: int) -> int:
    """The mask of seats an expression means; for "most" and "least" all that are tied (S6.3, S6.5, S6.7)."""
    kind = code >> 4
    argument = code & 15
    everybody = (1 << state.seats) - 1
    if kind == w.SELF:
        return 1 << me
    if kind == w.ACTIVE:
        return 1 << state.active
    if kind == w.EACH or kind == w.CONTROLLER:
        return everybody
    if kind == w.OTHERS:
        return everybody & ~(1 << me)
    if kind == w.OFFICE:
        holder = state.offices[argument]
        return 1 << holder if holder >= 0 else 0
    if kind == w.VOCATION:
        return tile_holders(state, argument)
    return extreme_players(state, argument, kind == w.MOST)


def is_contest(code: int) -> bool:
    """Whether an expression means one player among those that may be tied."""
    return code >> 4 >= w.MOST


def tile_holders(state: Position, vocation: int) -> int:
    mask = 0
    for seat in range(state.seats):
        if state.tiles[VOCATION_COUNT * seat + vocation]:
            mask |= 1 << seat
    return mask


def extreme_players(state: Position, compared: int, most: bool) -> int:
    best = -1
    mask = 0
    for seat in range(state.seats):
        amount = compared_amount(state, compared, seat)
        if most and amount == 0 and compared != w.BY_PRESTIGE and compared != w.BY_WEALTH:
            continue
        if best < 0 or amount == best:
            mask |= 1 << seat
            best = amount
        elif (amount > best) == most:
            mask = 1 << seat
            best = amount
    return mask


def compared_amount(state: Position, compared: int, seat: int) -> int:
    if compared == w.BY_PRESTIGE:
        return state.prestige[seat]
    if compared == w.BY_WEALTH:
        return state.wealth[seat]
    if compared == w.BY_VOCATIONS:
        return vocation_count(state, seat)
    if compared == w.BY_PERMITS:
        return len(state.hands[seat])
    found = 0
    for first in state.city:
        if state.owner[first] == seat and (compared == w.BY_BUILDINGS or state.zone[first] == compared):
            found += 1
    return found


def vocation_count(state: Position, seat: int) -> int:
    found = 0
    for vocation in range(VOCATION_COUNT):
        found += state.tiles[VOCATION_COUNT * seat + vocation]
    return found


def office_count(state: Position, seat: int) -> int:
    """The politicians a seat holds; the Contractor is none (S10.12)."""
    found = 0
    for office in range(w.CONTRACTOR):
        if state.offices[office] == seat:
            found += 1
    return found


# Buildings.


def strip(state: Position, where: int, spot: int, block: int) -> int:
    """The blocks a filter looks at. `spot` is the new building's, `block` the one that ties were settled on."""
    if where == w.BEST_BLOCK or where == w.WORST_BLOCK:
        return 1 << block if block >= 0 else 0
    if where == w.BOARD or where == w.ADJACENT:
        return ALL_BLOCKS
    if spot < 0:
        return 0
    here = spot // SHAPES
    if where == w.THIS_BLOCK:
        return 1 << here
    if where == w.THESE_ROWS:
        return CROSS_BLOCKS[here]
    if state.line < 0:
        return 0
    row = (state.line == 0) == (where == w.CHOSEN_ROW)
    return ROW_BLOCKS[here // SIDE] if row else COLUMN_BLOCKS[here % SIDE]


def matching(state: Position, chosen: Filter, me: int, spot: int, block: int) -> list[int]:
    """The buildings a filter selects, seen by `me`; picks are left to the caller."""
    blocks = strip(state, chosen.where, spot, block)
    zones = chosen.zones
    sizes = chosen.sizes
    beside = adjacent_buildings(state, spot) if chosen.where == w.ADJACENT and spot >= 0 else None
    found: list[int] = []
    for first in state.city:
        if not zones >> state.zone[first] & 1 or not blocks >> (first >> 2) & 1:
            continue
        place = state.spot[first]
        if not sizes >> SPOT_SIZE[place] & 1:
            continue
        if chosen.owner and not owner_fits(chosen.owner, state.owner[first], me):
            continue
        if chosen.edge and not SPOT_EDGE[place] & chosen.edge:
            continue
        if state.value[first >> 2] < chosen.min_value:
            continue
        if beside is not None and first not in beside:
            continue
        if chosen.near and not is_near(state, first, chosen.near):
            continue
        found.append(first)
    return found if spot >= 0 or chosen.where != w.ADJACENT else []


def owner_fits(asked: int, owner: int, me: int) -> bool:
    if asked == w.OWN:
        return owner == me
    if asked == w.OTHER_OWNERS:
        return owner >= 0 and owner != me
    if asked == w.UNOWNED:
        return owner < 0
    return owner >= 0


def adjacent_buildings(state: Position, spot: int) -> list[int]:
    """The buildings next to a spot, each once (S1.3)."""
    found: list[int] = []
    for lot in SPOT_AROUND[spot]:
        first = state.building[lot]
        if first >= 0 and first not in found:
            found.append(first)
    return found


def is_near(state: Position, first: int, zones: int) -> bool:
    """Whether a building is adjacent to another one of these zones."""
    for lot in SPOT_AROUND[state.spot[first]]:
        other = state.building[lot]
        if other >= 0 and zones >> state.zone[other] & 1:
            return True
    return False


def extreme_buildings(state: Position, found: list[int], highest: bool) -> list[int]:
    """Those of the most, or least, value; several when they are equal (S6.6)."""
    best = -1
    chosen: list[int] = []
    for first in found:
        value = state.value[first >> 2]
        if best < 0 or value == best:
            chosen.append(first)
            best = value
        elif (value > best) == highest:
            chosen = [first]
            best = value
    return chosen


def extreme_blocks(state: Position, highest: bool) -> list[int]:
    """The most, or least, valuable blocks that have a building."""
    blocks: list[int] = []
    for first in extreme_buildings(state, state.city, highest):
        if first >> 2 not in blocks:
            blocks.append(first >> 2)
    return sorted(blocks)


# Counts.


def amount(state: Position, count: Filter | None, me: int, spot: int, block: int, building: int) -> int:
    """How often an effect applies to a seat."""
    if count is None:
        return 1
    return min(_raw(state, count, me, spot, block, building) // count.div, count.max)


def _raw(state: Position, count: Filter, me: int, spot: int, block: int, building: int) -> int:
    if count.count == w.COUNT_VOCATIONS:
        return vocation_count(state, me) if count.name < 0 else state.tiles[VOCATION_COUNT * me + count.name]
    if count.count == w.COUNT_OFFICES:
        return office_count(state, me)
    if count.count == w.COUNT_VALUE:
        return state.value[spot // SHAPES] if spot >= 0 else 0
    if count.count == w.COUNT_FREE_LOTS:
        return free_lots(state, count, spot, block)
    found = matching(state, count, me, spot, block)
    if count.pick == w.OWN_LOWEST:
        return 1 if any([state.owner[first] == me for first in found]) else 0
    if count.pick:
        found = [building] if building in found else []
    return weigh(state, count, found)


def weigh(state: Position, count: Filter, found: list[int]) -> int:
    """The number of buildings, or of their lots."""
    if count.count != w.COUNT_LOTS:
        return len(found)
    lots = 0
    for first in found:
        lots += SPOT_SIZE[state.spot[first]]
    return lots


def free_lots(state: Position, count: Filter, spot: int, block: int) -> int:
    if count.where == w.ADJACENT:
        return sum([1 for lot in SPOT_AROUND[spot] if state.building[lot] < 0]) if spot >= 0 else 0
    blocks = strip(state, count.where, spot, block)
    return sum([1 for lot, first in enumerate(state.building) if first < 0 and blocks >> (lot >> 2) & 1])


def tally(state: Position, count: Filter | None, me: int, spot: int, block: int, building: int) -> list[int]:
    """Per seat, how often an effect for the controllers of certain buildings applies (S6.3)."""
    counts = [0] * state.seats
    if count is None:
        return counts
    found = matching(state, count, me, spot, block)
    if count.pick == w.OWN_LOWEST:
        for seat in range(state.seats):
            counts[seat] = 1 if any([state.owner[first] == seat for first in found]) else 0
        return counts
    if count.pick:
        found = [building] if building in found else []
    for first in found:
        seat = state.owner[first]
        if seat >= 0:
            counts[seat] += SPOT_SIZE[state.spot[first]] if count.count == w.COUNT_LOTS else 1
    return [min(number // count.div, count.max) for number in counts]
