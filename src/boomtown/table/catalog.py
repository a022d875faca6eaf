"""What the lobby shows: the games, which of them can be played, their vocabulary, rules and words."""

import logging
from functools import cache
from importlib.resources import files

import boomtown
from boomtown.kernel.actions import Verb
from boomtown.kernel.game import Game
from boomtown.kernel.registry import package
from boomtown.kernel.state import Json, State
from boomtown.table.refusals import Refusal
from boomtown.text import catalogue_sources, languages, require_language

LOGGER = logging.getLogger("boomtown.table")


@cache
def complete(game_id: str) -> bool:
    """Whether a game's room can be entered: its rules load and it has words in every language."""
    texts = files(package(game_id)).joinpath("text")
    if not all(texts.joinpath(f"{language}.ftl").is_file() for language in languages()):
        return False
    try:
        boomtown.game(game_id)
    except Exception:  # a room under construction may fail in any way
        LOGGER.exception("%s cannot be played", game_id)
        return False
    return True


def playable(game_id: str) -> Game[State]:
    """A game that can be played; raises UnknownGame or says that it is still being built."""
    title = boomtown.meta(game_id).title
    if not complete(game_id):
        raise Refusal(409, "table-game-coming", {"game": title})
    return boomtown.game(game_id)


def facts(game_id: str) -> Json:
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
        "playable": complete(game_id),
    }


def all_facts() -> list[Json]:
    return [facts(game_id) for game_id in boomtown.game_ids()]


def vocabulary(game_id: str) -> Json:
    """The facts and the verbs; a game that cannot be played yet has none."""
    found = facts(game_id)
    actions = boomtown.game(game_id).actions if complete(game_id) else None
    verbs = [verb_json(verb) for verb in actions.verbs] if actions else []
    return {**found, "actions": actions.size if actions else 0, "verbs": verbs}


def verb_json(verb: Verb) -> Json:
    arguments = [
        {"name": argument.name, "low": argument.low, "high": argument.high, "words": list(argument.words)}
        for argument in verb.arguments
    ]
    return {"name": verb.name, "base": verb.base, "size": verb.size, "arguments": arguments}


@cache
def words(language: str) -> str:
    """All catalogues of a language as one Fluent source."""
    return "\n".join(catalogue_sources(require_language(language)))
