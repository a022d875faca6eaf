"""`boomtown arena`: the standings of a small tournament."""

import pytest

from boomtown.cli import arena
from boomtown.cli.console import CliConsole
from boomtown.text import catalogue
from tests.cli.runner import refused, run


def test_a_tournament_prints_its_standings() -> None:
    result = run("arena", "wagons", "greenhorn", "deputy", "--games", "2")
    assert result.exit_code == 0
    assert "95 % interval" in result.stdout
    rows = [line.split() for line in result.stdout.splitlines()]
    assert any(row[:3] == ["Deputy", "2", "2"] for row in rows)


def test_two_bots_of_a_kind_are_told_apart() -> None:
    text = run("arena", "wagons", "greenhorn", "greenhorn", "--games", "2").stdout
    assert "Greenhorn 1" in text and "Greenhorn 2" in text


@pytest.mark.parametrize(("language", "share"), [("en", "50.0%"), ("it", "50,0 %"), ("de", "50,0 %")])
def test_figures_are_written_as_the_language_does(language: str, share: str) -> None:
    words = catalogue(language)
    assert arena.share(CliConsole(words), 0.5) == share
    assert arena.figure(CliConsole(words), "1.5") == ("1.5" if language == "en" else "1,5")


def test_a_wrong_tournament_is_refused() -> None:
    assert "There is no game “monopoly”" in refused("arena", "monopoly", "deputy", "deputy")
    assert "There is no bot “robot”" in refused("arena", "wagons", "deputy", "robot")
    assert "cannot be played by 3" in refused("arena", "wagons", "deputy", "deputy", "deputy")
    assert "BOT is missing" in refused("arena", "wagons")
