"""components.toml: the shipped set is sound, and the validator says what is wrong with another."""

import copy
import tomllib
from collections.abc import Iterator

import pytest

from boomtown.games.coloma.components import abilities, check, problems
from boomtown.games.coloma.effects import CAN, RUN
from boomtown.games.coloma.schema import Table
from boomtown.games.coloma.tables import COUNTERS, EFFECTS
from boomtown.games.coloma.words import COUNTED, KINDS
from boomtown.kernel.components import shipped_text
from boomtown.text import catalogue


def read() -> Table:
    return tomllib.loads(shipped_text("boomtown.games.coloma"))


def test_the_shipped_set_is_sound() -> None:
    assert problems(read()) == []


def test_every_kind_of_effect_has_a_function_and_is_declared() -> None:
    assert list(read()["effects"]) == KINDS
    assert len(RUN) == len(CAN) == len(KINDS) == 22
    assert COUNTERS == COUNTED


def test_every_effect_in_the_data_is_compiled() -> None:
    kinds = {effect["do"] for _, effects in abilities(read()) for effect in effects}
    assert kinds <= {KINDS[effect.kind] for effect in EFFECTS}
    assert all(effect.index == place for place, effect in enumerate(EFFECTS))


def test_every_piece_says_where_it_comes_from() -> None:
    doc = read()
    for name in ("event", "site", "board", "shootout_table"):
        assert all(row["source"] in ("rulebook", "published", "reconstructed") for row in doc[name])


RANGE, VALUE, NEEDS, COUNT = "coloma-file-range", "coloma-file-value", "coloma-file-needs", "coloma-file-count"
FIVE: list[list[Table]] = [[{"do": "gain", "bucks": 1}]] * 5
GONE = "gone"  # the field is taken out


