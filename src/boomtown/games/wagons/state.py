"""The position: goals, circle, what each seat holds and has built."""

from typing import Self, cast

from boomtown.games.wagons.components import CARDS
from boomtown.games.wagons.town import Town, empty_town
from boomtown.kernel.game import Game
from boomtown.kernel.rng import Rng
from boomtown.kernel.state import Json, Options, State


class Position(State):
    """One position of Circle the Wagons."""

    __slots__ = ("goals", "circle", "hands", "towns")

    def __init__(self, game: Game[State], seats: int, options: Options, rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        self.goals: list[int] = []  # the three cards whose goals count
        self.circle: list[int] = []  # the cards still in the circle, the next one first
        self.hands: list[list[int]] = [[], []]  # per seat the cards it must place, in order
        self.towns: list[Town] = []

    def clone(self) -> Self:
        copy = type(self)(self.game, self.seats, self.options, self.rng.clone())
        self.copy_base(copy)
        copy.goals = self.goals  # never changed after set-up
        copy.circle = self.circle[:]
        copy.hands = [self.hands[0][:], self.hands[1][:]]
        copy.towns = [self.towns[0].clone(), self.towns[1].clone()]
        return copy

    def to_json(self) -> Json:
        return self.base_json() | {
            "goals": list(self.goals),
            "circle": list(self.circle),
            "hands": [list(hand) for hand in self.hands],
            "towns": [list(town.laid) for town in self.towns],
        }


def restore(state: Position, doc: Json) -> None:
    """Fill a blank position from to_json(); towns are built again card by card."""
    state.goals = list(cast(list[int], doc["goals"]))
    state.circle = list(cast(list[int], doc["circle"]))
    state.hands = [list(hand) for hand in cast(list[list[int]], doc["hands"])]
    state.towns = [rebuilt(laid) for laid in cast(list[list[int]], doc["towns"])]


def rebuilt(laid: list[int]) -> Town:
    """The town that arises from laying these cards: card and place action by turns."""
    town = empty_town()
    for index in range(0, len(laid), 2):
        town.lay(laid[index], laid[index + 1])
    return town


def census(state: Position) -> dict[str, int]:
    """Every card lies in exactly one place."""
    cards = state.goals + state.circle + state.hands[0] + state.hands[1]
    for town in state.towns:
        cards = cards + town.laid[::2]
    return {f"card {card}": cards.count(card) for card in range(CARDS)}
