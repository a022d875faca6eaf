"""Facts about the game that a lobby lists. Imports nothing."""

TITLE = "Urban Sprawl"
DESIGNERS = ("Chad Jensen",)
YEAR = 2011
SEATS = (2, 3, 4)
MINUTES = 150
VERSION = 2
RULES_PREFIX = "S"
PROVENANCE = "reconstructed"

# length: how deep the special events lie in the contract decks (S2.2, S2.3).
OPTIONS: dict[str, tuple[int | str | bool, ...]] = {"length": ("normal", "short", "long")}
