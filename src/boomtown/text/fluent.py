"""Reads and fills messages of Project Fluent, with nothing but the standard library.

It knows what our catalogues use: text, variables, references to other messages, literals, and choices between variants
by number, plural or word. Terms, attributes and functions are refused. Tests compare every message with Fluent's own
library.
"""

import re
from collections.abc import Callable, Mapping

START = re.compile(r"^([a-zA-Z][\w-]*) *= *", re.MULTILINE)
TEXT = re.compile(r"[^{}\n\r]+")
BLANK = re.compile(r"\s*")
NAME = re.compile(r"[a-zA-Z][\w-]*")
NUMBER = re.compile(r"-?\d+")
STRING = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
ESCAPE = re.compile(r'\\(?:(["\\])|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{6}))')
ARROW = re.compile(r"\s*->\s*")
VARIANT = re.compile(r"\s*(\*?)\[\s*(?:(-?\d+)|([a-zA-Z][\w-]*))\s*\]\s*?")

# How each language groups the digits of a number, and which form it counts with: the plural category of a whole number.
Plural = Callable[[int], str]


def one_or_other(number: int) -> str:
    return "one" if abs(number) == 1 else "other"


def italian_plural(number: int) -> str:
    return "many" if number and number % 1_000_000 == 0 else one_or_other(number)


NUMBERS: dict[str, tuple[str, Plural]] = {
    "en": (",", one_or_other),
    "de": (".", one_or_other),
    "it": (".", italian_plural),
}


class BadFluent(ValueError):
    """A message that cannot be read or filled."""


class Variable:
    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


class Reference:
    """Another message of the catalogue, filled with the same parameters."""

    __slots__ = ("key",)

    def __init__(self, key: str) -> None:
        self.key = key


class Select:
    """Variants, the first that fits counts; `usual` is taken where none does."""

    __slots__ = ("selector", "variants", "usual")

    def __init__(self, selector: "Part", variants: list[tuple[int | str, "Pattern"]], usual: int) -> None:
        self.selector = selector
        self.variants = variants
        self.usual = usual


Part = str | int | Variable | Reference | Select
Pattern = list[Part]


class Messages:
    """The messages of one language. Each is read when it is first said."""

    def __init__(self, language: str) -> None:
        self.separator, self.plural = NUMBERS[language]
        self._sources: dict[str, tuple[str, int]] = {}  # by key: the file that holds the message, and where
        self._patterns: dict[str, Pattern] = {}

    def add(self, source: str) -> None:
        """Add a file. A message that is there already stays what it was."""
        source = source.replace("\r\n", "\n")
        for match in START.finditer(source):
            self._sources.setdefault(match[1], (source, match.end()))

    def __contains__(self, key: str) -> bool:
        return key in self._sources

    def fill(self, key: str, params: Mapping[str, int | str]) -> str:
        pattern = self._patterns.get(key)
        if pattern is None:
            if key not in self._sources:
                raise BadFluent(f"there is no message {key}")
            pattern = self._patterns[key] = Reader(*self._sources[key]).message()
        return self._text(pattern, params)

    def _text(self, pattern: Pattern, params: Mapping[str, int | str]) -> str:
        return "".join([part if isinstance(part, str) else self._shown(part, params) for part in pattern])

    def _shown(self, part: Part, params: Mapping[str, int | str]) -> str:
        if isinstance(part, Reference):
            return self.fill(part.key, params)
        if isinstance(part, Select):
            return self._text(self._variant(part, params), params)
        value = _value(part, params)
        return value if isinstance(value, str) else f"{value:,}".replace(",", self.separator)

    def _variant(self, select: Select, params: Mapping[str, int | str]) -> Pattern:
        value = _value(select.selector, params)
        category = self.plural(value) if isinstance(value, int) else value
        for key, pattern in select.variants:
            if key == (value if isinstance(key, int) else category):
                return pattern
        return select.variants[select.usual][1]


def _value(part: Part, params: Mapping[str, int | str]) -> int | str:
    if isinstance(part, Variable):
        if part.name not in params:
            raise BadFluent(f"the parameter {part.name} is missing")
        return params[part.name]
    if isinstance(part, int | str):
        return part
    raise BadFluent("a choice between variants needs a variable or a literal")


