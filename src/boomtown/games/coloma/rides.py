"""The wagon actions that bring most, one for each space where they could end (K8)."""

from typing import TypedDict

from boomtown.games.coloma.bot.goods_value import Values, goods_values, turns_left
from boomtown.games.coloma.effects.effect import Effect
from boomtown.games.coloma.effects.gains import Gain
from boomtown.games.coloma.effects.wagons import entered_spaces, jumped, landings, reach
from boomtown.games.coloma.goods import gain
from boomtown.games.coloma.state import Position, numbers_in
from boomtown.games.coloma.steps import DRIVE, kind_of, player_of

# At each space the search goes on with this number of the best ways there, for each number of steps; following all
# ways would take too long.
BREADTH = 3

MOST_RIDES = 40


class Ride(TypedDict):
    """One way of the wagon, and what it gives before it stops."""

    path: list[str]  # the spaces entered, in order
    goods: dict[str, int]
    stop: bool  # it ends in a boomtown, where one of two benefits is chosen
    lands: list[str]  # those next to the last space without an own tent


class Way:
    """A wagon action in mid-way."""

    __slots__ = ("path", "entered", "goods", "worth")

    def __init__(self, path: list[int], entered: int, goods: list[int], worth: float) -> None:
        self.path = path
        self.entered = entered  # mask of spaces entered or jumped
        self.goods = goods  # in the order of GOODS, whether there is room for them or not
        self.worth = worth


def best_rides(state: Position, seat: int) -> list[Ride]:
    """The best way to each space that can be reached, best first."""
    steps, entered, moved = start_of(state, seat)
    values = goods_values(state, seat, turns_left(state))
    world = state.clone()
    ways = [Way([state.wagon[seat]], entered, [0] * len(values), 0.0)]
    best: dict[int, Way] = {}
    for _ in range(steps):
        longer: dict[int, list[Way]] = {}
        for way in ways:
            world.wagon[seat] = way.path[-1]
            for landing in landings(world, seat, way.entered):
                step = one_step(world, seat, way, landing, moved or len(way.path) > 1, values)
                longer.setdefault(landing, []).append(step)
        ways = []
        for landing, ways_there in longer.items():
            ways_there.sort(key=worth_of, reverse=True)
            ways += ways_there[:BREADTH]
            if landing not in best or ways_there[0].worth > best[landing].worth:
                best[landing] = ways_there[0]
    ranked = sorted(best.values(), key=worth_of, reverse=True)
    return [ride_of(state, seat, way) for way in ranked[:MOST_RIDES]]


def worth_of(way: Way) -> float:
    return way.worth


def start_of(state: Position, seat: int) -> tuple[int, int, bool]:
    """Steps left, spaces entered, and whether the wagon has left: of the action under way, or of one beginning now."""
    step = state.agenda[-1]
    if kind_of(step) == DRIVE and player_of(step) == seat:
        _, _, steps, _, moved = step
        return steps, entered_spaces(state, seat, step), bool(moved)
    return reach(state, seat, 0), 1 << state.wagon[seat], False


def one_step(state: Position, seat: int, way: Way, landing: int, moved: bool, values: Values) -> Way:
    """A way one space longer. A boomtown pays when it is left again, other spaces on entry (K8.3, K8.4)."""
    components = state.components
    left, space = components.spaces[way.path[-1]], components.spaces[landing]
    goods = way.goods[:]
    if moved and left.boomtown:
        add_goods(goods, left.fx)
    if not space.boomtown:
        add_goods(goods, space.fx)
    if space.horseshoe:
        for good, count in enumerate(components.ride_shoe[state.specialty[seat]]):
            goods[good] += count
    entered = way.entered | 1 << landing | jumped(state, seat, way.entered, landing)
    worth = 0.0
    for good, count in enumerate(goods):
        worth += count * values[good]
    return Way([*way.path, landing], entered, goods, worth)


def add_goods(goods: list[int], ability: list[Effect]) -> None:
    for effect in ability:
        if isinstance(effect, Gain):
            for good, count in effect.parts:
                goods[good] += count


def ride_of(state: Position, seat: int, way: Way) -> Ride:
    components = state.components
    world = state.clone()
    gain(world, seat, way.goods)
    end = components.spaces[way.path[-1]]
    return {
        "path": [components.spaces[space].id for space in way.path[1:]],
        "goods": state.game.changed_goods(state, world, seat),
        "stop": end.boomtown,
        "lands": [components.lands[land].id for land in numbers_in(end.lands & ~state.land_tents[seat])],
    }
