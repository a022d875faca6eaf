"""Boomtown: town-building tabletop games with their complete rules."""

from boomtown.kernel.registry import game, game_ids, meta
from boomtown.version import VERSION

__version__ = VERSION
__all__ = ["game", "game_ids", "meta"]
