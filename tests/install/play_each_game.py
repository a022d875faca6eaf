"""Plays a game of each title with marshal and draws it, using an installed boomtown and nothing beside it.

Run by the tests of the bare installation and, for every wheel, by cibuildwheel.
"""

import sys
from importlib.metadata import requires

import boomtown
from boomtown.bots import Seat, bot
from boomtown.kernel import state as kernel_state
from boomtown.text import catalogue, languages

compiled = not str(kernel_state.__file__).endswith(".py")
if "--compiled" in sys.argv:
    assert compiled, "the kernel of this wheel is not compiled"

needed = [line for line in requires("boomtown") or [] if "extra ==" not in line]
assert needed == [], needed

for game_id in boomtown.game_ids():
    game = boomtown.game(game_id)
    state = game.new(seed=1)
    events: list[str] = []
    state.listener = lambda event, told=events: told.append(catalogue("en").say(event.key, event.params))
    players = [bot("marshal", seed=seat, iterations=3) for seat in range(state.seats)]
    while not state.over:
        seat = state.pending()[0]
        state.apply(seat, players[seat].choose(Seat(state, seat)))
    assert events and str(state)
    for language in languages():
        assert game.faces(language)["faces"]
    print(game_id, [state.score(seat).total for seat in range(state.seats)])
