"""Reads a components file and says, with the line at fault, what is wrong with it."""

import re
import tomllib
from typing import NamedTuple

from boomtown.games.carson.fixed import (
    BACK_KEYS,
    CHARACTER_KEYS,
    EFFECT,
    EFFECT_KEYS,
    EMPTY_WHEN_LAWFUL,
    FIXED,
    FREE,
    KIND_KEYS,
    LAWFUL_KIND,
    MOST_HOUSES,
    OWN_EFFECT,
    PHASES,
    POINT_KEYS,
    SCORE_KEYS,
    SHARED_EFFECTS,
    SLOT_KEYS,
    WORTHLESS,
    spelled,
    uses,
)
from boomtown.kernel.errors import BoomtownError
from boomtown.kernel.message import Fault, Params

KINDS = (
    "empty", "house", "townhouse", "mountain", "mine", "ranch", "blacksmith", "drugstore", "bank",
    "saloon", "hotel", "general_store", "church", "prison", "city_hall", "outlaws",
)  # fmt: skip

# The Paperboy stands first because nobody can use or recruit it: a verb typed without a name then means nothing.
CHARACTERS = (
    "paperboy", "governor", "lawyer", "chinese_worker", "heroes", "gunsmith", "mercenary", "doctor",
    "auctioneer", "captain", "sheriff", "banker", "grocer", "cowboy", "singer", "settler",
    "prospector", "teacher", "indian", "undertaker", "editor",
)  # fmt: skip

SUITS = ("hat", "star", "cactus", "boot", "horseshoe", "cattle")
SYMBOLS = ("dollar", "arrow")
EFFECTS = ("none", "draft", "double", "boost", "sell", "recruit", "area", "lawful")
ERA_CARDS = 48

# What scoring may count in a city besides the kinds themselves; "house" always means house units.
COUNTED = (*KINDS, "civic")

NO_LIMIT = 1_000_000  # what neighbours bring a kind without `max`


class BadComponents(BoomtownError):
    """A components file that cannot be played with."""


class Kind(NamedTuple):
    """What a parcel can show, and what it scores."""

    code: str
    houses: int
    civic: bool
    flat: int
    penalty: int
    adjacent: dict[str, int]
    limit: int
    city: dict[str, int]
    totals: tuple[int, int]  # parcels in era I and era II


class Terrain(NamedTuple):
    id: str
    face: str
    attr: int


class Character(NamedTuple):
    symbols: tuple[str, ...]
    phase: str
    order: int
    effect: str
    numbers: dict[str, int]  # the effect's parameters
    flat: int
    sold: int
    characters: int
    city: dict[str, int]
    by_symbol: dict[str, int]
    best: str
    touching: tuple[str, str, int]  # each of these parcels, next to one of those, points; ("", "", 0) without
    uncovered: tuple[int, int]  # points for so many uncovered parcels; (0, 1) without
    attr: int
    skull: bool
    back: tuple[str, ...]


Eras = tuple[tuple[Terrain, ...], tuple[Terrain, ...]]


class Components(NamedTuple):
    kinds: dict[str, Kind]
    terrain: Eras
    characters: dict[str, Character]
    upgrades: dict[str, tuple[str, ...]]  # new kind -> old kinds it may cover besides its own


def load(text: str) -> Components:
    """The components of a file without faults; the first fault is raised."""
    components, faults = read(text)
    if components is None:
        first = min(faults, key=_line)
        raise BadComponents("carson-file-wrong", first.params | {"line": first.line, "fault_found": f"@{first.key}"})
    return components


def check(text: str) -> list[Fault]:
    """Everything that is wrong with a file, in the order of its lines."""
    return sorted(read(text)[1], key=_line)


def _line(fault: Fault) -> int:
    return fault.line


def read(text: str) -> tuple[Components | None, list[Fault]]:
    try:
        doc = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        place = re.search(r"line (\d+)", str(fault))
        line = int(place.group(1)) if place else len(text.splitlines())
        return None, [Fault(line, "carson-file-syntax", {"fault": str(fault)})]
    source = _Source(text)
    kinds = source.kinds(doc)
    terrain = source.terrain(doc, kinds)
    characters = source.characters(doc)
    upgrades = source.upgrades(doc)
    source.fixed(doc)
    if source.faults:
        return None, source.faults
    return Components(kinds, terrain, characters, upgrades), []


