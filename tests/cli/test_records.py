"""Games in files: new, show, move, replay, verify. Whatever is refused leaves every file as it was."""

from pathlib import Path

import pytest

import boomtown
from boomtown.cli import files
from boomtown.kernel import record as records
from boomtown.kernel.match import Match
from tests.cli.runner import refused, run


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A new game from seed 5, in which the second player starts."""
    path = tmp_path / "game.txt"
    assert run("new", "wagons", path, "--seed", "1692", "--players", "person:Anna,person:Bert").exit_code == 0
    return path


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    path = tmp_path / "finished.txt"
    words = ["--players", "random,random", "--seed", "3", "--bot-seed", "1"]
    assert run("watch", "wagons", *words, "--file", path).exit_code == 0
    return path


def contents(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text("utf-8") for path in folder.iterdir()}


def test_new_keeps_the_seed_apart(game: Path) -> None:
    record = records.from_text(game.read_text("utf-8"))
    assert record.seed is None and "seed" not in game.read_text("utf-8")
    assert (game.parent / "game.txt.seed").read_text("utf-8").startswith("seed: 1692\n")


def test_new_never_overwrites(game: Path) -> None:
    before = contents(game.parent)
    assert "exists already" in refused("new", "wagons", game)
    game.unlink()
    assert "game.txt.seed” exists already" in refused("new", "wagons", game)
    assert contents(game.parent) == {"game.txt.seed": before["game.txt.seed"]}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["monopoly"], "There is no game “monopoly”"),
        (["wagons", "--seats", "5"], "cannot be played by 5. Possible numbers of players: 2."),
        (["wagons", "--option", "loud=true"], "has no option “loud”. Options are: boom_per_mine, starter."),
        (["wagons", "--option", "boom_per_mine=3"], "cannot be “3”. Possible values: false, true."),
        (["wagons", "--option", "boom_per_mine"], "Write an option as NAME=VALUE"),
        (["wagons", "--players", "person"], "cannot be played by 1"),
        (["wagons", "--players", "person,sheriff"], "“sheriff” cannot sit down"),
        (["wagons", "--players", "person,deputy,deputy", "--seats", "2"], "3 players are named"),
    ],
)
def test_a_wrong_setup_writes_nothing(tmp_path: Path, words: list[str], told: str) -> None:
    game, *rest = words
    assert told in refused("new", game, tmp_path / "x.txt", *rest)
    assert contents(tmp_path) == {}


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert "cannot be written" in refused("new", "wagons", tmp_path / "nowhere" / "x.txt")


def test_options_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run("new", "wagons", path, "--option", "boom_per_mine=TRUE")
    assert records.from_text(path.read_text("utf-8")).options == {"boom_per_mine": True, "starter": "first"}


def test_show_tells_whose_turn_it_is(game: Path) -> None:
    text = run("show", game).stdout
    assert "Bert: Choose the card of the circle" in text
    assert "Town of Anna: 0 points" in text and "Total" in text
    assert run("show", game, "--seat", "2").exit_code == 0
    assert "numbered from 1 to 2" in refused("show", game, "--seat", "3")


def test_new_seats_persons_unless_told_otherwise(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run("new", "wagons", path)
    assert files.load(path).players == ["person", "person"]


def test_bots_answer_a_move(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    text = run("new", "wagons", path, "--seed", "5", "--players", "person:Anna,random").stdout
    assert "Random puts the starting mark" in text
    for _ in range(2):
        match = files.load(path).match()
        assert match.state.pending() == (0,)
        run("move", path, match.game.actions.format(match.state.legal(0)[0]))
    moves = files.load(path).record.moves
    assert [seat for seat, _ in moves][:4] == [1, 0, 0, 1]


def test_bots_that_were_interrupted_decide_before_the_next_move(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    match = Match(boomtown.game("wagons"), 2, 5)
    files.save(path, match, 5, ["person:Anna", "random"])
    result = run("move", path, "fly")
    assert result.exit_code == 2 and files.load(path).record.moves == []
    card = match.state.view(None)["circle"][0]["card"]  # type: ignore[index]
    run("move", path, "take", str(card))
    assert [seat for seat, _ in files.load(path).record.moves][:2] == [1, 0]


def test_move_plays_one_action(game: Path) -> None:
    result = run("move", game, "start", "14")
    assert result.exit_code == 0 and "Bert puts the starting mark at card 14." in result.stdout
    assert game.read_text("utf-8").endswith("\n1 start 14\n")
    run("move", game, "take 14")
    run("move", game, "place", "0", "0", "turned")
    run("move", game, "take", "16", "--seat", "2")
    run("move", game, "place 0 0")
    run("move", game, "take", "10")
    result = run("move", game, "place", "-2", "-1")
    assert result.exit_code == 0 and "at -2 -1, upright." in result.stdout


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["take", "14"], "“take 14” is not possible now. Choose the card of the circle at which your opponent starts."),
        (["start", "99"], "“99” cannot be card: write a whole number from 0 to 17."),
        (["start", "13"], "Card 13 is not in the circle."),
        (["start"], "This action is written “start CARD”: one word follows, not 0."),
        (["fly", "1"], "“fly” is no action of this game. Actions begin with: start, take, place."),
        (["start", "14", "--seat", "1"], "Anna has nothing to decide now; the decision is up to Bert."),
        (["start", "14", "--seat", "9"], "There is no seat 9"),
    ],
)
def test_an_illegal_move_changes_nothing(game: Path, words: list[str], told: str) -> None:
    before = contents(game.parent)
    assert told in refused("move", game, *words)
    assert contents(game.parent) == before


def test_a_finished_game_tells_its_seed_and_can_be_verified(finished: Path) -> None:
    assert "seed: 3\n" in finished.read_text("utf-8")
    assert [path.name for path in finished.parent.iterdir()] == ["finished.txt"]
    text = " ".join(run("verify", finished).stdout.split())  # however long the path, and so the lines, are
    assert "the seed is the one promised" in text and "Random 1: " in text
    assert ", Random 2: " in text


def test_a_finished_game_remembers_its_players(finished: Path) -> None:
    for words in (["show"], ["replay", "--all"], ["play"]):
        text = run(*words, finished).stdout
        assert "Random 1" in text and "Random 2" in text
        assert "Player" not in text and "Deputy" not in text


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("boomtown record 1", "boomtown recrod 1", "its first line must be “boomtown record 1”"),
        ("seed: 3", "seed: 4", "The seed 4 is not the one that was promised"),
        ("seed: 3\n", "", "The seed of this game is not known yet"),
        ("game: wagons", "game: monopoly", "There is no game “monopoly”"),
        ("seats: 2", "seats: two", "seats must be a whole number, not “two”"),
        ("seats: 2", "seats: 3", "cannot be played by 3"),
        ("seats: 2\n", "", "has no line “seats: ...”"),
        ("version: 2", "version: 99", "was made with version 99"),
        ("version: 2", "colour: red", "is not understood"),
        ("\n1 start", "\n0 start", "Move 1, “0 start"),
        ("\n1 start", "\nx start", "does not begin with the number of a seat"),
        ("\n1 start", "\n1 fly", "holds no action of this game"),
    ],
)
def test_a_malformed_record_is_refused(finished: Path, old: str, new: str, told: str) -> None:
    text = finished.read_text("utf-8")
    assert old in text
    finished.write_text(text.replace(old, new, 1), "utf-8")
    before = contents(finished.parent)
    for command in ("verify", "show", "replay"):
        assert told in refused(command, finished)
    assert contents(finished.parent) == before


def test_an_unfinished_game_cannot_be_verified(finished: Path, game: Path) -> None:
    lines = finished.read_text("utf-8").splitlines()
    finished.write_text("\n".join(lines[:-1]) + "\n", "utf-8")
    assert "cannot be verified yet" in refused("verify", finished)
    assert "The seed of this game is not known yet" in refused("verify", game)


def test_files_that_cannot_be_read_are_refused(tmp_path: Path, game: Path) -> None:
    assert "There is no file" in refused("show", tmp_path / "nothing.txt")
    assert "cannot be read" in refused("show", tmp_path)
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff")
    assert "is not a text file" in refused("verify", tmp_path / "picture.png")
    (tmp_path / "game.txt.seed").write_text("nothing", "utf-8")
    assert "should hold a line “seed: NUMBER”" in refused("show", game)


def test_replay_tells_everything_at_once(finished: Path) -> None:
    text = run("replay", finished, "--all").stdout
    moves = len(records.from_text(finished.read_text("utf-8")).moves)
    assert text.count("• ") >= moves
    assert "Total" in text and "wins." in text


def test_replay_goes_step_by_step_and_back(finished: Path) -> None:
    text = run("replay", finished, typed=f"\n\nb\nx\n999\n5\n{'9' * 5000}\nq\n").stdout
    asked = [line.split(" of ")[0].split()[-1] for line in text.splitlines() if line.startswith("Move ")]
    assert asked == ["0", "1", "2", "1", "1", "1", "5", "5"]
    assert "“x” is not possible here" in text


def test_replay_ends_with_the_result(finished: Path) -> None:
    text = run("replay", finished, typed="\n" * 80).stdout
    moves = len(records.from_text(finished.read_text("utf-8")).moves)
    assert "wins." in text
    # One board before the first move and one after each.
    assert text.count("Town of Random 1") == moves + 1


def test_replay_ends_where_a_game_under_way_stands(game: Path) -> None:
    run("move", game, "start", "14")
    for words, boards in (([], 2), (["--all"], 1)):
        text = run("replay", game, *words, typed="\n\n").stdout
        assert text.count("Town of Anna") == boards
        assert text.count("Bert puts the starting mark") == text.count("Total") == 1
