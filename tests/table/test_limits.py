"""What a visitor without a name can make the server do: little, and it is in the log."""

import logging
import time

import pytest

from boomtown.table import archives, limits, messages, tables
from boomtown.table.limits import TokenBucket
from boomtown.table.table import Table
from boomtown.table.tables import Tables
from tests.table.harness import TIMEOUT, Player, Server


def test_bots_think_only_while_somebody_is_connected(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.tables, "pause", 0.1)
    table = server.new_table("wagons", "greenhorn", "greenhorn")
    server.state(table["table"], table["watch"])
    open_table = server.tables.open_tables[table["table"]]
    assert open_table.thinking == set()
    with Player(server, table["table"], table["watch"]) as spectator:
        spectator.until(lambda state: bool(state["ply"]))
    begun = time.monotonic()
    while open_table.subscribers or open_table.thinking:
        assert time.monotonic() - begun < TIMEOUT
        time.sleep(0.01)
    left = server.state(table["table"], table["watch"])
    assert not left["over"]
    monkeypatch.setattr(server.tables, "pause", 0.0)
    with Player(server, table["table"], table["watch"]) as spectator:
        assert spectator.arrive()["ply"] >= left["ply"]
        spectator.until(lambda state: bool(state["over"]))


def test_a_replay_is_worked_out_once_and_knows_new_names(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table = server.new_table("wagons", "person", "greenhorn")
    made: list[str] = []
    replay_text = messages.replay_text

    def counted(finished: Table) -> str:
        made.append(finished.id)
        return replay_text(finished)

    async def nothing(_: Tables) -> None:
        """In the place of what works replays out too, now and then, to keep them."""

    monkeypatch.setattr(archives, "archive_some", nothing)
    monkeypatch.setattr(messages, "replay_text", counted)
    address = f"/api/tables/{table['table']}/replay"
    with Player(server, table["table"], table["key"]) as player:
        while not player.my_turn()["over"]:
            player.first()
        first, second = (server.http.get(address, params={"key": table["key"]}).json() for _ in range(2))
        assert first == second and made.count(table["table"]) == 1
        player.send(type="name", seat=0, name="Anna")
        player.until(lambda state: state["seats"][0]["name"] == "Anna")
    assert server.http.get(address, params={"key": table["key"]}).json()["seats"][0]["name"] == "Anna"


def test_only_so_many_replays_are_kept(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "CACHED_TEXTS", 1)
    server.tables._texts.clear()
    for table in (server.finished_table(), server.finished_table()):
        server.http.get(f"/api/tables/{table['table']}/replay", params={"key": table["watch"]})
        assert [which for _, which, _ in server.tables._texts] == [table["table"]]


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/tables/nowhere/replay", 429),
        ("GET", "/api/tables/nowhere/record", 429),
        ("POST", "/api/tables", 429),
        ("GET", "/api/tables/nowhere", 429),
        ("GET", "/api/games", 429),
        ("GET", "/nowhere.js", 404),
    ],
)
def test_what_costs_much_is_not_given_too_often(
    server: Server,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    method: str,
    path: str,
    status: int,
) -> None:
    monkeypatch.setattr(TokenBucket, "take", lambda bucket: False)
    caplog.set_level(logging.INFO, "boomtown.table")
    answer = server.http.request(method, path, params={"key": "hush"})
    assert answer.status_code == status
    assert str(status) in caplog.text and path in caplog.text and "hush" not in caplog.text


def test_a_body_that_is_too_long_is_logged(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "boomtown.table")
    server.http.post("/api/records", content=b" " * (limits.BODY_BYTES + 1), params={"key": "hush"})
    assert "413 table-too-long" in caplog.text and "hush" not in caplog.text


def test_a_wrong_key_on_a_live_connection_is_logged_without_the_key(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "boomtown.table")
    table = server.new_table("wagons", "person", "person")
    with Player(server, table["table"], "hush") as player:
        assert player.closed_with() == 4403
    logged = [record.getMessage() for record in caplog.records if record.name == "boomtown.table"]
    assert any(table["table"] in line and "table-wrong-key" in line for line in logged)
    assert not any("hush" in line for line in logged)
