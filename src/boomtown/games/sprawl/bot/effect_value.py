"""What the worth of an effect depends on, and values that several effects share."""

from typing import Final

from boomtown.games.sprawl.constants import POLICE, VOCATION_COUNT
from boomtown.games.sprawl.state import Position

# What wealth of the others is taken to be worth to them, in points.
OTHERS_WEALTH: Final = 0.65
# The Police Chief scores both kinds for each tile, which is worth less than twice one kind.
POLICE_FACTOR: Final = 1.7


class Valuation:
    """For whom an effect is valued, and under which circumstances."""

    __slots__ = ("seat", "spot", "turns", "wealth_value", "rival_share")

    def __init__(self, seat: int, spot: int, turns: float, wealth_value: float, rival_share: float) -> None:
        self.seat = seat
        self.spot = spot  # of the new building, or -1
        self.turns = turns  # of the table, until the end of the game
        self.wealth_value = wealth_value  # what one more wealth is worth to the seat, in points
        self.rival_share = rival_share  # how much one rival's points weigh against one's own


def tile_points(state: Position, seat: int, value: int) -> float:
    """What one tile that scores brings a seat, in points."""
    return value * (POLICE_FACTOR if state.offices[POLICE] == seat else 1.0)


def tile_lead(state: Position, seat: int, vocation: int, value: int, extra: int) -> float:
    """What the scoring of a vocation brings over the others, with `extra` more tiles of the seat's own."""
    lead = 0.0
    for other in range(state.seats):
        tiles = state.tiles[VOCATION_COUNT * other + vocation]
        points = tile_points(state, other, value)
        if other == seat:
            lead += (tiles + extra) * points
        else:
            lead -= tiles * points / (state.seats - 1)
    return lead
