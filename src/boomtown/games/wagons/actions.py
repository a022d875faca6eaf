"""What a seat can say: `start 7`, `take 12`, `place 2 -1 turned`."""

from typing import Final

from boomtown.games.wagons.components import CARDS, CIRCLE
from boomtown.kernel.actions import Argument, Verb, Vocabulary, words

# All cards of the circle in one row reach this far, with room for one more place at the end.
REACH: Final = 2 * CIRCLE

START: Final = Verb("start", Argument("card", 0, CARDS - 1))
TAKE: Final = Verb("take", Argument("card", 0, CARDS - 1))
# x grows to the right and y downwards, from the upper left territory of the town's first card.
PLACE: Final = Verb(
    "place", Argument("x", -REACH, REACH), Argument("y", -REACH, REACH), words("turn", "upright", "turned")
)

ACTIONS = Vocabulary(START, TAKE, PLACE)
