"""C1 to C5: seats, the reveal, bids, taking cards, eras."""

import pytest

from boomtown.games.carson.constants import CHARACTERS, FULL_HAND, KINDS, SUITS
from boomtown.games.carson.steps import ROUND
from boomtown.games.carson.view import city_rows
from tests.games.carson.table import (
    COMPONENTS,
    GAME,
    LETTERS,
    act,
    asks,
    bid,
    card,
    city,
    deal,
    finish_round,
    offers,
    people,
    place_anywhere,
    restart,
    who,
)
from tests.support import rule


@rule("C1.2")
def test_every_seat_plays_its_own_suit() -> None:
    view = GAME.new(6, 1).view(None)
    seats = view["seats"]
    assert isinstance(seats, list)
    assert tuple(seat["suit"] for seat in seats) == SUITS


@rule("C1.3")
def test_a_terrain_card_has_four_parcels_out_of_sixteen_kinds() -> None:
    cards = [terrain.parcels for terrain in COMPONENTS.terrain]
    assert len(cards) == 96
    assert all(len(parcels) == 4 for parcels in cards)
    assert len(KINDS) == 16
    assert len({tuple(parcels) for parcels in cards}) == 96, "no two cards are alike"


@rule("C1.4")
def test_the_parcels_of_each_era_are_those_of_the_table() -> None:
    table = {
        "M": (32, 12), "H": (18, 18), "T": (2, 10), "N": (10, 4), "R": (10, 4), "B": (2, 1), "D": (3, 8), "K": (3, 8),
        "S": (1, 5), "L": (1, 4), "G": (1, 1), "C": (1, 2), "P": (1, 3), "Y": (0, 1), "O": (3, 5), ".": (104, 106),
    }  # fmt: skip
    for letter, counts in table.items():
        kind = LETTERS.index(letter)
        eras = COMPONENTS.terrain[:48], COMPONENTS.terrain[48:]
        assert tuple(sum(terrain.parcels.count(kind) for terrain in era) for era in eras) == counts


@rule("C1.5")
def test_there_are_21_characters_each_with_a_back() -> None:
    assert len(CHARACTERS) == len(set(CHARACTERS)) == 21
    characters = COMPONENTS.characters
    assert all(sorted(character.suits) == sorted(SUITS) for character in characters)
    assert sum(character.skull for character in characters) == 3
    assert all(1 <= character.attractiveness <= 6 for character in characters)


@rule("C1.5")
def test_seven_characters_have_the_arrow_and_sixteen_the_dollar() -> None:
    characters = COMPONENTS.characters
    arrows = {"governor", "lawyer", "chinese_worker", "heroes", "gunsmith", "mercenary", "doctor"}
    assert {character.id for character in characters if character.arrow} == arrows
    dollars = {character.id for character in characters if character.dollar}
    assert dollars == set(CHARACTERS) - arrows | {"heroes", "doctor"}
    assert len(dollars) == 2 + 14


@rule("C1.6")
@pytest.mark.parametrize("people_count", [1, 2, 3, 4, 5, 6])
def test_virtual_players_fill_the_table_to_four_and_to_six_at_most(people_count: int) -> None:
    tables = [GAME.new(people_count, 1, {"more_virtual": more}).player_count for more in (0, 1, 2)]
    assert tables == [min(6, max(4, people_count) + more) for more in (0, 1, 2)]


@rule("C1.7")
def test_the_level_of_each_virtual_player_decides_its_cards() -> None:
    state = GAME.new(1, 1, {"virtual_1": "expert", "virtual_2": "beginner", "virtual_3": "intermediate"})
    for bids, lowest in zip(state.virtual_bids, (3, 1, 2), strict=True):
        assert sorted(bids[:9]) == sorted(bids[9:]) == list(range(lowest, lowest + 9))


@rule("C1.8")
def test_people_begin_with_the_cards_one_to_nine() -> None:
    assert offers(GAME.new(4, 1), 2) == [f"bid {value}" for value in range(1, 10)]


@rule("C1.8")
def test_decks_are_shuffled_by_era() -> None:
    state = GAME.new(4, 1)
    assert sorted(state.terrain[:48]) == list(range(48))
    assert state.terrain[:48] != list(range(48))
    assert sorted(state.terrain[48:]) == list(range(48, 96))
    assert state.terrain[48:] != list(range(48, 96))


@rule("C1.8")
def test_the_characters_are_one_shuffled_deck() -> None:
    decks = [GAME.new(4, seed).characters[:21] for seed in (1, 2)]
    assert all(sorted(deck) == list(range(21)) for deck in decks)
    assert all(deck != list(range(21)) for deck in decks)
    assert decks[0] != decks[1]


