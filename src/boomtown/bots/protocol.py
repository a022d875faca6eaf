"""The bot protocol, from the bot's side: JSON lines in, JSON lines out. docs/bot-protocol.md describes it."""

import json
import operator
import os
import select
from collections.abc import Callable
from typing import Any, Final, TextIO

from boomtown.bots.names import Bot, bot
from boomtown.bots.seat import Seat
from boomtown.kernel.components import ComponentFile
from boomtown.kernel.errors import BoomtownError
from boomtown.kernel.registry import game as find_game
from boomtown.kernel.registry import game_ids, meta
from boomtown.kernel.state import State
from boomtown.version import VERSION

PROTOCOL: Final = 1
# How many of its numbers a bot sends along.
MOST_NUMBERS: Final = 20

Doc = dict[str, Any]


class BadMessage(BoomtownError):
    """A line that is no message of the protocol, or one that comes at the wrong time."""


class Lines:
    """The lines of a file descriptor, which can also be asked whether another one is there already."""

    def __init__(self, descriptor: int) -> None:
        self.descriptor = descriptor
        self.buffer = b""
        self.ended = False

    def take(self) -> str | None:
        """The next line if it has come completely; after the end of the input what is left."""
        line, newline, rest = self.buffer.partition(b"\n")
        if not newline and not (self.ended and line):
            return None
        self.buffer = rest
        return line.decode("utf-8", "replace")

    def fill(self, timeout: float | None) -> bool:
        """Wait for more, at most `timeout` seconds; whether something came or the input ended."""
        if self.ended or not select.select([self.descriptor], [], [], timeout)[0]:
            return False
        more = os.read(self.descriptor, 65536)
        self.buffer += more
        self.ended = not more
        return True

    def wait(self) -> str | None:
        """The next line; None at the end of the input."""
        while True:
            line = self.take()
            if line is not None or self.ended:
                return line
            self.fill(None)


class BotSide:
    """Answers the messages of a table with one bot."""

    def __init__(
        self,
        name: str,
        seed: int,
        descriptor: int,
        out: TextIO,
        say: Callable[[BoomtownError], str],
        seconds: float | None = None,
        iterations: int | None = None,
    ) -> None:
        self.name = name
        self.seed = seed
        self.lines = Lines(descriptor)
        self.waiting: list[str] = []  # lines that came while the bot was thinking
        self.out = out
        self.say = say
        self.budget = (seconds, iterations)
        self.bot: Bot = bot(name, seed, seconds, iterations)
        self.setup: Doc | None = None
        self.position: tuple[State, int] | None = None

    def run(self) -> None:
        """Until `quit` or the end of the input."""
        while True:
            line = self.waiting.pop(0) if self.waiting else self.lines.wait()
            if line is None:
                return
            if not line.strip():
                continue
            try:
                if not self.message(line):
                    return
            except BoomtownError as error:
                self.send({"type": "error", "key": error.key, "params": error.params, "text": self.say(error)})

    def message(self, line: str) -> bool:
        """Answer one message; whether there may be more."""
        doc = read_message(line)
        kind = doc["type"]
        if kind == "quit":
            return False
        if kind == "hello":
            self.hello()
        elif kind == "setup":
            self.set_up(doc)
        elif kind == "position":
            self.place(doc)
        elif kind == "go":
            self.go(doc)
        elif kind != "stop":  # nothing is being thought about, so there is nothing to stop
            raise BadMessage("bot-message-type", {"given": str(kind)[:40]})
        return True

    def hello(self) -> None:
        games = {game_id: meta(game_id).version for game_id in game_ids()}
        self.send({"type": "hello", "protocol": PROTOCOL, "name": self.name, "engine": VERSION, "games": games})

    def set_up(self, doc: Doc) -> None:
        """A game is about to be played; the bot begins anew."""
        game_id = field(doc, "game", str)
        version = field(doc, "version", int)
        own = doc.get("components")
        file = None
        if own is not None:
            file = ComponentFile(field(own, "name", str), field(own, "edition", str), field(own, "document", dict))
        game = find_game(game_id, file)
        if version != game.meta.version:
            params: Doc = {"version": version, "engine": game.meta.version, "game": game.meta.title}
            raise BadMessage("record-version", params)
        game.check_seats(field(doc, "seats", int))
        game.check_options(field(doc, "options", dict))
        self.setup = {**doc, "built": game}
        self.position = None
        seconds, iterations = self.budget
        self.bot = bot(self.name, doc.get("seed", self.seed), seconds, iterations)
        self.send({"type": "ready"})

    def place(self, doc: Doc) -> None:
        if self.setup is None:
            raise BadMessage("bot-message-early", {"given": "position", "first": "setup"})
        seat = field(doc, "seat", int)
        try:
            world = self.setup["built"].from_json(field(doc, "world", dict))
            legal = world.legal(seat)
        except BoomtownError:
            raise
        except Exception as error:
            raise BadMessage("bot-message-world", {"detail": f"{type(error).__name__}: {error}"}) from error
        if not legal:
            raise BadMessage("bot-message-seat", {"seat": seat})
        self.position = (world, seat)

    def go(self, doc: Doc) -> None:
        if self.position is None:
            raise BadMessage("bot-message-early", {"given": "go", "first": "position"})
        world, seat = self.position
        set_budget = getattr(self.bot, "set_budget", None)
        if set_budget is not None and (doc.get("seconds") or doc.get("iterations")):
            set_budget(doc.get("seconds"), doc.get("iterations"))
        if hasattr(self.bot, "interrupt"):
            self.bot.interrupt = self.stopped
        action = operator.index(self.bot.choose(Seat(world, seat)))  # of NumPy, for example
        answer: Doc = {"type": "answer", "action": action, "text": world.game.actions.format(action)}
        ranking = getattr(self.bot, "ranking", None)
        numbers = ranking(seat)[:MOST_NUMBERS] if ranking is not None else []
        if numbers:
            answer["numbers"] = [
                {"action": tried, "visits": visits, "value": round(value, 4)} for tried, visits, value in numbers
            ]
        self.send(answer)

    def stopped(self) -> bool:
        """Whether `stop` or `quit` has come while the bot was thinking; other lines wait their turn."""
        self.lines.fill(0)
        while True:
            line = self.lines.take()
            if line is None:
                return self.lines.ended
            kind = type_of(line)
            if kind == "stop":
                return True
            self.waiting.append(line)
            if kind == "quit":
                return True

    def send(self, doc: Doc) -> None:
        self.out.write(json.dumps(doc) + "\n")
        self.out.flush()


def read_message(line: str) -> Doc:
    """A line as a message: an object with a type."""
    try:
        doc = json.loads(line)
    except ValueError as error:
        raise BadMessage("bot-message-json", {"detail": str(error)}) from None
    if not isinstance(doc, dict) or not isinstance(doc.get("type"), str):
        raise BadMessage("bot-message-json", {"detail": '{"type": ...}'})
    return doc


def type_of(line: str) -> str:
    """The type of a message; empty for a line that is none."""
    try:
        return str(read_message(line)["type"])
    except BadMessage:
        return ""


def field(doc: Doc, name: str, kind: type) -> Any:
    """A field that a message must have."""
    value = doc.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadMessage("bot-message-field", {"name": name, "kind": kind.__name__})
    return value
