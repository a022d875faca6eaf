"""How many points each action promises, so that the bots look at the best ones first."""

from boomtown.games.carson.actions import BID, PASS, PLACE, RECRUIT, SELL, SUIT, TAKE, USE
from boomtown.games.carson.constants import ALL_ROUNDS, ROUNDS
from boomtown.games.carson.scoring import points_of
from boomtown.games.carson.state import Position
from boomtown_reference.carson.bidding import PIP_WORTH, Auction, slot_worths
from boomtown_reference.carson.card_value import card_values

# Points that waiting with a sale is worth when the whole game is still to come.
SALE_PATIENCE = 3.0

# Points that a sale must bring more than a card of the row, which may be gone afterwards.
SALE_BEFORE_CARD = 1.0


def order(state: Position, seat: int, legal: list[int]) -> list[float]:
    """How many points each action promises."""
    first = legal[0]
    if PLACE.owns(first):
        return card_values(state, seat).spot_worths(state.held, [action - PLACE.base for action in legal])
    if BID.owns(first):
        return bid_worths(state, seat, legal)
    if TAKE.owns(first):
        return take_worths(state, seat, legal)
    if USE.owns(first):
        return [power_worth(state, seat, first - USE.base), 0.0]
    if SUIT.owns(first):
        return [0.0] * len(legal)
    return [sale_worth(state, seat, action) for action in legal]


def bid_worths(state: Position, seat: int, legal: list[int]) -> list[float]:
    auction = Auction(state, seat)
    has_turn = not state.sits_out >> seat & 1
    worths = []
    for action in legal:
        card = action - BID.base + 1
        gain = auction.gain(card + state.added[seat], auction.cards) if has_turn else 0.0
        worths.append(gain - PIP_WORTH * card)
    return worths


def take_worths(state: Position, seat: int, legal: list[int]) -> list[float]:
    worths = slot_worths(state, seat)
    return [
        worths[action - TAKE.base] if TAKE.owns(action) else sale_worth(state, seat, action) - SALE_BEFORE_CARD
        for action in legal
    ]


def power_worth(state: Position, seat: int, character: int) -> float:
    """What using a power now promises, less what it is worth to wait."""
    effect = state.components.characters[character].effect
    era_share_left = (ROUNDS - 1 - state.round % ROUNDS) / (ROUNDS - 1)
    game_share_left = (ALL_ROUNDS - 1 - state.round) / (ALL_ROUNDS - 1)
    gain = effect.gain_now(Auction(state, seat), character in state.components.after_bids)
    return gain - effect.worth_waiting(era_share_left, game_share_left)


def sale_worth(state: Position, seat: int, action: int) -> float:
    """What a sale or a recruit changes in the final score; nothing for passing."""
    if action == PASS.base:
        return 0.0
    city = state.cities[seat]
    owned = state.owned[seat]
    sold = len(state.sold[seat])
    before = points_of(city, owned, sold)
    if RECRUIT.owns(action):
        return float(points_of(city, owned | 1 << (action - RECRUIT.base), sold) - before)
    after = points_of(city.without(action - SELL.base), owned, sold + 1)
    return after - before - SALE_PATIENCE * (ALL_ROUNDS - 1 - state.round) / ALL_ROUNDS
