"""What every card, goal, terrain and symbol says."""

from typing import TypedDict

from boomtown.games.wagons.components import (
    CIRCLE,
    FRONT,
    GOAL,
    SYMBOL,
    SYMBOL_LETTERS,
    SYMBOLS,
    TERRAIN,
    TERRAIN_LETTERS,
    TERRAINS,
)
from boomtown.games.wagons.goals import goal_rule
from boomtown.kernel.faces import Face, Say, face

# The symbols that a goal counts, as icons beside its name; two goals count no symbol.
GOAL_SYMBOLS: dict[str, list[str]] = {
    "badlands": ["gun"],
    "happy_cows": ["cow"],
    "the_clearing": ["fort"],
    "circle_the_wagons": ["wagon"],
    "smalltown_charm": [],
    "gold_country": ["mine"],
    "prairie_life": ["cow"],
    "cool_water": ["wagon"],
    "claim_jumpers": ["mine", "gun"],
    "boom_or_bust": ["mine"],
    "wagon_train": ["wagon"],
    "one_too_many": ["bottle"],
    "bootleggers": ["bottle", "wagon"],
    "undiscovered": [],
    "fortified": ["fort"],
    "the_herd": ["cow"],
    "target_practice": ["bottle", "gun"],
    "rifles_ready": ["fort", "gun"],
}


class CardFace(Face):
    territories: list[list[str]]  # terrain and symbol of each, row by row
    goal: str  # the goal on its back


class GoalFace(Face):
    symbols: list[str]  # those it counts
    with_option: dict[str, str]  # its text when that option is on


class LetterFace(Face):
    letter: str  # how views and score sheets write it


class Groups(TypedDict):
    cards: dict[str, CardFace]
    goals: dict[str, GoalFace]
    terrains: dict[str, LetterFace]
    symbols: dict[str, LetterFace]


class Facts(TypedDict):
    circle: int  # how many cards lie in it at the start


class Faces(TypedDict):
    faces: Groups
    facts: Facts


def faces(say: Say) -> Faces:
    return {
        "faces": {
            "cards": {str(card): card_face(card, say) for card in range(len(FRONT))},
            "goals": {goal: goal_face(goal, say) for goal in GOAL},
            "terrains": {
                name: letter_face("terrain", name, letter, "W5.3", say("wagons-explain-terrains", {}), say)
                for name, letter in zip(TERRAINS, TERRAIN_LETTERS, strict=True)
            },
            "symbols": {
                name: letter_face("symbol", name, letter, "", "", say)
                for name, letter in zip(SYMBOLS, SYMBOL_LETTERS, strict=True)
            },
        },
        "facts": {"circle": CIRCLE},
    }


def card_face(card: int, say: Say) -> CardFace:
    territories = [[TERRAINS[TERRAIN[land]], SYMBOLS[SYMBOL[land]]] for land in FRONT[card]]
    words = [
        f"{say(f'wagons-terrain-{terrain}', {})} {say(f'wagons-symbol-{symbol}', {})}"
        for terrain, symbol in territories
    ]
    return {
        **face(say("wagons-card", {"card": card}), ", ".join(words), "", "published"),
        "territories": territories,
        "goal": GOAL[card],
    }


def goal_face(goal: str, say: Say) -> GoalFace:
    per_mine = {"boom_per_mine": say("wagons-explain-boom_or_bust-per-mine", {})} if goal == "boom_or_bust" else {}
    return {
        **face(say(f"wagons-goal-{goal}", {}), say(f"wagons-explain-{goal}", {}), goal_rule(goal), "published"),
        "symbols": GOAL_SYMBOLS[goal],
        "with_option": per_mine,
    }


def letter_face(family: str, name: str, letter: str, rule: str, text: str, say: Say) -> LetterFace:
    return {
        **face(say(f"wagons-{family}-{name}", {}), text, rule, "published"),
        "letter": letter,
    }
