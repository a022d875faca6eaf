"""The worker processes in which bots think, so that no bot ever holds up the server."""

import asyncio
import logging
import multiprocessing
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

from boomtown.table import thinking
from boomtown.table.thinking import Advice, Task

LOGGER = logging.getLogger("boomtown.table")

P = ParamSpec("P")
R = TypeVar("R")

# The levels that answer at once do not queue behind those that search.
QUICK = ("greenhorn", "deputy")
FALLBACK = "greenhorn"


class Pool:
    """Worker processes, begun when first needed and begun anew when one of them dies."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
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
            # A forked copy of a server with threads may hang; a spawned one begins clean.
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(self._workers, context, thinking.prepare)
        return self._executor


class Thinkers:
    def __init__(self, workers: int | None = None) -> None:
        count = workers or os.cpu_count() or 1
        self._quick = Pool(max(1, count // 2))
        self._deep = Pool(max(1, count - 1))

    async def choose(self, task: Task, level: str) -> int:
        """A bot's action. If the bot fails, somebody simpler plays for it: a game must not stop for our mistake."""
        pool = self._quick if level in QUICK else self._deep
        try:
            return await pool.run(thinking.choose, task, level, secrets.randbits(64))
        except Exception:
            LOGGER.exception("%s failed at table %s, ply %d", level, task.table, len(task.moves))
            return await self._quick.run(thinking.choose, task, FALLBACK, secrets.randbits(64))

    async def advise(self, task: Task) -> list[Advice]:
        return await self._deep.run(thinking.advise, task, secrets.randbits(64))

    def close(self) -> None:
        self._quick.close()
        self._deep.close()