@rule("C1.8", "C5.2")
def test_the_cards_of_virtual_players_are_shuffled_for_each_era() -> None:
    for bids in GAME.new(1, 1).virtual_bids:
        assert sorted(bids[:9]) == sorted(bids[9:])
        assert bids[:9] != sorted(bids[:9])
        assert bids[9:] != sorted(bids[9:])
        assert bids[:9] != bids[9:]


@rule("C2.1")
@pytest.mark.parametrize(
    ("people", "more", "cards"), [(2, 0, 4), (4, 0, 4), (2, 1, 5), (2, 2, 5), (5, 0, 5), (6, 0, 5)]
)
def test_the_row_is_one_character_and_four_or_five_terrain_cards(people: int, more: int, cards: int) -> None:
    assert len(deal(people, options={"more_virtual": more}).row) == 1 + cards


@rule("C2.2")
def test_a_skull_sends_the_drawn_character_under_the_deck() -> None:
    state = deal(4, character="banker", top="gunsmith")
    assert CHARACTERS[state.row[0]] == "gunsmith"
    assert CHARACTERS[state.characters[-1]] == "banker"
    assert not COMPONENTS.characters[state.characters[state.top]].skull
    deck = state.view(None)["characters"]
    assert isinstance(deck, dict)
    assert deck["under"] == ["banker"]


@rule("C2.2")
def test_skulls_are_followed_until_the_top_is_plain() -> None:
    state = GAME.new(4, 1)
    rest = [other for other in range(21) if CHARACTERS[other] not in ("banker", "gunsmith", "mercenary", "undertaker")]
    names = ("banker", "gunsmith", "mercenary", "undertaker")
    state.characters = [who(name) for name in names] + rest
    state.top = 0
    restart(state, (ROUND, 0))
    assert CHARACTERS[state.row[0]] == "undertaker"
    assert [CHARACTERS[character] for character in state.characters[-3:]] == ["banker", "gunsmith", "mercenary"]


@rule("C2.3")
def test_a_skull_on_top_before_the_first_draw_means_nothing() -> None:
    state = deal(4, character="gunsmith", top="banker")
    assert CHARACTERS[state.row[0]] == "gunsmith"


@rule("C2.3")
def test_skulls_cannot_go_on_for_ever() -> None:
    state = GAME.new(4, 1)
    state.characters = [who("gunsmith"), who("mercenary"), who("undertaker")]
    state.top = 0
    restart(state, (ROUND, 0))
    assert len(state.row) == 5


@rule("C2.4")
def test_the_character_lies_nearest_and_new_cards_join_at_the_far_end() -> None:
    state = deal(4, terrain=["N...", ".N..", "...N", "R..."], owned={0: ["chinese_worker"]})
    act(state, 0, "use chinese_worker")
    assert state.row[:5] == [who("banker"), card("N..."), card(".N.."), card("...N"), card("R...")]
    assert len(state.row) == 6


@rule("C3.1")
def test_bids_are_secret_until_all_have_chosen() -> None:
    state = deal(3)
    assert state.pending() == (0, 1, 2)
    before = state.view(1)
    act(state, 0, "bid 7")
    assert state.view(1) == before
    assert state.view(0) != before
    act(state, 2, "bid 3")
    assert state.view(1) == before


@rule("C3.2")
def test_all_bids_are_shown_together_with_those_of_the_virtual_players() -> None:
    state = deal(2, virtual_bids=[8, 4])
    bid(state, 9, 5)
    assert state.bids == [9, 5, 8, 4]


@rule("C3.3")
def test_a_card_is_spent_for_the_era() -> None:
    state = deal(4)
    bid(state, 9, 8, 7, 6)
    view = state.view(1)["seats"]
    assert isinstance(view, list)
    assert view[0]["spent"] == [9]
    assert "hand" not in view[0]
    assert view[1]["hand"] == [1, 2, 3, 4, 5, 6, 7, 9]


@rule("C3.1")
def test_a_bid_may_be_exchanged_until_the_last_one_is_in() -> None:
    state = deal(3)
    act(state, 0, "bid 9")
    act(state, 2, "bid 3")
    act(state, 0, "bid 2")
    assert state.pending() == (1,) and state.bids[:3] == [0, 0, 0]
    act(state, 1, "bid 5")
    assert state.bids[:3] == [2, 5, 3] and state.hands[0] >> 9 & 1, "the nine is back in hand"


