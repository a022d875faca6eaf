"""Where the printed rules leave something open: what RULES.md decides, each test with its paragraph."""

from boomtown.games.carson.bits import members
from boomtown.games.carson.constants import ROUNDS
from boomtown.games.carson.grid import parcel_at
from boomtown.games.carson.rules import spots
from boomtown.games.carson.scoring import city_points
from boomtown.games.carson.state import NO_CARD
from boomtown.games.carson.steps import ENDING, ROUND
from tests.games.carson.table import (
    COMPONENTS,
    GAME,
    act,
    allowed,
    asks,
    bid,
    card,
    city,
    deal,
    drawn,
    finish_round,
    offers,
    people,
    place_anywhere,
    points,
    restart,
    who,
)
from tests.games.carson.test_round import full_city
from tests.support import rule


@rule("C2.4", "C4.5")
def test_row_order_decides_virtual_ties_and_gaps_do_not_reorder() -> None:
    state = deal(2, character="singer", terrain=["R...", ".R..", "..R.", "...R", ".L.."], owned={0: ["governor"]})
    act(state, 0, "use governor", "take 0")
    state.virtual_bids[0][0], state.virtual_bids[1][0] = 9, 8
    bid(state, 1, 2)
    assert state.kept[2] == [card("R...")], "first of the fives once the character is gone"
    assert state.kept[3] == [card(".R..")]
    assert state.row[5] == card(".L.."), "the card revealed later lies at the far end"


@rule("C4.2", "C4.3")
def test_placing_is_a_duty_and_a_card_without_a_spot_is_set_aside() -> None:
    state = deal(4, terrain=["N..."], cities={0: city(*full_city())}, owned={0: ["auctioneer"]})
    act(state, 0, "pass")
    bid(state, 9, 8, 7, 6)
    before = state.score(0).total
    act(state, 0, "take 1")
    assert state.kept[0] == [card("N...")]
    assert state.score(0).total == before
    assert card("N...") not in state.cities[0].laid[::2]
    assert asks(state) == (0, "carson-ask-sell")
    assert len(offers(state, 0)) == 16 + 1, "the cards of the city, and to pass"
    act(state, 0, offers(state, 0)[0], "pass")
    assert state.sold[0] == [card("HTKO")], "what was set aside cannot be sold"
    assert spots(state, 0, card("N...")), "now there is room"
    assert state.pending() == (1,), "but it never comes back"
    finish_round(state)
    assert state.kept[0] == [card("N...")]


@rule("C6.1", "C6.3")
def test_the_first_card_lies_anywhere_and_overlap_is_contact() -> None:
    state = deal(4, terrain=["N..."])
    bid(state, 9, 8, 7, 6)
    act(state, 0, "take 1")
    assert offers(state, 0) == ["place 0 0"], "anywhere is the same as here: the grid is counted from it"
    assert allowed(city("H...@0,0"), "H..H", "0,0"), "wholly on an older card"


@rule("C6.5", "C6.6", "C6.7", "C6.8")
def test_the_visible_parcel_alone_limits_a_covering() -> None:
    hidden = city("H...@0,0", "T...@0,0")
    assert not allowed(hidden, "H...", "0,0"), "the house below does not help"
    assert allowed(hidden, "T...", "0,0")
    assert not allowed(city("H...@0,0"), "L...", "0,0")
    assert not allowed(city("H...@0,0"), "...M", "0,0"), "an empty parcel covers empty ones only"


@rule("C6.9", "C6.11", "C9.5")
def test_lawful_means_sheriff_or_a_prison_in_sight_before_the_placement() -> None:
    wild = city("OHTH@0,0")
    assert not allowed(wild, ".M.P", "-1,-1")
    assert allowed(wild, ".M.P", "-1,-1", "sheriff")
    assert points(drawn("RO-P"), "settler") == {"ranch": 1, "outlaws": 0, "character:settler": 1}
    built = city("OHTH@0,0", "P...@2,0", "...M@-1,-1")
    assert city_points(built.without(parcel_at(2, 0)), False) == 0, "what was covered stays covered"


