"""Our reader of Fluent gives the same words as Fluent's own library, message by message."""

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

from boomtown.text import catalogue_sources, languages
from boomtown.text.fluent import NUMBERS, BadFluent, Messages
from tests.support import GAMES
from tests.text.messages import parameters

# Numbers at which a plural, a variant or the grouping of digits may change.
COUNTS = (0, 1, 2, -4321, 1_000_000)


def both(language: str, source: str) -> tuple[Messages, FluentBundle]:
    ours = Messages(language)
    ours.add(source)
    theirs = FluentBundle([language], use_isolating=False)
    theirs.add_resource(FluentResource(source))
    return ours, theirs


def said(bundle: FluentBundle, key: str, params: dict[str, int | str]) -> str:
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, params)
    assert not errors
    return str(text)


@pytest.mark.parametrize("language", languages())
def test_every_message_reads_the_same(language: str) -> None:
    ours, theirs = Messages(language), FluentBundle([language], use_isolating=False)
    for source in catalogue_sources(language):
        ours.add(source)
        theirs.add_resource(FluentResource(source))
    messages = parameters(language)
    for game_id in GAMES:
        assert any(key.startswith(game_id) for key in messages)
    everything = frozenset().union(*messages.values())  # a message needs the parameters of those it refers to
    words = words_by_message(language)
    for key in messages:
        for value in (*COUNTS, "x", *words.get(key, [])):
            params: dict[str, int | str] = dict.fromkeys(everything, value)
            assert ours.fill(key, params) == said(theirs, key, params), key


def words_by_message(language: str) -> dict[str, set[str]]:
    """The words between which a message chooses. The names of plurals are no words."""
    bodies = re.findall(r"^([a-z][\w-]*) =(.*(?:\n[ }].*)*)", "\n".join(catalogue_sources(language)), re.MULTILINE)
    return {key: set(re.findall(r"\[([a-z_]+)\]", body)) - {"one", "many", "other"} for key, body in bodies}


SOURCES = """\
plain = A line.
trailing = A line.   
below =
    A line below.
long = First line,
    second line,

      third line.
quoted = {" "}quoted{"\\u00e4 \\\\ \\""}
brace = { $name } at the start
    { $name } in the middle
nested = { $count ->
    [0] none
    [one] one { $name ->
        [ada] of hers
       *[other] of theirs
    }
   *[other] { $count } in all
} and on
number = { 12345 } and { -1 }
# A comment ends it.
refers = See { plain } Then { nested }
"""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", ["plain", "trailing", "below", "long", "quoted", "brace", "nested", "number", "refers"])
def test_the_syntax_is_that_of_fluent(language: str, key: str) -> None:
    ours, theirs = both(language, SOURCES)
    for count in COUNTS:
        for name in ("ada", "bert"):
            params: dict[str, int | str] = {"count": count, "name": name}
            assert ours.fill(key, params) == said(theirs, key, params)


@pytest.mark.parametrize(
    "source",
    ["key = { -term }", "key = { NUMBER($x) }", "key = { other.part }", "key = { $x", "key = { $x -> [a] b }", "key ="],
)
def test_what_is_not_understood_is_refused(source: str) -> None:
    messages = Messages("en")
    messages.add(source)
    with pytest.raises(BadFluent):
        messages.fill("key", {"x": 1})


def test_a_message_that_is_there_already_stays() -> None:
    messages = Messages("en")
    messages.add("key = first")
    messages.add("key = second")
    assert messages.fill("key", {}) == "first"


def test_every_language_has_its_numbers() -> None:
    assert set(NUMBERS) == set(languages())
