"""Every game as an OpenSpiel game, registered as `boomtown_<game>`.

The deal is chance, in two nodes: its number is the base-256 number of their outcomes. All that happens by chance later
follows from it, so a history determines the game. Seats that choose secretly at once move one after the other, and what
they have chosen is in nobody else's information state until it is opened.
"""

import json
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from boomtown.kernel.message import Event
from boomtown.kernel.registry import game as find_game
from boomtown.kernel.registry import game_ids
from boomtown.kernel.rng import Rng
from boomtown.kernel.state import State
from boomtown.library.encodings import Rewards, returns
from boomtown.rl.coding import Coding, coding
from boomtown.rl.seats import REWARDS, one_of

OUTCOMES = 256
CHANCE_NODES = 2
DEALS = list(range(OUTCOMES))
CHANCES = [(outcome, 1 / OUTCOMES) for outcome in DEALS]

# More decisions than any game needs.
LONGEST = 5000


def name_of(game_id: str) -> str:
    return f"boomtown_{game_id}"


def game_type(game_id: str) -> Any:
    game = find_game(game_id)
    people = game.meta.seats
    return pyspiel.GameType(
        short_name=name_of(game_id),
        long_name=game.meta.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(people),
        min_num_players=min(people),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": people[0], "rewards": "win"},
    )


