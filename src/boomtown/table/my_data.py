"""What the server keeps of a person at a table, and how that is deleted. The game stays for the others, nameless."""

import asyncio
import json
import zlib
from dataclasses import replace

import sqlalchemy as sql

from boomtown.table import endings, store, turn_notices
from boomtown.table.open_table import OpenTable
from boomtown.table.refusals import Refusal
from boomtown.table.rest_models import MyData
from boomtown.table.schema import ARCHIVES, CHAT, KEYS, PLANS, SUBSCRIPTIONS
from boomtown.table.store import StoredRevision
from boomtown.table.table import Table, json_text
from boomtown.table.tables import Tables
from boomtown.table.tokens import hash_key


async def my_data(tables: Tables, open_table: OpenTable, seats: tuple[int, ...], key: str) -> MyData:
    table = await tables.table(open_table)
    check_person(table, seats, key)
    other_tables = await asyncio.to_thread(tables_of_key, tables.engine, table.id, key)
    return {
        "table": table.id,
        "game": table.game.id,
        "over": table.over,
        "host": table.is_host(key),
        "names": [name for seat in seats if (name := table.occupants[seat].name) is not None],
        "chat": [{"text": line.text, "at": line.at} for line in table.chat if line.seat in seats],
        "notices": turn_notices.addresses(table, seats),
        "tables": other_tables,
    }


def check_person(table: Table, seats: tuple[int, ...], key: str) -> None:
    """All spectators share one key, so nothing of theirs can be told apart."""
    if not seats and not table.is_host(key):
        raise Refusal(403, "table-only-players")


def tables_of_key(engine: sql.Engine, table: str, key: str) -> list[str]:
    """The other tables that the same key opens: rematches."""
    query = sql.select(KEYS.c.table).where(KEYS.c.hash == hash_key(key), KEYS.c.table != table)
    with engine.begin() as connection:
        return sorted(connection.execute(query).scalars())


async def forget(tables: Tables, open_table: OpenTable, seats: tuple[int, ...], key: str) -> None:
    """Delete names, chat, addresses for notices and the key. A game under way is given up first."""
    table = await tables.table(open_table)
    check_person(table, seats, key)
    for seat in seats:
        if not table.over and table.lesson is None and not table.occupants[seat].resigned:
            await endings.resign(tables, open_table, seat)
    await tables.complete(_forget(tables, open_table, seats, key))


async def _forget(tables: Tables, open_table: OpenTable, seats: tuple[int, ...], key: str) -> None:
    async with open_table.lock:
        table = await tables.load(open_table)
        nameless = [
            replace(occupant, name=None, member=None) if seat in seats else occupant
            for seat, occupant in enumerate(table.occupants)
        ]
        host = "" if table.is_host(key) else table.settings.host
        expected, column = (
            table.stored_revision,
            replace(table.settings, occupants=nameless, host=host).settings_column(),
        )
        await tables.commit(
            open_table, lambda database: forget_person(database, expected, seats, hash_key(key), column)
        )
        table.settings.occupants, table.settings.host = nameless, host
        for line in [line for line in table.chat if line.seat in seats and seats]:
            table.chat.remove(line)
        for seat in seats:
            table.plans.pop(seat, None)
        table.subscriptions = [row for row in table.subscriptions if row.seat not in seats]
        for subscriber in [subscriber for subscriber in open_table.subscribers if subscriber.key == key]:
            subscriber.leave()
        tables.counters.changes["forgotten"] += 1
        open_table.changed()


def forget_person(
    connection: sql.Connection, expected: StoredRevision, seats: tuple[int, ...], key_hash: str, settings_column: str
) -> None:
    store.write_settings(connection, expected, settings_column)
    of_person = sql.or_(KEYS.c.hash == key_hash, KEYS.c.seats.in_([json.dumps(list(seats))] if seats else []))
    connection.execute(KEYS.delete().where(KEYS.c.table == expected.table, of_person))
    for part in (CHAT, SUBSCRIPTIONS, PLANS):
        connection.execute(part.delete().where(part.c.table == expected.table, part.c.seat.in_(seats)))
    archive = connection.execute(sql.select(ARCHIVES.c.replay).where(ARCHIVES.c.table == expected.table)).scalar()
    if archive:
        row = ARCHIVES.update().where(ARCHIVES.c.table == expected.table)
        connection.execute(row.values(replay=without_names(archive, seats)))


def without_names(replay: bytes, seats: tuple[int, ...]) -> bytes:
    """A kept replay in which these seats have no names."""
    doc = json.loads(zlib.decompress(replay))
    for entry in doc["seats"]:
        if entry["seat"] in seats:
            entry["name"] = None
    return zlib.compress(json_text(doc).encode(), 9)
