"""What each seat sees, and worlds that look the same to it."""

from typing import cast

from boomtown.games.carson.constants import CHARACTERS
from boomtown.games.carson.view import View, nothing_hidden
from boomtown.kernel.rng import Rng
from tests.games.carson.table import GAME, act, bid, deal, place_anywhere
from tests.support import rule, text


def test_no_deck_order_is_in_any_view() -> None:
    state = deal(2)
    other = state.clone()
    other.terrain = state.terrain[:4] + state.terrain[:3:-1]
    other.characters = state.characters[:2] + state.characters[:1:-1]
    other.virtual_bids = [bids[::-1] for bids in state.virtual_bids]
    for seat in (None, 0, 1):
        assert text(other.view(seat)) == text(state.view(seat))


@rule("C3.1")
def test_a_hand_and_a_choice_are_shown_to_their_seat_alone() -> None:
    state = deal(3)
    act(state, 0, "bid 7")
    for seat in (None, 1, 2):
        seats = state.view(seat)["seats"]
        assert isinstance(seats, list)
        assert "hand" not in seats[0] and "choice" not in seats[0]
    own = state.view(0)["seats"]
    assert isinstance(own, list)
    assert own[0]["choice"] == "bid 7"


@rule("C3.4")
def test_a_bid_is_shown_with_what_characters_add_to_it() -> None:
    state = deal(2)
    assert [place["bid_value"] for place in cast(View, state.view(0))["seats"]] == [None] * 4
    bid(state, 9, 8)
    state.added[1] = 3
    shown = cast(View, state.view(0))["seats"]
    assert [(place["bid"], place["added"], place["bid_value"]) for place in shown[:2]] == [(9, 0, 9), (8, 3, 11)]


@rule("C3.5")
def test_the_back_on_top_is_in_sight_and_stays_in_every_imagined_world() -> None:
    state = deal(2, top="grocer")
    deck = state.view(0)["characters"]
    assert isinstance(deck, dict)
    assert deck["back"] == ["cactus", "hat", "boot", "horseshoe", "cattle", "star"]
    for seed in range(20):
        world = state.imagine(0, Rng(seed))
        assert CHARACTERS[world.characters[world.top]] == "grocer", "no two backs are alike"


@rule("C2.2")
def test_cards_under_the_deck_stay_there_in_every_imagined_world() -> None:
    state = deal(2, character="banker", top="gunsmith")
    assert all(state.imagine(0, Rng(seed)).characters[-1] == state.characters[-1] for seed in range(5))


def test_imagined_worlds_redraw_decks_and_virtual_bids_but_nothing_that_was_seen() -> None:
    state = deal(2)
    bid(state, 9, 8)
    worlds = [state.imagine(0, Rng(seed)) for seed in range(8)]
    assert len({tuple(world.terrain) for world in worlds}) > 1
    assert len({tuple(world.virtual_bids[0]) for world in worlds}) > 1
    for world in worlds:
        assert world.terrain[:4] == state.terrain[:4]
        assert world.virtual_bids[0][0] == state.virtual_bids[0][0]
        assert sorted(world.virtual_bids[0]) == sorted(state.virtual_bids[0])


def test_foreign_bids_are_taken_back_in_an_imagined_world() -> None:
    state = deal(2)
    act(state, 0, "bid 7")
    assert state.imagine(1, Rng(1)).pending() == (0, 1)
    assert state.imagine(0, Rng(1)).pending() == (1,)


def test_the_end_is_certain_once_the_last_bids_are_shown() -> None:
    state = deal(4, number=17)
    assert not nothing_hidden(state)
    bid(state, 1, 2, 3, 4)
    assert nothing_hidden(state)
    act(state, 3, "take 1")
    place_anywhere(state)
    assert nothing_hidden(state)


def test_the_view_of_a_city() -> None:
    state = GAME.new(4, 1)
    bid(state, 9, 8, 7, 6)
    act(state, 0, "take 1", "place 0 0")
    seats = state.view(3)["seats"]
    assert isinstance(seats, list)
    city = seats[0]["city"]
    assert (city["x"], city["y"], city["width"], city["height"]) == (0, 0, 2, 2)
    assert city["rows"] == [city["laid"][0]["face"][:2], city["laid"][0]["face"][2:]]
