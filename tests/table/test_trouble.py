"""When something cannot be stored or a connection is slow, nobody keeps an old table or waits without an answer."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket

from boomtown.table import archives, new_tables, tables
from boomtown.table.connection import OUTBOX, Connection, Wish
from boomtown.table.database import Database
from boomtown.table.store import Occupant
from boomtown.table.table import Table
from boomtown.table.tables import Tables
from boomtown.table.writer import Change
from tests.table.harness import Doc, Player, Server, tables_over

# A disk that fails.


def fail_once(server: Server, monkeypatch: pytest.MonkeyPatch, after: int = 0) -> None:
    """Storing a table fails once, after so many changes that succeed; leases and searches are stored beside it."""
    write = server.tables.writer.write
    count = 0

    async def unlucky(change: Change[Any]) -> Any:
        nonlocal count
        count += 1
        if count == after + 1:
            raise OSError("the disk is full")
        return await write(change)

    async def keep_nothing(_: Tables) -> None:
        """Finished games of other tests would take the failure."""

    monkeypatch.setattr(archives, "archive_some", keep_nothing)
    monkeypatch.setattr(server.tables, "writer", SimpleNamespace(write=unlucky, check=server.tables.writer.check))


def test_a_move_that_could_not_be_stored_is_refused_with_the_fresh_state(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = server.new_table("wagons", "person", "person")
    with Player(server, table["table"], table["key"]) as player:
        action = player.arrive()["legal"]["1"][0]
        fail_once(server, monkeypatch)
        sent = {"type": "move", "seat": 1, "ply": 0, "action": action}
        player.send(**sent)
        refused = player.next("refused")
        assert refused["key"] == "table-not-stored" and refused["of"] == sent
        assert refused["state"]["ply"] == 0 and refused["state"]["legal"]["1"]
        assert player.move(1, action)["ply"] == 1


def test_a_bot_whose_move_could_not_be_stored_plays_on(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "RETRY_SECONDS", 0.05)
    fail_once(server, monkeypatch, after=1)  # the table is stored, the bot's first move is not
    table = server.new_table("wagons", "person", "greenhorn")
    with Player(server, table["table"], table["key"]) as player:
        assert player.until(lambda state: bool(state["ply"]))["pending"] == [0]


def test_a_bot_waits_until_its_table_can_be_read_again(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "RETRY_SECONDS", 0.05)
    fail_once(server, monkeypatch, after=1)
    load = server.tables._read
    count = 0

    def unlucky(table_id: str) -> Table:
        nonlocal count
        count += 1
        if count in (2, 3):
            raise OSError("the disk is gone")
        return load(table_id)

    monkeypatch.setattr(server.tables, "_read", unlucky)
    table = server.new_table("wagons", "person", "greenhorn")
    with Player(server, table["table"], table["key"]) as player:
        player.until(lambda state: bool(state["ply"]))
    assert count == 4


def test_rest_tells_that_nothing_could_be_stored(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    fail_once(server, monkeypatch)
    body = {"game": "wagons", "seats": [{"kind": "person"}, {"kind": "person"}]}
    answer = server.http.post("/api/tables", json=body)
    assert answer.status_code == 503 and answer.json()["error"]["key"] == "table-not-stored"
    assert "503" in server.http.get("/api/openapi.json").json()["paths"]["/api/tables"]["post"]["responses"]
    assert server.http.post("/api/tables", json=body).status_code == 201


# A connection that does not read.


class Held:
    """A socket that takes nothing while it is held."""

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.sent: list[Doc] = []

    async def send_text(self, text: str) -> None:
        self.sent.append(json.loads(text))
        await self.free.wait()


def states(sent: list[Doc]) -> list[Doc]:
    return [message.get("state", message) for message in sent if message["type"] in ("state", "refused")]


@pytest.mark.parametrize("new_log_only", [False, True])
def test_no_state_overtakes_a_newer_one_on_a_slow_connection(tmp_path: Path, new_log_only: bool) -> None:
    async def play(tables: Tables) -> None:
        made = await new_tables.create_table(tables, "wagons", "", {}, [Occupant("person"), Occupant("person")])
        open_table, seats = await tables.authorize(str(made["table"]), str(made["key"]))
        table = await tables.table(open_table)
        socket = Held()
        connection = Connection(tables, open_table, cast(WebSocket, socket), seats, "", Wish("en", new_log_only))
        tables.subscribe(open_table, connection)
        sending = asyncio.create_task(connection.send_outbox())

        async def first_choice() -> None:
            seat = table.state.pending()[0]
            await tables.move(open_table, seat, table.revision, table.state.legal(seat)[0])

        while not socket.sent:
            await asyncio.sleep(0)
        for _ in range(3):  # the first state is under way and takes its time
            await tables.chat(open_table, 0, "hello")
            await connection.handle('{"type": "move", "seat": 0, "ply": 9, "action": 0}')
            await first_choice()
        for _ in range(2 * OUTBOX):
            await connection.handle('{"type": "move", "seat": 0, "ply": 99, "action": 0}')
        await first_choice()
        assert sum(len(str(waiting)) for waiting in connection._outbox) < 400 * OUTBOX, "whole states wait"
        socket.free.set()
        while connection._outbox:
            await asyncio.sleep(0)
        await first_choice()
        while connection._outbox:
            await asyncio.sleep(0)
        sending.cancel()
        plies = [state["ply"] for state in states(socket.sent)]
        assert plies == sorted(plies) and plies[-1] == table.ply == 5
        assert all(message["ply"] == message["state"]["ply"] for message in socket.sent if "state" in message)
        log: list[Doc] = []
        for state in states(socket.sent):
            assert state["log_from"] <= len(log)
            log = log[: state["log_from"]] + state["log"]
        assert log == [json.loads(one) for one in table.log_json(seats)]

    with_tables(tmp_path, play)


def with_tables(folder: Path, play: Callable[[Tables], Coroutine[None, None, None]]) -> None:
    """Tables without a server around them."""

    async def run() -> None:
        database = Database(folder)
        async with tables_over(database) as tables:
            await play(tables)
        database.close()

    asyncio.run(run())
