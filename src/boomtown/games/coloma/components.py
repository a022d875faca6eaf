"""Reads components.toml and tells what is missing in it or does not add up.

BOOMTOWN_COLOMA_COMPONENTS names a file to play with instead of ours, for owners of the printed game.
"""

import re
import tomllib
from collections.abc import Iterator
from typing import Any

from boomtown.games.coloma.schema import (
    MANY,
    OURS,
    Table,
    form,
    known_words,
    length,
    misshapen,
    out_of_range,
    shape,
    within,
)
from boomtown.games.coloma.words import COSTS, COUNTED, GOODS, KINDS, MOST_NUGGETS, MOST_OPTIONS, OFF, RANKS
from boomtown.kernel.components import shipped_text
from boomtown.kernel.errors import BoomtownError
from boomtown.kernel.lines import Lines
from boomtown.kernel.message import Fault, Message, Params

SECTIONS = [
    "limits", "start", "calendar", "gold_supply", "wheel", "bust", "barker", "hideout", "mill", "works_costs",
    "graveyard", "town", "bridges", "barrels", "shootout", "frontier", "hotels", "buster", "mule_duel",
    "specialties", "solo", "scoring", "effects", "counters",
]  # fmt: skip
LISTS = ["event", "site", "board", "building", "bridge", "barrel", "shootout_table", "space", "land", "specialty"]
SOURCES = ("rulebook", "published", "reconstructed")

# Types of parameters that are no single value.
FORMS = {"fx": "list", "options": "list", "set": "list", "goods": "table", "cost": "table", "off": "table"}

# The lowest value of a parameter that may not be 0, or may be less.
LOWEST = {("outlaws", "n"): -MANY, ("per", "each"): 1, ("barrel", "n"): 1}


def load() -> Table:
    """The tables of a file that can be played with; ours is checked by the tests."""
    text = shipped_text("boomtown.games.coloma")
    faults = check(text)
    if faults:
        told: Params = {**faults[0].params, "line": faults[0].line, "problem": f"@{faults[0].key}"}
        raise BoomtownError("coloma-file-wrong", told)
    return tomllib.loads(text)


def check(text: str) -> list[Fault]:
    """Everything that is wrong with a components file; an owner of a box mends it line by line."""
    try:
        doc = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"line (\d+)", str(error))
        return [Fault(int(place[1]) if place else 1, "coloma-file-syntax", {"fault": str(error)})]
    lines = Lines(text)
    faults = []
    for key, params in problems(doc):
        twice = key == "coloma-file-twice"
        faults.append(Fault(lines.named(placed(doc, str(params["name"]), twice), twice), key, params))
    return sorted(faults, key=_line)


def _line(fault: Fault) -> int:
    return fault.line


def placed(doc: Table, name: str, last: bool) -> str:
    """A name whose event or site is called by its place in the list, for these have no id."""
    kind, _, rest = name.partition(" ")
    site, _, rest = rest.partition(" ")
    if kind not in ("event", "site"):
        return name
    places = [place for place, row in enumerate(doc[kind], 1) if str(row.get("site", place)) == site]
    return f"{kind} {places[-1 if last else 0]} {rest}" if places else name


def problems(doc: Table) -> list[Message]:
    """Everything that is wrong with a set, as messages."""
    found = [Message("coloma-file-section", {"name": name}) for name in SECTIONS if name not in doc]
    found += [Message("coloma-file-list", {"name": name}) for name in LISTS if not doc.get(name)]
    found = found or shape(doc)
    if found:
        return found
    for name in SECTIONS[:-2]:
        if doc[name].get("source") not in SOURCES:
            found.append(Message("coloma-file-source", {"name": name, "known": ", ".join(SOURCES)}))
    found += _counts(doc) + _bounds(doc) + _map(doc) + _robbers(doc)
    for where, effects in abilities(doc):
        found += _effects(where, effects)
    return found


