"""What seats say: `suit hat`, `bid 7`, `take 0`, `place 2 -1`, `use lawyer`, `sell 2 -1`, `recruit singer`, `pass`."""

from typing import Final

from boomtown.games.carson.constants import (
    CHARACTERS,
    HIGHEST_CARD,
    MOST_REVEALS,
    MOST_SEATS,
    SUITS,
    terrain_per_round,
)
from boomtown.kernel.actions import Argument, Verb, Vocabulary, words

# The frame a city is drawn in: 16 by 16 parcels, counted from the first card's upper left parcel. A box of nine parcels
# round that card always fits in.
FRAME: Final = 16
LOW: Final = -7

LONGEST_ROW: Final = 1 + terrain_per_round(MOST_SEATS) + MOST_REVEALS  # the character, terrain, and what powers reveal

_X = Argument("x", LOW, LOW + FRAME - 1)
_Y = Argument("y", LOW, LOW + FRAME - 1)
_CHARACTER = words("character", *CHARACTERS)

BID: Final = Verb("bid", Argument("card", 1, HIGHEST_CARD))
# 0 is the character, the terrain cards follow as they lie.
TAKE: Final = Verb("take", Argument("slot", 0, LONGEST_ROW - 1))
PLACE: Final = Verb("place", _X, _Y)  # where the card's upper left parcel lies; x grows to the right and y downwards
USE: Final = Verb("use", _CHARACTER)
PASS: Final = Verb("pass")
SELL: Final = Verb("sell", _X, _Y)  # the card whose upper left parcel lies there
RECRUIT: Final = Verb("recruit", _CHARACTER)
SUIT: Final = Verb("suit", words("suit", *SUITS))

ACTIONS = Vocabulary(BID, TAKE, PLACE, USE, PASS, SELL, RECRUIT, SUIT)
