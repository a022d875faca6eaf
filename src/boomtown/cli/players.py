"""Who sits where: persons and bots, from texts like "person:Anna,deputy"."""

import secrets
from dataclasses import dataclass

from boomtown.bots import OURS, Bot, BotName, UnknownBot, bot, check_bot, read_name
from boomtown.bots.names import PROGRAM, bot_places
from boomtown.kernel.errors import BadSetup
from boomtown.kernel.game import Game
from boomtown.kernel.state import Options, State
from boomtown.text import Catalogue

PERSON = "person"
USUAL_BOT = "deputy"
LONGEST_NAME = 40


@dataclass
class Player:
    """One seat at the table."""

    spec: str  # as the person wrote it
    name: str
    bot: Bot | None  # None for a person


@dataclass
class Budget:
    """How long the bots may think, and their seed."""

    seconds: float | None = None
    iterations: int | None = None
    seed: int | None = None  # None: different every time


def split_players(text: str) -> list[str]:
    """The players that a text names, separated by commas; each fits into one line of a file."""
    return [" ".join(part.split()) for part in text.split(",")] if text.strip() else []


def is_player(spec: str) -> bool:
    """Whether a text names a person or a bot that was installed here.

    A file may name no other bots: a stranger's record must not start programs.
    """
    if _is_person(spec):
        return True
    bot_name = read_name(spec)
    try:
        return bot_name.kind in bot_places() and bool(check_bot(bot_name.spec))
    except UnknownBot:
        return False


def _is_person(spec: str) -> bool:
    return spec.partition(":")[0].strip().lower() == PERSON


def bot_title(name: BotName, catalogue: Catalogue) -> str:
    """What a bot is called: ours in the person's language, others as they are named."""
    if name.kind in OURS:
        return catalogue.say(f"bot-{name.kind}")
    return name.rest.split()[-1].rpartition("/")[2] if name.kind == PROGRAM else name.kind.rpartition(":")[2]


def read_players(specs: list[str], catalogue: Catalogue, budget: Budget) -> list[Player]:
    """The players of the seats, in order."""
    players = []
    for seat, spec in enumerate(specs):
        if _is_person(spec):
            name = spec.partition(":")[2].strip()[:LONGEST_NAME]
            players.append(Player(spec, name or catalogue.name(seat), None))
            continue
        bot_name = read_name(spec)
        if ":" not in bot_name.kind and bot_name.kind not in (PROGRAM, *bot_places()):
            raise BadSetup("unknown-player", {"given": spec, "known": ", ".join([PERSON, *bot_places()])})
        check_bot(bot_name.spec)
        name = "" if bot_name.kind == PROGRAM else bot_name.rest[:LONGEST_NAME]
        # Every bot gets a seed of its own that tells nothing about the seed of the game.
        seed = secrets.randbits(32) if budget.seed is None else budget.seed + seat
        title = name or bot_title(bot_name, catalogue)
        if not name and [read_name(other).kind for other in specs].count(bot_name.kind) > 1:
            title = f"{title} {seat + 1}"
        players.append(Player(spec, title, bot(bot_name.spec, seed, budget.seconds, budget.iterations)))
    return players


def seats_and_players(
    game: Game[State], seats: int | None, players: str | None, first: str = PERSON, others: str = USUAL_BOT
) -> tuple[int, list[str]]:
    """The number of seats and their players; `first` and `others` where none are named."""
    named = split_players(players or "")
    count = game.check_seats(seats if seats is not None or not named else len(named))
    if named and len(named) != count:
        raise BadSetup("players-count", {"given": len(named), "count": count})
    return count, named or [first, *[others] * (count - 1)]


def seat_of(number: int | None, seats: int) -> int | None:
    """The seat that a person counts from 1, or None when none is named."""
    if number is None:
        return None
    if not 1 <= number <= seats:
        raise BadSetup("seat-number", {"given": number, "count": seats})
    return number - 1


def with_opponents(names: list[str], rivals: int, game_id: str, catalogue: Catalogue) -> list[str]:
    """The names of all who score: the players, then rivals without a seat."""
    opponents = range(1, rivals - len(names) + 1)
    return names + [catalogue.say(f"{game_id}-opponent", {"number": number}) for number in opponents]


def read_options(game: Game[State], texts: list[str]) -> Options:
    """Options from texts like "boom_per_mine=true"."""
    options: Options = {}
    for text in texts:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals:
            raise BadSetup("option-form", {"given": text})
        spelled = {str(choice).lower(): choice for choice in game.meta.options.get(name, ())}
        options[name] = spelled.get(value.lower(), value)
    return game.check_options(options)
