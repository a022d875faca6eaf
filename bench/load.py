"""Many tables at once: `python bench/load.py [--tables 200] [--seconds 30] [--game wagons] [--think 2.0]`.

Starts a server of its own on loopback with an empty data folder, seats a scripted client and a deputy at every table
and lets them play. A client moves after a pause of half to one and a half times `--think` seconds. Measured is the
time from sending a move to the state that acknowledges it, on the client's side, while everything shares this machine;
and the processor time of the server with its bots, which a busy machine does not distort. Ends by itself.
"""

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

LIMIT_MS = 200.0
SERVER = (
    "import sys; from pathlib import Path; from boomtown.table.server import run; "
    "run('127.0.0.1', int(sys.argv[1]), Path(sys.argv[2]), False, 0.0)"
)
# People rarely take one of the last cards; a client that did would bury its bot in gifts.
FRONT = 4
CONNECTING = 20  # connections begun at a time
PATIENCE = 60.0

Doc = dict[str, Any]


@dataclass
class Tally:
    """What happened, over all tables."""

    waits: list[float] = field(default_factory=list)  # milliseconds from move to acknowledged view
    answers: list[float] = field(default_factory=list)  # milliseconds until it was the client's turn again
    games: int = 0
    errors: list[str] = field(default_factory=list)
    bytes: int = 0


def post(port: int, path: str, doc: Doc) -> Doc:
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", json.dumps(doc).encode(), headers)
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        found: Doc = json.load(answer)
        return found


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


class Client:
    """One table after the other."""

    def __init__(self, port: int, wish: Doc, think: float, number: int, tally: Tally) -> None:
        self.port = port
        self.wish = wish
        self.think = think
        self.chance = random.Random(number)
        self.tally = tally

    async def sit_down(self, gate: asyncio.Semaphore) -> None:
        """At a new table, up to our first turn."""
        async with gate:
            table = await asyncio.to_thread(post, self.port, "/api/tables", self.wish)
            address = f"ws://127.0.0.1:{self.port}/api/tables/{table['table']}/live?key={table['key']}&log=new"
            self.line = await connect(address, max_size=None, open_timeout=PATIENCE)
            self.begun = await self.state(self.line)
            while 0 not in self.begun["pending"]:
                self.begun = await self.state(self.line)

    async def play(self, gate: asyncio.Semaphore, ends: float) -> None:
        try:
            while time.monotonic() < ends:
                await self.one_game(self.line, self.begun, ends)
                await self.line.close()
                if time.monotonic() < ends:
                    await self.sit_down(gate)
        except Exception as error:
            self.tally.errors.append(f"{type(error).__name__}: {error}")

    async def one_game(self, line: ClientConnection, state: Doc, ends: float) -> None:
        while not state["over"] and time.monotonic() < ends:
            legal = state["legal"]["0"]
            if 0 not in state["pending"]:
                state = await self.state(line)
                continue
            await asyncio.sleep(self.think * (0.5 + self.chance.random()))
            ply = state["ply"]
            move = {"type": "move", "seat": 0, "ply": ply, "action": self.chance.choice(legal[:FRONT])}
            sent = time.perf_counter()
            await line.send(json.dumps(move))
            state = await self.state(line)
            while state["ply"] <= ply:
                state = await self.state(line)
            self.tally.waits.append((time.perf_counter() - sent) * 1000)
            while not state["over"] and 0 not in state["pending"]:
                state = await self.state(line)
            self.tally.answers.append((time.perf_counter() - sent) * 1000)
        self.tally.games += bool(state["over"])

    async def state(self, line: ClientConnection) -> Doc:
        while True:
            text = await asyncio.wait_for(line.recv(), PATIENCE)
            self.tally.bytes += len(text)
            message: Doc = json.loads(text)
            if message["type"] == "state":
                return message
            if message["type"] != "thinking":
                raise RuntimeError(f"{message['type']}: {message.get('text')}")


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


async def load(tables: int, seconds: float, game: str, think: float) -> int:
    """Run everything, print the figures; 0 when the limit is kept and nothing failed."""
    port = free_port()
    tally = Tally()
    with tempfile.TemporaryDirectory(prefix="boomtown-load-") as folder:
        with (Path(folder) / "log").open("wb") as log:
            server = subprocess.Popen([sys.executable, "-c", SERVER, str(port), folder], stdout=log, stderr=log)
        try:
            await ready(port, server)
            wish = {"game": game, "seats": [{"kind": "person"}, {"kind": "bot", "level": "deputy"}]}
            gate = asyncio.Semaphore(CONNECTING)
            clients = [Client(port, wish, think, number, tally) for number in range(tables)]
            await asyncio.gather(*(client.sit_down(gate) for client in clients))
            # All are seated and the bots awake; from here on it counts.
            begun, idle = time.monotonic(), processor_time(server.pid)
            await asyncio.gather(*(client.play(gate, begun + seconds) for client in clients))
            lasted = time.monotonic() - begun
            used = [now - before for now, before in zip(processor_time(server.pid), idle, strict=True)]
        finally:
            server.terminate()
            server.wait(PATIENCE)
        complaints = [line for line in (Path(folder) / "log").read_text().splitlines() if " ERROR " in line]
    count = max(1, len(tally.waits))
    print(f"{tables} tables of {game} with a deputy each, {think:.1f} s between moves, {lasted:.0f} s")
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; the server used {used[0] / lasted:.2f} cores,")
    each = [1000 * one / count for one in used]
    print(f"its bots {used[1] / lasted:.2f}; {each[0]:.1f} + {each[1]:.1f} ms of processor time per move and answer")
    return report(lasted, tally, complaints)


def processor_time(server: int) -> tuple[float, float]:
    """The seconds that the server and its bots have used so far."""
    own, bots = 0, 0
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            text = entry.read_text()
        except OSError:
            continue  # it has ended meanwhile
        fields = text.rpartition(")")[2].split()
        ticks = int(fields[11]) + int(fields[12])
        own += ticks if int(entry.parent.name) == server else 0
        bots += ticks if int(fields[1]) == server else 0
    second = os.sysconf("SC_CLK_TCK")
    return own / second, bots / second


def report(lasted: float, tally: Tally, complaints: list[str]) -> int:
    print(f"moves acknowledged {len(tally.waits)} ({len(tally.waits) / lasted:.0f}/s), games ended {tally.games}")
    for name, values in (("move to acknowledged view", tally.waits), ("until it is our turn again", tally.answers)):
        figures = ", ".join(f"{label} {percentile(values, share):.0f} ms" for label, share in SHARES)
        print(f"{name:27} {figures}")
    print(f"received {tally.bytes / max(1, len(tally.waits)) / 1000:.1f} kB per move")
    print(f"errors {len(tally.errors)}; in the server's log {len(complaints)}")
    for problem in (tally.errors + complaints)[:5]:
        print(f"  {problem}")
    late = percentile(tally.waits, 0.95)
    print(f"limit p95 < {LIMIT_MS:.0f} ms: {'kept' if late < LIMIT_MS else 'missed'}")
    return 0 if late < LIMIT_MS and not tally.errors and not complaints else 1


SHARES = (("p50", 0.50), ("p95", 0.95), ("p99", 0.99))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--game", default="wagons")
    parser.add_argument("--think", type=float, default=2.0)
    given = parser.parse_args()
    sys.exit(asyncio.run(load(given.tables, given.seconds, given.game, given.think)))
