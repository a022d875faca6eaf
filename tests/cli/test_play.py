"""A person at the terminal: whole games, menus, undo, sentences for what is not allowed, saving and coming back."""

import io
from pathlib import Path

import pytest

from boomtown.cli import files, main
from boomtown.kernel import record as records
from boomtown.text import catalogue, languages
from tests.cli.runner import refused, run

# A number picks, an empty line confirms; each does nothing where the other is meant.
ON = "1\n\n"
WHOLE_GAME = ON * 60

# Seed 5 deals this circle, in which the second player makes the start.
FIRST = ["--seed", "5", "--bot-seed", "1", "--players", "person:Anna,random"]
SECOND = ["--seed", "5", "--bot-seed", "1", "--players", "random,person:Anna"]
# In this deal of Circle the Wagons card 14 is followed by 16 and 10, and 13 is a goal.
BOTH = ["--seed", "1692", "--players", "person:Anna,person:Bert"]


@pytest.mark.parametrize("language", languages())
def test_a_whole_game_against_a_bot_in_every_language(language: str, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    result = run("play", "wagons", *FIRST, "--file", path, "--lang", language, typed=WHOLE_GAME)
    assert result.exit_code == 0
    assert "★" in result.stdout
    assert records.verify(records.from_text(path.read_text("utf-8"))).over
    assert [found.name for found in tmp_path.iterdir()] == ["game.txt"]


def test_a_whole_game_of_two_persons() -> None:
    result = run("play", "wagons", *BOTH, typed=WHOLE_GAME)
    assert "wins." in result.stdout or "shared" in result.stdout
    # Told once to the one who did it and once to the other, not all over again at the end.
    assert result.stdout.count("Bert puts the starting mark") == 2


def test_everything_a_newcomer_needs_is_on_the_screen() -> None:
    text = run("play", "wagons", *SECOND, typed="start 14\n\nq\n").stdout
    assert "Build the better frontier town." in text
    assert "Choose the card of the circle at which your opponent starts." in text
    assert "• Random" in text
    assert "s score · r rules · b board · ? help · q quit" in text


def test_actions_may_be_typed_or_picked_by_number() -> None:
    typed = run("play", "wagons", *BOTH, typed="start 14\n\ntake 14\nplace 0 0 turned\n\nq\n").stdout
    picked = run("play", "wagons", *BOTH, typed="start 14\n\n1\n2\n\nq\n").stdout
    for text in (typed, picked):
        assert "Anna places card 14 at 0 0, turned by 180°." in text


def test_the_verb_may_be_left_out_where_there_is_only_one() -> None:
    moves = "start 14\n\ntake 14\n0 0 turned\n\nq\n"
    assert "Anna places card 14 at 0 0, turned by 180°." in run("play", "wagons", *BOTH, typed=moves).stdout


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("fly 3", "“fly” is no action of this game."),
        ("take 99", "“99” cannot be card"),
        ("take 14", "is not possible now. Choose the card of the circle at which your opponent starts."),
        ("take 14", "opponent starts. (Rule W2.3; “r W2.3” shows it.)"),
        ("start 13", "Card 13 is not in the circle. (Rule W2.3"),
        ("99", "There is no 99 in the menu; it runs from 1 to 15."),
        ("0", "There is no 0 in the menu"),
        ("fly" * 2000, "is no action of this game."),
        ("9" * 5000, "There is no 999999… in the menu"),
        ("u", "Bert has nothing to take back"),
        ("r W9.9", "The rules have no paragraph “W9.9”"),
        ("save", "Say where: save FILE"),
        ("/nothing", "No entry of the menu contains “nothing”"),
    ],
)
def test_what_is_not_allowed_gets_a_sentence_and_another_try(typed: str, told: str) -> None:
    result = run("play", "wagons", *BOTH, typed=f"{typed}\nstart 14\n\nq\n")
    assert result.exit_code == 0
    assert told in result.output.replace("\n", " ")
    assert "Bert puts the starting mark at card 14." in result.stdout


def test_a_place_without_contact_is_explained() -> None:
    moves = "start 14\n\ntake 14\nplace 0 0\n\ntake 16\nplace 0 0\n\ntake 10\nplace 9 9\nplace 2 2\nq\n"
    text = run("play", "wagons", *BOTH, typed=moves).stdout.replace("\n", " ")
    assert "there is nothing of yours at that place. (Rule W4.2; “r W4.2” shows it.)" in text
    assert "a corner alone is not enough. (Rule W4.3; “r W4.3” shows it.)" in text


