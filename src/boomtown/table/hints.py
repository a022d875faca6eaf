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
from boomtown.table.server_messages import HintAction, HintReply, LineGain

# Decisions that are looked at after the move, in one turn.
MOST_DECISIONS = 8
# And after a secret choice, until everybody before the seat has had a turn.
MOST_DECISIONS_OF_ALL = 60
# So that the same question has the same answer.
DEPUTY_SEED = 1


def explained(position: State, seat: int, ranking: Sequence[RankedAction]) -> list[HintAction]:
    """Marshal's choices with what each of them gives and risks."""
    return [explain(position, seat, ranked) for ranked in ranking]


def explain(position: State, seat: int, ranked: RankedAction) -> HintAction:
    before = scores(position)
    after = position.clone()
    after.apply(seat, ranked.action)
    guessed = simultaneous(position)
    if guessed:
        finish_round(after, seat)
    else:
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
        "guessed": guessed,
        "reply": None if guessed else reply(after, seat, own),
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


def finish_round(state: State, seat: int) -> None:
    """The secret choices of the others and what follows, until the seat has had its turn or all choose again."""
    deputy = Deputy(seeded(DEPUTY_SEED))
    had_turn = False
    for _ in range(MOST_DECISIONS_OF_ALL):
        pending = state.pending()
        if state.over or (seat in pending and len(pending) > 1) or (had_turn and seat not in pending):
            return
        had_turn = had_turn or seat in pending
        state.apply(pending[0], deputy.choose(Seat(state, pending[0])))


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
