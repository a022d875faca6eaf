"""A game with secrets played by two persons at one terminal: nobody sees or learns what is not theirs."""

import random
from pathlib import Path

import pytest

import boomtown
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
    assert LOOK_AWAY not in run("play", "carson", "--players", "person,greenhorn", typed="1\nq\n").stdout


def test_a_secret_bid_is_shown_to_its_seat_only(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    text = run("play", "carson", *BOTH, "--file", path, typed="\n1\n\nq\n").stdout
    assert "You have chosen" not in text[text.index("It is Bert's turn.") :]
    assert "You have chosen: bid 1" in run("show", path, "--seat", "1").stdout
    for words in ([], ["--seat", "2"]):
        assert "You have chosen" not in run("show", path, *words).stdout


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
