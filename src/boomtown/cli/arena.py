"""The command that lets bots play a contest and prints the standings."""

from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

import boomtown
from boomtown.arena import Outcome, Question, Tournament, contest
from boomtown.arena.report import as_csv, as_json, check_plot, plot, provenance
from boomtown.bots import OURS, read_name
from boomtown.cli.console import CliConsole
from boomtown.cli.players import Budget, read_options
from boomtown.kernel.errors import BadSetup
from boomtown.kernel.message import Params


@dataclass
class Wishes:
    """What the command line says about the run and its report."""

    games: int
    seats: int | None = None
    folder: Path | None = None
    form: str = "text"
    plots: list[Path] = field(default_factory=list)
    sprt: str | None = None
    processes: int = 1
    ray: str | None = None


def run_arena(
    console: CliConsole,
    game_id: str,
    bots: list[str],
    options: list[str],
    components: Path | None,
    budget: Budget,
    wishes: Wishes,
) -> None:
    # Errors are reported before the progress bar appears; the bar goes to the error stream.
    planned, owner = contest(
        game_id,
        tuple(bots),
        seats=wishes.seats,
        components=components,
        seed=budget.seed or 0,
        options=read_options(boomtown.game(game_id, components), options),
        seconds=budget.seconds,
        iterations=budget.iterations,
    )
    for path in wishes.plots:
        check_plot(path)
    folder = wishes.folder or Path(f"arena-{game_id}-{datetime.now():%Y%m%d-%H%M%S}")
    run = Tournament(planned, owner, wishes.games, folder=folder, question=read_question(wishes.sprt))
    outcome = run_with_progress(console, run, wishes.processes, wishes.ray)
    if wishes.form == "text":
        print_outcome(console, outcome)
    else:
        console.out.file.write(as_json(outcome) + "\n" if wishes.form == "json" else as_csv(outcome))
    title = console.say("arena-plot-title", {"game": boomtown.meta(game_id).title})
    for path in wishes.plots:
        footer = console.say("arena-provenance", provenance(outcome))
        plot(outcome, path, title, console.say("arena-plot-label"), footer)
    console.errors.print(escape(console.say("arena-kept", {"folder": str(folder), "games": len(outcome.games)})))


def run_with_progress(
    console: CliConsole, run: Tournament, processes: int, ray: str | None, title: str | None = None
) -> Outcome:
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(TextColumn("{task.description}"), *columns, console=console.errors) as bar:
        task = bar.add_task(title or console.say("arena-running"), total=run.count)
        return run.run(processes, ray, lambda finished, count: bar.update(task, completed=finished, total=count))


def read_question(text: str | None) -> Question | None:
    """The question of `--sprt LOW,HIGH`."""
    if text is None:
        return None
    try:
        low, high = (float(part) for part in text.split(","))
        if not low < high < float("inf") or low == float("-inf"):
            raise ValueError
    except ValueError:
        raise BadSetup("arena-sprt-form", {"given": text}) from None
    return Question(low, high)


def print_outcome(console: CliConsole, outcome: Outcome) -> None:
    rated = outcome.ratings is not None
    columns = ["column-bot", "column-games", "column-wins", "column-share", "column-interval", "column-points"]
    columns += ["column-elo"] if rated else []
    faulty = any(standing.faults for standing in outcome.standings)
    columns += ["column-faults"] if faulty else []
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for key in columns:
        table.add_column(console.say(key), justify="left" if key == "column-bot" else "right", overflow="fold")
    for standing in outcome.standings:
        low, high = standing.win_interval
        table.add_row(
            escape(bot_title(console, standing.name)),
            str(standing.games),
            figure(console, f"{standing.wins:g}"),
            share(console, standing.win_share),
            f"{share(console, low)} - {share(console, high)}",
            figure(console, f"{standing.mean:.1f} ± {standing.mean_margin:.1f}"),
            *([figure(console, f"{standing.elo:+.0f} ± {standing.elo_margin:.0f}")] if rated else []),
            *([str(standing.faults)] if faulty else []),
        )
    console.print(table)
    for mistake in [mistake for game in outcome.games for mistake in game.mistakes][:5]:
        console.print(escape(mistake))
    if outcome.answer is not None and outcome.question is not None:
        question, answer = outcome.question, outcome.answer
        key = {True: "arena-sprt-yes", False: "arena-sprt-no", None: "arena-sprt-open"}[answer.better]
        params: Params = {
            "first": bot_title(console, outcome.standings[0].name),
            "second": bot_title(console, outcome.standings[1].name),
            "low": figure(console, f"{question.low:g}"),
            "high": figure(console, f"{question.high:g}"),
            "deals": answer.deals,
            "evidence": figure(console, f"{answer.evidence:.2f}"),
            "bound": figure(console, f"{answer.bound:.2f}"),
        }
        console.print_message(key, params)
    if not rated:
        console.print_message("arena-unrated")
    console.print_message("arena-provenance", provenance(outcome))


def bot_title(console: CliConsole, spec: str) -> str:
    """A bot by its name and settings; ours in the person's language."""
    name = read_name(spec)
    if name.kind not in OURS:
        return spec
    return ":".join([console.say(f"bot-{name.kind}"), *spec.split(":")[1:]])


def share(console: CliConsole, value: float) -> str:
    return console.say("arena-share", {"figure": figure(console, f"{100 * value:.1f}")})


def figure(console: CliConsole, text: str) -> str:
    """Numbers with the decimal mark of the language."""
    return text.replace(".", console.say("decimal-mark"))
