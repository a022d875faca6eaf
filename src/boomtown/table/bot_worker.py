"""What runs in the worker processes: a position rebuilt by replay, and a bot that plays one seat of it."""

import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from typing import Any, NamedTuple

import boomtown
from boomtown.bots import Seat, bot
from boomtown.bots.marshal import Marshal
from boomtown.kernel.components import ComponentFile
from boomtown.kernel.rng import seeded
from boomtown.kernel.state import Options, State

# Positions kept between two decisions of the same table, so that only the new moves are replayed.
CACHED_POSITIONS = 256
HINT_SECONDS = 1.0
HINT_ACTIONS = 5


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


def prepare(owner_editions: tuple[OwnerEdition, ...]) -> None:
    """Start a worker: at low priority, and ending when the server ends, even if that was killed."""
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
    """The action a bot plays."""
    return bot(level, bot_seed).choose(Seat(position(task), task.seat))


def rank(task: BotTask, bot_seed: int) -> list[RankedAction]:
    """Marshal's best actions, the one it would play first."""
    marshal = Marshal(seeded(bot_seed), HINT_SECONDS, None)
    action = marshal.choose(Seat(position(task), task.seat))
    choice = None if marshal.root is None or not marshal.root.choices else marshal.root.choices[task.seat]
    if choice is None:
        return [RankedAction(action, 0, None)]
    ranking = [
        RankedAction(choice.actions[index], choice.visits[index], round(choice.mean(index), 4))
        for index in range(len(choice.actions))
        if choice.visits[index]
    ]
    ranking.sort(key=lambda ranked: (ranked.action != action, -ranked.visits))
    return ranking[:HINT_ACTIONS]
