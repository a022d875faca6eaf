"""Searches as marshal does, but looks at few lines of play, the same number for every decision."""

from boomtown.bots.marshal import Marshal
from boomtown.bots.seat import Seat
from boomtown.bots.skill import skill
from boomtown.kernel.rng import Rng


class Ranger:
    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.search = Marshal(rng, iterations=1)

    def choose(self, seat: Seat) -> int:
        self.search.set_budget(None, skill(seat.imagine(self.rng).game.id).ranger)
        return self.search.choose(seat)
