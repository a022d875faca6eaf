"""In which line every entry of a TOML file is: tomllib reads what a file says, but keeps no line numbers."""

import re
import tomllib
from functools import cached_property

# The keys that lead to an entry, and its number in a list: ("terrain", "era1", 0, "face").
Place = tuple[str | int, ...]

BLANK = re.compile(r"(?:\s|#[^\n]*)*")
# A string without an end goes on to the end of the line or of the text, so that no text is searched again and again.
STRING = re.compile(
    r'"""(?:\\.|.)*?(?:"{3,5}|\Z)|\'\'\'.*?(?:\'{3,5}|\Z)|"(?:[^"\\\n]|\\[^\n])*"?|\'[^\'\n]*\'?', re.DOTALL
)
BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
BARE_VALUE = re.compile(r"[^,\]}#\n]+")


class Lines:
    """The line numbers of a file that tomllib has accepted; they are worked out when the first one is asked for."""

    def __init__(self, text: str) -> None:
        self.text = text

    @cached_property
    def line_numbers(self) -> dict[Place, int]:
        return _Scan(self.text).document()

    def at(self, place: Place) -> int:
        """The line of an entry; if it is missing, the line of the table or list that it belongs to."""
        while place not in self.line_numbers:
            place = place[:-1]
        return self.line_numbers[place]


class _Scan:
    """One walk through the text. The text is valid TOML, so brackets, commas and the like are skipped unchecked."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.index = 0
        self.line = 1
        self.line_numbers: dict[Place, int] = {(): 1}
        self.sizes: dict[Place, int] = {}  # how many entries each list of [[headers]] has so far

    def document(self) -> dict[Place, int]:
        table: Place = ()
        self.skip(BLANK)
        while self.index < len(self.text):
            if self.sign("[["):
                table = self.header(True)
            elif self.sign("["):
                table = self.header(False)
            else:
                self.entry(table)
            self.skip(BLANK)
        return self.line_numbers

    def header(self, listed: bool) -> Place:
        """The table that a header opens; a list on the way to it stands for its last element."""
        line = self.line
        place: Place = ()
        for key in self.keys():
            if place in self.sizes:
                place = (*place, self.sizes[place] - 1)
            place = (*place, key)
            self.line_numbers.setdefault(place, line)
        self.sign("]]" if listed else "]")
        if listed:
            self.sizes[place] = self.sizes.get(place, 0) + 1
            place = (*place, self.sizes[place] - 1)
            self.line_numbers[place] = line
        return place

    def entry(self, table: Place) -> None:
        line = self.line
        place = table
        for key in self.keys():
            place = (*place, key)
            self.line_numbers.setdefault(place, line)
        self.sign("=")
        self.skip(BLANK)
        self.value(place)

    def keys(self) -> list[str]:
        """A key with dots, part by part."""
        keys = []
        while True:
            self.skip(BLANK)
            quoted = self.skip(STRING)
            keys.append(str(tomllib.loads("key = " + quoted)["key"]) if quoted else self.skip(BARE_KEY))
            self.skip(BLANK)
            if not self.sign("."):
                return keys

    def value(self, place: Place) -> None:
        if self.sign("["):
            self.skip(BLANK)
            number = 0
            while not self.sign("]"):
                self.line_numbers[(*place, number)] = self.line
                self.value((*place, number))
                self.comma()
                number += 1
        elif self.sign("{"):
            self.skip(BLANK)
            while not self.sign("}"):
                self.entry(place)
                self.comma()
        elif not self.skip(STRING):
            self.skip(BARE_VALUE)

    def comma(self) -> None:
        self.skip(BLANK)
        self.sign(",")
        self.skip(BLANK)

    def sign(self, sign: str) -> bool:
        """Skip a sign such as "[" if it comes next, and say whether it did."""
        if not self.text.startswith(sign, self.index):
            return False
        self.index += len(sign)
        return True

    def skip(self, pattern: re.Pattern[str]) -> str:
        """Skip what matches the pattern, count the lines in it, and return it."""
        match = pattern.match(self.text, self.index)
        token = match.group() if match else ""
        self.index += len(token)
        self.line += token.count("\n")
        return token
