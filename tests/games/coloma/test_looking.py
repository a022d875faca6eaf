"""K4.9: the order of a turn is free, and nothing is lost by looking."""

import random

import pytest

from boomtown.bots import LEVELS, Seat, bot
from boomtown.games.coloma.menu import MOST_LOOKS
from boomtown.games.coloma.state import Position
from tests.games.coloma.helpers import (
    at_barker,
    barrel,
    be,
    can,
    do,
    hold,
    new,
    offers,
    own,
    park,
    stock,
    table,
    turn,
    why,
)
from tests.support import rule


def rich(site: int, **options: bool) -> Position:
    """A turn of seat 0 with means for everything."""
    state = table(3, **options)
    hold(state, 0, "saloon", "stable")
    own(state, 0, "general_store", "theatre", "ferry_landing")
    stock(state, 0, bucks=9, gold=4, dudes=6, tents=2, horses=2, hotels=1 if options else 0)
    return turn(state, 0, site) if site else at_barker(state, 0)


@rule("K4.9")
@pytest.mark.parametrize(
    ("site", "item"),
    [
        (2, "common action"), (2, "boom"), (3, "common action"), (3, "boom"), (4, "common action"), (4, "boom"),
        (5, "common action"), (5, "common tents"), (5, "common guests"), (0, "common action"),
    ],
)  # fmt: skip
def test_what_was_opened_and_left_may_be_opened_again(site: int, item: str) -> None:
    state = rich(site, hotels=True)
    before = offers(state)
    for _ in range(3):
        do(state, item, "done")
        assert offers(state) == before


@rule("K4.9")
def test_abilities_too() -> None:
    state = rich(1)
    do(state, "boom", "use theatre", "done")
    assert can(state, "use theatre")
    state = table()
    own(state, 0, "ferry_landing")
    stock(state, 0, bucks=9, dudes=3)
    turn(state, 0, 2, bust=2)
    do(state, "use ferry_landing", "done", "common", "done")
    assert can(state, "use ferry_landing") and can(state, "common")


@rule("K4.9")
def test_what_was_done_is_done_once() -> None:
    for site, item, answers in (
        (2, "common action", ["river 1", "gold 0"]),
        (3, "common action", ["build saloon", "gold 0"]),
        (4, "common action", ["ride lotus", "done"]),
        (5, "common action", ["row 7"]),
        (1, "common action", []),
    ):
        state = rich(site)
        do(state, *([item, "done"] if answers else []), item, *answers)
        assert why(state, item) == ("coloma-already", "K4.9")


@rule("K4.9", "K7.3")
def test_a_trade_left_half_way_goes_on_where_it_stopped() -> None:
    state = rich(1)
    do(state, "boom", "use theatre", "yes", "done", "mill wheelbarrow", "use theatre", "yes")
    assert state.points[0] == 4
    assert why(state, "use theatre") == ("coloma-card-used", "K6.3")


@rule("K4.9", "K6.16")
def test_the_market_may_be_entered_again() -> None:
    state = rich(0)
    do(state, "common", "buy tent", "gold 0", "done", "boom", "take 1", "common", "buy horse", "gold 0", "done")
    assert (state.tents[0], state.horses[0]) == (3, 3)
    assert can(state, "common")


@rule("K4.9", "K15.3")
def test_what_a_barrel_does_uses_up_nothing_that_was_left() -> None:
    state = rich(5)
    be(state, 0, "gunslinger")
    barrel(state, 0, "rifles")
    turn(state, 0, 5)
    do(state, "specialty", "done", "open rifles", "row 7", "specialty", "row 6")
    assert not can(state, "specialty") and can(state, "common")


@rule("K4.9")
def test_nobody_looks_for_ever() -> None:
    state = rich(4)
    for _ in range(MOST_LOOKS // 2):
        do(state, "common", "done", "boom", "done")
    assert offers(state) == ["end"]
    assert why(state, "boom") == ("coloma-opened-and-left", "K4.9")
    state = rich(5)
    for _ in range(MOST_LOOKS):
        do(state, "common tents", "done")
    assert not can(state, "common tents")
    do(state, "boom")
    assert can(state, "common tents")
    park(state, 0, "folsom")


@rule("K4.9")
@pytest.mark.parametrize("level", LEVELS)
def test_no_bot_goes_in_and_out(level: str) -> None:
    state = new(2, 5, hotels=True, specialties="deluxe")
    bots = [bot(level, seat, iterations=6) for seat in range(2)]
    while not state.over and state.year == 0:
        seat = state.pending()[0]
        state.apply(seat, bots[seat].choose(Seat(state, seat)))
        assert state.looks <= MOST_LOOKS
    chance = random.Random(1)
    while not state.over:
        seat = state.pending()[0]
        state.apply(seat, chance.choice(state.legal(seat)))
