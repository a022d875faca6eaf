"""The shape of a set: which fields every section and row needs, which words they know and how far numbers may go.

The ranges come from the rules, and from what a seat can say: `gold` counts to nine and `choose` to four.
"""

import re
import tomllib
from collections.abc import Mapping, Sequence
from typing import Any

from boomtown.games.coloma.words import (
    COUNTED,
    DEEDS,
    KINDS,
    LEVEL_FIELDS,
    LEVEL_IDS,
    LIMITS,
    MOST_NUGGETS,
    PARTS,
    RANKS,
    REPEATED,
    SETS,
    SPACE_KINDS,
    TOOLS,
    TRIGGERS,
    WHEN,
)
from boomtown.kernel.components import shipped_text
from boomtown.kernel.message import Message, Params

# A table as tomllib gives it. Nothing is built from it before problems() has found none.
Table = dict[str, Any]
Range = tuple[int, int]

OURS: Table = tomllib.loads(shipped_text("boomtown.games.coloma"))

MANY = 99
SITES = 5
YEARS = 3
BRIDGE_TYPES = 10
PLAYERS = ("2", "3", "4", "5", "6")
NUMBERED = (1, 2, 3, 4, 5)

NUMBERS: dict[str, dict[str, Range]] = {
    "limits": {"dudes": (1, MANY), "tents": (1, MANY), "horses": (1, MANY), "rivers": (1, 9)},
    "start": {
        "bucks": (0, MANY), "gold": (0, MANY), "dudes": (0, MANY), "tents": (0, MANY), "horses": (0, MANY),
        "draw": (1, MANY), "put_back": (0, MANY), "bridge_types": (1, BRIDGE_TYPES), "barker_site": (1, SITES),
    },
    "calendar": {"rounds": (1, SITES)},
    "gold_supply": {"empty_gain_bucks": (0, MANY), "min_value": (1, MANY)},
    "wheel": {"sites": (SITES, SITES), "signpost_offset": (2, SITES - 1)},  # it never copies the Barker's site (K5.3)
    "hideout": {"spaces": (2, 9)},
    "town": {"size": (1, 40), "vp": (0, MANY)},
    "bridges": {"types": (BRIDGE_TYPES, BRIDGE_TYPES)},
    "barrels": {"total": (1, MANY)},
    "hotels": {"per_player": (0, MANY), "vp": (0, MANY), "guests": (0, MANY), "guest_vp": (0, MANY)},
    "buster": {"reveal": (1, SITES - 1), "neutral_row": (1, 9), "neutral_gunmen": (1, MANY)},
    "solo": {"no_hotel_vp": (0, MANY), "hotel_gold": (0, MANY), "grave_vp": (-MANY, 0), "gold_vp": (0, MANY)},
    "scoring": {"empty_deck_vp_per_card": (0, MANY)},
}  # fmt: skip

# Lists of whole numbers: how long they are, 0 for any length, and the range of each number.
SERIES: dict[str, dict[str, tuple[int, Range]]] = {
    "calendar": {"years": (YEARS, (1, 9999)), "outlaws": (YEARS, (0, MANY))},
    "gold_supply": {"values": (3, (1, MANY))},
    "hideout": {"outlaws": (0, (0, MANY))},
    "graveyard": {"tombs": (0, (0, MANY))},
    "shootout": {"rows": (0, (1, 9))},
    "frontier": {"tent_vp": (0, (0, MANY))},
}

# Tables of whole numbers within a section.
WITHIN: dict[str, dict[str, dict[str, Range]]] = {
    "start": {"bridge_copies": dict.fromkeys(PLAYERS, (1, 9))},
    "barker": {"prices": {"tent": (1, MOST_NUGGETS), "horse": (1, MOST_NUGGETS)}},
    "solo": {"setup": {"dudes": (0, MANY), "camps": (0, MANY), "horses": (0, MANY), "horse_limit": (0, MANY)}},
}

