"""Owners' component files: how they are read, and the mark that tells two sets apart."""

from pathlib import Path

import pytest

import boomtown
from boomtown.kernel.components import LONGEST_FILE, BadComponents, edition_mark, owner_text, shipped_text
from boomtown.kernel.errors import BadRecord, BoomtownError
from boomtown.kernel.message import Params
from boomtown.kernel.record import from_text, start
from boomtown.kernel.registry import UnknownEdition, component_faults, game_of_edition, package, takes_owner_files
from boomtown.text import catalogue, languages

OWNER_GAMES = [game_id for game_id in boomtown.game_ids() if takes_owner_files(game_id)]


def own(folder: Path, game_id: str, remark: str = "# mine\n", name: str = "own") -> Path:
    file = folder / f"{name}.toml"
    file.write_text(shipped_text(package(game_id)) + remark, "utf-8")
    return file


@pytest.mark.parametrize("game_id", OWNER_GAMES)
def test_two_editions_live_in_one_process(game_id: str, tmp_path: Path) -> None:
    ours, theirs = boomtown.game(game_id), boomtown.game(game_id, components=own(tmp_path, game_id))
    assert (ours.edition, ours.edition_name) == ("", "")
    assert len(theirs.edition) == 16 and theirs.edition_name == "own"
    assert ours.components is not theirs.components
    assert game_of_edition(game_id, theirs.edition) is theirs
    assert boomtown.game(game_id) is ours, "ours stays ours"


@pytest.mark.parametrize("game_id", OWNER_GAMES)
def test_a_copy_of_ours_is_ours(game_id: str, tmp_path: Path) -> None:
    assert boomtown.game(game_id, components=own(tmp_path, game_id, "")) is boomtown.game(game_id)


def test_every_other_set_has_its_own_mark() -> None:
    marks = {edition_mark(shipped_text(package("carson")) + remark) for remark in ("# mine", "# yours")}
    assert len(marks) == 2 and "" not in marks


def test_a_record_of_an_owners_set_needs_that_set(tmp_path: Path) -> None:
    theirs = boomtown.game("carson", components=own(tmp_path, "carson"))
    record = start(theirs, 2, 1, {})
    assert from_text(record.to_text()).edition == theirs.edition
    record.edition = "0123456789abcdef"
    with pytest.raises(UnknownEdition):
        record.to_text()
    text = start(theirs, 2, 1, {}).to_text().replace(theirs.edition, record.edition)
    with pytest.raises(BadRecord) as caught:
        from_text(text)
    assert caught.value.key == "record-components"


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_bytes(b"schema = 1\n# caf\xe9\n")
    missing = tmp_path / "missing.toml"
    expected: dict[Path, tuple[str, Params]] = {
        broken: ("components-not-text", {"file": str(broken), "line": 2}),
        tmp_path: ("components-folder", {"file": str(tmp_path)}),
        missing: ("components-no-file", {"file": str(missing)}),
    }
    for file, sentence in expected.items():
        with pytest.raises(BoomtownError) as caught:
            boomtown.game("carson", components=file)
        assert (caught.value.key, caught.value.params) == sentence


def test_a_mark_of_the_encoding_may_stand_first(tmp_path: Path) -> None:
    file = own(tmp_path, "carson")
    text = file.read_text("utf-8")
    file.write_text(text, "utf-8-sig")
    assert owner_text(file) == text


def test_a_file_without_end_is_not_read_to_the_end(tmp_path: Path) -> None:
    file = own(tmp_path, "carson", "# one more line\n" * 1_000_000)
    assert len(owner_text(file)) == LONGEST_FILE + 1
    (fault,) = component_faults("carson", file)
    assert fault.key == "components-long"


def test_a_bad_file_is_refused_with_the_first_fault_in_words(tmp_path: Path) -> None:
    file = own(tmp_path, "carson", "\n[nonsense]\n")
    with pytest.raises(BadComponents) as caught:
        boomtown.game("carson", components=file)
    line = len(file.read_text("utf-8").splitlines())
    assert [(fault.line, fault.key) for fault in caught.value.faults] == [(line, "components-unknown")]
    for language in languages():
        sentence = catalogue(language).explain(caught.value)
        assert str(file) in sentence and "nonsense" in sentence and str(line) in sentence


def test_a_game_with_fixed_cards_takes_no_file(tmp_path: Path) -> None:
    with pytest.raises(BoomtownError) as caught:
        boomtown.game("wagons", components=own(tmp_path, "wagons"))
    assert caught.value.key == "components-fixed-cards"
