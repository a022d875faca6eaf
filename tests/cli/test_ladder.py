"""`boomtown ladder`: every level against the one below, a page and a picture, and a run that goes on."""

from pathlib import Path
from typing import Any

import pytest

from boomtown.bots import LEVELS
from boomtown.cli import ladder as command
from boomtown.kernel.registry import game
from boomtown.kernel.skill import Skill
from tests.cli.runner import refused, run


@pytest.fixture(autouse=True)
def quick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of a moment, kept in the present folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(game("wagons"), "skill", Skill(greenhorn=2, cowhand=1, ranger=2, marshal=4))


def ladder(games: int, *more: str) -> str:
    result = run("ladder", "wagons", "--games", str(games), "--page", "page/ladder.md", *more)
    assert result.exit_code == 0
    return Path("page/ladder.md").read_text("utf-8")


def test_a_page_and_a_picture_tell_every_step() -> None:
    page = ladder(2)
    rows = [line for line in page.splitlines() if " over " in line and line.startswith("|")]
    assert len(rows) == len(LEVELS) - 1
    assert all("| 2 |" in row and "±" in row for row in rows)
    assert "ranger 2, marshal 4" in page and "deals 0 to 0" in page and "CPython" in page
    assert "cut short" not in page
    assert Path("page/pictures/ladder.svg").read_text("utf-8").count("<svg") == 1


def test_a_run_goes_on_where_it_was() -> None:
    ladder(2)
    kept = {path: path.stat().st_mtime_ns for path in Path("ladder").rglob("*.txt")}
    assert len(kept) == 2 * (len(LEVELS) - 1)
    page = ladder(4)
    assert all(path.stat().st_mtime_ns == written for path, written in kept.items())
    assert "| 4 |" in page and "| 2 |" not in page
    assert "differs in: seed" in refused("ladder", "wagons", "--games", "2", "--seed", "9")


def test_a_run_that_is_cut_short_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    write_page = command.write_page

    def write_and_stop(*words: Any) -> None:
        write_page(*words)
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "write_page", write_and_stop)
    run("ladder", "wagons", "--games", "2", "--page", "page/ladder.md")
    page = Path("page/ladder.md").read_text("utf-8")
    assert "cut short" in page and "2 of 8 games" in page


def test_the_page_speaks_the_language_of_the_person() -> None:
    assert "# Die Leiter" in ladder(2, "--lang", "de")