def abilities(doc: Table) -> Iterator[tuple[str, list[Table]]]:
    """Every list of effects in the set, with the place where it stands."""
    for event in doc["event"]:
        yield f"event {event['site']} fx", event["fx"]
    for site in doc["site"]:
        yield f"site {site['site']} common", site["common"]
        yield f"site {site['site']} boom", site["boom"]
    yield "mill shovel", doc["mill"]["shovel"]
    yield "mill wheelbarrow", doc["mill"]["wheelbarrow"]
    for board in doc["board"]:
        for number, river in enumerate(board["rivers"], 1):
            yield f"board {board['id']} rivers {number} fx", river["fx"]
    for kind in ("building", "barrel", "specialty"):
        for row in doc[kind]:
            yield f"{kind} {row['id']} fx", row["fx"]
    for table in doc["shootout_table"]:
        for side in ("win", "lose"):
            for rank in RANKS:
                yield f"shootout_table {table['id']} {side} {rank}", table[side][rank]
    for space in doc["space"]:
        yield f"space {space['id']} fx", space.get("fx", [])
        yield f"space {space['id']} stop", space.get("stop", [])


def _counts(doc: Table) -> list[Message]:
    """The numbers of pieces that the rules fix."""
    expected = [
        ("event", len(doc["event"]), doc["wheel"]["sites"]),
        ("site", len(doc["site"]), doc["wheel"]["sites"] + 1),
        ("building", len(doc["building"]), doc["town"]["size"]),
        ("bridge", len(doc["bridge"]), doc["bridges"]["types"]),
        ("barrel n", sum(barrel["n"] for barrel in doc["barrel"]), doc["barrels"]["total"]),
        ("hideout outlaws", len(doc["hideout"]["outlaws"]), doc["hideout"]["spaces"]),
        ("board A", sum(board["side"] == "A" for board in doc["board"]), 1),
        ("board B", sum(board["side"] == "B" for board in doc["board"]), 6),
        ("shootout_table", sum(not table["printed"] for table in doc["shootout_table"]), 4),
        ("shootout_table printed", sum(table["printed"] for table in doc["shootout_table"]), 1),
        ("frontier tent_vp", len(doc["frontier"]["tent_vp"]), len(doc["land"]) + 1),
        ("specialty base", sum(row["set"] == "base" for row in doc["specialty"]), 6),
    ]
    rows, neutral = doc["shootout"]["rows"], doc["buster"]["neutral_row"]
    if neutral <= len(rows):
        expected.append(("shootout rows", rows[neutral - 1], doc["buster"]["neutral_gunmen"]))
    expected += [(f"board {row['id']}", len(row["rivers"]), doc["limits"]["rivers"]) for row in doc["board"]]
    found = [
        Message("coloma-file-count", {"name": name, "given": given, "expected": wanted})
        for name, given, wanted in expected
        if given != wanted
    ]
    for kind in LISTS:
        names = [str(row.get("id", row.get("site"))) for row in doc[kind]]
        twice = [name for name in sorted(set(names)) if names.count(name) > 1]
        found += [Message("coloma-file-twice", {"name": f"{kind} {name}"}) for name in twice]
    return found


def _bounds(doc: Table) -> list[Message]:
    """Numbers that must not be greater than another one of the set."""
    start, limits = doc["start"], doc["limits"]
    most = [(f"start {name}", start[name], limits[name]) for name in ("dudes", "tents", "horses")]
    most += [("start draw", start["draw"], doc["town"]["size"]), ("start put_back", start["put_back"], start["draw"])]
    most += [("buster neutral_row", doc["buster"]["neutral_row"], len(doc["shootout"]["rows"]))]
    return [out_of_range(name, given, 0, high) for name, given, high in most if given > high]


def _robbers(doc: Table) -> list[Message]:
    """A specialty that works on wagons is a trade: the wagon action for gold of the cart (K15.6)."""
    trade = '{ do = "pay", cost = { wagon = 1 }, get = [{ do = "cart", n = 3 }] }'
    found = []
    for row in doc["specialty"]:
        first = row["fx"][0]
        traded = "wagon" in first.get("cost", {}) and [gain.get("do") for gain in first.get("get", [])] == ["cart"]
        if row["on"] == "wagon" and not traded:
            found.append(Message("coloma-file-value", {"name": f"specialty {row['id']} fx", "known": trade}))
    return found


