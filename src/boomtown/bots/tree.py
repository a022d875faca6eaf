"""The tree of marshal's search: what each seat has tried at a point of the game, and how it went."""

import math

from boomtown.kernel.state import State

# Prior weight of exploring, in the unit of values (0 to 1).
EXPLORE = 1.2
# A branch nobody has tried yet is taken to be this much worse than its parent.
CAUTION = 0.05
# How many branches are looked at: FIRST_WIDTH plus GROWTH times the root of the visits.
FIRST_WIDTH = 3
GROWTH = 1.0
# Softness of the prior: actions this share of a game's swing apart differ by a factor of e.
TEMPER = 0.25


class Choice:
    """What one seat has tried at a node. Branches stand in the order of their promise."""

    __slots__ = ("actions", "known", "priors", "visits", "sums", "total")

    def __init__(self, actions: list[int], priors: list[float]) -> None:
        self.actions = actions
        self.known = set(actions)
        self.priors = priors
        self.visits = [0] * len(actions)
        self.sums = [0.0] * len(actions)
        self.total = 0

    def meet(self, legal: list[int]) -> None:
        """Take up actions that did not exist in the worlds seen so far at this node."""
        for action in legal:
            if action not in self.known:
                self.known.add(action)
                self.actions.append(action)
                self.priors.append(1.0 / len(legal))
                self.visits.append(0)
                self.sums.append(0.0)

    def select(self, allowed: set[int], value: float) -> int:
        """The index of the branch to follow among the actions that exist in this world."""
        width = FIRST_WIDTH + int(GROWTH * math.sqrt(self.total))
        scale = EXPLORE * math.sqrt(self.total + 1)
        best = -1
        best_worth = -1e9
        for index in range(len(self.actions)):
            if self.actions[index] not in allowed:
                continue
            if width == 0:
                break
            width -= 1
            visits = self.visits[index]
            mean = self.sums[index] / visits if visits else value - CAUTION
            worth = mean + scale * self.priors[index] / (1 + visits)
            if worth > best_worth:
                best_worth = worth
                best = index
        return best

    def most_visited(self) -> int:
        best = 0
        for index in range(1, len(self.actions)):
            more = self.visits[index] - self.visits[best]
            if more > 0 or (more == 0 and self.visits[index] and self.mean(index) > self.mean(best)):
                best = index
        return best

    def ahead(self) -> int:
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
    """A point of the game as far as the searching seat can tell it from others."""

    __slots__ = ("world", "choices", "children", "values")

    def __init__(self, world: State | None) -> None:
        self.world = world  # the position itself, kept only where all worlds are the same
        self.choices: dict[int, Choice] = {}  # by seat
        self.children: dict[int, Node] = {}
        self.values: list[float] = []  # what the evaluation said, per seat; empty before the first visit


def priors(worths: list[float], swing: float) -> tuple[list[int], list[float]]:
    """The order of the branches, most promising first, and the prior share of each."""
    ranking = sorted(range(len(worths)), key=lambda index: -worths[index])
    top = worths[ranking[0]]
    weights = [math.exp((worths[index] - top) / (TEMPER * swing)) for index in ranking]
    total = sum(weights)
    return ranking, [weight / total for weight in weights]
