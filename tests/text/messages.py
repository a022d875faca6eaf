"""Reads the catalogues and the code for the tests that compare them."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tests.support import GAMES, SOURCE, room_folder

SPEAKERS = ("say", "tell", "Reason", "Message", "Event", "BoomtownError")

KEY = re.compile(r"[a-z]+(-[a-z0-9_]+)+")


class Variables(Visitor):
    """Collects the parameters and the messages that a pattern refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


def catalogue_files(language: str) -> list[Path]:
    """The catalogues for everybody and those of the games under test."""
    shared = sorted((SOURCE / "text" / language).glob("*.ftl"))
    return shared + [room_folder(game_id) / "text" / f"{language}.ftl" for game_id in GAMES]


def entries(path: Path) -> list[ftl.EntryType]:
    return list(FluentParser().parse(path.read_text("utf-8")).body)


@cache
def parameters(language: str) -> dict[str, frozenset[str]]:
    """The parameters of every message of a language."""
    names_by_key: dict[str, frozenset[str]] = {}
    for path in catalogue_files(language):
        for entry in entries(path):
            if isinstance(entry, ftl.Message):
                variables = Variables()
                variables.visit(entry)
                names_by_key[entry.id.name] = frozenset(variables.names)
    return names_by_key


def code_files() -> list[Path]:
    """All code that speaks; of the games, those under test."""
    shared = [path for path in SOURCE.rglob("*.py") if path.relative_to(SOURCE).parts[0] != "games"]
    return shared + [path for game_id in GAMES for path in room_folder(game_id).rglob("*.py")]


def file_name(path: Path) -> str:
    """A file as the messages of a failing test name it."""
    return str(path.relative_to(SOURCE) if path.is_relative_to(SOURCE) else path)


def may_be_key(key: str, path: Path) -> bool:
    """In a game's room only what begins with the game's name is a message; the rest are its own names.

    The server's other names are those of HTTP, which look alike.
    """
    for game_id in GAMES:
        if path.is_relative_to(room_folder(game_id)):
            return key.startswith(f"{game_id}-")
    if path.is_relative_to(SOURCE / "table"):
        return key.startswith("table-")
    return key.partition("-")[0] in first_words()


@cache
def first_words() -> frozenset[str]:
    """What the ids of our messages begin with, which tells them from headers, encodings and the like."""
    return frozenset(key.partition("-")[0] for key in parameters("en"))


def strings(path: Path) -> Iterator[str]:
    """Every whole string of a file; the pieces of f-strings are no whole strings."""
    tree = ast.parse(path.read_text("utf-8"))
    pieces = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in pieces:
            yield node.value


def keys_in_code() -> dict[str, str]:
    """Every string that looks like a message id, with the file it stands in."""
    file_by_key = {}
    for path in code_files():
        for text in strings(path):
            key = text.removeprefix("@")
            if KEY.fullmatch(key) and may_be_key(key, path):
                file_by_key[key] = file_name(path)
    return file_by_key | {key: place for key, _, place in calls_with_parameters()}


def families_in_code() -> dict[str, str]:
    """The beginnings of message ids that are put together: f"wagons-goal-{goal}" gives "wagons-goal-"."""
    file_by_start = {}
    for path in code_files():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                start = str(node.values[0].value).removeprefix("@")
                if re.fullmatch(r"[a-z]+-([a-z0-9_]+-)*", start) and may_be_key(start, path):
                    file_by_start[start] = file_name(path)
    return file_by_start


def calls_with_parameters() -> Iterator[tuple[str, set[str], str]]:
    """Calls like Message("key", {"a": 1}): the key, the names given, and where it stands."""
    for path in code_files():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Constant):
                continue
            key = node.args[0].value
            if not isinstance(key, str) or not KEY.fullmatch(key) or not _speaks(node):
                continue
            given = [argument for argument in node.args[1:] if isinstance(argument, ast.Dict)]
            # Parameters that are not written on the spot cannot be read off the code.
            if len(given) == 1 and all(isinstance(name, ast.Constant) for name in given[0].keys):
                names = {str(name.value) for name in given[0].keys if isinstance(name, ast.Constant)}
                yield key, names, f"{file_name(path)}:{node.lineno}"
            elif not given and len(node.args) == 1 and not node.keywords:
                yield key, set(), f"{file_name(path)}:{node.lineno}"


def _speaks(call: ast.Call) -> bool:
    """Whether a call shows a message or makes one, rather than pass its key on to a helper."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    return name in SPEAKERS or name.startswith(("Bad", "Unknown", "Cannot"))
