"""Reads a components file and says, with the line at fault, what is wrong with it."""

import re
import tomllib
from typing import NamedTuple

from boomtown.games.carson.entries import Refused, Table
from boomtown.games.carson.fixed import (
    BACK_KEYS,
    CHARACTER_KEYS,
    EFFECT,
    EFFECT_KEYS,
    EFFECT_LIMITS,
    EMPTY_WHEN_LAWFUL,
    FIXED,
    FREE,
    KIND_KEYS,
    LAWFUL_KIND,
    MOST_HOUSES,
    MOST_REVEALS,
    OWN_EFFECT,
    PHASES,
    POINT_KEYS,
    POWERS,
    SCORE_KEYS,
    SHARED_EFFECTS,
    SLOT_KEYS,
    TERRAIN_KEYS,
    WORTHLESS,
    spelled,
    uses,
)
from boomtown.kernel.errors import BoomtownError
from boomtown.kernel.lines import Lines, Place
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
    reveal: int  # terrain cards that the power adds to the row
    replaces_turn: bool
    bid: int  # what the power adds to it
    sales: int  # in the whole game
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


class _Source:
    """The text of a file, to find lines in, and the faults found so far."""

    def __init__(self, text: str) -> None:
        self.lines = Lines(text)
        self.faults: list[Fault] = []

    def blame(self, place: Place, key: str, params: Params) -> None:
        self.faults.append(Fault(self.lines.at(place), key, params))

    def kinds(self, doc: dict[str, object]) -> dict[str, Kind]:
        found: dict[str, Kind] = {}
        rows = doc.get("kinds")
        if not isinstance(rows, dict):
            rows = {}
        for name in rows:
            if name not in KINDS:
                self.blame(("kinds", name), "carson-file-unknown", {"entry": name, "choices": ", ".join(KINDS)})
        for name in KINDS:
            try:
                found[name] = _kind(name, Table(rows.get(name), self.lines, ("kinds", name), f"kinds.{name}"))
            except Refused as refused:
                self.faults.append(refused.fault)
        for name, kind in found.items():
            if [other.code for other in found.values()].count(kind.code) > 1:
                told: Params = {"entry": f"kinds.{name}", "given": kind.code}
                self.blame(("kinds", name, "code"), "carson-file-duplicate", told)
        return found

    def terrain(self, doc: dict[str, object], kinds: dict[str, Kind]) -> Eras:
        rows = doc.get("terrain")
        letters = _letters(doc.get("kinds"))
        seen: list[str] = []
        eras = []
        for era in range(2):
            name = f"era{era + 1}"
            listed = rows.get(name) if isinstance(rows, dict) else None
            rows_given = listed if isinstance(listed, list) else []
            cards = self.era(rows_given, name, letters, seen)
            if len(rows_given) != ERA_CARDS:
                told: Params = {"entry": name, "given": len(rows_given), "expected": ERA_CARDS}
                self.blame(("terrain", name), "carson-file-cards", told)
            elif len(cards) == ERA_CARDS:  # with a bad card the sums would only confuse
                self.totals(cards, era, kinds)
            eras.append(tuple(cards))
        return eras[0], eras[1]

    def era(self, listed: list[object], name: str, letters: dict[str, str], seen: list[str]) -> list[Terrain]:
        cards: list[Terrain] = []
        for number, row in enumerate(listed):
            place: Place = ("terrain", name, number)
            try:
                table = Table(row, self.lines, place, _card_name(row, name, number))
                self.once(table, seen)
                cards.append(_terrain(table, letters))
            except Refused as refused:
                self.faults.append(refused.fault)
        return cards

    def once(self, card: Table, seen: list[str]) -> None:
        if "id" in card.data:
            given = str(card.data["id"])
            if given in seen:
                self.blame((*card.place, "id"), "carson-file-duplicate", {"entry": "terrain", "given": given})
            seen.append(given)

    def totals(self, cards: list[Terrain], era: int, kinds: dict[str, Kind]) -> None:
        faces = "".join(card.face for card in cards)
        for name, kind in kinds.items():
            found = faces.count(kind.code)
            if found != kind.totals[era]:
                told: Params = {"entry": name, "era": era + 1, "given": found, "expected": kind.totals[era]}
                self.blame(("kinds", name, "count"), "carson-file-total", told)

    def characters(self, doc: dict[str, object]) -> dict[str, Character]:
        listed = doc.get("characters")
        found: dict[str, Character] = {}
        places: dict[str, Place] = {}
        for index, row in enumerate(listed if isinstance(listed, list) else []):
            place: Place = ("characters", index)
            given = str(row.get("id")) if isinstance(row, dict) else "?"
            if given not in CHARACTERS:
                told: Params = {"entry": given, "choices": ", ".join(CHARACTERS)}
                self.blame((*place, "id"), "carson-file-unknown", told)
            elif given in found:
                self.blame((*place, "id"), "carson-file-duplicate", {"entry": "characters", "given": given})
            else:
                places[given] = place
                found[given] = self.character(given, Table(row, self.lines, place, given))
        for name in CHARACTERS:
            if name not in found:
                missing = Fault(self.lines.last(), "carson-file-missing", {"entry": f"characters {name}"})
                self.faults.append(missing)
        self.powers(found, places)
        return found

    def character(self, name: str, row: Table) -> Character:
        try:
            return _character(name, row)
        except Refused as refused:
            self.faults.append(refused.fault)
            return NOBODY

    def powers(self, found: dict[str, Character], places: dict[str, Place]) -> None:
        """Powers are asked one after the other, and the row must have room for all that they reveal."""
        asked: list[tuple[str, int]] = []
        revealed = 0
        for name, person in found.items():
            if person.effect in POWERS:
                if (person.phase, person.order) in asked:
                    told: Params = {"entry": f"{name}.slot", "given": f"{person.phase} {person.order}"}
                    self.blame((*places[name], "slot", "order"), "carson-file-duplicate", told)
                asked.append((person.phase, person.order))
            revealed += person.reveal
            if person.reveal and revealed > MOST_REVEALS:
                told = {"given": revealed, "most": MOST_REVEALS}
                self.blame((*places[name], "effect", "reveal"), "carson-file-reveals", told)

    def upgrades(self, doc: dict[str, object]) -> dict[str, tuple[str, ...]]:
        try:
            table = Table(doc.get("cover"), self.lines, ("cover",), "cover").table("upgrade")
            table.only(KINDS)
            return {name: table.words(name, KINDS) for name in table.data}
        except Refused as refused:
            self.faults.append(refused.fault)
            return {}

    def fixed(self, doc: dict[str, object]) -> None:
        """Entries that only describe the game must describe the game we play."""
        for name, entries in FIXED.items():
            known = (*entries, *FREE[name])
            rows = doc.get(name, {}) if name else doc
            place: Place = (name,) if name else ()
            if not isinstance(rows, dict):
                self.blame(place, "carson-file-table", {"entry": name})
                continue
            for key, value in rows.items():
                if key not in known:
                    self.blame((*place, key), "carson-file-unknown", {"entry": key, "choices": ", ".join(known)})
                elif key in entries and spelled(value) != spelled(entries[key]):
                    told: Params = {"entry": name or "file", "field": key}
                    told |= {"given": spelled(value), "expected": spelled(entries[key])}
                    self.blame((*place, key), "carson-file-fixed", told)


