"""Score sheets of finished games on a table."""

from collections.abc import Mapping

import pytest

from boomtown.kernel.errors import BadSheet
from boomtown.sheet import score_sheet
from boomtown.text import catalogue
from tests.games.sprawl.support import hold, mark, put, table
from tests.support import rule

PLAYERS = [{"prestige": 84, "wealth": 23, "offices": ["mayor"]}, {"prestige": 77, "wealth": 8, "offices": ["police"]}]
SHEET: dict[str, object] = {
    "game": "sprawl",
    "players": PLAYERS,
    "buildings": ["RES r1c1.se 1", "COM r6c4 2", "PARK r1c1.nw -"],
    "markers": {"e6": "p6"},
}


def lines(doc: Mapping[str, object]) -> list[dict[str, int]]:
    seats = score_sheet(doc)["seats"]
    assert isinstance(seats, list)
    return [{line["key"]: line["points"] for line in seat["lines"] if line["points"]} for seat in seats]


@rule("S12.2", "S12.3")
def test_last_payouts_wealth_and_offices() -> None:
    assert lines(SHEET) == [
        {"prestige": 84, "row-p3": 3, "wealth": 2, "office-mayor": 1},
        {"prestige": 77, "row-p2": 2, "row-p6": 6, "office-police": 1},
    ]


@rule("S6.16", "S10.7")
@pytest.mark.parametrize("park", ["r1c1.nw", "r1c1.nw+ne", "r1c1.nw+ne+sw", "r1c2"])
def test_parks_of_any_size_count_once_and_serve_the_mayor(park: str) -> None:
    buildings = ["RES r1c1.se 1", "COM r6c4 2", f"PARK {park} 2"]
    assert lines({**SHEET, "buildings": buildings}) == [
        {"prestige": 84, "row-p3": 2, "wealth": 2, "office-mayor": 1},
        {"prestige": 77, "row-p2": 2, "row-p3": 2, "row-p6": 6, "office-police": 1},
    ]


def test_capitals_do_not_matter() -> None:
    buildings = ["res R1C1.SE 1", "Com R6c4 2", "park r1c1.NW -"]
    assert lines({**SHEET, "buildings": buildings, "markers": {"E6": "P6"}}) == lines(SHEET)


@rule("S12.4")
@pytest.mark.parametrize(
    ("players", "winners"),
    [
        ([(80, 0), (79, 9)], [0]),
        ([(79, 19), (80, 9)], [0]),
        ([(80, 3), (80, 5)], [1]),
        ([(80, 5), (80, 5)], [0, 1]),
    ],
)
def test_wealth_breaks_a_tie(players: list[tuple[int, int]], winners: list[int]) -> None:
    rows = [{"prestige": prestige, "wealth": wealth} for prestige, wealth in players]
    assert score_sheet({"game": "sprawl", "players": rows, "buildings": []})["winners"] == winners


def test_the_sheet_agrees_with_the_engine() -> None:
    state = table(2)
    state.prestige, state.wealth = [30, 40], [55, 9]
    mark(state, "p5", "n2")
    hold(state, 1, "treasurer")
    put(state, "IND", "r6c5.nw+ne+sw", 1)
    doc = {
        "game": "sprawl",
        "players": [{"prestige": 30, "wealth": 55}, {"prestige": 40, "wealth": 9, "offices": ["treasurer"]}],
        "buildings": [
            *[f"RES {spot} -" for spot in ("r1c1.se", "r1c6.sw", "r6c1.ne", "r6c6.nw")],
            *[f"IND {spot} -" for spot in ("r2c2.se", "r3c3.se")],
            *[f"CIV {spot} -" for spot in ("r4c4.nw", "r5c5.nw")],
            *[f"COM {spot} -" for spot in ("r2c5.sw", "r3c4.sw", "r4c3.ne", "r5c2.ne")],
            "IND r6c5.nw+ne+sw 2",
        ],
        "markers": {"n2": "p5"},
    }
    seats = score_sheet(doc)["seats"]
    assert isinstance(seats, list)
    assert [seat["total"] for seat in seats] == [state.score(seat).total for seat in range(2)]


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"players": [PLAYERS[0]]}, "sprawl-sheet-players"),
        ({"players": [PLAYERS[0], 7]}, "sprawl-sheet-player"),
        ({"players": [PLAYERS[0], {"prestige": -1, "wealth": 0}]}, "sprawl-sheet-number"),
        ({"players": [PLAYERS[0], {"prestige": 1}]}, "sprawl-sheet-number"),
        ({"players": [PLAYERS[0], {"prestige": 1, "wealth": 0, "offices": ["king"]}]}, "sprawl-sheet-office"),
        ({"players": [PLAYERS[0], PLAYERS[0]]}, "sprawl-sheet-office-twice"),
        ({"players": [PLAYERS[0], {"prestige": 1, "wealth": 0, "cows": 3}]}, "sheet-key"),
        ({"buildings": "RES"}, "sprawl-sheet-buildings"),
        ({"buildings": ["RES r1c1.se"]}, "sprawl-sheet-building"),
        ({"buildings": ["RES r1c1.nw+se 1"]}, "sprawl-sheet-building"),
        ({"buildings": ["RES r1c1.se 3"]}, "sprawl-sheet-building"),
        ({"buildings": ["RES r1c1 1", "RES r1c1.se 2"]}, "sprawl-sheet-overlap"),
        ({"buildings": ["PARK r6c4 1", "PARK r6c4.nw 2"]}, "sprawl-sheet-overlap"),
        ({"markers": {"e9": "p6"}}, "sprawl-sheet-marker"),
        ({"markers": {"e1": "p6", "e2": "p6"}}, "sprawl-sheet-marker"),
        ({"markers": 6}, "sprawl-sheet-marker"),
        ({"castles": 1}, "sheet-key"),
    ],
)
def test_mistakes_are_explained_in_every_language(change: dict[str, object], key: str) -> None:
    with pytest.raises(BadSheet) as caught:
        score_sheet({**SHEET, **change})
    assert caught.value.key == key
    for language in ("en", "it", "de"):
        assert catalogue(language).explain(caught.value)
