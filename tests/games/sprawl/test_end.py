"""Section 12: the end of the game and the score."""

from boomtown.games.sprawl.scoring import totals
from boomtown.games.sprawl.steps import END, PASS_ON
from tests.games.sprawl.support import bare, card, give, hold, listen, mark, new, put, refresh, run, say, table
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


@rule("S12.5")
def test_three_rounds_without_a_contract_end_the_game() -> None:
    state = new(2)
    for _ in range(12):
        state.apply(state.pending()[0], state.legal(state.pending()[0])[0])
    events = listen(state)
    turns = 0
    while not state.over:
        say(state, "done" if "invest" in state.question().verbs else "end")
        turns = state.turn
    assert turns == 6
    assert events[-1].key == "sprawl-stalled"


@rule("S12.5")
def test_a_favor_that_is_built_does_not_start_the_count_anew() -> None:
    state = bare(2)
    give(state, 0, "p31")
    state.favors[0] = card("t02")
    state.idle = 4
    refresh(state)
    say(state, "build favor1", "place r3c1.nw")
    assert card("t02") in state.gone and state.idle == 4


@rule("S12.5")
def test_a_contract_that_leaves_its_box_starts_the_count_anew() -> None:
    state = table(2)
    state.contract_boxes[0] = 60
    state.idle = 6
    refresh(state)
    say(state, "favor 1")
    assert state.idle == 0
    state.agenda = [(END, PASS_ON)]
    state.advance()
    assert not state.over
