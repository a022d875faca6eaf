"""The cards (chapter 1 of RULES.md), checked against components.toml and the published sheets."""

import tomllib
from collections import Counter

from boomtown.games.wagons.components import CARDS, FRONT, GOAL, SYMBOLS, TERRAINS, spell, territory
from boomtown.games.wagons.goals import GOALS
from tests.support import SOURCE, rule

COMPONENTS = tomllib.loads((SOURCE / "games" / "wagons" / "components.toml").read_text("utf-8"))["card"]

# The fronts of the publisher's print-and-play sheets: upper left, upper right, lower left, lower right.
PUBLISHED = """
0 Pc Pf Pm Fb   1 Mf Mm Db Mw   2 Wm Wb Sw Wg   3 Sg Sc Sf Wm   4 Dw Dg Dc Mf   5 Fb Fw Pg Fc
6 Wg Sm Fm Wf   7 Fc Pb Db Fm   8 Df Mw Sw Db   9 Mf Pf Sf Dw  10 Pc Sc Db Fc  11 Sg Dm Fg Wg
12 Sm Wg Pg Sw 13 Mw Df Wf Mc  14 Pb Fc Mc Pg  15 Wm Mg Pm Sm  16 Dw Fw Wf Mw  17 Fc Wb Mb Pb
"""

# Rows: desert, forest, mountain, plains, snow, water. Columns: bottle, cow, fort, gun, mine, wagon.
TERRAIN_BY_SYMBOL = [
    [4, 1, 2, 1, 1, 3],
    [2, 5, 0, 1, 2, 2],
    [1, 2, 3, 1, 1, 4],
    [3, 2, 2, 3, 2, 0],
    [0, 2, 2, 2, 3, 3],
    [2, 0, 3, 4, 3, 0],
]


def all_territories() -> list[str]:
    return [part for card in COMPONENTS for part in card["front"].split()]


@rule("W1.1")
def test_there_are_eighteen_different_cards_of_four_territories_and_one_goal() -> None:
    assert len(COMPONENTS) == len(FRONT) == len(GOAL) == CARDS == 18
    assert all(len(front) == 4 for front in FRONT)
    assert len({tuple(front) for front in FRONT}) == 18
    assert len({tuple(reversed(front)) for front in FRONT} | {tuple(front) for front in FRONT}) == 36
    assert len(set(GOAL)) == 18


@rule("W1.2", "W7.1")
def test_a_territory_is_one_terrain_and_one_symbol_each_twelve_times() -> None:
    parts = all_territories()
    assert len(parts) == 72
    terrains = Counter(part[0] for part in parts)
    symbols = Counter(part[1] for part in parts)
    assert terrains == dict.fromkeys("DFMPSW", 12)
    assert symbols == dict.fromkeys("bcfgmw", 12)


@rule("W1.3")
def test_fronts_are_the_published_ones_and_pairings_are_marked_as_inferred() -> None:
    for card in range(18):
        number, *front = PUBLISHED.split()[5 * card : 5 * card + 5]
        assert COMPONENTS[card]["id"] == int(number) == card
        assert COMPONENTS[card]["front"].split() == front
        assert COMPONENTS[card]["source"] == "published"
        assert COMPONENTS[card]["pairing"] == "inferred"


def test_tables_hold_what_the_data_says() -> None:
    for card in COMPONENTS:
        assert [spell(part) for part in FRONT[card["id"]]] == card["front"].split()
        assert GOAL[card["id"]] == card["goal"]
    assert list(GOALS) == GOAL


def test_terrain_by_symbol_counts() -> None:
    parts = Counter(all_territories())
    found = [[parts[terrain + symbol] for symbol in "bcfgmw"] for terrain in "DFMPSW"]
    assert found == TERRAIN_BY_SYMBOL


def test_card_15_shows_a_snow_mine_at_the_bottom_right() -> None:
    assert spell(FRONT[15][3]) == "Sm"


def test_design_regularities_of_the_deck() -> None:
    kinds: dict[str, list[list[int]]] = {"terrain": [], "symbol": []}
    for card in COMPONENTS:
        parts = card["front"].split()
        kinds["terrain"].append(sorted(Counter(part[0] for part in parts).values()))
        kinds["symbol"].append(sorted(Counter(part[1] for part in parts).values()))
    for card in range(6):
        assert (kinds["terrain"][card], kinds["symbol"][card]) == ([1, 3], [1, 1, 1, 1])
    for card in (6, 7, 8, 12, 13, 14):
        assert (kinds["terrain"][card], kinds["symbol"][card]) == ([1, 1, 2], [1, 1, 2])
    for card in (9, 10, 11, 15, 16, 17):
        assert (kinds["terrain"][card], kinds["symbol"][card]) == ([1, 1, 1, 1], [1, 3])


def test_a_territory_survives_its_spelling() -> None:
    spelled = {spell(territory(terrain + symbol)) for terrain in "DFMPSW" for symbol in "bcfgmw"}
    assert len(spelled) == 36
    assert spell(0) == ".."
    assert [name[0].upper() for name in TERRAINS] == list("DFMPSW")
    assert [name[0] for name in SYMBOLS] == list("bcfgmw")
