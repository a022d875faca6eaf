"""What each action would win at once, worked out on a position that the seat may imagine, never on the true one."""

from typing import NamedTuple

from boomtown.kernel.message import Score, changes
from boomtown.kernel.state import State

# Looking one decision further is for small choices only: a person should not wait for a menu.
DEEPER = 2500


class Outlook(NamedTuple):
    """An action and what it brings."""

    action: int
    gain: int | None  # points; None when chance or a secret decides
    lines: tuple[tuple[str, int], ...] = ()  # which score lines change, and by how much
    later: bool = False  # the points come with the seat's next decision, if that one is made well


def outlooks(state: State, seat: int) -> list[Outlook]:
    """The outlook of every legal action, in the order of legal()."""
    world = state.known_to(seat)
    before = world.score(seat)
    legal = state.legal(seat)
    found = [_at_once(world, seat, action, before) for action in legal]
    # Where no choice brings anything by itself, as when a card is taken, what matters is what can be made of it.
    if any(entry.gain != 0 for entry in found):
        return found
    return [_later(world, seat, entry, before, DEEPER // len(legal)) for entry in found]


def _at_once(world: State, seat: int, action: int, before: Score) -> Outlook:
    after = _after(world, seat, action)
    if after is None:
        return Outlook(action, None)
    score = after.score(seat)
    lines = tuple((key, now - was) for key, (was, now) in changes(before, score).items())
    return Outlook(action, score.total - before.total, lines)


def _later(world: State, seat: int, entry: Outlook, before: Score, limit: int) -> Outlook:
    """The best that the seat's next decision can bring, if that one comes right away and is not too large."""
    after = _after(world, seat, entry.action)
    if after is None or after.pending() != (seat,):
        return entry
    following = after.legal(seat)
    if len(following) > limit:
        return entry
    reached = [_after(after, seat, action) for action in following]
    gains = [position.score(seat).total - before.total for position in reached if position is not None]
    return Outlook(entry.action, max(gains), later=True) if gains else entry


def _after(world: State, seat: int, action: int) -> State | None:
    """The position after an action, or None when that would have to draw a card or open a secret."""
    after = world.clone()
    after.apply(seat, action)
    return None if after.learned_since(world) else after
