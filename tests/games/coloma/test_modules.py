"""K12, K13, K14: hotels, Buster, the mule duel."""

import random

import pytest

from boomtown.games.coloma.bot.turn_value import coming_turn, turn_values
from boomtown.games.coloma.rounds import with_buster
from boomtown.games.coloma.scoring import lines
from boomtown.games.coloma.state import AWAY, NEUTRAL, Position
from boomtown.games.coloma.steps import BUST, ROUND_END, YEAR_END
from boomtown.games.coloma.wheel import crowds, signpost
from tests.games.coloma.helpers import (
    BOARD_IDS,
    VERBS,
    barrel,
    be,
    can,
    do,
    gained,
    have,
    hold,
    new,
    offers,
    own,
    stock,
    table,
    turn,
    why,
)
from tests.support import rule


@rule("K12.1")
def test_hotels_are_built_at_site_3_with_hammer_or_saw() -> None:
    state = table(3, hotels=True)
    assert state.hotel_stock == 6
    hold(state, 0)
    stock(state, 0, bucks=5, gold=3, dudes=3)
    turn(state, 0, 3)
    do(state, "boom")
    assert offers(state) == ["hotel", "done"]
    do(state, "hotel")
    assert (state.gold[0], state.dudes[0]) == (0, 2)
    do(state, "common", "hotel")
    assert (state.bucks[0], state.dudes[0], state.hotels[0], state.hotel_stock) == (0, 0, 2, 4)


@rule("K12.1")
def test_no_hotels_without_the_module_or_when_none_are_left() -> None:
    state = table(3)
    hold(state, 0, "saloon")
    stock(state, 0, bucks=9, dudes=5)
    turn(state, 0, 3)
    do(state, "common")
    assert why(state, "hotel") == ("coloma-no-hotel", "K12.1")
    state = table(3, hotels=True)
    state.hotel_stock = 0
    hold(state, 0, "saloon")
    stock(state, 0, bucks=9, dudes=5)
    turn(state, 0, 3)
    do(state, "common")
    assert not can(state, "hotel")


@rule("K12.1")
@pytest.mark.parametrize("way", ["nails", "lantern", "river", "signpost"])
def test_away_from_site_3_nobody_builds_a_hotel(way: str) -> None:
    state = table(3, hotels=True)
    state.board = [BOARD_IDS.index("b5")] * 3
    hold(state, 0, "saloon")
    stock(state, 0, bucks=9, gold=3, dudes=9)
    if way == "river":
        turn(state, 0, 2)
        do(state, "common", "river 3", "gold 0")
    elif way == "signpost":
        turn(state, 0, 4, barker=2, bust=5)  # on site 4 it copies site 3
        do(state, "boom")
    else:
        barrel(state, 0, way)
        turn(state, 0, 1)
        do(state, f"open {way}", *(["site 3"] if way == "lantern" else []))
    assert offers(state) == ["build saloon", "done"]
    assert why(state, "hotel") == ("coloma-no-hotel", "K12.1")


@rule("K12.1")
@pytest.mark.parametrize("way", ["nails", "lantern", "carpenters_hall"])
def test_on_site_3_every_way_to_build_may_build_a_hotel(way: str) -> None:
    state = table(3, hotels=True)
    hold(state, 0, "saloon")
    stock(state, 0, bucks=9, gold=3, dudes=9)
    if way == "carpenters_hall":
        own(state, 0, way)
        turn(state, 0, 3, bust=3)
        do(state, f"use {way}")
    else:
        barrel(state, 0, way)
        turn(state, 0, 3)
        do(state, f"open {way}", *(["site 3"] if way == "lantern" else []))
    assert offers(state) == ["build saloon", "hotel", "done"]
    do(state, "hotel")
    assert state.hotels[0] == 1


@rule("K5.1", "K12.1")
def test_where_the_barker_covers_site_3_there_are_no_hotels() -> None:
    state = table(3, hotels=True)
    hold(state, 0, "saloon")
    stock(state, 0, bucks=9, gold=3, dudes=9)
    barrel(state, 0, "nails")
    turn(state, 0, 3, barker=3)
    do(state, "open nails")
    assert offers(state) == ["build saloon", "done"]


@rule("K12.1")
def test_bots_see_hotels_where_they_can_be_built() -> None:
    state = table(3, hotels=True)
    hold(state, 0)
    stock(state, 0, bucks=9, gold=3, dudes=9)
    state.barker = 0
    worth = [turn_values(coming_turn(state, 0), site)[0] for site in (2, 3)]
    state.hotel_stock = 0
    without = [turn_values(coming_turn(state, 0), site)[0] for site in (2, 3)]
    assert worth[0] > without[0] and worth[1] == without[1]


