"""How one table fares while others are greedy: `python bench/attacks.py [--seconds 8]`.

Starts a server of its own on loopback and lets two people play quietly at one table, while attackers with another
address ask for as much as they can. Prints the time from a move to its acknowledgement, and fails above the limit.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from load import SERVER, free_port, percentile, post, ready
from websockets.asyncio.client import ClientConnection, connect

LIMIT_MS = 100.0
PAUSE = 0.05  # seconds between two moves of the victim
ATTACKER = "127.0.0.2"
Doc = dict[str, Any]
PERSONS: Doc = {"game": "wagons", "seats": [{"kind": "person"}, {"kind": "person"}]}
LATE: Doc = {"game": "sprawl", "seats": [{"kind": "person"}, {"kind": "person"}]}


async def sit_down(port: int, wish: Doc, attacker: bool = True) -> tuple[ClientConnection, Doc]:
    table = await asyncio.to_thread(post, port, "/api/tables", wish, ATTACKER if attacker else "")
    address = f"ws://127.0.0.1:{port}/api/tables/{table['table']}/live?key={table['key']}&log=new"
    line = await connect(address, max_size=None, local_addr=(ATTACKER, 0) if attacker else None)
    return line, await next_state(line)


async def next_state(line: ClientConnection) -> Doc:
    while True:
        message: Doc = json.loads(await line.recv())
        if message["type"] == "state":
            return message


async def victim(port: int, ends: float) -> list[float]:
    """Plays games one after the other and measures every move."""
    chance, waits = random.Random(1), list[float]()
    while time.monotonic() < ends:
        line, state = await sit_down(port, PERSONS, attacker=False)
        while not state["over"] and time.monotonic() < ends:
            await asyncio.sleep(PAUSE)
            seat = state["pending"][0]
            action = chance.choice(state["legal"][str(seat)])
            move = {"type": "move", "seat": seat, "ply": state["ply"], "action": action}
            begun, ply = time.perf_counter(), state["ply"]
            await line.send(json.dumps(move))
            while state["ply"] <= ply:
                state = await next_state(line)
            waits.append(1000 * (time.perf_counter() - begun))
        await line.close()
    return waits


Attack = Callable[[int, float], Coroutine[None, None, None]]


async def peace(port: int, ends: float) -> None:
    """Nobody attacks."""


async def greedy_sockets(port: int, ends: float) -> None:
    """Twenty sockets ask for previews of everything, at their own tables."""

    async def one() -> None:
        while time.monotonic() < ends:
            line, state = await sit_down(port, LATE)
            seat = state["pending"][0]
            reader = asyncio.create_task(read_all(line))
            try:
                while time.monotonic() < ends:
                    for action in state["legal"][str(seat)]:
                        asked = {"type": "preview", "seat": seat, "ply": state["ply"], "action": action}
                        await line.send(json.dumps(asked))
                    await asyncio.sleep(0)
            finally:
                reader.cancel()
                await line.close()

    await keep_on(one, 20, ends)


async def readers(port: int, ends: float) -> None:
    """Twenty read whole states over and over, without a live connection."""

    async def one() -> None:
        table = await asyncio.to_thread(post, port, "/api/tables", LATE, ATTACKER)
        path = f"/api/tables/{table['table']}?key={table['key']}"
        head = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n".encode()
        while time.monotonic() < ends:
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
            writer.write(head)
            await reader.read()
            writer.close()

    await keep_on(one, 20, ends)


async def uploaders(port: int, ends: float) -> None:
    """Eight upload whole games as fast as they can."""
    import boomtown
    from boomtown.bots import Seat, bot
    from boomtown.kernel.match import Match

    match = Match(boomtown.game("carson"), 2, 7)
    player = bot("random", 1)
    while not match.state.over:
        seat = match.state.pending()[0]
        match.apply(seat, player.choose(Seat(match.state, seat)))
    body = match.record.to_text().encode()
    head = f"POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n\r\n".encode()

    async def one() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
        while time.monotonic() < ends:
            writer.write(head + body)
            await writer.drain()
            if not await reader.read(65_536):
                break
        writer.close()

    await keep_on(one, 8, ends)


async def hint_askers(port: int, ends: float) -> None:
    """Ninety ask for hints, each at a table of its own."""

    async def one() -> None:
        line, state = await sit_down(port, PERSONS)
        while time.monotonic() < ends:
            asked = {"type": "hint", "seat": state["pending"][0], "ply": state["ply"]}
            await line.send(json.dumps(asked))
            await asyncio.wait_for(line.recv(), 60)
            await asyncio.sleep(0.2)
        await line.close()

    await keep_on(one, 90, ends)


async def idlers(port: int, ends: float) -> None:
    """234 connections that say nothing; the server may have 256 files."""

    async def one() -> None:
        _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
        await asyncio.sleep(max(0.0, ends - time.monotonic()))
        writer.close()

    await keep_on(one, 234, ends)


async def read_all(line: ClientConnection) -> None:
    async for _ in line:
        pass


async def keep_on(one: Callable[[], Coroutine[None, None, None]], count: int, ends: float) -> None:
    """So many attackers, each of whom begins anew when it is thrown out."""

    async def again() -> None:
        while time.monotonic() < ends:
            try:
                await asyncio.wait_for(one(), max(0.01, ends - time.monotonic()))
            except Exception:
                await asyncio.sleep(0.05)

    await asyncio.gather(*(again() for _ in range(count)))


ATTACKS: tuple[Attack, ...] = (peace, greedy_sockets, readers, uploaders, hint_askers, idlers)


async def measure(attack: Attack, seconds: float) -> bool:
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="boomtown-attack-") as folder:
        with (Path(folder) / "log").open("wb") as log:
            limit = "ulimit -n 256; " if attack is idlers else ""
            command = f'{limit}exec "$0" -c "$1" "$2" "$3"'
            server = subprocess.Popen(
                ["bash", "-c", command, sys.executable, SERVER, str(port), folder], stdout=log, stderr=log
            )
        attacker: subprocess.Popen[bytes] | None = None
        try:
            await ready(port, server)
            await victim(port, time.monotonic() + 1)
            # The attackers have a process of their own, so that they do not delay the victim's clock.
            words = ["--attack", attack.__name__, "--port", str(port), "--seconds", str(seconds + 2)]
            attacker = subprocess.Popen([sys.executable, __file__, *words])
            await asyncio.sleep(2)
            waits = await victim(port, time.monotonic() + seconds)
        finally:
            if attacker is not None:
                attacker.wait(60)
            server.terminate()
            server.wait(60)
        text = (Path(folder) / "log").read_text()
    p50, p95, worst = (percentile(waits, share) for share in (0.5, 0.95, 1.0))
    trouble = text.count("Traceback")
    good = p95 < LIMIT_MS and not trouble
    print(
        f"{attack.__name__:15} {len(waits):4} moves, p50 {p50:.0f} ms, p95 {p95:.0f} ms, worst {worst:.0f} ms; "
        f"tracebacks {trouble}: {'kept' if good else 'missed'}",
        flush=True,
    )
    return good


async def main(seconds: float) -> int:
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; limit p95 < {LIMIT_MS:.0f} ms")
    good = [await measure(attack, seconds) for attack in ATTACKS]
    return 0 if all(good) else 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--attack", choices=[attack.__name__ for attack in ATTACKS], help="only attack a server")
    parser.add_argument("--port", type=int)
    given = parser.parse_args()
    if given.attack:
        chosen = next(attack for attack in ATTACKS if attack.__name__ == given.attack)
        asyncio.run(chosen(given.port, time.monotonic() + given.seconds))
    else:
        sys.exit(asyncio.run(main(given.seconds)))
