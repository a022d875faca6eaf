"""A live connection: reads what one browser asks, answers, and sends the state whenever it changes."""

import asyncio
import logging
from collections import deque
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from boomtown.kernel.errors import BoomtownError, IllegalAction
from boomtown.kernel.match import CannotUndo
from boomtown.kernel.state import Json
from boomtown.table import sight
from boomtown.table.hall import Hall
from boomtown.table.limits import SOCKET_BURST, SOCKET_RATE, Bucket
from boomtown.table.refusals import CLOSE_BAD, CLOSE_FLOOD, Refusal, Stale, foreign_seat
from boomtown.table.room import Room
from boomtown.table.table import Moment, Table, encoded
from boomtown.table.words import error_text

LOGGER = logging.getLogger("boomtown.table")

LONGEST = 4096  # bytes of a message
BAD_MESSAGES = 10
DROPPED = 200  # messages over the speed limit before we hang up
OUTBOX = 200  # answers waiting for a line that does not move

Number = Annotated[int, Field(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Field(ge=0, le=99)]
ActionCode = Annotated[int, Field(ge=-1_000_000_000, le=1_000_000_000)]


class Shape(BaseModel):
    model_config = ConfigDict(strict=True)


class AtMoment(Shape):
    """What speaks of a position."""

    seat: SeatNumber
    ply: Number
    rewinds: Number | None = None

    @property
    def moment(self) -> Moment:
        return Moment(self.ply, self.rewinds)


class Decision(AtMoment):
    type: Literal["move", "preview", "why"]
    action: ActionCode


class Request(AtMoment):
    type: Literal["undo", "restart", "hint"]


class Chat(Shape):
    type: Literal["chat"]
    text: str


class Name(Shape):
    type: Literal["name"]
    seat: SeatNumber
    name: str


Asked = Decision | Request | Chat | Name
ASKED: TypeAdapter[Asked] = TypeAdapter(Annotated[Asked, Field(discriminator="type")])


class Line:
    """One connection. It is a `Guest` of its room."""

    def __init__(
        self, hall: Hall, room: Room, socket: WebSocket, seats: tuple[int, ...], key: str, language: str, tail: bool
    ) -> None:
        self.hall = hall
        self.room = room
        self.socket = socket
        self.seats = seats
        self.key = key
        self.language = language
        # None stands for the state as it will be, a document for a refusal that such a state is added to.
        self._outbox: deque[str | Json | None] = deque()
        self._tail = tail  # the client keeps the log and wants only what is new
        self._log: tuple[Table | None, int, int] = (None, 0, 0)  # table, rewinds and events of the last state sent
        self._due = asyncio.Event()
        self._bucket = Bucket(SOCKET_RATE, SOCKET_BURST)
        self._bad = 0
        self._dropped = 0
        self._hint: asyncio.Task[None] | None = None

    # Outwards. Messages wait here, so that a slow line holds up nobody else.

    def post(self, message: Json) -> None:
        self._wait(encoded(message))

    def post_state(self) -> None:
        # One state is enough: it is made when it is sent.
        if None not in self._outbox:
            self._outbox.append(None)
            self._due.set()

    def _wait(self, message: str | Json) -> None:
        if len(self._outbox) < OUTBOX:
            self._outbox.append(message)
            self._due.set()

    async def pump(self) -> None:
        """Send what waits, for as long as the line holds."""
        while True:
            await self._due.wait()
            self._due.clear()
            while self._outbox:
                await self.socket.send_text(await self._text(self._outbox.popleft()))

    async def _text(self, message: str | Json | None) -> str:
        """A message as it goes over the line. States are made now, so that none is older than one sent before."""
        if isinstance(message, str):
            return message
        table = self.room.table or await self.hall.table(self.room)
        if message is None:
            return self._state(table)
        state = self.room.state_text(table, self.seats, self.key)
        return f'{encoded(message | table.moment._asdict())[:-1]},"state":{state}}}'

    def _state(self, table: Table) -> str:
        known, rewinds, seen = self._log
        since = seen if self._tail and known is table and rewinds == table.rewinds else 0
        self._log = (table, table.rewinds, len(table.log(self.seats)))
        return self.room.state_text(table, self.seats, self.key, since)

    # Inwards.

    async def listen(self) -> None:
        """Read until the other side leaves or has earned to be sent away."""
        while True:
            frame = await self.socket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            if not self._bucket.take():
                self._dropped += 1
                if self._dropped == 1 or self._dropped % 50 == 0:
                    self._error(Refusal(429, "table-too-fast"))
                if self._dropped >= DROPPED:
                    await self._hang_up(CLOSE_FLOOD)
                    return
                continue
            try:
                await self.hear(frame.get("text"))
            except Refusal as error:
                self._error(error)
                self._bad += error.status in (400, 403, 413)
                if self._bad >= BAD_MESSAGES:
                    await self._hang_up(CLOSE_BAD)
                    return

    async def hear(self, text: str | None) -> None:
        """One message; raises Refusal for what is no request at all or comes from the wrong seat."""
        if text is None:
            raise Refusal(400, "table-bad-message")
        if len(text) > LONGEST or len(text.encode("utf-8", "replace")) > LONGEST:
            raise Refusal(413, "table-too-long")
        try:
            asked = ASKED.validate_json(text)
        except (ValidationError, ValueError):
            raise Refusal(400, "table-bad-message") from None
        if not isinstance(asked, Chat) and asked.seat not in self.seats:
            raise foreign_seat(asked.seat)
        try:
            await self._do(asked)
        except (IllegalAction, Stale, CannotUndo) as error:
            await self._refuse(asked, error)
        except Refusal as error:
            if error.status not in (409, 503):
                raise
            await self._refuse(asked, error)

    async def _do(self, asked: Asked) -> None:
        hall, room = self.hall, self.room
        if isinstance(asked, Chat):
            await hall.say(room, self.seats[0] if self.seats else None, asked.text)
        elif isinstance(asked, Name):
            await hall.call(room, asked.seat, asked.name)
        elif asked.type == "move":
            await hall.move(room, asked.seat, asked.moment, asked.action)
        elif asked.type == "preview":
            self.post(await hall.look(room, lambda table: self._preview(table, asked)))
        elif asked.type == "why":
            self.post(await hall.look(room, lambda table: self._why(table, asked)))
        elif asked.type == "hint":
            await self._start_hint(asked)
        else:
            await hall.take_back(room, asked.seat, asked.moment, asked.type == "restart")

    def _preview(self, table: Table, asked: Decision) -> Json:
        table.check_fresh(asked.seat, asked.moment)
        return sight.preview(table, asked.seat, asked.action)

    def _why(self, table: Table, asked: Decision) -> Json:
        table.check_fresh(asked.seat, asked.moment)
        reason = table.why_not(asked.seat, asked.action)
        told = None if reason is None else sight.reason_json(table, reason, self.language)
        return {"type": "why", **table.moment._asdict(), "seat": asked.seat, "action": asked.action, "reason": told}

    async def _start_hint(self, asked: Request) -> None:
        """One hint at a time; the line stays open for everything else meanwhile."""
        if self._hint is not None and not self._hint.done():
            raise Refusal(409, "table-hint-busy")
        table = self.room.table or await self.hall.table(self.room)
        table.check_fresh(asked.seat, asked.moment)
        self._hint = asyncio.create_task(self._give_hint(asked))

    async def _give_hint(self, asked: Request) -> None:
        try:
            self.post(await self.hall.hint(self.room, asked.seat, asked.moment))
        except BoomtownError as error:
            await self._refuse(asked, error)
        except Exception:
            LOGGER.exception("table %s: no hint", self.room.id)
            self._error(Refusal(409, "table-no-hint"))

    # Saying no.

    async def _refuse(self, asked: Asked, error: BoomtownError) -> None:
        """No, with the reason and the table as it is now."""
        table = self.room.table or await self.hall.table(self.room)
        names = sight.seat_names(table, self.language)
        told: Json = {"key": error.key, "params": error.params, "rule": "", "cells": []}
        if isinstance(error, IllegalAction):
            told = sight.reason_json(table, error.reason, self.language)
        told["text"] = error_text(self.language, error, names)
        self._wait({"type": "refused", "of": asked.model_dump(exclude_unset=True), **told})

    def _error(self, error: BoomtownError) -> None:
        LOGGER.info("table %s: refused %s", self.room.id, error)
        text = error_text(self.language, error)
        self.post({"type": "error", "key": error.key, "params": error.params, "text": text})

    async def _hang_up(self, code: int) -> None:
        LOGGER.info("table %s: closed with %d", self.room.id, code)
        # What was said before is still delivered.
        while self._outbox:
            message = self._outbox.popleft()
            if message is not None:
                await self.socket.send_text(await self._text(message))
        await self.socket.close(code)

    async def run(self) -> None:
        """From the first state to the end of the connection."""
        self.hall.enter(self.room, self)
        pump = asyncio.create_task(self.pump())
        listen = asyncio.create_task(self.listen())
        try:
            await asyncio.wait({pump, listen}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.hall.leave(self.room, self)
            for task in (pump, listen, self._hint):
                if task is not None:
                    task.add_done_callback(self._ended)
                    task.cancel()

    def _ended(self, task: "asyncio.Task[None]") -> None:
        """A line that breaks is no news; anything else is our mistake."""
        problem = None if task.cancelled() else task.exception()
        # Starlette complains with a RuntimeError about a line that was closed while something waited to be sent.
        if problem is not None and not isinstance(problem, WebSocketDisconnect | RuntimeError | OSError):
            LOGGER.error("table %s: a connection failed", self.room.id, exc_info=problem)
