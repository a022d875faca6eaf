"""Finished games, kept as they were shown: whatever becomes of the rules, they can be read and replayed."""

import asyncio
import json
import logging
import zlib
from contextlib import suppress
from typing import Literal

import sqlalchemy as sql

from boomtown.kernel.errors import BoomtownError
from boomtown.kernel.registry import game_ids, meta
from boomtown.table import maintenance, messages, store
from boomtown.table.schema import ARCHIVES, TABLES
from boomtown.table.store import StoredTable
from boomtown.table.table import Table
from boomtown.table.tables import Tables

LOGGER = logging.getLogger("boomtown.table")

# How many games are archived at a time, and the seconds in between.
COUNT = 20
SECONDS = 20.0
# A server that stops has so many seconds for games that have just ended: the next one may have other rules.
LAST_SECONDS = 5.0


async def archived(tables: Tables, table_id: str, kind: Literal["record", "replay"]) -> str | None:
    """The record or the replay of a finished game whose rules are no longer those of this server.

    Of one that ended before games were archived there is the record alone.
    """
    archive = await asyncio.to_thread(store.archive, tables.engine, table_id)
    if archive is not None and archive[0]:
        return archive[0] if kind == "record" else zlib.decompress(archive[1]).decode()
    stored = await asyncio.to_thread(store.load, tables.engine, table_id)
    if kind == "replay" or stored is None or not stored.settings.finished:
        return None
    return maintenance.stored_record(stored)


async def archive_finished(tables: Tables) -> None:
    """Keep finished games for as long as the server runs, again and again some that are not kept yet."""
    while True:
        await asyncio.sleep(SECONDS)
        try:
            await archive_some(tables)
        except Exception:
            LOGGER.exception("finished games cannot be kept")


async def archive_last(tables: Tables) -> None:
    try:
        await asyncio.wait_for(archive_some(tables), LAST_SECONDS)
    except Exception:
        LOGGER.warning("finished games may not have been kept; the next server keeps them if it has the same rules")


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
    row: dict[str, str | bytes] = {"table": stored.settings.id, "record": record, "replay": replay}
    names = [occupant.name for occupant in stored.settings.occupants]
    with suppress(sql.exc.IntegrityError):  # another server was faster
        await tables.writer.write(lambda database: add_archive(database, row, names))


def add_archive(connection: sql.Connection, row: dict[str, str | bytes], names: list[str | None]) -> None:
    """Keep a game, unless somebody's name was deleted meanwhile; then it is made again."""
    query = sql.select(TABLES.c.settings).where(TABLES.c.id == row["table"])
    column = connection.execute(query).scalar()
    if column is not None and [chair["name"] for chair in json.loads(column)["chairs"]] == names:
        connection.execute(ARCHIVES.insert(), [row])


def finished_texts(stored: StoredTable) -> tuple[str, bytes]:
    """The record and the compressed replay of a finished game."""
    table = Table(stored)
    return table.record().to_text(), zlib.compress(messages.replay_text(table).encode(), 9)
