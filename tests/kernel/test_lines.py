"""The lines of a components file are right however the file is laid out."""

import tomllib
from collections.abc import Iterator

import pytest

from boomtown.kernel.lines import Lines, Place
from tests.games.carson.files import TEXT, changed, check, line_of

ODD = """\
# a = 1
top . 'quoted key' = 1979-05-27 07:32:00  # a time with a blank
text = \"\"\"
[no.table]
b = 2 \\\\"
\"\"\"\"
  [ 'kinds' . mine ]
  code = '#'
  "a.b" = { one = [1, 2], two = { three = 'x' } }

[[terrain.era1]]
  id = 'I-01'
[[terrain.era1]]
  # id = 'I-02'
  id = "I-02"
  [terrain.era1.inner]
  deep = ''''quoted'
''''
list = [ # a remark, with a comma
  3, 'four',
  [5,
   6], { seven = 8 },
]
"""

PLACES: list[tuple[Place, int]] = [
    (("top",), 2),
    (("top", "quoted key"), 2),
    (("text",), 3),
    (("kinds", "mine"), 7),
    (("kinds", "mine", "code"), 8),
    (("kinds", "mine", "a.b", "one", 1), 9),
    (("kinds", "mine", "a.b", "two", "three"), 9),
    (("terrain",), 11),
    (("terrain", "era1", 0), 11),
    (("terrain", "era1", 0, "id"), 12),
    (("terrain", "era1", 1), 13),
    (("terrain", "era1", 1, "id"), 15),
    (("terrain", "era1", 1, "inner", "deep"), 17),
    (("terrain", "era1", 1, "inner", "list"), 19),
    (("terrain", "era1", 1, "inner", "list", 1), 20),
    (("terrain", "era1", 1, "inner", "list", 2), 21),
    (("terrain", "era1", 1, "inner", "list", 2, 1), 22),
    (("terrain", "era1", 1, "inner", "list", 3, "seven"), 22),
]


def walk(value: object, place: Place = ()) -> Iterator[tuple[Place, object]]:
    """Every entry of a document with the way to it."""
    yield place, value
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from walk(inner, (*place, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from walk(inner, (*place, number))


@pytest.mark.parametrize(("place", "line"), PLACES)
def test_an_entry_is_found_in_every_way_of_writing_it(place: Place, line: int) -> None:
    assert Lines(ODD).at(place) == line


def test_an_entry_that_is_not_there_has_the_line_of_what_it_belongs_to() -> None:
    assert Lines(ODD).at(("terrain", "era1", 1, "face")) == 13
    assert Lines(ODD).at(("characters",)) == 1


@pytest.mark.parametrize("text", [ODD, TEXT])
def test_every_entry_of_a_file_is_found_and_nothing_else(text: str) -> None:
    assert set(Lines(text).line_numbers) == {place for place, _ in walk(tomllib.loads(text))}


def test_every_entry_of_our_file_stands_where_it_is_told() -> None:
    rows = TEXT.splitlines()
    lines = Lines(TEXT)
    for place, value in walk(tomllib.loads(TEXT)):
        if place and isinstance(place[-1], str):
            assert place[-1] in rows[lines.at(place) - 1], place
        elif isinstance(value, str | int):
            assert str(value) in rows[lines.at(place) - 1], place


LAYOUTS = [
    (
        """{ id = "I-32", face = ".RR.", attr = 8 }""",
        """{ id = 'I-32', face = '.RX.', attr = 8 }""",
        "carson-components-face",
    ),
    ("""{ id = "I-32", face = ".RR.", attr = 8 }""", "3", "components-table"),
    ("""{ id = "I-32", face = ".RR.", attr = 8 }""", "{ face = '.RR.', attr = 8 }", "components-missing"),
    ("""mine = { code = "N",""", """  'mine' = { code = 'NN',""", "carson-components-letter"),
    ("adjacency = 8", "  adjacency = 4", "components-fixed"),
]


@pytest.mark.parametrize(("old", "new", "key"), LAYOUTS)
def test_a_fault_in_another_layout_has_its_own_line(old: str, new: str, key: str) -> None:
    assert (line_of(old), key) in [(fault.line, fault.key) for fault in check(changed(old, new))]


def test_a_misspelt_character_has_its_own_line_when_it_is_indented() -> None:
    found = check(changed('id = "governor"', '  id = "governer"'))
    assert (found[0].line, found[0].key) == (line_of('id = "governor"'), "components-word")


@pytest.mark.parametrize(
    "entry", ['slot = { phase = "before_bids", order = 1 }\n', 'symbols = ["arrow"]\n', "attr = 4\n"]
)
def test_what_a_character_lacks_is_not_looked_for_in_the_next_one(entry: str) -> None:
    start = TEXT.index("[[characters]]")
    text = TEXT[:start] + TEXT[start:].replace(entry, "", 1)
    assert [fault.line for fault in check(text)] == [line_of("[[characters]]")]


def test_a_file_of_headers_is_read_like_one_of_braces() -> None:
    """The Lawyer and the mine, written out."""
    lawyer = changed(
        'effect = { kind = "draft", take = 1, reveal = 0, replaces_turn = true }\nscore = {}\nattr = 3\n',
        "attr = 3\n",
    ).replace(
        'back = { skull = false, order = ["star", "cattle", "horseshoe", "boot", "hat", "cactus"] }',
        'back = { skull = false, order = ["star", "cattle", "horseshoe", "boot", "hat", "cactus"] }\n'
        "  [characters.effect]\n  kind = 'draft'\n  reveal = 0\n  replaces_turn = true",
    )
    assert check(lawyer) == []
    wrong = lawyer.replace("replaces_turn = true", "replaces_turn = false")
    place = line_of("replaces_turn = false", wrong.replace("replaces_turn = false", "", 1))
    assert [(fault.line, fault.key) for fault in check(wrong)] == [(place, "carson-components-draft")]
