"""New tables: from a wish, from a record, as the rematch of a table, as a branch of a finished game."""

import asyncio
from dataclasses import replace

from boomtown.bots import LEVELS, UnknownBot
from boomtown.kernel import record as records
from boomtown.kernel.state import Json, Options
from boomtown.table import catalog, keys, store
from boomtown.table.hall import Hall, finished
from boomtown.table.refusals import Refusal
from boomtown.table.room import Room
from boomtown.table.store import Chair, Sheet
from boomtown.table.words import nickname


async def found(hall: Hall, game_id: str, options: Options, chairs: list[Chair]) -> Json:
    """A new table; the answer holds the only copy of its keys."""
    game = await asyncio.to_thread(catalog.playable, game_id)
    game.check_seats(len(chairs))
    for chair in chairs:
        check_chair(chair)
    chosen = game.check_options(options)
    sheet = Sheet(keys.fresh_table(), game.id, game.meta.version, chosen, keys.fresh_seed(), chairs)
    sheet.edition = game.edition
    return await seat_people(hall, sheet, [])


def check_chair(chair: Chair) -> None:
    if chair.kind == "bot":
        chair.level = chair.level or "deputy"
        if chair.level not in LEVELS:
            raise UnknownBot("unknown-bot", {"given": chair.level, "known": ", ".join(LEVELS)})
    else:
        chair.level = None
    chair.name = None if chair.name is None else nickname(chair.name)


async def seat_people(hall: Hall, sheet: Sheet, moves: list[tuple[int, int]]) -> Json:
    """Hand out the keys: one for all persons of this browser, one for each open seat, one to watch."""
    kinds = [chair.kind for chair in sheet.chairs]
    mine = [seat for seat, kind in enumerate(kinds) if kind == "person"]
    invited = [(seat, keys.fresh_key()) for seat, kind in enumerate(kinds) if kind == "open"]
    key, watch = keys.fresh_key(), keys.fresh_key()
    given = [(key, mine), (watch, []), *[(one, [seat]) for seat, one in invited]]
    hashes: list[tuple[str, list[int]]] = [(keys.hashed(one), seats) for one, seats in given]
    await hall.commit(Room(sheet.id), lambda connection: store.add_table(connection, sheet, hashes, moves))
    invitations = [{"seat": seat, "key": one} for seat, one in invited]
    return {"table": sheet.id, "key": key, "invitations": invitations, "watch": watch}


async def open_record(hall: Hall, text: str) -> Json:
    """The game of a record, finished or to be played on, with everybody at one screen."""
    record = await asyncio.to_thread(records.from_text, text)
    await asyncio.to_thread(catalog.playable, record.game)
    state = await asyncio.to_thread(records.replay, record)
    assert record.seed is not None  # without it nothing replays
    chairs = [Chair("person") for _ in range(record.seats)]
    sheet = Sheet(
        keys.fresh_table(), record.game, record.version, record.options, record.seed, chairs,
        base=len(record.moves), finished=state.over, edition=record.edition,
    )  # fmt: skip
    return await seat_people(hall, sheet, record.moves)


async def rematch(hall: Hall, room: Room, seats: tuple[int, ...], key: str) -> Json:
    """The same people once more, each one seat further on. Everybody's old key opens the new table."""
    if not seats:
        raise Refusal(403, "table-only-players")
    async with room.lock:
        table = finished(await hall.loaded(room))
        if table.rematch is None:
            old = table.sheet
            chairs = [replace(old.chairs[seat - 1]) for seat in range(len(old.chairs))]
            sheet = Sheet(keys.fresh_table(), old.game, old.version, old.options, keys.fresh_seed(), chairs)
            sheet.edition = old.edition
            await hall.commit(room, lambda connection: store.link_rematch(connection, sheet, old.id))
            table.rematch = sheet.id
            room.changed()
        return {"table": table.rematch, "key": key}


async def branch(hall: Hall, room: Room, ply: int, seat: int, level: str) -> Json:
    """Play on from a ply of a finished game: one person, all others bots."""
    async with room.lock:
        table = finished(await hall.loaded(room))
        old, moves = table.sheet, list(table.moves)
    if not 0 <= ply < len(moves):
        raise Refusal(422, "table-bad-ply", {"given": ply, "last": len(moves) - 1})
    if not 0 <= seat < len(old.chairs):
        raise Refusal(422, "no-such-seat", {"seat": seat, "seats": len(old.chairs)})
    chairs = [Chair("bot", level) for _ in old.chairs]
    chairs[seat] = Chair("person")
    # The same seed, for the log must replay; whoever read the old game to its end knows what is still to come.
    sheet = replace(old, id=keys.fresh_table(), chairs=chairs, base=ply, finished=False, rewinds=0)
    return await seat_people(hall, sheet, moves[:ply])
