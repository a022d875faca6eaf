"""What rows are worth to a bot: those it has buildings in, and one more building in each block."""

from typing import Final

from boomtown.games.sprawl.city import BLOCKS, SPACE_BLOCKS, blocks_of
from boomtown.games.sprawl.constants import MARKER_KIND, MARKER_NUMBER, PRESTIGE, WEALTH
from boomtown.games.sprawl.state import Position

# How often a turn pays out one certain row of wealth, of prestige.
PAYOUTS_PER_TURN = (0.13, 0.10)
# Every prestige row is paid once more at the end.
LAST_PAYOUT: Final = 1.0
# What a point of wealth is worth: at the end, more for each turn left, and at most.
LATE_WEALTH: Final = 0.15
TURNS_PER_WEALTH: Final = 40.0
BEST_WEALTH: Final = 0.8
# How much a rival's gain or loss counts beside one's own.
RIVAL_SHARE: Final = 0.5
# A building that changes nothing today still helps to come level later: so much of the row's number.
FUTURE_SHARE: Final = 0.12

SPACE_ROWS: list[list[int]] = [blocks_of(strip) for strip in SPACE_BLOCKS]


def packed_counts(state: Position) -> list[int]:
    """Per block the number of buildings of each seat, six bits a seat."""
    packed = [0] * BLOCKS
    for building in state.city:
        owner = state.owner[building]
        if owner >= 0:
            packed[building >> 2] += 1 << 6 * owner
    return packed


def rows(state: Position) -> list[tuple[int, int, list[int]]]:
    """All rows that lie at the edge: kind, number, blocks."""
    present = state.components.printed_row_list[:]
    for space, marker in enumerate(state.spaces):
        if marker >= 0:
            present.append((MARKER_KIND[marker], MARKER_NUMBER[marker], SPACE_ROWS[space]))
    return present


def point_value(kind: int, turns: float) -> float:
    """What one point of a row's payout is worth until the end of the game."""
    if kind == PRESTIGE:
        return PAYOUTS_PER_TURN[PRESTIGE] * turns + LAST_PAYOUT
    return PAYOUTS_PER_TURN[WEALTH] * turns * min(BEST_WEALTH, LATE_WEALTH + turns / TURNS_PER_WEALTH)


def block_values(state: Position, seat: int, turns: float) -> list[float]:
    """What one more building of the seat in each block brings in payouts, others' losses included."""
    packed = packed_counts(state)
    cache = state.components.share_cache
    values = [0.0] * BLOCKS
    seats = state.seats
    for kind, number, blocks in rows(state):
        counts = 0
        for block in blocks:
            counts += packed[block]
        before = cache.shares(seats, counts, number)
        after = cache.shares(seats, counts + (1 << 6 * seat), number)
        lead = 0.0
        for other in range(seats):
            change = after[other] - before[other]
            lead += change if other == seat else -RIVAL_SHARE * change / (seats - 1)
        lead += FUTURE_SHARE * number
        value = lead * point_value(kind, turns)
        for block in blocks:
            values[block] += value
    return values
