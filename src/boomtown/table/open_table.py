"""A table in use: the table itself, its lock, the connections to it and the bots at work."""

import asyncio
import itertools
import time
from collections.abc import Mapping
from functools import cached_property
from typing import Protocol

from boomtown.table.analysis import SeatAnalysis
from boomtown.table.changes import changes_between
from boomtown.table.history import Points
from boomtown.table.messages import Recipient, state_without_log, with_log
from boomtown.table.server_messages import StateWithoutLog
from boomtown.table.table import Table, json_text
from boomtown.table.table_documents import PointsHistory

Audience = tuple[tuple[int, ...], str]


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

    def leave(self) -> None:
        """Close the connection so that the client connects anew."""
        ...


class Shown:
    """What an audience is shown, and what has changed since what it was shown before."""

    def __init__(self, number: int, state: StateWithoutLog, last: "Shown | None") -> None:
        self.state = state
        self.number = number  # counts all states of a table, whoever they are for
        self.base = 0 if last is None else last.number
        self.changes = "" if last is None else json_text(changes_between(last.state, state))

    @cached_property
    def text(self) -> str:
        return json_text(self.state)

    def text_since(self, base: int, is_numbered: bool) -> str:
        """What to send to somebody who was shown number `base`; the whole state if its changes are not known."""
        if base and base in (self.base, self.number):
            changes = self.changes if base == self.base else "[]"
            return f'{{"type":"changes","base":{base},"number":{self.number},"changes":{changes}}}'
        return f'{self.text[:-1]},"number":{self.number}}}' if is_numbered else self.text


class OpenTable:
    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.table: Table | None = None  # None until it is loaded, and again when it must be loaded anew
        self.lock = asyncio.Lock()  # held from the check of a change until everybody was sent the new state
        self.subscribers: dict[Subscriber, None] = {}  # in the order in which they came
        self.left: dict[int, float] = {}  # by seat, when its last connection ended
        self.gone: frozenset[int] = frozenset()  # the seats that were gone when somebody last looked, see absence.py
        self.thinking: set[int] = set()  # seats whose bots are at work
        self.following = False  # whether plans are being followed, see plans.py
        self.last_used = time.monotonic()
        # By seats and key; kept when the table changes, so that the next state can be told by its changes.
        self._shown: dict[Audience, Shown] = {}
        self._is_shown: set[Audience] = set()  # those to whom nothing has changed since
        self._numbers = itertools.count(1)
        self.analyses: dict[int, SeatAnalysis] = {}  # by seat, once somebody asked for it
        self._points: dict[tuple[int, ...], Points] = {}

    def points(self, table: Table, seats: tuple[int, ...]) -> PointsHistory:
        """Everybody's points after each number of moves, as somebody with these seats knew them."""
        points = self._points.get(seats)
        if points is None or points.rewinds != table.rewinds:
            points = self._points[seats] = Points(table, seats)
        return points.after(list(table.moves))

    def changed(self) -> None:
        """Send everybody the new state."""
        self.last_used = time.monotonic()
        self._is_shown.clear()
        for subscriber in self.subscribers:
            subscriber.send_state()

    def broadcast(self, message: Mapping[str, object]) -> None:
        for subscriber in self.subscribers:
            subscriber.send(message)

    def present(self) -> frozenset[int]:
        """The seats somebody is connected for."""
        return frozenset(seat for subscriber in self.subscribers for seat in subscriber.seats)

    def forget_shown(self) -> None:
        """Nobody is connected any more."""
        self._shown.clear()
        self._is_shown.clear()

    def shown(self, table: Table, seats: tuple[int, ...], key: str) -> Shown:
        """The state as somebody may see it now, made once for all who see the same."""
        # The message names the key only in the link to the rematch, and says whether it is the host's.
        audience = (seats, key if table.rematch is not None or table.is_host(key) else "")
        last = self._shown.get(audience)
        if last is not None and audience in self._is_shown:
            return last
        state = state_without_log(table, Recipient(seats, key, self.present(), self.gone))
        shown = self._shown[audience] = Shown(next(self._numbers), state, last)
        self._is_shown.add(audience)
        return shown

    def state_text(self, table: Table, seats: tuple[int, ...], key: str, since: int = 0) -> str:
        """The state message as JSON."""
        return with_log(self.shown(table, seats, key).text, table, seats, since)
