"""Set-up (chapter 2 of RULES.md)."""

from boomtown.games.wagons.actions import START
from boomtown.games.wagons.components import GOAL
from tests.games.wagons.arrange import GAME, all_cards, dealt, say
from tests.support import rule


@rule("W2.1")
def test_three_cards_give_the_goals_and_are_out_of_play() -> None:
    state = dealt()
    assert len(state.goals) == 3
    assert state.view(0)["goals"] == [GOAL[card] for card in state.goals]
    assert not set(state.goals) & set(state.circle)
    assert not any(START.code(card) in state.legal(1) for card in state.goals)


@rule("W2.1")
def test_both_players_share_the_goals() -> None:
    state = dealt()
    keys = [[line.key for line in state.score(seat).lines] for seat in (0, 1)]
    assert keys[0] == keys[1]
    assert keys[0][6:] == [GOAL[card] for card in state.goals]


@rule("W2.2")
def test_fifteen_cards_lie_in_the_circle_and_both_see_them() -> None:
    state = dealt()
    assert len(state.circle) == 15
    assert sorted(state.goals + state.circle) == all_cards()
    assert state.view(0)["circle"] == state.view(1)["circle"] == state.view(None)["circle"]
    first = state.view(0)["circle"]
    assert isinstance(first, list)
    assert [entry["card"] for entry in first] == state.circle


@rule("W2.3")
def test_second_seat_chooses_where_the_first_seat_starts() -> None:
    state = dealt()
    assert state.pending() == (1,)
    assert state.legal(1) == [START.code(card) for card in state.circle]
    dealt_circle = list(state.circle)
    chosen = dealt_circle[6]
    say(state, f"1 start {chosen}")
    assert state.circle == dealt_circle[6:] + dealt_circle[:6]
    assert state.pending() == (0,)


def test_card_that_is_a_goal_cannot_be_the_start() -> None:
    state = dealt()
    reason = state.why_not(1, START.code(state.goals[0]))
    assert reason is not None
    assert (reason.key, reason.rule, reason.params) == ("wagons-not-in-circle", "W2.3", {"card": state.goals[0]})


def test_shuffle_brings_every_card_to_every_place() -> None:
    seen: list[set[int]] = [set() for _ in range(18)]
    for seed in range(400):
        state = dealt(seed)
        for place, card in enumerate(state.circle + state.goals):
            seen[place].add(card)
    assert all(cards == set(all_cards()) for cards in seen)


def test_two_seats_and_no_other_number() -> None:
    assert GAME.meta.seats == (2,)
