"""Against floods: a bucket of tokens per sender, and an end to bodies that are too long."""

import json
import logging
import time
from collections import OrderedDict

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boomtown.table.words import sentence, spoken_language

LOGGER = logging.getLogger("boomtown.table")

# A person never clicks this fast, even when every hover asks for a preview.
SOCKET_RATE = 25.0
SOCKET_BURST = 60.0
# What costs much over REST, per address: a room full of people behind one router still fits.
POST_RATE = 10.0
POST_BURST = 400.0
BODY_BYTES = 32 * 1024
ADDRESSES = 10_000
# Whole games, worked out anew.
COSTLY = ("/record", "/replay")


class Bucket:
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


class Doorman:
    """One bucket per address, the ones not seen for longest forgotten."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def admits(self, address: str) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(POST_RATE, POST_BURST)
        self._buckets[address] = bucket
        if len(self._buckets) > ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take()


class Gate:
    """Turns away requests that are too long or too many before anything reads them."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.doorman = Doorman()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not (scope["method"] == "POST" or scope["path"].endswith(COSTLY)):
            await self.app(scope, receive, send)
            return
        address = scope["client"][0] if scope.get("client") else ""
        if not self.doorman.admits(address):
            await refuse(scope, send, 429, "table-too-fast")
            return
        body = b""
        while True:
            message = await receive()
            if message["type"] != "http.request":
                return
            body += message.get("body", b"")
            if len(body) > BODY_BYTES:
                await refuse(scope, send, 413, "table-too-long")
                return
            if not message.get("more_body", False):
                break
        told = False

        async def again() -> Message:
            nonlocal told
            if told:
                return await receive()
            told = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self.app(scope, again, send)


async def refuse(scope: Scope, send: Send, status: int, key: str) -> None:
    LOGGER.info("%s %r: %d %s", scope["method"], scope["path"], status, key)
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    text = sentence(spoken_language(None, headers.get("accept-language")), key, {})
    doc = {"error": {"key": key, "params": {}, "text": text}}
    answer = json.dumps(doc, ensure_ascii=False).encode()
    head = [(b"content-type", b"application/json"), (b"content-length", str(len(answer)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": head})
    await send({"type": "http.response.body", "body": answer})
