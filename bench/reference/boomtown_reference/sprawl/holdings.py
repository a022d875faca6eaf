"""What things in a seat's possession are worth to a bot, in points at the end of the game."""

from typing import Final

from boomtown.games.sprawl.cards import Card
from boomtown.games.sprawl.constants import CITY, METROPOLIS, PERMITS, TOWN
from boomtown.games.sprawl.state import Position

# Contract cards revealed in a turn while Town, City, Metropolis is the newest deck; measured on games of bots.
CARDS_PER_TURN = (1.8, 1.7, 1.1)
# A game is never taken to be over before the turn is.
LEAST_TURNS: Final = 0.3

# Wealth that a bot can spend in one of its turns, and what it keeps for the unexpected.
SPENDING: Final = 9.0
RESERVE: Final = 3.0
# Wealth falls in value: so much of it is worth most, as much again less, the rest least.
STEP_OF_WEALTH: Final = 12.0
FIRST_WEALTH: Final = 0.8
NEXT_WEALTH: Final = 0.5
FURTHER_WEALTH: Final = 0.25

# An Urban Renewal card: at most, and in each turn of the seat in which it could be used.
RENEWAL_VALUE: Final = 1.5
RENEWAL_VALUE_PER_TURN: Final = 0.5
# One permit page, and what a card is worth beyond its pages, counted in pages.
PAGE_VALUE: Final = 1.1
EXTRA_PAGES: Final = 0.3
# The wealth of an investment: the share it is worth anyway, and the share that needs turns to spend it.
INVESTED_ANYWAY: Final = 0.1
INVESTED_IN_TIME: Final = 0.35
# Permits are used within so many turns of the seat.
PERMIT_TURNS: Final = 2.0

# A vocation tile in one turn of the table.
TILE_VALUE_PER_TURN: Final = 0.11
# A politician in one turn of the seat.
OFFICE_VALUE_PER_TURN: Final = 0.4
# A contract laid aside, without and with its lots, and the turns of the seat it takes to build it.
FAVOR_VALUE: Final = 2.0
FAVOR_VALUE_PER_LOT: Final = 1.2
FAVOR_TURNS: Final = 1.5


def turns_left(state: Position) -> float:
    """How many turns of the table the game will probably still take."""
    turns = LEAST_TURNS
    for deck in (TOWN, CITY, METROPOLIS):
        if deck < METROPOLIS and state.active_decks >> (deck + 1) & 1:
            continue
        cards = len(state.decks[deck])
        bottom, middle = state.sections
        if state.components.specials[deck] not in state.gone:
            above = cards - (bottom + middle) / 2 if cards > middle else (cards - bottom) / 2
            turns += max(0.0, above) / CARDS_PER_TURN[deck]
    return turns


def wealth_value(state: Position, wealth: int, own_turns: float) -> float:
    """The first wealth buys contracts, much wealth only a little, and at the end ten are one point."""
    useful = SPENDING * own_turns + RESERVE
    amount = min(float(wealth), useful)
    rest = (wealth - amount) / state.components.wealth_per_prestige
    if amount <= STEP_OF_WEALTH:
        return FIRST_WEALTH * amount + rest
    if amount <= 2.0 * STEP_OF_WEALTH:
        return FIRST_WEALTH * STEP_OF_WEALTH + NEXT_WEALTH * (amount - STEP_OF_WEALTH) + rest
    steps = FIRST_WEALTH * STEP_OF_WEALTH + NEXT_WEALTH * STEP_OF_WEALTH
    return steps + FURTHER_WEALTH * (amount - 2.0 * STEP_OF_WEALTH) + rest


def planning_card_value(card: Card, own_turns: float) -> float:
    """A planning card in hand: permits for a contract, or an investment."""
    if card.number >= PERMITS:
        return min(RENEWAL_VALUE, RENEWAL_VALUE_PER_TURN * own_turns)
    useful = min(1.0, own_turns / PERMIT_TURNS)
    pages = PAGE_VALUE * (card.pages + EXTRA_PAGES) * useful
    return max(pages, (INVESTED_ANYWAY + INVESTED_IN_TIME * useful) * card.pay)


def tile_value(turns: float) -> float:
    """A vocation tile."""
    return TILE_VALUE_PER_TURN * turns


def favor_value(card: Card, own_turns: float) -> float:
    """A contract laid aside: nobody else gets it and it costs no AP."""
    return (FAVOR_VALUE + FAVOR_VALUE_PER_LOT * card.lots) * min(1.0, own_turns / FAVOR_TURNS)
