"""K7: the sixteen buildings and how abilities work."""

import random

import pytest

from boomtown.games.coloma.counts import COUNTS
from boomtown.games.coloma.effects.kinds import KINDS
from boomtown.games.coloma.effects.trades import Pay
from boomtown.games.coloma.goods import take_from_cart
from boomtown.games.coloma.graveyard import bury, can_bury
from boomtown.games.coloma.scoring import lines
from tests.games.coloma.helpers import (
    ACTIONS,
    CARD_IDS,
    COMPONENTS,
    at_barker,
    can,
    do,
    effect,
    empty_deck,
    gained,
    have,
    hold,
    new,
    offers,
    own,
    park,
    stock,
    table,
    turn,
    used,
    why,
)
from tests.support import rule


def workday(card: str, half: str, **goods: int):  # type: ignore[no-untyped-def]
    """A workday turn of seat 0 who owns one building, just before it is used."""
    state = table()
    own(state, 0, card)
    stock(state, 0, **goods)
    turn(state, 0, 1)
    do(state, half)
    return state


@rule("K7.1")
@pytest.mark.parametrize(
    ("card", "half", "gain"),
    [
        ("sluice_works", "common", {"gold": 1}),
        ("bunkhouse", "common", {"dudes": 2}),
        ("long_tom", "boom", {"gold": 1, "bucks": 1}),
    ],
)
def test_workday_buildings_that_pay_goods(card: str, half: str, gain: dict[str, int]) -> None:
    state = workday(card, half)
    before = have(state, 0)
    do(state, f"use {card}")
    assert gained(state, 0, before) == gain


@rule("K7.3")
def test_general_store_sells_up_to_two_cards_one_by_one() -> None:
    state = workday("general_store", "common", bucks=0)
    hold(state, 0, "saloon", "stable", "theatre")
    do(state, "use general_store", "yes", "top stable")
    assert (state.bucks[0], state.top[0]) == (2, (CARD_IDS.index("stable"),))
    do(state, "yes", "bottom theatre")
    assert (state.bucks[0], state.hand[0].bit_count()) == (4, 1)
    assert not can(state, "yes")
    state = workday("general_store", "common", bucks=0)
    do(state, "use general_store", "done")
    assert state.bucks[0] == 0


@rule("K7.3")
def test_an_ability_that_cannot_be_paid_is_not_offered() -> None:
    state = workday("general_store", "common")
    state.hand[0] = 0
    state._legal = [None] * 3
    assert not can(state, "use general_store")
    assert why(state, "use general_store") == ("coloma-no-use", "K4.9")


def test_outfitter_gives_a_tent_or_a_horse() -> None:
    for option, gain in ((1, {"tents": 1}), (2, {"horses": 1})):
        state = workday("outfitter", "boom")
        before = have(state, 0)
        do(state, "use outfitter", f"choose {option}")
        assert gained(state, 0, before) == gain


@rule("K7.5")
def test_gazette_draws_three_and_puts_one_back() -> None:
    state = workday("gazette", "boom")
    hold(state, 0, "saloon")
    do(state, "use gazette", "top saloon")
    assert state.hand[0].bit_count() == 3


@rule("K7.5")
def test_no_more_cards_go_back_than_were_drawn() -> None:
    state = workday("gazette", "boom")
    hold(state, 0, "saloon", "stable")
    empty_deck(state, 0)
    do(state, "use gazette")
    assert state.points[0] == 3
    assert state.hand[0].bit_count() == 2
    assert can(state, "end")


def test_theatre_sells_up_to_two_dudes_for_points() -> None:
    state = workday("theatre", "boom", dudes=3)
    do(state, "use theatre", "yes", "yes")
    assert (state.dudes[0], state.points[0]) == (1, 4)
    assert can(state, "end")


@rule("K7.4")
def test_surveyors_office_makes_all_rivers_and_bridges_of_the_turn_cheaper() -> None:
    state = table()
    own(state, 0, "surveyors_office")
    stock(state, 0, bucks=1, gold=1, dudes=2)
    turn(state, 0, 2)
    do(state, "use surveyors_office", "boom", "river 1")  # no nugget, 1 dude, and the river brings 3
    assert (state.bucks[0], state.gold[0], state.dudes[0]) == (1, 1, 4)
    do(state, "common", "river 2", "gold 0")
    assert (state.bucks[0], state.gold[0], state.dudes[0]) == (0, 1, 3)


