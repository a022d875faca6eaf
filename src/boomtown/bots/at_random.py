"""Plays at random. No level: nobody plays so. For tests, and to measure against."""

from boomtown.bots.seat import Seat
from boomtown.kernel.rng import Rng


class AtRandom:
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, seat: Seat) -> int:
        legal = seat.legal()
        return legal[self.rng.below(len(legal))]
