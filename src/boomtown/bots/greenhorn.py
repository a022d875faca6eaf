"""Plays at random."""

from boomtown.bots.seat import Seat
from boomtown.kernel.rng import Rng


class Greenhorn:
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, seat: Seat) -> int:
        legal = seat.legal()
        return legal[self.rng.below(len(legal))]
