"""Files are written whole or not at all, and the seed never stands in the record of a game under way."""

import stat
from pathlib import Path

import pytest

import boomtown
from boomtown.cli import files
from boomtown.cli.event_log import EventLog
from boomtown.cli.files import BadFile
from boomtown.cli.players import seats_and_players
from boomtown.kernel import record as records
from boomtown.kernel.errors import BadRecord
from boomtown.kernel.match import Match
from boomtown.kernel.message import Event
from boomtown.text import catalogue


def test_a_failed_write_leaves_the_old_text_and_no_rubbish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.txt"
    files.write_text(path, "old")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(BadFile) as caught:
        files.write_text(path, "new")
    assert caught.value.params["detail"] == "No space left on device"
    assert [(found.name, found.read_text("utf-8")) for found in tmp_path.iterdir()] == [("game.txt", "old")]


def test_a_game_comes_back_as_it_was_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    match = Match(boomtown.game("wagons"), 2, 77)
    match.apply(1, match.state.legal(1)[3])
    files.save(path, match, 77, ["person:Anna", "deputy"])
    saved = files.load(path)
    assert (saved.seed, saved.players, saved.record.moves) == (77, ["person:Anna", "deputy"], match.record.moves)
    assert saved.match().state == match.state
    assert stat.S_IMODE(files.seed_file(path).stat().st_mode) == 0o600
    assert "77" not in path.read_text("utf-8").replace(match.record.commit, "")


def test_the_players_of_a_finished_game_are_kept_with_it(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    match = Match(boomtown.game("wagons"), 2, 77)
    finish(match)
    files.save(path, match, 77, ["person:Anna", "deputy"])
    assert "\n\n# players: person:Anna, deputy\n1 start" in path.read_text("utf-8")
    assert files.load(path).players == ["person:Anna", "deputy"]
    assert records.verify(records.from_text(path.read_text("utf-8"))).over


def finish(match: Match) -> None:
    while not match.state.over:
        seat = match.state.pending()[0]
        match.apply(seat, match.state.legal(seat)[0])


@pytest.mark.parametrize("remark", ["", "# players: Anna, Bert\n", "# players: person\n", "# played at home\n"])
def test_a_record_without_players_is_of_persons(tmp_path: Path, remark: str) -> None:
    path = tmp_path / "game.txt"
    text = Match(boomtown.game("wagons"), 2, 77).record.to_text()
    path.write_text(text + remark, "utf-8")
    assert files.load(path).seated == ["person", "person"]


def test_the_players_of_an_earlier_version_stand_beside_the_seed(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(Match(boomtown.game("wagons"), 2, 77).record.to_text(), "utf-8")
    files.seed_file(path).write_text("seed: 77\nplayers: person:Anna, deputy\n", "utf-8")
    assert files.load(path).seated == ["person:Anna", "deputy"]


def test_a_name_fills_no_second_line() -> None:
    _, named = seats_and_players(boomtown.game("wagons"), None, "person:An\n0 start 3\nna,deputy")
    assert named == ["person:An 0 start 3 na", "deputy"]


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(Match(boomtown.game("wagons"), 2, 77).record.to_text(), "utf-8-sig")
    assert not files.read_text(path).startswith("\ufeff")
    assert files.load(path).record.game == "wagons"


@pytest.mark.parametrize("name", ["", ".", "..", "/"])
def test_a_folder_is_no_place_for_a_game(name: str) -> None:
    with pytest.raises(BadFile) as caught:
        files.refuse_existing(Path(name))
    assert caught.value.key == "file-folder"


def test_a_name_that_no_disk_takes_is_refused(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 300)
    files.refuse_existing(path)
    with pytest.raises(BadFile):
        files.write_text(path, "text")


def test_without_its_seed_a_game_cannot_go_on(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    files.save(path, Match(boomtown.game("wagons"), 2, 77), 77, [])
    files.seed_file(path).unlink()
    saved = files.load(path)
    assert saved.seed is None
    with pytest.raises(BadRecord):
        saved.match()


def test_everybody_hears_what_they_may_know_once() -> None:
    event_log = EventLog()
    words = catalogue("en")
    event_log.start_decision()
    event_log.add(Event("wagons-gift", {"seat": 0, "card": 1}))
    event_log.add(Event("wagons-gift", {"seat": 1, "card": 2}, (1,)))
    assert len(event_log.unread(0, words, ["A", "B"])) == 1
    assert len(event_log.unread(1, words, ["A", "B"])) == 2
    assert len(event_log.unread(None, words, ["A", "B"])) == 1
    assert event_log.unread(1, words, ["A", "B"]) == []


def test_what_is_taken_back_is_not_told() -> None:
    event_log = EventLog()
    words = catalogue("en")
    event_log.start_decision()
    event_log.add(Event("wagons-gift", {"seat": 0, "card": 1}))
    event_log.start_decision()
    event_log.add(Event("wagons-gift", {"seat": 0, "card": 2}))
    assert len(event_log.unread(0, words, ["A", "B"])) == 2
    event_log.undo_decision()
    event_log.add(Event("wagons-gift", {"seat": 0, "card": 3}))
    assert event_log.unread(0, words, ["A", "B"]) == ["A receives card 3 as a gift."]
    assert len(event_log.unread(1, words, ["A", "B"])) == 2
