"""Which component set a game is played with, and its mark in records."""

from pathlib import Path

import pytest

from boomtown.kernel.components import chosen_text, edition, shipped_text
from boomtown.kernel.errors import BoomtownError

VARIABLE = "BOOMTOWN_CARSON_COMPONENTS"


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "own.toml"
    monkeypatch.setenv(VARIABLE, str(file))
    return file


def test_our_set_has_no_mark(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own.write_text(shipped_text("carson"), "utf-8")
    assert edition("carson") == "", "a copy of ours is ours"
    monkeypatch.delenv(VARIABLE)
    assert edition("carson") == ""
    assert chosen_text("carson") == shipped_text("carson")


def test_every_other_set_has_its_own_mark(own: Path) -> None:
    marks = set()
    for remark in ("# mine", "# yours"):
        own.write_text(shipped_text("carson") + remark, "utf-8")
        assert chosen_text("carson").endswith(remark)
        marks.add(edition("carson"))
    assert len(marks) == 2 and "" not in marks


def test_a_file_that_cannot_be_read_is_named(own: Path) -> None:
    with pytest.raises(BoomtownError) as missing:
        chosen_text("carson")
    own.write_bytes(b"\xff\xfe")
    with pytest.raises(BoomtownError) as broken:
        edition("carson")
    for caught in (missing, broken):
        assert (caught.value.key, caught.value.params) == ("components-unreadable", {"file": str(own)})
