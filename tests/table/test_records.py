"""Opening a record: a finished game to look at, a game under way to play on, and everything that is no record."""

import json
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import boomtown
from boomtown.arena import tournament
from boomtown.cli import files
from boomtown.kernel.match import Match
from boomtown.table import game_info, store
from boomtown.table.limits import BODY_BYTES
from boomtown.table.table import json_text
from tests.support import GAMES
from tests.table.harness import Doc, Player, Server

SEED = 2**127 + 4711


def played(game_id: str = "wagons", decisions: int = 5000) -> Match:
    """A game of first choices, to its end or for so many decisions."""
    match = Match(boomtown.game(game_id), None, SEED)
    while not match.state.over and len(match.record.moves) < decisions:
        seat = match.state.pending()[-1]
        match.apply(seat, match.state.legal(seat)[0])
    return match


def with_seed(match: Match) -> str:
    """The record with its seed, even though the game may go on."""
    return replace(match.record, seed=SEED).to_text()


WHOLE = with_seed(played())


def post(server: Server, record: str | bytes, language: str = "en") -> httpx.Response:
    return server.http.post("/api/records", content=record, headers={"Accept-Language": language})


def opened(server: Server, record: str | bytes) -> Doc:
    answer = post(server, record)
    assert answer.status_code == 201, answer.text
    assert answer.headers["cache-control"] == "no-store", "it holds keys"
    found: Doc = answer.json()
    return found


def stored(server: Server) -> int:
    return int(server.rows("SELECT count(*) FROM tables")[0][0])


# What is a record.


@pytest.mark.parametrize("game_id", GAMES)
def test_a_finished_game_is_a_finished_table(server: Server, game_id: str) -> None:
    match = played(game_id)
    text = with_seed(match)
    table = opened(server, text)
    state = server.state(table["table"], table["key"])
    seats = list(range(match.record.seats))
    assert state["over"] and state["ply"] == len(match.record.moves)
    assert state["mine"] == seats and table["invitations"] == []
    assert [seat["kind"] for seat in state["seats"]] == ["person" for _ in seats]
    assert server.state(table["table"], table["watch"])["mine"] == []
    saved = store.load(server.tables.engine, table["table"])
    assert saved is not None and saved.settings.finished

    def ask(method: str, path: str, body: Doc | None = None) -> httpx.Response:
        address = f"/api/tables/{table['table']}/{path}"
        return server.http.request(method, address, params={"key": table["key"]}, json=body)

    assert ask("GET", "record").text == text
    assert len(ask("GET", "replay").json()["frames"]) == state["ply"] + 1
    assert ask("POST", "branch", {"ply": 1, "seat": 0, "level": "greenhorn"}).status_code == 201
    again = ask("POST", "rematch").json()
    assert server.state(again["table"], again["key"])["ply"] == 0


def test_a_game_under_way_is_played_on_by_hand(server: Server) -> None:
    match = played(decisions=6)
    while not match.can_undo(match.state.pending()[0]):
        match.apply(match.state.pending()[0], match.state.legal(match.state.pending()[0])[0])
    ply = len(match.record.moves)
    table = opened(server, with_seed(match))
    with Player(server, table["table"], table["key"]) as player:
        state = player.arrive()
        assert not state["over"] and state["ply"] == ply and state["mine"] == [0, 1]
        assert state["views"] == json.loads(json_text({str(seat): match.state.view(seat) for seat in (0, 1)}))
        # Nothing of what the record holds is taken back, though the kernel would allow it.
        assert state["undo"] == {"0": False, "1": False}
        seat = state["pending"][0]
        after = player.first(seat)
        assert after["undo"][str(seat)]
        player.send(type="restart", seat=seat, ply=after["ply"])
        player.until(lambda state: state["ply"] == ply)
        while not player.state["over"]:
            player.first(player.state["pending"][0])
        # The seed is nobody's before the end.
        assert str(SEED) not in "".join(player.received)
    record = server.http.get(f"/api/tables/{table['table']}/record", params={"key": table["watch"]}).text
    assert f"seed: {SEED}" in record


