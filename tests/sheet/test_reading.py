"""Sheets come as JSON or TOML; a file that is neither says where it breaks."""

import pytest

from boomtown.kernel.errors import BadSheet
from boomtown.sheet import score_sheet, sheet_games
from boomtown.sheet.reading import LONGEST, parse
from boomtown.text import catalogue

GOALS = '["badlands", "happy_cows", "the_herd"]'


def test_json_and_toml_say_the_same() -> None:
    as_json = f'{{"game": "wagons", "goals": {GOALS}, "towns": [["Dw Dg"], ["Fc"]]}}'
    as_toml = f'game = "wagons"\ngoals = {GOALS}\ntowns = [["Dw Dg"], ["Fc"]]\n'
    assert parse(as_json) == parse(as_toml)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('{"game": "wagons",\n "goals": [}', "sheet-json"),
        ('game = "wagons"\ngoals = [', "sheet-toml"),
        ("[{}]", "sheet-no-table"),
        ("hello", "sheet-toml"),
        ("{" + '"a": {' * 3000, "sheet-deep"),
        ('{"towns": ' + "[" * 3000, "sheet-deep"),
        ("towns = " + "[" * 3000, "sheet-deep"),
        ('{"game": ' + "[" * 200 + "]" * 200 + "}", "sheet-deep"),
        ("game" + ".a" * 2000 + " = 1", "sheet-deep"),
        ('{"game": "wagons", "mines": ' + "9" * 5000 + "}", "sheet-number"),
        ("mines = " + "9" * 5000, "sheet-number"),
        ("mines = 0x" + "f" * 9000, "sheet-number"),
        ("mines = [-1000000001]", "sheet-number"),
        ("#" * (LONGEST + 1), "sheet-long"),
        ('{"game": "' + "x" * LONGEST + '"}', "sheet-long"),
    ],
)
def test_a_broken_file_is_refused(text: str, key: str) -> None:
    with pytest.raises(BadSheet) as caught:
        score_sheet(parse(text))
    assert caught.value.key == key
    assert catalogue("de").explain(caught.value)


@pytest.mark.parametrize("text", ['{"game": "wagons"}', 'game = "wagons"'])
def test_a_byte_order_mark_does_no_harm(text: str) -> None:
    assert parse("\ufeff" + text) == {"game": "wagons"}


def test_broken_json_is_named_by_line_and_column() -> None:
    with pytest.raises(BadSheet) as caught:
        parse('{"game": "wagons",\n "goals": [}')
    assert caught.value.params == {"line": 2, "column": 12}


def test_a_sheet_must_be_an_object() -> None:
    with pytest.raises(BadSheet):
        score_sheet([])  # type: ignore[arg-type]


def test_wagons_has_a_sheet_and_tools_are_no_games() -> None:
    assert "wagons" in sheet_games()
    assert "reading" not in sheet_games()
