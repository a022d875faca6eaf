"""What a seat can say: `claim r1c1.se`, `take 3`, `build town`, `place r3c4.ne+se`, `use p07`, `choose 2`."""

from boomtown.games.sprawl.city import BLOCK_NAMES, LOT_NAMES, SPACE_NAMES, SPOT_NAMES
from boomtown.games.sprawl.components import CARD_ID, PERMITS, START
from boomtown.games.sprawl.words import DECKS, VOCATIONS
from boomtown.kernel.actions import Argument, Verb, Vocabulary, words

BOXES = ("1", "2", "3", "4", "5")
# Rows by their number: wealth 1 to 12, then prestige 1 to 6.
ROWS = tuple([f"w{number}" for number in range(1, 13)] + [f"p{number}" for number in range(1, 7)])
MARKER_NAMES = (*ROWS[6:12], *ROWS[15:18])

CLAIM = Verb("claim", words("building", *[LOT_NAMES[lot] for lot, _ in START]))
INVEST = Verb("invest", words("card", *CARD_ID[:PERMITS]))
DONE = Verb("done")
TAKE = Verb("take", words("box", "1", "2", "3", "4", "deck"))
FAVOR = Verb("favor", words("box", *BOXES, *DECKS[:3]))
BUILD = Verb("build", words("source", *BOXES, *DECKS[:3], "favor1", "favor2"))
END_TURN = Verb("end")
PLACE = Verb("place", words("spot", *SPOT_NAMES))
USE = Verb("use", words("card", *CARD_ID[: PERMITS + 4]))
CHOOSE = Verb("choose", Argument("player", 0, 3))
SPLIT = Verb("split", Argument("prestige", 0, 5))
BUILDING = Verb("building", words("lot", *LOT_NAMES))
BLOCK = Verb("block", words("block", *BLOCK_NAMES))
MARKER = Verb("marker", words("marker", *MARKER_NAMES))
SPACE = Verb("space", words("space", *SPACE_NAMES))
ROW = Verb("row", words("row", *ROWS))
LINE = Verb("line", words("line", "row", "column"))
KIND = Verb("kind", words("kind", "wealth", "prestige"))
VOCATION = Verb("vocation", words("vocation", *VOCATIONS))
OPTION = Verb("option", Argument("number", 1, 4))
PAY = Verb("pay")
PASS = Verb("pass")

ACTIONS = Vocabulary(
    CLAIM, INVEST, DONE, TAKE, FAVOR, BUILD, END_TURN, PLACE, USE, CHOOSE, SPLIT, BUILDING, BLOCK, MARKER, SPACE, ROW,
    LINE, KIND, VOCATION, OPTION, PAY, PASS,
)  # fmt: skip
