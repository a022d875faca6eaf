"""Section 8: the end of a turn."""

import pytest

from boomtown.games.sprawl.constants import CITY, METROPOLIS, PLANNING, TOWN
from boomtown.games.sprawl.rails import feeding_deck, open_links
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.steps import ASK_ACTION, CLOSE_ACTIONS, END, SLIDE_PLANNING
from boomtown.games.sprawl.turn_end import flowing_decks, slide
from tests.games.sprawl.support import (
    CARDS,
    asked,
    bare,
    card,
    finish_turn,
    hold,
    listen,
    new,
    put,
    refresh,
    say,
    tile,
)
from tests.support import rule

# Cards that trigger nothing by themselves when they are revealed in an empty city.
QUIET_PERMITS = ("p01", "p02", "p04", "p05", "p07", "p08", "p09")
QUIET_CONTRACTS = ("t02", "t03", "t05", "t06", "t07", "t08", "t10", "t12", "t14", "t16", "t19")


def scene(seats: int = 3) -> Position:
    """An empty city, full boxes and known decks, seat 0 about to end its turn."""
    state = bare(seats)
    state.planning_boxes = [card(name) for name in ("p31", "p32", "p33", "p34")]
    state.contract_boxes = [card(name) for name in ("t21", "t22", "t24", "t25", "t26")]
    state.decks[PLANNING] = [card(name) for name in reversed(QUIET_PERMITS)]
    state.decks[TOWN] = [card(name) for name in reversed(QUIET_CONTRACTS)]
    state.agenda = [(END, SLIDE_PLANNING), (CLOSE_ACTIONS, 0), (ASK_ACTION, 0)]
    refresh(state)
    return state


def names(cards: list[int]) -> list[str]:
    return [CARDS[number].id if number >= 0 else "-" for number in cards]


@rule("S8.1")
def test_planning_cards_slide_then_fill_then_the_top_is_turned() -> None:
    state = scene()
    state.planning_boxes = [-1, card("p32"), -1, card("p34")]
    events = listen(state)
    finish_turn(state)
    assert names(state.planning_boxes) == ["p32", "p34", "p01", "p02"]
    assert names(state.decks[PLANNING])[-1] == "p04" and state.face_up >> PLANNING & 1
    assert [event.params["card"] for event in events if event.key == "sprawl-revealed"][:2] == [
        "@sprawl-card-p02",
        "@sprawl-card-p04",
    ]


@rule("S8.2")
def test_contracts_slide_then_fill_then_the_tops_are_turned() -> None:
    state = scene()
    state.contract_boxes = [-1, card("t22"), -1, card("t25"), card("t26")]
    finish_turn(state)
    assert names(state.contract_boxes) == ["t22", "t25", "t26", "t02", "t03"]
    assert names(state.decks[TOWN])[-1] == "t05" and state.face_up >> TOWN & 1


@rule("S8.7")
def test_a_face_up_top_moves_without_a_new_trigger() -> None:
    state = scene()
    put(state, "RES", "r1c1.nw", 0)
    state.decks[TOWN][-1] = card("t01")  # prestige row 1, already face up
    state.contract_boxes[4] = -1
    put(state, "RES", "r3c1.nw", 0)
    finish_turn(state)
    assert names(state.contract_boxes)[4] == "t01"
    assert state.prestige[0] == 0


@rule("S8.7")
def test_a_face_up_planning_card_does_not_pay_again() -> None:
    state = scene()
    put(state, "RES", "r1c5.nw", 0)
    state.decks[PLANNING][-1] = card("p28")  # wealth row 3, already face up
    state.planning_boxes[0] = -1
    finish_turn(state)
    assert names(state.planning_boxes)[3] == "p28"
    assert state.wealth[0] == 20


@rule("S8.6", "S9.1")
def test_a_revealed_contract_pays_its_prestige_row() -> None:
    state = scene()
    put(state, "RES", "r5c1.nw", 0)
    state.decks[TOWN][-2] = card("t13")  # prestige row 2
    state.contract_boxes[4] = -1
    finish_turn(state)
    assert state.prestige[0] == 2


