"""The 18 cards, read from components.toml into tables of small ints."""

import tomllib
from importlib.resources import files
from typing import Final

TERRAINS = ("desert", "forest", "mountain", "plains", "snow", "water")
SYMBOLS = ("bottle", "cow", "fort", "gun", "mine", "wagon")
TERRAIN_LETTERS = "DFMPSW"
SYMBOL_LETTERS = "bcfgmw"

DESERT: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
PLAINS: Final = 3
SNOW: Final = 4
WATER: Final = 5

BOTTLE: Final = 0
COW: Final = 1
FORT: Final = 2
GUN: Final = 3
MINE: Final = 4
WAGON: Final = 5

# A territory is one number: 0 where nothing lies, else 1 + 6 * terrain + symbol. These give back the two halves,
# and 6 for nothing; they are bytes because compiled code reads those fastest.
TERRAIN: Final = bytes([6] + [terrain for terrain in range(6) for _ in range(6)])
SYMBOL: Final = bytes([6] + [symbol for _ in range(6) for symbol in range(6)])

CARDS: Final = 18
CIRCLE: Final = 15


def territory(text: str) -> int:
    """The number of a territory written as in components.toml: "Dw" is a desert with a wagon."""
    return 1 + 6 * TERRAIN_LETTERS.index(text[0]) + SYMBOL_LETTERS.index(text[1])


def spell(land: int) -> str:
    """The inverse of territory(); two dots where nothing lies."""
    return TERRAIN_LETTERS[TERRAIN[land]] + SYMBOL_LETTERS[SYMBOL[land]] if land else ".."


def _load() -> tuple[list[list[int]], list[str]]:
    text = files("boomtown.games.wagons").joinpath("components.toml").read_text("utf-8")
    cards = tomllib.loads(text)["card"]
    return [[territory(part) for part in card["front"].split()] for card in cards], [card["goal"] for card in cards]


# FRONT[card]: the four territories, row by row. GOAL[card]: the id of the goal on its back.
FRONT, GOAL = _load()