NOBODY = Character((), "score", 0, "none", 0, False, 0, 0, 0, 0, 0, {}, {}, "", ("", "", 0), (0, 1), 0, False, ())


def _letters(rows: object) -> dict[str, str]:
    """The letters of all kinds, even of one with a fault, which its cards should not repeat."""
    found: dict[str, str] = {}
    for name, row in rows.items() if isinstance(rows, dict) else ():
        code = row.get("code") if isinstance(row, dict) else None
        if isinstance(code, str):
            found[code] = str(name)
    return found


def _card_name(row: object, era: str, number: int) -> str:
    """The card's own id, or where it stands in the list when it has none."""
    given = row.get("id") if isinstance(row, dict) else None
    return f"terrain {given or f'{era}[{number + 1}]'}"


def _kind(name: str, row: Table) -> Kind:
    row.only(KIND_KEYS if name in WORTHLESS else KIND_KEYS + POINT_KEYS)
    row.agree("lawful", name == LAWFUL_KIND)
    row.agree("empty_when_lawful", name == EMPTY_WHEN_LAWFUL)
    code = row.word("code")
    if len(code) != 1:
        raise row.fault("carson-file-letter", "code", {"given": code, "choices": "A-Z, ."})
    count = row.data.get("count")
    if not isinstance(count, list) or len(count) != 2 or not all(isinstance(number, int) for number in count):
        raise row.fault("carson-file-number", "count", {})
    return Kind(
        code=code,
        houses=row.within("houses", 0, 0, MOST_HOUSES),
        civic=row.flag("civic"),
        flat=row.number("flat", 0),
        penalty=row.number("penalty", 0),
        adjacent=row.counted("adjacent", KINDS),
        limit=row.within("max", NO_LIMIT, 0, NO_LIMIT),
        city=row.counted("city", COUNTED),
        totals=(int(count[0]), int(count[1])),
    )


