"""Describes what a component file may hold, and reads a file by that description.

A description is a tree of nodes. Reading gives the document with all defaults filled in, or every fault at once, each
with its line, the path to the entry, and what would be right.
"""

import json
import re
import tomllib
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any

from boomtown.kernel.components import LONGEST_FILE
from boomtown.kernel.lines import STRING, Lines, Place
from boomtown.kernel.message import Fault, Params

# A table of the file after it was read: every entry that its description knows, and no other.
Document = dict[str, Any]

# Says that the entry at a place is wrong: the message and its parameters; the path is added.
Complain = Callable[[Place, str, Params], None]

# Checks a whole document whose entries are each right, for example that two counts agree.
Check = Callable[[Document, Complain], None]

# In characters.
LONGEST_LINE = 4_000
# Brackets within brackets, or dots in a key; our files have eight. TOML readers need minutes for thousands of dots.
DEEPEST = 40
# What a sentence quotes of an entry, in characters.
LONGEST_QUOTE = 60
# Faults that are reported one by one; of further ones only the number is told.
MOST_FAULTS = 100

# Strings and remarks, which may hold signs of their own; brackets; dots, and the signs that end a key with dots.
SIGNS = re.compile(STRING.pattern + r"|#[^\n]*|[\[{\]}.,=\n]", re.DOTALL)


class Node:
    """What one entry of a file may be."""

    needed = True  # whether the file must have the entry
    fills = False  # whether `default` takes its place where the file does not
    default: object = None

    def read(self, value: object, place: Place, reader: "Reader") -> object:
        """The value as the room gets it. Faults go to the reader."""
        raise NotImplementedError

    def wanted(self) -> Params:
        """What belongs here, for the sentence that it is missing: `wanted` is a message, the others fill it."""
        return {"wanted": "@components-wanted-value"}


