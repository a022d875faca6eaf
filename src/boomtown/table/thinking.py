"""What runs in the worker processes: a position rebuilt by replay, and a bot that gets one seat of it."""

import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from typing import NamedTuple

import boomtown
from boomtown.bots import Seat, bot
from boomtown.bots.marshal import Marshal
from boomtown.kernel.rng import seeded
from boomtown.kernel.state import Options, State

# Positions kept between two decisions of the same table, so that only the new moves are replayed.
KEPT = 256
HINT_SECONDS = 1.0
HINT_CHOICES = 5


class Task(NamedTuple):
    """A position as the log has it, and the seat to think for."""

    table: str
    game: str
    seats: int
    options: Options
    seed: int
    moves: tuple[tuple[int, int], ...]
    seat: int


class Advice(NamedTuple):
    """A choice of marshal. The numbers are missing where it needed no search."""

    action: int
    visits: int
    value: float | None


_kept: OrderedDict[str, tuple[tuple[tuple[int, int], ...], State]] = OrderedDict()


def prepare() -> None:
    """Thinking comes after serving, and ends when the server does, even if that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(10)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def position(task: Task) -> State:
    played, state = _kept.pop(task.table, ((), None))
    if state is None or played != task.moves[: len(played)]:
        played = ()
        state = boomtown.game(task.game).new(task.seats, task.seed, task.options)
    for seat, action in task.moves[len(played) :]:
        state.apply(seat, action)
    _kept[task.table] = (task.moves, state)
    if len(_kept) > KEPT:
        _kept.popitem(last=False)
    return state


def choose(task: Task, level: str, bot_seed: int) -> int:
    """The action a bot plays."""
    return bot(level, bot_seed).choose(Seat(position(task), task.seat))


def advise(task: Task, bot_seed: int) -> list[Advice]:
    """Marshal's best choices, the one it would play first."""
    marshal = Marshal(seeded(bot_seed), HINT_SECONDS, None)
    action = marshal.choose(Seat(position(task), task.seat))
    choice = None if marshal.root is None or not marshal.root.choices else marshal.root.choices[task.seat]
    if choice is None:
        return [Advice(action, 0, None)]
    found = [
        Advice(choice.actions[index], choice.visits[index], round(choice.mean(index), 4))
        for index in range(len(choice.actions))
        if choice.visits[index]
    ]
    found.sort(key=lambda advice: (advice.action != action, -advice.visits))
    return found[:HINT_CHOICES]
