"""Random games of every table: everything in the box comes into play, and nothing gets lost."""

import random

from boomtown.games.carson.bits import members
from boomtown.games.carson.constants import CHARACTERS
from boomtown.kernel.message import Event
from tests.games.carson.table import GAME

GAMES = 60


def test_every_character_is_taken_and_every_power_is_used() -> None:
    taken: set[str] = set()
    used: set[str] = set()
    events: list[Event] = []
    for seed in range(GAMES):
        chance = random.Random(seed)
        options = {name: chance.choice(values) for name, values in GAME.meta.options.items()}
        state = GAME.new(1 + seed % 6, seed, options)
        state.listener = events.append
        while not state.over:
            seat = chance.choice(state.pending())
            state.apply(seat, chance.choice(state.legal(seat)))
        for seat in range(state.seats):
            taken |= {CHARACTERS[character] for character in members(state.owned[seat])}
        assert set(GAME.census(state).values()) == {1}
    for event in events:
        if event.key == "carson-used":
            used.add(str(event.params["character"]).removeprefix("@carson-character-"))
    assert taken == set(CHARACTERS)
    assert used == {"governor", "lawyer", "chinese_worker", "heroes", "gunsmith", "mercenary", "doctor"}
    keys = {event.key for event in events}
    assert {"carson-sold", "carson-recruited", "carson-set-aside", "carson-skull"} <= keys
