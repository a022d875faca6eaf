"""Real cards, as they stand in components.toml, carried out from top to bottom."""

from boomtown.games.sprawl.constants import VOCATIONS
from boomtown.games.sprawl.state import Position
from tests.games.sprawl.support import asked, at, bare, give, hold, offer, options, play, put, say, tile
from tests.support import rule

TOURISM = VOCATIONS.index("tourism")


def residences() -> Position:
    """One residence of seat 0, two of seat 1, one of seat 2; everybody has 20 wealth and 20 prestige."""
    state = bare()
    for spot, seat in (("r1c1.nw", 0), ("r1c2.nw", 1), ("r1c3.nw", 1), ("r1c4.nw", 2)):
        put(state, "RES", spot, seat)
    state.prestige = [20, 20, 20]
    return state


# The order of vocations and effects.


@rule("S4.9")
def test_brewery_takes_its_second_tile_after_the_first_has_scored() -> None:
    state = bare()
    offer(state, "c19")
    give(state, 0, "p33")
    say(state, "build 1", "place r3c1.nw+ne")
    assert asked(state) == (0, "sprawl-ask-split") and state.tiles[TOURISM] == 0
    say(state, "split 1")
    assert asked(state) == (0, "sprawl-ask-split") and state.tiles[TOURISM] == 1
    say(state, "split 1")
    assert state.prestige[0] == 2 + 1


@rule("S4.9", "S6.1")
def test_condominiums_choose_their_row_before_it_pays() -> None:
    state = bare()
    put(state, "COM", "r3c1.nw")
    put(state, "RES", "r1c3.nw")
    put(state, "RES", "r2c3.nw")
    play(state, "m24", "r3c3.nw+ne+sw")
    assert asked(state) == (0, "sprawl-ask-line")
    say(state, "line row")
    assert (state.prestige[0], state.wealth[0]) == (1, 22)


@rule("S6.1", "S8.5")
def test_luxury_taxes_are_taken_before_the_treasurer_is_paid() -> None:
    state = bare()
    hold(state, 1, "treasurer")
    state.wealth = [5, 0, 2]
    play(state, "e04")
    assert state.wealth == [2, 3, 0]


# Cards of the rulebook and published ones.


@rule("S6.7")
def test_business_relocation() -> None:
    state = bare()
    tile(state, 1, "media")
    put(state, "COM", "r1c1.nw", 0)
    put(state, "COM", "r2c2.nw")
    put(state, "RES", "r4c4.nw", 0)
    play(state, "ce1")
    assert (state.wealth, state.prestige) == ([20, 21, 20], [0, 1, 0])
    assert asked(state) == (0, "sprawl-ask-action")
    hold(state, 2, "treasurer")
    play(state, "ce1")
    assert asked(state) == (2, "sprawl-ask-remove-control")
    assert options(state) == ["building r1c1.nw", "pass"]
    say(state, "building r1c1.nw")
    assert state.owner[at(state, "r1c1.nw")] == -1


@rule("S6.9")
def test_temple() -> None:
    state = residences()
    play(state, "m01", "r6c1.nw+ne")
    assert asked(state) == (0, "sprawl-ask-order") and options(state) == ["choose 1", "choose 2"]
    say(state, "choose 1", "kind wealth", "kind prestige", "kind wealth")
    assert [w + p for w, p in zip(state.wealth, state.prestige, strict=True)] == [52, 32, 36]
    assert (state.wealth[1], state.prestige[1]) == (16, 16)


@rule("S6.3")
def test_university() -> None:
    state = residences()
    put(state, "CIV", "r6c1", 0)
    put(state, "COM", "r4c4.nw", 1)
    play(state, "m02")
    say(state, "split 0")
    assert (state.wealth, state.prestige) == ([25, 20, 20], [20 + 8, 20 + 8, 20 + 4])


@rule("S6.3")
def test_port() -> None:
    state = residences()
    put(state, "IND", "r4c1.nw", 2)
    put(state, "IND", "r4c2.nw", 2)
    play(state, "m15", "r1c6")
    say(state, "split 1")
    assert (state.wealth, state.prestige) == ([20, 20, 28], [27, 20, 28])


@rule("S6.3")
def test_corruption_trial_spares_the_attorneys_own_buildings() -> None:
    state = residences()
    hold(state, 1, "attorney")
    play(state, "me6")
    assert asked(state) == (1, "sprawl-ask-remove-control")
    assert options(state) == ["building r1c1.nw", "building r1c4.nw", "pass"]
