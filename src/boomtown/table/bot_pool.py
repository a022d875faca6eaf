"""The worker processes in which bots think, so that no bot ever blocks the server."""

import asyncio
import logging
import multiprocessing
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

from boomtown.table import bot_worker
from boomtown.table.bot_worker import BotTask, OwnerEdition, RankedAction

LOGGER = logging.getLogger("boomtown.table")

P = ParamSpec("P")
R = TypeVar("R")

# Levels that answer at once do not queue behind those that search.
QUICK = ("greenhorn", "deputy")
FALLBACK = "greenhorn"


class WorkerPool:
    """Worker processes, started when first needed and started again when one of them dies."""

    def __init__(self, workers: int, owner_editions: tuple[OwnerEdition, ...]) -> None:
        self._workers = workers
        self._owner_editions = owner_editions
        self._executor: ProcessPoolExecutor | None = None

    async def run(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        for _ in range(2):
            executor = self._started()
            try:
                return await asyncio.wrap_future(executor.submit(function, *args, **kwargs))
            except BrokenProcessPool:
                LOGGER.warning("a worker process died; starting others")
                if self._executor is executor:
                    self._executor = None
                executor.shutdown(wait=False, cancel_futures=True)
        return await asyncio.wrap_future(self._started().submit(function, *args, **kwargs))

    def close(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None

    def _started(self) -> ProcessPoolExecutor:
        if self._executor is None:
            # A forked copy of a server with threads may hang, so the workers are spawned.
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(self._workers, context, bot_worker.prepare, (self._owner_editions,))
        return self._executor


class BotPool:
    """All bots of the server: one pool for quick levels, one for searches."""

    def __init__(self, workers: int | None = None, owner_editions: tuple[OwnerEdition, ...] = ()) -> None:
        count = workers or os.cpu_count() or 1
        self._quick = WorkerPool(max(1, count // 2), owner_editions)
        self._searching = WorkerPool(max(1, count - 1), owner_editions)

    async def choose(self, task: BotTask, level: str) -> int:
        """A bot's action. If the bot fails, a simpler one plays for it: a game must not stop for our mistake."""
        pool = self._quick if level in QUICK else self._searching
        try:
            return await pool.run(bot_worker.choose, task, level, secrets.randbits(64))
        except Exception:
            LOGGER.exception("%s failed at table %s, ply %d", level, task.table, len(task.moves))
            return await self._quick.run(bot_worker.choose, task, FALLBACK, secrets.randbits(64))

    async def rank(self, task: BotTask) -> list[RankedAction]:
        """Marshal's best actions, for a hint."""
        return await self._searching.run(bot_worker.rank, task, secrets.randbits(64))

    def close(self) -> None:
        self._quick.close()
        self._searching.close()
