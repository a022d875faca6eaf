"""What marshal keeps about a point of the game."""

import pytest

from boomtown.bots.tree import FIRST_WIDTH, Choice, priors


def test_priors_follow_the_order_of_promise() -> None:
    ranking, shares = priors([1.0, 9.0, 4.0], swing=10.0)
    assert ranking == [1, 2, 0]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) == pytest.approx(1.0)


def test_equal_promises_have_equal_shares_and_keep_their_order() -> None:
    assert priors([3.0, 3.0], swing=10.0) == ([0, 1], [0.5, 0.5])


def test_a_new_choice_looks_at_the_first_branches_only() -> None:
    choice = Choice(list(range(50)), [0.0] * 49 + [1.0])
    allowed = set(choice.actions)
    assert choice.select(allowed, 0.5) < FIRST_WIDTH
    choice.total = 10_000
    assert choice.select(allowed, 0.5) == 49, "by then the width has grown"


def test_a_branch_that_does_not_exist_in_this_world_is_passed_over() -> None:
    choice = Choice([7, 8, 9], [0.9, 0.05, 0.05])
    assert choice.actions[choice.select({8, 9}, 0.5)] == 8


def test_actions_met_later_join_at_the_end() -> None:
    choice = Choice([7, 8], [0.6, 0.4])
    choice.add_new([8, 9])
    assert choice.actions == [7, 8, 9]
    assert (choice.visits[2], choice.sums[2]) == (0, 0.0)


def test_the_most_visited_branch_is_the_answer_and_the_better_one_of_equals() -> None:
    choice = Choice([7, 8, 9], [0.4, 0.3, 0.3])
    choice.visits = [4, 4, 3]
    choice.sums = [2.0, 3.0, 3.0]
    assert choice.most_visited() == 1
    assert choice.visits_ahead() == 0
    choice.visits = [4, 9, 6]
    assert choice.visits_ahead() == 3
