"""What was really done in a turn: whoever opens something and leaves it has lost nothing (K4.9)."""

from boomtown.games.coloma.state import Position
from boomtown.games.coloma.steps import CLOSE

# In the place of the item: what is open is a barrel, which is used up by opening it (K9.4).
BARREL_OPENED = -1


def mark_done(state: Position) -> None:
    """Something happened: what is open counts as done, and what was left before is worth another look."""
    state.aside = 0
    state.looks = 0
    agenda = state.agenda
    for place in range(len(agenda) - 1, -1, -1):
        step = agenda[place]
        if step[0] == CLOSE:
            if not step[3]:
                agenda[place] = (CLOSE, step[1], step[2], 1)
            return


def opened_item(state: Position) -> int:
    """The item of the menu that is being carried out; BARREL_OPENED inside a barrel or outside of a turn."""
    for step in reversed(state.agenda):
        if step[0] == CLOSE:
            return step[2]
    return BARREL_OPENED
