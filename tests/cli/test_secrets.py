"""A game with secrets played by two persons at one terminal: nobody sees or learns what is not theirs."""

import random
from pathlib import Path

import pytest

import boomtown
from boomtown.cli import files
from boomtown.cli.console import CliConsole
from boomtown.cli.players import Budget, read_players
from boomtown.cli.preview import action_previews
from boomtown.cli.session import Session
from boomtown.kernel.match import Match
from boomtown.kernel.message import Line, sheet
from boomtown.kernel.state import State
from boomtown.text import catalogue
from tests.cli.runner import run
from tests.kernel.toy import lanterns
from tests.support import finish, play_on

BOTH = ["--seed", "5", "--players", "person:Anna,person:Bert"]
LOOK_AWAY = "Press Enter when nobody else is looking."


def test_the_screen_is_handed_over_before_every_decision_of_a_game_with_secrets() -> None:
    text = run("play", "carson", *BOTH, typed="\n1\n\n1\nq\n").stdout
    assert f"It is Anna's turn. {LOOK_AWAY}" in text
    assert f"It is Bert's turn. {LOOK_AWAY}" in text
    before, _, after = text.partition(LOOK_AWAY)
    assert "Hand: " not in before and "Hand: " in after


def test_nothing_is_handed_over_where_nothing_is_secret() -> None:
    assert LOOK_AWAY not in run("play", "wagons", *BOTH, typed="start 14\n\nq\n").stdout
    assert LOOK_AWAY not in run("play", "carson", "--players", "person,random", typed="1\nq\n").stdout


def test_a_secret_bid_is_shown_to_its_seat_only(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    text = run("play", "carson", *BOTH, "--file", path, typed="\n1\n\nq\n").stdout
    assert "You have chosen" not in text[text.index("It is Bert's turn.") :]
    assert "You have chosen: bid 1" in run("show", path, "--seat", "1").stdout
    for words in ([], ["--seat", "2"]):
        assert "You have chosen" not in run("show", path, *words).stdout


def test_a_secret_bid_does_not_stand_in_the_file_of_the_game(tmp_path: Path) -> None:
    path = tmp_path / "g"
    run("new", "carson", path, "--seats", "2")
    run("move", path, "--seat", "1", "bid", "9")
    assert "bid" not in path.read_text("utf-8"), "anybody may read the record"
    assert "answer: 0 bid 9\n" in files.seed_file(path).read_text("utf-8")
    assert "You have chosen: bid 9" in run("show", path, "--seat", "1").stdout
    run("move", path, "--seat", "2", "bid", "4")
    assert path.read_text("utf-8").endswith("\n0 bid 9\n1 bid 4\n")
    assert "answer" not in files.seed_file(path).read_text("utf-8")


def test_a_bid_in_a_file_may_be_changed_until_the_last_one_is_in(tmp_path: Path) -> None:
    path = tmp_path / "g"
    run("new", "carson", path, "--seats", "3")
    for seat, card in (("1", "9"), ("2", "4"), ("1", "2")):
        assert "You can change it until the last player has chosen." in run(
            "move", path, "--seat", seat, "bid", card
        ).stdout.replace("\n", " ")
    assert "change" not in run("move", path, "--seat", "3", "bid", "5").stdout
    assert path.read_text("utf-8").endswith("\n0 bid 2\n1 bid 4\n2 bid 5\n")
    assert run("move", path, "--seat", "1", "bid", "3").exit_code == 2


def test_answers_that_were_opened_meanwhile_are_not_read_again(tmp_path: Path) -> None:
    """As if the program had been stopped between writing the record and writing the file beside it."""
    path = tmp_path / "g"
    run("new", "carson", path, "--seats", "2")
    run("move", path, "--seat", "1", "bid", "9")
    before = files.seed_file(path).read_text("utf-8")
    run("move", path, "--seat", "2", "bid", "4")
    moves = files.load(path).record.moves
    files.seed_file(path).write_text(before, "utf-8")
    assert files.load(path).record.moves == moves


def test_a_broken_secret_answer_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "g"
    run("new", "carson", path, "--seats", "2", "--seed", "3")
    files.seed_file(path).write_text("seed: 3\nafter: 0\nanswer: 0 bid 99\n", "utf-8")
    with pytest.raises(files.BadFile) as caught:
        files.load(path)
    assert caught.value.key == "file-seed"


THREE = ["--seed", "5", "--players", "person:Anna,person:Bert,person:Carl"]


def test_at_one_terminal_a_secret_bid_may_be_changed_before_the_last_is_in(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    typed = "\nbid 9\n\n\nc\n\nbid 2\n\n\nbid 4\n\n\nbid 5\nq\n"
    text = run("play", "carson", *THREE, "--file", path, typed=typed).stdout
    assert "c change a secret choice" in text
    assert path.read_text("utf-8").endswith("\n0 bid 2\n1 bid 4\n2 bid 5\n")


def test_only_a_person_who_has_chosen_can_change_it() -> None:
    text = run("play", "carson", *THREE, typed="\nc\nq\n")
    assert "Nobody has made a secret choice that could still be changed." in text.stderr
    text = run("play", "carson", *THREE, typed="\nbid 9\n\n\nbid 4\n\n\nc\nq\n")
    assert "Type c and the number of the seat, one of: 1, 2." in text.stderr


@pytest.mark.parametrize("game_id", ["carson", "coloma"])
def test_what_a_hidden_card_decides_is_not_foretold(game_id: str) -> None:
    state = boomtown.game(game_id).new(2, 5)
    opening = 0
    for _ in play_on(state, random.Random(1), limit=30):
        for seat in state.pending():
            for preview in action_previews(state, seat):
                if opens(state.known_to(seat), seat, preview.action):
                    opening += 1
                    assert preview.gain is None and preview.lines == ()
    assert opening > 0


def opens(state: State, seat: int, action: int) -> bool:
    after = state.clone()
    after.apply(seat, action)
    return after.reveals != state.reveals or after.rng.state != state.rng.state


def test_scores_tell_no_more_than_the_reader_knows() -> None:
    """In a game whose cards in hand are points, only their owner knows the total before the end."""
    game = lanterns(score=lambda state, seat: sheet([Line("hand", sum(state.hands[seat]))]))
    words = catalogue("en")
    match = Match(game, 2, 5)
    session = Session(CliConsole(words), match, read_players(["person:Anna", "person:Bert"], words, Budget()), None)
    true = [match.state.score(seat) for seat in range(2)]
    for reader, known in ((0, {0}), (1, {1}), (None, set())):
        assert {seat for seat, score in enumerate(session.scores(reader)) if score == true[seat]} == known
    finish(match.state, random.Random(1))
    true = [match.state.score(seat) for seat in range(2)]
    assert session.scores(None) == session.scores(1) == true
