"""K10, K11: the shootout, the end of the year and of the game."""

import pytest

from boomtown.games.coloma.scoring import lines, tie_break, total, winners
from boomtown.games.coloma.shootout import ranking, town_wins
from boomtown.games.coloma.state import NEUTRAL, NOBODY, Position
from boomtown.games.coloma.steps import SHOOTOUT, YEAR_END
from tests.games.coloma.helpers import (
    BRIDGE_IDS,
    CARD_IDS,
    TABLE_IDS,
    be,
    gained,
    have,
    hold,
    lands,
    own,
    stock,
    table,
    used,
)
from tests.support import rule


def ready(table_id: str = "high_noon", year: int = 0, rows: list[int] | None = None, outlaws: int = 2) -> Position:
    """Four players before the shootout; `rows` says who holds each row."""
    state = table(4)
    state.year = year
    state.barker = 4
    state.tables = [TABLE_IDS.index(table_id)] * 3
    state.outlaws = outlaws
    state.rows = rows if rows is not None else [NOBODY] * 7
    for seat in range(4):
        stock(state, seat, dudes=2)
    return state


def shoot(state: Position, *, reset: bool = False) -> None:
    state.agenda = [(YEAR_END, 0), (SHOOTOUT, 0)] if reset else [(SHOOTOUT, 0)]
    state._legal = [None] * 4
    state.advance()


NO = NOBODY


@rule("K10.1")
@pytest.mark.parametrize(("outlaws", "won"), [(8, True), (9, False), (10, False)])
def test_the_town_wins_only_with_more_gunmen(outlaws: int, won: bool) -> None:
    state = ready(rows=[0, 1, NO, NO, NO, NO, NO], outlaws=outlaws)
    assert town_wins(state) == won


@rule("K10.2")
@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ([0, 1, 2, NO, NO, NO, NO], [0, 1, 2]),
        ([NO, NO, 0, 1, 2, NO, NO], [0, 1, 2]),  # three each: the nearer row wins
        ([3, NO, 0, 1, 0, NO, NO], [3, 0, 1]),  # five against three and two: the nearest row wins
        ([NO, 3, 0, 1, 0, NO, NO], [0, 3, 1]),
        ([NO, NO, NO, NO, NO, NO, 2], [2]),
    ],
)
def test_rank_by_gunmen_then_by_the_nearest_row(rows: list[int], expected: list[int]) -> None:
    assert ranking(ready(rows=rows)) == expected


WIN = [0, 1, 2, NO, NO, NO, NO]
TABLES = {
    "high_noon": [
        [{"bucks": 3, "points": 6}, {"bucks": 2, "points": 3}, {"bucks": 1, "points": 1}, 1, 0],
        [{"bucks": 2, "points": 3}, {"bucks": 1, "points": 1}, {}, 2, 0],
    ],
    "payroll_raid": [
        [{"gold": 2, "points": 5}, {"gold": 1, "points": 3}, {"points": 2}, 1, 0],
        [{"gold": 1, "points": 3}, {"points": 2}, {}, 2, 0],
    ],
    "siege": [
        [{"dudes": 3, "points": 6}, {"dudes": 2, "points": 3}, {"dudes": 1, "points": 1}, 2, 0],
        [{"dudes": 2, "points": 2}, {"dudes": 1, "points": 1}, {}, 2, 1],
    ],
    "rustlers": [
        [{"horses": 1, "tents": 1, "points": 4}, {"tents": 1, "points": 3}, {"cards": 1, "points": 1}, 1, 0],
        [{"tents": 1, "points": 3}, {"cards": 1, "points": 1}, {}, 2, 1],
    ],
    "last_stand": [
        [{"points": 9}, {"points": 5}, {"points": 2}, 2, 0],
        [{"points": 4}, {"points": 2}, {}, 3, 1],
    ],
}


