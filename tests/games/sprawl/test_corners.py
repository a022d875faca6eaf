"""The less travelled parameters of effects, players, filters, counts, restrictions and offices."""

import pytest

from boomtown.games.sprawl.city import LOT_NAMES, SPOT_NAMES
from boomtown.games.sprawl.constants import (
    ATTORNEY,
    CITY,
    CONTRACTOR,
    MAYOR,
    METROPOLIS,
    PLANNING,
    PRESTIGE,
    TOWN,
)
from boomtown.games.sprawl.scoring import office_bonus
from boomtown.games.sprawl.spots import fault
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.steps import ELECTION, PAY_ROW
from boomtown.kernel.schema import Document
from tests.games.sprawl.support import (
    CARDS,
    COMPONENTS,
    asked,
    at,
    bare,
    begin,
    building_filter,
    card,
    finish_turn,
    gains,
    give,
    hold,
    listen,
    mark,
    offer,
    options,
    put,
    refresh,
    run,
    say,
    tile,
    why,
)
from tests.support import rule


def problem(state: Position, name: str, spot: str, seat: int = 0) -> str:
    found = fault(state, seat, card(name), SPOT_NAMES.index(spot))
    return "" if found is None else found.key


# Who is meant.


@rule("S6.3")
def test_self_active_and_others_are_different_people() -> None:
    state = bare()
    lines: list[Document] = [
        {"do": "gain", "who": "active", "wealth": 1},
        {"do": "gain", "who": "self", "prestige": 1},
        {"do": "gain", "who": "others", "wealth": 2},
        {"do": "gain", "who": "each", "prestige": 3},
    ]
    assert gains(state, *lines, seat=2) == [(3, 3), (2, 3), (0, 4)]


@rule("S6.3")
def test_all_holders_of_a_vocation_are_meant_once_each() -> None:
    state = bare()
    tile(state, 0, "energy", 2)
    tile(state, 2, "energy")
    assert gains(state, {"do": "gain", "who": "vocation:energy", "wealth": 2}) == [(2, 0), (0, 0), (2, 0)]


@rule("S6.3", "S6.14")
def test_you_is_the_chooser_inside_a_choice() -> None:
    state = bare()
    state.wealth = [5, 9, 5]
    inner: list[list[Document]] = [[{"do": "gain", "who": "others", "prestige": 2}], [{"do": "gain", "wealth": 1}]]
    run(state, {"do": "choose", "who": "most:wealth", "options": inner})
    assert asked(state) == (1, "sprawl-ask-option")
    say(state, "option 1")
    assert state.prestige == [2, 0, 2]


@rule("S6.7")
def test_the_holder_of_an_office_is_meant() -> None:
    state = bare()
    line: Document = {"do": "gain", "who": "office:police", "wealth": 2}
    assert gains(state, line) == [(0, 0)] * 3
    hold(state, 1, "police")
    assert gains(state, line) == [(0, 0), (2, 0), (0, 0)]


@rule("S6.5")
def test_the_receiver_of_a_toll_may_be_tied_too() -> None:
    state = bare()
    state.prestige = [0, 4, 4]
    run(state, {"do": "toll", "from": "each", "to": "most:prestige", "wealth": 3})
    assert asked(state) == (0, "sprawl-ask-player") and options(state) == ["choose 1", "choose 2"]
    say(state, "choose 1")
    assert state.wealth == [17, 26, 17]


# Counts for controllers, and filters seen from the right seat.


@pytest.mark.parametrize(
    ("count", "expected"),
    [
        ({"count": "lots"}, [0, 6, 1]),
        ({"count": "lots", "div": 2}, [0, 3, 0]),
        ({"count": "lots", "max": 4}, [0, 4, 1]),
    ],
)
@rule("S6.3")
def test_controllers_get_by_lots(count: Document, expected: list[int]) -> None:
    state = bare()
    put(state, "COM", "r1c1", 1)
    put(state, "COM", "r2c2.nw+ne", 1)
    put(state, "COM", "r3c3.nw", 2)
    put(state, "COM", "r4c4")
    line: Document = {"do": "gain", "who": "controller", "wealth": 1, "per": {"zone": "COM", **count}}
    assert [wealth for wealth, _ in gains(state, line)] == expected


