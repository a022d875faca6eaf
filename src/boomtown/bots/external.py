"""A bot that is a program of its own and speaks the bot protocol: the table's side.

Whatever the program does wrong costs it its move and nothing else: another legal action is played in its place, and it
is reported. A program that does not answer in time, or ends, is started again for the next decision.
"""

import json
import logging
import os
import select
import shlex
import signal
import subprocess
import time
from contextlib import suppress
from typing import Any, ClassVar

from boomtown.bots.protocol import PROTOCOL, Lines
from boomtown.bots.seat import Seat
from boomtown.kernel.game import Game
from boomtown.kernel.registry import owner_file
from boomtown.kernel.rng import Rng
from boomtown.kernel.state import State
from boomtown.version import VERSION

LOGGER = logging.getLogger("boomtown.bots")

# Seconds for a decision, when neither a limit nor a time budget is named; and beyond a time budget.
USUAL_LIMIT = 60.0
BEYOND_BUDGET = 5.0
# Seconds for starting and for agreeing on a game.
START_LIMIT = 30.0
# Seconds to answer after `stop`, and to end after `quit`.
STOP_GRACE = 2.0
LONGEST_LINE = 1 << 20

Doc = dict[str, Any]


class Fault(Exception):
    """What the program did wrong, in plain words for whoever wrote it."""


