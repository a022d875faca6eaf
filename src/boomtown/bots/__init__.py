"""The bots: the same for all games, ours and those of others."""

from boomtown.bots.names import (
    LEVELS,
    OURS,
    BadDecision,
    Bot,
    BotName,
    UnknownBot,
    bot,
    check_bot,
    close,
    decision,
    read_name,
)
from boomtown.bots.seat import Seat

__all__ = [
    "LEVELS",
    "OURS",
    "BadDecision",
    "Bot",
    "BotName",
    "Seat",
    "UnknownBot",
    "bot",
    "check_bot",
    "close",
    "decision",
    "read_name",
]
