"""Section 4: building a contract."""

import pytest

from boomtown.games.sprawl.city import SPOT_NAMES
from boomtown.games.sprawl.permits import MINIMAL_SETS, permit_choices
from boomtown.games.sprawl.restrictions import Build
from boomtown.games.sprawl.spots import adjacency_bonus, build_spots, fault, price
from boomtown.games.sprawl.state import Position
from tests.games.sprawl.support import (
    CARDS,
    asked,
    at,
    bare,
    card,
    give,
    hold,
    mark,
    offer,
    options,
    put,
    refresh,
    run,
    say,
    table,
    why,
)
from tests.support import rule

HIGH_SCHOOL = "t04"


def spots(state: Position, name: str, seat: int = 0) -> list[str]:
    return [SPOT_NAMES[spot] for spot in build_spots(state, seat, card(name), False)]


def problem(state: Position, name: str, spot: str, seat: int = 0) -> str:
    found = fault(state, seat, card(name), SPOT_NAMES.index(spot))
    return "" if found is None else found.key


# The rulebook's High School.


@rule("S4.1", "S4.5")
def test_high_school_places() -> None:
    state = table()
    found = spots(state, HIGH_SCHOOL)
    assert len(found) == 60
    assert "r3c4.ne+se" in found and "r3c4.nw+ne" not in found
    for block in ("r3c1", "r4c1"):
        assert len([spot for spot in found if spot.startswith(block)]) == 4
    assert "r6c1.nw+sw" not in found and "r6c1.sw+se" not in found


