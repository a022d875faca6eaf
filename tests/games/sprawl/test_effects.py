"""Section 6: effects, who and what they mean."""

from typing import cast

import pytest

import boomtown
from boomtown.games.sprawl.city import LOT_NAMES, SPOT_NAMES
from boomtown.games.sprawl.components import Components
from boomtown.games.sprawl.constants import PLANNING
from boomtown.games.sprawl.effects.kinds import KINDS
from boomtown.kernel.schema import Document
from tests.games.sprawl.support import (
    asked,
    at,
    bare,
    building_filter,
    card,
    count,
    gains,
    give,
    hold,
    mark,
    offer,
    options,
    put,
    run,
    say,
    tile,
)
from tests.support import rule

# Order and meaning.


@rule("S6.1")
def test_impossible_lines_are_skipped_and_the_rest_is_done() -> None:
    state = bare()
    run(state, {"do": "take_control", "what": {"zone": "CIV"}}, {"do": "gain", "prestige": 2})
    assert state.prestige[0] == 2


@rule("S6.2")
def test_a_card_beats_the_rules() -> None:
    state = bare()
    run(state, {"do": "extra_favor"})
    offer(state, "t01", 1)
    offer(state, "t02", 2)
    say(state, "favor 1", "favor 2")
    assert state.favors[:2] == [card("t01"), card("t02")]


@rule("S6.3")
def test_controllers_get_once_per_building() -> None:
    state = bare()
    put(state, "COM", "r1c1.nw", 1)
    put(state, "COM", "r2c2", 1)
    put(state, "COM", "r3c3.nw", 2)
    put(state, "COM", "r4c4.nw")
    line = {"do": "gain", "who": "controller", "wealth": 3, "per": {"zone": "COM"}}
    assert gains(state, line) == [(0, 0), (6, 0), (3, 0)]


@rule("S6.3")
def test_corporate_headquarters() -> None:
    state = bare()
    put(state, "COM", "r6c4", 1)
    put(state, "COM", "r6c2.nw+ne+sw", 1)
    offer(state, "m09")
    give(state, 0, "p32")
    wealth = state.wealth[:]
    say(state, "build 1", "place r1c4", "split 1")
    assert state.wealth[0] - wealth[0] + 9 == 8
    assert state.wealth[1] - wealth[1] == 3


@rule("S6.3")
def test_self_is_the_payer_inside_an_offer() -> None:
    state = bare()
    state.wealth = [0, 9, 0]
    inner: Document = {"do": "gain", "who": "self", "prestige": 4}
    run(state, {"do": "optional", "who": "each", "wealth": 8, "then": [inner]})
    assert asked(state) == (1, "sprawl-ask-offer")
    say(state, "pay")
    assert (state.wealth[1], state.prestige) == (1, [0, 4, 0])


@rule("S6.4")
def test_these_rows_are_eleven_blocks_and_the_new_building_counts() -> None:
    state = bare()
    for name in ("r3c1.nw", "r1c4.nw", "r3c4.nw", "r4c5.nw"):
        put(state, "RES", name)
    line = {"do": "gain", "prestige": 1, "per": {"zone": "RES", "where": "these_rows"}}
    assert gains(state, line, spot="r3c4.nw")[0] == (0, 3)


@rule("S6.4")
def test_chosen_and_other_row_both_hold_the_crossing() -> None:
    state = bare()
    for name in ("r3c1.nw", "r3c2.nw", "r1c4.nw", "r3c4.nw"):
        put(state, "RES", name)
    lines: list[Document] = [
        {"do": "choose_row"},
        {"do": "gain", "prestige": 1, "per": {"where": "chosen_row"}},
        {"do": "gain", "wealth": 1, "per": {"where": "other_row"}},
    ]
    run(state, *lines, spot="r3c4.nw")
    assert options(state) == ["line row", "line column"]
    say(state, "line row")
    assert (state.prestige[0], state.wealth[0]) == (3, 22)
    run(state, *lines, spot="r3c4.nw")
    say(state, "line column")
    assert (state.prestige[0], state.wealth[0]) == (5, 25)


