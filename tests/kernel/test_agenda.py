"""The agenda, the secret questions and the calls every client makes, on the toy."""

from typing import Self

import pytest

from boomtown.kernel.errors import IllegalAction
from boomtown.kernel.message import Event, Message
from boomtown.kernel.rng import Rng
from boomtown.kernel.state import TOGETHER, State
from tests.kernel import toy
from tests.kernel.small import ASK, begun, bells
from tests.kernel.toy import Lanterns, lanterns
from tests.support import whole


def fresh(seats: int = 3, seed: int = 1) -> Lanterns:
    state = lanterns().new(seats, seed)
    assert isinstance(state, Lanterns)
    return state


def show_all(state: State) -> int:
    """Everybody shows the first card; returns the seat that won."""
    for seat in state.pending():
        state.apply(seat, state.legal(seat)[0])
    return state.pending()[0]


def test_setup_runs_to_the_first_question() -> None:
    state = fresh()
    assert state.pending() == (0, 1, 2)
    assert state.round == 1
    assert state.agenda[0] == (toy.ROUND, 0)


def test_push_puts_the_first_step_given_next() -> None:
    state = fresh()
    state.push((toy.ASK_PAINT, 2), (toy.ASK_TRADE, 1))
    assert state.agenda[-2:] == [(toy.ASK_TRADE, 1), (toy.ASK_PAINT, 2)]
    assert state.pending() == (2,)


def test_seats_asked_together_may_answer_in_any_order() -> None:
    state = fresh()
    state.apply(1, state.legal(1)[0])
    assert state.pending() == (0, 2)
    state.apply(2, state.legal(2)[0])
    assert state.pending() == (0,)


def test_an_answer_waits_until_the_last_one_is_in() -> None:
    state = fresh()
    hands = [hand[:] for hand in state.hands]
    state.apply(0, state.legal(0)[0])
    state.apply(1, state.legal(1)[0])
    assert state.hands == hands
    assert state.discard == []
    state.apply(2, state.legal(2)[0])
    assert sorted(state.discard) == sorted(hand[0] for hand in hands)
    assert state.answers == [-1, -1, -1]


def test_a_secret_answer_may_be_given_anew_while_another_seat_owes_one() -> None:
    state = fresh()
    choices = state.legal(0)
    state.apply(0, choices[0])
    assert state.pending() == (1, 2), "only those who owe an answer"
    assert state.answered() == (0,) and [state.can_change(seat) for seat in range(-1, 4)] == [False, True] + [False] * 3
    assert state.legal(0) == choices
    assert state.prompt(0) == Message("prompt-answered", {"seats": "1, 2"})
    once = state.clone()
    once.answers[0] = choices[1]
    state.apply(0, choices[1])
    assert whole(state) == whole(once), "the new answer takes the place of the old one"


def test_an_answer_binds_where_the_question_says_so() -> None:
    state = begun(bells((ASK, TOGETHER, 0b11)), 2)
    state.apply(0, 1)
    assert state.answered() == (0,) and not state.can_change(0)
    assert state.legal(0) == [] and state.prompt(0).key == "prompt-wait"
    with pytest.raises(IllegalAction) as caught:
        state.apply(0, 2)
    assert caught.value.reason.key == "not-asked"
    assert state.answers == [1, -1]


def test_an_answer_that_is_not_allowed_leaves_the_old_one() -> None:
    state = fresh()
    state.apply(0, state.legal(0)[0])
    before = whole(state)
    foreign = toy.SHOW.code(state.hands[1][0])
    with pytest.raises(IllegalAction) as caught:
        state.apply(0, foreign)
    assert caught.value.reason.key == "toy-not-in-hand"
    assert whole(state) == before


def test_nobody_answers_anew_once_the_last_answer_is_in() -> None:
    state = fresh()
    hands = [hand[:] for hand in state.hands]
    winner = show_all(state)
    assert state.answered() == ()
    loser = (winner + 1) % 3
    assert state.legal(loser) == []
    reason = state.why_not(loser, toy.SHOW.code(hands[loser][1]))
    assert reason is not None and reason.key == "not-asked"
    assert reason.params == {"seat": loser, "pending": str(winner)}


def test_opening_the_answers_counts_as_a_reveal() -> None:
    state = fresh()
    assert state.reveals == 0
    show_all(state)
    assert state.reveals == 1


def test_only_the_winner_is_asked_afterwards() -> None:
    state = fresh()
    best = max(range(3), key=lambda seat: state.hands[seat][0])
    assert show_all(state) == best
    assert state.pending() == (best,)
    assert state.prompt(best) == Message("toy-ask-paint", {})
    other = (best + 1) % 3
    assert state.prompt(other) == Message("prompt-wait", {"seats": str(best)})


