"""Speed of every game next to a peer, in one run on one core. `make bench` prepares the three interpreters.

The workers count processor time, take turns for several rounds, and the best round of each counts, so that a busy
machine hits all alike.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TypedDict

HERE = Path(__file__).parent
ROUNDS = 3
SECONDS = 2.0


class Figures(TypedDict, total=False):
    name: str
    python: str
    play: float
    clone: float
    view: float
    search: float  # iterations per second of today's marshal
    reference: float  # of the frozen one


def measured(python: str, script: str, *arguments: str) -> Figures:
    command = [python, str(HERE / script), *arguments, str(SECONDS)]
    finished = subprocess.run(command, capture_output=True, text=True, check=True, cwd=HERE)
    figures: Figures = json.loads(finished.stdout)
    return figures


def better(old: Figures | None, new: Figures) -> Figures:
    """The best of two rounds: higher rates, lower times."""
    if old is None:
        return new
    best = new.copy()
    for rate in ("play", "search", "reference"):
        if rate in new:
            best[rate] = max(old[rate], new[rate])
    for cost in ("clone", "view"):
        if cost in new:
            best[cost] = min(old[cost], new[cost])
    return best


def main(plain: str, compiled: str, peer: str, games: list[str]) -> None:
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    known = subprocess.run(
        [plain, "-c", "import boomtown; print(*boomtown.game_ids())"], capture_output=True, text=True, check=True
    )
    workers = [(game, build) for game in games or known.stdout.split() for build in ("plain", "compiled")]
    reference: Figures | None = None
    best: dict[tuple[str, str], Figures] = {}
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS}", file=sys.stderr)
        reference = better(reference, measured(peer, "peer.py"))
        for game, build in workers:
            new = measured(plain if build == "plain" else compiled, "ours.py", game)
            best[game, build] = better(best.get((game, build)), new)
    assert reference is not None
    report(reference, best)


def report(reference: Figures, best: dict[tuple[str, str], Figures]) -> None:
    heads = (
        f"{'decisions/s':>12} {'ratio':>7} {'clone µs':>9} {'view µs':>9} {'search/s':>9} {'frozen':>9} {'ratio':>6}"
    )
    print(f"{'':10} {'build':9} {heads}  interpreter")
    rate, clone = reference["play"], reference["clone"]
    python = reference["python"]
    name, release = reference["name"].split()
    print(f"{name:10} {release:9} {rate:12,.0f} {1:7.2f} {clone:9.1f} {'':>9} {'':>9} {'':>9} {'':>6}  {python}")
    for (game, build), one in best.items():
        ratio = one["play"] / rate
        print(
            f"{game:10} {build:9} {one['play']:12,.0f} {ratio:7.2f} {one['clone']:9.1f} {one['view']:9.1f} "
            f"{one['search']:9,.0f} {one['reference']:9,.0f} {one['search'] / one['reference']:6.2f}  {one['python']}"
        )


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3], sys.argv[4:])
