"""The eighteen goals: from a seat's town and the rival's to points and the cells they come from."""

from collections.abc import Callable

from boomtown.games.wagons.components import (
    BOTTLE,
    COW,
    DESERT,
    FOREST,
    FORT,
    GUN,
    MINE,
    MOUNTAIN,
    PLAINS,
    SNOW,
    SYMBOL,
    TERRAIN,
    WAGON,
    WATER,
)
from boomtown.games.wagons.town import WIDTH, Town

Found = tuple[int, list[int]]

# Steps to the four neighbours (W5.4) and to all eight cells around.
STEPS: list[int] = [-WIDTH, -1, 1, WIDTH]
AROUND: list[int] = [-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1]

# Tables and town are named locally wherever a loop uses them: compiled code finds a local much faster than a global.


def with_symbol(town: Town, symbol: int) -> list[int]:
    cells, table = town.cells, SYMBOL
    return [cell for cell in town.land if table[cells[cell]] == symbol]


def with_terrain(town: Town, terrain: int) -> list[int]:
    cells, table = town.cells, TERRAIN
    return [cell for cell in town.land if table[cells[cell]] == terrain]


def near(town: Town, cell: int, table: bytes, value: int) -> bool:
    """Whether a neighbour of the cell has this symbol or terrain."""
    cells = town.cells
    return (
        table[cells[cell - 1]] == value
        or table[cells[cell + 1]] == value
        or table[cells[cell - WIDTH]] == value
        or table[cells[cell + WIDTH]] == value
    )


def on_or_near_terrain(town: Town, cell: int, terrain: int) -> bool:
    return TERRAIN[town.cells[cell]] == terrain or near(town, cell, TERRAIN, terrain)


def groups(town: Town, table: bytes) -> list[list[int]]:
    """The groups of connected territories to which `table` (TERRAIN or SYMBOL) gives the same value (W5.4)."""
    cells, steps = town.cells, STEPS
    grouped = bytearray(len(cells))
    all_groups: list[list[int]] = []
    for start in town.land:
        if grouped[start]:
            continue
        kind = table[cells[start]]
        group = [start]
        grouped[start] = 1
        for cell in group:  # grows while it is walked
            for step in steps:
                beside = cell + step
                if table[cells[beside]] == kind and not grouped[beside]:
                    grouped[beside] = 1
                    group.append(beside)
        all_groups.append(group)
    return all_groups


def badlands(town: Town, rival: Town) -> Found:  # W6.1
    cells = town.cells
    paid = []
    for cell in with_symbol(town, GUN):
        beside = TERRAIN[cells[cell - 1]] == DESERT and TERRAIN[cells[cell + 1]] == DESERT
        if beside or (TERRAIN[cells[cell - WIDTH]] == DESERT and TERRAIN[cells[cell + WIDTH]] == DESERT):
            paid.append(cell)
    return 4 * len(paid), paid


def happy_cows(town: Town, rival: Town) -> Found:  # W6.2
    paid = [cell for cell in with_symbol(town, COW) if not on_or_near_terrain(town, cell, SNOW)]
    return 2 * len(paid), paid


def the_clearing(town: Town, rival: Town) -> Found:  # W6.3
    forts = with_symbol(town, FORT)
    forests = with_terrain(town, FOREST)
    return 2 * len(forts) - len(forests), forts + [cell for cell in forests if cell not in forts]


def circle_the_wagons(town: Town, rival: Town) -> Found:  # W6.4
    cells = town.cells
    paid = []
    for cell in town.land:
        if SYMBOL[cells[cell - 1]] != WAGON or SYMBOL[cells[cell + 1]] != WAGON:
            continue
        if SYMBOL[cells[cell - WIDTH]] == WAGON and SYMBOL[cells[cell + WIDTH]] == WAGON:
            paid.append(cell)
    return 6 * len(paid), paid


def smalltown_charm(town: Town, rival: Town) -> Found:  # W6.5
    return max(0, len(rival.land) - len(town.land)), []


def gold_country(town: Town, rival: Town) -> Found:  # W6.6
    paid = [cell for cell in with_symbol(town, MINE) if on_or_near_terrain(town, cell, MOUNTAIN)]
    return 2 * len(paid), paid


def prairie_life(town: Town, rival: Town) -> Found:  # W6.7
    cows = with_symbol(town, COW)
    plains = with_terrain(town, PLAINS)
    return (len(cows) + len(plains)) // 2, cows + [cell for cell in plains if cell not in cows]


def cool_water(town: Town, rival: Town) -> Found:  # W6.8
    lakes = [group for group in groups(town, TERRAIN) if TERRAIN[town.cells[group[0]]] == WATER]
    largest = max([len(lake) for lake in lakes], default=0)
    best: list[int] = []
    for lake in lakes:
        if len(lake) == largest:
            watered = [cell for cell in with_symbol(town, WAGON) if _touches(cell, lake)]
            if len(watered) > len(best):
                best = watered
    return 3 * len(best), best


def _touches(cell: int, group: list[int]) -> bool:
    """Whether the cell belongs to the group or lies next to it."""
    if cell in group:
        return True
    for step in STEPS:
        if cell + step in group:
            return True
    return False


def claim_jumpers(town: Town, rival: Town) -> Found:  # W6.9
    mines, rival_mines = with_symbol(town, MINE), with_symbol(rival, MINE)
    guns, rival_guns = with_symbol(town, GUN), with_symbol(rival, GUN)
    if len(mines) > len(rival_mines):
        return (4 if len(rival_guns) > len(guns) else 9), mines
    if len(rival_mines) > len(mines) and len(guns) > len(rival_guns):
        return 5, guns
    return 0, []


