"""One game's room: the furniture is complete and the facts make sense."""

import pytest

import boomtown
from boomtown.kernel.errors import BadSetup, UnknownGame
from tests.support import GAMES, room_folder

FURNITURE = (
    "__init__.py", "meta.py", "room.py", "RULES.md", "RULES.it.md", "RULES.de.md", "components.toml", "components.py",
    "actions.py", "state.py", "rules.py", "scoring.py", "view.py", "faces.py", "bot/__init__.py", "bot/evaluate.py",
    "bot/order.py", "terminal.py", "sheet.py", "text/en.ftl", "text/it.ftl", "text/de.ftl",
)  # fmt: skip


@pytest.mark.parametrize("game_id", GAMES)
def test_room_is_furnished(game_id: str) -> None:
    missing = [name for name in FURNITURE if not (room_folder(game_id) / name).is_file()]
    assert missing == []


@pytest.mark.parametrize("game_id", GAMES)
def test_facts_make_sense(game_id: str) -> None:
    meta = boomtown.meta(game_id)
    assert meta.id == game_id
    assert meta.title and meta.designers
    assert all(count >= 1 for count in meta.seats)
    assert len(set(meta.seats)) == len(meta.seats)
    assert len(meta.rules_prefix) == 1
    assert meta.provenance in ("published", "reconstructed")
    for values in meta.options.values():
        assert len(set(values)) == len(values) > 1


def test_rules_prefixes_differ() -> None:
    prefixes = [boomtown.meta(game_id).rules_prefix for game_id in boomtown.game_ids()]
    assert len(set(prefixes)) == len(prefixes)


@pytest.mark.parametrize("game_id", GAMES)
def test_wrong_setups_are_refused(game_id: str) -> None:
    game = boomtown.game(game_id)
    for seats in (0, -1, max(game.meta.seats) + 1):
        with pytest.raises(BadSetup):
            game.new(seats)
    with pytest.raises(BadSetup):
        game.new(options={"no such option": True})
    for name in game.meta.options:
        with pytest.raises(BadSetup):
            game.new(options={name: "no such value"})


def test_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame) as caught:
        boomtown.game("monopoly")
    assert caught.value.params["known"] == ", ".join(boomtown.game_ids())
