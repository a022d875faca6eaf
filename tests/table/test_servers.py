"""Several servers on one PostgreSQL: a client talks to any of them, and tables outlive the servers that play them."""

import asyncio
import json
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sql
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from boomtown.table.bot_pool import Search
from boomtown.table.connection_limits import LimitedConnection
from boomtown.table.database import PATIENCE, Database, open_postgres
from boomtown.table.leases import Leases
from boomtown.table.limits import Rate
from boomtown.table.logs import TextLines
from boomtown.table.refusals import CannotServe
from boomtown.table.schema import SERVERS, THOUGHTS
from boomtown.table.shared_searches import SharedSearches
from boomtown.table.signals import Signals
from boomtown.table.tables import bot_task
from boomtown.table.workers import WorkerPool
from boomtown.table.writer import Writer
from tests.postgres import Postgres
from tests.table.harness import PLENTY, TIMEOUT, Doc, Player, Server, tables_over
from tests.table.test_clubs import found, info, listed, post, sit
from tests.table.test_plans import Pair, ahead, expected_moves, planned
from tests.table.witnesses import Victim, Witness, check_shown, check_store, replay_all

# `make drill` has forty, and the lease that servers usually have.
TABLES = int(os.environ.get("BOOMTOWN_DRILL_TABLES", "6"))
LEASE = float(os.environ.get("BOOMTOWN_DRILL_LEASE", "3"))
ROUNDS = int(os.environ.get("BOOMTOWN_DRILL_ROUNDS", "1"))
# Within so many seconds after its server died a table goes on.
MOST_SECONDS = 10.0


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    database = postgres.new_database()
    folder = tmp_path_factory.mktemp("pair")
    with Server(folder / "one", database=database) as one, Server(folder / "two", database=database) as two:
        yield one, two


# Passing on.


def test_two_people_play_on_two_servers(pair: tuple[Server, Server]) -> None:
    one, two = pair
    table = one.new_table("wagons", "person", "open")
    guest = table["invitations"][0]["key"]
    with Player(one, table["table"], table["key"]) as first, Player(two, table["table"], guest) as second:
        second.until(lambda state: all(seat["present"] for seat in state["seats"]))
        while not first.arrive()["over"]:
            for player, other, seat in ((first, second, 0), (second, first, 1)):
                if seat in player.arrive()["pending"]:
                    player.first(seat)
                    catch_up(other, player)
        assert table["table"] in one.tables.open_tables and table["table"] not in two.tables.open_tables
    for server in (one, two):
        where, key = f"/api/tables/{table['table']}", {"key": table["key"]}
        assert server.state(table["table"], table["key"])["over"]
        record = server.http.get(f"{where}/record", params=key)
        assert record.status_code == 200 and record.text.startswith("boomtown record")
        assert "attachment" in record.headers["content-disposition"]
        assert len(record.headers.get_list("content-security-policy")) == 1
        assert server.http.get(f"{where}/replay", params=key).json()["table"] == table["table"]
    found = {server.http.post(f"{where}/rematch", params=key).json()["table"] for server in (one, two)}
    assert len(found) == 1


def catch_up(player: Player, other: Player) -> None:
    player.until(lambda state: bool(state["ply"] >= other.state["ply"]))


def test_refusals_are_passed_on_too(pair: tuple[Server, Server]) -> None:
    one, two = pair
    table = one.new_table("wagons", "person", "person")
    with Player(one, table["table"], table["key"]) as player:
        player.arrive()
        answer = two.http.get(f"/api/tables/{table['table']}", params={"key": "wrong", "lang": "de"})
        assert answer.status_code == 403 and answer.json()["error"]["key"] == "table-wrong-key"
        with Player(two, table["table"], "wrong") as stranger:
            assert stranger.closed_with() == 4403
        assert two.http.get("/api/tables/nowhere", params={"key": "wrong"}).status_code == 404
        assert two.http.get("/api/tables/").status_code == 404


