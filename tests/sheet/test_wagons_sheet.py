"""Score sheets of Circle the Wagons: every goal from typed towns, and every mistake with its place."""

import json
from typing import cast

import pytest

from boomtown.games.wagons.goals import GOALS
from boomtown.kernel.errors import BadSheet
from boomtown.sheet import score_sheet
from boomtown.text import catalogue

FILLERS = ("undiscovered", "fortified", "circle_the_wagons", "badlands")
TERRAINS = ["desert", "forest", "mountain", "plains", "snow", "water"]


def sheet(
    goal: str = "badlands", town: list[str] | None = None, rival: list[str] | None = None, **more: object
) -> dict[str, object]:
    goals = [goal, *[filler for filler in FILLERS if filler != goal][:2]]
    return {"game": "wagons", "goals": goals, "towns": [town or ["Dw Dg"], rival or ["Fc"]], **more}


def lines(doc: dict[str, object], seat: int) -> dict[str, int]:
    seats = cast(list[dict[str, object]], score_sheet(doc)["seats"])
    return {
        cast(str, line["key"]): cast(int, line["points"])
        for line in cast(list[dict[str, object]], seats[seat]["lines"])
    }


def complaint(doc: dict[str, object]) -> BadSheet:
    with pytest.raises(BadSheet) as caught:
        score_sheet(doc)
    # Whatever is wrong can be said in every language.
    for language in ("en", "it", "de"):
        assert catalogue(language).explain(caught.value)
    return caught.value


def test_the_result_has_the_documented_shape() -> None:
    result = score_sheet(sheet(town=["Dw Dg Db", "Fc"]))
    first = cast(list[dict[str, object]], result["seats"])[0]
    assert list(result) == ["seats", "winners"] and list(first) == ["total", "lines"]
    found = cast(list[dict[str, object]], first["lines"])
    assert [line["key"] for line in found] == [*TERRAINS, "badlands", "undiscovered", "fortified"]
    assert all(list(line) == ["key", "points"] for line in found)
    assert first["total"] == sum(cast(int, line["points"]) for line in found) == 3 + 1 + 4
    assert json.loads(json.dumps(result)) == result


def test_the_better_town_wins_and_equal_ones_share() -> None:
    assert score_sheet(sheet(town=["Dw"], rival=["Fc Fb"]))["winners"] == [1]
    assert score_sheet(sheet(town=["Dw"], rival=["Fc"]))["winners"] == [0, 1]


@pytest.mark.parametrize(
    ("goal", "town", "rival", "points", "rival_points"),
    [
        ("badlands", ["Dw Fg Dw"], ["Dw Fg Mw"], 4, 0),
        ("happy_cows", ["Pc Fb Sw", "Fc Sc .."], ["Pc Fc"], 2, 4),
        ("the_clearing", ["Ff Pf Fb"], ["Fb Fc"], 2, -2),
        ("circle_the_wagons", [".. Pw ..", "Pw Db Pw", ".. Pw"], ["Pw Pw"], 6, 0),
        ("smalltown_charm", ["Pw Pc"], ["Pw Pc Pf Pg Pm"], 3, 0),
        ("gold_country", ["Mm Fm Fm"], ["Fm Mb"], 4, 2),
        ("prairie_life", ["Pc Pb Pg"], ["Fc Fb"], 2, 0),
        ("cool_water", ["Fw Wb Wg Fw", ".. Fb Fb Fw"], ["Fw Fb"], 6, 0),
        ("claim_jumpers", ["Fm Fm"], ["Fm Fg"], 4, 5),
        ("boom_or_bust", ["Fm Fm Fm"], ["Fm"], 0, 5),
        ("wagon_train", ["Fw Fw", "Fw Fw"], ["Fw Fw Fw"], 4, 2),
        ("one_too_many", ["Fb Fb Fb"], ["Fb Fb"], -2, 0),
        ("bootleggers", ["Fw Fb Fb"], ["Fb"], 1, -1),
        ("undiscovered", ["Fw Fw Fw", "Fw .. Fw", "Fw Fw Fw"], ["Fw Fw Fw", "Fw .. Fw", "Fw Fw"], 5, 0),
        ("fortified", ["Ff Ff Ff", "Ff Ff Ff"], ["Ff Ff"], 14, 0),
        ("the_herd", ["Fc Pc Fb Fc"], ["Fc"], 4, 2),
        ("target_practice", ["Fb Fw Fc Fg"], ["Fb Fg"], 2, 0),
        ("rifles_ready", ["Ff Fg Ff"], ["Ff Fb Fg"], 4, 0),
    ],
)
def test_every_goal_is_scored(goal: str, town: list[str], rival: list[str], points: int, rival_points: int) -> None:
    doc = sheet(goal, town, rival)
    assert (lines(doc, 0)[goal], lines(doc, 1)[goal]) == (points, rival_points)


def test_boom_or_bust_may_count_per_mine() -> None:
    assert lines(sheet("boom_or_bust", ["Fm Fm"]), 0)["boom_or_bust"] == 5
    assert lines(sheet("boom_or_bust", ["Fm Fm"], boom_per_mine=True), 0)["boom_or_bust"] == 10