@rule("S6.5")
def test_ties_for_most_are_broken_by_the_active_player() -> None:
    state = bare()
    state.wealth = [5, 9, 9]
    run(state, {"do": "gain", "who": "most:wealth", "prestige": 3}, seat=2)
    assert asked(state) == (0, "sprawl-ask-player") and options(state) == ["choose 1", "choose 2"]
    say(state, "choose 2")
    assert state.prestige == [0, 0, 3]


@rule("S6.5")
def test_the_active_player_may_favour_himself() -> None:
    state = bare()
    state.wealth = [9, 9, 5]
    run(state, {"do": "gain", "who": "most:wealth", "prestige": 3}, seat=2)
    assert asked(state) == (0, "sprawl-ask-player") and options(state) == ["choose 0", "choose 1"]
    say(state, "choose 0")
    assert state.prestige == [3, 0, 0]


@rule("S6.5")
def test_who_has_none_never_has_the_most() -> None:
    state = bare()
    assert gains(state, {"do": "gain", "who": "most:COM", "wealth": 3}) == [(0, 0)] * 3
    put(state, "COM", "r1c1.nw", 2)
    assert gains(state, {"do": "gain", "who": "most:COM", "wealth": 3}) == [(0, 0), (0, 0), (3, 0)]


@pytest.mark.parametrize(
    "what", ["prestige", "wealth", "buildings", "vocations", "permits", "CIV", "COM", "IND", "RES"]
)
@rule("S6.5")
def test_everything_that_can_be_compared(what: str) -> None:
    state = bare(2)
    state.prestige, state.wealth = [0, 5], [3, 5]
    tile(state, 1, "energy")
    give(state, 1, "p01")
    for zone, name in (("CIV", "r1c1.nw"), ("COM", "r2c2.nw"), ("IND", "r3c3.nw"), ("RES", "r4c4.nw")):
        put(state, zone, name, 1)
    assert gains(state, {"do": "gain", "who": f"most:{what}", "prestige": 1}) == [(0, 0), (0, 1)]
    assert gains(state, {"do": "gain", "who": f"least:{what}", "prestige": 1}) == [(0, 1), (0, 0)]


@rule("S6.6")
def test_ties_of_single_buildings_are_broken_by_the_active_player() -> None:
    state = bare()
    put(state, "RES", "r1c4.nw", 1)
    put(state, "RES", "r2c4.nw", 2)
    put(state, "RES", "r3c1.nw", 2)
    run(state, {"do": "gain", "who": "controller", "wealth": 2, "prestige": 2, "per": {"pick": "highest"}})
    assert asked(state) == (0, "sprawl-ask-tied")
    assert options(state) == ["building r1c4.nw", "building r2c4.nw"]
    say(state, "building r2c4.nw")
    assert (state.wealth[2], state.prestige) == (22, [0, 0, 2])
    line = {"do": "lose", "who": "controller", "wealth": 1, "per": {"pick": "lowest"}}
    assert gains(state, line)[2] == (-1, 0)


@rule("S6.3", "S6.6")
def test_the_least_valuable_building_is_seen_from_whoever_chooses() -> None:
    state = bare()
    hold(state, 1, "mayor")
    put(state, "RES", "r3c1.nw", 1)
    put(state, "RES", "r1c4.nw", 2)
    put(state, "RES", "r2c4.nw", 0)
    put(state, "RES", "r1c3.nw", 1)
    line = {"do": "demolish", "who": "office:mayor", "what": {"owner": "others", "pick": "lowest"}}
    run(state, line)
    assert asked(state) == (0, "sprawl-ask-tied")
    assert options(state) == ["building r1c4.nw", "building r2c4.nw"]
    say(state, "building r1c4.nw")
    run(state, line)
    assert sorted(LOT_NAMES[first] for first in state.city) == ["r1c3.nw", "r3c1.nw"]


