"""Draws positions for a terminal. A game with a module of its own name here is drawn by it, all others generically."""

import importlib
import pkgutil
from functools import cache
from types import ModuleType

from rich.console import RenderableType
from rich.text import Text

from boomtown.kernel.registry import game_ids
from boomtown.kernel.state import Json
from boomtown.term.generic import draw_anything
from boomtown.term.scene import Scene
from boomtown.term.score import score_table


def draw(view: Json, scene: Scene) -> RenderableType:
    """The table as the view shows it."""
    module = _drawing(scene.game)
    drawn: RenderableType = draw_anything(view, scene) if module is None else module.draw(view, scene)
    return drawn


def label(view: Json, scene: Scene, action: int) -> Text:
    """What an action means on this table, beyond its notation; empty when there is nothing to add."""
    teller = getattr(_drawing(scene.game), "label", None)
    told: Text = Text() if teller is None else teller(view, scene, action)
    return told


@cache
def _drawing(game: str) -> ModuleType | None:
    found = {module.name for module in pkgutil.iter_modules(__path__)} & set(game_ids())
    return importlib.import_module(f"boomtown.term.{game}") if game in found else None


__all__ = ["Scene", "draw", "label", "score_table"]
