"""What the people at a table agree on: to take something back, to let a bot play on, to adjourn, to go on.

One thing at a time is proposed. Everybody who plays and is not gone must agree; one no is enough to drop it. Only going
on cannot be refused: nobody keeps the others waiting for ever.
"""

import time
from dataclasses import replace

import sqlalchemy as sql

from boomtown.table import absence, store, subscriptions
from boomtown.table.host_bots import check_level
from boomtown.table.open_table import OpenTable
from boomtown.table.proposals import current_proposal, takeback_ply, waits_for
from boomtown.table.refusals import Refusal, StaleRequest
from boomtown.table.store import Proposal
from boomtown.table.table import Revision, Table
from boomtown.table.tables import NOBODY, Request, Tables


async def propose(
    tables: Tables,
    open_table: OpenTable,
    seats: tuple[int, ...],
    proposal: Proposal,
    revision: Revision,
    request: Request = NOBODY,
) -> None:
    """Propose something to the others; whoever holds the key has agreed with all seats of it."""
    await tables.complete(_propose(tables, open_table, seats, proposal, revision, request))


async def _propose(
    tables: Tables,
    open_table: OpenTable,
    seats: tuple[int, ...],
    proposal: Proposal,
    revision: Revision,
    request: Request,
) -> None:
    async with open_table.lock:
        table = await tables.load(open_table)
        gone = absence.gone_seats(open_table, table)
        if current_proposal(table, gone) is not None:
            raise Refusal(409, "table-proposed")
        table.check_not_over()
        if proposal.kind == "take-back":
            if revision.ply != table.ply or revision.rewinds not in (None, table.rewinds):
                raise StaleRequest("table-stale", {"given": revision.ply, "ply": table.ply})
            takeback_ply(table, proposal.by)
        elif proposal.kind == "stand-in":
            check_level(proposal.level or "", tables.bots.host_bots)
            absence.check_absent(open_table, table, -1 if proposal.seat is None else proposal.seat)
        elif table.settings.adjourned != (proposal.kind == "resume"):
            raise Refusal(409, "table-resumed" if proposal.kind == "resume" else "table-adjourned")
        wanted = replace(proposal, yes=sorted(seats), ply=table.ply, rewinds=table.rewinds, since=time.time())
        await _settle(tables, open_table, table, wanted, gone)
        request.done(table)


async def vote(
    tables: Tables, open_table: OpenTable, seats: tuple[int, ...], kind: str, yes: bool, request: Request = NOBODY
) -> None:
    """Agree to what is proposed, or drop it."""
    await tables.complete(_vote(tables, open_table, seats, kind, yes, request))


async def _vote(
    tables: Tables, open_table: OpenTable, seats: tuple[int, ...], kind: str, yes: bool, request: Request
) -> None:
    async with open_table.lock:
        table = await tables.load(open_table)
        gone = absence.gone_seats(open_table, table)
        proposal = current_proposal(table, gone)
        if proposal is None or proposal.kind != kind:
            raise Refusal(409, "table-not-proposed")
        if yes:
            agreed = replace(proposal, yes=sorted({*proposal.yes, *seats}))
            await _settle(tables, open_table, table, agreed, gone)
        elif kind == "resume" and proposal.by not in seats:
            raise Refusal(409, "table-goes-on")
        else:
            await _keep(tables, open_table, table, None)
        request.done(table)


async def settle(tables: Tables, open_table: OpenTable) -> None:
    """Carry out what only those who are gone have not agreed to."""
    async with open_table.lock:
        table = await tables.load(open_table)
        gone = absence.gone_seats(open_table, table)
        proposal = current_proposal(table, gone)
        if proposal is not None and not waits_for(table, proposal, gone):
            await _settle(tables, open_table, table, proposal, gone)


async def _settle(
    tables: Tables, open_table: OpenTable, table: Table, proposal: Proposal, gone: frozenset[int]
) -> None:
    """Carry out what everybody has agreed to, or keep it until they have."""
    if waits_for(table, proposal, gone):
        await _keep(tables, open_table, table, proposal)
    elif proposal.kind == "take-back":
        await _take_back(tables, open_table, table, proposal)
    elif proposal.kind == "stand-in" and proposal.seat is not None:
        occupant = absence.with_stand_in(table, proposal.seat, proposal.level)
        await absence.set_occupant(tables, open_table, table, proposal.seat, occupant)
    else:
        await _keep(tables, open_table, table, None, adjourned=proposal.kind == "adjourn")


async def _keep(
    tables: Tables, open_table: OpenTable, table: Table, proposal: Proposal | None, adjourned: bool | None = None
) -> None:
    still = table.settings.adjourned if adjourned is None else adjourned
    expected, column = (
        table.stored_revision,
        replace(table.settings, proposal=proposal, adjourned=still).settings_column(),
    )
    await tables.commit(open_table, lambda database: store.write_settings(database, expected, column))
    if still != table.settings.adjourned:
        table.note_time()  # so that nobody is gone at once when the game goes on
    table.settings.proposal, table.settings.adjourned = proposal, still
    tables.announce_change(open_table)


async def _take_back(tables: Tables, open_table: OpenTable, table: Table, proposal: Proposal) -> None:
    target, expected = takeback_ply(table, proposal.by), table.stored_revision
    replayed = await tables.replayed(table, target)
    practice = table.settings.practice + table.is_over_reveal(target)
    column = replace(table.settings, practice=practice, proposal=None).settings_column()

    def change(database: sql.Connection) -> None:
        store.take_back(database, expected, target, column)
        # Whoever agreed knows of it, and must be told when the turn comes again.
        subscriptions.begin_anew(database, table.id, proposal.yes)

    await tables.commit(open_table, change)
    table.rewind(target, replayed)
    for row in table.subscriptions:
        if row.seat in proposal.yes:
            row.told = row.warned = -1
    table.settings.proposal = None
    tables.counters.changes["take-back"] += 1
    tables.announce_change(open_table)
