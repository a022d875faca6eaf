"""Section 10: elections, offices, the Contractor."""

import pytest

from boomtown.games.sprawl.constants import ATTORNEY, CONTRACTOR, MAYOR, OFFICES, POLICE, TREASURER, UNION
from boomtown.games.sprawl.scoring import office_bonus
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.steps import ELECTION
from tests.games.sprawl.support import (
    COMPONENTS,
    asked,
    bare,
    begin,
    card,
    give,
    hold,
    offer,
    options,
    put,
    refresh,
    run,
    say,
    table,
    tile,
)
from tests.support import rule

ZONES = {"attorney": "CIV", "treasurer": "COM", "police": "RES", "union": "IND"}


def election(state: Position, office: int = -1) -> None:
    state.push((ELECTION, office, -1))
    refresh(state)
    state.advance()


def airport(state: Position) -> Position:
    state.in_play |= 0b11111
    return state


@rule("S10.1")
def test_the_pawn_walks_the_ring_and_passes_offices_not_in_play() -> None:
    state = bare()
    put(state, "CIV", "r1c1.nw", 1)
    for expected in (1, 2, 3, 4, 0):
        election(state)
        assert state.pawn == expected
    assert state.offices == [-1] * 6


@rule("S10.2")
def test_airport_brings_four_vacant_offices() -> None:
    state = bare()
    put(state, "CIV", "r1c1.nw", 1)
    run(state, {"do": "open_deck", "deck": "city"}, {"do": "enter_offices", "offices": list(ZONES)})
    assert state.active_decks == 0b11 and state.in_play == 0b11111
    assert state.offices == [-1] * 6
    election(state)
    assert state.offices[ATTORNEY] == 1


@rule("S10.3")
def test_mayor_has_the_most_tiles_and_media_counts() -> None:
    state = bare()
    tile(state, 1, "energy")
    tile(state, 2, "factory")
    tile(state, 2, "media")
    election(state, MAYOR)
    assert state.offices[MAYOR] == 2
    assert asked(state) == (2, "sprawl-ask-place")


@rule("S10.3", "S10.5")
def test_media_breaks_ties_and_may_choose_itself() -> None:
    state = bare()
    tile(state, 1, "media")
    tile(state, 2, "factory")
    election(state, MAYOR)
    assert asked(state) == (1, "sprawl-ask-elect") and options(state) == ["choose 1", "choose 2"]
    say(state, "choose 1")
    assert state.offices[MAYOR] == 1


@pytest.mark.parametrize("office", list(ZONES))
@rule("S10.4")
def test_zone_offices_go_to_the_most_valuable_building_then_to_most_buildings(office: str) -> None:
    zone, number = ZONES[office], OFFICES.index(office)
    state = airport(bare())
    put(state, zone, "r1c4.nw", 1)
    put(state, zone, "r3c1.nw", 2)
    put(state, zone, "r3c1.ne", 2)
    election(state, number)
    assert state.offices[number] == 1
    put(state, zone, "r2c4.nw", 2)
    election(state, number)
    assert state.offices[number] == 2


@pytest.mark.parametrize(
    ("office", "decider"), [("attorney", MAYOR), ("treasurer", ATTORNEY), ("police", TREASURER), ("union", POLICE)]
)
@rule("S10.5")
def test_who_breaks_the_ties(office: str, decider: int) -> None:
    number = OFFICES.index(office)
    state = airport(bare())
    put(state, ZONES[office], "r1c4.nw", 1)
    put(state, ZONES[office], "r2c4.nw", 2)
    state.active = 1
    election(state, number)
    assert asked(state) == (1, "sprawl-ask-elect")  # vacant: the active player
    say(state, "choose 2")
    assert state.offices[number] == 2
    hold(state, 0, OFFICES[decider])
    election(state, number)
    assert asked(state) == (0, "sprawl-ask-elect")
    say(state, "choose 1")
    assert state.offices[number] == 1


@rule("S10.6")
def test_nobody_qualifies() -> None:
    state = airport(bare())
    hold(state, 2, "treasurer")
    election(state, TREASURER)
    assert state.offices[TREASURER] == 2
    put(state, "PARK", "r1c1.nw", 1)
    election(state, ATTORNEY)
    assert state.offices[ATTORNEY] == -1


@rule("S10.7")
def test_reelected_mayor_places_another_park() -> None:
    state = bare()
    tile(state, 1, "energy")
    for name in ("r3c4.nw", "r3c4.ne"):
        election(state, MAYOR)
        say(state, f"place {name}")
    assert [state.owner[first] for first in state.city] == [1, 1]


@rule("S10.7")
def test_mayor_bonus() -> None:
    state = table()
    for first in state.city:
        state.owner[first] = 0
    put(state, "PARK", "r4c3.nw", 1)
    assert office_bonus(state, MAYOR, 0) == 2


@rule("S10.8", "S10.9", "S10.10", "S10.11")
def test_zone_bonuses_on_the_start_board() -> None:
    state = table()
    assert [office_bonus(state, office, 0) for office in (ATTORNEY, TREASURER, POLICE, UNION)] == [2, 4, 4, 2]


