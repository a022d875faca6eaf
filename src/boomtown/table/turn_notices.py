"""Sends people who are not at the table a notice that it is their turn, once a turn, and that their time is up where
the table's clock only reminds. Tables are checked once a second, so that no move has to wait for this."""

import asyncio
import logging
import time
from urllib.parse import quote

from boomtown.kernel.message import Params
from boomtown.table import messages, subscriptions, tokens
from boomtown.table.clock import now_ms
from boomtown.table.messengers import Messengers, Notice, Undelivered
from boomtown.table.open_table import OpenTable
from boomtown.table.refusals import Refusal
from boomtown.table.rest_models import NoticeAddress
from boomtown.table.sentences import sentence
from boomtown.table.subscriptions import OPERATOR, Subscription
from boomtown.table.table import Table
from boomtown.table.tables import Tables

LOGGER = logging.getLogger("boomtown.table")

WATCH_SECONDS = 1.0
# Seconds to wait after a move before anybody is notified, because it may be taken back at once.
GRACE = 4.0
# Seconds: whoever disconnects so soon after the turn began may not have seen it, because the connection of a sleeping
# phone stays open for a while.
UNSEEN = 90.0
MOST_ADDRESSES = 4  # of a seat


async def tell_turns(tables: Tables, messengers: Messengers, grace: float = GRACE) -> None:
    """Send what is due, for as long as the server runs."""
    at_work: set[str] = set()
    while True:
        await asyncio.sleep(WATCH_SECONDS)
        for open_table in list(tables.open_tables.values()):
            table = open_table.table
            if table is None or open_table.id in at_work or not table.is_running:
                continue
            if (table.subscriptions or operator_is_told(table, messengers)) and absent_seats(open_table, table, grace):
                at_work.add(open_table.id)
                task = tables.start(tell(tables, open_table, table, messengers, grace))
                task.add_done_callback(lambda _, table_id=open_table.id: at_work.discard(table_id))  # type: ignore[misc]


def operator_is_told(table: Table, messengers: Messengers) -> bool:
    clock = table.settings.clock
    return bool(messengers.options.hooks) and clock is not None and clock.kind == "turn"


def absent_seats(open_table: OpenTable, table: Table, grace: float) -> list[int]:
    """The seats whose person must decide, is not connected, and has not seen it or has no time left."""
    if time.time() < table.waiting_since + grace:
        return []
    present = open_table.present()
    return [
        seat
        for seat in table.pending()
        if table.occupants[seat].bot is None and not table.occupants[seat].free and seat not in present
        if is_unseen(open_table, table, seat) or is_up(table, seat)
    ]


def is_unseen(open_table: OpenTable, table: Table, seat: int) -> bool:
    return open_table.left.get(seat, 0.0) < table.waiting_since + UNSEEN


def is_up(table: Table, seat: int) -> bool:
    """Whether the time of a seat is up at a table that only reminds."""
    clock = table.settings.clock
    return clock is not None and seat in clock.told


def turn_began(table: Table, seat: int) -> int:
    """The ply at which the turn of a seat that must decide began; what others answer in secret changes nothing."""
    ply = table.ply - (len(table.state.answered()) if table.is_simultaneous() else 0)
    while ply and table.moves[ply - 1][0] == seat:
        ply -= 1
    return ply


async def tell(tables: Tables, open_table: OpenTable, table: Table, messengers: Messengers, grace: float) -> None:
    try:
        for seat in absent_seats(open_table, table, grace):
            began = turn_began(table, seat)
            if operator_is_told(table, messengers):
                await add_operator(tables, table, seat)
            for row in [row for row in table.subscriptions if row.seat == seat and row.confirmed]:
                if row.told != began and is_unseen(open_table, table, seat):
                    await count_and_send(tables, table, messengers, row, "told", began)
                elif is_up(table, seat) and row.warned != began:
                    await count_and_send(tables, table, messengers, row, "warned", began)
    except Exception:
        LOGGER.exception("table %s: nobody could be told", open_table.id)


async def add_operator(tables: Tables, table: Table, seat: int) -> None:
    if not any(row.kind == OPERATOR and row.seat == seat for row in table.subscriptions):
        row = Subscription(tokens.new_table_id(), seat, OPERATOR, "", "en", "", True)
        await tables.writer.write(lambda database: subscriptions.add(database, table.id, [row]))
        table.subscriptions.append(row)


async def count_and_send(
    tables: Tables, table: Table, messengers: Messengers, row: Subscription, what: str, began: int
) -> None:
    """Send a notice. It is counted before it is sent: it may get lost, but never comes twice.

    `what` is the column that counts it: "told" for a turn, "warned" for a time that is up.
    """
    setattr(row, what, began)
    notice = turn_notice(table, row, messengers.options.url, "turn" if what == "told" else "time")
    if not await tables.writer.write(lambda database: subscriptions.note(database, row.id, what, began)):
        return
    targets = messengers.options.hooks if row.kind == OPERATOR else ((row.kind, row.target),)
    for kind, target in targets:
        try:
            await messengers.send(kind, target, notice, by_operator=row.kind == OPERATOR)
            tables.counters.changes["notice"] += 1
        except (Undelivered, Refusal) as error:
            LOGGER.warning("table %s: a notice (%s) did not arrive: %s", table.id, kind, error)


