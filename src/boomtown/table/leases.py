"""Which server plays which table. A table has one owner at a time; the epoch counts its owners.

A server renews its row in `servers` all the time. When it has not done so for LEASE_SECONDS, others may take its tables
over; whatever it still writes then fails, because every write names the epoch. A server that leaves gives its tables
back at once.
"""

import asyncio
import hmac
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import sqlalchemy as sql

from boomtown.table import tokens
from boomtown.table.database import Database, cause, clock
from boomtown.table.schema import SERVERS, TABLES, THOUGHTS
from boomtown.table.signals import LEFT, Signals
from boomtown.table.writer import Writer

LOGGER = logging.getLogger("boomtown.table")

SECRET = b"x-boomtown-secret"  # the header that proves to a server that another one asks
LEASE_SECONDS = 6.0
BEAT_SECONDS = 1.5
# Seconds in which the database must store something, and until somebody who asks again makes us try again.
STORE_SECONDS = 5.0
TRY_SECONDS = 1.0


class Owner(NamedTuple):
    """Another server, and what to show it when somebody is passed on to it."""

    address: str
    secret: str


class Leases:
    def __init__(
        self, database: Database, writer: Writer, signals: Signals, address: str = "", lease: float = LEASE_SECONDS
    ) -> None:
        self.server = tokens.new_table_id()
        self.secret = tokens.new_key()
        self._address = address
        self._database = database
        self._writer = writer
        self.signals = signals
        self._seconds = lease
        self.is_shared = database.is_shared
        self._beat_seconds = min(BEAT_SECONDS, lease / 4)
        self._epochs: dict[str, int] = {}  # of the tables that are ours
        self._claiming: dict[str, asyncio.Task[Owner | None]] = {}
        self._last_beat = time.monotonic()
        # A thread of its own: many tables that are read at once, when another server has died, must not delay it.
        self._beating = ThreadPoolExecutor(1, "boomtown-beat")
        self._trying: asyncio.Task[bool] | None = None
        self._tried = 0.0
        # Called when we may have lost all our tables.
        self.on_loss: Callable[[], Awaitable[None]] | None = None

    def is_server(self, headers: Iterable[tuple[bytes, bytes]]) -> bool:
        """Whether another server sends these headers, which has looked at the request already."""
        return hmac.compare_digest(dict(headers).get(SECRET, b""), self.secret.encode())

    # Tables.

    def epoch(self, table: str) -> int | None:
        """The epoch of a table that is ours, as far as we know."""
        return self._epochs.get(table)

    def note(self, table: str) -> None:
        """A table that was stored just now as ours."""
        self._epochs[table] = 1

    def forget(self, table: str) -> None:
        """Somebody else has written to the table."""
        self._epochs.pop(table, None)

    async def claim(self, table: str) -> Owner | None:
        """Make a table ours unless it has another living owner, who is returned. An unknown table has none."""
        if table in self._epochs:
            return None
        # Two who open the same table at once must not claim it twice: each claim makes the one before it stale.
        claiming = self._claiming.get(table)
        if claiming is None:
            claiming = self._claiming[table] = asyncio.create_task(self._claim_once(table))
            claiming.add_done_callback(lambda _: self._claiming.pop(table, None))
        return await asyncio.shield(claiming)

    async def _claim_once(self, table: str) -> Owner | None:
        epoch, owner = await self._writer.write(lambda connection: self._claim(connection, table))
        if epoch is not None:
            self._epochs[table] = epoch
        return owner

    def _claim(self, connection: sql.Connection, table: str) -> tuple[int | None, Owner | None]:
        free = sql.or_(
            TABLES.c.owner.is_(None), TABLES.c.owner == self.server, TABLES.c.owner.not_in(self.living_servers())
        )
        row = TABLES.update().where(TABLES.c.id == table, free)
        taken = row.values(owner=self.server, epoch=TABLES.c.epoch + 1).returning(TABLES.c.epoch)
        epoch = connection.execute(taken).scalar()
        if epoch is not None:
            return epoch, None
        living = sql.select(SERVERS.c.address, SERVERS.c.secret).join(TABLES, TABLES.c.owner == SERVERS.c.id)
        owner = connection.execute(living.where(TABLES.c.id == table)).first()
        return None, None if owner is None else Owner(*owner)

    async def release(self, tables: list[str]) -> None:
        """Give tables back that nobody uses any more."""
        ours = [table for table in tables if self._epochs.pop(table, None) is not None]
        if ours:
            rows = TABLES.update().where(TABLES.c.id.in_(ours), TABLES.c.owner == self.server)
            await self._writer.write(lambda connection: connection.execute(rows.values(owner=None)).rowcount)

    def held(self) -> list[str]:
        return list(self._epochs)

    def living_servers(self) -> sql.Select[tuple[str]]:
        return sql.select(SERVERS.c.id).where(SERVERS.c.beat > clock(self._database.engine) - self._seconds)

    # Our own row.

    async def enter(self) -> None:
        def change(connection: sql.Connection) -> None:
            if not self.is_shared:
                connection.execute(SERVERS.delete())  # we hold the folder, so all others have ended
            # We have bound the address, so whoever was there has ended.
            connection.execute(SERVERS.delete().where(SERVERS.c.address == self._address))
            beat = clock(self._database.engine)
            row = {"id": self.server, "address": self._address, "secret": self.secret}
            connection.execute(SERVERS.insert().values(**row, beat=beat))

        await self._writer.write(change)
        self._last_beat = time.monotonic()

    async def keep(self) -> None:
        """Renew our row for as long as the server runs."""
        while self.is_shared:
            await asyncio.sleep(self._beat_seconds)
            try:
                await self._renew()
            except sql.exc.SQLAlchemyError as error:
                LOGGER.warning("the database does not answer: %s", cause(error))

    async def _renew(self) -> None:
        renewed = await asyncio.get_running_loop().run_in_executor(self._beating, self._beat)
        late = time.monotonic() - self._last_beat > self._seconds
        self._last_beat = time.monotonic()
        if late or not renewed:
            if late:
                # Paused or cut off for so long that others may have gone on with our tables.
                LOGGER.warning("this server was away for too long; its tables are read again")
            else:
                clash = "another server says that it is reached at %s, too; give each a --reached-at of its own"
                LOGGER.error(clash, self._address)
            self._epochs.clear()
            if not renewed:
                await self.enter()
            if self.on_loss is not None:
                await self.on_loss()

    async def can_store(self) -> bool:
        """Whether anything can be stored now. Everybody may ask, so it is tried only now and then."""
        if self._trying is None or (self._trying.done() and time.monotonic() - self._tried > TRY_SECONDS):
            self._tried = time.monotonic()
            self._trying = asyncio.create_task(self._try_to_store())
        return await asyncio.shield(self._trying)

    async def _try_to_store(self) -> bool:
        row = SERVERS.update().where(SERVERS.c.id == self.server).values(beat=SERVERS.c.beat)
        try:
            async with asyncio.timeout(STORE_SECONDS):
                await self._writer.write(lambda connection: connection.execute(row).rowcount)
        except (sql.exc.SQLAlchemyError, OSError):
            return False
        return True

    def _beat(self) -> bool:
        """Renew our row; whether it was still there. Long gone servers and what they asked are removed."""
        with self._database.engine.begin() as connection:
            seconds = clock(self._database.engine)
            renewed = connection.execute(SERVERS.update().where(SERVERS.c.id == self.server).values(beat=seconds))
            connection.execute(SERVERS.delete().where(SERVERS.c.beat < seconds - 10 * self._seconds))
            connection.execute(THOUGHTS.delete().where(THOUGHTS.c.asker.not_in(self.living_servers())))
        return renewed.rowcount == 1

    async def leave(self) -> None:
        """Give everything back."""

        def change(connection: sql.Connection) -> None:
            connection.execute(TABLES.update().where(TABLES.c.owner == self.server).values(owner=None))
            connection.execute(SERVERS.delete().where(SERVERS.c.id == self.server))
            self.signals.tell(connection, LEFT)

        self._epochs.clear()
        self._beating.shutdown(wait=False, cancel_futures=True)
        await self._writer.write(change)