def test_a_decision_can_be_taken_back_before_the_next_player(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run("play", "wagons", *BOTH, "--file", path, typed="start 14\nu\nstart 16\n\nq\n")
    assert path.read_text("utf-8").endswith("\n1 start 16\n")


def test_a_turn_can_be_taken_back_step_by_step(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    moves = "start 14\n\ntake 16\nplace 0 0\nu\nu\ntake 14\nplace 0 0 turned\n\nq\n"
    text = run("play", "wagons", *BOTH, "--file", path, typed=moves).stdout
    assert path.read_text("utf-8").endswith("\n1 start 14\n0 take 14\n0 place 0 0 turned\n")
    # What was taken back is not told to the other player.
    assert "skips" not in text[text.index("Enter: continue with Bert", text.index("turned by 180°")) :]


def test_long_menus_come_best_first_and_in_pages() -> None:
    moves = "start 14\n\ntake 14\nplace 0 0\n\ntake 16\nplace 0 0\n\ntake 10\n+\n-\n/turned\n/\nq\n"
    text = run("play", "wagons", *BOTH, typed=moves).stdout
    pages = [line.split(" of ")[0] for line in text.splitlines() if "best first" in line]
    assert pages == ["1 to 10", "11 to 20", "1 to 10", "1 to 10", "1 to 10"]
    assert " of 21, best first" in text and " of 42, best first" in text
    entries = [line.split() for line in text.splitlines() if " place " in line]
    gains = [int(entry[5]) for entry in entries if entry[0].isdecimal()][-10:]
    assert gains == sorted(gains, reverse=True) and gains[0] > 0


def test_score_rules_board_and_help_are_a_letter_away() -> None:
    text = run("play", "wagons", *BOTH, typed="s\nr W2.3\nb\n?\n\nq\n").stdout
    assert "W5.3" in text and "Total" in text
    assert "the opponent chooses the card" in text
    assert text.count("Town of Bert") == 2
    assert "You can type:" in text and "start CARD" in text


def test_leaving_keeps_the_game_only_where_it_was_asked_to(tmp_path: Path) -> None:
    assert "the game was not saved" in run("play", "wagons", *BOTH, typed="start 14\n\nq\n").stdout
    path = tmp_path / "later.txt"
    text = run("play", "wagons", *BOTH, typed=f"start 14\n\nsave {path}\ntake 14\nq\n").stdout
    assert f"boomtown play {path}" in text.replace("\n", "")
    assert path.read_text("utf-8").endswith("\n1 start 14\n0 take 14\n")
    assert "seed" not in path.read_text("utf-8")


def test_a_save_that_fails_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "later.txt"
    typed = f"start 14\n\nsave {tmp_path}/nowhere/x.txt\nsave .\ntake 14\nsave {path}\nq\n"
    result = run("play", "wagons", *BOTH, typed=typed)
    assert result.exit_code == 0
    assert "x.txt" in result.stderr and "cannot be written" in result.stderr
    assert "“.” is a folder; a game needs the name of a file." in result.stderr
    assert path.read_text("utf-8").endswith("\n1 start 14\n0 take 14\n")


def test_a_full_disk_ends_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.txt"
    monkeypatch.setattr(files, "write_text", FullDisk(after=2))
    result = run("play", "wagons", *BOTH, "--file", path, typed="start 14\n\ntake 14\nq\n")
    assert result.exit_code == 0
    assert "cannot be written: full" in result.stderr
    assert "You left after 2 moves; the game was not saved." in result.stdout


def test_a_game_that_could_not_be_kept_is_not_said_to_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "write_text", FullDisk(after=2))
    result = run("play", "wagons", *FIRST, "--file", tmp_path / "game.txt", typed=WHOLE_GAME)
    assert "★" in result.stdout and "The whole game is in" not in result.stdout


class FullDisk:
    """Writes some texts and then no more."""

    def __init__(self, after: int) -> None:
        self.left = after
        self.write = files.write_text

    def __call__(self, path: Path, text: str, *, secret: bool = False) -> None:
        self.left -= 1
        if self.left < 0:
            raise files.BadFile("file-unwritable", {"file": str(path), "detail": "full"})
        self.write(path, text, secret=secret)


def test_bytes_that_are_no_letters_get_a_sentence_and_another_try(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["boomtown", "--lang", "en", "play", "wagons", *BOTH])
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"\xff\nstart 14\n\nq\n"), "utf-8"))
    with pytest.raises(SystemExit) as left:
        main()
    told = capsys.readouterr()
    assert left.value.code == 0
    assert "is no action of this game." in told.err
    assert "Bert puts the starting mark at card 14." in told.out


