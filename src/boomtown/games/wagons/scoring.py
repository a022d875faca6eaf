"""Score lines: six terrains and three goals."""

from boomtown.games.wagons.cards import GOAL, TERRAIN, TERRAINS
from boomtown.games.wagons.goals import TWO_TOWNS, goal_function, goal_rule, groups
from boomtown.games.wagons.state import Position
from boomtown.games.wagons.town import UNKNOWN, Town, positions
from boomtown.kernel.message import Line, Score, sheet


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
    """The sum of the seat's lines, without building them; a town's own part is worked out once per card laid."""
    town = state.towns[seat]
    if town.worth == UNKNOWN:
        town.worth = _own_worth(state, town)
    points = town.worth
    for card in state.goals:
        if GOAL[card] in TWO_TOWNS:
            points += goal_function(GOAL[card], False)(town, state.towns[1 - seat])[0]
    return points


def _own_worth(state: Position, town: Town) -> int:
    points = 0
    for group in largest_groups(town):
        points += len(group)
    boom_per_mine = bool(state.options["boom_per_mine"])
    for card in state.goals:
        if GOAL[card] not in TWO_TOWNS:
            points += goal_function(GOAL[card], boom_per_mine)(town, town)[0]
    return points
