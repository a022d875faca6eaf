"""`--components FILE` and `boomtown components check`: the cards of an owner's box on the command line."""

from pathlib import Path
from typing import cast

import pytest

import boomtown
from boomtown.arena import tournament
from boomtown.kernel.components import shipped_text
from boomtown.kernel.registry import package
from boomtown.text import languages
from tests.cli.runner import refused, run

OURS = shipped_text(package("carson"))
WEAK_GUNSMITH = OURS.replace('kind = "boost", bid = 6', 'kind = "boost", bid = 4')
BOTS = ["--players", "random,random", "--seed", "3", "--bot-seed", "1"]


@pytest.fixture
def box(tmp_path: Path) -> Path:
    path = tmp_path / "box.toml"
    path.write_text(WEAK_GUNSMITH, "utf-8")
    return path


@pytest.fixture
def other(tmp_path: Path) -> Path:
    path = tmp_path / "other.toml"
    path.write_text(WEAK_GUNSMITH + "# another box\n", "utf-8")
    return path


@pytest.fixture
def finished(tmp_path: Path, box: Path) -> Path:
    """A whole game that was played with the owner's cards."""
    path = tmp_path / "finished.txt"
    result = run("watch", "carson", *BOTS, "--components", box, "--file", path)
    assert result.exit_code == 0, result.output
    return path


# Records.


def test_a_record_names_the_file_it_was_played_with(finished: Path, box: Path) -> None:
    edition = boomtown.game("carson", box).edition
    assert f"components: {edition}\n" in finished.read_text("utf-8")


@pytest.mark.parametrize("command", ["show", "verify", "replay", "play"])
def test_a_record_is_read_with_its_file(finished: Path, box: Path, command: str) -> None:
    words = ["--all"] if command == "replay" else []
    result = run(command, finished, *words, "--components", box)
    assert result.exit_code == 0, result.output


@pytest.mark.parametrize("command", ["show", "verify", "replay", "play"])
def test_another_file_is_refused(finished: Path, other: Path, command: str) -> None:
    assert "was not played with the component file" in refused(command, finished, "--components", other)


def test_a_record_of_our_cards_takes_no_file(tmp_path: Path, box: Path) -> None:
    path = tmp_path / "ours.txt"
    run("new", "carson", path, "--seed", "5")
    assert "was not played with" in refused("show", path, "--components", box)


def test_a_game_under_way_goes_on_with_its_file(tmp_path: Path, box: Path) -> None:
    path = tmp_path / "game.txt"
    words = ["--seed", "5", "--players", "person,random"]
    assert run("new", "carson", path, *words, "--components", box).exit_code == 0
    result = run("move", path, "bid", "1", "--components", box)
    assert result.exit_code == 0, result.output


def test_what_is_no_record_is_refused_as_ever(tmp_path: Path, box: Path) -> None:
    path = tmp_path / "text.txt"
    path.write_text("Dear diary", "utf-8")
    assert "This is no record of a game" in refused("show", path, "--components", box)


# Playing.


def seed_with_gunsmith() -> int:
    """A deal in which the Gunsmith is the first character of the row."""
    game = boomtown.game("carson")
    for seed in range(500):
        row = cast(list[dict[str, object]], game.new(2, seed).view(None)["row"])
        if any(entry.get("character") == "gunsmith" for entry in row):
            return seed
    raise AssertionError("no deal begins with the Gunsmith")


def test_the_terminal_says_what_the_owners_card_does(tmp_path: Path, box: Path) -> None:
    seed = str(seed_with_gunsmith())
    for name, words, bid in (("ours", [], 6), ("theirs", ["--components", str(box)], 4)):
        assert run("new", "carson", tmp_path / name, "--seed", seed, *words).exit_code == 0
        text = " ".join(run("show", tmp_path / name, *words).stdout.split())
        assert f"adds {bid} to your bid" in text and f"adds {10 - bid} to your bid" not in text


def test_a_sheet_is_scored_with_the_owners_file(tmp_path: Path, box: Path) -> None:
    sheet = tmp_path / "sheet.toml"
    sheet.write_text('cities = [{ rows = ["L"] }]\nvirtual = [64, 2]', "utf-8")
    assert run("score", "carson", sheet, "--components", box).exit_code == 0


def test_bots_play_a_tournament_with_the_owners_cards(box: Path, tmp_path: Path) -> None:
    words = ("arena", "carson", "random", "deputy", "--games", "2", "--out", tmp_path / "games")
    assert run(*words, "--components", box).exit_code == 0
    alone, together = (
        tournament("carson", ("random", "deputy"), 2, components=box, processes=processes) for processes in (1, 2)
    )
    assert [game.points for game in alone.games] == [game.points for game in together.games]


# Bad files.


def test_every_command_refuses_a_bad_file_in_one_sentence(tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(OURS + "\n[nonsense]\n", "utf-8")
    line = len(bad.read_text("utf-8").splitlines())
    commands = ["play carson", "watch carson", f"new carson {tmp_path / 'x'}", "arena carson deputy deputy"]
    for command in commands:
        message = refused(*command.split(), "--components", bad)
        assert "bad.toml" in message and str(line) in message and "nonsense" in message
    assert "There is no component file" in refused("play", "carson", "--components", tmp_path / "missing.toml")
    assert "are fixed" in refused("play", "wagons", "--components", bad)


def test_a_server_needs_the_folder_that_is_named(tmp_path: Path) -> None:
    missing = tmp_path / "nothing"
    assert "does not exist" in refused("serve", "--components", missing, "--data", tmp_path, "--no-browser")


@pytest.mark.parametrize("language", languages())
def test_a_check_prints_every_fault_of_every_file(tmp_path: Path, box: Path, language: str) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(OURS.replace("bid = 6", "bid = 600") + "\n[nonsense]\n", "utf-8")
    result = run("components", "check", "carson", box, bad, "--lang", language)
    assert result.exit_code == 2
    lines = result.stdout.splitlines()
    assert any(str(box) in line for line in lines)
    faults = [line for line in lines if line.startswith(f"{bad}, ")]
    assert len(faults) == 2 and "nonsense" in faults[1] and "600" in faults[0]
    assert "2" in result.stderr


def test_a_good_file_passes_the_check(box: Path) -> None:
    result = run("components", "check", "carson", box)
    assert result.exit_code == 0 and "has no faults" in result.stdout


def test_a_check_counts_the_faults_that_it_does_not_list(tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text("".join(f"nonsense{number} = 1\n" for number in range(150)) + OURS, "utf-8")
    result = run("components", "check", "carson", bad)
    assert "150 faults were found" in result.stderr
    assert "50 more faults are not listed" in result.stdout.splitlines()[-1]


def test_a_file_that_cannot_be_read_does_not_keep_the_others_from_being_checked(tmp_path: Path, box: Path) -> None:
    (tmp_path / "picture.toml").write_bytes(bytes(range(256)))
    unreadable = [tmp_path / "picture.toml", tmp_path / "not-there.toml", tmp_path]
    result = run("components", "check", "carson", *unreadable, box)
    assert result.exit_code == 2 and "has no faults" in result.stdout
    assert all(path.name in result.stderr for path in unreadable) and "3 faults were found" in result.stderr
