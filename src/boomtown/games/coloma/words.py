"""The words of components.toml that the engine knows, in its own order, and the ranges of what a seat can say."""

# Goods and costs; the first six of both are the same.
GOODS = ("bucks", "gold", "dudes", "tents", "horses", "cards", "vp")
COSTS = ("bucks", "gold", "dudes", "tents", "horses", "cards", "bury", "used_barrels", "wagon")
OFF = ("bucks", "gold", "dudes")

# Kinds of effects.
KINDS = [
    "gain", "pay", "choose", "per", "sift", "barrel", "wagon", "ride", "build", "works", "discount", "row", "tent",
    "guests", "market", "workday", "action", "event", "outlaws", "bury", "exhume", "cart",
]  # fmt: skip

# What bridges and `per` effects count.
COUNTED = (
    "horses", "hand", "graveyard", "used_barrels", "workday_buildings", "town_others", "buildings", "event_tents",
    "land_tents", "rivers", "gold",
)  # fmt: skip

# What can be bought.
PURCHASES = ("building", "hotel", "river", "bridge", "tent", "horse")

# When a building works; when a specialty does, and how often.
TRIGGERS = ("shovel", "wheelbarrow", "site", "bust")
WHEN = ("turn", "passive", "busted", "boomtown", "wagon", "bury")
LIMITS = ("none", "turn", "year")
SETS = ("base", "deluxe")

SPACE_KINDS = ("boomtown", "settlement", "horseshoe")
TOOLS = ("hammer", "saw")
RANKS = ("first", "second", "third", "none")

# Shade's deeds, its levels and what a level says.
DEEDS = ("gold", "river", "hotel", "buy_hotel", "horse", "barrel", "row", "camp", "wagon", "vp")
REPEATED = ("gold", "river", "vp")  # those with a number
LEVEL_IDS = ("greenhorn", "prospector", "forty_niner", "legend")
LEVEL_FIELDS = ("start_vp", "year_gold", "river_vp", "hotel_vp", "barrel_vp", "horse_vp")

# The most nuggets that are paid at once in place of bucks, options of a choice, and parts of a Common half.
MOST_NUGGETS = 9
MOST_OPTIONS = 4
PARTS = ("action", "tents", "guests")  # only site 5 has more than one
