"""kill -9 at 50 random moments: every acknowledged move is there afterwards, none twice, and the games go on."""

import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from boomtown.table import store
from boomtown.table.store import FILE
from boomtown.table.table import Table
from tests.support import ROOT
from tests.table.harness import TIMEOUT, Doc

KILLS = int(os.environ.get("BOOMTOWN_KILLS", "50"))
# How long a server lives, at most, once it has begun to play.
LIFE = 0.35

BROKEN = (OSError, WebSocketException, TimeoutError, EOFError, httpx.HTTPError)


class Victim:
    """The server in a process of its own."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.folder = folder
        command = [sys.executable, "-m", "tests.table.victim", str(self.port), str(folder)]
        self.log = folder / "log"
        with self.log.open("w") as log:
            self._mother = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, text=True, cwd=ROOT
            )
        self._process = 0

    def start(self) -> None:
        assert self._mother.stdin is not None and self._mother.stdout is not None
        self._mother.stdin.write("start\n")
        self._mother.stdin.flush()
        self._process = int(self._mother.stdout.readline())

    def kill(self) -> None:
        os.kill(self._process, signal.SIGKILL)
        while True:
            try:
                os.kill(self._process, 0)
            except ProcessLookupError:
                self._process = 0
                return
            time.sleep(0.001)

    def close(self) -> None:
        if self._process:
            self.kill()
        assert self._mother.stdin is not None
        self._mother.stdin.close()
        self._mother.wait()


class Witness(threading.Thread):
    """Plays or watches tables one after the other and remembers everything that was acknowledged."""

    def __init__(self, victim: Victim, game: str, seats: list[str], seed: int) -> None:
        super().__init__(daemon=True)
        self.address = f"127.0.0.1:{victim.port}"
        self.body = {"game": game, "seats": [{"kind": "person"} if one == "person" else bot(one) for one in seats]}
        self.chance = random.Random(seed)
        self.acknowledged: dict[tuple[str, int], tuple[int, int]] = {}  # table and ply it was made at -> seat, action
        self.seen: dict[str, int] = {}  # table -> the ply it had reached
        self.progress = 0
        self.finished = 0
        self.ends = threading.Event()
        self.fault: str | None = None

    def run(self) -> None:
        while not self.ends.is_set() and self.fault is None:
            try:
                doc = httpx.post(f"http://{self.address}/api/tables", json=self.body, timeout=TIMEOUT).json()
            except BROKEN:
                time.sleep(0.02)
                continue
            self.seen[doc["table"]] = 0
            self.attend(doc["table"], doc["key"])

    def attend(self, table: str, key: str) -> None:
        """Stay at one table to its end, through all breakdowns."""
        sent: Doc | None = None
        log: list[Doc] = []
        while not self.ends.is_set():
            try:
                with connect(f"ws://{self.address}/api/tables/{table}/live?key={key}", max_size=None) as line:
                    if sent is not None:
                        # Did it arrive or not? Sent again, it must count once.
                        line.send(json.dumps(sent))
                    while not self.ends.is_set():
                        message = json.loads(line.recv(TIMEOUT))
                        state = message.get("state", message)
                        if state["type"] != "state":
                            continue
                        log = self.check(table, state, log)
                        if message["type"] == "refused" and message["of"] != sent:
                            continue  # of what was said twice: the first time counted
                        if sent is not None and state["ply"] > sent["ply"]:
                            if message["type"] == "state" and sent["seat"] in state["pending"]:
                                # Asked anew, or only others have answered a secret question yet: say it again.
                                line.send(json.dumps(sent))
                                continue
                            if message["type"] == "state":
                                self.acknowledged[table, sent["ply"]] = (sent["seat"], sent["action"])
                            sent = None
                        if state["over"]:
                            self.finished += 1
                            return
                        if sent is None:
                            sent = self.decide(state)
                            if sent is not None:
                                line.send(json.dumps(sent))
            except BROKEN:
                time.sleep(0.02)
            except Exception as error:
                self.fault = f"{type(error).__name__}: {error}"
                return

    def check(self, table: str, state: Doc, log: list[Doc]) -> list[Doc]:
        """Nothing that was once shown may be missing or different."""
        assert state["ply"] >= self.seen[table], f"ply {state['ply']} after {self.seen[table]}"
        assert state["log"][: len(log)] == log, "the log has changed"
        self.progress += state["ply"] > self.seen[table]
        self.seen[table] = state["ply"]
        found: list[Doc] = state["log"]
        return found

    def decide(self, state: Doc) -> Doc | None:
        for seat in state["mine"]:
            legal = state["legal"][str(seat)]
            if seat in state["pending"]:
                return {"type": "move", "seat": seat, "ply": state["ply"], "action": self.chance.choice(legal)}
        return None


def bot(level: str) -> Doc:
    return {"kind": "bot", "level": level}


@pytest.fixture
def victim(tmp_path: Path) -> Iterator[Victim]:
    found = Victim(tmp_path)
    found.start()
    yield found
    found.close()


def stored(folder: Path) -> dict[str, list[tuple[int, int]]]:
    """All moves in the file, by table; their plies have no gap."""
    found: dict[str, list[tuple[int, int]]] = {}
    with closing(sqlite3.connect(folder / FILE)) as connection:
        for (table,) in connection.execute("select id from tables"):
            found[table] = []
        rows = connection.execute('select "table", ply, seat, action from moves order by "table", ply')
        for table, ply, seat, action in rows:
            assert ply == len(found[table]), "a ply is missing"
            found[table].append((seat, action))
    return found


def check_store(folder: Path, witnesses: list[Witness]) -> None:
    moves = stored(folder)
    for witness in witnesses:
        assert witness.fault is None, witness.fault
        for (table, ply), move in list(witness.acknowledged.items()):
            # In a secret choice others may have been stored before it.
            later = [one for one in moves[table][ply:] if one[0] == move[0]]
            assert later and later[0] == move, "an acknowledged move is lost"
        for table, ply in list(witness.seen.items()):
            assert len(moves[table]) >= ply, "a move that was shown is lost"


def test_nothing_acknowledged_is_lost_and_nothing_counts_twice(victim: Victim) -> None:
    chance = random.Random(int(os.environ.get("BOOMTOWN_KILL_SEED", "20261115")))
    witnesses = [
        Witness(victim, "wagons", ["person", "person"], 1),
        Witness(victim, "wagons", ["deputy", "person"], 2),
        Witness(victim, "carson", ["person", "greenhorn", "deputy"], 3),
        Witness(victim, "carson", ["greenhorn", "greenhorn", "greenhorn"], 4),
        Witness(victim, "wagons", ["greenhorn", "deputy"], 5),
    ]
    for witness in witnesses:
        witness.start()
    for _ in range(KILLS):
        before = sum(witness.progress for witness in witnesses)
        begun = time.monotonic()
        while sum(witness.progress for witness in witnesses) == before:
            assert time.monotonic() - begun < TIMEOUT, [witness.fault for witness in witnesses]
            time.sleep(0.002)
        time.sleep(chance.random() * LIFE)
        victim.kill()
        check_store(victim.folder, witnesses)
        victim.start()
    go_on(victim, witnesses)


def go_on(victim: Victim, witnesses: list[Witness]) -> None:
    """After the last restart every game comes to its end, and every log is a game by the rules."""
    target = [witness.finished + 1 for witness in witnesses]
    begun = time.monotonic()
    while any(witness.finished < goal for witness, goal in zip(witnesses, target, strict=True)):
        assert time.monotonic() - begun < TIMEOUT, [(witness.finished, witness.fault) for witness in witnesses]
        time.sleep(0.01)
    victim.kill()
    for witness in witnesses:
        witness.ends.set()
    check_store(victim.folder, witnesses)
    engine = store.open_engine(victim.folder)
    for table, moves in stored(victim.folder).items():
        saved = store.load(engine, table)
        assert saved is not None
        assert Table(saved).moves == moves
    engine.dispose()
    assert sum(len(witness.acknowledged) for witness in witnesses) > KILLS
