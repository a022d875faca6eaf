"""How many connections there may be, and how long one may be silent before it has asked, or not read the answer."""

import asyncio
import resource
import socket
from ipaddress import ip_address
from typing import Any, ClassVar
from weakref import WeakSet

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from boomtown.table.addresses import Network, payer
from boomtown.table.leases import Leases

# Seconds until the head of a request must be complete, from the connection or from its first letter on.
HEAD_SECONDS = 10.0
# Seconds in which somebody must read something of what waits for them; the system looks after that where it can.
READ_SECONDS = 60.0
USER_TIMEOUT: int | None = getattr(socket, "TCP_USER_TIMEOUT", None)
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
    proxies: tuple[Network, ...] = ()  # their connections are those of many people
    of_servers: ClassVar[WeakSet[asyncio.BaseProtocol]] = WeakSet()  # and so are these

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._head_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._is_crowded():
            transport.abort()
            return
        if USER_TIMEOUT is not None:
            connected: socket.socket = transport.get_extra_info("socket")
            connected.setsockopt(socket.IPPROTO_TCP, USER_TIMEOUT, int(1000 * READ_SECONDS))
        self._wait_for_head()

    def _is_crowded(self) -> bool:
        if len(self.connections) > self.most_connections:
            return True
        if len(self.connections) <= self.most_of_address or self._is_proxy():
            return False
        address = peer(self)
        same = [other for other in self.connections if peer(other) == address]
        return sum(other not in self.of_servers for other in same) > self.most_of_address

    def _is_proxy(self) -> bool:
        return self.client is not None and any(ip_address(self.client[0]) in proxy for proxy in self.proxies)

    # Uvicorn closes a connection that says nothing after an answer; these see to a further head that never ends.

    def data_received(self, data: bytes) -> None:
        if self._head_timer is None and self._is_idle():
            self._wait_for_head()
        super().data_received(data)

    def _is_idle(self) -> bool:
        """Whether no request is being answered."""
        return self.cycle is None or self.cycle.response_complete

    def _wait_for_head(self) -> None:
        self._head_timer = self.loop.call_later(HEAD_SECONDS, self._give_up)

    def _give_up(self) -> None:
        self._head_timer = None
        if self._is_idle():
            self.transport.abort()

    def _stop_waiting(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def on_response_complete(self) -> None:
        self._stop_waiting()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_waiting()  # another protocol goes on with the connection
        super().handle_websocket_upgrade(event)
        leases: Leases | None = self.app_state.get("leases")
        if leases is not None and leases.is_server(event.headers):
            self.of_servers.add(self.transport.get_protocol())

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)


def peer(connection: asyncio.BaseProtocol) -> str:
    client = getattr(connection, "client", None)
    return payer(client[0]) if client else ""
