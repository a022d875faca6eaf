"""Runs the clocks of the tables that this server plays, and finds those that nobody has opened when they are due."""

import asyncio
import logging
from dataclasses import replace
from functools import partial

import sqlalchemy as sql

from boomtown.kernel.errors import BadRecord
from boomtown.table import store
from boomtown.table.clock import Clock, now_ms
from boomtown.table.endings import LEVEL
from boomtown.table.open_table import OpenTable
from boomtown.table.refusals import Refusal
from boomtown.table.schema import TABLES
from boomtown.table.store import Occupant
from boomtown.table.table import Table
from boomtown.table.tables import Tables

LOGGER = logging.getLogger("boomtown.table")

TICK_SECONDS = 1.0
# Milliseconds after which a running time for the whole game is stored; a crash gives back no more than that.
STORE_EVERY = 10_000
# Seconds between two searches for tables that are due and in no server's memory, and how many are opened at a time.
SEARCH_SECONDS = 20.0
MOST_OPENED = 50


async def keep_time(tables: Tables, search_seconds: float = SEARCH_SECONDS) -> None:
    """Run the clocks for as long as the server runs."""
    at_work: set[str] = set()
    until_search = 0.0
    while True:
        await asyncio.sleep(TICK_SECONDS)
        until_search -= TICK_SECONDS
        for open_table in list(tables.open_tables.values()):
            table = open_table.table
            if table is not None and open_table.id not in at_work and needs_settling(table):
                at_work.add(open_table.id)
                task = tables.start(settle(tables, open_table))
                task.add_done_callback(lambda _, table_id=open_table.id: at_work.discard(table_id))  # type: ignore[misc]
        if until_search <= 0:
            until_search = search_seconds
            tables.start(open_due(tables))


def needs_settling(table: Table) -> bool:
    clock = table.settings.clock
    if clock is None:
        return False
    if clock.running != table.timed_seats() or clock.rewinds != table.rewinds:
        return True
    now = now_ms()
    return bool(clock.expired(now)) or (clock.is_ticking() and now - clock.since > STORE_EVERY)


async def settle(tables: Tables, open_table: OpenTable) -> None:
    """Start and stop the clocks of a table, and do what it has chosen for those whose time is up."""
    try:
        async with open_table.lock:
            table = await tables.load(open_table)
            clock = table.settings.clock
            if clock is not None and needs_settling(table):
                await _settle(tables, open_table, table, clock)
    except Exception:
        LOGGER.exception("table %s: its clock cannot be run", open_table.id)


async def _settle(tables: Tables, open_table: OpenTable, table: Table, clock: Clock) -> None:
    now = now_ms()
    expired, running = clock.expired(now), table.timed_seats()
    expired = tuple(seat for seat in expired if seat in running and clock.rewinds == table.rewinds)
    occupants, proposal = table.occupants, table.settings.proposal
    if expired and clock.at_zero == "bot":
        occupants = [with_bot(occupant) if seat in expired else occupant for seat, occupant in enumerate(occupants)]
        running = tuple(seat for seat in running if seat not in expired)
        proposal = None  # whoever has not answered in time has not agreed
    changed = clock.after_change(running, now, table.rewinds)
    if expired and clock.at_zero == "remind":
        changed = replace(changed, told=(*changed.told, *expired))
    settings = replace(table.settings, occupants=occupants, clock=changed, proposal=proposal)
    expected = table.stored_revision
    column, due = settings.settings_column(), table.due(changed, table.state)
    await tables.commit(open_table, lambda database: store.write_clock(database, expected, column, due))
    shows_more = changed.running != clock.running or expired or changed.rewinds != clock.rewinds
    table.settings.occupants, table.settings.clock, table.settings.proposal = occupants, changed, proposal
    if expired:
        tables.counters.changes["time-up"] += 1
    if shows_more:
        tables.announce_change(open_table)


def with_bot(occupant: Occupant) -> Occupant:
    return replace(occupant, stand_in=LEVEL)


async def open_due(tables: Tables) -> None:
    """Load tables that are due and that no living server plays; then their clocks run here."""
    try:
        due = await asyncio.to_thread(due_tables, tables)
        for table_id in due:
            try:
                await tables.open(table_id)
            except Refusal:
                continue  # another server was faster
            except BadRecord:  # its rules have changed; whoever opens it is told
                await tables.writer.write(partial(forget_due, table_id=table_id))
    except Exception:
        LOGGER.exception("tables whose time is up cannot be found")


def forget_due(connection: sql.Connection, table_id: str) -> None:
    connection.execute(TABLES.update().where(TABLES.c.id == table_id).values(due=None))


def due_tables(tables: Tables) -> list[str]:
    unowned = sql.or_(TABLES.c.owner.is_(None), TABLES.c.owner.not_in(tables.leases.living_servers()))
    if not tables.leases.is_shared:
        unowned = sql.true()  # all are ours
    query = sql.select(TABLES.c.id).where(TABLES.c.due <= now_ms() / 1000, TABLES.c.finished.is_(None), unowned)
    with tables.engine.begin() as connection:
        due = connection.execute(query.order_by(TABLES.c.due).limit(MOST_OPENED)).scalars()
        return [table_id for table_id in due if table_id not in tables.open_tables]
