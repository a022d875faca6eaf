"""Payouts of rows, and the markers that make rows."""

from boomtown.games.sprawl.actions import MARKER_NAMES, ROWS
from boomtown.games.sprawl.city import EAST_SPACE, NORTH_SPACE, SPACE_NAMES
from boomtown.games.sprawl.components import MARKER_KIND, MARKERS, PAYOUTS, row_blocks
from boomtown.games.sprawl.purse import gain
from boomtown.games.sprawl.state import Position, reckon_values
from boomtown.games.sprawl.words import HIGHEST_MARKER, LOWEST_MARKER, PRESTIGE, WEALTH
from boomtown.kernel.state import Step

# Payouts (S9.1-S9.5).


def run_pay_row(state: Position, step: Step) -> None:
    """Pay out the row with a number, if it lies anywhere."""
    kind, number = step[1], step[2]
    blocks = row_blocks(kind, number, state.spaces)
    if not blocks:
        return
    if state.listener is not None:
        state.tell("sprawl-payout", {"row": f"@sprawl-row-{row_name(kind, number)}"})
    shares = payout(state, blocks, number)
    for seat, share in enumerate(shares):
        if share:
            gain(state, seat, share if kind == WEALTH else 0, share if kind == PRESTIGE else 0)


def payout(state: Position, blocks: int, number: int) -> list[int]:
    """What each seat gets from a row of blocks."""
    counts = [0] * state.seats
    owner = state.owner
    for first in state.city:
        if blocks >> (first >> 2) & 1 and owner[first] >= 0:
            counts[owner[first]] += 1
    return shares_of(counts, number)


def shares_of(counts: list[int], number: int) -> list[int]:
    """Places by number of buildings; tied players share their places, rounding down (S9.2-S9.4)."""
    places = PAYOUTS[number]
    shares = [0] * len(counts)
    for seat, count in enumerate(counts):
        if count == 0:
            continue
        ahead = 0
        tied = 0
        for other in counts:
            if other > count:
                ahead += 1
            elif other == count:
                tied += 1
        total = 0
        for place in range(ahead, ahead + tied):
            total += places[place]
        shares[seat] = total // tied
    return shares


def row_name(kind: int, number: int) -> str:
    return ROWS[number - 1 if kind == WEALTH else 11 + number]


def row_index(kind: int, number: int) -> int:
    """The place of a row among the actions."""
    return number - 1 if kind == WEALTH else 11 + number


def rows_present(state: Position, kind: int, block: int) -> list[int]:
    """The numbers of the rows of a kind that lie at the edge; with a block only those through it (S9.6)."""
    found = []
    for number in range(1, 13):
        blocks = row_blocks(kind, number, state.spaces)
        if blocks and (block < 0 or blocks >> block & 1):
            found.append(number)
    return found


# Markers (section 7).


def boxed_markers(state: Position, kind: int, pick: int) -> list[int]:
    """The markers still in the box that an effect may bring out."""
    found = [marker for marker in range(MARKERS) if MARKER_KIND[marker] == kind and state.box >> marker & 1]
    if pick == LOWEST_MARKER:
        return found[:1]
    return found[-1:] if pick == HIGHEST_MARKER else found


def free_spaces(state: Position, block: int) -> list[int]:
    """The free grey spaces; with a block only the two that act on it (S7.4)."""
    if block < 0:
        return [space for space, marker in enumerate(state.spaces) if marker < 0]
    return [space for space in (NORTH_SPACE[block], EAST_SPACE[block]) if state.spaces[space] < 0]


def place_marker(state: Position, marker: int, space: int) -> None:
    """Lay a marker on a grey space, from the box or from the space it lay on (S7.2)."""
    moved = marker in state.spaces
    if moved:
        state.spaces[state.spaces.index(marker)] = -1
    state.box &= ~(1 << marker)
    state.spaces[space] = marker
    reckon_values(state)
    if state.listener is not None:
        told: dict[str, int | str] = {
            "marker": f"@sprawl-marker-{MARKER_NAMES[marker]}",
            "space": SPACE_NAMES[space].upper(),
        }
        state.tell("sprawl-marker-moved" if moved else "sprawl-marker-placed", told)
