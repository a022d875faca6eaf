"""The queue of searches that all servers of one PostgreSQL work on: idle servers think for the bots of busy ones."""

import asyncio
import json
import logging

import sqlalchemy as sql

from boomtown.table import tokens
from boomtown.table.bot_pool import Ranking, Search, carry_out
from boomtown.table.bot_worker import RankedAction
from boomtown.table.database import Database, clock
from boomtown.table.leases import Leases
from boomtown.table.schema import THOUGHTS
from boomtown.table.signals import ANSWERED, ASKED, Signals
from boomtown.table.workers import WorkerPool, WorkersFail
from boomtown.table.writer import Writer

LOGGER = logging.getLogger("boomtown.table")

# Seconds until the queue is looked at again even without a signal, which may be lost.
LOOK_SECONDS = 1.0
TROUBLE_SECONDS = 1.0


class SharedSearches:
    def __init__(self, database: Database, writer: Writer, signals: Signals, leases: Leases, pool: WorkerPool) -> None:
        self._database = database
        self._writer = writer
        self._signals = signals
        self._leases = leases
        self._pool = pool
        self._asked: dict[str, asyncio.Future[Ranking]] = {}

    # Asking.

    async def search(self, request: Search) -> Ranking:
        thought = tokens.new_table_id()
        values = {"id": thought, "table": request.lane, "task": request.to_json(), "asker": self._leases.server}

        def change(connection: sql.Connection) -> None:
            connection.execute(THOUGHTS.insert().values(**values, asked=clock(self._database.engine)))
            self._signals.tell(connection, ASKED)

        future: asyncio.Future[Ranking] = asyncio.get_running_loop().create_future()
        self._asked[thought] = future
        try:
            await self._writer.write(change)
            return await future
        finally:
            del self._asked[thought]

    async def collect(self) -> None:
        """Hand out the answers to what was asked here, for as long as the server runs."""
        answered = THOUGHTS.delete().where(THOUGHTS.c.asker == self._leases.server, THOUGHTS.c.answer.is_not(None))
        while True:
            await self._signals.wait(ANSWERED, LOOK_SECONDS)
            if not self._asked:
                continue
            try:
                rows = await self._writer.write(
                    lambda connection: connection.execute(answered.returning(THOUGHTS.c.id, THOUGHTS.c.answer)).all()
                )
            except Exception:
                LOGGER.exception("no answers of bots can be read")
                await asyncio.sleep(TROUBLE_SECONDS)
                continue
            for thought, answer in rows:
                self._hand_out(thought, answer)

    def _hand_out(self, thought: str, answer: str) -> None:
        future = self._asked.get(thought)
        if future is None or future.done():
            return  # nobody waits any more
        ranking = [RankedAction(*ranked) for ranked in json.loads(answer)]
        if ranking:
            future.set_result(ranking)
        else:
            future.set_exception(WorkersFail("no server could carry out the search"))

    # Thinking.

    async def work(self) -> None:
        """Carry out searches of all servers, one after the other; there is one of these for each searching worker."""
        while True:
            try:
                search = await self._writer.write(self._take)
                if search is None:
                    await self._signals.wait(ASKED, LOOK_SECONDS)
                else:
                    await self._think(*search)
            except asyncio.CancelledError:
                raise
            except Exception:
                LOGGER.exception("no searches can be taken from the queue")
                await asyncio.sleep(TROUBLE_SECONDS)

    def _take(self, connection: sql.Connection) -> tuple[str, str] | None:
        """The oldest search that waits, of a table that fewest searches are carried out for."""
        others = THOUGHTS.alias()
        same_lane = sql.select(sql.func.count()).where(
            others.c.table == THOUGHTS.c.table, others.c.worker.is_not(None), others.c.answer.is_(None)
        )
        is_free = sql.or_(THOUGHTS.c.worker.is_(None), THOUGHTS.c.worker.not_in(self._leases.living_servers()))
        first = (
            sql.select(THOUGHTS.c.id)
            .where(THOUGHTS.c.answer.is_(None), is_free)
            .order_by(same_lane.scalar_subquery(), THOUGHTS.c.asked)
            .limit(1)
            .with_for_update(skip_locked=True)
        )
        row = THOUGHTS.update().where(THOUGHTS.c.id == first.scalar_subquery()).values(worker=self._leases.server)
        taken = connection.execute(row.returning(THOUGHTS.c.id, THOUGHTS.c.task)).first()
        return None if taken is None else (taken.id, taken.task)

    async def _think(self, thought: str, task: str) -> None:
        try:
            ranking = await carry_out(self._pool, Search.from_json(task))
        except Exception:
            LOGGER.exception("a search failed")
            ranking = []

        def change(connection: sql.Connection) -> None:
            row = THOUGHTS.update().where(THOUGHTS.c.id == thought, THOUGHTS.c.worker == self._leases.server)
            connection.execute(row.values(answer=json.dumps(ranking)))
            self._signals.tell(connection, ANSWERED)

        await self._writer.write(change)
