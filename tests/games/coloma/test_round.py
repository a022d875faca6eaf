"""K4, K5: the round, Barker, Bust and Signpost."""

import pytest

from boomtown.games.coloma.state import AWAY
from boomtown.games.coloma.steps import BUST, EVENT_FOR, MENU, ROUND, ROUND_END
from boomtown.games.coloma.wheel import bust_site, busted, copied, signpost
from boomtown.kernel.errors import IllegalAction
from tests.games.coloma.helpers import (
    VERBS,
    at_barker,
    can,
    do,
    gained,
    have,
    hold,
    offers,
    own,
    stock,
    table,
    turn,
    why,
)
from tests.support import rule


def next_round(state, barker: int) -> None:  # type: ignore[no-untyped-def]
    """Let the round begin in which the Barker covers this site."""
    state.barker = (barker - 2) % 5
    state.round = barker - 2
    state.agenda = [(ROUND, 0)]
    state._legal = [None] * state.seats
    state.advance()


def dial(state, *sites: int) -> None:  # type: ignore[no-untyped-def]
    for seat, site in enumerate(sites):
        state.apply(seat, VERBS.site.base + site - 1)


@rule("K4.1")
def test_the_barker_covers_the_sites_in_order() -> None:
    state = table()
    assert state.barker == 0
    dial(state, 1, 2, 3)
    for _ in range(3):
        do(state, "end")
    assert state.barker == 1


@rule("K4.2")
def test_the_signpost_is_two_sites_on_and_carries_the_bust() -> None:
    state = table()
    assert (state.barker, signpost(state), state.bust) == (0, 2, 2)
    next_round(state, 4)
    assert (state.barker, signpost(state), state.bust) == (3, 0, 0)


@rule("K4.3")
@pytest.mark.parametrize(
    ("site", "gain"),
    [(1, {"dudes": 2}), (2, {"gold": 1}), (3, {"cards": 2}), (4, {"bucks": 2}), (5, {"gold": -1, "points": 3})],
)
def test_each_event(site: int, gain: dict[str, int]) -> None:
    state = table()
    before = have(state, 1)
    next_round(state, site)
    while can(state, "yes"):
        do(state, "yes")
    assert gained(state, 1, before) == gain


@rule("K4.3")
def test_events_run_from_the_sheriff_each_player_finishing_first() -> None:
    state = table()
    state.sheriff = 2
    state.gold_supply = 2
    before = [have(state, seat) for seat in range(3)]
    next_round(state, 2)
    assert [gained(state, seat, before[seat]) for seat in range(3)] == [{"gold": 1}, {"bucks": 1}, {"gold": 1}]
    next_round(state, 5)
    asked = []
    while can(state, "yes"):
        asked.append(state.pending()[0])
        do(state, "done")
    assert asked == [2, 0, 1]


@rule("K4.4")
@pytest.mark.parametrize(("site", "gain"), [(1, {"dudes": 4}), (2, {"gold": 2}), (3, {"cards": 4}), (4, {"bucks": 4})])
def test_a_tent_doubles_the_event(site: int, gain: dict[str, int]) -> None:
    state = table()
    stock(state, 1, event_tents=1 << (site - 1))
    before = have(state, 1)
    next_round(state, site)
    assert gained(state, 1, before) == gain


@rule("K4.5")
def test_with_a_tent_on_event_5_the_trade_may_be_made_twice() -> None:
    state = table()
    state.sheriff = 0
    stock(state, 0, gold=3, event_tents=0b10000)
    before = have(state, 0)
    next_round(state, 5)
    do(state, "yes", "yes")
    assert gained(state, 0, before) == {"gold": -2, "points": 6}
    assert state.pending() == (1,)


@rule("K4.6")
def test_nobody_sees_a_dial_before_all_are_set() -> None:
    state = table()
    state.apply(1, VERBS.site.base + 3)
    assert state.pioneers == [AWAY] * 3
    assert "site" not in str(state.view(0)["turn"])
    assert state.view(0) == table().view(0)
    state.apply(0, VERBS.site.base)
    state.apply(2, VERBS.site.base)
    assert state.pioneers == [0, 3, 0]


@rule("K4.6")
def test_whoever_has_set_the_dial_is_bound() -> None:
    state = table()
    state.apply(1, VERBS.site.base + 3)
    assert not state.can_change(1) and state.legal(1) == []
    with pytest.raises(IllegalAction):
        state.apply(1, VERBS.site.base)


@rule("K4.7")
@pytest.mark.parametrize(
    ("sites", "site"),
    [
        ((1, 1, 2, 3), 1),  # two against one and one
        ((1, 1, 2, 2), 3),  # a tie: the Bust stays on the Signpost
        ((1, 2, 3, 4), 3),
        ((5, 5, 5, 5), 5),
        ((2, 2, 2, 5), 2),
    ],
)
def test_the_bust_needs_a_clear_majority(sites: tuple[int, ...], site: int) -> None:
    state = table(4)
    state.barker = 0  # the Signpost is on site 3
    state.pioneers = [chosen - 1 for chosen in sites]
    assert bust_site(state) == site - 1


@rule("K4.8")
def test_turns_go_by_site_and_by_the_sheriff_within_a_site() -> None:
    state = table(4)
    state.sheriff = 2
    state.pioneers = [3, 1, 3, 3]
    state.agenda = [(ROUND_END, 0), (BUST, 0)]
    order = []
    state.listener = lambda event: order.append(event.params["seat"]) if event.key == "coloma-turn" else None
    state.advance()
    while state.agenda and state.agenda[-1][0] == MENU:
        do(state, "end")
    assert order == [1, 2, 3, 0]


