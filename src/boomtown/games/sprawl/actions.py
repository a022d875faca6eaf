"""What a seat can say: `claim r1c1.se`, `take 3`, `build town`, `place r3c4.ne+se`, `use p07`, `choose 2`.

Three verbs carry names of the component set and belong to it; see components.py. All others stand here. Every set has
as many permits, Urban Renewal cards and start buildings, so the codes are the same for all of them.
"""

from typing import Final, Literal

from boomtown.games.sprawl.city import BLOCK_NAMES, LOT_NAMES, SPACE_NAMES, SPOT_NAMES
from boomtown.games.sprawl.constants import (
    CONTRACT_BOXES,
    CONTRACT_DECKS,
    HIGHEST_ROW,
    MARKER_KIND,
    MARKER_NUMBER,
    MARKERS,
    PLANNING_BOXES,
    POINT_KINDS,
    PRESTIGE,
    VOCATIONS,
    WEALTH,
)
from boomtown.kernel.actions import Argument, Verb, Vocabulary, words

BOXES = tuple([str(box + 1) for box in range(CONTRACT_BOXES)])
# Where planning cards lie open, where contracts can be had, and what can be built from.
PLANNING_PLACES = (*BOXES[:PLANNING_BOXES], "deck")
CONTRACT_PLACES = (*BOXES, *CONTRACT_DECKS)
ORIGIN_NAMES = (*CONTRACT_PLACES, "favor1", "favor2")
# Rows by kind and number: w1 to w12, then p1 to p6.
ROWS = tuple(
    [f"{POINT_KINDS[kind][0]}{number}" for kind in (WEALTH, PRESTIGE) for number in range(1, HIGHEST_ROW[kind] + 1)]
)
MARKER_NAMES = tuple([f"{POINT_KINDS[MARKER_KIND[marker]][0]}{MARKER_NUMBER[marker]}" for marker in range(MARKERS)])

DONE: Final = Verb("done")
TAKE: Final = Verb("take", words("box", *PLANNING_PLACES))
FAVOR: Final = Verb("favor", words("box", *CONTRACT_PLACES))
BUILD: Final = Verb("build", words("origin", *ORIGIN_NAMES))
END_TURN: Final = Verb("end")
PLACE: Final = Verb("place", words("spot", *SPOT_NAMES))
CHOOSE: Final = Verb("choose", Argument("player", 0, 3))
SPLIT: Final = Verb("split", Argument("prestige", 0, 5))
BUILDING: Final = Verb("building", words("lot", *LOT_NAMES))
BLOCK: Final = Verb("block", words("block", *BLOCK_NAMES))
MARKER: Final = Verb("marker", words("marker", *MARKER_NAMES))
SPACE: Final = Verb("space", words("space", *SPACE_NAMES))
ROW: Final = Verb("row", words("row", *ROWS))
LINES: tuple[Literal["row"], Literal["column"]] = ("row", "column")
LINE: Final = Verb("line", words("line", *LINES))
KIND: Final = Verb("kind", words("kind", *POINT_KINDS))
VOCATION: Final = Verb("vocation", words("vocation", *VOCATIONS))
OPTION: Final = Verb("option", Argument("number", 1, 4))
PAY: Final = Verb("pay")
PASS: Final = Verb("pass")


class Verbs:
    """The verbs with the names of one component set, and with them everything that can be said."""

    __slots__ = ("claim", "invest", "use", "vocabulary")

    def __init__(self, start_lots: list[str], permits: list[str], renewals: list[str]) -> None:
        self.claim = Verb("claim", words("building", *start_lots))
        self.invest = Verb("invest", words("card", *permits))
        self.use = Verb("use", words("card", *permits, *renewals))
        self.vocabulary = Vocabulary(
            self.claim, self.invest, DONE, TAKE, FAVOR, BUILD, END_TURN, PLACE, self.use, CHOOSE, SPLIT, BUILDING,
            BLOCK, MARKER, SPACE, ROW, LINE, KIND, VOCATION, OPTION, PAY, PASS,
        )  # fmt: skip
