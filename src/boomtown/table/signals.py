"""Signals between the servers of one PostgreSQL, by its LISTEN and NOTIFY. Alone, a server has nobody to tell.

A signal only says that it is worth looking; whatever it is about is in the database. So a lost one costs time only.
"""

import asyncio
import logging
from contextlib import suppress

import sqlalchemy as sql

from boomtown.table.database import Database

LOGGER = logging.getLogger("boomtown.table")

CHANNEL = "boomtown"
LEFT = "left"  # a server has given its tables back
ASKED = "asked"  # a search waits for a worker
ANSWERED = "answered"  # a search is done
RETRY_SECONDS = 1.0


class Signals:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._events: dict[str, asyncio.Event] = {}

    def tell(self, connection: sql.Connection, topic: str) -> None:
        """Notify all servers when the transaction is committed."""
        if self._database.is_shared:
            connection.execute(sql.select(sql.func.pg_notify(CHANNEL, topic)))

    async def wait(self, topic: str, seconds: float) -> None:
        """Return at the next signal of the topic, or after `seconds`."""
        event = self._events.setdefault(topic, asyncio.Event())
        with suppress(TimeoutError):
            await asyncio.wait_for(event.wait(), seconds)

    def _arrived(self, topic: str) -> None:
        # Whoever waits is woken; the next one waits for the next signal.
        self._events.pop(topic, asyncio.Event()).set()

    async def listen(self) -> None:
        """Receive signals for as long as the server runs."""
        if not self._database.is_shared:
            return
        import psycopg  # part of the extra `postgres`

        address = self._database.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    async for signal in connection.notifies():
                        self._arrived(signal.payload)
            except psycopg.Error as error:
                LOGGER.warning("no signals from the database: %s", str(error).strip())
                await asyncio.sleep(RETRY_SECONDS)
