"""Every game as a PettingZoo environment in which all seats act in each step.

It fits where seats choose secretly at once: their choices are one step. A seat that is asked nothing has one action
only, to wait, which is the last number of the action space. An illegal action ends the game, with reward -1 for whoever
chose it.
"""

from typing import Any

from pettingzoo import ParallelEnv

from boomtown.library.encodings import returns
from boomtown.rl.coding import Observation
from boomtown.rl.seats import RENDER_MODES, SeatsAsAgents


def parallel_env(game_id: str, **settings: Any) -> "BoomtownParallel":
    return BoomtownParallel(game_id, **settings)


class BoomtownParallel(SeatsAsAgents, ParallelEnv[str, Observation, int]):
    """A game with some number of seats; `seat_0` is the first."""

    extra_actions = 1

    def __init__(self, game_id: str, **settings: Any) -> None:
        super().__init__(game_id, **settings)
        self.metadata: dict[str, Any] = {
            "name": f"boomtown_{game_id}_parallel_v{self.game.meta.version}",
            "render_modes": RENDER_MODES,
        }
        self.wait = self.coding.actions - 1
        self.agents: list[str] = []

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.deal(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        state = self.position
        chosen: dict[int, int] = {}
        rewards = dict.fromkeys(self.agents, 0.0)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        illegal = False
        for seat in state.pending():
            agent = self.possible_agents[seat]
            action = self.coding.encoding.engine_action(state, seat, int(actions[agent]))
            if action < 0:
                rewards[agent], infos[agent]["illegal"], illegal = -1.0, int(actions[agent]), True
            else:
                chosen[seat] = action
        if not illegal:
            for seat, action in chosen.items():
                state.apply(seat, action)
            if state.over:
                rewards = dict(zip(self.agents, returns(state, self.reward_kind), strict=True))
        over = state.over or illegal
        ended, cut = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, False)
        answer = self._observations(), rewards, ended, cut, infos
        if over:
            self.agents = []
        return answer

    def _observations(self) -> dict[str, Observation]:
        pending = self.position.pending()
        observations = {}
        for seat, agent in enumerate(self.agents):
            observation = self.coding.observe(self.position, seat, self._rows[seat])
            if seat not in pending:
                observation["action_mask"][:] = 0
                observation["action_mask"][self.wait] = 1
            observations[agent] = observation
        return observations
