"""Counts how many ways a position can continue: a number that changes with almost every change of the rules."""

from boomtown.kernel.state import State


def perft(state: State, depth: int) -> int:
    """How many sequences of `depth` decisions there are; a finished game counts as one."""
    pending = state.pending()
    if depth == 0 or not pending:
        return 1
    seat = pending[0]
    if depth == 1:
        return len(state.legal(seat))
    count = 0
    for action in state.legal(seat):
        following = state.clone()
        following.apply(seat, action)
        count += perft(following, depth - 1)
    return count