@rule("S10.8")
def test_attorney_doubles_the_first_bonus_of_his_turn() -> None:
    state = bare()
    hold(state, 0, "attorney")
    put(state, "CIV", "r3c4.nw")
    offer(state, "t02", 1)
    offer(state, "t01", 2)
    give(state, 0, "p31", "p23")
    say(state, "build 1", "place r3c4.ne", "use p31", "split 0")
    assert state.prestige[0] == 2
    say(state, "build 2", "place r3c4.sw", "split 0")
    assert state.prestige[0] == 2 + 2


@rule("S10.8")
def test_doubling_is_spent_on_a_bonus_of_nothing() -> None:
    state = bare()
    hold(state, 0, "attorney")
    put(state, "CIV", "r3c4.nw")
    offer(state, "t02", 1)
    offer(state, "t01", 2)
    give(state, 0, "p31", "p23")
    say(state, "build 1", "place r6c1.ne", "use p31", "split 0")
    say(state, "build 2", "place r3c4.sw", "split 0")
    assert state.prestige[0] == 1


@rule("S10.9")
def test_treasurer_toll() -> None:
    state = bare()
    hold(state, 0, "treasurer")
    state.wealth = [10, 1, 5]
    begin(state, 0)
    assert state.wealth == [13, 0, 3]


@rule("S10.11")
def test_union_boss_has_eight_points() -> None:
    state = bare()
    hold(state, 0, "union")
    begin(state, 0)
    assert state.ap == 8


@rule("S10.12")
def test_sports_team_and_the_contractor() -> None:
    state = airport(bare())
    run(state, {"do": "open_deck", "deck": "metropolis"}, {"do": "enter_offices", "offices": ["contractor"]})
    assert state.active_decks >> 2 & 1 and state.offices[CONTRACTOR] == -1
    state.prestige = [5, 3, 9]
    put(state, "CIV", "r1c1.nw", 2)
    election(state, ATTORNEY)
    assert state.offices[ATTORNEY] == 2 and state.offices[CONTRACTOR] == 1


@rule("S10.12")
def test_the_new_union_boss_already_breaks_the_contractors_tie() -> None:
    state = airport(bare())
    state.in_play |= 1 << CONTRACTOR
    state.prestige = [3, 3, 9]
    put(state, "IND", "r1c1.nw", 2)
    election(state, UNION)
    assert state.offices[UNION] == 2 and asked(state) == (2, "sprawl-ask-elect")
    say(state, "choose 1")
    assert state.offices[CONTRACTOR] == 1


@rule("S10.12")
def test_the_contractor_follows_the_elected_mayor_and_his_park() -> None:
    state = airport(bare())
    state.in_play |= 1 << CONTRACTOR
    state.prestige = [5, 3, 9]
    tile(state, 2, "energy")
    election(state, MAYOR)
    assert state.offices[CONTRACTOR] == -1 and asked(state) == (2, "sprawl-ask-place")
    say(state, "place r1c1.nw")
    assert state.offices[CONTRACTOR] == 1


@rule("S10.12")
def test_the_union_boss_breaks_the_contractors_ties() -> None:
    state = airport(bare())
    state.in_play |= 1 << CONTRACTOR
    state.prestige = [3, 3, 9]
    state.active = 1
    election(state, ATTORNEY)
    assert asked(state) == (1, "sprawl-ask-elect") and options(state) == ["choose 0", "choose 1"]
    say(state, "choose 0")
    hold(state, 2, "union")
    election(state, ATTORNEY)
    assert asked(state) == (2, "sprawl-ask-elect")
    say(state, "choose 1")
    assert state.offices[CONTRACTOR] == 1


@rule("S10.13")
def test_a_named_winner_is_not_compared() -> None:
    state = airport(bare())
    state.in_play |= 1 << CONTRACTOR
    state.prestige = [9, 3, 9]
    put(state, "CIV", "r1c1.nw", 2)
    run(state, {"do": "hold_election", "office": "attorney", "winner": "self"})
    assert state.offices[ATTORNEY] == 0 and state.offices[CONTRACTOR] == 1
    run(state, {"do": "hold_election", "office": "mayor", "winner": "self"})
    assert asked(state) == (0, "sprawl-ask-place")


@rule("S10.13")
def test_an_election_inside_an_event_assigns_the_contractor() -> None:
    state = airport(bare())
    state.in_play |= 1 << CONTRACTOR
    state.prestige = [9, 9, 1]
    run(state, {"do": "hold_election", "office": "next"}, {"do": "gain", "who": "active", "wealth": 1})
    assert state.offices[CONTRACTOR] == 2 and state.wealth[0] == 21


def test_municipal_court_makes_its_builder_attorney() -> None:
    state = airport(bare())
    put(state, "CIV", "r1c4.nw", 2)
    offer(state, "c02")
    give(state, 0, "p31")
    say(state, "build 1", "place r3c1.nw+ne")
    assert state.offices[ATTORNEY] == 0 and card("c02") in state.gone


def test_what_an_office_does_goes_by_its_name() -> None:
    elected, turn_start = COMPONENTS.offices[MAYOR].on_elected, COMPONENTS.offices[TREASURER].on_turn_start
    assert [COMPONENTS.effects[effect].card_name for effect in elected] == ["@sprawl-office-mayor"]
    assert [COMPONENTS.effects[effect].card_name for effect in turn_start] == ["@sprawl-office-treasurer"]
