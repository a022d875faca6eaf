"""Two editions on one server: tables, records, bots, faces and vocabulary of each, and files that cannot be used."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from boomtown.kernel import record as records
from boomtown.kernel.components import shipped_text
from boomtown.kernel.registry import package
from boomtown.table import game_info
from boomtown.table.editions import COMPONENTS, MOST_FILES, load_editions
from tests.table.harness import Doc, Player, Server

OURS = shipped_text(package("carson"))
GUNSMITH = 'effect = { kind = "boost", bid = 6 }'
WEAK_GUNSMITH = OURS.replace(GUNSMITH, GUNSMITH.replace("6", "4"))


def write(folder: Path, name: str, text: str, game: str = "carson") -> Path:
    path = folder / game / f"{name}.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with an owner's file for Carson City and one that is wrong."""
    folder = tmp_path_factory.mktemp("data")
    assert OURS.count(GUNSMITH) == 1
    write(folder / COMPONENTS, "my-box", WEAK_GUNSMITH)
    write(folder / COMPONENTS, "spoilt", OURS.replace("bid = 6", "bid = 600"))
    return folder


@pytest.fixture(scope="module")
def both(data: Path) -> Iterator[Server]:
    with Server(data) as running:
        yield running


def editions(server: Server, game: str = "carson") -> list[Doc]:
    listed: list[Doc] = server.http.get(f"/api/games/{game}").json()["editions"]
    return listed


def owners(server: Server) -> str:
    return str(editions(server)[1]["edition"])


def gunsmith(server: Server, edition: str, language: str = "en") -> Doc:
    answer = server.http.get("/api/games/carson/faces", params={"edition": edition, "lang": language})
    assert answer.status_code == 200, answer.text
    faces: Doc = answer.json()
    assert faces["edition"] == edition and faces["language"] == language
    face: Doc = faces["faces"]["characters"]["gunsmith"]
    return face


def test_the_lobby_lists_ours_first_and_no_spoilt_file(both: Server) -> None:
    ours, theirs = editions(both)
    assert ours == {"edition": "", "name": ""}
    assert theirs["name"] == "my-box" and len(theirs["edition"]) == 16
    listed = {game["id"]: game["editions"] for game in both.http.get("/api/games").json()}
    assert listed["carson"] == [ours, theirs] and listed["wagons"] == [ours]


@pytest.mark.parametrize(("language", "words"), [("en", "adds {} to"), ("it", "aggiunge {} alla"), ("de", "{} mehr")])
def test_faces_say_what_each_edition_plays(both: Server, language: str, words: str) -> None:
    for edition, bid in (("", 6), (owners(both), 4)):
        assert words.format(bid) in gunsmith(both, edition, language)["text"]


def test_a_game_shows_the_vocabulary_of_an_edition(both: Server) -> None:
    detail = both.http.get("/api/games/carson", params={"edition": owners(both)}).json()
    assert detail["edition"] == owners(both) and detail["verbs"]


@pytest.mark.parametrize("path", ["/api/games/carson", "/api/games/carson/faces", "/api/games/wagons/faces"])
def test_an_unknown_edition_is_refused_in_words(both: Server, path: str) -> None:
    answer = both.http.get(path, params={"edition": "0123456789abcdef"})
    assert answer.status_code == 404
    assert "0123456789abcdef" in answer.json()["error"]["text"]


def test_a_table_of_an_unknown_edition_is_not_created(both: Server) -> None:
    body = {"game": "carson", "edition": "0123456789abcdef", "seats": [{"kind": "person"}] * 2}
    answer = both.http.post("/api/tables", json=body)
    assert answer.status_code == 404 and answer.json()["error"]["key"] == "components-unknown-edition"


def record_of(server: Server, table: Doc) -> str:
    return server.http.get(f"/api/tables/{table['table']}/record", params={"key": table["key"]}).text


def test_tables_of_both_editions_go_on_side_by_side(both: Server) -> None:
    for edition in ("", owners(both)):
        table = both.finished_table("carson", "greenhorn", "deputy", "greenhorn", edition=edition)
        assert both.state(table["table"], table["key"])["edition"] == edition
        text = record_of(both, table)
        assert (f"components: {edition}\n" in text) == bool(edition)
        record = records.from_text(text)
        assert record.edition == edition and records.verify(record).game.edition == edition
        replay = both.http.get(f"/api/tables/{table['table']}/replay", params={"key": table["key"]}).json()
        assert replay["edition"] == edition
        opened = both.http.post("/api/records", content=text)
        assert opened.status_code == 201, opened.text
        again = opened.json()
        assert both.state(again["table"], again["key"])["edition"] == edition
        rematch = both.http.post(f"/api/tables/{again['table']}/rematch", params={"key": again["key"]}).json()
        assert both.state(rematch["table"], rematch["key"])["edition"] == edition


