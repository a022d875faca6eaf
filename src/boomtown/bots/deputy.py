"""Plays the action that the game's own heuristic rates best, without searching."""

from boomtown.bots.seat import Seat
from boomtown.kernel.rng import Rng

# When something is hidden, ratings are averaged over this many imagined positions.
WORLDS = 4


class Deputy:
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, seat: Seat) -> int:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        ratings = self.ratings(seat, legal)
        best = max(ratings)
        equals = [action for action, rating in zip(legal, ratings, strict=True) if rating == best]
        return equals[self.rng.below(len(equals))]

    def ratings(self, seat: Seat, legal: list[int]) -> list[float]:
        """What each action is worth, in points."""
        worlds = 1 if seat.nothing_hidden() else WORLDS
        sums = [0.0] * len(legal)
        for _ in range(worlds):
            world = seat.imagine(self.rng)
            for index, rating in enumerate(world.game.order(world, seat.number, legal)):
                sums[index] += rating
        return [total / worlds for total in sums]