class BoomtownGame(pyspiel.Game):  # type: ignore[misc]
    """A game with a number of seats. Parameters: `players` and `rewards` ("win" or "points")."""

    game_id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        settings = params or {}
        self.game = find_game(self.game_id)
        self.seats = self.game.check_seats(settings.get("players"))
        self.reward_kind: Rewards = one_of("rewards", settings.get("rewards", "win"), REWARDS)
        self.coding: Coding = coding(self.game)
        self.options = self.game.check_options({})
        info = pyspiel.GameInfo(
            num_distinct_actions=self.coding.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.game_id), info, settings)

    def new_initial_state(self) -> "BoomtownState":
        return BoomtownState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> "Observer":
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class BoomtownState(pyspiel.State):  # type: ignore[misc]
    """A position with the way to it."""

    def __init__(self, game: BoomtownGame) -> None:
        super().__init__(game)
        self._spiel = Shared(game)
        self._chance = 0  # how much of the deal is known: its nodes, and their number so far
        self._number = 0
        self.position: State | None = None
        # A sampled state goes on from here: its position, what its player knew, and the length of the history then.
        self._sampled: tuple[State, int, str, int] | None = None

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        if not self.position.agenda:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.position.pending()[0]

    def is_terminal(self) -> bool:
        return self.position is not None and not self.position.agenda

    # OpenSpiel has these two already. Written here, they do not go through C++ and back.

    def is_chance_node(self) -> bool:
        return self.position is None

    def legal_actions(self, player: int | None = None) -> list[int]:
        position = self.position
        if position is None:
            return DEALS[:]
        pending = position.pending()
        if not pending or player not in (None, pending[0]):
            return []
        return self._spiel.game.coding.encoding.numbers(position, pending[0])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return CHANCES

    def _legal_actions(self, player: int) -> list[int]:
        if self.position is None:
            return []
        return self._spiel.game.coding.encoding.numbers(self.position, player)

    def _apply_action(self, action: int) -> None:
        game = self._spiel.game
        position = self.position
        if position is None:
            self._number = self._number * OUTCOMES + action
            self._chance += 1
            if self._chance == CHANCE_NODES:
                self.position = game.game.new(game.seats, self._number, game.options)
            return
        seat = position.pending()[0]
        game.coding.encoding.apply(position, seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.position is None or player < 0:
            return f"deal {action}"
        game = self._spiel.game
        own = game.coding.encoding.engine_action(self.position, player, action)
        return game.game.actions.format(own) if own >= 0 else f"action {action}"

    def returns(self) -> list[float]:
        game = self._spiel.game
        if self.position is None or not self.position.over:
            return [0.0] * game.seats
        return returns(self.position, game.reward_kind)

    def information_state_string(self, player: int | None = None) -> str:
        """What a seat knew at the deal, everything it did and heard since, and what it knows now."""
        seat = self.current_player() if player is None else player
        if self.position is None:
            return ""
        return "\n".join([self._heard(seat), json.dumps(self.position.view(seat))])

    def _heard(self, seat: int) -> str:
        """The history as a seat may know it; it is played again, for that is seldom asked."""
        game = self._spiel.game
        lines: list[str] = []
        if self._sampled is None:
            state = game.game.new(game.seats, self._number, game.options)
            lines.append(json.dumps(state.view(seat)))
            actions = self.history()[CHANCE_NODES:]
        else:
            sampled, player, view_text, length = self._sampled
            state = sampled.clone()
            lines.append(view_text if seat == player else json.dumps(state.view(seat)))
            actions = self.history()[length:]

        def hear(event: Event) -> None:
            if event.seats is None or seat in event.seats:
                lines.append(f"{event.key} {event.params}")

        state.listener = hear
        for action in actions:
            mover = state.pending()[0]
            if mover == seat:
                lines.append(f"{seat} {action}")
            state.apply(mover, game.coding.encoding.engine_action(state, mover, action))
        return "\n".join(lines)

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return "" if self.position is None else json.dumps(self.position.view(seat))

    def resample_from_infostate(self, player: int, sampler: Any) -> "BoomtownState":
        """A state that looks the same to the player; `sampler` gives numbers from 0 to 1."""
        other: BoomtownState = self.clone()
        if self.position is not None:
            position = self.position.imagine(player, Rng(int(sampler() * (1 << 53))))
            # What others have chosen in secret is unknown to the player and drawn anew.
            for seat in self.position.answered():
                if seat != player:
                    legal = position.legal(seat)
                    position.apply(seat, legal[int(sampler() * len(legal)) % len(legal)])
            other.position = position
            other._sampled = (position.clone(), player, self._heard(player), len(self.history()))
        return other

    def __str__(self) -> str:
        if self.position is None:
            return f"deal {self._chance} {self._number}"
        return f"deal {self._number} {self.position!r}\n{json.dumps(self.position.to_json())}"


class Shared:
    """Keeps one object for all copies of a state: OpenSpiel copies states deeply."""

    __slots__ = ("game",)

    def __init__(self, game: BoomtownGame) -> None:
        self.game = game

    def __deepcopy__(self, memo: dict[int, object]) -> "Shared":
        return self


class Observer:
    """The observation of a game as a tensor with named parts; see observation.py of OpenSpiel."""

    def __init__(self, game: BoomtownGame, kind: Any) -> None:
        self.coding = game.coding
        self.perfect_recall = bool(kind.perfect_recall)
        self.tensor = np.zeros(self.coding.size, np.float32)
        self.dict = {
            block.name: self.tensor[block.start : block.start + block.size].reshape(block.shape)
            for block in self.coding.encoding.blocks
        }

    def set_from(self, state: BoomtownState, player: int) -> None:
        if state.position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.coding.numbers(state.position, player)

    def string_from(self, state: BoomtownState, player: int) -> str:
        return state.information_state_string(player) if self.perfect_recall else state.observation_string(player)


def class_name(game_id: str) -> str:
    return f"Boomtown{game_id.capitalize()}"


@cache
def game_class(game_id: str) -> type[BoomtownGame]:
    """The class of one title; pickle finds it as an attribute of this module."""
    return type(class_name(game_id), (BoomtownGame,), {"game_id": game_id, "__module__": __name__})


def __getattr__(name: str) -> type[BoomtownGame]:
    for game_id in game_ids():
        if class_name(game_id) == name:
            return game_class(game_id)
    raise AttributeError(name)


def register() -> None:
    """Register all titles that OpenSpiel does not know yet."""
    for game_id in game_ids():
        if name_of(game_id) not in pyspiel.registered_names():
            pyspiel.register_game(game_type(game_id), game_class(game_id))
