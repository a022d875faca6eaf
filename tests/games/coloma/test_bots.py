"""What the bots believe: an opinion about every action in every position, and a deputy that builds an engine."""

import math
import random

import pytest

import boomtown
from boomtown.bots import Seat, bot
from boomtown.games.coloma.actions import ACTIONS
from boomtown.games.coloma.heuristic import evaluate, order
from tests.games.coloma.helpers import hold, new, own, stock, table, turn


def best(state, seat: int = 0) -> str:  # type: ignore[no-untyped-def]
    legal = state.legal(seat)
    worths = order(state, seat, legal)
    return ACTIONS.format(legal[worths.index(max(worths))])


@pytest.mark.parametrize("seed", range(12))
def test_every_action_of_every_position_has_a_number(seed: int) -> None:
    chance = random.Random(seed)
    specialties = ("none", "base", "deluxe")[seed % 3]
    boards = "ab"[seed % 2]
    state = new(seed % 6 + 1, seed, boards=boards, hotels=seed % 3 == 0, mules=seed % 4 == 1, specialties=specialties)
    while not state.over:
        for seat in state.pending():
            legal = state.legal(seat)
            worths = order(state, seat, legal)
            assert len(worths) == len(legal)
            assert all(math.isfinite(worth) for worth in worths)
        before = state.to_json()
        assert math.isfinite(evaluate(state, 0))
        assert state.to_json() == before  # an opinion changes nothing
        seat = chance.choice(state.pending())
        state.apply(seat, chance.choice(state.legal(seat)))
    assert evaluate(state, 0) == state.score(0).total


def test_discounts_come_before_what_they_make_cheaper() -> None:
    state = table()
    own(state, 0, "sawmill")
    hold(state, 0, "theatre", "saloon")
    stock(state, 0, bucks=6, gold=2, dudes=4)
    turn(state, 0, 3)
    assert best(state) == "use sawmill"


def test_points_are_taken_in_the_last_turn() -> None:
    state = table()
    state.year, state.round = 2, 4
    hold(state, 0, "theatre", "saloon")
    stock(state, 0, bucks=6, gold=0, dudes=4)
    turn(state, 0, 3)
    assert best(state) == "common action"
    state.apply(0, ACTIONS.parse("common"))
    assert best(state).startswith("build")


def mean(level: str, seats: int, seeds: range) -> float:
    points = []
    for seed in seeds:
        state = boomtown.game("coloma").new(seats, seed)
        bots = [bot(level, 10 * seed + seat) for seat in range(seats)]
        while not state.over:
            seat = state.pending()[0]
            state.apply(seat, bots[seat].choose(Seat(state, seat)))
        points += [state.score(seat).total for seat in range(seats)]
    return sum(points) / len(points)


def test_deputy_reaches_its_level_with_four_seats() -> None:
    deputy = mean("deputy", 4, range(8))
    assert deputy >= 72
    assert deputy >= 2 * mean("greenhorn", 4, range(8))
