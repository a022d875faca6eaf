"""The drawing of a city in the terminal."""

import io
import random

from rich.console import Console

from boomtown.games.carson.actions import PLACE
from boomtown.term import Scene, draw
from boomtown.text import catalogue
from tests.games.carson.table import GAME, bid, finish_round
from tests.support import play_on, rule


def test_every_spot_tells_all_the_points_it_wins() -> None:
    """On free parcels and on those that would be covered."""
    state = GAME.new(2, 3)
    for _ in play_on(state, random.Random(3)):
        seat = state.pending()[0]
        legal = state.legal(seat)
        if state.round > 9 and PLACE.owns(legal[0]):
            break
    gains = dict.fromkeys(legal, 12)
    scene = Scene(state.game, catalogue("en"), ["Ada", "Ben"], state.options, [0] * 2, seat, legal, gains)
    console = Console(width=100, file=io.StringIO())
    console.print(draw(state.view(seat), scene))
    assert isinstance(console.file, io.StringIO)
    assert console.file.getvalue().count("+12") == len(legal)


@rule("C3.3")
def test_spent_cards_are_shown_in_the_order_in_which_they_were_bid() -> None:
    state = GAME.new(2, 5)
    for cards in ((7, 1), (2, 9)):
        bid(state, *cards)
        finish_round(state)
    scene = Scene(state.game, catalogue("en"), ["Ada", "Ben"], state.options, [0] * 2, 0)
    console = Console(width=100, file=io.StringIO())
    console.print(draw(state.view(0), scene))
    assert isinstance(console.file, io.StringIO)
    for spent in ("7 2", "1 9"):
        assert f"Spent, in this order: {spent}" in console.file.getvalue()
