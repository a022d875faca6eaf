"""What the bots believe about a position and which actions they look at first."""

from boomtown.games.sprawl.actions import BUILDING, CHOOSE, CLAIM, INVEST, PLACE, SPLIT, USE
from boomtown.games.sprawl.city import PARK, SHAPES, SPOT_AROUND
from boomtown.games.sprawl.components import CARD_PAY, EFFECTS, START
from boomtown.games.sprawl.contracts import source_card
from boomtown.games.sprawl.planning import action_worths, plan_worth
from boomtown.games.sprawl.promise import spot_worths
from boomtown.games.sprawl.scoring import totals
from boomtown.games.sprawl.state import VOCATION_COUNT, Position
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
from boomtown.games.sprawl.words import LOSE, LOSE_PERMIT, PLACE_PARK
from boomtown.games.sprawl.worth import block_worths, card_worth, evaluate, turns_left, wealth_worth

__all__ = ["SWING", "evaluate", "order"]

# A lead of this many points usually decides the game.
SWING = 45.0

# Up to so many actions are tried out on the board; of more, only the last word is simulated.
TRIALS = 40


def order(state: Position, seat: int, legal: list[int]) -> list[float]:
    """In points: what each action promises, relative to the others."""
    kind = state.agenda[-1][0]
    if kind == ASK_ACTION:
        return action_worths(state, seat, legal)
    if kind == ASK_SPOT:
        card = source_card(state, seat, state.agenda[-1][2])
        return spot_worths(state, seat, card, [action - PLACE.base for action in legal])
    if kind == ASK_INVEST:
        return _invest_worths(state, seat, legal)
    if kind == ASK_CLAIM:
        return _claim_worths(state, seat, legal)
    if kind == ASK_SPLIT:
        return _split_worths(state, seat, legal)
    if kind in (ASK_PERMIT, ASK_RENEWAL, ASK_LOSE):
        own_turns = turns_left(state) / state.seats
        return [-card_worth(action - USE.base, own_turns) for action in legal]
    if kind == ASK_ORDER:
        return [0.0] * len(legal)
    if kind == ASK_ELECT:
        return _elect_worths(state, seat, legal)
    if kind in (ASK_PLACE, ASK_MOVE):
        return _place_worths(state, seat, legal)
    if len(legal) > TRIALS and BUILDING.owns(legal[0]):
        blocks = block_worths(state, seat, turns_left(state))
        return [blocks[(action - BUILDING.base) >> 2] if BUILDING.owns(action) else -1.0 for action in legal]
    worths = _trial_worths(state, seat, legal)
    if kind == ASK_PLAYER:
        # What the chosen player will do with it lies beyond the trial.
        harm = EFFECTS[state.agenda[-1][4]].kind in (LOSE, LOSE_PERMIT)
        for place, action in enumerate(legal):
            if action - CHOOSE.base == seat:
                worths[place] += -1.0 if harm else 1.0
    return worths


def _trial_worths(state: Position, seat: int, legal: list[int]) -> list[float]:
    """Do each action on a copy and look at the lead it leaves."""
    worths: list[float] = []
    for action in legal:
        trial = state.clone()
        trial.apply(seat, action)
        others = sum([evaluate(trial, other) for other in range(state.seats) if other != seat])
        worths.append(evaluate(trial, seat) - others / (state.seats - 1))
    return worths


def _claim_worths(state: Position, seat: int, legal: list[int]) -> list[float]:
    """Start buildings: their rows, less their price."""
    turns = turns_left(state)
    blocks = block_worths(state, seat, turns)
    worths: list[float] = []
    for action in legal:
        lot, _ = START[action - CLAIM.base]
        cost = state.value[lot >> 2]
        left = wealth_worth(state.wealth[seat] - cost, turns / state.seats)
        worths.append(blocks[lot >> 2] + left)
    return worths


def _invest_worths(state: Position, seat: int, legal: list[int]) -> list[float]:
    """Try out each investment in place: wealth, hand and the best plan afterwards."""
    own_turns = turns_left(state) / state.seats
    hand = state.hands[seat]
    wealth = state.wealth[seat]
    worths: list[float] = []
    for action in legal:
        if INVEST.owns(action):
            card = action - INVEST.base
            place = hand.index(card)
            hand.remove(card)
            state.wealth[seat] = wealth + CARD_PAY[card]
            worths.append(_standing(state, seat, own_turns))
            state.wealth[seat] = wealth
            hand.insert(place, card)
        else:
            worths.append(_standing(state, seat, own_turns))
    return worths


def _standing(state: Position, seat: int, own_turns: float) -> float:
    worth = wealth_worth(state.wealth[seat], own_turns) + plan_worth(state, seat)
    for card in state.hands[seat]:
        worth += card_worth(card, own_turns)
    return worth


def _split_worths(state: Position, seat: int, legal: list[int]) -> list[float]:
    """Prestige counts as it is, wealth by what it can still buy."""
    _, _, vocation, value = state.agenda[-1]
    own_turns = turns_left(state) / state.seats
    tiles = state.tiles[VOCATION_COUNT * seat + vocation]
    worths: list[float] = []
    for action in legal:
        as_prestige = action - SPLIT.base
        gained = value * (tiles - as_prestige)
        worths.append(value * as_prestige + wealth_worth(state.wealth[seat] + gained, own_turns))
    return worths


def _elect_worths(state: Position, seat: int, legal: list[int]) -> list[float]:
    """Oneself, else whoever is furthest behind."""
    standing = totals(state)
    worths: list[float] = []
    for action in legal:
        other = action - CHOOSE.base
        worths.append(5.0 if other == seat else -0.05 * standing[other])
    return worths


def _place_worths(state: Position, seat: int, legal: list[int]) -> list[float]:
    """A park or building the seat gets for nothing: its rows; the Mayor likes parks beside his buildings."""
    blocks = block_worths(state, seat, turns_left(state))
    step = state.agenda[-1]
    park = EFFECTS[step[3]].kind == PLACE_PARK
    worths: list[float] = []
    for action in legal:
        spot = action - PLACE.base
        worth = blocks[spot // SHAPES]
        for lot in SPOT_AROUND[spot]:
            first = state.building[lot]
            if park and first >= 0 and state.zone[first] != PARK:
                worth += 0.3 if state.owner[first] == seat else -0.05
        worths.append(worth)
    return worths