@rule("S8.5")
def test_a_ballot_is_held_before_the_wealth_row_is_paid() -> None:
    state = scene()
    put(state, "RES", "r1c4.nw", 0)
    tile(state, 0, "energy")
    state.pawn = 4
    ballot = card("p20")  # ballot, wealth row 6
    assert CARDS[ballot].ballot and CARDS[ballot].pay == 6
    state.decks[PLANNING][-2] = ballot
    state.planning_boxes[0] = -1
    say(state, "end")
    assert asked(state) == (0, "sprawl-ask-place") and state.wealth[0] == 20
    say(state, "place r6c6.nw")
    assert state.wealth[0] == 26 and state.offices[0] == 0


@rule("S8.5")
def test_the_ballot_of_an_urban_renewal_counts() -> None:
    state = scene()
    tile(state, 1, "energy")
    state.pawn = 4
    state.decks[PLANNING][-2] = card("u1")
    state.planning_boxes[0] = -1
    say(state, "end")
    assert state.offices[0] == 1 and asked(state) == (1, "sprawl-ask-place")


@rule("S8.5")
def test_a_planning_event_is_carried_out_and_discarded() -> None:
    state = scene()
    tile(state, 1, "media")
    put(state, "RES", "r1c4.nw", 2)
    state.decks[PLANNING][-2] = card("e01")  # Local Headlines
    state.planning_boxes[0] = -1
    finish_turn(state)
    assert (state.wealth[1], state.wealth[2], state.prestige[2]) == (21, 22, 2)
    assert card("e01") in state.discards
    assert names(state.planning_boxes)[3] == "p01" and names(state.decks[PLANNING])[-1] == "p04"


@rule("S8.6")
def test_a_contract_event_leaves_the_game() -> None:
    state = scene()
    tile(state, 1, "media")
    state.decks[TOWN][-2] = card("te3")  # County Fair
    state.contract_boxes[0] = -1
    finish_turn(state)
    assert card("te3") in state.gone and state.wealth[1] == 22 and state.prestige[1] == 3


@rule("S8.9")
def test_an_event_is_finished_before_the_next_card() -> None:
    state = scene()
    put(state, "RES", "r1c4.nw", 1)
    put(state, "RES", "r2c4.nw", 2)
    state.decks[PLANNING][-2] = card("e01")
    state.planning_boxes[0] = -1
    say(state, "end")
    assert asked(state) == (0, "sprawl-ask-tied")
    assert not state.face_up >> PLANNING & 1 and names(state.decks[PLANNING])[-1] == "p04"


@rule("S8.8")
def test_used_up_planning_deck_is_shuffled_anew_with_the_renewals() -> None:
    state = scene()
    state.decks[PLANNING] = [card("p01")]
    state.planning_boxes[0] = -1
    state.discards = [36, 37, 38, 39]
    finish_turn(state)
    assert names(state.planning_boxes)[3] == "p01"
    assert state.shuffled and len(state.decks[PLANNING]) == 4 and state.face_up >> PLANNING & 1
    assert state.discards == []


@rule("S8.8")
def test_nothing_left_to_plan_leaves_the_box_empty() -> None:
    state = scene()
    state.decks[PLANNING], state.discards, state.face_up = [], [], 1 << TOWN
    state.planning_boxes[0] = -1
    finish_turn(state)
    assert names(state.planning_boxes) == ["p32", "p33", "p34", "-"]


# Rails.


def decks(town: int, city: int, metropolis: int, active: int) -> Position:
    state = scene()
    state.decks = [[54] * town, [91] * city, [128] * metropolis, []]
    state.active_decks = active
    return state


