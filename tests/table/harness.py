"""A real server on loopback in a thread of the test, and people who talk to it."""

import json
import socket
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Self

import httpx
import sqlalchemy as sql
import uvicorn
from websockets.sync.client import ClientConnection, connect

from boomtown.table.app import create_app
from boomtown.table.bot_pool import BotPool
from boomtown.table.changes import apply_changes
from boomtown.table.connection_limits import LimitedConnection
from boomtown.table.database import Database
from boomtown.table.editions import Editions
from boomtown.table.leases import LEASE_SECONDS, Leases
from boomtown.table.limits import Budgets, Limits, Rate, TokenBucket
from boomtown.table.messengers import NoticeOptions
from boomtown.table.pages import STATIC
from boomtown.table.server import LONGEST_FRAME
from boomtown.table.signals import Signals
from boomtown.table.tables import Tables
from boomtown.table.writer import Writer

# Long enough for a busy machine; a test that waits this long has failed.
TIMEOUT = 60.0

Doc = dict[str, Any]

# All tests come from one address, and faster than people. What a key may do at a table stays as it is.
ENOUGH = Rate(10_000.0, 10_000.0)
PLENTY = Limits(
    address_questions=ENOUGH, table_questions=ENOUGH, creations=ENOUGH, connects=ENOUGH, replays=ENOUGH, past=ENOUGH,
    reads=ENOUGH, chat=ENOUGH, spectators_chat=ENOUGH, notices=ENOUGH,
)  # fmt: skip


class Server:
    """A running server."""

    def __init__(
        self,
        folder: Path,
        static: Path = STATIC,
        components: Path | None = None,
        database: str = "",
        lease: float = LEASE_SECONDS,
        limits: Limits = PLENTY,
        sites: tuple[str, ...] = (),
        host_bots: dict[str, str] | None = None,
        notice_options: NoticeOptions | None = None,
        proxies: tuple[str, ...] = (),
    ) -> None:
        self.folder = folder
        listening = socket.socket()
        listening.bind(("127.0.0.1", 0))
        self.port: int = listening.getsockname()[1]
        self.app = create_app(
            folder, components=components, workers=1, static=static, database=Database(folder, database),
            address=f"127.0.0.1:{self.port}", lease=lease, limits=limits, sites=sites, host_bots=host_bots,
            notice_options=notice_options, notice_grace=0.0,
        )  # fmt: skip
        config = uvicorn.Config(
            self.app,
            ws_max_size=LONGEST_FRAME,
            log_level="error",
            access_log=False,
            http=LimitedConnection,
            proxy_headers=bool(proxies),
            forwarded_allow_ips=list(proxies),
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, args=([listening],), daemon=True)
        self._thread.start()
        begun = time.monotonic()
        while not self._server.started:
            assert self._thread.is_alive() and time.monotonic() - begun < TIMEOUT, "the server does not start"
            time.sleep(0.01)
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=TIMEOUT)

    def write(self, statement: str, **values: object) -> None:
        """Change the store behind the server's back."""
        with self.tables.engine.execution_options(writes=True).begin() as connection:
            connection.execute(sql.text(statement), values)

    def rows(self, statement: str, **values: object) -> list[tuple[Any, ...]]:
        """What the store holds."""
        with self.tables.engine.begin() as connection:
            return [tuple(row) for row in connection.execute(sql.text(statement), values)]

    @property
    def tables(self) -> Tables:
        tables: Tables = self.app.state.tables
        return tables

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def close(self) -> None:
        self.http.close()
        self._server.should_exit = True
        self._thread.join(TIMEOUT)

    def new_table(
        self, game: str, *seats: str, options: Doc | None = None, edition: str = "", invites: bool = False
    ) -> Doc:
        """A table; a seat is "person", "open" or the level of a bot.

        Guests have exchanged their invitations already, unless it `invites` them.
        """
        wanted = [{"kind": seat} if seat in ("person", "open") else {"kind": "bot", "level": seat} for seat in seats]
        body = {"game": game, "edition": edition, "options": options or {}, "seats": wanted}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        found: Doc = answer.json()
        if not invites and found["invitations"]:
            own = """update keys set invitation = false where "table" = :table and seats <> '[]'"""
            self.write(own, table=found["table"])
        return found

    def finished_table(self, game: str = "wagons", *seats: str, edition: str = "") -> Doc:
        """A table that bots have played to the end."""
        table = self.new_table(game, *(seats or ("greenhorn", "greenhorn")), edition=edition)
        with Player(self, table["table"], table["watch"]) as spectator:
            spectator.until(lambda state: bool(state["over"]))
        return table

    def state(self, table: str, key: str) -> Doc:
        answer = self.http.get(f"/api/tables/{table}", params={"key": key})
        assert answer.status_code == 200, answer.text
        found: Doc = answer.json()
        return found


