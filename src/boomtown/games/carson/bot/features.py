"""What a learned judgement of Carson City goes by."""

from boomtown.games.carson.bot.card_value import card_values
from boomtown.games.carson.bot.evaluate import parts
from boomtown.games.carson.constants import ALL_ROUNDS, CHARACTERS, KINDS
from boomtown.games.carson.state import Position
from boomtown.kernel.judgement import Features

PARTS = ("city", "cards to come", "this round", "powers", "bids")
MORE = (
    "growth", "characters", "unused characters", "sold", "set aside", "bids left", "built", "open spots", "lawful",
    *[f"parcels of {kind}" for kind in KINDS], "house units", "civic buildings",
    *[f"owns {character}" for character in CHARACTERS],
)  # fmt: skip


def values(state: Position, seat: int) -> list[float]:
    worths = card_values(state, seat)
    counts = worths.counts
    owned = state.owned[seat]
    features = parts(state, seat)
    features += [
        worths.expected_gain(),
        float(owned.bit_count()),
        float((owned & ~state.turned).bit_count()),
        float(len(state.sold[seat])),
        float(len(state.kept[seat])),
        float(state.hands[seat].bit_count()),
        float(worths.city.built.bit_count()),
        float((worths.reach & worths.open).bit_count()),
        1.0 if counts.lawful else 0.0,
    ]
    features += [float(count) for count in counts.by_thing]
    for character in range(len(CHARACTERS)):
        features.append(1.0 if owned >> character & 1 else 0.0)
    return features


def left(state: Position) -> float:
    return (ALL_ROUNDS - state.round) / ALL_ROUNDS


FEATURES: Features[Position] = Features("boomtown.games.carson.bot", PARTS, MORE, values, left)
