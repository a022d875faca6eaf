"""Plays what the game's own heuristic likes best, without looking further."""

from boomtown.bots.seat import Seat
from boomtown.kernel.rng import Rng

# Over how many imagined worlds an action is judged when something is hidden.
WORLDS = 4


class Deputy:
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, seat: Seat) -> int:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        sums = [0.0] * len(legal)
        for _ in range(1 if seat.certain() else WORLDS):
            world = seat.imagine(self.rng)
            for index, worth in enumerate(world.game.order(world, seat.number, legal)):
                sums[index] += worth
        best = max(sums)
        equals = [action for action, worth in zip(legal, sums, strict=True) if worth == best]
        return equals[self.rng.below(len(equals))]
