"""What a contract promises a bot: its vocations and effects anywhere, and what each spot adds."""

from boomtown.games.sprawl import words as w
from boomtown.games.sprawl.city import SHAPES, SPOT_AROUND
from boomtown.games.sprawl.components import (
    ATTORNEY_FACTOR,
    CARD_EFFECTS,
    CARD_VOCATIONS,
    CARD_ZONE,
    EFFECTS,
    OFFICE_ZONE,
    Effect,
    row_blocks,
)
from boomtown.games.sprawl.effects import times
from boomtown.games.sprawl.language import players, sole
from boomtown.games.sprawl.offices import candidates
from boomtown.games.sprawl.payouts import payout, rows_present
from boomtown.games.sprawl.spots import covered_buildings, price
from boomtown.games.sprawl.state import VOCATION_COUNT, Position
from boomtown.games.sprawl.worth import block_worths, tile_worth, turns_left, wealth_worth

# Effects whose worth is a matter of taste, per unit.
FLAT_WORTH = {
    w.PLACE_MARKER: 2.0,
    w.MOVE_MARKER: 1.0,
    w.PLACE_PARK: 1.2,
    w.PLACE_BUILDING: 2.5,
    w.MOVE_BUILDING: 0.3,
    w.REMOVE_CONTROL: 1.0,
    w.TAKE_CONTROL: 3.0,
    w.DEMOLISH: 1.5,
    w.GAIN_AP: 0.7,
    w.TAKE_PERMIT: 2.0,
    w.EXTRA_FAVOR: 1.5,
    w.TAKE_FAVOR: 2.0,
    w.OPTIONAL: 1.0,
}
# What wealth of the others is taken to be worth to them.
OTHERS_WEALTH = 0.65


def marginal_wealth(state: Position, seat: int, turns: float) -> float:
    """What one more wealth is worth."""
    own = turns / state.seats
    return (wealth_worth(state.wealth[seat] + 4, own) - wealth_worth(state.wealth[seat], own)) / 4.0


# Effects of a contract.


def depends_on_spot(effect: Effect) -> bool:
    """Whether the place of the building changes what an effect is worth."""
    per = effect.per
    if per is not None and (w.THIS_BLOCK <= per.where <= w.ADJACENT or per.count in (w.COUNT_FREE_LOTS, w.COUNT_VALUE)):
        return True
    return effect.kind == w.PAYOUT and effect.mode == w.HERE


def effect_worth(state: Position, effect: Effect, seat: int, spot: int, turns: float, money: float) -> float:
    """What an effect brings a seat, less what it brings the others on average."""
    kind = effect.kind
    if kind == w.GAIN or kind == w.LOSE or kind == w.TOLL:
        return _amount_worth(state, effect, seat, spot, money)
    if kind == w.PAYOUT:
        return _payout_worth(state, effect, seat, spot, money)
    if kind == w.SCORE_VOCATION:
        return _tile_lead(state, seat, effect.name, effect.n, 0)
    if kind == w.HOLD_ELECTION:
        if effect.who >= 0:
            return 5.0
        office = effect.office if effect.office >= 0 else (state.pawn + 1) % w.CONTRACTOR
        return 2.5 if state.in_play >> office & 1 and sole(candidates(state, office)) == seat else -0.5
    if kind == w.DISCOUNT:
        return 0.5 * effect.wealth * money
    if kind == w.TAKE_VOCATION:
        return tile_worth(turns) + 0.5
    if kind == w.CHOOSE:
        best = 0.0
        for option in effect.options:
            best = max(best, sum([effect_worth(state, EFFECTS[n], seat, spot, turns, money) for n in option]))
        return best
    return FLAT_WORTH.get(kind, 0.0) * (1.0 if kind == w.PLACE_BUILDING else effect.n)


def _amount_worth(state: Position, effect: Effect, seat: int, spot: int, money: float) -> float:
    """Gains, losses and tolls: one's own in full, those of the others shared among them."""
    frame = (effect.number, seat, spot, 0, 1 << seat, -1, -1)
    share = 1.0 / (state.seats - 1)
    mask = players(state, effect.who, seat)
    lead = 0.0
    for other in range(state.seats):
        if not mask >> other & 1 or (effect.kind == w.TOLL and other == seat):
            continue
        unit = effect.wealth * (money if other == seat else OTHERS_WEALTH) + effect.prestige
        if effect.either:
            unit = min(effect.wealth * OTHERS_WEALTH, float(effect.prestige))
        worth = times(state, effect, frame, other) * unit
        if effect.kind == w.TOLL:
            lead += worth * (1.0 + share)
        else:
            sign = 1.0 if effect.kind == w.GAIN else -1.0
            lead += sign * (worth if other == seat else -share * worth)
    return lead


