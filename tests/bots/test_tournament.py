"""Tournaments: paired deals, shared victories, honest intervals."""

import pytest

import boomtown
from boomtown.arena import tournament
from boomtown.arena.tournament import ScheduledGame, play, schedule, wilson

# A deal of Circle the Wagons that two players at random draw.
SHARED = 55


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.490, 0.943), (0, 10, 0.0, 0.278), (200, 200, 0.981, 1.0), (130, 200, 0.582, 0.713)],
)
def test_intervals(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.001)


def test_each_deal_is_played_from_every_seat() -> None:
    games = schedule(boomtown.game("carson"), ("greenhorn", "deputy", "marshal"), 6, 40, {}, None, None)
    assert [game.seed for game in games] == [40, 40, 40, 41, 41, 41]
    assert [game.order for game in games[:3]] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert games[1].levels == ("deputy", "marshal", "greenhorn")


def test_points_and_wins_belong_to_the_contestant_wherever_it_sat() -> None:
    """A random bot against a greedy one, so that a mix-up of the seats would show."""
    weak, strong = tournament("wagons", ("greenhorn", "deputy"), 4, seed=1)
    assert (weak.wins, strong.wins) == (0, 4)
    assert weak.mean < strong.mean


def test_a_shared_victory_is_half_a_win_for_each() -> None:
    result = play(ScheduledGame("wagons", "", ("greenhorn", "greenhorn"), (1, 0), SHARED, {}, None, None))
    assert result.points[0] == result.points[1]
    assert result.wins == (0.5, 0.5)


def test_marshal_beats_deputy() -> None:
    _, strong = tournament("wagons", ("deputy", "marshal"), 4, seed=20, iterations=60)
    assert strong.wins >= 3


def test_a_tournament_can_be_repeated_with_any_number_of_processes() -> None:
    def standings(processes: int) -> object:
        return tournament("wagons", ("greenhorn", "marshal"), 4, seed=2, iterations=8, processes=processes)

    assert standings(1) == standings(2)


def test_progress_is_reported_after_every_game() -> None:
    reported: list[int] = []
    tournament("wagons", ("greenhorn", "greenhorn"), 3, progress=reported.append)
    assert reported == [1, 2, 3]