def test_whoever_is_passed_on_is_counted_once_and_under_the_own_address(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server passes many people on, and all of them come from its address."""
    monkeypatch.setattr(LimitedConnection, "most_of_address", 3)
    database, few = postgres.new_database(), PLENTY._replace(past=Rate(0.001, 4.0))
    with (
        Server(tmp_path / "one", database=database, limits=few, lease=60.0) as one,
        Server(tmp_path / "two", database=database, lease=60.0) as two,
        ExitStack() as lines,
    ):
        table = one.new_table("wagons", "person", "person")
        for number in range(8):
            line = lines.enter_context(live(two, table, f"127.0.1.{1 + number}"))
            assert json.loads(line.recv(TIMEOUT))["table"] == table["table"]
        assert len(one.tables.open_tables[table["table"]].subscribers) == 8
        where, key = f"/api/tables/{table['table']}", {"key": table["key"]}
        assert [two.http.get(where, params=key).status_code for _ in range(6)] == [200] * 6
        with pytest.raises((OSError, WebSocketException)), ExitStack() as greedy:
            for _ in range(8):
                greedy.enter_context(live(two, table, "127.0.2.1"))


def live(server: Server, table: Doc, address: str) -> ClientConnection:
    """A live connection from an address of our own."""
    where = f"ws://127.0.0.1:{server.port}/api/tables/{table['table']}/live?key={table['watch']}"
    return connect(where, max_size=None, open_timeout=TIMEOUT, close_timeout=1, source_address=(address, 0))


def test_nobody_else_is_taken_for_a_server(pair: tuple[Server, Server]) -> None:
    """Whoever says that he passes somebody on, without the secret, is an ordinary client."""
    one, two = pair
    table = one.new_table("wagons", "person", "person")
    with Player(one, table["table"], table["key"]) as player:
        player.arrive()
        address = f"/api/tables/{table['table']}"
        for secret in ("", "guess", one.tables.leases.secret):
            headers = {"X-Boomtown-Secret": secret, "X-Boomtown-Client": "10.9.8.7"}
            answer = two.http.get(address, params={"key": table["key"]}, headers=headers)
            assert answer.status_code == 200 and one.tables.leases.secret not in answer.text
            assert not any(one.tables.leases.secret in value for value in answer.headers.values())


def test_tables_move_at_once_when_a_server_leaves(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database()
    with Server(tmp_path / "two", database=database, lease=600.0) as two:
        with Server(tmp_path / "one", database=database, lease=600.0) as one:
            table = one.new_table("wagons", "person", "person")
            with Player(two, table["table"], table["key"]) as player:
                player.arrive()
                ply = player.first(1)["ply"]
        begun = time.monotonic()
        with Player(two, table["table"], table["key"]) as player:
            assert player.arrive()["ply"] == ply
        assert time.monotonic() - begun < MOST_SECONDS
        assert table["table"] in two.tables.open_tables


# Plans and clubs.


def test_a_plan_made_at_one_server_is_carried_out_by_the_one_that_plays_the_table(pair: tuple[Server, Server]) -> None:
    one, two = pair
    people = Pair(one, "wagons", two, two)
    seat, rival, state = planned(people)
    assert ahead(two, people.made["table"], people.keys[seat], seat)["legal"] == state["legal"]
    wanted = state["legal"][str(seat)][:3]
    ply = people.plan(seat, [wanted])["ply"]
    table = people.made["table"]
    assert table in one.tables.open_tables and table not in two.tables.open_tables
    expected = expected_moves(people)
    for action in expected:
        people.play(rival, action)
    for player in people.players:
        player.until(lambda now: now["ply"] > ply + len(expected))
    assert people.players[seat].until(lambda now: not now["plans"])["over"] is False
    assert (seat, wanted[0]) in moves_from(two, table, ply)
    people.close()


def test_a_plan_outlives_the_server_that_played_the_table(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database()
    with Server(tmp_path / "two", database=database) as two:
        with Server(tmp_path / "one", database=database) as one:
            people = Pair(one, "wagons", one, two)
            seat, rival, state = planned(people)
            wanted = state["legal"][str(seat)][:3]
            ply = people.plan(seat, [wanted])["ply"]
            table, expected = people.made["table"], expected_moves(people)
            people.close()
        # The planner is not there when the plan is carried out.
        with Player(two, table, people.keys[rival]) as player:
            player.arrive()
            for action in expected:
                player.move(rival, action)
            player.until(lambda now: now["ply"] > ply + len(expected))
        assert table in two.tables.open_tables
        assert (seat, wanted[0]) in moves_from(two, table, ply)


def moves_from(server: Server, table: str, ply: int) -> list[tuple[int, int]]:
    return [
        (seat, action)
        for seat, action in server.rows(
            'SELECT seat, action FROM moves WHERE "table" = :id AND ply >= :ply ORDER BY ply', id=table, ply=ply
        )
    ]


def test_a_club_is_the_same_at_all_servers(pair: tuple[Server, Server]) -> None:
    """Founded here, joined there; its table is seen, joined and brought to an end from both sides."""
    one, two = pair
    anna = found(one)
    club = anna["club"]
    bea = post(two, f"/clubs/{club}/members", anna["key"], name="Bea").json()
    assert post(one, f"/clubs/{club}/members", anna["key"], name="bea").status_code == 409
    made = one.new_table("wagons", "person", "open")
    # Said at the server that does not play the table.
    assert post(two, f"/tables/{made['table']}/club", made["key"], club=club, own=anna["own"]).status_code == 200
    assert made["table"] not in two.tables.open_tables
    before = [info(server, club, bea["own"]) for server in pair]
    assert before[0] == before[1] and [entry["table"] for entry in before[0]["tables"]] == [made["table"]]
    guest = sit(two, made["table"], before[1]["tables"][0]["key"], "Bea")
    assert post(two, f"/tables/{made['table']}/club", guest, club=club, own=bea["own"]).json()["seat"] == 1
    assert [info(server, club, anna["key"])["tables"][0]["key"] for server in pair] == [None, None]
    with Player(two, made["table"], guest) as player:
        player.send(type="resign", seat=1)
        player.until(lambda state: bool(state["over"]))
    # Both work the result out at the same moment, and it counts once.
    with ThreadPoolExecutor() as threads:
        after = list(threads.map(lambda server: info(server, club, anna["own"]), (*pair, *pair)))
    assert all(seen == after[0] for seen in after)
    assert [[player["member"] for player in result["players"]] for result in after[0]["results"]] == [
        [anna["member"], bea["member"]]
    ]
    assert [(rating["games"], rating["wins"]) for rating in after[0]["ratings"]] == [(1, 1), (1, 0)]
    assert after[0]["tables"] == []


def test_one_name_in_a_club_is_taken_once_by_two_servers_at_the_same_moment(pair: tuple[Server, Server]) -> None:
    anna = found(pair[0])
    path = f"/clubs/{anna['club']}/members"
    names = [(server, name) for name in ("Bea", "Cleo", "Dora") for server in pair]
    with ThreadPoolExecutor() as threads:
        answers = list(threads.map(lambda asked: post(asked[0], path, anna["key"], name=asked[1]).status_code, names))
    assert sorted(answers) == [201] * 3 + [409] * 3
    assert len(info(pair[1], anna["club"], anna["key"])["members"]) == 4


def test_an_open_table_is_listed_and_joined_at_all_servers(pair: tuple[Server, Server]) -> None:
    one, two = pair
    made = one.new_table("wagons", "person", "open")
    assert post(two, f"/tables/{made['table']}/listing", made["key"], open=True).status_code == 200
    entry = listed(one, made["table"])
    assert entry is not None and listed(two, made["table"]) == entry
    sit(two, made["table"], entry["key"], "Bea")
    assert listed(one, made["table"]) is None and listed(two, made["table"]) is None


# Staying alive.


def test_a_server_keeps_its_tables_however_many_are_read_at_once(postgres: Postgres, tmp_path: Path) -> None:
    """As when another server has died, and everybody comes to this one."""
    database = Database(tmp_path, postgres.new_database())
    done = threading.Event()

    def beat() -> float:
        with database.engine.begin() as connection:
            return float(connection.execute(sql.select(SERVERS.c.beat)).scalar_one())

    async def check() -> None:
        async with tables_over(database) as tables:
            reading = [asyncio.create_task(asyncio.to_thread(done.wait, TIMEOUT)) for _ in range(40)]
            keeping = asyncio.create_task(tables.leases.keep())
            try:
                first, begun = beat(), time.monotonic()
                while beat() == first:
                    assert time.monotonic() - begun < TIMEOUT / 2
                    await asyncio.sleep(0.1)
            finally:
                done.set()
                keeping.cancel()
                await asyncio.gather(*reading)

    asyncio.run(check())
    database.close()


def wait_until(holds: Callable[[], bool]) -> None:
    begun = time.monotonic()
    while not holds():
        assert time.monotonic() - begun < TIMEOUT
        time.sleep(0.1)


def test_a_server_outlives_its_database(postgres: Postgres, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """While the database is away everybody is told so, in the log a line each; then everything goes on."""
    database = postgres.new_database()
    body = {"game": "wagons", "seats": [{"kind": "person"}, {"kind": "person"}]}
    with Server(tmp_path, database=database, lease=3.0) as server:
        table = server.new_table("wagons", "person", "person")
        where, key = f"/api/tables/{table['table']}", {"key": table["key"]}
        with Player(server, table["table"], table["key"]) as player:
            ply = player.first(player.arrive()["pending"][0])["ply"]
            with postgres.away(database):
                player.send(type="move", id="late", seat=player.state["pending"][0], ply=ply, action=0)
                assert server.http.get("/healthz").status_code == 503
                for answer in (server.http.get(where, params=key), server.http.get(f"{where}/summary", params=key)):
                    assert (answer.status_code, answer.json()["error"]["key"]) == (503, "table-database-away")
                assert server.http.post("/api/tables", json=body).status_code == 503
                with Player(server, table["table"], table["key"]) as late:
                    assert late.closed_with() == 1012
        wait_until(lambda: server.http.get("/healthz").status_code == 200)  # it is looked at once a second
        with Player(server, table["table"], table["key"]) as player:
            player.first(player.until(lambda state: bool(state["ply"] == ply))["pending"][0])
        beat = "SELECT beat FROM servers"
        before = server.rows(beat)
        wait_until(lambda: server.rows(beat) != before)  # it keeps its tables
    lines = [TextLines().format(record) for record in caplog.records]
    assert any("table" in line for line in lines) and not any("Traceback" in line for line in lines)


def test_two_servers_at_one_address_are_told(
    postgres: Postgres, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Each takes the row of the other for that of a server that has ended."""
    with Server(tmp_path, database=postgres.new_database(), lease=60.0) as server:
        server.write("DELETE FROM servers WHERE address = :address", address=f"127.0.0.1:{server.port}")
        wait_until(lambda: "--reached-at" in caplog.text)
    assert f"127.0.0.1:{server.port}" in caplog.text and "away for too long" not in caplog.text


def test_a_database_that_says_nothing_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that has gone does not even refuse."""
    monkeypatch.setitem(PATIENCE, "connect_timeout", "2")
    with socket.create_server(("127.0.0.1", 0)) as silent, pytest.raises(CannotServe):
        Database(tmp_path, f"postgresql://boomtown@127.0.0.1:{silent.getsockname()[1]}/boomtown")
    assert open_postgres("postgresql://x/y?connect_timeout=9").url.query["connect_timeout"] == "9"


# The queue of searches.


def test_an_idle_server_thinks_for_a_busy_one(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database()
    with Server(tmp_path / "idle", database=database) as idle:
        table = idle.new_table("wagons", "marshal", "marshal")

        async def ask() -> None:
            opened = Database(tmp_path / "busy", database)
            writer, signals = Writer(opened.engine), Signals(opened)
            leases = Leases(opened, writer, signals, "127.0.0.1:1")
            await leases.enter()
            # It has no worker, so that it could wait for ever.
            busy = SharedSearches(opened, writer, signals, leases, WorkerPool(0, (), {}))
            tasks = [asyncio.create_task(signals.listen()), asyncio.create_task(busy.collect())]
            known = idle.tables.open_tables[table["table"]].table
            assert known is not None
            task, legal = bot_task(known, 1), known.state.legal(1)
            chosen, ranked = await asyncio.wait_for(
                asyncio.gather(busy.search(Search("choose", "marshal", task)), busy.search(Search("rank", "", task))),
                TIMEOUT,
            )
            assert len(chosen) == 1 and chosen[0].action in legal
            assert {one.action for one in ranked} <= set(legal) and ranked[0].visits
            with opened.engine.begin() as connection:
                assert connection.execute(sql.select(sql.func.count()).select_from(THOUGHTS)).scalar() == 0
            for one in tasks:
                one.cancel()
            await leases.leave()
            writer.close()
            opened.close()

        idle.state(table["table"], table["watch"])
        asyncio.run(ask())


def test_marshal_plays_a_whole_game_through_the_queue(pair: tuple[Server, Server]) -> None:
    one, two = pair
    table = one.new_table("wagons", "marshal", "greenhorn")
    with Player(two, table["table"], table["watch"]) as spectator:
        assert spectator.until(lambda state: state["ply"] > 6 or state["over"])


# Servers that die.


@pytest.fixture
def victims(tmp_path: Path, postgres: Postgres) -> Iterator[list[Victim]]:
    database = postgres.new_database()
    found = [Victim(tmp_path / name, database, LEASE) for name in ("one", "two", "three")]
    found[0].start()
    for victim in found[1:]:
        victim.start()
    yield found
    for victim in found:
        victim.close()


def test_three_servers_are_killed_in_turn_and_everybody_plays_on(victims: list[Victim]) -> None:
    kinds = [("wagons", ["person", "person"]), ("carson", ["person", "person"]), ("wagons", ["person", "greenhorn"])]
    witnesses = [Witness(victims, *kinds[number * 3 // TABLES], seed=number) for number in range(TABLES)]
    engine = victims[0].engine()
    for witness in witnesses:
        witness.start()
    wait_for_all(witnesses)
    for witness in witnesses:
        witness.longest_wait = 0.0
    longest = 0.0
    for victim in victims * ROUNDS:
        victim.kill()
        killed = time.monotonic()
        wait_for_all(witnesses)
        longest = max(longest, time.monotonic() - killed)
        check_store(engine, witnesses)
        check_shown(engine, witnesses)
        victim.start()
        wait_for_all(witnesses)
    for witness in witnesses:
        witness.ends.set()
    for witness in witnesses:
        witness.join(TIMEOUT)
    check_store(engine, witnesses)
    check_shown(engine, witnesses)
    replay_all(engine, witnesses)
    engine.dispose()
    count = sum(len(witness.acknowledged) for witness in witnesses)
    people = max(witness.longest_wait for witness in witnesses if all(one["kind"] == "person" for one in witness.seats))
    print(
        f"{3 * ROUNDS} kills, {TABLES} tables, {count} moves acknowledged; people waited {people:.1f} s at most, "
        f"and with bots, whose processes start anew, all went on within {longest:.1f} s"
    )
    assert count > TABLES


def wait_for_all(witnesses: list[Witness], seconds: float = 3 * TIMEOUT) -> None:
    """Until everybody has seen two further moves, or has begun another game."""
    before = [witness.progress for witness in witnesses]
    begun = time.monotonic()
    while any(witness.progress < seen + 2 for witness, seen in zip(witnesses, before, strict=True)):
        faults = [witness.fault for witness in witnesses if witness.fault]
        assert not faults and time.monotonic() - begun < seconds, faults or "somebody does not go on"
        time.sleep(0.02)


def test_a_server_that_sleeps_loses_its_tables_and_finds_that_out(victims: list[Victim]) -> None:
    sleeper, waker = victims[:2]
    witness = Witness([sleeper, waker], "wagons", ["person", "person"], 0)
    engine = sleeper.engine()
    witness.start()
    wait_for_all([witness])
    table = next(iter(witness.seen))
    sleeper.send(signal.SIGSTOP)
    begun = time.monotonic()
    # However many ask another server for what the sleeper has, that one has time for everything else.
    with ThreadPoolExecutor(40) as threads:
        where = f"http://{waker.address}/api/tables/{table}"
        asked = [threads.submit(httpx.get, where, params={"key": "?"}, timeout=TIMEOUT) for _ in range(40)]
        time.sleep(0.5)
        assert httpx.get(f"http://{waker.address}/healthz", timeout=TIMEOUT / 4).status_code == 200
        assert {one.result().status_code for one in asked} == {403}
    # Its connections are silent; whoever asks another server gets the table when the lease has ended.
    with engine.begin() as connection:
        hosts = connection.execute(sql.text("select count(*) from tables where id = :id"), {"id": table}).scalar()
    assert hosts == 1
    answer = httpx.get(f"http://{waker.address}/api/tables/{table}", params={"key": "?"}, timeout=TIMEOUT)
    assert answer.status_code == 403, "the other server has taken the table over"
    assert time.monotonic() - begun < MOST_SECONDS + LEASE
    sleeper.send(signal.SIGCONT)
    wait_for_all([witness])
    witness.ends.set()
    witness.join(TIMEOUT)
    check_store(engine, [witness])
    replay_all(engine, [witness])
    engine.dispose()
