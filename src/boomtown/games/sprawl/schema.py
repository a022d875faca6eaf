"""Checks a components file against its own [schema] tables and against the published counts.

Owners of a box may write their own file; every fault names the line, the place and what would be right.
"""

import re
from collections.abc import Mapping
from typing import cast

from boomtown.games.sprawl.words import COMPARED, DECKS, OFFICES, VOCATIONS
from boomtown.kernel.message import Fault, Params

Table = Mapping[str, object]

ZONE_NAMES = ("CIV", "COM", "IND", "RES")
GREEN_ZONES = ("CIV", "COM", "IND", "RES", "PARK")
LOT = re.compile(r"r[1-6]c[1-6]\.(nw|ne|sw|se)")
BOARD_ROWS = (("south_wealth", 6), ("west_prestige", 6), ("wealth_markers", 6), ("prestige_markers", 3), ("start", 12))
PLANNING_ROWS = (("permits", 36), ("renewals", 4), ("events", 14))
SECTIONS = ("schema", "board", "ap", "setup", "recipe", "payout", "vocations", "tiles", "offices", "final", "planning")
DECK_CARDS = 36
LENGTHS = ("normal", "short", "long")
# Contracts laid open at the start, in five boxes and on the deck; the top part of the Town deck must have as many.
OPENING = 6


