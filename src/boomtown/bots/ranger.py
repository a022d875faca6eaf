"""Searches as marshal does, but looks at few lines of play, the same number for every decision."""

from typing import ClassVar

from boomtown.bots.marshal import Marshal
from boomtown.bots.seat import Seat
from boomtown.kernel.rng import Rng


class Ranger:
    # `lines` in place of what was measured for the game, to measure it. It is no budget: a ranger is always the same.
    SETTINGS: ClassVar[dict[str, type[int] | type[float]]] = {"lines": int}

    def __init__(self, rng: Rng, lines: int | None = None) -> None:
        self.rng = rng
        self.lines = lines
        self.search = Marshal(rng, iterations=1)

    def choose(self, seat: Seat) -> int:
        usual = seat.imagine(self.rng).game.skill.ranger
        self.search.set_budget(None, usual if self.lines is None else self.lines)
        return self.search.choose(seat)
