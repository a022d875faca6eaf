"""Which actions the bots look at first."""

from boomtown.games.wagons.actions import START, TAKE
from boomtown.games.wagons.scoring import compares_towns, own_worth, shared_worth
from boomtown.games.wagons.state import Position
from boomtown.games.wagons.town import Town
from boomtown_reference.wagons.evaluate import CARD_WORTH

# The towns keep what was worked out for them. Today's bots use the numbers of the cards as keys.
KEY = 1000

# Who has given away this much by skipping cannot win it back with the card he takes.
HOPELESS = 12.0

# How much the best use of the card after the first counts when a start is chosen.
NEXT_CARD_SHARE = 0.5


def order(state: Position, seat: int, legal: list[int]) -> list[float]:
    """In points: what a placement brings at once; what a card brings less what the skipped ones give away."""
    if legal[0] < TAKE.base:
        return [_start_worth(state, seat, action - START.base) for action in legal]
    if TAKE.owns(legal[0]):
        return _take_worths(state, seat)
    return _placement_leads(state, seat, state.hands[seat][0])


def _start_worth(state: Position, seat: int, card: int) -> float:
    """Best is a first card that helps the other seat little, and a next one that helps one's own town."""
    next_card = state.circle[(state.circle.index(card) + 1) % len(state.circle)]
    return -float(best_gain(state, 1 - seat, card)) + NEXT_CARD_SHARE * best_gain(state, seat, next_card)


def _take_worths(state: Position, seat: int) -> list[float]:
    worths: list[float] = []
    given = 0.0
    for card in state.circle:
        hopeless = given > HOPELESS  # no card is worth that much, so do not measure the rest
        worths.append((CARD_WORTH if hopeless else best_gain(state, seat, card)) - given)
        given += CARD_WORTH if hopeless else best_gain(state, 1 - seat, card)
    return worths


def best_gain(state: Position, seat: int, card: int) -> int:
    """The most that the card can add to a seat's own town at once."""
    return max(gains(state, state.towns[seat], card))


def gains(state: Position, town: Town, card: int) -> list[int]:
    """What the card would add to the town's own worth on each of its places; worked out once per town."""
    card_gains = town.cache.get(KEY + card)
    if card_gains is None:
        before = own_worth(state, town)
        card_gains = [own_worth(state, town.trial(card, action)) - before for action in town.places]
        town.cache[KEY + card] = card_gains
    return card_gains


def _placement_leads(state: Position, seat: int, card: int) -> list[float]:
    """What each place adds to the seat's lead."""
    town, rival = state.towns[seat], state.towns[1 - seat]
    leads = [float(gain) for gain in gains(state, town, card)]
    if compares_towns(state):
        for index, action in enumerate(town.places):
            trial = town.trial(card, action)
            leads[index] += shared_worth(state, trial, rival) - shared_worth(state, rival, trial)
    return leads