class Checker:
    """Walks a file and collects what is wrong with it."""

    def __init__(self, doc: Table, text: str) -> None:
        self.doc = doc
        self.lines = text.splitlines()
        self.found: list[Fault] = []
        schema = _table(doc, "schema")
        self.effects = _table(schema, "effect")
        self.build = _table(schema, "build")
        self.filter = _table(schema, "filter")
        self.count: Table = {**self.filter, **_table(schema, "count")}

    def complain(self, place: str, key: str, params: Params) -> None:
        self.found.append(Fault(self.line_of(place), f"sprawl-file-{key}", {"place": place, **params}))

    def line_of(self, place: str) -> int:
        """The line of the card or of the key that a place begins with; 1 when it stands nowhere."""
        names = [re.escape(part.partition("[")[0]) for part in place.split()[0].split(".")]
        signs = [f'id = "{name}"' for name in names] + [rf"^\[?{name}\b" for name in reversed(names)]
        for sign in signs:
            for number, line in enumerate(self.lines, 1):
                if re.search(sign, line):
                    return number
        return 1

    def run(self) -> list[Fault]:
        for section in (*SECTIONS, *DECKS[:3]):
            if section not in self.doc:
                self.complain(section, "missing", {"name": section})
        if self.found:
            return self.found
        self.board()
        self.planning()
        self.recipes()
        for deck in DECKS[:3]:
            self.deck(deck, _table(self.doc, deck))
        for office in OFFICES:
            told = _table(_table(self.doc, "offices"), office)
            for key in ("on_elected", "on_turn_start"):
                if key in told:
                    self.typed(f"offices.{office}.{key}", "effects", told[key])
            if "bonus" in told:
                self.typed(f"offices.{office}.bonus", "count", _table(_table(told, "bonus"), "per"))
        return self.found

    def counted(self, place: str, found: int, needed: int) -> None:
        if found != needed:
            self.complain(place, "count", {"needed": needed, "given": found})

    def ranged(self, place: str, card: Table, name: str, low: int, high: int) -> None:
        value = card.get(name, low)
        if not isinstance(value, int) or not low <= value <= high:
            self.complain(place, "range", {"name": name, "low": low, "high": high, "given": str(value)})

    def board(self) -> None:
        board = _table(self.doc, "board")
        for key, length in BOARD_ROWS:
            self.counted(f"board.{key}", len(_rows(board, key)), length)
        for start in _rows(board, "start"):
            told = cast(Table, start)
            if told.get("zone") not in ZONE_NAMES or not LOT.fullmatch(str(told.get("lot"))):
                self.complain("board.start", "start", {"given": f"{told.get('zone')} {told.get('lot')}"})
        if set(_table(self.doc, "vocations")) != set(VOCATIONS):
            self.complain("vocations", "vocations", {"known": ", ".join(VOCATIONS)})

    def planning(self) -> None:
        planning = _table(self.doc, "planning")
        for key, length in PLANNING_ROWS:
            self.counted(f"planning.{key}", len(_rows(planning, key)), length)
        for row in _rows(planning, "permits"):
            card = cast(Table, row)
            place = f"planning.{card.get('id')}"
            self.typed(f"{place}.zones", "zones", card.get("zones"))
            self.ranged(place, card, "lv", 1, 4)
            self.ranged(place, card, "pay", 1, 12)
        for row in _rows(planning, "events"):
            card = cast(Table, row)
            self.typed(f"planning.{card.get('id')}.fx", "effects", card.get("fx"))

    def recipes(self) -> None:
        told = _table(_table(self.doc, "recipe"), "contract")
        for length in LENGTHS:
            place = f"recipe.contract.{length}"
            recipe = _table(told, length)
            parts = [recipe.get(name) for name in ("bottom", "middle", "top")]
            self.counted(place, sum([part for part in parts if isinstance(part, int)]), DECK_CARDS)
            self.ranged(place, recipe, "top", OPENING, DECK_CARDS)
        contracts = len(_rows(_table(self.doc, "town"), "contracts"))
        self.ranged("town", {"contracts": contracts}, "contracts", OPENING, DECK_CARDS)

    def deck(self, deck: str, told: Table) -> None:
        cards = [*_rows(told, "events"), *_rows(told, "contracts")]
        self.counted(deck, len(cards), DECK_CARDS)
        for row in [told.get("special", {}), *cards]:
            card = cast(Table, row)
            place = f"{deck}.{card.get('id')}"
            self.typed(f"{place}.fx", "effects", card.get("fx", []))
            if "lots" not in card:
                continue
            self.ranged(place, card, "lots", 1, 4)
            self.ranged(place, card, "pay", 0, 6)
            self.typed(f"{place}.zone", "zone", card.get("zone"))
            self.record(f"{place}.build", self.build, _table(card, "build"), optional=True)
            for pair in cast(list[list[object]], card.get("voc", [])):
                self.typed(f"{place}.voc", "vocation", pair[0])
                self.typed(f"{place}.voc", "int", pair[1])

    def effect(self, place: str, told: Table) -> None:
        kind = told.get("do")
        if kind not in self.effects:
            self.complain(place, "unknown", {"name": str(kind), "known": ", ".join(self.effects)})
            return
        given = {key: value for key, value in told.items() if key != "do"}
        self.record(f"{place} ({kind})", cast(Table, self.effects[cast(str, kind)]), given, optional=False)

    def record(self, place: str, schema: Table, given: Table, optional: bool) -> None:
        """Compare a table with its schema: unknown keys, missing ones, values of the wrong type."""
        for key, value in given.items():
            if key in schema:
                self.typed(f"{place} {key}", str(schema[key]), value)
            else:
                self.complain(place, "unknown", {"name": key, "known": ", ".join(schema)})
        for key, kind in schema.items():
            if not optional and _needed(str(kind)) and key not in given:
                self.complain(place, "missing", {"name": key})

    def typed(self, place: str, kind: str, value: object) -> None:
        """Complain unless the value is of a type of the schema language."""
        kind = kind.rstrip("?").split("=")[0]
        if kind == "effects" or kind.startswith("list:"):
            if not isinstance(value, list):
                self.complain(place, "type", {"given": str(value), "type": kind})
            elif kind == "effects":
                for number, item in enumerate(value, 1):
                    self.effect(f"{place}[{number}]", cast(Table, item))
            else:
                for item in value:
                    self.typed(place, kind[5:], item)
        elif kind == "filter" or kind == "count":
            self.record(place, self.filter if kind == "filter" else self.count, cast(Table, value), optional=True)
        elif not _plain(kind, value):
            self.complain(place, "type", {"given": str(value), "type": kind})


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
    return cast(Table, doc.get(key, {}))


def _rows(doc: Table, key: str) -> list[object]:
    return cast(list[object], doc.get(key, []))
