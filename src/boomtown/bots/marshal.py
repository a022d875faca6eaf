"""Searches: one information-set tree search for all games.

Every iteration imagines a position that fits what the seat knows, follows the tree in it, and ends at the first new
node, whose value is the game's own evaluation; its branches are ordered on the second visit. Seats that choose
secretly at the same time select each from their own statistics. Where nothing is hidden the nodes keep their
positions, so that an iteration costs one move. A seat that is asked again at once goes on with the part of the tree
below its last decision. The search ends early once the rest of the budget cannot change its answer.
"""

import math
import time
from collections.abc import Callable
from typing import ClassVar

from boomtown.bots.seat import Seat
from boomtown.bots.solve import solve
from boomtown.bots.tree import Choice, Node, priors
from boomtown.kernel.rng import Rng
from boomtown.kernel.state import State, View

# Share of the time that may be spent on solving the end of the game exactly.
EXACT_SHARE = 0.4
EXACT_NODES = 20_000
# After this number of iterations the search checks again whether its answer can still change.
CHECK_EVERY = 16
# A hand-made lead of one swing makes a win e to the power of this as likely as a loss.
STEEPNESS = 3.0
# The time for a decision when no budget is named.
SECONDS = 0.5


class Marshal:
    # `handmade=1` leaves what was learned aside, to measure it.
    SETTINGS: ClassVar[dict[str, type[int] | type[float]]] = {"seconds": float, "iterations": int, "handmade": int}

    def __init__(
        self, rng: Rng, seconds: float | None = None, iterations: int | None = None, handmade: int = 0
    ) -> None:
        self.rng = rng
        self.learned = not handmade
        self.seconds: float | None = None
        self.iterations: int | None = None
        self.set_budget(seconds, iterations)
        self.interrupt: Callable[[], bool] | None = None  # asked now and then whether to answer at once
        self.root: Node | None = None  # the tree of the last search, for hints and tests
        self._unit = 1.0  # in which the present search explores
        self._below: Node | None = None  # its part below the last decision
        self._expected: View | None = None  # what the seat then sees if it is asked again at once

    def set_budget(self, seconds: float | None, iterations: int | None) -> None:
        """How long to think about a decision from now on."""
        self.seconds = SECONDS if seconds is None and iterations is None else seconds
        self.iterations = iterations

    def choose(self, seat: Seat) -> int:
        self.root = None
        below, self._below = self._below, None
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        started = time.perf_counter()
        nothing_hidden = seat.nothing_hidden()
        if nothing_hidden:
            exact = self._exact(seat.imagine(self.rng), seat.number)
            if exact is not None:
                return exact
        if below is not None and self._expected == seat.view() and below.fits(seat.number, legal):
            root = below
        else:
            root = Node(seat.imagine(self.rng) if nothing_hidden else None)
        self.root = root
        self._unit = self._explore_unit(seat)
        done = 0
        left = 2.0
        while left > 0:
            world = root.world
            self._iterate(root, world if world is not None else seat.imagine(self.rng), seat.number)
            done += 1
            if done > 1:
                left = self._iterations_left(started, done)
                if done % CHECK_EVERY == 0 and (root.choices[seat.number].visits_ahead() > left or self._interrupted()):
                    break
        choice = root.choices[seat.number]
        action = choice.actions[choice.most_visited()]
        self._keep(root, seat, action)
        return action

    def _explore_unit(self, seat: Seat) -> float:
        """How much a point changes a learned chance here, compared with the hand-made one of an even game."""
        world = seat.imagine(self.rng)
        game = world.game
        judgement = game.judgement(world.seats) if self.learned else None
        if judgement is None or game.features is None:
            return 1.0
        chance = estimates(world)[seat.number]
        return judgement.slope(chance, game.features.left(world)) / (0.25 * STEEPNESS / game.swing)

    def _keep(self, root: Node, seat: Seat, action: int) -> None:
        """Remember what is below a decision, if the same seat is asked again at once and sees what it expects."""
        child = root.children.get(action)
        world = root.world if root.world is not None else seat.imagine(self.rng)
        if child is None or not child.choices or world.pending() != (seat.number,):
            return
        after = world.clone()
        after.apply(seat.number, action)
        if after.pending() == (seat.number,):
            self._below = child
            self._expected = after.view(seat.number)

    def ranking(self, seat: int) -> list[tuple[int, int, float]]:
        """The actions that the last search has tried: visits and the mean value of each, the chosen one first."""
        if self.root is None or seat not in self.root.choices:
            return []
        choice = self.root.choices[seat]
        chosen = choice.most_visited()
        tried = [index for index in range(len(choice.actions)) if choice.visits[index]]
        tried.sort(key=lambda index: (index != chosen, -choice.visits[index]))
        return [(choice.actions[index], choice.visits[index], choice.mean(index)) for index in tried]

    def _interrupted(self) -> bool:
        return self.interrupt is not None and self.interrupt()

    def _iterations_left(self, started: float, done: int) -> float:
        """About how many iterations the budget still allows."""
        if self.iterations is not None:
            return self.iterations + 1 - done
        assert self.seconds is not None
        spent = time.perf_counter() - started
        return done * (self.seconds - spent) / max(spent, 1e-6)

    def _exact(self, world: State, seat: int) -> int | None:
        if self.iterations is not None:
            return solve(world, seat, self.iterations, None)
        assert self.seconds is not None
        return solve(world, seat, EXACT_NODES, time.perf_counter() + EXACT_SHARE * self.seconds)

    def _iterate(self, root: Node, world: State, seat: int) -> None:
        """Follow the tree to a new node and carry its values back."""
        node = root
        path: list[Choice] = []
        taken: list[int] = []
        movers: list[int] = []
        values = node.values
        while True:
            if world.over:
                values = results(world)
                break
            if not node.values:
                node.values = estimates(world, self.learned)
                values = node.values
                break
            key = 0
            joint: list[int] = []
            pending = world.pending()
            for mover in pending:
                choice = node.choices.get(mover)
                if choice is None:
                    choice = self._choice(world, mover)
                    node.choices[mover] = choice
                allowed = choice.action_set
                if node.world is None:
                    legal = world.legal(mover)
                    choice.add_new(legal)
                    allowed = set(legal)
                index = choice.select(allowed, node.values[mover], self._unit)
                path.append(choice)
                taken.append(index)
                movers.append(mover)
                joint.append(choice.actions[index])
                key = key * world.game.actions.size + choice.actions[index]
            child = node.children.get(key)
            if child is None or node.world is None:
                if node.world is not None:
                    world = world.clone()
                for mover, action in zip(pending, joint, strict=True):
                    world.apply(mover, action)
                if child is None:
                    child = Node(world if node.world is not None else None)
                    node.children[key] = child
            else:
                assert child.world is not None
                world = child.world
            node = child
        for choice, index, mover in zip(path, taken, movers, strict=True):
            choice.visits[index] += 1
            choice.sums[index] += values[mover]
            choice.total += 1

    def _choice(self, world: State, mover: int) -> Choice:
        legal = world.legal(mover)
        ranking, shares = priors(world.game.order(world, mover, legal), world.game.swing)
        return Choice([legal[index] for index in ranking], shares)


