"""What runs in the worker processes: a position rebuilt by replay, and a bot that plays one seat of it."""

import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from typing import Any, NamedTuple

import boomtown
from boomtown.bots import LEVELS, OURS, Bot, Seat, UnknownBot, bot, decision
from boomtown.bots.external import ExternalBot
from boomtown.bots.marshal import Marshal
from boomtown.kernel.components import ComponentFile
from boomtown.kernel.rng import seeded
from boomtown.kernel.state import Options, State
from boomtown.table import lesson_answers
from boomtown.table.lesson_answers import LessonAnswer

# Positions kept between two decisions of the same table, so that only the new moves are replayed.
CACHED_POSITIONS = 256
HINT_SECONDS = 1.0
HINT_ACTIONS = 5
# A program must have answered before its worker is taken to hang.
PROGRAM_SECONDS = 20.0


class OwnerEdition(NamedTuple):
    """An owner's component file that was checked, as plain values that can be sent to another process."""

    game: str
    name: str
    edition: str
    document: dict[str, Any]


class BotTask(NamedTuple):
    """A position as its moves lead to it, and the seat to decide for."""

    table: str
    game: str
    edition: str
    seats: int
    options: Options
    seed: int
    moves: tuple[tuple[int, int], ...]
    seat: int


class RankedAction(NamedTuple):
    """An action that marshal considered. The numbers are missing where it did not have to search."""

    action: int
    visits: int
    value: float | None


_positions: OrderedDict[str, tuple[tuple[tuple[int, int], ...], State]] = OrderedDict()


# The owners' component files, by game and mark.
_component_files: dict[tuple[str, str], ComponentFile] = {}


# The bots that the host has added, by what guests call them; those that were asked before go on.
_host_bots: dict[str, str] = {}
_host_players: dict[str, Bot] = {}


def prepare(owner_editions: tuple[OwnerEdition, ...], host_bots: dict[str, str]) -> None:
    """Start a worker: at low priority, and ending when the server ends, even if that was killed."""
    _host_bots.update(host_bots)
    for owner in owner_editions:
        _component_files[owner.game, owner.edition] = ComponentFile(owner.name, owner.edition, owner.document)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(10)
    threading.Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def position(task: BotTask) -> State:
    played, state = _positions.pop(task.table, ((), None))
    if state is None or played != task.moves[: len(played)]:
        played = ()
        game = boomtown.game(task.game, _component_files.get((task.game, task.edition)))
        state = game.new(task.seats, task.seed, task.options)
    for seat, action in task.moves[len(played) :]:
        state.apply(seat, action)
    _positions[task.table] = (task.moves, state)
    if len(_positions) > CACHED_POSITIONS:
        _positions.popitem(last=False)
    return state


def choose(task: BotTask, level: str, bot_seed: int) -> int:
    """The action a bot plays. Only our own and the host's bots are ever started, whatever a stored table says."""
    seat = Seat(position(task), task.seat)
    if level in _host_bots:
        if level not in _host_players:
            player = _host_players[level] = bot(_host_bots[level], bot_seed)
            if isinstance(player, ExternalBot):
                player.limit = min(player.limit, PROGRAM_SECONDS)
        return decision(_host_players[level], seat)
    if level not in OURS:
        raise UnknownBot("table-unknown-bot", {"given": level, "known": ", ".join([*LEVELS, *_host_bots])})
    return bot(level, bot_seed).choose(seat)


def judge(task: BotTask, moves: tuple[tuple[int, int], ...]) -> LessonAnswer:
    """What a learner's moves from a position on are worth, as far as the learner could know."""
    return lesson_answers.judge(position(task), task.seat, moves)


def rank(task: BotTask, bot_seed: int) -> list[RankedAction]:
    """Marshal's best actions, the one it would play first."""
    marshal = Marshal(seeded(bot_seed), HINT_SECONDS, None)
    action = marshal.choose(Seat(position(task), task.seat))
    ranking = [RankedAction(tried, visits, round(mean, 4)) for tried, visits, mean in marshal.ranking(task.seat)]
    return ranking[:HINT_ACTIONS] or [RankedAction(action, 0, None)]
