"""The speed of two checkouts of this project, before and after a change, in one run on one core.

`make compare BEFORE=folder` names the older checkout, in which `make .venv/ready fast` has been run. The builds count
processor time, take turns for several rounds, and the best round of each counts, so that a busy machine hits all alike.
"""

import os
import subprocess
import sys
from pathlib import Path

from run import ROUNDS, Figures, better, measured

BUILDS = {"plain": ".venv/bin/python", "compiled": ".venv-fast/bin/python"}
SIDES = ("before", "after")
RATES = ("play", "search")
COSTS = ("clone", "view")


def main(before: Path, after: Path, games: list[str]) -> None:
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    list_games = [str(after / BUILDS["plain"]), "-c", "import boomtown; print(*boomtown.game_ids())"]
    names = subprocess.run(list_games, capture_output=True, text=True, check=True).stdout.split()
    best: dict[tuple[str, str, str], Figures] = {}
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS}", file=sys.stderr)
        for game in games or names:
            for build, python in BUILDS.items():
                for side, folder in zip(SIDES, (before, after), strict=True):
                    figures = measured(str(folder / python), "ours.py", game)
                    best[game, build, side] = better(best.get((game, build, side)), figures)
    print(f"{'after / before':14} {'build':9} {'play':>7} {'clone':>7} {'view':>7} {'search':>7}  interpreter")
    for game in games or names:
        for build in BUILDS:
            old, new = (best[game, build, side] for side in SIDES)
            print(f"{game:14} {build:9} {speeds(old, new)}  {new['python']}")


def speeds(old: Figures, new: Figures) -> str:
    """How fast the new build is next to the old one: more than 1 is faster, for rates and for times alike."""
    ratios = {name: new[name] / old[name] for name in RATES}  # type: ignore[literal-required]
    ratios |= {name: old[name] / new[name] for name in COSTS}  # type: ignore[literal-required]
    return " ".join(f"{ratios[name]:7.2f}" for name in ("play", "clone", "view", "search"))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:])