@rule("S6.3", "S6.10")
def test_each_of_several_players_sees_a_least_valuable_building_of_his_own() -> None:
    state = bare()
    for seat, column in enumerate("123"):
        put(state, "RES", f"r1c{column}.nw", seat)
        put(state, "RES", f"r3c{column}.nw", seat)
    line: Document = {"do": "demolish", "who": "others", "what": {"owner": "own", "pick": "lowest"}}
    run(state, line)
    assert sorted(LOT_NAMES[first] for first in state.city) == ["r1c1.nw", "r1c2.nw", "r1c3.nw", "r3c1.nw"]
    run(state, {**line, "optional": True})
    assert asked(state) == (0, "sprawl-ask-order")
    say(state, "choose 2")
    assert (asked(state)[0], options(state)) == (2, ["building r1c3.nw", "pass"])
    say(state, "pass")
    assert (asked(state)[0], options(state)) == (1, ["building r1c2.nw", "pass"])


@rule("S6.6")
def test_ties_of_blocks_are_broken_by_the_active_player() -> None:
    state = bare()
    put(state, "RES", "r1c4.nw", 1)
    put(state, "COM", "r2c4.nw", 2)
    put(state, "COM", "r2c4.se", 1)
    put(state, "COM", "r3c1.se", 1)
    run(state, {"do": "gain", "who": "controller", "prestige": 1, "per": {"where": "best_block"}})
    assert options(state) == ["block r1c4", "block r2c4"]
    say(state, "block r2c4")
    assert state.prestige == [0, 1, 1]
    line = {"do": "gain", "who": "controller", "prestige": 1, "per": {"where": "worst_block"}}
    assert gains(state, line)[1] == (0, 1)


@rule("S6.7")
def test_vacant_office_cannot_choose() -> None:
    state = bare()
    run(state, {"do": "place_marker", "kind": "wealth", "pick": "lowest", "to": "any", "chooser": "office:union"})
    assert state.spaces == [-1] * 9


@rule("S6.8")
def test_losses_stop_at_nothing() -> None:
    state = bare()
    state.wealth = [2, 5, 0]
    assert gains(state, {"do": "lose", "who": "each", "wealth": 3, "prestige": 1}) == [(-2, 0), (-3, 0), (0, 0)]


@rule("S6.8")
def test_tolls_collect_no_more_than_there_is() -> None:
    state = bare()
    state.wealth = [10, 1, 5]
    assert gains(state, {"do": "toll", "from": "others", "wealth": 2}) == [(3, 0), (-1, 0), (-2, 0)]


@rule("S6.8", "S6.14")
def test_offers_only_to_those_who_can_pay_in_full() -> None:
    state = bare()
    state.wealth = [8, 9, 8]
    run(state, {"do": "optional", "who": "each", "wealth": 9, "then": [{"do": "gain", "prestige": 1}]})
    assert asked(state)[0] == 1 and options(state) == ["pay", "pass"]
    say(state, "pass")
    assert state.wealth[1] == 9 and state.prestige == [0, 0, 0]


# Tolls in a kind of choice.


@rule("S6.9")
def test_toll_by_choice_when_short() -> None:
    line = {"do": "toll", "from": "others", "wealth": 4, "prestige": 4, "either": True}
    state = bare(2)
    state.wealth, state.prestige = [0, 3], [0, 9]
    run(state, line)
    assert (state.wealth, state.prestige) == ([0, 3], [4, 5])
    state.wealth, state.prestige = [0, 3], [0, 2]
    run(state, line)
    assert options(state) == ["kind wealth", "kind prestige"]
    say(state, "kind prestige")
    assert (state.wealth, state.prestige) == ([0, 3], [2, 0])
    run(state, line)
    assert (state.wealth, state.prestige) == ([3, 0], [2, 0])
    run(state, line)
    assert asked(state) == (0, "sprawl-ask-action")


