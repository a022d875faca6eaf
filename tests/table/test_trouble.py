"""When something cannot be stored, and when a line is slow: nobody is left with an old table or without an answer."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import cast

import pytest
from starlette.websockets import WebSocket

from boomtown.table import founding, hall
from boomtown.table.hall import Hall
from boomtown.table.live import OUTBOX, Line
from boomtown.table.migrate import migrate
from boomtown.table.store import Chair, open_engine
from boomtown.table.table import Table
from boomtown.table.thinkers import Thinkers
from boomtown.table.writer import Change, Writer
from tests.table.harness import Doc, House, Player

# A disk that fails.


def fail_once(house: House, monkeypatch: pytest.MonkeyPatch, after: int = 0) -> None:
    """The server's writer fails once, after so many changes that succeed."""
    write = house.hall.writer.write
    count = 0

    async def unlucky(change: Change) -> None:
        nonlocal count
        count += 1
        if count == after + 1:
            raise OSError("the disk is full")
        await write(change)

    monkeypatch.setattr(house.hall.writer, "write", unlucky)


def test_a_move_that_could_not_be_stored_is_refused_with_the_fresh_state(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = house.new_table("wagons", "person", "person")
    with Player(house, table["table"], table["key"]) as player:
        action = player.arrive()["legal"]["1"][0]
        fail_once(house, monkeypatch)
        sent = {"type": "move", "seat": 1, "ply": 0, "action": action}
        player.send(**sent)
        refused = player.next("refused")
        assert refused["key"] == "table-not-stored" and refused["of"] == sent
        assert refused["state"]["ply"] == 0 and refused["state"]["legal"]["1"]
        assert player.move(1, action)["ply"] == 1


def test_a_bot_whose_move_could_not_be_stored_plays_on(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "RETRY", 0.05)
    fail_once(house, monkeypatch, after=1)  # the table is stored, the bot's first move is not
    table = house.new_table("wagons", "person", "greenhorn")
    with Player(house, table["table"], table["key"]) as player:
        assert player.until(lambda state: bool(state["ply"]))["pending"] == [0]


def test_a_bot_waits_until_its_table_can_be_read_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "RETRY", 0.05)
    fail_once(house, monkeypatch, after=1)
    load = house.hall._load
    count = 0

    def unlucky(table_id: str) -> Table:
        nonlocal count
        count += 1
        if count in (2, 3):
            raise OSError("the disk is gone")
        return load(table_id)

    monkeypatch.setattr(house.hall, "_load", unlucky)
    table = house.new_table("wagons", "person", "greenhorn")
    with Player(house, table["table"], table["key"]) as player:
        player.until(lambda state: bool(state["ply"]))
    assert count == 4


def test_rest_tells_that_nothing_could_be_stored(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    fail_once(house, monkeypatch)
    wish = {"game": "wagons", "seats": [{"kind": "person"}, {"kind": "person"}]}
    answer = house.http.post("/api/tables", json=wish)
    assert answer.status_code == 503 and answer.json()["error"]["key"] == "table-not-stored"
    assert "503" in house.http.get("/api/openapi.json").json()["paths"]["/api/tables"]["post"]["responses"]
    assert house.http.post("/api/tables", json=wish).status_code == 201


# A line that does not read.


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


@pytest.mark.parametrize("tail", [False, True])
def test_no_state_overtakes_a_newer_one_on_a_slow_line(tmp_path: Path, tail: bool) -> None:
    async def play(hall: Hall) -> None:
        made = await founding.found(hall, "wagons", {}, [Chair("person"), Chair("person")])
        room, seats = await hall.admit(str(made["table"]), str(made["key"]))
        table = await hall.table(room)
        socket = Held()
        line = Line(hall, room, cast(WebSocket, socket), seats, "", "en", tail)
        hall.enter(room, line)
        pump = asyncio.create_task(line.pump())

        async def first_choice() -> None:
            seat = table.state.pending()[0]
            await hall.move(room, seat, table.moment, table.state.legal(seat)[0])

        while not socket.sent:
            await asyncio.sleep(0)
        for _ in range(3):  # the first state is under way and takes its time
            await hall.say(room, 0, "hello")
            await line.hear('{"type": "move", "seat": 0, "ply": 9, "action": 0}')
            await first_choice()
        for _ in range(2 * OUTBOX):
            await line.hear('{"type": "move", "seat": 0, "ply": 99, "action": 0}')
        await first_choice()
        assert sum(len(str(waiting)) for waiting in line._outbox) < 400 * OUTBOX, "whole states wait"
        socket.free.set()
        while line._outbox:
            await asyncio.sleep(0)
        await first_choice()
        while line._outbox:
            await asyncio.sleep(0)
        pump.cancel()
        plies = [state["ply"] for state in states(socket.sent)]
        assert plies == sorted(plies) and plies[-1] == table.ply == 5
        assert all(message["ply"] == message["state"]["ply"] for message in socket.sent if "state" in message)
        log: list[Doc] = []
        for state in states(socket.sent):
            assert state["log_from"] <= len(log)
            log = log[: state["log_from"]] + state["log"]
        assert log == [json.loads(one) for one in table.log(seats)]

    in_hall(tmp_path, play)


def in_hall(folder: Path, play: Callable[[Hall], Coroutine[None, None, None]]) -> None:
    """A hall without a server around it."""

    async def run() -> None:
        engine = open_engine(folder)
        migrate(engine)
        writer = Writer(engine)
        try:
            await play(Hall(engine, writer, Thinkers(1), 0.0))
        finally:
            writer.close()
            engine.dispose()

    asyncio.run(run())
