"""Draws positions for a terminal, each game by its own terminal.py and all others generically."""

import importlib
import importlib.util
from functools import cache
from typing import cast

from rich.console import RenderableType
from rich.text import Text

from boomtown.kernel.registry import package
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
    module = f"{package(game_id)}.terminal"
    if importlib.util.find_spec(module) is None:
        return Drawing(draw_anything)
    return cast(Drawing, importlib.import_module(module).DRAWING)


__all__ = ["Drawing", "Scene", "draw", "drawing", "label", "score_table"]
