"""New tables: from a request, from a record, as the rematch of a table, as a branch of a finished game."""

import asyncio
from dataclasses import replace

from boomtown.kernel import record as records
from boomtown.kernel.lesson import lesson_of
from boomtown.kernel.state import Options
from boomtown.table import game_info, store, tokens
from boomtown.table.bot_names import name_bots
from boomtown.table.clock import Clock
from boomtown.table.host_bots import HostBots, check_level
from boomtown.table.open_table import OpenTable
from boomtown.table.refusals import Refusal, moving_table
from boomtown.table.rest_models import CreatedTable
from boomtown.table.server_messages import TableLink
from boomtown.table.store import PATIENCE, Occupant, StoredRevision, TableSettings
from boomtown.table.table import stored_game
from boomtown.table.tables import Tables, finished
from boomtown.table.upgrades import moves_that_hold
from boomtown.table.user_text import nickname


async def create_table(
    tables: Tables,
    game_id: str,
    edition: str,
    options: Options,
    occupants: list[Occupant],
    strict: bool = False,
    aids: bool = True,
    patience: int = PATIENCE,
    clock: Clock | None = None,
) -> CreatedTable:
    """A new table; the answer holds the only copy of its keys. A strict one takes nothing back over a reveal."""
    game = await asyncio.to_thread(tables.editions.game, game_id, edition)
    game.check_seats(len(occupants))
    for occupant in occupants:
        check_occupant(occupant, tables.bots.host_bots)
    name_bots(occupants)
    settings = TableSettings(
        tokens.new_table_id(), game.id, game.meta.version, game.check_options(options), tokens.new_seed(), occupants,
        edition=game.edition, strict=strict, aids=aids, patience=patience,
        clock=None if clock is None else clock.fresh(len(occupants)),
    )  # fmt: skip
    return await store_with_keys(tables, settings, [])


async def create_lesson(tables: Tables, game_id: str) -> CreatedTable:
    """A table for the lesson of a game: the learner, and bots that the script plays."""
    game = await asyncio.to_thread(tables.editions.game, game_id, "")
    lesson = await asyncio.to_thread(lesson_of, game_id)
    if lesson is None:
        raise Refusal(404, "lesson-none")
    occupants = [Occupant("bot", "deputy") for _ in range(lesson.seats)]
    occupants[lesson.learner] = Occupant("person")
    first = lesson.settled(0, await asyncio.to_thread(lesson.new))
    settings = TableSettings(
        tokens.new_table_id(), game.id, game.meta.version, lesson.options, lesson.seed, occupants,
        base=len(lesson.opening), lesson=[0] * len(lesson.opening) + [first],
    )  # fmt: skip
    return await store_with_keys(tables, settings, list(lesson.opening))


def check_occupant(occupant: Occupant, host_bots: HostBots) -> None:
    """Fill in the usual level of a bot and clean the name; raises when either is not possible."""
    if occupant.kind == "bot":
        occupant.level = occupant.level or "deputy"
        check_level(occupant.level, host_bots)
        if occupant.level in host_bots:
            occupant.name = occupant.name or occupant.level
    else:
        occupant.level = None
    occupant.name = None if occupant.name is None else nickname(occupant.name)


async def store_with_keys(tables: Tables, settings: TableSettings, moves: list[tuple[int, int]]) -> CreatedTable:
    """Store a table with its keys: one for all persons of this browser, one for each open seat and one for any of
    them, one to watch.

    The first is the host's, even where nobody sits at this browser.
    """
    await asyncio.to_thread(tables.quotas.check_room, tables.engine)
    kinds = [occupant.kind for occupant in settings.occupants]
    key, watch_key = tokens.new_key(), tokens.new_key()
    settings.host = tokens.hash_key(key)
    seats_of_key = {key: [seat for seat, kind in enumerate(kinds) if kind == "person"], watch_key: []}
    invitations = {seat: tokens.new_key() for seat, kind in enumerate(kinds) if kind == "open"}
    for seat in invitations:
        settings.occupants[seat].free = True
    seats_of_key |= {invitation: [seat] for seat, invitation in invitations.items()}
    hashes = [(tokens.hash_key(secret), seats) for secret, seats in seats_of_key.items()]
    owner = tables.leases.server
    invited = [tokens.hash_key(invitation) for invitation in invitations.values()]
    invite = tokens.new_key() if invitations else None
    if invite is not None:
        invited.append(tokens.hash_key(invite))
        hashes.append((tokens.hash_key(invite), []))
    await tables.commit(
        OpenTable(settings.id),
        lambda database: store.add_table(database, settings, hashes, moves, owner, frozenset(invited)),
    )
    tables.leases.note(settings.id)
    tables.counters.changes["table"] += 1
    return {
        "table": settings.id,
        "key": key,
        "invitations": [{"seat": seat, "key": invitation} for seat, invitation in invitations.items()],
        "invite": invite,
        "watch": watch_key,
    }


