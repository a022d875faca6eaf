"""All tables: loads them, checks keys, carries out requests and lets the bots play.

Every change is made in one way. While the table's lock is held it is checked, committed to the store, carried out in
memory and sent to everybody, in this order.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import TypeVar

import sqlalchemy as sql

from boomtown.table import messages, store
from boomtown.table.bot_pool import BotPool
from boomtown.table.bot_worker import BotTask
from boomtown.table.editions import Editions
from boomtown.table.messages import hint_message, thinking_message
from boomtown.table.open_table import OpenTable, Subscriber
from boomtown.table.protocol import HintMessage
from boomtown.table.refusals import Refusal, StaleRequest, unknown_table, wrong_key
from boomtown.table.store import ChatLine
from boomtown.table.table import Revision, Table
from boomtown.table.user_text import chat_text, nickname
from boomtown.table.writer import Change, Writer

LOGGER = logging.getLogger("boomtown.table")

Answer = TypeVar("Answer")

MOST_CONNECTIONS = 100
# Seconds after which a table without connections leaves memory; it is loaded again from the store.
IDLE_SECONDS = 600.0
SWEEP_SECONDS = 30.0
# Replays kept as text, megabytes each.
CACHED_REPLAYS = 16
# A bot that is at work longer than this many seconds is announced.
ANNOUNCE_AFTER = 0.15
# Seconds until a bot that failed tries again.
RETRY_SECONDS = 5.0


class Tables:
    def __init__(self, engine: sql.Engine, writer: Writer, bots: BotPool, editions: Editions, pause: float) -> None:
        self.engine = engine
        self.writer = writer
        self.bots = bots
        self.editions = editions
        self.pause = pause  # the least number of seconds between two moves of bots that somebody watches
        self.open_tables: dict[str, OpenTable] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._replays: OrderedDict[tuple[str, str], str] = OrderedDict()
        self._replay_lock = asyncio.Lock()  # one replay at a time: it keeps a core busy

    # Finding a table.

    async def open(self, table_id: str) -> OpenTable:
        open_table = self.open_tables.setdefault(table_id, OpenTable(table_id))
        open_table.last_used = time.monotonic()
        async with open_table.lock:
            await self.load(open_table)
        return open_table

    async def load(self, open_table: OpenTable) -> Table:
        """The table itself, read from the store if it is not in memory. The lock must be held."""
        if open_table.table is None:
            try:
                open_table.table = await asyncio.to_thread(self._read, open_table.id)
            except BaseException:
                if not open_table.subscribers:
                    self.open_tables.pop(open_table.id, None)
                raise
            self._announce_change(open_table)
        return open_table.table

    def _read(self, table_id: str) -> Table:
        stored = store.load(self.engine, table_id)
        if stored is None:
            raise unknown_table()
        return Table(stored)

    async def authorize(self, table_id: str, key: str) -> tuple[OpenTable, tuple[int, ...]]:
        """The table and the seats that the key opens there."""
        # The key is checked first, so that strangers cannot make us load tables.
        seats = await asyncio.to_thread(store.seats_of_key, self.engine, table_id, key)
        if seats is None and await asyncio.to_thread(store.exists, self.engine, table_id):
            raise wrong_key()
        if seats is None:
            raise unknown_table()
        return await self.open(table_id), seats

    def subscribe(self, open_table: OpenTable, subscriber: Subscriber) -> None:
        if len(open_table.subscribers) >= MOST_CONNECTIONS:
            raise Refusal(429, "table-full", {"count": MOST_CONNECTIONS})
        before = open_table.present()
        open_table.subscribers.add(subscriber)
        if open_table.present() != before:
            open_table.changed()
        else:
            subscriber.send_state()
        for seat in open_table.thinking:
            subscriber.send(thinking_message(seat))
        self._wake_bots(open_table)

    def unsubscribe(self, open_table: OpenTable, subscriber: Subscriber) -> None:
        before = open_table.present()
        open_table.subscribers.discard(subscriber)
        open_table.last_used = time.monotonic()
        if open_table.present() != before:
            open_table.changed()

    # Changing a table.

    async def commit(self, open_table: OpenTable, change: Change) -> None:
        """Store a change. If that fails, or nobody can know, the table in memory is dropped and read again."""
        try:
            await self.writer.write(change)
        except sql.exc.IntegrityError as error:
            open_table.table = None
            LOGGER.warning("table %s was changed by another process: %s", open_table.id, error.orig)
            raise Refusal(409, "table-elsewhere") from error
        except Exception as error:
            open_table.table = None
            LOGGER.exception("table %s: nothing could be stored", open_table.id)
            raise Refusal(503, "table-not-stored") from error
        except BaseException:
            open_table.table = None
            raise

    async def complete(self, change: Coroutine[None, None, None]) -> None:
        """Carry a change out to its end, even when the connection that asked for it breaks meanwhile."""
        await asyncio.shield(self.start(change))

    async def move(self, open_table: OpenTable, seat: int, revision: Revision, action: int) -> None:
        """Play an action that was chosen at that revision."""
        await self.complete(self._move(open_table, seat, revision, action))

    async def _move(self, open_table: OpenTable, seat: int, revision: Revision, action: int) -> None:
        async with open_table.lock:
            table = await self.load(open_table)
            ends_game = table.check_move(seat, revision, action)
            if table.state.can_change(seat):
                ply = table.answer_ply(seat)
                await self.commit(open_table, lambda database: store.change_move(database, table.id, ply, seat, action))
            else:
                ply = table.ply
                await self.commit(
                    open_table, lambda database: store.append_move(database, table.id, ply, seat, action, ends_game)
                )
            table.play(seat, action)
            self._announce_change(open_table)

    async def take_back(self, open_table: OpenTable, seat: int, revision: Revision, most: int | None) -> None:
        """Take back at most so many of the seat's last decisions; None stands for its whole turn."""
        await self.complete(self._take_back(open_table, seat, revision, most))

    async def _take_back(self, open_table: OpenTable, seat: int, revision: Revision, most: int | None) -> None:
        async with open_table.lock:
            table = await self.load(open_table)
            table.check_current(seat, revision)
            target = table.takeback_target(seat, most)
            count = table.ply - target
            practice = table.settings.practice + table.is_over_reveal(target)
            column = replace(table.settings, rewinds=table.rewinds + 1, practice=practice).settings_column()
            await self.commit(open_table, lambda database: store.take_back(database, table.id, target, count, column))
            table.rewind(target)
            self._announce_change(open_table)

    async def chat(self, open_table: OpenTable, seat: int | None, text: str) -> None:
        """Add a line to the chat."""
        await self.complete(self._chat(open_table, seat, chat_text(text)))

    async def _chat(self, open_table: OpenTable, seat: int | None, text: str) -> None:
        async with open_table.lock:
            table = await self.load(open_table)
            line = ChatLine(table.chat[-1].number + 1 if table.chat else 0, seat, text, store.now())
            await self.commit(open_table, lambda database: store.add_chat_line(database, table.id, line))
            table.chat.append(line)
            open_table.changed()

    async def set_name(self, open_table: OpenTable, seat: int, name: str) -> None:
        """Give a seat a nickname."""
        await self.complete(self._set_name(open_table, seat, nickname(name)))

    async def _set_name(self, open_table: OpenTable, seat: int, name: str) -> None:
        async with open_table.lock:
            table = await self.load(open_table)
            occupants = list(table.occupants)
            occupants[seat] = replace(occupants[seat], name=name)
            column = replace(table.settings, occupants=occupants).settings_column()
            await self.commit(open_table, lambda database: store.write_settings(database, table.id, column))
            table.occupants[seat].name = name
            open_table.changed()

    async def switch_aids(self, open_table: OpenTable, key: str, on: bool) -> None:
        """Switch the aids of a table on or off."""
        await self.complete(self._switch_aids(open_table, key, on))

    async def _switch_aids(self, open_table: OpenTable, key: str, on: bool) -> None:
        async with open_table.lock:
            table = await self.load(open_table)
            if not table.is_host(key):
                raise Refusal(403, "table-only-host")
            column = replace(table.settings, aids=on).settings_column()
            await self.commit(open_table, lambda database: store.write_settings(database, table.id, column))
            table.settings.aids = on
            open_table.changed()

    def _announce_change(self, open_table: OpenTable) -> None:
        open_table.changed()
        self._wake_bots(open_table)

    # Asking about a table.

    async def table(self, open_table: OpenTable) -> Table:
        async with open_table.lock:
            return await self.load(open_table)

    async def query(self, open_table: OpenTable, question: Callable[[Table], Answer]) -> Answer:
        """An answer that needs the table as it is between two changes."""
        async with open_table.lock:
            return question(await self.load(open_table))

    async def replay(self, open_table: OpenTable) -> str:
        """A finished game move by move, as JSON."""
        table = finished(await self.table(open_table))
        async with self._replay_lock:
            cache_key = (table.id, table.settings.settings_column())  # names may still change
            text = self._replays.pop(cache_key, "") or await asyncio.to_thread(messages.replay_text, table)
            self._replays[cache_key] = text
            if len(self._replays) > CACHED_REPLAYS:
                self._replays.popitem(last=False)
        return text

    async def hint(self, open_table: OpenTable, seat: int, revision: Revision) -> HintMessage:
        """What marshal would do."""
        async with open_table.lock:
            table = await self.load(open_table)
            table.check_current(seat, revision)
            if seat not in table.state.pending():
                raise Refusal(409, "table-not-asked")
            task, asked_at = bot_task(table, seat), table.revision
        return hint_message(table, asked_at, seat, await self.bots.rank(task))

    # Bots.

    def _wake_bots(self, open_table: OpenTable) -> None:
        """Bots think only while somebody is connected."""
        table = open_table.table
        if table is None or not open_table.subscribers:
            return
        for seat in table.state.pending():
            if table.is_bot(seat) and seat not in open_table.thinking:
                open_table.thinking.add(seat)
                self.start(self._let_bot_decide(open_table, table, seat))

    async def _let_bot_decide(self, open_table: OpenTable, table: Table, seat: int) -> None:
        """One decision of a bot. Whatever happens meanwhile, it is woken again if it is still asked."""
        wait = 0.0
        # A bot that answers at once is not announced.
        announcement = asyncio.get_running_loop().call_later(
            ANNOUNCE_AFTER, open_table.broadcast, thinking_message(seat)
        )
        try:
            revision = table.revision
            started = time.monotonic()
            action = await self.bots.choose(bot_task(table, seat), table.occupants[seat].level or "greenhorn")
            if open_table.subscribers:
                await asyncio.sleep(max(0.0, self.pause - (time.monotonic() - started)))
            if open_table.table is table and table.is_current(seat, revision):
                await self.move(open_table, seat, revision, action)
        except StaleRequest:
            pass  # somebody was faster; the bot decides again if it is still asked
        except Exception:
            LOGGER.exception("a bot failed at table %s", open_table.id)
            wait = RETRY_SECONDS
        finally:
            announcement.cancel()
            open_table.thinking.discard(seat)
        await asyncio.sleep(wait)
        while open_table.table is None and open_table.subscribers:
            try:
                await self.table(open_table)
            except Exception:
                LOGGER.exception("table %s cannot be read again", open_table.id)
                await asyncio.sleep(RETRY_SECONDS)
        self._wake_bots(open_table)

    def start(self, work: Coroutine[None, None, None]) -> "asyncio.Task[None]":
        """Run something in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # Start and end of the server.

    async def sweep(self) -> None:
        """Remove idle tables from memory, again and again."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            limit = time.monotonic() - IDLE_SECONDS
            for open_table in list(self.open_tables.values()):
                in_use = open_table.subscribers or open_table.thinking or open_table.lock.locked()
                if not in_use and open_table.last_used < limit:
                    del self.open_tables[open_table.id]

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def finished(table: Table) -> Table:
    """The table, if its game is over."""
    if not table.state.over:
        raise Refusal(409, "table-not-over")
    return table


def bot_task(table: Table, seat: int) -> BotTask:
    settings = table.settings
    return BotTask(
        settings.id, settings.game, settings.edition, len(settings.occupants), settings.options, settings.seed,
        tuple(table.moves), seat,
    )  # fmt: skip