@rule("K12.1", "K15.7")
def test_an_ability_that_speaks_of_a_card_builds_no_hotel() -> None:
    state = table(3, hotels=True)
    be(state, 0, "homesteader")
    hold(state, 0, "saloon")
    stock(state, 0, gold=9, dudes=9, tents=1)
    turn(state, 0, 1)
    do(state, "specialty", "yes")
    assert offers(state) == ["build saloon", "done"]
    assert why(state, "hotel") == ("coloma-no-hotel", "K12.1")


@rule("K12.2")
def test_guests_score_two_points_each_two_per_hotel() -> None:
    state = table(3, hotels=True)
    stock(state, 0, dudes=7, hotels=2, guests=1, tents=0)
    turn(state, 0, 5)
    do(state, "common guests")
    assert offers(state) == ["guests 1", "guests 2", "guests 3", "done"]
    assert why(state, "guests 4") == ("coloma-guests-limit", "K12.2")
    do(state, "guests 3")
    assert (state.points[0], state.dudes[0], state.guests[0]) == (6, 4, 4)
    turn(state, 0, 5)
    assert not can(state, "common guests")


@rule("K12.3")
def test_guests_leave_at_the_end_of_the_year() -> None:
    state = table(3, hotels=True)
    stock(state, 1, dudes=2, hotels=2, guests=3)
    supply = state.dude_supply[1]
    state.barker = 3
    state.agenda = [(YEAR_END, 0)]
    state.advance()
    assert state.guests[1] == 0
    assert state.dude_supply[1] == supply + 3


@rule("K12.4")
def test_hotels_are_eight_points_and_no_buildings() -> None:
    state = table(3, hotels=True)
    own(state, 0, "saloon")
    stock(state, 0, hotels=2)
    found = {line.key: line.points for line in lines(state, 0)}
    assert (found["hotels"], found["buildings"]) == (16, 6)


@rule("K13.1")
def test_three_neutral_gunmen_stay_for_the_whole_game() -> None:
    state = table(2)
    assert state.rows[2] == NEUTRAL
    state.rows[0] = 1
    state.agenda = [(YEAR_END, 0)]
    state.advance()
    assert state.rows.count(NEUTRAL) == 1
    assert state.rows[0] == -1
    assert NEUTRAL not in table(3).rows


def dialled(state: Position, *sites: int) -> Position:
    for seat, site in enumerate(sites):
        state.apply(seat, VERBS.site.base + site - 1)
    return state


@rule("K13.2")
def test_buster_avoids_two_shown_sites_and_counts_for_the_bust() -> None:
    seen = set()
    for seed in range(40):
        state = table(2, seed)
        assert state.revealed.bit_count() == 2
        dialled(state, 4, 5)
        assert not state.revealed >> state.buster & 1
        seen.add(state.buster)
        assert sum(crowds(state)) == 3
        if state.buster in (3, 4):
            assert state.bust == state.buster
    assert seen == {0, 1, 2, 3, 4}  # the Barker's site 1 among them


@rule("K13.3")
def test_buster_goes_home_and_all_cards_are_shuffled_again() -> None:
    shown = set()
    state = table(2, 3)
    for _ in range(4):
        shown.add(state.revealed)
        dialled(state, 1, 2)
        assert state.buster != AWAY
        while can(state, "end"):
            do(state, "end")
    assert state.buster == AWAY
    assert len(shown) > 1
    assert not with_buster(table(3))


def duel(state: Position, *sites: tuple[int, int]) -> None:
    for seat, (pioneer, mule) in enumerate(sites):
        state.apply(seat, VERBS.duel.code(pioneer, mule))


@rule("K14.1")
def test_no_buster_in_the_mule_duel() -> None:
    state = table(2, 1, mules=True)
    assert not with_buster(state)
    assert state.revealed == 0
    assert state.rows[2] == NEUTRAL
    assert sum(state.bridge_stock) == 6
    assert len(state.prices) == 13


@rule("K14.2")
def test_pioneer_and_mule_are_sent_together() -> None:
    state = table(2, 1, mules=True)
    assert state.carrots == [0b11111, 0b11111]
    assert len(offers(state)) == 25
    duel(state, (3, 2), (4, 4))
    assert state.pioneers == [2, 3]
    assert state.mules == [1, 3]


