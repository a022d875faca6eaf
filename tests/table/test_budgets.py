"""Budgets: whoever asks for too much slows down himself, and not the others."""

import asyncio
import json
import multiprocessing
import os
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from boomtown.table import bot_pool, bot_worker, connection_limits, limits
from boomtown.table.addresses import read_networks
from boomtown.table.bot_pool import BotPool
from boomtown.table.bot_worker import BotTask, RankedAction
from boomtown.table.limits import Limits, Rate
from boomtown.table.refusals import Refusal
from boomtown.table.workers import WorkerPool
from tests.table.harness import PLENTY, TIMEOUT, Doc, Player, Server

FEW = Rate(0.001, 4.0)
STRICT = Limits(
    messages=Rate(0.001, 12.0), address_questions=FEW, table_questions=FEW, chat=FEW, spectators_chat=Rate(0.001, 2.0),
    replays=FEW, spectators=3, connections_of_key=3,
)  # fmt: skip


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, limits=STRICT) as running:
        yield running


def ask(player: Player, kind: str, action: int, name: str) -> Doc:
    """Ask about an action at the first ply of a table, and wait for the answer."""
    player.send(type=kind, id=name, seat=1, ply=0, action=action)
    while True:
        message = player.receive()
        if message.get("id") == name:
            return message


def test_all_tabs_of_a_key_share_its_budget(strict: Server) -> None:
    table = strict.new_table("wagons", "person", "person")
    with Player(strict, table["table"], table["key"]) as one, Player(strict, table["table"], table["key"]) as two:
        one.arrive()
        two.arrive()
        for number in range(6):
            one.send(type="name", id=f"one {number}", seat=0, name="Anna")
            two.send(type="name", id=f"two {number}", seat=0, name="Anna")
        for player, name in ((one, "one 5"), (two, "two 5")):
            while player.receive().get("id") != name:
                pass
        one.send(type="move", id="late", seat=1, ply=0, action=one.state["legal"]["1"][0])
        assert one.next("error")["id"] == "late"
    assert strict.state(table["table"], table["key"])["ply"] == 0


def test_questions_are_charged_to_the_address(strict: Server) -> None:
    for number in range(2):
        table = strict.new_table("wagons", "person", "person")
        with Player(strict, table["table"], table["key"]) as player:
            legal = player.arrive()["legal"]["1"]
            answers = [ask(player, "preview", legal[one], f"{one}")["type"] for one in range(3)]
            assert answers == (["preview"] * 3 if number == 0 else ["preview", "error", "error"])
            # Whoever has used up the questions still plays.
            assert player.move(1, legal[0])["ply"] == 1


def test_refused_moves_are_charged_and_repeat_no_log(strict: Server) -> None:
    table = strict.new_table("wagons", "person", "person")
    with Player(strict, table["table"], table["key"]) as player:
        player.arrive()
        for _ in range(3):
            player.first(player.state["pending"][0])
        known = len(player.state["log"])
        for number in range(6):
            player.send(type="move", id=f"{number}", seat=1, ply=99, action=0)
        answers: list[Doc] = []
        while len(answers) < 6:
            message = player.receive()
            if "id" in message:
                answers.append(message)
        assert [one["type"] for one in answers] == ["refused"] * 4 + ["error"] * 2
        raw = [text for text in player.received if '"type":"refused"' in text]
        assert all(f'"log_from":{known},"log":[]' in text for text in raw)
        assert len(player.state["log"]) == known


