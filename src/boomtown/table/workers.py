"""Worker processes in which bots think, so that no bot ever blocks the server. Whoever waits for one waits fairly."""

import asyncio
import logging
import multiprocessing
import os
import signal
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import ParamSpec, TypeVar

from boomtown.table import bot_worker
from boomtown.table.bot_worker import OwnerEdition
from boomtown.table.host_bots import HostBots

LOGGER = logging.getLogger("boomtown.table")

P = ParamSpec("P")
R = TypeVar("R")

# Seconds after which a worker that has not answered is taken to hang, and another takes its place.
BUDGET_SECONDS = 30.0
# How often a task is given to a worker before it is given up.
ATTEMPTS = 3


class Worker:
    """One worker process, started when first needed and again after it died or hung."""

    def __init__(self, owner_editions: tuple[OwnerEdition, ...], host_bots: HostBots) -> None:
        self._prepared_with = (owner_editions, host_bots)
        self._executor: ProcessPoolExecutor | None = None
        self._process = 0

    async def run(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        for _ in range(ATTEMPTS):
            try:
                executor = self._executor or await self._start()
                return await answer(executor.submit(function, *args, **kwargs))
            except TimeoutError:
                LOGGER.warning("worker process %d hangs; starting another", self._process)
                self.close()
            except BrokenProcessPool:
                LOGGER.warning("worker process %d died; starting another", self._process)
                self.close()
        raise WorkersFail(f"{function.__name__} failed {ATTEMPTS} times")

    async def _start(self) -> ProcessPoolExecutor:
        # A forked copy of a server with threads may hang, so the workers are spawned.
        context = multiprocessing.get_context("spawn")
        executor = self._executor = ProcessPoolExecutor(1, context, bot_worker.prepare, self._prepared_with)
        started = executor.submit(os.getpid)
        (self._process,) = executor._processes  # known before it has started, in case it never does
        await answer(started)
        return executor

    def close(self) -> None:
        if self._executor is None:
            return
        executor, self._executor = self._executor, None
        executor.shutdown(wait=False, cancel_futures=True)
        if self._process:
            # It may be stopped or in an endless loop, so it is not asked.
            with suppress(ProcessLookupError):
                os.kill(self._process, signal.SIGKILL)
            self._process = 0


async def answer(future: Future[R]) -> R:
    return await asyncio.wait_for(asyncio.wrap_future(future), BUDGET_SECONDS)


class WorkersFail(Exception):
    """No worker could carry out a task."""


class WorkerPool:
    """Some workers, and a queue for each lane; the lanes take turns, so that a long queue delays only its own lane."""

    def __init__(self, count: int, owner_editions: tuple[OwnerEdition, ...], host_bots: HostBots) -> None:
        self.count = count
        self._workers = [Worker(owner_editions, host_bots) for _ in range(count)]
        self._free = list(self._workers)
        self._lanes: OrderedDict[str, deque[asyncio.Future[Worker]]] = OrderedDict()

    def waiting(self, lane: str | None = None) -> int:
        """How many wait for a worker, in one lane or in all."""
        if lane is not None:
            return len(self._lanes.get(lane, ()))
        return sum(len(queue) for queue in self._lanes.values())

    def busy(self) -> int:
        return self.count - len(self._free)

    async def run(self, lane: str, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        worker = await self._next_worker(lane)
        try:
            return await worker.run(function, *args, **kwargs)
        finally:
            self._free.append(worker)
            self._hand_out()

    async def _next_worker(self, lane: str) -> Worker:
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._lanes.setdefault(lane, deque()).append(turn)
        self._hand_out()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._free.append(turn.result())
                self._hand_out()
            raise

    def _hand_out(self) -> None:
        while self._free and self._lanes:
            lane, queue = self._lanes.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._lanes[lane] = queue  # behind all others
            if not turn.done():
                turn.set_result(self._free.pop())

    def close(self) -> None:
        for worker in self._workers:
            worker.close()