@rule("S4.3", "S4.8")
def test_high_school_prices_and_bonus() -> None:
    state = table()
    school = card(HIGH_SCHOOL)
    near = SPOT_NAMES.index("r3c4.ne+se")
    assert price(state, school, near // 13) == 7
    assert adjacency_bonus(state, near, 0) == 1
    far = SPOT_NAMES.index("r3c1.nw+ne")
    assert price(state, school, far // 13) == 2
    assert adjacency_bonus(state, far, 0) == 0


@rule("S4.1", "S4.4", "S4.8")
def test_building_the_high_school() -> None:
    state = table()
    offer(state, HIGH_SCHOOL, 3)
    give(state, 0, "p31")
    say(state, "build 3", "place r3c4.ne+se")
    assert (state.ap, state.wealth[0], state.prestige[0]) == (3, 13, 1)
    assert state.owner[at(state, "r3c4.ne+se")] == 0 and state.cubes[0] == 34
    assert card("p31") in state.discards and card(HIGH_SCHOOL) in state.gone
    assert state.contract_boxes[2] == -1


# Permits.


@pytest.mark.parametrize("hand", [("p01", "p02"), ("p13",), ("p23",), ("p31",)])
@rule("S4.2")
def test_high_school_is_paid_by_two_single_permits_or_one_larger_card(hand: tuple[str, ...]) -> None:
    state = table()
    offer(state, HIGH_SCHOOL)
    give(state, 0, *hand)
    say(state, "build 1", "place r3c1.nw+ne")
    assert state.hands[0] == []
    assert sorted(state.discards) == sorted([36, 37, 38, 39, *[card(name) for name in hand]])


@rule("S4.2")
def test_no_card_too_many() -> None:
    ones, two, three = [card("p01"), card("p02"), card("p04")], card("p13"), card("p23")
    assert permit_choices(CARDS, [ones[0], two], [], 2) == [two]
    assert permit_choices(CARDS, [*ones, two], [ones[0]], 3) == [ones[1], ones[2], two]
    assert permit_choices(CARDS, [ones[0], three], [ones[0]], 4) == [three]
    assert MINIMAL_SETS[2] == [[0, 0, 0, 0, 1], [0, 0, 0, 1, 0], [0, 0, 1, 0, 0], [0, 2, 0, 0, 0]]


@rule("S4.2")
def test_which_permits_is_asked_only_when_there_is_a_choice() -> None:
    state = table()
    offer(state, HIGH_SCHOOL)
    give(state, 0, "p31", "p01", "p02", "p03")
    say(state, "build 1", "place r3c1.nw+ne")
    assert asked(state) == (0, "sprawl-ask-permit")
    assert options(state) == ["use p31", "use p01", "use p02"]
    assert why(state, "use p03") == ("sprawl-wrong-zone", "S4.2")
    assert why(state, "use p05") == ("sprawl-not-yours", "S4.2")
    say(state, "use p01")
    assert state.hands[0] == [card("p31"), card("p03")]


@rule("S4.1")
def test_what_cannot_be_paid_is_not_offered() -> None:
    state = table()
    offer(state, HIGH_SCHOOL)
    assert why(state, "build 1") == ("sprawl-no-permits", "S4.1")
    give(state, 0, "p31")
    state.wealth[0] = 1
    assert why(state, "build 1") == ("sprawl-no-place", "S4.1")
    state.wealth[0] = 2
    refresh(state)
    assert "build 1" in options(state)
    say(state, "build 1")
    assert why(state, "place r1c4.nw+ne")[0] == "sprawl-fault-too-dear"


# Price.


@rule("S4.3")
def test_price_is_the_value_before_the_contracts_own_effects() -> None:
    state = bare()
    offer(state, "t20")  # Train Depot places a marker here.
    give(state, 0, "p33")
    say(state, "build 1", "place r3c4.nw+ne")
    assert state.wealth[0] == 20 - 7
    say(state, "split 0", "space n2")
    assert state.wealth[0] == 20 - 7 + 1 and state.value[2 * 6 + 3] == 14


@rule("S4.3", "S4.7")
def test_discounts_never_pay_and_are_used_up() -> None:
    state = bare()
    run(state, {"do": "discount", "wealth": 9})
    offer(state, HIGH_SCHOOL)
    give(state, 0, "p31")
    say(state, "build 1", "place r3c1.nw+ne")
    assert state.wealth[0] == 20 and state.discount == 0


@rule("S4.1", "S4.3")
def test_a_won_discount_counts_for_what_can_be_paid() -> None:
    state = bare()
    offer(state, "c06")  # City Hall, in a block of value 6 or more
    give(state, 0, "p31")
    state.wealth[0] = 2
    assert why(state, "build 1") == ("sprawl-no-place", "S4.1")
    run(state, {"do": "discount", "wealth": 4})
    say(state, "build 1")
    assert "place r3c3.nw+ne+sw" in options(state)  # value 6
    assert why(state, "place r3c4.nw+ne+sw")[0] == "sprawl-fault-too-dear"  # value 7
    say(state, "place r3c3.nw+ne+sw")
    assert state.wealth[0] == 0


@rule("S4.7")
def test_printed_discount() -> None:
    state = bare()
    assert price(state, card("c30"), 0) == 0
    assert price(state, card("c30"), 2) == 4


# Zoning and restrictions.


@rule("S4.5")
def test_zoning() -> None:
    state = bare()
    put(state, "COM", "r3c4.sw")
    assert problem(state, HIGH_SCHOOL, "r3c4.nw+ne") == "sprawl-fault-zoning"
    put(state, "CIV", "r4c5.nw")
    assert problem(state, HIGH_SCHOOL, "r3c4.ne+se") == ""
    assert problem(state, HIGH_SCHOOL, "r3c4.nw+sw") == "sprawl-fault-not-free"
    assert problem(state, HIGH_SCHOOL, "r3c4.nw") == "sprawl-fault-size"


@rule("S4.5")
def test_parks_do_not_matter_for_zoning() -> None:
    state = bare()
    put(state, "PARK", "r3c4.sw")
    assert problem(state, HIGH_SCHOOL, "r3c4.nw+ne") == ""


@pytest.mark.parametrize(
    ("entry", "bad", "good", "key"),
    [
        ({"edge": "water"}, "r2c2.nw+ne", "r1c1.nw+ne", "edge"),
        ({"edge": "wilderness"}, "r1c2.nw+ne", "r2c1.nw+sw", "edge"),
        ({"edge": "any"}, "r2c2.nw+ne", "r6c3.sw+se", "edge"),
        ({"adjacent_to": "CIV"}, "r2c2.nw+ne", "r5c5.ne+se", "no-neighbour"),
        ({"not_adjacent_to": "CIV"}, "r5c5.ne+se", "r2c2.nw+ne", "bad-neighbour"),
        ({"min_value": 9}, "r2c2.nw+ne", "r1c4.nw+ne", "low-value"),
        ({"max_value": 2}, "r2c2.nw+ne", "r3c1.nw+ne", "high-value"),
        ({"empty_block": True}, "r5c5.ne+se", "r2c2.nw+ne", "not-empty"),
        ({"near_own": True}, "r2c2.nw+ne", "r5c5.ne+se", "not-own"),
        ({"marked": True}, "r2c2.nw+ne", "r6c3.sw+se", "unmarked"),
    ],
)
@rule("S4.6")
def test_restrictions(entry: dict[str, object], bad: str, good: str, key: str) -> None:
    state = bare()
    put(state, "CIV", "r5c5.nw", 0)
    mark(state, "p4", "e6")
    state.wealth[0] = 40
    contract = CARDS[card(HIGH_SCHOOL)]
    printed = contract.build
    contract.build = Build(contract.zone, entry)
    try:
        assert problem(state, HIGH_SCHOOL, bad) == f"sprawl-fault-{key}"
        assert problem(state, HIGH_SCHOOL, good) == ""
        found = spots(state, HIGH_SCHOOL)
        assert bad not in found and good in found
    finally:
        contract.build = printed


@rule("S4.7")
def test_easing_ignores_zoning() -> None:
    state = bare()
    put(state, "RES", "r3c4.sw")
    assert problem(state, "t14", "r3c4.nw") == ""  # Corner Shop
    assert problem(state, "t11", "r3c4.nw") == "sprawl-fault-zoning"  # General Store


# What follows.


@rule("S4.8")
def test_bonus_counts_buildings_of_anybody() -> None:
    state = bare()
    put(state, "CIV", "r3c4.nw", 1)
    put(state, "CIV", "r3c4.se")
    put(state, "CIV", "r3c5.nw+sw", 0)
    offer(state, "t02")
    give(state, 0, "p31")
    say(state, "build 1", "place r3c4.ne")
    assert state.prestige[0] == 3


@rule("S4.9")
def test_vocations_come_before_effects() -> None:
    state = bare()
    put(state, "RES", "r3c1.nw", 1)
    offer(state, HIGH_SCHOOL)
    give(state, 0, "p31")
    say(state, "build 1", "place r3c3.nw+ne")
    assert asked(state) == (0, "sprawl-ask-split")
    assert state.wealth[0] == 20 - 6
    say(state, "split 1")
    assert (state.wealth[0], state.prestige[0]) == (20 - 6 + 1, 2)


# Demolition, with the rulebook's examples in r4c1.


def over(buildings: list[str], size: int) -> list[str]:
    """The covering spots of a new CIV building in r4c1."""
    state = bare()
    for name in buildings:
        put(state, "CIV", f"r4c1.{name}" if name else "r4c1", 1)
    hold(state, 0, "contractor")
    name = {2: HIGH_SCHOOL, 3: "c05"}[size]
    taken = set("".join(part for part in buildings).replace("+", ""))
    found = [spot for spot in spots(state, name) if spot.startswith("r4c1")]
    assert taken or buildings == [""]
    return [spot for spot in found if any(_covers(spot, building) for building in buildings)]


def _covers(spot: str, building: str) -> bool:
    corners = set(spot.partition(".")[2].split("+")) if "." in spot else {"nw", "ne", "sw", "se"}
    return bool(corners & (set(building.split("+")) if building else {"nw", "ne", "sw", "se"}))


@rule("S4.10")
def test_two_lots_over_smaller_buildings() -> None:
    assert over(["nw"], 2) == ["r4c1.nw+ne", "r4c1.nw+sw"]
    assert over(["nw+ne"], 2) == ["r4c1.nw+ne"]
    assert over(["nw", "ne"], 2) == ["r4c1.nw+ne", "r4c1.nw+sw", "r4c1.ne+se"]
    state_both = [spot for spot in over(["nw", "se"], 2) if _covers(spot, "nw") and _covers(spot, "se")]
    assert state_both == []


@rule("S4.10")
def test_three_lots_over_smaller_buildings() -> None:
    assert len(over(["nw"], 3)) == 3
    assert over(["nw+ne"], 3) == ["r4c1.nw+ne+sw", "r4c1.nw+ne+se"]
    both = [spot for spot in over(["nw+ne", "sw"], 3) if _covers(spot, "nw+ne") and _covers(spot, "sw")]
    assert both == ["r4c1.nw+ne+sw"]
    assert "r4c1.nw+ne+sw" in over(["nw", "ne", "sw"], 3)
    assert over(["nw+ne+sw"], 3) == ["r4c1.nw+ne+sw"]
    assert over(["nw+ne", "sw+se"], 3) == []
    assert over([""], 3) == []


@rule("S4.10", "S4.12")
def test_one_urban_renewal_pays_for_all_covered_buildings() -> None:
    state = bare()
    first, second = put(state, "CIV", "r4c1.nw", 1), put(state, "CIV", "r4c1.ne", 0)
    offer(state, HIGH_SCHOOL)
    give(state, 0, "p31", "u1")
    cubes = state.cubes[:]
    say(state, "build 1", "place r4c1.nw+ne")
    assert state.owner[first] == 0 and state.building[second] == first
    assert state.hands[0] == [] and card("u1") in state.discards
    assert state.cubes[:2] == [cubes[0], cubes[1] + 1]
    assert state.wealth[1] == 20


@rule("S4.12")
def test_which_renewal_is_asked_and_the_contractor_needs_none() -> None:
    state = bare()
    put(state, "CIV", "r4c1.nw", 1)
    offer(state, HIGH_SCHOOL)
    give(state, 0, "p31", "u1", "u2")
    say(state, "build 1", "place r4c1.nw+ne")
    assert options(state) == ["use u1", "use u2"]
    say(state, "use u2")
    assert state.hands[0] == [card("u1")]
    other = bare()
    put(other, "CIV", "r4c1.nw", 1)
    hold(other, 0, "contractor")
    offer(other, HIGH_SCHOOL)
    give(other, 0, "p31", "u1")
    say(other, "build 1", "place r4c1.nw+ne")
    assert other.hands[0] == [card("u1")]


@rule("S4.11")
def test_covered_buildings_do_not_matter_for_zoning_restrictions_and_bonus() -> None:
    state = bare()
    put(state, "IND", "r4c1.nw", 1)
    put(state, "CIV", "r4c1.sw", 1)
    hold(state, 0, "contractor")
    assert problem(state, HIGH_SCHOOL, "r4c1.nw+ne") == ""
    offer(state, HIGH_SCHOOL)
    give(state, 0, "p31")
    say(state, "build 1", "place r4c1.nw+sw")
    assert state.prestige[0] == 0


@rule("S4.13")
def test_buildings_of_the_contractor_are_protected() -> None:
    state = bare()
    put(state, "CIV", "r4c1.nw", 1)
    hold(state, 1, "contractor")
    give(state, 0, "u1")
    assert problem(state, HIGH_SCHOOL, "r4c1.nw+ne") == "sprawl-fault-protected"
    run(state, {"do": "demolish", "what": {"zone": "CIV"}})
    assert len(state.city) == 1
    run(state, {"do": "disaster", "what": {"zone": "CIV"}, "wealth": 99, "per": "building"})
    assert len(state.city) == 0


@rule("S4.10")
def test_half_covered_buildings_stay() -> None:
    state = bare()
    put(state, "CIV", "r4c1.nw+sw", 1)
    hold(state, 0, "contractor")
    assert problem(state, HIGH_SCHOOL, "r4c1.nw+ne") == "sprawl-fault-partly-covered"


@rule("S4.14")
def test_placed_buildings_ignore_zoning_and_bring_no_bonus() -> None:
    state = bare()
    put(state, "IND", "r4c1.nw", 1)
    run(state, {"do": "place_building", "zone": "RES", "size": 2, "where": "any"})
    assert "place r4c1.ne+se" in options(state)
    say(state, "place r4c1.ne+se")
    assert state.owner[at(state, "r4c1.ne+se")] == 0 and state.prestige[0] == 0 and state.wealth[0] == 20


@rule("S4.14")
def test_moved_building_keeps_its_cube_and_needs_another_free_spot() -> None:
    state = bare()
    put(state, "RES", "r4c1.nw+ne", 1)
    run(state, {"do": "move_building", "what": {"zone": "RES"}})
    found = options(state)
    assert "place r4c1.nw+ne" not in found and "place r4c1.nw+sw" not in found and "place r4c1.sw+se" in found
    say(state, "place r1c1.nw+ne")
    assert len(state.city) == 1 and state.owner[at(state, "r1c1.nw")] == 1 and state.cubes[1] == 34
