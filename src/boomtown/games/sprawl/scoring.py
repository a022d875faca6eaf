"""Score lines: prestige won in play, the last payouts, wealth, offices."""

from boomtown.games.sprawl.city import blocks_of, lot_place
from boomtown.games.sprawl.components import BONUS_COUNT, BONUS_POINTS, WEALTH_PER_PRESTIGE, row_blocks
from boomtown.games.sprawl.language import amount, matching
from boomtown.games.sprawl.payouts import payout, row_name, rows_present
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.words import CONTRACTOR, OFFICES, PRESTIGE
from boomtown.kernel.message import Cell, Line, Score, sheet


def score(state: Position, seat: int) -> Score:
    """What the seat would have if the game ended now (S12.2, S12.3)."""
    lines = [Line("prestige", state.prestige[seat], rule="S12.4")]
    for number in rows_present(state, PRESTIGE, -1):
        blocks = row_blocks(PRESTIGE, number, state.spaces)
        points = payout(state, blocks, number)[seat]
        lines.append(Line(f"row-{row_name(PRESTIGE, number)}", points, own_cells(state, seat, blocks), rule="S12.2"))
    lines.append(Line("wealth", state.wealth[seat] // WEALTH_PER_PRESTIGE, rule="S12.3"))
    for office in range(CONTRACTOR):
        if state.offices[office] == seat:
            found = matching(state, BONUS_COUNT[office], seat, -1, -1)
            cells = tuple([lot_place(first) for first in found])
            lines.append(
                Line(f"office-{OFFICES[office]}", office_bonus(state, office, seat), cells, rule=f"S10.{7 + office}")
            )
    return sheet(lines)


def own_cells(state: Position, seat: int, blocks: int) -> tuple[Cell, ...]:
    """The seat's buildings in a row, for highlighting."""
    inside = blocks_of(blocks)
    return tuple([lot_place(first) for first in state.city if state.owner[first] == seat and first >> 2 in inside])


def office_bonus(state: Position, office: int, seat: int) -> int:
    return BONUS_POINTS[office] * amount(state, BONUS_COUNT[office], seat, -1, -1, -1)


def total(state: Position, seat: int) -> int:
    """The sum of the seat's lines, without building them."""
    return totals(state)[seat]


def totals(state: Position) -> list[int]:
    """The sums of all seats' lines."""
    found = [prestige + state.wealth[seat] // WEALTH_PER_PRESTIGE for seat, prestige in enumerate(state.prestige)]
    for number in rows_present(state, PRESTIGE, -1):
        for seat, share in enumerate(payout(state, row_blocks(PRESTIGE, number, state.spaces), number)):
            found[seat] += share
    for office in range(CONTRACTOR):
        holder = state.offices[office]
        if holder >= 0:
            found[holder] += office_bonus(state, office, holder)
    return found


def winners(state: Position) -> list[int]:
    """Most prestige, then most wealth, then shared (S12.4)."""
    standing = [(points, state.wealth[seat]) for seat, points in enumerate(totals(state))]
    best = max(standing)
    return [seat for seat, reached in enumerate(standing) if reached == best]
