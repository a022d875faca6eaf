"""Judgement learned from play: what a position will bring each seat, from numbers that the room works out.

A room describes a position by features. Its hand-made evaluation is the sum of the first of them, the parts; learned
weights, which change in the course of the game, correct that sum. How sure a lead is by then is learned as well.
`boomtown train` writes the weights; reading them needs the standard library alone.
"""

import json
import math
import os
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Generic, TypeVar, cast

from boomtown.kernel.errors import BoomtownError
from boomtown.kernel.state import Json, State

S = TypeVar("S", bound=State)

# The file beside a room's features, and the environment's folder of files GAME.json that are tried in its place.
FILE = "weights.json"
FOLDER = "BOOMTOWN_WEIGHTS"

# Weights are kept as whole numbers of this size.
UNIT = 0.001

# A lead is never taken to be surer than this number of points makes it.
LEAST_SPREAD = 0.5
LEAST_DOUBT = 0.05


class BadWeights(BoomtownError):
    """A weights file that does not fit the game."""


class Features(Generic[S]):
    """How a room describes a position to a learned judgement."""

    def __init__(
        self,
        package: str,
        parts: tuple[str, ...],
        more: tuple[str, ...],
        values: Callable[[S, int], list[float]],
        left: Callable[[S], float],
    ) -> None:
        self.package = package  # that holds the weights
        self.parts = parts  # names; their values add up to the hand-made evaluation
        self.more = more  # names of what else may matter
        self.values = values  # of a seat: the parts, then the others
        self.left = left  # the share of the game that is still to come, from 1 to 0

    @property
    def names(self) -> tuple[str, ...]:
        return self.parts + self.more


class Judgement:
    """The weights for one number of seats."""

    __slots__ = ("parts", "late", "early", "shift", "shift_early", "spread", "spread_early")

    def __init__(self, parts: int, doc: Json) -> None:
        self.parts = parts  # how many of the features add up to the hand-made evaluation
        # Each weight is `late` at the end of the game and `late + early` at its beginning.
        self.late: list[float] = numbers(doc["late"])
        self.early: list[float] = numbers(doc["early"])
        self.shift, self.shift_early, self.spread, self.spread_early = numbers(doc["points"])

    def points(self, values: list[float], left: float) -> float:
        """What a seat with these features will have in the end."""
        total = self.shift + self.shift_early * left
        for index in range(self.parts):
            total += values[index]
        late, early = self.late, self.early
        for index in range(len(values)):
            total += values[index] * (late[index] + early[index] * left)
        return total

    def chances(self, points: list[float], left: float) -> list[float]:
        """Each rival's chance to win, by what all of them will have in the end."""
        spread = self.spread_at(left)
        top = max(points)
        shares = [math.exp((value - top) / spread) for value in points]
        whole = added(shares)
        return [share / whole for share in shares]

    def slope(self, chance: float, left: float) -> float:
        """How much one more point adds to a chance, which is never taken to be quite certain."""
        chance = min(1.0 - LEAST_DOUBT, max(LEAST_DOUBT, chance))
        return chance * (1.0 - chance) / self.spread_at(left)

    def spread_at(self, left: float) -> float:
        return max(LEAST_SPREAD, self.spread + self.spread_early * left)


def added(values: list[float]) -> float:
    """The sum from left to right. Since Python 3.12 `sum` rounds otherwise, and bots would decide differently there."""
    total = 0.0
    for value in values:
        total += value
    return total


def numbers(units: object) -> list[float]:
    return [UNIT * value for value in cast(list[int], units)]


def weights_file(game_id: str, package: str) -> str | None:
    """The text of a game's weights; None when it has none."""
    folder = os.environ.get(FOLDER)
    if folder is not None:
        path = Path(folder) / f"{game_id}.json"
        return path.read_text("utf-8") if path.is_file() else None
    file = files(package).joinpath(FILE)
    return file.read_text("utf-8") if file.is_file() else None


def read_judgements(text: str, names: tuple[str, ...], parts: int) -> dict[int, Judgement]:
    """The judgements of a weights file, by the number of seats."""
    doc: Json = json.loads(text)
    if doc.get("features") != list(names):
        raise BadWeights("weights-features", {"game": str(doc.get("game"))})
    by_seats = cast(dict[str, Json], doc["seats"])
    return {int(seats): Judgement(parts, entry) for seats, entry in by_seats.items()}
