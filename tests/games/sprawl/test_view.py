"""What a seat sees and what it imagines."""

import random
from typing import cast

import pytest

from boomtown.games.sprawl.constants import EVENT, METROPOLIS, PLANNING, TOWN
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.view import View
from boomtown.kernel.rng import Rng
from boomtown.kernel.schema import Document
from tests.games.sprawl.support import CARDS, COMPONENTS, bare, give, new, offer, options, put, run, say, table
from tests.support import play_on, rule


def test_deck_orders_stay_hidden_and_their_build_is_kept() -> None:
    state = new()
    orders = set()
    for number in range(40):
        world = state.imagine(0, Rng(number))
        bottom, middle = world.sections
        for deck in range(3):
            assert bottom <= world.decks[deck].index(COMPONENTS.specials[deck]) < middle
        assert all(CARDS[card].kind != EVENT for card in world.decks[PLANNING][28:])
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


@rule("S2.10", "S4.3")
def test_prices_are_those_of_the_building_asked_about() -> None:
    state = new()
    assert prices(state) == state.view(0)["values"]
    state = table()
    assert prices(state) is None
    offer(state, "c30")  # Housing Project, 4 less
    give(state, 0, "p26")
    state.discount = 2
    say(state, "build 1")
    assert prices(state) == [max(0, value - 6) for value in state.value]


@rule("S6.16", "S4.14")
@pytest.mark.parametrize(
    "line",
    [{"do": "place_park"}, {"do": "place_building", "zone": "RES"}, {"do": "move_building", "what": {"owner": "own"}}],
)
def test_what_effects_place_or_move_has_no_price(line: Document) -> None:
    state = bare()
    put(state, "RES", "r1c1.nw", 0)
    run(state, line)
    assert options(state)[0].startswith("place") and prices(state) is None


def prices(state: Position) -> list[int] | None:
    """What the building that seat 0 is asked about costs in each block."""
    question = cast(View, state.view(0))["ask"]
    assert question is not None
    return question.get("prices")


def test_everything_but_the_decks_lies_open() -> None:
    """Only the numbers of a question are for the seat that is asked, and they follow from what everybody sees."""
    state = new(4)
    watched, own = cast(View, state.view(None)), cast(View, state.view(0))
    assert watched == state.view(2)
    assert {**watched, "ask": None} == {**own, "ask": None}
    decks = watched["decks"]
    assert (decks["city"]["cards"], decks["city"]["top"], decks["city"]["active"]) == (37, None, False)
    assert decks["town"]["top"] is not None
