"""What bridges and `per` effects count (K7.10). A counter is its name, how it counts, and how fast it grows."""

from collections.abc import Callable

from boomtown.games.coloma.state import Position


class Counter:
    """Something a player has that can be counted. Its words are `coloma-counter-<name>`."""

    __slots__ = ("name", "count", "growth")

    def __init__(self, name: str, count: Callable[[Position, int], int], growth: float) -> None:
        self.name = name
        self.count = count
        self.growth = growth  # by how much it usually grows in a turn, for the bots


def horses(state: Position, player: int) -> int:
    return state.horses[player]


def hand(state: Position, player: int) -> int:
    return state.hand[player].bit_count()


def graveyard(state: Position, player: int) -> int:
    return state.graves[player]


def used_barrels(state: Position, player: int) -> int:
    return len(state.used_barrels[player])


def workday_buildings(state: Position, player: int) -> int:
    return (state.built[player] & state.components.any_workday_cards).bit_count()


def town_others(state: Position, player: int) -> int:
    return (state.built[player] & ~state.components.any_workday_cards).bit_count() + state.hotels[player]


def buildings(state: Position, player: int) -> int:
    return state.built[player].bit_count()


def event_tents(state: Position, player: int) -> int:
    return state.event_tents[player].bit_count()


def land_tents(state: Position, player: int) -> int:
    return state.land_tents[player].bit_count()


def rivers(state: Position, player: int) -> int:
    return state.rivers[player].bit_count()


def gold(state: Position, player: int) -> int:
    return state.gold[player]


USED_BARRELS = Counter("used_barrels", used_barrels, 0.12)

COUNTERS: dict[str, Counter] = {
    counter.name: counter
    for counter in (
        Counter("horses", horses, 0.12),
        Counter("hand", hand, 0.1),
        Counter("graveyard", graveyard, 0.05),
        USED_BARRELS,
        Counter("workday_buildings", workday_buildings, 0.12),
        Counter("town_others", town_others, 0.15),
        Counter("buildings", buildings, 0.15),
        Counter("event_tents", event_tents, 0.08),
        Counter("land_tents", land_tents, 0.12),
        Counter("rivers", rivers, 0.12),
        Counter("gold", gold, 0.1),
    )
}