def test_game_is_over_when_the_agenda_is_empty() -> None:
    state = fresh(2)
    while state.pending():
        seat = state.pending()[0]
        state.apply(seat, state.legal(seat)[0])
    assert state.over
    assert state.agenda == []
    assert state.prompt(0) == Message("prompt-over", {})
    with pytest.raises(IllegalAction) as caught:
        state.apply(0, 0)
    assert caught.value.reason.key == "game-over"


def test_action_of_another_question_is_refused_with_what_is_asked() -> None:
    state = fresh()
    reason = state.why_not(0, toy.PAINT.code(1))
    assert reason is not None
    assert (reason.key, reason.rule) == ("not-now", "T1.1")
    prompt = state.prompt(0)
    assert reason.params == {**prompt.params, "text": "paint blue", "question": f"@{prompt.key}"}


def test_question_explains_its_own_refusals() -> None:
    state = fresh()
    foreign = toy.SHOW.code(state.hands[1][0])
    reason = state.why_not(0, foreign)
    assert reason is not None
    assert reason.key == "toy-not-in-hand"


def test_legal_hands_out_a_copy() -> None:
    state = fresh()
    state.legal(0).clear()
    assert len(state.legal(0)) == toy.HAND


def test_listener_hears_and_clone_does_not() -> None:
    state = fresh()
    events: list[Event] = []
    state.listener = events.append
    copy = state.clone()
    show_all(copy)
    assert events == []
    show_all(state)
    assert [event.key for event in events] == ["toy-shown"]


def test_event_for_one_seat_names_it() -> None:
    state = fresh()
    winner = show_all(state)
    for _ in range(2):
        state.apply(winner, state.legal(winner)[0])
    events: list[Event] = []
    state.listener = events.append
    state.apply(winner, state.legal(winner)[1])
    assert [event.seats for event in events] == [None, (winner,)]


def test_imagined_world_takes_foreign_answers_back_and_keeps_the_own_one() -> None:
    state = fresh()
    own_answer = state.legal(0)[0]
    state.apply(0, own_answer)
    state.apply(1, state.legal(1)[0])
    world = state.imagine(0, Rng(1))
    assert world.answers == [own_answer, -1, -1]
    assert world.pending() == (1, 2)
    assert state.pending() == (2,)


def test_imagined_world_forgets_what_the_true_one_remembers() -> None:
    state = fresh()
    winner = show_all(state)
    for _ in range(2):
        state.apply(winner, state.legal(winner)[0])
    assert state.legal(winner)  # remembered by the true position
    other = (winner + 1) % 3
    for dream in range(20):
        world = state.imagine(other, Rng(dream))
        assert world.legal(winner) == toy.legal_trade(world, winner)


def test_some_seats_may_be_asked_together_and_the_others_not() -> None:
    state = begun(bells((ASK, TOGETHER, 0b1010)), 4)
    assert state.pending() == (1, 3)
    assert [bool(state.legal(seat)) for seat in range(4)] == [False, True, False, True]
    with pytest.raises(IllegalAction) as caught:
        state.apply(2, 0)
    assert caught.value.reason.params == {"seat": 2, "pending": "1, 3"}


def test_answers_are_opened_in_the_order_of_the_seats_and_only_those_asked_for() -> None:
    step = (ASK, TOGETHER, 0b1101)
    state = begun(bells(step), 4)
    for seat, bell in ((3, 2), (0, 1), (2, 0)):
        assert not state.over
        state.apply(seat, bell)
    assert state.rung == [(0, 1, step), (2, 0, step), (3, 2, step)]
    assert state.over


def test_a_question_knows_the_step_that_asked_it() -> None:
    state = begun(bells((ASK, 1, 7), (ASK, 0, 8)))
    state.apply(1, 3)
    state.apply(0, 2)
    assert state.rung == [(1, 3, (ASK, 1, 7)), (0, 2, (ASK, 0, 8))]


def test_nobody_hears_what_happens_in_an_imagined_world() -> None:
    class Loud(Lanterns):
        """Its clones keep the listener."""

        __slots__ = ()

        def clone(self) -> Self:
            copy = super().clone()
            copy.listener = self.listener
            return copy

    state = lanterns(position=Loud).new(3, 1)
    events: list[Event] = []
    state.listener = events.append
    show_all(state.imagine(0, Rng(1)))
    assert events == []


def test_positions_compare_by_what_they_hold() -> None:
    assert toy.TOY.new(3, 1) == toy.TOY.new(3, 1)
    assert toy.TOY.new(3, 1) != toy.TOY.new(3, 2)
    state = fresh()
    assert state == state.clone()
    assert state != "a position"


def test_positions_of_two_games_are_never_the_same() -> None:
    first, second = fresh(), fresh()
    assert whole(first) == whole(second) and first.game is not second.game
    assert first != second


def test_options_left_out_have_their_usual_value() -> None:
    game = lanterns()
    assert game.new(2, 1, {"thrift": True}).options == {"thrift": True, "die": 6}
