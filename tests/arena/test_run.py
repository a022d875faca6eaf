"""A contest as it is played: shared victories, kept games, going on after a kill, mistakes of bots."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import boomtown
from boomtown.arena import Question, Tournament, contest, tournament
from boomtown.arena.contest import ScheduledGame
from boomtown.arena.folder import BadFolder
from boomtown.arena.game import PlayedGame, play
from boomtown.arena.tournament import wilson
from boomtown.arena.workers import in_processes
from boomtown.bots import Seat
from boomtown.kernel import record as records
from boomtown.kernel.errors import BadSetup
from boomtown.kernel.rng import Rng

# A deal of Circle the Wagons that two players at random draw.
SHARED = 55


class Broken:
    """Fails at every third decision, and answers something illegal at the one after it."""

    def __init__(self, rng: Rng) -> None:
        self.asked = 0

    def choose(self, seat: Seat) -> int:
        self.asked += 1
        if self.asked % 3 == 1:
            raise RuntimeError("no idea")
        return -1 if self.asked % 3 == 2 else seat.legal()[0]


class Deadly:
    """Kills its process, but only once."""

    def __init__(self, rng: Rng) -> None:
        pass

    def choose(self, seat: Seat) -> int:
        mark = Path(os.environ["DEADLY"])
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return seat.legal()[0]


def results(games: list[PlayedGame]) -> list[object]:
    return [(game.number, game.contestants, game.points, game.wins) for game in games]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.490, 0.943), (0, 10, 0.0, 0.278), (200, 200, 0.981, 1.0), (130, 200, 0.582, 0.713)],
)
def test_intervals(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.001)


def test_points_and_wins_belong_to_the_contestant_wherever_it_sat() -> None:
    """A random bot against a greedy one, so that a mix-up of the seats would show."""
    weak, strong = tournament("wagons", ("random", "deputy"), 4, seed=1).standings
    assert (weak.wins, strong.wins) == (0, 4)
    assert weak.mean < strong.mean


def test_a_shared_victory_is_half_a_win_for_each() -> None:
    bots = ("random", "random")
    seeds = (SHARED * 1000 + 1, SHARED * 1000)
    options = boomtown.game("wagons").check_options({})
    result = play(ScheduledGame(0, "wagons", None, options, SHARED, bots, seeds, (1, 0), None, None))
    assert result.points[0] == result.points[1]
    assert result.wins == (0.5, 0.5)


def test_one_among_others_is_counted_by_its_seat() -> None:
    strong, weak = tournament("carson", ("deputy", "random"), 4, seats=4, seed=3).standings
    assert (strong.games, weak.games) == (4, 4)
    assert strong.wins + weak.wins <= 4  # a virtual player may win, too
    assert strong.win_share == strong.wins / 4 and weak.win_share == weak.wins / 12


def test_marshal_beats_deputy() -> None:
    _, strong = tournament("wagons", ("deputy", "marshal"), 4, seed=20, iterations=60).standings
    assert strong.wins >= 3


def test_a_contest_can_be_repeated_with_any_number_of_processes() -> None:
    def games(processes: int) -> object:
        bots = ("random", "marshal:iterations=8")
        return results(tournament("wagons", bots, 4, seed=2, processes=processes).games)

    assert games(1) == games(2)


def test_progress_is_reported_after_every_game() -> None:
    reported: list[tuple[int, int]] = []
    tournament("wagons", ("random", "deputy"), 3, progress=lambda done, count: reported.append((done, count)))
    assert reported == [(0, 4), (1, 4), (2, 4), (3, 4), (4, 4)]


def test_every_game_is_kept_as_a_record_that_can_be_checked(tmp_path: Path) -> None:
    outcome = tournament("wagons", ("random", "deputy"), 2, folder=tmp_path)
    files = sorted((tmp_path / "games").iterdir())
    assert [file.name for file in files] == ["000000.txt", "000001.txt"]
    for file, game in zip(files, outcome.games, strict=True):
        state = records.verify(records.from_text(file.read_text("utf-8")))
        assert tuple(state.score(seat).total for seat in range(2)) == game.points
    assert json.loads((tmp_path / "contest.json").read_text("utf-8"))["contestants"] == ["random", "deputy"]


def test_a_contest_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = tournament("wagons", ("random", "deputy"), 6, seed=5)
    tournament("wagons", ("random", "deputy"), 4, seed=5, folder=tmp_path)
    (tmp_path / "games" / "000001.txt").write_text("boomtown record 1\ncut off in the mid")
    before = {file.name: file.stat().st_mtime_ns for file in (tmp_path / "games").iterdir()}
    again = tournament("wagons", ("random", "deputy"), 6, seed=5, folder=tmp_path)
    assert results(again.games) == results(whole.games)
    changed = [file.name for file in (tmp_path / "games").iterdir() if before.get(file.name) != file.stat().st_mtime_ns]
    assert sorted(changed) == ["000001.txt", "000004.txt", "000005.txt"]


def test_a_contest_that_was_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    bots = ("random", "marshal:iterations=16")
    code = f"from boomtown.arena import tournament; from pathlib import Path; tournament('wagons', {bots!r}, 8, "
    code += f"folder=Path({str(tmp_path)!r}))"
    with subprocess.Popen([sys.executable, "-c", code]) as running:
        while len(list((tmp_path / "games").glob("*.txt"))) < 2:
            assert running.poll() is None
            time.sleep(0.02)
        running.kill()
    kept = len(list((tmp_path / "games").glob("*.txt")))
    assert 2 <= kept < 8
    reported: list[int] = []
    outcome = tournament("wagons", bots, 8, folder=tmp_path, progress=lambda done, _: reported.append(done))
    assert reported == list(range(kept, 9))
    assert results(outcome.games) == results(tournament("wagons", bots, 8).games)


def test_games_of_different_contests_are_never_mixed(tmp_path: Path) -> None:
    tournament("wagons", ("random", "deputy"), 2, folder=tmp_path)
    with pytest.raises(BadFolder) as caught:
        tournament("wagons", ("random", "deputy"), 2, seed=1, folder=tmp_path)
    assert caught.value.params["different"] == "seed"
    plan = json.loads((tmp_path / "contest.json").read_text("utf-8"))
    (tmp_path / "contest.json").write_text(json.dumps({**plan, "code": "of yesterday"}))
    with pytest.raises(BadFolder):
        tournament("wagons", ("random", "deputy"), 2, folder=tmp_path)


def test_a_bots_mistake_costs_its_move_and_is_counted() -> None:
    outcome = tournament("wagons", ("tests.arena.test_run:Broken", "random"), 2, seed=3)
    broken, other = outcome.standings
    assert broken.faults > 0 and other.faults == 0
    assert all(broken.games == 2 and game.record for game in outcome.games)
    assert "RuntimeError: no idea" in outcome.games[0].mistakes[0]
    assert "-1 is not legal" in outcome.games[0].mistakes[1]


def test_games_of_a_process_that_died_are_played_by_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEADLY", str(tmp_path / "mark"))
    made, owner = contest("wagons", ("tests.arena.test_run:Deadly", "random"))
    games = list(in_processes(play, made.schedule(6, owner), 2))
    assert sorted(game.number for game in games) == list(range(6))


def test_a_test_stops_as_soon_as_it_is_answered(tmp_path: Path) -> None:
    made, owner = contest("wagons", ("deputy", "random"))
    run = Tournament(made, owner, 400, folder=tmp_path, question=Question(0, 100))
    outcome = run.run()
    assert outcome.answer is not None and outcome.answer.better is True
    assert len(outcome.games) < 100
    again = Tournament(made, owner, 400, folder=tmp_path, question=Question(0, 100)).run()
    assert len(again.games) == len(outcome.games), "an answered question needs no more games"


def test_a_test_needs_two_contestants() -> None:
    made, owner = contest("wagons", ("deputy", "random", "marshal"))
    with pytest.raises(BadSetup):
        Tournament(made, owner, 4, question=Question(0, 100))
