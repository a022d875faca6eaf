"""Figures of the rules: small positions in a room's `figures.toml`, drawn by the parts of its board."""

from functools import cache
from importlib.resources import files
from typing import TypedDict

from boomtown.kernel.components import BadComponents
from boomtown.kernel.registry import package
from boomtown.kernel.schema import ListOf, ListWith, Schema, TableOf, Text, Whole, Word, optional

FILE = "figures.toml"
# A ref, and what the thing is called there.
THING = "[a-z]+:[A-Za-z0-9_-]+( [a-z-]+)?"


class RulesFigure(TypedDict):
    """A position for one paragraph, as a score sheet writes it, with the places to look at.

    A second player's part of it is `rival`; `beside` has what lies there, by refs. Where it is about what comes after
    what, or lies on what, `order` has the things by refs. Either may say what a thing is called there, if its name will
    not do. Where it is about what may be done, `allowed` says so. Where it is about points, `line` is that line of the
    score sheet.
    """

    rule: str
    rows: list[str]
    rival: list[str]
    beside: list[str]
    order: list[str]
    allowed: str
    mark: list[list[int]]
    line: str
    points: int


SCHEMA = Schema(
    TableOf(
        {
            "figure": ListOf(
                TableOf(
                    {
                        "rule": Text(r"[A-Z]\d+\.\d+", "components-text"),
                        "rows": optional(ListOf(Text(), 1, 12), []),
                        "rival": optional(ListOf(Text(), 1, 12), []),
                        "beside": optional(ListOf(Text(THING), 1, 12), []),
                        "order": optional(ListOf(Text(THING), 2, 12), []),
                        "allowed": optional(Word("yes", "no"), ""),
                        "mark": optional(ListOf(ListWith(Whole(0, 11), Whole(0, 11))), []),
                        "line": optional(Text(r"[a-z0-9_:-]+"), ""),
                        "points": optional(Whole(-99, 99), 0),
                    }
                )
            )
        }
    )
)


@cache
def figures(game_id: str) -> list[RulesFigure]:
    """The figures of a game's rules; none where its room has no such file."""
    file = files(package(game_id)).joinpath(FILE)
    if not file.is_file():
        return []
    document, faults = SCHEMA.read(file.read_text("utf-8"))
    if faults:
        raise BadComponents(f"{game_id}/{FILE}", faults)
    entries: list[RulesFigure] = document["figure"]
    return entries
