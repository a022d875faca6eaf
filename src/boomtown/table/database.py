"""The database of a server: the file in its data folder, which one process holds, or a PostgreSQL that many share."""

import fcntl
import os
import sqlite3
import time
from pathlib import Path

import sqlalchemy as sql
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from boomtown.table.migrate import migrate
from boomtown.table.refusals import CannotServe

FILE = "boomtown.sqlite3"
LOCK = "boomtown.lock"
POSTGRES = "postgresql+psycopg"
# What is raised while the database is away, or the disk is full or gone: no mistake of ours, and it may pass.
OUTAGES = (sql.exc.OperationalError, sql.exc.InterfaceError, sql.exc.TimeoutError, OSError)
# A database whose machine has gone says nothing; by itself the system would wait for hours. For libpq: seconds, and
# the last one milliseconds. The address of the database may name others.
PATIENCE = {
    "connect_timeout": "5", "keepalives_idle": "5", "keepalives_interval": "2", "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}  # fmt: skip
# Readers at a time on PostgreSQL, and what a peak may add to them; the writer is one of them.
POOL_SIZE = 8
POOL_OVERFLOW = 8


class Database:
    """Opened, checked and brought up to date; `close` gives the folder free again."""

    def __init__(self, folder: Path, url: str = "") -> None:
        self.folder = folder
        self.url = url
        self._lock = -1
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            if not url:
                # The folder holds the seeds of games that are being played.
                folder.chmod(0o700)
                self._lock = hold(folder)
        except OSError as error:
            raise CannotServe("table-data-folder", {"folder": str(folder), "detail": error.strerror or ""}) from error
        self.engine = open_postgres(url) if url else self._open_file()
        try:
            migrate(self.engine)
            self._check()
        except (sql.exc.DBAPIError, OSError) as error:
            self.close()
            raise unusable(error, folder, url) from error
        except BaseException:
            self.close()
            raise

    def _open_file(self) -> sql.Engine:
        try:
            engine = open_engine(self.folder)
        except OSError as error:
            os.close(self._lock)
            detail = error.strerror or ""
            raise CannotServe("table-data-file", {"where": str(self.folder / FILE), "detail": detail}) from error
        file = (self.folder / FILE).stat()
        self._file = (file.st_dev, file.st_ino)
        return engine

    def _check(self) -> None:
        """Look for damage; a large PostgreSQL checks its pages itself."""
        if self.url:
            return
        with self.engine.begin() as connection:
            report = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
        if report != "ok":
            raise CannotServe("table-data-file", {"where": str(self.folder / FILE), "detail": report})

    def check_present(self) -> None:
        """SQLite goes on writing to a file that was deleted, and nobody would ever find that again."""
        if self.url:
            return
        file = (self.folder / FILE).stat()
        if (file.st_dev, file.st_ino) != self._file:
            raise FileNotFoundError(f"{self.folder / FILE} is no longer the file that was opened")

    @property
    def is_shared(self) -> bool:
        """Whether other processes may play tables of this database."""
        return bool(self.url)

    def close(self) -> None:
        self.engine.dispose()
        if self._lock >= 0:
            os.close(self._lock)
            self._lock = -1


def hold(folder: Path) -> int:
    """Hold the folder until the file descriptor is closed or the process ends, however it ends."""
    descriptor = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        holder = os.read(descriptor, 20).decode("ascii", "replace").strip()
        os.close(descriptor)
        raise CannotServe("table-folder-held", {"folder": str(folder), "process": holder or "?"}) from None
    os.ftruncate(descriptor, 0)
    os.write(descriptor, f"{os.getpid()}\n".encode())
    return descriptor


def open_engine(folder: Path, read_only: bool = False) -> sql.Engine:
    """The engine of the file in a data folder. No error names what was to be stored: seeds are in it, and chat."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    file = folder / FILE
    if not read_only:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        file.chmod(0o600)  # SQLite gives its other files the same rights
    engine = sql.create_engine(f"sqlite:///{file}", connect_args={"timeout": 10.0}, hide_parameters=True)

    @sql.event.listens_for(engine, "connect")
    def prepare(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
        # The driver must not open transactions by itself; "begin" below does.
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode = WAL")
        # A commit is on the disk before it is acknowledged, even when the power fails.
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    @sql.event.listens_for(engine, "begin")
    def begin(connection: sql.Connection) -> None:
        options = connection.get_execution_options()
        connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get("writes") else "BEGIN")

    return engine


def open_postgres(url: str) -> sql.Engine:
    try:
        parsed = sql.make_url(url)
    except sql.exc.ArgumentError as error:
        raise CannotServe("table-database-url", {"given": url}) from error
    if parsed.drivername not in (POSTGRES, "postgresql"):
        raise CannotServe("table-database-url", {"given": shown(url)})
    parsed = parsed.set(drivername=POSTGRES, query={**PATIENCE, **parsed.query})
    try:
        # A connection that the database closed meanwhile is replaced before it is used.
        pool = {"pool_size": POOL_SIZE, "max_overflow": POOL_OVERFLOW, "pool_pre_ping": True}
        return sql.create_engine(parsed, hide_parameters=True, **pool)
    except ModuleNotFoundError as error:
        raise CannotServe("table-database-extra", {"command": "pip install 'boomtown[postgres]'"}) from error


def unusable(error: Exception, folder: Path, url: str) -> CannotServe:
    """What to say when the database, or the file in a data folder, cannot be read or written."""
    key, where = ("table-database", shown(url)) if url else ("table-data-file", str(folder / FILE))
    return CannotServe(key, {"where": where, "detail": cause(error)})


def cause(error: BaseException) -> str:
    """What the database or the system says about an error, in one line."""
    return (str(getattr(error, "orig", None) or error).strip() or type(error).__name__).splitlines()[0]


def shown(url: str) -> str:
    """The address of a database without its password."""
    return sql.make_url(url).render_as_string(hide_password=True)


def clock(engine: sql.Engine) -> sql.ColumnElement[float]:
    """Seconds by the clock of the database, which is the same for all servers."""
    if engine.dialect.name == "postgresql":
        return sql.cast(sql.func.extract("epoch", sql.func.clock_timestamp()), sql.Float)
    return sql.literal(time.time(), sql.Float)


def sqlite_copy(folder: Path, target: Path) -> None:
    """A copy of the file as it is at one moment, while a server goes on writing to it."""
    source = sqlite3.connect(f"file:{folder / FILE}?mode=ro", uri=True)
    copy = sqlite3.connect(target)
    try:
        source.backup(copy)
    finally:
        copy.close()
        source.close()
