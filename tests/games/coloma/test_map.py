"""K8: wagons on the frontier map."""

import pytest

from boomtown.games.coloma.effects.wagons import jumped
from boomtown.games.coloma.state import Position
from boomtown.kernel.message import Event
from boomtown.text import catalogue
from tests.games.coloma.helpers import (
    COMPONENTS,
    LAND_IDS,
    SPACE_IDS,
    bits,
    can,
    do,
    gained,
    have,
    offers,
    park,
    stock,
    table,
    turn,
    why,
)
from tests.support import rule


def wagon(space: str = "coloma", horses: int = 3, **others: str) -> Position:
    """Seat 0 takes a wagon action; the others' wagons stand at home unless told otherwise."""
    state = table()
    stock(state, 0, horses=horses)
    park(state, 0, space)
    for name, where in others.items():
        park(state, int(name[-1]), where)
    turn(state, 0, 4)
    do(state, "common")
    return state


@rule("K8.1")
def test_up_to_as_many_spaces_as_horses_which_are_kept() -> None:
    state = wagon(horses=2)
    do(state, "ride lotus", "ride salmon_falls")
    assert not can(state, "ride folsom")
    assert state.horses[0] == 2
    state = wagon(horses=2)
    do(state, "ride lotus", "done")
    assert can(state, "boom")
    state = wagon(horses=2)
    assert why(state, "ride folsom") == ("coloma-space-far", "K8.1")


@rule("K8.2")
def test_no_space_twice_in_one_action_and_the_start_is_one_of_them() -> None:
    state = wagon(horses=4)
    do(state, "ride lotus")
    assert why(state, "ride coloma") == ("coloma-space-entered", "K8.2")
    do(state, "ride shingle_springs")
    assert why(state, "ride lotus") == ("coloma-space-entered", "K8.2")


@rule("K8.2")
@pytest.mark.parametrize("space", ["coloma", "georgetown", "lotus", "shoe_1"])
def test_a_wagon_that_stays_gets_nothing_and_the_start_pays_nothing(space: str) -> None:
    state = wagon(space, horses=1)
    before = have(state, 0)
    do(state, "done")
    assert gained(state, 0, before) == {}
    assert (SPACE_IDS[state.wagon[0]], offers(state)) == (space, ["common action", "boom", "end"])
    do(state, "boom")
    assert not can(state, f"ride {space}")


@rule("K8.3")
@pytest.mark.parametrize(
    ("start", "space", "gain"),
    [
        ("coloma", "pilot_hill", {"cards": 2}),
        ("coloma", "garden_valley", {"dudes": 1}),
        ("coloma", "gold_hill", {"gold": 1}),
        ("coloma", "lotus", {"bucks": 1}),
        ("folsom", "salmon_falls", {"cards": 1}),
        ("georgetown", "greenwood", {"bucks": 1}),
        ("shoe_5", "kelsey", {"gold": 1}),
        ("hangtown", "diamond_springs", {"bucks": 1}),
        ("lotus", "shingle_springs", {"dudes": 1}),
        ("auburn", "rattlesnake_bar", {"gold": 1}),
        ("auburn", "shoe_1", {}),
        ("garden_valley", "shoe_2", {}),
        ("gold_hill", "shoe_3", {}),
        ("greenwood", "shoe_4", {}),
        ("kelsey", "shoe_5", {}),
        ("kelsey", "shoe_6", {}),
        ("folsom", "shoe_7", {}),
        ("folsom", "shoe_8", {}),
    ],
)
def test_settlements_pay_on_entry_and_horseshoes_do_not(start: str, space: str, gain: dict[str, int]) -> None:
    state = wagon(start)
    before = have(state, 0)
    do(state, f"ride {space}")
    assert gained(state, 0, before) == gain


@rule("K8.3")
def test_passing_pays_like_stopping() -> None:
    state = wagon(horses=3)
    before = have(state, 0)
    do(state, "ride lotus", "ride shingle_springs", "ride diamond_springs")
    assert gained(state, 0, before) == {"bucks": 2, "dudes": 1}


@rule("K8.4")
@pytest.mark.parametrize(
    ("start", "town", "left", "stop"),
    [
        ("lotus", "coloma", {"dudes": 1}, {"cards": 2}),
        ("shoe_2", "georgetown", {"dudes": 2}, {"gold": 1, "bucks": 1}),
        ("salmon_falls", "folsom", {"dudes": 2}, {"bucks": 3}),
        ("shoe_1", "auburn", {"dudes": 2}, {"tents": 1}),
    ],
)
def test_the_left_or_the_stop_benefit(start: str, town: str, left: dict[str, int], stop: dict[str, int]) -> None:
    for side, gain in (("left", left), ("stop", stop)):
        state = wagon(start, horses=1)
        before = have(state, 0)
        do(state, f"ride {town}", f"benefit {side}")
        assert gained(state, 0, before) == gain


@rule("K8.4")
def test_hangtown_left_is_two_dudes_and_its_stop_is_a_barrel() -> None:
    state = wagon("shoe_3", horses=1)
    before = have(state, 0)
    do(state, "ride hangtown", "benefit left")
    assert gained(state, 0, before) == {"dudes": 2}
    assert state.barrels[0] == ()
    state = wagon("shoe_3", horses=1)
    do(state, "ride hangtown", "benefit stop", "take 1")
    assert len(state.barrels[0]) == 1
    assert state.outlaws == 3


