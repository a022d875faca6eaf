"""The games of this server: which of them can be played, their vocabulary and their texts."""

import logging
from functools import cache
from importlib.resources import files

import boomtown
from boomtown.kernel.actions import Verb
from boomtown.kernel.game import Game
from boomtown.kernel.registry import package
from boomtown.kernel.state import State
from boomtown.table.refusals import Refusal
from boomtown.table.rest_models import GameDetail, GameInfo, VerbInfo
from boomtown.text import catalogue_sources, languages, require_language

LOGGER = logging.getLogger("boomtown.table")


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


def playable_game(game_id: str) -> Game[State]:
    """A game that can be played; raises UnknownGame, or a refusal for a game under construction."""
    title = boomtown.meta(game_id).title
    if not is_playable(game_id):
        raise Refusal(409, "table-game-coming", {"game": title})
    return boomtown.game(game_id)


def game_info(game_id: str) -> GameInfo:
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
    }


def all_games() -> list[GameInfo]:
    return [game_info(game_id) for game_id in boomtown.game_ids()]


def game_detail(game_id: str) -> GameDetail:
    """A game with its verbs; a game that cannot be played yet has none."""
    info = game_info(game_id)
    actions = boomtown.game(game_id).actions if is_playable(game_id) else None
    verbs = [verb_info(verb) for verb in actions.verbs] if actions else []
    return {**info, "actions": actions.size if actions else 0, "verbs": verbs}


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
    """All catalogues of a language as one Fluent source."""
    return "\n".join(catalogue_sources(require_language(language)))
