"""The whole way from games to weights: self-play, a fit, and the arena, which says whether the fit plays better."""

import json
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from boomtown.arena import tournament
from boomtown.arena.contest import commit
from boomtown.arena.workers import in_processes, on_ray
from boomtown.kernel.errors import BadSetup
from boomtown.kernel.judgement import FOLDER
from boomtown.kernel.registry import game as find_game
from boomtown.kernel.state import Json
from boomtown.learning.fit import Fit, fit
from boomtown.learning.self_play import Deal, Sample, play
from boomtown.version import VERSION

# The bot that plays the games to learn from, the share of decisions left to chance, the positions kept of a game.
PLAYER = "deputy"
EXPLORE = 0.05
POSITIONS_PER_GAME = 20

LEARNED, HANDMADE = "marshal", "marshal:handmade=1"

# Deals of the games to learn from, of which the arena plays none.
FIRST_DEAL = 1_000_000


@dataclass(frozen=True)
class Plan:
    """How much is done; the same plan gives the same weights."""

    game: str
    seats: tuple[int, ...]
    games: int  # to learn from, for each number of seats
    measured: int  # games in the arena, for each number of seats
    iterations: int  # of both sides there
    seed: int = 0
    player: str = PLAYER
    processes: int = 1
    ray: str | None = None  # where the games to learn from are played


@dataclass(frozen=True)
class Trained:
    """What came of one number of seats."""

    seats: int
    fit: Fit
    measured: int  # games in the arena
    share: float  # of the games in the arena that one learned marshal among hand-made ones wins
    elo: float
    elo_margin: float

    @property
    def better(self) -> bool:
        return self.elo > 0


def check_plan(plan: Plan) -> None:
    """Say what is wrong before anything is played."""
    game = find_game(plan.game)
    if game.features is None:
        raise BadSetup("train-no-features", {"game": game.meta.title})
    for seats in plan.seats:
        game.check_seats(seats)
        if seats < 2:
            raise BadSetup("train-alone")


def train(plan: Plan, out: Path, report: Callable[[Trained], None] | None = None) -> list[Trained]:
    """Train for each number of seats and write the weights of those that are better than the hand-made ones.

    What the file holds about other numbers of seats stays.
    """
    check_plan(plan)
    trained: list[Trained] = []
    with tempfile.TemporaryDirectory() as folder, weights_from(plan.game, folder):
        for seats in plan.seats:
            trained.append(train_seats(plan, seats, Path(folder)))
            if report is not None:
                report(trained[-1])
    better = [result for result in trained if result.better]
    out.write_text(weights_text(plan, better, others(plan, out)), "utf-8")
    return trained


def train_seats(plan: Plan, seats: int, folder: Path) -> Trained:
    """Learn, and measure with the weights in a folder that all processes read them from."""
    game = find_game(plan.game)
    assert game.features is not None
    learned = fit(self_play(plan, seats), len(game.features.parts))
    candidate = Trained(seats, learned, 0, 0.0, 0.0, 0.0)
    (folder / f"{plan.game}.json").write_text(weights_text(plan, [candidate], {}), "utf-8")
    game.forget_judgements()
    outcome = tournament(
        plan.game,
        (LEARNED, HANDMADE),
        plan.measured,
        seats=seats,
        seed=plan.seed,
        iterations=plan.iterations,
        processes=plan.processes,
    )
    elo, margin = (0.0, 0.0) if outcome.ratings is None else outcome.ratings.difference(0, 1)
    standing = outcome.standings[0]
    return Trained(seats, learned, standing.games, standing.win_share, elo, margin)


def self_play(plan: Plan, seats: int) -> list[list[Sample]]:
    """The games to learn from, in the order of their deals whoever plays them."""
    first = FIRST_DEAL + plan.seed * plan.games
    # One game tells how many decisions there are, and so which share of the positions to keep.
    decisions = sum(1 for _ in play(Deal(plan.game, seats, first, PLAYER, EXPLORE, 1.0)))
    share = min(1.0, POSITIONS_PER_GAME / max(1, decisions))
    deals = [Deal(plan.game, seats, first + number, plan.player, EXPLORE, share) for number in range(plan.games)]
    played: dict[int, list[Sample]] = {}
    results = (
        in_processes(play_numbered, enumerate(deals), plan.processes)
        if plan.ray is None
        else on_ray(play_numbered, enumerate(deals), plan.ray)
    )
    for number, samples in results:
        played[number] = samples
    return [played[number] for number in range(plan.games)]


def play_numbered(task: tuple[int, Deal]) -> tuple[int, list[Sample]]:
    number, deal = task
    return number, play(deal)


@contextmanager
def weights_from(game_id: str, folder: str) -> Iterator[None]:
    """Let this process, and those it starts, use the weights of a folder."""
    before = os.environ.get(FOLDER)
    os.environ[FOLDER] = folder
    find_game(game_id).forget_judgements()
    try:
        yield
    finally:
        if before is None:
            del os.environ[FOLDER]
        else:
            os.environ[FOLDER] = before
        find_game(game_id).forget_judgements()


def others(plan: Plan, out: Path) -> Json:
    """What a weights file of the same features holds about numbers of seats that are not trained now."""
    features = find_game(plan.game).features
    assert features is not None
    doc: Json = json.loads(out.read_text("utf-8")) if out.is_file() else {}
    if doc.get("features") != list(features.names):
        return {}
    return {count: entry for count, entry in cast(Json, doc["seats"]).items() if int(count) not in plan.seats}


def weights_text(plan: Plan, trained: list[Trained], others: Json) -> str:
    """The weights file."""
    game = find_game(plan.game)
    assert game.features is not None
    seats = dict(others)
    for result in trained:
        provenance: Json = {
            "engine": VERSION,
            "commit": commit(),
            "rules": game.meta.version,
            "seed": plan.seed,
            "games": plan.games,
            "player": plan.player,
            "positions": result.fit.positions,
            "loss": round(result.fit.loss, 3),
            "handmade_loss": round(result.fit.handmade_loss, 3),
            "measured_games": result.measured,
            "measured_iterations": plan.iterations,
            "win_share": round(result.share, 3),
            "rating_gained": round(result.elo),
            "rating_margin": round(result.elo_margin),
        }
        seats[str(result.seats)] = {**result.fit.weights, "provenance": provenance}
    ordered = {count: seats[count] for count in sorted(seats, key=int)}
    doc: Json = {"game": plan.game, "features": list(game.features.names), "seats": ordered}
    return json.dumps(doc, indent=1) + "\n"
