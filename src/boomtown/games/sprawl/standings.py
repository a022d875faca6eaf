"""How the seats stand now: what each row at the edge would pay, and who would win each office."""

from typing import TypedDict

from boomtown.games.sprawl.city import BLOCKS
from boomtown.games.sprawl.constants import CONTRACTOR, HIGHEST_ROW, OFFICE_COUNT, OFFICES, PRESTIGE, WEALTH
from boomtown.games.sprawl.elections import candidates, count_of, first_of, tie_decider, value_of, zone_standings
from boomtown.games.sprawl.payouts import row_blocks, row_name, shares_of
from boomtown.games.sprawl.players import BY_PRESTIGE, BY_VOCATIONS, seats_in
from boomtown.games.sprawl.state import Position

# What is compared for an office, per seat: the value of the best building and the number of them, or the number of
# vocation tiles (Mayor), or prestige, of which the least counts (Contractor).
Standing = list[list[int]] | list[int]


class RowView(TypedDict):
    """A row at the edge and what it would pay now."""

    row: str  # w5: wealth row 5
    blocks: list[int]
    counts: list[int]  # buildings in it, per seat
    shares: list[int]  # what each seat would get


class ContestView(TypedDict):
    """An office and who would be elected now."""

    seats: list[int]  # the first; several when tied, nobody when nobody qualifies
    standing: Standing
    decider: int  # of a tie
    in_play: bool


def row_views(state: Position) -> list[RowView]:
    """All rows, printed ones and those of markers."""
    rows: list[RowView] = []
    owners = owners_in_blocks(state)
    for kind in (WEALTH, PRESTIGE):
        for number in range(1, HIGHEST_ROW[kind] + 1):
            mask = row_blocks(state, kind, number)
            if not mask:
                continue
            blocks = state.components.row_block_lists[mask]
            counts = [0] * state.seats
            for block in blocks:
                for owner in owners[block]:
                    counts[owner] += 1
            rows.append(
                {
                    "row": row_name(kind, number),
                    "blocks": blocks,
                    "counts": counts,
                    "shares": shares_of(state.components.payouts[number], counts),
                }
            )
    return rows


def owners_in_blocks(state: Position) -> list[list[int]]:
    """Per block the owners of its buildings, so that the city is walked through once for all rows."""
    owners: list[list[int]] = [[] for _ in range(BLOCKS)]
    for building in state.city:
        if state.owner[building] >= 0:
            owners[building >> 2].append(state.owner[building])
    return owners


def contest_views(state: Position) -> dict[str, ContestView]:
    """All offices, those that are not in play yet too."""
    return {OFFICES[office]: contest_view(state, office) for office in range(OFFICE_COUNT)}


def contest_view(state: Position, office: int) -> ContestView:
    seats, standing = contest(state, office)
    return {
        "seats": seats_in(seats),
        "standing": standing,
        "decider": tie_decider(state, office),
        "in_play": bool(state.in_play >> office & 1),
    }


def contest(state: Position, office: int) -> tuple[int, Standing]:
    """The mask of seats that would be elected, and what is compared."""
    zone = state.components.offices[office].zone
    if zone >= 0:
        best = zone_standings(state, zone)
        return first_of(best), [[value_of(standing), count_of(standing)] for standing in best]
    measure = BY_PRESTIGE if office == CONTRACTOR else BY_VOCATIONS
    return candidates(state, office), [measure.amount(state, seat) for seat in range(state.seats)]
