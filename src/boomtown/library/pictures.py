"""Pictures of a position: as text, and for notebooks as HTML and SVG.

The drawings are those of the terminal and need its library (the extra `cli`). Without it a position is an outline of
the view.
"""

import html
import importlib.util
from functools import cache
from typing import Literal

from boomtown.kernel.state import State, View
from boomtown.library.outline import outline
from boomtown.text import catalogue, spoken

Form = Literal["text", "html", "svg"]

# Columns of the terminal in which a position is drawn.
WIDTH = 100

# Rich's own formats name fonts in the network; pictures must look the same without one.
FONT = "Menlo, 'DejaVu Sans Mono', Consolas, monospace"
HTML = f'<pre style="font-family:{FONT};line-height:1.2;color:{{foreground}};background:{{background}};padding:1em">'
HTML_FORMAT = f"{HTML}<code style='font-family:inherit'>{{code}}</code></pre>"
SVG_FORMAT = """\
<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: FONT; font-size: {char_height}px; line-height: {line_height}px; }}
.{unique_id}-title {{ font-family: sans-serif; font-size: 18px; font-weight: bold; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
""".replace("FONT", FONT)


@cache
def can_draw() -> bool:
    """Whether the library that draws in terminals is there."""
    return importlib.util.find_spec("rich") is not None


def viewpoint(state: State) -> int | None:
    """Through whose eyes a position is drawn: the seat that decides, or a spectator's when none or several do."""
    pending = state.pending()
    return pending[0] if len(pending) == 1 else None


def picture(state: State, form: Form) -> str | None:
    """A position as the seat that decides sees it; None where it cannot be drawn in that form."""
    return drawing(state, viewpoint(state), form)


def drawing(state: State, seat: int | None, form: Form = "text", language: str | None = None) -> str | None:
    """A position as a seat sees it (None: a spectator)."""
    view = state.view(seat)
    if can_draw():
        return _drawn(state, view, seat, form, language or spoken())
    if form == "svg":
        return None
    text = outline(view)
    return text if form == "text" else f"<pre>{html.escape(text)}</pre>"


def _drawn(state: State, view: View, seat: int | None, form: Form, language: str) -> str:
    import io

    from rich.console import Console
    from rich.terminal_theme import MONOKAI

    from boomtown.term import Scene, draw

    words = catalogue(language)
    position = state if state.over else state.known_to(seat)
    scene = Scene(
        game=state.game,
        catalogue=words,
        names=[words.name(number) for number in range(state.seats)],
        options=state.options,
        totals=[position.score(rival).total for rival in position.rivals()],
        seat=seat,
        legal=[] if seat is None else state.legal(seat),
    )
    colours: Literal["truecolor"] | None = None if form == "text" else "truecolor"
    console = Console(
        width=WIDTH, file=io.StringIO(), record=True, highlight=False, color_system=colours, force_jupyter=False
    )
    console.print(draw(view, scene))
    if form == "html":
        return console.export_html(theme=MONOKAI, inline_styles=True, code_format=HTML_FORMAT)
    if form == "svg":
        return console.export_svg(title=state.game.meta.title, theme=MONOKAI, code_format=SVG_FORMAT)
    return "\n".join(line.rstrip() for line in console.export_text().splitlines())