@rule("C7.2", "C8.1")
def test_the_order_of_a_round() -> None:
    owned = {0: ["gunsmith", "chinese_worker", "governor", "doctor"], 1: ["heroes", "lawyer", "mercenary"]}
    state = deal(2, owned=owned, virtual_bids=[1, 2])
    asked: list[tuple[int, str]] = []
    while len(asked) < 10:
        seat = state.pending()[0]
        asked.append((seat, offers(state, seat)[0]))
        state.apply(seat, state.legal(seat)[-1])
    assert asked == [
        (0, "use governor"),
        (1, "use lawyer"),
        (0, "use chinese_worker"),
        (1, "use heroes"),
        (0, "use gunsmith"),
        (0, "bid 1"),
        (1, "bid 1"),
        (1, "use mercenary"),
        (0, "use doctor"),
        (0, "take 0"),
    ]


@rule("C7.8")
def test_a_character_just_gained_may_act_if_its_prompt_is_to_come() -> None:
    state = deal(4, character="gunsmith", top="grocer", owned={3: ["lawyer"]})
    act(state, 3, "use lawyer", "take 0")
    assert len(state.pending()) == 4, "after the Lawyer the Gunsmith is blocked"
    state = deal(4, character="gunsmith", top="grocer", owned={3: ["governor"]})
    act(state, 3, "use governor", "take 0")
    assert offers(state, 3) == ["use gunsmith", "pass"]


@rule("C7.9")
def test_governor_and_lawyer_give_two_cards_and_block_the_rest() -> None:
    state = deal(4, owned={0: ["governor", "lawyer", "chinese_worker", "gunsmith"]})
    act(state, 0, "use governor", "take 1")
    place_anywhere(state)
    act(state, 0, "use lawyer", "take 2")
    place_anywhere(state)
    assert len(state.pending()) == 4
    bid(state, 9, 8, 7, 6)
    assert 0 not in [*state.pending(), *state.turns]


@rule("C7.4")
def test_the_lawyers_bid_is_shown_and_spent_without_a_rank() -> None:
    state = deal(4, owned={0: ["lawyer"]})
    act(state, 0, "use lawyer", "take 0")
    bid(state, 9, 1, 2, 3)
    seats = state.view(3)["seats"]
    assert isinstance(seats, list)
    assert (seats[0]["bid"], seats[0]["sits_out"], seats[0]["spent"]) == (9, True, [9])


@rule("C7.5", "C4.7")
def test_the_worker_lays_the_first_card_before_choosing_and_the_deck_suffices() -> None:
    state = deal(6, owned={0: ["chinese_worker"], 1: ["governor"]})
    act(state, 1, "use governor", "take 5")
    place_anywhere(state)
    act(state, 0, "use chinese_worker")
    bid(state, 9, 8, 7, 6, 5, 4)
    act(state, 0, "take 1")
    assert asks(state) == (0, "carson-ask-place")
    while state.round == 0:
        seat = state.pending()[0]
        state.apply(seat, state.legal(seat)[0])
    assert (len(state.removed), state.gone) == (0, 0), "none is left over with six"