class _Refused(Exception):
    def __init__(self, line: int, key: str, params: Params) -> None:
        super().__init__(key)
        self.fault = Fault(line, key, params)


class _Table:
    """A TOML table with typed access; a fault names the line."""

    def __init__(self, data: object, line: int, name: str) -> None:
        if not isinstance(data, dict):
            raise _Refused(line, "carson-file-missing", {"entry": name})
        self.data: dict[str, object] = data
        self.line = line
        self.name = name

    def fault(self, key: str, params: Params) -> _Refused:
        return _Refused(self.line, key, params | {"entry": self.name})

    def only(self, known: tuple[str, ...]) -> None:
        """Refuse keys that nobody would read."""
        for key in self.data:
            if key not in known:
                told: Params = {"entry": f"{self.name}.{key}", "choices": ", ".join(known)}
                raise _Refused(self.line, "carson-file-unknown", told)

    def agree(self, key: str, expected: object) -> None:
        """Refuse an entry that says something else than the rules do."""
        if key in self.data and spelled(self.data[key]) != spelled(expected):
            told: Params = {"field": key, "given": spelled(self.data[key]), "expected": spelled(expected)}
            raise self.fault("carson-file-fixed", told)

    def number(self, key: str, usual: int | None = None) -> int:
        value = self.data.get(key, usual)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.fault("carson-file-number", {"field": key})
        return value

    def within(self, key: str, usual: int, least: int, most: int) -> int:
        value = self.number(key, usual)
        if not least <= value <= most:
            raise self.fault("carson-file-range", {"field": key, "given": value, "least": least, "most": most})
        return value

    def flag(self, key: str) -> bool:
        value = self.data.get(key, False)
        if not isinstance(value, bool):
            raise self.fault("carson-file-flag", {"field": key})
        return value

    def word(self, key: str, choices: tuple[str, ...] | None = None, usual: str | None = None) -> str:
        value = self.data.get(key, usual)
        if not isinstance(value, str) or (choices is not None and value not in choices):
            told = ", ".join(choices or ("text",))
            raise self.fault("carson-file-word", {"field": key, "given": str(value), "choices": told})
        return value

    def words(self, key: str, choices: tuple[str, ...]) -> tuple[str, ...]:
        value = self.data.get(key)
        if not isinstance(value, list) or any(word not in choices for word in value):
            told = ", ".join(choices)
            raise self.fault("carson-file-word", {"field": key, "given": str(value), "choices": told})
        return tuple(str(word) for word in value)

    def table(self, key: str) -> "_Table":
        return _Table(self.data.get(key, {}), self.line, f"{self.name}.{key}")

    def counted(self, key: str, choices: tuple[str, ...] = COUNTED) -> dict[str, int]:
        """A table of points per counted thing."""
        table = self.table(key)
        for name in table.data:
            if name not in choices:
                raise self.fault("carson-file-word", {"field": key, "given": name, "choices": ", ".join(choices)})
        return {name: table.number(name) for name in table.data}


