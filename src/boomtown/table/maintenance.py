"""Looking after stored tables: listing, exporting, deleting, checking and backing up, while a server may be running."""

import base64
import json
import os
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

import sqlalchemy as sql

from boomtown.kernel.errors import BadRecord, BoomtownError
from boomtown.kernel.message import Params
from boomtown.kernel.record import Record
from boomtown.kernel.rng import commitment
from boomtown.table import migrate, store
from boomtown.table.database import FILE, Database, clock, hold, open_engine, open_postgres, sqlite_copy, unusable
from boomtown.table.leases import LEASE_SECONDS
from boomtown.table.refusals import CannotServe
from boomtown.table.schema import (
    ARCHIVES,
    CHAT,
    KEYS,
    LINKS,
    LISTINGS,
    MOVES,
    PLANS,
    SERVERS,
    SUBSCRIPTIONS,
    TABLES,
)
from boomtown.table.store import StoredTable
from boomtown.table.table import OldRules, Table

FORMAT = "boomtown table 1"  # of an exported table
PARTS = (KEYS, MOVES, CHAT)  # what belongs to a table and cannot be worked out


class NoSuchTable(BoomtownError):
    """The store has no table of that id."""


class TableInUse(BoomtownError):
    """A server plays the table now."""


@dataclass
class TableFacts:
    """One line of the list."""

    id: str
    game: str
    version: int
    seats: int
    finished: str | None
    moves: int
    last: str  # when something was played last
    owner: str | None


def open_store(folder: Path, url: str = "") -> sql.Engine:
    """The store of a server that may be running. Its schema must be the one that this version knows."""
    if not url and not (folder / FILE).is_file():
        raise CannotServe("table-no-store", {"folder": str(folder)})
    engine = open_postgres(url) if url else open_engine(folder, read_only=True)
    try:
        with engine.begin() as connection:
            if not migrate.is_current(connection):
                raise CannotServe("table-old-schema")
    except sql.exc.DBAPIError as error:
        raise unusable(error, folder, url) from error
    if not url:
        forget_dead_server(engine, folder)
    return engine


def forget_dead_server(engine: sql.Engine, folder: Path) -> None:
    """A server that was killed has not given its tables back; if nobody holds the folder, none runs any more."""
    try:
        lock = hold(folder)
    except CannotServe:
        return
    with engine.execution_options(writes=True).begin() as connection:
        connection.execute(SERVERS.delete())
    os.close(lock)


def facts(engine: sql.Engine) -> list[TableFacts]:
    """All tables, those played last at the end."""
    last = sql.select(MOVES.c.table, sql.func.max(MOVES.c.at).label("at")).group_by(MOVES.c.table).subquery()
    query = sql.select(TABLES, last.c.at).join(last, last.c.table == TABLES.c.id, isouter=True)
    with engine.begin() as connection:
        rows = connection.execute(query).all()
    tables = [
        TableFacts(row.id, row.game, row.version, row.seats, row.finished, row.ply, row.at or row.created, row.owner)
        for row in rows
    ]
    return sorted(tables, key=lambda table: table.last)


def stored(engine: sql.Engine, table: str) -> StoredTable:
    loaded = store.load(engine, table)
    if loaded is None:
        raise NoSuchTable("tables-unknown", {"table": table})
    return loaded


# Exporting and importing.


def export(engine: sql.Engine, table: str) -> str:
    """Everything that is stored of a table, with its seed, as JSON; the rules need not be known here."""
    stored(engine, table)
    doc: dict[str, object] = {"format": FORMAT}
    with engine.begin() as connection:
        for part, column in ((TABLES, TABLES.c.id), *((part, part.c.table) for part in PARTS)):
            rows = connection.execute(sql.select(part).where(column == table)).mappings()
            doc[part.name] = [dict(row) for row in rows]
    archive = store.archive(engine, table)
    if archive is not None:
        doc["archive"] = {"record": archive[0], "replay": base64.b64encode(archive[1]).decode()}
    return json.dumps(doc, indent=1, ensure_ascii=False) + "\n"


def import_table(engine: sql.Engine, text: str) -> str:
    """Store an exported table again, under its old id and with its old keys; the id."""
    try:
        doc = json.loads(text)
        (row,) = doc["tables"]
        table = str(row["id"])
        rows = [(part, [{**entry, "table": table} for entry in doc[part.name]]) for part in PARTS]
        if "archive" in doc:
            kept = {"record": str(doc["archive"]["record"]), "replay": base64.b64decode(doc["archive"]["replay"])}
            rows.append((ARCHIVES, [{"table": table, **kept}]))
        if doc["format"] != FORMAT:
            raise ValueError
    except (ValueError, KeyError, TypeError) as error:
        raise BoomtownError("tables-no-export") from error
    row |= {"owner": None, "epoch": 0}
    try:
        with engine.execution_options(writes=True).begin() as connection:
            if connection.execute(sql.select(TABLES.c.id).where(TABLES.c.id == table)).first():
                raise BoomtownError("tables-exists", {"table": table})
            connection.execute(TABLES.insert(), [row])
            for part, values in rows:
                if values:
                    connection.execute(part.insert(), values)
            if fault_of(connection, table) is not None:
                raise BoomtownError("tables-no-export")
    except (sql.exc.StatementError, sql.exc.CompileError) as error:
        raise BoomtownError("tables-no-export") from error
    return table


def record_text(engine: sql.Engine, table: str) -> str:
    """The record of a game, with its seed if it is over; while it goes on, without."""
    archive = store.archive(engine, table)
    if archive is not None and archive[0]:
        return archive[0]
    return stored_record(stored(engine, table))


