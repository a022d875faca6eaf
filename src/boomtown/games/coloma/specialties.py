"""Pioneer specialties: when they work and how often (K15)."""

from boomtown.games.coloma.effects.base import Effect
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


def carried_out(state: Position, player: int, effect: Effect) -> None:
    """An effect that might have been declined was carried out: a specialty is used up by it (K15), and what was opened
    and left in this turn is offered again."""
    specialty = specialty_of(state, player)
    if specialty.limit != UNLIMITED and specialty.fx[0] is effect:
        state.specialty_used[player] = 1
        state.aside &= ~(1 << state.components.verbs.specialty_item)
    offer_again(state)


def offer_again(state: Position) -> None:
    """What was opened and left without doing anything is back on the menu."""
    state.items |= state.aside
    state.aside = 0