def test_short_rows_and_blank_borders_change_nothing() -> None:
    town = ["Dw Dg Db", "Fc"]
    padded = [".. .. .. .. ..", ".. Dw Dg Db ..", "..  Fc .. .. ..", ""]
    assert score_sheet(sheet(town=town)) == score_sheet(sheet(town=padded))


@pytest.mark.parametrize("town", [["Dw " * 60], ["Dw"] * 60, [".. " * 200 + "Dw Dg"], ["Dw " * 8] * 7])
def test_towns_of_every_shape_fit(town: list[str]) -> None:
    territories = sum(row.split().count("Dw") + row.split().count("Dg") for row in town)
    assert lines({**sheet(), "towns": [town, []]}, 0)["desert"] == territories


def test_an_empty_town_scores_nothing_for_terrains() -> None:
    doc = {**sheet("the_herd"), "towns": [[], [".. .."]]}
    assert set(lines(doc, 0).values()) == {0}


@pytest.mark.parametrize("cell", ["Xw", "Dx", "D", "Dww", "dw", "wD", ".", "...", "D-"])
def test_a_bad_cell_is_named_by_town_row_and_column(cell: str) -> None:
    error = complaint(sheet(rival=["Fc Fb", f"Fw Fb {cell}"]))
    assert error.key == "wagons-sheet-cell"
    assert (error.params["town"], error.params["row"], error.params["column"]) == (2, 2, 3)
    assert error.params["given"] == cell
    told = catalogue("en").explain(error)
    assert "Town 2, row 2, column 3" in told and "D F M P S W" in told and "b c f g m w" in told


def test_a_territory_apart_from_the_town_is_refused() -> None:
    error = complaint(sheet(town=["Dw ..", ".. .. Dg"]))
    assert (error.key, error.params) == ("wagons-sheet-apart", {"town": 1, "row": 2, "column": 3})


@pytest.mark.parametrize(
    ("town", "rival", "place"),
    [
        (["Dw " * 10] * 6 + ["Dw"], ["Fc"], (1, 7, 1)),
        (["Dw " * 10] * 6, ["Fc"], (2, 1, 1)),
        (["Dw " * 8] * 4, ["Fc " * 10] * 3, (2, 3, 9)),
    ],
)
def test_more_territories_than_the_fifteen_cards_of_both_towns_have_are_refused(
    town: list[str], rival: list[str], place: tuple[int, int, int]
) -> None:
    error = complaint(sheet(town=town, rival=rival))
    assert error.key == "wagons-sheet-many"
    assert (error.params["town"], error.params["row"], error.params["column"]) == place
    assert error.params["limit"] == 60


def test_sixty_territories_may_lie_in_both_towns_together() -> None:
    assert lines(sheet(town=["Dw " * 8] * 4, rival=["Fc " * 7] * 4), 1)["forest"] == 28


def test_an_unknown_goal_is_refused_with_the_known_ones() -> None:
    error = complaint({**sheet(), "goals": ["badlands", "happy cows", "the_herd"]})
    assert (error.key, error.params["place"], error.params["given"]) == ("wagons-sheet-goal", 2, "happy cows")
    assert error.params["known"] == ", ".join(GOALS)


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"goals": ["badlands"]}, "wagons-sheet-goals"),
        ({"goals": ["badlands", "fortified", "the_herd", "undiscovered"]}, "wagons-sheet-goals"),
        ({"goals": "badlands"}, "wagons-sheet-goals"),
        ({"goals": ["badlands", "the_herd", "badlands"]}, "wagons-sheet-goal-twice"),
        ({"goals": ["badlands", "the_herd", 3]}, "wagons-sheet-goal"),
        ({"goals": ["badlands", "the_herd", ["x"]]}, "wagons-sheet-goal"),
        ({"towns": [["Dw"]]}, "wagons-sheet-towns"),
        ({"towns": [["Dw"], ["Dw"], ["Dw"]]}, "wagons-sheet-towns"),
        ({"towns": "Dw"}, "wagons-sheet-towns"),
        ({"towns": ["Dw", "Dg"]}, "wagons-sheet-town"),
        ({"towns": [["Dw"], [["Dw"]]]}, "wagons-sheet-row"),
        ({"boom_per_mine": "yes"}, "sheet-flag"),
        ({"boom_per_mine": 1}, "sheet-flag"),
        ({"gaols": []}, "sheet-key"),
        ({"game": "monopoly"}, "sheet-game"),
        ({"game": ["wagons"]}, "sheet-game"),
        ({"game": "reading"}, "sheet-game"),
    ],
)
def test_everything_else_that_is_wrong_is_refused(changes: dict[str, object], key: str) -> None:
    assert complaint({**sheet(), **changes}).key == key


@pytest.mark.parametrize("name", ["game", "goals", "towns"])
def test_a_missing_part_is_named(name: str) -> None:
    doc = sheet()
    del doc[name]
    error = complaint(doc)
    assert (error.key, error.params["name"]) == ("sheet-missing", name)
