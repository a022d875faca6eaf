"""What a room's terminal.py offers: how a position of its game is drawn."""

from collections.abc import Callable
from typing import Any, NamedTuple

from rich.console import RenderableType
from rich.text import Text

from boomtown.term.scene import Scene


def no_label(view: Any, scene: Scene, action: int) -> Text:
    """For games whose notation says enough."""
    return Text()


class Drawing(NamedTuple):
    """One per game, as DRAWING in its terminal.py. The views are those of the room, typed in its view.py."""

    draw: Callable[[Any, Scene], RenderableType]  # the table as a view shows it
    label: Callable[[Any, Scene, int], Text] = no_label  # what an action means there, beyond its notation
