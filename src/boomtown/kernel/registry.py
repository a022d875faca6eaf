"""Finds the games: every folder of boomtown/games with a room.py, and every package that registers one.

A package registers its room by an entry point of the group "boomtown.games": the game's id, and the package that holds
its room. A room that is broken is reported by name and harms no other game.
"""

import importlib
import logging
import pkgutil
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import boomtown.games
from boomtown.kernel.components import BadComponents, ComponentFile, edition_mark, owner_text, shipped_text
from boomtown.kernel.errors import BoomtownError, UnknownGame
from boomtown.kernel.game import Game
from boomtown.kernel.message import Fault, Params
from boomtown.kernel.meta import Meta
from boomtown.kernel.room import Room
from boomtown.kernel.state import State

LOGGER = logging.getLogger("boomtown.kernel")

ENTRY_POINTS = "boomtown.games"

T = TypeVar("T")


class BrokenRoom(BoomtownError):
    """A room that lacks what every room must have; the sentence names the game, the module and what is wrong."""


@cache
def _packages() -> dict[str, str]:
    """The package of every game's room, by the game's id."""
    ours = [module.name for module in pkgutil.iter_modules(boomtown.games.__path__) if module.ispkg]
    packages = {game_id: f"{boomtown.games.__name__}.{game_id}" for game_id in ours}
    # Loaded here, because it takes longer than all of `import boomtown`.
    from importlib.metadata import entry_points

    for point in entry_points(group=ENTRY_POINTS):
        packages.setdefault(point.name, point.module)
    return dict(sorted(packages.items()))


@cache
def game_ids() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order. A room without a usable META is logged and left out."""
    usable = []
    for game_id in _packages():
        try:
            meta(game_id)
            usable.append(game_id)
        except BrokenRoom as error:
            LOGGER.error("%s is left out: %s", game_id, error)
    return tuple(usable)


def package(game_id: str) -> str:
    """The package of a game's room, where its texts, rules and drawings are."""
    if game_id not in _packages():
        raise UnknownGame("unknown-game", {"given": game_id, "known": ", ".join(game_ids())})
    return _packages()[game_id]


@cache
def meta(game_id: str) -> Meta:
    """What a lobby lists about a game, without loading its rules."""
    game_meta = room_part(game_id, "meta", "META", Meta)
    if game_meta.id != game_id:
        raise BrokenRoom(
            "room-other-id", {"game": game_id, "module": f"{package(game_id)}.meta", "given": game_meta.id}
        )
    return game_meta


@cache
def room(game_id: str) -> Room:
    """Everything a game's folder brings."""
    meta(game_id)  # a META that is missing is reported first
    return room_part(game_id, "room", "ROOM", Room)


def room_part(game_id: str, file: str, name: str, kind: type[T]) -> T:
    """What one file of a room must define: META in meta.py, ROOM in room.py, DRAWING in terminal.py, and so on."""
    module = f"{package(game_id)}.{file}"
    try:
        contents = importlib.import_module(module)
    except Exception as error:  # whatever goes wrong in a stranger's code
        detail = f"{type(error).__name__}: {error}"
        raise BrokenRoom("room-unloadable", {"game": game_id, "module": module, "detail": detail}) from error
    if not hasattr(contents, name):
        raise BrokenRoom("room-without", {"game": game_id, "module": module, "name": name, "kind": kind.__name__})
    part = getattr(contents, name)
    if not isinstance(part, kind):
        params: Params = {"game": game_id, "module": module, "name": name, "kind": kind.__name__}
        raise BrokenRoom("room-wrong-type", {**params, "given": type(part).__name__})
    return part


def game(game_id: str, components: str | Path | ComponentFile | None = None) -> Game[State]:
    """A game, played with our own component set or with the file of somebody who owns the box."""
    if components is None:
        return _shipped_game(game_id)
    file = components if isinstance(components, ComponentFile) else component_file(game_id, Path(components))
    if not file.edition:
        return _shipped_game(game_id)
    built = _owner_games.get((game_id, file.edition))
    if built is None:
        built = _owner_games[(game_id, file.edition)] = room(game_id).build(file)
        _owner_files[(game_id, file.edition)] = file
    return built


# Games are frozen, so one serves everybody who plays with the same file.
_owner_games: dict[tuple[str, str], Game[State]] = {}
_owner_files: dict[tuple[str, str], ComponentFile] = {}


def owner_file(game_id: str, edition: str) -> ComponentFile:
    """The file of an owner's edition that was loaded before."""
    return _owner_files[game_id, edition]


def unpickled_game(game_id: str, *owner: Any) -> Game[State]:
    """The game that `Game.__reduce__` has named, with what an owner's component set consists of."""
    return game(game_id, ComponentFile(*owner) if owner else None)


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
    others = []
    for other in game_ids():
        with suppress(BrokenRoom):
            others += [other] if takes_owner_files(other) else []
    return BoomtownError("components-fixed-cards", {"game": meta(game_id).title, "known": ", ".join(others)})