# Rows: the words they know, the numbers they hold, and whatever else they cannot do without.
ROW_WORDS: dict[str, dict[str, Sequence[object]]] = {
    "event": {"site": NUMBERED},
    "site": {"site": (*NUMBERED, "barker")},
    "board": {"side": ("A", "B")},
    "building": {"site": (*NUMBERED, "barker"), "when": TRIGGERS},
    "bridge": {"count": COUNTED},
    "shootout_table": {"printed": (True, False)},
    "space": {"kind": SPACE_KINDS},
    "specialty": {"set": SETS, "on": WHEN, "limit": LIMITS},
}
ROW_NUMBERS: dict[str, dict[str, Range]] = {
    "bridge": {"rate": (1, MANY), "max": (1, MANY)},
    "barrel": {"n": (1, MANY)},
}
ROW_NEEDS: dict[str, tuple[str, ...]] = {
    "event": ("fx",),
    "site": ("common", "boom"),
    "board": ("id", "rivers"),
    "building": ("id", *TOOLS, "fx"),
    "bridge": ("id",),
    "barrel": ("id", "fx"),
    "shootout_table": ("id", "win", "lose"),
    "space": ("id",),
    "land": ("id", "touches"),
    "specialty": ("id", "fx"),
}
# Rows that may be an owner's own, with the messages that name ours; all others are known by their ids alone.
FAMILIES = {"building": "card", "barrel": "barrel", "space": "space", "land": "land", "specialty": "specialty"}
KNOWN = ("board", "bridge", "shootout_table")
ID = re.compile(r"(?!event[1-5]$)[a-z0-9_]+")  # `plant event1` is no land
NAME = re.compile(r"[^@].*")  # "@" begins the name of a message

PRICE: dict[str, Range] = {"bucks": (1, MOST_NUGGETS), "gold": (1, MANY), "dudes": (1, MANY)}


def shape(doc: Table) -> list[Message]:
    """What is missing in a set, misspelled or out of range."""
    found = alike(doc, "", outline([OURS]))
    if found:
        return found
    found = section_shape(doc)
    found += exactly("counters", list(doc["counters"]), COUNTED)
    found += exactly("effects", list(doc["effects"]), KINDS)
    for kind, declared in doc["effects"].items():
        found += same_params(declared, kind) if kind in KINDS else []
    for kind in ROW_NEEDS:
        for place, row in enumerate(doc[kind], 1):
            found += row_shape(kind, f"{kind} {row.get('id', row.get('site', place))}", row)
    found += prices(doc)
    return found or pools(doc) + solo_shape(doc["solo"])


def section_shape(doc: Table) -> list[Message]:
    """The sections, by the tables above."""
    found = needs(doc["mill"], "mill", ("shovel", "wheelbarrow"))
    found += needs(doc["frontier"], "frontier", ("edges",))
    for section, ranges in NUMBERS.items():
        found += numbers(doc[section], section, ranges)
    for section, lists in SERIES.items():
        for name, (wanted, allowed) in lists.items():
            found += series(doc[section], section, name, wanted, allowed)
    for section, tables in WITHIN.items():
        found += needs(doc[section], section, list(tables))
        for name, ranges in tables.items():
            if name in doc[section]:
                found += numbers(doc[section][name], f"{section} {name}", ranges)
    return found


def row_shape(kind: str, where: str, row: Table) -> list[Message]:
    """One row of a list, by the tables above."""
    found = needs(row, where, ROW_NEEDS[kind])
    if kind in FAMILIES:
        found += spelled(row, where, "id", ID)
        found += spelled(row, where, "name", NAME)
    if kind in KNOWN:
        found += known_words(row, where, {"id": [known["id"] for known in OURS[kind]]})
    found += known_words(row, where, ROW_WORDS.get(kind, {}))
    found += numbers(row, where, ROW_NUMBERS.get(kind, {}))
    if kind == "board":
        for number, river in enumerate(row.get("rivers", []), 1):
            found += needs(river, f"{where} rivers {number}", ("fx",))
            found += numbers(river, f"{where} rivers {number}", {"vp": (0, MANY)})
    if kind == "shootout_table":
        for side in ("win", "lose"):
            found += needs(row.get(side, dict.fromkeys(RANKS)), f"{where} {side}", RANKS)
    if kind == "site":
        found += length(f"{where} common", row.get("common", [0]), len(PARTS))
        found += length(f"{where} boom", row.get("boom", [0]), MANY)
    if kind == "specialty":
        found += length(f"{where} fx", row.get("fx", [0]), MANY)
    return found


