"""K1, K2: the aim and the set-up."""

import random

import pytest

import boomtown
from boomtown.games.coloma.goods import deck_size, gold_price
from boomtown.games.coloma.state import NEUTRAL, NOBODY, alone, numbers_in
from boomtown.games.coloma.view import view
from boomtown.games.coloma.wheel import signpost
from boomtown.kernel.message import Event
from tests.games.coloma.helpers import BARREL_IDS, COMPONENTS, can, do, new, offers, table, why
from tests.support import rule


@rule("K1.1")
def test_a_game_is_three_years_of_five_rounds_with_a_turn_each() -> None:
    state = new(3, 5)
    chance = random.Random(5)
    turns = [0, 0, 0]
    shootouts: list[object] = []
    rounds: list[object] = []

    def listen(event: Event) -> None:
        if event.key == "coloma-turn":
            turns[int(event.params["seat"])] += 1
        elif event.key.startswith("coloma-shootout"):
            shootouts.append(event.params["year"])
        elif event.key == "coloma-round":
            rounds.append((event.params["year"], event.params["round"], event.params["site"]))

    state.listener = listen
    while not state.over:
        seat = state.pending()[0]
        state.apply(seat, chance.choice(state.legal(seat)))
    assert turns == [15, 15, 15]
    assert shootouts == ["1848", "1849", "1850"]
    assert rounds == [(year, number, number) for year in ("1848", "1849", "1850") for number in range(1, 6)]


@rule("K1.2")
def test_everybody_picks_one_of_five_sites() -> None:
    state = table()
    assert state.pending() == (0, 1, 2)
    assert offers(state) == ["site 1", "site 2", "site 3", "site 4", "site 5"]


@rule("K2.1")
def test_the_board_at_the_start() -> None:
    state = new()
    assert state.year == 0
    assert state.outlaws == 2
    assert state.face_up[0] == -1
    assert all(barrel >= 0 for barrel in state.face_up[1:])
    assert sum(state.pile) == 26
    assert state.rows == [NOBODY] * 7
    assert (state.barker, state.bust) == (4, signpost(state))  # K4.2


@rule("K2.3")
@pytest.mark.parametrize(("seats", "copies"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_six_bridge_types(seats: int, copies: int) -> None:
    state = new(seats)
    assert sorted(state.bridge_stock) == [0] * 4 + [copies] * 6


@rule("K2.4")
def test_two_tiles_and_the_printed_table() -> None:
    seen = set()
    for seed in range(20):
        first, second, third = new(2, seed).tables
        assert third == COMPONENTS.printed_table
        assert first != second
        seen |= {first, second}
    assert seen == {0, 1, 2, 3}


@rule("K2.5")
def test_everybody_starts_with_the_same() -> None:
    state = new(4)
    for seat in range(4):
        assert (state.dudes[seat], state.tents[seat], state.bucks[seat]) == (2, 1, 2)
        assert (state.horses[seat], state.gold[seat], state.wagon[seat]) == (1, 1, COMPONENTS.start_space)
        assert state.points[seat] == 0


@rule("K2.6")
def test_two_of_six_cards_go_back_in_secret() -> None:
    state = new(3)
    assert state.pending() == (0, 1, 2)
    assert state.hand[0].bit_count() == 6
    assert deck_size(state, 0) == 10
    held = numbers_in(state.hand[0])
    assert len(offers(state)) == 12
    for seat in (1, 2):
        state.apply(seat, state.legal(seat)[0])
    assert state.hand[1].bit_count() == 6  # nothing happens before all have chosen
    state.apply(0, state.legal(0)[0])  # the lowest card on top
    for seat in range(3):
        state.apply(seat, state.legal(seat)[-1])  # the highest card to the bottom
    assert numbers_in(state.hand[0])[:4] == held[1:5]
    assert state.top[0] == (held[0],)
    assert state.bottom[0] == (held[5],)


@rule("K2.7")
def test_the_first_sheriff_is_drawn() -> None:
    assert {new(4, seed).sheriff for seed in range(40)} == {0, 1, 2, 3}


@rule("K2.8")
def test_boards() -> None:
    assert new(4).board == [0, 0, 0, 0]
    dealt = new(6, 3, boards="b").board
    assert sorted(dealt) == [1, 2, 3, 4, 5, 6]
    assert COMPONENTS.boards[0].river_points == [3, 3, 4, 4]


def test_options_that_do_not_fit_the_seats_change_nothing() -> None:
    assert new(4, 2, mules=True).carrots == [0, 0, 0, 0]
    assert not alone(new(2, 2, level="legend"))


def test_prices_at_the_start_are_those_of_the_top_pool() -> None:
    assert gold_price(new(6)) == 3
    assert NEUTRAL in new(2).rows
    assert len(BARREL_IDS) == 14
    assert boomtown.meta("coloma").provenance == "reconstructed"


@rule("K2.7")
def test_the_table_may_name_the_first_sheriff() -> None:
    state = new(3, 1, sheriff="chosen")
    assert state.pending() == (0,) and offers(state) == ["sheriff 1", "sheriff 2", "sheriff 3"]
    assert why(state, "sheriff 6") == ("coloma-no-such-player", "K2.7")
    do(state, "sheriff 2")
    assert state.sheriff == 1 and state.pending() == (0, 1, 2)


@rule("K2.8", "K15.1")
def test_boards_and_specialties_may_be_chosen_from_the_sheriff_on() -> None:
    state = new(3, 1, sheriff="chosen", boards="chosen", specialties="base", specialty_deal="chosen")
    do(state, "sheriff 3")
    assert state.pending() == (2,) and state.hand == [0, 0, 0]  # cards come last
    do(state, "board b2")
    assert not can(state, "board b2") and why(state, "board b2") == ("coloma-choice-taken", "K2.8")
    do(state, "board a", "board a")
    assert state.pending() == (2,) and not can(state, "pick robber")
    do(state, "pick scout")
    assert why(state, "pick scout") == ("coloma-choice-taken", "K15.1")
    do(state, "pick banker", "pick foreman")
    players = view(state, 0)["players"]
    assert [player["board"] for player in players] == ["a", "a", "b2"]
    assert [player["specialty"] for player in players] == ["banker", "foreman", "scout"]
    assert [hand.bit_count() for hand in state.hand] == [6, 6, 6]


@rule("K2.8", "K15.1")
def test_alone_the_seat_chooses_for_itself() -> None:
    state = new(1, 1, sheriff="chosen", boards="chosen", specialties="deluxe", specialty_deal="chosen")
    do(state, "board b1", "pick robber")
    assert state.hand[0].bit_count() == 6
