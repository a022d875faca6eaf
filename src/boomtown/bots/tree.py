"""The tree of marshal's search: what each seat has tried at a node, and with what result."""

import math

from boomtown.kernel.judgement import added
from boomtown.kernel.state import State

# Weight of exploration, in the unit of values (0 to 1).
EXPLORE = 1.2
# An untried branch is assumed to be this much worse than its parent.
UNTRIED_PENALTY = 0.05
# How many branches are considered: FIRST_WIDTH plus GROWTH times the square root of the visits.
FIRST_WIDTH = 3
GROWTH = 1.0
# Temperature of the prior: actions whose ratings differ by this share of the game's swing differ by a factor of e.
TEMPERATURE = 0.25


class Choice:
    """What one seat has tried at a node. The branches are in the order of their priors."""

    __slots__ = ("actions", "action_set", "priors", "visits", "sums", "total")

    def __init__(self, actions: list[int], priors: list[float]) -> None:
        self.actions = actions
        self.action_set = set(actions)
        self.priors = priors
        self.visits = [0] * len(actions)
        self.sums = [0.0] * len(actions)
        self.total = 0

    def add_new(self, legal: list[int]) -> None:
        """Add the actions that were not legal in the positions seen so far at this node."""
        for action in legal:
            if action not in self.action_set:
                self.action_set.add(action)
                self.actions.append(action)
                self.priors.append(1.0 / len(legal))
                self.visits.append(0)
                self.sums.append(0.0)

    def select(self, allowed: set[int], value: float, unit: float = 1.0) -> int:
        """The index of the branch to follow among the actions that are legal in this position.

        The smaller the differences of values are, the smaller is the unit in which to explore.
        """
        width = FIRST_WIDTH + int(GROWTH * math.sqrt(self.total))
        scale = unit * EXPLORE * math.sqrt(self.total + 1)
        best = -1
        best_value = -1e9
        for index in range(len(self.actions)):
            if self.actions[index] not in allowed:
                continue
            if width == 0:
                break
            width -= 1
            visits = self.visits[index]
            mean = self.sums[index] / visits if visits else value - unit * UNTRIED_PENALTY
            value_here = mean + scale * self.priors[index] / (1 + visits)
            if value_here > best_value:
                best_value = value_here
                best = index
        return best

    def most_visited(self) -> int:
        best = 0
        for index in range(1, len(self.actions)):
            more = self.visits[index] - self.visits[best]
            if more > 0 or (more == 0 and self.visits[index] and self.mean(index) > self.mean(best)):
                best = index
        return best

    def visits_ahead(self) -> int:
        """By how many visits the most visited branch leads."""
        first = second = 0
        for visits in self.visits:
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
        return first - second

    def mean(self, index: int) -> float:
        return self.sums[index] / self.visits[index] if self.visits[index] else 0.0


class Node:
    """A decision of the game, one for all positions that look the same to the searching seat."""

    __slots__ = ("world", "choices", "children", "values")

    def __init__(self, world: State | None) -> None:
        self.world = world  # the position itself, kept only where nothing is hidden
        self.choices: dict[int, Choice] = {}  # by seat
        self.children: dict[int, Node] = {}
        self.values: list[float] = []  # the evaluation, per seat; empty before the first visit

    def fits(self, seat: int, legal: list[int]) -> bool:
        """Whether everything that was tried here is legal. After chance, worlds with other questions share a node."""
        choice = self.choices.get(seat)
        return choice is not None and choice.action_set <= set(legal)


def priors(ratings: list[float], swing: float) -> tuple[list[int], list[float]]:
    """The order of the branches, best rating first, and the prior share of each."""
    ranking = sorted(range(len(ratings)), key=lambda index: -ratings[index])
    top = ratings[ranking[0]]
    weights = [math.exp((ratings[index] - top) / (TEMPERATURE * swing)) for index in ranking]
    total = added(weights)
    return ranking, [weight / total for weight in weights]