class _Source:
    """The text of a file, to find lines in, and the faults found so far."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.faults: list[Fault] = []

    def line(self, pattern: str, occurrence: int = 0, start: int = 1) -> int:
        """The number of the line with this occurrence of the pattern, or `start` when there is none."""
        for number in range(start, len(self.lines) + 1):
            found = len(re.findall(pattern, self.lines[number - 1]))
            if occurrence < found:
                return number
            occurrence -= found
        return start

    def blame(self, line: int, key: str, params: Params) -> None:
        self.faults.append(Fault(line, key, params))

    def kinds(self, doc: dict[str, object]) -> dict[str, Kind]:
        head = self.line(r"^\[kinds\]")
        found: dict[str, Kind] = {}
        rows = doc.get("kinds")
        if not isinstance(rows, dict):
            rows = {}
        for name in rows:
            if name not in KINDS:
                line = self.line(rf"^{re.escape(name)}\s*=", 0, head)
                self.blame(line, "carson-file-unknown", {"entry": name, "choices": ", ".join(KINDS)})
        for name in KINDS:
            line = self.line(rf"^{name}\s*=", 0, head)
            try:
                found[name] = _kind(name, _Table(rows.get(name), line, f"kinds.{name}"))
            except _Refused as refused:
                self.faults.append(refused.fault)
        for name, kind in found.items():
            if [other.code for other in found.values()].count(kind.code) > 1:
                line = self.line(rf"^{name}\s*=", 0, head)
                self.blame(line, "carson-file-duplicate", {"entry": f"kinds.{name}", "given": kind.code})
        return found

    def terrain(self, doc: dict[str, object], kinds: dict[str, Kind]) -> Eras:
        rows = doc.get("terrain")
        letters = _letters(doc.get("kinds"))
        seen: list[str] = []
        eras = []
        for era in range(2):
            name = f"era{era + 1}"
            head = self.line(rf"^{name}\s*=", 0, self.line(r"^\[terrain\]"))
            listed = rows.get(name) if isinstance(rows, dict) else None
            rows_given = listed if isinstance(listed, list) else []
            cards = self.era(rows_given, head, letters, seen)
            if len(rows_given) != ERA_CARDS:
                told: Params = {"entry": name, "given": len(rows_given), "expected": ERA_CARDS}
                self.blame(head, "carson-file-cards", told)
            elif len(cards) == ERA_CARDS:  # with a bad card the sums would only confuse
                self.totals(cards, era, kinds)
            eras.append(tuple(cards))
        return eras[0], eras[1]

    def era(self, listed: list[object], head: int, letters: dict[str, str], seen: list[str]) -> list[Terrain]:
        cards: list[Terrain] = []
        for row in listed:
            given = row.get("id") if isinstance(row, dict) else None
            pattern = rf"id\s*=\s*\"{re.escape(str(given))}\""
            line = self.line(pattern, seen.count(str(given)), self.line(r"^\[terrain\]"))
            try:
                cards.append(_terrain(_Table(row, line if given is not None else head, f"terrain {given}"), letters))
            except _Refused as refused:
                self.faults.append(refused.fault)
            if str(given) in seen:
                self.blame(line, "carson-file-duplicate", {"entry": "terrain", "given": str(given)})
            seen.append(str(given))
        return cards

    def totals(self, cards: list[Terrain], era: int, kinds: dict[str, Kind]) -> None:
        faces = "".join(card.face for card in cards)
        for name, kind in kinds.items():
            found = faces.count(kind.code)
            if found != kind.totals[era]:
                line = self.line(rf"^{name}\s*=", 0, self.line(r"^\[kinds\]"))
                told: Params = {"entry": name, "era": era + 1, "given": found, "expected": kind.totals[era]}
                self.blame(line, "carson-file-total", told)

    def characters(self, doc: dict[str, object]) -> dict[str, Character]:
        listed = doc.get("characters")
        found: dict[str, Character] = {}
        for index, row in enumerate(listed if isinstance(listed, list) else []):
            head = self.line(r"^\[\[characters\]\]", index)
            given = str(row.get("id")) if isinstance(row, dict) else "?"
            line = self.line(r"^id\s*=", 0, head)
            if given not in CHARACTERS:
                self.blame(line, "carson-file-unknown", {"entry": given, "choices": ", ".join(CHARACTERS)})
                continue
            if given in found:
                self.blame(line, "carson-file-duplicate", {"entry": "characters", "given": given})
                continue
            try:
                found[given] = _character(given, _Table(row, line, given), self, head)
            except _Refused as refused:
                self.faults.append(refused.fault)
                found[given] = NOBODY
        for name in CHARACTERS:
            if name not in found:
                self.blame(len(self.lines), "carson-file-missing", {"entry": f"characters {name}"})
        return found

    def upgrades(self, doc: dict[str, object]) -> dict[str, tuple[str, ...]]:
        line = self.line(r"^upgrade\s*=")
        try:
            table = _Table(doc.get("cover"), self.line(r"^\[cover\]"), "cover").table("upgrade")
            table.line = line
            table.only(KINDS)
            return {name: table.words(name, KINDS) for name in table.data}
        except _Refused as refused:
            self.faults.append(refused.fault)
            return {}

    def fixed(self, doc: dict[str, object]) -> None:
        """Entries that only describe the game must describe the game we play."""
        for name, entries in FIXED.items():
            head = self.line(rf"^\[{name}\]") if name else 1
            known = (*entries, *FREE[name])
            rows = doc.get(name, {}) if name else doc
            if not isinstance(rows, dict):
                self.blame(self.line(rf"^{name}\s*="), "carson-file-missing", {"entry": name})
                continue
            for key, value in rows.items():
                line = self.line(rf"^\[*{re.escape(key)}\s*[=.\]]", 0, head)
                if key not in known:
                    self.blame(line, "carson-file-unknown", {"entry": key, "choices": ", ".join(known)})
                elif key in entries and spelled(value) != spelled(entries[key]):
                    told: Params = {"entry": name or "file", "field": key}
                    told |= {"given": spelled(value), "expected": spelled(entries[key])}
                    self.blame(line, "carson-file-fixed", told)


NOBODY = Character((), "score", 0, "none", {}, 0, 0, 0, {}, {}, "", ("", "", 0), (0, 1), 0, False, ())


def _letters(rows: object) -> dict[str, str]:
    """The letters of all kinds, even of one with a fault, which its cards should not repeat."""
    found: dict[str, str] = {}
    for name, row in rows.items() if isinstance(rows, dict) else ():
        code = row.get("code") if isinstance(row, dict) else None
        if isinstance(code, str):
            found[code] = str(name)
    return found


def _kind(name: str, row: _Table) -> Kind:
    row.only(KIND_KEYS if name in WORTHLESS else KIND_KEYS + POINT_KEYS)
    row.agree("lawful", name == LAWFUL_KIND)
    row.agree("empty_when_lawful", name == EMPTY_WHEN_LAWFUL)
    code = row.word("code")
    if len(code) != 1:
        raise row.fault("carson-file-letter", {"given": code, "choices": "A-Z, ."})
    count = row.data.get("count")
    if not isinstance(count, list) or len(count) != 2 or not all(isinstance(number, int) for number in count):
        raise row.fault("carson-file-number", {"field": "count"})
    return Kind(
        code=code,
        houses=row.within("houses", 0, 0, MOST_HOUSES),
        civic=row.flag("civic"),
        flat=row.number("flat", 0),
        penalty=row.number("penalty", 0),
        adjacent=row.counted("adjacent", KINDS),
        limit=row.number("max", NO_LIMIT),
        city=row.counted("city"),
        totals=(int(count[0]), int(count[1])),
    )


def _terrain(row: _Table, letters: dict[str, str]) -> Terrain:
    card = Terrain(row.word("id"), row.word("face"), row.number("attr"))
    unknown = [letter for letter in card.face if letter not in letters]
    if unknown or len(card.face) != 4:
        told: Params = {"given": "".join(unknown) or card.face, "choices": "".join(letters)}
        raise row.fault("carson-file-letter", told)
    return card


def _character(name: str, row: _Table, source: _Source, head: int) -> Character:
    row.only(CHARACTER_KEYS)
    slot, effect, score, back = row.table("slot"), row.table("effect"), row.table("score"), row.table("back")
    for key, inner in (("slot", slot), ("effect", effect), ("score", score), ("back", back)):
        if key in row.data:
            inner.line = source.line(rf"^{key}\s*=", 0, head)
    slot.only(SLOT_KEYS)
    score.only(SCORE_KEYS)
    back.only(BACK_KEYS)
    touching, uncovered = score.table("touching"), score.table("uncovered")
    touching.only(("each", "near", "vp"))
    uncovered.only(("vp", "per", "round"))
    uncovered.agree("round", "up")
    order = back.words("order", SUITS)
    if sorted(order) != sorted(SUITS):
        raise back.fault("carson-file-suits", {"given": ", ".join(order), "choices": ", ".join(SUITS)})
    kind = effect.word("kind", (OWN_EFFECT[name],) if name in OWN_EFFECT else SHARED_EFFECTS, "none")
    effect.only(EFFECT_KEYS[kind])
    for key, expected in EFFECT.get(kind, {}).items():
        effect.agree(key, expected)
    _Table(row.data, source.line(r"^uses\s*=", 0, head), name).agree("uses", uses(name, kind))
    return Character(
        symbols=row.words("symbols", SYMBOLS),
        phase=slot.word("phase", PHASES[kind]),
        order=slot.number("order", 0),
        effect=kind,
        numbers={name: int(value) for name, value in effect.data.items() if isinstance(value, int)},
        flat=score.number("flat", 0),
        sold=score.number("sold", 0),
        characters=score.number("characters", 0),
        city=score.counted("city"),
        by_symbol=score.counted("symbols", SYMBOLS),
        best=score.word("best", ("", *KINDS), ""),
        touching=(
            touching.word("each", ("", *KINDS), ""),
            touching.word("near", ("", *KINDS), ""),
            touching.number("vp", 0),
        ),
        uncovered=(uncovered.number("vp", 0), uncovered.within("per", 1, 1, NO_LIMIT)),
        attr=row.number("attr"),
        skull=back.flag("skull"),
        back=order,
    )
