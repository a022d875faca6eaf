"""The ladder: in every game each level plays against the one below, and has to be better by the right amount."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from boomtown.arena.contest import contest
from boomtown.arena.tournament import Outcome, Tournament
from boomtown.arena.workers import extra
from boomtown.bots import LEVELS
from boomtown.kernel.registry import game

# A level should be this much better than the one below, in Elo: people feel it, and still win now and then.
LEAST_STEP = 100
LARGEST_STEP = 250
SEATS = 2
# Every rung gets this many games before any gets all, so that a run that is cut short tells something about each.
FIRST_GAMES = 20

COLOURS = ("#7a3b1d", "#2f6d7a", "#8a6d1d", "#5b3d7a")


@dataclass
class Rung:
    """One level against the one below in one game."""

    game: str
    lower: str
    upper: str
    run: Tournament

    def __post_init__(self) -> None:
        self.count = self.run.count

    @property
    def complete(self) -> bool:
        return len(self.run.played) >= self.count

    def up_to(self, games: int) -> Tournament:
        """The contest, to be played up to that number of games, but never fewer than were played already."""
        self.run.count = min(self.count, max(games, len(self.run.played)))
        return self.run


@dataclass
class Step:
    """What a rung has brought so far, with 95 % intervals."""

    rung: Rung
    outcome: Outcome
    elo: float
    margin: float

    @property
    def games(self) -> int:
        return len(self.outcome.games)

    @property
    def right(self) -> bool:
        return LEAST_STEP <= self.elo <= LARGEST_STEP


def contestant(level: str, game_id: str) -> str:
    """A level as it stands on the ladder: marshal with a number of lines of play, so that it can be repeated."""
    return f"marshal:iterations={game(game_id).skill.marshal}" if level == "marshal" else level


def rungs(game_ids: Sequence[str], games: int, seed: int, folder: Path) -> list[Rung]:
    """All neighbours in all games, quick levels first, each with a folder that holds what was played already."""
    extra("choix", "Elo")
    extra("matplotlib", "--plot")
    made = []
    for lower, upper in pairwise(LEVELS):
        for game_id in game_ids:
            bots = (contestant(upper, game_id), contestant(lower, game_id))
            plan, owner = contest(game_id, bots, seats=SEATS, seed=seed)
            run = Tournament(plan, owner, games, folder=folder / f"{game_id}-{upper}-{lower}")
            made.append(Rung(game_id, lower, upper, run))
    return made


def steps(all_rungs: Sequence[Rung]) -> list[Step]:
    """The rungs of which at least one game was played."""
    found = []
    for rung in all_rungs:
        outcome = rung.run.outcome()
        if outcome.games and outcome.ratings is not None:
            found.append(Step(rung, outcome, *outcome.ratings.difference(0, 1)))
    return found


def plot(found: Sequence[Step], names: dict[str, str], label: str, path: Path) -> None:
    """Each step with its interval, over the band in which it should be; `names` has the levels and the games."""
    matplotlib = extra("matplotlib", "--plot")
    matplotlib.use("Agg")
    # The same marks in every file, so that a picture changes only with its figures.
    matplotlib.rcParams["svg.hashsalt"] = "ladder"
    pyplot = extra("matplotlib.pyplot", "--plot")
    figure, axes = pyplot.subplots(figsize=(8, 4.2), layout="constrained")
    axes.axhspan(LEAST_STEP, LARGEST_STEP, color="#c9b48a", alpha=0.35)
    games = list(dict.fromkeys(step.rung.game for step in found))
    places = {level: place for place, level in enumerate(LEVELS[1:])}
    for number, game_id in enumerate(games):
        own = [step for step in found if step.rung.game == game_id]
        beside = 0.14 * (number - (len(games) - 1) / 2)
        axes.errorbar(
            [places[step.rung.upper] + beside for step in own],
            [step.elo for step in own],
            yerr=[step.margin for step in own],
            fmt="o",
            capsize=4,
            color=COLOURS[number % len(COLOURS)],
            label=names[game_id],
        )
    axes.set_xticks(range(len(places)), [f"{names[upper]} /\n{names[lower]}" for lower, upper in pairwise(LEVELS)])
    axes.set_ylim(bottom=min(0.0, *(step.elo - step.margin - 10 for step in found)))
    axes.set_ylabel(label)
    axes.grid(axis="y", alpha=0.3)
    axes.legend(loc="upper center", ncols=4, bbox_to_anchor=(0.5, 1.12), frameon=False)
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
    pyplot.close(figure)
