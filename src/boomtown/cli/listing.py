"""Commands that list the games and the levels of the bots, and show the rules."""

from rich.markdown import Markdown
from rich.table import Table

import boomtown
from boomtown.bots import LEVELS
from boomtown.cli.console import CliConsole
from boomtown.text import paragraph, rules_text


def list_games(console: CliConsole) -> None:
    """All games, from their meta.py alone; no rules are loaded."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for key in ("column-id", "column-title", "column-players", "column-minutes", "column-cards", "column-designers"):
        table.add_column(console.say(key), no_wrap=key == "column-id")
    for game_id in boomtown.game_ids():
        meta = boomtown.meta(game_id)
        table.add_row(
            meta.id,
            f"{meta.title} ({meta.year})",
            _seat_range(meta.seats),
            str(meta.minutes),
            console.say(f"provenance-{meta.provenance}"),
            ", ".join(meta.designers),
        )
    console.print(table, "")
    console.print_message("games-options", style="bold")
    console.print(options_table(console), "")
    console.print_message("games-levels", style="bold")
    console.print(levels_table(console))


def options_table(console: CliConsole) -> Table:
    """What --option takes, game by game."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for key in ("column-id", "column-option", "column-values", "column-meaning"):
        table.add_column(console.say(key), no_wrap=key in ("column-id", "column-option"))
    for game_id in boomtown.game_ids():
        for name, values in boomtown.meta(game_id).options.items():
            spelled = ", ".join(str(value).lower() for value in values)
            key = f"{game_id}-option-{name}"
            # The room of a stranger may lack the message, and that should not hide the other games.
            table.add_row(game_id, name, spelled, console.say(key) if console.catalogue.has(key) else "")
    return table


def levels_table(console: CliConsole) -> Table:
    """The levels, from the weakest to the strongest, and how each plays."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for key in ("column-id", "column-bot", "column-meaning"):
        table.add_column(console.say(key), no_wrap=key != "column-meaning")
    for level in LEVELS:
        table.add_row(level, console.say(f"bot-{level}"), console.say(f"bot-{level}-ways"))
    return table


def show_rules(console: CliConsole, game_id: str, number: str | None) -> None:
    language = console.catalogue.language
    text = paragraph(game_id, language, number) if number else rules_text(game_id, language)
    console.print(Markdown(text))


def _seat_range(seats: tuple[int, ...]) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{min(seats)}-{max(seats)}"
