"""A bot by entry point: it does what the game's own order likes best, in Nuggets to leave a multiple of four."""

from boomtown.bots import Seat
from boomtown.kernel.rng import Rng


class Miner:
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, seat: Seat) -> int:
        world = seat.imagine(self.rng)
        legal = seat.legal()
        ratings = world.game.order(world, seat.number, legal)
        return legal[ratings.index(max(ratings))]
