"""What stands and works for the rest of the game: buildings, tents on events and lands, bridges."""

from typing import Final

from boomtown.games.coloma.actions import SITES
from boomtown.games.coloma.components import Bridge
from boomtown.games.coloma.counts import USED_BARRELS
from boomtown.games.coloma.state import Position, numbers_in

# The share of the turns that are left in which a building's site is visited.
VISITS: Final = 0.14

# The next tent on a land also brings the dearer ones after it nearer.
LAND_EXTRA: Final = 0.4


def ability_points(state: Position, card: int, turns: int) -> float:
    """What a building's ability brings in the turns that are left."""
    return state.components.use_points[card] * VISITS * turns


def engine_value(state: Position, player: int, turns: int) -> float:
    """The abilities of own buildings and the events with an own tent, until the end."""
    points = 0.0
    for card in numbers_in(state.built[player]):
        points += ability_points(state, card, turns)
    events = state.event_tents[player]
    for site in range(SITES):
        if events >> site & 1:
            points += event_tent(state, site)
    return points


def event_tent(state: Position, site: int) -> float:
    """A tent on an event brings its benefit once more each time it comes."""
    components = state.components
    this_year = 1 if site > state.barker and state.round < components.rounds - 1 else 0
    return components.event_points[site] * (len(components.years) - 1 - state.year + this_year)


def next_land(state: Position, player: int) -> float:
    """What the next tent on a land adds, counting that further ones get dearer."""
    points = state.components.land_points
    count = state.land_tents[player].bit_count()
    if count >= len(points) - 1:
        return 0.0
    return points[count + 1] - points[count] + LAND_EXTRA


def own_bridges(state: Position, player: int) -> list[Bridge]:
    bridges = state.components.bridges
    return [bridges[number] for number in numbers_in(state.bridges[player])]


def expected_bridge(state: Position, player: int, bridge: Bridge, turns: int) -> float:
    """What a bridge will score: what it counts now, and some growth, of at most two more."""
    count = bridge.count.amount(state, player)
    growth = bridge.count.growth * turns
    low = bridge.points(count)
    high = bridge.points(count + 1)
    further = bridge.points(count + 2)
    if growth <= 1.0:
        return low + (high - low) * growth
    return high + (further - high) * min(1.0, growth - 1.0)


def bridges_growth(state: Position, player: int, turns: int) -> float:
    """How much the own bridges may still grow."""
    points = 0.0
    for bridge in own_bridges(state, player):
        now = bridge.points(bridge.count.amount(state, player))
        points += expected_bridge(state, player, bridge, turns) - now
    return points


def more_used_barrels(state: Position, player: int, more: int) -> int:
    """What that many more used barrels would add to the own bridges."""
    points = 0
    for bridge in own_bridges(state, player):
        if bridge.count is USED_BARRELS:
            used = len(state.used_barrels[player])
            points += bridge.points(used + more) - bridge.points(used)
    return points
