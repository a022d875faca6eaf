"""The heuristic: what it believes, and that the bots play a sensible game with it."""

from boomtown.bots import Seat, bot
from boomtown.games.carson.bot.bidding import Auction, slot_worths
from boomtown.games.carson.bot.card_value import card_values
from boomtown.games.carson.bot.evaluate import VIRTUAL_CARD_WORTH, evaluate
from boomtown.games.carson.bot.order import order
from boomtown.games.carson.scoring import points_of
from boomtown.games.carson.state import Position
from boomtown.kernel.rng import Rng
from tests.games.carson.table import GAME, act, asks, bid, card, city, deal


def play(seats: int, seed: int, level: str, name: str) -> Position:
    state = GAME.new(seats, seed, {f"virtual_{number}": level for number in range(1, 6)})
    bots = [bot(name, 10 * seed + seat) for seat in range(seats)]
    while not state.over:
        seat = state.pending()[0]
        state.apply(seat, bots[seat].choose(Seat(state, seat)))
    return state


def test_deputies_build_better_cities_than_chance() -> None:
    deputies = [play(2, seed, "beginner", "deputy").score(0).total for seed in range(8)]
    at_random = [play(2, seed, "beginner", "random").score(0).total for seed in range(8)]
    assert sum(deputies) / 8 > 95
    assert sum(deputies) > 1.5 * sum(at_random)


def test_the_worth_of_a_spot_is_the_gain_in_points_when_nothing_is_left_to_come() -> None:
    """In the last round nothing more is to be expected, so the quick look-up must agree with the true score."""
    for built, face in (
        (city("MNM.@0,0", "PM.M@2,0"), "NM.."),
        (city("H..C@0,0", "R..D@2,0", "..DK@0,2"), ".TT."),
        (city("...R@0,0", "N...@2,0", "K..N@2,2"), "RK.."),
    ):
        state = deal(
            2, number=17, terrain=[face], cities={0: built}, owned={0: ["banker", "cowboy"]}, virtual_bids=[1, 2]
        )
        bid(state, 9, 8)
        act(state, 0, "take 1")
        worths = order(state, 0, state.legal(0))
        before = points_of(built, state.owned[0], 0)
        for action, worth in zip(state.legal(0), worths, strict=True):
            after = state.clone()
            after.apply(0, action)
            covered = built.built & after.cities[0].layered
            if not covered:
                assert worth == points_of(after.cities[0], state.owned[0], 0) - before


def test_a_mine_card_is_worth_more_next_to_mountains() -> None:
    state = deal(2, terrain=["N..."], cities={0: city("MM.M@0,0"), 1: city("H...@0,0")})
    assert card_values(state, 0).card_worth(card("N...")) > card_values(state, 1).card_worth(card("N..."))


def test_a_virtual_player_sees_the_attractiveness_only() -> None:
    state = deal(2, character="singer", terrain=["NM..", "R...", "H...", "...N"])
    assert slot_worths(state, 3) == [5.0, 7.0, 5.0, 1.0, 4.0]


def test_higher_bids_win_more() -> None:
    state = deal(2, terrain=["MNM.", "H...", ".M..", "..M."])
    auction = Auction(state, 0)
    assert auction.gain(9, 1) > auction.gain(1, 1)
    assert auction.gain(5, 2) > auction.gain(5, 1)


def test_the_auction_guesses_nothing_that_is_hidden() -> None:
    state = deal(2, terrain=["MNM.", "H...", ".M..", "..M."])
    other = state.clone()
    other.virtual_bids = [bids[::-1][9:] + bids[::-1][:9] for bids in state.virtual_bids]
    assert Auction(state, 0).gain(5, 1) == Auction(other, 0).gain(5, 1)


def test_evaluation_looks_forward_to_the_card_that_will_be_taken() -> None:
    first, last = (deal(2, terrain=["MNM.", "H...", ".M..", "..M."], virtual_bids=[4, 5]) for _ in range(2))
    bid(first, 9, 1)
    bid(last, 1, 9)
    high, low = evaluate(first, 0), evaluate(last, 0)
    assert high > low


def test_a_virtual_player_is_expected_to_take_a_card_in_every_round_that_is_left() -> None:
    state = deal(2, number=17, character="banker", owned={0: ["mercenary"]}, virtual_bids=[9, 8])
    coming = [evaluate(state, 2) - state.score(2).total]
    bid(state, 1, 2)
    assert asks(state) == (0, "carson-ask-power"), "the bids are shown, but nobody had a turn"
    coming.append(evaluate(state, 2) - state.score(2).total)
    act(state, 0, "pass")
    assert state.kept[2] or state.owned[2]
    assert coming == [VIRTUAL_CARD_WORTH, VIRTUAL_CARD_WORTH]
    assert evaluate(state, 2) == state.score(2).total


def test_at_the_end_the_evaluation_is_the_score() -> None:
    state = play(2, 3, "expert", "deputy")
    for seat in range(2):
        assert abs(evaluate(state, seat) - state.score(seat).total) < 1e-9


def test_deputy_takes_the_same_decision_in_every_world() -> None:
    state = play_half(3)
    seat = state.pending()[0]
    choices = {bot("deputy", 5).choose(Seat(state.imagine(seat, Rng(seed)), seat)) for seed in range(5)}
    assert len(choices) == 1


def play_half(seed: int) -> Position:
    state = GAME.new(2, seed)
    bots = [bot("deputy", seat) for seat in range(2)]
    while state.round < 9:
        seat = state.pending()[0]
        state.apply(seat, bots[seat].choose(Seat(state, seat)))
    return state