@rule("S6.3")
def test_own_buildings_are_counted_for_each_player_by_himself() -> None:
    state = bare()
    put(state, "RES", "r1c1.nw", 0)
    put(state, "RES", "r2c1.nw", 1)
    put(state, "RES", "r3c1.nw", 1)
    line: Document = {"do": "gain", "who": "each", "prestige": 1, "per": {"owner": "own"}}
    assert gains(state, line) == [(0, 1), (0, 2), (0, 0)]
    line = {"do": "lose", "who": "controller", "wealth": 1, "per": {"owner": "others"}}
    assert gains(state, line) == [(0, 0), (-2, 0), (0, 0)]


@pytest.mark.parametrize(
    ("edge", "expected"),
    [
        ("water", ["r1c3.nw", "r3c6.ne"]),
        ("wilderness", ["r3c1.nw", "r6c3.sw"]),
        ("any", ["r1c3.nw", "r3c1.nw", "r3c6.ne", "r6c3.sw"]),
    ],
)
@rule("S1.4", "S6.3")
def test_filters_tell_water_from_wilderness(edge: str, expected: list[str]) -> None:
    state = bare()
    for name in ("r1c3.nw", "r3c6.ne", "r3c1.nw", "r6c3.sw", "r3c3.nw"):
        put(state, "RES", name)
    assert sorted(LOT_NAMES[first] for first in building_filter({"edge": edge}).buildings(state, 0, -1, -1)) == expected


# Parameters of effects.


@rule("S9.6")
def test_the_named_player_chooses_among_all_rows() -> None:
    state = bare()
    put(state, "RES", "r3c4.nw", 0)
    mark(state, "p6", "e1")
    state.prestige = [5, 0, 5]
    run(state, {"do": "payout", "kind": "prestige", "row": "any", "chooser": "least:prestige"})
    assert asked(state) == (1, "sprawl-ask-row")
    assert options(state) == ["row p1", "row p2", "row p3", "row p6"]
    say(state, "row p1")
    assert state.prestige == [6, 0, 5]


@rule("S7.4")
def test_any_marker_can_be_moved_here() -> None:
    state = bare()
    mark(state, "w7", "n1")
    mark(state, "p4", "e6")
    line: Document = {"do": "move_marker", "kind": "any", "to": "here", "optional": True}
    run(state, line, spot="r3c4.nw")
    assert options(state) == ["marker w7", "marker p4", "pass"]
    say(state, "marker p4")
    assert options(state) == ["space n2", "space e3"]
    say(state, "space e3")
    assert state.spaces[5] == 6 and state.spaces[8] == -1
    assert state.value[15] == 7 + 4 and state.value[33] == 8
    mark(state, "w8", "n2")
    run(state, line, spot="r3c4.nw")
    assert asked(state) == (0, "sprawl-ask-action")


@rule("S4.14")
def test_homestead_grant_at_the_border() -> None:
    state = bare()
    put(state, "COM", "r3c3.nw", 0)
    put(state, "COM", "r3c4.nw", 1)
    run(state, {"do": "place_building", "who": "least:buildings", "zone": "RES", "where": "edge"})
    assert asked(state) == (2, "sprawl-ask-place")
    assert len(options(state)) == 44 and "place r2c2.nw" not in options(state)
    say(state, "place r1c1.nw")
    assert state.owner[at(state, "r1c1.nw")] == 2


@rule("S6.1", "S4.14")
def test_a_building_without_a_free_spot_of_its_size_cannot_move() -> None:
    state = bare()
    for block in {name[:4] for name in LOT_NAMES} - {"r1c1"}:
        put(state, "PARK", block)
    put(state, "RES", "r1c1.nw+ne", 0)
    put(state, "RES", "r1c1.sw", 0)
    run(state, {"do": "move_building", "what": {"size": 2}}, {"do": "gain", "prestige": 1})
    assert state.prestige[0] == 1 and len(state.city) == 37
    run(state, {"do": "move_building", "what": {"size": 1, "zone": "RES"}})
    assert LOT_NAMES[state.city[-1]] == "r1c1.se"


