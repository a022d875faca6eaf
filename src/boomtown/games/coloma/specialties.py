"""Pioneer specialties: when they work and how often (K15)."""

from boomtown.games.coloma.effects.effect import Effect
from boomtown.games.coloma.state import Position

# When a specialty works, as the component file writes it. NEVER is for players without one.
ON_TURN, PASSIVE, WHEN_BUSTED = "turn", "passive", "busted"
IN_BOOMTOWN, FOR_WAGON, WHEN_BURIED = "boomtown", "wagon", "bury"
TIMINGS = (ON_TURN, PASSIVE, WHEN_BUSTED, IN_BOOMTOWN, FOR_WAGON, WHEN_BURIED)
NEVER = "never"

# How often.
UNLIMITED, ONCE_A_TURN, ONCE_A_YEAR = "none", "turn", "year"
LIMITS = (UNLIMITED, ONCE_A_TURN, ONCE_A_YEAR)

# The two sets of cards; a game uses the first one or both.
BASE_SET, DELUXE_SET = "base", "deluxe"


class Specialty:
    """One specialty of an edition."""

    __slots__ = ("id", "name", "timing", "limit", "fx")

    def __init__(self, id: str, name: str, timing: str, limit: str, fx: list[Effect]) -> None:
        self.id = id
        self.name = name
        self.timing = timing
        self.limit = limit
        self.fx = fx


def no_specialty() -> Specialty:
    return Specialty("", "", NEVER, UNLIMITED, [])


def specialty_of(state: Position, player: int) -> Specialty:
    return state.components.specialties[state.specialty[player]]
