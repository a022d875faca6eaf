"""The data folder: one SQLite file. A table is its settings and its moves; positions are never stored."""

import json
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal

import sqlalchemy as sql
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from boomtown.kernel.state import Options
from boomtown.table.tokens import hash_key

FILE = "boomtown.sqlite3"
# Every state message carries these lines of chat, and nobody scrolls back further.
CHAT_KEPT = 200

metadata = sql.MetaData()

TABLES = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(32), nullable=False),
    sql.Column("version", sql.Integer, nullable=False),
    sql.Column("seats", sql.Integer, nullable=False),
    sql.Column("options", sql.Text, nullable=False),  # JSON
    sql.Column("seed", sql.String(40), nullable=False),  # 128 bits do not fit an integer column
    sql.Column("settings", sql.Text, nullable=False),  # JSON, see TableSettings.settings_column
    sql.Column("created", sql.String(32), nullable=False),
    # LogEntry by the log as well; for whoever looks after the data folder.
    sql.Column("finished", sql.String(32), nullable=True),
)

KEYS = sql.Table(
    "keys",
    metadata,
    sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("hash", sql.String(64), primary_key=True),
    sql.Column("seats", sql.Text, nullable=False),  # JSON
)

# The primary key is what keeps two writers from both appending the same ply.
MOVES = sql.Table(
    "moves",
    metadata,
    sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("ply", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("action", sql.Integer, nullable=False),
    sql.Column("at", sql.String(32), nullable=False),
)

CHAT = sql.Table(
    "chat",
    metadata,
    sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("seat", sql.Integer, nullable=True),  # none for a spectator
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("at", sql.String(32), nullable=False),
)

LINKS = sql.Table(
    "links",
    metadata,
    sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("rematch", sql.String(32), sql.ForeignKey("tables.id"), nullable=False),
)


Kind = Literal["person", "open", "bot"]


@dataclass
class Occupant:
    """Who sits on a seat."""

    kind: Kind
    level: str | None = None  # of a bot
    name: str | None = None

    def to_json(self) -> dict[str, str | None]:
        return {"kind": self.kind, "level": self.level, "name": self.name}


@dataclass
class TableSettings:
    """Everything about a table except its moves, its chat and its rematch."""

    id: str
    game: str
    version: int
    options: Options
    seed: int
    occupants: list[Occupant]
    base: int = 0  # the ply this table started at, as a branch or from a record; nothing before it can be taken back
    finished: bool = False
    edition: str = ""  # the mark of an owner's component set
    rewinds: int = 0  # how often something was taken back; the same ply may then mean another position
    strict: bool = False  # nothing is taken back over a reveal, not even among bots
    practice: int = 0  # how often something was taken back over a reveal
    aids: bool = True  # the boards may ask for aids
    host: str = ""  # the hash of the key of whoever made the table

    def settings_column(self) -> str:
        """What has no column of its own, as JSON."""
        occupants = [occupant.to_json() for occupant in self.occupants]
        doc = {
            "chairs": occupants, "base": self.base, "components": self.edition, "rewinds": self.rewinds,
            "strict": self.strict, "practice": self.practice, "aids": self.aids, "host": self.host,
        }  # fmt: skip
        return json.dumps(doc)


@dataclass
class ChatLine:
    """A line of chat."""

    number: int
    seat: int | None
    text: str
    at: str


@dataclass
class StoredTable:
    """A table as the store has it."""

    settings: TableSettings
    moves: list[tuple[int, int]]
    chat: list[ChatLine]
    rematch: str | None


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def open_engine(folder: Path) -> sql.Engine:
    """The engine of a data folder; the folder is private because it holds the seeds."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    engine = sql.create_engine(f"sqlite:///{folder / FILE}", connect_args={"timeout": 10.0})

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


# Reading. Each call sees one consistent state of the file.


def load(engine: sql.Engine, table: str) -> StoredTable | None:
    with engine.begin() as connection:
        row = connection.execute(sql.select(TABLES).where(TABLES.c.id == table)).mappings().first()
        if row is None:
            return None
        column = json.loads(row["settings"])
        occupants = [Occupant(seat["kind"], seat["level"], seat["name"]) for seat in column["chairs"]]
        settings = TableSettings(
            row["id"], row["game"], row["version"], json.loads(row["options"]), int(row["seed"]), occupants,
            column["base"], row["finished"] is not None, column.get("components", ""), column.get("rewinds", 0),
            column.get("strict", False), column.get("practice", 0), column["aids"], column["host"],
        )  # fmt: skip
        moves = connection.execute(
            sql.select(MOVES.c.seat, MOVES.c.action).where(MOVES.c.table == table).order_by(MOVES.c.ply)
        ).all()
        chat_lines = connection.execute(
            sql.select(CHAT.c.number, CHAT.c.seat, CHAT.c.text, CHAT.c.at)
            .where(CHAT.c.table == table)
            .order_by(CHAT.c.number.desc())
            .limit(CHAT_KEPT)
        ).all()
        rematch = connection.execute(sql.select(LINKS.c.rematch).where(LINKS.c.table == table)).scalar()
    chat = [ChatLine(*line) for line in reversed(chat_lines)]
    return StoredTable(settings, [(seat, action) for seat, action in moves], chat, rematch)


def exists(engine: sql.Engine, table: str) -> bool:
    with engine.begin() as connection:
        return connection.execute(sql.select(TABLES.c.id).where(TABLES.c.id == table)).first() is not None


def seats_of_key(engine: sql.Engine, table: str, key: str) -> tuple[int, ...] | None:
    """The seats a key opens, none for a spectator's; None when it opens nothing at this table."""
    query = sql.select(KEYS.c.seats).where(KEYS.c.table == table, KEYS.c.hash == hash_key(key))
    with engine.begin() as connection:
        seats = connection.execute(query).scalar()
    return None if seats is None else tuple(json.loads(seats))


# Writing. These run inside the writer's transaction.


def add_table(
    connection: sql.Connection,
    settings: TableSettings,
    keys: list[tuple[str, list[int]]],
    moves: list[tuple[int, int]],
) -> None:
    """A new table with the hashes of its keys, and the moves it starts with as a branch or from a record."""
    connection.execute(
        TABLES.insert().values(
            id=settings.id, game=settings.game, version=settings.version, seats=len(settings.occupants),
            seed=str(settings.seed), options=json.dumps(settings.options), settings=settings.settings_column(),
            created=now(),
            finished=now() if settings.finished else None,
        )
    )  # fmt: skip
    for key_hash, seats in keys:
        connection.execute(KEYS.insert().values(table=settings.id, hash=key_hash, seats=json.dumps(seats)))
    for ply, (seat, action) in enumerate(moves):
        append_move(connection, settings.id, ply, seat, action, ends_game=False)


APPEND = MOVES.insert()  # made once, because nothing is written as often


def append_move(connection: sql.Connection, table: str, ply: int, seat: int, action: int, ends_game: bool) -> None:
    connection.execute(APPEND, {"table": table, "ply": ply, "seat": seat, "action": action, "at": now()})
    if ends_game:
        connection.execute(TABLES.update().where(TABLES.c.id == table).values(finished=now()))


def change_move(connection: sql.Connection, table: str, ply: int, seat: int, action: int) -> None:
    """Replace a secret answer that nobody else knows yet."""
    row = MOVES.update().where(MOVES.c.table == table, MOVES.c.ply == ply, MOVES.c.seat == seat)
    changed = connection.execute(row.values(action=action, at=now()))
    if changed.rowcount != 1:
        raise ValueError(f"table {table}: seat {seat} has no move at ply {ply}")


def take_back(connection: sql.Connection, table: str, ply: int, count: int, settings_column: str) -> None:
    """Delete the moves from `ply` on; there must be `count` of them. The settings column counts the take-backs."""
    deleted = connection.execute(MOVES.delete().where(MOVES.c.table == table, MOVES.c.ply >= ply))
    if deleted.rowcount != count:
        raise ValueError(f"table {table}: {deleted.rowcount} moves from ply {ply} on instead of {count}")
    write_settings(connection, table, settings_column)


def write_settings(connection: sql.Connection, table: str, settings_column: str) -> None:
    connection.execute(TABLES.update().where(TABLES.c.id == table).values(settings=settings_column))


def add_chat_line(connection: sql.Connection, table: str, line: ChatLine) -> None:
    """Append a line of chat and delete those that are not shown any more."""
    connection.execute(CHAT.insert().values(table=table, **asdict(line)))
    connection.execute(CHAT.delete().where(CHAT.c.table == table, CHAT.c.number <= line.number - CHAT_KEPT))


def link_rematch(connection: sql.Connection, settings: TableSettings, old: str) -> None:
    """The rematch of a table; everybody's key opens it as well, one seat further on."""
    rows = connection.execute(sql.select(KEYS.c.hash, KEYS.c.seats).where(KEYS.c.table == old)).all()
    count = len(settings.occupants)
    keys = [(key_hash, sorted((seat + 1) % count for seat in json.loads(seats))) for key_hash, seats in rows]
    add_table(connection, settings, keys, [])
    connection.execute(LINKS.insert().values(table=old, rematch=settings.id))
