"""Reads components.toml and tells what is missing in it or does not add up.

BOOMTOWN_COLOMA_COMPONENTS names a file to play with instead of ours, for owners of the printed game.
"""

import os
import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

from boomtown.kernel.errors import BoomtownError
from boomtown.kernel.message import Fault, Message, Params

# A table as tomllib gives it. Nothing is built from it before problems() has found none.
Table = dict[str, Any]

GOODS = ("bucks", "gold", "dudes", "tents", "horses", "cards", "vp")
COSTS = ("bucks", "gold", "dudes", "tents", "horses", "cards", "bury", "used_barrels", "wagon")
OFF = ("bucks", "gold", "dudes")
SECTIONS = [
    "limits", "start", "calendar", "gold_supply", "wheel", "bust", "barker", "hideout", "mill", "works_costs",
    "graveyard", "town", "bridges", "barrels", "shootout", "frontier", "hotels", "buster", "mule_duel",
    "specialties", "solo", "scoring", "effects", "counters",
]  # fmt: skip
LISTS = ["event", "site", "board", "building", "bridge", "barrel", "shootout_table", "space", "land", "specialty"]
SOURCES = ("rulebook", "published", "reconstructed")


def chosen_text() -> str:
    """The file to play with: an owner's own, or the one that comes with the game."""
    own = os.environ.get("BOOMTOWN_COLOMA_COMPONENTS")
    if own:
        return Path(own).read_text("utf-8")
    return files("boomtown.games.coloma").joinpath("components.toml").read_text("utf-8")


def read() -> Table:
    return tomllib.loads(chosen_text())


def load() -> Table:
    """The tables of a file that can be played with."""
    text = chosen_text()
    faults = check(text)
    if faults:
        told: Params = {**faults[0].params, "line": faults[0].line, "problem": f"@{faults[0].key}"}
        raise BoomtownError("coloma-file-wrong", told)
    return tomllib.loads(text)


def check(text: str) -> list[Fault]:
    """Everything that is wrong with a components file; an owner of a box mends it line by line."""
    try:
        found = problems(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"line (\d+)", str(error))
        return [Fault(int(place[1]) if place else 1, "coloma-file-syntax", {"fault": str(error)})]
    except (KeyError, TypeError, AttributeError, ValueError, IndexError) as error:
        return [Fault(1, "coloma-file-shape", {"fault": str(error)})]
    return sorted([Fault(line_of(text, params), key, params) for key, params in found], key=_line)


def _line(fault: Fault) -> int:
    return fault.line


def line_of(text: str, params: Params) -> int:
    """Where the thing that a problem names stands: its id, else its section, else the top."""
    words = re.findall(r"\w+", str(params.get("name", "")))
    lines = text.splitlines()
    for form in ('id = "{}"', "[{}]", "[[{}]]"):
        wanted = [form.format(word) for word in words]
        for number, line in enumerate(lines, 1):
            if line.strip() in wanted:
                return number
    return 1


def problems(doc: Table) -> list[Message]:
    """Everything that is wrong with a set, as messages."""
    found = [Message("coloma-file-section", {"name": name}) for name in SECTIONS if name not in doc]
    found += [Message("coloma-file-list", {"name": name}) for name in LISTS if not doc.get(name)]
    if found:
        return found
    for name in SECTIONS[:-2]:
        if doc[name].get("source") not in SOURCES:
            found.append(Message("coloma-file-source", {"name": name, "known": ", ".join(SOURCES)}))
    found += _counts(doc)
    found += _map(doc)
    for where, effects in abilities(doc):
        found += _effects(doc, where, effects)
    return found


