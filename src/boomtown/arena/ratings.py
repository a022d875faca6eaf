"""Elo ratings of all contestants from all games, with 95 % intervals: a Bradley-Terry model fitted by choix.

At a table of several seats every pair of contestants is compared by its places: winners first, then by points.
"""

import math
from dataclasses import dataclass
from typing import Any

from boomtown.arena.contest import Contest
from boomtown.arena.game import PlayedGame
from boomtown.arena.workers import extra

NORMAL_95 = 1.96
ELO = 400 / math.log(10)  # Elo points for each unit of the model

# All contestants are taken to have drawn one more game with each other, so that one who won all has a rating.
PRIOR = 0.5


@dataclass(frozen=True)
class Ratings:
    """By contestant; the mean of all is 0."""

    elo: tuple[float, ...]
    margin: tuple[float, ...]  # half of the 95 % interval
    covariance: tuple[tuple[float, ...], ...]

    def difference(self, first: int, second: int) -> tuple[float, float]:
        """How much better the first is than the second, and half of the interval."""
        rows = self.covariance
        variance = rows[first][first] + rows[second][second] - 2 * rows[first][second]
        return self.elo[first] - self.elo[second], NORMAL_95 * math.sqrt(max(0.0, variance))


def outcomes(game: PlayedGame) -> list[tuple[int, int, float]]:
    """Every pair of seats with different contestants: the two, and the share of the first."""
    pairs = []
    places = list(zip(game.wins, game.points, strict=True))
    for seat, contestant in enumerate(game.contestants):
        for other in range(seat):
            if game.contestants[other] != contestant:
                share = 0.5 if places[seat] == places[other] else float(places[seat] > places[other])
                pairs.append((contestant, game.contestants[other], share))
    return pairs


def ratings(contest: Contest, games: list[PlayedGame]) -> Ratings:
    """The ratings; needs choix and numpy."""
    choix, numpy = extra("choix", "Elo"), extra("numpy", "Elo")
    count = len(contest.contestants)
    wins = numpy.zeros((count, count))
    deals: dict[int, list[tuple[int, int, float]]] = {}
    for game in games:
        for first, second, share in outcomes(game):
            wins[first, second] += share
            wins[second, first] += 1 - share
            deals.setdefault(contest.deal_of(game.number), []).append((first, second, share))
    if count < 2 or not wins.any():
        return Ratings((0.0,) * count, (0.0,) * count, ((0.0,) * count,) * count)
    counted = wins + PRIOR * (1 - numpy.eye(count))
    strengths = choix.ilsr_pairwise_dense(counted)
    covariance = ELO**2 * covariances(numpy, strengths, counted, deals)
    elo = ELO * (strengths - strengths.mean())
    return Ratings(
        tuple(float(value) for value in elo),
        tuple(float(NORMAL_95 * math.sqrt(max(0.0, covariance[place, place]))) for place in range(count)),
        tuple(tuple(float(value) for value in row) for row in covariance),
    )


def covariances(numpy: Any, strengths: Any, counted: Any, deals: dict[int, list[tuple[int, int, float]]]) -> Any:
    """How uncertain the strengths are: as the model says, or as much as the deals differ, whichever is more.

    The games of a deal, and the pairs of a table, are not independent; the deals are.
    """
    chance = 1 / (1 + numpy.exp(strengths[None, :] - strengths[:, None]))
    weight = (counted + counted.T) * chance * (1 - chance)
    information = numpy.diag(weight.sum(axis=1)) - weight
    model = numpy.linalg.pinv(information)
    spread = numpy.zeros_like(model)
    for pairs in deals.values():
        slope = numpy.zeros(len(strengths))
        for first, second, share in pairs:
            slope[first] += share - chance[first, second]
            slope[second] -= share - chance[first, second]
        spread += numpy.outer(slope, slope)
    measured = model @ spread @ model
    return measured if numpy.trace(measured) > numpy.trace(model) else model
