"""Random play in catanatron, counted the same way as ours. Runs in a venv of its own; prints JSON."""

import json
import platform
import sys
import time
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer


def main(seconds: float) -> None:
    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    decisions = 0
    seed = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        game = Game([RandomPlayer(color) for color in colors], seed=seed)
        game.play()
        decisions += len(game.state.actions)
        seed += 1
    rate = decisions / (time.process_time() - begun)
    begun = time.process_time()
    copies = 0
    while time.process_time() - begun < seconds / 4:
        game.copy()
        copies += 1
    clone = (time.process_time() - begun) / copies * 1e6
    name = f"{platform.python_implementation()} {platform.python_version()}"
    print(json.dumps({"name": f"catanatron {version('catanatron')}", "python": name, "play": rate, "clone": clone}))


if __name__ == "__main__":
    main(float(sys.argv[1]))
