"""Random play, clone, view and search of one of our games. Runs plain and compiled; prints JSON."""

import json
import platform
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path

import boomtown
from boomtown.bots import Seat
from boomtown.bots.marshal import Marshal
from boomtown.kernel import state as kernel_state
from boomtown.kernel.game import Game
from boomtown.kernel.rng import seeded
from boomtown.kernel.state import State

sys.path.append(str(Path(__file__).parent / "reference"))  # at the end: where it is compiled, that one is installed

from boomtown_reference import Marshal as Reference


def main(game_id: str, seconds: float) -> None:
    game = boomtown.game(game_id)
    seats = max(count for count in game.meta.seats if count <= 4)
    rng = random.Random(1)
    decisions = 0
    games = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        decisions += play(game.new(seats, games), rng, limit=10**9)
        games += 1
    rate = decisions / (time.process_time() - begun)
    middle = half_way(game, seats)
    pending = middle.pending()[0]
    result = {
        "game": game_id,
        "build": "plain" if kernel_state.__file__.endswith(".py") else "compiled",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "play": rate,
        "clone": microseconds(middle.clone, seconds / 4),
        "view": microseconds(lambda: middle.view(pending), seconds / 4),
        "search": searched(Marshal, middle, seconds / 2),
        "reference": searched(Reference, middle, seconds / 2),
    }
    print(json.dumps(result))


def half_way(game: Game[State], seats: int) -> State:
    """The same position in every build: half of a fixed random game, on to a decision with a real choice."""
    length = play(game.new(seats, 0), random.Random(2), limit=10**9)
    rng = random.Random(2)
    state = game.new(seats, 0)
    play(state, rng, limit=length // 2)
    while len(state.legal(state.pending()[0])) < 5:
        play(state, rng, limit=1)
    return state


def play(state: State, rng: random.Random, limit: int) -> int:
    """Random decisions until the game is over or the limit reached; how many they were."""
    played = 0
    while played < limit:
        pending = state.pending()
        if not pending:
            break
        state.apply(pending[0], rng.choice(state.legal(pending[0])))
        played += 1
    return played


def microseconds(call: Callable[[], object], seconds: float) -> float:
    count = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        for _ in range(20):
            call()
        count += 20
    return (time.process_time() - begun) / count * 1e6


def searched(kind: type[Marshal] | type[Reference], state: State, seconds: float) -> float:
    """A marshal's iterations per second at this position."""
    seat = Seat(state, state.pending()[0])
    count = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        marshal = kind(seeded(count), None, 50)
        marshal.choose(seat)
        # It may have stopped early; a position that it works out to the end counts nothing.
        count += marshal.root.choices[seat.number].total if marshal.root else 0
    return count / (time.process_time() - begun)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