class Whole(Node):
    """A whole number from `low` to `high`."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def read(self, value: object, place: Place, reader: "Reader") -> object:
        if type(value) is not int or not self.low <= value <= self.high:
            params: Params = {"low": self.low, "high": self.high, "given": shown(value)}
            reader.complain(place, "components-whole", params)
        return value

    def wanted(self) -> Params:
        return {"wanted": "@components-wanted-whole", "low": self.low, "high": self.high}


class Flag(Node):
    """True or false."""

    def read(self, value: object, place: Place, reader: "Reader") -> object:
        if type(value) is not bool:
            reader.complain(place, "components-flag", {"given": shown(value)})
        return value

    def wanted(self) -> Params:
        return {"wanted": "@components-wanted-flag"}


class Word(Node):
    """One of some words; whole numbers and flags may be words too."""

    def __init__(self, *choices: str | int | bool) -> None:
        self.choices = choices

    def read(self, value: object, place: Place, reader: "Reader") -> object:
        # 1 equals True in Python, but not in a file.
        if not any(type(value) is type(choice) and value == choice for choice in self.choices):
            reader.complain(place, "components-word", {"given": shown(value), "choices": self.listed()})
        return value

    def listed(self) -> str:
        return ", ".join(quoted(choice) for choice in self.choices)

    def wanted(self) -> Params:
        return {"wanted": "@components-wanted-word", "choices": self.listed()}


class Text(Node):
    """A text in one line that fits a pattern; `key` is the message that says how it should be."""

    def __init__(self, pattern: str = r"[^@].*", key: str = "components-text") -> None:
        self.pattern = re.compile(pattern)
        self.key = key

    def read(self, value: object, place: Place, reader: "Reader") -> object:
        if not isinstance(value, str) or not self.pattern.fullmatch(value):
            reader.complain(place, self.key, {"given": quoted(value)})
        return value

    def wanted(self) -> Params:
        return {"wanted": "@components-wanted-text"}


class Id(Text):
    """A text that names its table; no other of its family has it, whatever the case of the letters."""

    def __init__(self, family: str, pattern: str = r"[A-Za-z0-9_-]+", key: str = "components-id") -> None:
        super().__init__(pattern, key)
        self.family = family

    def read(self, value: object, place: Place, reader: "Reader") -> object:
        super().read(value, place, reader)
        if isinstance(value, str):
            reader.declare(self.family, value, place)
        return value


class Reference(Node):
    """The id of a table of some family."""

    def __init__(self, family: str) -> None:
        self.family = family

    def read(self, value: object, place: Place, reader: "Reader") -> object:
        reader.references.append((self.family, value, place))
        return value


class ListOf(Node):
    """A list of `low` to `high` entries of one kind; with `unique` no two of them are the same."""

    def __init__(self, entry: Node, low: int = 0, high: int = 999, unique: bool = False) -> None:
        self.entry = entry
        self.low = low
        self.high = high
        self.unique = unique

    def read(self, value: object, place: Place, reader: "Reader") -> object:
        if not isinstance(value, list):
            reader.complain(place, "components-list", {"given": shown(value)})
            return []
        if not self.low <= len(value) <= self.high:
            wanted = str(self.low) if self.low == self.high else f"{self.low} - {self.high}"
            reader.complain(place, "components-length", {"given": len(value), "expected": wanted})
        if self.unique:
            earlier: set[str] = set()
            for number, entry in enumerate(value):
                if spelled(entry) in earlier:
                    reader.complain((*place, number), "components-twice", {"given": quoted(entry)})
                earlier.add(spelled(entry))
        return [self.entry.read(entry, (*place, number), reader) for number, entry in enumerate(value)]

    def wanted(self) -> Params:
        return {"wanted": "@components-wanted-list"}


class OneOrMore(Node):
    """One value, or a list of such values."""

    def __init__(self, entry: Node) -> None:
        self.entry = entry

    def read(self, value: object, place: Place, reader: "Reader") -> object:
        node = ListOf(self.entry) if isinstance(value, list) else self.entry
        return node.read(value, place, reader)

    def wanted(self) -> Params:
        return self.entry.wanted()


class ListWith(Node):
    """A list with exactly these entries, each of a kind of its own."""

    def __init__(self, *entries: Node) -> None:
        self.entries = entries

    def read(self, value: object, place: Place, reader: "Reader") -> object:
        if not isinstance(value, list):
            reader.complain(place, "components-list", {"given": shown(value)})
            return []
        if len(value) != len(self.entries):
            params: Params = {"given": len(value), "expected": len(self.entries)}
            reader.complain(place, "components-length", params)
            return []
        return [node.read(value[number], (*place, number), reader) for number, node in enumerate(self.entries)]

    def wanted(self) -> Params:
        return {"wanted": "@components-wanted-list"}


class TableOf(Node):
    """A table with these entries and no others."""

    def __init__(self, entries: Mapping[str, Node]) -> None:
        self.entries = entries

    def read(self, value: object, place: Place, reader: "Reader") -> object:
        if not isinstance(value, dict):
            reader.complain(place, "components-table", {"given": shown(value)})
            return {}
        for name in value:
            if name not in self.entries:
                reader.complain((*place, name), "components-unknown", {"choices": ", ".join(self.entries)})
        document: Document = {}
        for name, node in self.entries.items():
            if name in value:
                document[name] = node.read(value[name], (*place, name), reader)
            elif node.needed:
                reader.complain((*place, name), "components-missing", node.wanted())
            elif node.fills:
                document[name] = node.default
        return document

    def wanted(self) -> Params:
        # Entries that only describe the game, and remarks, need not be written.
        names = [name for name, node in self.entries.items() if not isinstance(node, (MustEqual, Remark))]
        return {"wanted": "@components-wanted-table", "choices": ", ".join(names)}


class MapOf(Node):
    """A table whose keys are some of these, at least `low`, or with `complete` all of them; the values are alike."""

    def __init__(self, keys: Collection[str], entry: Node, low: int = 0, complete: bool = False) -> None:
        self.keys = keys
        self.entry = entry
        self.low = len(keys) if complete else low

    def read(self, value: object, place: Place, reader: "Reader") -> object:
        optional_entry = _Optional(self.entry, None, False)
        entries = dict.fromkeys(self.keys, self.entry if self.low == len(self.keys) else optional_entry)
        document = TableOf(entries).read(value, place, reader)
        if isinstance(value, dict) and len(value) < self.low < len(self.keys):
            params: Params = {"given": len(value), "expected": self.low}
            reader.complain(place, "components-length", params)
        return document

    def wanted(self) -> Params:
        return {"wanted": "@components-wanted-table", "choices": ", ".join(self.keys)}


class Variant(Node):
    """A table whose entry `tag` says which of several kinds of table it is."""

    def __init__(self, tag: str, kinds: Mapping[str, TableOf]) -> None:
        self.tag = tag
        self.kinds = kinds

    def read(self, value: object, place: Place, reader: "Reader") -> object:
        if not isinstance(value, dict):
            reader.complain(place, "components-table", {"given": shown(value)})
            return {}
        if self.tag not in value:
            reader.complain((*place, self.tag), "components-missing", Word(*self.kinds).wanted())
            return {}
        kind = value[self.tag]
        if kind not in list(self.kinds):
            Word(*self.kinds).read(kind, (*place, self.tag), reader)
            return {}
        return TableOf({self.tag: Word(kind), **self.kinds[kind].entries}).read(value, place, reader)

    def wanted(self) -> Params:
        return {"wanted": "@components-wanted-table", "choices": self.tag}


class Lazy(Node):
    """A node that is made when it is first used, so that a description may contain itself."""

    def __init__(self, make: Callable[[], Node]) -> None:
        self.make = make
        self.node: Node | None = None

    def read(self, value: object, place: Place, reader: "Reader") -> object:
        return self.made().read(value, place, reader)

    def made(self) -> Node:
        if self.node is None:
            self.node = self.make()
        return self.node

    def wanted(self) -> Params:
        return self.made().wanted()


class MustEqual(Node):
    """An entry that only describes the game: it may be left out, but not changed."""

    needed = False
    fills = True

    def __init__(self, expected: object) -> None:
        self.expected = expected
        self.default = expected

    def read(self, value: object, place: Place, reader: "Reader") -> object:
        if isinstance(self.expected, dict):
            return TableOf({name: MustEqual(entry) for name, entry in self.expected.items()}).read(value, place, reader)
        if spelled(value) != spelled(self.expected):
            params: Params = {"given": shown(value), "expected": shown(self.expected)}
            reader.complain(place, "components-fixed", params)
        return self.expected


class Remark(Node):
    """A remark that nobody reads; it may be left out."""

    needed = False

    def read(self, value: object, place: Place, reader: "Reader") -> object:
        return value


class _Optional(Node):
    needed = False

    def __init__(self, node: Node, default: object, fills: bool) -> None:
        self.node = node
        self.default = default
        self.fills = fills

    def read(self, value: object, place: Place, reader: "Reader") -> object:
        return self.node.read(value, place, reader)


def optional(node: Node, default: object) -> Node:
    """An entry that may be left out; the default takes its place."""
    return _Optional(node, default, True)


def optional_without_default(node: Node) -> Node:
    """An entry that may be left out, and is then not there."""
    return _Optional(node, None, False)


class Schema:
    """The description of a game's component files."""

    def __init__(self, entries: TableOf, checks: Sequence[Check] = ()) -> None:
        self.entries = entries
        self.checks = checks  # run only on documents of the right shape

    def read(self, text: str) -> tuple[Document, list[Fault]]:
        """The document of a file, and what is wrong with it in the order of its lines."""
        fault = refused_unread(text)
        if fault is not None:
            return {}, [fault]
        try:
            raw = tomllib.loads(text)
        except ValueError as error:
            return {}, [syntax_fault(text, str(error))]
        reader = Reader(text, raw)
        document = self.entries.read(raw, (), reader)
        assert isinstance(document, dict)
        reader.resolve_references()
        if not reader.faults:
            for check in self.checks:
                check(document, reader.complain)
        return document, reader.report()


