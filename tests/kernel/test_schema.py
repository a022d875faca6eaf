"""A component file is read by its schema; all faults are reported at once, with line, path and what would be right."""

import pytest

from boomtown.kernel.lines import Place
from boomtown.kernel.message import Params
from boomtown.kernel.schema import (
    DEEPEST,
    LONGEST_LINE,
    MOST_FAULTS,
    Complain,
    Document,
    Flag,
    Id,
    Lazy,
    ListOf,
    MapOf,
    MustEqual,
    Node,
    Reference,
    Remark,
    Schema,
    TableOf,
    Text,
    Variant,
    Whole,
    Word,
    optional,
    optional_without_default,
    places_saying,
)
from boomtown.text import catalogue, languages

GOODS = ("gold", "horses")


def effects() -> Node:
    return ListOf(EFFECT)


EFFECT = Variant(
    "do",
    {
        "gain": TableOf({"goods": MapOf(GOODS, Whole(1, 9), low=1)}),
        "repeat": TableOf({"times": optional(Whole(1, 3), 1), "fx": Lazy(effects)}),
    },
)


def costs_add_up(document: Document, complain: Complain) -> None:
    total = sum(card["cost"] for card in document["card"])
    if total != document["total"]:
        complain(("total",), "components-whole", {"low": total, "high": total, "given": document["total"]})


SCHEMA = Schema(
    TableOf(
        {
            "title": Text(),
            "total": Whole(0, 99),
            "limited": optional(Flag(), False),
            "players": MustEqual([2, 3]),
            "board": MustEqual({"size": 6, "edge": {"north": True}}),
            "remark": Remark(),
            "prices": MapOf(("hammer", "saw"), Whole(0, 9), complete=True),
            "card": ListOf(
                TableOf(
                    {
                        "id": Id("card"),
                        "cost": Whole(0, 9),
                        "side": optional(Word("left", "right", 5), "left"),
                        "next": optional_without_default(Reference("card")),
                        "suits": optional(ListOf(Word("hat", "boot"), 1, 2, unique=True), ["hat"]),
                        "fx": optional(Lazy(effects), []),
                    }
                ),
                2,
                2,
            ),
        }
    ),
    checks=(costs_add_up,),
)

GOOD = """\
title = "Small"
total = 3
prices = { hammer = 1, saw = 2 }

[[card]]
id = "mill"
cost = 1
next = "inn"
fx = [{ do = "repeat", fx = [{ do = "gain", goods = { gold = 2 } }] }]

[[card]]
id = "inn"
cost = 2
side = 5
"""


def faults_of(old: str, new: str) -> list[tuple[int, str, object]]:
    assert old in GOOD
    return [(fault.line, fault.key, fault.params.get("path")) for fault in SCHEMA.read(GOOD.replace(old, new))[1]]


def test_a_good_file_is_read_with_all_defaults() -> None:
    document, faults = SCHEMA.read(GOOD)
    assert faults == []
    repeat = {"do": "repeat", "times": 1, "fx": [{"do": "gain", "goods": {"gold": 2}}]}
    assert document == {
        "title": "Small",
        "total": 3,
        "limited": False,
        "players": [2, 3],
        "board": {"size": 6, "edge": {"north": True}},
        "prices": {"hammer": 1, "saw": 2},
        "card": [
            {"id": "mill", "cost": 1, "side": "left", "next": "inn", "suits": ["hat"], "fx": [repeat]},
            {"id": "inn", "cost": 2, "side": 5, "suits": ["hat"], "fx": []},
        ],
    }


