"""Checks a components file against the [schema] tables that ship and against the published counts.

Owners of a box may write their own file; every fault names the line, the place and what would be right.
"""

import json
import re
import tomllib
from collections.abc import Collection, Mapping
from typing import cast

from boomtown.games.sprawl.words import COMPARED, DECKS, OFFICES, VOCATIONS
from boomtown.kernel.components import shipped_text
from boomtown.kernel.lines import Lines
from boomtown.kernel.message import Fault, Params

Table = Mapping[str, object]

ZONE_NAMES = ("CIV", "COM", "IND", "RES")
GREEN_ZONES = ("CIV", "COM", "IND", "RES", "PARK")
LOT = re.compile(r"r[1-6]c[1-6]\.(nw|ne|sw|se)")
CARD_ID = re.compile(r"\w+")
START_BUILDINGS = 12
PLANNING_ROWS = (("permits", 36), ("renewals", 4), ("events", 14))
SECTIONS = ("board", "ap", "setup", "recipe", "payout", "vocations", "tiles", "offices", "final", "planning")
DECK_CARDS = 36
LENGTHS = ("normal", "short", "long")
PARTS = ("bottom", "middle", "top")
# Contracts laid open at the start, in five boxes and on the deck; the top part of the Town deck must have as many.
OPENING = 6
# Permits dealt or laid open at the start of a game of four; no event may lie among them.
OPENING_PERMITS = 15
ANY = 99  # no amount of the game comes near it
# What a seat can say ends here: options of a choice, tiles of a vocation, numbers of rows.
OPTIONS = 4
TILES = 5
PAYOUT_ROWS = 12
PLACES = 4
# Numbers of effects, filters and restrictions that do not simply go from 0 to ANY.
RANGES = {"div": (1, ANY), "max": (1, ANY), "n": (1, ANY), "size": (1, 4)}
# Single numbers: table, key, least, greatest.
NUMBERS = (
    ("ap", "per_turn", 1, ANY),
    ("ap", "build_favor", 0, ANY),
    ("ap.planning", "deck", 0, ANY),
    ("ap.contract", "town", 0, ANY),
    ("ap.contract", "city", 0, ANY),
    ("ap.contract", "metropolis", 0, ANY),
    ("setup", "cubes", 1, ANY),
    ("recipe.planning", "bottom_permits", 0, 36 - OPENING_PERMITS),
    ("tiles", "parks", 0, ANY),
    ("offices.attorney.modifier", "adjacency_factor", 1, ANY),
    ("offices.union.modifier", "ap", 1, ANY),
    ("final", "wealth_per_prestige", 1, ANY),
)
# Lists of numbers: table, key, length, least, greatest.
LISTS = (
    ("board", "south_wealth", 6, 1, 6),
    ("board", "west_prestige", 6, 1, 3),
    ("ap.planning", "boxes", 4, 0, ANY),
    ("ap.contract", "boxes", 5, 0, ANY),
    *[("tiles.by_size", zone, 4, 0, ANY) for zone in ZONE_NAMES],
)
CONTESTED = OFFICES[1:5]  # over a zone (S10.4)
ZONE_CONTEST = "enum:" + "|".join([f"best:{zone}" for zone in ZONE_NAMES])
NOTED = ("id", "name", "src", "known")
CARD_KEYS = {
    "permits": (*NOTED, "lv", "zones", "pay", "ballot"),
    "renewals": (*NOTED, "pay", "ballot"),
    "events": (*NOTED, "fx"),
    "special": (*NOTED, "fx"),
    "contracts": (*NOTED, "zone", "lots", "build", "voc", "fx", "pay"),
}
# Entries that are read. All others only describe the game: they may be left out, but not changed.
READ = {
    *("board.start", "setup.media.tie_controller_of", "payout.rows", "vocations", "tiles.limited"),
    *[f"{table}.{key}" for table, key, *_ in (*NUMBERS, *LISTS)],
    *[f"setup.money.{seats}" for seats in (2, 3, 4)],
    *[f"recipe.contract.{length}.{part}" for length in LENGTHS for part in PARTS],
    *[f"planning.{key}" for key, _ in PLANNING_ROWS],
    *[f"{deck}.{key}" for deck in DECKS[:3] for key in ("special", "events", "contracts")],
    *[f"offices.{office}.{key}" for office in OFFICES for key in ("tie", "on_elected", "on_turn_start")],
    *[f"offices.{office}.bonus.{key}" for office in OFFICES for key in ("prestige", "per")],
    *[f"offices.{office}.wins" for office in CONTESTED],
}
# The special events carry the game from deck to deck and end it.
SPECIALS = (
    ("town", {"do": "open_deck", "deck": "city"}),
    ("city", {"do": "open_deck", "deck": "metropolis"}),
    ("metropolis", {"do": "end_game"}),
)


