"""The words of components.toml as small ints: offices, vocations, decks, effect kinds, players, filters, counts."""

from typing import Final

OFFICES = ("mayor", "attorney", "treasurer", "police", "union", "contractor")
MAYOR: Final = 0
ATTORNEY: Final = 1
TREASURER: Final = 2
POLICE: Final = 3
UNION: Final = 4
CONTRACTOR: Final = 5

VOCATIONS = ("media", "finance", "transportation", "education", "energy", "tourism", "factory", "public_service")
MEDIA: Final = 0

DECKS = ("town", "city", "metropolis", "planning")
TOWN: Final = 0
CITY: Final = 1
METROPOLIS: Final = 2
PLANNING: Final = 3

WEALTH: Final = 0
PRESTIGE: Final = 1
ANY_KIND: Final = 2
KINDS = ("wealth", "prestige", "any")

# Card kinds.
PERMIT: Final = 0
RENEWAL: Final = 1
EVENT: Final = 2
CONTRACT: Final = 3

# Effect kinds, in the order of [schema.effect].
EFFECT_KINDS = (
    "gain", "lose", "toll", "payout", "score_vocation", "place_marker", "move_marker", "place_park", "place_building",
    "move_building", "remove_control", "take_control", "demolish", "disaster", "gain_ap", "discount", "take_permit",
    "lose_permit", "extra_favor", "take_favor", "hold_election", "take_vocation", "optional", "choose", "choose_row",
    "open_deck", "enter_offices", "end_game",
)  # fmt: skip
GAIN: Final = 0
LOSE: Final = 1
TOLL: Final = 2
PAYOUT: Final = 3
SCORE_VOCATION: Final = 4
PLACE_MARKER: Final = 5
MOVE_MARKER: Final = 6
PLACE_PARK: Final = 7
PLACE_BUILDING: Final = 8
MOVE_BUILDING: Final = 9
REMOVE_CONTROL: Final = 10
TAKE_CONTROL: Final = 11
DEMOLISH: Final = 12
DISASTER: Final = 13
GAIN_AP: Final = 14
DISCOUNT: Final = 15
TAKE_PERMIT: Final = 16
LOSE_PERMIT: Final = 17
EXTRA_FAVOR: Final = 18
TAKE_FAVOR: Final = 19
HOLD_ELECTION: Final = 20
TAKE_VOCATION: Final = 21
OPTIONAL: Final = 22
CHOOSE: Final = 23
CHOOSE_ROW: Final = 24
OPEN_DECK: Final = 25
ENTER_OFFICES: Final = 26
END_GAME: Final = 27

# A player expression is `16 * kind + argument`: an office, a vocation, or what is compared.
NOBODY: Final = -1
SELF: Final = 0
ACTIVE: Final = 1
EACH: Final = 2
OTHERS: Final = 3
CONTROLLER: Final = 4
OFFICE: Final = 5
VOCATION: Final = 6
MOST: Final = 7
LEAST: Final = 8
PLAYERS = ("self", "active", "each", "others", "controller", "office", "vocation", "most", "least")
COMPARED = ("CIV", "COM", "IND", "RES", "prestige", "wealth", "buildings", "vocations", "permits")
BY_PRESTIGE: Final = 4
BY_WEALTH: Final = 5
BY_BUILDINGS: Final = 6
BY_VOCATIONS: Final = 7
BY_PERMITS: Final = 8

OWNERS = ("any", "own", "others", "none", "some")
OWN: Final = 1
OTHER_OWNERS: Final = 2
UNOWNED: Final = 3
OWNED: Final = 4

WHERES = ("board", "this_block", "these_rows", "chosen_row", "other_row", "adjacent", "best_block", "worst_block")
BOARD: Final = 0
THIS_BLOCK: Final = 1
THESE_ROWS: Final = 2
CHOSEN_ROW: Final = 3
OTHER_ROW: Final = 4
ADJACENT: Final = 5
BEST_BLOCK: Final = 6
WORST_BLOCK: Final = 7

EDGES = ("none", "water", "wilderness", "any")

PICKS = ("all", "highest", "lowest", "own_lowest")
HIGHEST: Final = 1
LOWEST: Final = 2
OWN_LOWEST: Final = 3

COUNTS = ("buildings", "lots", "free_lots", "vocations", "offices", "block_value")
COUNT_BUILDINGS: Final = 0
COUNT_LOTS: Final = 1
COUNT_FREE_LOTS: Final = 2
COUNT_VOCATIONS: Final = 3
COUNT_OFFICES: Final = 4
COUNT_VALUE: Final = 5

# The small enumerations that several effects share under the name `mode`.
HERE: Final = 0
ANYWHERE: Final = 1
BESIDE: Final = 2
AT_EDGE: Final = 3
FROM_DISPLAY: Final = 4
FROM_DISCARD: Final = 5
PER_BUILDING: Final = 6
PER_LOT: Final = 7
PER_VALUE: Final = 8
MODES = ("here", "any", "adjacent", "edge", "display", "discard", "building", "lot", "value")

# Which marker comes out of the box.
ANY_MARKER: Final = 0
LOWEST_MARKER: Final = 1
HIGHEST_MARKER: Final = 2
MARKER_PICKS = ("any", "lowest", "highest")
