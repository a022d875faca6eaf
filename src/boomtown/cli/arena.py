"""The command that lets bots play a tournament and prints the standings."""

from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import boomtown
from boomtown.arena import tournament
from boomtown.bots import bot
from boomtown.cli.console import CliConsole
from boomtown.cli.players import Budget, read_options


def run_arena(
    console: CliConsole,
    game_id: str,
    levels: list[str],
    games: int,
    options: list[str],
    components: Path | None,
    budget: Budget,
    processes: int,
) -> None:
    game = boomtown.game(game_id, components)
    chosen = read_options(game, options)
    # Errors are reported before the progress bar appears; the bar goes to the error stream.
    game.check_seats(len(levels))
    for level in levels:
        bot(level, 0)
    parts = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*parts, console=console.errors)
    columns = ("column-bot", "column-games", "column-wins", "column-share", "column-interval", "column-points")
    with bar:
        task = bar.add_task(console.say("arena-running"), total=games)
        standings = tournament(
            game_id,
            tuple(levels),
            games,
            components=components,
            seed=budget.seed or 0,
            options=chosen,
            seconds=budget.seconds,
            iterations=budget.iterations,
            processes=processes,
            progress=lambda finished: bar.update(task, completed=finished),
        )
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for key in columns:
        table.add_column(console.say(key), justify="left" if key == "column-bot" else "right")
    for name, standing in zip(bot_names(console, levels), standings, strict=True):
        low, high = standing.win_interval
        table.add_row(
            name,
            str(standing.games),
            figure(console, f"{standing.wins:g}"),
            share(console, standing.win_share),
            f"{share(console, low)} - {share(console, high)}",
            figure(console, f"{standing.mean:.1f} ± {standing.mean_margin:.1f}"),
        )
    console.print(table)


def bot_names(console: CliConsole, levels: list[str]) -> list[str]:
    """The names of the bots; equal ones are numbered."""
    names = []
    for place, level in enumerate(levels):
        number = f" {levels[: place + 1].count(level)}" if levels.count(level) > 1 else ""
        names.append(console.say(f"bot-{level}") + number)
    return names


def share(console: CliConsole, value: float) -> str:
    return console.say("arena-share", {"figure": figure(console, f"{100 * value:.1f}")})


def figure(console: CliConsole, text: str) -> str:
    """Numbers with the decimal mark of the language."""
    return text.replace(".", console.say("decimal-mark"))
