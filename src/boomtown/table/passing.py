"""Passes whoever asks for a table on to the server that plays it. A client may talk to any server."""

import asyncio
import logging
import time
from collections.abc import Coroutine, Iterable
from typing import TypeVar
from urllib.parse import quote

import httpx
from starlette.types import ASGIApp, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from boomtown.table.database import OUTAGES, cause
from boomtown.table.keys import accepted_subprotocol
from boomtown.table.leases import LEASE_SECONDS, SECRET, Leases, Owner
from boomtown.table.limits import body_receiver, refuse
from boomtown.table.refusals import CLOSE_AGAIN, MOVING, Refusal, database_away, moving_table
from boomtown.table.signals import LEFT

LOGGER = logging.getLogger("boomtown.table")

PREFIX = "/api/tables/"
CLIENT = b"x-boomtown-client"  # the address of whoever is passed on
# What an owner asks of a request, and what the client gets of its answer.
REQUEST_HEADERS = {b"accept-language", b"content-type", b"authorization"}
ANSWER_HEADERS = {b"content-type", b"content-disposition", b"retry-after"}
# Seconds until somebody who cannot be passed on is sent away; by then a table has a new owner.
PATIENCE = 12.0
LOOK_SECONDS = 0.25
ANSWER_SECONDS = 30.0
CHECK_SECONDS = 1.0

T = TypeVar("T")


class Unreachable(Exception):
    """The owner does not answer; it may have ended."""


