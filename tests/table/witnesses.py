"""Servers that are killed, and witnesses who play on them and remember everything that was acknowledged."""

import itertools
import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
import uuid
from pathlib import Path

import httpx
import sqlalchemy as sql
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from boomtown.table import store
from boomtown.table.database import open_engine, open_postgres
from boomtown.table.schema import MOVES, TABLES
from boomtown.table.table import Table
from tests.support import ROOT
from tests.table.harness import TIMEOUT, Doc

BROKEN = (OSError, WebSocketException, TimeoutError, EOFError, httpx.HTTPError, json.JSONDecodeError)


class Victim:
    """A server in a process of its own."""

    def __init__(self, folder: Path, database: str = "", lease: float = 6.0) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.address = f"127.0.0.1:{self.port}"
        self.folder = folder
        self.database = database
        command = [sys.executable, "-m", "tests.table.victim", str(self.port), str(folder), database, str(lease)]
        folder.mkdir(parents=True, exist_ok=True)
        self.log = folder / f"log-{self.port}"
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
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals) -> None:
        """Send a signal and wait until the process is gone."""
        os.kill(self._process, how)
        begun = time.monotonic()
        while True:
            try:
                os.kill(self._process, 0)
            except ProcessLookupError:
                self._process = 0
                return
            assert time.monotonic() - begun < TIMEOUT, "it does not end"
            time.sleep(0.001)

    def send(self, what: signal.Signals) -> None:
        os.kill(self._process, what)

    def close(self) -> None:
        if self._process:
            self.kill()
        assert self._mother.stdin is not None
        self._mother.stdin.close()
        self._mother.wait()

    def engine(self) -> sql.Engine:
        return open_postgres(self.database) if self.database else open_engine(self.folder)


class Witness(threading.Thread):
    """Plays or watches tables one after the other, on any of the servers, and remembers all that was acknowledged."""

    def __init__(self, victims: list[Victim], game: str, seats: list[str], seed: int, games: int | None = None) -> None:
        super().__init__(daemon=True)
        # When a connection breaks, the next server is tried, as a balancer in front of them would do.
        self._addresses = itertools.cycle(victim.address for victim in victims[seed % len(victims) :] + victims)
        self.address = next(self._addresses)
        self.seats = [{"kind": "person"} if one == "person" else bot(one) for one in seats]
        self.body = {"game": game, "seats": self.seats}
        self.chance = random.Random(seed)
        self.acknowledged: dict[str, tuple[str, int, int]] = {}  # id of the message -> table, seat, action
        self.refused: set[str] = set()  # ids of messages that do not count
        self.seen: dict[str, int] = {}  # table -> the ply it had reached
        self.progress = 0
        self.moved_at = time.monotonic()
        self.longest_wait = 0.0  # seconds without progress
        self.finished = 0
        self.games = games
        self.ends = threading.Event()
        self.fault: str | None = None

    def run(self) -> None:
        while not self.ends.is_set() and self.fault is None and self.finished != self.games:
            try:
                doc = httpx.post(f"http://{self.address}/api/tables", json=self.body, timeout=TIMEOUT).json()
            except BROKEN:
                self.turn_away()
                continue
            if "table" not in doc:
                self.turn_away()  # the server could not store it
                continue
            self.seen[doc["table"]] = 0
            self.attend(doc["table"], doc["key"])

    def turn_away(self) -> None:
        self.address = next(self._addresses)
        time.sleep(0.02)

    def attend(self, table: str, key: str) -> None:
        """Stay at one table to its end, through all breakdowns."""
        sent: Doc | None = None
        log: list[Doc] = []
        while not self.ends.is_set():
            try:
                with connect(
                    f"ws://{self.address}/api/tables/{table}/live?key={key}", max_size=None, open_timeout=TIMEOUT
                ) as line:
                    if sent is not None:
                        # Did it arrive or not? Sent again, it must count once.
                        line.send(json.dumps(sent))
                    while not self.ends.is_set():
                        message = json.loads(line.recv(TIMEOUT))
                        if sent is not None and message.get("id") == sent["id"]:
                            self.answered(table, sent, message["type"])
                            sent = None
                        state = message.get("state", message)
                        if state["type"] == "error" and sent is None:
                            break  # come back for the state
                        if state["type"] != "state":
                            continue
                        state["log"] = log[: state["log_from"]] + state["log"]
                        log = self.check(table, state, log)
                        if state["over"]:
                            self.finished += 1
                            return
                        if sent is None:
                            sent = self.decide(state)
                            if sent is not None:
                                line.send(json.dumps(sent))
            except BROKEN:
                self.turn_away()
            except Exception as error:
                self.fault = f"{type(error).__name__}: {error}"
                return

    def answered(self, table: str, sent: Doc, answer: str) -> None:
        if answer == "done":
            self.acknowledged[sent["id"]] = (table, sent["seat"], sent["action"])
        else:
            assert answer in ("refused", "error"), answer
            self.refused.add(sent["id"])
            time.sleep(0.1)  # it may have been too fast

    def check(self, table: str, state: Doc, log: list[Doc]) -> list[Doc]:
        """Nothing that was once shown may be missing or different."""
        assert state["ply"] >= self.seen[table], f"ply {state['ply']} after {self.seen[table]}"
        assert state["log"][: len(log)] == log, "the log has changed"
        if state["ply"] > self.seen[table]:
            self.progress += 1
            now = time.monotonic()
            self.longest_wait = max(self.longest_wait, now - self.moved_at)
            self.moved_at = now
        self.seen[table] = state["ply"]
        found: list[Doc] = state["log"]
        return found

    def decide(self, state: Doc) -> Doc | None:
        for seat in state["mine"]:
            legal = state["legal"][str(seat)]
            if seat in state["pending"]:
                action = self.chance.choice(legal)
                return {
                    "type": "move", "id": uuid.uuid4().hex, "seat": seat, "ply": state["ply"],
                    "rewinds": state["rewinds"], "action": action,
                }  # fmt: skip
        return None


