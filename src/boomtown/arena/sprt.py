"""The sequential probability ratio test: is one contestant better than another? It stops as soon as that is answered.

The unit is a deal with all its rotations, so that the luck of the deal is out of the comparison. The mean score of the
deals is taken as normal with the variance that is measured (a generalized test, as the chess engines use it).
"""

import math
from dataclasses import dataclass

# With fewer deals their variance says nothing.
FEWEST_DEALS = 4
USUAL_ERROR = 0.05


@dataclass(frozen=True)
class Question:
    """Is the first contestant at least `high` Elo better (yes), or at most `low` (no)? Each answer errs this often."""

    low: float
    high: float
    error: float = USUAL_ERROR

    @property
    def bound(self) -> float:
        return math.log((1 - self.error) / self.error)


@dataclass(frozen=True)
class Answer:
    """The evidence so far: its logarithm, the bounds at which the test ends, and its answer, once there is one."""

    evidence: float
    bound: float
    deals: int
    mean: float  # the share of wins of a seat of the first contestant
    better: bool | None


def expected_share(elo: float, own_seats: int, other_seats: int) -> float:
    """The share of wins of one seat among seats of two strengths."""
    strength = 10 ** (elo / 400)
    return strength / (own_seats * strength + other_seats)


def ask(question: Question, shares: list[float], own_seats: int = 1, other_seats: int = 1) -> Answer:
    """What the deals so far answer; `shares` has one seat's share of wins in each of them."""
    deals = len(shares)
    mean = sum(shares) / deals if deals else 0.0
    if deals < FEWEST_DEALS:
        return Answer(0.0, question.bound, deals, mean, None)
    low = expected_share(question.low, own_seats, other_seats)
    high = expected_share(question.high, own_seats, other_seats)
    # Two imagined deals, one at each end, keep the variance above 0 while all deals went the same way.
    spread = sum((share - mean) ** 2 for share in shares) + 2 * (0.5 / own_seats) ** 2
    variance = spread / (deals + 2)
    evidence = deals * (high - low) * (2 * mean - low - high) / (2 * variance)
    better = None if abs(evidence) < question.bound else evidence > 0
    return Answer(evidence, question.bound, deals, mean, better)
