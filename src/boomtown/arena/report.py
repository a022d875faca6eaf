"""What a contest has brought, for programs and for the eye: JSON, CSV, and a plot of the ratings."""

import csv
import io
import json
from datetime import UTC, datetime
from pathlib import Path

from boomtown.arena.ratings import Ratings
from boomtown.arena.tournament import Outcome
from boomtown.arena.workers import extra
from boomtown.kernel.errors import BoomtownError
from boomtown.kernel.message import Params
from boomtown.kernel.state import Json

PLOT_FORMATS = (".png", ".svg")

COLUMNS = (
    "name", "games", "wins", "win_share", "win_low", "win_high", "mean", "mean_margin", "elo", "elo_margin", "faults",
    "seconds",
)  # fmt: skip


class BadPlot(BoomtownError):
    """A file that cannot hold a plot."""


def rows(outcome: Outcome) -> list[Json]:
    """The standings as plain values, in the order of COLUMNS."""
    table: list[Json] = []
    for standing in outcome.standings:
        row: Json = {name: value for name, value in standing._asdict().items() if name != "win_interval"}
        row["win_low"], row["win_high"] = standing.win_interval
        table.append({name: rounded(row[name]) for name in COLUMNS})
    return table


def rounded(value: object) -> object:
    return round(value, 4) if isinstance(value, float) else value


def as_json(outcome: Outcome) -> str:
    answer, question = outcome.answer, outcome.question
    test = None
    if answer is not None and question is not None:
        test = {
            "low": question.low,
            "high": question.high,
            "error": question.error,
            "evidence": rounded(answer.evidence),
            "bound": rounded(answer.bound),
            "deals": answer.deals,
            "better": answer.better,
        }
    doc: Json = {
        "contest": outcome.contest.to_json(),
        "games": len(outcome.games),
        "standings": rows(outcome),
        "differences": differences(outcome),
        "test": test,
        "mistakes": [mistake for game in outcome.games for mistake in game.mistakes][:20],
    }
    return json.dumps(doc, indent=1)


def differences(outcome: Outcome) -> list[Json]:
    """How much better each contestant is than each other one, in Elo, with half of the 95 % interval."""
    rated: Ratings | None = outcome.ratings
    if rated is None:
        return []
    comparisons: list[Json] = []
    names = outcome.contest.contestants
    for number, name in enumerate(names):
        for other in range(number):
            elo, margin = rated.difference(number, other)
            comparisons.append({"name": name, "over": names[other], "elo": round(elo, 1), "margin": round(margin, 1)})
    return comparisons


def as_csv(outcome: Outcome) -> str:
    text = io.StringIO()
    writer = csv.DictWriter(text, COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows(outcome))
    return text.getvalue()


def provenance(outcome: Outcome) -> Params:
    """Under which circumstances the figures came about, for the message `arena-provenance`."""
    contest = outcome.contest
    budgets = {"seconds": contest.seconds, "iterations": contest.iterations}
    return {
        "game": f"{contest.game} {contest.version}",
        "seats": contest.seats,
        "games": len(outcome.games),
        "first": str(contest.seed),
        "last": str(contest.seed + contest.deal_of(max(0, len(outcome.games) - 1))),
        "budget": " ".join([f"{name}={value:g}" for name, value in budgets.items() if value]) or "-",
        "engine": " ".join([contest.engine, *([f"({contest.commit})"] if contest.commit else [])]),
        "python": f"{contest.build}, {contest.python}",
        "date": datetime.now(UTC).date().isoformat(),
    }


def check_plot(path: Path) -> None:
    """Raise before the first game is played if a plot could not be written in the end."""
    if path.suffix.lower() not in PLOT_FORMATS:
        raise BadPlot("arena-plot-format", {"file": str(path), "known": ", ".join(PLOT_FORMATS)})
    if not path.resolve().parent.is_dir():
        raise BadPlot("arena-plot-folder", {"folder": str(path.resolve().parent)})
    extra("matplotlib", "--plot")
    extra("choix", "--plot")


def plot(outcome: Outcome, path: Path, title: str, label: str, footer: str) -> None:
    """Ratings with their intervals, the best on top, as PNG or SVG."""
    matplotlib = extra("matplotlib", "--plot")
    matplotlib.use("Agg")
    pyplot = extra("matplotlib.pyplot", "--plot")
    standings = sorted(outcome.standings, key=lambda standing: standing.elo or 0.0)
    figure, axes = pyplot.subplots(figsize=(8, 1.6 + 0.5 * len(standings)), layout="constrained")
    values = [standing.elo or 0.0 for standing in standings]
    margins = [standing.elo_margin or 0.0 for standing in standings]
    axes.errorbar(values, range(len(standings)), xerr=margins, fmt="o", capsize=4, color="#7a3b1d")
    axes.set_yticks(range(len(standings)), [standing.name for standing in standings])
    axes.set_ylim(-0.6, len(standings) - 0.4)
    axes.grid(axis="x", alpha=0.3)
    axes.set_xlabel(label)
    axes.set_title(title)
    figure.supxlabel(footer, fontsize=6, color="#555555")
    metadata = {"Date": None} if path.suffix.lower() == ".svg" else None
    figure.savefig(path, dpi=150, metadata=metadata)
    pyplot.close(figure)