def test_a_record_that_has_just_begun_is_a_record(server: Server) -> None:
    table = opened(server, with_seed(played(decisions=0)))
    assert server.state(table["table"], table["key"])["ply"] == 0


def test_what_the_command_line_saves_can_be_opened(server: Server, tmp_path: Path) -> None:
    file = tmp_path / "game"
    files.save(file, played(), SEED, ["person:Anna", "deputy"])
    text = file.read_text("utf-8")
    assert "# players: person:Anna, deputy" in text
    for record in (text, "\ufeff" + text, text.replace("\n", "\r\n")):
        opened(server, record.encode())


def test_a_game_of_the_arena_can_be_opened(server: Server, tmp_path: Path) -> None:
    outcome = tournament("wagons", ("random", "deputy"), 2, folder=tmp_path)
    for game in outcome.games:
        table = opened(server, (tmp_path / "games" / f"{game.number:06}.txt").read_bytes())
        state = server.state(table["table"], table["key"])
        assert state["over"] and state["ply"] == sum(game.decisions)


# What is none.


def spoilt(old: str, new: str) -> str:
    assert old in WHOLE
    return WHOLE.replace(old, new)


@pytest.mark.parametrize(
    ("record", "key"),
    [
        (played(decisions=6).record.to_text(), "record-no-seed"),
        ("", "record-first-line"),
        ("Dear diary,", "record-first-line"),
        (b"\x89PNG\r\n\xff\xfe", "record-first-line"),
        (spoilt("game: wagons", "game: monopoly"), "unknown-game"),
        (spoilt("seats: 2", "seats: 3"), "setup-seats"),
        (spoilt("seats: 2", "seats: " + "9" * 4000), "setup-seats"),
        (spoilt("seats: 2", "seats: two"), "record-number"),
        (spoilt("version: 2", "version: 99"), "record-version"),
        (spoilt("commit: ", "components: 0123456789abcdef\ncommit: "), "record-components-fixed"),
        (spoilt(f"seed: {SEED}", "seed: 7"), "record-commit"),
        (spoilt(" take ", " steal "), "record-action"),
        (spoilt("1 start", "0 start"), "record-illegal"),
        (WHOLE + "0 take 1\n", "record-illegal"),
    ],
)
def test_what_cannot_be_replayed_is_refused_in_words_and_not_stored(
    server: Server, record: str | bytes, key: str
) -> None:
    before = stored(server)
    answer = post(server, record)
    assert answer.status_code == 409, answer.text
    error = answer.json()["error"]
    assert error["key"] == key and error["text"] != key
    assert stored(server) == before


def test_a_record_that_is_too_long_is_refused(server: Server) -> None:
    before = stored(server)
    answer = post(server, WHOLE + "#" * BODY_BYTES)
    assert answer.status_code == 413 and answer.json()["error"]["key"] == "table-too-long"
    assert stored(server) == before


def test_a_record_of_a_game_under_construction_is_refused(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_info, "is_playable", lambda game_id: False)
    assert post(server, WHOLE).json()["error"]["key"] == "table-game-coming"


def test_the_refusal_speaks_the_language_of_the_reader(server: Server) -> None:
    assert "Zeile" in post(server, "Dear diary,", "de").json()["error"]["text"]


@settings(max_examples=50, database=None, deadline=None, derandomize=True)
@given(line=st.integers(0, WHOLE.count("\n")), words=st.text() | st.sampled_from(WHOLE.split()), whole=st.booleans())
def test_no_record_fails_however_it_is_spoilt(server: Server, line: int, words: str, whole: bool) -> None:
    lines = WHOLE.split("\n")
    lines[line] = words if whole else f"{lines[line]}{words}"
    assert post(server, "\n".join(lines).encode("utf-8", "replace")).status_code in (201, 409)
