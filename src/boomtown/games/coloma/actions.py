"""What a seat can say: `site 3`, `common`, `build saloon`, `gold 1`, `ride lotus`, `end`."""

from boomtown.games.coloma.tables import (
    BARREL_IDS,
    BRIDGE_IDS,
    CARD_IDS,
    HIDEOUT,
    LAND_IDS,
    MAX_DUDES,
    RIVERS,
    ROWS,
    SITES,
    SPACE_IDS,
)
from boomtown.games.coloma.words import MOST_NUGGETS, MOST_OPTIONS, PARTS
from boomtown.kernel.actions import Argument, Verb, Vocabulary, words

# Setting up, and cards that go back to the deck.
TOP = Verb("top", words("card", *CARD_IDS))
BOTTOM = Verb("bottom", words("card", *CARD_IDS))

# The dial; in the mule duel it sends pioneer and mule at once, so that neither is seen before the other.
SITE = Verb("site", Argument("site", 1, SITES))
DUEL = Verb("duel", Argument("pioneer", 1, SITES), Argument("mule", 1, SITES))

# The menu of a turn. The verbs follow each other, so that USE.base + n is item n of the turn.
USE = Verb("use", words("card", *CARD_IDS))
MILL = Verb("mill", words("tool", "shovel", "wheelbarrow"))
COMMON = Verb("common", words("part", *PARTS))
BOOM = Verb("boom")
SPECIALTY = Verb("specialty")
OPEN = Verb("open", words("barrel", *BARREL_IDS))
END = Verb("end")

# Answers to what an action asks.
BUILD = Verb("build", words("card", *CARD_IDS))
HOTEL = Verb("hotel")
RIVER = Verb("river", Argument("space", 1, RIVERS))
BRIDGE = Verb("bridge", words("type", *BRIDGE_IDS))
GOLD = Verb("gold", Argument("nuggets", 0, MOST_NUGGETS))
RIDE = Verb("ride", words("space", *SPACE_IDS))
BENEFIT = Verb("benefit", words("side", "left", "stop"))
TAKE = Verb("take", Argument("space", 0, HIDEOUT - 1))
ROW = Verb("row", Argument("row", 1, len(ROWS)))
PLANT = Verb("plant", words("place", *[f"event{site}" for site in range(1, SITES + 1)], *LAND_IDS))
GUESTS = Verb("guests", Argument("dudes", 1, MAX_DUDES))
BUY = Verb("buy", words("thing", "tent", "horse"))
CHOOSE = Verb("choose", Argument("option", 1, MOST_OPTIONS))
YES = Verb("yes")
DONE = Verb("done")

ACTIONS = Vocabulary(
    TOP, BOTTOM, SITE, DUEL,
    USE, MILL, COMMON, BOOM, SPECIALTY, OPEN, END,
    BUILD, HOTEL, RIVER, BRIDGE, GOLD, RIDE, BENEFIT, TAKE, ROW, PLANT, GUESTS, BUY, CHOOSE, YES, DONE,
)  # fmt: skip

# The items of a turn as bit numbers: cards 0 to 15, then these.
ITEM_MILL = MILL.base - USE.base
ITEM_COMMON = COMMON.base - USE.base
ITEM_BOOM = BOOM.base - USE.base
ITEM_SPECIALTY = SPECIALTY.base - USE.base
