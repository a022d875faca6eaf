"""What the bots believe: an opinion about every action in every position, and a deputy that builds an engine."""

import math
import random

import pytest

import boomtown
from boomtown.bots import Seat, bot
from boomtown.games.coloma.bot.appraiser import Appraiser
from boomtown.games.coloma.bot.evaluate import evaluate
from boomtown.games.coloma.bot.order import order
from boomtown.games.coloma.state import Position
from tests.games.coloma.helpers import ACTIONS, BRIDGE_IDS, barrel, bits, effect, hold, new, own, stock, table, turn


def best(state: Position, seat: int = 0) -> str:
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


def keeper(turns: int, *bridges: str, site: int = 5) -> Position:
    """A turn of seat 0, who holds a keg of nails and nothing to build with; so many turns are left after it."""
    state = table()
    state.year, state.round = divmod(14 - turns, 5)
    hold(state, 0, "theatre")
    stock(state, 0, bucks=0, gold=0, dudes=0, tents=0, rivers=0b1, bridges=bits(BRIDGE_IDS, *bridges))
    barrel(state, 0, "nails")
    return turn(state, 0, site)


def chosen(state: Position) -> list[str]:
    """What the order of the actions makes of the rest of the turn."""
    taken: list[str] = []
    while not taken or taken[-1] != "end":
        taken.append(best(state))
        state.apply(0, ACTIONS.parse(taken[-1]))
    return taken


@pytest.mark.parametrize("bridges", [(), ("coopers",)])
@pytest.mark.parametrize("turns", [1, 6, 12])
def test_a_barrel_without_effect_is_kept_while_there_are_turns_to_come(turns: int, bridges: tuple[str, ...]) -> None:
    state = keeper(turns, *bridges)
    after = state.clone()
    after.apply(0, ACTIONS.parse("open nails"))
    assert evaluate(after, 0) < evaluate(state, 0)
    assert "open nails" not in chosen(state)


def test_in_the_last_turn_it_is_opened_last_and_only_for_the_coopers_bridge() -> None:
    taken = chosen(keeper(0, "coopers"))
    assert taken.index("open nails") > taken.index("boom")
    assert "open nails" not in chosen(keeper(0, "corral"))
    state = keeper(0, "coopers")
    after = state.clone()
    after.apply(0, ACTIONS.parse("open nails"))
    after.apply(0, ACTIONS.parse("done"))
    for world in (state, after):
        world.apply(0, ACTIONS.parse("end"))
    assert evaluate(after, 0) == evaluate(state, 0) + 3


def test_a_barrel_waits_for_what_the_turn_still_brings() -> None:
    taken = chosen(keeper(0, "coopers", site=1))
    assert taken.index("open nails") > taken.index("mill shovel")
    assert taken[taken.index("open nails") + 1].startswith("build")


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
    assert deputy >= 2 * mean("random", 4, range(8))


def test_the_event_of_one_site_is_worth_what_that_site_gives() -> None:
    state = table()
    appraiser = Appraiser(state, 0, [1.0, 10.0, 1.0, 1.0, 1.0, 1.0, 1.0])
    worth = [effect("event", site=site).worth(appraiser) for site in (1, 2, 3, 4, "any")]
    assert worth == [2.0, 10.0, 2.0, 2.0, 10.0]
