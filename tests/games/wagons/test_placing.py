"""Placing a card (chapter 4 of RULES.md)."""

import random

import pytest

from boomtown.games.wagons.actions import PLACE, REACH
from boomtown.games.wagons.components import FRONT, spell
from boomtown.games.wagons.state import Position
from boomtown.kernel.message import Cell
from tests.games.wagons.arrange import GAME, arranged, builder, can, land, say
from tests.support import play_on, rule


def spelled(state: Position, seat: int = 0) -> dict[Cell, str]:
    return {cell: spell(territory) for cell, territory in land(state.towns[seat]).items()}


def touching(cells: set[Cell]) -> set[tuple[int, int, int]]:
    """All placements by brute force: try every spot and look at every edge."""
    found = set()
    for x in range(-REACH, REACH + 1):
        for y in range(-REACH, REACH + 1):
            card = {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}
            edges = {(a + dx, b + dy) for a, b in card for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))}
            if cells & (card | edges):
                found |= {(x, y, 0), (x, y, 1)}
    return found


def offered(state: Position, seat: int) -> set[tuple[int, int, int]]:
    found = [PLACE.values(action) for action in state.legal(seat)]
    return {(x, y, turn) for x, y, turn in found}


@rule("W4.1")
def test_first_card_is_simply_laid_down() -> None:
    state = builder(0)
    assert offered(state, 0) == {(0, 0, 0), (0, 0, 1)}


@rule("W4.1")
def test_first_card_elsewhere_is_refused_for_the_grid_is_counted_from_it() -> None:
    reason = builder(0).why_not(0, PLACE.code(1, 0, 0))
    assert reason is not None
    assert (reason.key, reason.rule) == ("wagons-first-at-origin", "W4.1")
    assert reason.cells == ((1, 0), (2, 0), (1, 1), (2, 1))


@rule("W4.1")
def test_a_gift_may_be_the_first_card() -> None:
    state = say(arranged([7, 3, 2]), "0 take 3", "0 place 0 0", "1 place 0 0")
    assert state.towns[1].laid == [7, PLACE.code(0, 0, 0)]


def test_a_card_lies_where_its_action_says() -> None:
    state = say(builder(0, 1), "0 place 0 0", "0 place 2 -1")
    assert spelled(state) == {
        (0, 0): "Pc", (1, 0): "Pf", (0, 1): "Pm", (1, 1): "Fb",
        (2, -1): "Mf", (3, -1): "Mm", (2, 0): "Db", (3, 0): "Mw",
    }  # fmt: skip
    town = GAME.view(state, 0)["towns"]
    assert isinstance(town, list)
    assert town[0]["laid"][1] == {"card": 1, "x": 2, "y": -1, "turned": False}


@rule("W4.2")
@pytest.mark.parametrize("where", ["2 0", "2 1", "2 -1", "-2 0", "-2 1", "0 2", "1 2", "-1 2", "0 -2", "1 -2"])
def test_an_edge_is_enough_even_half_a_card_off(where: str) -> None:
    assert can(say(builder(0, 1), "0 place 0 0"), f"0 place {where}")


@rule("W4.2")
@pytest.mark.parametrize(("where", "covered"), [("1 1", 1), ("1 0", 2), ("0 1", 2), ("0 0", 4)])
def test_one_to_four_territories_may_be_covered(where: str, covered: int) -> None:
    state = say(builder(0, 1), "0 place 0 0", f"0 place {where}")
    assert len(state.towns[0].land) == 8 - covered


@rule("W4.2")
def test_covered_territories_may_belong_to_different_cards() -> None:
    state = say(builder(0, 1, 2), "0 place 0 0", "0 place 2 0", "0 place 1 0")
    assert [spelled(state)[x, 0] for x in range(4)] == ["Pc", "Wm", "Wb", "Mm"]


@rule("W4.2")
def test_away_from_the_town_is_refused() -> None:
    state = say(builder(0, 1), "0 place 0 0")
    reason = state.why_not(0, PLACE.code(3, 0, 0))
    assert reason is not None
    assert (reason.key, reason.rule) == ("wagons-no-contact", "W4.2")