def test_previews_are_worked_out_once_for_a_position(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    from boomtown.table import messages

    made: list[int] = []
    make = messages.make_preview
    monkeypatch.setattr(messages, "make_preview", lambda *args: made.append(args[2]) or make(*args))  # type: ignore[func-returns-value]
    table = server.new_table("wagons", "person", "person")
    with Player(server, table["table"], table["key"]) as one, Player(server, table["table"], table["key"]) as two:
        legal = one.arrive()["legal"]["1"]
        two.arrive()
        first, second = ask(one, "preview", legal[0], "a"), ask(two, "preview", legal[0], "b")
        assert {**first, "id": ""} == {**second, "id": ""} and made == [legal[0]]
        one.move(1, legal[1])
        one.send(type="undo", seat=1, ply=1)
        one.until(lambda state: bool(state["rewinds"]))
        one.send(type="preview", id="c", seat=1, ply=0, action=legal[0])
        assert one.next("preview")["rewinds"] == 1 and made == [legal[0]] * 2


def test_spectators_cannot_flood_the_chat(strict: Server) -> None:
    table = strict.new_table("wagons", "person", "person")
    with Player(strict, table["table"], table["key"]) as player:
        player.arrive()
        for _ in range(2):
            with Player(strict, table["table"], table["watch"]) as spectator:
                for number in range(2):
                    spectator.send(type="chat", id=f"{number}", text="hello")
                while spectator.receive().get("id") != "1":
                    pass
        player.send(type="chat", text="thanks")
        lines = player.until(lambda state: bool(state["chat"]) and state["chat"][-1]["seat"] == 0)["chat"]
        assert [line["seat"] for line in lines] == [None, None, 0]


def test_those_who_play_find_room_whatever_spectators_do(strict: Server) -> None:
    table = strict.new_table("wagons", "person", "person")
    players: list[Player] = []
    for _ in range(3):
        players.append(Player(strict, table["table"], table["watch"]))
        players[-1].arrive()
    with Player(strict, table["table"], table["watch"]) as late:
        assert late.closed_with() == 4429
    for _ in range(4):
        players.append(Player(strict, table["table"], table["key"]))
        players[-1].arrive()
    assert players[3].closed_with() == 1012, "the oldest of the key made room"
    for player in players:
        player.__exit__()


def test_what_replays_games_is_charged_together(strict: Server) -> None:
    table = strict.finished_table()
    where = f"/api/tables/{table['table']}"
    paths = [f"{where}/record", f"{where}/replay"] * 3
    statuses = [strict.http.get(path, params={"key": table["watch"]}).status_code for path in paths]
    assert statuses == [200] * 4 + [429] * 2
    assert strict.http.post("/api/records", content=b"x").status_code == 429
    assert strict.http.get(where, params={"key": table["watch"]}).status_code == 200


def test_an_address_has_only_so_many_hints_at_a_time() -> None:
    budgets = limits.Budgets(Limits(hints=2))
    assert [budgets.begin("hints", "a") for _ in range(3)] == [True, True, False]
    assert budgets.begin("hints", "b") and budgets.refused == 1
    budgets.end("hints", "a")
    assert [budgets.begin("hints", "a") for _ in range(2)] == [True, False]


def task_of(table: str) -> BotTask:
    return BotTask(table, "wagons", "", 2, {}, 1, (), 1)


def test_hints_are_bounded_and_the_tables_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """One worker; a table with many searches, hints, and a table with one search."""
    order: list[str] = []

    class Slow:
        async def run(self, function: Any, task: BotTask, *args: object) -> Any:
            order.append(task.table if function is bot_worker.choose else "hint")
            await asyncio.sleep(0.001)
            return 0 if function is bot_worker.choose else [RankedAction(0, 0, None)]

    monkeypatch.setattr(bot_pool, "MOST_HINTS", 3)

    async def run() -> None:
        pool = BotPool(1)
        pool.searching._workers = pool.searching._free = [Slow()]  # type: ignore[list-item]
        pool.searching._free = list(pool.searching._workers)
        greedy = [pool.choose(task_of("greedy"), "marshal") for _ in range(5)]
        hints = [pool.rank(task_of(f"hint {number}")) for number in range(4)]
        results = await asyncio.gather(
            *greedy, *hints, pool.choose(task_of("modest"), "marshal"), return_exceptions=True
        )
        assert [type(one) for one in results].count(Refusal) == 1
        assert isinstance(results[8], Refusal) and results[8].key == "table-hints-busy"
        assert order.index("modest") <= 3 and order.index("hint") <= 2 and len(order) == 9
        assert pool.searching.waiting() == 0 and pool.searching.busy() == 0 and pool.hints == 0

    asyncio.run(run())


# The connection_limits.


def test_who_says_nothing_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_limits, "HEAD_SECONDS", 0.3)
    with Server(tmp_path) as server:
        for said in (b"", b"GET / HTTP/1.1\r\nHost: "):
            with socket.create_connection(("127.0.0.1", server.port), TIMEOUT) as line:
                line.sendall(said)
                assert is_closed(line)
        # After an answer too, however often a further letter comes.
        with socket.create_connection(("127.0.0.1", server.port), TIMEOUT) as line:
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert b" 200 " in line.recv(10_000)
            line.sendall(b"GET /healthz HTTP/1.1\r\nX: ")
            line.settimeout(0.1)
            begun = time.monotonic()
            while not is_done(line):
                assert time.monotonic() - begun < TIMEOUT
        table = server.new_table("wagons", "person", "person")
        with Player(server, table["table"], table["key"]) as player:
            player.arrive()
            time.sleep(0.6)
            player.first(1)


def test_whole_states_are_charged_and_so_is_all_that_is_asked(tmp_path: Path) -> None:
    with Server(tmp_path, limits=PLENTY._replace(past=FEW, reads=FEW)) as server:
        table = server.new_table("wagons", "person", "person")
        for path in (f"/api/tables/{table['table']}", "/api/games"):
            statuses = [server.http.get(path, params={"key": table["key"]}).status_code for _ in range(5)]
            assert statuses == [200] * 4 + [429]
        assert server.http.get("/").status_code == 200


