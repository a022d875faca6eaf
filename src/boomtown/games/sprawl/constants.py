"""The fixed sets of the game as small ints, with the words that component files and actions use for them."""

from typing import Final, Literal

# Offices, in the order in which the election pawn visits them; the Contractor is not on its way (S10.1).
OFFICES = ("mayor", "attorney", "treasurer", "police", "union", "contractor")
MAYOR: Final = 0
ATTORNEY: Final = 1
TREASURER: Final = 2
POLICE: Final = 3
UNION: Final = 4
CONTRACTOR: Final = 5
OFFICE_COUNT: Final = 6

VOCATIONS = ("media", "finance", "transportation", "education", "energy", "tourism", "factory", "public_service")
MEDIA: Final = 0
VOCATION_COUNT: Final = 8

DECKS = ("town", "city", "metropolis", "planning")
TOWN: Final = 0
CITY: Final = 1
METROPOLIS: Final = 2
PLANNING: Final = 3
CONTRACT_DECKS = DECKS[:PLANNING]

# The two kinds of points; rows and markers are of one of them as well.
WEALTH: Final = 0
PRESTIGE: Final = 1
PointKind = Literal["wealth", "prestige"]
POINT_KINDS: tuple[PointKind, PointKind] = ("wealth", "prestige")

# Kinds of cards.
PERMIT: Final = 0
RENEWAL: Final = 1
EVENT: Final = 2
CONTRACT: Final = 3
CARD_KINDS = ("permit", "renewal", "event", "contract")

# Cards are numbered through: permits, Urban Renewal cards, planning events, then the cards of each contract deck.
PERMITS: Final = 36
RENEWALS: Final = 4
PLANNING_EVENTS: Final = 14
FIRST_EVENT: Final = 40
PLANNING_CARDS: Final = 54
DECK_CARDS: Final = 36  # of a contract deck, without its special event

# The numbers on the markers (S7.1). Markers are numbered through, those of wealth first.
WEALTH_MARKERS = (7, 8, 9, 10, 11, 12)
PRESTIGE_MARKERS = (4, 5, 6)
MARKERS: Final = 9
MARKER_NUMBER: list[int] = [*WEALTH_MARKERS, *PRESTIGE_MARKERS]
MARKER_KIND: list[int] = [WEALTH] * len(WEALTH_MARKERS) + [PRESTIGE] * len(PRESTIGE_MARKERS)

# The highest number a row of each kind can have, and how many rows there can be.
HIGHEST_ROW = (12, 6)
PAYOUT_PLACES: Final = 4

# Boxes in which cards lie open.
PLANNING_BOXES: Final = 4
CONTRACT_BOXES: Final = 5
FAVOR_PLACES_PER_SEAT: Final = 2

START_BUILDINGS: Final = 12
# Contracts laid open at the start, in five boxes and on the Town deck.
OPENING_CONTRACTS: Final = 6


def word_mask(words: tuple[str, ...], chosen: str | list[str]) -> int:
    """The bits of one word or of several."""
    mask = 0
    for word in [chosen] if isinstance(chosen, str) else chosen:
        mask |= 1 << words.index(word)
    return mask