@rule("C5.1", "C7.3", "C7.5")
def test_at_most_47_of_the_48_terrain_cards_of_an_era_are_needed() -> None:
    for number in (0, ROUNDS):
        state = deal(6, number=number, owned={0: ["chinese_worker"], 1: ["governor"]})
        state.next_terrain = number // ROUNDS * 48
        restart(state, (ROUND, 0))
        while not state.over and state.era() == number // ROUNDS:
            assert all(terrain // 48 == state.era() for terrain in state.row[1:] if terrain != NO_CARD)
            seat = state.pending()[0]
            state.apply(seat, state.legal(seat)[0])
        used = state.next_terrain - 48 if state.over else state.first_end
        assert used == 5 * 9 + 2


@rule("C3.6")
def test_boosts_add_up_and_tie_like_printed_values() -> None:
    state = deal(2, top="grocer", owned={0: ["heroes"]}, virtual_bids=[9, 1])
    act(state, 0, "use heroes")
    bid(state, 6, 5)
    assert state.value(0) == state.value(2) == 9
    assert state.kept[2] or state.owned[2], "cactus before hat"


@rule("C2.2", "C2.3")
def test_skulls() -> None:
    names = ("gunsmith", "mercenary", "undertaker")
    assert [COMPONENTS.characters[who(name)].skull for name in names] == [True, True, True]
    swaps = 0
    for seed in range(8):
        state = GAME.new(4, seed)
        rounds = set()
        while not state.over:
            rounds.add(state.round)
            assert not COMPONENTS.characters[state.characters[state.top]].skull, "in no round a skull is left on top"
            seat = state.pending()[0]
            state.apply(seat, state.legal(seat)[0])
        assert rounds == set(range(18))
        swaps += len(state.characters) - 21
    assert swaps > 0
    assert len({tuple(character.suits) for character in COMPONENTS.characters}) == 21


@rule("C9.1", "C9.2", "C9.3", "C9.4", "C9.5")
def test_the_auctioneers_moments() -> None:
    row = ("H...@0,0", "T...@2,0", "N...@4,0", "R...@6,0")
    state = deal(2, owned={0: ["auctioneer"]}, cities={0: city(*row)}, virtual_bids=[1, 2])
    act(state, 0, "sell 6 0", "pass")  # before the own bid
    bid(state, 9, 8)
    act(state, 0, "sell 0 0")  # before the own pick
    act(state, 0, "take 0")
    assert asks(state) == (0, "carson-ask-sell")  # after the own pick
    act(state, 0, offers(state, 0)[0])
    assert len(state.sold[0]) == 3
    assert points(state.cities[0], "auctioneer", "indian", sold=3)["character:indian"] == 30, "60 uncovered parcels"


@rule("C9.6", "C9.7")
def test_the_paperboy_comes_first_at_the_end() -> None:
    state = deal(2, number=17, owned={0: ["paperboy", "editor"], 1: ["auctioneer"]})
    state.cities[1] = city("H...@0,0", "H...@2,0")
    state.row = []
    state.gone = people("lawyer")
    restart(state, (ENDING, 0))
    assert asks(state) == (0, "carson-ask-recruit")
    assert "recruit auctioneer" not in offers(state, 0), "a seat holds it"
    act(state, 0, "recruit lawyer")
    assert {line.key: line.points for line in state.score(0).lines}["character:editor"] == 2 + 4
    assert asks(state) == (1, "carson-ask-sell")


@rule("C6.12", "C11.8")
def test_the_captain_adds_one_direction_only_and_eight_parcels_for_the_indian() -> None:
    tall = city("H...@0,0", "H...@0,2", "H...@0,4", "H...@0,6")
    assert allowed(tall, ".M..", "1,7", "captain")
    assert not allowed(tall, ".M..", "0,8", "captain")
    assert points(drawn("...."), "indian")["character:indian"] == 30
    assert points(drawn("...."), "indian", "captain")["character:indian"] == 34


@rule("C10.11")
def test_city_hall_counts_buildings_in_sight() -> None:
    assert points(drawn("Y-L-N-R-P-H-T-M-O"))["city_hall"] == 5


@rule("C10.1", "C11.6")
def test_large_homes_are_two_units_everywhere() -> None:
    assert points(drawn("TS", "L-"))["saloon"] == 8
    assert points(drawn("C-T-L"))["church"] == 4
    assert points(drawn("HS-STT"), "singer")["character:singer"] == 4


@rule("C11.10")
def test_the_editor_and_the_signs() -> None:
    assert points(drawn("H"), "editor", "heroes")["character:editor"] == 1 + 1 + 4
    assert points(drawn("H"), "editor", "auctioneer")["character:editor"] == 1 + 1


@rule("C1.7", "C4.6", "C12.2")
def test_virtual_seats_have_their_own_levels_and_no_powers() -> None:
    state = GAME.new(1, 2, {"virtual_1": "beginner", "virtual_2": "expert", "virtual_3": "intermediate"})
    seats = state.view(0)["seats"]
    assert isinstance(seats, list)
    assert [seat.get("level") for seat in seats] == [None, "beginner", "expert", "intermediate"]
    state.kept[1] = [card("OHTH")]
    assert state.score(1).total == 2, "outlaws do not hurt"


@rule("C12.1", "C12.3")
def test_no_floor_at_zero_and_equal_totals_share() -> None:
    state = deal(4)
    for seat in range(4):
        state.cities[seat] = city("OHTH@0,0")
    assert [state.score(seat).total for seat in range(4)] == [-6] * 4
    assert state.winners() == [0, 1, 2, 3]


def test_the_frame_has_room_for_every_city_after_every_sale() -> None:
    """However far a city wanders by sales, it may grow on every side as far as its box allows."""
    built = city("H...@0,0", "H...@2,0", "H...@4,0", "H...@6,0")
    for _ in range(3):
        built = built.without(min(built.sellable()))
        left, right, _, _ = built.box
        columns = {spot // 16 for spot in members(built.spots(card(".M.."), False, False))}
        assert min(columns) == max(left - 2, right - 7)
        assert max(columns) == min(right + 1, left + 6)
        built = built.lay(card(".M.."), (right + 1) * 16 + 7)