def test_a_slow_body_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "BODY_SECONDS", 0.3)
    with Server(tmp_path) as server, socket.create_connection(("127.0.0.1", server.port), TIMEOUT) as line:
        line.sendall(b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nboom")
        assert b" 408 " in line.recv(1000)


def is_done(line: socket.socket) -> bool:
    """Say one more letter and look whether the connection is closed."""
    try:
        line.sendall(b"x")
        return line.recv(1000) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


@pytest.mark.skipif(connection_limits.USER_TIMEOUT is None, reason="this system has no such option")
def test_who_does_not_read_the_answers_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_limits, "READ_SECONDS", 0.5)
    with Server(tmp_path) as server, socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", server.port))
        line.settimeout(0.1)
        connections = server._server.server_state.connections
        begun = time.monotonic()
        while not connections:
            time.sleep(0.01)
        while connections:
            assert time.monotonic() - begun < TIMEOUT
            try:
                line.sendall(b"GET /api/games/carson/faces HTTP/1.1\r\nHost: localhost\r\n\r\n" * 100)
            except OSError:
                time.sleep(0.05)


def is_closed(line: socket.socket) -> bool:
    try:
        return line.recv(1000) == b""
    except ConnectionResetError:
        return True


def test_only_so_many_connections_are_let_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_limits.LimitedConnection, "most_of_address", 5)
    with Server(tmp_path) as server:
        lines = [socket.create_connection(("127.0.0.1", server.port), TIMEOUT) for _ in range(5)]
        time.sleep(0.2)
        with socket.create_connection(("127.0.0.1", server.port), TIMEOUT) as late:
            late.settimeout(TIMEOUT)
            assert is_closed(late)
        for line in lines:
            line.close()
        time.sleep(0.2)
        assert server.http.get("/api/games").status_code == 200


def test_behind_a_proxy_an_address_has_only_so_many_live_connections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The proxy itself may have many, for they are those of all who come by it."""
    monkeypatch.setattr(connection_limits.LimitedConnection, "most_of_address", 3)
    monkeypatch.setattr(connection_limits.LimitedConnection, "proxies", read_networks(["127.0.0.0/8"]))
    few = PLENTY._replace(connections=2)
    with Server(tmp_path, limits=few, proxies=("127.0.0.0/8",)) as server, ExitStack() as lines:
        table = server.new_table("wagons", "person", "person")

        def live(address: str) -> ClientConnection:
            where = f"ws://127.0.0.1:{server.port}/api/tables/{table['table']}/live?key={table['watch']}"
            return lines.enter_context(connect(where, max_size=None, additional_headers={"X-Forwarded-For": address}))

        assert all(is_served(live(f"192.0.2.{number}")) for number in range(5))
        first, second = live("2001:db8::1"), live("2001:db8::2")
        assert is_served(first) and is_served(second)
        refused = live("2001:db8::3")
        assert json.loads(refused.recv(TIMEOUT))["key"] == "table-busy"
        with pytest.raises(ConnectionClosed):
            refused.recv(TIMEOUT)
        assert refused.close_code == 1012, "it may come back later"
        first.close()
        begun = time.monotonic()
        while not is_served(live("2001:db8::3")):
            assert time.monotonic() - begun < TIMEOUT
        assert is_served(live("2001:db8:0:1::1")), "another network"


def is_served(line: ClientConnection) -> bool:
    return bool(json.loads(line.recv(TIMEOUT))["type"] == "state")


def test_nobody_may_name_another_address(tmp_path: Path) -> None:
    """X-Forwarded-For counts only from a proxy that the server was told of."""
    with Server(tmp_path, limits=Limits(replays=FEW)) as server:
        statuses = [
            server.http.get("/api/tables/x/record", headers={"X-Forwarded-For": f"10.0.0.{number}"}).status_code
            for number in range(5)
        ]
        assert statuses == [404] * 4 + [429]


# Workers.


def children() -> set[int]:
    return {child.pid for child in multiprocessing.active_children() if child.pid is not None}


def test_a_worker_that_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    from boomtown.table import workers

    async def run() -> None:
        pool = WorkerPool(1, (), {})
        first = await pool.run("", os.getpid)
        monkeypatch.setattr(workers, "BUDGET_SECONDS", 0.5)
        monkeypatch.setattr(workers, "ATTEMPTS", 1)
        with pytest.raises(workers.WorkersFail):
            await pool.run("", time.sleep, 3600)
        monkeypatch.setattr(workers, "BUDGET_SECONDS", 60.0)
        second = await pool.run("", os.getpid)
        assert first != second
        with pytest.raises(ProcessLookupError):
            for _ in range(1000):
                os.kill(first, 0)
                await asyncio.sleep(0.01)
        os.kill(second, signal.SIGKILL)
        monkeypatch.setattr(workers, "ATTEMPTS", 3)
        third = await pool.run("", os.getpid)
        assert third not in (first, second)
        # So is one that hangs while it starts.
        os.kill(third, signal.SIGKILL)
        monkeypatch.setattr(workers, "BUDGET_SECONDS", 0.5)
        before = children()
        waits = asyncio.create_task(pool.run("", os.getpid))
        while not (started := children() - before):
            await asyncio.sleep(0)
        (stopped,) = started
        os.kill(stopped, signal.SIGSTOP)
        monkeypatch.setattr(workers, "BUDGET_SECONDS", 60.0)
        assert await waits not in (0, stopped)
        pool.close()

    asyncio.run(run())