@rule("S6.13")
def test_optional_effects_on_buildings_may_be_declined() -> None:
    for kind in ("take_control", "remove_control", "demolish", "move_building"):
        state = bare()
        first = put(state, "RES", "r1c1.nw", 1)
        run(state, {"do": kind, "what": {"zone": "RES"}, "optional": True})
        assert options(state) == ["building r1c1.nw", "pass"]
        say(state, "pass")
        assert state.city == [first] and state.owner[first] == 1


@rule("S6.13")
def test_several_buildings_are_taken_one_after_the_other() -> None:
    state = bare()
    for name in ("r1c1.nw", "r2c2.nw", "r3c3.nw"):
        put(state, "RES", name, 1)
    run(state, {"do": "take_control", "what": {"zone": "RES"}, "n": 2})
    say(state, "building r3c3.nw")
    assert options(state) == ["building r1c1.nw", "building r2c2.nw"]
    say(state, "building r1c1.nw")
    assert [state.owner[at(state, name)] for name in ("r1c1.nw", "r2c2.nw", "r3c3.nw")] == [0, 1, 0]


@rule("S3.7")
def test_a_favor_that_is_offered_may_be_declined() -> None:
    state = bare()
    offer(state, "t02")
    run(state, {"do": "take_favor"})
    assert options(state) == ["favor 1", "favor town", "pass"]
    say(state, "pass")
    assert state.favors == [-1] * 6 and state.contract_boxes[0] == card("t02")


@rule("S6.12", "S5.3")
def test_a_named_tile_comes_from_an_opponent_when_the_supply_is_empty() -> None:
    state = bare()
    tile(state, 1, "finance")
    tile(state, 2, "finance")
    run(state, {"do": "take_vocation", "name": "finance"})
    assert asked(state) == (0, "sprawl-ask-victim")
    say(state, "choose 1")
    assert [state.tiles[8 * seat + 1] for seat in range(3)] == [1, 0, 1]
    assert (state.wealth, state.prestige) == ([20] * 3, [0] * 3)


@rule("S6.14")
def test_an_offer_goes_to_all_who_can_pay_as_the_active_player_says() -> None:
    state = bare()
    state.wealth = [8, 3, 20]
    run(state, {"do": "optional", "who": "each", "wealth": 8, "then": [{"do": "gain", "prestige": 4}]})
    assert asked(state) == (0, "sprawl-ask-order") and options(state) == ["choose 0", "choose 2"]
    say(state, "choose 2", "pay", "pass")
    assert (state.wealth, state.prestige) == ([8, 3, 12], [0, 0, 4])


@rule("S6.10")
def test_players_without_a_real_choice_are_dealt_with_first() -> None:
    state = bare()
    for seat in range(3):
        put(state, "RES", f"r{seat + 1}c1.nw", seat)
    put(state, "RES", "r5c1.nw", 1)
    put(state, "RES", "r5c2.nw", 2)
    run(state, {"do": "demolish", "who": "each", "what": {"zone": "RES", "owner": "own"}})
    assert asked(state) == (0, "sprawl-ask-order") and options(state) == ["choose 1", "choose 2"]
    assert sorted(LOT_NAMES[first] for first in state.city) == ["r2c1.nw", "r3c1.nw", "r5c1.nw", "r5c2.nw"]


@rule("S6.11")
def test_cards_taken_by_effects_leave_empty_boxes() -> None:
    state = bare()
    state.planning_boxes = [card(name) for name in ("p01", "p02", "p04", "p05")]
    run(state, {"do": "take_permit", "n": 2, "from": "display"})
    say(state, "take 1", "take 3")
    assert state.planning_boxes == [-1, card("p02"), -1, card("p05")]
    assert state.hands[0] == [card("p01"), card("p04")] and state.ap == 6


