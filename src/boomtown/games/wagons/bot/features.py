"""What a learned judgement of Circle the Wagons goes by."""

from typing import Final

from boomtown.games.wagons.bot.evaluate import CARD_WORTH
from boomtown.games.wagons.bot.order import best_gain
from boomtown.games.wagons.components import CIRCLE, GOAL, SYMBOL, SYMBOLS, TERRAIN, TERRAINS
from boomtown.games.wagons.goals import groups
from boomtown.games.wagons.scoring import total
from boomtown.games.wagons.state import Position
from boomtown.games.wagons.town import Town
from boomtown.kernel.judgement import Features

# The key of what is counted in a town in its cache, beside that of its worth.
COUNTS: Final = -2

# What each goal is about; of a goal that counts several things, the one that is hard to come by.
ABOUT: dict[str, str] = {
    "badlands": "gun", "happy_cows": "cow", "the_clearing": "fort", "circle_the_wagons": "wagon",
    "gold_country": "mine", "prairie_life": "cow", "cool_water": "wagon", "claim_jumpers": "mine",
    "boom_or_bust": "mine", "wagon_train": "wagon", "one_too_many": "bottle", "bootleggers": "bottle",
    "fortified": "fort", "the_herd": "cow", "target_practice": "gun", "rifles_ready": "fort",
}  # fmt: skip
GOALS = tuple(sorted(GOAL))
SYMBOL_OF: list[int] = [SYMBOLS.index(ABOUT[goal]) if goal in ABOUT else -1 for goal in GOALS]
GOAL_NUMBER: list[int] = [GOALS.index(goal) for goal in GOAL]  # by card

PARTS = ("points", "cards in hand")
MORE = (
    "gain of hand", "own turn", "cards to come", "cards laid", "land", "groups", "second groups", "open edges",
    *[f"cards with {goal}" for goal in GOALS],
    *[f"symbols for {goal}" for goal in GOALS],
)  # fmt: skip
FIRST_GOAL: Final = 8


def values(state: Position, seat: int) -> list[float]:
    town = state.towns[seat]
    counts = counted(town)
    held = len(state.hands[seat])
    own_turn = 1.0 if state.agenda and state.agenda[-1][1] == seat else 0.0
    to_come = (len(state.circle) + (1 if own_turn else 0)) // 2
    features = [float(total(state, seat)), CARD_WORTH * held]
    gain = 0
    for card in state.hands[seat]:
        gain += best_gain(state, seat, card)
    features += [float(gain), own_turn, float(to_come), len(town.laid) / 2.0]
    features += [float(len(town.land)), float(counts[0]), float(counts[1]), float(counts[2])]
    features += [0.0] * (2 * len(GOALS))
    first = len(PARTS) + FIRST_GOAL
    for card in state.goals:
        goal = GOAL_NUMBER[card]
        features[first + goal] = float(held)
        symbol = SYMBOL_OF[goal]
        if symbol >= 0:
            features[first + len(GOALS) + goal] = float(counts[3 + symbol])
    return features


def counted(town: Town) -> list[int]:
    """Groups, territories in the second largest group of each terrain, open edges, symbols; once per town."""
    counts = town.cache.get(COUNTS)
    if counts is None:
        first = [0] * len(TERRAINS)
        second = [0] * len(TERRAINS)
        all_groups = groups(town, TERRAIN)
        for group in all_groups:
            terrain = TERRAIN[town.cells[group[0]]]
            size = len(group)
            if size > first[terrain]:
                first[terrain], second[terrain] = size, first[terrain]
            elif size > second[terrain]:
                second[terrain] = size
        counts = [len(all_groups), sum(second), len(town.places) // 2, *[0] * len(SYMBOLS)]
        for cell in town.land:
            counts[3 + SYMBOL[town.cells[cell]]] += 1
        town.cache[COUNTS] = counts
    return counts


def left(state: Position) -> float:
    return (len(state.circle) + len(state.hands[0]) + len(state.hands[1])) / CIRCLE


FEATURES: Features[Position] = Features("boomtown.games.wagons.bot", PARTS, MORE, values, left)