LOST_INN = (8, "components-reference", "card.mill.next")
FAULTS: list[tuple[str, str, list[tuple[int, str, str]]]] = [
    ('title = "Small"', "", [(1, "components-missing", "title")]),
    ('title = "Small"', "title = 3", [(1, "components-text", "title")]),
    ('title = "Small"', 'title = "@wagons-card"', [(1, "components-text", "title")]),
    ("total = 3", "total = true", [(2, "components-whole", "total")]),
    ("total = 3", "total = 100", [(2, "components-whole", "total")]),
    ("total = 3", "total = 3\nlimited = 1", [(3, "components-flag", "limited")]),
    ("total = 3", "total = 3\nplayers = [2, 4]", [(3, "components-fixed", "players")]),
    ("total = 3", "total = 3\nplayers = [2, 3.0]", [(3, "components-fixed", "players")]),
    ("total = 3", "total = 3\nboard = { size = 7 }", [(3, "components-fixed", "board.size")]),
    ("total = 3", "total = 3\nboard = { edge = { south = true } }", [(3, "components-unknown", "board.edge.south")]),
    ("total = 3", "total = 3\nboard = 3", [(3, "components-table", "board")]),
    ("total = 3", "total = 3\nsurprise = 3", [(3, "components-unknown", "surprise")]),
    ("saw = 2", "axe = 2", [(3, "components-unknown", "prices.axe"), (3, "components-missing", "prices.saw")]),
    ("prices = { hammer = 1, saw = 2 }", "prices = []", [(3, "components-table", "prices")]),
    ('id = "mill"', "id = 7", [(6, "components-id", "card[1].id")]),
    ('id = "mill"', 'id = ""', [(6, "components-id", "card[1].id")]),
    ('id = "inn"', 'id = "an inn"', [LOST_INN, (12, "components-id", "card.an inn.id")]),
    ('id = "inn"', 'id = "MILL"', [LOST_INN, (12, "components-twice", "card.MILL.id")]),
    ('next = "inn"', 'next = "barn"', [LOST_INN]),
    ("side = 5", "side = true", [(14, "components-word", "card.inn.side")]),
    ("side = 5", 'side = "up"', [(14, "components-word", "card.inn.side")]),
    ("side = 5", "suits = []", [(14, "components-length", "card.inn.suits")]),
    ("side = 5", 'suits = "hat"', [(14, "components-list", "card.inn.suits")]),
    ("side = 5", 'suits = ["hat", "hat"]', [(14, "components-twice", "card.inn.suits[2]")]),
    ('do = "gain"', 'do = "lose"', [(9, "components-word", "card.mill.fx[1].fx[1].do")]),
    ('do = "gain", ', "", [(9, "components-missing", "card.mill.fx[1].fx[1].do")]),
    ("{ gold = 2 }", "{}", [(9, "components-length", "card.mill.fx[1].fx[1].goods")]),
    ("{ gold = 2 }", "{ wood = 2 }", [(9, "components-unknown", "card.mill.fx[1].fx[1].goods.wood")]),
    ("[{ do = \"gain\", goods = { gold = 2 } }]", "[3]", [(9, "components-table", "card.mill.fx[1].fx[1]")]),
    ('do = "repeat", ', 'do = "repeat", times = 4, ', [(9, "components-whole", "card.mill.fx[1].times")]),
    ("cost = 2", "cost = 3", [(2, "components-whole", "total")]),
    (GOOD[GOOD.rindex("[[card]]") :], "", [(5, "components-length", "card"), LOST_INN]),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "expected"), FAULTS)
def test_every_fault_has_its_line_and_its_path(old: str, new: str, expected: list[tuple[int, str, str]]) -> None:
    assert faults_of(old, new) == expected


WANTED = [
    ('title = "Small"', "title is missing. It should be a text."),
    ("total = 3", "total is missing. It should be a whole number from 0 to 99."),
    ("prices = { hammer = 1, saw = 2 }", "prices is missing. It should be a table with hammer, saw."),
    (", saw = 2", "prices.saw is missing. It should be a whole number from 0 to 9."),
    ('do = "gain", ', "card.mill.fx[1].fx[1].do is missing. It should be one of gain, repeat."),
]


@pytest.mark.parametrize(("left_out", "sentence"), WANTED)
def test_what_is_missing_is_told_with_what_should_be_there(left_out: str, sentence: str) -> None:
    fault = SCHEMA.read(GOOD.replace(left_out, ""))[1][0]
    assert catalogue("en").say(fault.key, fault.params) == sentence


GIVEN = [
    ("total = 3", 'total = "3"', 'total must be a whole number from 0 to 99, not "3".'),
    ("total = 3", 'total = 3\nlimited = "true"', 'limited must be true or false, not "true".'),
    ("side = 5", 'side = "5"', 'card.inn.side must be one of left, right, 5, not "5".'),
    (
        "total = 3",
        'total = 3\nplayers = "[2, 3]"',
        'players is the same in every file: [2, 3]. Write that or leave it out; "[2, 3]" cannot be played.',
    ),
]


@pytest.mark.parametrize(("old", "new", "sentence"), GIVEN)
def test_a_text_in_the_place_of_a_number_is_shown_as_a_text(old: str, new: str, sentence: str) -> None:
    fault = SCHEMA.read(GOOD.replace(old, new))[1][0]
    assert catalogue("en").say(fault.key, fault.params) == sentence


SYNTAX = [
    ("title = ", "it ends in the middle of an entry."),
    ('title = """Small', "it ends in the middle of an entry."),
    ("card = [1, 2\ntotal = 3", "a bracket or a quotation mark is not closed before column 1."),
    ('title = "Small\n', "what begins at column 15 cannot stand there."),
    ("[card\ntotal = 3", "a bracket or a quotation mark is not closed before column 6."),
    ("total = 3\ntotal = 4\n", "the entry or table that ends before column 10 was written before;"),
    ("[prices]\n[prices]\n", "the entry or table that ends before column 8 was written before;"),
    ("prices = { saw = 1, saw = 2 }", "the entry or table that ends before column 28 was written before;"),
    ("total: 3", "what begins at column 6 cannot stand there."),
    ("total = three", "what begins at column 9 cannot stand there."),
]


