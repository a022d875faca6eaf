"""K15: the twelve specialties."""

import pytest

from boomtown.games.coloma.graveyard import bury
from boomtown.games.coloma.state import Position
from boomtown.games.coloma.steps import YEAR_END
from tests.games.coloma.helpers import (
    COMPONENTS,
    barrel,
    be,
    bridges,
    can,
    cards,
    do,
    gained,
    have,
    hold,
    lands,
    new,
    offers,
    own,
    park,
    stock,
    table,
    turn,
    used,
)
from tests.support import rule


def specialist(name: str, **goods: int) -> Position:
    state = table()
    be(state, 0, name)
    stock(state, 0, **goods)
    return state


@rule("K15.1")
def test_one_each_from_six_or_from_twelve() -> None:
    base = [new(6, seed, specialties="base").specialty for seed in range(5)]
    assert all(sorted(dealt) == [0, 1, 2, 3, 4, 5] for dealt in base)
    deluxe = {name for seed in range(20) for name in new(6, seed, specialties="deluxe").specialty}
    assert deluxe == set(range(12))
    assert new(3).specialty == [COMPONENTS.no_specialty] * 3


@rule("K15.2")
def test_banker() -> None:
    state = specialist("banker", gold=2, bucks=0)
    turn(state, 0, 1)
    do(state, "specialty")
    assert state.bucks[0] == 1
    assert not can(state, "specialty")
    turn(state, 0, 1)
    assert can(state, "specialty")
    stock(state, 0, gold=0)
    turn(state, 0, 1)
    assert not can(state, "specialty")


@rule("K15.2")
def test_scout() -> None:
    state = specialist("scout", horses=1)
    turn(state, 0, 4)
    assert not can(state, "specialty")
    do(state, "common", "ride lotus", "ride salmon_falls")
    assert can(state, "boom")


@rule("K15.3")
def test_foreman_saves_a_dude_on_the_next_river_or_bridge_only() -> None:
    state = specialist("foreman", bucks=2, gold=2, dudes=1, rivers=0b1)
    state.gold_supply = 15
    turn(state, 0, 2)
    do(state, "specialty", "common", "river 4", "gold 0")
    assert state.dudes[0] == 1
    do(state, "boom", "river 3")
    assert state.dudes[0] == 0


@rule("K15.3")
def test_gunslinger_once_a_year() -> None:
    state = specialist("gunslinger", dudes=6, tents=0)
    turn(state, 0, 5)
    do(state, "specialty", "row 2", "common", "row 5")
    assert state.dudes[0] == 0
    stock(state, 0, dudes=5)
    turn(state, 0, 1)
    assert not can(state, "specialty")
    state.agenda = [(YEAR_END, 0)]
    state.advance()
    stock(state, 0, dudes=5)
    turn(state, 0, 1)
    assert can(state, "specialty")


@rule("K15.3")
def test_gunslinger_keeps_the_row_of_the_year_when_none_is_filled() -> None:
    state = specialist("gunslinger", dudes=5)
    turn(state, 0, 1)
    do(state, "specialty", "done")
    assert can(state, "specialty")
    do(state, "boom")
    assert can(state, "specialty")
    turn(state, 0, 1)
    do(state, "specialty", "row 1")
    turn(state, 0, 1)
    assert not can(state, "specialty")


@rule("K15.4")
def test_trailblazer_plants_where_the_wagon_stops_once_a_turn() -> None:
    state = specialist("trailblazer", tents=3, horses=1)
    park(state, 0, "shoe_2")
    turn(state, 0, 4)
    do(state, "common", "ride georgetown", "benefit left")
    assert offers(state) == ["plant georgetown_divide", "plant crystal_basin", "done"]
    do(state, "plant crystal_basin")
    assert state.land_tents[0] == lands("crystal_basin")
    park(state, 0, "shoe_5")
    do(state, "boom", "ride georgetown", "benefit left")
    assert can(state, "end")  # used up for this turn
    park(state, 0, "shoe_5")
    turn(state, 0, 4)
    do(state, "common", "ride georgetown", "benefit left")
    assert can(state, "plant georgetown_divide")


@rule("K15.5")
def test_gambler_is_paid_when_busted() -> None:
    for option, gain in ((1, {"bucks": 2}), (2, {"cards": 2})):
        state = specialist("gambler")
        turn(state, 0, 1, bust=1)
        before = have(state, 0)
        do(state, "specialty", f"choose {option}")
        assert gained(state, 0, before) == gain
        assert not can(state, "specialty")
    turn(state, 0, 1)
    assert not can(state, "specialty")


@rule("K15.5")
def test_gambler_may_wait_until_the_end_of_the_turn() -> None:
    state = specialist("gambler", bucks=0, horses=1)
    turn(state, 0, 4, bust=4)
    do(state, "common")
    assert can(state, "specialty")  # between the steps of the wagon too
    do(state, "ride lotus", "specialty", "choose 1")
    assert (state.bucks[0], offers(state)) == (3, ["end"])


@rule("K15.6")
@pytest.mark.parametrize(("cart", "loot"), [(1, 1), (3, 3), (4, 3)])
def test_robber_is_told_how_much_there_is_to_take(cart: int, loot: int) -> None:
    state = specialist("robber", gold=0)
    state.gold_cart = cart
    turn(state, 0, 4)
    do(state, "common")
    assert state.prompt(0).params["gold"] == loot
    do(state, "yes")
    assert state.gold[0] == loot


