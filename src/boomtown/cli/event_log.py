"""Keeps the events of a game and how many of them each reader has seen, so that everybody reads each once."""

from collections.abc import Sequence

from boomtown.kernel.message import Event
from boomtown.text import Catalogue


class EventLog:
    """The events of one session; give `add` to the match as its listener."""

    def __init__(self) -> None:
        self._events: list[Event] = []
        self._decision_starts: list[int] = []  # how many events there were before each decision
        self._seen: dict[int | None, int] = {}  # how many events each reader has seen

    def add(self, event: Event) -> None:
        self._events.append(event)

    def start_decision(self) -> None:
        """The events from here on belong to the next decision."""
        self._decision_starts.append(len(self._events))

    def undo_decision(self) -> None:
        """Remove the events of the last decision."""
        del self._events[self._decision_starts.pop() :]
        self._seen = {reader: min(count, len(self._events)) for reader, count in self._seen.items()}

    def unread(self, reader: int | None, catalogue: Catalogue, names: Sequence[str]) -> list[str]:
        """What a seat (None: a spectator) may know and has not read yet, as sentences."""
        unread = self._events[self._seen.get(reader, 0) :]
        self._seen[reader] = len(self._events)
        allowed = [event for event in unread if event.seats is None or reader in event.seats]
        return [catalogue.say(event.key, event.params, names) for event in allowed]
