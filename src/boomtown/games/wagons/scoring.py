"""Score lines: six terrains and three goals."""

from boomtown.games.wagons.components import GOAL, TERRAIN, TERRAINS
from boomtown.games.wagons.goals import TWO_TOWNS, goal_function, goal_rule, groups
from boomtown.games.wagons.state import Position
from boomtown.games.wagons.town import Town, positions
from boomtown.kernel.message import Line, Score, sheet

# The key of a town's own worth in its cache; the numbers of cards are the other keys.
WORTH = -1


def score(state: Position, seat: int) -> Score:
    goals = [GOAL[card] for card in state.goals]
    lines = town_lines(state.towns[seat], state.towns[1 - seat], goals, bool(state.options["boom_per_mine"]))
    return sheet(lines)


def town_lines(town: Town, rival: Town, goals: list[str], boom_per_mine: bool) -> list[Line]:
    """The lines of one town, for any goals: the score sheet of a physical game needs no position."""
    lines = []
    for name, group in zip(TERRAINS, largest_groups(town), strict=True):
        lines.append(Line(name, len(group), positions(group), rule="W5.3"))
    for goal in goals:
        points, cells = goal_function(goal, boom_per_mine)(town, rival)
        lines.append(Line(goal, points, positions(cells), rule=goal_rule(goal)))
    return lines


def largest_groups(town: Town) -> list[list[int]]:
    """The largest group of each terrain (W5.3)."""
    best: list[list[int]] = [[] for _ in TERRAINS]
    for group in groups(town, TERRAIN):
        terrain = TERRAIN[town.cells[group[0]]]
        if len(group) > len(best[terrain]):
            best[terrain] = group
    return best


def winners(state: Position) -> list[int]:
    """The higher total wins, a tie is shared (W5.7)."""
    totals = [total(state, seat) for seat in range(state.seats)]
    return [seat for seat in range(state.seats) if totals[seat] == max(totals)]


def total(state: Position, seat: int) -> int:
    """The sum of the seat's lines, without building them."""
    town = state.towns[seat]
    return own_worth(state, town) + shared_worth(state, town, state.towns[1 - seat])


def own_worth(state: Position, town: Town) -> int:
    """The points of the lines that look at one town only; worked out once per town."""
    cached = town.cache.get(WORTH)
    if cached is not None:
        return cached[0]
    points = 0
    for group in largest_groups(town):
        points += len(group)
    boom_per_mine = bool(state.options["boom_per_mine"])
    for card in state.goals:
        if GOAL[card] not in TWO_TOWNS:
            points += goal_function(GOAL[card], boom_per_mine)(town, town)[0]
    town.cache[WORTH] = [points]
    return points


def compares_towns(state: Position) -> bool:
    """Whether one of the goals looks at both towns."""
    for card in state.goals:
        if GOAL[card] in TWO_TOWNS:
            return True
    return False


def shared_worth(state: Position, town: Town, rival: Town) -> int:
    """The points of the goals that compare both towns."""
    points = 0
    for card in state.goals:
        if GOAL[card] in TWO_TOWNS:
            points += goal_function(GOAL[card], False)(town, rival)[0]
    return points
