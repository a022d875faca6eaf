"""The action codec: int <-> verb with named arguments <-> text that a person can type."""

from typing import NamedTuple

from boomtown.kernel.errors import BadNotation
from boomtown.kernel.message import Params


class Argument(NamedTuple):
    """A whole number from low to high; with words, the numbers are spelled by them."""

    name: str
    low: int
    high: int
    words: tuple[str, ...] = ()

    def spell(self, value: int) -> str:
        return self.words[value - self.low] if self.words else str(value)

    def read(self, text: str) -> int:
        if self.words:
            if text in self.words:
                return self.low + self.words.index(text)
            choices = ", ".join(self.words)
            raise BadNotation("notation-word", {"argument": self.name, "text": text, "choices": choices})
        try:
            value = int(text)
        except ValueError:
            value = self.low - 1
        if not self.low <= value <= self.high:
            params: Params = {"argument": self.name, "text": text, "low": self.low, "high": self.high}
            raise BadNotation("notation-number", params)
        return value


def words(name: str, *choices: str) -> Argument:
    """An argument that is one of some words; the first may be left out when it comes last."""
    return Argument(name, 0, len(choices) - 1, choices)


class Verb:
    """A kind of action. Its codes are `base` to `base + size - 1`, the last argument running fastest."""

    __slots__ = ("name", "arguments", "base", "size")

    def __init__(self, name: str, *arguments: Argument) -> None:
        self.name = name
        self.arguments = arguments
        self.base = 0
        self.size = 1
        for argument in arguments:
            self.size *= argument.high - argument.low + 1

    def code(self, *values: int) -> int:
        """The action with these argument values."""
        offset = 0
        for argument, value in zip(self.arguments, values, strict=True):
            offset = offset * (argument.high - argument.low + 1) + value - argument.low
        return self.base + offset

    def values(self, action: int) -> list[int]:
        """The argument values of one of this verb's actions."""
        offset = action - self.base
        values = []
        for argument in reversed(self.arguments):
            offset, remainder = divmod(offset, argument.high - argument.low + 1)
            values.append(remainder + argument.low)
        values.reverse()
        return values

    def usage(self) -> str:
        """How its actions are written, such as "place X Y TURN"."""
        return " ".join([self.name, *[argument.name.upper() for argument in self.arguments]])

    def owns(self, action: int) -> bool:
        return self.base <= action < self.base + self.size


class Vocabulary:
    """All verbs of a game laid end to end, so that every action is one small int."""

    __slots__ = ("verbs", "size")

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs
        self.size = 0
        for verb in verbs:
            verb.base = self.size
            self.size += verb.size

    def verb(self, action: int) -> Verb:
        for verb in self.verbs:
            if verb.owns(action):
                return verb
        raise BadNotation("notation-code", {"code": action, "size": self.size})

    def named(self, action: int) -> tuple[str, dict[str, int]]:
        """The verb's name and the arguments by name."""
        verb = self.verb(action)
        names = [argument.name for argument in verb.arguments]
        return verb.name, dict(zip(names, verb.values(action), strict=True))

    def format(self, action: int) -> str:
        verb = self.verb(action)
        spelled = [argument.spell(value) for argument, value in zip(verb.arguments, verb.values(action), strict=True)]
        return " ".join([verb.name, *spelled])

    def parse(self, text: str) -> int:
        """The action that `text` names; commas count as blanks and capitals do not matter."""
        parts = text.lower().replace(",", " ").split()
        for verb in self.verbs:
            if parts and parts[0] == verb.name:
                return self._read_arguments(verb, parts[1:])
        verbs = ", ".join(verb.name for verb in self.verbs)
        raise BadNotation("notation-verb", {"text": parts[0] if parts else "", "verbs": verbs})

    def _read_arguments(self, verb: Verb, parts: list[str]) -> int:
        expected = verb.arguments
        if len(parts) == len(expected) - 1 and expected[-1].words:
            parts = [*parts, expected[-1].words[0]]
        if len(parts) != len(expected):
            raise BadNotation("notation-count", {"usage": verb.usage(), "given": len(parts), "expected": len(expected)})
        return verb.code(*[argument.read(part) for argument, part in zip(expected, parts, strict=True)])
