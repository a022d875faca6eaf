"""Section 3: a turn."""

import pytest

from boomtown.games.sprawl.constants import CITY, PLANNING, TOWN, UNION
from boomtown.games.sprawl.steps import CLOSE_ACTIONS
from boomtown.kernel.schema import Document
from tests.games.sprawl.support import (
    COMPONENTS,
    asked,
    bare,
    begin,
    card,
    finish_turn,
    give,
    hold,
    listen,
    offer,
    options,
    put,
    refresh,
    run,
    say,
    table,
    why,
)
from tests.support import rule

UNION_ELECTION: Document = {"do": "hold_election", "office": "union", "winner": "self"}


@rule("S3.2")
def test_action_points_are_set_at_the_start_of_the_turn() -> None:
    state = table()
    hold(state, 1, "union")
    finish_turn(state)
    assert state.active == 1 and state.ap == 8
    hold(state, 2, "union")
    assert state.ap == 8
    state.offices[4] = -1
    begin(state, 2)
    assert state.ap == 6


@rule("S3.2", "S10.11")
def test_whoever_becomes_union_boss_in_his_own_turn_gets_his_points_at_once() -> None:
    state = table()
    hold(state, -1, "union")
    events = listen(state)
    state.ap = 3
    run(state, UNION_ELECTION)
    assert state.offices[UNION] == 0 and state.ap == 5
    assert events[-1].key == "sprawl-boss-ap" and events[-1].params == {"seat": 0, "ap": 2}
    begin(state, 0)
    assert state.ap == 8


@rule("S3.2", "S10.11")
def test_the_points_of_the_union_boss_come_once_a_turn() -> None:
    state = table()
    hold(state, -1, "union")
    run(state, UNION_ELECTION, {**UNION_ELECTION, "winner": "least:wealth"}, UNION_ELECTION)
    say(state, "choose 2")
    assert state.offices[UNION] == 0 and state.ap == 8
    begin(state, 0)
    run(state, UNION_ELECTION)
    assert state.ap == 8


@rule("S3.2", "S10.11")
def test_a_union_boss_who_loses_his_office_in_his_turn_keeps_his_points() -> None:
    state = table()
    hold(state, 0, "union")
    begin(state, 0)
    state.wealth = [20, 20, 5]
    run(state, {**UNION_ELECTION, "winner": "least:wealth"})
    assert state.offices[UNION] == 2 and state.ap == 8
    run(state, UNION_ELECTION)
    assert state.offices[UNION] == 0 and state.ap == 8


@rule("S3.2", "S3.10")
def test_no_points_for_another_player_nor_after_the_actions() -> None:
    state = table()
    hold(state, -1, "union")
    state.wealth = [20, 20, 5]
    run(state, {**UNION_ELECTION, "winner": "least:wealth"})
    assert state.offices[UNION] == 2 and state.ap == 6
    finish_turn(state)
    assert state.boss_ap_due
    state.agenda = [(CLOSE_ACTIONS, state.active)]
    state.advance()
    run(state, UNION_ELECTION, seat=state.active)
    assert state.offices[UNION] == state.active and state.ap == 0


@rule("S3.2", "S10.9")
def test_treasurer_takes_his_toll_before_investing() -> None:
    state = table()
    hold(state, 1, "treasurer")
    give(state, 1, "p02")
    state.wealth = [1, 10, 5]
    begin(state, 1)
    assert state.wealth == [0, 13, 3]
    assert asked(state) == (1, "sprawl-ask-invest")


@rule("S3.3")
def test_investing_turns_permits_into_wealth_before_the_actions() -> None:
    state = table()
    give(state, 1, "p01", "p31", "u1")
    begin(state, 1)
    assert options(state) == ["invest p01", "invest p31", "done"]
    say(state, "invest p01")
    assert state.wealth[1] == 31 and card("p01") in state.discards
    say(state, "done")
    assert asked(state) == (1, "sprawl-ask-action")
    assert not any(option.startswith("invest") for option in options(state))


@rule("S3.4")
def test_actions_repeat_until_the_player_ends() -> None:
    state = table()
    state.planning_boxes[:3] = [card("p01"), card("p02"), card("p03")]
    say(state, "take 1", "take 2")
    assert state.ap == 3 and state.hands[0] == [card("p01"), card("p02")]
    assert "end" in options(state)
    finish_turn(state)
    assert state.active == 1


@rule("S3.5")
def test_prices_in_action_points() -> None:
    assert COMPONENTS.planning_costs == [1, 2, 3, 4, 5]
    assert COMPONENTS.contract_costs == [1, 2, 3, 4, 5, 6, 5, 4]
    state = table()
    state.ap = 5
    assert "take deck" in options(state)
    assert "favor town" not in options(state)
    assert why(state, "favor town") == ("sprawl-no-ap", "S3.5")
    assert why(state, "favor city") == ("sprawl-empty", "S3.5")
    assert why(state, "take 1") == ("sprawl-empty", "S3.5")


@rule("S3.5", "S4.1")
def test_nothing_is_offered_that_costs_more_points_than_are_left() -> None:
    state = bare()
    state.planning_boxes[2] = card("p01")
    offer(state, "t02", 3)
    give(state, 0, "p31")
    state.ap = 2
    assert options(state) == ["end"]
    assert why(state, "build 3") == ("sprawl-no-ap", "S3.5")
    state.ap = 3
    refresh(state)
    assert options(state) == ["take 3", "favor 3", "build 3", "end"]


@rule("S3.5", "S3.7")
def test_a_favor_costs_the_points_of_its_box() -> None:
    state = table()
    offer(state, "t02", 4)
    say(state, "favor 4")
    assert state.ap == 2 and state.favors[0] == card("t02")


