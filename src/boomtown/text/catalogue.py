"""Turns message ids with parameters into sentences of one language."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from boomtown.kernel.errors import BoomtownError
from boomtown.kernel.message import Params
from boomtown.kernel.registry import game_ids, package
from boomtown.text.fluent import BadFluent, Messages
from boomtown.text.language import require_language, spoken

# Parameters that hold a seat number, and those that hold several, written "0, 2".
ONE_SEAT = ("seat", "player", "victim")
MANY_SEATS = ("seats", "pending")
# Parameters that hold what a person typed, which may look like the name of a message.
TYPED = ("given", "text", "option", "file")
# In characters; only what somebody typed can be longer.
LONGEST = 800
# Larger numbers are shown as they are, without grouping their digits; nobody could read them.
HIGHEST = 10**15


class BadMessage(LookupError):
    """A message that is not in the catalogue, or a parameter it was not given: a bug, never a mistake of a person."""


class Catalogue:
    """All messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = require_language(language)
        self._messages = Messages(self.language)
        for source in catalogue_sources(self.language):
            self._messages.add(source)

    def has(self, key: str) -> bool:
        return key in self._messages

    def say(self, key: str, params: Params | None = None, names: Sequence[str] | None = None) -> str:
        """The sentence; seat numbers become the players' names, and parameters like "@key" the message they name."""
        values = params or {}
        words = {name: _short(self._parameter(name, value, values, names)) for name, value in values.items()}
        try:
            return self._messages.fill(key, words)
        except BadFluent as error:
            raise BadMessage(f"message {key!r} in {self.language}: {error}") from None

    def explain(self, error: BoomtownError, names: Sequence[str] | None = None) -> str:
        """What was wrong, with the reason behind it where there is one."""
        params = dict(error.params)
        cause = error.__cause__
        if isinstance(cause, BoomtownError) and params.get("reason") == f"@{cause.key}":
            params["reason"] = self.say(cause.key, cause.params, names)
        return self.say(error.key, params, names)

    def name(self, seat: int, names: Sequence[str] | None = None) -> str:
        """What a seat is called."""
        if names is not None and 0 <= seat < len(names):
            return names[seat]
        return self.say("player-name", {"number": seat + 1})

    def _parameter(self, name: str, value: int | str, params: Params, names: Sequence[str] | None) -> int | str:
        """A parameter as the sentence shows it: seats by their names, and the message that "@key" stands for."""
        if name in ONE_SEAT and isinstance(value, int):
            return self.name(value, names)
        if name in MANY_SEATS and isinstance(value, str):
            return ", ".join(self.name(int(seat), names) for seat in value.split(",") if seat.strip())
        if isinstance(value, str) and value.startswith("@") and name not in TYPED:
            others = {other: text for other, text in params.items() if other != name}
            return self._message_named(value, others, names)
        return value

    def _message_named(self, text: str, params: Params, names: Sequence[str] | None) -> str:
        """The message that "@key" names; the text itself if there is none, because a person may have typed it."""
        try:
            return self.say(text[1:], params, names)
        except BadMessage:
            return text


def catalogue_sources(language: str, without: str = "") -> list[str]:
    """The Fluent sources of a language: what all games have, without one file, and those in the games' rooms."""
    shared = files("boomtown.text").joinpath(language)
    sources = sorted((file for file in shared.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    sources = [file for file in sources if file.name != without]
    rooms = [files(package(game_id)).joinpath("text", f"{language}.ftl") for game_id in game_ids()]
    return [file.read_text("utf-8") for file in sources + [file for file in rooms if file.is_file()]]


def _short(value: int | str) -> int | str:
    """A value that fits into a sentence: large numbers as text, long texts shortened."""
    if isinstance(value, int) and abs(value) <= HIGHEST:
        return value
    text = str(value)
    return f"{text[:LONGEST]}…" if len(text) > LONGEST else text


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(language)


def sentence(error: BoomtownError) -> str | None:
    """What was wrong, in the language of this process; None when the catalogues have no words for it."""
    try:
        return catalogue(spoken()).explain(error)
    except BadMessage:
        return None


def line_key(game: str, key: str) -> str:
    """The message that names a score line. Message ids cannot contain a colon, as "character:banker" does."""
    return f"{game}-line-{key.replace(':', '-')}"
