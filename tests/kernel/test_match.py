"""A match keeps its record in step, tells the seed only at the end, and lets nobody take back what was learned."""

import pytest

from boomtown.kernel.errors import IllegalAction
from boomtown.kernel.match import CannotUndo, Match, resume
from boomtown.kernel.message import Event
from tests.kernel import toy
from tests.kernel.small import ASK, Bells, bells
from tests.support import whole


def shown(seed: int = 3) -> tuple[Match, int]:
    """A match in which everybody has shown a card, and the seat that goes on."""
    match = Match(toy.TOY, 3, seed)
    for seat in (2, 0, 1):
        match.apply(seat, match.state.legal(seat)[0])
    return match, match.state.pending()[0]


def test_record_follows_the_moves() -> None:
    match = Match(toy.TOY, 3, 3)
    first, second = match.state.legal(2)[0], match.state.legal(0)[1]
    match.apply(2, first)
    match.apply(0, second)
    assert match.record.moves == [(2, first), (0, second)]


def test_illegal_action_leaves_record_and_undo_alone() -> None:
    match, seat = shown()
    match.apply(seat, match.state.legal(seat)[0])
    moves = list(match.record.moves)
    with pytest.raises(IllegalAction):
        match.apply((seat + 1) % 3, 0)
    assert match.record.moves == moves
    assert match.can_undo(seat)


def test_own_secret_answer_can_be_taken_back_while_others_think() -> None:
    match = Match(toy.TOY, 3, 3)
    before = whole(match.state)
    match.apply(1, match.state.legal(1)[0])
    match.undo(1)
    assert whole(match.state) == before
    assert match.record.moves == []


def test_a_changed_answer_takes_the_place_of_the_first_in_the_record() -> None:
    match = Match(toy.TOY, 3, 3)
    first, second = match.state.legal(1)[:2]
    match.apply(1, first)
    match.apply(2, match.state.legal(2)[0])
    match.apply(1, second)
    assert match.record.moves == [(1, second), (2, match.state.answers[2])]
    assert match.hidden_moves() == 2


def test_undo_of_another_seat_keeps_the_changed_answer() -> None:
    match = Match(toy.TOY, 3, 3)
    first, second = match.state.legal(1)[:2]
    match.apply(1, first)
    match.apply(2, match.state.legal(2)[0])
    match.apply(1, second)
    match.undo(2)
    assert match.state.answers == [-1, second, -1]
    assert match.record.moves == [(1, second)]


def test_undo_takes_a_changed_answer_back_altogether() -> None:
    match = Match(toy.TOY, 3, 3)
    before = whole(match.state)
    for action in match.state.legal(1)[:2]:
        match.apply(1, action)
    match.undo(1)
    assert whole(match.state) == before
    assert match.record.moves == []


def test_another_seats_decision_ends_undo() -> None:
    match = Match(toy.TOY, 3, 3)
    match.apply(1, match.state.legal(1)[0])
    match.apply(2, match.state.legal(2)[0])
    assert not match.can_undo(1)
    assert match.can_undo(2)


def test_nobody_takes_back_once_another_has_answered_even_if_that_is_taken_back() -> None:
    match = Match(toy.TOY, 3, 3)
    match.apply(1, match.state.legal(1)[0])
    match.apply(2, match.state.legal(2)[0])
    match.undo(2)
    assert not any(match.can_undo(seat) for seat in range(3))


def roll(state: Bells, seat: int, action: int) -> None:
    """Bell 3 rolls a die, and nothing is revealed by it."""
    if action == 3:
        state.rng.below(6)


def test_chance_alone_ends_undo() -> None:
    match = Match(bells((ASK, 0), (ASK, 0), (ASK, 0), apply=roll), 2, 1)
    match.apply(0, 1)
    assert match.can_undo(0)
    match.apply(0, 3)
    assert not match.can_undo(0)


def test_opening_the_cards_ends_undo() -> None:
    match, _ = shown()
    assert not any(match.can_undo(seat) for seat in range(3))
    with pytest.raises(CannotUndo) as caught:
        match.undo(1)
    assert caught.value.key == "cannot-undo"


def test_restart_turn_takes_back_both_coats_of_paint() -> None:
    match, seat = shown()
    before = whole(match.state)
    for _ in range(2):
        match.apply(seat, match.state.legal(seat)[0])
    match.restart_turn(seat)
    assert whole(match.state) == before
    assert len(match.record.moves) == 3


def test_drawing_a_card_ends_undo() -> None:
    match, seat = shown()
    for _ in range(2):
        match.apply(seat, match.state.legal(seat)[0])
    match.apply(seat, match.state.legal(seat)[1])
    assert not match.can_undo(seat)


def test_seed_is_told_when_the_game_is_over_and_not_before() -> None:
    match, _ = shown()
    while not match.state.over:
        assert match.record.seed is None
        seat = match.state.pending()[0]
        match.apply(seat, match.state.legal(seat)[0])
    assert match.record.seed == 3


def test_nobody_goes_back_once_the_seed_is_told() -> None:
    match, _ = shown()
    while not match.state.over:
        seat = match.state.pending()[0]
        match.apply(seat, match.state.legal(seat)[0])
    assert not any(match.can_undo(seat) for seat in range(3))


def test_listener_stays_through_undo() -> None:
    match, seat = shown()
    events: list[Event] = []
    match.listen(events.append)
    match.apply(seat, toy.PAINT.code(1))
    match.undo(seat)
    match.apply(seat, toy.PAINT.code(2))
    assert [event.params["colour"] for event in events] == [1, 2]


def test_resumed_match_goes_on_but_not_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boomtown.kernel.record.game_of_edition", lambda name, edition: toy.TOY)
    match, seat = shown()
    match.apply(seat, match.state.legal(seat)[0])
    resumed = resume(match.record, 3)
    assert whole(resumed.state) == whole(match.state)
    assert resumed.record == match.record
    assert resumed.record is not match.record
    assert not resumed.can_undo(seat)
    resumed.apply(seat, resumed.state.legal(seat)[0])
    assert len(match.record.moves) == 4
