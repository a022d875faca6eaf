"""The bots: the same for all games, ours and those of others."""

from boomtown.bots.names import LEVELS, OURS, Bot, BotName, UnknownBot, bot, check_bot, close, read_name
from boomtown.bots.seat import Seat

__all__ = ["LEVELS", "OURS", "Bot", "BotName", "Seat", "UnknownBot", "bot", "check_bot", "close", "read_name"]
