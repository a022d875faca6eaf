"""How many points a seat may expect in the end."""

from boomtown.games.wagons.scoring import total
from boomtown.games.wagons.state import Position
from boomtown.kernel.skill import Skill

# A lead of this many points usually decides the game.
SWING = 8.0
SKILL = Skill(greenhorn=1.5, cowhand=0.65, ranger=100, marshal=800)

# What a card is worth to a town on average, before it is placed.
CARD_WORTH = 3.5


def evaluate(state: Position, seat: int) -> float:
    """The present score and an average gain for every card still to be placed."""
    return total(state, seat) + CARD_WORTH * len(state.hands[seat])
