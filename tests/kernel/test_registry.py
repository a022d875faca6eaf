"""Rooms are found by folder and by entry point; a broken one is named, says what it lacks, and harms no other game."""

import logging
from collections.abc import Callable
from pathlib import Path

import pytest

import boomtown
from boomtown.kernel import registry
from boomtown.kernel.errors import BoomtownError, UnknownGame
from boomtown.kernel.registry import BrokenRoom
from boomtown.text import catalogue, languages

OURS = ("carson", "coloma", "sprawl", "wagons")

META = """
from boomtown.kernel.meta import Meta
META = Meta("{id}", "Stranger", ("nobody",), 2026, (2,), 1, 1, "Z", {{}}, "published")
"""

InstallRoom = Callable[[str, dict[str, str]], str]


def refusal(game_id: str) -> BrokenRoom:
    with pytest.raises(BrokenRoom) as caught:
        boomtown.game(game_id)
    for language in languages():
        assert game_id in catalogue(language).explain(caught.value)
    return caught.value


def test_a_package_brings_a_game_of_its_own(install_room: InstallRoom) -> None:
    package = install_room("stranger", {"meta": META.format(id="stranger")})
    assert boomtown.game_ids() == tuple(sorted([*OURS, "stranger"]))
    assert boomtown.meta("stranger").title == "Stranger"
    assert registry.package("stranger") == package


def test_a_package_cannot_take_the_place_of_a_game_of_ours(install_room: InstallRoom) -> None:
    install_room("wagons", {"meta": META.format(id="wagons")})
    assert boomtown.meta("wagons").title == "Circle the Wagons"


@pytest.mark.parametrize(
    ("modules", "key", "words"),
    [
        ({}, "room-unloadable", "ModuleNotFoundError"),
        ({"meta": "import nothing_of_that_name"}, "room-unloadable", "nothing_of_that_name"),
        ({"meta": "1 / 0"}, "room-unloadable", "ZeroDivisionError"),
        ({"meta": "def"}, "room-unloadable", "SyntaxError"),
        ({"meta": "TITLE = 'Stranger'"}, "room-without", "must define META, a Meta"),
        ({"meta": "META = {'id': 'stranger'}"}, "room-wrong-type", "must be a Meta, not a dict"),
        ({"meta": META.format(id="other")}, "room-other-id", "“other”"),
    ],
)
def test_a_room_without_usable_facts_is_left_out_of_the_lobby(
    install_room: InstallRoom, caplog: pytest.LogCaptureFixture, modules: dict[str, str], key: str, words: str
) -> None:
    package = install_room("stranger", modules)
    with caplog.at_level(logging.ERROR, "boomtown.kernel"):
        assert boomtown.game_ids() == OURS
    assert "stranger" in caplog.text and package in caplog.text
    error = refusal("stranger")
    assert error.key == key
    sentence = catalogue("en").explain(error)
    assert f"{package}.meta" in sentence and words in sentence


@pytest.mark.parametrize(
    ("modules", "key", "words"),
    [
        ({}, "room-unloadable", "ModuleNotFoundError"),
        ({"room": "ROOMS = []"}, "room-without", "must define ROOM, a Room"),
        ({"room": "ROOM = None"}, "room-wrong-type", "must be a Room, not a NoneType"),
        ({"room": "from boomtown.kernel.room import Room as ROOM"}, "room-wrong-type", "must be a Room, not a type"),
    ],
)
def test_a_room_with_facts_but_no_rules_is_listed_and_says_what_it_lacks(
    install_room: InstallRoom, modules: dict[str, str], key: str, words: str
) -> None:
    package = install_room("stranger", {"meta": META.format(id="stranger"), **modules})
    assert "stranger" in boomtown.game_ids()
    error = refusal("stranger")
    assert error.key == key
    sentence = catalogue("en").explain(error)
    assert f"{package}.room" in sentence and words in sentence


def test_a_broken_room_harms_no_other_game(install_room: InstallRoom, tmp_path: Path) -> None:
    install_room("aaa", {"meta": "1 / 0"})
    install_room("stranger", {"meta": META.format(id="stranger")})
    assert boomtown.game("wagons").new(2, 1).pending() == (1,)
    file = tmp_path / "own.toml"
    file.write_text("", "utf-8")
    with pytest.raises(BoomtownError) as caught:
        boomtown.game("wagons", components=file)
    others = [other for other in OURS if registry.takes_owner_files(other)]
    assert caught.value.params["known"] == ", ".join(others)
    with pytest.raises(UnknownGame) as unknown:
        boomtown.meta("monopoly")
    assert unknown.value.params["known"] == ", ".join(sorted([*OURS, "stranger"]))