def bot(level: str) -> Doc:
    return {"kind": "bot", "level": level}


def check_store(engine: sql.Engine, witnesses: list[Witness]) -> None:
    """Everything that was acknowledged is stored once, nothing that was refused is, and no ply is missing."""
    acknowledged = {request: move for witness in witnesses for request, move in list(witness.acknowledged.items())}
    if engine.dialect.name == "postgresql":
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    with engine.begin() as connection:
        plies = {row.id: row.ply for row in connection.execute(sql.select(TABLES.c.id, TABLES.c.ply))}
        rows = connection.execute(sql.select(MOVES).order_by(MOVES.c.table, MOVES.c.ply)).all()
    counts: dict[str, int] = {}
    by_request: dict[str, list[tuple[str, int, int]]] = {}
    for row in rows:
        assert row.ply == counts.get(row.table, 0), "a ply is missing"
        counts[row.table] = row.ply + 1
        if row.request is not None:
            by_request.setdefault(row.request, []).append((row.table, row.seat, row.action))
    assert {table: ply for table, ply in plies.items() if ply} == counts
    for witness in witnesses:
        assert witness.fault is None, witness.fault
    for request, move in acknowledged.items():
        assert request in by_request, "an acknowledged move is lost"
        assert by_request[request] == [move], "a move counts twice or is another one"


def check_shown(engine: sql.Engine, witnesses: list[Witness]) -> None:
    """What was shown before is stored."""
    shown = [(table, ply) for witness in witnesses for table, ply in list(witness.seen.items())]
    refused = {request for witness in witnesses for request in list(witness.refused)}
    with engine.begin() as connection:
        plies = {row.id: row.ply for row in connection.execute(sql.select(TABLES.c.id, TABLES.c.ply))}
        requests = set(connection.execute(sql.select(MOVES.c.request)).scalars())
    for table, ply in shown:
        assert plies[table] >= ply, "a move that was shown is lost"
    assert not refused & requests, "a refused move counts"


def replay_all(engine: sql.Engine, witnesses: list[Witness]) -> None:
    """Every log is a game by the rules."""
    for witness in witnesses:
        for table in witness.seen:
            saved = store.load(engine, table)
            assert saved is not None and Table(saved).moves == saved.moves
