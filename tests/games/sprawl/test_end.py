"""Section 12: the end of the game and the score."""

from boomtown.games.sprawl.scoring import totals
from tests.games.sprawl.support import bare, hold, mark, put, run, table
from tests.support import rule


@rule("S12.1")
def test_olympic_games_stop_everything() -> None:
    state = table()
    run(state, {"do": "end_game"}, {"do": "gain", "wealth": 50})
    assert state.over and state.wealth[0] == 20


@rule("S12.2", "S12.3")
def test_final_lines() -> None:
    state = bare(2)
    put(state, "RES", "r1c1.nw", 0)
    put(state, "RES", "r5c1.nw", 0)
    put(state, "RES", "r5c2.nw", 1)
    mark(state, "p5", "e5")
    hold(state, 1, "police")
    state.prestige, state.wealth = [10, 4], [29, 30]
    lines = {line.key: line.points for line in state.score(0).lines}
    assert lines == {"prestige": 10, "row-p1": 0, "row-p2": 1, "row-p3": 3, "row-p5": 3, "wealth": 2}
    lines = {line.key: line.points for line in state.score(1).lines}
    assert lines == {
        "prestige": 4, "row-p1": 0, "row-p2": 1, "row-p3": 0, "row-p5": 3, "wealth": 3, "office-police": 3,
    }  # fmt: skip
    assert [state.score(seat).total for seat in range(2)] == totals(state) == [19, 14]


@rule("S12.2")
def test_wealth_rows_are_not_paid_at_the_end() -> None:
    state = bare(2)
    put(state, "RES", "r3c4.nw", 0)
    mark(state, "w12", "n2")
    assert [line.key for line in state.score(0).lines] == ["prestige", "row-p1", "row-p2", "row-p3", "wealth"]


@rule("S12.3", "S10.12")
def test_the_contractor_gives_no_points() -> None:
    state = bare(2)
    hold(state, 0, "contractor")
    state.wealth = [0, 0]
    assert state.score(0).total == 0


@rule("S12.4")
def test_most_prestige_then_most_wealth_then_shared() -> None:
    state = bare(3)
    state.prestige, state.wealth = [5, 6, 6], [9, 3, 4]
    assert state.winners() == [2]
    state.wealth = [9, 4, 4]
    assert state.winners() == [1, 2]
    state.wealth = [19, 4, 4]
    assert state.winners() == [0]