@rule("S6.9")
def test_the_receiver_pays_himself_nothing() -> None:
    state = bare()
    state.prestige = [20, 20, 20]
    run(state, {"do": "toll", "from": "each", "to": "self", "wealth": 4, "prestige": 4, "either": True}, seat=1)
    assert asked(state) == (0, "sprawl-ask-order") and options(state) == ["choose 0", "choose 2"]
    say(state, "choose 2", "kind wealth", "kind prestige")
    assert asked(state) == (0, "sprawl-ask-action")
    assert (state.wealth, state.prestige) == ([20, 24, 16], [16, 24, 20])


# Order of decisions, cards, tiles, control.


@rule("S6.10")
def test_the_active_player_says_who_decides_next() -> None:
    state = bare()
    run(state, {"do": "place_park", "who": "each", "where": "any"})
    assert asked(state) == (0, "sprawl-ask-order") and options(state) == ["choose 0", "choose 1", "choose 2"]
    say(state, "choose 2", "place r1c1.nw")
    assert state.owner[at(state, "r1c1.nw")] == 2
    assert asked(state) == (0, "sprawl-ask-order")
    say(state, "choose 1", "place r1c1.ne", "place r1c1.sw")
    assert [state.owner[first] for first in state.city] == [2, 1, 0]


@rule("S6.9", "S6.10")
def test_a_choice_that_comes_with_a_later_unit_counts_for_the_order() -> None:
    state = bare()
    for spot, seat in (("r1c1.nw", 1), ("r1c2.nw", 1), ("r1c3.nw", 2)):
        put(state, "RES", spot, seat)
    # Seat 1 must pay the first unit in prestige and chooses how to pay the second: 3 wealth or 1 prestige.
    state.wealth, state.prestige = [0, 3, 20], [0, 5, 20]
    run(state, {"do": "toll", "from": "controller", "wealth": 4, "prestige": 4, "either": True, "per": {"zone": "RES"}})
    assert asked(state) == (0, "sprawl-ask-order") and options(state) == ["choose 1", "choose 2"]
    say(state, "choose 1")
    assert asked(state) == (1, "sprawl-ask-kind-pay") and (state.wealth[1], state.prestige[1]) == (3, 1)


@rule("S6.10")
def test_whoever_can_only_pay_in_one_kind_to_the_end_pays_first() -> None:
    state = bare()
    for spot, seat in (("r1c1.nw", 1), ("r1c2.nw", 1), ("r1c3.nw", 2)):
        put(state, "RES", spot, seat)
    state.wealth, state.prestige = [0, 0, 20], [0, 5, 20]
    run(state, {"do": "toll", "from": "controller", "wealth": 4, "prestige": 4, "either": True, "per": {"zone": "RES"}})
    assert asked(state) == (2, "sprawl-ask-kind-pay") and state.prestige == [5, 0, 20]


@rule("S6.11")
def test_cards_from_the_display_include_the_deck_top() -> None:
    state = bare()
    state.planning_boxes[1] = card("p01")
    run(state, {"do": "take_permit", "n": 2, "from": "display"})
    assert options(state) == ["take 2", "take deck"]
    say(state, "take deck")
    assert len(state.hands[0]) == 2 and state.ap == 6
    assert state.planning_boxes == [-1] * 4 and not state.face_up >> PLANNING & 1


@rule("S6.11")
def test_cards_from_the_discards_are_never_events() -> None:
    state = bare()
    state.discards = [card("e01"), card("p07"), card("u2")]
    run(state, {"do": "take_permit", "who": "active", "from": "discard"})
    assert options(state) == ["use p07", "use u2"]
    say(state, "use u2")
    assert state.hands[0] == [card("u2")]


@rule("S6.12")
def test_a_tile_from_an_effect_scores_nothing() -> None:
    state = bare()
    state.supply = [0, 1, 0, 0, 2, 0, 0, 0]
    run(state, {"do": "take_vocation", "name": "any"})
    assert options(state) == ["vocation finance", "vocation energy"]
    say(state, "vocation energy")
    assert state.tiles[4] == 1 and (state.wealth[0], state.prestige[0]) == (20, 0)


