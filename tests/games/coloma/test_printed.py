"""The numbers on buildings, boards, barrels and the gold supply, one by one, as the component list prints them."""

import pytest

from boomtown.games.coloma.goods import gold_price
from boomtown.games.coloma.scoring import lines
from boomtown.games.coloma.state import Position
from tests.games.coloma.helpers import BARREL_IDS, BOARD_IDS, CARD_IDS, can, do, hold, new, stock, table, turn
from tests.support import rule

# Hammer: bucks and dudes. Saw: nuggets and dudes.
BUILDINGS = {
    "sluice_works": ((4, 1), (2, 1)),
    "bunkhouse": ((4, 1), (2, 1)),
    "general_store": ((2, 1), (1, 1)),
    "long_tom": ((3, 2), (1, 3)),
    "outfitter": ((3, 2), (2, 1)),
    "gazette": ((4, 1), (2, 1)),
    "theatre": ((5, 2), (3, 1)),
    "surveyors_office": ((2, 2), (1, 2)),
    "sawmill": ((2, 2), (1, 2)),
    "stable": ((4, 2), (2, 2)),
    "undertaker": ((3, 2), (2, 1)),
    "trading_post": ((3, 1), (1, 2)),
    "saloon": ((2, 1), (1, 1)),
    "ferry_landing": ((2, 1), (1, 1)),
    "carpenters_hall": ((2, 1), (1, 1)),
    "stage_depot": ((3, 1), (1, 2)),
}


def builder(card: str, half: str, **goods: int) -> Position:
    """Seat 0 has exactly these goods and is asked what to build, if it can build at all."""
    state = table()
    hold(state, 0, card)
    stock(state, 0, **goods)
    turn(state, 0, 3)
    if can(state, half):
        do(state, half)
    return state


@rule("K6.10")
@pytest.mark.parametrize("card", BUILDINGS)
def test_a_building_costs_exactly_its_hammer_price(card: str) -> None:
    bucks, dudes = BUILDINGS[card][0]
    state = builder(card, "common", bucks=bucks, gold=0, dudes=dudes)
    do(state, f"build {card}")
    assert (state.bucks[0], state.dudes[0]) == (0, 0)
    assert not can(builder(card, "common", bucks=bucks - 1, gold=0, dudes=dudes), f"build {card}")
    assert not can(builder(card, "common", bucks=bucks, gold=0, dudes=dudes - 1), f"build {card}")


@rule("K6.10")
@pytest.mark.parametrize("card", BUILDINGS)
def test_a_building_costs_exactly_its_saw_price(card: str) -> None:
    gold, dudes = BUILDINGS[card][1]
    state = builder(card, "boom", bucks=0, gold=gold, dudes=dudes)
    do(state, f"build {card}")
    assert (state.gold[0], state.dudes[0], state.gold_cart) == (0, 0, gold)
    assert not can(builder(card, "boom", bucks=9, gold=gold - 1, dudes=dudes), f"build {card}")
    assert not can(builder(card, "boom", bucks=9, gold=gold, dudes=dudes - 1), f"build {card}")


def test_these_are_all_the_buildings() -> None:
    assert list(BUILDINGS) == CARD_IDS


RIVER_POINTS = {
    "a": (3, 3, 4, 4),
    "b1": (2, 4, 3, 6),
    "b2": (3, 2, 3, 4),
    "b3": (4, 2, 3, 4),
    "b4": (2, 3, 2, 4),
    "b5": (3, 4, 3, 4),
    "b6": (3, 4, 3, 4),
}


@rule("K11.5")
@pytest.mark.parametrize("board", RIVER_POINTS)
def test_every_river_scores_what_its_board_prints(board: str) -> None:
    assert list(RIVER_POINTS) == BOARD_IDS
    state = table()
    state.board = [BOARD_IDS.index(board)] * 3
    for space, points in enumerate(RIVER_POINTS[board]):
        stock(state, 0, rivers=1 << space)
        assert {line.key: line.points for line in lines(state, 0)}["rivers"] == points


@rule("K2.2", "K3.5")
@pytest.mark.parametrize(
    ("seats", "top", "middle", "bottom"),
    [(1, 4, 4, 4), (2, 4, 4, 4), (3, 5, 5, 5), (4, 6, 7, 7), (5, 8, 8, 9), (6, 10, 10, 10)],
)
def test_the_pools_of_gold_and_the_price_at_every_filling(seats: int, top: int, middle: int, bottom: int) -> None:
    state = new(seats)
    full = top + middle + bottom
    assert state.gold_supply == full - seats  # everybody starts with a nugget, Shade without
    found = []
    for missing in range(full + 1):
        state.gold_supply = full - missing
        found.append(gold_price(state))
    assert found == [3] + [3] * top + [2] * middle + [1] * bottom


BARRELS = {
    "nuggets": 3, "strongbox": 3, "recruits": 3, "blueprints": 2, "saddlebags": 3, "whiskey": 3, "trail_map": 2,
    "claim_stakes": 2, "nails": 2, "ropes": 2, "rifles": 2, "dynamite": 1, "handbill": 1, "lantern": 1,
}  # fmt: skip


@rule("K2.1")
def test_thirty_barrels_so_many_of_each_kind() -> None:
    state = new()
    lying = {name: state.pile[kind] + state.face_up.count(kind) for kind, name in enumerate(BARREL_IDS)}
    assert lying == BARRELS
    assert sum(BARRELS.values()) == 30
