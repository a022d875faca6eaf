"""Facts about the game that a lobby lists. Imports nothing."""

TITLE = "Carson City: The Card Game"
DESIGNERS = ("Xavier Georges",)
YEAR = 2018
SEATS = (2, 1, 3, 4, 5, 6)  # people; virtual players sit behind them
MINUTES = 40
VERSION = 1
RULES_PREFIX = "C"
PROVENANCE = "reconstructed"

LEVELS = ("beginner", "intermediate", "expert")

# Virtual players fill the table up to four seats; `more_virtual` adds some, as far as six seats allow (C1.6).
# virtual_1 to virtual_5: the level of each of them (C1.7); those that do not sit at the table do not matter.
OPTIONS: dict[str, tuple[int | str | bool, ...]] = {
    "more_virtual": (0, 1, 2),
    "virtual_1": LEVELS,
    "virtual_2": LEVELS,
    "virtual_3": LEVELS,
    "virtual_4": LEVELS,
    "virtual_5": LEVELS,
}
