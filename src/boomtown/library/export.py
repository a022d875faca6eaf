"""Finished games as data for learning: one row per decision."""

import json
import sqlite3
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any, Protocol, TypedDict

from boomtown.extras import needs
from boomtown.kernel import record as records
from boomtown.kernel.errors import BadSetup, BoomtownError
from boomtown.kernel.record import Record
from boomtown.kernel.registry import game_of_edition
from boomtown.kernel.rng import commitment
from boomtown.library.encodings import encoding_of, returns

# Rows that are written to a Parquet file at once.
BATCH = 2000
ENDINGS = (".parquet", ".jsonl")
STORE = "boomtown.sqlite3"


class Row(TypedDict):
    """One decision. docs/data.md says what each field means."""

    game: str
    version: int
    edition: str
    record: str
    seats: int
    ply: int
    seat: int
    observation: list[int]
    legal: list[int]
    action: int
    move: str
    outcome: float
    points: list[int]


def rows_of(record: Record) -> Iterator[Row]:
    """The decisions of a finished game; one that is not, or does not replay, raises."""
    end = records.verify(record)
    outcomes = returns(end, "win")
    points = [end.score(rival).total for rival in end.rivals()]
    game = end.game
    encoding = encoding_of(record.game, record.edition)
    buffer = encoding.buffer()
    state = game.new(record.seats, record.deal, record.options)
    for ply, (seat, action) in enumerate(record.moves):
        encoding.encode(state, seat, buffer)
        yield {
            "game": record.game,
            "version": record.version,
            "edition": record.edition,
            "record": record.commit,
            "seats": record.seats,
            "ply": ply,
            "seat": seat,
            "observation": buffer.tolist(),
            "legal": encoding.numbers(state, seat),
            "action": encoding.compact(action),
            "move": game.actions.format(action),
            "outcome": outcomes[seat],
            "points": points,
        }
        state.apply(seat, action)


def records_in(source: Path) -> Iterator[Record]:
    """The records of a file, a folder of files or a server's data folder; those of games under way are left out."""
    if source.is_dir() and (source / STORE).is_file():
        yield from stored_records(source / STORE)
        return
    files = sorted(source.rglob("*.txt")) if source.is_dir() else [source]
    for file in files:
        text = file.read_text("utf-8-sig", "replace")  # what is no text is no record either
        if source.is_dir() and not text.startswith(records.FIRST_LINE):
            continue  # some other text in the folder
        record = records.from_text(text)
        if record.seed is not None:
            yield record


def stored_records(file: Path) -> Iterator[Record]:
    """The finished tables of a server, read without disturbing it."""
    connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    try:
        yield from finished_tables(connection, "?")
    finally:
        connection.close()


def database_records(address: str) -> Iterator[Record]:
    """The same from a PostgreSQL that servers share, at an address such as `boomtown serve --database` takes."""
    with needs("postgres"):
        import psycopg
    try:
        connection = psycopg.connect(address.replace("+psycopg", "", 1))
    except psycopg.Error as error:
        raise BadSetup("export-database", {"detail": str(error).strip().splitlines()[0]}) from error
    with connection:
        connection.read_only = True
        yield from finished_tables(connection, "%s")


class Connection(Protocol):
    """What the connections to both kinds of databases have."""

    def execute(self, query: Any, params: Any = ..., /) -> Any: ...


def finished_tables(connection: Connection, placeholder: str) -> Iterator[Record]:
    """Those of other versions of the rules, and of games or component sets that are not loaded here, are left out."""
    tables = connection.execute(
        "SELECT id, game, version, seats, options, seed, settings FROM tables "
        "WHERE finished IS NOT NULL ORDER BY created, id"
    ).fetchall()
    for table, game_id, version, seats, options, seed, settings in tables:
        query = f'SELECT seat, action FROM moves WHERE "table" = {placeholder} ORDER BY ply'
        record = Record(game_id, version, seats, json.loads(options), commitment(int(seed)), seed=int(seed))
        record.edition = json.loads(settings)["components"]
        record.entropy = dict(json.loads(settings).get("entropy", []))
        record.moves = [(seat, action) for seat, action in connection.execute(query, (table,))]
        try:
            current = game_of_edition(game_id, record.edition).meta.version
        except BoomtownError:
            continue
        if version == current:
            yield record


def export(sources: Iterable[Path], target: Path, games: Iterable[str] = (), database: str = "") -> tuple[int, int]:
    """Write the finished games of all sources and of a database; how many games and rows there were.

    The file is there when all of it is written.
    """
    only = set(games)
    exported = 0
    written = 0

    def rows() -> Iterator[Row]:
        nonlocal exported, written
        stored = database_records(database) if database else ()
        for record in chain(stored, *(records_in(source) for source in sources)):
            if not only or record.game in only:
                exported += 1
                for row in rows_of(record):
                    written += 1
                    yield row

    if target.suffix not in ENDINGS:
        raise BadSetup("export-ending", {"file": str(target), "known": ", ".join(ENDINGS)})
    unfinished = target.with_name(f".{target.name}.part")
    try:
        if target.suffix == ".parquet":
            with needs("data"):
                write_parquet(rows(), unfinished)
        else:
            write_lines(rows(), unfinished)
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)
    return exported, written


def write_lines(rows: Iterator[Row], target: Path) -> None:
    with target.open("w", encoding="utf-8") as file:
        for row in rows:
            file.write(json.dumps(row, separators=(",", ":")) + "\n")


def write_parquet(rows: Iterator[Row], target: Path) -> None:
    import pyarrow
    from pyarrow import parquet

    numbers = pyarrow.list_(pyarrow.int16())
    types: dict[str, Any] = {
        "game": pyarrow.string(), "version": pyarrow.int16(), "edition": pyarrow.string(), "record": pyarrow.string(),
        "seats": pyarrow.int8(), "ply": pyarrow.int32(), "seat": pyarrow.int8(), "observation": numbers,
        "legal": numbers, "action": pyarrow.int16(), "move": pyarrow.string(), "outcome": pyarrow.float32(),
        "points": pyarrow.list_(pyarrow.int32()),
    }  # fmt: skip
    assert set(types) == set(Row.__annotations__)
    schema = pyarrow.schema(list(types.items()))
    with parquet.ParquetWriter(target, schema, compression="zstd") as writer:
        batch: list[Row] = []
        for row in rows:
            batch.append(row)
            if len(batch) == BATCH:
                writer.write_table(pyarrow.Table.from_pylist(batch, schema))
                batch = []
        writer.write_table(pyarrow.Table.from_pylist(batch, schema))
