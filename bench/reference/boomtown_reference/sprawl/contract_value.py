"""What a contract is worth to a bot: its vocations and effects anywhere, and what each spot adds."""

from typing import Final

from boomtown.games.sprawl.bot.effect_value import Valuation
from boomtown.games.sprawl.cards import Card
from boomtown.games.sprawl.city import SHAPES
from boomtown.games.sprawl.constants import CONTRACTOR, VOCATION_COUNT
from boomtown.games.sprawl.contracts import bonus_factor
from boomtown.games.sprawl.spots import adjacency_bonus, covered_buildings, price
from boomtown.games.sprawl.state import Position
from boomtown_reference.sprawl.effect_value import tile_lead
from boomtown_reference.sprawl.holdings import tile_value, turns_left, wealth_value
from boomtown_reference.sprawl.row_value import block_values

# One more wealth is valued by what so much more would bring.
WEALTH_SAMPLE: Final = 4
# A tile that is taken from a rival is worth so many tiles from the supply.
STOLEN_TILE: Final = 1.5
# After so many turns of the table an office has probably changed hands.
TURNS_IN_OFFICE: Final = 12.0
# The dearest building of a zone wins its politician: so much for each point of a block's value.
VALUE_OF_HEIGHT: Final = 0.1
# What demolishing a building of one's own costs beyond its rows, and what a rival's loss is worth.
LOST_BUILDING: Final = 1.0
DEMOLISHED_RIVAL: Final = 0.3


def marginal_wealth(state: Position, seat: int, turns: float) -> float:
    """What one more wealth is worth."""
    own = turns / state.seats
    more = wealth_value(state, state.wealth[seat] + WEALTH_SAMPLE, own)
    return (more - wealth_value(state, state.wealth[seat], own)) / float(WEALTH_SAMPLE)


def fixed_value(state: Position, card: Card, valuation: Valuation) -> float:
    """What a contract brings wherever it is built."""
    value = 0.0
    for vocation, points in card.vocations:
        supplied = state.supply[vocation] > 0
        own = state.tiles[VOCATION_COUNT * valuation.seat + vocation]
        taken = supplied or own == 0
        value += tile_lead(state, valuation.seat, vocation, points, 1 if taken else 0)
        value += tile_value(valuation.turns) * (1.0 if supplied else STOLEN_TILE) if taken else 0.0
    for number in card.effects:
        effect = state.components.effects[number]
        if not effect.depends_on_spot():
            value += effect.worth(state, valuation)
    return value


def zone_value(state: Position, seat: int, zone: int, turns: float) -> float:
    """One more building of a zone feeds the end bonus of the zone's politician."""
    for office in range(CONTRACTOR):
        if state.components.offices[office].zone == zone:
            holder = state.offices[office]
            if holder >= 0:
                sure = 1.0 / (1.0 + turns / TURNS_IN_OFFICE)
                return sure if holder == seat else -sure / (state.seats - 1)
    return 0.0


def spot_values(state: Position, seat: int, number: int, spots: list[int]) -> list[float]:
    """What a contract brings on each of these spots, its price deducted."""
    card = state.components.cards[number]
    turns = turns_left(state)
    own_turns = turns / state.seats
    money = marginal_wealth(state, seat, turns)
    blocks = block_values(state, seat, turns)
    before = wealth_value(state, state.wealth[seat], own_turns)
    factor = bonus_factor(state, seat)
    effects = [state.components.effects[effect] for effect in card.effects]
    local = [effect for effect in effects if effect.depends_on_spot()]
    valuation = Valuation(seat, -1, turns, money, 1.0 / (state.seats - 1))
    base = fixed_value(state, card, valuation) + zone_value(state, seat, card.zone, turns) - before
    in_block: dict[int, float] = {}
    values: list[float] = []
    for spot in spots:
        block = spot // SHAPES
        if block not in in_block:
            left = wealth_value(state, state.wealth[seat] - price(state, number, block), own_turns)
            in_block[block] = left + blocks[block] + VALUE_OF_HEIGHT * state.value[block]
        value = base + in_block[block]
        value += factor * adjacency_bonus(state, spot, card.zone)
        valuation.spot = spot
        for effect in local:
            value += effect.worth(state, valuation)
        for covered in covered_buildings(state, spot):
            owner = state.owner[covered]
            if owner == seat:
                value += -LOST_BUILDING - blocks[block]
            elif owner >= 0:
                value += DEMOLISHED_RIVAL * blocks[block]
        values.append(value)
    return values
