"""A table with the people around it: who is connected, who changes it now, which bots are at work."""

import asyncio
import time
from typing import Protocol

from boomtown.kernel.state import Json
from boomtown.table.sight import Company, state_text
from boomtown.table.table import Table


class Guest(Protocol):
    """Somebody connected to a table."""

    seats: tuple[int, ...]
    key: str

    def post(self, message: Json) -> None:
        """Send a message as soon as the line is free."""
        ...

    def post_state(self) -> None:
        """Send the state as it will be when the line is free."""
        ...


class Room:
    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.table: Table | None = None  # None until it is loaded, and again when it must be loaded anew
        self.lock = asyncio.Lock()  # whoever changes the table holds it from the check to the last word
        self.guests: set[Guest] = set()
        self.working: set[int] = set()  # seats whose bots think
        self.touched = time.monotonic()
        self._texts: dict[tuple[tuple[int, ...], str, int], str] = {}

    def changed(self) -> None:
        """Tell everybody."""
        self.touched = time.monotonic()
        self._texts = {}
        for guest in self.guests:
            guest.post_state()

    def tell(self, message: Json) -> None:
        for guest in self.guests:
            guest.post(message)

    def present(self) -> frozenset[int]:
        return frozenset(seat for guest in self.guests for seat in guest.seats)

    def state_text(self, table: Table, seats: tuple[int, ...], key: str, since: int = 0) -> str:
        """The state message as text, made once for all who see the same."""
        # Only the rematch names the key.
        line = (seats, key if table.rematch is not None else "", since)
        text = self._texts.get(line)
        if text is None:
            text = state_text(table, Company(seats, key, self.present()), since)
            self._texts[line] = text
        return text
