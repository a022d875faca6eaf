"""The turn (chapter 3 of RULES.md)."""

from boomtown.games.wagons.actions import TAKE
from boomtown.kernel.message import Event, Message
from tests.games.wagons.arrange import arranged, can, say
from tests.support import rule


@rule("W3.1")
def test_turn_is_gifts_then_take_then_place_then_pass() -> None:
    state = arranged([4, 5, 6], turn=0, hands=([9], []))
    asked = []
    for move in ("0 place 0 0", "0 take 4", "0 place 2 0"):
        asked.append((state.pending(), state.prompt(0).key))
        say(state, move)
    assert asked == [((0,), "wagons-ask-place-gift"), ((0,), "wagons-ask-take"), ((0,), "wagons-ask-place")]
    assert state.pending() == (1,)
    assert state.prompt(1).key == "wagons-ask-take"


@rule("W3.1")
def test_nobody_takes_twice_in_a_turn() -> None:
    state = say(arranged([4, 5, 6]), "0 take 4")
    assert not can(state, "0 take 5")
    say(state, "0 place 0 0")
    assert not can(state, "0 take 5")
    assert can(state, "1 take 5")


@rule("W3.2")
def test_next_card_or_any_later_one_may_be_taken() -> None:
    state = arranged([7, 3, 11])
    assert state.legal(0) == [TAKE.code(7), TAKE.code(3), TAKE.code(11)]
    assert state.prompt(0) == Message("wagons-ask-take", {"cards": 3, "next": 7})


@rule("W3.2")
def test_next_player_goes_on_behind_the_card_taken() -> None:
    state = say(arranged([7, 3, 11, 2]), "0 take 3", "0 place 0 0")
    assert state.circle == [11, 2]
    assert not can(state, "1 take 7")


@rule("W3.2")
def test_card_not_in_the_circle_is_refused() -> None:
    state = arranged([7, 3, 11])
    reason = state.why_not(0, TAKE.code(5))
    assert reason is not None
    assert (reason.key, reason.rule, reason.params) == ("wagons-not-in-circle", "W3.2", {"card": 5})


@rule("W3.3")
def test_skipped_cards_go_to_the_opponent_at_once() -> None:
    state = say(arranged([7, 3, 11, 2]), "0 take 11")
    assert state.hands == [[11], [7, 3]]


@rule("W3.3")
def test_everybody_sees_who_holds_which_card() -> None:
    state = say(arranged([7, 3, 11, 2]), "0 take 11")
    taken = [{"card": 11, "front": ["Sg", "Dm", "Fg", "Wg"]}]
    gifts = [{"card": 7, "front": ["Fc", "Pb", "Db", "Fm"]}, {"card": 3, "front": ["Sg", "Sc", "Sf", "Wm"]}]
    assert [state.view(seat)["hands"] for seat in (0, 1, None)] == [[taken, gifts]] * 3


@rule("W3.3")
def test_gifts_cannot_be_refused() -> None:
    state = say(arranged([7, 3, 11, 2]), "0 take 3", "0 place 0 0")
    assert state.pending() == (1,)
    assert not can(state, "1 take 11")
    assert can(state, "1 place 0 0")


@rule("W3.4")
def test_gifts_are_placed_first_in_the_order_of_the_circle() -> None:
    state = say(arranged([7, 3, 11, 2]), "0 take 11", "0 place 0 0")
    assert state.prompt(1) == Message("wagons-ask-place-gift", {"card": 7, "cards": 2})
    say(state, "1 place 0 0")
    assert state.prompt(1) == Message("wagons-ask-place-gift", {"card": 3, "cards": 1})
    say(state, "1 place 2 0")
    assert state.prompt(1) == Message("wagons-ask-take", {"cards": 1, "next": 2})
    assert state.towns[1].laid[::2] == [7, 3]


@rule("W3.5")
def test_first_taker_may_skip_fourteen_cards() -> None:
    state = arranged(list(range(15)))
    say(state, "0 take 14", "0 place 0 0")
    assert state.hands[1] == list(range(14))
    assert state.circle == []


@rule("W3.5")
def test_after_the_last_card_the_opponent_still_places_gifts_and_takes_none() -> None:
    state = say(arranged([7, 3]), "0 take 3", "0 place 0 0")
    assert state.pending() == (1,)
    assert state.prompt(1).key == "wagons-ask-place-gift"
    say(state, "1 place 0 0")
    assert state.over


def test_everybody_hears_what_was_taken_and_given() -> None:
    state = arranged([7, 3, 11])
    events: list[Event] = []
    state.listener = events.append
    say(state, "0 take 11", "0 place 0 0 turned")
    assert events == [
        Event("wagons-took", {"seat": 0, "card": 11, "skipped": 2}, refs=("card:11",)),
        Event("wagons-gift", {"seat": 1, "card": 7}, refs=("card:7",)),
        Event("wagons-gift", {"seat": 1, "card": 3}, refs=("card:3",)),
        Event("wagons-placed", {"seat": 0, "card": 11, "x": 0, "y": 0, "turn": "turned"}, refs=("card:11",)),
    ]
