"""Draws positions for a terminal, each game by its own terminal.py and all others generically."""

import importlib.util
from functools import cache

from rich.console import RenderableType
from rich.text import Text

from boomtown.kernel.registry import package, room_part
from boomtown.kernel.state import View
from boomtown.term.drawing import Drawing
from boomtown.term.generic import draw_anything
from boomtown.term.scene import Scene
from boomtown.term.score import score_table


def draw(view: View, scene: Scene) -> RenderableType:
    """The table as the view shows it."""
    return drawing(scene.game.id).draw(view, scene)


def label(view: View, scene: Scene, action: int) -> Text:
    """What an action means on this table, beyond its notation; empty when there is nothing to add."""
    return drawing(scene.game.id).label(view, scene, action)


@cache
def drawing(game_id: str) -> Drawing:
    """How a game is drawn; generically if its room has no terminal.py."""
    if importlib.util.find_spec(f"{package(game_id)}.terminal") is None:
        return Drawing(draw_anything)
    return room_part(game_id, "terminal", "DRAWING", Drawing)


__all__ = ["Drawing", "Scene", "draw", "drawing", "label", "score_table"]
