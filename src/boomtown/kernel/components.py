"""The components a game is played with: the set that comes with it, or the file of somebody who owns the box."""

import hashlib
import os
from importlib.resources import files
from pathlib import Path

from boomtown.kernel.errors import BoomtownError

# Hex digits by which two component sets are told apart in records.
MARK = 16


def shipped_text(game_id: str) -> str:
    """The components file in the game's room."""
    return files(f"boomtown.games.{game_id}").joinpath("components.toml").read_text("utf-8")


def chosen_text(game_id: str) -> str:
    """The file that BOOMTOWN_<GAME>_COMPONENTS names, or else the one in the game's room."""
    own = os.environ.get(f"BOOMTOWN_{game_id.upper()}_COMPONENTS")
    if not own:
        return shipped_text(game_id)
    try:
        return Path(own).read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        raise BoomtownError("components-unreadable", {"file": own}) from None


def edition(game_id: str) -> str:
    """Marks an owner's set in records, so that a game is only ever replayed with its own cards; ours has no mark."""
    if not os.environ.get(f"BOOMTOWN_{game_id.upper()}_COMPONENTS"):
        return ""
    text = chosen_text(game_id)
    return "" if text == shipped_text(game_id) else hashlib.sha256(text.encode()).hexdigest()[:MARK]
