"""Remembers what happened and who has read it, so that everybody hears it once, in words."""

from collections.abc import Sequence

from boomtown.kernel.message import Event
from boomtown.text import Catalogue


class Chronicle:
    """The events of one sitting; give `hear` to the match as its listener."""

    def __init__(self) -> None:
        self._events: list[Event] = []
        self._marks: list[int] = []  # how many events there were before each decision
        self._read: dict[int | None, int] = {}  # how many events each reader has been told

    def hear(self, event: Event) -> None:
        self._events.append(event)

    def mark(self) -> None:
        """A decision is about to be made."""
        self._marks.append(len(self._events))

    def take_back(self) -> None:
        """The last decision did not happen."""
        del self._events[self._marks.pop() :]
        self._read = {reader: min(count, len(self._events)) for reader, count in self._read.items()}

    def news(self, reader: int | None, catalogue: Catalogue, names: Sequence[str]) -> list[str]:
        """What a seat (None: a spectator) may know and has not heard yet."""
        fresh = self._events[self._read.get(reader, 0) :]
        self._read[reader] = len(self._events)
        known = [event for event in fresh if event.seats is None or reader in event.seats]
        return [catalogue.say(event.key, event.params, names) for event in known]