class Indent:
    """Line breaks and the blanks before the next line, of which all lines of a message lose the same number."""

    __slots__ = ("text", "width")

    def __init__(self, blank: str) -> None:
        self.text = re.sub(r" *\n", "\n", blank)
        self.width = len(blank) - len(blank.rstrip(" "))


class Reader:
    """Reads one message."""

    def __init__(self, source: str, place: int) -> None:
        self.source = source
        self.place = place

    def message(self) -> Pattern:
        pattern = self.pattern()
        if not pattern:
            raise BadFluent("the message has no text")
        return pattern

    def pattern(self) -> Pattern:
        elements: list[Part | Indent] = []
        if not TEXT.match(self.source, self.place) and not self._at("{"):
            indent = self._indent()
            if indent is None:
                return []
            indent.text = indent.text.lstrip("\n")
            elements.append(indent)
        while True:
            if text := self._match(TEXT):
                # Blanks at the end of a line are nothing, but in quotes they count.
                elements.append(text[0] if self._at("{") else text[0].rstrip(" "))
            elif self._at("{"):
                elements.append(self._placeable())
            elif not self._at("}") and (indent := self._indent()):
                elements.append(indent)
            else:
                return _tidy(elements)

    def _indent(self) -> Indent | None:
        """The way to the next line of the message, None if it ends here."""
        start = self.place
        blank = BLANK.match(self.source, start)
        assert blank is not None
        following = self.source[blank.end() : blank.end() + 1]
        if "\n" not in blank[0] or following in ("", ".", "[", "*", "}") or (following != "{" and blank[0][-1] != " "):
            return None
        self.place = blank.end()
        return Indent(blank[0])

    def _placeable(self) -> Part:
        self._skip("{")
        part = self._expression()
        if self._match(ARROW):
            part = Select(part, *self._variants())
        self._skip("}")
        return part

    def _expression(self) -> Part:
        if self._at("$"):
            self.place += 1
            name = self._match(NAME)
            if name:
                return Variable(name[0])
        elif string := self._match(STRING):
            return ESCAPE.sub(_unescaped, string[1])
        elif number := self._match(NUMBER):
            return int(number[0])
        elif (name := self._match(NAME)) and not self._at("(", "."):
            return Reference(name[0])
        raise self._wrong("a variable, a message, a text in quotes or a whole number")

    def _variants(self) -> tuple[list[tuple[int | str, Pattern]], int]:
        variants: list[tuple[int | str, Pattern]] = []
        usual = -1
        while head := self._match(VARIANT):
            if head[1]:
                usual = len(variants)
            self._match(re.compile(" *"))
            variants.append((int(head[2]) if head[2] else head[3], self.pattern()))
        if usual < 0:
            raise self._wrong("a variant marked with *")
        return variants, usual

    def _match(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        match = pattern.match(self.source, self.place)
        if match:
            self.place = match.end()
        return match

    def _at(self, *marks: str) -> bool:
        return self.source.startswith(marks, self.place)

    def _skip(self, mark: str) -> None:
        """Go past a brace and the blanks inside it; what follows a closing one belongs to the text."""
        self._match(BLANK)
        if not self._at(mark):
            raise self._wrong(mark)
        self.place += 1
        if mark == "{":
            self._match(BLANK)

    def _wrong(self, expected: str) -> BadFluent:
        line = self.source.count("\n", 0, self.place) + 1
        return BadFluent(f"line {line}: {expected} is expected at {self.source[self.place : self.place + 20]!r}")


def _tidy(elements: list[Part | Indent]) -> Pattern:
    """The pattern without the indentation that all its lines have in common."""
    common = min((element.width for element in elements if isinstance(element, Indent)), default=0)
    pattern: Pattern = []
    for element in elements:
        if not isinstance(element, Indent):
            pattern.append(element)
        elif element.text[: len(element.text) - common]:
            pattern.append(element.text[: len(element.text) - common])
    return pattern


def _unescaped(match: re.Match[str]) -> str:
    return match[1] or chr(int(match[2] or match[3], 16))