@rule("K4.9")
def test_actions_come_in_any_order_and_may_be_left_out() -> None:
    state = table()
    hold(state, 0, "saloon", "ferry_landing")
    stock(state, 0, bucks=2, gold=1, dudes=2)
    turn(state, 0, 3)
    assert offers(state) == ["common action", "boom", "end"]
    do(state, "boom", "build saloon", "common")
    assert can(state, "build ferry_landing")
    do(state, "done", "end")
    assert state.over  # nothing else was on this agenda
    turn(state, 0, 3)
    do(state, "end")


@rule("K4.10")
def test_pioneers_come_home_and_the_fifth_round_ends_with_the_shootout() -> None:
    state = table()
    state.pioneers = [1, 2, 3]
    state.round = 1
    state.agenda = [(ROUND_END, 0)]
    state.advance()
    assert state.pioneers == [AWAY] * 3
    assert state.round == 2
    told = []
    state.listener = lambda event: told.append(event.key)
    state.round = 4
    state.agenda = [(ROUND_END, 0)]
    state.advance()
    assert told[0].startswith("coloma-shootout")
    assert (state.year, state.round) == (1, 0)


@rule("K5.1")
def test_on_the_covered_site_only_barker_cards_work() -> None:
    state = table()
    stock(state, 0, bucks=5)
    own(state, 0, "sluice_works", "trading_post")
    at_barker(state, 0)
    assert offers(state) == ["use trading_post", "common action", "boom", "end"]


@rule("K5.1")
def test_the_turn_on_the_barker_comes_at_the_covered_number() -> None:
    state = table()
    state.barker = 2
    state.pioneers = [3, 2, 1]
    state.agenda = [(ROUND_END, 0), (BUST, 0)]
    state.advance()
    order = []
    while state.agenda and state.agenda[-1][0] == MENU:
        order.append(state.pending()[0])
        do(state, "end")
    assert order == [2, 1, 0]


@rule("K5.2")
def test_a_bust_blocks_only_the_boom() -> None:
    state = table()
    stock(state, 0, bucks=5, gold=1, dudes=3)
    turn(state, 0, 2, bust=2)
    assert offers(state) == ["common action", "end"]
    assert why(state, "boom") == ("coloma-busted", "K5.2")
    at_barker(state, 0, bust=1)
    assert offers(state) == ["common action", "end"]


@rule("K5.3")
def test_signpost_on_site_2_copies_the_boom_of_site_1() -> None:
    state = table()
    turn(state, 0, 2, barker=5, bust=4)
    assert (signpost(state), copied(state)) == (1, 0)
    do(state, "boom")
    assert can(state, "mill wheelbarrow")
    before = have(state, 0)
    do(state, "mill wheelbarrow")
    assert gained(state, 0, before) == {"dudes": 2, "cards": 1}


@rule("K5.4")
def test_signpost_on_site_4_copies_the_action_of_site_3_but_not_its_cards() -> None:
    state = table()
    own(state, 0, "sawmill", "stable")
    hold(state, 0, "saloon")
    stock(state, 0, gold=1, dudes=1)
    turn(state, 0, 4, barker=2, bust=5)
    assert copied(state) == 2
    assert not can(state, "use sawmill")
    assert can(state, "use stable")
    do(state, "boom", "build saloon")
    assert state.gold[0] == 0


@rule("K5.5")
def test_a_bust_on_the_copied_site_busts_both() -> None:
    state = table()
    turn(state, 0, 4, barker=2, bust=3)
    assert busted(state, 2) and busted(state, 3)
    assert not busted(state, 4)
    assert not can(state, "boom")


@rule("K5.6")
@pytest.mark.parametrize("bust", [4, 3])
def test_bust_cards_work_for_a_bust_left_on_the_signpost_and_for_a_copied_one(bust: int) -> None:
    state = table()
    own(state, 0, "stage_depot")
    turn(state, 0, 4, barker=2, bust=bust)
    assert can(state, "use stage_depot")


@rule("K5.7")
def test_bust_cards_work_only_for_the_own_site() -> None:
    state = table()
    own(state, 0, "carpenters_hall", "stage_depot")
    hold(state, 0, "saloon")
    stock(state, 0, gold=1, dudes=1)
    turn(state, 0, 4, barker=2, bust=3)  # the Signpost on site 4 copies the Bust of site 3
    assert can(state, "use stage_depot")
    assert not can(state, "use carpenters_hall")
    assert why(state, "use carpenters_hall") == ("coloma-card-elsewhere", "K7.1")


@rule("K5.8")
def test_a_copied_wheelbarrow_runs_the_mill_and_all_wheelbarrow_cards() -> None:
    state = table()
    own(state, 0, "long_tom", "sluice_works", "saloon")
    turn(state, 0, 2, barker=5, bust=4)
    do(state, "boom")
    assert can(state, "mill wheelbarrow") and can(state, "use long_tom")
    assert not can(state, "use sluice_works") and not can(state, "mill shovel")
    before = have(state, 0)
    do(state, "use long_tom")
    assert gained(state, 0, before) == {"bucks": 1, "gold": 1}


def test_events_wait_on_the_agenda_like_everything_else() -> None:
    state = table()
    state.agenda = [(EVENT_FOR, 1, 3)]
    before = have(state, 1)
    state.advance()
    assert gained(state, 1, before) == {"bucks": 2}