@pytest.mark.parametrize(("text", "sentence"), SYNTAX)
def test_what_is_no_toml_is_told_in_every_language(text: str, sentence: str) -> None:
    fault = SCHEMA.read(text)[1][0]
    sentences = [catalogue(language).say(fault.key, fault.params) for language in languages()]
    assert f"The file is not valid TOML: {sentence}" in catalogue("en").say(fault.key, fault.params)
    assert len(set(sentences)) == len(languages())


def test_references_into_a_part_that_is_missing_are_not_told_too() -> None:
    text = GOOD[: GOOD.index("[[card]]")] + 'first = "mill"\n'
    schema = Schema(TableOf({**SCHEMA.entries.entries, "first": Reference("card")}))
    assert [fault.params["path"] for fault in schema.read(text)[1]] == ["card"]


def test_what_need_not_be_written_is_not_asked_for() -> None:
    node = TableOf({"cost": Whole(1, 9), "size": MustEqual(6), "note": Remark()})
    assert node.wanted()["choices"] == "cost"


def test_all_faults_are_told_at_once_in_the_order_of_the_lines() -> None:
    text = GOOD.replace("cost = 2", "cost = 20").replace("cost = 1", "cost = -1").replace("total = 3", "total = 100")
    assert [fault.line for fault in SCHEMA.read(text)[1]] == [2, 7, 13]


def test_too_many_faults_are_counted_but_not_listed() -> None:
    text = "".join(f"surprise{number} = 1\n" for number in range(20_000)) + GOOD
    faults = SCHEMA.read(text)[1]
    assert [fault.line for fault in faults] == [*range(1, MOST_FAULTS + 1), MOST_FAULTS]
    last = faults[-1]
    assert (last.key, last.params) == ("components-more-faults", {"more": 20_000 - MOST_FAULTS})
    for language in languages():
        assert "900" in catalogue(language).say(last.key, last.params)
    exactly = SCHEMA.read("".join(f"surprise{number} = 1\n" for number in range(MOST_FAULTS)) + GOOD)[1]
    assert len(exactly) == MOST_FAULTS and exactly[-1].key == "components-unknown"


@pytest.mark.parametrize(("old", "new"), [(old, new) for old, new, _ in FAULTS])
def test_every_fault_has_words_in_every_language(old: str, new: str) -> None:
    for fault in SCHEMA.read(GOOD.replace(old, new))[1]:
        for language in languages():
            assert str(fault.params["path"]) in catalogue(language).say(fault.key, fault.params)


HOSTILE = [
    ("x = [" * 100_000, 1, "components-long-line"),
    ("x = " + "[\n" * 100_000, DEEPEST + 1, "components-deep"),
    ("\n" + "a." * LONGEST_LINE + "a = 1", 2, "components-long-line"),
    ("x = 1\n" + "".join(f"[{'a.' * 1_900}b{number}]\n" for number in range(120)), 2, "components-deep"),
    ("x = 1\n" + '"a" . ' * 60 + "a = 1", 2, "components-deep"),
    ("x = 1\n" * 1_000_000, 1, "components-long"),
    ("x = " + "9" * (LONGEST_LINE - 10), 1, "components-unknown"),
    ("title = ", 1, "components-syntax"),
    ("a = 1\na = 2", 2, "components-syntax"),
    # Strings without an end, each quotation mark of which could begin another one.
    ('a = "' + '\\"\n' * 160_000, 1, "components-syntax"),
    ('a = """' + '\\"""\n' * 90_000, 90_001, "components-syntax"),
]


@pytest.mark.parametrize(("text", "line", "key"), HOSTILE)
def test_what_no_person_would_write_is_refused_at_once(text: str, line: int, key: str) -> None:
    fault = SCHEMA.read(text)[1][0]
    assert (fault.line, fault.key) == (line, key)
    for language in languages():
        assert catalogue(language).say(fault.key, fault.params)


def test_brackets_and_dots_in_strings_and_remarks_do_not_count() -> None:
    remark = f'remark = "{"[." * 100}"  # {"[." * 100}\n'
    assert SCHEMA.read(remark + GOOD)[1] == []


def test_a_check_may_speak_of_any_place() -> None:
    def grumble(document: Document, complain: Complain) -> None:
        place: Place = ("card", 1, "cost")
        params: Params = {"given": "2"}
        complain(place, "components-twice", params)

    (fault,) = Schema(SCHEMA.entries, checks=(grumble,)).read(GOOD)[1]
    assert (fault.line, fault.params["path"]) == (13, "card.inn.cost")


def test_places_that_say_a_word_are_found_however_deep() -> None:
    document, _ = SCHEMA.read(GOOD)
    assert list(places_saying(document["card"], ("card",), "do", ("gain",))) == [("card", 0, "fx", 0, "fx", 0)]
    assert list(places_saying(document, (), "do", ("lose",))) == []
