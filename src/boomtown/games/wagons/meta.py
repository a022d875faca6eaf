"""Facts about the game that a lobby lists. Imports nothing."""

TITLE = "Circle the Wagons"
DESIGNERS = ("Steven Aramini", "Danny Devine", "Paul Kluka")
YEAR = 2017
SEATS = (2,)
MINUTES = 15
VERSION = 1
RULES_PREFIX = "W"
PROVENANCE = "published"

# boom_per_mine: Boom or Bust pays its figure for each mine instead of once (W6.10).
OPTIONS: dict[str, tuple[int | str | bool, ...]] = {"boom_per_mine": (False, True)}