def _map(doc: Table) -> list[Message]:
    """Roads lead to known spaces, every space can be reached, lands touch boomtowns, wagons start and stop in them."""
    kinds = {space["id"]: space["kind"] for space in doc["space"]}
    towns = [name for name, kind in kinds.items() if kind == "boomtown"]
    found = known_words(doc["start"], "start", {"wagon": towns})
    for town in doc["solo"]["setup"]["wagon_cards"]:
        found += known_words({"wagon_cards": town}, "solo setup", {"wagon_cards": towns})
    reached = {doc["start"].get("wagon")}
    for number, road in enumerate(doc["frontier"]["edges"], 1):
        where = f"frontier edges {number}"
        if len(road) != 2:
            found.append(Message("coloma-file-count", {"name": where, "given": len(road), "expected": 2}))
        found += [Message("coloma-file-road", {"name": where, "given": end}) for end in road if end not in kinds]
    for _ in kinds:
        for road in doc["frontier"]["edges"]:
            if reached.intersection(road):
                reached.update(road)
    found += [Message("coloma-file-unreached", {"name": f"space {name}"}) for name in kinds if name not in reached]
    for land in doc["land"]:
        for town in land["touches"]:
            if kinds.get(town) != "boomtown":
                found.append(Message("coloma-file-touches", {"name": f"land {land['id']}", "given": town}))
    return found


def _effects(where: str, effects: list[Table]) -> list[Message]:
    found = []
    for number, effect in enumerate(effects, 1):
        found += _effect(f"{where} {number}", effect)
    return found


def _effect(where: str, effect: Table) -> list[Message]:
    """What is wrong with an effect, by what [effects] declares for its kind."""
    if form(effect) != "table":
        return misshapen(where, "table")
    kind = effect.get("do")
    if kind not in KINDS:
        return [Message("coloma-file-value", {"name": f"{where} do", "known": ", ".join(KINDS)})]
    found = []
    where = f"{where} {kind}"
    params = OURS["effects"][kind]["params"]
    for name in effect:
        if name != "do" and name not in params:
            told: Params = {"name": where, "given": name, "known": ", ".join(params) or "-"}
            found.append(Message("coloma-file-parameter", told))
    for name, spec in params.items():
        if name in effect:
            found += _parameter(f"{where} {name}", spec, effect[name], LOWEST.get((kind, name), 0))
        elif "=" not in spec:
            found.append(Message("coloma-file-needs", {"name": where, "given": name}))
    if kind == "event" and effect.get("site") in ("here", "barker"):
        found.append(Message("coloma-file-value", {"name": f"{where} site", "known": '1 ... 5, "any"'}))
    return found


def _parameter(where: str, spec: str, value: Any, low: int) -> list[Message]:
    """What is wrong with one parameter, by the type that [effects] declares for it."""
    kind, _, choices = spec.partition("=")[0].partition(":")
    if form(value) != FORMS.get(kind, "value"):
        return misshapen(where, FORMS.get(kind, "value"))
    if kind == "fx":
        return length(where, value, MANY) + _effects(where, value)
    if kind == "options":
        found = length(where, value, MOST_OPTIONS)
        for number, option in enumerate(value, 1):
            listed = form(option) == "list"
            found += _effects(f"{where} {number}", option) if listed else misshapen(f"{where} {number}", "list")
        return found
    if kind == "int":
        return [] if within(value, low, MANY) else [out_of_range(where, value, low, MANY)]
    if kind == "cost" and not within(value.get("bucks", 1), 1, MOST_NUGGETS):
        return [out_of_range(f"{where} bucks", value["bucks"], 1, MOST_NUGGETS)]
    if kind in ("goods", "cost", "off"):
        keys = {"goods": GOODS, "cost": COSTS, "off": OFF}[kind]
        right = all(name in keys and within(count, 1, MANY) for name, count in value.items())
        right = right and (kind != "cost" or bool(value))
        known = " / ".join(f"{name} = 1" for name in keys)
    elif kind == "bool":
        right, known = type(value) is bool, "true, false"
    elif kind == "counter":
        right, known = value in COUNTED, ", ".join(COUNTED)
    elif kind == "site":
        right, known = value in (1, 2, 3, 4, 5, "here", "any", "barker"), '1 ... 5, "here", "any", "barker"'
    else:
        words = [value] if kind == "enum" else value
        right, known = all(word in choices.split("|") for word in words), choices.replace("|", ", ")
    return [] if right else [Message("coloma-file-value", {"name": where, "known": known})]
