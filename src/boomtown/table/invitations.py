"""Invitations: what a guest may know before sitting down, and sitting down. Whoever only looks has no seat."""

import asyncio
from dataclasses import replace

from boomtown.table import store, tokens
from boomtown.table.messages import clock_rules, colour_of, seat_info
from boomtown.table.refusals import Refusal, unknown_table, wrong_key
from boomtown.table.rest_models import InvitationInfo, SitRequest
from boomtown.table.server_messages import TableLink
from boomtown.table.store import Occupant
from boomtown.table.table import Table
from boomtown.table.tables import Tables
from boomtown.table.user_text import nickname


async def invited_to(tables: Tables, table_id: str, key: str) -> tuple[int, ...]:
    """The seat that an invitation is for, none when it is for any free one. Any other key is refused."""
    seats = await asyncio.to_thread(store.invited_to, tables.engine, table_id, key)
    if seats is None:
        exists = await asyncio.to_thread(store.exists, tables.engine, table_id)
        raise wrong_key() if exists else unknown_table()
    return seats


async def look_at(tables: Tables, table_id: str, key: str) -> InvitationInfo:
    invited = await invited_to(tables, table_id, key)
    table = await tables.table(await tables.open(table_id))
    settings = table.settings
    return {
        "table": table.id,
        "game": settings.game,
        "edition": settings.edition,
        "options": dict(table.state.options),
        "strict": settings.strict,
        "aids": settings.aids,
        "patience": settings.patience,
        "clock": clock_rules(settings.clock),
        "inviter": next((occupant.name for occupant in table.occupants if occupant.kind == "person"), None),
        "seats": [
            {**seat_info(seat, occupant), "free": is_free(seat, occupant, invited), "colour": colour_of(seat, occupant)}
            for seat, occupant in enumerate(table.occupants)
        ],
        "seat": invited[0] if invited else None,
        "ply": table.ply,
        "over": table.over,
    }


def is_free(seat: int, occupant: Occupant, invited: tuple[int, ...]) -> bool:
    """Whether somebody with this invitation may sit down there."""
    return occupant.kind == "open" and (seat in invited if invited else occupant.free)


async def sit_down(tables: Tables, table_id: str, key: str, wish: SitRequest) -> TableLink:
    """Give a guest the chosen seat and a key that nobody else knows. Before the first move the cards are dealt anew."""
    await invited_to(tables, table_id, key)
    open_table = await tables.open(table_id)
    new_key, name = tokens.new_key(), nickname(wish.name)
    async with open_table.lock:
        table = await tables.load(open_table)
        # Asked again, for somebody else may have sat down with the same invitation meanwhile.
        invited = await invited_to(tables, table_id, key)
        table.check_not_over()
        check_choice(table, wish, invited)
        occupants = with_guest(table.occupants, wish, name)
        deals = wish.entropy is not None and table.takes_entropy()
        entropy = dict(table.settings.entropy)
        if deals and wish.entropy is not None:
            entropy[wish.seat] = wish.entropy
        changed = replace(table.settings, occupants=occupants, entropy=entropy)
        expected, column, fresh = table.stored_revision, changed.settings_column(), tokens.hash_key(new_key)
        await tables.commit(
            open_table, lambda database: store.sit_down(database, expected, wish.seat, fresh, column, deals)
        )
        table.settings.occupants = occupants
        if deals:
            table.deal_anew(entropy)
        tables.announce_change(open_table)
    return {"table": table_id, "key": new_key}


def wished_colour(occupants: list[Occupant], wish: SitRequest) -> int:
    return colour_of(wish.seat, occupants[wish.seat]) if wish.colour is None else wish.colour


def with_guest(occupants: list[Occupant], wish: SitRequest, name: str) -> list[Occupant]:
    """The occupants with a guest. A free seat that has the colour of the guest gets that of the guest's seat for it."""
    colour, instead = wished_colour(occupants, wish), colour_of(wish.seat, occupants[wish.seat])
    changed = [
        replace(other, colour=instead) if other.free and colour_of(seat, other) == colour else other
        for seat, other in enumerate(occupants)
    ]
    changed[wish.seat] = Occupant("open", name=name, colour=colour)
    return changed


def check_choice(table: Table, wish: SitRequest, invited: tuple[int, ...]) -> None:
    if not 0 <= wish.seat < len(table.occupants):
        raise Refusal(422, "no-such-seat", {"seat": wish.seat, "seats": len(table.occupants)})
    if not is_free(wish.seat, table.occupants[wish.seat], invited):
        raise Refusal(409, "table-seat-taken", {"number": wish.seat + 1})
    others = enumerate(table.occupants)
    taken = [colour_of(seat, other) for seat, other in others if seat != wish.seat and not other.free]
    if wished_colour(table.occupants, wish) in taken:
        raise Refusal(409, "table-colour-taken")