@rule("K14.3")
def test_only_a_mule_that_eats_its_carrot_brings_the_event() -> None:
    state = new(2, 1, mules=True)
    before = [have(state, seat) for seat in range(2)]
    for _ in range(2):
        for seat in range(2):
            state.apply(seat, state.legal(seat)[0])
    assert gained(state, 0, before[0]) == {"cards": -2}  # the Barker brought no dudes
    stock(state, 1, event_tents=0b1000)
    before = [have(state, seat) for seat in range(2)]
    duel(state, (3, 1), (2, 4))  # site 1 is covered by the Barker
    assert gained(state, 0, before[0]) == {"dudes": 2}
    assert gained(state, 1, before[1]) == {"bucks": 4}
    assert state.carrots == [0b11110, 0b10111]
    while can(state, "end"):
        do(state, "end")
    before = [have(state, seat) for seat in range(2)]
    duel(state, (3, 1), (3, 2))
    assert gained(state, 0, before[0]) == {}  # the carrot is eaten
    assert gained(state, 1, before[1]) == {"gold": 1}


@rule("K14.4")
@pytest.mark.parametrize("sheriff", [0, 1])
def test_carrots_are_eaten_from_the_sheriff_on_before_the_bust(sheriff: int) -> None:
    state = table(2, 1, mules=True)
    state.sheriff = sheriff
    state.gold_supply = 1
    told: list[str] = []
    state.listener = lambda event: told.append(event.key)
    before = [have(state, seat) for seat in range(2)]
    duel(state, (3, 2), (3, 2))
    assert gained(state, sheriff, before[sheriff]) == {"gold": 1}
    assert gained(state, 1 - sheriff, before[1 - sheriff]) == {"bucks": 1}
    assert told.index("coloma-gained-gold") < told.index("coloma-bust")


@rule("K14.5")
def test_mules_count_for_the_bust() -> None:
    state = table(2, 1, mules=True)
    state.pioneers, state.mules = [2, 3], [3, 0]
    state.agenda = [(BUST, 0)]
    state.advance()
    assert state.bust == 3


@rule("K14.5")
def test_a_bust_does_not_touch_a_mule_on_its_site() -> None:
    state = table(2, 1, mules=True)
    stock(state, 1, bucks=2, gold=1, dudes=2)
    before = [have(state, seat) for seat in range(2)]
    duel(state, (4, 2), (2, 4))  # site 4: a pioneer and a mule; site 2: the same
    assert (state.bust, state.mules) == (signpost(state), [1, 3])
    state = table(2, 1, mules=True)
    stock(state, 1, bucks=2, gold=1, dudes=2)
    before = [have(state, seat) for seat in range(2)]
    duel(state, (4, 4), (2, 4))
    assert (state.bust, state.mules) == (3, [3, 3])
    assert [gained(state, seat, before[seat]) for seat in range(2)] == [{"bucks": 2}] * 2  # both ate on site 4
    assert state.pending() == (1,) and can(state, "boom")  # a busted mule costs its owner no Boom
    do(state, "end")
    assert why(state, "boom") == ("coloma-busted", "K5.2")
    assert state.mules == [3, 3]  # they stay until the round is over
    do(state, "end")
    assert state.mules == [AWAY, AWAY]


@rule("K14.6")
def test_carrots_are_back_at_the_end_of_the_year() -> None:
    state = table(2, 1, mules=True)
    state.carrots = [0, 0b101]
    state.agenda = [(YEAR_END, 0)]
    state.advance()
    assert state.carrots == [0b11111, 0b11111]


@rule("K14.6")
def test_there_are_carrots_only_in_the_mule_duel() -> None:
    for seats, mules in ((1, True), (2, False), (3, True)):
        state = new(seats, mules=mules)
        state.agenda = [(YEAR_END, 0)]
        state.advance()
        assert state.year == 1
        assert state.carrots == [0] * state.players


@rule("K14.5")
def test_mules_leave_the_board_at_the_end_of_the_round() -> None:
    state = new(2, mules=True)
    state.pioneers, state.mules = [0, 1], [2, 3]
    state.agenda = [(ROUND_END, 0)]
    state.advance()
    assert state.mules == [AWAY, AWAY]


def test_all_modules_together() -> None:
    for seed in range(12):
        state = new(2, seed, mules=True, hotels=True, specialties="deluxe", boards="b")
        chance = random.Random(seed)
        while not state.over:
            seat = state.pending()[0]
            state.apply(seat, chance.choice(state.legal(seat)))
        assert state.winners()


@rule("K4.2", "K14.4")
def test_nothing_is_busted_while_the_mules_eat() -> None:
    state = table(2, mules=True)
    for seat, text in enumerate(("duel 1 5", "duel 1 1")):
        state.apply(seat, VERBS.vocabulary.parse(text))
    assert can(state, "yes")  # the trade of event 5, before the crowd is counted
    assert [state.view(seat)["busted"] for seat in (None, 0, 1)] == [[], [], []]
    do(state, "done")
    assert state.view(0)["busted"] == [1]