def abilities(doc: Table) -> Iterator[tuple[str, list[Table]]]:
    """Every list of effects in the set, with the place where it stands."""
    for event in doc["event"]:
        yield f"event {event['site']}", event["fx"]
    for site in doc["site"]:
        yield f"site {site['site']} common", site["common"]
        yield f"site {site['site']} boom", site["boom"]
    yield "mill shovel", doc["mill"]["shovel"]
    yield "mill wheelbarrow", doc["mill"]["wheelbarrow"]
    for board in doc["board"]:
        for number, river in enumerate(board["rivers"], 1):
            yield f"board {board['id']} river {number}", river["fx"]
    for kind in ("building", "barrel", "specialty"):
        for row in doc[kind]:
            yield f"{kind} {row['id']}", row["fx"]
    for table in doc["shootout_table"]:
        for side in ("win", "lose"):
            for rank in ("first", "second", "third", "none"):
                yield f"shootout_table {table['id']} {side} {rank}", table[side][rank]
    for space in doc["space"]:
        yield f"space {space['id']}", space.get("fx", [])
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
        ("calendar outlaws", len(doc["calendar"]["outlaws"]), len(doc["calendar"]["years"])),
        ("frontier tent_vp", len(doc["frontier"]["tent_vp"]), len(doc["land"]) + 1),
        ("shootout rows", doc["shootout"]["rows"][doc["buster"]["neutral_row"] - 1], doc["buster"]["neutral_gunmen"]),
    ]
    expected += [(f"board {row['id']}", len(row["rivers"]), doc["limits"]["rivers"]) for row in doc["board"]]
    found = [
        Message("coloma-file-count", {"name": name, "given": given, "expected": wanted})
        for name, given, wanted in expected
        if given != wanted
    ]
    for kind in ("board", "building", "bridge", "barrel", "shootout_table", "space", "land", "specialty"):
        ids = [row["id"] for row in doc[kind]]
        twice = [name for name in sorted(set(ids)) if ids.count(name) > 1]
        found += [Message("coloma-file-twice", {"name": f"{kind} {name}"}) for name in twice]
    for building in doc["building"]:
        lacking = [field for field in ("site", "when", "hammer", "saw", "fx") if field not in building]
        found += [
            Message("coloma-file-needs", {"name": f"building {building['id']}", "given": name}) for name in lacking
        ]
    for bridge in doc["bridge"]:
        if bridge["count"] not in doc["counters"]:
            known = ", ".join(doc["counters"])
            found.append(Message("coloma-file-value", {"name": f"bridge {bridge['id']} count", "known": known}))
    return found


def _map(doc: Table) -> list[Message]:
    """Roads lead to known spaces, every space can be reached, lands touch boomtowns."""
    kinds = {space["id"]: space["kind"] for space in doc["space"]}
    found = []
    reached = {doc["start"]["wagon"]}
    for first, second in doc["frontier"]["edges"]:
        for end in (first, second):
            if end not in kinds:
                found.append(Message("coloma-file-road", {"name": "frontier", "given": end}))
    for _ in kinds:
        for first, second in doc["frontier"]["edges"]:
            if first in reached or second in reached:
                reached |= {first, second}
    found += [Message("coloma-file-unreached", {"name": f"space {name}"}) for name in kinds if name not in reached]
    for land in doc["land"]:
        for town in land["touches"]:
            if kinds.get(town) != "boomtown":
                found.append(Message("coloma-file-touches", {"name": f"land {land['id']}", "given": town}))
    return found


def _effects(doc: Table, where: str, effects: list[Table]) -> list[Message]:
    found = []
    for effect in effects:
        kind = str(effect.get("do"))
        if kind not in doc["effects"]:
            known = ", ".join(doc["effects"])
            found.append(Message("coloma-file-value", {"name": f"{where} do", "known": known}))
            continue
        params = doc["effects"][kind]["params"]
        for name in effect:
            if name != "do" and name not in params:
                told: Params = {"name": f"{where} {kind}", "given": name, "known": ", ".join(params) or "-"}
                found.append(Message("coloma-file-parameter", told))
        for name, spec in params.items():
            if name in effect:
                found += _parameter(doc, f"{where} {kind} {name}", spec, effect[name])
            elif "=" not in spec:
                found.append(Message("coloma-file-needs", {"name": f"{where} {kind}", "given": name}))
    return found


def _parameter(doc: Table, where: str, spec: str, value: Any) -> list[Message]:
    """What is wrong with one parameter, by the type that [effects] declares for it."""
    kind, _, choices = spec.partition("=")[0].partition(":")
    if kind == "fx":
        return _effects(doc, where, value)
    if kind == "options":
        return [problem for option in value for problem in _effects(doc, where, option)]
    if kind in ("goods", "cost", "off"):
        keys = {"goods": GOODS, "cost": COSTS, "off": OFF}[kind]
        right = all(name in keys and type(count) is int and count > 0 for name, count in value.items())
        known = " / ".join(f"{name} = 1" for name in keys)
    elif kind == "int":
        right, known = type(value) is int, "1, 2, 3 ..."
    elif kind == "bool":
        right, known = type(value) is bool, "true, false"
    elif kind == "counter":
        right, known = value in doc["counters"], ", ".join(doc["counters"])
    elif kind == "site":
        right, known = value in (1, 2, 3, 4, 5, "here", "any", "barker"), '1 ... 5, "here", "any", "barker"'
    else:
        words = [value] if kind == "enum" else value
        right, known = all(word in choices.split("|") for word in words), choices.replace("|", ", ")
    return [] if right else [Message("coloma-file-value", {"name": where, "known": known})]
