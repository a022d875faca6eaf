"""What things are worth to a bot, in prestige points at the end: turns left, wealth, rows, tiles, cards, buildings."""

from boomtown.games.sprawl.city import BLOCKS, SPACE_BLOCKS, blocks_of
from boomtown.games.sprawl.components import (
    CARD_LEVEL,
    CARD_LOTS,
    CARD_PAY,
    MARKER_KIND,
    MARKER_VALUE,
    PERMITS,
    PRINTED_ROW,
    SPECIALS,
    WEALTH_PER_PRESTIGE,
)
from boomtown.games.sprawl.language import office_count, vocation_count
from boomtown.games.sprawl.payouts import shares_of
from boomtown.games.sprawl.scoring import office_bonus
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.words import CITY, CONTRACTOR, METROPOLIS, PRESTIGE, TOWN, WEALTH

# Measured on games of bots: contract cards revealed a turn while Town, City, Metropolis is the newest deck.
PACE = (1.8, 1.7, 1.1)
# How often a turn pays out one certain row.
ROW_RATES = (0.13, 0.10)
# What a bot can spend in one of its turns, and what the first, the next and all further wealth is worth.
SPENDING = 9.0
DEAR, FAIR, CHEAP = 0.8, 0.5, 0.25
# What a tile, a permit page and an office bring in a turn of the table or of the seat.
TILE_RATE = 0.11
PAGE_WORTH = 1.1
OFFICE_RATE = 0.4

# Blocks of the printed rows: (kind, number, blocks); and shares by packed counts, which come up again and again.
PRINTED: list[tuple[int, int, list[int]]] = [
    (kind, number, blocks_of(PRINTED_ROW[kind][number]))
    for kind in (WEALTH, PRESTIGE)
    for number in range(1, 13)
    if PRINTED_ROW[kind][number]
]
SPACE_ROWS: list[list[int]] = [blocks_of(strip) for strip in SPACE_BLOCKS]
SHARES: dict[int, list[int]] = {}


def turns_left(state: Position) -> float:
    """How many turns of the table the game will probably still take."""
    turns = 0.3
    for deck in (TOWN, CITY, METROPOLIS):
        if deck < METROPOLIS and state.active_decks >> (deck + 1) & 1:
            continue
        cards = len(state.decks[deck])
        bottom, middle = state.sections
        if SPECIALS[deck] not in state.gone:
            above = cards - (bottom + middle) / 2 if cards > middle else (cards - bottom) / 2
            turns += max(0.0, above) / PACE[deck]
    return turns


def wealth_worth(wealth: int, own_turns: float) -> float:
    """The first wealth buys contracts, much wealth only a little, and at the end ten are one point."""
    useful = SPENDING * own_turns + 3.0
    amount = min(float(wealth), useful)
    rest = (wealth - amount) / WEALTH_PER_PRESTIGE
    if amount <= 12.0:
        return DEAR * amount + rest
    if amount <= 24.0:
        return DEAR * 12.0 + FAIR * (amount - 12.0) + rest
    return DEAR * 12.0 + FAIR * 12.0 + CHEAP * (amount - 24.0) + rest


def card_worth(card: int, own_turns: float) -> float:
    """A planning card in hand: permits for a contract, or an investment."""
    if card >= PERMITS:
        return min(1.5, 0.5 * own_turns)
    useful = min(1.0, own_turns / 2.0)
    pages = PAGE_WORTH * (CARD_LEVEL[card] + 0.3) * useful
    return max(pages, (0.1 + 0.35 * useful) * CARD_PAY[card])


# Rows.


def packed_counts(state: Position) -> list[int]:
    """Per block the number of buildings of each seat, six bits a seat."""
    packed = [0] * BLOCKS
    for first in state.city:
        owner = state.owner[first]
        if owner >= 0:
            packed[first >> 2] += 1 << 6 * owner
    return packed


def shares(seats: int, packed: int, number: int) -> list[int]:
    """Who gets what from a row with these numbers of buildings."""
    key = (packed * 16 + number) * 8 + seats
    known = SHARES.get(key)
    if known is None:
        known = shares_of([packed >> 6 * seat & 63 for seat in range(seats)], number)
        SHARES[key] = known
    return known


def rows(state: Position) -> list[tuple[int, int, list[int]]]:
    """All rows that lie at the edge: kind, number, blocks."""
    found = PRINTED[:]
    for space, marker in enumerate(state.spaces):
        if marker >= 0:
            found.append((MARKER_KIND[marker], MARKER_VALUE[marker], SPACE_ROWS[space]))
    return found


def row_weight(kind: int, turns: float) -> float:
    """What one point of a row's payout is worth until the end of the game."""
    if kind == PRESTIGE:
        return ROW_RATES[PRESTIGE] * turns + 1.0
    return ROW_RATES[WEALTH] * turns * min(0.8, 0.15 + turns / 40.0)


def block_worths(state: Position, seat: int, turns: float) -> list[float]:
    """What one more building of the seat in each block brings in payouts, others' losses included."""
    packed = packed_counts(state)
    worths = [0.0] * BLOCKS
    seats = state.seats
    for kind, number, blocks in rows(state):
        counts = 0
        for block in blocks:
            counts += packed[block]
        before = shares(seats, counts, number)
        after = shares(seats, counts + (1 << 6 * seat), number)
        lead = 0.0
        for other in range(seats):
            change = after[other] - before[other]
            lead += change if other == seat else -0.5 * change / (seats - 1)
        # A building that changes nothing today still helps to come level later.
        lead += 0.12 * number
        worth = lead * row_weight(kind, turns)
        for block in blocks:
            worths[block] += worth
    return worths


def tile_worth(turns: float) -> float:
    return TILE_RATE * turns


def favor_worth(card: int, own_turns: float) -> float:
    """A contract laid aside: nobody else gets it and it costs no AP."""
    return (2.0 + 1.2 * CARD_LOTS[card]) * min(1.0, own_turns / 1.5)


def evaluate(state: Position, seat: int) -> float:
    """The prestige a seat may expect at the end."""
    over = not state.agenda
    turns = 0.0 if over else turns_left(state)
    own_turns = turns / state.seats
    packed = packed_counts(state)
    points = float(state.prestige[seat])
    for kind, number, blocks in rows(state):
        counts = 0
        for block in blocks:
            counts += packed[block]
        if counts:
            points += shares(state.seats, counts, number)[seat] * row_weight(kind, turns)
    for office in range(CONTRACTOR):
        if state.offices[office] == seat:
            points += office_bonus(state, office, seat)
    if over:
        return points + state.wealth[seat] // WEALTH_PER_PRESTIGE
    points += wealth_worth(state.wealth[seat], own_turns)
    points += OFFICE_RATE * own_turns * office_count(state, seat)
    points += tile_worth(turns) * vocation_count(state, seat)
    for card in state.hands[seat]:
        points += card_worth(card, own_turns)
    for place in (2 * seat, 2 * seat + 1):
        if state.favors[place] >= 0:
            points += favor_worth(state.favors[place], own_turns)
    return points
