"""What a game's folder brings: its meta, the description of its component file, and how the game is put together."""

from collections.abc import Callable
from typing import Any

from boomtown.kernel.components import ComponentFile
from boomtown.kernel.game import Game
from boomtown.kernel.meta import Meta
from boomtown.kernel.schema import Schema


class Room:
    """One per game, as ROOM in its room.py, where mypy compares all its functions with what `Game` asks for."""

    __slots__ = ("meta", "build", "schema")

    def __init__(self, meta: Meta, build: Callable[[ComponentFile], Game[Any]], schema: Schema | None = None) -> None:
        self.meta = meta
        self.build = build  # makes the game that is played with a component file
        self.schema = schema  # None where the cards are fixed, so that owners of a box have nothing to add