class ExternalBot:
    SETTINGS: ClassVar[dict[str, type[int] | type[float]]] = {"seconds": float, "iterations": int, "limit": float}

    def __init__(
        self,
        rng: Rng,
        command: str,
        seconds: float | None = None,
        iterations: int | None = None,
        limit: float | None = None,
    ) -> None:
        self.rng = rng
        self.command = command
        self.seconds = seconds
        self.iterations = iterations
        self.limit = limit or (USUAL_LIMIT if seconds is None else seconds + BEYOND_BUDGET)
        self.faults: list[str] = []  # what went wrong so far
        self.name = command  # what the program calls itself, once it has said hello
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: Lines | None = None
        self._agreed: tuple[Game[State], int, object] | None = None  # the set-up that the program knows
        self._numbers: list[tuple[int, int, float]] = []

    def choose(self, seat: Seat) -> int:
        legal = seat.legal()
        self._numbers = []
        if len(legal) == 1:
            return legal[0]
        try:
            return self._ask(seat, legal)
        except Fault as fault:
            self._report(str(fault))
            return legal[self.rng.below(len(legal))]

    def ranking(self, seat: int) -> list[tuple[int, int, float]]:
        """The numbers that the program sent with its last answer: action, visits, value."""
        return self._numbers

    def close(self) -> None:
        """End the program: politely, and if that does not help, by force."""
        process, self._process, self._lines, self._agreed = self._process, None, None, None
        if process is None:
            return
        assert process.stdin is not None and process.stdout is not None
        with suppress(OSError):
            os.write(process.stdin.fileno(), b'{"type": "quit"}\n')
        process.stdin.close()
        try:
            process.wait(STOP_GRACE)
        except subprocess.TimeoutExpired:
            self._kill(process)
        process.stdout.close()

    def _ask(self, seat: Seat, legal: list[int]) -> int:
        world = seat.imagine(self.rng)
        self._start()
        self._set_up(world)
        texts = [world.game.actions.format(action) for action in legal]
        position = {"seat": seat.number, "view": seat.view(), "world": world.to_json(), "legal": legal, "texts": texts}
        budget = {"seconds": self.seconds, "iterations": self.iterations}
        self._send({"type": "position", **position})
        self._send({"type": "go", **{name: value for name, value in budget.items() if value is not None}})
        answer = self._receive("answer", self.limit, stop=True)
        action = answer.get("action")
        if isinstance(action, str) and action in texts:
            action = legal[texts.index(action)]
        if not isinstance(action, int) or isinstance(action, bool) or action not in legal:
            raise Fault(f"it answered {json.dumps(action)[:80]}, which is not legal; it may choose from {legal[:20]}")
        self._numbers = read_numbers(answer.get("numbers"))
        return action

    def _start(self) -> None:
        if self._process is not None and self._process.poll() is None:
            return
        self.close()
        pipe = subprocess.PIPE
        try:
            words = shlex.split(self.command)
            # A group of its own, so that the program and what it started end together, and not with Ctrl-C.
            self._process = subprocess.Popen(words, bufsize=0, stdin=pipe, stdout=pipe, start_new_session=True)
        except (OSError, ValueError, IndexError) as error:
            raise Fault(f"it cannot be started: {error}") from error
        assert self._process.stdin is not None and self._process.stdout is not None
        os.set_blocking(self._process.stdin.fileno(), False)
        self._lines = Lines(self._process.stdout.fileno())
        self._send({"type": "hello", "protocol": PROTOCOL, "engine": VERSION})
        hello = self._receive("hello", START_LIMIT)
        if hello.get("protocol") != PROTOCOL:
            raise self._ended(f"it speaks protocol {hello.get('protocol')}, this table speaks {PROTOCOL}")
        self.name = str(hello.get("name", self.command))[:40]

    def _set_up(self, world: State) -> None:
        game = world.game
        if self._agreed == (game, world.seats, world.options):
            return
        doc: Doc = {
            "type": "setup",
            "game": game.id,
            "version": game.meta.version,
            "seats": world.seats,
            "options": world.options,
            "seed": self.rng.next() >> 12,  # small enough for programs whose numbers are floating point
        }
        if game.edition:
            file = owner_file(game.id, game.edition)
            doc["components"] = {"name": file.name, "edition": file.edition, "document": file.document}
        self._send(doc)
        self._receive("ready", START_LIMIT)
        self._agreed = (game, world.seats, dict(world.options))

    def _send(self, doc: Doc) -> None:
        assert self._process is not None and self._process.stdin is not None
        pipe = self._process.stdin.fileno()
        text = json.dumps(doc).encode() + b"\n"
        deadline = time.monotonic() + START_LIMIT
        while text:
            if not select.select([], [pipe], [], max(0.0, deadline - time.monotonic()))[1]:
                raise self._ended(f"it read nothing for {START_LIMIT:g} seconds")
            try:
                text = text[os.write(pipe, text) :]
            except OSError as error:
                raise self._ended("it has ended") from error

    def _receive(self, kind: str, limit: float, stop: bool = False) -> Doc:
        """The next message, which must be of this kind."""
        assert self._lines is not None
        deadline = time.monotonic() + limit
        stopped = False
        while True:
            line = self._lines.take()
            if line is not None and line.strip():
                break
            if self._lines.ended:
                raise self._ended("it has ended")
            if len(self._lines.buffer) > LONGEST_LINE:
                raise self._ended(f"it sent a line of more than {LONGEST_LINE} bytes")
            left = deadline - time.monotonic()
            if left <= 0 and stop and not stopped:
                stopped = True
                self._send({"type": "stop"})
                deadline = time.monotonic() + STOP_GRACE
            elif left <= 0:
                raise self._ended(f"it did not answer within {limit:g} seconds")
            else:
                self._lines.fill(left)
        try:
            doc = json.loads(line)
        except ValueError:
            doc = None
        if not isinstance(doc, dict) or doc.get("type") != kind:
            raise self._ended(f"it sent {line[:200]!r} instead of a message of type {kind!r}")
        return doc

    def _ended(self, reason: str) -> Fault:
        """The program cannot go on; it is started again when it is next asked."""
        process, self._process, self._lines, self._agreed = self._process, None, None, None
        if process is not None:
            self._kill(process)
            assert process.stdin is not None and process.stdout is not None
            process.stdout.close()
            process.stdin.close()
            if process.returncode not in (0, -signal.SIGKILL):
                reason += f" (exit code {process.returncode})"
        return Fault(reason)

    def _kill(self, process: "subprocess.Popen[bytes]") -> None:
        try:
            process.wait(0.2)  # one that has ended by itself tells its exit code
        except subprocess.TimeoutExpired:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()

    def _report(self, reason: str) -> None:
        self.faults.append(reason)
        LOGGER.warning("%s lost its move: %s", self.command, reason)


def read_numbers(numbers: object) -> list[tuple[int, int, float]]:
    """A program's numbers as far as they make sense; they are only shown, so nothing else depends on them."""
    ranking: list[tuple[int, int, float]] = []
    for entry in numbers if isinstance(numbers, list) else []:
        if isinstance(entry, dict):
            action, visits, value = entry.get("action"), entry.get("visits", 0), entry.get("value", 0.0)
            if isinstance(action, int) and isinstance(visits, int) and isinstance(value, int | float):
                ranking.append((action, visits, float(value)))
    return ranking
