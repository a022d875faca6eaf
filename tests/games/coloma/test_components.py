"""components.toml: our own set is sound, and the schema says what is wrong with another."""

import copy
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from boomtown.games.coloma.effects.kinds import KINDS
from boomtown.games.coloma.schema import SCHEMA
from boomtown.kernel.components import shipped_text
from boomtown.kernel.message import Fault
from boomtown.kernel.schema import Document
from boomtown.text import catalogue, languages
from tests.games.coloma.helpers import COMPONENTS, effect, needed

OURS = shipped_text("boomtown.games.coloma")
Keys = tuple[str | int, ...]


def read() -> Document:
    return tomllib.loads(OURS)


def check(text: str) -> list[Fault]:
    return SCHEMA.read(text)[1]


def written(document: Document) -> str:
    """A document as a file, with each section and each row of a list on lines of its own."""
    lines = [f"{name} = {toml(value)}" for name, value in document.items() if not isinstance(value, (dict, list))]
    for name, value in document.items():
        if isinstance(value, list):
            lines += [f"{name} = [", *[f"{toml(row)}," for row in value], "]"]
    for name, value in document.items():
        if isinstance(value, dict):
            lines += [f"[{name}]", *[f'"{key}" = {toml(entry)}' for key, entry in value.items()]]
    return "\n".join(lines)


def toml(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f'"{name}" = {toml(entry)}' for name, entry in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(toml(entry) for entry in value) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, int) else "'''" + str(value) + "'''"


def test_our_own_set_is_sound() -> None:
    assert check(OURS) == []
    assert tomllib.loads(written(read())) == read()


