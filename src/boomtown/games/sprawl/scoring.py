"""Score lines: prestige won in play, the last payouts, wealth, offices."""

from boomtown.games.sprawl.city import blocks_of, lot_place
from boomtown.games.sprawl.constants import CONTRACTOR, OFFICES, PRESTIGE
from boomtown.games.sprawl.payouts import payout, row_blocks, row_name, rows_present
from boomtown.games.sprawl.state import Position
from boomtown.kernel.message import Cell, Line, Score, sheet


def score(state: Position, seat: int) -> Score:
    """What the seat would have if the game ended now (S12.2, S12.3)."""
    lines = [Line("prestige", state.prestige[seat], rule="S12.4")]
    for number in rows_present(state, PRESTIGE, -1):
        blocks = row_blocks(state, PRESTIGE, number)
        points = payout(state, blocks, number)[seat]
        lines.append(Line(f"row-{row_name(PRESTIGE, number)}", points, own_cells(state, seat, blocks), rule="S12.2"))
    lines.append(Line("wealth", state.wealth[seat] // state.components.wealth_per_prestige, rule="S12.3"))
    for office in range(CONTRACTOR):
        if state.offices[office] == seat:
            count = state.components.offices[office].bonus_count
            counted = [] if count is None else count.filter.buildings(state, seat, -1, -1)
            cells = tuple([lot_place(building) for building in counted])
            lines.append(
                Line(f"office-{OFFICES[office]}", office_bonus(state, office, seat), cells, rule=f"S10.{7 + office}")
            )
    return sheet(lines)


def own_cells(state: Position, seat: int, blocks: int) -> tuple[Cell, ...]:
    """The seat's buildings in a row, for highlighting."""
    inside = blocks_of(blocks)
    return tuple(
        [lot_place(building) for building in state.city if state.owner[building] == seat and building >> 2 in inside]
    )


def office_bonus(state: Position, office: int, seat: int) -> int:
    """What an office adds for its holder at the end (S12.3)."""
    tile = state.components.offices[office]
    if tile.bonus_count is None:
        return 0
    return tile.bonus_prestige * tile.bonus_count.amount(state, seat, -1, -1, -1)


def total(state: Position, seat: int) -> int:
    """The sum of the seat's lines, without building them."""
    return totals(state)[seat]


def totals(state: Position) -> list[int]:
    """The sums of all seats' lines."""
    rate = state.components.wealth_per_prestige
    points = [prestige + state.wealth[seat] // rate for seat, prestige in enumerate(state.prestige)]
    for number in rows_present(state, PRESTIGE, -1):
        for seat, share in enumerate(payout(state, row_blocks(state, PRESTIGE, number), number)):
            points[seat] += share
    for office in range(CONTRACTOR):
        holder = state.offices[office]
        if holder >= 0:
            points[holder] += office_bonus(state, office, holder)
    return points


def winners(state: Position) -> list[int]:
    """Most prestige, then most wealth, then shared (S12.4)."""
    standing = [(points, state.wealth[seat]) for seat, points in enumerate(totals(state))]
    best = max(standing)
    return [seat for seat, reached in enumerate(standing) if reached == best]
