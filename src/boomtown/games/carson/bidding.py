"""What a bid may win: who will probably go first, what they will take, and what is then left for the seat."""

from boomtown.games.carson.cards import APPEAL, BACK, CARD_APPEAL
from boomtown.games.carson.outlook import outlook
from boomtown.games.carson.state import NO_CARD, ROUNDS, Position
from boomtown.kernel.rng import Rng

SAMPLES = 20
PIP = 0.55  # points that one pip of an auction card is worth in another round, on average


def row_worths(state: Position, seat: int) -> list[float]:
    """What each slot of the row is worth to a seat; a virtual player sees only the attractiveness."""
    character, cards = state.row[0], state.row[1:]
    if seat >= state.seats:
        found = [float(APPEAL[character]) if character != NO_CARD else 0.0]
        return found + [float(CARD_APPEAL[card]) if card != NO_CARD else 0.0 for card in cards]
    sight = outlook(state, seat)
    era_left = ROUNDS - 1 - state.round % ROUNDS
    found = [sight.character_worth(character, era_left) if character != NO_CARD else 0.0]
    return found + [sight.card_worth(card) if card != NO_CARD else 0.0 for card in cards]


class Auction:
    """The picks of one round as a seat imagines them, over several guesses at the others' bids."""

    __slots__ = ("state", "seat", "worths", "suits", "places", "second")

    def __init__(self, state: Position, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.worths = [row_worths(state, other) for other in range(state.table)]
        self.suits = BACK[state.characters[state.top]]
        # Per guess the ranks of the others, highest first, and what is best and second best for the seat behind them.
        self.places: list[list[int]] = []
        self.second: list[list[tuple[float, float]]] = []
        # The same guesses for every bid and every world, so that they can be compared.
        rng = Rng(1 + state.round * 8 + seat)
        for _ in range(SAMPLES if not state.bids[seat] else 1):
            self.guess(rng)

    def rank(self, seat: int, value: int) -> int:
        """A number that orders bids as the rules do (C3.4, C3.5)."""
        return 8 * value + 7 - self.suits[seat]

    def guess(self, rng: Rng) -> None:
        """Draw a bid for every other seat and follow their picks."""
        state = self.state
        others = []
        for other in range(state.table):
            if other != self.seat and not state.sits_out >> other & 1:
                bid = state.bids[other] or draw_bid(state, other, rng)
                others.append(8 * self.rank(other, bid + state.added[other]) + other)
        others.sort(reverse=True)
        free = [slot for slot in range(len(state.row)) if state.row[slot] != NO_CARD]
        places = []
        second = [best_two(self.worths[self.seat], free)]
        for entry in others:
            other = entry & 7
            places.append(entry >> 3)
            for _ in range(2 if state.doubled >> other & 1 else 1):
                worths = self.worths[other]
                choice = free[0]
                for slot in free:
                    if worths[slot] > worths[choice]:
                        choice = slot
                free.remove(choice)
            second.append(best_two(self.worths[self.seat], free))
        self.places.append(places)
        self.second.append(second)

    def gain(self, value: int, cards: int) -> float:
        """What the seat may expect of so many cards taken with this value."""
        rank = self.rank(self.seat, value)
        total = 0.0
        for places, second in zip(self.places, self.second, strict=True):
            ahead = 0
            for other in places:
                if other > rank:
                    ahead += 1
            first, next_best = second[ahead]
            total += first + next_best if cards > 1 else first
        return total / len(self.places)

    def best_bid(self, extra: int, cards: int) -> float:
        """What the best bid in hand is worth with something added to it, its price paid."""
        state = self.state
        added = state.added[self.seat] + extra
        best = -1e9
        for card in range(1, 10):
            if state.hands[self.seat] >> card & 1:
                best = max(best, self.gain(card + added, cards) - PIP * card)
        return best


def best_two(worths: list[float], free: list[int]) -> tuple[float, float]:
    """The best and the second best slot for a seat; nothing where there is none."""
    first = second = -1e9
    for slot in free:
        worth = worths[slot]
        if worth > first:
            first, second = worth, first
        elif worth > second:
            second = worth
    return (first if first > -1e8 else 0.0), (second if second > -1e8 else 0.0)


def draw_bid(state: Position, seat: int, rng: Rng) -> int:
    """A bid the seat may make: any card it was not seen to spend."""
    if seat < state.seats:
        hand = [card for card in range(1, 10) if state.hands[seat] >> card & 1]
    else:
        era = state.era()
        hand = sorted(state.virtual_bids[seat - state.seats][state.round : (era + 1) * ROUNDS])
    return hand[rng.below(len(hand))]