def _terrain(row: Table, letters: dict[str, str]) -> Terrain:
    row.only(TERRAIN_KEYS)
    card = Terrain(row.word("id"), row.word("face"), row.number("attr"))
    unknown = [letter for letter in card.face if letter not in letters]
    if unknown or len(card.face) != 4:
        told: Params = {"given": "".join(unknown) or card.face, "choices": "".join(letters)}
        raise row.fault("carson-file-letter", "face", told)
    return card


def _character(name: str, row: Table) -> Character:
    row.only(CHARACTER_KEYS)
    slot, effect, score, back = row.table("slot"), row.table("effect"), row.table("score"), row.table("back")
    slot.only(SLOT_KEYS)
    score.only(SCORE_KEYS)
    back.only(BACK_KEYS)
    kind = effect.word("kind", (OWN_EFFECT[name],) if name in OWN_EFFECT else SHARED_EFFECTS, "none")
    effect.only(EFFECT_KEYS[kind])
    for key, expected in EFFECT.get(kind, {}).items():
        effect.agree(key, expected)
    row.agree("uses", uses(name, kind))
    return Character(
        symbols=row.words("symbols", SYMBOLS, 1),
        phase=slot.word("phase", PHASES[kind]),
        order=slot.within("order", None if kind in POWERS else 1, 1, len(CHARACTERS)),
        effect=kind,
        reveal=_effect_number(effect, kind, "reveal"),
        replaces_turn=_replaces_turn(effect, kind),
        bid=_effect_number(effect, kind, "bid"),
        sales=_effect_number(effect, kind, "max"),
        flat=score.number("flat", 0),
        sold=score.number("sold", 0),
        characters=score.number("characters", 0),
        city=score.counted("city", COUNTED),
        by_symbol=score.counted("symbols", SYMBOLS),
        best=score.word("best", ("", *KINDS), ""),
        touching=_touching(score),
        uncovered=_uncovered(score),
        attr=row.number("attr"),
        skull=back.flag("skull"),
        back=_back(back),
    )


def _effect_number(effect: Table, kind: str, key: str) -> int:
    """A number of the effect, which must be there; 0 for an effect that knows no such number."""
    limits = EFFECT_LIMITS.get(kind, {}).get(key)
    return 0 if limits is None else effect.within(key, None, limits[0], limits[1])


def _replaces_turn(effect: Table, kind: str) -> bool:
    """A card taken before the bids would leave the last seat without one, but for another card or one turn less."""
    if kind != "draft":
        return False
    given_up = effect.flag("replaces_turn")
    if given_up == bool(effect.number("reveal")):
        raise effect.fault("carson-file-draft", "replaces_turn", {})
    return given_up


def _touching(score: Table) -> tuple[str, str, int]:
    table = score.table("touching")
    if not table.data:
        return "", "", 0
    table.only(("each", "near", "vp"))
    return table.word("each", KINDS), table.word("near", KINDS), table.number("vp")


def _uncovered(score: Table) -> tuple[int, int]:
    table = score.table("uncovered")
    if not table.data:
        return 0, 1
    table.only(("vp", "per", "round"))
    table.agree("round", "up")
    return table.number("vp"), table.within("per", 1, 1, NO_LIMIT)


def _back(back: Table) -> tuple[str, ...]:
    order = back.words("order", SUITS)
    if sorted(order) != sorted(SUITS):
        raise back.fault("carson-file-suits", "order", {"given": ", ".join(order), "choices": ", ".join(SUITS)})
    return order
