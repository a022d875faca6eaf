"""All tables: loads them, checks keys, carries out requests and lets the bots play.

Every change is made in one way. While the table's lock is held it is checked, committed to the store, carried out in
memory and sent to everybody, in this order.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import TypeVar

from boomtown.table import lessons, messages, store
from boomtown.table.analysis import SeatAnalysis, decisions
from boomtown.table.bot_pool import BotPool
from boomtown.table.bot_worker import BotTask
from boomtown.table.counters import Counters
from boomtown.table.database import Database
from boomtown.table.editions import Editions
from boomtown.table.hints import explained
from boomtown.table.leases import Leases
from boomtown.table.limits import Budgets
from boomtown.table.messages import hint_message, thinking_message
from boomtown.table.open_table import OpenTable, Subscriber
from boomtown.table.quotas import NO_LIMIT
from boomtown.table.refusals import Refusal, StaleRequest, moving_table, unknown_table, wrong_key
from boomtown.table.server_messages import HintMessage
from boomtown.table.store import ChatLine
from boomtown.table.table import Revision, Table
from boomtown.table.table_documents import Analysis
from boomtown.table.user_text import chat_text, nickname
from boomtown.table.writer import Change, Writer

LOGGER = logging.getLogger("boomtown.table")

Answer = TypeVar("Answer")

# Replays and uploads that wait.
MOST_HEAVY = 16
# Seconds after which a table without connections leaves memory; it is loaded again from the store.
IDLE_SECONDS = 600.0
SWEEP_SECONDS = 30.0
# Replays and records kept as text, megabytes each.
CACHED_TEXTS = 16
# A bot that is at work longer than this many seconds is announced.
ANNOUNCE_AFTER = 0.15
# Seconds until a bot that failed tries again.
RETRY_SECONDS = 5.0


class Request:
    """Who asks for a change: the id of the message, and what to do when it is stored. By default nobody asks."""

    def __init__(self, request_id: str | None = None, done: Callable[[Table], None] = lambda table: None) -> None:
        self.id = request_id
        self.done = done


NOBODY = Request()


class Tables:
    def __init__(
        self,
        database: Database,
        writer: Writer,
        leases: Leases,
        bots: BotPool,
        editions: Editions,
        pause: float,
        budgets: Budgets,
    ) -> None:
        self.engine = database.engine
        self.writer = writer
        self.leases = leases
        self.budgets = budgets
        leases.on_loss = self.read_all_again
        self.bots = bots
        self.editions = editions
        self.pause = pause  # the least number of seconds between two moves of bots that somebody watches
        self.open_tables: dict[str, OpenTable] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._texts: OrderedDict[tuple[str, str, str], str] = OrderedDict()  # see finished_text()
        # One at a time, because it keeps a core busy.
        self._heavy = ThreadPoolExecutor(1, "boomtown-heavy")
        self.heavy_waiting = 0
        self._rewinding = ThreadPoolExecutor(1, "boomtown-rewinding")
        self.quotas = NO_LIMIT
        self.counters = Counters()
        self.follow_plans: Callable[[OpenTable], None] = lambda open_table: None  # see plans.py

    # Finding a table.

    async def open(self, table_id: str) -> OpenTable:
        open_table = self.open_tables.setdefault(table_id, OpenTable(table_id))
        open_table.last_used = time.monotonic()
        async with open_table.lock:
            await self.load(open_table)
        return open_table

    async def load(self, open_table: OpenTable) -> Table:
        """The table itself, claimed and read from the store if it is not in memory. The lock must be held.

        A table that cannot be read stays among the open ones until it is swept: others may wait for its lock.
        """
        if open_table.table is None:
            if await self.leases.claim(open_table.id) is not None:
                raise moving_table()
            table = await asyncio.to_thread(self._read, open_table.id)
            if table.changed_rules:
                version, column = table.settings.version, table.settings.settings_column()
                await self.commit(
                    open_table, lambda database: store.write_version(database, table.stored_revision, version, column)
                )
                LOGGER.info("table %s goes on with version %d of the rules", table.id, version)
            open_table.table = table
            self.announce_change(open_table)
        return open_table.table

    def _read(self, table_id: str) -> Table:
        self.writer.check()
        stored = store.load(self.engine, table_id)
        if stored is None:
            raise unknown_table()
        if stored.owner != self.leases.server or stored.epoch != self.leases.epoch(table_id):
            self.leases.forget(table_id)
            raise moving_table()
        return Table(stored)

    async def read_all_again(self) -> None:
        """We may have lost our tables to other servers: whoever is connected comes back and finds the owner."""
        for open_table in list(self.open_tables.values()):
            open_table.table = None
            for subscriber in list(open_table.subscribers):
                subscriber.leave()

    async def authorize(self, table_id: str, key: str) -> tuple[OpenTable, tuple[int, ...]]:
        """The table and the seats that the key opens there."""
        # The key is checked first, so that strangers cannot make us load tables.
        seats = await self.seats_of(table_id, key)
        return await self.open(table_id), seats

    async def seats_of(self, table_id: str, key: str) -> tuple[int, ...]:
        """The seats that a key opens at a table, which need not be playable any more."""
        seats = await asyncio.to_thread(store.seats_of_key, self.engine, table_id, key)
        if seats is None and await asyncio.to_thread(store.exists, self.engine, table_id):
            raise wrong_key()
        if seats is None:
            raise unknown_table()
        return seats

    def subscribe(self, open_table: OpenTable, subscriber: Subscriber) -> None:
        self._make_room(open_table, subscriber)
        before = open_table.present()
        open_table.subscribers[subscriber] = None
        if open_table.present() != before:
            open_table.changed()
        else:
            subscriber.send_state()
        for seat in open_table.thinking:
            subscriber.send(thinking_message(seat))
        self._wake_bots(open_table)

    def _make_room(self, open_table: OpenTable, subscriber: Subscriber) -> None:
        """Those who play always find room; the number of those who watch is limited."""
        limits = self.budgets.limits
        watching = sum(1 for other in open_table.subscribers if not other.seats)
        if not subscriber.seats and watching >= limits.spectators:
            raise Refusal(429, "table-full", {"count": limits.spectators})
        same = [other for other in open_table.subscribers if subscriber.seats and other.key == subscriber.key]
        # Tabs of a phone that has lost its connection are dead, though nobody has noticed yet.
        for other in same[: max(0, len(same) + 1 - limits.connections_of_key)]:
            other.leave()

    def unsubscribe(self, open_table: OpenTable, subscriber: Subscriber) -> None:
        before = open_table.present()
        open_table.subscribers.pop(subscriber, None)
        open_table.last_used = time.monotonic()
        for seat in before - open_table.present():
            open_table.left[seat] = time.time()
        if not open_table.subscribers:
            open_table.forget_shown()
        if open_table.present() != before:
            open_table.changed()

    # Changing a table.

    async def commit(self, open_table: OpenTable, change: Change[None]) -> None:
        """Store a change. If that fails, or nobody can know, the table in memory is dropped and read again."""
        try:
            await self.writer.write(change)
        except store.StaleWriter as error:
            open_table.table = None
            self.leases.forget(open_table.id)
            LOGGER.warning("%s", error)
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

    async def move(
        self,
        open_table: OpenTable,
        seat: int,
        revision: Revision,
        action: int,
        request: Request = NOBODY,
        by_bot: bool = False,
    ) -> None:
        """Play an action that was chosen at that revision. Asked for again with the same id, it counts once."""
        begun = time.monotonic()
        await self.complete(self._move(open_table, seat, revision, action, request, by_bot))
        self.counters.moves.add(time.monotonic() - begun)

    async def _move(
        self, open_table: OpenTable, seat: int, revision: Revision, action: int, request: Request, by_bot: bool
    ) -> None:
        async with open_table.lock:
            table = await self.load(open_table)
            if table.has_counted(seat, request.id):
                request.done(table)
                return
            if by_bot and not table.is_bot(seat):
                raise StaleRequest("table-stale", {"given": revision.ply, "ply": table.ply})
            if not by_bot and table.occupants[seat].stand_in is not None:
                raise Refusal(409, "table-resigned" if table.occupants[seat].resigned else "table-stand-in")
            trial = table.check_move(seat, revision, action)
            ends_game = trial.after.over
            expected, question = table.stored_revision, table.question
            if table.state.can_change(seat):
                ply = table.answer_ply(seat)
                await self.commit(
                    open_table, lambda database: store.change_move(database, expected, ply, seat, action, request.id)
                )
            else:
                ply = table.ply
                lesson = lessons.steps_after(table, seat, action)
                clock = table.clock_after(trial)
                due = table.due(clock, trial.after)
                changed = lesson is not None or clock is not None
                column = replace(table.settings, lesson=lesson, clock=clock).settings_column() if changed else None
                await self.commit(
                    open_table,
                    lambda database: store.append_move(
                        database, expected, seat, action, ends_game, request.id, column, question, due
                    ),
                )
                table.settings.lesson, table.settings.clock = lesson, clock
            table.carry_out(trial)
            if request.id is not None:
                table.requests[request.id] = ply
            self.counters.changes["move"] += 1
            request.done(table)
            self.announce_change(open_table)

    async def take_back(
        self, open_table: OpenTable, seat: int, revision: Revision, most: int | None, request: Request = NOBODY
    ) -> None:
        """Take back at most `most` of the seat's last decisions; None stands for its whole turn."""
        await self.complete(self._take_back(open_table, seat, revision, most, request))

    async def _take_back(
        self, open_table: OpenTable, seat: int, revision: Revision, most: int | None, request: Request
    ) -> None:
        async with open_table.lock:
            table = await self.load(open_table)
            table.check_current(seat, revision)
            target = table.takeback_target(seat, most)
            replayed = await self.replayed(table, target)
            expected = table.stored_revision
            practice = table.settings.practice + table.is_over_reveal(target)
            steps = None if table.lesson is None else table.lesson_steps[: target + 1]
            column = replace(table.settings, practice=practice, lesson=steps).settings_column()
            await self.commit(open_table, lambda database: store.take_back(database, expected, target, column))
            table.rewind(target, replayed)
            self.counters.changes["take-back"] += 1
            request.done(table)
            self.announce_change(open_table)

    async def replayed(self, table: Table, ply: int) -> Table | None:
        """The table played anew up to an earlier ply, while others go on; None where it can step back there.

        The lock must be held.
        """
        if table.can_step_back(ply):
            return None
        return await asyncio.get_running_loop().run_in_executor(self._rewinding, table.replayed, ply)

    async def chat(self, open_table: OpenTable, seat: int | None, text: str, request: Request = NOBODY) -> None:
        """Add a line to the chat."""
        await self.complete(self._chat(open_table, seat, chat_text(text), request))

    async def _chat(self, open_table: OpenTable, seat: int | None, text: str, request: Request) -> None:
        async with open_table.lock:
            table = await self.load(open_table)
            if seat in table.settings.muted:
                raise Refusal(409, "table-muted")
            line = ChatLine(table.chat[-1].number + 1 if table.chat else 0, seat, text, store.now())
            await self.commit(open_table, lambda database: store.add_chat_line(database, table.stored_revision, line))
            table.chat.append(line)
            self.counters.changes["chat"] += 1
            request.done(table)
            open_table.changed()

    async def set_name(self, open_table: OpenTable, seat: int, name: str, request: Request = NOBODY) -> None:
        """Give a seat a nickname."""
        await self.complete(self._set_name(open_table, seat, nickname(name), request))

    async def _set_name(self, open_table: OpenTable, seat: int, name: str, request: Request) -> None:
        async with open_table.lock:
            table = await self.load(open_table)
            occupants = list(table.occupants)
            occupants[seat] = replace(occupants[seat], name=name)
            column = replace(table.settings, occupants=occupants).settings_column()
            await self.commit(
                open_table, lambda database: store.write_settings(database, table.stored_revision, column)
            )
            table.occupants[seat].name = name
            request.done(table)
            open_table.changed()

    async def switch_aids(
        self, open_table: OpenTable, key: str, on: bool, request: Request = NOBODY, what: str = "aids"
    ) -> None:
        """Switch the aids or the hints of a table on or off."""
        await self.complete(self._switch_aids(open_table, key, on, request, what))

    async def _switch_aids(self, open_table: OpenTable, key: str, on: bool, request: Request, what: str) -> None:
        async with open_table.lock:
            table = await self.load(open_table)
            if not table.is_host(key):
                raise Refusal(403, "table-only-host")
            old = table.settings
            changed = replace(old, hints=on) if what == "hints" else replace(old, aids=on)
            column = changed.settings_column()
            await self.commit(
                open_table, lambda database: store.write_settings(database, table.stored_revision, column)
            )
            table.settings.aids, table.settings.hints = changed.aids, changed.hints
            request.done(table)
            open_table.changed()

    async def add_entropy(self, open_table: OpenTable, seat: int, text: str) -> Table:
        """Let a seat add something of its own to the seed, before the first move."""
        async with open_table.lock:
            table = await self.load(open_table)
            table.check_entropy(seat)
            entropy = {**table.settings.entropy, seat: text}
            expected, column = table.stored_revision, replace(table.settings, entropy=entropy).settings_column()
            await self.commit(open_table, lambda database: store.deal_anew(database, expected, column))
            table.deal_anew(entropy)
            self.announce_change(open_table)
            return table

    async def read_on(self, open_table: OpenTable, step: int, to_end: bool, request: Request = NOBODY) -> None:
        """Go on in a lesson after something was read, or leave the rest of it out."""
        await self.complete(self._read_on(open_table, step, to_end, request))

    async def _read_on(self, open_table: OpenTable, step: int, to_end: bool, request: Request) -> None:
        async with open_table.lock:
            table = await self.load(open_table)
            steps = lessons.steps_after_reading(table, step, to_end)
            column = replace(table.settings, lesson=steps).settings_column()
            await self.commit(
                open_table, lambda database: store.write_settings(database, table.stored_revision, column)
            )
            table.settings.lesson = steps
            table.lesson_answer = None
            request.done(table)
            self.announce_change(open_table)

    def announce_change(self, open_table: OpenTable) -> None:
        open_table.changed()
        self._wake_bots(open_table)
        self.follow_plans(open_table)
        table = open_table.table
        if table is not None and table.free_choice() is not None and table.lesson_answer is None:
            self.start(self._answer_choice(open_table, table))

    async def _answer_choice(self, open_table: OpenTable, table: Table) -> None:
        """Work out what a learner's free choice was worth, and tell."""
        revision, choice = table.revision, table.free_choice()
        assert choice is not None and table.lesson is not None
        task = bot_task(table, table.lesson.learner)
        answer = await self.bots.judge(task._replace(moves=task.moves[: choice[0]]), task.moves[choice[0] :])
        if open_table.table is table and table.revision == revision and table.free_choice() == choice:
            table.lesson_answer = answer
            open_table.changed()

    # Asking about a table.

    async def table(self, open_table: OpenTable) -> Table:
        async with open_table.lock:
            return await self.load(open_table)

    async def query(self, open_table: OpenTable, question: Callable[[Table], Answer]) -> Answer:
        """An answer that needs the table as it is between two changes."""
        async with open_table.lock:
            return question(await self.load(open_table))

    async def heavy(self, work: Callable[..., Answer], *args: object) -> Answer:
        """Do something that replays whole games, one after the other; the queue for it is limited."""
        if self.heavy_waiting >= MOST_HEAVY:
            raise Refusal(503, "table-busy")
        self.heavy_waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._heavy, work, *args)
        finally:
            self.heavy_waiting -= 1

    async def replay(self, open_table: OpenTable) -> str:
        """A finished game move by move, as JSON."""
        return await self._finished_text(open_table, "replay", messages.replay_text)

    async def record(self, open_table: OpenTable) -> str:
        """The record of a finished game, verified."""
        return await self._finished_text(open_table, "record", lambda table: table.record().to_text())

    async def _finished_text(self, open_table: OpenTable, kind: str, make: Callable[[Table], str]) -> str:
        """A text about a finished game, worked out once."""
        table = finished(await self.table(open_table))
        cache_key = (kind, table.id, table.settings.settings_column())  # names may still change
        text = self._texts.pop(cache_key, "") or await self.heavy(make, table)
        self._texts[cache_key] = text
        if len(self._texts) > CACHED_TEXTS:
            self._texts.popitem(last=False)
        return text

    async def look_back(self, open_table: OpenTable, question: Callable[[Table], Answer]) -> Answer:
        """An answer that replays the game, without keeping the table or anybody else from going on."""
        return await self.heavy(question, await self.table(open_table))

    async def analysis(self, open_table: OpenTable, seat: int) -> Analysis:
        """Where a finished game turned for a seat, as far as that is worked out; begun when it is first asked for."""
        table = finished(await self.table(open_table))
        if not 0 <= seat < len(table.occupants):
            raise Refusal(422, "no-such-seat", {"seat": seat, "seats": len(table.occupants)})
        if seat not in open_table.analyses:
            plies = await self.heavy(decisions, table, seat)
            begun = SeatAnalysis(table, seat, plies)
            if open_table.analyses.setdefault(seat, begun) is begun:  # nobody else has asked meanwhile
                self.start(begun.run(self.bots))
        return open_table.analyses[seat].result()

    async def hint(self, open_table: OpenTable, seat: int, revision: Revision) -> HintMessage:
        """What marshal would do."""
        async with open_table.lock:
            table = await self.load(open_table)
            table.check_current(seat, revision)
            if seat not in table.pending() or not table.legal(seat):
                raise Refusal(409, "table-not-asked")
            if not table.allows_hints():
                raise Refusal(409, "table-hints-off")
            task, asked_at, position = bot_task(table, seat), table.revision, table.known_position(seat)
        ranking = await self.bots.rank(task)
        return hint_message(asked_at, seat, await asyncio.to_thread(explained, position, seat, ranking))

    # Bots.

    def _wake_bots(self, open_table: OpenTable) -> None:
        """Bots think only while somebody is connected, unless people wait for them elsewhere."""
        table = open_table.table
        if table is None or not table.is_running or not (open_table.subscribers or table.plays_alone()):
            return
        for seat in table.state.pending():
            if table.is_bot(seat) and seat not in open_table.thinking and table.lets_bot_play(seat):
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
            action = table.scripted(seat)
            if action is None:
                action = await self.bots.choose(bot_task(table, seat), table.occupants[seat].bot or "greenhorn")
            if open_table.subscribers:
                await asyncio.sleep(max(0.0, self.pause - (time.monotonic() - started)))
            if open_table.table is table and table.is_current(seat, revision) and table.is_bot(seat):
                await self.move(open_table, seat, revision, action, by_bot=True)
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
                clock = None if open_table.table is None else open_table.table.settings.clock
                in_use = open_table.subscribers or open_table.thinking or open_table.lock.locked()
                in_use = in_use or (clock is not None and clock.is_ticking())
                if not in_use and open_table.last_used < limit:
                    del self.open_tables[open_table.id]
                    if open_table.table is not None:
                        open_table.table.match.listen(None)  # so that nothing refers back to the table
            await self.leases.release([table for table in self.leases.held() if table not in self.open_tables])

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._heavy.shutdown(wait=False, cancel_futures=True)
        self._rewinding.shutdown(wait=False, cancel_futures=True)


def finished(table: Table) -> Table:
    """The table, if its game is over."""
    if not table.over:
        raise Refusal(409, "table-not-over")
    return table


def bot_task(table: Table, seat: int) -> BotTask:
    settings = table.settings
    return BotTask(
        settings.id, settings.game, settings.edition, len(settings.occupants), settings.options, settings.deal,
        tuple(table.moves), seat,
    )  # fmt: skip
