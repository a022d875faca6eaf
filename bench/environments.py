"""Steps per second of our environments next to one of PettingZoo's own and one of OpenSpiel's, in one run.

Everybody chooses at random among the legal actions; observations are made for every step of PettingZoo's environments.
Processor time counts, and the best of some rounds.
"""

import random
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from pettingzoo.classic import connect_four_v3

import boomtown
from boomtown import rl
from boomtown.kernel import state as kernel_state

ROUNDS = 3
# What a game must reach next to its peer.
AEC_TIMES, OPENSPIEL_TIMES = 2.0, 1.2


def aec_rate(env: Any, seconds: float) -> float:
    chance = random.Random(1)
    steps = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                env.step(chance.choice(np.flatnonzero(observation["action_mask"])))
                steps += 1
    return steps / (time.process_time() - begun)


def openspiel_rate(game: Any, seconds: float) -> float:
    chance = random.Random(1)
    steps = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(chance.choice(outcomes)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                steps += 1
    return steps / (time.process_time() - begun)


def best(measure: Callable[[Any, float], float], made: Any, seconds: float) -> float:
    return max(measure(made, seconds) for _ in range(ROUNDS))


def table(title: str, peer: float, ours: dict[str, float], wanted: float) -> None:
    print(f"{title:28} {peer:10,.0f} steps/s")
    for game_id, rate in ours.items():
        print(f"  {game_id:26} {rate:10,.0f} steps/s   {rate / peer:5.2f} times (wanted: {wanted})")


def main(seconds: float) -> None:
    print("compiled" if not kernel_state.__file__.endswith(".py") else "plain")
    games = boomtown.game_ids()
    aec = {game_id: best(aec_rate, rl.raw_env(game_id), seconds) for game_id in games}
    table("PettingZoo connect_four", best(aec_rate, connect_four_v3.raw_env(), seconds), aec, AEC_TIMES)
    names = {game_id: pyspiel.load_game(f"boomtown_{game_id}") for game_id in games}
    spiel = {game_id: best(openspiel_rate, game, seconds) for game_id, game in names.items()}
    peer = best(openspiel_rate, pyspiel.load_game("gin_rummy"), seconds)
    table("OpenSpiel gin_rummy", peer, spiel, OPENSPIEL_TIMES)


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 2.0)
