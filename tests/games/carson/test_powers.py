"""C7 and C8: characters with the arrow."""

import pytest

from boomtown.kernel.message import Event
from tests.games.carson.table import GAME, act, asks, bid, card, deal, finish_round, offers, people, place_anywhere
from tests.support import rule

ALL_BEFORE = ["governor", "lawyer", "chinese_worker", "heroes", "gunsmith"]


@rule("C7.1")
@pytest.mark.parametrize("name", [*ALL_BEFORE])
def test_a_power_may_be_declined_and_stays_ready(name: str) -> None:
    state = deal(4, owned={0: [name]})
    told: list[Event] = []
    state.listener = told.append
    assert offers(state, 0) == [f"use {name}", "pass"]
    act(state, 0, "pass")
    assert (told[0].key, told[0].refs) == ("carson-declined", (f"characters:{name}",))
    assert state.turned == 0
    assert state.pending() == (0, 1, 2, 3)


@rule("C7.1")
def test_a_used_power_is_turned_and_not_asked_again_in_this_era() -> None:
    state = deal(4, owned={0: ["heroes"]})
    act(state, 0, "use heroes")
    assert state.turned == people("heroes")
    bid(state, 9, 8, 7, 6)
    finish_round(state)
    assert len(state.pending()) == 4, "straight to the bids"


@rule("C7.1", "C5.3")
def test_the_governor_is_used_once_in_the_whole_game() -> None:
    state = deal(4, number=8, owned={0: ["governor", "lawyer"]})
    act(state, 0, "use governor", "take 1")
    place_anywhere(state)
    act(state, 0, "use lawyer", "take 2")
    place_anywhere(state)
    bid(state, 9, 8, 7, 6)
    finish_round(state)
    assert asks(state) == (0, "carson-ask-power")
    assert offers(state, 0)[0] == "use lawyer"


@rule("C7.2")
def test_powers_are_asked_in_the_order_of_the_player_aid() -> None:
    state = deal(4, owned={0: ["gunsmith", "governor"], 1: ["lawyer", "heroes"], 3: ["chinese_worker"]})
    asked = []
    while len(state.pending()) == 1:
        seat = state.pending()[0]
        asked.append((seat, offers(state, seat)[0]))
        act(state, seat, "pass")
    assert asked == [
        (0, "use governor"),
        (1, "use lawyer"),
        (3, "use chinese_worker"),
        (1, "use heroes"),
        (0, "use gunsmith"),
    ]


@rule("C7.3")
def test_the_governor_takes_a_card_and_keeps_the_turn() -> None:
    state = deal(4, terrain=["N...", ".N..", "...N", "R...", ".R.."], owned={0: ["governor"]})
    act(state, 0, "use governor")
    assert len(state.row) == 6
    assert offers(state, 0) == [f"take {slot}" for slot in range(6)], "also the card just revealed"
    act(state, 0, "take 5")
    place_anywhere(state)
    bid(state, 9, 1, 2, 3)
    assert asks(state) == (0, "carson-ask-take")


@rule("C7.4")
def test_the_lawyer_takes_a_card_instead_of_the_turn() -> None:
    state = deal(4, owned={0: ["lawyer"]})
    act(state, 0, "use lawyer", "take 0")
    assert state.owned[0] == people("lawyer", "banker")
    assert state.pending() == (0, 1, 2, 3), "a bid is still chosen"
    bid(state, 9, 1, 2, 3)
    assert state.hands[0] >> 9 & 1 == 0, "and spent"
    assert state.pending() == (3,)
    assert state.turns == [1, 2]


@rule("C7.4")
def test_after_the_lawyers_round_the_owner_has_a_turn_again() -> None:
    state = deal(4, owned={0: ["lawyer"]})
    act(state, 0, "use lawyer", "take 0")
    bid(state, 9, 1, 2, 3)
    finish_round(state)
    bid(state, 8, 4, 5, 6)
    assert asks(state) == (0, "carson-ask-take")


@rule("C7.5")
def test_the_worker_takes_two_cards_in_turn_and_lays_the_first_before_choosing() -> None:
    state = deal(4, owned={1: ["chinese_worker"]})
    act(state, 1, "use chinese_worker")
    bid(state, 9, 8, 7, 6)
    assert offers(state, 0) == [f"take {slot}" for slot in range(6)], "the extra card is open to all"
    act(state, 0, "take 0")
    act(state, 1, "take 1")
    assert asks(state) == (1, "carson-ask-place")
    place_anywhere(state)
    assert asks(state) == (1, "carson-ask-take")
    act(state, 1, "take 2")
    place_anywhere(state)
    assert state.pending() == (2,)


