"""What a seat sees and what it imagines."""

import random
from typing import cast

from boomtown.games.sprawl.components import CARD_KIND, SPECIALS
from boomtown.games.sprawl.words import EVENT, METROPOLIS, PLANNING, TOWN
from boomtown.kernel.rng import Rng
from tests.games.sprawl.support import new
from tests.support import play_on


def test_deck_orders_stay_hidden_and_their_build_is_kept() -> None:
    state = new()
    orders = set()
    for number in range(40):
        world = state.imagine(0, Rng(number))
        bottom, middle = world.sections
        for deck in range(3):
            assert bottom <= world.decks[deck].index(SPECIALS[deck]) < middle
        assert all(CARD_KIND[card] != EVENT for card in world.decks[PLANNING][28:])
        assert all(world.decks[TOWN].index(card) >= middle for card in world.returned)
        orders.add(tuple(world.decks[METROPOLIS]))
    assert len(orders) == 40


def test_imagined_decks_hold_the_same_cards_all_game_long() -> None:
    state = new(2, 5)
    chance = random.Random(5)
    for ply, _ in enumerate(play_on(state, chance)):
        if ply % 10 == 0 and not state.over:
            world = state.imagine(ply % 2, Rng(ply))
            assert [sorted(deck) for deck in world.decks] == [sorted(deck) for deck in state.decks]
            assert world.view(0) == state.view(0)


def test_everything_but_the_decks_lies_open() -> None:
    state = new(4)
    view = state.view(None)
    assert view == state.view(2)
    decks = cast(dict[str, dict[str, object]], view["decks"])
    assert decks["city"] == {"cards": 37, "top": None, "active": False}
    assert decks["town"]["top"] is not None
