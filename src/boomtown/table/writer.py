"""One thread that writes to the store. Changes that wait share one transaction; each returns only after its commit."""

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future

import sqlalchemy as sql

# A commit waits for the disk, so up to this many changes share one.
BATCH_SIZE = 200

Change = Callable[[sql.Connection], None]
Job = tuple[Change, "Future[None]"]


class Writer:
    def __init__(self, engine: sql.Engine) -> None:
        self._engine = engine.execution_options(writes=True)
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="boomtown-writer", daemon=True)
        self._thread.start()

    async def write(self, change: Change) -> None:
        """Returns once the change is committed. If it raises, nothing of the change is stored."""
        future: Future[None] = Future()
        self._jobs.put((change, future))
        await asyncio.wrap_future(future)

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
        done: list[Future[None]] = []
        failed: list[tuple[Future[None], Exception]] = []
        try:
            with self._engine.begin() as connection:
                for change, future in batch:
                    if len(batch) == 1:  # the usual case needs no savepoint
                        change(connection)
                        done.append(future)
                        break
                    try:
                        with connection.begin_nested():
                            change(connection)
                        done.append(future)
                    except Exception as error:  # one bad change must not undo the others
                        failed.append((future, error))
        except Exception as error:  # the disk is full or the file is locked: none of them is stored
            failed = [(future, error) for _, future in batch]
            done = []
        for future in done:
            if future.set_running_or_notify_cancel():
                future.set_result(None)
        for future, problem in failed:
            if future.set_running_or_notify_cancel():
                future.set_exception(problem)
