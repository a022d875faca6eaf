"""How events name the things that they are about, so that a board can light them up: "seat:0", "lot:r1c1.nw", "row:w5".

Cards and effects have their own: `card.ref`, and `effect.ref` for the card or office that acts.
"""

from typing import Final

from boomtown.games.sprawl.actions import BOXES, MARKER_NAMES, ROWS
from boomtown.games.sprawl.city import LOT_NAMES, SPACE_NAMES, SPOT_LOTS
from boomtown.games.sprawl.constants import DECKS, OFFICES, PLANNING, PLANNING_BOXES, VOCATIONS

SEAT: list[str] = [f"seat:{seat}" for seat in range(4)]
OFFICE: list[str] = [f"office:{word}" for word in OFFICES]
TILE: list[str] = [f"tile:{word}" for word in VOCATIONS]
ROW: list[str] = [f"row:{name}" for name in ROWS]
MARKER: list[str] = [f"marker:{name}" for name in MARKER_NAMES]
SPACE: list[str] = [f"space:{name}" for name in SPACE_NAMES]
DECK: list[str] = [f"deck:{word}" for word in DECKS]
CONTRACT_BOX: list[str] = [f"box:{name}" for name in BOXES]
# Planning boxes, and behind them the deck.
PLANNING_PLACE: list[str] = [*[f"planning:{name}" for name in BOXES[:PLANNING_BOXES]], DECK[PLANNING]]
LOT: list[str] = [f"lot:{name}" for name in LOT_NAMES]

# Prestige for neighbours of the same zone, which no card or office gives.
ADJACENCY: Final = "why:adjacency"


def seat_refs(owner: int) -> list[str]:
    """The player who controls something, if anybody does."""
    return [] if owner < 0 else [SEAT[owner]]


def lot_refs(spot: int) -> list[str]:
    """All lots of a spot."""
    return [LOT[lot] for lot in SPOT_LOTS[spot]]