@pytest.mark.parametrize(
    ("path", "value", "key", "name"),
    [
        (("barrel", 0, "n"), 9, COUNT, "barrel n"),
        (("barrel", 0, "n"), 0, RANGE, "barrel nuggets n"),
        (("barrel", 1, "id"), "nuggets", "coloma-file-twice", "barrel nuggets"),
        (("barrel", 0, "id"), "Nuggets", "coloma-file-id", "barrel Nuggets"),
        (("barrel", 0, "id"), "gold dust", "coloma-file-id", "barrel gold dust"),
        (("barrel", 0, "id"), 7, "coloma-file-id", "barrel 7"),
        (("barrel", 0, "name"), "@nuggets", "coloma-file-name", "barrel nuggets"),
        (("barrel", 0, "name"), 7, "coloma-file-name", "barrel nuggets"),
        (("barker", "prices", "horse"), GONE, NEEDS, "barker prices"),
        (("barker", "prices", "tent"), 10, RANGE, "barker prices tent"),
        (("board", 1, "id"), "c1", VALUE, "board c1 id"),
        (("board", 1, "side"), "C", VALUE, "board b1 side"),
        (("board", 1, "rivers", 0, "vp"), -1, RANGE, "board b1 rivers 1 vp"),
        (("board", 1, "rivers", 0, "fx"), GONE, NEEDS, "board b1 rivers 1"),
        (("bridge", 0, "id"), "rope", VALUE, "bridge rope id"),
        (("bridge", 0, "count"), "cows", VALUE, "bridge corral count"),
        (("bridge", 0, "max"), GONE, NEEDS, "bridge corral"),
        (("building", 0, "fx", 0, "do"), "steal", VALUE, "building sluice_works fx 1 do"),
        (("building", 0, "fx", 0, "gold"), "two", RANGE, "building sluice_works fx 1 gain gold"),
        (("building", 0, "fx", 0, "gold"), -1, RANGE, "building sluice_works fx 1 gain gold"),
        (("building", 0, "when"), "shovle", VALUE, "building sluice_works when"),
        (("building", 0, "site"), 6, VALUE, "building sluice_works site"),
        (("building", 0, "hammer", "bucks"), -4, RANGE, "building sluice_works hammer bucks"),
        (("building", 0, "hammer", "bucks"), 12, RANGE, "building sluice_works hammer bucks"),
        (("building", 0, "saw"), {"nuggets": 2}, "coloma-file-parameter", "building sluice_works saw"),
        (("building", 2, "fx", 0, "cost"), {"luck": 1}, VALUE, "building general_store fx 1 pay cost"),
        (("building", 2, "fx", 0, "cost"), {}, VALUE, "building general_store fx 1 pay cost"),
        (("building", 2, "fx", 0, "cost"), {"bucks": 12}, RANGE, "building general_store fx 1 pay cost bucks"),
        (("building", 2, "fx", 0, "get"), [], COUNT, "building general_store fx 1 pay get"),
        (("building", 4, "fx", 0, "of"), FIVE, COUNT, "building outfitter fx 1 choose of"),
        (("building", 12, "fx", 0, "each"), 0, RANGE, "building saloon fx 1 per each"),
        (("calendar", "years"), [1848, 1849], COUNT, "calendar years"),
        (("counters",), {"gold": "gold you own"}, "coloma-file-names", "counters"),
        (("effects", "steal"), {"params": {}}, "coloma-file-names", "effects"),
        (("effects", "gain", "params", "silver"), "int=0", "coloma-file-names", "effects gain params"),
        (("effects", "gain", "params"), GONE, "coloma-file-names", "effects gain params"),
        (("event", 1, "site"), 1, "coloma-file-twice", "event 1"),
        (("frontier", "edges", 0), ["coloma", "reno"], "coloma-file-road", "frontier edges 1"),
        (("frontier", "edges", 0), ["coloma", "lotus", "auburn"], COUNT, "frontier edges 1"),
        (("gold_supply", "spaces", "5"), GONE, NEEDS, "gold_supply spaces"),
        (("gold_supply", "spaces", "5"), [8, 8], COUNT, "gold_supply spaces 5"),
        (("gold_supply", "spaces", "5"), [1, 1, 1], RANGE, "gold_supply spaces 5"),
        (("hotels", "saw"), GONE, NEEDS, "hotels"),
        (("land", 0, "id"), "event1", "coloma-file-id", "land event1"),
        (("land", 0, "touches"), ["lotus"], "coloma-file-touches", "land georgetown_divide"),
        (("shootout_table", 0, "win", "none"), GONE, NEEDS, "shootout_table high_noon win"),
        (("shootout_table", 0, "id"), "dawn", VALUE, "shootout_table dawn id"),
        (("site", 4, "common"), [{"do": "row"}] * 4, COUNT, "site 5 common"),
        (("site", 4, "boom"), [], COUNT, "site 5 boom"),
        (("solo", "level", 0, "hotel_vp"), GONE, NEEDS, "solo level greenhorn"),
        (("solo", "level", 0, "id"), "rookie", "coloma-file-names", "solo level"),
        (("solo", "actions", "3"), GONE, "coloma-file-names", "solo actions"),
        (("solo", "actions", "3", "boom"), [["steal"]], VALUE, "solo actions 3 boom 1 deed"),
        (("solo", "actions", "4", "boom"), [["horse", 2]], RANGE, "solo actions 4 boom 1 times"),
        (("solo", "actions", "4", "boom"), [["gold", 2, 2]], COUNT, "solo actions 4 boom 1"),
        (("solo", "setup", "wagon_cards"), ["lotus"], VALUE, "solo setup wagon_cards"),
        (("space", 5, "kind"), "setlement", VALUE, "space pilot_hill kind"),
        (("specialty", 0, "on"), "trun", VALUE, "specialty banker on"),
        (("specialty", 0, "limit"), "day", VALUE, "specialty banker limit"),
        (("specialty", 0, "set"), "deluxe", COUNT, "specialty base"),
        (("specialty", 1, "fx", 0, "speed"), 3, "coloma-file-parameter", "specialty scout fx 1 ride"),
        (("specialty", 1, "fx"), [], COUNT, "specialty scout fx"),
        (("specialty", 6, "fx"), [{"do": "cart", "n": 3}], VALUE, "specialty robber fx"),
        (("specialty", 5, "fx"), [{"do": "event", "site": "here"}], VALUE, "specialty gambler fx 1 event site"),
        (("start", "dudes"), 13, RANGE, "start dudes"),
        (("start", "wagon"), "reno", VALUE, "start wagon"),
        (("town", "source"), "rumour", "coloma-file-source", "town"),
        (("wheel", "signpost_offset"), 1, RANGE, "wheel signpost_offset"),
        (("wheel", "sites"), 6, RANGE, "wheel sites"),
        (("works_costs", "river", "hammer", "dudes"), 0, RANGE, "works_costs river hammer dudes"),
    ],
)
def test_the_validator_names_what_is_wrong(path: tuple[str | int, ...], value: object, key: str, name: str) -> None:
    doc = copy.deepcopy(read())
    place = doc
    for part in path[:-1]:
        place = place[part]  # type: ignore[index]
    if value == GONE:
        del place[path[-1]]  # type: ignore[arg-type]
    else:
        place[path[-1]] = value  # type: ignore[index]
    found = problems(doc)
    assert (key, name) in [(problem.key, problem.params["name"]) for problem in found]
    for language in ("en", "it", "de"):
        assert all(catalogue(language).say(problem.key, problem.params) for problem in found)


# Fields that a set can do without: names for people, places on a drawn map, where things come from, and printed counts.
SPARE = (
    "name",
    "x",
    "y",
    "source",
    "sources",
    "schema",
    "game",
    "title",
    "players",
    "supply",
    "costs",
    "stop",
    "fx",
)


