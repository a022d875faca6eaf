"""Bots that are programs: the protocol from both sides, and what a mistake costs."""

import json
import logging
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import boomtown
from boomtown.bots import Seat, bot, close
from boomtown.bots.external import ExternalBot
from boomtown.kernel.rng import Rng
from tests.support import GAMES

ROGUE = f"{sys.executable} {Path(__file__).parent / 'rogue.py'}"
MARSHAL = f"{sys.executable} -m boomtown.bots marshal"

Doc = dict[str, Any]


def asked(*messages: Doc | str, name: str = "marshal") -> list[Doc]:
    """What one of our bots answers to some lines."""
    lines = [message if isinstance(message, str) else json.dumps(message) for message in messages]
    command = [sys.executable, "-m", "boomtown.bots", name]
    finished = subprocess.run(
        command, input="\n".join(lines) + "\n", capture_output=True, text=True, check=True, timeout=60
    )
    return [json.loads(line) for line in finished.stdout.splitlines()]


def setup(game_id: str = "wagons", **other: object) -> Doc:
    meta = boomtown.meta(game_id)
    doc: Doc = {"type": "setup", "game": game_id, "version": meta.version, "seats": meta.seats[0], "options": {}}
    return doc | other


def position(seat: int = 1) -> Doc:
    state = boomtown.game("wagons").new(2, 4)
    return {"type": "position", "seat": seat, "world": state.imagine(seat, Rng(1)).to_json()}


def test_our_bot_says_who_it_is_and_which_rules_it_knows() -> None:
    (hello,) = asked({"type": "hello", "protocol": 1}, {"type": "quit"})
    assert (hello["type"], hello["protocol"], hello["name"]) == ("hello", 1, "marshal")
    assert hello["games"] == {game_id: boomtown.meta(game_id).version for game_id in boomtown.game_ids()}


def test_our_bot_answers_with_an_action_and_its_numbers() -> None:
    ready, answer = asked(setup(seed=5), position(), {"type": "go", "iterations": 30})
    state = boomtown.game("wagons").new(2, 4)
    assert ready == {"type": "ready"}
    assert answer["action"] in state.legal(1)
    assert answer["text"] == state.game.actions.format(answer["action"])
    assert answer["numbers"][0]["action"] == answer["action"]
    assert sum(tried["visits"] for tried in answer["numbers"]) <= 30


def test_stop_ends_a_long_thought() -> None:
    assert asked(setup(), position(), {"type": "go", "seconds": 3000}, {"type": "stop"})[1]["type"] == "answer"


def test_the_end_of_the_input_ends_a_long_thought() -> None:
    assert asked(setup(), position(), {"type": "go", "seconds": 3000})[1]["type"] == "answer"


@pytest.mark.parametrize(
    ("lines", "key"),
    [
        (["nonsense"], "bot-message-json"),
        (["[1, 2]"], "bot-message-json"),
        ([{"type": "dance"}], "bot-message-type"),
        ([{"type": "go"}], "bot-message-early"),
        ([position()], "bot-message-early"),
        ([{"type": "setup", "game": "wagons"}], "bot-message-field"),
        ([setup(version=99)], "record-version"),
        ([setup(seats=7)], "setup-seats"),
        ([setup(game="monopoly")], "unknown-game"),
        ([setup(), {"type": "position", "seat": 1, "world": {"no": "world"}}], "bot-message-world"),
        ([setup(), position(seat=0)], "bot-message-seat"),
    ],
)
def test_a_message_that_makes_no_sense_is_explained_and_the_bot_goes_on(lines: list[Doc | str], key: str) -> None:
    *_, error, hello = asked(*lines, {"type": "hello"}, name="random")
    assert (error["type"], error["key"], hello["type"]) == ("error", key, "hello")
    assert error["text"]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_is_played_with_a_program(game_id: str) -> None:
    state = boomtown.game(game_id).new(seed=1)
    players = [bot(f"cmd:{sys.executable} -m boomtown.bots deputy", 1), *[bot("random", 2)] * (state.seats - 1)]
    for _ in range(40):
        if not state.over:
            seat = state.pending()[0]
            state.apply(seat, players[seat].choose(Seat(state, seat)))
    program = players[0]
    assert isinstance(program, ExternalBot)
    close(program)
    assert (program.faults, program.name) == ([], "deputy")


@pytest.mark.parametrize("game_id", GAMES)
def test_a_program_decides_alike_whatever_is_hidden(game_id: str) -> None:
    """What is hidden from the seat is exchanged; the program, asked with the same seed, must not notice."""
    state = boomtown.game(game_id).new(seed=7)
    mover = bot("deputy", 3)
    decisions = 0
    while not state.over and decisions < 3:
        seat = state.pending()[0]
        if len(state.legal(seat)) > 1:
            worlds = [state, *[state.imagine(seat, Rng(number)) for number in (11, 12)]]
            chosen = []
            for world in worlds:
                program = bot(f"cmd:iterations=24:{MARSHAL}", 5)
                chosen.append(program.choose(Seat(world, seat)))
                close(program)
                assert isinstance(program, ExternalBot) and program.faults == []
            assert len(set(chosen)) == 1
            decisions += 1
        for _ in range(3):  # further on in the game, where more is hidden
            if not state.over:
                seat = state.pending()[0]
                state.apply(seat, mover.choose(Seat(state, seat)))
    assert decisions


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ("crash", "it has ended (exit code 3)"),
        ("illegal", "it answered -1, which is not legal"),
        ("babble", "it sent 'I think I shall take the first one.'"),
        ("hang", "it did not answer within 0.2 seconds"),
        ("hello", "it speaks protocol 99"),
    ],
)
def test_a_mistake_costs_the_move_and_is_reported(how: str, words: str, caplog: pytest.LogCaptureFixture) -> None:
    state = boomtown.game("wagons").new(2, 4)
    seat = state.pending()[0]
    program = bot(f"cmd:limit=0.2:{ROGUE} {how}", 1)
    assert isinstance(program, ExternalBot)
    with caplog.at_level(logging.WARNING, logger="boomtown.bots"):
        for number in (1, 2):  # and again: it is started anew
            assert program.choose(Seat(state, seat)) in state.legal(seat)
            assert len(program.faults) == number
    close(program)
    assert words in program.faults[0]
    assert words in caplog.text


def test_a_program_that_cannot_be_started_loses_its_moves() -> None:
    state = boomtown.game("wagons").new(2, 4)
    program = bot("cmd:/no/such/program", 1)
    assert program.choose(Seat(state, 1)) in state.legal(1)
    assert isinstance(program, ExternalBot) and "cannot be started" in program.faults[0]


def test_a_program_that_answers_when_it_is_told_to_stop_keeps_its_move() -> None:
    state = boomtown.game("wagons").new(2, 4)
    program = bot(f"cmd:limit=0.2:{ROGUE} stoppable", 1)
    assert program.choose(Seat(state, 1)) == state.legal(1)[0]
    close(program)
    assert isinstance(program, ExternalBot) and program.faults == []


def test_numbers_that_make_no_sense_are_left_out() -> None:
    state = boomtown.game("wagons").new(2, 4)
    program = bot(f"cmd:{ROGUE} good", 1)
    assert program.choose(Seat(state, 1)) == state.legal(1)[-1]
    close(program)
    assert isinstance(program, ExternalBot) and program.ranking(1) == [] and program.faults == []
