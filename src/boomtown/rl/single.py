"""Every game as a Gymnasium environment: one seat learns, bots sit on the others."""

from typing import Any

import gymnasium
import numpy as np

from boomtown.bots import Bot, Seat, bot, decision
from boomtown.kernel.registry import game as find_game
from boomtown.kernel.registry import game_ids, meta
from boomtown.kernel.state import Options, State
from boomtown.library.encodings import Rewards, returns
from boomtown.rl.coding import Observation, coding
from boomtown.rl.seats import RENDER_MODES, REWARDS, one_of, render

SEED_BITS = 62


def gymnasium_id(game_id: str) -> str:
    """Such as "boomtown/wagons-v2"; the version is that of the rules."""
    return f"boomtown/{game_id}-v{meta(game_id).version}"


def register() -> None:
    for game_id in game_ids():
        if gymnasium_id(game_id) not in gymnasium.registry:
            gymnasium.register(
                gymnasium_id(game_id), entry_point="boomtown.rl.single:BoomtownSingle", kwargs={"game_id": game_id}
            )


class BoomtownSingle(gymnasium.Env[Observation, np.int64]):
    """One seat against bots. `seat` None: a seat at random for every game.

    An illegal action ends the episode with reward -1 and is named in `info["illegal"]`; `action_mask` says which are
    legal.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game_id: str,
        opponent: str = "deputy",
        seats: int | None = None,
        seat: int | None = None,
        options: Options | None = None,
        components: str | None = None,
        rewards: Rewards = "win",
        seconds: float | None = None,
        iterations: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = find_game(game_id, components)
        self.seats = self.game.check_seats(seats)
        self.wanted_seat = one_of("seat", seat, [None, *range(self.seats)])
        self.options = self.game.check_options(options or {})
        self.coding = coding(self.game)
        self.opponent, self.seconds, self.iterations = opponent, seconds, iterations
        bot(opponent, 0, seconds, iterations)  # one that does not exist is refused now
        self.reward_kind = one_of("rewards", rewards, REWARDS)
        self.render_mode = one_of("render_mode", render_mode, [None, *RENDER_MODES])
        self._rows = [self.coding.new_row() for _ in range(self.seats)]
        self.observation_space = self.coding.space()
        self.action_space = gymnasium.spaces.Discrete(self.coding.actions)
        self.position: State = self.game.new(self.seats, 0, self.options)
        self.seat = seat or 0
        self.bots: list[Bot] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.position = self.game.new(self.seats, self._draw(), self.options)
        self.seat = int(self.np_random.integers(self.seats)) if self.wanted_seat is None else self.wanted_seat
        self.bots = []
        self._let_bots_decide()
        return self._observe(), {"seat": self.seat}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        state = self.position
        chosen = self.coding.encoding.engine_action(state, self.seat, int(action))
        info: dict[str, Any] = {"seat": self.seat}
        if chosen < 0:
            info["illegal"] = int(action)
            return self._observe(), -1.0, True, False, info
        state.apply(self.seat, chosen)
        self._let_bots_decide()
        reward = 0.0
        if state.over:
            reward = returns(state, self.reward_kind)[self.seat]
            info["points"] = [state.score(rival).total for rival in state.rivals()]
        return self._observe(), reward, state.over, False, info

    def render(self) -> str | None:
        return render(self)

    def __getstate__(self) -> dict[str, Any]:
        """For copies and pickles: without the bots, which compiled code does not copy. Those of a copy begin anew."""
        return {**self.__dict__, "bots": []}

    def _observe(self) -> Observation:
        return self.coding.observe(self.position, self.seat, self._rows[self.seat])

    def _let_bots_decide(self) -> None:
        state = self.position
        if not self.bots:
            self.bots = [bot(self.opponent, self._draw(), self.seconds, self.iterations) for _ in range(self.seats)]
        while not state.over and self.seat not in state.pending():
            seat = state.pending()[0]
            state.apply(seat, decision(self.bots[seat], Seat(state, seat)))

    def _draw(self) -> int:
        return int(self.np_random.integers(1 << SEED_BITS))
