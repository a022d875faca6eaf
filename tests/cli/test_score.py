"""`boomtown score`: a table or JSON, and one sentence for every bad sheet."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.runner import refused, run

TOML = """
goals = ["badlands", "happy_cows", "the_herd"]
towns = [
  ["Dw Dg Dc", "Dc Mf Fb", ".. .. Pc"],
  ["Wm Wb", "Sw Wg"],
]
"""


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    path = tmp_path / "sheet.toml"
    path.write_text(TOML, "utf-8")
    return path


def test_a_sheet_becomes_a_table(sheet: Path) -> None:
    rows = [line.split() for line in run("score", "wagons", sheet).stdout.splitlines()]
    assert rows[0] == ["Line", "Player", "1", "Player", "2", "Rule"]
    assert ["Desert", "4", "0", "W5.3"] in rows and ["Badlands", "4", "0", "W6.1"] in rows
    assert ["Total", "★", "19", "4"] in rows


def test_two_equal_towns_get_two_stars(sheet: Path) -> None:
    sheet.write_text(TOML.replace('["Wm Wb", "Sw Wg"]', '["Dw Dg Dc", "Dc Mf Fb", ".. .. Pc"]'), "utf-8")
    rows = [line.split() for line in run("score", "wagons", sheet).stdout.splitlines()]
    assert ["Total", "★", "19", "★", "19"] in rows


def test_a_byte_order_mark_does_no_harm(sheet: Path) -> None:
    sheet.write_text(TOML, "utf-8-sig")
    assert run("score", "wagons", sheet).exit_code == 0


def test_a_table_is_translated(sheet: Path) -> None:
    assert "Mucche felici" in run("score", "wagons", sheet, "--lang", "it").stdout


def test_json_comes_out_as_json(sheet: Path) -> None:
    result = json.loads(run("score", "wagons", sheet, "--json").stdout)
    assert [seat["total"] for seat in result["seats"]] == [19, 4]
    assert result["seats"][0]["lines"][0] == {"key": "desert", "points": 4}
    assert result["winners"] == [0]


@pytest.mark.parametrize(
    ("game", "text", "heads", "totals"),
    [
        (
            "sprawl",
            "buildings = []\nplayers = [{ prestige = 80, wealth = 3 }, { prestige = 80, wealth = 5 }]",
            ["Player 1", "Player 2"],
            ["80", "★ 80"],
        ),
        (
            "carson",
            'cities = [{ rows = ["L"] }]\nvirtual = [64, 2]',
            ["Player 1", "Virtual player 1", "Virtual player 2"],
            ["3", "★ 64", "2"],
        ),
        ("coloma", "seats = [{ points = 9 }]\nshade = 9", ["Player 1", "Shade"], ["9", "★ 9"]),
        ("coloma", "seats = [{ points = 9 }]", ["Player 1"], ["9"]),
    ],
)
def test_the_star_and_the_names_follow_the_rules_of_the_game(
    sheet: Path, game: str, text: str, heads: list[str], totals: list[str]
) -> None:
    sheet.write_text(text, "utf-8")
    rows = [re.split(r"\s{2,}", line.strip()) for line in run("score", game, sheet).stdout.splitlines()]
    assert rows[0] == ["Line", *heads, "Rule"]
    assert ["Total", *totals] in rows


def test_json_comes_in_as_json(sheet: Path, tmp_path: Path) -> None:
    doc = {"game": "wagons", "goals": ["badlands", "happy_cows", "the_herd"], "towns": [["Dw Dg Dc"], ["Wm Wb"]]}
    path = tmp_path / "sheet.json"
    path.write_text(json.dumps(doc), "utf-8")
    assert json.loads(run("score", "wagons", path, "--json").stdout)["seats"][0]["total"] == 3 + 4 + 2 + 2


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("Sw Wg", "Sw Wx", "Town 2, row 2, column 2: “Wx” is no territory."),
        ("Dc Mf", ".. Mf", "Town 1, row 3, column 3: this territory does not touch the rest"),
        ("badlands", "bad lands", "Goal 1, “bad lands”, is unknown. Goals are: badlands, happy_cows,"),
        ("goals", "gaols", "The sheet has an unknown key “gaols”. Keys are: game, goals, towns, boom_per_mine."),
        ("],\n]", "]", "The sheet is not valid TOML"),
        ("goals", 'game = "carson"\ngoals', "This is a sheet of “carson”, not of “wagons”."),
    ],
)
def test_a_bad_sheet_is_refused(sheet: Path, old: str, new: str, told: str) -> None:
    text = TOML.replace('".. .. Pc"', '".. .. Pc"' if old != "Dc Mf" else '".. .. ..", ".. .. Pc"')
    told = told.replace("row 3", "row 4") if old == "Dc Mf" else told
    sheet.write_text(text.replace(old, new, 1), "utf-8")
    assert told in refused("score", "wagons", sheet)


def test_an_unknown_game_or_file_is_refused(sheet: Path, tmp_path: Path) -> None:
    assert "There is no game “monopoly”" in refused("score", "monopoly", sheet)
    assert "There is no file" in refused("score", "wagons", tmp_path / "nothing.toml")
