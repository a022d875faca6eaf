"""What a bid may win: who will probably go first, what they will take, and what is then left for the seat."""

from boomtown.games.carson.bits import members
from boomtown.games.carson.bot import bidding as todays
from boomtown.games.carson.constants import ROUNDS
from boomtown.games.carson.state import NO_CARD, Position
from boomtown.kernel.rng import Rng
from boomtown_reference.carson.card_value import card_values

# How many guesses at the others' bids are compared.
GUESSES = 20

# Points that each pip of an auction card is worth in another round, on average.
PIP_WORTH = 0.55

# Less than anything a slot can be worth.
NOTHING = -1e9


def slot_worths(state: Position, seat: int) -> list[float]:
    """What each slot of the row is worth to a seat, 0 where a card was taken.

    A virtual player sees the attractiveness alone.
    """
    character, cards = state.row[0], state.row[1:]
    components = state.components
    if seat >= state.seats:
        worths = [float(components.characters[character].attractiveness) if character != NO_CARD else 0.0]
        return worths + [float(components.terrain[card].attractiveness) if card != NO_CARD else 0.0 for card in cards]
    values = card_values(state, seat)
    worths = [0.0]
    if character != NO_CARD:
        worths = [values.character_worth(components.characters[character], ROUNDS - 1 - state.round % ROUNDS)]
    return worths + [values.card_worth(card) if card != NO_CARD else 0.0 for card in cards]


def best_slot(worths: list[float], free: list[int]) -> int:
    """The slot that a seat with these worths takes: the best one, the nearest among equals."""
    choice = free[0]
    for slot in free:
        if worths[slot] > worths[choice]:
            choice = slot
    return choice


class Auction(todays.Auction):
    """The picks of one round as a seat imagines them, over several guesses at the others' bids."""

    __slots__ = ()

    def __init__(self, state: Position, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.worths = [slot_worths(state, other) for other in range(state.player_count)]
        suit_ranks = state.components.characters[state.characters[state.top]].suit_ranks
        self.suit_ranks = [suit_ranks[suit] for suit in state.suits]  # per seat
        self.cards = 2 if state.doubled >> seat & 1 else 1  # that the seat takes in its turn
        # Per guess the ranks of the others, highest first, and what is best and second best for the seat behind them.
        self.ranks_ahead = []
        self.best_left = []
        # The same guesses for every bid and every world, so that they can be compared.
        rng = Rng(1 + state.round * 8 + seat)
        for _ in range(GUESSES if not state.bids[seat] else 1):
            self.guess(rng)

    def rank(self, seat: int, value: int) -> int:
        """A number that orders bids as the rules do (C3.4, C3.5)."""
        return 8 * value + 7 - self.suit_ranks[seat]

    def guess(self, rng: Rng) -> None:
        """Draw a bid for every other seat and follow their picks."""
        state = self.state
        others = []
        for other in range(state.player_count):
            if other != self.seat and not state.sits_out >> other & 1:
                bid = state.bids[other] or draw_bid(state, other, rng)
                others.append(8 * self.rank(other, bid + state.added[other]) + other)
        others.sort(reverse=True)
        free = [slot for slot in range(len(state.row)) if state.row[slot] != NO_CARD]
        ranks = []
        best_left = [best_two(self.worths[self.seat], free)]
        for entry in others:
            other = entry & 7
            ranks.append(entry >> 3)
            for _ in range(2 if state.doubled >> other & 1 else 1):
                free.remove(best_slot(self.worths[other], free))
            best_left.append(best_two(self.worths[self.seat], free))
        self.ranks_ahead.append(ranks)
        self.best_left.append(best_left)

    def gain(self, value: int, cards: int) -> float:
        """What the seat may expect of so many cards taken with this bid."""
        rank = self.rank(self.seat, value)
        total = 0.0
        for ranks, best_left in zip(self.ranks_ahead, self.best_left, strict=True):
            ahead = 0
            for other in ranks:
                if other > rank:
                    ahead += 1
            first, second = best_left[ahead]
            total += first + second if cards > 1 else first
        return total / len(self.ranks_ahead)

    def best_bid(self, extra: int, cards: int) -> float:
        """What the best bid in hand is worth with something added to it, its price paid."""
        added = self.state.added[self.seat] + extra
        best = NOTHING
        for card in members(self.state.hands[self.seat]):
            best = max(best, self.gain(card + added, cards) - PIP_WORTH * card)
        return best

    def usual_gain(self) -> float:
        """What the best bid is worth without any power."""
        return self.best_bid(0, self.cards)

    def best_slot_worth(self) -> float:
        """What it is worth to take any card at once."""
        return max(self.worths[self.seat])

    def lowest_bid_price(self) -> float:
        """What it costs to spend the lowest card in hand."""
        return PIP_WORTH * members(self.state.hands[self.seat])[0]


def best_two(worths: list[float], free: list[int]) -> tuple[float, float]:
    """The worths of the best and the second best slot; 0 where there is none."""
    first = second = NOTHING
    for slot in free:
        worth = worths[slot]
        if worth > first:
            first, second = worth, first
        elif worth > second:
            second = worth
    return (first if first > NOTHING else 0.0), (second if second > NOTHING else 0.0)


def draw_bid(state: Position, seat: int, rng: Rng) -> int:
    """A bid the seat may make: any card it was not seen to spend."""
    if seat < state.seats:
        hand = members(state.hands[seat])
    else:
        hand = sorted(state.virtual_bids[seat - state.seats][state.round : (state.era() + 1) * ROUNDS])
    return hand[rng.below(len(hand))]
