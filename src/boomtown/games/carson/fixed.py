"""What the rules do whatever a components file says.

A file may leave such an entry out or repeat it. One that says something else is refused, for it would change nothing.
"""

import json

# Table of the file -> its entries that only describe the game.
FIXED: dict[str, dict[str, object]] = {
    "": {"schema": 1, "game": "carson_city_card_game"},
    "setup": {
        "suits": ["hat", "star", "cactus", "boot", "horseshoe", "cattle"],
        "min_seats": 4,
        "max_seats": 6,
        "rounds_per_era": 9,
        "hand": [1, 2, 3, 4, 5, 6, 7, 8, 9],
        "virtual_decks": {"beginner": [1, 9], "intermediate": [2, 10], "expert": [3, 11]},
        "characters_per_round": 1,
        "terrain_per_round": {"4": 4, "5": 5, "6": 5},
        "box": [8, 8],
        "adjacency": 8,
    },
    "cover": {
        "always": ["empty"],
        "when_lawful": ["outlaws"],
        "identical": True,
        "identical_except": ["outlaws"],
    },
}

# Entries that a table may have besides the fixed ones: the loader reads them, or they are notes.
FREE: dict[str, tuple[str, ...]] = {
    "": ("provenance", "setup", "cover", "kinds", "terrain", "characters"),
    "setup": (),
    "cover": ("upgrade",),
}

# Kinds: all keys; the ones that bring points; the kinds that the building rules know by name.
KIND_KEYS = ("code", "class", "houses", "civic", "lawful", "empty_when_lawful", "count", "growth")
POINT_KEYS = ("flat", "penalty", "adjacent", "max", "city")
WORTHLESS = ("empty", "house", "townhouse", "mountain", "prison")  # C10.13
LAWFUL_KIND = "prison"
EMPTY_WHEN_LAWFUL = "outlaws"
MOST_HOUSES = 2  # house units of one parcel

TERRAIN_KEYS = ("id", "face", "attr")
MOST_REVEALS = 2  # cards in an era: the row has room for no more, though the deck has three to spare

# Characters: all keys, and those of the tables inside.
CHARACTER_KEYS = ("id", "name", "symbols", "slot", "uses", "effect", "score", "attr", "appeal", "back")
SLOT_KEYS = ("phase", "order")
SCORE_KEYS = ("flat", "sold", "characters", "city", "symbols", "best", "touching", "uncovered")
BACK_KEYS = ("skull", "order")
EFFECT_KEYS: dict[str, tuple[str, ...]] = {
    "draft": ("kind", "reveal", "replaces_turn", "take"),
    "double": ("kind", "reveal", "take_on_turn"),
    "boost": ("kind", "bid"),
    "sell": ("kind", "max"),
    "recruit": ("kind", "count", "from"),
    "area": ("kind", "extra"),
    "lawful": ("kind",),
    "none": ("kind",),
}

# Numbers of an effect that the rules take for granted.
EFFECT: dict[str, dict[str, object]] = {
    "draft": {"take": 1},
    "double": {"take_on_turn": 2},
    "recruit": {"count": 1, "from": ["removed", "undrawn"]},
    "area": {"extra": 1},
}

# Numbers of an effect that a file may choose, and how far. One that is missing is a fault, not a nought.
EFFECT_LIMITS: dict[str, dict[str, tuple[int, int]]] = {
    "draft": {"reveal": (0, 1)},  # with 1 the turn is kept, with 0 it is given up (C4.7)
    "double": {"reveal": (1, 1)},
    "boost": {"bid": (1, 16)},
    "sell": {"max": (0, 3)},
}

# Effects that are asked for in a question of their own.
POWERS = ("draft", "double", "boost")

# Effects that belong to one character, and the others, which any character with a question may have.
OWN_EFFECT = {"auctioneer": "sell", "paperboy": "recruit", "captain": "area", "sheriff": "lawful"}
SHARED_EFFECTS = ("none", *POWERS)

# When an effect comes: powers have a question before or after the bids, all else has a time of its own.
PHASES: dict[str, tuple[str, ...]] = {
    "draft": ("before_bids", "after_bids"),
    "double": ("before_bids", "after_bids"),
    "boost": ("before_bids", "after_bids"),
    "sell": ("any",),
    "recruit": ("end",),
    "area": ("permanent",),
    "lawful": ("permanent",),
    "none": ("score",),
}

ONCE_PER_GAME = "governor"  # C7.1


def uses(character: str, effect: str) -> str:
    """How often a power is used; nothing for a character without one."""
    if character == ONCE_PER_GAME or effect in ("sell", "recruit"):
        return "game"
    return "era" if effect in POWERS else ""


def spelled(value: object) -> str:
    """A value as a file would have it, to be compared and to be told."""
    return json.dumps(value, sort_keys=True, default=str)
