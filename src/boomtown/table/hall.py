"""The hall with all tables: finds and loads them, lets people in, and carries out what they ask.

Every change takes one path: under the table's lock it is checked, committed, followed in memory, told, in this order.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import replace

import sqlalchemy as sql

from boomtown.kernel.state import Json
from boomtown.table import sight, store
from boomtown.table.refusals import Refusal, Stale, no_table, wrong_key
from boomtown.table.room import Guest, Room
from boomtown.table.store import Remark
from boomtown.table.table import Moment, Table
from boomtown.table.thinkers import Thinkers
from boomtown.table.thinking import Task
from boomtown.table.words import nickname, remark
from boomtown.table.writer import Change, Writer

LOGGER = logging.getLogger("boomtown.table")

GUESTS = 100
# A table nobody looks at leaves memory after this many seconds; the log brings it back.
IDLE = 600.0
SWEEP = 30.0
# Replays kept as text, megabytes each.
REPLAYS = 16
# Seconds of thought after which people are told of it.
NOTICE = 0.15
# A bot that failed waits this many seconds before it tries again.
RETRY = 5.0


class Hall:
    def __init__(self, engine: sql.Engine, writer: Writer, thinkers: Thinkers, pause: float) -> None:
        self.engine = engine
        self.writer = writer
        self.thinkers = thinkers
        self.pause = pause  # seconds between two moves of bots when somebody looks on
        self.rooms: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._replays: OrderedDict[tuple[str, str], str] = OrderedDict()
        self._replaying = asyncio.Lock()  # one at a time: it keeps a core busy

    # Finding a table.

    async def room(self, table_id: str) -> Room:
        room = self.rooms.setdefault(table_id, Room(table_id))
        room.touched = time.monotonic()
        async with room.lock:
            await self.loaded(room)
        return room

    async def loaded(self, room: Room) -> Table:
        """The table of a room whose lock is held."""
        if room.table is None:
            try:
                room.table = await asyncio.to_thread(self._load, room.id)
            except BaseException:
                if not room.guests:
                    self.rooms.pop(room.id, None)
                raise
            self._follow(room)
        return room.table

    def _load(self, table_id: str) -> Table:
        saved = store.load(self.engine, table_id)
        if saved is None:
            raise no_table()
        return Table(saved)

    async def admit(self, table_id: str, key: str) -> tuple[Room, tuple[int, ...]]:
        """The room and the seats that the key opens there."""
        # The key is looked at first, so that strangers cannot make us load tables.
        seats = await asyncio.to_thread(store.seats_of_key, self.engine, table_id, key)
        if seats is None and await asyncio.to_thread(store.exists, self.engine, table_id):
            raise wrong_key()
        if seats is None:
            raise no_table()
        return await self.room(table_id), seats

    def enter(self, room: Room, guest: Guest) -> None:
        if len(room.guests) >= GUESTS:
            raise Refusal(429, "table-full", {"count": GUESTS})
        before = room.present()
        room.guests.add(guest)
        if room.present() != before:
            room.changed()
        else:
            guest.post_state()
        for seat in room.working:
            guest.post(thinking(seat))
        self._wake_bots(room)

    def leave(self, room: Room, guest: Guest) -> None:
        before = room.present()
        room.guests.discard(guest)
        room.touched = time.monotonic()
        if room.present() != before:
            room.changed()

    # Changing a table.

    async def commit(self, room: Room, change: Change) -> None:
        """Store a change. If that fails, or we cannot know, memory is forgotten and the store asked again."""
        try:
            await self.writer.write(change)
        except sql.exc.IntegrityError as error:
            room.table = None
            LOGGER.warning("table %s was changed by somebody else: %s", room.id, error.orig)
            raise Refusal(409, "table-elsewhere") from error
        except Exception as error:
            room.table = None
            LOGGER.exception("table %s: nothing could be stored", room.id)
            raise Refusal(503, "table-not-stored") from error
        except BaseException:
            room.table = None
            raise

    async def finish(self, change: Coroutine[None, None, None]) -> None:
        """Carry a change through to the last word, even when the connection that asked for it breaks meanwhile."""
        await asyncio.shield(self.start(change))

    async def move(self, room: Room, seat: int, moment: Moment, action: int) -> None:
        """Play an action that was decided on at that moment."""
        await self.finish(self._move(room, seat, moment, action))

    async def _move(self, room: Room, seat: int, moment: Moment, action: int) -> None:
        async with room.lock:
            table = await self.loaded(room)
            last = table.check_move(seat, moment, action)
            number = table.ply
            await self.commit(
                room, lambda connection: store.append_move(connection, table.id, number, seat, action, last)
            )
            table.play(seat, action)
            self._follow(room)

    async def take_back(self, room: Room, seat: int, moment: Moment, turn: bool) -> None:
        """Take back the seat's last decision, or its whole turn."""
        await self.finish(self._take_back(room, seat, moment, turn))

    async def _take_back(self, room: Room, seat: int, moment: Moment, turn: bool) -> None:
        async with room.lock:
            table = await self.loaded(room)
            table.check_fresh(seat, moment)
            target = table.takeback_target(seat, turn)
            count = table.ply - target
            settings = replace(table.sheet, rewinds=table.rewinds + 1).settings()
            await self.commit(room, lambda connection: store.take_back(connection, table.id, target, count, settings))
            table.rewind(target)
            self._follow(room)

    async def say(self, room: Room, seat: int | None, text: str) -> None:
        """Add a line to the chat."""
        await self.finish(self._say(room, seat, remark(text)))

    async def _say(self, room: Room, seat: int | None, text: str) -> None:
        async with room.lock:
            table = await self.loaded(room)
            line = Remark(table.chat[-1].number + 1 if table.chat else 0, seat, text, store.now())
            await self.commit(room, lambda connection: store.add_remark(connection, table.id, line))
            table.chat.append(line)
            room.changed()

    async def call(self, room: Room, seat: int, name: str) -> None:
        """Give a seat a nickname."""
        await self.finish(self._call(room, seat, nickname(name)))

    async def _call(self, room: Room, seat: int, chosen: str) -> None:
        async with room.lock:
            table = await self.loaded(room)
            chair = table.chairs[seat]
            before = chair.name
            chair.name = chosen
            settings = table.sheet.settings()
            chair.name = before
            await self.commit(room, lambda connection: store.write_settings(connection, table.id, settings))
            chair.name = chosen
            room.changed()

    def _follow(self, room: Room) -> None:
        room.changed()
        self._wake_bots(room)

    # Asking about a table.

    async def table(self, room: Room) -> Table:
        async with room.lock:
            return await self.loaded(room)

    async def look(self, room: Room, ask: Callable[[Table], Json]) -> Json:
        """An answer that needs the table as it is between two changes."""
        async with room.lock:
            return ask(await self.loaded(room))

    async def replay(self, room: Room) -> str:
        """A finished game ply by ply, as text."""
        table = finished(await self.table(room))
        async with self._replaying:
            which = (table.id, table.sheet.settings())  # names may still change
            text = self._replays.pop(which, "") or await asyncio.to_thread(sight.replay_text, table)
            self._replays[which] = text
            if len(self._replays) > REPLAYS:
                self._replays.popitem(last=False)
        return text

    async def hint(self, room: Room, seat: int, moment: Moment) -> Json:
        """What marshal would do."""
        async with room.lock:
            table = await self.loaded(room)
            table.check_fresh(seat, moment)
            if seat not in table.state.pending():
                raise Refusal(409, "table-not-asked")
            task, thought = task_of(table, seat), table.moment
        advice = await self.thinkers.advise(task)
        spell = table.game.actions.format
        return {
            "type": "hint",
            **thought._asdict(),
            "seat": seat,
            "action": advice[0].action,
            "text": spell(advice[0].action),
            "choices": [
                {"action": one.action, "text": spell(one.action), "visits": one.visits, "value": one.value}
                for one in advice
            ],
        }

    # Bots.

    def _wake_bots(self, room: Room) -> None:
        """Bots think only while somebody is connected."""
        table = room.table
        if table is None or not room.guests:
            return
        for seat in table.state.pending():
            if table.is_bot(seat) and seat not in room.working:
                room.working.add(seat)
                self.start(self._think(room, table, seat))

    async def _think(self, room: Room, table: Table, seat: int) -> None:
        """One decision of a bot. Whatever happens meanwhile, the next look at the table wakes it again."""
        wait = 0.0
        # A bot that answers at once is not announced.
        notice = asyncio.get_running_loop().call_later(NOTICE, room.tell, thinking(seat))
        try:
            moment = table.moment
            begun = time.monotonic()
            action = await self.thinkers.choose(task_of(table, seat), table.chairs[seat].level or "greenhorn")
            if room.guests:
                await asyncio.sleep(max(0.0, self.pause - (time.monotonic() - begun)))
            if room.table is table and table.fresh(seat, moment):
                await self.move(room, seat, moment, action)
        except Stale:
            pass  # somebody was faster; the bot thinks again if it is still asked
        except Exception:
            LOGGER.exception("a bot failed at table %s", room.id)
            wait = RETRY
        finally:
            notice.cancel()
            room.working.discard(seat)
        await asyncio.sleep(wait)
        while room.table is None and room.guests:
            try:
                await self.table(room)
            except Exception:
                LOGGER.exception("table %s cannot be loaded anew", room.id)
                await asyncio.sleep(RETRY)
        self._wake_bots(room)

    def start(self, work: Coroutine[None, None, None]) -> "asyncio.Task[None]":
        """Run something in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # Coming and going of the server.

    async def sweep(self) -> None:
        """Forget tables that nobody looks at."""
        while True:
            await asyncio.sleep(SWEEP)
            long_ago = time.monotonic() - IDLE
            for room in list(self.rooms.values()):
                if not room.guests and not room.working and not room.lock.locked() and room.touched < long_ago:
                    del self.rooms[room.id]

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def finished(table: Table) -> Table:
    if not table.state.over:
        raise Refusal(409, "table-not-over")
    return table


def thinking(seat: int) -> Json:
    return {"type": "thinking", "seat": seat}


def task_of(table: Table, seat: int) -> Task:
    sheet = table.sheet
    return Task(sheet.id, sheet.game, len(sheet.chairs), sheet.options, sheet.seed, tuple(table.moves), seat)