@rule("K7.4")
def test_sawmill_makes_buildings_cheaper() -> None:
    state = table()
    own(state, 0, "sawmill")
    hold(state, 0, "sluice_works", "long_tom")
    stock(state, 0, bucks=2, gold=0, dudes=4)
    turn(state, 0, 3)
    do(state, "use sawmill", "common", "build sluice_works")
    assert (state.bucks[0], state.dudes[0]) == (0, 3)
    do(state, "boom", "build long_tom")  # 1 nugget less than 1 is none, and never less
    assert state.dudes[0] == 0


def test_stable_adds_two_spaces_to_each_wagon_action() -> None:
    state = table()
    own(state, 0, "stable")
    stock(state, 0, horses=1)
    turn(state, 0, 4)
    do(state, "use stable", "common", "ride lotus", "ride salmon_falls", "ride folsom", "benefit left")
    do(state, "boom", "ride shoe_7", "ride shingle_springs", "ride lotus")
    assert offers(state) == ["end"]


@rule("K7.8")
@pytest.mark.parametrize(("graves", "bucks"), [(0, 2), (2, 4), (3, 5), (6, 5)])
def test_undertaker_is_paid_for_funerals_and_leaves_the_graveyard_alone(graves: int, bucks: int) -> None:
    state = table()
    own(state, 0, "undertaker")
    stock(state, 0, dudes=2, bucks=1, graves=graves)
    turn(state, 0, 5)
    before = have(state, 0)
    do(state, "use undertaker")
    assert gained(state, 0, before) == {"bucks": bucks}
    assert (state.graves[0], state.dude_supply[0]) == (graves, 10 - graves)


@rule("K7.8")
def test_no_effect_brings_back_the_dead() -> None:
    assert "exhume" not in KINDS
    chance = random.Random(8)
    for seats in (2, 4):
        state = new(seats, 8, specialties="deluxe", boards="b")
        graves = state.graves[:]
        while not state.over:
            seat = state.pending()[0]
            state.apply(seat, chance.choice(state.legal(seat)))
            assert all(now >= was for now, was in zip(state.graves, graves, strict=True))
            graves = state.graves[:]


@rule("K7.7")
def test_a_burial_as_a_cost_is_paid_from_the_supply() -> None:
    state = table()
    stock(state, 0, dudes=2, bucks=1)
    trade = effect("pay", cost={"bury": 1}, get=[{"do": "gain", "gold": 2}])
    assert isinstance(trade, Pay)
    before = have(state, 0)
    trade.cost.pay(state, 0, trade.get)
    assert gained(state, 0, before) == {"gold": 2}
    assert (state.graves[0], state.dude_supply[0]) == (1, 9)


def test_trading_post_makes_the_market_cheaper() -> None:
    state = table()
    own(state, 0, "trading_post")
    stock(state, 0, bucks=4, gold=0)
    at_barker(state, 0)
    do(state, "use trading_post", "common", "buy tent", "buy horse", "buy horse")
    assert (state.bucks[0], state.tents[0], state.horses[0]) == (0, 2, 3)


@rule("K6.16")
@pytest.mark.parametrize(("cards", "tent", "horse"), [((), 3, 2), (("trading_post",), 2, 1)])
def test_the_market_refuses_with_the_price_it_asks(cards: tuple[str, ...], tent: int, horse: int) -> None:
    state = table()
    own(state, 0, *cards)
    stock(state, 0, bucks=3, gold=0)
    at_barker(state, 0)
    do(state, *[f"use {card}" for card in cards], "common")
    stock(state, 0, bucks=0)
    state._legal = [None] * 3
    for thing, price in (("tent", tent), ("horse", horse)):
        reason = state.why_not(0, ACTIONS.parse(f"buy {thing}"))
        assert reason is not None
        assert (reason.key, reason.params["bucks"]) == ("coloma-too-dear", price)


@pytest.mark.parametrize(("buildings", "dudes"), [(1, 1), (3, 3), (4, 4), (6, 4)])
def test_saloon_pays_a_dude_for_each_building_up_to_four(buildings: int, dudes: int) -> None:
    state = table()
    own(state, 0, "saloon", *[name for name in CARD_IDS if name != "saloon"][: buildings - 1])
    stock(state, 0, dudes=2)
    turn(state, 0, 1, bust=1)
    do(state, "use saloon")
    assert state.dudes[0] == 2 + dudes


def test_ferry_landing_works_with_the_hammer_for_a_dude_less() -> None:
    state = table()
    own(state, 0, "ferry_landing")
    stock(state, 0, bucks=2, gold=0, dudes=0)
    turn(state, 0, 2, bust=2)
    do(state, "use ferry_landing", "river 3")
    assert (state.bucks[0], state.gold[0]) == (0, 1)


