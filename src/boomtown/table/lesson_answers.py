"""What a learner's free choice was worth, worked out by the engine from what the learner could know."""

from collections.abc import Sequence
from typing import NamedTuple

from boomtown.bots import Seat, bot
from boomtown.kernel.state import State

# A turn of a game may have many decisions; deputy's are followed no further than this.
LONGEST_TURN = 60


class LessonAnswer(NamedTuple):
    """What a free choice brought, and what would have brought more."""

    gained: int
    best: int
    action: int  # where to begin to get that
    by_bot: bool  # it is what deputy would have made of the turn, not the best of all


def judge(state: State, seat: int, moves: Sequence[tuple[int, int]]) -> LessonAnswer:
    """Compare one decision with all others that were legal, and a longer turn with deputy's."""
    before = state.known_to(seat)
    gained = _gain(before, seat, [action for mover, action in moves if mover == seat])
    if len(moves) > 1:
        turn = _turn_of_deputy(before, seat)
        return LessonAnswer(gained, _gain(before, seat, turn), turn[0], True)
    gains = {action: _gain(before, seat, [action]) for action in before.legal(seat)}
    best = max(gains.values())
    # Where the learner's own choice is among the best it is the one to name.
    action = moves[0][1] if gained == best else next(action for action, gain in gains.items() if gain == best)
    return LessonAnswer(gained, best, action, False)


def _gain(before: State, seat: int, actions: Sequence[int]) -> int:
    """The points that some decisions in a row bring their seat."""
    after = before.clone()
    for action in actions:
        # What was drawn on the way may differ from what is imagined here; then the rest cannot be followed.
        if action not in after.legal(seat):
            break
        after.apply(seat, action)
    return after.score(seat).total - before.score(seat).total


def _turn_of_deputy(before: State, seat: int) -> list[int]:
    """What deputy would do until it is not asked any more."""
    state = before.clone()
    deputy = bot("deputy", 0)
    actions: list[int] = []
    while not actions or (state.pending() == (seat,) and len(actions) < LONGEST_TURN):
        actions.append(deputy.choose(Seat(state, seat)))
        state.apply(seat, actions[-1])
    return actions
