"""Fits the weights of a judgement to what came of the positions."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from boomtown.kernel.judgement import LEAST_SPREAD, UNIT
from boomtown.kernel.state import Json
from boomtown.learning.self_play import Sample

Matrix = NDArray[np.float64]

# One deal of so many is kept back to choose the penalty and to tell the loss.
HOLD_BACK = 5
# Penalties on large weights that are tried, for features of unit spread and by the number of positions.
PENALTIES = (0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 10.0)
# Spreads that are tried, in points: at the end, and how much more at the beginning.
LATE_SPREADS = tuple(LEAST_SPREAD * 1.25**step for step in range(20))
EARLY_SPREADS = (0.0, *(LEAST_SPREAD * 1.25**step for step in range(22)))


class Fit(NamedTuple):
    """Weights, and how well they tell what came of positions that they were not fitted to."""

    weights: Json
    loss: float  # of the lead over the mean of all seats, in points (root of the mean square)
    handmade_loss: float
    positions: int


class Positions:
    """Samples as matrices. Every row of `rows` is one seat of one position."""

    def __init__(self, deals: list[list[Sample]], parts: int) -> None:
        samples = [sample for deal in deals for sample in deal]
        self.samples = samples
        self.seats = len(samples[0].features)
        features = np.array([row for sample in samples for row in sample.features])
        left = np.repeat(np.array([[sample.left] for sample in samples]), self.seats, axis=0)
        self.rows: Matrix = np.hstack([features, features * left, left])
        self.handmade: Matrix = features[:, :parts].sum(axis=1)
        points = np.array([sample.points[: self.seats] for sample in samples])
        self.points: Matrix = points.reshape(-1)

    def leads(self, points: Matrix) -> Matrix:
        """Of each seat over the mean of all at its table; alone, the points themselves."""
        table = points.reshape(-1, self.seats)
        return (table - (table.mean(axis=1, keepdims=True) if self.seats > 1 else 0.0)).reshape(-1)

    def loss(self, expected: Matrix) -> float:
        return float(np.sqrt(np.mean((self.leads(expected) - self.leads(self.points)) ** 2)))


def fit(deals: list[list[Sample]], parts: int) -> Fit:
    """Ridge regression of what the hand-made evaluation misses."""
    kept_back = Positions([deal for number, deal in enumerate(deals) if deal and number % HOLD_BACK == 0], parts)
    learned = Positions([deal for number, deal in enumerate(deals) if deal and number % HOLD_BACK], parts)
    mean = learned.rows.mean(axis=0)
    deviation = learned.rows.std(axis=0)
    deviation[deviation < 1e-9] = np.inf  # what never changes gets no weight
    scaled = (learned.rows - mean) / deviation
    missed = learned.points - learned.handmade
    middle = missed.mean()
    square = scaled.T @ scaled / len(scaled)
    moment = scaled.T @ (missed - middle) / len(scaled)
    best: tuple[float, Matrix] | None = None
    for penalty in PENALTIES:
        solved = np.linalg.solve(square + penalty * np.eye(len(square)), moment) / deviation
        loss = kept_back.loss(kept_back.handmade + kept_back.rows @ solved)
        if best is None or loss < best[0]:
            best = loss, solved
    assert best is not None
    loss, weights = best
    shift = float(middle - mean @ weights)
    count = (len(weights) - 1) // 2
    late, early, shift_early = weights[:count], weights[count : 2 * count], float(weights[-1])
    expected = learned.handmade + learned.rows @ weights + shift
    spread, spread_early = fit_spread(learned, expected)
    doc: Json = {
        "late": units(late),
        "early": units(early),
        "points": units(np.array([shift, shift_early, spread, spread_early])),
    }
    return Fit(doc, loss, kept_back.loss(kept_back.handmade), len(learned.samples) + len(kept_back.samples))


def fit_spread(positions: Positions, expected: Matrix) -> tuple[float, float]:
    """How far points stray from what was expected: the most likely one, by who won."""
    opponents = np.array([sample.opponents for sample in positions.samples])
    table = np.hstack([expected.reshape(-1, positions.seats), opponents.reshape(len(positions.samples), -1)])
    table -= table.max(axis=1, keepdims=True)
    left = np.array([[sample.left] for sample in positions.samples])
    wins = np.array([sample.wins for sample in positions.samples])
    best = (-np.inf, 1.0, 0.0)
    for late in LATE_SPREADS:
        for early in EARLY_SPREADS:
            scaled = table / (late + early * left)
            likelihood = float((wins * (scaled - np.log(np.exp(scaled).sum(axis=1, keepdims=True)))).sum())
            best = max(best, (likelihood, late, early))
    return best[1], best[2]


def units(values: Matrix) -> list[int]:
    return [round(float(value) / UNIT) for value in values]
