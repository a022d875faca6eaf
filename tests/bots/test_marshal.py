"""The search: its budget, its exact endgame, and that it finds what is plainly best."""

import random
import time
from collections.abc import Callable
from typing import cast

import pytest

from boomtown.bots import Seat
from boomtown.bots.deputy import Deputy
from boomtown.bots.marshal import Marshal, results
from boomtown.bots.solve import solve
from boomtown.games.wagons.components import GOAL
from boomtown.kernel.registry import game
from boomtown.kernel.rng import Rng, seeded
from boomtown.kernel.state import State
from tests.games.wagons.arrange import arranged
from tests.kernel import toy
from tests.kernel.small import ASK, Bells, begun, bells
from tests.support import Setup, play_on, sampled

# Deals in which the card that looks best at once is not the best, because of what the other seat does next.
TEMPTING = (8, 17, 21, 36)


def positions(game_id: str, seats: int, games: int) -> list[State]:
    """Positions of random games in which somebody has a choice."""
    chance = random.Random(3)
    found: list[State] = []
    for seed in range(games):
        found += [moment.state for moment in sampled(Setup(game(game_id), seats, {}, seed), 2, chance)]
    return [state for state in found if len(state.legal(state.pending()[0])) > 1]


def endgames(count: int) -> list[State]:
    """The last decisions of random games of Circle the Wagons, small enough to be played out in every way."""
    found: list[State] = []
    for seed in range(count):
        length = sum(1 for _ in play_on(game("wagons").new(2, seed), random.Random(seed)))
        state = game("wagons").new(2, seed)
        for _ in play_on(state, random.Random(seed), length - 2):
            pass
        found.append(state)
    return found


def contested(count: int) -> list[State]:
    """Three cards are left in the circle, so that both seats still choose what to take and where to place it."""
    found: list[State] = []
    for seed in TEMPTING[:count]:
        cards = random.Random(seed).sample(range(len(GOAL)), 6)
        found.append(arranged(cards[:3], turn=seed % 2, goals=tuple(GOAL[card] for card in cards[3:])))
    return found


def best_lead(state: State, seat: int) -> int:
    """A seat's lead at the end when both play as well as possible, by trying everything."""
    if state.over:
        return state.score(seat).total - state.score(1 - seat).total
    mover = state.pending()[0]
    leads = []
    for action in state.legal(mover):
        after = state.clone()
        after.apply(mover, action)
        leads.append(best_lead(after, seat))
    return max(leads) if mover == seat else min(leads)


@pytest.mark.parametrize("game_id", ["wagons", "carson", "coloma", "sprawl"])
def test_same_seed_and_budget_same_thoughts(game_id: str) -> None:
    state = positions(game_id, 2, 2)[0]
    seat = state.pending()[0]
    marshals = [Marshal(seeded(9), None, 60) for _ in range(2)]
    assert marshals[0].choose(Seat(state, seat)) == marshals[1].choose(Seat(state, seat))
    first, second = [marshal.root for marshal in marshals]
    assert first is not None and second is not None
    assert first.choices[seat].visits == second.choices[seat].visits
    assert first.choices[seat].sums == second.choices[seat].sums


def test_the_search_ends_early_only_when_its_answer_can_no_longer_change() -> None:
    budget = 120
    early = 0
    for state in positions("coloma", 3, 8):
        seat = state.pending()[0]
        marshal = Marshal(seeded(1), None, budget)
        marshal.choose(Seat(state, seat))
        assert marshal.root is not None
        choice = marshal.root.choices[seat]
        assert choice.total <= budget
        if choice.total < budget:
            early += 1
            assert choice.visits_ahead() > budget - choice.total
    assert early


def test_a_time_budget_is_kept() -> None:
    state = game("coloma").new(4, 1)
    begun = time.perf_counter()
    Marshal(seeded(1), 0.2, None).choose(Seat(state, 0))
    assert time.perf_counter() - begun < 5, "a fifth of a second, and much to spare for a busy machine"


def test_a_single_legal_action_needs_no_search() -> None:
    state = game("sprawl").new(2, 1)
    play = play_on(state, random.Random(1))
    while len(state.legal(state.pending()[0])) > 1:
        next(play)
    seat = state.pending()[0]
    marshal = Marshal(seeded(1), None, 100)
    assert [marshal.choose(Seat(state, seat))] == state.legal(seat)
    assert marshal.root is None


@pytest.mark.parametrize(("positions", "count"), [(endgames, 3), (contested, 4)])
def test_the_end_of_an_open_game_is_played_exactly(positions: Callable[[int], list[State]], count: int) -> None:
    for state in positions(count):
        seat = state.pending()[0]
        action = solve(state, seat, 100_000, None)
        assert action is not None
        after = state.clone()
        after.apply(seat, action)
        assert best_lead(after, seat) == best_lead(state, seat)


def test_a_tree_larger_than_the_budget_is_left_to_the_search() -> None:
    assert solve(game("wagons").new(2, 1), 1, 10_000, None) is None


def test_only_two_rivals_are_solved() -> None:
    state = game("carson").new(1, 1)
    assert len(state.rivals()) > 2
    assert solve(state, 0, 10_000, None) is None


