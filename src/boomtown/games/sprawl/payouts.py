"""Payouts of rows, and the markers that make rows."""

from boomtown.games.sprawl import refs
from boomtown.games.sprawl.actions import MARKER_NAMES, ROWS
from boomtown.games.sprawl.city import EAST_SPACE, NORTH_SPACE, SPACE_BLOCKS, SPACE_NAMES
from boomtown.games.sprawl.constants import HIGHEST_ROW, MARKER_KIND, MARKER_NUMBER, MARKERS, PRESTIGE, WEALTH
from boomtown.games.sprawl.payments import gain
from boomtown.games.sprawl.state import Position, recompute_block_values
from boomtown.kernel.message import Params
from boomtown.kernel.state import Step

# Rows. A row is known by its kind, wealth or prestige, and its number.


def row_blocks(state: Position, kind: int, number: int) -> int:
    """The mask of the blocks of a row, printed or made by a marker; 0 if it lies nowhere (S9.1)."""
    printed = state.components.printed_rows[kind][number]
    if printed:
        return printed
    for space, marker in enumerate(state.spaces):
        if marker >= 0 and MARKER_KIND[marker] == kind and MARKER_NUMBER[marker] == number:
            return SPACE_BLOCKS[space]
    return 0


def rows_present(state: Position, kind: int, block: int) -> list[int]:
    """The numbers of the rows of a kind that lie at the edge; with a block only those through it (S9.6)."""
    numbers: list[int] = []
    for number in range(1, HIGHEST_ROW[kind] + 1):
        blocks = row_blocks(state, kind, number)
        if blocks and (block < 0 or blocks >> block & 1):
            numbers.append(number)
    return numbers


def row_index(kind: int, number: int) -> int:
    """The place of a row among ROWS."""
    return number - 1 if kind == WEALTH else HIGHEST_ROW[WEALTH] + number - 1


def row_of(index: int) -> tuple[int, int]:
    """Kind and number of a row, by its place among ROWS."""
    if index < HIGHEST_ROW[WEALTH]:
        return WEALTH, index + 1
    return PRESTIGE, index + 1 - HIGHEST_ROW[WEALTH]


def row_name(kind: int, number: int) -> str:
    return ROWS[row_index(kind, number)]


# Payouts (S9.1-S9.5).


def run_pay_row(state: Position, step: Step) -> None:
    """Pay out the row with a number, if it lies anywhere."""
    _, kind, number = step
    blocks = row_blocks(state, kind, number)
    ref = refs.ROW[row_index(kind, number)]
    if state.listener is not None:
        key = "sprawl-payout" if blocks else "sprawl-no-row"
        state.tell(key, {"row": f"@sprawl-row-{row_name(kind, number)}"}, refs=(ref,))
    if not blocks:
        return
    shares = payout(state, blocks, number)
    for seat, share in enumerate(shares):
        if share:
            gain(state, seat, share if kind == WEALTH else 0, share if kind == PRESTIGE else 0, ref)


def payout(state: Position, blocks: int, number: int) -> list[int]:
    """What each seat gets from a row of blocks."""
    return shares_of(state.components.payouts[number], row_counts(state, blocks))


def row_counts(state: Position, blocks: int) -> list[int]:
    """The buildings of each seat in a row of blocks."""
    counts = [0] * state.seats
    owner = state.owner
    for building in state.city:
        if blocks >> (building >> 2) & 1 and owner[building] >= 0:
            counts[owner[building]] += 1
    return counts


def shares_of(places: list[int], counts: list[int]) -> list[int]:
    """What the first place, the second and so on bring; tied players share theirs, rounding down (S9.2-S9.4)."""
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


# Markers (section 7).


def boxed_markers(state: Position, kind: int) -> list[int]:
    """The markers of a kind that are still in the box, the lowest first."""
    return [marker for marker in range(MARKERS) if MARKER_KIND[marker] == kind and state.unplaced_markers >> marker & 1]


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
    state.unplaced_markers &= ~(1 << marker)
    state.spaces[space] = marker
    recompute_block_values(state)
    if state.listener is not None:
        params: Params = {"marker": f"@sprawl-marker-{MARKER_NAMES[marker]}", "space": SPACE_NAMES[space].upper()}
        row = refs.ROW[row_index(MARKER_KIND[marker], MARKER_NUMBER[marker])]
        about = (refs.MARKER[marker], refs.SPACE[space], row)
        state.tell("sprawl-marker-moved" if moved else "sprawl-marker-placed", params, refs=about)
