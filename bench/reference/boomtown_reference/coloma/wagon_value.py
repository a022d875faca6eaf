"""What a wagon action brings: the goods on the way and the place where it ends."""

from typing import TYPE_CHECKING, Final

from boomtown.games.coloma.bot import wagon_value as todays

if TYPE_CHECKING:
    from boomtown_reference.coloma.appraiser import Appraiser

# How many steps of a wagon action are looked ahead.
LOOK_AHEAD: Final = 4

# A land next to the wagon, for each tent that may be planted there later.
LAND_IN_REACH: Final = 0.7


class Trail(todays.Trail):
    """What each space pays a player now: on entry or when passed, and when a wagon action ends there."""

    __slots__ = ()

    def __init__(self, appraiser: "Appraiser") -> None:
        self.spaces = appraiser.state.components.spaces
        self.entry = [appraiser.flat_ability(space.fx) for space in self.spaces]
        self.stop = [0.0] * len(self.spaces)
        for number, space in enumerate(self.spaces):
            if space.boomtown:
                best = max(self.entry[number], appraiser.flat_ability(space.stop))
                self.stop[number] = best + standing_value(appraiser, number)


def best_ride(trail: todays.Trail, number: int, steps: int, entered: int, moved: bool) -> float:
    """The best that the rest of a wagon action can bring from a space, ignoring jumps."""
    space = trail.spaces[number]
    town = moved and space.boomtown
    best = trail.stop[number] if town else 0.0
    if not steps:
        return best
    passed = trail.entry[number] if town else 0.0
    for near in space.roads:
        if not entered >> near & 1:
            gain = passed + best_ride(trail, near, steps - 1, entered | 1 << near, True)
            if not trail.spaces[near].boomtown:
                gain += trail.entry[near]
            if gain > best:
                best = gain
    return best


def standing_value(appraiser: "Appraiser", number: int) -> float:
    """How good it is to stand on a space when tents are planted later."""
    state, player = appraiser.state, appraiser.player
    free = (state.components.spaces[number].lands & ~state.land_tents[player]).bit_count()
    if not free or not appraiser.turns_left:
        return 0.0
    return LAND_IN_REACH * min(state.tents[player] + 1, free)
