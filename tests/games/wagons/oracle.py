"""A second, slow reading of RULES.md, written from the text alone; it shares nothing with the engine."""

from collections.abc import Callable

Town = dict[tuple[int, int], str]  # "Dw" and so on by position

SIDES = ((0, -1), (0, 1), (-1, 0), (1, 0))
CORNERS = ((-1, -1), (-1, 1), (1, -1), (1, 1))


def near(town: Town, cell: tuple[int, int]) -> list[str]:
    """What lies at the four sides."""
    return [town.get((cell[0] + dx, cell[1] + dy), "--") for dx, dy in SIDES]


def components(cells: set[tuple[int, int]]) -> list[set[tuple[int, int]]]:
    left = set(cells)
    found = []
    while left:
        group = {left.pop()}
        while True:
            more = {(x + dx, y + dy) for x, y in group for dx, dy in SIDES} & left
            if not more:
                break
            group |= more
            left -= more
        found.append(group)
    return found


def of(town: Town, kind: str) -> set[tuple[int, int]]:
    """The cells with a terrain (capital letter) or a symbol (small letter)."""
    return {cell for cell, part in town.items() if kind in part}


def terrain_points(town: Town, terrain: str) -> int:
    return max((len(group) for group in components(of(town, terrain))), default=0)


def badlands(mine: Town, theirs: Town) -> int:
    count = 0
    for cell in of(mine, "g"):
        up, down, left, right = ("D" in part for part in near(mine, cell))
        count += (up and down) or (left and right)
    return 4 * count


def happy_cows(mine: Town, theirs: Town) -> int:
    return 2 * sum("S" not in mine[cell] + "".join(near(mine, cell)) for cell in of(mine, "c"))


def the_clearing(mine: Town, theirs: Town) -> int:
    return 2 * len(of(mine, "f")) - len(of(mine, "F"))


def circle_the_wagons(mine: Town, theirs: Town) -> int:
    return 6 * sum(all("w" in part for part in near(mine, cell)) for cell in mine)


def smalltown_charm(mine: Town, theirs: Town) -> int:
    return len(theirs) - len(mine) if len(mine) < len(theirs) else 0


def gold_country(mine: Town, theirs: Town) -> int:
    return 2 * sum("M" in mine[cell] + "".join(near(mine, cell)) for cell in of(mine, "m"))


def prairie_life(mine: Town, theirs: Town) -> int:
    return (len(of(mine, "c")) + len(of(mine, "P"))) // 2


def cool_water(mine: Town, theirs: Town) -> int:
    lakes = components(of(mine, "W"))
    results = [0]
    for lake in lakes:
        if len(lake) == max(len(other) for other in lakes):
            shore = lake | {(x + dx, y + dy) for x, y in lake for dx, dy in SIDES}
            results.append(3 * len(shore & of(mine, "w")))
    return max(results)


def claim_jumpers(mine: Town, theirs: Town) -> int:
    lead = len(of(mine, "m")) - len(of(theirs, "m"))
    guns = len(of(mine, "g")) - len(of(theirs, "g"))
    return {True: 4 if guns < 0 else 9, False: 5 if lead < 0 < guns else 0}[lead > 0]


def boom_figure(count: int) -> int:
    return ([5, 5, 5, 0, 0, 0, 0, 3] + [8] * 60)[count]


def boom_or_bust(mine: Town, theirs: Town) -> int:
    return boom_figure(len(of(mine, "m")))


def boom_or_bust_per_mine(mine: Town, theirs: Town) -> int:
    return len(of(mine, "m")) * boom_figure(len(of(mine, "m")))


def wagon_train(mine: Town, theirs: Town) -> int:
    lines: dict[tuple[str, int], set[int]] = {}
    for x, y in of(mine, "w"):
        lines.setdefault(("row", y), set()).add(x)
        lines.setdefault(("column", x), set()).add(y)
    points = 0
    for places in lines.values():
        picture = "".join("w" if place in places else " " for place in range(-70, 71))
        points += sum({1: 0, 2: 1, 3: 2, 4: 4, 5: 7}.get(len(run), 10) for run in picture.split())
    return points


def one_too_many(mine: Town, theirs: Town) -> int:
    return -len(of(theirs, "b")) if len(of(mine, "b")) > len(of(theirs, "b")) else 0


def bootleggers(mine: Town, theirs: Town) -> int:
    return sum(2 if "w" in "".join(near(mine, cell)) else -1 for cell in of(mine, "b"))


def undiscovered(mine: Town, theirs: Town) -> int:
    holes = {(x + dx, y + dy) for x, y in mine for dx, dy in SIDES} - set(mine)
    return 5 * sum(all((x + dx, y + dy) in mine for dx, dy in SIDES + CORNERS) for x, y in holes)


def fortified(mine: Town, theirs: Town) -> int:
    forts = of(mine, "f")
    return 7 * sum({(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= forts for x, y in forts)


def the_herd(mine: Town, theirs: Town) -> int:
    return 2 * max((len(herd) for herd in components(of(mine, "c"))), default=0)


def target_practice(mine: Town, theirs: Town) -> int:
    points = 0
    for x, y in of(mine, "b"):
        shots = []
        for a, b in of(mine, "g"):
            if a == x or b == y:
                between = {
                    (c, d)
                    for c, d in mine
                    if (c == x == a and min(y, b) < d < max(y, b)) or (d == y == b and min(x, a) < c < max(x, a))
                }
                shots.append((abs(a - x) + abs(b - y), -len(between)))
        points -= min(shots, default=(0, 0))[1]
    return points


def rifles_ready(mine: Town, theirs: Town) -> int:
    return 2 * sum("g" in "".join(near(mine, cell)) for cell in of(mine, "f"))


ORACLE: dict[str, Callable[[Town, Town], int]] = {
    goal.__name__: goal
    for goal in (
        badlands, happy_cows, the_clearing, circle_the_wagons, smalltown_charm, gold_country, prairie_life, cool_water,
        claim_jumpers, boom_or_bust, wagon_train, one_too_many, bootleggers, undiscovered, fortified, the_herd,
        target_practice, rifles_ready,
    )
}  # fmt: skip
