"""Which actions a bot looks at first."""

from typing import Final

from boomtown.games.sprawl.actions import BUILDING, CHOOSE, PLACE, SPLIT
from boomtown.games.sprawl.city import PARK, SHAPES, SPOT_AROUND
from boomtown.games.sprawl.constants import VOCATION_COUNT
from boomtown.games.sprawl.contracts import offered_contract
from boomtown.games.sprawl.effects.effect import effect_of
from boomtown.games.sprawl.effects.placing import PlacePark
from boomtown.games.sprawl.scoring import totals
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.steps import (
    ASK_ACTION,
    ASK_CLAIM,
    ASK_ELECT,
    ASK_INVEST,
    ASK_LOSE,
    ASK_MOVE,
    ASK_ORDER,
    ASK_PERMIT,
    ASK_PLACE,
    ASK_PLAYER,
    ASK_RENEWAL,
    ASK_SPLIT,
    ASK_SPOT,
)
from boomtown_reference.sprawl.contract_value import spot_values
from boomtown_reference.sprawl.evaluate import evaluate
from boomtown_reference.sprawl.holdings import planning_card_value, turns_left, wealth_value
from boomtown_reference.sprawl.planning import action_values, best_turn_value
from boomtown_reference.sprawl.row_value import block_values

# Above so many actions, skip simulation.
MOST_TRIALS: Final = 40
# Passing, where buildings are compared by their blocks alone.
VALUE_OF_PASSING: Final = -1.0
# What the chosen one of tied players will do with an effect lies beyond the trial; being chosen oneself counts so much.
VALUE_OF_BEING_CHOSEN: Final = 1.0
# Being elected oneself, and what each point of another candidate counts against him.
VALUE_OF_ELECTION: Final = 5.0
LEAD_OF_CANDIDATE: Final = 0.05
# A park beside a building of one's own, which the Mayor scores, and beside one of the others.
PARK_BESIDE_OWN: Final = 0.3
PARK_BESIDE_OTHER: Final = -0.05


def order(state: Position, seat: int, legal: list[int]) -> list[float]:
    """In points: what each action promises, relative to the others."""
    kind, *_ = state.agenda[-1]
    if kind == ASK_ACTION:
        return action_values(state, seat, legal)
    if kind == ASK_SPOT:
        return spot_values(state, seat, offered_contract(state, seat), [action - PLACE.base for action in legal])
    if kind == ASK_INVEST:
        return _invest_values(state, seat, legal)
    if kind == ASK_CLAIM:
        return _claim_values(state, seat, legal)
    if kind == ASK_SPLIT:
        return _split_values(state, seat, legal)
    if kind in (ASK_PERMIT, ASK_RENEWAL, ASK_LOSE):
        return _use_values(state, legal)
    if kind == ASK_ORDER:
        return [0.0] * len(legal)
    if kind == ASK_ELECT:
        return _elect_values(state, seat, legal)
    if kind in (ASK_PLACE, ASK_MOVE):
        return _place_values(state, seat, legal)
    if len(legal) > MOST_TRIALS and BUILDING.owns(legal[0]):
        return _building_values(state, seat, legal)
    values = _trial_values(state, seat, legal)
    if kind == ASK_PLAYER:
        harms = effect_of(state, state.agenda[-1]).harms
        for place, action in enumerate(legal):
            if action - CHOOSE.base == seat:
                values[place] += -VALUE_OF_BEING_CHOSEN if harms else VALUE_OF_BEING_CHOSEN
    return values


def _trial_values(state: Position, seat: int, legal: list[int]) -> list[float]:
    """Do each action on a copy and look at the lead it leaves."""
    values: list[float] = []
    for action in legal:
        trial = state.clone()
        trial.apply(seat, action)
        others = sum([evaluate(trial, other) for other in range(state.seats) if other != seat])
        values.append(evaluate(trial, seat) - others / (state.seats - 1))
    return values


def _building_values(state: Position, seat: int, legal: list[int]) -> list[float]:
    """Buildings by the rows of their blocks."""
    blocks = block_values(state, seat, turns_left(state))
    return [blocks[(action - BUILDING.base) >> 2] if BUILDING.owns(action) else VALUE_OF_PASSING for action in legal]


def _claim_values(state: Position, seat: int, legal: list[int]) -> list[float]:
    """Start buildings: their rows, less their price."""
    turns = turns_left(state)
    blocks = block_values(state, seat, turns)
    base = state.components.verbs.claim.base
    values: list[float] = []
    for action in legal:
        lot, _ = state.components.start_buildings[action - base]
        cost = state.value[lot >> 2]
        left = wealth_value(state, state.wealth[seat] - cost, turns / state.seats)
        values.append(blocks[lot >> 2] + left)
    return values


def _invest_values(state: Position, seat: int, legal: list[int]) -> list[float]:
    """Wealth, hand and the best plan after each investment, tried out on a copy."""
    own_turns = turns_left(state) / state.seats
    invest = state.components.verbs.invest
    values: list[float] = []
    for action in legal:
        trial = state
        if invest.owns(action):
            card = action - invest.base
            trial = state.clone()
            trial.hands[seat].remove(card)
            trial.wealth[seat] += state.components.cards[card].pay
        values.append(_holdings_value(trial, seat, own_turns))
    return values


def _holdings_value(state: Position, seat: int, own_turns: float) -> float:
    value = wealth_value(state, state.wealth[seat], own_turns) + best_turn_value(state, seat)
    for card in state.hands[seat]:
        value += planning_card_value(state.components.cards[card], own_turns)
    return value


def _use_values(state: Position, legal: list[int]) -> list[float]:
    """Planning cards that are given up: the least valuable one first."""
    own_turns = turns_left(state) / state.seats
    base = state.components.verbs.use.base
    return [-planning_card_value(state.components.cards[action - base], own_turns) for action in legal]


def _split_values(state: Position, seat: int, legal: list[int]) -> list[float]:
    """Prestige counts as it is, wealth by what it can still buy."""
    _, _, vocation, value, _ = state.agenda[-1]
    own_turns = turns_left(state) / state.seats
    tiles = state.tiles[VOCATION_COUNT * seat + vocation]
    values: list[float] = []
    for action in legal:
        as_prestige = action - SPLIT.base
        gained = value * (tiles - as_prestige)
        values.append(value * as_prestige + wealth_value(state, state.wealth[seat] + gained, own_turns))
    return values


def _elect_values(state: Position, seat: int, legal: list[int]) -> list[float]:
    """Oneself, else whoever is furthest behind."""
    points = totals(state)
    values: list[float] = []
    for action in legal:
        other = action - CHOOSE.base
        values.append(VALUE_OF_ELECTION if other == seat else -LEAD_OF_CANDIDATE * points[other])
    return values


def _place_values(state: Position, seat: int, legal: list[int]) -> list[float]:
    """A park or building the seat gets for nothing: its rows; the Mayor likes parks beside his buildings."""
    blocks = block_values(state, seat, turns_left(state))
    park = isinstance(effect_of(state, state.agenda[-1]), PlacePark)
    values: list[float] = []
    for action in legal:
        spot = action - PLACE.base
        value = blocks[spot // SHAPES]
        for lot in SPOT_AROUND[spot]:
            building = state.building[lot]
            if park and building >= 0 and state.zone[building] != PARK:
                value += PARK_BESIDE_OWN if state.owner[building] == seat else PARK_BESIDE_OTHER
        values.append(value)
    return values
