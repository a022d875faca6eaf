"""Section 2: setting up."""

import pytest

from boomtown.games.sprawl.constants import CITY, EVENT, MAYOR, MEDIA, METROPOLIS, PLANNING, TOWN
from boomtown.games.sprawl.state import clear_position
from tests.games.sprawl.support import CARDS, COMPONENTS, asked, listen, new, options, say, why
from tests.support import rule


@pytest.mark.parametrize(("length", "bottom", "top"), [("normal", 15, 22), ("short", 18, 28), ("long", 9, 19)])
@rule("S2.2", "S2.3")
def test_special_event_lies_in_the_middle_part(length: str, bottom: int, top: int) -> None:
    for seed in range(12):
        state = new(3, seed, length)
        for deck in (CITY, METROPOLIS):
            assert len(state.decks[deck]) == 37
            assert sorted(state.decks[deck])[-1] == COMPONENTS.specials[deck]
            assert bottom <= state.decks[deck].index(COMPONENTS.specials[deck]) < top
        assert bottom <= state.decks[TOWN].index(COMPONENTS.specials[TOWN]) < top
        assert len(state.decks[TOWN]) == 32


@rule("S2.4")
def test_planning_events_lie_in_the_lower_part() -> None:
    for seed in range(8):
        state = new(4, seed)
        deck = state.decks[PLANNING]
        assert all(CARDS[card].kind != EVENT for card in deck[28:])
        assert sum(1 for card in deck[:28] if CARDS[card].kind == EVENT) == 14
        assert sorted(state.discards) == [36, 37, 38, 39]


@rule("S2.2")
def test_special_event_lies_anywhere_in_the_middle_part() -> None:
    places = {new(3, seed).decks[CITY].index(COMPONENTS.specials[CITY]) for seed in range(60)}
    assert places == set(range(15, 22))


@rule("S2.4")
def test_permits_and_events_of_the_lower_part_are_shuffled() -> None:
    orders = [[card for card in new(2, seed).decks[PLANNING][:28] if CARDS[card].kind == EVENT] for seed in range(4)]
    assert len({tuple(order) for order in orders}) == 4
    kinds = [[CARDS[card].kind == EVENT for card in new(2, seed).decks[PLANNING][:28]] for seed in range(4)]
    assert len({tuple(kind) for kind in kinds}) == 4


@rule("S2.5")
def test_later_seats_get_more_planning_cards_and_all_lie_open() -> None:
    state = new(4)
    assert [len(hand) for hand in state.hands] == [1, 2, 3, 4]
    players = state.view(0)["players"]
    assert isinstance(players, list)
    assert [len(player["hand"]) for player in players] == [1, 2, 3, 4]


@rule("S2.6")
def test_boxes_are_full_and_two_deck_tops_face_up() -> None:
    state = new()
    assert all(card >= 0 for card in state.planning_boxes + state.contract_boxes)
    assert state.face_up == 1 << PLANNING | 1 << TOWN
    assert state.active_decks == 1 << TOWN


@rule("S2.7")
def test_cards_of_the_set_up_trigger_nothing() -> None:
    for seed in range(20):
        state = new(3, seed)
        assert state.prestige == [0, 0, 0] and state.wealth == [27, 27, 27]
        assert state.pawn == MAYOR


@rule("S2.8")
def test_events_among_the_opening_cards_go_back_into_the_top_part() -> None:
    seen = 0
    for seed in range(60):
        state = new(3, seed)
        shown = [*state.contract_boxes, state.decks[TOWN][-1]]
        assert all(CARDS[card].kind != EVENT for card in shown)
        for card in state.returned:
            seen += 1
            assert state.decks[TOWN].index(card) >= 22
    assert seen > 10


@rule("S2.9")
def test_start_money() -> None:
    assert [new(seats).wealth for seats in (2, 3, 4)] == [[39] * 2, [27] * 3, [21] * 4]
    assert new().prestige == [0, 0, 0]


@rule("S2.10")
def test_claims_go_round_and_cost_the_value() -> None:
    state = new()
    assert asked(state) == (0, "sprawl-ask-claim")
    assert len(options(state)) == 12
    say(state, "claim r4c4.nw")
    assert state.wealth[0] == 27 - 7
    assert asked(state)[0] == 1
    assert "claim r4c4.nw" not in options(state)
    assert why(state, "claim r4c4.nw") == ("sprawl-already-claimed", "S2.10")


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("S2.10")
def test_money_always_suffices_for_the_claims(seats: int) -> None:
    dear = ["r4c4.nw", "r3c4.sw", "r2c2.se", "r2c5.sw", "r3c3.se", "r4c3.ne", "r5c2.ne", "r5c5.nw", "r1c6.sw"]
    state = new(seats)
    for name in [*dear, "r1c1.se", "r6c6.nw", "r6c1.ne"]:
        say(state, f"claim {name}")
    assert min(state.wealth) >= 0
    assert all(state.owner[first] >= 0 for first in state.city)


@rule("S2.11")
def test_media_goes_to_the_richest() -> None:
    state = new(2)
    for name in ["r4c4.nw", "r6c1.ne", "r3c4.sw", "r1c1.se", "r2c2.se", "r6c6.nw"]:
        say(state, f"claim {name}")
    for name in ["r2c5.sw", "r5c5.nw", "r4c3.ne", "r1c6.sw", "r5c2.ne", "r3c3.se"]:
        say(state, f"claim {name}")
    assert state.wealth[1] > state.wealth[0]
    assert state.tiles[8 + MEDIA] == 1


@rule("S2.11")
def test_media_goes_to_the_cheapest_residence_in_a_tie() -> None:
    state = new(4)
    # Seats 0 and 1 tie with most wealth left; seat 3 took the residence of value 3.
    order = ["r1c1.se", "r6c6.nw", "r4c4.nw", "r3c4.sw", "r5c5.nw", "r1c6.sw", "r2c2.se", "r6c1.ne"]
    for name in [*order, "r2c5.sw", "r4c3.ne", "r5c2.ne", "r3c3.se"]:
        say(state, f"claim {name}")
    assert state.wealth[0] == state.wealth[1] == max(state.wealth)
    assert state.tiles[8 * 3 + MEDIA] == 1


@rule("S2.12")
def test_only_the_mayor_is_in_play_and_vacant() -> None:
    state = new()
    assert state.pawn == MAYOR and state.in_play == 1 << MAYOR
    assert state.offices == [-1] * 6


@rule("S3.1")
def test_first_seat_begins_and_stays_active_to_the_end_of_its_turn() -> None:
    state = new()
    events = listen(state)
    for _ in range(12):
        state.apply(state.pending()[0], state.legal(state.pending()[0])[0])
    assert asked(state)[0] == 0 and state.active == 0
    while state.active == 0:
        seat = state.pending()[0]
        state.apply(seat, state.legal(seat)[-1])
    assert state.active == 1
    assert [event.params["seat"] for event in events if event.key == "sprawl-turn"] == [0, 1]


def test_every_card_lies_in_its_own_deck() -> None:
    state = new()
    for deck in (CITY, METROPOLIS, PLANNING):
        assert all(CARDS[card].deck == deck for card in state.decks[deck])


def test_a_city_is_furnished_from_scratch() -> None:
    state = new()
    clear_position(state)
    assert state.city == []