def boom_or_bust(town: Town, rival: Town) -> Found:  # W6.10
    mines = with_symbol(town, MINE)
    return _boom_figure(len(mines)), mines


def boom_or_bust_per_mine(town: Town, rival: Town) -> Found:  # W6.10, option boom_per_mine
    mines = with_symbol(town, MINE)
    return len(mines) * _boom_figure(len(mines)), mines


def _boom_figure(mines: int) -> int:
    if mines <= 2:
        return 5
    if mines <= 6:
        return 0
    return 3 if mines == 7 else 8


TRAIN_POINTS: list[int] = [0, 0, 1, 2, 4, 7, 10]


def wagon_train(town: Town, rival: Town) -> Found:  # W6.11
    cells = town.cells
    points = 0
    paid: list[int] = []
    for step in (1, WIDTH):
        for first in with_symbol(town, WAGON):
            if SYMBOL[cells[first - step]] == WAGON:
                continue
            run = [first]
            while SYMBOL[cells[run[-1] + step]] == WAGON:
                run.append(run[-1] + step)
            if len(run) > 1:
                points += TRAIN_POINTS[min(len(run), 6)]
                paid += [cell for cell in run if cell not in paid]
    return points, paid


def one_too_many(town: Town, rival: Town) -> Found:  # W6.12
    bottles, rival_bottles = with_symbol(town, BOTTLE), with_symbol(rival, BOTTLE)
    if len(bottles) > len(rival_bottles):
        return -len(rival_bottles), bottles
    return 0, []


def bootleggers(town: Town, rival: Town) -> Found:  # W6.13
    bottles = with_symbol(town, BOTTLE)
    points = 0
    for cell in bottles:
        points += 2 if near(town, cell, SYMBOL, WAGON) else -1
    return points, bottles


def undiscovered(town: Town, rival: Town) -> Found:  # W6.14
    cells = town.cells
    paid = []
    for above in town.land:
        hole = above + WIDTH
        if cells[hole]:
            continue
        for step in AROUND:
            if not cells[hole + step]:
                break
        else:
            paid.append(hole)
    return 5 * len(paid), paid


def fortified(town: Town, rival: Town) -> Found:  # W6.15
    cells = town.cells
    blocks = 0
    paid: list[int] = []
    for cell in with_symbol(town, FORT):
        block = [cell, cell + 1, cell + WIDTH, cell + WIDTH + 1]
        if all([SYMBOL[cells[part]] == FORT for part in block]):
            blocks += 1
            paid += [part for part in block if part not in paid]
    return 7 * blocks, paid


def the_herd(town: Town, rival: Town) -> Found:  # W6.16
    best: list[int] = []
    for group in groups(town, SYMBOL):
        if SYMBOL[town.cells[group[0]]] == COW and len(group) > len(best):
            best = group
    return 2 * len(best), best


def target_practice(town: Town, rival: Town) -> Found:  # W6.17
    points = 0
    paid: list[int] = []
    guns = with_symbol(town, GUN)
    for bottle in with_symbol(town, BOTTLE):
        shot = _shot(town, bottle, guns)
        points += len(shot)
        paid += [cell for cell in shot if cell not in paid]
    return points, paid


def _shot(town: Town, bottle: int, guns: list[int]) -> list[int]:
    """The territories between a bottle and its closest gun in line; the best shot when several are equally close."""
    closest = 0
    best: list[int] = []
    for gun in guns:
        if gun % WIDTH == bottle % WIDTH:
            step = WIDTH
        elif gun // WIDTH == bottle // WIDTH:
            step = 1
        else:
            continue
        low, high = min(gun, bottle), max(gun, bottle)
        distance = (high - low) // step
        between = [cell for cell in range(low + step, high, step) if town.cells[cell]]
        if not closest or distance < closest or (distance == closest and len(between) > len(best)):
            closest = distance
            best = between
    return best


def rifles_ready(town: Town, rival: Town) -> Found:  # W6.18
    paid = [cell for cell in with_symbol(town, FORT) if near(town, cell, SYMBOL, GUN)]
    return 2 * len(paid), paid


GoalFunction = Callable[[Town, Town], Found]

# In the order of the paragraphs W6.1 to W6.18.
GOALS: dict[str, GoalFunction] = {
    "badlands": badlands,
    "happy_cows": happy_cows,
    "the_clearing": the_clearing,
    "circle_the_wagons": circle_the_wagons,
    "smalltown_charm": smalltown_charm,
    "gold_country": gold_country,
    "prairie_life": prairie_life,
    "cool_water": cool_water,
    "claim_jumpers": claim_jumpers,
    "boom_or_bust": boom_or_bust,
    "wagon_train": wagon_train,
    "one_too_many": one_too_many,
    "bootleggers": bootleggers,
    "undiscovered": undiscovered,
    "fortified": fortified,
    "the_herd": the_herd,
    "target_practice": target_practice,
    "rifles_ready": rifles_ready,
}

# These look at both towns, so a town's own worth leaves them out.
TWO_TOWNS = ("smalltown_charm", "claim_jumpers", "one_too_many")


def goal_function(goal: str, boom_per_mine: bool) -> GoalFunction:
    return boom_or_bust_per_mine if boom_per_mine and goal == "boom_or_bust" else GOALS[goal]


def goal_rule(goal: str) -> str:
    """The paragraph of a goal."""
    return f"W6.{list(GOALS).index(goal) + 1}"
