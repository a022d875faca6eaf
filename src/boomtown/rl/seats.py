"""What both PettingZoo environments have in common: a game with one agent for each seat, its deals and its drawing."""

import secrets
from collections.abc import Sequence
from typing import Any, Protocol, TypeVar, get_args

import gymnasium

from boomtown.kernel.errors import BadSetup
from boomtown.kernel.registry import game as find_game
from boomtown.kernel.state import Options, State
from boomtown.library.encodings import Rewards
from boomtown.rl.coding import coding

SEED_BITS = 64
RENDER_MODES = ["ansi", "human"]
REWARDS: tuple[Rewards, ...] = get_args(Rewards)

T = TypeVar("T")


def one_of(name: str, given: T, known: Sequence[T]) -> T:
    """A setting, if it is one of those that are known."""
    if given not in known:
        allowed = ", ".join(str(value) for value in known)
        raise BadSetup("setup-value", {"option": name, "given": str(given), "allowed": allowed})
    return given


class Drawable(Protocol):
    """An environment that shows a position."""

    position: State
    render_mode: str | None


def render(environment: Drawable) -> str | None:
    """The position as text, returned or printed as the render mode asks."""
    if environment.render_mode == "ansi":
        return str(environment.position)
    if environment.render_mode == "human":
        print(environment.position)
    return None


class SeatsAsAgents:
    """A game with some number of seats; `seat_0` is the first."""

    extra_actions = 0  # beyond those of the game

    def __init__(
        self,
        game_id: str,
        seats: int | None = None,
        options: Options | None = None,
        components: str | None = None,
        rewards: Rewards = "win",
        render_mode: str | None = None,
    ) -> None:
        self.game = find_game(game_id, components)
        self.seats = self.game.check_seats(seats)
        self.options = self.game.check_options(options or {})
        self.coding = coding(self.game, self.extra_actions)
        self.reward_kind: Rewards = one_of("rewards", rewards, REWARDS)
        self.render_mode = one_of("render_mode", render_mode, [None, *RENDER_MODES])
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.observation_spaces = {agent: self.coding.space() for agent in self.possible_agents}
        self.action_spaces = {agent: gymnasium.spaces.Discrete(self.coding.actions) for agent in self.possible_agents}
        self._rows = [self.coding.new_row() for _ in self.possible_agents]
        self._seed = secrets.SystemRandom().getrandbits(SEED_BITS)
        self.position: State = self.game.new(self.seats, self._seed, self.options)

    def deal(self, seed: int | None) -> None:
        """Deal from the seed, or from the one after that of the last deal."""
        self._seed = self._seed + 1 if seed is None else seed
        self.position = self.game.new(self.seats, self._seed, self.options)

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        return render(self)
