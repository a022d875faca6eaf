"""Bots by name.

A name is a level of ours or of another package that registers it by an entry point (`marshal`), a class
(`package.module:Class`), or a program that speaks the bot protocol (`cmd:node bot.js`). Settings follow the name or,
for a program, `cmd`: `marshal:iterations=400`, `cmd:seconds=1:node bot.js`.
"""

import importlib
import operator
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Protocol, SupportsIndex

from boomtown.bots.seat import Seat
from boomtown.kernel.errors import BoomtownError
from boomtown.kernel.rng import Rng, seeded

ENTRY_POINTS = "boomtown.bots"

# Our own bots: the levels, from the weakest to the strongest, and one that is no level.
OURS = {
    "greenhorn": "boomtown.bots.blurred:Greenhorn",
    "cowhand": "boomtown.bots.blurred:Cowhand",
    "deputy": "boomtown.bots.deputy:Deputy",
    "ranger": "boomtown.bots.ranger:Ranger",
    "marshal": "boomtown.bots.marshal:Marshal",
    "random": "boomtown.bots.at_random:AtRandom",
}
LEVELS = tuple(OURS)[:-1]

PROGRAM = "cmd"
PROGRAM_CLASS = "boomtown.bots.external:ExternalBot"
# A budget given for all players goes to those that have these settings.
BUDGET = ("seconds", "iterations")


class Bot(Protocol):
    """What every bot has. One that searches may also have `set_budget`, `interrupt` and `ranking`, as marshal does."""

    def choose(self, seat: Seat) -> int:
        """One of the seat's legal actions."""
        ...


class UnknownBot(BoomtownError):
    """No bot of that name, or settings that it does not have."""


class BadDecision(BoomtownError):
    """A bot has answered with something that is none of its legal actions."""


@cache
def bot_places() -> dict[str, str]:
    """Where every bot with a plain name is, as `module:Class`."""
    places = dict(OURS)
    for point in entry_points(group=ENTRY_POINTS):
        places.setdefault(point.name, point.value)
    return places


@dataclass(frozen=True)
class BotName:
    """A name taken apart."""

    kind: str  # a plain name, `module:Class` or `cmd`
    settings: dict[str, str] = field(default_factory=dict)
    rest: str = ""  # the command line of a program; for others what is no setting, such as a player's name

    @property
    def spec(self) -> str:
        """The name without what a player is called."""
        parts = [self.kind, *[f"{name}={value}" for name, value in self.settings.items()]]
        return ":".join([*parts, self.rest] if self.kind == PROGRAM else parts)

    def load(self) -> Callable[..., Bot]:
        """The class; what is wrong with the name or the settings is raised here, before a game begins."""
        location = PROGRAM_CLASS if self.kind == PROGRAM else bot_places().get(self.kind, self.kind)
        bot_class = load_class(self.kind, location)
        self.values(bot_class)
        if self.kind == PROGRAM and not self.rest.strip():
            raise UnknownBot("bot-no-command", {"given": self.spec})
        return bot_class

    def values(self, bot_class: object) -> dict[str, int | float]:
        """The settings as numbers."""
        kinds: dict[str, type[int] | type[float]] = getattr(bot_class, "SETTINGS", {})
        values: dict[str, int | float] = {}
        for name, text in self.settings.items():
            if name not in kinds:
                listed = ", ".join(kinds) or "-"
                raise UnknownBot("bot-setting", {"bot": self.kind, "given": f"{name}={text}", "known": listed})
            try:
                values[name] = kinds[name](text)
                if not 0 < values[name] < float("inf"):
                    raise ValueError
            except ValueError:
                example = "400" if kinds[name] is int else "0.5"
                params = {"name": name, "given": text, "example": example}
                raise UnknownBot("bot-setting-value", {**params}) from None
        return values


def read_name(text: str) -> BotName:
    """Take a name apart; whether there is such a bot is not asked yet."""
    first, *parts = [part.strip() for part in text.split(":")]
    settings: dict[str, str] = {}
    if first.lower() == PROGRAM:
        rest = text.partition(":")[2]
        while True:
            part, colon, later = rest.partition(":")
            name, equals, value = part.strip().partition("=")
            if not (colon and equals and name.isidentifier() and name.islower()):
                return BotName(PROGRAM, settings, rest.strip())
            settings[name] = value
            rest = later
    kind = first.lower()
    if kind not in bot_places() and parts and "=" not in parts[0]:
        kind = f"{first}:{parts.pop(0)}"
    labels = []
    for part in parts:
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if equals:
            settings[name] = value
        else:
            labels.append(part)
    return BotName(kind, settings, ":".join(labels).strip())


def load_class(kind: str, location: str) -> Callable[..., Bot]:
    """The class at `module:Class`."""
    module, colon, name = location.partition(":")
    if not colon or not module or not name:
        raise UnknownBot("unknown-bot", {"given": kind, "known": ", ".join(bot_places())})
    try:
        bot_class: Callable[..., Bot] = getattr(import_module(module), name)
    except Exception as error:  # whatever goes wrong in a stranger's code
        raise unloadable(kind, error) from error
    if not callable(bot_class):
        raise UnknownBot("bot-unloadable", {"given": kind, "detail": f"{name}: {type(bot_class).__name__}"})
    return bot_class


def unloadable(kind: str, error: Exception) -> UnknownBot:
    return UnknownBot("bot-unloadable", {"given": kind, "detail": f"{type(error).__name__}: {error}"})


def import_module(module: str) -> object:
    """A module, also one that lies in the current folder."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        folder = str(Path.cwd())
        if error.name != module.partition(".")[0] or folder in sys.path:
            raise
        sys.path.append(folder)
        return importlib.import_module(module)


def check_bot(name: str) -> BotName:
    """A name that stands for a bot, with settings that it has."""
    bot_name = read_name(name)
    if bot_name.rest and bot_name.kind != PROGRAM:
        raise UnknownBot("bot-setting", {"bot": bot_name.kind, "given": bot_name.rest, "known": ", ".join(BUDGET)})
    bot_name.load()
    return bot_name


def bot(name: str, seed: int = 0, seconds: float | None = None, iterations: int | None = None) -> Bot:
    """A bot. With the same seed and a budget of iterations it always makes the same decisions.

    The budget is for bots that search and whose name says nothing about it.
    """
    bot_name = check_bot(name)
    bot_class = bot_name.load()
    settings: dict[str, object] = {**bot_name.values(bot_class)}
    if not any(part in settings for part in BUDGET):
        possible = getattr(bot_class, "SETTINGS", {})
        usual = {"seconds": seconds, "iterations": iterations}
        settings |= {part: value for part, value in usual.items() if value is not None and part in possible}
    rng: Rng = seeded(seed, "bot")
    if bot_name.kind == PROGRAM:
        return bot_class(rng, bot_name.rest, **settings)
    try:
        player = bot_class(rng, **settings)
    except TypeError as error:
        raise unloadable(bot_name.kind, error) from error
    if not callable(getattr(player, "choose", None)):
        raise UnknownBot("bot-no-choose", {"given": bot_name.kind})
    return player


def decision(player: Bot, seat: Seat) -> int:
    """What a bot decides. A number of another library, such as NumPy's, becomes an int."""
    answer: object = player.choose(seat)
    legal = seat.legal()
    if isinstance(answer, SupportsIndex) and operator.index(answer) in legal:
        return operator.index(answer)
    raise BadDecision("bot-illegal", {"bot": type(player).__name__, "given": repr(answer)})


def close(player: Bot) -> None:
    """End what a bot has started, such as a program."""
    ending = getattr(player, "close", None)
    if ending is not None:
        ending()
