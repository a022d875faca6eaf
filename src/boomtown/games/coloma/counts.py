"""What a bridge scores for, and an effect "per" something gives goods for: how many of it a player has (K7.10)."""

from collections.abc import Callable

from boomtown.games.coloma.state import Position


class Count:
    """Something of which a player may have many. Its words are `coloma-count-<word>`."""

    __slots__ = ("word", "amount", "usual", "growth")

    def __init__(self, word: str, amount: Callable[[Position, int], int], usual: float, growth: float) -> None:
        self.word = word  # what a component file calls it
        self.amount = amount
        # For the bots: how many there are in the middle of a game, and by how much that grows in a turn.
        self.usual = usual
        self.growth = growth


def horses(state: Position, player: int) -> int:
    return state.horses[player]


def cards_in_hand(state: Position, player: int) -> int:
    return state.hand[player].bit_count()


def buried_dudes(state: Position, player: int) -> int:
    return state.graves[player]


def used_barrels(state: Position, player: int) -> int:
    return len(state.used_barrels[player])


def workday_buildings(state: Position, player: int) -> int:
    return (state.built[player] & state.components.any_workday_cards).bit_count()


def other_buildings_and_hotels(state: Position, player: int) -> int:
    """The buildings that have nothing to do with a workday, and the hotels."""
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


USED_BARRELS = Count("used_barrels", used_barrels, 1.0, 0.12)

COUNTS: dict[str, Count] = {
    count.word: count
    for count in (
        Count("horses", horses, 2.0, 0.12),
        Count("hand", cards_in_hand, 3.0, 0.1),
        Count("graveyard", buried_dudes, 1.0, 0.05),
        USED_BARRELS,
        Count("workday_buildings", workday_buildings, 1.0, 0.12),
        Count("town_others", other_buildings_and_hotels, 1.5, 0.15),
        Count("buildings", buildings, 2.5, 0.15),
        Count("event_tents", event_tents, 1.0, 0.08),
        Count("land_tents", land_tents, 1.5, 0.12),
        Count("rivers", rivers, 1.5, 0.12),
        Count("gold", gold, 2.0, 0.1),
    )
}
