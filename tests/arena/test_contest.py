"""Who plays whom: every deal from all rotations, any number of contestants, any number of seats."""

import pytest

from boomtown.arena import contest
from boomtown.arena.contest import Contest
from boomtown.bots import UnknownBot
from boomtown.kernel.errors import BadSetup


def made(game_id: str, *bots: str, seats: int | None = None, seed: int = 0) -> Contest:
    return contest(game_id, bots, seats=seats, seed=seed)[0]


def seatings(contest: Contest, games: int) -> list[tuple[int, tuple[str, ...]]]:
    return [(game.deal, game.bots) for game in contest.schedule(games, None)]


def test_each_deal_is_played_from_every_seat() -> None:
    bots = ("random", "deputy", "marshal")
    games = seatings(made("carson", *bots, seed=40), 6)
    assert [deal for deal, _ in games] == [40, 40, 40, 41, 41, 41]
    assert [seated for _, seated in games[:3]] == [bots, (*bots[1:], bots[0]), (bots[2], *bots[:2])]


def test_a_deal_that_was_begun_is_finished() -> None:
    assert len(seatings(made("carson", "random", "deputy", "marshal"), 4)) == 6


def test_with_more_bots_than_seats_everybody_meets_everybody() -> None:
    games = seatings(made("wagons", "random", "deputy", "marshal"), 1)
    assert len(games) == 6
    assert len({seated for _, seated in games}) == 6


def test_with_fewer_bots_the_last_one_fills_the_table() -> None:
    games = seatings(made("carson", "marshal", "deputy", seats=4), 1)
    assert [seated.index("marshal") for _, seated in games] == [0, 3, 2, 1]
    assert all(seated.count("deputy") == 3 for _, seated in games)


def test_rotations_that_look_the_same_are_played_once() -> None:
    assert len(seatings(made("wagons", "random", "random"), 1)) == 1
    assert len(seatings(made("carson", "marshal", "deputy", "marshal", "deputy"), 1)) == 2


def test_no_two_bots_of_a_game_have_the_same_seed_and_a_bot_keeps_its_own_in_a_deal() -> None:
    first, second = list(made("wagons", "random", "deputy").schedule(2, None))
    assert len(set(first.bot_seeds)) == 2
    assert dict(zip(first.bots, first.bot_seeds, strict=True)) == dict(zip(second.bots, second.bot_seeds, strict=True))


def test_without_a_number_of_seats_it_is_the_number_of_bots_or_the_usual_one() -> None:
    assert made("carson", "random", "deputy", "marshal").seats == 3
    assert made("wagons", "random", "deputy", "marshal").seats == 2


def test_the_same_bot_with_another_budget_is_another_contestant() -> None:
    assert made("wagons", "marshal:iterations=1", "marshal:iterations=2").contestants == (
        "marshal:iterations=1",
        "marshal:iterations=2",
    )


def test_what_is_wrong_is_said_before_the_first_game() -> None:
    with pytest.raises(UnknownBot):
        made("wagons", "deputy", "sheriff")
    with pytest.raises(BadSetup):
        made("wagons", "deputy", "marshal", seats=3)
    with pytest.raises(BadSetup):
        made("wagons")