def _payout_worth(state: Position, effect: Effect, seat: int, spot: int, money: float) -> float:
    best = 0.0
    block = spot // SHAPES if effect.mode == w.HERE else -1
    for number in rows_present(state, effect.marker, block):
        found = payout(state, row_blocks(effect.marker, number, state.spaces), number)
        lead = found[seat] - (sum(found) - found[seat]) / (state.seats - 1)
        best = max(best, lead * (money if effect.marker == w.WEALTH else 1.0))
    return best


def _tile_lead(state: Position, seat: int, vocation: int, value: int, extra: int) -> float:
    """What the scoring of a vocation brings, with so many more tiles of the seat's own."""
    lead = 0.0
    for other in range(state.seats):
        tiles = state.tiles[VOCATION_COUNT * other + vocation]
        factor = 1.7 if state.offices[w.POLICE] == other else 1.0
        if other == seat:
            lead += (tiles + extra) * value * factor
        else:
            lead -= tiles * value * factor / (state.seats - 1)
    return lead


# Contracts.


def fixed_worth(state: Position, seat: int, card: int, turns: float, money: float) -> float:
    """What a contract brings wherever it is built."""
    worth = 0.0
    for vocation, value in CARD_VOCATIONS[card]:
        supplied = state.supply[vocation] > 0
        own = state.tiles[VOCATION_COUNT * seat + vocation]
        taken = supplied or (not supplied and own == 0)
        worth += _tile_lead(state, seat, vocation, value, 1 if taken else 0)
        worth += tile_worth(turns) * (1.0 if supplied else 1.5) if taken else 0.0
    for number in CARD_EFFECTS[card]:
        if not depends_on_spot(EFFECTS[number]):
            worth += effect_worth(state, EFFECTS[number], seat, -1, turns, money)
    return worth


def zone_worth(state: Position, seat: int, zone: int, turns: float) -> float:
    """One more building of a zone feeds the end bonus of the zone's politician."""
    for office in range(w.CONTRACTOR):
        if OFFICE_ZONE[office] == zone:
            holder = state.offices[office]
            if holder >= 0:
                sure = 1.0 / (1.0 + turns / 12.0)
                return sure if holder == seat else -sure / (state.seats - 1)
    return 0.0


def spot_worths(state: Position, seat: int, card: int, spots: list[int]) -> list[float]:
    """What a contract brings on each of these spots, its price deducted."""
    turns = turns_left(state)
    own_turns = turns / state.seats
    money = marginal_wealth(state, seat, turns)
    blocks = block_worths(state, seat, turns)
    zone = CARD_ZONE[card]
    before = wealth_worth(state.wealth[seat], own_turns)
    factor = ATTORNEY_FACTOR if state.built == 0 and state.offices[w.ATTORNEY] == seat else 1
    local = [EFFECTS[number] for number in CARD_EFFECTS[card] if depends_on_spot(EFFECTS[number])]
    base = fixed_worth(state, seat, card, turns, money) + zone_worth(state, seat, zone, turns) - before
    costs: dict[int, float] = {}
    worths: list[float] = []
    for spot in spots:
        block = spot // SHAPES
        if block not in costs:
            cost = price(state, card, block)
            # The dearest building of a zone wins its politician.
            costs[block] = wealth_worth(state.wealth[seat] - cost, own_turns) + blocks[block] + 0.1 * state.value[block]
        worth = base + costs[block]
        seen: list[int] = []
        for lot in SPOT_AROUND[spot]:
            first = state.building[lot]
            if first >= 0 and state.zone[first] == zone and first not in seen:
                seen.append(first)
        worth += factor * len(seen)
        for effect in local:
            worth += effect_worth(state, effect, seat, spot, turns, money)
        for first in covered_buildings(state, spot):
            owner = state.owner[first]
            worth += -1.0 - blocks[block] if owner == seat else 0.3 * blocks[block] if owner >= 0 else 0.0
        worths.append(worth)
    return worths