class Passing:
    """Middleware around everything that is about one table."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        # Without threads, so that an owner who hangs uses up none. No connection is used twice: a server that closes an
        # idle one just then leaves open whether it has carried a request out.
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=0)
        self._client = httpx.AsyncClient(timeout=ANSWER_SECONDS, limits=limits, trust_env=False, verify=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._pass_on(scope, receive, send)
        except Refusal as error:
            await send_away(scope, send, error.key)

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        table = scope["path"].removeprefix(PREFIX).partition("/")[0] if scope["type"] in ("http", "websocket") else ""
        # These are made when the server starts, later than this middleware.
        leases: Leases | None = getattr(scope["app"].state, "leases", None)
        if leases is None or not leases.is_shared or not table or not scope["path"].startswith(PREFIX):
            await self.app(scope, receive, send)
            return
        if leases.is_server(scope["headers"]):
            # The address is the one that it names.
            scope["client"] = (dict(scope["headers"]).get(CLIENT, b"").decode("latin-1"), 0)
            # Somebody who was passed on is not passed on again: the other server looks anew.
            if await owner_of(leases, table) is not None:
                raise moving_table()
            await self.app(scope, receive, send)
            return
        body = await read_body(receive) if scope["type"] == "http" else b""
        begun = time.monotonic()
        while True:
            owner = await owner_of(leases, table)
            if owner is None:
                await self.app(scope, body_receiver(body, receive) if scope["type"] == "http" else receive, send)
                return
            try:
                if scope["type"] == "http":
                    answer = await self._while_owner(leases, table, owner, ask_owner(self._client, owner, scope, body))
                    await send_answer(answer, send)
                else:
                    owner_socket = await self._while_owner(leases, table, owner, connect_owner(owner, scope))
                    await carry(owner_socket, receive, send, accepted_subprotocol(scope))
                return
            except Unreachable as error:
                if time.monotonic() - begun > PATIENCE:
                    LOGGER.warning("table %r cannot be passed on: %s", table[:64], error)
                    raise moving_table() from error
            await leases.signals.wait(LEFT, LOOK_SECONDS)

    async def _while_owner(self, leases: Leases, table: str, owner: Owner, work: Coroutine[None, None, T]) -> T:
        """Wait for an owner for as long as it is one: it may hang. What it does after that cannot be stored."""
        task = asyncio.create_task(work)
        try:
            while True:
                await asyncio.wait({task}, timeout=CHECK_SECONDS)
                if task.done():
                    return task.result()
                if await owner_of(leases, table) != owner:
                    raise Unreachable("the owner did not answer until it had lost the table")
        finally:
            task.cancel()


async def owner_of(leases: Leases, table: str) -> Owner | None:
    """The other server that plays a table; None when it is ours now."""
    try:
        return await leases.claim(table[:64])
    except OUTAGES as error:
        LOGGER.warning("table %r: the database does not answer: %s", table[:64], cause(error))
        raise database_away() from error


async def send_away(scope: Scope, send: Send, key: str) -> None:
    if scope["type"] == "http":
        await refuse(scope, send, 503, key)
    else:
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": CLOSE_AGAIN})


def passed_headers(owner: Owner, scope: Scope) -> dict[str, str]:
    client = scope["client"][0] if scope.get("client") else ""
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in kept_headers(scope)}
    return {**headers, SECRET.decode(): owner.secret, CLIENT.decode(): client}


def kept_headers(scope: Scope) -> Iterable[tuple[bytes, bytes]]:
    return ((name, value) for name, value in scope["headers"] if name in REQUEST_HEADERS)


def target(scope: Scope) -> str:
    query = scope["query_string"].decode("latin-1")
    return quote(scope["path"]) + (f"?{query}" if query else "")


# Requests.


async def read_body(receive: Receive) -> bytes:
    """The whole body, whose length was limited before."""
    body: bytes = b""
    while True:
        message = await receive()
        body += message.get("body", b"")
        if message["type"] != "http.request" or not message.get("more_body", False):
            return body


async def ask_owner(client: httpx.AsyncClient, owner: Owner, scope: Scope, body: bytes) -> httpx.Response:
    headers = {**passed_headers(owner, scope), "accept-encoding": "identity"}
    address = f"http://{owner.address}{target(scope)}"
    try:
        answer = await client.request(scope["method"], address, content=body or None, headers=headers)
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        raise Unreachable(str(error)) from error
    if answer.status_code == 503 and MOVING in answer.text:
        raise Unreachable("the owner has just given the table back")
    return answer


async def send_answer(answer: httpx.Response, send: Send) -> None:
    headers = [(name, value) for name, value in answer.headers.raw if name.lower() in ANSWER_HEADERS]
    await send({"type": "http.response.start", "status": answer.status_code, "headers": headers})
    await send({"type": "http.response.body", "body": answer.content})


# Live connections.


async def connect_owner(owner: Owner, scope: Scope) -> ClientConnection:
    try:
        return await connect(
            f"ws://{owner.address}{target(scope)}",
            additional_headers=passed_headers(owner, scope),
            compression=None,
            max_size=None,
            open_timeout=ANSWER_SECONDS,
            # An owner that hangs is noticed as soon as one that has lost its tables.
            ping_interval=LEASE_SECONDS / 3,
            ping_timeout=LEASE_SECONDS,
            proxy=None,
        )
    except (OSError, TimeoutError, WebSocketException) as error:
        raise Unreachable(str(error)) from error


async def carry(owner_socket: ClientConnection, receive: Receive, send: Send, subprotocol: str | None) -> None:
    """Carry messages both ways. When the owner ends, the client is told to connect again."""
    await receive()  # that somebody wants to connect
    await send({"type": "websocket.accept", "subprotocol": subprotocol})
    upwards = asyncio.create_task(carry_up(owner_socket, receive))
    try:
        await carry_down(owner_socket, send)
    except (OSError, RuntimeError):
        pass  # the client has gone
    finally:
        upwards.cancel()
        await owner_socket.close()
        await asyncio.gather(upwards, return_exceptions=True)


async def carry_up(owner_socket: ClientConnection, receive: Receive) -> None:
    while True:
        message = await receive()
        if message["type"] != "websocket.receive":
            await owner_socket.close()
            return
        text = message.get("text")
        await owner_socket.send(text if text is not None else message.get("bytes") or b"")


async def carry_down(owner_socket: ClientConnection, send: Send) -> None:
    try:
        async for text in owner_socket:
            if isinstance(text, str):
                await send({"type": "websocket.send", "text": text})
    except ConnectionClosed:
        pass
    code = owner_socket.close_code
    # 1005 and 1006 mean that no code came.
    await send({"type": "websocket.close", "code": CLOSE_AGAIN if code in (None, 1005, 1006, 1001) else code})
