"""Random games reach every card: what was never built or drawn is named."""

import random
from collections import Counter

import boomtown
from boomtown.games.sprawl.common import card_name
from boomtown.games.sprawl.components import CARD_KIND, CARD_NAME, CARDS
from boomtown.games.sprawl.words import CONTRACT, EVENT
from boomtown.kernel.message import Event
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
        CARD_NAME[card]
        for card in range(CARDS)
        if (CARD_KIND[card] == CONTRACT and not built[card_name(card)])
        or (CARD_KIND[card] == EVENT and not drawn[card_name(card)])
    ]
    assert never == []
