"""Who is gone, and bots that stand in for them. A seat keeps its person: who comes, or comes back, takes it over.

A person is away when nobody is connected for the seat, and gone when that, and the last move, is longer ago than the
table's patience. So whoever is asked has that long at least, and nothing waits for ever.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace

from boomtown.table import store
from boomtown.table.bot_names import free_name
from boomtown.table.host_bots import check_level
from boomtown.table.open_table import OpenTable
from boomtown.table.refusals import Refusal
from boomtown.table.store import Occupant
from boomtown.table.table import Table
from boomtown.table.tables import NOBODY, Request, Tables

LOGGER = logging.getLogger("boomtown.table")

WATCH_SECONDS = 1.0


def gone_seats(open_table: OpenTable, table: Table) -> frozenset[int]:
    """The seats whose person has been away for longer than the table waits."""
    limit = time.time() - table.settings.patience
    if table.waiting_since > limit:
        return frozenset()
    present = open_table.present()
    return frozenset(
        seat
        for seat, occupant in enumerate(table.occupants)
        if occupant.kind != "bot" and not occupant.free and seat not in present
        if open_table.left.get(seat, 0.0) <= limit
    )


async def watch(tables: Tables, settle: Callable[[Tables, OpenTable], Awaitable[None]]) -> None:
    """Tell everybody when somebody is gone, for as long as the server runs. What they had to agree to is settled."""
    while True:
        await asyncio.sleep(WATCH_SECONDS)
        for open_table in list(tables.open_tables.values()):
            table = open_table.table
            if table is None or not open_table.subscribers:
                continue
            gone = gone_seats(open_table, table)
            if gone != open_table.gone:
                open_table.gone = gone
                open_table.changed()
            if table.settings.proposal is not None:
                try:
                    await settle(tables, open_table)
                except Exception:
                    LOGGER.exception("table %s: nothing could be settled", open_table.id)


async def stand_in(
    tables: Tables, open_table: OpenTable, key: str, seat: int, level: str | None, request: Request = NOBODY
) -> None:
    """Let a bot of that level decide for a seat where nobody is, or no bot any more. Only the host may."""
    await tables.complete(_stand_in(tables, open_table, key, seat, level, request))


async def _stand_in(
    tables: Tables, open_table: OpenTable, key: str, seat: int, level: str | None, request: Request
) -> None:
    async with open_table.lock:
        table = await tables.load(open_table)
        if not table.is_host(key):
            raise Refusal(403, "table-only-host")
        table.check_running()
        if level is not None:
            check_level(level, tables.bots.host_bots)
        check_absent(open_table, table, seat)
        await set_occupant(tables, open_table, table, seat, with_stand_in(table, seat, level))
        request.done(table)


def check_absent(open_table: OpenTable, table: Table, seat: int) -> None:
    """Raises unless a bot may decide for the seat."""
    if not 0 <= seat < len(table.occupants):
        raise Refusal(422, "no-such-seat", {"seat": seat, "seats": len(table.occupants)})
    occupant = table.occupants[seat]
    if not occupant.free and (occupant.resigned or seat not in gone_seats(open_table, table)):
        raise Refusal(409, "table-not-gone")


def with_stand_in(table: Table, seat: int, level: str | None) -> Occupant:
    """The occupant with such a bot. Where nobody has sat down yet the bot has a name of its own."""
    occupant = replace(table.occupants[seat], stand_in=level)
    if occupant.free:
        others = [other for place, other in enumerate(table.occupants) if place != seat]
        occupant.name = None if level is None else free_name(others)
    return occupant


async def come_back(tables: Tables, open_table: OpenTable, seat: int, request: Request = NOBODY) -> None:
    """A person takes the seat back from the bot that stood in."""
    await tables.complete(_come_back(tables, open_table, seat, request))


async def _come_back(tables: Tables, open_table: OpenTable, seat: int, request: Request) -> None:
    async with open_table.lock:
        table = await tables.load(open_table)
        if table.occupants[seat].resigned:
            raise Refusal(409, "table-resigned")
        await set_occupant(tables, open_table, table, seat, replace(table.occupants[seat], stand_in=None))
        request.done(table)


async def set_occupant(tables: Tables, open_table: OpenTable, table: Table, seat: int, occupant: Occupant) -> None:
    """Store who sits on a seat, and tell everybody. What was proposed is dropped. The lock must be held."""
    occupants = [occupant if place == seat else other for place, other in enumerate(table.occupants)]
    expected, column = (
        table.stored_revision,
        replace(table.settings, occupants=occupants, proposal=None).settings_column(),
    )
    await tables.commit(open_table, lambda database: store.write_settings(database, expected, column))
    table.settings.occupants, table.settings.proposal = occupants, None
    tables.announce_change(open_table)
