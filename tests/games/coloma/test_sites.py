"""K6: what each site does."""

import pytest

from boomtown.games.coloma.state import Position
from boomtown.games.coloma.steps import YEAR_END
from tests.games.coloma.helpers import (
    BOARD_IDS,
    BRIDGE_IDS,
    COMPONENTS,
    at_barker,
    bridges,
    can,
    cards,
    do,
    gained,
    have,
    hold,
    lands,
    offers,
    own,
    park,
    stock,
    table,
    turn,
    why,
)
from tests.support import rule


@rule("K6.1")
def test_workday_common_is_every_shovel_once_and_boom_every_wheelbarrow_once() -> None:
    state = table()
    own(state, 0, "sluice_works", "bunkhouse", "long_tom", "gazette")
    turn(state, 0, 1)
    do(state, "common")
    assert offers(state) == ["use sluice_works", "use bunkhouse", "mill shovel", "boom", "end"]
    do(state, "use bunkhouse", "mill shovel", "use sluice_works")
    assert offers(state) == ["boom", "end"]
    do(state, "boom")
    assert offers(state) == ["use long_tom", "use gazette", "mill wheelbarrow", "end"]


@rule("K6.2")
def test_the_mill() -> None:
    state = table()
    turn(state, 0, 1)
    before = have(state, 0)
    do(state, "common", "mill shovel")
    assert gained(state, 0, before) == {"gold": 1, "bucks": 1}
    before = have(state, 0)
    do(state, "boom", "mill wheelbarrow")
    assert gained(state, 0, before) == {"dudes": 2, "cards": 1}


@rule("K6.4", "K6.5")
def test_a_river_with_the_hammer_and_one_with_the_saw() -> None:
    state = table()
    stock(state, 0, bucks=2, gold=1, dudes=2)
    state.gold_supply = 15
    turn(state, 0, 2)
    do(state, "common", "river 4", "gold 0")
    assert (state.bucks[0], state.dudes[0], state.tents[0]) == (0, 1, 2)
    do(state, "boom", "river 2")
    assert (state.gold[0], state.dudes[0]) == (0, 0)
    assert state.rivers[0] == 0b1010
    assert offers(state) == ["end"]


@rule("K6.5")
def test_a_bridge_with_the_hammer_and_one_with_the_saw() -> None:
    state = table()
    bridges(state, "corral", "golden")
    stock(state, 0, bucks=4, gold=2, dudes=2, rivers=0b11)
    turn(state, 0, 2)
    do(state, "boom", "bridge golden")
    assert (state.bucks[0], state.gold[0], state.dudes[0]) == (4, 0, 1)
    do(state, "common", "bridge corral")
    assert (state.bucks[0], state.gold[0], state.dudes[0]) == (0, 0, 0)


@rule("K6.6")
def test_a_river_goes_on_any_free_space_and_pays_at_once() -> None:
    state = table()
    stock(state, 0, bucks=2, gold=0, dudes=1, rivers=0b0100)
    turn(state, 0, 2)
    do(state, "common")
    assert offers(state) == ["river 1", "river 2", "river 4", "done"]
    assert why(state, "river 3") == ("coloma-river-taken", "K6.6")
    do(state, "river 1")
    assert state.dudes[0] == 3


@rule("K6.6")
@pytest.mark.parametrize(
    ("board", "river", "gain"),
    [
        ("a", 1, {"dudes": 3}), ("a", 2, {"cards": 3}), ("a", 3, {"gold": 1}), ("a", 4, {"tents": 1}),
        ("b1", 1, {"gold": 2}), ("b1", 2, {"gold": 1}), ("b1", 4, {}),
        ("b2", 1, {"horses": 1}), ("b2", 2, {"horses": 1, "bucks": 1}), ("b2", 4, {"dudes": 1}),
        ("b3", 1, {"tents": 1}), ("b3", 2, {"tents": 2}), ("b3", 4, {"bucks": 2}),
        ("b4", 1, {"dudes": 3}), ("b4", 2, {"dudes": 2}), ("b4", 4, {"bucks": 1, "cards": 1}),
        ("b5", 1, {"cards": 4}), ("b5", 4, {"bucks": 2}),
        ("b6", 4, {"gold": 1}),
    ],
)  # fmt: skip
def test_every_river_that_pays_goods(board: str, river: int, gain: dict[str, int]) -> None:
    state = table()
    state.board = [BOARD_IDS.index(board)] * 3
    stock(state, 0, bucks=2, gold=0, dudes=1)
    turn(state, 0, 2)
    before = (0, 0, 0, *have(state, 0)[3:])
    do(state, "common", f"river {river}")
    assert gained(state, 0, before) == gain


