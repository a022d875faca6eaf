"""The command that reports how good every card is, from games in which one bot plays all seats."""

import csv
import io
import json
from datetime import datetime
from math import isfinite
from pathlib import Path

from rich.markup import escape
from rich.table import Table

import boomtown
from boomtown.arena import Tournament, contest
from boomtown.arena.balance import Balance, ComponentBalance, Lift, balance, check_balance
from boomtown.arena.report import provenance, rounded
from boomtown.cli.arena import Wishes, figure, run_with_progress, share
from boomtown.cli.console import CliConsole
from boomtown.cli.players import Budget, read_options
from boomtown.kernel.state import Json


def run_balance(
    console: CliConsole,
    game_id: str,
    bot: str,
    options: list[str],
    components: Path | None,
    budget: Budget,
    wishes: Wishes,
) -> None:
    game = boomtown.game(game_id, components)
    check_balance(game)
    planned, owner = contest(
        game_id,
        (bot,),
        seats=wishes.seats,
        components=components,
        seed=budget.seed or 0,
        options=read_options(game, options),
        iterations=budget.iterations,
    )
    folder = wishes.folder or Path(f"balance-{game_id}-{datetime.now():%Y%m%d-%H%M%S}")
    outcome = run_with_progress(
        console, Tournament(planned, owner, wishes.games, folder=folder), wishes.processes, wishes.ray
    )
    report = balance(outcome, console.catalogue.language)
    if wishes.form == "text":
        print_balance(console, report)
        console.print_message("arena-provenance", provenance(outcome))
    else:
        rows = [as_row(component) for component in report.components]
        doc: Json = {
            "contest": planned.to_json(),
            "games": len(outcome.games),
            "components": rows,
            "unused": report.unused,
        }
        doc["seats"] = [{"wins": seat.wins, "low": seat.interval[0], "high": seat.interval[1]} for seat in report.seats]
        console.out.file.write(json.dumps(doc, indent=1) + "\n" if wishes.form == "json" else as_csv(rows))
    console.errors.print(escape(console.say("arena-kept", {"folder": str(folder), "games": len(outcome.games)})))


def print_balance(console: CliConsole, report: Balance) -> None:
    seats = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for key in ("column-seat", "column-wins", "column-interval"):
        seats.add_column(console.say(key), justify="right")
    for number, seat in enumerate(report.seats, 1):
        low, high = (share(console, end) for end in seat.interval)
        seats.add_row(str(number), share(console, seat.wins), f"{low} - {high}")
    console.print(seats)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    words = ("column-component", "column-deed")
    for key in (*words, "column-of-players", "column-of-games", "column-win-lift", "column-point-lift", "column-mark"):
        table.add_column(console.say(key), justify="left" if key in words else "right", overflow="fold")
    for component in report.components:
        table.add_row(
            escape(component.name),
            console.say(f"deed-{component.deed.what}"),
            share(console, component.seat_share),
            share(console, component.game_share),
            lift(console, component.wins, 100),
            lift(console, component.points, 1),
            console.say("balance-unbalanced") if component.unbalanced else "",
        )
    console.print(table)
    if report.unused:
        console.print_message("balance-unused", {"names": ", ".join(report.unused)})


def lift(console: CliConsole, value: Lift, scale: int) -> str:
    margin = f"{scale * value.margin:.1f}" if isfinite(value.margin) else "?"
    return figure(console, f"{scale * value.mean:+.1f} ± {margin}")


def as_row(component: ComponentBalance) -> Json:
    return {
        "id": component.id,
        "name": component.name,
        "source": component.source,
        "deed": component.deed.what,
        "event": component.deed.event,
        "seat_share": rounded(component.seat_share),
        "game_share": rounded(component.game_share),
        "win_lift": rounded(component.wins.mean),
        "win_margin": finite(component.wins.margin),
        "point_lift": rounded(component.points.mean),
        "point_margin": finite(component.points.margin),
        "unbalanced": component.unbalanced,
    }


def finite(margin: float) -> object:
    """A margin for JSON, which knows no infinity: null where one game is too few for a margin."""
    return rounded(margin) if isfinite(margin) else None


def as_csv(rows: list[Json]) -> str:
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]) if rows else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()
