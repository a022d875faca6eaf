"""What a host may do about guests: keep them from talking, and take their key away. Their seat stays where it is."""

from dataclasses import replace
from typing import Literal

from boomtown.table import store, tokens
from boomtown.table.open_table import OpenTable
from boomtown.table.refusals import Refusal
from boomtown.table.store import Occupant
from boomtown.table.table import Table
from boomtown.table.table_documents import GuestAnswer
from boomtown.table.tables import Tables

Deed = Literal["mute", "unmute", "remove"]


async def moderate(tables: Tables, open_table: OpenTable, key: str, seat: int | None, deed: Deed) -> GuestAnswer:
    """Do something about whoever sits on a seat, or about all spectators (None). Only the host may.

    When somebody is removed, the answer has the key of a new invitation to the seat, or the spectators' new key.
    """
    new_key = tokens.new_key() if deed == "remove" else None
    invite = tokens.new_key() if deed == "remove" and seat is not None else None
    async with open_table.lock:
        table = await tables.load(open_table)
        if not table.is_host(key):
            raise Refusal(403, "table-only-host")
        check_guest(table, seat)
        changed = replace(table.settings, muted=[muted for muted in table.settings.muted if muted != seat])
        if deed == "mute":
            changed.muted.append(seat)
        elif deed == "remove" and seat is not None:
            changed.occupants = [
                Occupant("open", free=True, colour=occupant.colour) if place == seat else occupant
                for place, occupant in enumerate(table.occupants)
            ]
            changed.listed = False  # whoever was removed would find the way back
        expected, column = table.stored_revision, changed.settings_column()
        if new_key is None:
            await tables.commit(open_table, lambda database: store.write_settings(database, expected, column))
        else:
            fresh, to_any = tokens.hash_key(new_key), None if invite is None else tokens.hash_key(invite)
            await tables.commit(
                open_table,
                lambda database: store.replace_keys(database, expected, seat, changed.host, fresh, to_any, column),
            )
        table.settings.muted, table.settings.occupants = changed.muted, changed.occupants
        table.settings.listed = changed.listed
        if deed == "remove" and seat is not None:
            table.subscriptions = [row for row in table.subscriptions if row.seat != seat]
            table.plans.pop(seat, None)
        if new_key is not None:
            for subscriber in list(open_table.subscribers):
                if subscriber.seats == store.seats_of(seat) and subscriber.key != key:
                    subscriber.leave()
        open_table.changed()
    return {"key": new_key, "invite": invite}


def check_guest(table: Table, seat: int | None) -> None:
    """Raises when nobody but the host, or a bot, sits there."""
    if seat is None:
        return
    if not 0 <= seat < len(table.occupants):
        raise Refusal(422, "no-such-seat", {"seat": seat, "seats": len(table.occupants)})
    if table.occupants[seat].kind != "open":
        raise Refusal(409, "table-no-guest")