@rule("C7.5")
def test_after_the_workers_round_the_owner_takes_one_card_again() -> None:
    state = deal(4, owned={1: ["chinese_worker"]})
    act(state, 1, "use chinese_worker")
    bid(state, 9, 8, 7, 6)
    finish_round(state)
    bid(state, 1, 9, 2, 3)
    act(state, 1, "take 1")
    place_anywhere(state)
    assert state.pending() == (3,)


@rule("C7.6", "C7.7")
@pytest.mark.parametrize(("name", "extra"), [("heroes", 3), ("gunsmith", 6)])
def test_additions_before_the_bids(name: str, extra: int) -> None:
    state = deal(4, owned={2: [name]})
    act(state, 2, f"use {name}")
    bid(state, 1, 1, 2, 1)
    assert state.value(2) == 2 + extra
    finish_round(state)
    bid(state, 2, 2, 3, 2)
    assert state.value(2) == 3, "nothing is added in the next round"


@rule("C7.8")
def test_a_character_just_taken_may_act_if_its_question_is_still_to_come() -> None:
    state = deal(4, character="lawyer", owned={0: ["governor"]})
    act(state, 0, "use governor", "take 0")
    assert offers(state, 0) == ["use lawyer", "pass"]


@rule("C7.8", "C7.2")
def test_there_is_no_way_back_to_an_earlier_question() -> None:
    state = deal(4, character="governor", owned={0: ["lawyer"]})
    act(state, 0, "use lawyer", "take 0")
    assert len(state.pending()) == 4, "the Governor is asked in the next round"


@rule("C7.9")
def test_governor_and_lawyer_give_two_cards_in_all() -> None:
    state = deal(4, terrain=["N...", ".N.."], owned={0: ["governor", "lawyer"]})
    act(state, 0, "use governor", "take 1")
    place_anywhere(state)
    act(state, 0, "use lawyer", "take 2")
    place_anywhere(state)
    bid(state, 9, 8, 7, 6)
    assert state.pending() == (1,)
    assert state.cities[0].laid[::2] == [card("N..."), card(".N..")]


@rule("C7.9")
def test_after_the_lawyer_no_worker_and_no_addition_is_asked() -> None:
    owned = ["lawyer", "chinese_worker", "heroes", "gunsmith", "mercenary", "doctor"]
    state = deal(4, owned={0: owned})
    act(state, 0, "use lawyer", "take 0")
    assert len(state.pending()) == 4
    bid(state, 9, 8, 7, 6)
    assert asks(state) == (1, "carson-ask-take")


@rule("C8.1")
def test_mercenary_and_doctor_are_asked_after_the_reveal_each_seeing_the_result_so_far() -> None:
    state = deal(4, owned={0: ["doctor"], 1: ["mercenary"]})
    bid(state, 3, 4, 5, 6)
    assert offers(state, 1) == ["use mercenary", "pass"]
    act(state, 1, "use mercenary")
    seats = state.view(0)["seats"]
    assert isinstance(seats, list)
    assert (seats[1]["bid"], seats[1]["added"]) == (4, 5)
    assert offers(state, 0) == ["use doctor", "pass"]
    act(state, 0, "pass")
    assert state.pending() == (1,)


@rule("C8.2", "C8.3")
@pytest.mark.parametrize(("name", "extra"), [("mercenary", 5), ("doctor", 2)])
def test_additions_after_the_bids(name: str, extra: int) -> None:
    state = deal(4, owned={0: [name]})
    bid(state, 4, 5, 7, 1)
    act(state, 0, f"use {name}")
    assert state.value(0) == 4 + extra
    order = [state.pending()[0], *state.turns[::-1]]
    assert order == ([0, 2, 1, 3] if name == "mercenary" else [2, 0, 1, 3])
    finish_round(state)
    bid(state, 3, 4, 6, 2)
    assert state.value(0) == 3, "nothing is added in the next round"


@rule("C7.9")
def test_a_doctor_taken_with_the_lawyer_is_not_asked_in_this_round() -> None:
    state = deal(4, character="doctor", owned={0: ["lawyer"]})
    act(state, 0, "use lawyer", "take 0")
    bid(state, 4, 5, 7, 1)
    assert asks(state) == (2, "carson-ask-take")


def test_why_another_power_cannot_be_used() -> None:
    state = deal(4, owned={0: ["heroes", "gunsmith"]})
    reason = state.why_not(0, GAME.actions.parse("use gunsmith"))
    assert reason is not None
    assert (reason.key, reason.rule) == ("carson-other-power", "C7.2")