class Checker:
    """Walks a file and collects what is wrong with it."""

    def __init__(self, doc: Table, text: str) -> None:
        self.doc = doc
        self.lines = Lines(text)
        self.found: list[Fault] = []
        self.shipped: Table = tomllib.loads(shipped_text("boomtown.games.sprawl"))
        schema = _table(self.shipped, "schema")
        self.effects = _table(schema, "effect")
        self.build = _table(schema, "build")
        self.filter = _table(schema, "filter")
        self.count: Table = {**self.filter, **_table(schema, "count")}

    def run(self) -> list[Fault]:
        for section in (*SECTIONS, *DECKS[:3]):
            if section not in self.doc:
                self.complain(section, "missing", {"name": section})
        if self.found:
            return self.found
        self.numbers()
        self.board()
        self.planning()
        self.recipes()
        for deck, duty in SPECIALS:
            self.deck(deck, _table(self.doc, deck))
            self.special(deck, duty)
        self.offices()
        self.identities()
        self.fixed("", self.doc, self.shipped)
        return self.found

    # What is said about a fault, and where it stands.

    def complain(self, place: str, key: str, params: Params, last: bool = False) -> None:
        line = self.lines.named(f"{place} {params.get('name', '')}", last)
        self.found.append(Fault(line, f"sprawl-file-{key}", {"place": place, **params}))

    def counted(self, place: str, found: int, needed: int) -> None:
        if found != needed:
            self.complain(place, "count", {"needed": needed, "given": found})

    def ranged(self, place: str, table: Table, name: str, low: int, high: int) -> None:
        """A number that may be left out must lie within its range."""
        value = table.get(name, low)
        if not _plain("int", value) or not low <= cast(int, value) <= high:
            self.complain(place, "range", {"name": name, "low": low, "high": high, "given": str(value)})

    def needed(self, place: str, table: Table, name: str, low: int, high: int) -> None:
        """The same for a number that may not be left out."""
        if name in table:
            self.ranged(place, table, name, low, high)
        else:
            self.complain(place, "missing", {"name": name})

    def unique(self, place: str, names: list[str]) -> None:
        for number, name in enumerate(names):
            if name in names[:number]:
                self.complain(place, "twice", {"given": name})

    # The tables of numbers.

    def numbers(self) -> None:
        for place, name, low, high in NUMBERS:
            self.needed(place, _deep(self.doc, place), name, low, high)
        for place, name, length, low, high in LISTS:
            self.listed(f"{place}.{name}", _rows(_deep(self.doc, place), name), length, low, high)
        self.typed("tiles.limited", "bool", _table(self.doc, "tiles").get("limited"))
        rows = _rows(_table(self.doc, "payout"), "rows")
        self.counted("payout.rows", len(rows), PAYOUT_ROWS)
        for number, row in enumerate(rows, 1):
            self.listed(f"payout.rows[{number}]", row if isinstance(row, list) else [], PLACES, 0, ANY)

    def listed(self, place: str, values: list[object], length: int, low: int, high: int) -> None:
        self.counted(place, len(values), length)
        for number, value in enumerate(values, 1):
            self.ranged(place, {str(number): value}, str(number), low, high)

    # The city and what the players start with.

    def board(self) -> None:
        board = _table(self.doc, "board")
        starts = _tables(board, "start")
        self.counted("board.start", len(starts), START_BUILDINGS)
        for number, start in enumerate(starts, 1):
            place = f"board.start[{number}]"
            self.known(place, start, ("zone", "lot"))
            if start.get("zone") not in ZONE_NAMES or not LOT.fullmatch(str(start.get("lot"))):
                self.complain(place, "start", {"given": f"{start.get('zone')} {start.get('lot')}"})
        lots = [str(start.get("lot")) for start in starts]
        self.unique("board.start", lots)
        if not self.found:
            self.money(lots)
        vocations = _table(self.doc, "vocations")
        if set(vocations) != set(VOCATIONS):
            self.complain("vocations", "vocations", {"known": ", ".join(VOCATIONS)})
        for name in VOCATIONS:
            self.ranged(f"vocations.{name}", vocations, name, 1, TILES)

    def money(self, lots: list[str]) -> None:
        """The start money suffices for the dearest claims (S2.10), and one of the claims settles Media (S2.11)."""
        board, setup = _table(self.doc, "board"), _table(self.doc, "setup")
        south, west = cast(list[int], board["south_wealth"]), cast(list[int], board["west_prestige"])
        prices = sorted([west[int(lot[1]) - 1] + south[int(lot[3]) - 1] for lot in lots])
        for seats in (2, 3, 4):
            dearest = sum(prices[-(START_BUILDINGS // seats) :])
            self.needed("setup.money", _table(setup, "money"), str(seats), dearest, 10 * ANY)
        settles = str(_table(setup, "media").get("tie_controller_of"))
        if settles not in lots:
            self.complain("setup.media", "unknown", {"name": settles, "known": ", ".join(lots)})

    # The cards.

    def planning(self) -> None:
        planning = _table(self.doc, "planning")
        for key, length in PLANNING_ROWS:
            self.counted(f"planning.{key}", len(_rows(planning, key)), length)
        for card in _tables(planning, "permits"):
            place = f"planning.{card.get('id')}"
            self.typed(f"{place}.zones", "zones", card.get("zones"))
            self.needed(place, card, "lv", 1, 4)
            self.needed(place, card, "pay", 1, 12)
            self.typed(f"{place}.ballot", "bool", card.get("ballot", False))
        for card in _tables(planning, "renewals"):
            place = f"planning.{card.get('id')}"
            self.ranged(place, card, "pay", 0, 12)
            self.typed(f"{place}.ballot", "bool", card.get("ballot", False))
        for card in _tables(planning, "events"):
            self.typed(f"planning.{card.get('id')}.fx", "effects", card.get("fx"))

    def recipes(self) -> None:
        told = _table(_table(self.doc, "recipe"), "contract")
        for length in LENGTHS:
            place = f"recipe.contract.{length}"
            recipe = _table(told, length)
            for name in PARTS[:2]:
                self.needed(place, recipe, name, 0, DECK_CARDS)
            self.needed(place, recipe, "top", OPENING, DECK_CARDS)
            self.counted(place, sum([part for part in recipe.values() if isinstance(part, int)]), DECK_CARDS)
        contracts = len(_rows(_table(self.doc, "town"), "contracts"))
        self.ranged("town", {"contracts": contracts}, "contracts", OPENING, DECK_CARDS)

    def deck(self, deck: str, told: Table) -> None:
        contracts, events = _tables(told, "contracts"), _tables(told, "events")
        self.counted(deck, len(contracts) + len(events), DECK_CARDS)
        for card in [_table(told, "special"), *events, *contracts]:
            self.typed(f"{deck}.{card.get('id')}.fx", "effects", card.get("fx", []))
        for card in contracts:
            self.contract(f"{deck}.{card.get('id')}", card)

    def contract(self, place: str, card: Table) -> None:
        self.needed(place, card, "lots", 1, 4)
        self.ranged(place, card, "pay", 0, 6)
        self.typed(f"{place}.zone", "zone", card.get("zone"))
        self.record(f"{place}.build", self.build, card.get("build", {}), optional=True)
        self.typed(f"{place}.voc", "list:pair", card.get("voc", []))

    def special(self, deck: str, duty: Table) -> None:
        """Without its duty done by the special event the game would stop in the middle."""
        card = _table(_table(self.doc, deck), "special")
        if duty not in _rows(card, "fx"):
            place = f"{deck}.{card.get('id', 'special')}"
            self.complain(place, "missing", {"name": " ".join([str(word) for word in duty.values()])})

    def identities(self) -> None:
        """Every card has an id of its own, whatever its case."""
        seen: set[str] = set()
        for table in ("planning", *DECKS[:3]):
            told = _table(self.doc, table)
            for key in ("permits", "renewals", "events", "contracts"):
                for number, card in enumerate(_tables(told, key), 1):
                    self.identity(f"{table}.{key}[{number}]", table, card, seen)
                    self.known(f"{table}.{card.get('id')}", card, CARD_KEYS[key])
            if table != "planning":
                self.identity(f"{table}.special", table, _table(told, "special"), seen)
                self.known(f"{table}.special", _table(told, "special"), CARD_KEYS["special"])

    def identity(self, place: str, table: str, card: Table, seen: set[str]) -> None:
        name = str(card.get("id", ""))
        if "id" not in card:
            self.complain(place, "missing", {"name": "id"})
        elif not CARD_ID.fullmatch(name):
            self.complain(place, "type", {"given": name, "type": "id"})
        elif name.lower() in seen:
            self.complain(f"{table}.{name}", "twice", {"given": name}, last=True)
        seen.add(name.lower())

    def offices(self) -> None:
        for office in OFFICES:
            told = _table(_table(self.doc, "offices"), office)
            place = f"offices.{office}"
            if office in CONTESTED:
                self.typed(f"{place}.wins", ZONE_CONTEST, told.get("wins"))
            self.typed(f"{place}.tie", "player", told.get("tie"))
            for key in ("on_elected", "on_turn_start"):
                if key in told:
                    self.typed(f"{place}.{key}", "effects", told[key])
            if "bonus" in told:
                bonus = _table(told, "bonus")
                self.needed(f"{place}.bonus", bonus, "prestige", 0, ANY)
                self.typed(f"{place}.bonus", "count", bonus.get("per", {}))

    # Entries that nobody reads.

    def known(self, place: str, told: Table, keys: Collection[str]) -> None:
        for key in told:
            if key not in keys:
                self.complain(place, "unknown", {"name": key, "known": ", ".join(keys)})

    def fixed(self, place: str, told: Table, shipped: Table) -> None:
        """Entries that only describe the game must describe the game that is played."""
        for key, value in told.items():
            name = f"{place}.{key}".lstrip(".")
            due = shipped.get(key)
            if name in READ:
                continue
            if key not in shipped:
                self.complain(name, "unknown", {"name": key, "known": ", ".join(shipped)})
            elif isinstance(due, dict) and isinstance(value, dict):
                self.fixed(name, value, due)
            elif isinstance(due, dict):
                self.complain(name, "type", {"given": str(value), "type": "table"})
            elif _spelled(value) != _spelled(due):
                self.complain(name, "fixed", {"needed": _spelled(due), "given": _spelled(value)})

    # The language of the cards.

    def effect(self, place: str, told: object) -> None:
        if not isinstance(told, dict):
            self.complain(place, "type", {"given": str(told), "type": "effect"})
            return
        kind = str(told.get("do"))
        if kind not in self.effects:
            self.complain(place, "unknown", {"name": kind, "known": ", ".join(self.effects)})
            return
        given = {key: value for key, value in told.items() if key != "do"}
        self.record(f"{place} ({kind})", cast(Table, self.effects[kind]), given, optional=False)
        if kind == "choose":
            self.ranged(f"{place} ({kind})", {"options": len(_rows(told, "options"))}, "options", 1, OPTIONS)

    def record(self, place: str, schema: Table, given: object, optional: bool) -> None:
        """Compare a table with its schema: unknown keys, missing ones, values of the wrong type or size."""
        if not isinstance(given, dict):
            self.complain(place, "type", {"given": str(given), "type": "table"})
            return
        for key, value in given.items():
            if key not in schema:
                self.complain(place, "unknown", {"name": key, "known": ", ".join(schema)})
                continue
            self.typed(f"{place} {key}", str(schema[key]), value)
            if _kind(str(schema[key])) == "int" and _plain("int", value):
                low, high = RANGES.get(key, (0, ANY))
                self.ranged(place, given, key, low, high)
        for key, kind in schema.items():
            if not optional and _needed(str(kind)) and key not in given:
                self.complain(place, "missing", {"name": key})

    def typed(self, place: str, kind: str, value: object) -> None:
        """Complain unless the value is there and of a type of the schema language."""
        kind = _kind(kind)
        if value is None:
            self.complain(place, "missing", {"name": place.rpartition(".")[2]})
        elif kind == "effects" or kind.startswith("list:"):
            if not isinstance(value, list):
                self.complain(place, "type", {"given": str(value), "type": kind})
            elif kind == "effects":
                for number, item in enumerate(value, 1):
                    self.effect(f"{place}[{number}]", item)
            else:
                for item in value:
                    self.typed(place, kind[5:], item)
        elif kind == "filter" or kind == "count":
            self.record(place, self.filter if kind == "filter" else self.count, value, optional=True)
        elif not _plain(kind, value):
            self.complain(place, "type", {"given": str(value), "type": kind})


def _kind(told: str) -> str:
    """The type alone, without the marks of what may be left out."""
    return told.rstrip("?").split("=")[0]


def _needed(kind: str) -> bool:
    """Whether a key must be given. An enum without a default takes its first word, as "where" does."""
    return not kind.endswith("?") and "=" not in kind and not kind.startswith("enum:")


def _plain(kind: str, value: object) -> bool:
    """Whether a value without parts is of a type of the schema language."""
    if kind == "bool":
        return isinstance(value, bool)
    if kind == "int":
        return isinstance(value, int) and not isinstance(value, bool)
    if kind == "sizes":
        return all(size in (1, 2, 3, 4) for size in (value if isinstance(value, list) else [value]))
    if kind == "zones":
        return all(zone in GREEN_ZONES for zone in (value if isinstance(value, list) else [value]))
    if kind == "player":
        return is_player(str(value))
    if kind == "pair":
        return isinstance(value, list) and len(value) == 2 and value[0] in VOCATIONS and _plain("int", value[1])
    return value in CHOICES.get(kind, tuple(kind.removeprefix("enum:").split("|")))


CHOICES: dict[str, tuple[str, ...]] = {
    "zone": ZONE_NAMES,
    "office": OFFICES,
    "vocation": VOCATIONS,
    "kind": ("wealth", "prestige"),
    "deck": DECKS[:3],
}


def is_player(text: str) -> bool:
    """Whether a text is a player expression."""
    kind, _, argument = text.partition(":")
    if kind in ("self", "active", "each", "others", "controller"):
        return not argument
    if kind in ("most", "least"):
        return argument in COMPARED
    return (kind == "office" and argument in OFFICES) or (kind == "vocation" and argument in VOCATIONS)


def problems(doc: Table, text: str) -> list[Fault]:
    """All that is wrong with a components file; an empty list when it can be played."""
    return Checker(doc, text).run()


def _table(doc: Table, key: str) -> Table:
    """A table inside another one; an empty one when there is none."""
    value = doc.get(key)
    return value if isinstance(value, dict) else {}


def _deep(doc: Table, path: str) -> Table:
    for key in path.split("."):
        doc = _table(doc, key)
    return doc


def _tables(doc: Table, key: str) -> list[Table]:
    """The rows of a list that are tables, as all of them should be."""
    return [row if isinstance(row, dict) else {} for row in _rows(doc, key)]


def _spelled(value: object) -> str:
    """A value as a file would have it, to be compared and to be told."""
    return json.dumps(value, default=str)


def _rows(doc: Table, key: str) -> list[object]:
    """A list inside a table; an empty one when there is none."""
    value = doc.get(key)
    return value if isinstance(value, list) else []
