"""Many tables at once: `python bench/load.py [--tables 200,400,1000] [--games wagons,sprawl,coloma] [--stores sqlite]`.

Starts a server of its own on loopback over a store that is filled with tables, two people at each: of Circle the
Wagons at the beginning, of the other games after two thirds of a random game. Whoever is asked moves after `--think`
seconds on average. Measured is the time from sending a move to its acknowledgement, on the client's side, while
everything shares this machine; and the processor time of the server, which a busy machine distorts less. Every table
has an address of its own in 127.0.0.0/8, so the server's budgets hold as they are. Ends by itself.
"""

import argparse
import asyncio
import gc
import http.client
import json
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parents[1]
SERVER = (
    "import sys; from pathlib import Path; from boomtown.table.server import run; "
    "run('127.0.0.1', int(sys.argv[1]), Path(sys.argv[2]), False, 0.0, database=''.join(sys.argv[3:4]))"
)
P95_MS, P99_MS = 50.0, 150.0
EARLY = "wagons"  # its tables begin with the first move
PREPARED = 8  # different games of each kind
CONNECTING = 20  # connections begun at a time
PATIENCE = 60.0
SECRET = "load-{}-{}"  # the key of a seat at a table

Doc = dict[str, Any]
Moves = list[tuple[int, int]]


@dataclass
class Tally:
    """What happened, over all tables."""

    waits: list[float] = field(default_factory=list)  # milliseconds from a move to its acknowledgement
    errors: list[str] = field(default_factory=list)
    bytes: int = 0


@dataclass
class Figures:
    """One line of the curve."""

    store: str
    game: str
    tables: int
    moves: int
    waits: list[float]
    server: float  # milliseconds of processor time per move
    database: float
    memory: float  # kilobytes per table
    sent: float  # kilobytes received per move, by both people
    errors: list[str]

    def line(self) -> str:
        p50, p95, p99 = (percentile(self.waits, share) for share in (0.50, 0.95, 0.99))
        return (
            f"{self.store:8} {self.game:6} {self.tables:6} {self.moves:6} {p50:6.0f} {p95:6.0f} {p99:6.0f}"
            f" {self.server:9.2f} {self.database:9.2f} {self.memory:9.0f} {self.sent:8.1f} {len(self.errors):6}"
        )

    def is_good(self) -> bool:
        quick = percentile(self.waits, 0.95) < P95_MS and percentile(self.waits, 0.99) < P99_MS
        return quick and not self.errors


HEAD = (
    "store    game   tables  moves    p50    p95    p99   CPU/move  database  kB/table  kB/move errors\n"
    "                                  ms     ms     ms         ms        ms"
)


def post(port: int, path: str, doc: Doc, source: str = "") -> Doc:
    """Ask the server, from an address of our own if one is given."""
    connection = http.client.HTTPConnection("127.0.0.1", port, PATIENCE, (source, 0) if source else None)
    try:
        connection.request("POST", path, json.dumps(doc), {"Content-Type": "application/json"})
        answer = connection.getresponse()
        found: Doc = json.load(answer)
        if answer.status >= 400:
            raise RuntimeError(f"{answer.status}: {found['error']['text']}")
        return found
    finally:
        connection.close()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


async def ready(port: int, server: "subprocess.Popen[bytes]") -> None:
    begun = time.monotonic()
    while time.monotonic() - begun < PATIENCE:
        if server.poll() is not None:
            raise SystemExit("the server ended by itself")
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.1)
            continue
        writer.close()
        return
    raise SystemExit("the server does not start")


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


# The tables that wait in the store.


