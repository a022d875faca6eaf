"""K9: the hideout and the fourteen kinds of barrels."""

import pytest

from boomtown.games.coloma.hideout import discard_used
from boomtown.games.coloma.scoring import lines
from boomtown.games.coloma.state import Position
from tests.games.coloma.helpers import (
    BARREL_IDS,
    BOARD_IDS,
    BRIDGE_IDS,
    COMPONENTS,
    at_barker,
    barrel,
    be,
    bridges,
    can,
    do,
    effect,
    gained,
    have,
    hold,
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


def opened(name: str, site: int = 4, **goods: int) -> tuple[Position, tuple[int, ...]]:
    """Seat 0 opens a barrel in its turn; also what it had before."""
    state = table()
    stock(state, 0, **goods)
    barrel(state, 0, name)
    turn(state, 0, site)
    before = have(state, 0)
    do(state, f"open {name}")
    return state, before


@rule("K9.1")
@pytest.mark.parametrize("space", range(5))
def test_each_space_brings_its_outlaws(space: int) -> None:
    state = table()
    at_barker(state, 0)
    do(state, "boom")
    kind = state.face_up[space]
    do(state, f"take {space}")
    assert state.outlaws == 2 + [1, 1, 2, 2, 3][space]
    assert COMPONENTS.hideout_outlaws[space] == state.outlaws - 2
    if space:
        assert state.barrels[0] == (kind,)


@rule("K9.2")
def test_no_barrel_no_outlaws() -> None:
    state = table()
    state.pile = [0] * len(BARREL_IDS)
    state.face_up = [-1] * 5
    at_barker(state, 0)
    assert not can(state, "boom")
    stock(state, 0, horses=1)
    park(state, 0, "shoe_3")
    turn(state, 0, 4)
    do(state, "common", "ride hangtown", "benefit stop")
    assert state.outlaws == 2
    assert can(state, "end")


@rule("K9.3")
def test_the_gap_is_filled_at_once_and_discards_make_a_new_stack() -> None:
    state = table()
    state.pile = [0] * len(BARREL_IDS)
    state.pile[3] = 1
    state.discarded = [0] * len(BARREL_IDS)
    state.discarded[5] = 2
    at_barker(state, 0)
    do(state, "boom", "take 2")
    assert state.face_up[2] == 3
    assert sum(state.pile) == 2 and state.pile[5] == 2
    assert sum(state.discarded) == 0


@rule("K9.3")
def test_without_stack_and_discards_the_gap_stays() -> None:
    state = table()
    state.pile = [0] * len(BARREL_IDS)
    used(state, 1, "nuggets", "nuggets")
    at_barker(state, 0)
    do(state, "boom")
    assert offers(state) == ["take 1", "take 2", "take 3", "take 4"]
    do(state, "take 2")
    assert state.face_up[2] == -1
    assert why(turn(state, 1, 1), "open ropes") == ("coloma-no-such-barrel", "K9.4")


@rule("K9.4")
def test_a_barrel_may_be_used_in_the_turn_it_was_taken_and_in_the_market() -> None:
    state = table()
    state.face_up[1] = BARREL_IDS.index("strongbox")
    stock(state, 0, bucks=3, gold=0)
    at_barker(state, 0)
    do(state, "boom", "take 1", "common", "open strongbox")
    assert state.bucks[0] == 8
    assert can(state, "buy tent")


@rule("K9.4")
def test_a_tent_then_nuggets_then_two_horses() -> None:
    state = table()
    stock(state, 0, bucks=3, gold=0, horses=1, tents=0)
    barrel(state, 0, "nuggets")
    state.gold_supply = 15
    at_barker(state, 0)
    do(state, "common", "buy tent")
    assert not can(state, "buy horse")
    do(state, "open nuggets", "buy horse", "buy horse")
    assert (state.tents[0], state.horses[0], state.gold[0]) == (1, 3, 0)


@rule("K9.4")
@pytest.mark.parametrize(
    ("site", "opening"),
    [
        (2, "common action"), (3, "boom"), (4, "common action"), (5, "common action"), (5, "common tents"),
        (5, "common guests"), (0, "common action"),
    ],
)  # fmt: skip
@pytest.mark.parametrize(("interlude", "gain"), [("open whiskey", {"points": 4}), ("specialty", {"bucks": 1})])
def test_barrels_and_specialties_at_any_question_of_an_action(
    site: int, opening: str, interlude: str, gain: dict[str, int]
) -> None:
    state = table(hotels=True)
    be(state, 0, "banker")
    hold(state, 0, "saloon")
    stock(state, 0, bucks=9, gold=3, dudes=5, tents=2, hotels=1)
    barrel(state, 0, "whiskey")
    if site:
        turn(state, 0, site)
    else:
        at_barker(state, 0)
    do(state, opening)
    before, owned = offers(state), have(state, 0)
    do(state, interlude)
    assert gained(state, 0, owned) == gain
    assert offers(state) == [offer for offer in before if offer != interlude]


@rule("K9.4")
def test_no_barrel_while_another_effect_is_paid_or_chosen() -> None:
    state = table()
    own(state, 0, "theatre", "outfitter", "gazette")
    stock(state, 0, bucks=9, gold=3, dudes=5)
    barrel(state, 0, "whiskey", "lantern", "handbill")
    turn(state, 0, 1)
    do(state, "boom")
    for opening in ("use theatre", "use outfitter", "use gazette", "open lantern", "open handbill"):
        world = state.clone()
        do(world, opening)
        assert not can(world, "open whiskey")
    park(state, 0, "shoe_3")
    turn(state, 0, 4)
    do(state, "common", "ride hangtown")
    assert not can(state, "open whiskey")  # left or stop benefit
    do(state, "benefit stop")
    assert not can(state, "open whiskey")  # which barrel


@rule("K9.4")
def test_no_barrel_while_bucks_and_nuggets_are_counted_out_or_a_cart_is_robbed() -> None:
    state = table()
    be(state, 0, "robber")
    stock(state, 0, bucks=9, gold=3, dudes=5)
    barrel(state, 0, "whiskey")
    turn(state, 0, 2)
    do(state, "common", "river 1")
    assert offers(state) == ["gold 0", "gold 1"]
    state.gold_cart = 2
    turn(state, 0, 4)
    do(state, "common")
    assert offers(state) == ["yes", "done"]


@rule("K9.4", "K15.9")
def test_the_row_of_the_turn_is_filled_once_though_it_is_filled_in_between() -> None:
    state = table()
    be(state, 0, "vigilante")
    used(state, 0, "nuggets")
    stock(state, 0, dudes=6)
    turn(state, 0, 5)
    do(state, "common", "specialty", "yes", "row 6")
    assert offers(state) == ["done"]
    assert why(state, "row 7") == ("coloma-row-done", "K6.13")


@rule("K9.4", "K15.7")
def test_the_last_tent_paid_in_between_is_not_planted() -> None:
    state = table()
    be(state, 0, "homesteader")
    hold(state, 0, "saloon")
    stock(state, 0, gold=1, dudes=1, tents=1)
    turn(state, 0, 5)
    do(state, "common tents", "specialty", "yes", "build saloon")
    assert offers(state) == ["done"]
    assert why(state, "plant event1") == ("coloma-no-tent", "K6.14")


@rule("K9.4")
def test_deputy_spends_the_nuggets_of_a_barrel_in_the_market() -> None:
    state = table()
    stock(state, 0, bucks=3, gold=0, horses=1)
    barrel(state, 0, "nuggets")
    at_barker(state, 0)
    do(state, "common")
    legal = state.legal(0)
    worths = state.game.order(state, 0, legal)
    assert offers(state)[worths.index(max(worths))] == "open nuggets"


@rule("K9.4")
def test_a_barrel_that_can_do_nothing_may_be_used_and_counts_as_used() -> None:
    state = table()
    hold(state, 0, "theatre")
    stock(state, 0, bucks=0, gold=0, dudes=0, rivers=0b1, bridges=1 << BRIDGE_IDS.index("coopers"))
    barrel(state, 0, "nails")
    turn(state, 0, 4)
    before = have(state, 0)
    assert {line.key: line.points for line in lines(state, 0)}["bridge-coopers"] == 0
    do(state, "open nails", "done")
    assert gained(state, 0, before) == {}
    assert can(state, "common") and why(state, "open nails") == ("coloma-no-such-barrel", "K9.4")
    assert {line.key: line.points for line in lines(state, 0)}["bridge-coopers"] == 3


@rule("K9.4")
@pytest.mark.parametrize("name", BARREL_IDS)
def test_every_barrel_may_be_opened_with_nothing_to_spend_and_nothing_to_gain(name: str) -> None:
    state = table()
    hold(state, 0)
    stock(state, 0, bucks=0, gold=0, dudes=0, graves=6, guests=6, tents=0, horses=6, land_tents=0b11111)
    state.outlaws = 0
    barrel(state, 0, name)
    turn(state, 0, 1)
    do(state, f"open {name}")
    while not can(state, "end"):
        do(state, offers(state)[-1])
    assert state.used_barrels[0] == (BARREL_IDS.index(name),)


@rule("K9.5")
def test_used_barrels_are_kept_and_any_of_them_is_discarded() -> None:
    state = table()
    barrel(state, 0, "whiskey", "strongbox")
    turn(state, 0, 1)
    do(state, "open strongbox", "open whiskey")
    assert [BARREL_IDS[kind] for kind in state.used_barrels[0]] == ["strongbox", "whiskey"]
    discard_used(state, 0, BARREL_IDS.index("whiskey"))
    assert [BARREL_IDS[kind] for kind in state.used_barrels[0]] == ["strongbox"]
    assert state.discarded[BARREL_IDS.index("whiskey")] == 1


@rule("K9.5", "K15.9")
def test_the_owner_says_which_used_barrel_is_paid() -> None:
    state = table()
    be(state, 0, "vigilante")
    used(state, 0, "strongbox", "whiskey")
    stock(state, 0, dudes=1)
    turn(state, 0, 1)
    do(state, "specialty", "yes")
    assert offers(state) == ["discard strongbox", "discard whiskey"]
    assert why(state, "discard nails") == ("coloma-not-used-barrel", "K9.5")
    do(state, "discard whiskey", "row 7")
    assert [BARREL_IDS[kind] for kind in state.used_barrels[0]] == ["strongbox"]


@pytest.mark.parametrize(
    ("name", "gain"),
    [
        ("nuggets", {"gold": 2}),
        ("strongbox", {"bucks": 5}),
        ("recruits", {"dudes": 4}),
        ("saddlebags", {"tents": 1, "horses": 1}),
        ("whiskey", {"points": 4}),
    ],
)
def test_barrels_that_pay_goods(name: str, gain: dict[str, int]) -> None:
    state, before = opened(name)
    assert gained(state, 0, before) == gain


def test_blueprints_draw_five_and_put_one_back() -> None:
    state, before = opened("blueprints")
    do(state, offers(state)[0])
    assert gained(state, 0, before) == {"cards": 4}


def test_trail_map_is_a_wagon_action_with_two_more_spaces() -> None:
    state, _ = opened("trail_map", site=1, horses=1)
    do(state, "ride lotus", "ride salmon_falls", "ride folsom", "benefit stop")
    assert can(state, "end")


def test_claim_stakes_give_a_tent_and_plant_one_on_any_land() -> None:
    state, before = opened("claim_stakes", tents=0)
    do(state, "plant mormon_island")
    assert gained(state, 0, before) == {}
    assert state.land_tents[0].bit_count() == 1


def test_nails_build_for_two_bucks_less() -> None:
    state = table()
    hold(state, 0, "saloon", "theatre")
    stock(state, 0, bucks=4, gold=0, dudes=3)
    barrel(state, 0, "nails")
    turn(state, 0, 1)
    do(state, "open nails", "build theatre")  # $5 - 2
    assert (state.bucks[0], state.dudes[0]) == (1, 1)


def test_ropes_work_for_two_bucks_less() -> None:
    state = table()
    bridges(state, "corral")
    stock(state, 0, bucks=3, gold=0, dudes=2, rivers=0b1)
    barrel(state, 0, "ropes")
    turn(state, 0, 1)
    do(state, "open ropes", "bridge corral")  # $4 - 2
    assert (state.bucks[0], state.dudes[0]) == (1, 1)


def test_rifles_fill_an_extra_row_with_two_helpers() -> None:
    state, _ = opened("rifles", dudes=3)
    do(state, "row 1")
    assert state.dudes[0] == 0
    assert state.rows[0] == 0
    state, _ = opened("rifles", dudes=2)
    assert why(state, "row 1") == ("coloma-row-dudes", "K6.13")


def test_blasting_powder_drives_off_three_outlaws() -> None:
    for outlaws, left in ((5, 2), (3, 0), (2, 0)):
        state = table()
        barrel(state, 0, "dynamite")
        state.outlaws = outlaws
        turn(state, 0, 4)
        before = have(state, 0)
        do(state, "open dynamite")
        assert state.outlaws == left
        assert gained(state, 0, before) == {"points": 2}


def test_handbills_hold_any_event_and_pay_a_buck() -> None:
    state, before = opened("handbill", event_tents=0b1)
    do(state, "site 1")
    assert gained(state, 0, before) == {"dudes": 4, "bucks": 1}


@pytest.mark.parametrize(
    ("site", "expected"),
    [(1, "mill wheelbarrow"), (2, "river 1"), (3, "build saloon"), (4, "ride lotus"), (5, "end")],
)
def test_night_shift_takes_the_boom_of_any_site(site: int, expected: str) -> None:
    state = table()
    hold(state, 0, "saloon")
    stock(state, 0, gold=2, dudes=3, tents=0)
    barrel(state, 0, "lantern")
    turn(state, 0, 2, bust=site)
    do(state, "open lantern", f"site {site}")
    assert can(state, expected)
    assert state.tents[0] == (1 if site == 5 else 0)


@rule("K6.3")
def test_the_same_workday_twice_uses_no_ability_twice() -> None:
    state = table()
    own(state, 0, "long_tom", "outfitter")
    barrel(state, 0, "lantern")
    turn(state, 0, 1)
    do(state, "boom", "use long_tom", "mill wheelbarrow", "open lantern", "site 1")
    assert offers(state) == ["use outfitter", "common action", "end"]
    assert why(state, "use long_tom") == ("coloma-card-used", "K6.3")


def test_a_river_that_gives_a_barrel_that_gives_a_river_can_be_judged() -> None:
    state = table()
    state.board = [BOARD_IDS.index("b6")] * 3
    stock(state, 0, bucks=6, gold=3, dudes=6)
    for name in ("ropes", "lantern"):
        state.face_up = [-1] + [BARREL_IDS.index(name)] * 4
        turn(state, 0, 2)
        assert len(state.game.order(state, 0, state.legal(0))) == len(state.legal(0))
        assert state.game.evaluate(state, 0) > 0.0


@rule("K9.2")
@pytest.mark.parametrize("left", [1, 2, 5])
def test_an_ability_for_two_barrels_gives_as_many_as_are_left(left: int) -> None:
    state = table()
    state.pile = [0] * len(BARREL_IDS)
    state.face_up = [0 if 1 <= space <= left else -1 for space in range(5)]
    state.pile[1] = max(0, left - 4)
    turn(state, 0, 2)
    effect("barrel", n=2).run(state, 0)
    state.advance()
    while not can(state, "end"):
        do(state, offers(state)[0])
    assert len(state.barrels[0]) == min(2, left)