@rule("S6.13")
def test_taking_and_removing_control() -> None:
    state = bare()
    first = put(state, "RES", "r1c1.nw", 1)
    run(state, {"do": "take_control", "what": {"zone": "RES"}})
    assert state.owner[first] == 0 and state.cubes[:2] == [34, 35]
    run(state, {"do": "remove_control", "what": {"zone": "RES"}})
    assert state.owner[first] == -1 and state.cubes[0] == 35


@rule("S6.13")
def test_control_cannot_be_taken_without_a_cube() -> None:
    state = bare()
    first = put(state, "RES", "r1c1.nw", 1)
    state.cubes[0] = 0
    run(state, {"do": "take_control", "what": {"zone": "RES"}})
    assert state.owner[first] == 1 and asked(state) == (0, "sprawl-ask-action")


@rule("S6.14")
def test_exactly_one_option() -> None:
    state = bare()
    run(state, {"do": "choose", "options": [[{"do": "gain", "wealth": 8}], [{"do": "gain", "prestige": 3}]]})
    assert options(state) == ["option 1", "option 2"]
    say(state, "option 2")
    assert (state.wealth[0], state.prestige[0]) == (20, 3)


@rule("S6.15")
def test_demolition_by_an_effect() -> None:
    state = bare()
    put(state, "RES", "r1c1.nw", 1)
    put(state, "RES", "r1c2", 1)
    run(state, {"do": "demolish", "what": {"zone": "RES", "size": [1, 2], "owner": "others"}})
    assert [LOT_NAMES[first] for first in state.city] == ["r1c2.nw"] and state.cubes[1] == 34


@rule("S6.16")
def test_parks_beside_the_building() -> None:
    state = bare()
    put(state, "CIV", "r1c1", 0)
    run(state, {"do": "place_park", "n": 2, "where": "adjacent"}, spot="r1c1")
    assert options(state) == [f"place {name}" for name in ("r1c2.nw", "r1c2.sw", "r2c1.nw", "r2c1.ne", "r2c2.nw")]
    say(state, "place r1c2.nw", "place r2c2.nw")
    assert [state.owner[first] for first in state.city] == [0, 0, 0]


@rule("S6.11")
def test_permits_are_lost_by_own_choice() -> None:
    state = bare()
    give(state, 1, "p01", "p02")
    run(state, {"do": "lose_permit", "who": "most:permits"})
    assert asked(state) == (1, "sprawl-ask-lose")
    say(state, "use p02")
    assert state.hands[1] == [card("p01")]
    run(state, {"do": "lose_permit", "who": "most:permits"})
    assert state.hands[1] == []


@rule("S6.9")
def test_gain_in_a_kind_of_choice() -> None:
    state = bare()
    run(state, {"do": "gain", "wealth": 3, "prestige": 2, "either": True})
    say(state, "kind prestige")
    assert (state.wealth[0], state.prestige[0]) == (20, 2)


# Every filter and every count.


FILTERS: list[tuple[Document, list[str]]] = [
    ({}, ["r1c1.nw", "r1c1.se", "r3c3.nw", "r3c4.nw", "r6c6.se"]),
    ({"zone": "RES"}, ["r1c1.nw", "r6c6.se"]),
    ({"zone": ["PARK", "COM"]}, ["r1c1.se", "r3c3.nw"]),
    ({"size": 2}, ["r3c4.nw"]),
    ({"size": [1, 4]}, ["r1c1.nw", "r1c1.se", "r3c3.nw", "r6c6.se"]),
    ({"owner": "own"}, ["r1c1.nw"]),
    ({"owner": "others"}, ["r3c3.nw", "r3c4.nw"]),
    ({"owner": "none"}, ["r1c1.se", "r6c6.se"]),
    ({"owner": "some"}, ["r1c1.nw", "r3c3.nw", "r3c4.nw"]),
    ({"where": "this_block"}, ["r3c3.nw"]),
    ({"where": "these_rows"}, ["r3c3.nw", "r3c4.nw"]),
    ({"where": "adjacent"}, ["r3c4.nw"]),
    ({"edge": "water"}, ["r1c1.nw", "r6c6.se"]),
    ({"edge": "wilderness"}, ["r1c1.nw", "r6c6.se"]),
    ({"edge": "any"}, ["r1c1.nw", "r6c6.se"]),
    ({"near": "PARK"}, ["r1c1.nw"]),
    ({"near": "CIV"}, ["r3c3.nw"]),
    ({"min_value": 7}, ["r3c4.nw"]),
]


