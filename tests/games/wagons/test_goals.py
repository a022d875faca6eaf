"""The eighteen goals on hand-made towns (chapter 6 of RULES.md)."""

from collections import Counter

import pytest

from boomtown.games.wagons.components import GOAL
from boomtown.games.wagons.goals import GOALS
from tests.games.wagons.arrange import line, points
from tests.games.wagons.goal_cases import CASES, RING, Case
from tests.support import rule


def cases(goal: str) -> pytest.MarkDecorator:
    found = [case for case in CASES if case.goal == goal]
    return pytest.mark.parametrize("case", found, ids=[case.name.replace(" ", "-") for case in found])


def check(case: Case) -> None:
    assert points(case.goal, *case.rows, rival=case.rival) == case.points
    if case.rival_points is not None:
        assert points(case.goal, *case.rival, rival=case.rows) == case.rival_points


@rule("W6.1")
@cases("badlands")
def test_badlands(case: Case) -> None:
    check(case)


@rule("W6.2")
@cases("happy_cows")
def test_happy_cows(case: Case) -> None:
    check(case)


@rule("W6.3")
@cases("the_clearing")
def test_the_clearing(case: Case) -> None:
    check(case)


@rule("W6.4")
@cases("circle_the_wagons")
def test_circle_the_wagons(case: Case) -> None:
    check(case)


@rule("W6.5")
@cases("smalltown_charm")
def test_smalltown_charm(case: Case) -> None:
    check(case)


@rule("W6.6")
@cases("gold_country")
def test_gold_country(case: Case) -> None:
    check(case)


@rule("W6.7")
@cases("prairie_life")
def test_prairie_life(case: Case) -> None:
    check(case)


@rule("W6.8")
@cases("cool_water")
def test_cool_water(case: Case) -> None:
    check(case)


@rule("W6.9")
@cases("claim_jumpers")
def test_claim_jumpers(case: Case) -> None:
    check(case)


@rule("W6.10")
@cases("boom_or_bust")
def test_boom_or_bust(case: Case) -> None:
    check(case)


@rule("W6.10")
@pytest.mark.parametrize(("mines", "expected"), [(0, 0), (1, 5), (2, 10), (3, 0), (6, 0), (7, 21), (8, 64), (9, 72)])
def test_boom_or_bust_per_mine(mines: int, expected: int) -> None:
    row = " ".join(["Db"] + ["Pm"] * mines)
    assert points("boom_or_bust", row, per_mine=True) == expected


@rule("W6.11")
@cases("wagon_train")
def test_wagon_train(case: Case) -> None:
    check(case)


@rule("W6.12")
@cases("one_too_many")
def test_one_too_many(case: Case) -> None:
    check(case)


@rule("W6.13")
@cases("bootleggers")
def test_bootleggers(case: Case) -> None:
    check(case)


@rule("W6.14")
@cases("undiscovered")
def test_undiscovered(case: Case) -> None:
    check(case)


@rule("W6.15")
@cases("fortified")
def test_fortified(case: Case) -> None:
    check(case)


@rule("W6.16")
@cases("the_herd")
def test_the_herd(case: Case) -> None:
    check(case)


@rule("W6.17")
@cases("target_practice")
def test_target_practice(case: Case) -> None:
    check(case)


@rule("W6.18")
@cases("rifles_ready")
def test_rifles_ready(case: Case) -> None:
    check(case)


def test_every_goal_has_at_least_three_towns_and_one_that_scores() -> None:
    counts = Counter(case.goal for case in CASES)
    assert set(counts) == set(GOAL)
    assert min(counts.values()) >= 3
    for goal in GOAL:
        assert any(case.points or case.rival_points for case in CASES if case.goal == goal)


def test_points_do_not_depend_on_where_the_town_lies_or_on_a_half_turn() -> None:
    for case in CASES:
        turned = tuple(" ".join(reversed(row.split())) for row in reversed(case.rows))
        moved = ("..", *(f".. {row}" for row in turned))
        assert points(case.goal, *moved, rival=case.rival) == case.points, case


CROSS = (".. Dw ..", "Dw Dw Dw", ".. Dw ..")

# A town, the rival's town where it matters, and the cells that the goal's line shows.
CELLS: list[tuple[str, tuple[str, ...], tuple[str, ...], set[tuple[int, int]]]] = [
    ("badlands", ("Db Pg Dc",), (), {(1, 0)}),
    ("happy_cows", ("Pc Fm Sc",), (), {(0, 0)}),
    ("the_clearing", ("Ff Fm Pf Pm",), (), {(0, 0), (1, 0), (2, 0)}),
    ("circle_the_wagons", (".. Dw ..", "Dw Pm Dw", ".. Dw .."), (), {(1, 1)}),
    ("smalltown_charm", ("Pm",), ("Pm Pm",), set()),
    ("gold_country", ("Pm Pm Mf",), (), {(1, 0)}),
    ("prairie_life", ("Pc Pm Fc Dm",), (), {(0, 0), (1, 0), (2, 0)}),
    ("cool_water", ("Wm Wm Dw", "Dw Fm Mw"), (), {(2, 0), (0, 1)}),
    ("claim_jumpers", ("Pm Pb Pm",), ("Pm Pg",), {(0, 0), (2, 0)}),
    ("claim_jumpers", ("Pg Pm Pg",), ("Pm Pm",), {(0, 0), (2, 0)}),
    ("claim_jumpers", ("Pm Pg",), ("Pm",), set()),
    ("boom_or_bust", ("Pm Pb Pm",), (), {(0, 0), (2, 0)}),
    ("wagon_train", ("Dw Dw Pm Dw",), (), {(0, 0), (1, 0)}),
    ("wagon_train", CROSS, (), {(1, 0), (0, 1), (1, 1), (2, 1), (1, 2)}),
    ("one_too_many", ("Pb Pm Pb",), ("Pb",), {(0, 0), (2, 0)}),
    ("one_too_many", ("Pb",), ("Pb Pb",), set()),
    ("bootleggers", ("Pb Dw Pm Pb",), (), {(0, 0), (3, 0)}),
    ("undiscovered", RING, (), {(1, 1)}),
    ("fortified", ("Mf Pf Pf", "Sf Df Pm"), (), {(0, 0), (1, 0), (0, 1), (1, 1)}),
    ("fortified", ("Mf Pf Wf", "Sf Df Wf"), (), {(x, y) for x in range(3) for y in range(2)}),
    ("the_herd", ("Pc Pc Pm Fc",), (), {(0, 0), (1, 0)}),
    ("target_practice", ("Pb Pb Pm Pg",), (), {(1, 0), (2, 0)}),
    ("rifles_ready", ("Pf Pg Pm Pf",), (), {(0, 0)}),
]


@pytest.mark.parametrize(("goal", "rows", "rival", "cells"), CELLS)
def test_line_shows_each_of_the_cells_its_points_come_from_once(
    goal: str, rows: tuple[str, ...], rival: tuple[str, ...], cells: set[tuple[int, int]]
) -> None:
    assert sorted(line(goal, *rows, rival=rival).cells) == sorted(cells)


def test_the_cells_of_every_goal_are_looked_at() -> None:
    assert {goal for goal, *_ in CELLS} == set(GOALS)


def test_boom_or_bust_per_mine_shows_the_mines() -> None:
    assert line("boom_or_bust", "Pm Pb Pm", per_mine=True).cells == ((0, 0), (2, 0))


def test_line_points_to_the_paragraph_of_its_goal() -> None:
    for number, goal in enumerate(GOALS, 1):
        assert line(goal, "Pm").rule == f"W6.{number}"