@rule("C3.4")
def test_the_highest_bid_takes_first() -> None:
    state = deal(4)
    bid(state, 3, 9, 1, 5)
    order = []
    while state.round == 0:
        seat, question = asks(state)
        if question == "carson-ask-take":
            order.append(seat)
        state.apply(seat, state.legal(seat)[-1])
    assert order == [1, 3, 0, 2]


@rule("C3.5")
def test_equal_bids_are_ordered_by_the_suits_on_the_next_back() -> None:
    # The Grocer's back: cactus, hat, boot, horseshoe, cattle, star.
    state = deal(4, top="grocer")
    bid(state, 5, 5, 5, 5)
    assert [*state.turns[::-1]] == [0, 3, 1] and state.pending() == (2,)


@rule("C3.5")
def test_the_order_of_the_suits_is_new_every_round() -> None:
    # After the Grocer the Paperboy is on top: horseshoe, star, cactus, cattle, boot, hat.
    state = deal(4, top="grocer")
    bid(state, 5, 5, 5, 5)
    finish_round(state)
    assert CHARACTERS[state.characters[state.top]] == "paperboy"
    bid(state, 6, 6, 6, 6)
    assert state.pending() == (1,) and [*state.turns[::-1]] == [2, 3, 0]


@rule("C3.5")
def test_virtual_players_take_part_in_ties() -> None:
    state = deal(2, top="grocer", virtual_bids=[5, 1])
    bid(state, 5, 9)
    assert state.bids == [5, 9, 5, 1]
    act(state, 1, "take 1")
    place_anywhere(state)
    assert state.kept[2] or state.owned[2], "the cactus went before the hat"
    assert state.pending() == (0,)


@rule("C3.6")
def test_additions_add_up_and_may_pass_eleven() -> None:
    state = deal(4, owned={0: ["heroes", "gunsmith", "mercenary", "doctor"]})
    act(state, 0, "use heroes", "use gunsmith")
    bid(state, 9, 8, 7, 6)
    act(state, 0, "use mercenary", "use doctor")
    assert state.value(0) == 9 + 3 + 6 + 5 + 2


@rule("C3.6", "C3.5")
def test_a_lifted_bid_ties_like_a_printed_one() -> None:
    state = deal(4, top="grocer", owned={1: ["heroes"]})
    act(state, 1, "use heroes")
    bid(state, 9, 6, 1, 2)
    assert state.pending() == (0,), "the hat is stronger than the star"


@rule("C4.1")
def test_a_seat_takes_terrain_or_the_character() -> None:
    state = deal(4)
    bid(state, 9, 8, 7, 6)
    assert offers(state, 0) == ["take 0", "take 1", "take 2", "take 3", "take 4"]
    act(state, 0, "take 0")
    assert offers(state, 1) == ["take 1", "take 2", "take 3", "take 4"]


@rule("C4.2")
def test_terrain_is_laid_at_once_and_cannot_be_refused() -> None:
    state = deal(4)
    bid(state, 9, 8, 7, 6)
    act(state, 0, "take 1")
    assert asks(state) == (0, "carson-ask-place")
    assert all(text.startswith("place") for text in offers(state, 0))


def full_city() -> list[str]:
    """Sixteen cards without an empty parcel fill the whole box; nothing fits any more but the same."""
    return [f"HTKO@{x},{y}" for x in range(0, 8, 2) for y in range(0, 8, 2)]


@rule("C4.3")
def test_a_card_without_a_spot_is_set_aside_and_may_be_taken_on_purpose() -> None:
    state = deal(4, terrain=["N..."], cities={0: city(*full_city())})
    bid(state, 9, 8, 7, 6)
    assert "take 1" in offers(state, 0)
    act(state, 0, "take 1")
    assert state.kept[0] == [card("N...")]
    assert state.pending() == (1,)
    assert city_rows(state.cities[0]) == city_rows(city(*full_city()))


@rule("C4.4")
def test_a_character_stays_open_with_its_owner() -> None:
    state = deal(4, character="sheriff")
    bid(state, 9, 8, 7, 6)
    act(state, 0, "take 0")
    assert state.owned[0] == people("sheriff")
    seats = state.view(3)["seats"]
    assert isinstance(seats, list)
    assert seats[0]["characters"][0]["character"] == "sheriff"


@rule("C4.4")
def test_a_character_taken_in_turn_may_be_used_in_the_next_round() -> None:
    state = deal(4, character="heroes")
    bid(state, 9, 8, 7, 6)
    act(state, 0, "take 0")
    finish_round(state)
    assert asks(state) == (0, "carson-ask-power")
    assert offers(state, 0) == ["use heroes", "pass"]


