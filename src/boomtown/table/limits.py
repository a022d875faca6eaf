"""Limits against floods: a token bucket per sender, and a largest size of a request's body."""

import json
import logging
import time
from collections import OrderedDict

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boomtown.table.sentences import preferred_language, sentence

LOGGER = logging.getLogger("boomtown.table")

# Messages per second on a live connection. No person clicks this fast, even when every hover asks for a preview.
SOCKET_RATE = 25.0
SOCKET_BURST = 60.0
# Expensive REST requests per second and address. A room full of people behind one router still fits.
POST_RATE = 10.0
POST_BURST = 400.0
BODY_BYTES = 32 * 1024
# Addresses that are remembered.
ADDRESSES = 10_000
# These replay a whole game.
EXPENSIVE = ("/record", "/replay")


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


class RateLimiter:
    """One bucket per address; the addresses not seen for longest are forgotten."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def allows(self, address: str) -> bool:
        bucket = self._buckets.pop(address, None) or TokenBucket(POST_RATE, POST_BURST)
        self._buckets[address] = bucket
        if len(self._buckets) > ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take()


class RequestLimits:
    """Middleware that refuses requests that are too long or too many before anything reads them."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.limiter = RateLimiter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not (scope["method"] == "POST" or scope["path"].endswith(EXPENSIVE)):
            await self.app(scope, receive, send)
            return
        address = scope["client"][0] if scope.get("client") else ""
        if not self.limiter.allows(address):
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
        delivered = False

        async def receive_body() -> Message:
            nonlocal delivered
            if delivered:
                return await receive()
            delivered = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self.app(scope, receive_body, send)


async def refuse(scope: Scope, send: Send, status: int, key: str) -> None:
    LOGGER.info("%s %r: %d %s", scope["method"], scope["path"], status, key)
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    text = sentence(preferred_language(None, headers.get("accept-language")), key, {})
    answer = json.dumps({"error": {"key": key, "params": {}, "text": text}}, ensure_ascii=False).encode()
    head = [(b"content-type", b"application/json"), (b"content-length", str(len(answer)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": head})
    await send({"type": "http.response.body", "body": answer})