def stored_record(loaded: StoredTable) -> str:
    """The record of a game as its rows have it, whatever the rules are now."""
    settings, moves = loaded.settings, loaded.moves
    if not settings.finished:
        # Answers that others may not know yet are at the end.
        moves = moves[: max(0, len(moves) - hidden_moves(loaded))]
    seed = settings.seed if settings.finished else None
    record = Record(
        settings.game, settings.version, len(settings.occupants), settings.options, commitment(settings.seed),
        settings.edition, seed, moves, settings.practice, settings.entropy,
    )  # fmt: skip
    return record.to_text()


def hidden_moves(loaded: StoredTable) -> int:
    """How many of the last moves may be answers that nobody else knows yet."""
    try:
        return Table(loaded).match.hidden_moves()
    except BadRecord:
        return len(loaded.settings.occupants) - 1  # nobody can tell without the rules; there are never more


# Deleting.


def delete(engine: sql.Engine, tables: list[str]) -> None:
    """Delete tables that no server plays, with everything that belongs to them."""
    with engine.execution_options(writes=True).begin() as connection:
        for table in tables:
            living = sql.select(SERVERS.c.id).where(SERVERS.c.id == TABLES.c.owner).exists()
            gone = TABLES.update().where(TABLES.c.id == table, ~living).values(owner=None, epoch=TABLES.c.epoch + 1)
            if connection.execute(gone).rowcount != 1:
                if connection.execute(sql.select(TABLES.c.id).where(TABLES.c.id == table)).first():
                    raise TableInUse("tables-in-use", {"table": table})
                raise NoSuchTable("tables-unknown", {"table": table})
            for part in (*PARTS, ARCHIVES, LISTINGS, PLANS, SUBSCRIPTIONS):
                connection.execute(part.delete().where(part.c.table == table))
            connection.execute(LINKS.delete().where(sql.or_(LINKS.c.table == table, LINKS.c.rematch == table)))
            connection.execute(TABLES.delete().where(TABLES.c.id == table))


def expired(engine: sql.Engine, days: int, finished_only: bool) -> list[str]:
    """The tables at which nothing was played for `days`, and that no server plays."""
    limit = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="milliseconds")
    with engine.begin() as connection:
        servers = set(connection.execute(sql.select(SERVERS.c.id)).scalars())
    return [
        table.id
        for table in facts(engine)
        if table.last < limit and table.owner not in servers and (table.finished or not finished_only)
    ]


# Checking and backing up.


@dataclass
class Fault:
    """What is wrong with a table, as a message."""

    table: str
    key: str
    params: Params


def check(engine: sql.Engine) -> tuple[int, list[Fault]]:
    """Look at every table: its rows fit together, and its moves are a game by the rules. The number of tables too."""
    faults: list[Fault] = []
    tables = facts(engine)
    for table in tables:
        with engine.begin() as connection:
            fault = fault_of(connection, table.id)
        if fault is None:
            try:
                Table(stored(engine, table.id))
            except OldRules:
                pass  # it is kept as it is
            except BoomtownError as error:
                fault = Fault(table.id, error.key, error.params)
            except (ValueError, LookupError, TypeError):  # something is missing there, or of another kind
                fault = Fault(table.id, "tables-bad-settings", {"table": table.id})
        if fault is not None:
            faults.append(fault)
    return len(tables), faults


def fault_of(connection: sql.Connection, table: str) -> Fault | None:
    """Whether the rows of a table fit together."""
    row = connection.execute(sql.select(TABLES.c.ply, TABLES.c.settings).where(TABLES.c.id == table)).one()
    moves = sql.select(MOVES.c.ply).where(MOVES.c.table == table).order_by(MOVES.c.ply)
    plies = list(connection.execute(moves).scalars())
    if plies != list(range(row.ply)):
        return Fault(table, "tables-bad-moves", {"table": table, "moves": len(plies), "ply": row.ply})
    try:
        chairs = json.loads(row.settings)["chairs"]
    except (ValueError, KeyError, TypeError):
        return Fault(table, "tables-bad-settings", {"table": table})
    return None if chairs else Fault(table, "tables-bad-settings", {"table": table})


def backup(folder: Path, target: Path) -> None:
    """Copy the file of a data folder, as it is at one moment, into a file that only its owner may read."""
    if target.exists():
        raise CannotServe("tables-backup-exists", {"file": str(target)})
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        sqlite_copy(folder, target)
    except OSError as error:
        raise CannotServe("table-data-file", {"where": str(target), "detail": error.strerror or ""}) from error


def downgrade(folder: Path, url: str, step: str) -> None:
    """Back to an earlier step of the schema, for an older version of the server. No server may use the data."""
    open_store(folder, url).dispose()
    if step not in migrate.steps():
        raise BoomtownError("tables-no-step", {"given": step, "known": ", ".join(sorted(migrate.steps()))})
    database = Database(folder, url)
    try:
        with database.engine.begin() as connection:
            beat = SERVERS.c.beat > clock(database.engine) - LEASE_SECONDS
            if database.is_shared and connection.execute(sql.select(SERVERS.c.id).where(beat)).first():
                raise BoomtownError("tables-servers-run")
        migrate.downgrade(database.engine, step)
    finally:
        database.close()


def disk_use(engine: sql.Engine, folder: Path) -> int:
    """Bytes on the disk."""
    if engine.dialect.name == "postgresql":
        with engine.begin() as connection:
            return int(connection.execute(sql.text("SELECT pg_database_size(current_database())")).scalar() or 0)
    return sum(file.stat().st_size for file in folder.glob(f"{FILE}*"))
