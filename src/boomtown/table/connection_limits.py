"""How many connections there may be, and how long one may be silent at first."""

import asyncio
import resource
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

# Seconds until the head of the first request must be complete.
HEAD_SECONDS = 10.0
# Files that the server needs for itself: the database, the workers, its log.
RESERVED_FILES = 64


def raise_file_limit() -> int:
    """Let the process open as many files as the system allows it; how many connections that leaves room for."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return max(16, min(soft, 65_536) - RESERVED_FILES)


class LimitedConnection(H11Protocol):
    """An HTTP connection that is closed at once when there are too many, and soon when it says nothing."""

    most_connections = 1_000_000
    most_of_address = 1_000_000
    proxies: frozenset[str] = frozenset()  # their connections are those of many people

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._head_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._is_crowded():
            transport.abort()
            return
        self._head_timer = self.loop.call_later(HEAD_SECONDS, self._give_up)

    def _is_crowded(self) -> bool:
        if len(self.connections) > self.most_connections:
            return True
        address = self.client[0] if self.client else ""
        if address in self.proxies or len(self.connections) <= self.most_of_address:
            return False
        same = sum(1 for other in self.connections if (getattr(other, "client", None) or ("",))[0] == address)
        return same > self.most_of_address

    def _give_up(self) -> None:
        if self.scope is None:  # no request has come yet
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
        super().connection_lost(exc)