async def open_record(tables: Tables, text: str) -> CreatedTable:
    """The game of a record, finished or to be continued, with everybody at one screen."""
    record = await tables.heavy(records.from_text, text)
    await asyncio.to_thread(game_info.check_playable, record.game)
    state = await tables.heavy(records.replay, record)
    assert record.seed is not None  # without it nothing replays
    occupants = [Occupant("person") for _ in range(record.seats)]
    settings = TableSettings(
        tokens.new_table_id(), record.game, record.version, record.options, record.seed, occupants,
        base=len(record.moves), finished=state.over, edition=record.edition, practice=record.practice,
        entropy=record.entropy, dealt=True,
    )  # fmt: skip
    return await store_with_keys(tables, settings, record.moves)


async def rematch(tables: Tables, open_table: OpenTable, seats: tuple[int, ...], key: str) -> TableLink:
    """The same people again, each one seat further on. Everybody's old key opens the new table."""
    if not seats:
        raise Refusal(403, "table-only-players")
    async with open_table.lock:
        table = finished(await tables.load(open_table))
        if table.rematch is None:
            old = table.settings
            moved = [old.occupants[seat - 1] for seat in range(len(old.occupants))]
            # Who had a bot stand in, or had resigned, plays again; a bot on a free seat stays.
            occupants = [
                replace(occupant, resigned=False, stand_in=occupant.stand_in if occupant.free else None)
                for occupant in moved
            ]
            settings = TableSettings(
                tokens.new_table_id(), old.game, old.version, old.options, tokens.new_seed(), occupants,
                edition=old.edition, strict=old.strict, aids=old.aids, hints=old.hints, host=old.host,
                patience=old.patience, club=old.club,
                clock=None if old.clock is None else old.clock.fresh(len(occupants)),
                muted=[None if seat is None else (seat + 1) % len(occupants) for seat in old.muted],
            )  # fmt: skip
            expected, owner = table.stored_revision, tables.leases.server
            await tables.commit(
                open_table, lambda database: store.link_table(database, expected, settings, owner, [], 1)
            )
            tables.leases.note(settings.id)
            table.rematch = settings.id
            open_table.changed()
        return {"table": table.rematch, "key": key}


async def salvage(tables: Tables, table_id: str, key: str) -> TableLink:
    """Go on with a game that the rules as they are now cannot replay, from the last position that still holds.

    The old table stays as it is. Everybody's old key opens the new one, at the same seat.
    """
    if not await tables.seats_of(table_id, key):
        raise Refusal(403, "table-only-players")
    if await tables.leases.claim(table_id) is not None:
        raise moving_table()
    stored = await asyncio.to_thread(store.load, tables.engine, table_id)
    assert stored is not None
    old = stored.settings
    if stored.rematch is not None:
        return {"table": stored.rematch, "key": key}
    game = await asyncio.to_thread(stored_game, old)
    if old.finished or old.version == game.meta.version or old.lesson is not None:
        raise Refusal(409, "table-holds")
    moves = stored.moves[: await tables.heavy(moves_that_hold, game, stored)]
    settings = replace(
        old, id=tokens.new_table_id(), version=game.meta.version, options=game.check_options(old.options), rewinds=0,
        base=len(moves), began=old.version, dealt=True, listed=False,
        clock=None if old.clock is None else old.clock.fresh(len(old.occupants)),
    )  # fmt: skip
    expected, owner = StoredRevision(old.id, stored.epoch, len(stored.moves), old.rewinds), tables.leases.server
    await tables.commit(
        OpenTable(old.id), lambda database: store.link_table(database, expected, settings, owner, moves, 0)
    )
    tables.leases.note(settings.id)
    return {"table": settings.id, "key": key}


async def branch(tables: Tables, open_table: OpenTable, ply: int, seat: int, level: str) -> CreatedTable:
    """Play on from a ply of a finished game: one person, all others bots."""
    async with open_table.lock:
        table = finished(await tables.load(open_table))
        old, moves = table.settings, list(table.moves)
    if not 0 <= ply < len(moves):
        raise Refusal(422, "table-bad-ply", {"given": ply, "last": len(moves) - 1})
    if not 0 <= seat < len(old.occupants):
        raise Refusal(422, "no-such-seat", {"seat": seat, "seats": len(old.occupants)})
    occupants = [Occupant("bot", level) for _ in old.occupants]
    for occupant in occupants:
        check_occupant(occupant, tables.bots.host_bots)
    occupants[seat] = Occupant("person")
    name_bots(occupants)
    # The seed stays the same because the moves must replay; who has seen the old game knows what is still to come.
    settings = replace(
        old,
        id=tokens.new_table_id(),
        occupants=occupants,
        base=ply,
        finished=False,
        rewinds=0,
        lesson=None,
        muted=[],
        dealt=True,
        proposal=None,
        adjourned=False,
        ended=None,
        listed=False,
        club="",
        clock=None,
    )
    return await store_with_keys(tables, settings, moves[:ply])