def estimates(world: State, learned: bool = True) -> list[float]:
    """Each seat's chance to win, by the points that all rivals may expect."""
    game = world.game
    features = game.features
    judgement = game.judgement(world.seats) if learned else None
    if judgement is None or features is None:
        points = [game.evaluate(world, rival) for rival in world.rivals()]
        return [_chance(lead(points, seat), game.swing) for seat in range(world.seats)]
    left = features.left(world)
    expected = [judgement.points(features.values(world, seat), left) for seat in range(world.seats)]
    for opponent in range(world.seats, len(world.rivals())):
        expected.append(game.evaluate(world, opponent))
    return judgement.chances(expected, left)[: world.seats]


def results(world: State) -> list[float]:
    """The outcome of a finished game: a win counts, a larger one counts a little more."""
    winners = world.winners()
    points = [float(world.score(rival).total) for rival in world.rivals()]
    values = []
    for seat in range(world.seats):
        won = 1.0 / len(winners) if seat in winners else 0.0
        values.append(0.9 * won + 0.1 * _chance(lead(points, seat), world.game.swing))
    return values


def lead(points: list[float], seat: int) -> float:
    """How far a seat is ahead of its best rival."""
    others = points[:seat] + points[seat + 1 :]
    return points[seat] - (max(others) if others else 0.0)


def _chance(ahead: float, swing: float) -> float:
    return 1.0 / (1.0 + math.exp(max(-30.0, min(30.0, -STEEPNESS * ahead / swing))))
