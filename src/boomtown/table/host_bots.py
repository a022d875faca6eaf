"""Bots that the host adds to the levels: by installing a package, or by configuration as other classes and programs.

Guests choose them by their name alone. What is behind a name, such as a command line, comes from the host and never
from a request.
"""

import logging

from boomtown.bots import LEVELS, OURS, UnknownBot, check_bot
from boomtown.bots.names import bot_places
from boomtown.kernel.errors import BoomtownError
from boomtown.table.user_text import NAME_LENGTH, plain_text

HostBots = dict[str, str]  # what a bot is called by guests, and its name for boomtown.bots.bot()


LOGGER = logging.getLogger("boomtown.table")


class BadHostBot(BoomtownError):
    """An entry of the configuration that names no bot."""


def installed_bots() -> HostBots:
    """The bots that installed packages register. One that cannot be loaded is logged and left out."""
    bots: HostBots = {}
    for name in bot_places():
        if name not in OURS and len(name) <= NAME_LENGTH:
            try:
                bots[name] = check_bot(name).spec
            except BoomtownError as error:
                LOGGER.error("%s is left out: %s", name, error)
    return bots


def read_host_bots(entries: list[str]) -> HostBots:
    """The bots of entries such as "Wyatt=cmd:node wyatt.js"; each is checked, so that no table finds out later."""
    bots: HostBots = {}
    for entry in entries:
        label, equals, bot = entry.partition("=")
        name = plain_text(label)
        if not equals or not 1 <= len(name) <= NAME_LENGTH or name.lower() in OURS or name in bots:
            raise BadHostBot("table-host-bot", {"given": entry, "length": NAME_LENGTH})
        bots[name] = check_bot(bot.strip()).spec
    return bots


def check_level(level: str, host_bots: HostBots) -> None:
    """Raise unless guests may choose this bot."""
    if level not in LEVELS and level not in host_bots:
        raise UnknownBot("table-unknown-bot", {"given": level, "known": ", ".join([*LEVELS, *host_bots])})
