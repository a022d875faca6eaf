"""What every card, tile or office says to a person, whatever the game."""

from collections.abc import Callable, Mapping
from typing import TypedDict

from boomtown.kernel.message import Params

# Turns a message id with parameters into words of one language.
Say = Callable[[str, Params], str]


class Face(TypedDict):
    """The part of a face that all games share; a room adds costs, zones, effects and the like, ready for icons."""

    name: str
    text: str  # everything it does, in whole sentences made from the data
    source: str  # rulebook | published | reconstructed
    rule: str  # the paragraph of RULES.md behind it; empty where there is none


class Faces(TypedDict):
    """All faces of a game in one language. Ids are those of the view and of the action notation."""

    faces: Mapping[str, Mapping[str, Face]]  # by group, then by id
    facts: Mapping[str, object]  # numbers and geometry that a board needs


def no_faces(say: Say) -> Faces:
    """For games without cards to read."""
    return {"faces": {}, "facts": {}}
