"""Every game as a PettingZoo environment in which the seats act one after the other.

Seats that choose secretly at once act one by one too; what they have chosen is in nobody else's observation.
"""

from typing import Any

import numpy as np
import pettingzoo
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from boomtown.kernel.registry import game_ids, meta
from boomtown.library.encodings import returns
from boomtown.rl.coding import MASK_TYPE, Observation
from boomtown.rl.seats import RENDER_MODES, SeatsAsAgents


def env(game_id: str, **settings: Any) -> AECEnv[str, Observation, int | None]:
    """The environment with PettingZoo's usual checks: an illegal action ends the game for whoever chose it."""
    checked: AECEnv[str, Observation, int | None] = raw_env(game_id, **settings)
    checked = wrappers.TerminateIllegalWrapper(checked, illegal_reward=-1)
    checked = wrappers.AssertOutOfBoundsWrapper(checked)
    return wrappers.OrderEnforcingWrapper(checked)


def raw_env(game_id: str, **settings: Any) -> "BoomtownAEC":
    """The environment without checks around it; an illegal action raises the engine's own error."""
    return BoomtownAEC(game_id, **settings)


def pettingzoo_id(game_id: str) -> str:
    """Such as "boomtown/wagons-v2"; the version is that of the rules."""
    return f"boomtown/{game_id}-v{meta(game_id).version}"


def register() -> None:
    """Register all titles with PettingZoo, for `pettingzoo.make`."""
    for game_id in game_ids():
        kwargs = {"game_id": game_id}
        pettingzoo.register("aec", pettingzoo_id(game_id), "boomtown.rl.aec:env", kwargs=kwargs)
        pettingzoo.register("parallel", pettingzoo_id(game_id), "boomtown.rl.parallel:parallel_env", kwargs=kwargs)


class BoomtownAEC(SeatsAsAgents, AECEnv[str, Observation, int | None]):
    """A game with some number of seats; `seat_0` is the first."""

    def __init__(self, game_id: str, **settings: Any) -> None:
        super().__init__(game_id, **settings)
        self.metadata: dict[str, Any] = {
            "name": f"boomtown_{game_id}_v{self.game.meta.version}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observe = self.coding.encoding.observe
        self._play = self.coding.encoding.play

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew: from the seed, or from the one after that of the last deal."""
        self.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.position.pending()[0]]

    def observe(self, agent: str) -> Observation:
        seat = self._seat[agent]
        row = self._rows[seat]
        mask = self._observe(self.position, seat, row.row)  # as Coding.observe(), without a call more for every step
        return {"observation": row.array.copy(), "action_mask": np.frombuffer(mask, MASK_TYPE)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        compact = -1 if action is None else int(action)
        following = self._play(self.position, self._seat[agent], compact)
        if following >= 0:  # no rewards before the end, so there are none to reset
            self.agent_selection = self.possible_agents[following]
            return
        ends = returns(self.position, self.reward_kind)
        self.rewards = dict(zip(self.possible_agents, ends, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def close(self) -> None:
        """Nothing is open."""
