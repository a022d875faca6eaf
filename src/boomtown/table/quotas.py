"""How many tables are kept and for how long, where the operator has set a limit; by default there is none."""

import asyncio
import logging
from typing import NamedTuple

import sqlalchemy as sql

from boomtown.table.maintenance import TableInUse, delete, expired
from boomtown.table.refusals import Refusal
from boomtown.table.schema import TABLES

LOGGER = logging.getLogger("boomtown.table")

# Seconds between two looks at what has expired, and until the first one.
EXPIRY_SECONDS = 3600.0
FIRST_LOOK_SECONDS = 60.0


class Quotas(NamedTuple):
    """None stands for no limit."""

    tables: int | None = None  # in the store
    days: int | None = None  # after which a table at which nothing was played is deleted

    def check_room(self, engine: sql.Engine) -> None:
        """Raises when no further table fits."""
        if self.tables is None:
            return
        with engine.begin() as connection:
            count = connection.execute(sql.select(sql.func.count()).select_from(TABLES)).scalar_one()
        if count >= self.tables:
            raise Refusal(503, "table-quota", {"count": self.tables})


NO_LIMIT = Quotas()


def delete_expired(engine: sql.Engine, days: int) -> int:
    """Delete what has expired; returns how many tables. One that somebody opens meanwhile stays."""
    count = 0
    for table in expired(engine, days, finished_only=False):
        try:
            delete(engine, [table])
            count += 1
        except TableInUse:
            continue
    return count


async def expire(engine: sql.Engine, days: int) -> None:
    """Delete what has expired, again and again."""
    await asyncio.sleep(FIRST_LOOK_SECONDS)
    while True:
        try:
            count = await asyncio.to_thread(delete_expired, engine, days)
            if count:
                LOGGER.info("%d tables have expired", count)
        except Exception:
            LOGGER.exception("expired tables cannot be deleted")
        await asyncio.sleep(EXPIRY_SECONDS)
