"""One owner per table: whoever has lost a table writes nothing to it any more, and nobody waits in vain."""

import asyncio
import random
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from boomtown.table import new_tables, schema, store
from boomtown.table.database import Database
from boomtown.table.open_table import OpenTable
from boomtown.table.refusals import CannotServe, Refusal
from boomtown.table.store import Occupant
from boomtown.table.table import Table
from boomtown.table.tables import Tables
from boomtown.table.tokens import hash_key
from tests.table.harness import TIMEOUT, tables_over

TABLES = 12
CLI = "from boomtown.cli import main; main()"


@asynccontextmanager
async def two_servers(folder: Path, url: str) -> AsyncIterator[tuple[Tables, Tables]]:
    """Two servers over one database, as they were before one could not use the other's folder."""
    database = Database(folder, url)
    async with tables_over(database) as first, tables_over(database) as second:
        yield first, second
    database.close()


async def new_table(tables: Tables) -> OpenTable:
    made = await new_tables.create_table(tables, "wagons", "", {}, [Occupant("person"), Occupant("person")])
    open_table, _ = await tables.authorize(made["table"], made["key"])
    return open_table


async def play(tables: Tables, open_table: OpenTable, chance: random.Random) -> None:
    table = await tables.table(open_table)
    seat = table.state.pending()[0]
    await tables.move(open_table, seat, table.revision, chance.choice(table.state.legal(seat)))


async def take_over(tables: Tables, table: str) -> OpenTable:
    """Open a table as if its owner had been away for longer than its lease."""
    await tables.writer.write(lambda connection: connection.execute(schema.TABLES.update().values(owner=None)).rowcount)
    open_table = await tables.open(table)
    assert open_table.table is not None
    return open_table


@pytest.mark.parametrize("write", ["move", "take back", "chat", "name", "aids"])
def test_a_server_that_lost_its_table_writes_nothing(tmp_path: Path, database_url: str, write: str) -> None:
    """Both are at the same ply; one takes back and plays something else, the other goes on from what it knows."""

    async def check() -> None:
        async with two_servers(tmp_path, database_url) as (first, second):
            for number in range(TABLES):
                chance = random.Random(number)
                old = await new_table(first)
                for _ in range(8 + number % 5):
                    await play(first, old, chance)
                new = await take_over(second, old.id)
                known, table = await first.table(old), await second.table(new)
                seat = table.moves[-1][0]
                await second.take_back(new, seat, table.revision, 1)
                await play(second, new, chance)
                with pytest.raises(Refusal) as refused:
                    await stale_write(first, old, known, write, chance)
                assert refused.value.key == "table-elsewhere"
                stored = store.load(second.engine, old.id)
                assert stored is not None and Table(stored).moves == table.moves
                assert stored.chat == [] and stored.settings == table.settings
                with pytest.raises(Refusal) as refused:
                    await first.open(old.id)
                assert refused.value.key == "table-moving", "the living owner keeps its table"
                await play(second, new, chance)

    asyncio.run(check())


async def stale_write(tables: Tables, open_table: OpenTable, table: Table, what: str, chance: random.Random) -> None:
    if what == "move":
        await play(tables, open_table, chance)
    elif what == "take back":
        await tables.take_back(open_table, table.moves[-1][0], table.revision, 1)
    elif what == "chat":
        await tables.chat(open_table, 0, "hello")
    elif what == "name":
        await tables.set_name(open_table, 0, "Anna")
    else:
        table.settings.host = hash_key("mine")
        await tables.switch_aids(open_table, "mine", False)


def test_a_second_server_says_that_the_folder_is_used_and_leaves(tmp_path: Path) -> None:
    database = Database(tmp_path)
    with pytest.raises(CannotServe) as refused:
        Database(tmp_path)
    assert refused.value.key == "table-folder-held"
    command = [sys.executable, "-c", CLI, "serve", "--port", "0", "--data", str(tmp_path), "--no-browser"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT)
    assert done.returncode == 2 and str(tmp_path) in done.stderr and "Traceback" not in done.stderr
    database.close()
    Database(tmp_path).close()


def test_a_load_that_fails_keeps_the_table_that_others_wait_for(
    tmp_path: Path, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with two_servers(tmp_path, database_url) as (tables, _):
            table = (await new_table(tables)).id
            tables.open_tables.clear()
            read, count = tables._read, 0

            def unlucky(table_id: str) -> Table:
                nonlocal count
                count += 1
                if count == 1:
                    raise OSError("the disk is gone")
                return read(table_id)

            monkeypatch.setattr(tables, "_read", unlucky)
            failed, *found = await asyncio.gather(*(tables.open(table) for _ in range(3)), return_exceptions=True)
            assert isinstance(failed, OSError)
            assert {id(one) for one in (*found, await tables.open(table))} == {id(tables.open_tables[table])}

    asyncio.run(check())


def test_two_who_open_a_table_at_once_claim_it_once(tmp_path: Path, database_url: str) -> None:
    async def check() -> None:
        database = Database(tmp_path, database_url)
        async with tables_over(database) as tables:
            table = (await new_table(tables)).id
            await tables.leases.release([table])
            before = store.load(database.engine, table)
            owners = await asyncio.gather(*(tables.leases.claim(table) for _ in range(5)))
            after = store.load(database.engine, table)
            assert before is not None and after is not None
            assert owners == [None] * 5 and after.epoch == before.epoch + 1 == tables.leases.epoch(table)
        database.close()

    asyncio.run(check())