@rule("K15.6")
def test_robber_takes_gold_from_the_cart_in_place_of_a_wagon_action() -> None:
    state = specialist("robber", gold=0, horses=2)
    state.gold_cart = 4
    turn(state, 0, 4)
    do(state, "common", "yes")
    assert (state.gold[0], state.gold_cart) == (3, 1)
    do(state, "boom", "done", "ride lotus", "done")
    assert can(state, "end")
    state.gold_cart = 0
    turn(state, 0, 4)
    do(state, "common")
    assert can(state, "ride coloma")  # an empty cart offers nothing


@rule("K15.6")
def test_robber_trades_a_wagon_action_from_any_source() -> None:
    state = specialist("robber", gold=0)
    own(state, 0, "stage_depot")
    state.gold_cart = 4
    turn(state, 0, 4, bust=4)
    do(state, "use stage_depot", "yes")
    assert state.gold[0] == 3


@rule("K15.7")
def test_homesteader_builds_for_tents_as_often_as_it_likes() -> None:
    state = specialist("homesteader", tents=2, gold=2, dudes=3)
    hold(state, 0, "saloon", "ferry_landing", "theatre")
    turn(state, 0, 1)
    do(state, "specialty", "yes", "build saloon")
    assert (state.tents[0], state.gold[0], state.dudes[0]) == (1, 1, 2)
    do(state, "specialty", "yes", "build ferry_landing")
    assert state.built[0] == cards("saloon", "ferry_landing")
    assert (state.tents[0], can(state, "specialty")) == (0, False)


@rule("K15.7")
def test_homesteader_pays_before_it_builds() -> None:
    state = specialist("homesteader", tents=2, gold=2, dudes=3)
    hold(state, 0, "saloon", "ferry_landing")
    turn(state, 0, 1)
    do(state, "specialty", "done")
    assert state.tents[0] == 2
    do(state, "boom", "specialty", "yes")
    assert state.tents[0] == 1


@rule("K7.3")
def test_what_was_paid_stays_paid_though_nothing_is_made_of_it() -> None:
    state = specialist("homesteader", tents=2, gold=2, dudes=3)
    hold(state, 0, "saloon")
    turn(state, 0, 1)
    do(state, "specialty", "yes", "done")
    assert (state.tents[0], state.built[0]) == (1, 0)
    do(state, "specialty", "yes", "build saloon")
    assert (state.tents[0], state.built[0].bit_count()) == (0, 1)


@rule("K15.8")
def test_renegade_draws_three_cards_for_each_burial() -> None:
    state = specialist("renegade")
    hold(state, 0)
    bury(state, 0, 2)
    assert state.hand[0].bit_count() == 6


@rule("K15.8")
def test_range_rider_draws_for_horseshoes_entered_but_not_jumped() -> None:
    state = specialist("range_rider", horses=2)
    park(state, 0, "auburn")
    turn(state, 0, 4)
    hold(state, 0)
    do(state, "common", "ride shoe_1", "ride pilot_hill")
    assert state.hand[0].bit_count() == 3
    park(state, 0, "auburn")
    park(state, 1, "shoe_1")
    hold(state, 0)
    do(state, "boom", "ride pilot_hill", "done")
    assert state.hand[0].bit_count() == 2


@rule("K15.9")
def test_maverick_sells_cards_as_often_as_it_likes() -> None:
    state = specialist("maverick", bucks=0, dudes=0)
    hold(state, 0, "saloon", "stable", "theatre")
    turn(state, 0, 1)
    do(state, "specialty", "yes", "top saloon", "choose 1", "yes", "bottom stable", "choose 2", "done")
    assert (state.bucks[0], state.dudes[0], state.hand[0]) == (1, 1, cards("theatre"))
    assert can(state, "specialty")


@rule("K15.9")
def test_vigilante_trades_a_used_barrel_for_the_row_of_the_turn() -> None:
    state = specialist("vigilante", dudes=5, tents=0)
    used(state, 0, "nuggets", "nuggets")
    turn(state, 0, 5)
    do(state, "specialty", "yes", "row 5")
    assert (state.dudes[0], len(state.used_barrels[0]), sum(state.discarded)) == (3, 1, 1)
    assert not can(state, "specialty") and not can(state, "common")


@rule("K6.13", "K15.9")
def test_after_the_row_of_site_5_vigilante_fills_none() -> None:
    state = specialist("vigilante", dudes=5, tents=0)
    used(state, 0, "nuggets")
    turn(state, 0, 5)
    do(state, "common", "row 5")
    assert not can(state, "specialty")


@rule("K9.4", "K15.9")
def test_vigilante_is_paid_with_a_barrel_that_did_nothing() -> None:
    state = specialist("vigilante", dudes=1, bucks=0, gold=0)
    hold(state, 0, "theatre")
    barrel(state, 0, "nails")
    turn(state, 0, 1)
    assert not can(state, "specialty")
    do(state, "open nails", "done", "specialty", "yes", "row 7")
    assert (state.rows[6], state.dudes[0]) == (0, 0)


def test_a_specialty_that_would_do_nothing_is_not_offered() -> None:
    state = specialist("gunslinger", dudes=0)
    turn(state, 0, 1)
    assert not can(state, "specialty")
    state = specialist("foreman")
    bridges(state)
    turn(state, 0, 2)
    assert can(state, "specialty")
