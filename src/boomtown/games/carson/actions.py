"""What a seat can say: `bid 7`, `take 0`, `place 2 -1`, `use lawyer`, `pass`, `sell 2 -1`, `recruit singer`."""

from boomtown.games.carson.components import CHARACTERS
from boomtown.games.carson.fixed import MOST_REVEALS
from boomtown.kernel.actions import Argument, Verb, Vocabulary, words

# The frame a city is drawn in: 16 by 16 parcels, counted from the first card's upper left parcel. A box of nine parcels
# round that card always fits in.
FRAME = 16
LOW = -7

ROW = 6 + MOST_REVEALS  # one character, five terrain cards, one more for the Governor and one for the Chinese Worker

_X = Argument("x", LOW, LOW + FRAME - 1)
_Y = Argument("y", LOW, LOW + FRAME - 1)
_WHO = words("character", *CHARACTERS)

BID = Verb("bid", Argument("card", 1, 9))
TAKE = Verb("take", Argument("slot", 0, ROW - 1))  # 0 is the character, the terrain cards follow as they lie
PLACE = Verb("place", _X, _Y)  # where the card's upper left parcel lies; x grows to the right and y downwards
USE = Verb("use", _WHO)
PASS = Verb("pass")
SELL = Verb("sell", _X, _Y)  # the card whose upper left parcel lies there
RECRUIT = Verb("recruit", _WHO)

ACTIONS = Vocabulary(BID, TAKE, PLACE, USE, PASS, SELL, RECRUIT)