def fields(table: Table, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Every field of sections and rows; abilities are checked by what [effects] declares."""
    found: list[tuple[str | int, ...]] = []
    for name, value in table.items():
        if name not in SPARE and path[:1] != ("effects",):
            found.append((*path, name))
            rows = value if isinstance(value, list) else []
            for place, row in enumerate(rows[:2]):
                found += fields(row, (*path, name, place)) if isinstance(row, dict) and "do" not in row else []
            if isinstance(value, dict) and name not in ("hammer", "saw", "counters"):
                found += fields(value, (*path, name))
    return found


@pytest.mark.parametrize("path", fields(read()), ids=lambda path: " ".join(map(str, path)))
def test_every_field_is_missed_when_it_is_gone(path: tuple[str | int, ...]) -> None:
    doc = read()
    place = doc
    for part in path[:-1]:
        place = place[part]  # type: ignore[index]
    del place[path[-1]]  # type: ignore[arg-type]
    assert problems(doc)


def test_a_missing_section_is_named() -> None:
    doc = read()
    del doc["frontier"], doc["space"]
    assert [problem.key for problem in problems(doc)] == ["coloma-file-section", "coloma-file-list"]


def test_faults_stand_with_their_line() -> None:
    text = shipped_text("boomtown.games.coloma")
    assert check(text) == []
    wrong = text.replace(
        'fx = [{ do = "gain", gold = 1 }]\n[[building]]', 'fx = [{ do = "gain", silver = 1 }]\n[[building]]'
    )
    faults = check(wrong)
    assert [fault.key for fault in faults] == ["coloma-file-parameter"]
    assert wrong.splitlines()[faults[0].line - 1] == 'fx = [{ do = "gain", silver = 1 }]'
    assert check("schema = ")[0].key == "coloma-file-syntax"
    lacking = check(text.replace("hammer = { bucks = 5, dudes = 2 }\nsaw = { gold = 3, dudes = 1 }\nfx", "fx"))
    assert [(fault.key, fault.params["given"]) for fault in lacking] == [
        ("coloma-file-needs", "hammer"),
        ("coloma-file-needs", "saw"),
    ]


def test_a_file_that_lacks_a_field_is_told_which() -> None:
    text = shipped_text("boomtown.games.coloma")
    fault = check(text.replace('count = "horses"\n', ""))[0]
    assert (fault.key, fault.params) == ("coloma-file-needs", {"name": "bridge corral", "given": "count"})
    assert text.splitlines()[fault.line - 1 : fault.line + 1] == ["[[bridge]]", 'id = "corral"']


def places(value: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Every place of a set, tables and lists as well as what stands in them; of a list the first entry."""
    entries = value.items() if isinstance(value, dict) else enumerate(value[:1]) if isinstance(value, list) else ()
    for name, entry in entries:
        yield (*path, name)
        yield from places(entry, (*path, name))


@pytest.mark.parametrize("value", ["seven", [[]], {"do": 7}], ids=str)
def test_whatever_stands_anywhere_the_check_tells_faults_and_never_fails(value: object) -> None:
    doc = read()
    for path in places(read()):
        place = doc
        for part in path[:-1]:
            place = place[part]  # type: ignore[index]
        kept = place[path[-1]]  # type: ignore[index]
        place[path[-1]] = value  # type: ignore[index]
        problems(doc)
        place[path[-1]] = kept  # type: ignore[index]


@pytest.mark.parametrize(
    ("right", "wrong", "line", "sentence"),
    [
        ("tombs = [1, 2, 2, 3, 3, 4]", "tombs = 15", "tombs = 15", "graveyard tombs must be a list."),
        ('["coloma", "pilot_hill"], ["pil', '7, ["pil', '7, ["pilot_hill"', "frontier edges 1 must be a list."),
        ('fx = [{ do = "gain", bucks = 5 }]', "fx = [5]", "fx = [5]", "barrel 2 fx 1 must be a table."),
        (
            'of = [[{ do = "gain", tents = 1 }]',
            "of = [3",
            'fx = [{ do = "choose", of = [3',
            "building 5 fx 1 of 1 must be a list.",
        ),
        ("off = { bucks = 1, gold = 1 }", "off = 1", 'fx = [{ do = "discount"', "building 8 fx 1 off must be a table."),
        (
            'fx = [{ do = "gain", vp = 4 }]',
            'fx = [{ do = "pay", cost = { gold = 1 }, get = 4 }]',
            'fx = [{ do = "pay", cost = { gold = 1 }, get = 4',
            "barrel whiskey fx 1 pay get must be a list.",
        ),
        ("hotel_gold = 2", "hotel_gold = [2]", "hotel_gold = [2]", "solo hotel_gold must be a single number or word."),
    ],
)
def test_a_wrong_shape_is_told_in_words_with_its_line(right: str, wrong: str, line: str, sentence: str) -> None:
    text = shipped_text("boomtown.games.coloma")
    assert text.count(right) == 1
    given = text.replace(right, wrong)
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
    text = shipped_text("boomtown.games.coloma")
    assert text.count(right) == 1
    given = text.replace(right, wrong)
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
    text = shipped_text("boomtown.games.coloma")
    line = text[: text.index(right)].count("\n") + 1
    faults = check(text.replace(right, wrong))
    assert [(fault.key, fault.line) for fault in faults] == [("coloma-file-twice", line)]