@rule("C4.5", "C3.5", "C1.2")
def test_the_published_round_with_two_virtual_players() -> None:
    """The row has a mine and a prison with 7, a ranch and a character with 5.

    In print Alex has the star and Paul the cattle, and the star is above the cattle. Here the suits belong to the seats
    (C1.2): Alex sits on seat 1 and has the star, Paul sits on seat 0, whose hat stands for the cattle. The virtual
    players have cactus and boot, which the print does not tell.
    """
    state = deal(2, character="singer", top="auctioneer", terrain=["NM..", "PM.M", "R...", ".M.."], virtual_bids=[8, 7])
    bid(state, 5, 5)
    assert state.kept[2] == [card("NM..")], "of the two cards with 7 the one nearer to the decks"
    assert state.kept[3] == [card("PM.M")]
    assert state.pending() == (1,), "the star is above the hat"
    act(state, 1, "take 0")
    act(state, 0, "take 3")
    place_anywhere(state)
    assert state.owned[1] == people("singer")
    assert state.cities[0].laid[0] == card("R...")
    assert state.removed == [card(".M..")]


@rule("C4.5")
def test_the_character_is_nearest_when_all_are_equally_attractive() -> None:
    state = deal(2, character="singer", terrain=["R...", ".R..", "..R.", "...R"], virtual_bids=[9, 8])
    bid(state, 1, 2)
    assert state.owned[2] == people("singer")
    assert state.kept[3] == [card("R...")]


@rule("C4.6")
def test_a_virtual_player_builds_nothing_and_uses_no_power() -> None:
    state = deal(2, owned={2: ["governor", "lawyer", "chinese_worker", "heroes", "gunsmith", "auctioneer"]})
    assert state.pending() == (0, 1), "nobody was asked for a power"
    assert len(state.cities) == 2


@rule("C4.7")
@pytest.mark.parametrize(("seats", "left"), [(4, 1), (5, 1), (6, 0)])
@pytest.mark.parametrize("powers", [[], ["governor"], ["lawyer"], ["chinese_worker"], ["governor", "lawyer"]])
def test_one_card_is_left_over_but_none_with_six(seats: int, left: int, powers: list[str]) -> None:
    state = deal(seats, owned={0: powers})
    while state.round == 0:
        seat = state.pending()[0]
        state.apply(seat, state.legal(seat)[0])
    assert len(state.removed) + state.gone.bit_count() == left


@rule("C4.7")
def test_a_character_that_nobody_took_leaves_the_game() -> None:
    state = deal(4, character="banker")
    bid(state, 9, 8, 7, 6)
    for seat in range(4):
        act(state, seat, offers(state, seat)[-1])
        place_anywhere(state)
    assert (state.removed, state.gone) == ([], people("banker"))
    left = state.view(0)["removed_characters"]
    assert isinstance(left, list)
    assert [entry["character"] for entry in left] == ["banker"]


@rule("C5.1", "C5.2", "C5.3", "C5.4")
def test_the_second_era_begins_after_nine_rounds() -> None:
    state = deal(4, number=8, owned={0: ["governor", "heroes"]}, turned=["governor", "heroes"])
    deck = state.characters
    bid(state, 1, 1, 1, 1)
    finish_round(state)
    assert state.first_end == 4, "the rest of the deck of era I is out of the game"
    assert len(state.row) == 5
    assert all(48 <= terrain < 96 for terrain in state.row[1:])
    assert state.hands == [FULL_HAND] * 4
    assert state.turned == people("governor")
    assert state.characters[: len(deck)] == deck


@rule("C5.2")
def test_virtual_players_bid_with_their_second_deck_in_the_second_era() -> None:
    for number in range(9, 18):
        state = deal(2, number=number)
        state.virtual_bids[0] = [9] * 9 + [*range(1, 10)]
        bid(state, 9, 8)
        assert state.bids[2] == number - 8


@rule("C5.4")
def test_three_characters_are_left_at_the_end() -> None:
    state = GAME.new(4, 3)
    while not state.over and asks(state)[1] != "carson-ask-recruit":
        seat = state.pending()[0]
        state.apply(seat, state.legal(seat)[0])
    assert len(state.characters) - state.top == 3


@rule("C5.5", "C1.1")
def test_the_game_has_eighteen_rounds() -> None:
    for seed in range(3):
        state = GAME.new(4, seed)
        rounds = set()
        while not state.over:
            rounds.add(state.round)
            seat = state.pending()[0]
            state.apply(seat, state.legal(seat)[0])
        assert rounds == set(range(18))
        assert state.hands == [0] * 4