# Building over buildings: restrictions are judged as if these were gone.


@rule("S4.11")
def test_restrictions_forget_the_covered_buildings() -> None:
    state = bare()
    hold(state, 0, "contractor")
    put(state, "PARK", "r4c1.nw", 1)
    assert problem(state, "c31", "r4c1.nw+ne+sw") == ""  # Gated Estate: no other building in the block
    assert problem(state, "c31", "r4c1.ne+sw+se") == "sprawl-fault-not-empty"
    state = bare()
    hold(state, 0, "contractor")
    put(state, "COM", "r4c1.nw", 0)
    assert problem(state, "m11", "r4c1") == "sprawl-fault-not-own"  # Shopping Mall: beside an own building
    put(state, "COM", "r4c2.nw", 0)
    assert problem(state, "m11", "r4c1") == ""
    state = bare()
    hold(state, 0, "contractor")
    put(state, "RES", "r4c1.nw", 1)
    assert problem(state, "t14", "r4c1.nw") == "sprawl-fault-no-neighbour"  # Corner Shop: beside RES
    assert problem(state, "t21", "r4c1.nw") == ""  # Coal Yard: not beside RES
    assert problem(state, "t21", "r4c1.ne") == "sprawl-fault-zoning"


@rule("S4.10", "S4.12")
def test_without_contractor_or_renewal_nothing_is_covered() -> None:
    state = bare()
    put(state, "CIV", "r4c1.nw", 1)
    assert problem(state, "t04", "r4c1.nw+ne") == "sprawl-fault-not-free"
    give(state, 0, "u1")
    assert problem(state, "t04", "r4c1.nw+ne") == ""


@rule("S1.10", "S4.5")
def test_uncontrolled_buildings_weigh_in_zoning() -> None:
    state = bare()
    put(state, "COM", "r4c1.nw")
    assert problem(state, "t02", "r4c1.ne") == "sprawl-fault-zoning"
    put(state, "CIV", "r4c2.nw")
    assert problem(state, "t02", "r4c1.ne") == ""


@rule("S1.7", "S9.5")
def test_parks_count_in_payouts() -> None:
    state = bare()
    put(state, "PARK", "r3c1.nw", 1)
    state.push((PAY_ROW, PRESTIGE, 1))
    state.advance()
    assert state.prestige == [0, 1, 0]


@rule("S1.11")
def test_a_contract_without_a_tile_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    state = bare()
    for number in range(11):
        put(state, "CIV", f"r{number % 6 + 1}c{number // 6 + 1}.nw")
    offer(state, "t02")
    give(state, 0, "p31")
    assert "build 1" in options(state)
    monkeypatch.setattr(COMPONENTS, "tiles_limited", True)
    refresh(state)
    assert why(state, "build 1") == ("sprawl-no-place", "S4.1")


# Offices.


@rule("S10.1")
def test_an_election_for_an_office_not_in_play_assigns_no_contractor() -> None:
    state = bare()
    state.in_play = 1 << MAYOR | 1 << CONTRACTOR
    state.prestige = [5, 0, 5]
    state.push((ELECTION, -1, -1))
    state.advance()
    assert state.pawn == ATTORNEY and state.offices == [-1] * 6


@rule("S10.6", "S10.12")
def test_the_contractor_moves_even_when_nobody_was_elected() -> None:
    state = bare()
    state.in_play = 0b111111
    state.prestige = [5, 0, 5]
    state.push((ELECTION, ATTORNEY, -1))
    state.advance()
    assert state.offices[ATTORNEY] == -1 and state.offices[CONTRACTOR] == 1


@rule("S10.7")
def test_the_mayor_counts_neither_his_parks_nor_foreign_buildings() -> None:
    state = bare()
    put(state, "PARK", "r3c3.nw", 0)
    put(state, "PARK", "r3c3.ne", 0)
    put(state, "RES", "r3c3.sw", 1)
    assert office_bonus(state, MAYOR, 0) == 0
    put(state, "RES", "r3c3.se", 0)
    put(state, "COM", "r6c6.se", 0)
    assert office_bonus(state, MAYOR, 0) == 1


