"""Markers of the test-suite, and rooms of strangers that are installed while a test runs."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from boomtown.kernel import registry


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*paragraphs): the paragraphs of RULES.md that the test proves")
    config.addinivalue_line("markers", "alone: measures time, so that nothing else should run beside it")


@pytest.fixture
def install_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, dict[str, str]], str]]:
    """A function that installs a package with these modules as the room of a game, and returns the package's name."""
    folder = tmp_path / "packages"
    folder.mkdir()
    monkeypatch.syspath_prepend(str(folder))
    # Games made meanwhile are forgotten afterwards; those of other tests stay the same objects.
    monkeypatch.setattr(registry, "_shipped_game", cache(registry._shipped_game.__wrapped__))

    def install(game_id: str, modules: dict[str, str]) -> str:
        package = f"{tmp_path.name}_{game_id}".replace(
            "-", "_"
        )  # a new name for every test, so that no module is cached
        (folder / package).mkdir()
        for name, text in {"__init__": "", **modules}.items():
            (folder / package / f"{name}.py").write_text(text, "utf-8")
        info = folder / f"{package}-1.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n", "utf-8")
        (info / "entry_points.txt").write_text(f"[{registry.ENTRY_POINTS}]\n{game_id} = {package}\n", "utf-8")
        forget_rooms()
        return package

    yield install
    monkeypatch.undo()
    forget_rooms()


def forget_rooms() -> None:
    """Have the registry look for rooms again."""
    for cached in (registry._packages, registry.game_ids, registry.meta, registry.room):
        cached.cache_clear()
