"""Bots by name: levels, registered ones, classes, programs, and their settings."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from boomtown.bots import LEVELS, Seat, UnknownBot, bot, read_name
from boomtown.bots.external import ExternalBot
from boomtown.bots.marshal import SECONDS, Marshal
from boomtown.bots.names import bot_places
from boomtown.kernel.registry import game
from boomtown.kernel.rng import Rng
from boomtown.text import catalogue, languages


class Last:
    """Takes the last legal action."""

    SETTINGS = {"patience": int}  # noqa: RUF012

    def __init__(self, rng: Rng, patience: int = 3) -> None:
        self.patience = patience

    def choose(self, seat: Seat) -> int:
        return seat.legal()[-1]


@pytest.fixture
def registered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package that registers a bot, and one that cannot be imported."""
    info = tmp_path / "stranger-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1.0\n")
    points = "last = tests.bots.test_names:Last\nbroken = stranger_that_is_not_there:Bot\nmarshal = tests:Usurper\n"
    (info / "entry_points.txt").write_text(f"[boomtown.bots]\n{points}")
    monkeypatch.syspath_prepend(tmp_path)
    bot_places.cache_clear()
    yield
    bot_places.cache_clear()


def marshal(name: str, seconds: float | None = None, iterations: int | None = None) -> Marshal:
    made = bot(name, 1, seconds, iterations)
    assert isinstance(made, Marshal)
    return made


def test_settings_follow_the_name() -> None:
    assert marshal("marshal:iterations=400").iterations == 400
    assert marshal("marshal:seconds=1").seconds == 1.0
    assert marshal("marshal").seconds == SECONDS


def test_the_name_says_more_than_the_budget_for_all() -> None:
    searching = marshal("marshal:iterations=400", seconds=2.0)
    assert (searching.seconds, searching.iterations) == (None, 400)
    assert marshal("marshal", iterations=7).iterations == 7
    bot("random", 1, iterations=7)  # has no use for it


def test_a_class_is_named_by_its_module() -> None:
    made = bot("tests.bots.test_names:Last:patience=5")
    assert isinstance(made, Last) and made.patience == 5


def test_a_class_in_the_present_folder_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    methods = "    def __init__(self, rng):\n        pass\n    def choose(self, seat):\n        pass\n"
    (tmp_path / "lonely_bot.py").write_text(f"class Lonely:\n{methods}")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    assert type(bot("lonely_bot:Lonely")).__name__ == "Lonely"


def test_a_program_has_settings_before_its_command() -> None:
    made = bot("cmd:seconds=1:limit=2:node bot.js --deep:3 x=1", 1)
    assert isinstance(made, ExternalBot)
    assert (made.command, made.seconds, made.limit) == ("node bot.js --deep:3 x=1", 1.0, 2.0)


def test_a_registered_bot_has_a_plain_name_and_never_takes_that_of_ours(registered: None) -> None:
    assert list(bot_places()) == [*LEVELS, "random", "last", "broken"]
    made = bot("last:patience=9")
    assert isinstance(made, Last) and made.patience == 9
    assert isinstance(bot("marshal"), Marshal)
    state = game("wagons").new(2, 1)
    assert made.choose(Seat(state, 1)) == state.legal(1)[-1]


def test_a_registered_bot_that_is_broken_harms_nobody_else(registered: None) -> None:
    with pytest.raises(UnknownBot) as caught:
        bot("broken")
    assert caught.value.key == "bot-unloadable"
    bot("last")


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("", "unknown-bot"),
        ("marshall", "unknown-bot"),
        ("marshal:sekonds=1", "bot-setting"),
        ("marshal:400", "bot-setting"),
        ("random:seconds=1", "bot-setting"),
        ("marshal:seconds=soon", "bot-setting-value"),
        ("marshal:seconds=nan", "bot-setting-value"),
        ("marshal:iterations=0", "bot-setting-value"),
        ("marshal:iterations=1.5", "bot-setting-value"),
        ("cmd:", "bot-no-command"),
        ("cmd:seconds=1: ", "bot-no-command"),
        ("no_such_module:Bot", "bot-unloadable"),
        ("tests.bots.test_names:Missing", "bot-unloadable"),
        ("tests.bots.test_names:LEVELS", "bot-unloadable"),
        ("builtins:int", "bot-unloadable"),
    ],
)
def test_what_is_no_bot_is_refused_with_what_would_be_right(name: str, key: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        bot(name)
    assert caught.value.key == key
    for language in languages():
        assert catalogue(language).explain(caught.value)


def test_names_can_be_taken_apart_and_put_together() -> None:
    for spec in ("marshal:seconds=1", "a.b:C:depth=3", "cmd:limit=2:node bot.js", "deputy"):
        assert read_name(spec).spec == spec
    assert (read_name("Marshal:Wyatt").kind, read_name("Marshal:Wyatt").rest) == ("marshal", "Wyatt")
