"""New tables: from a request, from a record, as the rematch of a table, as a branch of a finished game."""

import asyncio
from dataclasses import replace

from boomtown.bots import LEVELS, UnknownBot
from boomtown.kernel import record as records
from boomtown.kernel.state import Options
from boomtown.table import game_info, store, tokens
from boomtown.table.open_table import OpenTable
from boomtown.table.protocol import TableLink
from boomtown.table.refusals import Refusal
from boomtown.table.rest_models import CreatedTable
from boomtown.table.store import Occupant, TableSettings
from boomtown.table.tables import Tables, finished
from boomtown.table.user_text import nickname


async def create_table(
    tables: Tables,
    game_id: str,
    edition: str,
    options: Options,
    occupants: list[Occupant],
    strict: bool = False,
    aids: bool = True,
) -> CreatedTable:
    """A new table; the answer holds the only copy of its keys. A strict one takes nothing back over a reveal."""
    game = await asyncio.to_thread(tables.editions.game, game_id, edition)
    game.check_seats(len(occupants))
    for occupant in occupants:
        check_occupant(occupant)
    settings = TableSettings(
        tokens.new_table_id(), game.id, game.meta.version, game.check_options(options), tokens.new_seed(), occupants,
        edition=game.edition, strict=strict, aids=aids,
    )  # fmt: skip
    return await store_with_keys(tables, settings, [])


def check_occupant(occupant: Occupant) -> None:
    """Fill in the usual level of a bot and clean the name; raises when either is not possible."""
    if occupant.kind == "bot":
        occupant.level = occupant.level or "deputy"
        if occupant.level not in LEVELS:
            raise UnknownBot("unknown-bot", {"given": occupant.level, "known": ", ".join(LEVELS)})
    else:
        occupant.level = None
    occupant.name = None if occupant.name is None else nickname(occupant.name)


async def store_with_keys(tables: Tables, settings: TableSettings, moves: list[tuple[int, int]]) -> CreatedTable:
    """Store a table with its keys: one for all persons of this browser, one for each open seat, one to watch.

    The first is the host's, even where nobody sits at this browser.
    """
    kinds = [occupant.kind for occupant in settings.occupants]
    key, watch_key = tokens.new_key(), tokens.new_key()
    settings.host = tokens.hash_key(key)
    seats_of_key = {key: [seat for seat, kind in enumerate(kinds) if kind == "person"], watch_key: []}
    invitations = {seat: tokens.new_key() for seat, kind in enumerate(kinds) if kind == "open"}
    seats_of_key |= {invitation: [seat] for seat, invitation in invitations.items()}
    hashes = [(tokens.hash_key(secret), seats) for secret, seats in seats_of_key.items()]
    await tables.commit(OpenTable(settings.id), lambda database: store.add_table(database, settings, hashes, moves))
    return {
        "table": settings.id,
        "key": key,
        "invitations": [{"seat": seat, "key": invitation} for seat, invitation in invitations.items()],
        "watch": watch_key,
    }


async def open_record(tables: Tables, text: str) -> CreatedTable:
    """The game of a record, finished or to be continued, with everybody at one screen."""
    record = await asyncio.to_thread(records.from_text, text)
    await asyncio.to_thread(game_info.check_playable, record.game)
    state = await asyncio.to_thread(records.replay, record)
    assert record.seed is not None  # without it nothing replays
    occupants = [Occupant("person") for _ in range(record.seats)]
    settings = TableSettings(
        tokens.new_table_id(), record.game, record.version, record.options, record.seed, occupants,
        base=len(record.moves), finished=state.over, edition=record.edition, practice=record.practice,
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
            occupants = [replace(old.occupants[seat - 1]) for seat in range(len(old.occupants))]
            settings = TableSettings(
                tokens.new_table_id(), old.game, old.version, old.options, tokens.new_seed(), occupants,
                edition=old.edition, strict=old.strict, aids=old.aids, host=old.host,
            )  # fmt: skip
            await tables.commit(open_table, lambda database: store.link_rematch(database, settings, old.id))
            table.rematch = settings.id
            open_table.changed()
        return {"table": table.rematch, "key": key}


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
    occupants[seat] = Occupant("person")
    # The seed stays the same because the moves must replay; who has seen the old game knows what is still to come.
    settings = replace(old, id=tokens.new_table_id(), occupants=occupants, base=ply, finished=False, rewinds=0)
    return await store_with_keys(tables, settings, moves[:ply])