def test_every_effect_in_the_data_has_its_place_in_the_list() -> None:
    assert all(effect.index == place for place, effect in enumerate(COMPONENTS.effects))
    assert {effect.kind for effect in COMPONENTS.effects} <= set(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_effect_tells_what_it_needs(kind: str) -> None:
    assert effect(kind).kind == kind
    for name in needed(kind):
        others = {field: value for field, value in needed(kind).items() if field != name}
        document = read()
        document["barrel"][0]["fx"] = [{"do": kind, **others}]
        expected = ("components-missing", f"barrel.nuggets.fx[1].{name}")
        assert expected in [(fault.key, fault.params["path"]) for fault in check(written(document))]


def test_every_piece_says_where_it_comes_from() -> None:
    document = read()
    for name in ("event", "site", "board", "shootout_table"):
        assert all(row["source"] in ("rulebook", "published", "reconstructed") for row in document[name])


FIVE: list[list[Document]] = [[{"do": "gain", "bucks": 1}]] * 5
GONE = "gone"  # the field is taken out


LOOP = "coloma-components-loop"


def changed(path: Keys, value: object) -> Document:
    """Our own set with another value in one place."""
    document = copy.deepcopy(read())
    place: Any = document
    for part in path[:-1]:
        place = place[part]
    if value == GONE:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return document


@pytest.mark.parametrize(
    ("path", "value", "key", "where"),
    [
        (("barrel", 0, "n"), 9, "coloma-components-sum", "barrel"),
        (("barrel", 0, "n"), 0, "components-whole", "barrel.nuggets.n"),
        (("barrel", 1, "id"), "nuggets", "components-twice", "barrel.nuggets.id"),
        (("barrel", 0, "id"), "Nuggets", "coloma-components-id", "barrel.Nuggets.id"),
        (("barrel", 0, "id"), "gold dust", "coloma-components-id", "barrel.gold dust.id"),
        (("barrel", 0, "id"), 7, "coloma-components-id", "barrel[1].id"),
        (("barrel", 0, "name"), "@nuggets", "components-text", "barrel.nuggets.name"),
        (("barrel", 0, "name"), 7, "components-text", "barrel.nuggets.name"),
        (("barker", "prices", "horse"), GONE, "components-missing", "barker.prices.horse"),
        (("barker", "prices", "tent"), 10, "components-whole", "barker.prices.tent"),
        (("board", 1, "id"), "c1", "components-word", "board.c1.id"),
        (("board", 1, "side"), "C", "components-word", "board.b1.side"),
        (("board", 1, "rivers", 0, "vp"), -1, "components-whole", "board.b1.rivers[1].vp"),
        (("board", 1, "rivers", 0, "fx"), GONE, "components-missing", "board.b1.rivers[1].fx"),
        (("bridge", 0, "id"), "rope", "components-word", "bridge.rope.id"),
        (("bridge", 0, "count"), "cows", "components-word", "bridge.corral.count"),
        (("bridge", 0, "max"), GONE, "components-missing", "bridge.corral.max"),
        (("building", 0, "fx", 0, "do"), "steal", "components-word", "building.sluice_works.fx[1].do"),
        (("building", 0, "fx", 0, "gold"), "two", "components-whole", "building.sluice_works.fx[1].gold"),
        (("building", 0, "fx", 0, "gold"), -1, "components-whole", "building.sluice_works.fx[1].gold"),
        (("building", 0, "when"), "shovle", "components-word", "building.sluice_works.when"),
        (("building", 0, "site"), 6, "components-word", "building.sluice_works.site"),
        (("building", 0, "hammer", "bucks"), -4, "components-whole", "building.sluice_works.hammer.bucks"),
        (("building", 0, "hammer", "bucks"), 12, "components-whole", "building.sluice_works.hammer.bucks"),
        (("building", 0, "saw"), {"nuggets": 2}, "components-unknown", "building.sluice_works.saw.nuggets"),
        (("building", 2, "fx", 0, "cost"), {"luck": 1}, "components-unknown", "building.general_store.fx[1].cost.luck"),
        (("building", 2, "fx", 0, "cost"), {}, "components-length", "building.general_store.fx[1].cost"),
        (
            ("building", 2, "fx", 0, "cost"),
            {"bucks": 12},
            "components-whole",
            "building.general_store.fx[1].cost.bucks",
        ),
        (("building", 2, "fx", 0, "get"), [], "components-length", "building.general_store.fx[1].get"),
        (("building", 4, "fx", 0, "of"), FIVE, "components-length", "building.outfitter.fx[1].of"),
        (("building", 12, "fx", 0, "each"), 0, "components-whole", "building.saloon.fx[1].each"),
        (("calendar", "years"), [1848, 1849], "components-length", "calendar.years"),
        (("event", 1, "site"), 1, "components-twice", "event[2].site"),
        (("frontier", "edges", 0), ["coloma", "reno"], "components-reference", "frontier.edges[1][2]"),
        (("frontier", "edges", 0), ["coloma", "lotus", "auburn"], "components-length", "frontier.edges[1]"),
        (("gold_supply", "spaces", "5"), GONE, "components-missing", "gold_supply.spaces.5"),
        (("gold_supply", "spaces", "5"), [8, 8], "components-length", "gold_supply.spaces.5"),
        (("gold_supply", "spaces", "5"), [1, 1, 1], "components-whole", "gold_supply.spaces.5"),
        (("hotels", "saw"), GONE, "components-missing", "hotels.saw"),
        (("land", 0, "id"), "event1", "coloma-components-id", "land.event1.id"),
        (("land", 0, "touches"), ["lotus"], "coloma-components-boomtown", "land.georgetown_divide.touches[1]"),
        (("shootout_table", 0, "win", "none"), GONE, "components-missing", "shootout_table.high_noon.win.none"),
        (("shootout_table", 0, "id"), "dawn", "components-word", "shootout_table.dawn.id"),
        (("site", 4, "common"), [{"do": "row"}] * 4, "components-length", "site[5].common"),
        (("site", 4, "boom"), [], "components-length", "site[5].boom"),
        (("solo", "level", 0, "hotel_vp"), GONE, "components-missing", "solo.level.greenhorn.hotel_vp"),
        (("solo", "level", 0, "id"), "rookie", "components-word", "solo.level.rookie.id"),
        (("solo", "actions", "3"), GONE, "components-missing", "solo.actions.3"),
        (("solo", "actions", "3", "boom"), [["steal"]], "components-word", "solo.actions.3.boom[1][1]"),
        (("solo", "actions", "4", "boom"), [["horse", 2]], "components-whole", "solo.actions.4.boom[1][2]"),
        (("solo", "actions", "4", "boom"), [["gold", 2, 2]], "components-length", "solo.actions.4.boom[1]"),
        (("solo", "setup", "wagon_cards"), ["lotus"], "coloma-components-boomtown", "solo.setup.wagon_cards[1]"),
        (("space", 5, "kind"), "setlement", "components-word", "space.pilot_hill.kind"),
        (("specialty", 0, "on"), "trun", "components-word", "specialty.banker.on"),
        (("specialty", 0, "limit"), "day", "components-word", "specialty.banker.limit"),
        (("specialty", 0, "set"), "deluxe", "coloma-components-sum", "specialty"),
        (("specialty", 1, "fx", 0, "speed"), 3, "components-unknown", "specialty.scout.fx[1].speed"),
        (("specialty", 1, "fx"), [], "components-length", "specialty.scout.fx"),
        (("event", 0, "fx"), [{"do": "event", "site": 1}], "coloma-components-loop", "event[1].fx[1]"),
        (
            ("site", 0, "common"),
            [{"do": "action", "site": 1, "half": "common"}],
            "coloma-components-loop",
            "site[1].common[1]",
        ),
        (
            ("board", 0, "rivers", 0, "fx"),
            [{"do": "works", "tool": "saw"}],
            "coloma-components-loop",
            "board.a.rivers[1].fx[1]",
        ),
        (("specialty", 6, "fx"), [{"do": "cart", "n": 3}], "coloma-components-trade", "specialty.robber.fx"),
        (("specialty", 5, "fx"), [{"do": "event", "site": "here"}], "components-word", "specialty.gambler.fx[1].site"),
        (("start", "dudes"), 13, "components-whole", "start.dudes"),
        (("start", "wagon"), "reno", "components-reference", "start.wagon"),
        (("town", "source"), "rumour", "components-word", "town.source"),
        (("wheel", "signpost_offset"), 1, "components-whole", "wheel.signpost_offset"),
        (("wheel", "sites"), 6, "components-whole", "wheel.sites"),
        (("works_costs", "river", "hammer", "dudes"), 0, "components-whole", "works_costs.river.hammer.dudes"),
    ],
)
def test_the_schema_names_what_is_wrong(path: Keys, value: object, key: str, where: str) -> None:
    faults = check(written(changed(path, value)))
    assert [(fault.key, fault.params["path"]) for fault in faults] == [(key, where)]
    for language in languages():
        assert all(where in catalogue(language).say(fault.key, fault.params) for fault in faults)


# Fields that a set can do without: names for people, paragraphs, places on a drawn map, where things come from, printed
# counts, and abilities, which may be empty on some rows.
SPARE = (
    "name", "rule", "x", "y", "source", "sources", "schema", "game", "title", "players", "supply",
    "steps", "stop", "fx",
)  # fmt: skip


def fields(table: Document, path: Keys = ()) -> list[Keys]:
    """Every field of sections and rows; abilities have tests of their own."""
    paths: list[Keys] = []
    for name, value in table.items():
        if name not in SPARE:
            paths.append((*path, name))
            rows = value if isinstance(value, list) else []
            for place, row in enumerate(rows[:2]):
                paths += fields(row, (*path, name, place)) if isinstance(row, dict) and "do" not in row else []
            if isinstance(value, dict) and name not in ("hammer", "saw"):
                paths += fields(value, (*path, name))
    return paths


@pytest.mark.parametrize("path", fields(read()), ids=lambda path: " ".join(map(str, path)))
def test_every_field_is_missed_when_it_is_gone(path: Keys) -> None:
    assert check(written(changed(path, GONE)))


def test_a_missing_section_is_named() -> None:
    document = read()
    del document["hotels"], document["barrel"]
    faults = check(written(document))
    assert {(fault.key, fault.params["path"]) for fault in faults} == {
        ("components-missing", "hotels"),
        ("components-missing", "barrel"),
    }


def test_files_of_the_first_version_may_still_describe_the_effect_language() -> None:
    described = (
        '[effects.sift]\nparams = { draw = "int", back = "int" }\n[costs]\ncards = 1\n[counters]\nhand = "cards"\n'
    )
    assert check(f"{OURS}\n{described}") == []


def test_faults_stand_with_their_line() -> None:
    wrong = OURS.replace(
        'fx = [{ do = "gain", gold = 1 }]\n[[building]]', 'fx = [{ do = "gain", silver = 1 }]\n[[building]]'
    )
    faults = check(wrong)
    assert [fault.key for fault in faults] == ["components-unknown"]
    assert wrong.splitlines()[faults[0].line - 1] == 'fx = [{ do = "gain", silver = 1 }]'
    assert check("schema = ")[0].key == "components-syntax"
    lacking = check(OURS.replace("hammer = { bucks = 5, dudes = 2 }\nsaw = { gold = 3, dudes = 1 }\nfx", "fx"))
    assert [(fault.key, fault.params["path"]) for fault in lacking] == [
        ("components-missing", "building.theatre.hammer"),
        ("components-missing", "building.theatre.saw"),
    ]


def test_a_file_that_lacks_a_field_is_told_which() -> None:
    fault = check(OURS.replace('count = "horses"\n', ""))[0]
    assert (fault.key, fault.params["path"]) == ("components-missing", "bridge.corral.count")
    assert str(fault.params["choices"]).startswith("horses, hand, ")
    assert OURS.splitlines()[fault.line - 1 : fault.line + 1] == ["[[bridge]]", 'id = "corral"']


def places(value: object, path: Keys = ()) -> Iterator[Keys]:
    """Every place of a set, tables and lists as well as what stands in them; of a list the first entry."""
    entries = value.items() if isinstance(value, dict) else enumerate(value[:1]) if isinstance(value, list) else ()
    for name, entry in entries:
        yield (*path, name)
        yield from places(entry, (*path, name))


# What stands in these places may be anything, or be left out.
UNREAD = ("title", "supply", "sources")


@pytest.mark.parametrize("value", ["seven", [[]], {"do": 7}], ids=str)
def test_whatever_stands_anywhere_the_check_tells_faults_and_never_fails(value: object) -> None:
    for path in places(read()):
        document = changed(path, value)
        faults = check(written(document))
        assert faults or document == read() or set(UNREAD) & set(path) or path[-1] in ("name", "id"), path


@pytest.mark.parametrize(
    ("right", "wrong", "line", "sentence"),
    [
        ("tombs = [1, 2, 2, 3, 3, 4]", "tombs = 15", "tombs = 15", "graveyard.tombs must be a list, not 15."),
        ('["coloma", "pilot_hill"], ["pil', '7, ["pil', '7, ["pilot_hill"', "frontier.edges[1] must be a list, not 7."),
        ('fx = [{ do = "gain", bucks = 5 }]', "fx = [5]", "fx = [5]", "barrel.strongbox.fx[1] must be a table, not 5."),
        (
            'of = [[{ do = "gain", tents = 1 }]',
            "of = [3",
            'fx = [{ do = "choose", of = [3',
            "building.outfitter.fx[1].of[1] must be a list, not 3.",
        ),
        (
            "off = { bucks = 1, gold = 1 }",
            "off = 1",
            'fx = [{ do = "discount"',
            "building.surveyors_office.fx[1].off must be a table, not 1.",
        ),
        (
            'fx = [{ do = "gain", vp = 4 }]',
            'fx = [{ do = "pay", cost = { gold = 1 }, get = 4 }]',
            'fx = [{ do = "pay", cost = { gold = 1 }, get = 4',
            "barrel.whiskey.fx[1].get must be a list, not 4.",
        ),
        (
            "hotel_gold = 2",
            "hotel_gold = [2]",
            "hotel_gold = [2]",
            "solo.hotel_gold must be a whole number from 0 to 99, not [2].",
        ),
    ],
)
def test_a_wrong_shape_is_told_in_words_with_its_line(right: str, wrong: str, line: str, sentence: str) -> None:
    assert OURS.count(right) == 1
    given = OURS.replace(right, wrong)
    faults = check(given)
    assert [given.splitlines()[fault.line - 1].strip().startswith(line) for fault in faults] == [True]
    assert catalogue("en").say(faults[0].key, faults[0].params) == sentence


@pytest.mark.parametrize(
    ("right", "wrong", "line"),
    [
        ("prices = { tent = 3, horse = 2 }", "prices = { tent = 3 }", "prices = { tent = 3 }"),
        ("5 = [8, 8, 9], ", "", "spaces = {"),
        ('kind = "settlement"\nx = 36', 'kind = "town"\nx = 36', 'kind = "town"'),
        ('on = "busted"', 'on = "bust"', 'on = "bust"'),
        ("hotel_vp = 6\n", "", "[[solo.level]]"),
        ("reveal = 2  ", "reveal = 9  ", "reveal = 9  "),
        ("neutral_gunmen = 3\n", "", "[buster]"),
        ('barrel is reconstructed\nsource = "rulebook"', "barrel is reconstructed", "[bust]  "),
        (
            'get = [{ do = "gain", vp = 3 }] }]\n',
            'get = [{ do = "gain", silver = 3 }] }]\n',
            'fx = [{ do = "pay", cost = { gold = 1 }, get = [{ do = "gain", silver',
        ),
        ('boom = [{ do = "works", tool = "saw" }]', 'boom = [{ do = "work" }]', 'boom = [{ do = "work" }]'),
        ('boom = [{ do = "barrel" }]', 'boom = [{ do = "keg" }]', 'boom = [{ do = "keg" }]'),
        ('{ vp = 2, fx = [{ do = "gain", gold = 2 }] }', "{ vp = -2, fx = [] }", "{ vp = -2"),
        (
            "hammer = { bucks = 5, dudes = 2 }\nsaw = { gold = 3, dudes = 1 }\nfx",
            "hammer = { bucks = 12, dudes = 2 }\nsaw = { gold = 3, dudes = 1 }\nfx",
            "hammer = { bucks = 12",
        ),
    ],
)
def test_every_fault_is_told_with_its_place(right: str, wrong: str, line: str) -> None:
    assert OURS.count(right) == 1
    given = OURS.replace(right, wrong)
    faults = check(given)
    assert [given.splitlines()[fault.line - 1].strip().startswith(line) for fault in faults] == [True]


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ('[[barrel]]\nid = "strongbox"', '[[barrel]]\nid = "nuggets"'),
        ("[[event]]\nsite = 4", "[[event]]\nsite = 2"),
    ],
)
def test_of_two_rows_with_one_id_the_second_is_blamed(right: str, wrong: str) -> None:
    line = OURS[: OURS.index(right)].count("\n") + 1
    faults = check(OURS.replace(right, wrong))
    assert [(fault.key, fault.line) for fault in faults] == [("components-twice", line + 1)]