def prices(doc: Table) -> list[Message]:
    """Costs of buildings, hotels, rivers and bridges with either tool."""
    works = doc["works_costs"]
    found = needs(works, "works_costs", ("river", "bridge"))
    places = [("hotels", doc["hotels"])]
    places += [(f"works_costs {name}", works[name]) for name in ("river", "bridge") if name in works]
    for where, table in places:
        found += needs(table, where, TOOLS)
    places += [(f"building {row.get('id')}", row) for row in doc["building"]]
    for where, table in places:
        for tool in TOOLS:
            found += price(table.get(tool, {}), f"{where} {tool}")
    return found


def price(given: Table, where: str) -> list[Message]:
    """Bucks, gold and dudes, each more than nothing where it stands at all."""
    found = [
        Message("coloma-file-parameter", {"name": where, "given": key, "known": ", ".join(PRICE)})
        for key in given
        if key not in PRICE
    ]
    return found + numbers(given, where, {key: PRICE[key] for key in PRICE if key in given})


def pools(doc: Table) -> list[Message]:
    """Three pools of gold for each number of players, with enough for everybody's start."""
    spaces = doc["gold_supply"].get("spaces", {})
    found: list[Message] = []
    for players in PLAYERS:
        wrong = series(spaces, "gold_supply spaces", players, 3, (0, MANY))
        taken = doc["start"].get("gold", 0) * int(players)
        if not wrong and sum(spaces[players]) < taken:
            wrong.append(out_of_range(f"gold_supply spaces {players}", sum(spaces[players]), taken, MANY))
        found += wrong
    return found


def solo_shape(solo: Table) -> list[Message]:
    """Shade's deeds at each site, its set-up and its four levels."""
    found = needs(solo, "solo", ("steps", "actions", "level"))
    if found:
        return found
    found += exactly("solo steps", solo["steps"], DEEDS)
    found += exactly("solo level", [row.get("id", "") for row in solo["level"]], LEVEL_IDS)
    found += exactly("solo actions", list(solo["actions"]), [*map(str, NUMBERED), "barker"])
    if found:
        return found
    for row in solo["level"]:
        found += numbers(row, f"solo level {row.get('id')}", dict.fromkeys(LEVEL_FIELDS, (0, MANY)))
    for site, halves in solo["actions"].items():
        found += needs(halves, f"solo actions {site}", ("common", "boom"))
        for half in ("common", "boom"):
            for number, given in enumerate(halves.get(half, []), 1):
                found += deed_shape(given, f"solo actions {site} {half} {number}")
    found += series(solo["setup"], "solo setup", "event_camps", 0, (1, SITES))
    return found + needs(solo["setup"], "solo setup", ("wagon_cards",))


def deed_shape(given: list[object], where: str) -> list[Message]:
    """A deed, with a number if it can be done more than once."""
    found = length(where, given, 2)
    deed = dict(zip(("deed", "times"), given, strict=False))
    found += known_words(deed, where, {"deed": DEEDS})
    high = MANY if deed.get("deed") in REPEATED else 1
    return found + numbers(deed, where, {"times": (1, high)} if "times" in deed else {})


def same_params(declared: Table, kind: str) -> list[Message]:
    """The parameters of a kind of effect; the engine knows them, so a copy must not differ."""
    params = OURS["effects"][kind]["params"]
    if declared.get("params") == params:
        return []
    known = ", ".join(f'{name} = "{spec}"' for name, spec in params.items())
    return [Message("coloma-file-names", {"name": f"effects {kind} params", "known": known})]