@rule("K10.3")
@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("side", [0, 1])
def test_every_table(name: str, side: int) -> None:
    first, second, third, buried, third_buried = TABLES[name][side]
    state = ready(name, rows=WIN[:], outlaws=2 if side == 0 else 12)
    before = [have(state, seat) for seat in range(4)]
    shoot(state)
    assert [gained(state, seat, before[seat]) for seat in range(4)] == [first, second, third, {}]
    assert state.graves == [0, 0, third_buried, buried]


@rule("K10.2")
def test_everybody_else_with_a_gunman_is_third() -> None:
    state = ready(rows=[0, 1, 2, NO, NO, NO, 3], outlaws=0)
    before = [have(state, seat) for seat in range(4)]
    shoot(state)
    assert gained(state, 2, before[2]) == gained(state, 3, before[3]) == {"bucks": 1, "points": 1}


@rule("K10.4")
def test_neutral_gunmen_fight_and_take_a_rank() -> None:
    state = table(2)
    state.tables = [TABLE_IDS.index("high_noon")] * 3
    assert state.rows[2] == NEUTRAL
    state.rows[4] = 1
    state.outlaws = 4
    before = [have(state, seat) for seat in range(2)]
    state.agenda = [(SHOOTOUT, 0)]
    state.advance()
    assert gained(state, 1, before[1]) == {"bucks": 2, "points": 3}  # second, behind the neutrals
    assert state.graves[0] == 1


@rule("K10.5")
@pytest.mark.parametrize(
    ("rows", "outlaws", "sheriff"), [(WIN, 2, 0), (WIN, 30, 0), ([NO] * 7, 2, 3), ([NEUTRAL, 1, *[NO] * 5], 2, 3)]
)
def test_the_badge_goes_to_the_top_contributor(rows: list[int], outlaws: int, sheriff: int) -> None:
    state = ready(rows=rows[:], outlaws=outlaws)
    state.sheriff = 3
    shoot(state, reset=True)
    assert state.sheriff == sheriff


@rule("K10.6")
def test_gunmen_still_stand_while_dudes_are_gained_and_buried() -> None:
    state = ready("siege", rows=[0, 1, 2, NO, NO, NO, NO], outlaws=0)
    stock(state, 0, dudes=5)  # 5 more stand in the first row, so 2 are in the supply
    shoot(state)
    assert (state.dudes[0], state.dude_supply[0]) == (7, 0)


@rule("K10.6")
def test_rewards_come_by_rank_and_penalties_from_the_sheriff_on() -> None:
    state = ready("payroll_raid", rows=[NO, 2, 3, NO, NO, NO, NO], outlaws=0)
    state.sheriff = 1
    state.gold_supply = 2
    told: list[tuple[str, int | str]] = []
    state.listener = lambda event: told.append((event.key, event.params.get("seat", -1)))
    shoot(state)
    assert told[1:] == [
        ("coloma-gained-gold", 2),
        ("coloma-gained-points", 2),
        ("coloma-gained-bucks", 3),
        ("coloma-gained-points", 3),
        ("coloma-buried", 1),
        ("coloma-buried", 0),
    ]


@rule("K11.1")
def test_gunmen_return_and_the_next_table_opens() -> None:
    state = ready(rows=WIN[:])
    supply = state.dude_supply[0]
    shoot(state, reset=True)
    assert state.year == 1
    assert state.dude_supply[0] == supply + 5 - 2  # and event 1 of the new year gives 2 dudes
    assert state.rows == [NOBODY] * 7


@rule("K11.2")
@pytest.mark.parametrize(("year", "outlaws"), [(0, 3), (1, 5)])
def test_outlaws_of_the_new_year(year: int, outlaws: int) -> None:
    state = ready(year=year, outlaws=20)
    shoot(state, reset=True)
    assert state.outlaws == outlaws


@rule("K11.3")
def test_the_cart_is_emptied_into_the_supply() -> None:
    state = ready()
    state.gold_supply, state.gold_cart = 3, 9
    shoot(state, reset=True)
    assert (state.gold_supply, state.gold_cart) == (12, 0)


