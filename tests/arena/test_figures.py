"""Ratings, their intervals, the sequential test, and how all of it is told."""

import csv
import io
import json
import random
import sys
from pathlib import Path

import pytest

from boomtown.arena import Outcome, Question, contest, tournament
from boomtown.arena.game import PlayedGame
from boomtown.arena.ratings import outcomes, ratings
from boomtown.arena.report import BadPlot, as_csv, as_json, check_plot, plot, provenance
from boomtown.arena.sprt import ask, expected_share
from boomtown.arena.workers import MissingExtra, extra
from boomtown.text import catalogue, languages


def game(number: int, contestants: tuple[int, ...], points: tuple[int, ...]) -> PlayedGame:
    best = max(points)
    wins = tuple((value == best) / points.count(best) for value in points)
    none = (0,) * len(points)
    return PlayedGame(number, contestants, points, wins, none, (0.0,) * len(points), none)


def simulated(elo: float, deals: int, chance: random.Random) -> list[float]:
    """The shares of a contestant that is so much stronger, from deals of two games with luck in common."""
    share = expected_share(elo, 1, 1)
    found = []
    for _ in range(deals):
        luck = chance.choice((-0.3, 0.3))
        first, second = (chance.random() < min(1.0, max(0.0, share + lean)) for lean in (luck, -luck))
        found.append((first + second) / 2)
    return found


def test_a_rating_says_how_often_one_wins() -> None:
    made, _ = contest("wagons", ("deputy", "random"))
    games = [game(number, (0, 1), (2, 1) if number % 4 else (1, 2)) for number in range(400)]
    rated = ratings(made, games)
    elo, margin = rated.difference(0, 1)
    assert elo == pytest.approx(190.8, abs=2)  # three of four
    assert rated.elo[0] == pytest.approx(-rated.elo[1])
    assert 20 < margin < 60


def test_an_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    made, _ = contest("wagons", ("deputy", "random"))
    chance = random.Random(1)
    held = 0
    for _ in range(200):
        games = []
        for deal, share in enumerate(simulated(80, 60, chance)):
            results = [(2, 1)] * round(2 * share) + [(1, 2)] * round(2 - 2 * share)
            games += [game(2 * deal + place, (0, 1), points) for place, points in enumerate(results)]
        elo, margin = ratings(made, games).difference(0, 1)
        held += abs(elo - 80) <= margin
    assert 0.92 <= held / 200 <= 1.0


def test_one_who_won_everything_has_a_rating_with_a_wide_interval() -> None:
    made, _ = contest("wagons", ("deputy", "random"))
    elo, margin = ratings(made, [game(number, (0, 1), (2, 1)) for number in range(10)]).difference(0, 1)
    assert 300 < elo < 1000
    assert margin > 150


def test_at_a_table_of_several_all_pairs_count_by_their_places() -> None:
    pairs = outcomes(game(0, (0, 1, 2, 1), (5, 7, 5, 3)))
    assert pairs == [(1, 0, 1.0), (2, 0, 0.5), (2, 1, 0.0), (1, 0, 0.0), (1, 2, 0.0)]


def test_a_ladder_is_rated_in_its_order() -> None:
    made, _ = contest("wagons", ("random", "deputy", "marshal"))
    games = []
    for number in range(60):
        pair = ((0, 1), (1, 2), (0, 2))[number % 3]
        games.append(game(number, pair, (1, 2) if number % 5 else (2, 1)))
    assert sorted(ratings(made, games).elo) == list(ratings(made, games).elo)


@pytest.mark.parametrize(("elo", "better"), [(0, False), (60, True)])
def test_the_test_errs_no_more_often_than_it_says(elo: float, better: bool) -> None:
    chance = random.Random(2)
    question = Question(0, 60)
    wrong = 0
    for _ in range(150):
        shares: list[float] = []
        answer = ask(question, shares)
        while answer.better is None:
            shares += simulated(elo, 4, chance)
            answer = ask(question, shares)
        wrong += answer.better is not better
    assert wrong / 150 < 0.09  # 5 %, and what 150 trials may add to it


def test_the_test_is_open_before_it_has_seen_enough() -> None:
    assert ask(Question(0, 60), []).better is None
    assert ask(Question(0, 60), [1.0, 1.0]).better is None
    assert ask(Question(0, 60), [0.5] * 10).better is None


def test_among_several_seats_equal_strength_is_an_equal_share() -> None:
    assert expected_share(0, 1, 3) == 0.25
    assert expected_share(400, 1, 3) == pytest.approx(10 / 13)


@pytest.fixture(scope="module")
def outcome() -> Outcome:
    return tournament("wagons", ("random", "deputy"), 8, seed=3, question=Question(-50, 0))


def test_json_holds_everything(outcome: Outcome) -> None:
    doc = json.loads(as_json(outcome))
    assert [row["name"] for row in doc["standings"]] == ["random", "deputy"]
    assert doc["contest"]["code"] and doc["contest"]["python"] and doc["contest"]["seed"] == 3
    assert doc["test"]["low"] == -50 and doc["test"]["better"] in (False, None)
    assert doc["differences"][0]["name"] == "deputy" and doc["differences"][0]["elo"] > 0


def test_csv_has_a_row_for_each_contestant(outcome: Outcome) -> None:
    rows = list(csv.DictReader(io.StringIO(as_csv(outcome))))
    assert [row["name"] for row in rows] == ["random", "deputy"]
    assert float(rows[1]["win_low"]) <= float(rows[1]["win_share"]) <= float(rows[1]["win_high"])


def test_the_figures_say_where_they_come_from(outcome: Outcome) -> None:
    facts = provenance(outcome)
    assert facts["game"] == "wagons 2" and facts["first"] == "3" and "Python" in str(facts["python"])
    for language in languages():
        assert "wagons 2" in catalogue(language).say("arena-provenance", facts)


def test_plots_are_drawn(outcome: Outcome, tmp_path: Path) -> None:
    for name, start in (("a.png", b"\x89PNG"), ("a.svg", b"<?xml")):
        check_plot(tmp_path / name)
        plot(outcome, tmp_path / name, "Circle the Wagons", "Elo", "today")
        assert (tmp_path / name).read_bytes().startswith(start)
    assert "deputy" in (tmp_path / "a.svg").read_text("utf-8")


@pytest.mark.parametrize("name", ["plot.gif", "plot", "no/such/folder/plot.png"])
def test_a_plot_that_could_not_be_written_is_refused_at_once(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadPlot):
        check_plot(tmp_path / name)


def test_without_the_extra_there_are_standings_but_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "choix", None)
    standings = tournament("wagons", ("random", "deputy"), 2).standings
    assert [standing.elo for standing in standings] == [None, None]
    with pytest.raises(MissingExtra):
        extra("choix", "Elo")
