"""Finds the games: every folder of boomtown/games with a room.py, and every package that registers one.

A package registers its room by an entry point of the group "boomtown.games": the game's id, and the package that holds
its room.
"""

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import cast

import boomtown.games
from boomtown.kernel.components import BadComponents, ComponentFile, edition_mark, owner_text, shipped_text
from boomtown.kernel.errors import BoomtownError, UnknownGame
from boomtown.kernel.game import Game
from boomtown.kernel.message import Fault
from boomtown.kernel.meta import Meta
from boomtown.kernel.room import Room
from boomtown.kernel.state import State

ENTRY_POINTS = "boomtown.games"


@cache
def _packages() -> dict[str, str]:
    """The package of every game's room, by the game's id."""
    ours = [module.name for module in pkgutil.iter_modules(boomtown.games.__path__) if module.ispkg]
    packages = {game_id: f"{boomtown.games.__name__}.{game_id}" for game_id in ours}
    for point in entry_points(group=ENTRY_POINTS):
        packages.setdefault(point.name, point.value)
    return dict(sorted(packages.items()))


@cache
def game_ids() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    return tuple(_packages())


def package(game_id: str) -> str:
    """The package of a game's room, where its texts, rules and drawings are."""
    if game_id not in _packages():
        raise UnknownGame("unknown-game", {"given": game_id, "known": ", ".join(game_ids())})
    return _packages()[game_id]


@cache
def meta(game_id: str) -> Meta:
    """The facts of a game, without loading its rules."""
    return cast(Meta, importlib.import_module(f"{package(game_id)}.meta").META)


@cache
def room(game_id: str) -> Room:
    """Everything a game's folder brings."""
    return cast(Room, importlib.import_module(f"{package(game_id)}.room").ROOM)


def game(game_id: str, components: str | Path | ComponentFile | None = None) -> Game[State]:
    """A game, played with our own component set or with the file of somebody who owns the box."""
    if components is None:
        return _shipped_game(game_id)
    file = components if isinstance(components, ComponentFile) else component_file(game_id, Path(components))
    if not file.edition:
        return _shipped_game(game_id)
    known = _owner_games.get((game_id, file.edition))
    if known is None:
        known = _owner_games[(game_id, file.edition)] = room(game_id).build(file)
    return known


# Games are frozen, so one serves everybody who plays with the same file.
_owner_games: dict[tuple[str, str], Game[State]] = {}


class UnknownEdition(BoomtownError):
    """A mark of a component file that was not loaded here."""


def game_of_edition(game_id: str, edition: str) -> Game[State]:
    """The game with the component set of a mark: ours for an empty one, else an owner's that was loaded before."""
    if not edition:
        return _shipped_game(game_id)
    if (game_id, edition) not in _owner_games:
        raise UnknownEdition("components-unknown-edition", {"game": meta(game_id).title, "given": edition})
    return _owner_games[(game_id, edition)]


@cache
def _shipped_game(game_id: str) -> Game[State]:
    schema = room(game_id).schema
    if schema is None:
        return room(game_id).build(ComponentFile("", "", {}))
    document, faults = schema.read(shipped_text(package(game_id)))
    if faults:
        raise BadComponents(f"{game_id}/components.toml", faults)
    return room(game_id).build(ComponentFile("", "", document))


def component_file(game_id: str, path: Path) -> ComponentFile:
    """An owner's file, checked; a copy of ours counts as ours."""
    text = owner_text(path)
    schema = room(game_id).schema
    if schema is None:
        raise _fixed_cards(game_id)
    if text == shipped_text(package(game_id)):
        return ComponentFile("", "", {})
    document, faults = schema.read(text)
    if faults:
        raise BadComponents(str(path), faults)
    return ComponentFile(path.stem, edition_mark(text), document)


def component_faults(game_id: str, path: Path) -> list[Fault]:
    """Everything that is wrong with an owner's file, in the order of its lines."""
    schema = room(game_id).schema
    if schema is None:
        raise _fixed_cards(game_id)
    return schema.read(owner_text(path))[1]


def takes_owner_files(game_id: str) -> bool:
    """Whether owners of the box may play with the faces of their own cards."""
    return room(game_id).schema is not None


def _fixed_cards(game_id: str) -> BoomtownError:
    known = ", ".join(other for other in game_ids() if takes_owner_files(other))
    return BoomtownError("components-fixed-cards", {"game": meta(game_id).title, "known": known})
