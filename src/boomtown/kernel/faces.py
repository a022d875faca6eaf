"""What every card, tile or office says to a person, whatever the game."""

from collections.abc import Callable, Mapping
from typing import TypedDict

from boomtown.kernel.message import Params
from boomtown.kernel.meta import Meta

# Where the words of a card come from: the printed rules, something else that is public, or our reconstruction.
SOURCES = ("rulebook", "published", "reconstructed")

# Turns a message id with parameters into words of one language.
Say = Callable[[str, Params], str]


class Face(TypedDict):
    """The part of a face that all games share; a room adds costs, zones, effects and the like, ready for icons."""

    name: str
    text: str  # everything it does, in whole sentences made from the data
    source: str  # one of SOURCES
    rule: str  # the paragraph of RULES.md behind it; empty where there is none


def face(name: str, text: str, rule: str, source: str = "rulebook") -> Face:
    """A face that says no more than every face does, or the beginning of one that does."""
    return {"name": name, "text": text, "source": source, "rule": rule}


def spoken_name(name: str, say: Say) -> str:
    """A name in words: a message of the catalogue if it begins with "@", otherwise as the owner of the set wrote it."""
    return say(name[1:], {}) if name.startswith("@") else name


# All faces of a game in one language, typed by each room: "faces" has them by group and id, with the ids of views and
# action notation; "facts" has the numbers and the geometry that a board needs.
Faces = Mapping[str, object]


class OptionFace(Face):
    """An option of a game, and what each of its values is called; the usual one comes first."""

    values: dict[str, str]


def option_faces(meta: Meta, say: Say) -> dict[str, OptionFace]:
    return {
        name: {
            **face(say(f"{meta.id}-option-{name}", {}), "", ""),
            "values": {str(value).lower(): _value(meta.id, value, say) for value in values},
        }
        for name, values in meta.options.items()
    }


def _value(game_id: str, value: int | str | bool, say: Say) -> str:
    if isinstance(value, bool):
        return say(f"value-{str(value).lower()}", {})
    return str(value) if isinstance(value, int) else say(f"{game_id}-value-{value}", {})


def no_faces(say: Say) -> Faces:
    """For games without cards to read."""
    return {"faces": {}, "facts": {}}
