"""Runs where the example package is installed: its game and its bot are everywhere, without an edit of ours."""

import pickle
from pathlib import Path

import pytest

import boomtown
from boomtown.text import languages
from tests.cli.runner import run
from tests.table.harness import Player, Server


def test_the_library_plays_it() -> None:
    play = boomtown.play("nuggets", seed=1)
    assert play.moves() == ["take 1", "take 2", "take 3"]
    while not play.over:
        play.bot_move("miner")
    assert sum(play.scores()) == 15 + 4 and play.winners()
    assert pickle.loads(pickle.dumps(play.state)) == play.state
    play.undo()
    assert play.analyse(iterations=50).best.move == "take 1" or len(play.moves()) == 1


@pytest.mark.parametrize("language", languages())
def test_the_terminal_plays_it(language: str) -> None:
    shown = run("watch", "nuggets", "--players", "miner,random", "--seed", "1", "--lang", language).stdout
    assert "★" in shown


def test_the_arena_and_the_rules_know_it(tmp_path: Path) -> None:
    words = ("arena", "nuggets", "miner", "random", "--games", "6", "--seed", "1", "--out", tmp_path / "contest")
    result = run(*words)
    assert result.exit_code == 0 and "miner" in result.stdout
    assert "one, two or three" in run("rules", "nuggets", "N1.2").stdout


def test_the_environments_have_it() -> None:
    from pettingzoo.test import api_test

    from boomtown import rl

    api_test(rl.env("nuggets"), num_cycles=30)


def test_a_table_on_the_server(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        assert "nuggets" in [facts["id"] for facts in server.http.get("/api/games").json()]
        table = server.new_table("nuggets", "person", "deputy")
        with Player(server, table["table"], table["key"]) as player:
            player.my_turn()
            player.first()
            player.next("state")
        assert server.finished_table("nuggets", "greenhorn", "marshal")
