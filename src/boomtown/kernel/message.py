"""What the engine says, as message ids with parameters; the words are in the catalogues."""

from typing import NamedTuple

# A parameter that starts with "@" names another message, so that card names are translated too.
Params = dict[str, int | str]

Cell = tuple[int, int]


class Message(NamedTuple):
    """A sentence of the catalogue."""

    key: str
    params: Params


class Reason(NamedTuple):
    """Why an action is not allowed: the sentence, the paragraph of RULES.md, the cells at fault."""

    key: str
    rule: str = ""
    params: Params = {}  # noqa: RUF012 - a shared empty default that nobody changes
    cells: tuple[Cell, ...] = ()


class Event(NamedTuple):
    """Something that happened. `seats` lists who may know it, None stands for everybody.

    `refs` names the things it is about, each as `kind:id` ("card:saloon", "seat:1"), so that a board can light them up.
    """

    key: str
    params: Params
    seats: tuple[int, ...] | None = None
    refs: tuple[str, ...] = ()


class Deed(NamedTuple):
    """Something players do with a component, worth counting when one asks how good the component is."""

    what: str  # such as "built"; the word for it is the message "deed-built"
    event: (
        str  # the key of the event that tells it; its parameter "seat" is who did it, without one it befell everybody
    )
    ref: str  # the kind of reference by which the event names the component
    group: str  # the group of faces in which the component is found by its id


class Fault(NamedTuple):
    """One thing wrong with a file that a person wrote; lines count from 1."""

    line: int
    key: str
    params: Params


class Line(NamedTuple):
    """One line of a score sheet, with the cells and cards its points come from."""

    key: str
    points: int
    cells: tuple[Cell, ...] = ()
    cards: tuple[int, ...] = ()
    rule: str = ""


class Score(NamedTuple):
    """A seat's sheet; the total is the sum of the lines."""

    total: int
    lines: tuple[Line, ...]


def changes(before: Score, after: Score) -> dict[str, tuple[int, int]]:
    """The points before and after of the lines that differ; lines of one key count together."""
    old, new = _by_key(before), _by_key(after)
    pairs = {key: (old.get(key, 0), new.get(key, 0)) for key in {**old, **new}}
    return {key: (was, now) for key, (was, now) in pairs.items() if was != now}


def _by_key(score: Score) -> dict[str, int]:
    points: dict[str, int] = {}
    for line in score.lines:
        points[line.key] = points.get(line.key, 0) + line.points
    return points


def sheet(lines: list[Line]) -> Score:
    """A score sheet with these lines."""
    return Score(sum(line.points for line in lines), tuple(lines))
