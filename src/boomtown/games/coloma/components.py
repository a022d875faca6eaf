"""Reads components.toml and says in plain sentences what is missing in it or does not add up."""

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

# A table as tomllib gives it. Nothing is built from it before problems() has found none.
Table = dict[str, Any]

GOODS = ("bucks", "gold", "dudes", "tents", "horses", "cards", "vp")
COSTS = ("bucks", "gold", "dudes", "tents", "horses", "cards", "bury", "used_barrels", "wagon")
OFF = ("bucks", "gold", "dudes")
SECTIONS = [
    "limits", "start", "calendar", "gold_supply", "wheel", "bust", "barker", "hideout", "mill", "works_costs",
    "graveyard", "town", "bridges", "barrels", "shootout", "frontier", "hotels", "buster", "mule_duel", "specialties",
    "solo", "scoring", "effects", "counters",
]  # fmt: skip
LISTS = ["event", "site", "board", "building", "bridge", "barrel", "shootout_table", "space", "land", "specialty"]
SOURCES = ("rulebook", "published", "reconstructed")


def read() -> Table:
    """The set that comes with the game."""
    return tomllib.loads(files("boomtown.games.coloma").joinpath("components.toml").read_text("utf-8"))


def load() -> Table:
    """The set, checked; an error lists everything that is wrong with it."""
    doc = read()
    found = problems(doc)
    if found:
        raise ValueError("components.toml: " + "; ".join(found))
    return doc


def problems(doc: Table) -> list[str]:
    """Everything that is wrong with a set; an owner of a box mends these one by one."""
    found = [f"section [{name}] is missing" for name in SECTIONS if name not in doc]
    found += [f"no [[{name}]] at all" for name in LISTS if not doc.get(name)]
    if found:
        return found
    for name in SECTIONS[:-2]:
        if doc[name].get("source") not in SOURCES:
            found.append(f"[{name}] needs a source: {', '.join(SOURCES)}")
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
                yield f"shootout {table['id']} {side} {rank}", table[side][rank]
    for space in doc["space"]:
        yield f"space {space['id']}", space.get("fx", [])
        yield f"space {space['id']} stop", space.get("stop", [])


def _counts(doc: Table) -> list[str]:
    """The numbers of pieces that the rules fix."""
    expected = [
        ("events", len(doc["event"]), doc["wheel"]["sites"]),
        ("sites with the Barker", len(doc["site"]), doc["wheel"]["sites"] + 1),
        ("buildings", len(doc["building"]), doc["town"]["size"]),
        ("bridge types", len(doc["bridge"]), doc["bridges"]["types"]),
        ("barrels", sum(barrel["n"] for barrel in doc["barrel"]), doc["barrels"]["total"]),
        ("hideout spaces", len(doc["hideout"]["outlaws"]), doc["hideout"]["spaces"]),
        ("boards of side A", sum(board["side"] == "A" for board in doc["board"]), 1),
        ("boards of side B", sum(board["side"] == "B" for board in doc["board"]), 6),
        ("shootout tiles", sum(not table["printed"] for table in doc["shootout_table"]), 4),
        ("printed shootout tables", sum(table["printed"] for table in doc["shootout_table"]), 1),
        ("years of outlaws", len(doc["calendar"]["outlaws"]), len(doc["calendar"]["years"])),
        ("points for lands", len(doc["frontier"]["tent_vp"]), len(doc["land"]) + 1),
        ("gunmen in the neutral row", doc["shootout"]["rows"][doc["buster"]["neutral_row"] - 1], 3),
    ]
    found = [f"{name}: {given} given, {wanted} expected" for name, given, wanted in expected if given != wanted]
    for board in doc["board"]:
        if len(board["rivers"]) != doc["limits"]["rivers"]:
            found.append(f"board {board['id']}: {len(board['rivers'])} rivers, {doc['limits']['rivers']} expected")
    for kind in ("board", "building", "bridge", "barrel", "shootout_table", "space", "land", "specialty"):
        ids = [row["id"] for row in doc[kind]]
        found += [f"{kind} {name} stands twice" for name in sorted(set(ids)) if ids.count(name) > 1]
    for bridge in doc["bridge"]:
        if bridge["count"] not in doc["counters"]:
            found.append(f"bridge {bridge['id']} counts the unknown {bridge['count']}")
    return found


def _map(doc: Table) -> list[str]:
    """Roads lead to known spaces, every space can be reached, lands touch boomtowns."""
    kinds = {space["id"]: space["kind"] for space in doc["space"]}
    found = []
    reached = {doc["start"]["wagon"]}
    for first, second in doc["frontier"]["edges"]:
        found += [f"road {first} - {second}: no space {end}" for end in (first, second) if end not in kinds]
    for _ in kinds:
        for first, second in doc["frontier"]["edges"]:
            if first in reached or second in reached:
                reached |= {first, second}
    found += [f"space {name} cannot be reached" for name in kinds if name not in reached]
    for land in doc["land"]:
        found += [
            f"land {land['id']} touches {town}, which is no boomtown"
            for town in land["touches"]
            if kinds.get(town) != "boomtown"
        ]
    return found


def _effects(doc: Table, where: str, effects: list[Table]) -> list[str]:
    found = []
    for effect in effects:
        kind = effect.get("do")
        if kind not in doc["effects"]:
            found.append(f"{where}: unknown effect {kind}")
            continue
        params = doc["effects"][kind]["params"]
        for name in effect:
            if name != "do" and name not in params:
                found.append(f"{where}: {kind} has no {name}; it has {', '.join(params) or 'no parameters'}")
        for name, spec in params.items():
            if name in effect:
                found += _parameter(doc, f"{where}: {kind} {name}", spec, effect[name])
            elif "=" not in spec:
                found.append(f"{where}: {kind} needs {name}")
    return found


def _parameter(doc: Table, where: str, spec: str, value: Any) -> list[str]:
    """What is wrong with one parameter, by the type that [effects] declares for it."""
    kind, _, choices = spec.partition("=")[0].partition(":")
    if kind == "int" and type(value) is not int:
        return [f"{where} must be a whole number"]
    if kind == "bool" and type(value) is not bool:
        return [f"{where} must be true or false"]
    if kind in ("goods", "cost", "off"):
        keys = {"goods": GOODS, "cost": COSTS, "off": OFF}[kind]
        wrong = [name for name, count in value.items() if name not in keys or type(count) is not int or count < 1]
        return [f"{where}.{name} must be a positive number of {', '.join(keys)}" for name in wrong]
    if kind == "fx":
        return _effects(doc, where, value)
    if kind == "options":
        return [problem for option in value for problem in _effects(doc, where, option)]
    if kind == "counter" and value not in doc["counters"]:
        return [f"{where}: no counter {value}"]
    if kind == "site" and value not in (1, 2, 3, 4, 5, "here", "any", "barker"):
        return [f"{where} must be 1 to 5, here, any or barker"]
    if kind in ("enum", "set"):
        words = [value] if kind == "enum" else value
        return [f"{where}: {word} is none of {choices}" for word in words if word not in choices.split("|")]
    return []
