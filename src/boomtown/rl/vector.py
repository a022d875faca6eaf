"""Many games of self-play side by side, one array for all observations.

Each game shows what the seat that is asked knows; the action given is that seat's. A game that has ended is dealt anew
in the next step, whatever action is given for it (Gymnasium's NEXT_STEP mode).
"""

import secrets
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from boomtown.kernel.registry import game as find_game
from boomtown.kernel.rng import seeded
from boomtown.kernel.state import Options, State
from boomtown.library.encodings import Rewards, returns
from boomtown.rl.coding import Observation, coding
from boomtown.rl.seats import REWARDS, SEED_BITS, one_of

Floats = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]


class BoomtownVector(VectorEnv[Observation, npt.NDArray[np.int64], Any]):
    """`rewards` of a step are those of the seats that acted; `info["returns"]` has those of all seats."""

    def __init__(
        self,
        game_id: str,
        num_envs: int = 8,
        seats: int | None = None,
        options: Options | None = None,
        components: str | None = None,
        rewards: Rewards = "win",
    ) -> None:
        self.game = find_game(game_id, components)
        self.seats = self.game.check_seats(seats)
        self.options = self.game.check_options(options or {})
        self.coding = coding(self.game)
        self.reward_kind = one_of("rewards", rewards, REWARDS)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space = self.coding.space()
        self.single_action_space = gymnasium.spaces.Discrete(self.coding.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        # The deals of each game come from a generator of its own.
        self._chances = [seeded(secrets.randbits(SEED_BITS), "vector") for _ in range(num_envs)]
        self.positions: list[State] = []
        self._rows = [[self.coding.new_row() for _ in range(self.seats)] for _ in range(num_envs)]
        self._numbers = np.zeros((num_envs, self.coding.size), np.int16)
        self._masks = np.zeros((num_envs, self.coding.actions), np.int8)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        seeds = seed if isinstance(seed, list) else [None if seed is None else seed + n for n in range(self.num_envs)]
        self._chances = [
            chance if own is None else seeded(own, "vector") for own, chance in zip(seeds, self._chances, strict=True)
        ]
        self.positions = [self._deal(number) for number in range(self.num_envs)]
        return self._observe(), self._info(np.zeros((self.num_envs, self.seats)))

    def step(self, actions: npt.NDArray[np.int64]) -> tuple[Observation, Floats, Flags, Flags, dict[str, Any]]:
        if not self.positions:
            raise ResetNeeded("reset() needs to be called before step().")
        rewards = np.zeros(self.num_envs)
        every = np.zeros((self.num_envs, self.seats))
        ended = np.zeros(self.num_envs, np.bool_)
        for number, action in enumerate(actions.tolist()):
            state = self.positions[number]
            if state.over:
                self.positions[number] = self._deal(number)
                continue
            seat = state.pending()[0]
            self.coding.encoding.apply(state, seat, action)
            if state.over:
                every[number] = returns(state, self.reward_kind)
                rewards[number] = every[number, seat]
                ended[number] = True
        return self._observe(), rewards, ended, np.zeros(self.num_envs, np.bool_), self._info(every)

    def _deal(self, number: int) -> State:
        return self.game.new(self.seats, self._chances[number].next(), self.options)

    def _seat(self, state: State) -> int:
        return state.pending()[0] if not state.over else 0

    def _observe(self) -> Observation:
        for number, state in enumerate(self.positions):
            seat = self._seat(state)
            self._numbers[number] = self.coding.numbers(state, seat, self._rows[number][seat])
            self._masks[number] = self.coding.mask(state, seat)
        return {"observation": self._numbers.copy(), "action_mask": self._masks.copy()}

    def _info(self, every: Floats) -> dict[str, Any]:
        return {"seat": np.array([self._seat(state) for state in self.positions]), "returns": every}
