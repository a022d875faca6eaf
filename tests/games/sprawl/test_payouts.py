"""Section 9: payouts."""

import pytest

from boomtown.games.sprawl.constants import PRESTIGE, WEALTH
from boomtown.games.sprawl.payouts import rows_present, shares_of
from boomtown.games.sprawl.steps import PAY_ROW
from tests.games.sprawl.support import COMPONENTS, bare, mark, put, refresh
from tests.support import rule


def pay(seats: list[str], kind: int = WEALTH, number: int = 6) -> list[int]:
    """What seats with buildings on these lots get from a row."""
    state = bare(len(seats))
    for seat, lots in enumerate(seats):
        for name in lots.split():
            put(state, "RES", name, seat)
    before = state.wealth[:] if kind == WEALTH else state.prestige[:]
    state.push((PAY_ROW, kind, number))
    refresh(state)
    state.advance()
    after = state.wealth if kind == WEALTH else state.prestige
    return [now - then for now, then in zip(after, before, strict=True)]


@rule("S9.2", "S9.3")
def test_rulebook_example_a() -> None:
    seats = ["r1c4.nw r1c4.ne r2c4.nw", "r2c4.ne r2c4.sw r3c4.sw", "r3c4.nw r4c4.nw", "r5c4.nw"]
    assert pay(seats) == [4, 4, 1, 0]


@rule("S9.3")
def test_rulebook_example_b() -> None:
    seats = ["r1c4.nw r1c4.ne", "r2c4.nw r2c4.ne", "r3c4.nw r3c4.ne", "r4c4.nw r4c4.ne"]
    assert pay(seats) == [2, 2, 2, 2]


@rule("S9.2", "S9.3")
def test_rulebook_example_c() -> None:
    seats = ["r1c4.nw r1c4.ne r1c4.sw r1c4.se", "r2c4.nw r2c4.ne r2c4.sw", "r3c4.nw", "r4c4.nw"]
    assert pay(seats) == [6, 3, 0, 0]


@rule("S9.4")
def test_only_players_in_the_row_have_a_place() -> None:
    assert pay(["r1c4.nw r1c4.ne", "r2c4.nw", "", ""]) == [6, 3, 0, 0]
    assert pay(["", "r1c4.nw", ""]) == [0, 6, 0]


@rule("S9.1")
def test_no_number_no_payout() -> None:
    assert pay(["r1c4.nw", "r2c4.nw"], WEALTH, 7) == [0, 0]
    assert pay(["r1c4.nw", "r2c4.nw"], PRESTIGE, 4) == [0, 0]


@rule("S9.1", "S9.6")
def test_a_marker_makes_a_row() -> None:
    state = bare(2)
    put(state, "RES", "r3c1.nw", 1)
    mark(state, "p5", "e3")
    state.push((PAY_ROW, PRESTIGE, 5))
    state.advance()
    assert state.prestige == [0, 5] and state.wealth == [20, 20]
    assert rows_present(state, PRESTIGE, -1) == [1, 2, 3, 5]
    assert rows_present(state, WEALTH, -1) == [1, 2, 3, 4, 5, 6]


@rule("S9.2")
def test_fewer_players_fewer_places() -> None:
    assert shares_of(COMPONENTS.payouts[12], [2, 2]) == [9, 9]
    assert shares_of(COMPONENTS.payouts[12], [3, 2, 1]) == [12, 6, 3]
    assert shares_of(COMPONENTS.payouts[12], [1, 1, 1]) == [7, 7, 7]


@pytest.mark.parametrize("number", range(1, 13))
@rule("S9.2")
def test_payout_table(number: int) -> None:
    assert COMPONENTS.payouts[number] == [number, number // 2, number // 4, number // 8]


@rule("S9.5")
def test_a_building_counts_once_whatever_its_size() -> None:
    assert pay(["r3c1", "r3c2.nw r4c2.nw"], PRESTIGE, 1) == [0, 1]
    assert pay(["r3c1 r4c1", "r3c2"], PRESTIGE, 1) == [1, 0]