def test_a_hint_thinks_with_the_cards_of_the_table(both: Server) -> None:
    table = both.new_table("carson", "person", "person", edition=owners(both))
    with Player(both, table["table"], table["key"]) as player:
        seat = player.arrive()["pending"][0]
        player.allow_hints()
        player.send(type="hint", seat=seat, ply=0)
        assert player.next("hint")["action"] in player.state["legal"][str(seat)]


def test_a_table_whose_file_is_gone_says_so(both: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = both.new_table("carson", "person", "person", edition=owners(both))
    both.tables.open_tables.clear()
    monkeypatch.setattr("boomtown.kernel.registry._owner_games", {})
    address, german = f"/api/tables/{table['table']}", {"Accept-Language": "de"}
    answer = both.http.get(address, params={"key": table["key"]}, headers=german)
    error = answer.json()["error"]
    assert answer.status_code == 409 and error["key"] == "table-components"
    assert "components/carson" in error["text"] and "Server" in error["text"]
    with Player(both, table["table"], table["key"]) as player:
        assert player.closed_with() == 4409
    text = f"boomtown record 1\ngame: carson\nversion: 2\nseats: 2\ncomponents: {owners(both)}\ncommit: 0\n\n"
    assert both.http.post("/api/records", content=text).json()["error"]["key"] == "record-components"


# Files.


def test_a_bad_file_is_logged_with_all_its_faults_and_harms_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    write(tmp_path, "good", WEAK_GUNSMITH)
    bad = write(tmp_path, "bad", OURS.replace("bid = 6", "bid = 600") + "\n[nonsense]\n")
    write(tmp_path, "no-toml", "= = =")
    (tmp_path / "carson" / "binary.toml").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "carson" / "folder.toml").mkdir()
    write(tmp_path, "cards", OURS, game="wagons")
    write(tmp_path, "cards", OURS, game="monopoly")
    loaded = load_editions(tmp_path)
    assert [(owner.game, owner.name) for owner in loaded.owner_editions] == [("carson", "good")]
    about_bad = next(record.getMessage() for record in caplog.records if str(bad) in record.getMessage())
    lines = bad.read_text("utf-8").splitlines()
    wrong_line = next(number for number, line in enumerate(lines, 1) if "bid = 600" in line)
    assert f"line {wrong_line}: " in about_bad and f"line {len(lines)}: nonsense" in about_bad
    for name in ("no-toml.toml", "binary.toml", "folder.toml", "wagons", "monopoly"):
        assert name in caplog.text


def test_equal_files_are_one_edition_and_a_copy_of_ours_is_ours(tmp_path: Path) -> None:
    for name in ("one", "two"):
        write(tmp_path, name, WEAK_GUNSMITH)
    write(tmp_path, "ours", OURS)
    assert [owner.name for owner in load_editions(tmp_path).owner_editions] == ["one"]


def test_only_so_many_files_are_read(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    for number in range(MOST_FILES + 2):
        write(tmp_path, f"copy-{number:02}", OURS)
    caplog.set_level(logging.INFO, "boomtown.table")
    load_editions(tmp_path)
    assert sum("equals the component set" in record.getMessage() for record in caplog.records) == MOST_FILES


@pytest.mark.parametrize("part", ["boomtown.table.editions.component_file", "boomtown.kernel.game.Game.faces"])
def test_a_file_that_a_room_cannot_use_is_left_out(
    part: str, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, "good", WEAK_GUNSMITH)

    def fail(*_: object) -> None:
        raise RuntimeError("a check is missing")

    monkeypatch.setattr(part, fail)
    assert load_editions(tmp_path).owner_editions == () and "a check is missing" in caplog.text


def test_a_server_without_such_a_folder_offers_ours(server: Server) -> None:
    assert editions(server) == [{"edition": "", "name": ""}]


def test_another_folder_may_be_named(tmp_path: Path) -> None:
    write(tmp_path / "elsewhere", "my-box", WEAK_GUNSMITH)
    with Server(tmp_path / "data", components=tmp_path / "elsewhere") as server:
        assert [edition["name"] for edition in editions(server)] == ["", "my-box"]


def test_faces_are_kept_as_text(both: Server) -> None:
    game_info.faces_json.cache_clear()
    for _ in range(3):
        gunsmith(both, owners(both))
    assert game_info.faces_json.cache_info().misses == 1
