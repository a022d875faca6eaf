"""Solves the end of a two-seat game exactly, where nothing is hidden and the tree is small."""

import time

from boomtown.kernel.state import State
from boomtown_reference.judgement import judgement

INFINITE = 1e9


class TooLarge(Exception):
    """The tree does not fit the budget."""


class Solver:
    """Alpha-beta search for the largest lead in points."""

    __slots__ = ("seat", "nodes", "deadline")

    def __init__(self, seat: int, nodes: int, deadline: float | None) -> None:
        self.seat = seat
        self.nodes = nodes
        self.deadline = deadline

    def lead(self, state: State, alpha: float, beta: float) -> float:
        """The seat's final lead under best play."""
        if state.over:
            return state.score(self.seat).total - state.score(1 - self.seat).total
        mover = state.pending()[0]
        best = -INFINITE if mover == self.seat else INFINITE
        for action in ranked(state, mover):
            value = self.after(state, mover, action, alpha, beta)
            if mover == self.seat:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            if alpha >= beta:
                break
        return best

    def after(self, state: State, mover: int, action: int, alpha: float, beta: float) -> float:
        self.nodes -= 1
        if self.nodes < 0 or (self.deadline is not None and time.perf_counter() > self.deadline):
            raise TooLarge
        following = state.clone()
        following.apply(mover, action)
        return self.lead(following, alpha, beta)


def ranked(state: State, mover: int) -> list[int]:
    """The legal actions, most promising first."""
    legal = state.legal(mover)
    values = judgement(state).order(state, mover, legal)
    return [legal[index] for index in sorted(range(len(legal)), key=lambda index: -values[index])]


def estimate_tree_size(state: State) -> float:
    """About how many positions alpha-beta visits: the square root of the tree size, guessed from one line of play."""
    size = 1.0
    world = state.clone()
    while not world.over:
        mover = world.pending()[0]
        legal = world.legal(mover)
        size *= len(legal) ** 0.5
        world.apply(mover, legal[0])
    return size


def solve(state: State, seat: int, nodes: int, deadline: float | None) -> int | None:
    """The best action of a seat, or None when the tree is larger than the budget."""
    if len(state.rivals()) != 2 or state.seats != 2 or estimate_tree_size(state) > nodes:
        return None
    solver = Solver(seat, nodes, deadline)
    best_action = -1
    alpha = -INFINITE
    try:
        for action in ranked(state, seat):
            value = solver.after(state, seat, action, alpha, INFINITE)
            if value > alpha:
                alpha = value
                best_action = action
    except TooLarge:
        return None
    return best_action