@rule("K7.6")
def test_carpenters_hall_takes_the_printed_boom_of_site_3() -> None:
    state = table()
    own(state, 0, "carpenters_hall")
    hold(state, 0, "saloon")
    stock(state, 0, gold=1, dudes=1)
    turn(state, 0, 3, bust=3)
    assert not can(state, "boom")
    do(state, "use carpenters_hall", "build saloon")
    assert state.gold[0] == 0
    # The Signpost covers the site and the Bust lies on it: still the printed Boom.
    own(state, 0, "carpenters_hall")
    hold(state, 0, "saloon")
    stock(state, 0, gold=1, dudes=1)
    turn(state, 0, 3, barker=1, bust=3)
    do(state, "use carpenters_hall")
    assert can(state, "build saloon")


def test_stagecoach_depot_moves_the_wagon_one_further() -> None:
    state = table()
    own(state, 0, "stage_depot")
    stock(state, 0, horses=1)
    turn(state, 0, 4, bust=4)
    do(state, "use stage_depot", "ride lotus", "ride salmon_falls")
    assert can(state, "end")


@rule("K7.2")
def test_a_new_building_is_inert_this_turn_but_counts() -> None:
    state = table()
    own(state, 0, "saloon")
    hold(state, 0, "sluice_works")
    stock(state, 0, bucks=6, dudes=3, gold=0)
    state.barrels[0] = (8,)  # nails: build with the hammer
    turn(state, 0, 1, bust=1)
    do(state, "open nails", "build sluice_works", "common")
    assert not can(state, "use sluice_works")
    assert why(state, "use sluice_works") == ("coloma-fresh", "K7.2")
    dudes = state.dudes[0]
    do(state, "use saloon")
    assert state.dudes[0] == dudes + 2


@rule("K7.9")
def test_gold_from_the_cart_is_limited_by_the_cart() -> None:
    state = table()
    stock(state, 0, gold=0, bucks=0)
    state.gold_cart = 1
    take_from_cart(state, 0, 3)
    assert (state.gold[0], state.bucks[0], state.gold_cart) == (1, 0, 0)


@rule("K7.7")
def test_burying_takes_from_the_supply_first_and_stops_at_six_tombs() -> None:
    assert len(COMPONENTS.tombs) == 6
    state = table()
    stock(state, 0, dudes=11)
    bury(state, 0, 3)
    assert (state.graves[0], state.dude_supply[0], state.dudes[0]) == (3, 0, 9)
    stock(state, 0, dudes=1, graves=5)
    assert can_bury(state, 0, 1) and not can_bury(state, 0, 2)
    bury(state, 0, 4)
    assert state.graves[0] == 6


@rule("K7.10")
def test_counts() -> None:
    state = table(3, hotels=True)
    own(state, 0, "sluice_works", "gazette", "saloon", "stable")
    hold(state, 0, "theatre", "bunkhouse")
    stock(state, 0, gold=3, horses=4, graves=2, hotels=1, rivers=0b1011, bridges=0b1)
    stock(state, 0, event_tents=0b10001, land_tents=0b111)
    used(state, 0, "nuggets", "ropes")
    expected = {
        "horses": 4, "hand": 2, "graveyard": 2, "used_barrels": 2, "workday_buildings": 2, "town_others": 3,
        "buildings": 4, "event_tents": 2, "land_tents": 3, "rivers": 3, "gold": 3,
    }  # fmt: skip
    assert {name: count.amount(state, 0) for name, count in COUNTS.items()} == expected


@rule("K7.11")
def test_an_extra_row_leaves_the_row_of_the_turn() -> None:
    state = table()
    stock(state, 0, dudes=4)
    state.barrels[0] = (10,)  # rifles: an extra row with two helpers
    turn(state, 0, 5)
    do(state, "open rifles", "row 2")
    assert (state.dudes[0], state.dude_supply[0]) == (2, 6)
    do(state, "common", "row 5")
    assert state.dudes[0] == 0


@rule("K7.12")
def test_a_remote_tent_ignores_the_wagon() -> None:
    state = table()
    stock(state, 0, tents=1)
    state.barrels[0] = (7,)  # claim stakes
    park(state, 0, "lotus")
    turn(state, 0, 1)
    do(state, "open claim_stakes")
    assert offers(state) == [
        "plant georgetown_divide", "plant crystal_basin", "plant cosumnes", "plant mormon_island", "plant bear_river",
        "done",
    ]  # fmt: skip
    do(state, "plant cosumnes")
    assert state.tents[0] == 1
    assert why(state, "use saloon") == ("coloma-not-built", "K7.1")


def test_every_building_is_worth_six_points() -> None:
    assert COMPONENTS.building_points == 6
    for card in CARD_IDS:
        state = table()
        own(state, 0, card)
        assert {line.key: line.points for line in lines(state, 0)}["buildings"] == 6
