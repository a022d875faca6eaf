"""The games of this server: which of them can be played, their vocabulary and their texts."""

import logging
from functools import cache, lru_cache
from importlib.resources import files

import boomtown
from boomtown.kernel.actions import Verb
from boomtown.kernel.lesson import lesson_of
from boomtown.kernel.registry import game_of_edition, package
from boomtown.table.boards import board_folder
from boomtown.table.refusals import Refusal
from boomtown.table.rest_models import EditionInfo, GameDetail, GameInfo, VerbInfo
from boomtown.table.table import json_text
from boomtown.text import catalogue_sources, languages, require_language

LOGGER = logging.getLogger("boomtown.table")

# How many answers are kept as text, each for an edition and a language.
CACHED_FACES = 64
# The catalogue of what only the command line says.
COMMAND_LINE = "cli.ftl"


@cache
def is_playable(game_id: str) -> bool:
    """Whether a game is complete: its rules load and it has texts in every language."""
    texts = files(package(game_id)).joinpath("text")
    if not all(texts.joinpath(f"{language}.ftl").is_file() for language in languages()):
        return False
    try:
        boomtown.game(game_id)
    except Exception:  # a game under construction may fail in any way
        LOGGER.exception("%s cannot be played", game_id)
        return False
    return True


def check_playable(game_id: str) -> None:
    """Raises UnknownGame, or a refusal for a game under construction."""
    title = boomtown.meta(game_id).title
    if not is_playable(game_id):
        raise Refusal(409, "table-game-coming", {"game": title})


@cache
def lesson_minutes(game_id: str) -> int | None:
    """How long the lesson of a game takes; a broken one is left out and harms nothing else."""
    try:
        lesson = lesson_of(game_id)
    except Exception:
        LOGGER.exception("%s: its lesson cannot be used", game_id)
        return None
    return None if lesson is None else lesson.minutes


def game_info(game_id: str, editions: list[EditionInfo]) -> GameInfo:
    meta = boomtown.meta(game_id)
    return {
        "id": meta.id,
        "title": meta.title,
        "designers": list(meta.designers),
        "year": meta.year,
        "seats": list(meta.seats),
        "minutes": meta.minutes,
        "version": meta.version,
        "rules_prefix": meta.rules_prefix,
        "options": {name: list(values) for name, values in meta.options.items()},
        "provenance": meta.provenance,
        "playable": is_playable(game_id),
        "editions": editions,
        "lesson": lesson_minutes(game_id),
        "board": board_folder(game_id) is not None,
    }


def game_detail(info: GameInfo, edition: str) -> GameDetail:
    """A game with the verbs of one of its editions; a game that cannot be played yet has none."""
    if not info["playable"]:
        return {**info, "edition": edition, "aids": [], "actions": 0, "verbs": []}
    game = game_of_edition(info["id"], edition)
    verbs = [verb_info(verb) for verb in game.actions.verbs]
    return {**info, "edition": edition, "aids": list(game.aids), "actions": game.actions.size, "verbs": verbs}


@lru_cache(maxsize=CACHED_FACES)
def faces_json(game_id: str, edition: str, language: str) -> str:
    """What every card, tile and office of a game says, as JSON."""
    return json_text(game_of_edition(game_id, edition).faces(language))


def verb_info(verb: Verb) -> VerbInfo:
    return {
        "name": verb.name,
        "base": verb.base,
        "size": verb.size,
        "arguments": [
            {"name": argument.name, "low": argument.low, "high": argument.high, "words": list(argument.words)}
            for argument in verb.arguments
        ],
    }


@cache
def fluent_source(language: str) -> str:
    """What the server and its pages say in a language, as one Fluent source; every browser waits for it."""
    return "\n".join(catalogue_sources(require_language(language), without=COMMAND_LINE))
