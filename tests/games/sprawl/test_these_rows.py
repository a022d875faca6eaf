"""S6.4: both readings of "these rows"."""

import copy

import pytest

from boomtown.games.sprawl.city import SHAPES, blocks_of
from boomtown.games.sprawl.components import Components
from boomtown.games.sprawl.faces import card_lines
from boomtown.games.sprawl.targets import DOUBLE_AREAS
from boomtown.kernel.message import Fault
from boomtown.kernel.schema import Document
from boomtown.text import catalogue
from tests.games.sprawl.support import DOCUMENT, SHIPPED, bare, building_filter, count, gains, put, run, say
from tests.games.sprawl.test_components import changed, faults_of, shipped
from tests.support import rule

LANGUAGES = ("en", "it", "de")
HERE = 6 * 2 + 3  # r3c4


def blocks(entry: Document, line: int = -1) -> set[str]:
    state = bare()
    state.chosen_line = line
    area = building_filter(entry).area
    return {f"r{block // 6 + 1}c{block % 6 + 1}" for block in blocks_of(area.blocks(state, SHAPES * HERE, -1))}


ROW_3 = {f"r3c{column}" for column in range(1, 7)}
ROW_4 = {f"r4c{column}" for column in range(1, 7)}
COLUMN_4 = {f"r{row}c4" for row in range(1, 7)}


@rule("S6.4")
def test_the_single_row_and_column_are_meant_unless_a_card_says_otherwise() -> None:
    assert blocks({"where": "these_rows"}) == blocks({"where": "these_rows", "rows": "single"}) == ROW_3 | COLUMN_4
    assert len(ROW_3 | COLUMN_4) == 11


@rule("S6.4")
def test_the_double_row_and_the_column_have_sixteen_blocks() -> None:
    double = blocks({"where": "these_rows", "rows": "double"})
    assert double == ROW_3 | ROW_4 | COLUMN_4 and len(double) == 16


@rule("S6.4")
@pytest.mark.parametrize(("line", "chosen", "other"), [(0, ROW_3 | ROW_4, COLUMN_4), (1, COLUMN_4, ROW_3 | ROW_4)])
def test_one_of_these_rows_and_the_other_one(line: int, chosen: set[str], other: set[str]) -> None:
    assert blocks({"where": "chosen_row", "rows": "double"}, line) == chosen
    assert blocks({"where": "other_row", "rows": "double"}, line) == other


@rule("S6.4")
def test_a_gain_counts_what_its_reading_takes_in() -> None:
    state = bare()
    for spot in ("r3c1.nw", "r4c1.nw", "r6c4.nw", "r5c1.nw"):
        put(state, "RES", spot, 1)
    per: Document = {"zone": "RES", "where": "these_rows"}
    assert gains(state, {"do": "gain", "wealth": 1, "per": per}, spot="r3c4.nw")[0] == (2, 0)
    assert gains(state, {"do": "gain", "wealth": 1, "per": {**per, "rows": "double"}}, spot="r3c4.nw")[0] == (3, 0)
    free: Document = {"count": "free_lots", "where": "these_rows", "rows": "double"}
    assert count(free).amount(state, 0, SHAPES * HERE, -1, -1) == 16 * 4 - 3


@rule("S6.4")
def test_a_chosen_double_row() -> None:
    state = bare()
    put(state, "COM", "r4c1.nw", 1)
    per: Document = {"zone": "COM", "where": "chosen_row", "rows": "double"}
    run(state, {"do": "choose_row"}, {"do": "gain", "prestige": 1, "per": per}, spot="r3c4.nw")
    say(state, "line row")
    assert state.prestige[0] == 1


@rule("S6.4")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "You: +1 wealth per residential building, in this double row or this column"),
        ("it", "Tu: +1 di rendita per edificio residenziale, in questa fila doppia o in questa colonna"),
        ("de", "Du: +1 Vermögen je Wohngebäude, in dieser Doppelreihe oder dieser Spalte"),
    ],
)
def test_the_words_on_an_owners_card_say_which_rows(language: str, text: str) -> None:
    place = next(n for n, row in enumerate(DOCUMENT["town"]["contracts"]) if row["id"] == "T11")
    document = changed(f"town contracts {place} fx 0 per rows", "double", DOCUMENT)
    components = Components(document, DOCUMENT)
    (card,) = [card for card in components.cards if card.id == "t11"]
    say_words = catalogue(language).say
    assert text in card_lines(components, card, say_words)
    for area in DOUBLE_AREAS.values():
        assert say_words(f"sprawl-where-{area.word}", {})


def faults_with(per: Document) -> list[Fault]:
    source = copy.deepcopy(shipped())
    source["town"]["contracts"][0]["fx"] = [{"do": "gain", "wealth": 1, "per": per}]
    return faults_of(source)


@rule("S6.4")
def test_a_file_may_say_it_only_where_rows_are_spoken_of() -> None:
    assert faults_with({"where": "these_rows", "rows": "double"}) == []
    assert faults_with({"where": "other_row", "rows": "single"}) == []
    (fault,) = faults_with({"where": "adjacent", "rows": "double"})
    assert fault.key == "sprawl-file-rows" and str(fault.params["path"]).endswith("T01.fx[1].per.rows")
    for language in LANGUAGES:
        assert "adjacent" in catalogue(language).say(fault.key, fault.params)
    (fault,) = faults_with({"where": "these_rows", "rows": "triple"})
    assert fault.key == "components-word"


def test_the_shipped_set_keeps_the_default() -> None:
    entries = [line for line in SHIPPED.splitlines() if not line.startswith("#")]
    assert not any('rows = "' in line for line in entries)
