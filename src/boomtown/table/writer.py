"""One thread that writes to the store. Changes that wait share one transaction; each returns only after its commit."""

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

import sqlalchemy as sql

# A commit waits for the disk, so up to this many changes share one.
BATCH_SIZE = 200

Result = TypeVar("Result")
Change = Callable[[sql.Connection], Result]
Job = tuple[Change[Any], "Future[Any]"]


class Writer:
    def __init__(self, engine: sql.Engine, check: Callable[[], None] = lambda: None) -> None:
        """`check` raises OSError when what is committed would be lost."""
        self.check = check
        self._engine = engine.execution_options(writes=True)
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="boomtown-writer", daemon=True)
        self._thread.start()

    async def write(self, change: Change[Result]) -> Result:
        """Returns what the change does once it is committed. If it raises, nothing of the change is stored."""
        future: Future[Result] = Future()
        self._jobs.put((change, future))
        return await asyncio.wrap_future(future)

    def waiting(self) -> int:
        """How many changes wait."""
        return self._jobs.qsize()

    def close(self) -> None:
        """Write the changes that wait, then stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            first = self._jobs.get()
            if first is None:
                return
            batch = [first]
            stopping = False
            while len(batch) < BATCH_SIZE and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    stopping = True
                    break
                batch.append(job)
            self._commit(batch)
            if stopping:
                return

    def _commit(self, batch: list[Job]) -> None:
        # A change is written even when nobody waits for its future any more.
        done: list[tuple[Future[Any], Any]] = []
        failed: list[tuple[Future[Any], Exception]] = []
        again: list[Job] = []
        try:
            self.check()
            with self._engine.begin() as connection:
                for change, future in batch:
                    if len(batch) == 1:  # the usual case needs no savepoint
                        done.append((future, change(connection)))
                        break
                    try:
                        with connection.begin_nested():
                            done.append((future, change(connection)))
                    except Exception as error:  # one bad change must not undo the others
                        if is_deadlock(error):
                            again.append((change, future))
                        else:
                            failed.append((future, error))
            self.check()
        except Exception as error:  # the disk is full or the database is away: none of them is stored
            failed = [(future, error) for _, future in batch]
            done, again = [], []
        for future, result in done:
            if future.set_running_or_notify_cancel():
                future.set_result(result)
        for future, problem in failed:
            if future.set_running_or_notify_cancel():
                future.set_exception(problem)
        for job in again:
            self._commit([job])


def is_deadlock(error: Exception) -> bool:
    """Whether two servers waited for each other's tables; PostgreSQL then ends one of the changes."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) == "40P01"