@rule("K11.4")
def test_the_game_ends_after_the_third_shootout() -> None:
    state = ready("last_stand", year=2, rows=WIN[:])
    stock(state, 0, dudes=0)
    points = state.points[0]
    shoot(state, reset=True)
    assert state.over
    assert lines(state, 0)[0].points == points + 9


@rule("K11.5")
def test_buildings_and_rivers_score() -> None:
    state = table()
    own(state, 0, "saloon", "stable", "gazette")
    stock(state, 0, rivers=0b1101)
    found = {line.key: line.points for line in lines(state, 0)}
    assert found["buildings"] == 18
    assert found["rivers"] == 3 + 4 + 4


@rule("K11.6")
@pytest.mark.parametrize(
    ("bridge", "few", "many"),
    [
        ("corral", 4, 12), ("planners", 2, 8), ("memorial", 8, 12), ("coopers", 6, 12), ("workers", 6, 9),
        ("merchants", 4, 10), ("campground", 6, 12), ("homestead", 6, 12), ("canyon", 4, 8), ("golden", 4, 10),
    ],
)  # fmt: skip
def test_every_bridge_has_a_rate_and_a_maximum(bridge: str, few: int, many: int) -> None:
    for count, points in ((2, few), (6, many)):
        state = table()
        hold(state, 0, *CARD_IDS[: 2 if count == 2 else 9])
        mine = ["sluice_works", "bunkhouse", "general_store", "long_tom", "outfitter", "gazette"][:count]
        others = ["saloon", "stable", "sawmill", "undertaker", "trading_post", "ferry_landing"][:count]
        if bridge in ("workers", "merchants"):
            own(state, 0, *(mine if bridge == "workers" else others))
        few_bits = (1 << min(count, 4)) - 1
        stock(state, 0, horses=count, graves=count, gold=count, bridges=1 << BRIDGE_IDS.index(bridge))
        stock(state, 0, rivers=few_bits, event_tents=(1 << min(count, 5)) - 1, land_tents=(1 << min(count, 5)) - 1)
        used(state, 0, *["nuggets"] * count)
        found = {line.key: line.points for line in lines(state, 0)}
        assert found[f"bridge-{bridge}"] == points


@rule("K11.7")
def test_three_lands_are_twelve_points_and_event_tents_none() -> None:
    state = table()
    stock(state, 0, event_tents=0b11111)
    names = ["georgetown_divide", "crystal_basin", "cosumnes", "mormon_island", "bear_river"]
    for count, points in enumerate([0, 3, 7, 12, 18, 25]):
        stock(state, 0, land_tents=lands(*names[:count]))
        assert {line.key: line.points for line in lines(state, 0)}["lands"] == points
    assert total(state, 0) == 25 + state.points[0]


@rule("K11.8")
def test_graves_lose_points_from_the_bottom_up() -> None:
    state = table()
    for graves, loss in enumerate([0, 1, 3, 5, 8, 11, 15]):
        stock(state, 0, dudes=0, graves=graves)
        assert {line.key: line.points for line in lines(state, 0)}["graveyard"] == -loss


@rule("K11.9")
def test_ties_go_by_gold_then_by_the_rest_then_are_shared() -> None:
    state = table(2)
    for seat in range(2):
        stock(state, seat, points=10, gold=2, bucks=3, dudes=4, tents=1, horses=2)
    assert winners(state) == [0, 1]
    stock(state, 1, gold=1, bucks=20)
    assert winners(state) == [0]
    stock(state, 1, gold=2, bucks=4)
    assert winners(state) == [1]
    assert tie_break(state, 1) == (10, 2, 11)
    stock(state, 0, points=11)
    assert winners(state) == [0]


def test_the_total_is_the_sum_of_the_lines() -> None:
    state = table(3, hotels=True)
    own(state, 0, "saloon", "stable")
    be(state, 0, "banker")
    stock(state, 0, points=7, rivers=0b11, bridges=0b1000000001, horses=3, gold=4, land_tents=0b111, hotels=1, graves=2)
    assert total(state, 0) == sum(line.points for line in lines(state, 0)) == state.score(0).total