@asynccontextmanager
async def tables_over(database: Database) -> AsyncIterator[Tables]:
    """The tables of a server that nobody can connect to."""
    writer = Writer(database.engine)
    leases = Leases(database, writer, Signals(database), lease=3600.0)  # nothing renews it here
    await leases.enter()
    try:
        yield Tables(database, writer, leases, BotPool(1), Editions(), 0.0, Budgets(PLENTY))
    finally:
        writer.close()


class Player:
    """Somebody at a table, over a live connection."""

    def __init__(
        self, server: Server, table: str, key: str, language: str = "en", log: str = "", state: str = ""
    ) -> None:
        query = f"key={key}&lang={language}&log={log}&state={state}"
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live?{query}"
        self._stack = ExitStack()
        self.socket: ClientConnection = self._stack.enter_context(
            connect(address, max_size=None, open_timeout=TIMEOUT, close_timeout=1, max_queue=None)
        )
        # A player keeps below the server's limit, so that a fast machine does not turn it into a flood.
        self._pace = TokenBucket(*(number / 2 for number in Limits().messages))
        self.received: list[str] = []  # every message as it came
        self.state: Doc = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self._stack.close()

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def receive(self) -> Doc:
        text = self.socket.recv(TIMEOUT)
        assert isinstance(text, str)
        self.received.append(text)
        message: Doc = json.loads(text)
        if message["type"] == "changes":
            message = self.changed_state(message)
        if message["type"] in ("state", "refused"):
            state = message.get("state", message)
            # A refusal has only the events that are new; what is known already is kept.
            state["log"] = self.state.get("log", [])[: state["log_from"]] + state["log"]
            self.state = state
        return message

    def changed_state(self, message: Doc) -> Doc:
        """The state that changes lead to."""
        assert message["base"] == self.state["number"]
        changed = apply_changes(self.state, message["changes"])
        assert isinstance(changed, dict)
        return {**changed, "number": message["number"], "log_from": message["log_from"], "log": message["log"]}

    def next(self, kind: str) -> Doc:
        """The next message of a kind."""
        while True:
            message = self.receive()
            if message["type"] == kind:
                return message

    def until(self, good: Callable[[Doc], bool]) -> Doc:
        """The first state that is as wanted, the one at hand included."""
        while not self.state or not good(self.state):
            self.next("state")
        return self.state

    def arrive(self) -> Doc:
        return self.until(lambda state: True)

    def allow_hints(self) -> None:
        """As the host, where several people play."""
        self.send(type="aids", on=True, what="hints")
        self.until(lambda state: bool(state["hints"]))

    def my_turn(self, seat: int = 0) -> Doc:
        """Wait until the seat is asked or the game is over."""
        return self.until(lambda state: state["over"] or seat in state["pending"])

    def move(self, seat: int, action: int) -> Doc:
        """Play and wait for the acknowledgement."""
        while not self._pace.take():
            time.sleep(0.02)
        ply = self.state["ply"]
        self.send(type="move", seat=seat, ply=ply, action=action)
        while True:
            message = self.receive()
            assert message["type"] not in ("refused", "error"), message
            if message["type"] == "state" and message["ply"] > ply:
                return message

    def first(self, seat: int = 0) -> Doc:
        """Play the first action that is legal."""
        return self.move(seat, self.state["legal"][str(seat)][0])

    def closed_with(self) -> int:
        """Read to the end of the connection and tell its close code."""
        try:
            while True:
                self.receive()
        except Exception:
            assert self.socket.protocol.close_code is not None
            return int(self.socket.protocol.close_code)


def two_people(server: Server) -> tuple[Doc, Player, Player]:
    """Two browsers at one table; in wagons the second seat begins."""
    table = server.new_table("wagons", "person", "open")
    first = Player(server, table["table"], table["key"])
    second = Player(server, table["table"], table["invitations"][0]["key"])
    first.arrive()
    second.arrive()
    return table, first, second
