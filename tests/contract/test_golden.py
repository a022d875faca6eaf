"""Golden playthroughs and perft counts: what the rules did yesterday they do today."""

import tomllib

import pytest

import boomtown
from boomtown.kernel.perft import perft
from tests.golden import plays, replayed, shows_it
from tests.support import GAMES, golden_folder


@pytest.mark.parametrize("game_id", GAMES)
def test_game_has_all_its_playthroughs(game_id: str) -> None:
    written = {path.name for path in golden_folder(game_id).glob(f"{game_id}-*.txt")}
    assert written == {f"{game_id}-{play.name}.txt" for play in plays(boomtown.game(game_id))}


@pytest.mark.parametrize("game_id", GAMES)
def test_playthroughs_are_unchanged(game_id: str) -> None:
    for path in sorted(golden_folder(game_id).glob(f"{game_id}-*.txt")):
        written = path.read_text("utf-8")
        assert replayed(written) == written, f"{path.name}: see `make golden`"
        assert "\nover\n" in written


@pytest.mark.parametrize("game_id", GAMES)
def test_rare_games_show_what_they_are_kept_for(game_id: str) -> None:
    for play in plays(boomtown.game(game_id)):
        written = (golden_folder(game_id) / f"{game_id}-{play.name}.txt").read_text("utf-8")
        assert shows_it(play, written), f"{play.name}: see `make golden`"


@pytest.mark.parametrize("game_id", GAMES)
def test_perft(game_id: str) -> None:
    game = boomtown.game(game_id)
    rows = tomllib.loads((golden_folder(game_id) / "perft" / f"{game_id}.toml").read_text("utf-8"))["position"]
    assert rows
    for row in rows:
        state = game.new(row["seats"], row["seed"], row["options"])
        for move in row["moves"]:
            seat, _, action = move.partition(" ")
            state.apply(int(seat), game.actions.parse(action))
        assert [perft(state, depth) for depth in range(1, len(row["counts"]) + 1)] == row["counts"], row
