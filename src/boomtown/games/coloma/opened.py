"""The item of the menu that is open, and whether anything of it was done: opening and leaving it costs nothing (K4.9).

While an item is open, a step CLOSE waits on the agenda below everything that belongs to it.
"""

from boomtown.games.coloma.state import Position
from boomtown.games.coloma.steps import CLOSE, item_of, kind_of

# Where a barrel is open, the step holds BARREL_OPENED minus the barrel's number in place of an item. Opening uses the
# barrel up (K9.4).
BARREL_OPENED = -1


def mark_done(state: Position) -> None:
    """Something happened: what is open counts as done."""
    # The same as forget_looks() and kind_of(), without a call for each of many steps.
    state.opened_and_left = 0
    state.looks = 0
    agenda = state.agenda
    for place in range(len(agenda) - 1, -1, -1):
        if agenda[place][0] == CLOSE:
            _, player, item, done = agenda[place]
            if not done:
                agenda[place] = (CLOSE, player, item, 1)
            return


def forget_looks(state: Position) -> None:
    """What was opened and left is worth another look."""
    state.opened_and_left = 0
    state.looks = 0


def opened_item(state: Position) -> int:
    """The item that is being carried out; BARREL_OPENED or less inside a barrel or outside of a turn."""
    for step in reversed(state.agenda):
        if kind_of(step) == CLOSE:
            return item_of(step)
    return BARREL_OPENED