@pytest.mark.parametrize(
    ("active", "feeds", "links"),
    [
        (0b001, [TOWN] * 5, [True] * 4),
        (0b011, [CITY, CITY, CITY, CITY, TOWN], [True, True, True, False]),
        (0b111, [METROPOLIS, METROPOLIS, METROPOLIS, CITY, TOWN], [True, True, False, False]),
    ],
)
@rule("S8.3")
def test_which_deck_feeds_which_box(active: int, feeds: list[int], links: list[bool]) -> None:
    state = decks(5, 5, 5, active)
    assert [feeding_deck(flowing_decks(state), box) for box in range(5)] == feeds
    assert open_links(flowing_decks(state)) == links


@rule("S8.3")
def test_cards_do_not_cross_a_closed_link() -> None:
    boxes = [-1, 7, -1, 8, 9]
    slide(boxes, [True, True, False, False])
    assert boxes == [7, -1, -1, 8, 9]
    boxes = [-1, -1, 5, -1, 9]
    slide(boxes, [True, True, True, False])
    assert boxes == [5, -1, -1, -1, 9]


@rule("S8.4")
def test_used_up_decks() -> None:
    town_out = decks(0, 5, 5, 0b111)
    assert [feeding_deck(flowing_decks(town_out), box) for box in range(5)] == [METROPOLIS] * 3 + [CITY, -1]
    city_out = decks(5, 0, 5, 0b111)
    assert [feeding_deck(flowing_decks(city_out), box) for box in range(5)] == [METROPOLIS] * 3 + [TOWN, TOWN]
    assert open_links(flowing_decks(city_out)) == [True, True, False, True]
    both_out = decks(0, 0, 5, 0b111)
    assert [feeding_deck(flowing_decks(both_out), box) for box in range(5)] == [METROPOLIS] * 3 + [-1, -1]


@rule("S8.4")
def test_both_used_up_leave_two_boxes_empty() -> None:
    state = scene()
    state.active_decks = 0b111
    state.decks[TOWN], state.decks[CITY] = [], []
    state.decks[METROPOLIS] = [card(name) for name in ("m07", "m11", "m14", "m16", "m19")]
    state.face_up = 1 << PLANNING
    state.contract_boxes = [-1, -1, card("t24"), -1, -1]
    finish_turn(state)
    assert names(state.contract_boxes) == ["t24", "m19", "m16", "-", "-"]
    assert names(state.decks[METROPOLIS])[-1] == "m14" and state.face_up >> METROPOLIS & 1


@rule("S8.9", "S10.2")
def test_airport_opens_the_city_in_the_middle_of_filling() -> None:
    state = scene()
    state.contract_boxes[3:] = [-1, -1]
    state.decks[TOWN][-1] = card("tx")
    state.face_up &= ~(1 << TOWN)
    state.decks[CITY] = [card(name) for name in ("c04", "c11", "c12")]
    finish_turn(state)
    assert names(state.contract_boxes)[3:] == ["c12", "t03"]
    assert names(state.decks[CITY])[-1] == "c11" and state.face_up >> CITY & 1
    assert card("tx") in state.gone and state.in_play == 0b11111


@rule("S8.2")
def test_order_of_the_deck_tops() -> None:
    state = scene()
    state.active_decks = 0b111
    state.face_up = 1 << PLANNING
    state.decks[CITY] = [card("c11")]
    state.decks[METROPOLIS] = [card("m14")]
    events = listen(state)
    finish_turn(state)
    shown = [event.params["card"] for event in events if event.key == "sprawl-revealed"]
    assert shown == ["@sprawl-card-t02", "@sprawl-card-c11", "@sprawl-card-m14"]


def test_revealing_is_remembered_for_undo() -> None:
    state = scene()
    state.planning_boxes[0] = -1
    before = state.reveals
    finish_turn(state)
    assert state.reveals > before


def test_a_real_first_turn_ends_with_full_boxes() -> None:
    state = new()
    for _ in range(12):
        state.apply(state.pending()[0], state.legal(state.pending()[0])[0])
    while asked(state)[1] == "sprawl-ask-invest":
        say(state, "done")
    say(state, "take 1")
    hold(state, 1, "union")
    finish_turn(state)
    assert all(number >= 0 for number in state.planning_boxes + state.contract_boxes)
