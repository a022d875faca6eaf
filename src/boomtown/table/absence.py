"""Bots that stand in for whoever is not there. A seat keeps its person: who comes, or comes back, takes it over."""

from dataclasses import replace

from boomtown.table import store
from boomtown.table.bot_names import free_name
from boomtown.table.host_bots import check_level
from boomtown.table.open_table import OpenTable
from boomtown.table.refusals import Refusal
from boomtown.table.store import Occupant
from boomtown.table.table import Table
from boomtown.table.tables import NOBODY, Request, Tables


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
        if level is not None:
            check_level(level, tables.bots.host_bots)
        check_seat(table, seat)
        if not table.occupants[seat].free:
            raise Refusal(409, "table-not-gone")
        await set_occupant(tables, open_table, table, seat, with_stand_in(table, seat, level))
        request.done(table)


def check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.occupants):
        raise Refusal(422, "no-such-seat", {"seat": seat, "seats": len(table.occupants)})


def with_stand_in(table: Table, seat: int, level: str | None) -> Occupant:
    """The occupant with such a bot. Where nobody has sat down yet the bot has a name of its own."""
    occupant = replace(table.occupants[seat], stand_in=level)
    if occupant.free:
        others = [other for place, other in enumerate(table.occupants) if place != seat]
        occupant.name = None if level is None else free_name(others)
    return occupant


async def set_occupant(tables: Tables, open_table: OpenTable, table: Table, seat: int, occupant: Occupant) -> None:
    """Store who sits on a seat, and tell everybody. The lock must be held."""
    occupants = [occupant if place == seat else other for place, other in enumerate(table.occupants)]
    mark, column = table.mark, replace(table.settings, occupants=occupants).settings_column()
    await tables.commit(open_table, lambda database: store.write_settings(database, mark, column))
    table.settings.occupants = occupants
    tables.announce_change(open_table)