def random_game(game_id: str, seed: int) -> Moves:
    """The moves of a game of two up to where the load begins."""
    import boomtown

    state, chance, moves = boomtown.game(game_id).new(2, seed), random.Random(seed), list[tuple[int, int]]()
    while not state.over and game_id != EARLY:
        seat = state.pending()[0]
        moves.append((seat, chance.choice(state.legal(seat))))
        state.apply(*moves[-1])
    return moves[: len(moves) * 2 // 3]


def fill(folder: Path, url: str, game_id: str, count: int) -> None:
    """Put tables into the store, as if people had played there."""
    import boomtown
    from boomtown.table import store
    from boomtown.table.database import Database
    from boomtown.table.store import Occupant, TableSettings
    from boomtown.table.tokens import hash_key

    game = boomtown.game(game_id)
    prepared = [random_game(game_id, seed) for seed in range(PREPARED)]
    database = Database(folder, url)
    with database.engine.execution_options(writes=True).begin() as connection:
        for number in range(count):
            seed = number % PREPARED
            occupants = [Occupant("person"), Occupant("open")]
            settings = TableSettings(
                table_name(number), game_id, game.meta.version, game.check_options({}), seed, occupants
            )
            keys = [(hash_key(SECRET.format(number, seat)), [seat]) for seat in range(2)]
            store.add_table(connection, settings, keys, prepared[seed])
    database.close()


def table_name(number: int) -> str:
    return f"LOAD{number:08}"


# The people.


def applied(state: Doc, message: Doc) -> Doc:
    """The state after a message: it is whole, or tells what has changed."""
    if message["type"] == "state":
        return message
    from boomtown.table.changes import apply_changes

    changed = apply_changes(state, message["changes"])
    assert isinstance(changed, dict)
    return changed


class Person:
    """One seat at one table."""

    def __init__(self, port: int, table: int, seat: int, think: float, tally: Tally) -> None:
        self.port, self.table, self.seat, self.think, self.tally = port, table, seat, think, tally
        self.chance = random.Random(2 * table + seat)
        self.state: Doc = {}
        self.answered = True  # no move is on its way
        self.reached = 0  # the ply of our last move's acknowledgement; the state that shows it comes later
        self.sent = 0.0

    async def sit_down(self, gate: asyncio.Semaphore) -> None:
        async with gate:
            key = SECRET.format(self.table, self.seat)
            query = f"key={key}&log=new&state=changes"
            address = f"ws://127.0.0.1:{self.port}/api/tables/{table_name(self.table)}/live?{query}"
            own = f"127.0.{1 + self.table // 250}.{1 + self.table % 250}"
            self.line: ClientConnection = await connect(
                address, max_size=None, open_timeout=PATIENCE, ping_interval=None, local_addr=(own, 0)
            )
            while not self.state:
                await self.receive()

    async def receive(self) -> None:
        text = await self.line.recv()
        self.tally.bytes += len(text)
        message: Doc = json.loads(text)
        if message["type"] in ("state", "changes"):
            self.state = applied(self.state, message)
        elif message["type"] == "done":
            self.tally.waits.append((time.perf_counter() - self.sent) * 1000)
            self.answered, self.reached = True, message["ply"]
        else:
            raise RuntimeError(f"{message['type']}: {message.get('text')}")

    async def play(self, ends: float) -> None:
        """Move some time after being asked, and read along meanwhile."""
        pause = 2 * self.chance.random()  # people do not begin all at once
        moving: asyncio.TimerHandle | None = None
        try:
            async with asyncio.timeout_at(asyncio.get_running_loop().time() + ends - time.monotonic()):
                while not self.state["over"]:
                    is_asked = self.state["ply"] >= self.reached and self.seat in self.state["pending"]
                    if self.answered and moving is None and is_asked:
                        self.answered = False
                        moving = asyncio.get_running_loop().call_later(self.think * pause, self.move)
                    await self.receive()
                    if self.answered and moving is not None:
                        moving, pause = None, 0.5 + self.chance.random()
        except TimeoutError:
            if moving is not None:
                moving.cancel()
        except Exception as error:
            self.tally.errors.append(f"{type(error).__name__}: {error}")

    def move(self) -> None:
        action = self.chance.choice(self.state["legal"][str(self.seat)])
        asked = {
            "type": "move", "id": f"{self.seat}-{self.state['ply']}", "seat": self.seat, "ply": self.state["ply"],
            "rewinds": self.state["rewinds"], "action": action,
        }  # fmt: skip
        self.sent = time.perf_counter()
        self.sending = asyncio.create_task(self.line.send(json.dumps(asked)))


# The measurement.


@contextmanager
def database_of(store: str) -> Iterator[tuple[str, int]]:
    """The address of an empty database, none for a file, and its process."""
    if store == "sqlite":
        yield "", 0
        return
    sys.path.insert(0, str(ROOT))
    from tests.postgres import Postgres

    postgres = Postgres()
    try:
        process = int((postgres.folder / "data" / "postmaster.pid").read_text().split()[0])
        yield postgres.new_database(), process
    finally:
        postgres.close()


def processor_time(mother: int) -> tuple[float, float]:
    """The seconds that a process and its children have used so far."""
    own, children = 0, 0
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            text = entry.read_text()
        except OSError:
            continue  # it has ended meanwhile
        fields = text.rpartition(")")[2].split()
        ticks = int(fields[11]) + int(fields[12])
        own += ticks if int(entry.parent.name) == mother else 0
        children += ticks if int(fields[1]) == mother else 0
    second = os.sysconf("SC_CLK_TCK")
    return own / second, children / second


def memory(process: int) -> int:
    """The kilobytes that a process has in memory."""
    status = Path(f"/proc/{process}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


async def load(store: str, game: str, tables: int, seconds: float, think: float) -> Figures:
    port, tally = free_port(), Tally()
    with tempfile.TemporaryDirectory(prefix="boomtown-load-") as folder, database_of(store) as (url, postmaster):
        fill(Path(folder), url, game, tables)
        with (Path(folder) / "log").open("wb") as log:
            server = subprocess.Popen([sys.executable, "-c", SERVER, str(port), folder, url], stdout=log, stderr=log)
        try:
            await ready(port, server)
            empty = memory(server.pid)
            gate = asyncio.Semaphore(CONNECTING)
            people = [Person(port, table, seat, think, tally) for table in range(tables) for seat in range(2)]
            await asyncio.gather(*(person.sit_down(gate) for person in people))
            # All are seated; from here on it counts. This process stands for many browsers, whose garbage it collects
            # at once: pauses of a second that no server has made.
            gc.disable()
            begun, tally.bytes = time.monotonic(), 0
            before, database = processor_time(server.pid)[0], processor_time(postmaster)[1]
            await asyncio.gather(*(person.play(begun + seconds) for person in people))
            used = processor_time(server.pid)[0] - before
            database = processor_time(postmaster)[1] - database if postmaster else 0.0
            gc.enable()
            each = (memory(server.pid) - empty) / tables
            await asyncio.gather(*(person.line.close() for person in people))
        finally:
            server.terminate()
            server.wait(PATIENCE)
        complaints = [line for line in (Path(folder) / "log").read_text().splitlines() if " ERROR " in line]
    moves = max(1, len(tally.waits))
    return Figures(
        store, game, tables, len(tally.waits), tally.waits, 1000 * used / moves, 1000 * database / moves, each,
        tally.bytes / moves / 1000, tally.errors + complaints,
    )  # fmt: skip


async def curve(stores: list[str], games: list[str], tables: list[int], seconds: float, think: float) -> int:
    """Print a line for every number of tables; 0 when nothing failed and the limits were kept."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; a move every {think:.1f} s at each table")
    print(HEAD, flush=True)
    good = True
    for store in stores:
        for game in games:
            for count in tables:
                found = await load(store, game, count, seconds, think)
                print(found.line(), flush=True)
                for problem in found.errors[:3]:
                    print(f"  {problem}")
                good = good and found.is_good()
    print(f"limits p95 < {P95_MS:.0f} ms and p99 < {P99_MS:.0f} ms: {'kept' if good else 'missed'}")
    return 0 if good else 1


def numbers(text: str) -> list[int]:
    return [int(part) for part in text.split(",")]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=numbers, default=[100, 200, 400])
    parser.add_argument("--games", default="wagons,sprawl,coloma")
    parser.add_argument("--stores", default="sqlite,postgres")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--think", type=float, default=4.0)
    given = parser.parse_args()
    stores, games = given.stores.split(","), given.games.split(",")
    sys.exit(asyncio.run(curve(stores, games, given.tables, given.seconds, given.think)))
