"""Budgets against floods. Work is charged to whoever causes it, an address, a key or a table, not to a connection."""

import asyncio
import json
import logging
import time
from collections import Counter, OrderedDict
from typing import NamedTuple

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boomtown.table.addresses import payer_of
from boomtown.table.leases import Leases
from boomtown.table.refusals import Refusal
from boomtown.table.sentences import preferred_language, sentence

LOGGER = logging.getLogger("boomtown.table")

BODY_BYTES = 32 * 1024
BODY_SECONDS = 15.0
# Buckets that are remembered.
BUCKETS = 50_000


class Rate(NamedTuple):
    """How many a second are allowed, after a burst of some more."""

    rate: float
    burst: float


class Limits(NamedTuple):
    """What everybody may do. A room full of people behind one router still fits."""

    # Messages of one key at one table, over all its tabs and devices. No person clicks this fast.
    messages: Rate = Rate(25.0, 60.0)
    # Previews, reasons, aids and refused moves, for one address and for one table.
    address_questions: Rate = Rate(80.0, 300.0)
    table_questions: Rate = Rate(50.0, 200.0)
    # New tables and new live connections of one address.
    creations: Rate = Rate(2.0, 60.0)
    connects: Rate = Rate(20.0, 300.0)
    # What replays a whole game: uploads, branches, records, replays; for one address.
    replays: Rate = Rate(1.0, 30.0)
    # A whole state: earlier positions of a game, which people step through one by one; for one address.
    past: Rate = Rate(10.0, 100.0)
    # Everything else that is asked over HTTP, but the files of the client; for one address.
    reads: Rate = Rate(50.0, 500.0)
    # Lines of chat, for one key and for all spectators of a table together.
    chat: Rate = Rate(1.0, 10.0)
    spectators_chat: Rate = Rate(0.5, 5.0)
    # Addresses for notices, of one address of the network and to one of them: each gets a message at once.
    notices: Rate = Rate(1 / 60, 6.0)
    hints: int = 4  # of one address at a time
    connections: int = 250  # of one address at a time
    spectators: int = 80  # of a table
    connections_of_key: int = 12  # at one table; one more replaces the oldest


class TokenBucket:
    """Fills at `rate` tokens a second up to `burst`; every message takes one."""

    __slots__ = ("rate", "burst", "tokens", "filled")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.filled = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.filled) * self.rate)
        self.filled = now
        if self.tokens < 1.0:
            return False
        self.tokens -= 1.0
        return True


class Budgets:
    """A bucket for everybody and everything that work is charged to; those not used for longest are forgotten."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.refused = 0  # requests and messages in all
        self._buckets: OrderedDict[tuple[str, str], TokenBucket] = OrderedDict()
        self._going_on: Counter[tuple[str, str]] = Counter()

    def allows(self, what: str, whose: str) -> bool:
        """Charge one of `what`, a field of Limits; whether it was affordable."""
        bucket = self._buckets.pop((what, whose), None)
        if bucket is None:
            rate: Rate = getattr(self.limits, what)
            bucket = TokenBucket(*rate)
        self._buckets[what, whose] = bucket
        if len(self._buckets) > BUCKETS:
            self._buckets.popitem(last=False)
        allowed = bucket.take()
        self.refused += not allowed
        return allowed

    def charge(self, what: str, whose: str) -> None:
        if not self.allows(what, whose):
            raise Refusal(429, "table-too-fast")

    def begin(self, what: str, whose: str) -> bool:
        """Count something that lasts for a while; whether there may be one more `what`, a field of Limits."""
        allowed: bool = self._going_on[what, whose] < getattr(self.limits, what)
        self._going_on[what, whose] += allowed
        self.refused += not allowed
        return allowed

    def end(self, what: str, whose: str) -> None:
        self._going_on[what, whose] -= 1
        if not self._going_on[what, whose]:
            del self._going_on[what, whose]


def charged_to(scope: Scope) -> str | None:
    """The budget of a request; None for what costs little."""
    path: str = scope["path"]
    if path.endswith(("/record", "/replay", "/branch", "/records", "/salvage")):
        return "replays"
    is_state = path.startswith("/api/tables/") and path.count("/") == 3
    if is_state or path.endswith(("/past", "/points", "/ahead")) or path.startswith("/api/clubs/"):
        return "past"
    if scope["method"] == "POST":
        return "creations"
    return "reads" if path.startswith("/api/") else None


def body_receiver(body: bytes, receive: Receive) -> Receive:
    """Gives the body that was read already, then whatever comes after it."""
    delivered = False

    async def receive_body() -> Message:
        nonlocal delivered
        if delivered:
            return await receive()
        delivered = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_body


class RequestLimits:
    """Middleware that refuses requests that are too long, too slow or too many before anything reads them."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        budgets: Budgets = scope["app"].state.budgets
        leases: Leases | None = getattr(scope["app"].state, "leases", None)
        address = payer_of(scope)
        # What another server passes on was charged there, to the address that asked.
        is_charged = leases is not None and leases.is_server(scope["headers"])
        budget = None if is_charged else charged_to(scope)
        if budget is not None and not budgets.allows(budget, address):
            await refuse(scope, send, 429, "table-too-fast")
            return
        body = b""
        ends = time.monotonic() + BODY_SECONDS
        while True:
            try:
                message = await asyncio.wait_for(receive(), max(0.0, ends - time.monotonic()))
            except TimeoutError:
                await refuse(scope, send, 408, "table-too-slow")
                return
            if message["type"] != "http.request":
                return
            body += message.get("body", b"")
            if len(body) > BODY_BYTES:
                await refuse(scope, send, 413, "table-too-long")
                return
            if not message.get("more_body", False):
                break
        await self.app(scope, body_receiver(body, receive), send)


async def refuse(scope: Scope, send: Send, status: int, key: str) -> None:
    LOGGER.info("%s %r: %d %s", scope["method"], scope["path"], status, key)
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    text = sentence(preferred_language(None, headers.get("accept-language")), key, {})
    answer = json.dumps({"error": {"key": key, "params": {}, "text": text}}, ensure_ascii=False).encode()
    head = [(b"content-type", b"application/json"), (b"content-length", str(len(answer)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": head})
    await send({"type": "http.response.body", "body": answer})
