"""The card or office behind what is asked now, and which of its effects."""

from typing import NotRequired, TypedDict

from boomtown.games.sprawl.city import SPOT_NAMES
from boomtown.games.sprawl.constants import OFFICES
from boomtown.games.sprawl.contracts import offered_contract
from boomtown.games.sprawl.effects.effect import Effect
from boomtown.games.sprawl.frame import frame_of
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.steps import (
    ASK_ELECT,
    ASK_ORDER,
    ASK_PERMIT,
    ASK_RENEWAL,
    ASK_SAVE,
    ASK_SPLIT,
    ASK_SPOT,
    ASK_TARGET,
    ASK_VICTIM,
    EACH_SEAT,
    FRAMED_QUESTIONS,
    PAY_OR_LOSE,
    SCORE_TILES,
    contract_of,
)


class SourceView(TypedDict):
    """The card or office that asks, and which of its effects."""

    card: NotRequired[str]
    office: NotRequired[str]
    line: int | None  # of a card its place in `fx`, of an office in `on_elected` and then `on_turn_start`


class ActingView(SourceView):
    """The card or office that acts, whoever is asked."""

    spot: str | None  # where its building stands or will stand
    seat: int  # that the card calls "you"


# Questions about a contract that is about to be built.
OF_CONTRACT = (ASK_SPOT, ASK_RENEWAL, ASK_PERMIT)


def asking_effect(state: Position) -> Effect | None:
    """The effect behind the question that is asked now."""
    if not state.agenda:
        return None
    step = state.agenda[-1]
    kind, *rest = step
    effects = state.components.effects
    if kind == ASK_ORDER:  # the step that it goes on with names the effect
        _, _, next_kind, number, *_ = rest
        if next_kind == EACH_SEAT:
            return effects[frame_of(step).effect]
        cause = number if next_kind == PAY_OR_LOSE else rest[-1]
        return effects[cause] if cause >= 0 else None
    if kind in (ASK_VICTIM, ASK_SPLIT):
        return effects[rest[-1]] if rest[-1] >= 0 else None
    if kind in (ASK_TARGET, ASK_SAVE):
        _, number, *_ = rest
        return effects[number]
    return effects[frame_of(step).effect] if kind in FRAMED_QUESTIONS else None


def acting_contract(state: Position) -> int:
    """The contract that is about to be built, or whose vocations are carried out; -1 for none."""
    kind, seat, *rest = state.agenda[-1]
    if kind in OF_CONTRACT:
        return offered_contract(state, seat)
    tiles = kind in (ASK_VICTIM, ASK_SPLIT) or (kind == ASK_ORDER and rest[1] == SCORE_TILES)
    return contract_of(rest[-1]) if tiles and rest[-1] < 0 else -1


def source_of(state: Position) -> SourceView | None:
    """The card or office that asks, None when nothing but the course of play does."""
    effect = asking_effect(state)
    if effect is not None:
        what, _, word = effect.ref.partition(":")
        return {"card": word, "line": effect.line} if what == "card" else {"office": word, "line": effect.line}
    kind, *rest = state.agenda[-1]
    if kind == ASK_ELECT:
        return {"office": OFFICES[rest[-1]], "line": None}
    contract = acting_contract(state)
    return {"card": state.components.card_ids[contract], "line": None} if contract >= 0 else None


def acting(state: Position) -> ActingView | None:
    """The same with the place and the owner of the card."""
    source = source_of(state) if state.agenda else None
    if source is None:
        return None
    step = state.agenda[-1]
    kind, *rest = step
    spot = -1
    seat = state.active
    if kind in FRAMED_QUESTIONS or (kind == ASK_ORDER and rest[2] == EACH_SEAT):
        frame = frame_of(step)
        spot, seat = frame.spot, frame.me
    elif kind in (ASK_RENEWAL, ASK_PERMIT):
        _, _, spot, *_ = rest
    else:
        spot = contract_spot(state, acting_contract(state))
    return {**source, "spot": SPOT_NAMES[spot] if spot >= 0 else None, "seat": seat}


def contract_spot(state: Position, contract: int) -> int:
    """Where the building of a contract stands, -1 if it does not."""
    if contract < 0 or contract not in state.contract:
        return -1
    return state.spot[state.contract.index(contract)]
