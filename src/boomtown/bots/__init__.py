"""The bots: the same three for all games."""

from typing import Protocol

from boomtown.bots.deputy import Deputy
from boomtown.bots.greenhorn import Greenhorn
from boomtown.bots.marshal import Marshal
from boomtown.bots.seat import Seat
from boomtown.kernel.errors import BoomtownError
from boomtown.kernel.rng import seeded

LEVELS = ("greenhorn", "deputy", "marshal")
SECONDS = 0.5


class Bot(Protocol):
    def choose(self, seat: Seat) -> int:
        """One of the seat's legal actions."""
        ...


class UnknownBot(BoomtownError):
    """No bot of that name."""


def bot(level: str, seed: int, seconds: float | None = None, iterations: int | None = None) -> Bot:
    """A bot. With the same seed and a budget of iterations it always makes the same decisions."""
    rng = seeded(seed, "bot")
    if level == "greenhorn":
        return Greenhorn(rng)
    if level == "deputy":
        return Deputy(rng)
    if level == "marshal":
        return Marshal(rng, SECONDS if seconds is None and iterations is None else seconds, iterations)
    raise UnknownBot("unknown-bot", {"given": level, "known": ", ".join(LEVELS)})


__all__ = ["LEVELS", "Bot", "Seat", "UnknownBot", "bot"]
