"""Rooms are found by folder and by entry point; a broken one is named, says what it lacks, and harms no other game."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

import boomtown
from boomtown.kernel import registry
from boomtown.kernel.errors import BoomtownError, UnknownGame
from boomtown.kernel.registry import BrokenRoom
from boomtown.text import catalogue, languages

META = """
from boomtown.kernel.meta import Meta
META = Meta("{id}", "Stranger", ("nobody",), 2026, (2,), 1, 1, "Z", {{}}, "published")
"""


def clear_caches() -> None:
    for cached in (registry._packages, registry.game_ids, registry.meta, registry.room, registry._shipped_game):
        cached.cache_clear()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder on the path of this process; what is installed there is found when `install` is called."""
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path
    monkeypatch.undo()
    clear_caches()


def install(folder: Path, game_id: str, **modules: str) -> str:
    """A package that registers a room with these modules; returns the package's name, new for every test."""
    package = f"{folder.name}_{game_id}".replace("-", "_")
    (folder / package).mkdir()
    for name, text in {"__init__": "", **modules}.items():
        (folder / package / f"{name}.py").write_text(text, "utf-8")
    info = folder / f"{package}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[boomtown.games]\n{game_id} = {package}\n", "utf-8")
    clear_caches()
    return package


def refusal(game_id: str) -> BrokenRoom:
    with pytest.raises(BrokenRoom) as caught:
        boomtown.game(game_id)
    for language in languages():
        assert game_id in catalogue(language).explain(caught.value)
    return caught.value


def test_a_package_brings_a_game_of_its_own(folder: Path) -> None:
    package = install(folder, "stranger", meta=META.format(id="stranger"))
    assert boomtown.game_ids() == ("carson", "coloma", "sprawl", "stranger", "wagons")
    assert boomtown.meta("stranger").title == "Stranger"
    assert registry.package("stranger") == package


def test_a_package_cannot_take_the_place_of_a_game_of_ours(folder: Path) -> None:
    install(folder, "wagons", meta=META.format(id="wagons"))
    assert boomtown.meta("wagons").title == "Circle the Wagons"


@pytest.mark.parametrize(
    ("text", "key", "words"),
    [
        (None, "room-unloadable", "ModuleNotFoundError"),
        ("import nothing_of_that_name", "room-unloadable", "nothing_of_that_name"),
        ("1 / 0", "room-unloadable", "ZeroDivisionError"),
        ("def", "room-unloadable", "SyntaxError"),
        ("TITLE = 'Stranger'", "room-without", "must define META, a Meta"),
        ("META = {'id': 'stranger'}", "room-wrong-type", "must be a Meta, not a dict"),
        (META.format(id="other"), "room-other-id", "“other”"),
    ],
)
def test_a_room_without_usable_facts_is_left_out_of_the_lobby(
    folder: Path, caplog: pytest.LogCaptureFixture, text: str | None, key: str, words: str
) -> None:
    package = install(folder, "stranger", **({} if text is None else {"meta": text}))
    with caplog.at_level(logging.ERROR, "boomtown.kernel"):
        assert boomtown.game_ids() == ("carson", "coloma", "sprawl", "wagons")
    assert "stranger" in caplog.text and package in caplog.text
    error = refusal("stranger")
    assert error.key == key
    sentence = catalogue("en").explain(error)
    assert f"{package}.meta" in sentence and words in sentence


@pytest.mark.parametrize(
    ("text", "key", "words"),
    [
        (None, "room-unloadable", "ModuleNotFoundError"),
        ("ROOMS = []", "room-without", "must define ROOM, a Room"),
        ("ROOM = None", "room-wrong-type", "must be a Room, not a NoneType"),
        ("from boomtown.kernel.room import Room\nROOM = Room", "room-wrong-type", "must be a Room, not a type"),
    ],
)
def test_a_room_with_facts_but_no_rules_is_listed_and_says_what_it_lacks(
    folder: Path, text: str | None, key: str, words: str
) -> None:
    modules = {"meta": META.format(id="stranger")} | ({} if text is None else {"room": text})
    package = install(folder, "stranger", **modules)
    assert "stranger" in boomtown.game_ids()
    error = refusal("stranger")
    assert error.key == key
    sentence = catalogue("en").explain(error)
    assert f"{package}.room" in sentence and words in sentence


def test_a_broken_room_harms_no_other_game(folder: Path, tmp_path: Path) -> None:
    install(folder, "aaa", meta="1 / 0")
    install(folder, "stranger", meta=META.format(id="stranger"))
    assert boomtown.game("wagons").new(2, 1).pending() == (1,)
    file = tmp_path / "own.toml"
    file.write_text("", "utf-8")
    with pytest.raises(BoomtownError) as caught:
        boomtown.game("wagons", components=file)
    others = [other for other in ("carson", "coloma", "sprawl") if registry.takes_owner_files(other)]
    assert caught.value.params["known"] == ", ".join(others)
    with pytest.raises(UnknownGame) as unknown:
        boomtown.meta("monopoly")
    assert unknown.value.params["known"] == "carson, coloma, sprawl, stranger, wagons"
