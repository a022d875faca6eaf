"""Section 11: disasters."""

from boomtown.games.sprawl.city import LOT_NAMES
from boomtown.games.sprawl.state import Position
from boomtown.kernel.schema import Document
from tests.games.sprawl.support import asked, bare, options, put, run, say
from tests.support import rule

FLOOD: Document = {"do": "disaster", "what": {"size": [1, 2], "edge": "water"}, "wealth": 2, "per": "lot"}
FIRE: Document = {"do": "disaster", "what": {"size": 1, "pick": "own_lowest"}, "wealth": 3, "per": "building"}
EARTHQUAKE: Document = {"do": "disaster", "what": {"pick": "own_lowest"}, "wealth": 1, "per": "value"}


def standing(state: Position) -> list[str]:
    return sorted(LOT_NAMES[first] for first in state.city)


@rule("S11.1", "S11.2")
def test_flood_asks_building_by_building() -> None:
    state = bare()
    put(state, "RES", "r1c1.nw+ne", 1)
    put(state, "RES", "r1c2.nw", 1)
    put(state, "RES", "r3c3.nw", 1)
    put(state, "RES", "r1c6", 1)
    state.wealth[1] = 4
    run(state, FLOOD)
    assert asked(state) == (1, "sprawl-ask-save") and options(state) == ["pay", "pass"]
    say(state, "pay")
    assert state.wealth[1] == 0
    assert standing(state) == ["r1c1.nw", "r1c6.nw", "r3c3.nw"]


@rule("S11.2", "S6.10")
def test_the_active_player_orders_the_decisions() -> None:
    state = bare()
    put(state, "RES", "r1c1.nw", 1)
    put(state, "RES", "r1c2.nw", 2)
    put(state, "RES", "r1c3.nw", 2)
    run(state, FLOOD)
    assert asked(state) == (0, "sprawl-ask-order") and options(state) == ["choose 1", "choose 2"]
    say(state, "choose 2", "pass", "pay", "pass")
    assert standing(state) == ["r1c3.nw"]
    assert state.cubes == [35, 35, 34]


@rule("S11.1")
def test_targets_are_fixed_before_anybody_decides() -> None:
    state = bare()
    put(state, "RES", "r3c1.nw", 1)
    put(state, "RES", "r1c4.nw", 1)
    put(state, "COM", "r4c1.nw", 2)
    run(state, FIRE)
    say(state, "choose 1", "pass", "pay")
    assert standing(state) == ["r1c4.nw", "r4c1.nw"] and state.wealth[2] == 17


@rule("S11.1", "S6.6")
def test_ties_among_ones_own_are_broken_by_the_active_player() -> None:
    state = bare()
    put(state, "RES", "r3c1.nw", 1)
    put(state, "RES", "r4c1.nw", 1)
    run(state, FIRE)
    assert asked(state) == (0, "sprawl-ask-target")
    assert state.prompt(0).params["whom"] == "other"
    say(state, "building r4c1.nw")
    assert asked(state) == (1, "sprawl-ask-save")
    say(state, "pass")
    assert standing(state) == ["r3c1.nw"]


@rule("S11.1", "S6.6")
def test_a_tie_among_the_asked_players_own_buildings_is_asked_as_theirs() -> None:
    state = bare()
    put(state, "RES", "r3c1.nw", 0)
    put(state, "RES", "r4c1.nw", 0)
    run(state, FIRE)
    assert asked(state) == (0, "sprawl-ask-target")
    assert state.prompt(0).params["whom"] == "own"


@rule("S11.2")
def test_earthquake_costs_the_value_and_must_be_paid_in_full() -> None:
    state = bare()
    put(state, "RES", "r1c4.nw", 1)
    state.wealth[1] = 8
    run(state, EARTHQUAKE)
    assert standing(state) == []
    put(state, "RES", "r1c4.nw", 1)
    state.wealth[1] = 9
    run(state, EARTHQUAKE)
    say(state, "pay")
    assert state.wealth[1] == 0 and standing(state) == ["r1c4.nw"]


@rule("S11.3")
def test_uncontrolled_targets_fall() -> None:
    state = bare()
    put(state, "RES", "r1c1.nw")
    run(state, FLOOD)
    assert standing(state) == []


@rule("S11.2")
def test_urban_decay_is_paid_in_prestige() -> None:
    state = bare()
    put(state, "RES", "r3c1.nw", 1)
    put(state, "RES", "r1c4.nw", 2)
    state.prestige = [0, 3, 0]
    run(state, {"do": "disaster", "what": {"pick": "lowest"}, "prestige": 3, "per": "building"})
    say(state, "pay")
    assert state.prestige == [0, 0, 0] and len(standing(state)) == 2
    run(state, {"do": "disaster", "what": {"pick": "lowest"}, "prestige": 3, "per": "building"})
    assert standing(state) == ["r1c4.nw"]
