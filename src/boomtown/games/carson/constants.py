"""Names and numbers of the game that no component file changes.

SETUP and COVER say what a file must say where it repeats them.
"""

from typing import Final

KINDS = (
    "empty", "house", "townhouse", "mountain", "mine", "ranch", "blacksmith", "drugstore", "bank",
    "saloon", "hotel", "general_store", "church", "prison", "city_hall", "outlaws",
)  # fmt: skip

# The kinds of parcel that the building rules speak of by name; the others only score.
EMPTY: Final = KINDS.index("empty")
PRISON: Final = KINDS.index("prison")
OUTLAWS: Final = KINDS.index("outlaws")

# What scoring counts in a city: the parcels of each kind, house units, and civic buildings. A file calls house units
# "house", for nothing counts the parcels with a house alone.
COUNTED = (*KINDS, "civic")
HOUSE_UNITS: Final = len(KINDS)
CIVIC: Final = HOUSE_UNITS + 1

# The Paperboy stands first because nobody can use or recruit it: a verb typed without a name then means nothing.
CHARACTERS = (
    "paperboy", "governor", "lawyer", "chinese_worker", "heroes", "gunsmith", "mercenary", "doctor",
    "auctioneer", "captain", "sheriff", "banker", "grocer", "cowboy", "singer", "settler",
    "prospector", "teacher", "indian", "undertaker", "editor",
)  # fmt: skip

# The characters that the rules speak of by name.
PAPERBOY: Final = CHARACTERS.index("paperboy")
GOVERNOR: Final = CHARACTERS.index("governor")
AUCTIONEER: Final = CHARACTERS.index("auctioneer")
CAPTAIN: Final = CHARACTERS.index("captain")
SHERIFF: Final = CHARACTERS.index("sheriff")

# In the order of the seats, unless people choose (C1.2).
SUITS = ("hat", "star", "cactus", "boot", "horseshoe", "cattle")
SYMBOLS = ("dollar", "arrow")

FEWEST_SEATS: Final = 4  # at the table, virtual players included (C1.6)
MOST_SEATS: Final = len(SUITS)
ROUNDS: Final = 9  # per era
ALL_ROUNDS: Final = 2 * ROUNDS
ERA_CARDS: Final = 48  # terrain cards of each era
HIGHEST_CARD: Final = 9  # auction cards of a person: 1 to 9 (C1.8)
FULL_HAND: Final = (1 << HIGHEST_CARD + 1) - 2  # the set of them, a bit for each card
LOWEST_VIRTUAL_CARD = {"beginner": 1, "intermediate": 2, "expert": 3}  # the first of its nine cards (C1.7)
BOX: Final = 8  # parcels along each side of the area that a city may cover
LARGE_BOX: Final = 9  # along one side of it with the Captain
MOST_REVEALS: Final = 2  # terrain cards that powers may add to the row in one era: the row has no room for more


def terrain_per_round(seats: int) -> int:
    """The terrain cards of a row, by the seats at the table (C2.1)."""
    return 4 if seats == FEWEST_SEATS else 5


# What files that owners made from ours of version 0.1.0 repeat of the rules; version 1.0 need not know it any more.
SETUP: dict[str, object] = {
    "suits": list(SUITS),
    "min_seats": FEWEST_SEATS,
    "max_seats": MOST_SEATS,
    "rounds_per_era": ROUNDS,
    "hand": list(range(1, HIGHEST_CARD + 1)),
    "virtual_decks": {level: [lowest, lowest + ROUNDS - 1] for level, lowest in LOWEST_VIRTUAL_CARD.items()},
    "characters_per_round": 1,
    "terrain_per_round": {str(seats): terrain_per_round(seats) for seats in range(FEWEST_SEATS, MOST_SEATS + 1)},
    "box": [BOX, BOX],
    "adjacency": 8,  # a parcel has eight neighbours (C10.1)
}
COVER: dict[str, object] = {
    "always": ["empty"],
    "when_lawful": ["outlaws"],
    "identical": True,
    "identical_except": ["outlaws"],
}