def at_river(board: str, river: int, outlaws: int = 2, **goods: int) -> Position:
    """Seat 0 surveys a river of this board."""
    state = table()
    state.outlaws = outlaws
    state.board = [BOARD_IDS.index(board)] * 3
    stock(state, 0, **({"bucks": 2, "gold": 0, "dudes": 1} | goods))
    state.gold_cart = 3
    turn(state, 0, 2)
    do(state, "common", f"river {river}")
    return state


def test_prospectors_third_river_takes_gold_from_the_cart() -> None:
    state = at_river("b1", 3)
    assert (state.gold[0], state.gold_cart) == (2, 1)


def test_wranglers_third_river_moves_the_wagon() -> None:
    state = at_river("b2", 3)
    assert can(state, "ride lotus")


def test_squatters_third_river_plants_from_afar() -> None:
    state = at_river("b3", 3, tents=2)
    assert can(state, "plant event1") and can(state, "plant bear_river")
    do(state, "plant bear_river")
    assert state.land_tents[0] == lands("bear_river")
    assert can(state, "end")


def test_foremans_third_river_fills_a_row_with_one_helper() -> None:
    state = at_river("b4", 3, dudes=2)
    assert offers(state) == ["row 5", "row 6", "row 7", "done"]
    do(state, "row 5")
    assert (state.dudes[0], state.row_done) == (0, 0)


def test_draftsmans_second_river_sifts_and_the_third_builds_cheaper() -> None:
    state = table()
    state.board = [BOARD_IDS.index("b5")] * 3
    hold(state, 0, "saloon")
    stock(state, 0, bucks=2, gold=0, dudes=1)
    turn(state, 0, 2)
    do(state, "common", "river 2")
    assert state.hand[0].bit_count() == 1 + 4
    do(state, offers(state)[0], offers(state)[-1])
    assert state.hand[0].bit_count() == 1 + 4 - 2
    assert can(state, "end")
    state = table()
    state.board = [BOARD_IDS.index("b5")] * 3
    hold(state, 0, "saloon")
    stock(state, 0, bucks=4, gold=0, dudes=3)
    turn(state, 0, 2)
    do(state, "common", "river 3", "build saloon")  # $2, then $2 - 1
    assert (state.bucks[0], state.dudes[0]) == (1, 1)


def test_bootleggers_rivers() -> None:
    state = at_river("b6", 1)
    do(state, "take 3")
    assert len(state.barrels[0]) == 1 and state.outlaws == 4
    for outlaws, left in ((5, 3), (1, 0)):
        state = at_river("b6", 2, outlaws=outlaws)
        assert (state.bucks[0], state.outlaws) == (1, left)
    state = at_river("b6", 3)
    do(state, "site 4")
    assert state.bucks[0] == 2


@rule("K6.7")
def test_a_bridge_needs_a_river_of_its_own() -> None:
    state = table()
    bridges(state, "corral", "golden")
    stock(state, 0, bucks=9, dudes=3, rivers=0b1, bridges=1 << BRIDGE_IDS.index("golden"))
    turn(state, 0, 2)
    do(state, "common")
    assert offers(state) == ["river 2", "river 3", "river 4", "done"]
    assert why(state, "bridge corral") == ("coloma-no-free-river", "K6.7")
    stock(state, 1, bucks=9, dudes=3, rivers=0b1111)
    turn(state, 1, 2)
    do(state, "common")
    assert offers(state) == ["bridge corral", "bridge golden", "done"]


@rule("K6.8")
def test_no_two_bridges_of_a_type_and_none_when_the_tiles_are_gone() -> None:
    state = table()
    bridges(state, "corral", "golden", "memorial")
    state.bridge_stock[BRIDGE_IDS.index("memorial")] = 0
    stock(state, 0, bucks=9, dudes=3, rivers=0b1111, bridges=1 << BRIDGE_IDS.index("golden"))
    turn(state, 0, 2)
    do(state, "common")
    assert offers(state) == ["bridge corral", "done"]
    assert why(state, "bridge golden") == ("coloma-bridge-twice", "K6.8")
    assert why(state, "bridge memorial") == ("coloma-bridge-gone", "K6.8")


@rule("K6.9", "K6.10")
def test_a_building_with_the_hammer_and_one_with_the_saw() -> None:
    state = table()
    hold(state, 0, "sluice_works", "long_tom", "theatre")
    stock(state, 0, bucks=4, gold=1, dudes=4)
    state.gold_supply = 15
    turn(state, 0, 3)
    do(state, "boom")
    assert offers(state) == ["build long_tom", "done"]
    assert why(state, "build saloon") == ("coloma-not-in-hand", "K6.9")
    assert why(state, "build theatre") == ("coloma-too-dear", "K6.10")
    do(state, "build long_tom")
    assert (state.gold[0], state.dudes[0], state.gold_cart) == (0, 1, 1)
    supply = state.dude_supply[0]
    do(state, "common", "build sluice_works")
    assert (state.bucks[0], state.dudes[0]) == (0, 0)
    assert state.dude_supply[0] == supply + 1
    assert state.built[0] == cards("sluice_works", "long_tom")