def refused_unread(text: str) -> Fault | None:
    """Why a file is not even parsed: too long, a line too long, brackets or dotted keys too deep."""
    if len(text) > LONGEST_FILE:
        return Fault(1, "components-long", {"most": LONGEST_FILE})
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > LONGEST_LINE:
            return Fault(number, "components-long-line", {"most": LONGEST_LINE})
    depth = dots = 0
    for match in SIGNS.finditer(text):
        sign = match.group()
        if sign == ".":
            dots += 1
        elif len(sign) == 1:
            dots = 0
            depth += 1 if sign in "[{" else -1 if sign in "]}" else 0
        if depth > DEEPEST or dots > DEEPEST:
            return Fault(text.count("\n", 0, match.start()) + 1, "components-deep", {"most": DEEPEST})
    return None


def syntax_fault(text: str, complaint: str) -> Fault:
    """Where a text is not TOML, and why, from what the TOML reader said in English."""
    position = re.search(r"at line (\d+), column (\d+)", complaint)
    if position is None:  # "at end of document"
        return Fault(text.count("\n") + 1, "components-syntax", {"detail": "@components-syntax-end"})
    detail = "components-syntax-sign"
    if complaint.startswith(("Unclosed", "Unterminated", "Expected ']")):
        detail = "components-syntax-open"
    elif complaint.startswith(("Cannot", "Duplicate")):
        detail = "components-syntax-twice"
    return Fault(int(position[1]), "components-syntax", {"detail": f"@{detail}", "column": int(position[2])})


