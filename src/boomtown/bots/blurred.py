"""Rates actions as deputy does, but less surely the further the end of the game is: short sight, as beginners have it.

An error is added to every rating. What is much better or much worse than the rest is seen all the same, and near the
end of the game nothing is blurred, so that no game is thrown away by its last moves.
"""

from typing import ClassVar

from boomtown.bots.deputy import Deputy
from boomtown.bots.seat import Seat
from boomtown.kernel.rng import Rng
from boomtown.kernel.skill import Skill

# With less than this share of the game left everything is seen as it is.
CLEAR_END = 0.1
# Three of these make one number of the generator.
ERROR_BITS = 21
ERROR_MASK = (1 << ERROR_BITS) - 1


class Blurred(Deputy):
    # `blur` in place of what was measured for the game, to measure it.
    SETTINGS: ClassVar[dict[str, type[int] | type[float]]] = {"blur": float}

    def __init__(self, rng: Rng, blur: float | None = None) -> None:
        super().__init__(rng)
        self.blur = blur

    def usual_blur(self, skill: Skill) -> float:
        """The size of an error at the beginning of a game, as a share of its swing."""
        raise NotImplementedError

    def ratings(self, seat: Seat, legal: list[int]) -> list[float]:
        ratings = super().ratings(seat, legal)
        world = seat.imagine(self.rng)
        features = world.game.features
        left = 0.0 if features is None else features.left(world) - CLEAR_END
        if left <= 0.0:
            return ratings
        blur = self.usual_blur(world.game.skill) if self.blur is None else self.blur
        size = blur * world.game.swing * left
        return [rating + size * self.error() for rating in ratings]

    def error(self) -> float:
        """A random number with mean 0 and deviation 1, nearly normal: three even ones added up."""
        bits = self.rng.next()
        total = (bits & ERROR_MASK) + (bits >> ERROR_BITS & ERROR_MASK) + (bits >> 2 * ERROR_BITS & ERROR_MASK)
        return 2.0 * total / (ERROR_MASK + 1) - 3.0


class Greenhorn(Blurred):
    def usual_blur(self, skill: Skill) -> float:
        return skill.greenhorn


class Cowhand(Blurred):
    def usual_blur(self, skill: Skill) -> float:
        return skill.cowhand
