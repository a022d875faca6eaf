"""What each action would win at once, computed on a position that the seat may imagine, never on the true one."""

from typing import NamedTuple

from boomtown.kernel.message import Score, changes
from boomtown.kernel.state import State

# Positions computed when looking one decision further; nobody should have to wait for a menu.
MOST_POSITIONS = 2500


class ActionPreview(NamedTuple):
    """An action and the points it brings."""

    action: int
    gain: int | None  # points; None when chance or a secret decides
    lines: tuple[tuple[str, int], ...] = ()  # which score lines change, and by how much
    later: bool = False  # the points come with the seat's next decision, if that one is made well


def action_previews(state: State, seat: int) -> list[ActionPreview]:
    """The preview of every legal action, in the order of legal()."""
    position = state.known_to(seat)
    before = position.score(seat)
    legal = state.legal(seat)
    previews = [_immediate(position, seat, action, before) for action in legal]
    # Where no action wins anything by itself, as when a card is taken, the best next decision counts.
    if any(preview.gain != 0 for preview in previews):
        return previews
    return [_with_next_decision(position, seat, preview, before, MOST_POSITIONS // len(legal)) for preview in previews]


def _immediate(position: State, seat: int, action: int, before: Score) -> ActionPreview:
    after = _after(position, seat, action)
    if after is None:
        return ActionPreview(action, None)
    score = after.score(seat)
    lines = tuple((key, new - old) for key, (old, new) in changes(before, score).items())
    return ActionPreview(action, score.total - before.total, lines)


def _with_next_decision(position: State, seat: int, preview: ActionPreview, before: Score, limit: int) -> ActionPreview:
    """The best that the seat's next decision can bring, if that one follows at once and has few enough actions."""
    after = _after(position, seat, preview.action)
    if after is None or after.pending() != (seat,):
        return preview
    next_actions = after.legal(seat)
    if len(next_actions) > limit:
        return preview
    reached = [_after(after, seat, action) for action in next_actions]
    gains = [end.score(seat).total - before.total for end in reached if end is not None]
    return ActionPreview(preview.action, max(gains), later=True) if gains else preview


def _after(position: State, seat: int, action: int) -> State | None:
    """The position after an action, or None when that would have to draw a card or reveal a secret."""
    after = position.clone()
    after.apply(seat, action)
    return None if after.learned_since(position) else after