class Reader:
    """Collects faults, ids and references to them while a file is read."""

    def __init__(self, text: str, raw: Document) -> None:
        self.lines = Lines(text)
        self.raw = raw  # the file as the TOML reader gives it, unchecked
        self.faults: list[Fault] = []
        self.more_faults = 0  # beyond MOST_FAULTS
        self.ids: dict[str, dict[str, str]] = {}  # per family, the ids by their lower case
        self.references: list[tuple[str, object, Place]] = []

    def complain(self, place: Place, key: str, params: Params) -> None:
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(Fault(self.lines.at(place), key, {"path": self.path(place), **params}))
        else:
            self.more_faults += 1

    def report(self) -> list[Fault]:
        """The faults in the order of their lines; if there are too many, the last one says how many more there are."""
        faults = sorted(self.faults, key=_line)
        if self.more_faults:
            faults.append(Fault(faults[-1].line, "components-more-faults", {"more": self.more_faults}))
        return faults

    def declare(self, family: str, name: str, place: Place) -> None:
        names = self.ids.setdefault(family, {})
        if name.lower() in names:
            self.complain(place, "components-twice", {"given": quoted(name)})
        names.setdefault(name.lower(), name)

    def resolve_references(self) -> None:
        for family, name, place in self.references:
            names = self.ids.get(family, {})
            if not names and self.faults:
                continue  # the whole family is missing, and that has been said
            if not isinstance(name, str) or names.get(name.lower()) != name:
                params: Params = {"given": quoted(name), "choices": ", ".join(names.values())}
                self.complain(place, "components-reference", params)

    def path(self, place: Place) -> str:
        """A place as text: building.saloon.fx[2].bucks. Entries of a list are named by their id, or else by number."""
        words = ""
        part: object = self.raw
        for step in place:
            if isinstance(step, str):
                words += f".{step}"
                part = part.get(step) if isinstance(part, dict) else None
            else:
                part = part[step] if isinstance(part, list) and step < len(part) else None
                name = part.get("id") if isinstance(part, dict) else None
                words += f".{name}" if isinstance(name, str) and name else f"[{step + 1}]"
        return words.removeprefix(".")


def places_saying(value: object, place: Place, name: str, words: Collection[str]) -> Iterator[Place]:
    """The places of all tables inside a value whose entry `name` is one of some words."""
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    if isinstance(value, dict) and value.get(name) in words:
        yield place
    for step, entry in entries:
        yield from places_saying(entry, (*place, step), name, words)


def spelled(value: object) -> str:
    """A value as a file may spell it; two values are the same only if they are spelled alike."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False, default=str)


def quoted(value: object) -> str:
    """A value for a sentence that puts it in quotation marks, shortened if it is long."""
    return shortened(value if isinstance(value, str) else spelled(value))


def shown(value: object) -> str:
    """A value as the file spells it, so that "3" is not taken for 3; shortened if it is long."""
    return shortened(spelled(value))


def shortened(text: str) -> str:
    return f"{text[:LONGEST_QUOTE]}…" if len(text) > LONGEST_QUOTE else text


def _line(fault: Fault) -> int:
    return fault.line