@rule("K6.11")
def test_two_wagon_actions() -> None:
    state = table()
    stock(state, 0, horses=1)
    turn(state, 0, 4)
    do(state, "common", "ride lotus", "boom", "ride coloma", "benefit left")
    assert offers(state) == ["end"]


@rule("K6.12")
def test_site_5_offers_row_tents_and_guests_in_any_order() -> None:
    state = table(3, hotels=True)
    stock(state, 0, dudes=6, tents=1, hotels=1)
    turn(state, 0, 5)
    assert offers(state) == ["common action", "common tents", "common guests", "boom", "end"]
    do(state, "common guests", "guests 1", "common tents", "plant event2", "common", "row 2")
    assert (state.dudes[0], state.points[0], state.tents[0]) == (1, 2, 0)
    do(state, "boom")
    assert state.tents[0] == 1


@rule("K6.12", "K6.15")
def test_tents_and_guests_come_in_several_goes_around_the_row_and_the_boom() -> None:
    state = table(3, hotels=True)
    stock(state, 0, dudes=7, tents=2, hotels=1)
    turn(state, 0, 5)
    do(state, "common tents", "plant event2", "done", "common guests", "guests 1", "common", "row 2")
    assert why(state, "common action") == ("coloma-already", "K4.9")  # only the row is limited
    do(state, "common tents", "plant event3", "common guests", "guests 1")
    assert why(state, "common tents") == ("coloma-lacks-tent", "K4.9")
    do(state, "boom", "common tents", "plant event4")
    assert (state.event_tents[0], state.guests[0]) == (0b01110, 2)
    assert offers(state) == ["end"]


@rule("K6.13")
def test_a_row_is_filled_whole_one_a_turn_and_stays_taken() -> None:
    assert COMPONENTS.row_sizes == [5, 4, 3, 3, 2, 2, 1]
    state = table()
    stock(state, 0, dudes=5)
    state.rows[1] = 2
    turn(state, 0, 5)
    do(state, "common")
    assert offers(state) == ["row 1", "row 3", "row 4", "row 5", "row 6", "row 7", "done"]
    assert why(state, "row 2") == ("coloma-row-taken", "K6.13")
    do(state, "row 3")
    assert (state.dudes[0], state.rows[2]) == (2, 0)
    assert not can(state, "common")
    turn(state, 1, 5)
    stock(state, 1, dudes=2)
    do(state, "common")
    assert why(state, "row 1") == ("coloma-row-dudes", "K6.13")


@rule("K6.14")
def test_tents_on_events_and_on_lands_next_to_the_wagon() -> None:
    state = table()
    stock(state, 0, tents=3, event_tents=0b00001)
    stock(state, 1, event_tents=0b00010, land_tents=lands("crystal_basin"))
    park(state, 0, "georgetown")
    turn(state, 0, 5)
    do(state, "common tents")
    assert offers(state) == [
        "plant event2", "plant event3", "plant event4", "plant event5",
        "plant georgetown_divide", "plant crystal_basin", "done",
    ]  # fmt: skip
    assert why(state, "plant event1") == ("coloma-event-taken", "K6.14")
    assert why(state, "plant bear_river") == ("coloma-land-far", "K6.14")
    do(state, "plant event2", "plant crystal_basin", "plant georgetown_divide")
    assert state.tents[0] == 0
    assert can(state, "end")


@rule("K6.14")
def test_planted_tents_stay_when_the_year_ends() -> None:
    state = table()
    stock(state, 0, tents=3)
    park(state, 0, "georgetown")
    turn(state, 0, 5)
    do(state, "common tents", "plant event3", "plant georgetown_divide", "plant crystal_basin")
    for year in (1, 2):
        state.agenda = [(YEAR_END, 0)]
        state._legal = [None] * 3
        state.advance()
        assert state.year == year
        assert (state.event_tents[0], state.tents[0], state.tent_supply[0]) == (0b100, 0, 5)
        assert state.land_tents[0] == lands("georgetown_divide", "crystal_basin")


@rule("K6.16")
def test_the_market_and_the_barrel() -> None:
    state = table()
    stock(state, 0, bucks=8, gold=0, horses=5, tents=6, event_tents=0b1)
    at_barker(state, 0)
    do(state, "common")
    assert offers(state) == ["buy tent", "buy horse", "done"]
    do(state, "buy tent", "buy horse")
    assert (state.bucks[0], state.tents[0], state.horses[0]) == (3, 7, 6)
    assert offers(state) == ["done"]
    assert why(state, "buy tent") == ("coloma-tent-limit", "K3.1")
    assert why(state, "buy horse") == ("coloma-horse-limit", "K3.2")
    do(state, "done", "boom", "take 0")
    assert len(state.barrels[0]) == 1
