"""A real server on loopback in a thread of the test, and people who talk to it."""

import json
import socket
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Self

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from boomtown.table.app import create_app
from boomtown.table.limits import SOCKET_BURST, SOCKET_RATE, TokenBucket
from boomtown.table.pages import STATIC
from boomtown.table.server import LONGEST_FRAME
from boomtown.table.tables import Tables

# Long enough for a busy machine; a test that waits this long has failed.
TIMEOUT = 60.0

Doc = dict[str, Any]


class Server:
    """A running server."""

    def __init__(self, folder: Path, static: Path = STATIC, components: Path | None = None) -> None:
        self.folder = folder
        self.app = create_app(folder, components=components, workers=1, static=static)
        listening = socket.socket()
        listening.bind(("127.0.0.1", 0))
        self.port: int = listening.getsockname()[1]
        config = uvicorn.Config(self.app, ws_max_size=LONGEST_FRAME, log_level="error", access_log=False)
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, args=([listening],), daemon=True)
        self._thread.start()
        begun = time.monotonic()
        while not self._server.started:
            assert self._thread.is_alive() and time.monotonic() - begun < TIMEOUT, "the server does not start"
            time.sleep(0.01)
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=TIMEOUT)

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

    def new_table(self, game: str, *seats: str, options: Doc | None = None, edition: str = "") -> Doc:
        """A table; a seat is "person", "open" or the level of a bot."""
        wanted = [{"kind": seat} if seat in ("person", "open") else {"kind": "bot", "level": seat} for seat in seats]
        body = {"game": game, "edition": edition, "options": options or {}, "seats": wanted}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        found: Doc = answer.json()
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


class Player:
    """Somebody at a table, over a live connection."""

    def __init__(self, server: Server, table: str, key: str, language: str = "en", log: str = "") -> None:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live?key={key}&lang={language}&log={log}"
        self._stack = ExitStack()
        self.socket: ClientConnection = self._stack.enter_context(
            connect(address, max_size=None, open_timeout=TIMEOUT, close_timeout=1, max_queue=None)
        )
        # A player keeps below the server's limit, so that a fast machine does not turn it into a flood.
        self._pace = TokenBucket(SOCKET_RATE / 2, SOCKET_BURST / 2)
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
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "refused":
            self.state = message["state"]
        return message

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