def turn_notice(table: Table, row: Subscription, url: str, about: str) -> Notice:
    """What somebody is told: the game, the people and the time, never anything of the cards."""
    language = row.language
    names = messages.seat_names(table, language)[: len(table.occupants)]
    others = ", ".join(name for seat, name in enumerate(names) if seat != row.seat)
    params: Params = {"game": table.game.meta.title, "names": others, "name": names[row.seat]}
    who = "-operator" if row.kind == OPERATOR else ""
    text = sentence(language, f"notice-{about}-text{who}", params)
    clock = table.settings.clock
    until = None if clock is None else clock.until(row.seat)
    if until is not None and about == "turn" and clock is not None and clock.kind == "turn":
        hours = max(0, until - now_ms()) // 3_600_000
        text += " " + sentence(language, "notice-left", {"days": hours // 24, "hours": hours % 24})
    return notice(table.id, row, url, sentence(language, f"notice-{about}{who}", params), text)


def notice(table_id: str, row: Subscription, url: str, title: str, text: str) -> Notice:
    base = url.rstrip("/")
    call = f"{base}/api/tables/{quote(table_id)}/notices/stop?token={row.token}"
    return Notice(
        title,
        text,
        link=f"{base}/table/{quote(table_id)}",
        stop=f"{base}/notices/{quote(table_id)}/stop#{row.token}" if row.token else "",
        stop_call=call if row.token else "",
        stop_word=sentence(row.language, "notice-stop", {}),
        open_word=sentence(row.language, "notice-open", {}),
    )


# What people ask for.


def addresses(table: Table, seats: tuple[int, ...]) -> list[NoticeAddress]:
    """Where the person with these seats is told, each once."""
    by_target: dict[tuple[str, str], NoticeAddress] = {}
    for row in table.subscriptions:
        if row.seat in seats and row.kind != OPERATOR:
            by_target[row.kind, row.target] = {"kind": row.kind, "target": row.target, "confirmed": row.confirmed}
    return list(by_target.values())


async def subscribe(
    tables: Tables,
    messengers: Messengers,
    open_table: OpenTable,
    seats: tuple[int, ...],
    kind: str,
    target: str,
    language: str,
) -> list[NoticeAddress]:
    """Tell the seats of a key there. A webhook is tried at once; an e-mail address must be confirmed first."""
    await messengers.check(kind, target)
    table = await tables.table(open_table)
    present = addresses(table, seats)
    if any(entry["kind"] == kind and entry["target"] == target for entry in present):
        return present
    if len(present) >= MOST_ADDRESSES:
        raise Refusal(409, "notice-too-many", {"count": MOST_ADDRESSES})
    token = tokens.new_key()
    rows = [
        Subscription(tokens.new_key(), seat, kind, target, language, token, confirmed=kind != "mail") for seat in seats
    ]
    await send_greeting(messengers, table, rows[0])
    async with open_table.lock:
        table = await tables.load(open_table)
        await tables.writer.write(lambda database: subscriptions.add(database, table.id, rows))
        table.subscriptions += rows
    return addresses(table, seats)


async def send_greeting(messengers: Messengers, table: Table, row: Subscription) -> None:
    language = row.language
    params: Params = {"game": table.game.meta.title}
    about = "confirm" if row.kind == "mail" else "greeting"
    title, text = (sentence(language, f"notice-{about}{part}", params) for part in ("", "-text"))
    greeting = notice(table.id, row, messengers.options.url, title, text)
    if row.kind == "mail":
        link = greeting.stop.replace("/stop#", "/confirm#")
        greeting = greeting._replace(link=link, open_word=sentence(language, "notice-confirm-word", {}))
    try:
        await messengers.send(row.kind, row.target, greeting)
    except Undelivered as error:
        LOGGER.warning("table %s: a first notice (%s) did not arrive: %s", table.id, row.kind, error)
        raise Refusal(422, "notice-undelivered") from error


async def unsubscribe(tables: Tables, open_table: OpenTable, wanted: list[Subscription]) -> None:
    async with open_table.lock:
        table = await tables.load(open_table)
        ids = [row.id for row in wanted]
        await tables.writer.write(lambda database: subscriptions.remove(database, ids))
        table.subscriptions = [row for row in table.subscriptions if row.id not in ids]


async def confirm(tables: Tables, open_table: OpenTable, token: str) -> None:
    async with open_table.lock:
        table = await tables.load(open_table)
        ids = [row.id for row in with_token(table, token)]
        await tables.writer.write(lambda database: subscriptions.confirm(database, ids))
        for row in with_token(table, token):
            row.confirmed = True


def with_token(table: Table, token: str) -> list[Subscription]:
    """The subscriptions that a token confirms or ends; refused when there are none."""
    rows = [row for row in table.subscriptions if row.token and row.token == token]
    if not rows:
        raise Refusal(404, "notice-ended")
    return rows
