"""Finished games, kept as they were shown: whatever becomes of the rules, they can be read and replayed."""

import asyncio
import logging
import zlib
from contextlib import suppress
from typing import Literal

import sqlalchemy as sql

from boomtown.kernel.errors import BoomtownError
from boomtown.kernel.registry import game_ids, meta
from boomtown.table import messages, store
from boomtown.table.schema import ARCHIVES
from boomtown.table.store import StoredTable
from boomtown.table.table import Table
from boomtown.table.tables import Tables

LOGGER = logging.getLogger("boomtown.table")

# How many games are archived at a time, and the seconds in between.
COUNT = 20
SECONDS = 20.0


async def archived(tables: Tables, table_id: str, kind: Literal["record", "replay"]) -> str | None:
    """The record or the replay of a finished game whose rules are no longer those of this server."""
    archive = await asyncio.to_thread(store.archive, tables.engine, table_id)
    if archive is None:
        return None
    record, replay = archive
    return record if kind == "record" or not record else zlib.decompress(replay).decode()


async def archive_finished(tables: Tables) -> None:
    """Keep finished games for as long as the server runs, again and again some that are not kept yet."""
    while True:
        await asyncio.sleep(SECONDS)
        try:
            await archive_some(tables)
        except Exception:
            LOGGER.exception("finished games cannot be kept")


async def archive_some(tables: Tables) -> None:
    versions = {game: meta(game).version for game in game_ids()}
    for table_id in await asyncio.to_thread(store.not_archived, tables.engine, versions, COUNT):
        stored = await asyncio.to_thread(store.load, tables.engine, table_id)
        if stored is not None:
            await archive(tables, stored)


async def archive(tables: Tables, stored: StoredTable) -> None:
    try:
        record, replay = await tables.heavy(finished_texts, stored)
    except BoomtownError as error:
        # A component file is missing, say. An empty entry keeps us from trying again and again.
        LOGGER.warning("table %s cannot be kept: %s", stored.settings.id, error.key)
        record, replay = "", b""
    row = {"table": stored.settings.id, "record": record, "replay": replay}
    with suppress(sql.exc.IntegrityError):  # another server was faster
        await tables.writer.write(lambda database: database.execute(ARCHIVES.insert(), [row]).rowcount)


def finished_texts(stored: StoredTable) -> tuple[str, bytes]:
    """The record and the compressed replay of a finished game."""
    table = Table(stored)
    return table.record().to_text(), zlib.compress(messages.replay_text(table).encode(), 9)
