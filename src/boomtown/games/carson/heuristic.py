"""What the bots believe about a position and which actions they look at first."""

from boomtown.games.carson.actions import BID, PASS, PLACE, RECRUIT, SELL, TAKE, USE
from boomtown.games.carson.bidding import PIP, Auction, row_worths
from boomtown.games.carson.cards import (
    ADDS,
    AFTER_BIDS,
    BOOST,
    DOUBLE,
    DRAFT,
    EFFECT,
    GIVES_UP_TURN,
)
from boomtown.games.carson.outlook import GAME, outlook, power_worth
from boomtown.games.carson.rules import AFTER, TAKE_CARD, turn_order
from boomtown.games.carson.scoring import held, points_of, total
from boomtown.games.carson.state import NO_CARD, ROUNDS, Position

# A lead of this many points usually decides the game.
SWING = 15.0

# What a card taken in an average round adds to the final score of a person who plays well.
CARD_WORTH = 7.0

# The attractiveness of a card that a virtual player takes, on average.
VIRTUAL_WORTH = 5.2

# A power is kept for a better round while it promises less than this, when all rounds of the era are still to come.
WORTH_USING = {BOOST: 1.5, DOUBLE: 7.0, DRAFT: 4.0}
WORTH_GOVERNOR = 11.0


def evaluate(state: Position, seat: int) -> float:
    """The points now, what the city and unused powers may still bring, and the cards to come."""
    if seat >= state.seats:
        before = not state.over and state.agenda[0][0] == AFTER  # nobody has had a turn in this round yet
        turns = GAME - 1 - state.round + (1 if before or seat in state.turns else 0)
        return total(state, seat) + VIRTUAL_WORTH * turns
    if state.over:
        return float(total(state, seat))
    later = GAME - 1 - state.round
    points = outlook(state, seat).standing(len(state.sold[seat])) + CARD_WORTH * later + this_round(state, seat)
    for character in held(state.owned[seat] & ~state.turned):
        points += power_worth(character, later, ROUNDS - 1 - state.round % ROUNDS)
    hand = state.hands[seat]
    for card in range(1, 10):
        if hand >> card & 1:
            points += PIP * (card - 5)
    return points


def this_round(state: Position, seat: int) -> float:
    """What the seat will still get in the present round if everybody takes what suits best."""
    points = 0.0
    if state.held != NO_CARD and state.agenda[-1][1] == seat:
        points += outlook(state, seat).card_worth(state.held)
    takers = [step[1] for step in state.agenda if step[0] == TAKE_CARD]
    if state.bids[0]:
        for taker in reversed(state.turns if state.agenda[0][0] != AFTER else turn_order(state)):
            takers += [taker, taker] if state.doubled >> taker & 1 else [taker]
    elif not state.sits_out >> seat & 1:
        points += CARD_WORTH
    return points + predicted(state, seat, takers)


def predicted(state: Position, seat: int, turns: list[int]) -> float:
    """What the seat gets when the seats of `turns` take the best card for them, one after the other."""
    if seat not in turns:
        return 0.0
    free = [slot for slot in range(len(state.row)) if state.row[slot] != NO_CARD]
    gain = 0.0
    for taker in turns:
        worths = row_worths(state, taker)
        if not free:
            break
        choice = free[0]
        for slot in free:
            if worths[slot] > worths[choice]:
                choice = slot
        free.remove(choice)
        if taker == seat:
            gain += worths[choice]
    return gain


def order(state: Position, seat: int, legal: list[int]) -> list[float]:
    """How many points each action promises."""
    first = legal[0]
    if PLACE.base <= first < PLACE.base + PLACE.size:
        return outlook(state, seat).spot_worths(state.held, [action - PLACE.base for action in legal])
    if BID.base <= first < BID.base + BID.size:
        return bid_worths(state, seat, legal)
    if TAKE.base <= first < TAKE.base + TAKE.size:
        return take_worths(state, seat, legal)
    if USE.base <= first < USE.base + USE.size:
        return [power_gain(state, seat, first - USE.base), 0.0]
    return [sale_worth(state, seat, action) for action in legal]


def bid_worths(state: Position, seat: int, legal: list[int]) -> list[float]:
    auction = Auction(state, seat)
    cards = 0 if state.sits_out >> seat & 1 else 2 if state.doubled >> seat & 1 else 1
    found = []
    for action in legal:
        card = action - BID.base + 1
        gain = auction.gain(card + state.added[seat], cards) if cards else 0.0
        found.append(gain - PIP * card)
    return found


def take_worths(state: Position, seat: int, legal: list[int]) -> list[float]:
    worths = row_worths(state, seat)
    found = []
    for action in legal:
        if action < SELL.base:
            found.append(worths[action - TAKE.base])
        else:
            found.append(sale_worth(state, seat, action) - 1.0)
    return found


def power_gain(state: Position, seat: int, character: int) -> float:
    """What using a power now promises, less what it is worth to wait."""
    auction = Auction(state, seat)
    effect = EFFECT[character]
    era_left = (ROUNDS - 1 - state.round % ROUNDS) / (ROUNDS - 1)
    if effect == DRAFT and not GIVES_UP_TURN[character]:
        game_left = (GAME - 1 - state.round) / (GAME - 1)
        return max(auction.worths[seat]) - WORTH_GOVERNOR * game_left
    threshold = WORTH_USING[effect] * era_left
    cards = 2 if state.doubled >> seat & 1 else 1
    if character in AFTER_BIDS:
        value = state.value(seat)
        return auction.gain(value + ADDS[character], cards) - auction.gain(value, cards) - threshold
    usual = auction.best_bid(0, cards)
    if effect == BOOST:
        return auction.best_bid(ADDS[character], cards) - usual - threshold
    if effect == DOUBLE:
        return auction.best_bid(0, 2) - usual - threshold
    lowest = min([card for card in range(1, 10) if state.hands[seat] >> card & 1])
    return max(auction.worths[seat]) - PIP * lowest - usual - threshold


def sale_worth(state: Position, seat: int, action: int) -> float:
    """What a sale or a recruit changes in the final score; nothing for passing."""
    if action == PASS.base:
        return 0.0
    city = state.cities[seat]
    owned = state.owned[seat]
    sold = len(state.sold[seat])
    before = points_of(city, owned, sold)
    if action >= RECRUIT.base:
        return float(points_of(city, owned | 1 << (action - RECRUIT.base), sold) - before)
    after = points_of(city.without(action - SELL.base), owned, sold + 1)
    return after - before - 3.0 * (GAME - 1 - state.round) / GAME
