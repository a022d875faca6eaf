"""How long the aids of Urban Sprawl's board take in the middle of games for four, in CPU time: `python bench/aids.py`.

The heat map of every contract that lies open, and the forecast of the end of the turn; each is to be there within
150 ms in 95 of 100 cases, plain build.
"""

import random
import statistics
import sys
import time
from collections.abc import Iterator
from typing import cast

import boomtown
from boomtown.games.sprawl.faces import CardFace
from boomtown.games.sprawl.view import View
from boomtown.kernel import state as kernel_state
from boomtown.kernel.game import Game
from boomtown.kernel.state import Json, State

SEATS = 4
POSITIONS = 60
GAMES = 12


def main(seed: int) -> None:
    game = boomtown.game("sprawl")
    times: dict[str, list[float]] = {"sites": [], "forecast": []}
    for state in middles(game, seed):
        (seat,) = state.pending()
        known = state.known_to(seat)
        times["forecast"].append(asked(game, known, seat, "forecast", {}))
        for card in open_contracts(state):
            times["sites"].append(asked(game, known, seat, "sites", {"card": card}))
    build = "plain" if kernel_state.__file__.endswith(".py") else "compiled"
    for name, taken in times.items():
        percentile = statistics.quantiles(taken, n=20)[-1]
        median, longest = statistics.median(taken), max(taken)
        print(
            f"{name:9} {build:8} {len(taken):5} asked, median {median:6.1f} ms, "
            f"95th percentile {percentile:6.1f} ms, longest {longest:6.1f} ms"
        )


def asked(game: Game[State], state: State, seat: int, name: str, args: Json) -> float:
    """The milliseconds of one answer."""
    begun = time.process_time()
    game.aid(state, seat, name, args)
    return (time.process_time() - begun) * 1000


def open_contracts(state: State) -> list[str]:
    """Those that a person can point at: in the boxes, on the decks, as Favors."""
    view = cast(View, state.view(None))
    tops = [deck["top"] for deck in view["decks"].values()]
    favors = [card for player in view["players"] for card in player["favors"]]
    faces = cast(dict[str, dict[str, CardFace]], state.game.faces("en")["faces"])["cards"]
    cards = [card for card in [*view["contracts"], *tops, *favors] if card is not None]
    return [card for card in cards if faces[card]["kind"] == "contract"]


def middles(game: Game[State], seed: int) -> Iterator[State]:
    """Positions in the middle third of games in which contracts are built when possible, where the turn could end."""
    for number in range(GAMES):
        chance = random.Random(seed + number)
        length = sum(1 for _ in moments(game, seed + number, chance))
        chance = random.Random(seed + number)
        asking = [
            state.clone()
            for ply, state in enumerate(moments(game, seed + number, chance))
            if length // 3 < ply < 2 * length // 3 and ending(game, state) is not None
        ]
        yield from chance.sample(asking, POSITIONS // GAMES)


def ending(game: Game[State], state: State) -> int | None:
    """The action that ends the turn, if it is legal."""
    (seat,) = state.pending()
    return next((action for action in state.legal(seat) if game.actions.named(action)[0] == "end"), None)


def moments(game: Game[State], seed: int, chance: random.Random) -> Iterator[State]:
    state = game.new(SEATS, seed)
    while not state.over:
        yield state
        (seat,) = state.pending()
        legal = state.legal(seat)
        building = [action for action in legal if game.actions.named(action)[0] == "build"]
        state.apply(seat, chance.choice(building or legal))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
