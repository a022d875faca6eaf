"""A plain drawing of any view, for games whose room has no terminal.py."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from boomtown.kernel.state import View
from boomtown.term.scene import Scene


def draw_anything(view: View, scene: Scene) -> RenderableType:
    """The names and values of the view, one below the other."""
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column(overflow="fold")
    for name, value in view.items():
        table.add_row(name, _shown(value))
    return table


def _shown(value: object) -> RenderableType:
    if isinstance(value, dict):
        inner = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
        for name, part in value.items():
            inner.add_row(Text(str(name), style="dim"), _shown(part))
        return inner
    if isinstance(value, list) and any(isinstance(part, dict | list) for part in value):
        inner = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
        for number, part in enumerate(value):
            inner.add_row(Text(str(number), style="dim"), _shown(part))
        return inner
    if isinstance(value, list):
        return Text(" ".join(str(part) for part in value) or "-")
    return Text("-" if value is None or value == "" else str(value))
