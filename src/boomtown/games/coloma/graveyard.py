"""The graveyard: own dudes are buried and never come back (K7.7, K7.8)."""

from boomtown.games.coloma.effects.effect import enact
from boomtown.games.coloma.specialties import WHEN_BURIED
from boomtown.games.coloma.state import Position


def can_bury(state: Position, player: int, count: int) -> bool:
    """Whether that many can be buried in full, as a cost demands (K7.7)."""
    return count <= most_buried(state, player)


def most_buried(state: Position, player: int) -> int:
    """How many dudes and tombs there are for a burial."""
    dudes = state.dude_supply[player] + state.dudes[player]
    return min(dudes, len(state.components.tombs) - state.graves[player])


def bury(state: Position, player: int, count: int) -> None:
    """Own dudes go to the graveyard, from the general supply first (K7.7)."""
    count = min(count, most_buried(state, player))
    from_supply = min(count, state.dude_supply[player])
    state.dude_supply[player] -= from_supply
    state.dudes[player] -= count - from_supply
    state.graves[player] += count
    if state.listener is not None and count:
        state.tell("coloma-buried", {"seat": player, "count": count}, refs=(f"seat:{player}",))
    specialty = state.components.specialties[state.specialty[player]]
    if specialty.timing == WHEN_BURIED:  # K15.8
        for _ in range(count):
            enact(state, player, specialty.fx)
