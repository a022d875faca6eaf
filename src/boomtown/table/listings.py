"""Tables that others may find: everybody in the lobby, or the members of a club on its page.

A listing has an invitation of its own, so that it ends when the listing does. Lists are made from the store alone, so
that any server can answer, and a request never loads tables.
"""

import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import sqlalchemy as sql

from boomtown.table import store, tokens
from boomtown.table.club_documents import ListedTable
from boomtown.table.messages import colour_of, seat_info
from boomtown.table.refusals import Refusal
from boomtown.table.schema import KEYS, LISTINGS, TABLES
from boomtown.table.store import ANY_SEAT, Occupant, StoredRevision, occupant_from_json
from boomtown.table.tables import Tables

# A list names this many tables, the newest ones, and none that nobody has joined for so many days.
MOST_LISTED = 100
LISTED_DAYS = 7


async def set_listing(tables: Tables, table_id: str, key: str, is_open: bool) -> None:
    """Let everybody find the table in the lobby, or not any more. Only the host may."""
    open_table, _ = await tables.authorize(table_id, key)
    invitation = tokens.new_key()
    async with open_table.lock:
        table = await tables.load(open_table)
        if not table.is_host(key):
            raise Refusal(403, "table-only-host")
        if is_open:
            table.check_not_over()
            if not has_room(table.occupants):
                raise Refusal(409, "table-no-free-seat")
        expected, column = table.stored_revision, replace(table.settings, listed=is_open).settings_column()
        is_kept = is_open or bool(table.settings.club)

        def change(database: sql.Connection) -> None:
            store.write_settings(database, expected, column)
            if is_kept:
                list_table(database, expected, invitation, is_open)
            else:
                end_listing(database, expected)

        await tables.commit(open_table, change)
        table.settings.listed = is_open
        open_table.changed()


def has_room(occupants: list[Occupant]) -> bool:
    return any(occupant.free for occupant in occupants)


def list_table(connection: sql.Connection, expected: StoredRevision, invitation: str, public: bool) -> None:
    """List a table; one that is listed already keeps its invitation. The table's row must be locked."""
    row = LISTINGS.update().where(LISTINGS.c.table == expected.table).values(public=public)
    if connection.execute(row).rowcount:
        return
    connection.execute(LISTINGS.insert().values(table=expected.table, key=invitation, public=public, at=store.now()))
    hashed = tokens.hash_key(invitation)
    connection.execute(KEYS.insert().values(table=expected.table, hash=hashed, seats=ANY_SEAT, invitation=True))


def end_listing(connection: sql.Connection, expected: StoredRevision) -> None:
    key = connection.execute(sql.select(LISTINGS.c.key).where(LISTINGS.c.table == expected.table)).scalar()
    if key is not None:
        connection.execute(KEYS.delete().where(KEYS.c.table == expected.table, KEYS.c.hash == tokens.hash_key(key)))
        connection.execute(LISTINGS.delete().where(LISTINGS.c.table == expected.table))


def open_tables(engine: sql.Engine) -> list[ListedTable]:
    """The tables that everybody may join."""
    limit = (datetime.now(UTC) - timedelta(days=LISTED_DAYS)).isoformat(timespec="milliseconds")
    listed = rows_of(engine, sql.and_(LISTINGS.c.public, LISTINGS.c.at > limit), is_listed=True)
    return [table for table in listed if table["key"] is not None]


def club_tables(engine: sql.Engine, club: str) -> list[ListedTable]:
    """The games of a club that are under way, those with a free seat with an invitation."""
    return rows_of(engine, TABLES.c.club == club, is_listed=False)


def rows_of(engine: sql.Engine, which: sql.ColumnElement[bool], is_listed: bool) -> list[ListedTable]:
    columns = (
        TABLES.c.id, TABLES.c.game, TABLES.c.options, TABLES.c.settings, TABLES.c.ply, TABLES.c.created, LISTINGS.c.key,
        LISTINGS.c.at,
    )  # fmt: skip
    joined = TABLES.join(LISTINGS, LISTINGS.c.table == TABLES.c.id, isouter=not is_listed)
    query = sql.select(*columns).select_from(joined).where(TABLES.c.finished.is_(None), which)
    with engine.begin() as connection:
        rows = connection.execute(query.order_by(TABLES.c.created.desc()).limit(MOST_LISTED)).mappings().all()
    return [listed_table(row) for row in rows]


def listed_table(row: sql.RowMapping) -> ListedTable:
    settings = json.loads(row["settings"])
    occupants = [occupant_from_json(doc) for doc in settings["chairs"]]
    return {
        "table": row["id"],
        "key": row["key"] if has_room(occupants) else None,
        "game": row["game"],
        "edition": settings.get("components", ""),
        "options": json.loads(row["options"]),
        "seats": [
            {**seat_info(seat, occupant), "free": occupant.free, "colour": colour_of(seat, occupant)}
            for seat, occupant in enumerate(occupants)
        ],
        "inviter": next((occupant.name for occupant in occupants if occupant.kind == "person"), None),
        "ply": row["ply"],
        "at": row["at"] or row["created"],
    }
