"""Finds the games by scanning boomtown/games; there is no list to edit."""

import importlib.util
import pkgutil
from collections.abc import Callable
from functools import cache
from types import ModuleType

import boomtown.games
from boomtown.kernel.components import edition
from boomtown.kernel.errors import UnknownGame
from boomtown.kernel.game import Game, Meta, nobody
from boomtown.kernel.message import Fault
from boomtown.kernel.state import State


@cache
def game_ids() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    return tuple(sorted(found.name for found in pkgutil.iter_modules(boomtown.games.__path__) if found.ispkg))


@cache
def meta(game_id: str) -> Meta:
    """The facts of a game, without loading its rules."""
    if game_id not in game_ids():
        raise UnknownGame("unknown-game", {"given": game_id, "known": ", ".join(game_ids())})
    facts = _furniture(game_id, "meta")
    return Meta(
        id=game_id,
        title=facts.TITLE,
        designers=facts.DESIGNERS,
        year=facts.YEAR,
        seats=facts.SEATS,
        minutes=facts.MINUTES,
        version=facts.VERSION,
        rules_prefix=facts.RULES_PREFIX,
        options=facts.OPTIONS,
        provenance=facts.PROVENANCE,
    )


@cache
def game(game_id: str) -> Game[State]:
    """A game with everything in its room."""
    facts = meta(game_id)
    rules = _furniture(game_id, "rules")
    state = _furniture(game_id, "state")
    scoring = _furniture(game_id, "scoring")
    sight = _furniture(game_id, "view")
    heuristic = _furniture(game_id, "heuristic")
    return Game(
        meta=facts,
        actions=_furniture(game_id, "actions").ACTIONS,
        position=state.Position,
        setup=rules.setup,
        restore=state.restore,
        questions=rules.QUESTIONS,
        automatic=rules.AUTOMATIC,
        score=scoring.score,
        winners=scoring.winners,
        opponents=getattr(scoring, "opponents", nobody),
        view=sight.view,
        imagine=sight.imagine,
        certain=sight.certain,
        census=state.census,
        evaluate=heuristic.evaluate,
        order=heuristic.order,
        swing=heuristic.SWING,
        edition=edition(game_id) if component_check(game_id) else "",
    )


def component_check(game_id: str) -> Callable[[str], list[Fault]] | None:
    """What tells the faults of an owner's components file, for games that can be played with one."""
    if importlib.util.find_spec(f"boomtown.games.{meta(game_id).id}.components") is None:
        return None
    check: Callable[[str], list[Fault]] | None = getattr(_furniture(game_id, "components"), "check", None)
    return check


def _furniture(game_id: str, piece: str) -> ModuleType:
    return importlib.import_module(f"boomtown.games.{game_id}.{piece}")