@rule("K8.4")
def test_a_town_that_is_passed_pays_only_its_left_benefit() -> None:
    state = wagon("shoe_2", horses=3)
    before = have(state, 0)
    events: list[Event] = []
    state.listener = events.append
    do(state, "ride georgetown", "ride greenwood", "done")
    assert gained(state, 0, before) == {"dudes": 2, "bucks": 1}
    assert [catalogue("en").say(event.key, event.params, ["Ada"]) for event in events] == [
        "The wagon of Ada enters Georgetown.",
        "The wagon of Ada passes Georgetown and enters Greenwood.",
        "Ada gains 2 dudes.",
        "Ada gains $1.",
    ]


@rule("K8.5")
def test_occupied_spaces_are_jumped_free_and_pay_nothing() -> None:
    state = wagon(horses=2, seat1="lotus")
    before = have(state, 0)
    assert can(state, "ride salmon_falls") and can(state, "ride shingle_springs")
    assert why(state, "ride lotus") == ("coloma-space-occupied", "K8.5")
    do(state, "ride salmon_falls", "ride folsom", "benefit left")
    assert gained(state, 0, before) == {"cards": 1, "dudes": 2}


@rule("K8.5")
def test_several_in_line_are_jumped_together() -> None:
    state = wagon(horses=1, seat1="gold_hill", seat2="shoe_3")
    assert can(state, "ride hangtown")
    do(state, "ride hangtown", "benefit left")
    assert SPACE_IDS[state.wagon[0]] == "hangtown"


@rule("K8.5")
def test_a_jumped_space_is_not_jumped_again_in_the_same_action() -> None:
    state = wagon(horses=3, seat1="garden_valley")
    do(state, "ride greenwood")
    assert offers(state) == ["ride georgetown", "ride shoe_4", "done"]  # not back over Garden Valley to Kelsey
    assert why(state, "ride kelsey") == ("coloma-space-far", "K8.1")
    assert why(state, "ride garden_valley") == ("coloma-space-occupied", "K8.5")
    do(state, "done", "boom")
    assert can(state, "ride kelsey")  # another action


@rule("K8.5")
def test_all_spaces_of_a_long_jump_count_as_entered() -> None:
    state = wagon(horses=3, seat1="gold_hill", seat2="shoe_3")
    do(state, "ride hangtown")
    assert state.agenda[-1][3] == bits(SPACE_IDS, "coloma", "gold_hill", "shoe_3", "hangtown")
    assert offers(state) == ["ride diamond_springs", "ride shoe_6", "done"]


@rule("K8.5")
def test_of_two_ways_the_shortest_is_jumped() -> None:
    state = wagon("garden_valley", horses=3, seat1="greenwood", seat2="shoe_2")
    assert jumped(state, 0, 0, SPACE_IDS.index("georgetown")).bit_count() == 1
    assert jumped(state, 0, 0, SPACE_IDS.index("kelsey")) == 0  # a neighbour is simply entered


@rule("K8.6")
def test_boomtowns_hold_any_number_of_wagons() -> None:
    state = wagon("shoe_1", horses=1, seat1="auburn", seat2="auburn")
    do(state, "ride auburn", "benefit left")
    assert len(set(state.wagon)) == 1


@rule("K8.7")
def test_a_horse_gained_on_the_way_does_not_lengthen_the_action() -> None:
    state = wagon(horses=1)
    stock(state, 0, horses=3)
    do(state, "ride lotus")
    assert can(state, "boom")
    assert not can(state, "ride salmon_falls")


@rule("K8.8")
def test_two_wagon_actions_are_separate() -> None:
    state = wagon("shoe_2", horses=1)
    before = have(state, 0)
    do(state, "ride georgetown", "benefit stop", "boom", "ride greenwood")
    assert gained(state, 0, before) == {"gold": 1, "bucks": 2}
    state = wagon(horses=1)
    before = have(state, 0)
    do(state, "ride lotus", "boom", "ride coloma", "benefit left")
    assert gained(state, 0, before) == {"bucks": 1, "dudes": 1}


@rule("K8.9")
def test_which_town_touches_which_land() -> None:
    touched = {
        SPACE_IDS[space]: [name for land, name in enumerate(LAND_IDS) if COMPONENTS.spaces[space].lands >> land & 1]
        for space in range(len(SPACE_IDS))
        if COMPONENTS.spaces[space].lands
    }
    assert touched == {
        "hangtown": ["crystal_basin", "cosumnes"],
        "georgetown": ["georgetown_divide", "crystal_basin"],
        "folsom": ["mormon_island"],
        "auburn": ["bear_river"],
    }
    state = table()
    stock(state, 0, tents=2)
    turn(state, 0, 5)
    do(state, "common tents")
    assert not any("plant event" not in text for text in offers(state) if text != "done")


def test_roads_lead_both_ways_and_every_town_is_three_steps_from_coloma() -> None:
    for space, near in enumerate([space.roads for space in COMPONENTS.spaces]):
        assert all(space in COMPONENTS.spaces[other].roads for other in near)
    reached = {SPACE_IDS.index("coloma")}
    for _ in range(2):
        reached |= {near for space in reached for near in COMPONENTS.spaces[space].roads}
    assert [space for space in reached if COMPONENTS.spaces[space].boomtown] == [SPACE_IDS.index("coloma")]
    reached |= {near for space in reached for near in COMPONENTS.spaces[space].roads}
    assert sum(COMPONENTS.spaces[space].boomtown for space in reached) == 5
    assert sum(space.horseshoe for space in COMPONENTS.spaces) == 8
