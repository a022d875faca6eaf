"""`boomtown arena`: a small contest, its report and its folder."""

import json
from pathlib import Path

import pytest

from boomtown.cli import arena
from boomtown.cli.console import CliConsole
from boomtown.text import catalogue
from tests.cli.runner import refused, run


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are kept in the present folder unless one is named."""
    monkeypatch.chdir(tmp_path)


def test_a_contest_prints_its_standings() -> None:
    result = run("arena", "wagons", "random", "deputy", "--games", "2")
    assert result.exit_code == 0
    assert "95 % interval" in result.stdout and "Elo" in result.stdout
    rows = [line.split() for line in result.stdout.splitlines()]
    assert any(row[:3] == ["Deputy", "2", "2"] for row in rows)


def test_the_games_are_kept_and_the_person_is_told_where(tmp_path: Path) -> None:
    result = run("arena", "wagons", "random", "deputy", "--games", "2")
    (folder,) = tmp_path.glob("arena-wagons-*")
    assert folder.name in result.stderr
    assert run("verify", folder / "games" / "000001.txt").exit_code == 0


def test_a_folder_that_is_named_goes_on() -> None:
    words = ("arena", "wagons", "random", "deputy", "--out", "mine")
    assert run(*words, "--games", "2").exit_code == 0
    assert "4 games are kept in mine" in run(*words, "--games", "4").stderr
    assert "differs in: seed" in refused(*words, "--games", "2", "--seed", "9")


def test_json_and_csv_are_printed_alone() -> None:
    words = ("arena", "wagons", "random", "deputy", "--games", "2", "--out", "mine", "--format")
    assert json.loads(run(*words, "json").stdout)["games"] == 2
    assert run(*words, "csv").stdout.splitlines()[2].startswith("deputy,2,2")


def test_plots_are_drawn() -> None:
    words = ("arena", "wagons", "random", "deputy", "--games", "2", "--plot")
    assert run(*words, "a.png", "--plot", "a.svg").exit_code == 0
    assert Path("a.png").stat().st_size > 1000 and Path("a.svg").stat().st_size > 1000
    assert "must end in one of: .png, .svg" in refused(*words, "a.pdf")


def test_a_question_is_answered_in_words() -> None:
    words = ("arena", "wagons", "deputy", "random", "--games", "60", "--sprt")
    assert "the test ends: Deputy is better than Random" in " ".join(run(*words, "0,100").stdout.split())
    assert "is no question" in refused(*words, "20,0")
    assert "compares two bots" in refused("arena", "wagons", "deputy", "random", "marshal", "--sprt", "0,9")


def test_the_mistakes_of_a_bot_are_shown() -> None:
    text = run("arena", "wagons", "tests.arena.test_run:Broken", "random", "--games", "2").stdout
    assert "Faults" in text and "RuntimeError: no idea" in text


@pytest.mark.parametrize(("language", "share"), [("en", "50.0%"), ("it", "50,0 %"), ("de", "50,0 %")])
def test_figures_are_written_as_the_language_does(language: str, share: str) -> None:
    words = catalogue(language)
    assert arena.share(CliConsole(words), 0.5) == share
    assert arena.figure(CliConsole(words), "1.5") == ("1.5" if language == "en" else "1,5")


def test_a_wrong_tournament_is_refused() -> None:
    assert "There is no game “monopoly”" in refused("arena", "monopoly", "deputy", "deputy")
    assert "There is no bot “robot”" in refused("arena", "wagons", "deputy", "robot")
    assert "cannot be played by 3" in refused("arena", "wagons", "deputy", "random", "--seats", "3")
    assert "BOT is missing" in refused("arena", "wagons")


def test_the_balance_of_a_game_is_printed_in_three_forms() -> None:
    words = ("balance", "coloma", "--bot", "random", "--games", "2", "--seats", "2", "--out", "mine")
    text = run(*words).stdout
    assert "Seat" in text and "built" in text and "Nobody did anything with" in " ".join(text.split())
    report = json.loads(run(*words, "--format", "json").stdout)
    assert report["games"] == 2 and len(report["seats"]) == 2 and report["components"]
    assert run(*words, "--format", "csv").stdout.startswith("id,name,source,deed,event")
