"""Plays the game of docs/adding-a-game.md as a person would; test_adding_a_game.py runs this where it is installed."""

from pathlib import Path

import pytest

import boomtown
from boomtown.kernel import record as records
from boomtown.text import languages
from tests.cli.runner import refused, run
from tests.table.harness import Doc, Player, Server

# A number of the menu picks a card and an empty line confirms; each does nothing where the other is meant.
TYPED = "1\n\n" * 20


@pytest.mark.parametrize("language", languages())
def test_a_game_in_the_terminal(language: str, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    seated = ["--seed", "1", "--bot-seed", "1", "--players", "person:Anna,deputy"]
    result = run("play", "claims", *seated, "--file", path, "--lang", language, typed=TYPED)
    assert result.exit_code == 0
    assert "★" in result.stdout
    assert records.verify(records.from_text(path.read_text("utf-8"))).over


def test_the_terminal_draws_the_claims_and_asks_for_a_bid() -> None:
    text = run("play", "claims", "--seed", "1", "--players", "person:Anna,person:Bert", typed="bid 2\n\nq\n").stdout
    assert "Five claims are turned up one by one." in text
    for expected in ("Lode", "Worth 5 nuggets.", "face down", "face up", "Cards of Anna: 1 2 3 4 5", "bid 5"):
        assert expected in text


def test_the_other_commands_know_the_game(tmp_path: Path) -> None:
    assert "Claims" in run("games").stdout
    assert "The higher card takes the claim." in run("rules", "claims", "N2.2").stdout
    words = ("arena", "claims", "random", "deputy", "--games", "4", "--seed", "1", "--out", tmp_path / "contest")
    assert run(*words).exit_code == 0
    sheet = tmp_path / "sheet.toml"
    sheet.write_text('game = "claims"\nclaims = [["lode"], ["hill", "mine"]]\n', "utf-8")
    assert "★ 7" in run("score", "claims", sheet).stdout
    sheet.write_text('game = "claims"\nclaims = [["lode"], ["lode"]]\n', "utf-8")
    assert "creek, gulch, hill, mine, lode" in refused("score", "claims", sheet)


def rounds_played(state: Doc) -> int:
    return len(state["views"]["0"]["bids"][0])


def test_a_game_on_the_server(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        (facts,) = [facts for facts in server.http.get("/api/games").json() if facts["id"] == "claims"]
        assert facts["playable"]
        table = server.new_table("claims", "person", "deputy")
        with Player(server, table["table"], table["key"]) as player:
            for played in range(5):
                player.my_turn()
                player.first()
                while rounds_played(player.state) == played:
                    player.next("state")
            assert player.state["over"]
        assert server.finished_table("claims", "greenhorn", "marshal")


def test_the_server_tells_what_the_claims_say(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        for language in languages():
            answer = server.http.get("/api/games/claims/faces", params={"lang": language})
            assert answer.status_code == 200
            assert answer.json() == boomtown.game("claims").faces(language)