@rule("S3.5")
def test_a_deck_that_is_not_active_gives_no_card() -> None:
    state = table()
    state.face_up |= 1 << CITY
    assert "favor city" not in options(state)
    state.active_decks |= 1 << CITY
    state._legal = [None] * 3
    assert "favor city" in options(state)


@rule("S3.6")
def test_emptied_places_stay_empty_until_the_end_of_the_turn() -> None:
    state = table()
    state.ap = 12
    offer(state, "t02", 2)
    say(state, "take deck", "favor 2")
    assert not state.face_up >> PLANNING & 1
    assert "take deck" not in options(state)
    assert state.contract_boxes[1] == -1
    finish_turn(state)
    assert state.face_up >> PLANNING & 1


@pytest.mark.parametrize("texts", [("build town", "place r3c1.nw", "split 0"), ("favor town",)])
@rule("S3.6")
def test_a_contract_is_had_from_the_top_of_a_deck(texts: tuple[str, ...]) -> None:
    state = bare()
    state.decks[TOWN][-1] = card("t02")
    give(state, 0, "p31")
    cards = len(state.decks[TOWN])
    state.ap = 12
    say(state, *texts)
    assert state.ap == 6 and card("t02") in [*state.gone, *state.favors]
    assert len(state.decks[TOWN]) == cards - 1 and not state.face_up >> TOWN & 1
    assert why(state, "build town") == ("sprawl-empty", "S3.5")
    finish_turn(state)
    assert state.face_up >> TOWN & 1


@rule("S3.7")
def test_only_the_owner_of_the_extra_tile_holds_two_favors() -> None:
    state = table()
    state.extra_favor = 1
    offer(state, "t02", 1)
    offer(state, "t01", 2)
    say(state, "favor 1")
    assert why(state, "favor 2") == ("sprawl-favor-limit", "S3.7")


@rule("S3.7")
def test_one_favor_at_a_time_and_two_with_the_extra_tile() -> None:
    state = table()
    offer(state, "t02", 1)
    offer(state, "t01", 2)
    say(state, "favor 1")
    assert "favor 2" not in options(state)
    assert why(state, "favor 2") == ("sprawl-favor-limit", "S3.7")
    state.extra_favor = 0
    state._legal = [None] * 3
    say(state, "favor 2")
    assert state.favors[:2] == [card("t02"), card("t01")]
    run(state, {"do": "take_favor"})
    assert asked(state) == (0, "sprawl-ask-action")


@rule("S3.8")
def test_a_favor_is_built_for_nothing_but_not_in_the_turn_it_was_taken() -> None:
    state = bare()
    give(state, 0, "p31")
    offer(state, "t02", 1)
    say(state, "favor 1")
    assert "build favor1" not in options(state)
    assert why(state, "build favor1") == ("sprawl-favor-fresh", "S3.8")
    begin(state, 0)
    say(state, "done")
    ap = state.ap
    say(state, "build favor1", "place r3c1.nw")
    assert state.ap == ap
    assert state.wealth[0] == 20 - 2


@rule("S3.8")
def test_the_second_favor_is_built_like_the_first() -> None:
    state = bare()
    give(state, 0, "p31")
    state.extra_favor = 0
    state.favors[:2] = [card("t01"), card("t02")]
    refresh(state)
    say(state, "build favor2", "place r3c1.nw")
    assert state.ap == 6 and state.favors[:2] == [card("t01"), -1] and card("t02") in state.gone


@rule("S3.8")
def test_a_favor_from_an_effect_is_fresh_too() -> None:
    state = bare()
    give(state, 0, "p31")
    offer(state, "t02", 1)
    run(state, {"do": "take_favor"})
    say(state, "favor 1")
    assert state.ap == 6
    assert why(state, "build favor1") == ("sprawl-favor-fresh", "S3.8")


@rule("S3.9")
def test_extra_favor_tile_outlives_its_building() -> None:
    state = bare()
    first = put(state, "IND", "r1c1.nw+ne", 0)
    run(state, {"do": "extra_favor"})
    run(state, {"do": "demolish", "what": {"zone": "IND"}})
    assert first not in state.city
    assert state.extra_favor == 0


@rule("S3.10")
def test_gained_points_count_at_once_and_lapse_with_the_turn() -> None:
    state = table()
    run(state, {"do": "gain_ap", "n": 2}, {"do": "discount", "wealth": 4})
    assert state.ap == 8 and state.discount == 4
    events = listen(state)
    finish_turn(state)
    assert state.discount == 0
    assert [event.params["ap"] for event in events if event.key == "sprawl-turn"] == [6]


@rule("S8.10")
def test_seats_follow_each_other() -> None:
    state = table()
    for expected in (1, 2, 0):
        while asked(state)[1] != "sprawl-ask-action":
            say(state, "done")
        finish_turn(state)
        assert state.active == expected


@rule("S3.11")
def test_everything_lies_open_and_hands_have_no_limit() -> None:
    state = table()
    give(state, 1, *[f"p{number:02}" for number in range(1, 31)])
    state.planning_boxes[0] = card("p31")
    for viewer in (None, 0, 1, 2):
        players = state.view(viewer)["players"]
        assert isinstance(players, list)
        assert len(players[1]["hand"]) == 30 and players[2]["wealth"] == 20
    begin(state, 1)
    say(state, "done", "take 1")
    assert len(state.hands[1]) == 31


@rule("S3.11")
def test_no_action_gives_anything_away() -> None:
    verbs = {verb.name for verb in table().game.actions.verbs}
    assert not verbs & {"give", "trade", "sell", "offer"}
