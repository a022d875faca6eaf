"""A table in use: the table itself, its lock, the connections to it and the bots at work."""

import asyncio
import time
from collections.abc import Mapping
from typing import Protocol

from boomtown.table.messages import Recipient, state_text
from boomtown.table.table import Table


class Subscriber(Protocol):
    """A connection that is sent the messages of a table."""

    seats: tuple[int, ...]
    key: str

    def send(self, message: Mapping[str, object]) -> None:
        """Send a message as soon as the connection is free."""
        ...

    def send_state(self) -> None:
        """Send the state as it will be when the connection is free."""
        ...


class OpenTable:
    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.table: Table | None = None  # None until it is loaded, and again when it must be loaded anew
        self.lock = asyncio.Lock()  # held from the check of a change until everybody was sent the new state
        self.subscribers: set[Subscriber] = set()
        self.thinking: set[int] = set()  # seats whose bots are at work
        self.last_used = time.monotonic()
        self._state_texts: dict[tuple[tuple[int, ...], str, int], str] = {}

    def changed(self) -> None:
        """Send everybody the new state."""
        self.last_used = time.monotonic()
        self._state_texts = {}
        for subscriber in self.subscribers:
            subscriber.send_state()

    def broadcast(self, message: Mapping[str, object]) -> None:
        for subscriber in self.subscribers:
            subscriber.send(message)

    def present(self) -> frozenset[int]:
        """The seats somebody is connected for."""
        return frozenset(seat for subscriber in self.subscribers for seat in subscriber.seats)

    def state_text(self, table: Table, seats: tuple[int, ...], key: str, since: int = 0) -> str:
        """The state message as JSON, made once for all who see the same."""
        # The message names the key only in the link to the rematch, and says whether it is the host's.
        cache_key = (seats, key if table.rematch is not None or table.is_host(key) else "", since)
        text = self._state_texts.get(cache_key)
        if text is None:
            text = state_text(table, Recipient(seats, key, self.present()), since)
            self._state_texts[cache_key] = text
        return text
