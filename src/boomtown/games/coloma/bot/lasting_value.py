"""What stands and works for the rest of the game: buildings, tents on events and lands, bridges."""

from typing import Final

from boomtown.games.coloma.actions import SITES
from boomtown.games.coloma.components import Bridge
from boomtown.games.coloma.counts import USED_BARRELS
from boomtown.games.coloma.state import Position, cards_in

# The share of the turns that are left in which a building's site is visited.
VISITS: Final = 0.14

# Points that one use of a building's ability brings, for buildings that are hard to reckon; others bring USUAL_USE.
USE_POINTS: dict[str, float] = {
    "sluice_works": 2.0,
    "bunkhouse": 1.7,
    "general_store": 1.6,
    "long_tom": 2.6,
    "outfitter": 2.2,
    "gazette": 1.7,
    "theatre": 2.2,
    "surveyors_office": 2.4,
    "sawmill": 3.0,
    "stable": 2.4,
    "undertaker": 2.4,
    "trading_post": 1.4,
    "saloon": 0.9,
    "ferry_landing": 0.9,
    "carpenters_hall": 1.2,
    "stage_depot": 1.0,
}
USUAL_USE: Final = 1.5

# Points that the event of each site brings once.
EVENT_POINTS = (1.7, 2.0, 1.5, 1.9, 1.2)

# The next tent on a land also brings the dearer ones after it nearer.
LAND_EXTRA: Final = 0.4


def ability_points(state: Position, card: int, turns: int) -> float:
    """What a building's ability brings in the turns that are left."""
    return USE_POINTS.get(state.components.buildings[card].id, USUAL_USE) * VISITS * turns


def engine_value(state: Position, player: int, turns: int) -> float:
    """The abilities of own buildings and the events with an own tent, until the end."""
    points = 0.0
    for card in cards_in(state.built[player]):
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
    return EVENT_POINTS[site] * (len(components.years) - 1 - state.year + this_year)


def next_land(state: Position, player: int) -> float:
    """What the next tent on a land adds, counting that further ones get dearer."""
    points = state.components.land_points
    count = state.land_tents[player].bit_count()
    if count >= len(points) - 1:
        return 0.0
    return points[count + 1] - points[count] + LAND_EXTRA


def expected_bridge(state: Position, player: int, bridge: Bridge, turns: int) -> float:
    """What a bridge will score: what it counts now, and some growth, of at most two more."""
    count = bridge.counter.count(state, player)
    growth = bridge.counter.growth * turns
    low = bridge.points(count)
    high = bridge.points(count + 1)
    further = bridge.points(count + 2)
    if growth <= 1.0:
        return low + (high - low) * growth
    return high + (further - high) * min(1.0, growth - 1.0)


def bridges_growth(state: Position, player: int, turns: int) -> float:
    """How much the own bridges may still grow."""
    points = 0.0
    bridges = state.bridges[player]
    if not bridges:
        return points
    for number, bridge in enumerate(state.components.bridges):
        if bridges >> number & 1:
            now = bridge.points(bridge.counter.count(state, player))
            points += expected_bridge(state, player, bridge, turns) - now
    return points


def more_used_barrels(state: Position, player: int, more: int) -> int:
    """What that many more used barrels would add to the own bridges."""
    points = 0
    bridges = state.bridges[player]
    if not bridges:
        return points
    for number, bridge in enumerate(state.components.bridges):
        if bridges >> number & 1 and bridge.counter is USED_BARRELS:
            count = len(state.used_barrels[player])
            points += bridge.points(count + more) - bridge.points(count)
    return points