@rule("S10.8")
def test_the_attorneys_doubling_comes_back_with_his_next_turn() -> None:
    state = bare()
    hold(state, 0, "attorney")
    put(state, "CIV", "r3c4.nw")
    offer(state, "t02")
    give(state, 0, "p01", "p02")
    say(state, "build 1", "place r3c4.ne", "use p01", "split 0")
    begin(state, 0)
    offer(state, "t01")
    say(state, "done", "build 1", "place r3c4.sw", "split 0")
    assert state.prestige[0] == 2 + 4


@rule("S10.9")
def test_the_treasurer_takes_nothing_in_foreign_turns() -> None:
    state = bare()
    hold(state, 0, "treasurer")
    begin(state, 1)
    assert state.wealth == [20, 20, 20]


@rule("S10.13", "S10.1")
def test_a_winner_of_the_next_office_moves_the_pawn() -> None:
    state = bare()
    state.in_play = 0b11111
    put(state, "CIV", "r1c4.nw", 2)
    run(state, {"do": "hold_election", "office": "next", "winner": "self"})
    assert state.pawn == ATTORNEY and state.offices[ATTORNEY] == 0
    run(state, {"do": "hold_election", "office": "attorney"})
    assert state.pawn == ATTORNEY and state.offices[ATTORNEY] == 2


# The end of the turn.


def quiet_end(boxes: list[str], city: list[str]) -> Position:
    """Three active decks with cards that trigger nothing in an empty city; seat 0 is about to end its turn."""
    state = bare()
    state.planning_boxes = [card(name) for name in ("p31", "p32", "p33", "p34")]
    state.contract_boxes = [card(name) if name else -1 for name in boxes]
    state.decks[PLANNING] = [card("p01"), card("p02")]
    state.decks[TOWN] = [card(name) for name in ("t05", "t03", "t02")]
    state.decks[CITY] = [card(name) for name in city]
    state.decks[METROPOLIS] = [card(name) for name in ("m23", "m19", "m16", "m14")]
    state.active_decks = 0b111
    state.face_up = 1 << PLANNING
    refresh(state)
    return state


def names(cards: list[int]) -> list[str]:
    return [CARDS[number].id if number >= 0 else "" for number in cards]


@rule("S8.4")
def test_without_city_cards_slide_from_five_to_four() -> None:
    state = quiet_end(["m07", "", "m24", "", "t26"], [])
    finish_turn(state)
    assert names(state.contract_boxes) == ["m07", "m24", "m14", "t26", "t02"]
    state = quiet_end(["m07", "", "m24", "", "t26"], ["c12", "c11"])
    finish_turn(state)
    assert names(state.contract_boxes) == ["m07", "m24", "m14", "c11", "t26"]


@rule("S8.2")
def test_the_lowest_empty_box_is_filled_first() -> None:
    state = quiet_end(["m07", "", "", "", ""], ["c12", "c11"])
    events = listen(state)
    finish_turn(state)
    shown = [str(event.params["card"])[13:] for event in events if event.key == "sprawl-revealed"]
    assert shown == ["m14", "m16", "c11", "t02", "t03", "c12", "m19"]
    assert names(state.contract_boxes) == ["m07", "m14", "m16", "c11", "t02"]


@rule("S8.1", "S8.2")
def test_everybody_sees_in_which_order_the_cards_of_a_turns_end_were_revealed() -> None:
    state = quiet_end(["m07", "", "", "c12", "t26"], ["c11"])
    state.decks[METROPOLIS] += [card("me3")]  # World Summit
    finish_turn(state)
    assert state.view(1)["revealed"] == ["me3", "m14", "m16", "t02", "c11", "m19"]
    begin(state, 1)
    assert state.view(None)["revealed"] == ["me3", "m14", "m16", "t02", "c11", "m19"]
    say(state, "end")
    assert state.view(1)["revealed"] == []