def test_before_going_on_one_may_leave_and_hears_what_is_possible(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    text = run("play", "wagons", *BOTH, "--file", path, typed="start 14\ntake 14\ns\nq\n").stdout
    assert text.count("Possible here: Enter continues, u undoes the decision") == 1
    assert "One move is saved in" in text and "Total" in text
    assert path.read_text("utf-8").endswith("\n1 start 14\n")


def test_nothing_typed_is_too_long() -> None:
    assert "cannot sit down" in refused("play", "wagons", "--players", f"{'x' * 3000},person")
    assert "There is no game" in refused("rules", "x" * 3000)
    text = run("play", "wagons", "--players", f"person:{'x' * 3000},person", "--seed", "5", typed="q\n").stdout
    assert "x" * 40 in text and "x" * 41 not in text


def test_names_may_hold_brackets() -> None:
    players = "random:[/b],random:[bold]"
    assert "[/b]" in run("watch", "wagons", "--players", players, "--seed", "3").stdout
    assert "[/b]" in run("play", "wagons", "--players", players, "--seed", "3").stdout


@pytest.mark.parametrize(
    "words", [["--seed", "1"], ["--option", "boom_per_mine=true"], ["--seats", "2"], ["--file", "x"]]
)
def test_what_a_kept_game_has_settled_is_refused(tmp_path: Path, words: list[str]) -> None:
    path = tmp_path / "game.txt"
    run("new", "wagons", path)
    assert f"{words[0]} is for new games" in refused("play", path, *words)


def test_the_end_of_the_input_is_leaving(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    assert run("play", "wagons", *BOTH, "--file", path, typed="start 14\n").exit_code == 0
    assert path.read_text("utf-8").endswith("\n1 start 14\n")


def test_a_kept_game_goes_on_with_the_same_players(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run("play", "wagons", *FIRST, "--file", path, typed="1\nq\n")
    text = run("play", path, typed=WHOLE_GAME).stdout
    assert "Anna" in text and "Random" in text and "★" in text
    assert records.verify(records.from_text(path.read_text("utf-8"))).over


def test_a_finished_game_is_only_shown(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run("play", "wagons", *FIRST, "--file", path, typed=WHOLE_GAME)
    before = path.read_text("utf-8")
    assert "★" in run("play", path).stdout
    assert path.read_text("utf-8") == before


def test_play_refuses_what_is_no_game_and_no_file(tmp_path: Path) -> None:
    assert "“monopoly” is neither a game nor a file." in refused("play", "monopoly")
    (tmp_path / "bad.txt").write_text("hello", "utf-8")
    assert "This is no record of a game" in refused("play", tmp_path / "bad.txt")
    assert "exists already" in refused("play", "wagons", "--file", tmp_path / "bad.txt")
    assert "is a folder" in refused("play", "wagons", "--file", ".")
    assert "is a folder" in refused("new", "wagons", "")
    assert "is neither a game nor a file" in refused("play", "x" * 300)
    assert "cannot sit down" in refused("play", "wagons", "--players", "person,robot")


def test_watch_tells_a_whole_game_in_words() -> None:
    text = run("watch", "wagons", "--players", "random,deputy", "--seed", "3", "--bot-seed", "1", "--boards").stdout
    assert text.count("• ") >= 31
    assert catalogue("en").say("wagons-ended") in text and "★" in text
    assert "Only bots can be watched" in refused("watch", "wagons", "--players", "person,deputy")


def test_who_has_no_seat_has_one_name_in_the_whole_log() -> None:
    text = run("watch", "carson", "--players", "random,random", "--seed", "3").stdout
    order = next(line for line in text.splitlines() if "taken in this order" in line)
    assert "Virtual player 1" in order and "Player 3" not in text


def test_two_bots_of_a_kind_are_told_apart() -> None:
    text = run("watch", "wagons", "--players", "random,random", "--seed", "3").stdout
    assert "Random 1" in text and "Random 2" in text
