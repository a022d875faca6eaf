"""Games that end before their rules say so: somebody resigns, or nobody has really begun.

Where two play, whoever resigns has lost and the game is over. Where more play it goes on: a bot takes the seat for
good, so that the others can finish what they have begun.
"""

from dataclasses import replace

from boomtown.table import absence, store
from boomtown.table.open_table import OpenTable
from boomtown.table.refusals import Refusal
from boomtown.table.store import Ending
from boomtown.table.table import Table
from boomtown.table.tables import NOBODY, Request, Tables

# The bot that plays on for whoever has resigned.
LEVEL = "deputy"


async def resign(tables: Tables, open_table: OpenTable, seat: int, request: Request = NOBODY) -> None:
    await tables.complete(_resign(tables, open_table, seat, request))


async def _resign(tables: Tables, open_table: OpenTable, seat: int, request: Request) -> None:
    async with open_table.lock:
        table = await tables.load(open_table)
        table.check_not_over()
        if table.lesson is not None:
            raise Refusal(409, "table-lesson-ends")
        if table.occupants[seat].resigned:
            raise Refusal(409, "table-resigned")
        if len(table.occupants) <= 2:
            await _end(tables, open_table, table, Ending("resigned", seat))
        else:
            occupant = replace(table.occupants[seat], stand_in=LEVEL, resigned=True)
            await absence.set_occupant(tables, open_table, table, seat, occupant)
        request.done(table)


async def abort(tables: Tables, open_table: OpenTable, seat: int, request: Request = NOBODY) -> None:
    """Call the game off, which is possible until every person has decided something."""
    await tables.complete(_abort(tables, open_table, seat, request))


async def _abort(tables: Tables, open_table: OpenTable, seat: int, request: Request) -> None:
    async with open_table.lock:
        table = await tables.load(open_table)
        table.check_not_over()
        if not table.may_abort():
            raise Refusal(409, "table-begun-all")
        await _end(tables, open_table, table, Ending("aborted", seat))
        request.done(table)


async def _end(tables: Tables, open_table: OpenTable, table: Table, ending: Ending) -> None:
    expected, column = table.stored_revision, replace(table.settings, ended=ending, proposal=None).settings_column()
    await tables.commit(open_table, lambda database: store.end_table(database, expected, column))
    table.settings.ended, table.settings.proposal, table.settings.finished = ending, None, True
    tables.announce_change(open_table)