def outline(models: Sequence[Any]) -> Any:
    """One table or list in place of several like it: with all their keys, and a single entry for all of theirs."""
    if form(models[0]) == "table":
        names = {name for model in models for name in model}
        return {name: outline([model[name] for model in models if name in model]) for name in names}
    if form(models[0]) == "list":
        entries = [entry for model in models for entry in model]
        return [outline(entries)] if entries else []
    return models[0]


def alike(given: Any, where: str, model: Any) -> list[Message]:
    """Tables where the outline has tables, and lists where it has lists."""
    if form(given) != form(model):
        return misshapen(where, form(model))
    found: list[Message] = []
    if form(given) == "table":
        for name in given:
            found += alike(given[name], f"{where} {name}".strip(), model[name]) if name in model else []
    if form(given) == "list" and model:
        for number, entry in enumerate(given, 1):
            found += alike(entry, f"{where} {number}", model[0])
    return found


def form(value: object) -> str:
    return "table" if isinstance(value, dict) else "list" if isinstance(value, list) else "value"


def misshapen(where: str, wanted: str) -> list[Message]:
    return [Message("coloma-file-shape", {"name": where, "form": wanted})]


# One field.


def needs(table: Table, where: str, names: Sequence[str]) -> list[Message]:
    return [Message("coloma-file-needs", {"name": where, "given": name}) for name in names if name not in table]


def numbers(table: Table, where: str, ranges: Mapping[str, Range]) -> list[Message]:
    """Whole numbers that must stand in a table."""
    found = needs(table, where, list(ranges))
    return found + [
        out_of_range(f"{where} {name}", table[name], low, high)
        for name, (low, high) in ranges.items()
        if name in table and not within(table[name], low, high)
    ]


def spelled(table: Table, where: str, name: str, pattern: re.Pattern[str]) -> list[Message]:
    """A text, if it is there, that is spelled in a certain way."""
    text = table.get(name)
    if text is None or (isinstance(text, str) and pattern.fullmatch(text)):
        return []
    return [Message(f"coloma-file-{name}", {"name": where, "given": str(text)})]


def within(value: object, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high


def out_of_range(where: str, value: object, low: int, high: int) -> Message:
    return Message("coloma-file-range", {"name": where, "low": low, "high": high, "given": str(value)})


def series(table: Table, where: str, name: str, wanted: int, allowed: Range) -> list[Message]:
    """A list of whole numbers, of a given length or, for 0, of any."""
    if name not in table:
        return needs(table, where, (name,))
    values = table[name]
    found = [out_of_range(f"{where} {name}", value, *allowed) for value in values if not within(value, *allowed)]
    if not values or (wanted and len(values) != wanted):
        params: Params = {"name": f"{where} {name}", "given": len(values), "expected": wanted or 1}
        found.append(Message("coloma-file-count", params))
    return found


def length(where: str, values: Sequence[object], most: int) -> list[Message]:
    """A list that holds something, and no more than the engine can offer."""
    if 1 <= len(values) <= most:
        return []
    return [Message("coloma-file-count", {"name": where, "given": len(values), "expected": f"1 ... {most}"})]


def known_words(table: Table, where: str, words: Mapping[str, Sequence[object]]) -> list[Message]:
    """Fields that hold one of some words."""
    found = needs(table, where, list(words))
    for name, known in words.items():
        if name in table and table[name] not in known:
            spelled = ", ".join(str(word) for word in known)
            found.append(Message("coloma-file-value", {"name": f"{where} {name}", "known": spelled}))
    return found


def exactly(where: str, given: Sequence[str], wanted: Sequence[str]) -> list[Message]:
    """Names that the engine knows by their place."""
    if list(given) == list(wanted):
        return []
    return [Message("coloma-file-names", {"name": where, "known": ", ".join(wanted)})]
