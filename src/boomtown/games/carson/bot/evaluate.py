"""How many points the bots expect a seat to have in the end."""

from boomtown.games.carson.bits import members
from boomtown.games.carson.bot.bidding import PIP_WORTH, best_slot, slot_worths
from boomtown.games.carson.bot.card_value import card_values
from boomtown.games.carson.constants import ALL_ROUNDS, HIGHEST_CARD, ROUNDS
from boomtown.games.carson.rules import turn_order
from boomtown.games.carson.scoring import total
from boomtown.games.carson.state import NO_CARD, Position
from boomtown.games.carson.steps import AFTER, TAKE_CARD
from boomtown.kernel.judgement import added
from boomtown.kernel.skill import Skill

# A lead of this many points usually decides the game.
SWING = 15.0
SKILL = Skill(greenhorn=0.4, cowhand=0.14, ranger=24, marshal=200)

# What a card taken in an average round adds to the final score of a person who plays well.
CARD_WORTH = 7.0

# The attractiveness of a card that a virtual player takes, on average.
VIRTUAL_CARD_WORTH = 5.2

# The auction card whose pips make it neither better nor worse than the average of a hand.
AVERAGE_CARD = (1 + HIGHEST_CARD) // 2


def evaluate(state: Position, seat: int) -> float:
    """The points now, what the city and unused powers may still bring, and the cards to come."""
    if seat >= state.seats:
        turns = ALL_ROUNDS - 1 - state.round + (1 if before_turns(state) or seat in state.turns else 0)
        return total(state, seat) + VIRTUAL_CARD_WORTH * turns
    if state.over:
        return float(total(state, seat))
    return added(parts(state, seat))


def parts(state: Position, seat: int) -> list[float]:
    """City and characters, the cards to come, this round, unused powers and the bids in hand."""
    later = ALL_ROUNDS - 1 - state.round
    powers = 0.0
    for character in members(state.owned[seat] & ~state.turned):
        effect = state.components.characters[character].effect
        powers += effect.worth(later, ROUNDS - 1 - state.round % ROUNDS)
    pips = 0.0
    for card in members(state.hands[seat]):
        pips += PIP_WORTH * (card - AVERAGE_CARD)
    standing = card_values(state, seat).standing(len(state.sold[seat]))
    return [standing, CARD_WORTH * later, this_round(state, seat), powers, pips]


def this_round(state: Position, seat: int) -> float:
    """What the seat will still get in the present round if everybody takes what suits best."""
    points = 0.0
    if state.held != NO_CARD and seat in state.pending():
        points += card_values(state, seat).card_worth(state.held)
    takers = [taker for kind, taker, *_ in state.agenda if kind == TAKE_CARD]
    if state.bids[0]:
        for taker in reversed(turn_order(state) if before_turns(state) else state.turns):
            takers += [taker, taker] if state.doubled >> taker & 1 else [taker]
    elif not state.sits_out >> seat & 1:
        points += CARD_WORTH
    return points + predicted_gain(state, seat, takers)


def before_turns(state: Position) -> bool:
    """Whether nobody has had a turn in this round yet: the step after the bids is still at the bottom of the agenda."""
    if state.over:
        return False
    kind, *_ = state.agenda[0]
    return kind == AFTER


def predicted_gain(state: Position, seat: int, takers: list[int]) -> float:
    """What the seat gets when the seats of `takers` take the best card for them, one after the other."""
    if seat not in takers:
        return 0.0
    free = [slot for slot in range(len(state.row)) if state.row[slot] != NO_CARD]
    gain = 0.0
    for taker in takers:
        if not free:
            break
        worths = slot_worths(state, taker)
        choice = best_slot(worths, free)
        free.remove(choice)
        if taker == seat:
            gain += worths[choice]
    return gain
