"""What a learned judgement of Urban Sprawl goes by."""

from boomtown.games.sprawl.bot.evaluate import parts
from boomtown.games.sprawl.bot.holdings import turns_left
from boomtown.games.sprawl.constants import PERMITS
from boomtown.games.sprawl.players import office_count, vocation_count
from boomtown.games.sprawl.state import Position
from boomtown.kernel.judgement import Features

PARTS = (
    "prestige", "prestige rows", "wealth rows", "bonus of offices", "wealth", "offices", "vocations", "cards", "favors",
)  # fmt: skip
MORE = ("wealth in hand", "buildings", "politicians", "tiles", "pages", "own turn")

# Turns of the table in a whole game, about.
WHOLE_GAME = 60.0


def values(state: Position, seat: int) -> list[float]:
    pages = 0
    for card in state.hands[seat]:
        if card < PERMITS:
            pages += state.components.cards[card].pages
    buildings = 0
    for building in state.city:
        if state.owner[building] == seat:
            buildings += 1
    features = parts(state, seat)
    features += [
        float(state.wealth[seat]),
        float(buildings),
        float(office_count(state, seat)),
        float(vocation_count(state, seat)),
        float(pages),
        1.0 if state.agenda and state.agenda[-1][1] == seat else 0.0,
    ]
    return features


def left(state: Position) -> float:
    return min(1.0, turns_left(state) / WHOLE_GAME)


FEATURES: Features[Position] = Features("boomtown.games.sprawl.bot", PARTS, MORE, values, left)
