"""The command that lets bots play a tournament and prints the standings."""

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import boomtown
from boomtown.arena import tournament
from boomtown.bots import bot
from boomtown.cli.desk import Desk
from boomtown.cli.players import Budget, read_options


def run_arena(
    desk: Desk, game_id: str, levels: list[str], games: int, options: list[str], budget: Budget, processes: int
) -> None:
    title = boomtown.game(game_id)
    chosen = read_options(title, options)
    # What is wrong is said before a bar appears; the bar itself is no part of the output.
    title.check_seats(len(levels))
    for level in levels:
        bot(level, 0)
    parts = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*parts, console=desk.errors)
    columns = ("column-bot", "column-games", "column-wins", "column-share", "column-interval", "column-points")
    with bar:
        task = bar.add_task(desk.say("arena-running"), total=games)
        standings = tournament(
            game_id,
            tuple(levels),
            games,
            seed=budget.seed or 0,
            options=chosen,
            seconds=budget.seconds,
            iterations=budget.iterations,
            processes=processes,
            progress=lambda finished: bar.update(task, completed=finished),
        )
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for key in columns:
        table.add_column(desk.say(key), justify="left" if key == "column-bot" else "right")
    for name, standing in zip(bot_names(desk, levels), standings, strict=True):
        low, high = standing.win_interval
        table.add_row(
            name,
            str(standing.games),
            figure(desk, f"{standing.wins:g}"),
            share(desk, standing.win_share),
            f"{share(desk, low)} - {share(desk, high)}",
            figure(desk, f"{standing.mean:.1f} ± {standing.mean_margin:.1f}"),
        )
    desk.show(table)


def bot_names(desk: Desk, levels: list[str]) -> list[str]:
    """What the contestants are called; equal ones are numbered."""
    names = []
    for place, level in enumerate(levels):
        number = f" {levels[: place + 1].count(level)}" if levels.count(level) > 1 else ""
        names.append(desk.say(f"bot-{level}") + number)
    return names


def share(desk: Desk, value: float) -> str:
    return desk.say("arena-share", {"figure": figure(desk, f"{100 * value:.1f}")})


def figure(desk: Desk, text: str) -> str:
    """Numbers with the decimal mark of the language."""
    return text.replace(".", desk.say("decimal-mark"))
