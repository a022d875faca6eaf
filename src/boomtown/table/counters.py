"""What is counted while the server runs; metrics.py prints it."""

import bisect
import time
from collections import Counter

# Upper bounds of the classes of waiting times, in seconds.
BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Latency:
    """How long something took, as a histogram."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect.bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> list[str]:
        lines, count = [], 0
        for bound, here in zip((*BOUNDS, "+Inf"), self.counts, strict=True):
            count += here
            lines.append(f'{name}_bucket{{le="{bound}"}} {count}')
        return [*lines, f"{name}_sum {self.total:.6f}", f"{name}_count {count}"]


class Counters:
    """Counted while the server runs."""

    def __init__(self) -> None:
        self.started = time.time()
        self.moves = Latency()  # from the arrival of a move to its commit
        self.changes: Counter[str] = Counter()  # stored, by kind
        self.refusals: Counter[str] = Counter()  # by the key of the message