@pytest.mark.parametrize(("entry", "expected"), FILTERS)
@rule("S6.3")
def test_filters(entry: Document, expected: list[str]) -> None:
    state = bare()
    put(state, "RES", "r1c1.nw", 0)
    put(state, "PARK", "r1c1.se")
    put(state, "COM", "r3c3", 1)
    put(state, "CIV", "r3c4.nw+ne", 2)
    put(state, "RES", "r6c6.se")
    found = building_filter(entry).buildings(state, 0, SPOT_NAMES.index("r3c3"), -1)
    assert sorted(LOT_NAMES[first] for first in found) == expected


def test_near_does_not_mean_the_building_itself() -> None:
    state = bare()
    put(state, "RES", "r1c1", 0)
    assert building_filter({"near": "RES"}).buildings(state, 0, -1, -1) == []


COUNTS: list[tuple[Document, int]] = [
    ({"count": "buildings"}, 2),
    ({"count": "lots"}, 3),
    ({"count": "lots", "div": 2}, 1),
    ({"count": "lots", "max": 2}, 2),
    ({"count": "free_lots", "where": "this_block"}, 2),
    ({"count": "free_lots", "where": "adjacent"}, 9),
    ({"count": "free_lots", "where": "these_rows"}, 41),
    ({"count": "free_lots", "where": "board"}, 141),
    ({"count": "vocations"}, 3),
    ({"count": "vocations", "name": "energy"}, 2),
    ({"count": "offices"}, 1),
    ({"count": "block_value"}, 7),
    ({"count": "block_value", "div": 4}, 1),
]


@pytest.mark.parametrize(("entry", "expected"), COUNTS)
@rule("S6.3")
def test_counts(entry: Document, expected: int) -> None:
    state = bare()
    put(state, "CIV", "r3c4.nw+ne", 0)
    put(state, "RES", "r2c4.se", 1)
    tile(state, 0, "energy", 2)
    tile(state, 0, "media")
    hold(state, 0, "mayor")
    hold(state, 0, "contractor")
    assert count(entry).amount(state, 0, SPOT_NAMES.index("r3c4.nw+ne"), -1, -1) == expected


def test_picks_among_ones_own() -> None:
    state = bare()
    put(state, "RES", "r1c1.nw", 0)
    put(state, "RES", "r1c4.nw", 0)
    put(state, "RES", "r1c3.nw", 1)
    line = {"do": "gain", "who": "controller", "prestige": 1, "per": {"pick": "own_lowest"}}
    assert gains(state, line) == [(0, 1), (0, 1), (0, 0)]
    run(state, {"do": "demolish", "what": {"pick": "own_lowest", "owner": "own"}})
    assert sorted(LOT_NAMES[first] for first in state.city) == ["r1c3.nw", "r1c4.nw"]


def test_every_effect_kind_stands_on_some_card() -> None:
    """So that the random games and the tests of this folder reach all of them."""
    components = cast(Components, boomtown.game("sprawl").components)
    assert {effect.kind for effect in components.effects} == set(KINDS)


def test_payout_effects_offer_the_rows_that_are_there() -> None:
    state = bare()
    put(state, "RES", "r3c4.nw", 0)
    mark(state, "w9", "n2")
    run(state, {"do": "payout", "kind": "wealth", "row": "here"}, spot="r3c4.nw")
    assert options(state) == ["row w6", "row w9"]
    say(state, "row w9")
    assert state.wealth[0] == 29
    run(state, {"do": "payout", "kind": "prestige", "row": "here"}, spot="r3c4.nw")
    assert state.prestige[0] == 1
