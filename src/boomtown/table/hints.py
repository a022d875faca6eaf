"""Why a hint is given: what each move gives by the end of the turn, and what the next rival could make of it.

All of it is played on a position that the seat imagines, so nothing hidden can leak. Further decisions of the turn and
those of the rival are made as deputy makes them: at once, and well enough to name points.
"""

from collections.abc import Sequence

from boomtown.bots.deputy import Deputy
from boomtown.bots.seat import Seat
from boomtown.kernel.message import Score, changes
from boomtown.kernel.rng import seeded
from boomtown.kernel.state import State
from boomtown.table.bot_worker import RankedAction
from boomtown.table.protocol import HintAction, HintReply, LineGain

# Decisions that are looked at after the move, in one turn.
MOST_DECISIONS = 8
# So that the same question has the same answer.
DEPUTY_SEED = 1


def explained(position: State, seat: int, ranking: Sequence[RankedAction]) -> list[HintAction]:
    """Marshal's choices with what each of them gives and risks."""
    return [explain(position, seat, ranked) for ranked in ranking]


def explain(position: State, seat: int, ranked: RankedAction) -> HintAction:
    before = scores(position)
    after = position.clone()
    after.apply(seat, ranked.action)
    if not simultaneous(position):
        finish_turn(after, seat)
    own = scores(after)
    gives: list[LineGain] = [
        {"key": key, "points": new - old} for key, (old, new) in changes(before[seat], own[seat]).items()
    ]
    return {
        "action": ranked.action,
        "text": position.game.actions.format(ranked.action),
        "visits": ranked.visits,
        "value": ranked.value,
        "points": own[seat].total - before[seat].total,
        "gives": gives,
        "reply": None if simultaneous(position) else reply(after, seat, own),
    }


def scores(state: State) -> list[Score]:
    return [state.score(rival) for rival in state.rivals()]


def simultaneous(state: State) -> bool:
    return len(state.pending()) > 1


def finish_turn(state: State, seat: int) -> None:
    """The seat's further decisions until somebody else is asked."""
    deputy = Deputy(seeded(DEPUTY_SEED))
    for _ in range(MOST_DECISIONS):
        if state.over or state.pending() != (seat,):
            return
        state.apply(seat, deputy.choose(Seat(state, seat)))


def reply(state: State, seat: int, before: Sequence[Score]) -> HintReply | None:
    """What the rival who is asked next would gain in one turn, and what the seat would lose by it."""
    if state.over or len(state.pending()) != 1 or state.pending() == (seat,):
        return None
    rival = state.pending()[0]
    finish_turn(state, rival)
    after = scores(state)
    return {
        "seat": rival,
        "points": after[rival].total - before[rival].total,
        "own": after[seat].total - before[seat].total,
    }