@pytest.mark.parametrize("seed", range(5, 17))
def test_the_search_takes_points_that_lie_open(seed: int) -> None:
    """The last lantern: gold is worth two points, every other colour nothing."""
    state = cast(toy.Lanterns, toy.TOY.new(2, seed))
    chance = random.Random(seed)
    while not (state.agenda[-1][0] == toy.ASK_TRADE and len(state.agenda) == 1 + (state.round < toy.ROUNDS)):
        seat = state.pending()[0]
        legal = state.legal(seat)
        gold = toy.PAINT.base + 2
        if state.agenda[-1][0] == toy.ASK_PAINT and gold in legal:
            assert Marshal(Rng(seed), None, 80).choose(Seat(state, seat)) == gold
        state.apply(seat, legal[0] if legal[0] != gold else chance.choice(legal))


def share(state: Bells, seat: int, action: int) -> None:
    """Bell 0 of the first seat shares evenly; after any other the second seat says who gets everything."""
    if seat == 1:
        state.points = [10, 0] if action == 0 else [0, 10]
    elif action == 0:
        state.points = [5, 5]
    else:
        state.push((ASK, 1))


def two_bells(state: Bells, seat: int) -> list[int]:
    return [0, 1]


@pytest.mark.parametrize("seed", range(5))
def test_the_search_trusts_nobody_to_play_for_it(seed: int) -> None:
    state = begun(bells((ASK, 0), apply=share, legal=two_bells))
    assert Marshal(Rng(seed), None, 200).choose(Seat(state, 0)) == 0


def asked_twice(game_id: str, count: int) -> list[tuple[State, int]]:
    """Positions in which a seat is asked again at once after what marshal chooses, with that action."""
    found = []
    for state in positions(game_id, 2, 12):
        seat = state.pending()[0]
        action = Marshal(seeded(1), None, 40).choose(Seat(state, seat))
        after = state.clone()
        after.apply(seat, action)
        if state.pending() == after.pending() == (seat,) and len(after.legal(seat)) > 1:
            found.append((state, action))
    assert len(found) >= count
    return found[:count]


@pytest.mark.parametrize("game_id", ["wagons", "coloma", "sprawl"])
def test_a_seat_that_is_asked_again_goes_on_with_its_tree(game_id: str) -> None:
    reused = 0
    for state, action in asked_twice(game_id, 3):
        seat = state.pending()[0]
        marshal = Marshal(seeded(1), None, 40)
        assert marshal.choose(Seat(state, seat)) == action
        assert marshal.root is not None
        below = marshal.root.children[action]
        after = state.clone()
        after.apply(seat, action)
        marshal.choose(Seat(after, seat))
        reused += marshal.root is below
    assert reused


def test_a_tree_is_left_where_the_seat_sees_something_else() -> None:
    (first, action), (second, _) = asked_twice("coloma", 2)
    marshal = Marshal(seeded(1), None, 40)
    assert marshal.choose(Seat(first, first.pending()[0])) == action
    marshal.choose(Seat(second, second.pending()[0]))
    assert marshal.root is not None
    assert marshal.root.choices[second.pending()[0]].total <= 40


def test_a_tree_is_left_where_chance_has_asked_something_else() -> None:
    state, action = asked_twice("sprawl", 1)[0]
    seat = state.pending()[0]
    marshal = Marshal(seeded(1), None, 40)
    assert marshal.choose(Seat(state, seat)) == action
    assert marshal.root is not None
    below = marshal.root.children[action]
    after = state.clone()
    after.apply(seat, action)
    legal = after.legal(seat)
    # What was tried most in other imagined worlds is not possible in this one.
    elsewhere = max(legal) + 1
    below.choices[seat].add_new([elsewhere])
    below.choices[seat].visits[-1] = 1000
    assert marshal.choose(Seat(after, seat)) in legal


@pytest.mark.parametrize("game_id", ["coloma", "sprawl"])
def test_what_is_hidden_does_not_change_a_decision_with_a_kept_tree(game_id: str) -> None:
    for number, (state, action) in enumerate(asked_twice(game_id, 3)):
        seat = state.pending()[0]
        worlds = [state.clone(), state.imagine(seat, Rng(77 + number))]
        marshals = [Marshal(seeded(1), None, 40) for _ in worlds]
        assert [marshal.choose(Seat(world, seat)) for marshal, world in zip(marshals, worlds, strict=True)] == [
            action,
            action,
        ]
        for world in worlds:
            world.apply(seat, action)
        if worlds[0].view(seat) == worlds[1].view(seat):
            later = [marshal.choose(Seat(world, seat)) for marshal, world in zip(marshals, worlds, strict=True)]
            assert later[0] == later[1]


@pytest.mark.parametrize("seed", range(5))
def test_the_search_takes_everything_when_it_is_its_turn_to_share(seed: int) -> None:
    state = begun(bells((ASK, 1), apply=share, legal=two_bells))
    assert Marshal(Rng(seed), None, 200).choose(Seat(state, 1)) == 1


@pytest.mark.parametrize(
    ("points", "values"),
    [([4, 4], [0.5, 0.5]), ([4, 4, 4], [0.35, 0.35, 0.35]), ([4, 4, -200], [0.5, 0.5, 0.0]), ([-200, 4], [0.0, 1.0])],
)
def test_a_shared_victory_is_worth_its_share(points: list[int], values: list[float]) -> None:
    state = begun(bells(), len(points))
    state.points = points
    assert results(state) == pytest.approx(values, abs=1e-6)


def liked(state: Bells, seat: int, legal: list[int]) -> list[float]:
    return [1.0, 3.0, 2.0, 3.0]


def test_deputy_takes_any_of_the_best_and_nothing_else() -> None:
    state = begun(bells((ASK, 0), order=liked))
    chosen = {Deputy(seeded(seed)).choose(Seat(state, 0)) for seed in range(40)}
    assert chosen == {1, 3}
