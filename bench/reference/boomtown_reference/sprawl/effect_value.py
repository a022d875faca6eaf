"""Values that several effects share."""

from typing import Final

from boomtown.games.sprawl.constants import POLICE, VOCATION_COUNT
from boomtown.games.sprawl.state import Position

# The Police Chief scores both kinds for each tile, which is worth less than twice one kind.
POLICE_FACTOR: Final = 1.7


def tile_points(state: Position, seat: int, value: int) -> float:
    """What one tile that scores brings a seat, in points."""
    return value * (POLICE_FACTOR if state.offices[POLICE] == seat else 1.0)


def tile_lead(state: Position, seat: int, vocation: int, value: int, extra: int) -> float:
    """What the scoring of a vocation brings over the others, with so many more tiles of the seat's own."""
    lead = 0.0
    for other in range(state.seats):
        tiles = state.tiles[VOCATION_COUNT * other + vocation]
        points = tile_points(state, other, value)
        if other == seat:
            lead += (tiles + extra) * points
        else:
            lead -= tiles * points / (state.seats - 1)
    return lead
