"""Boomtown: town-building tabletop games with their complete rules."""

from importlib import import_module
from typing import TYPE_CHECKING

from boomtown.kernel.errors import BoomtownError
from boomtown.kernel.registry import game, game_ids, meta
from boomtown.version import VERSION

if TYPE_CHECKING:
    from boomtown.library.analysis import analyse
    from boomtown.library.front import load, play
    from boomtown.text import speak

__version__ = VERSION
__all__ = ["BoomtownError", "analyse", "game", "game_ids", "load", "meta", "play", "speak"]

# Loaded when first used, so that whoever wants the engine alone does not wait for bots and words.
_LATER = {
    "analyse": "boomtown.library.analysis",
    "load": "boomtown.library.front",
    "play": "boomtown.library.front",
    "speak": "boomtown.text",
}


def __dir__() -> list[str]:
    return sorted({*globals(), *_LATER})


def __getattr__(name: str) -> object:
    if name not in _LATER:
        raise AttributeError(f"module 'boomtown' has no attribute {name!r}")
    value: object = getattr(import_module(_LATER[name]), name)
    return value