@rule("W4.3")
@pytest.mark.parametrize(("x", "y"), [(2, 2), (-2, 2), (2, -2), (-2, -2)])
def test_a_corner_is_not_enough(x: int, y: int) -> None:
    state = say(builder(0, 1), "0 place 0 0")
    assert not can(state, f"0 place {x} {y}")
    reason = state.why_not(0, PLACE.code(x, y, 1))
    assert reason is not None
    assert (reason.key, reason.rule) == ("wagons-corner-only", "W4.3")
    assert reason.cells == ((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1))


@rule("W4.3")
def test_it_is_the_corner_of_the_own_town_that_is_not_enough() -> None:
    state = say(arranged([], turn=1, hands=([], [0, 1])), "1 place 0 0")
    reason = state.why_not(1, PLACE.code(2, 2, 0))
    assert reason is not None
    assert reason.key == "wagons-corner-only", "the other seat has no town at all"


@rule("W4.4")
def test_upright_reads_as_printed_and_turned_from_the_end() -> None:
    upright = spelled(say(builder(0), "0 place 0 0 upright"))
    turned = spelled(say(builder(0), "0 place 0 0 turned"))
    corners = [(0, 0), (1, 0), (0, 1), (1, 1)]
    assert [upright[cell] for cell in corners] == ["Pc", "Pf", "Pm", "Fb"]
    assert [turned[cell] for cell in corners] == ["Fb", "Pm", "Pf", "Pc"]


@rule("W4.4")
def test_there_is_no_quarter_turn() -> None:
    assert PLACE.arguments[2].words == ("upright", "turned")


@rule("W4.5")
def test_all_four_territories_of_the_new_card_lie_on_top() -> None:
    for where in ("0 0", "1 1", "-1 0", "0 -1", "1 -1"):
        state = say(builder(0, 1), "0 place 0 0", f"0 place {where}")
        x, y = (int(part) for part in where.split())
        seen = [spelled(state)[x + dx, y + dy] for dx, dy in ((0, 0), (1, 0), (0, 1), (1, 1))]
        assert seen == ["Mf", "Mm", "Db", "Mw"]


@rule("W4.6")
def test_terrains_and_symbols_need_not_match() -> None:
    first = say(builder(0, 1), "0 place 0 0")
    second = say(builder(16, 1), "0 place 0 0")
    third = say(builder(0, 11), "0 place 0 0")
    assert first.legal(0) == second.legal(0) == third.legal(0)


@rule("W4.7")
def test_a_legal_place_always_exists() -> None:
    for seed in range(30):
        state = GAME.new(2, seed)
        for _ in play_on(state, random.Random(seed)):
            assert isinstance(state, Position)
            for town in state.towns:
                assert town.places


def test_twenty_one_spots_beside_or_on_a_single_card() -> None:
    state = say(builder(0, 1), "0 place 0 0")
    assert len(offered(state, 0)) == 42


def test_placements_are_those_that_brute_force_finds() -> None:
    compared = 0
    for seed in range(12):
        state = GAME.new(2, seed)
        assert isinstance(state, Position)
        chance = random.Random(seed)
        for _ in play_on(state, chance, lean=0.3):
            for seat in state.pending():
                if PLACE.owns(state.legal(seat)[0]) and state.towns[seat].land:
                    assert offered(state, seat) == touching(set(land(state.towns[seat])))
                    compared += 1
    assert compared > 100


def test_a_straight_row_of_all_fifteen_cards_fits_the_grid_on_every_side() -> None:
    for dx, dy in ((2, 0), (-2, 0), (0, 2), (0, -2)):
        state = builder(*range(15))
        for number in range(14):
            say(state, f"0 place {number * dx} {number * dy}")
        assert offered(state, 0) == touching(set(land(state.towns[0])))
        say(state, f"0 place {14 * dx} {14 * dy}")
        assert len(land(state.towns[0])) == 60
        assert state.over


def test_town_shows_the_top_card_everywhere() -> None:
    for seed in range(20):
        state = GAME.new(2, seed)
        assert isinstance(state, Position)
        for _ in play_on(state, random.Random(seed)):
            pass
        for town in state.towns:
            expected: dict[Cell, int] = {}
            for card, action in zip(town.laid[::2], town.laid[1::2], strict=True):
                x, y, turned = PLACE.values(action)
                front = FRONT[card][::-1] if turned else FRONT[card]
                for number, part in enumerate(front):
                    expected[x + number % 2, y + number // 2] = part
            assert land(town) == expected
