"""Random games reach every card: what was never built or drawn is named."""

import random
from collections import Counter

import boomtown
from boomtown.games.sprawl.constants import CONTRACT, EVENT
from boomtown.kernel.message import Event
from tests.games.sprawl.support import CARDS
from tests.support import play_on

GAMES = 60


def test_every_contract_is_built_and_every_event_drawn() -> None:
    game = boomtown.game("sprawl")
    built: Counter[str] = Counter()
    drawn: Counter[str] = Counter()
    for seed in range(GAMES):
        state = game.new(2 + seed % 3, 900 + seed, {"length": ("normal", "short", "long")[seed % 3]})
        events: list[Event] = []
        state.listener = events.append
        for _ in play_on(state, random.Random(seed)):
            pass
        built.update(str(event.params["card"]) for event in events if event.key == "sprawl-built")
        drawn.update(str(event.params["card"]) for event in events if event.key == "sprawl-event")
    never = [
        card.id
        for card in CARDS
        if (card.kind == CONTRACT and not built[card.name]) or (card.kind == EVENT and not drawn[card.name])
    ]
    assert never == []
