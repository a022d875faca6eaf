"""The suites of PettingZoo, Gymnasium and OpenSpiel, for every game and number of seats."""

import contextlib
import copy
import io
import pickle
import random
import warnings
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import boomtown
from boomtown import rl
from boomtown.kernel.errors import BadSetup, IllegalAction
from boomtown.kernel.state import State

SETUPS = [(game_id, seats) for game_id in boomtown.game_ids() for seats in boomtown.meta(game_id).seats]
GAMES = boomtown.game_ids()
CYCLES = 60


@pytest.fixture(autouse=True)
def quiet() -> Any:
    """The suites print, and warn of habits that are not ours to choose."""
    with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize(("game_id", "seats"), SETUPS)
def test_pettingzoo(game_id: str, seats: int) -> None:
    api_test(rl.env(game_id, seats=seats), num_cycles=CYCLES)
    parallel_api_test(rl.parallel_env(game_id, seats=seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("game_id", "seats"), SETUPS)
def test_pettingzoo_seeds(game_id: str, seats: int) -> None:
    seed_test(lambda: rl.env(game_id, seats=seats), num_cycles=CYCLES)
    parallel_seed_test(lambda: rl.parallel_env(game_id, seats=seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("game_id", "seats"), SETUPS)
def test_gymnasium(game_id: str, seats: int) -> None:
    check_env(gymnasium.make(rl.gymnasium_id(game_id), seats=seats, opponent="random").unwrapped, True, True)


@pytest.mark.parametrize(("game_id", "seats"), SETUPS)
def test_openspiel(game_id: str, seats: int) -> None:
    game = pyspiel.load_game(f"boomtown_{game_id}", {"players": seats})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game_id", GAMES)
def test_openspiel_serializes_by_history(game_id: str) -> None:
    game = pyspiel.load_game(f"boomtown_{game_id}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def played(game_id: str, moves: int, chance: random.Random, **params: Any) -> Any:
    state = pyspiel.load_game(f"boomtown_{game_id}", params).new_initial_state()
    for _ in range(moves):
        if state.is_chance_node():
            state.apply_action(chance.randrange(256))
        elif not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("game_id", GAMES)
def test_sampled_states_look_the_same(game_id: str) -> None:
    chance = random.Random(game_id)
    for moves in (3, 10, 25):
        state = played(game_id, moves, chance)
        if state.is_terminal():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, chance.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions() and other.current_player() == player


def test_information_states_remember_and_do_not_tell() -> None:
    """Two deals that differ only in what a seat cannot see are one information state; what it did itself is in it."""
    chance = random.Random(1)
    state = played("carson", 3, chance, players=2)  # the deal and one secret bid
    for bid in range(8):
        other = played("carson", 2, random.Random(1), players=2)
        other.apply_action(bid)
        assert other.information_state_string(1) == state.information_state_string(1)
    before = state.information_state_string(0)
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(0).split("\n")[1] == before.split("\n")[1]


def test_openspiel_algorithms_play() -> None:
    chance = np.random.RandomState(1)
    wagons = played("wagons", 20, random.Random(2))
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    searcher = mcts.MCTSBot(wagons.get_game(), 1.4, 5, evaluator, random_state=chance)
    if not wagons.is_terminal():
        assert searcher.step(wagons) in wagons.legal_actions()
    carson = played("carson", 12, random.Random(3), players=2)
    # ISMCTS of OpenSpiel needs games that sum to zero by declaration only for exploitability, not for play.
    bot = ismcts.ISMCTSBot(carson.get_game(), evaluator, 2.0, 3, random_state=chance)
    assert bot.step(carson) in carson.legal_actions()


def finish(env: Any, chance: np.random.Generator) -> dict[str, float]:
    """Play at random to the end; what each agent got."""
    env.reset(seed=5)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        total[agent] += reward
        env.step(None if ended or cut else int(chance.choice(np.flatnonzero(observation["action_mask"]))))
    return total


@pytest.mark.parametrize(("game_id", "seats"), SETUPS)
def test_rewards_name_the_winner(game_id: str, seats: int) -> None:
    env = rl.raw_env(game_id, seats=seats)
    total = finish(env, np.random.default_rng(1))
    winners = env.position.winners()
    best = max(total.values())
    for seat, agent in enumerate(env.possible_agents):
        assert (total[agent] == best) == (seat in winners) or not set(winners) & set(range(seats))
    if seats > 1 and set(winners) <= set(range(seats)):
        assert abs(sum(total.values())) < 1e-9
    points = finish(rl.raw_env(game_id, seats=seats, rewards="points"), np.random.default_rng(1))
    assert all(-1 <= value <= 1 for value in points.values())


def test_an_illegal_action_changes_nothing_and_says_why() -> None:
    env = rl.raw_env("wagons")
    env.reset(seed=1)
    for action, reason in ((600, "Choose the card of the circle"), (684, "no action number 684"), (-1, "number -1")):
        with pytest.raises(IllegalAction, match=reason):
            env.step(action)
    vector = rl.BoomtownVector("wagons", num_envs=1)
    with pytest.raises(gymnasium.error.ResetNeeded):
        vector.step(np.array([600]))
    vector.reset(seed=1)
    with pytest.raises(IllegalAction, match="Choose the card of the circle"):
        vector.step(np.array([600]))
    single = gymnasium.make(rl.gymnasium_id("wagons")).unwrapped
    single.reset(seed=1)
    _, reward, ended, _, info = single.step(np.int64(600))
    assert (reward, ended, info["illegal"]) == (-1.0, True, 600)


def test_the_ids_are_registered() -> None:
    for game_id in GAMES:
        version = boomtown.meta(game_id).version
        assert rl.pettingzoo_id(game_id) == rl.gymnasium_id(game_id) == f"boomtown/{game_id}-v{version}"
        name = f"boomtown_{game_id}_v{version}"
        assert pettingzoo.make("aec", rl.pettingzoo_id(game_id)).metadata["name"] == name
        assert pettingzoo.make("parallel", rl.pettingzoo_id(game_id)).metadata["name"] != name
        assert f"boomtown_{game_id}" in pyspiel.registered_names()


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(BadSetup):
        rl.env("wagons", seats=3)
    with pytest.raises(boomtown.BoomtownError):
        gymnasium.make(rl.gymnasium_id("wagons"), opponent="nobody")
    with pytest.raises(BadSetup):
        gymnasium.make(rl.gymnasium_id("wagons"), seat=2)
    for settings in ({"rewards": "money"}, {"render_mode": "rgb_array"}):
        with pytest.raises(BadSetup):
            rl.env("wagons", **settings)
    with pytest.raises(BadSetup):
        pyspiel.load_game("boomtown_wagons", {"rewards": "money"})


def pickled(environment: Any) -> Any:
    return pickle.loads(pickle.dumps(environment))


@pytest.mark.parametrize("game_id", GAMES)
def test_copied_and_pickled_environments_are_independent(game_id: str) -> None:
    single: Any = gymnasium.make(rl.gymnasium_id(game_id), opponent="deputy").unwrapped
    seen, _ = single.reset(seed=3)
    before = single.position.clone()
    copies = [pickled(single), copy.deepcopy(single)]
    for _ in range(3):
        action = np.flatnonzero(seen["action_mask"])[-1]
        seen, other = (again.step(action)[0] for again in copies)
        assert all((seen[name] == other[name]).all() for name in seen)
    assert single.position == before and copies[0].position != before
    env = rl.env(game_id)
    env.reset(seed=3)
    for way in (pickled, copy.deepcopy):
        other = way(env)
        assert other.unwrapped.position == env.unwrapped.position
        other.step(np.flatnonzero(other.last()[0]["action_mask"])[0])
        assert other.unwrapped.position != env.unwrapped.position
    assert pickled(rl.parallel_env(game_id)).possible_agents == env.possible_agents
    vector = pickled(rl.BoomtownVector(game_id, num_envs=2))
    assert vector.reset(seed=1)[0]["observation"].shape[0] == 2


def test_every_game_of_a_vector_has_a_seed_of_its_own() -> None:
    vector = rl.BoomtownVector("wagons", num_envs=3)
    vector.reset(seed=4)
    positions = vector.positions
    vector.reset(seed=[5, None, 6])
    assert vector.positions[0] == positions[1] and vector.positions[2] == positions[2]
    assert len({*positions, *vector.positions}) == 4
    rl.BoomtownVector("wagons", num_envs=1).reset()


def test_games_side_by_side_are_those_played_alone() -> None:
    vector = rl.BoomtownVector("carson", num_envs=3, seats=2)
    observation, info = vector.reset(seed=4)
    shadows: list[State] = [pickle.loads(pickle.dumps(state)) for state in vector.positions]
    chance = np.random.default_rng(2)
    ends = 0
    for _ in range(500):
        assert vector.observation_space.contains(observation)
        actions = np.array(
            [chance.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in observation["action_mask"]]
        )
        for number, shadow in enumerate(shadows):
            if shadow.over:
                shadows[number] = None  # type: ignore[call-overload]
            else:
                seat = shadow.pending()[0]
                assert info["seat"][number] == seat
                shadow.apply(seat, vector.coding.encoding.legal(shadow, seat)[int(actions[number])])
        observation, rewards, ended, _, info = vector.step(actions)
        for number, shadow in enumerate(shadows):
            if shadow is None:
                shadows[number] = vector.positions[number].clone()  # dealt anew
                assert rewards[number] == 0
            else:
                assert vector.positions[number] == shadow and ended[number] == shadow.over
        ends += int(ended.sum())
    assert ends > 3
