"""The score sheet of Circle the Wagons: three goals and two towns, drawn row by row."""

from collections.abc import Mapping

from boomtown.games.wagons.components import CIRCLE, SYMBOL_LETTERS, TERRAIN_LETTERS, territory
from boomtown.games.wagons.goals import GOALS
from boomtown.games.wagons.scoring import town_lines
from boomtown.games.wagons.town import Town, cell_at, empty_town
from boomtown.kernel.errors import BadSheet
from boomtown.kernel.game import Game
from boomtown.kernel.message import Cell, sheet
from boomtown.kernel.state import State
from boomtown.sheet.contract import Result, Sheet, best
from boomtown.sheet.reading import check_keys, flag

# Fifteen cards of four territories, in both towns together (W5.1).
LIMIT = 4 * CIRCLE

REQUIRED = {"game": '"wagons"', "goals": '["badlands", "happy_cows", "the_herd"]', "towns": '[["Dw Dg"], ["Fc .."]]'}
OPTIONAL = {"boom_per_mine": "true"}


def result(game: Game[State], doc: Mapping[str, object]) -> Result:
    check_keys(doc, REQUIRED, OPTIONAL)
    goals = read_goals(doc["goals"])
    boom_per_mine = flag(doc, "boom_per_mine")
    given = doc["towns"]
    if not isinstance(given, list) or len(given) != 2:
        raise BadSheet("wagons-sheet-towns", {"count": len(given) if isinstance(given, list) else 0})
    first = read_town(given[0], 1, 0)
    second = read_town(given[1], 2, len(first.land))
    pairs = ((first, second), (second, first))
    scores = [sheet(town_lines(town, rival, goals, boom_per_mine)) for town, rival in pairs]
    return Result(scores, best(scores))


def read_goals(given: object) -> list[str]:
    goal_list = ", ".join(GOALS)
    if not isinstance(given, list) or len(given) != 3:
        count = len(given) if isinstance(given, list) else 0
        raise BadSheet("wagons-sheet-goals", {"count": count, "known": goal_list})
    goals: list[str] = []
    for place, goal in enumerate(given, 1):
        if not isinstance(goal, str) or goal not in GOALS:
            raise BadSheet("wagons-sheet-goal", {"place": place, "given": str(goal), "known": goal_list})
        if goal in goals:
            raise BadSheet("wagons-sheet-goal-twice", {"given": goal})
        goals.append(goal)
    return goals


def read_town(given: object, number: int, elsewhere: int) -> Town:
    """The town that the rows show. Rows may be of different length: what is missing is empty.

    `elsewhere` is how many territories the other town has taken already.
    """
    if not isinstance(given, list):
        raise BadSheet("wagons-sheet-town", {"town": number})
    lands: dict[Cell, int] = {}
    for y, row in enumerate(given):
        if not isinstance(row, str):
            raise BadSheet("wagons-sheet-row", {"town": number, "row": y + 1})
        for x, text in enumerate(row.split()):
            if text == "..":
                continue
            lands[x, y] = read_cell(text, number, x, y)
            if elsewhere + len(lands) > LIMIT:
                raise BadSheet("wagons-sheet-many", {"town": number, "row": y + 1, "column": x + 1, "limit": LIMIT})
    return settled(lands, number)


def read_cell(text: str, number: int, x: int, y: int) -> int:
    if len(text) == 2 and text[0] in TERRAIN_LETTERS and text[1] in SYMBOL_LETTERS:
        return territory(text)
    letters = {"terrains": " ".join(TERRAIN_LETTERS), "symbols": " ".join(SYMBOL_LETTERS)}
    raise BadSheet("wagons-sheet-cell", {"town": number, "row": y + 1, "column": x + 1, "given": text, **letters})


def settled(lands: dict[Cell, int], number: int) -> Town:
    """A town with these territories, in the middle of the grid, so that its border stays empty.

    A connected town of at most sixty territories always fits: it is at most sixty long.
    """
    town = empty_town()
    if not lands:
        return town
    reached = _reached(next(iter(lands)), lands)
    for x, y in lands:
        if (x, y) not in reached:
            raise BadSheet("wagons-sheet-apart", {"town": number, "row": y + 1, "column": x + 1})
    columns, rows = [x for x, _ in lands], [y for _, y in lands]
    middle_x, middle_y = (min(columns) + max(columns) + 1) // 2, (min(rows) + max(rows) + 1) // 2
    cells = bytearray(town.cells)
    for (x, y), land in lands.items():
        cell = cell_at(x - middle_x, y - middle_y)
        cells[cell] = land
        town.land.append(cell)
    town.cells = bytes(cells)
    return town


def _reached(start: Cell, lands: dict[Cell, int]) -> set[Cell]:
    """What hangs together with a territory by edges."""
    reached = {start}
    waiting = [start]
    while waiting:
        x, y = waiting.pop()
        for near in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
            if near in lands and near not in reached:
                reached.add(near)
                waiting.append(near)
    return reached


SHEET = Sheet(result)
