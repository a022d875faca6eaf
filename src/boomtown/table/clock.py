"""The clock of a table: whose time runs, how much everybody has left, and when it is up. Nothing here waits or writes.

A clock gives everybody either an amount of time for the whole game and a little more for every turn ("bank"), or the
same time for every turn ("turn"). Times are in milliseconds, by the clock of this machine.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

ClockKind = Literal["bank", "turn"]
AtZero = Literal["bot", "remind"]

# Whoever takes a seat back from a bot has at least this much left of a time for the whole game.
LEAST_ON_RETURN = 60_000


def now_ms() -> int:
    return int(time.time() * 1000)


@dataclass(frozen=True)
class Clock:
    kind: ClockKind
    seconds: int  # for the whole game, or for every turn
    increment: int = 0  # seconds more for every turn, where they are for the whole game
    at_zero: AtZero = "bot"  # a bot takes over, or people are only told
    left: tuple[int, ...] = ()  # by seat, at the time `since`
    since: int = 0
    running: tuple[int, ...] = ()  # the seats whose time runs
    turns: tuple[int, ...] = ()  # by seat, for how many turns the increment was added
    rewinds: int = 0  # how often something was taken back when the clock was last looked at
    told: tuple[int, ...] = ()  # the seats whose time is up and was announced to everybody

    def fresh(self, seats: int) -> "Clock":
        """The same clock at the beginning of a game."""
        return Clock(
            self.kind, self.seconds, self.increment, self.at_zero, (self.seconds * 1000,) * seats, turns=(0,) * seats
        )

    def to_json(self) -> dict[str, Any]:
        return dict(vars(self))

    def until(self, seat: int) -> int | None:
        """When the time of a seat is up; None while it stands still."""
        return self.since + self.left[seat] if seat in self.running else None

    def expired(self, now: int) -> tuple[int, ...]:
        """The seats whose time is up and was not announced yet."""
        return tuple(seat for seat in self.running if seat not in self.told and self.since + self.left[seat] <= now)

    def due(self) -> float | None:
        """When somebody must look at the clock, in seconds."""
        ends = [self.since + self.left[seat] for seat in self.running if seat not in self.told]
        return min(ends) / 1000 if ends else None

    def is_ticking(self) -> bool:
        """Whether seconds count, so that the table must stay in memory."""
        return self.kind == "bank" and self.due() is not None

    def at(self, now: int) -> "Clock":
        """The same clock at a later time, with what has run since then taken off."""
        passed = max(0, now - self.since)
        left = tuple(max(0, time - passed) if seat in self.running else time for seat, time in enumerate(self.left))
        return replace(self, left=left, since=now)

    def after_move(self, running: Sequence[int], now: int, ended: int | None = None) -> "Clock":
        """The clock after a move; from now on the time of `running` runs. Seat `ended` has made a secret choice."""
        clock, before = self.at(now), {seat for seat in self.running if seat != ended}
        left, turns = list(clock.left), list(clock.turns)
        for seat in range(len(left)):
            goes_on = seat in before and seat in running
            if self.kind == "turn" and not goes_on:
                left[seat] = self.seconds * 1000
            elif self.kind == "bank" and seat in self.running and not goes_on:
                left[seat] += self.increment * 1000
                turns[seat] += 1
            elif self.at_zero == "bot" and seat in running and seat not in self.running and not left[seat]:
                left[seat] = LEAST_ON_RETURN
        told = tuple(seat for seat in self.told if seat in before and seat in running)
        return replace(clock, left=tuple(left), turns=tuple(turns), running=tuple(running), told=told)

    def after_change(self, running: Sequence[int], now: int, rewinds: int) -> "Clock":
        """The clock after anything else: something was taken back, or people have come, gone or agreed on a pause."""
        clock, rewound = self.at(now), rewinds != self.rewinds
        left, turns = list(clock.left), list(clock.turns)
        for seat in running:
            if seat in self.running:
                continue
            if rewound and self.kind == "turn":
                left[seat] = self.seconds * 1000
            elif rewound and turns[seat]:
                left[seat] = max(0, left[seat] - self.increment * 1000)
                turns[seat] -= 1
            elif not left[seat]:
                left[seat] = self.seconds * 1000 if self.kind == "turn" else LEAST_ON_RETURN
        told = tuple(seat for seat in self.told if seat in self.running and seat in running)
        return replace(clock, left=tuple(left), turns=tuple(turns), running=tuple(running), told=told, rewinds=rewinds)


def clock_from_json(doc: dict[str, Any]) -> Clock:
    fields: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in doc.items()}
    return Clock(**fields)


def awakened(clock: Clock) -> Clock:
    """A clock that is read from the store. Seconds during which no server had the table are not counted; days are."""
    return replace(clock, since=now_ms()) if clock.kind == "bank" else clock
