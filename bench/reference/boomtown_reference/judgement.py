"""What the frozen marshal believes about a position, by game."""

from collections.abc import Callable
from typing import cast

from boomtown.kernel.state import State
from boomtown_reference.carson.evaluate import SWING as CARSON_SWING
from boomtown_reference.carson.evaluate import evaluate as evaluate_carson
from boomtown_reference.carson.order import order as order_carson
from boomtown_reference.coloma.evaluate import SWING as COLOMA_SWING
from boomtown_reference.coloma.evaluate import evaluate as evaluate_coloma
from boomtown_reference.coloma.order import order as order_coloma
from boomtown_reference.sprawl.evaluate import SWING as SPRAWL_SWING
from boomtown_reference.sprawl.evaluate import evaluate as evaluate_sprawl
from boomtown_reference.sprawl.order import order as order_sprawl
from boomtown_reference.wagons.evaluate import SWING as WAGONS_SWING
from boomtown_reference.wagons.evaluate import evaluate as evaluate_wagons
from boomtown_reference.wagons.order import order as order_wagons

Evaluate = Callable[[State, int], float]
Order = Callable[[State, int, list[int]], list[float]]


class Judgement:
    """The points a seat may expect, how promising each action looks, and the lead that usually decides."""

    __slots__ = ("evaluate", "order", "swing")

    def __init__(self, evaluate: object, order: object, swing: float) -> None:
        # Each game's functions take its own kind of position.
        self.evaluate = cast(Evaluate, evaluate)
        self.order = cast(Order, order)
        self.swing = swing


JUDGEMENTS: dict[str, Judgement] = {
    "carson": Judgement(evaluate_carson, order_carson, CARSON_SWING),
    "coloma": Judgement(evaluate_coloma, order_coloma, COLOMA_SWING),
    "sprawl": Judgement(evaluate_sprawl, order_sprawl, SPRAWL_SWING),
    "wagons": Judgement(evaluate_wagons, order_wagons, WAGONS_SWING),
}


def judgement(state: State) -> Judgement:
    """What is believed about the game of a position; the reference knows no other games."""
    return JUDGEMENTS[state.game.id]
