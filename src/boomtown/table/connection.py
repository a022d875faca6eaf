"""A live connection: reads what one browser asks, answers, and sends the state whenever it changes."""

import asyncio
import json
import logging
from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from typing import NamedTuple

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from boomtown.bots import UnknownBot
from boomtown.kernel.errors import BadAid, BoomtownError, IllegalAction
from boomtown.kernel.match import CannotUndo
from boomtown.table import absence, agreements, endings, messages, plans
from boomtown.table.client_messages import (
    CLIENT_MESSAGE,
    ActionRequest,
    AidRequest,
    AidsRequest,
    ChatRequest,
    ClientMessage,
    LessonRequest,
    NameRequest,
    PlanRequest,
    ProposeRequest,
    SeatDeedRequest,
    StandInRequest,
    StateRequest,
    TurnRequest,
    UndoRequest,
    VoteRequest,
)
from boomtown.table.open_table import OpenTable
from boomtown.table.refusals import (
    CLOSE_AGAIN,
    CLOSE_BAD_MESSAGES,
    CLOSE_TOO_MANY,
    MOVING,
    Refusal,
    StaleRequest,
    close_code,
    foreign_seat,
)
from boomtown.table.sentences import error_text
from boomtown.table.server_messages import (
    AidMessage,
    DoneMessage,
    ErrorMessage,
    PreviewMessage,
    ReasonInfo,
    RefusedWithoutState,
    WhyMessage,
)
from boomtown.table.store import Proposal
from boomtown.table.table import Table, json_text
from boomtown.table.tables import Request, Tables

LOGGER = logging.getLogger("boomtown.table")

MESSAGE_BYTES = 4096
# Bad messages, and messages over the rate limit, before the connection is closed.
MOST_BAD_MESSAGES = 10
MOST_DROPPED_MESSAGES = 200
# Seconds until the next message of somebody who is too fast is read; meanwhile the network holds them back.
DROP_SECONDS = 0.02
# Answers that wait for a connection that does not read.
OUTBOX = 200


class Wish(NamedTuple):
    """What a client asks for when it connects."""

    language: str
    new_log_only: bool = False  # it keeps the log and wants only what is new
    changes_only: bool = False  # it keeps the state and wants only what has changed


class Connection:
    """One WebSocket. It is a `Subscriber` of its table."""

    def __init__(
        self,
        tables: Tables,
        open_table: OpenTable,
        socket: WebSocket,
        seats: tuple[int, ...],
        key: str,
        wish: Wish,
        address: str = "",
    ) -> None:
        self.tables = tables
        self.open_table = open_table
        self.socket = socket
        self.seats = seats
        self.key = key
        self.language = wish.language
        self.address = address
        # None stands for the state as it will be when it is sent, a refusal gets such a state added.
        self._outbox: deque[str | RefusedWithoutState | None] = deque()
        self._wish = wish
        self._shown = 0  # the number of the last state sent
        self._log_sent: tuple[Table | None, int, int] = (None, 0, 0)  # table, rewinds and events of the last state sent
        self._outbox_filled = asyncio.Event()
        self._budgets = tables.budgets
        self._bad_messages = 0
        self._dropped_messages = 0
        self._hint: asyncio.Task[None] | None = None
        self._request_id: str | None = None  # of the message being carried out

    # Sending. Messages wait in the outbox, so that a slow connection blocks nobody else.

    def send(self, message: Mapping[str, object]) -> None:
        self._enqueue(json_text(message))

    def send_state(self) -> None:
        # One waiting state is enough: it is made when it is sent.
        if None not in self._outbox:
            self._outbox.append(None)
            self._outbox_filled.set()

    def leave(self) -> None:
        self._outbox.clear()
        self.tables.start(self._leave())

    async def _leave(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError, OSError):  # it may have gone by itself
            await self._close(CLOSE_AGAIN)

    def _enqueue(self, message: str | RefusedWithoutState) -> None:
        if len(self._outbox) < OUTBOX:
            self._outbox.append(message)
            self._outbox_filled.set()

    async def send_outbox(self) -> None:
        """Send what waits, for as long as the connection lasts."""
        while True:
            await self._outbox_filled.wait()
            self._outbox_filled.clear()
            while self._outbox:
                try:
                    text = await self._text(self._outbox.popleft())
                except Refusal as error:
                    await self.socket.close(close_code(error))
                    return
                await self.socket.send_text(text)

    async def _text(self, message: str | RefusedWithoutState | None) -> str:
        """A message as it is sent. States are made now, so that none is older than one sent before."""
        if isinstance(message, str):
            return message
        table = await self._table()
        if message is None:
            return self._state_text(table, self._wish.new_log_only, self._wish.changes_only)
        # A refusal is cheap to cause, so it never repeats the log, which is long.
        state = self._state_text(table, True, False)
        refusal = json_text({**message, "ply": table.ply, "rewinds": table.rewinds})
        return f'{refusal[:-1]},"state":{state}}}'

    def _state_text(self, table: Table, new_log_only: bool, changes_only: bool) -> str:
        """The state, whole or what has changed since the last one sent; the same for the log."""
        sent_table, rewinds, events = self._log_sent
        is_known = new_log_only and sent_table is table and rewinds == table.rewinds
        self._log_sent = (table, table.rewinds, len(table.log_json(self.seats)))
        shown = self.open_table.shown(table, self.seats, self.key)
        base, self._shown = self._shown, shown.number
        text = shown.text_since(base if changes_only else 0, self._wish.changes_only)
        return messages.with_log(text, table, self.seats, events if is_known else 0)

    async def _table(self) -> Table:
        return self.open_table.table or await self.tables.table(self.open_table)

    # Receiving.

    async def receive_all(self) -> None:
        """Read until the client leaves or has to be disconnected."""
        try:
            await self._receive_all()
        except Refusal as error:
            if error.key != MOVING:
                raise
            await self.socket.close(CLOSE_AGAIN)

    async def _receive_all(self) -> None:
        while True:
            frame = await self.socket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            if not self._budgets.allows("messages", f"{self.open_table.id} {self.key}"):
                self._dropped_messages += 1
                self._send_error(Refusal(429, "table-too-fast"), id_of(frame.get("text") or ""))
                if self._dropped_messages >= MOST_DROPPED_MESSAGES:
                    await self._close(CLOSE_TOO_MANY)
                    return
                await asyncio.sleep(DROP_SECONDS)
                continue
            try:
                await self.handle(frame.get("text"))
            except Refusal as error:
                if error.key == MOVING:
                    raise
                self._send_error(error, self._request_id)
                self._bad_messages += error.status in (400, 403, 413)
                if self._bad_messages >= MOST_BAD_MESSAGES:
                    await self._close(CLOSE_BAD_MESSAGES)
                    return
                if error.status == 429:
                    await asyncio.sleep(DROP_SECONDS)
            # Messages that wait are taken without a break otherwise, and everybody else waits for all of them.
            await asyncio.sleep(0)

    async def handle(self, text: str | None) -> None:
        """Carry out one message; raises Refusal for what is not understood or comes from a foreign seat."""
        self._request_id = None
        if text is None:
            raise Refusal(400, "table-bad-message")
        if len(text) > MESSAGE_BYTES or len(text.encode("utf-8", "replace")) > MESSAGE_BYTES:
            raise Refusal(413, "table-too-long")
        try:
            request = CLIENT_MESSAGE.validate_json(text)
        except (ValidationError, ValueError):
            raise Refusal(400, "table-bad-message") from None
        self._request_id = request.id
        about_others = ChatRequest | AidsRequest | StateRequest | StandInRequest
        if not isinstance(request, about_others) and request.seat not in self.seats:
            raise foreign_seat(request.seat)
        try:
            await self._carry_out(request)
        except (IllegalAction, StaleRequest, CannotUndo, BadAid, UnknownBot) as error:
            self._charge_question()
            await self._refuse(request, error)
        except Refusal as error:
            if error.status not in (409, 503) or error.key == MOVING:
                raise
            await self._refuse(request, error)

    async def _carry_out(self, request: ClientMessage) -> None:
        tables, open_table = self.tables, self.open_table
        asked = Request(request.id, lambda table: self._acknowledge(table, request))
        if isinstance(request, AidRequest) or request.type in ("preview", "why"):
            self._charge_question()
        if isinstance(request, ChatRequest):
            self._budgets.charge("chat", f"{open_table.id} {self.key}")
            if not self.seats:
                self._budgets.charge("spectators_chat", open_table.id)
            await tables.chat(open_table, self.seats[0] if self.seats else None, request.text, asked)
        elif isinstance(request, NameRequest):
            await tables.set_name(open_table, request.seat, request.name, asked)
        elif isinstance(request, AidsRequest):
            await tables.switch_aids(open_table, self.key, request.on, asked, request.what)
        elif isinstance(request, StandInRequest):
            await absence.stand_in(tables, open_table, self.key, request.seat, request.level, asked)
        elif isinstance(request, ProposeRequest):
            proposal = Proposal(request.kind, request.seat, request.about, request.level)
            await agreements.propose(tables, open_table, self.seats, proposal, request.revision, asked)
        elif isinstance(request, VoteRequest):
            await agreements.vote(tables, open_table, self.seats, request.kind, request.yes, asked)
        elif isinstance(request, SeatDeedRequest):
            deed = {"return": absence.come_back, "resign": endings.resign, "abort": endings.abort}[request.type]
            await deed(tables, open_table, request.seat, asked)
        elif isinstance(request, PlanRequest):
            self._charge_question()
            await plans.set_plan(tables, open_table, request.seat, request.revision, request.steps, request.auto, asked)
        elif isinstance(request, StateRequest):
            self._charge_question()
            self._acknowledge(await self._table(), request)
            self._shown, self._log_sent = 0, (None, 0, 0)
            self.send_state()
        elif isinstance(request, LessonRequest):
            await tables.read_on(open_table, request.step, request.to_end, asked)
        elif isinstance(request, AidRequest):
            self._answer(request, await tables.query(open_table, lambda table: self._aid(table, request)))
        elif request.type == "move":
            await tables.move(open_table, request.seat, request.revision, request.action, asked)
        elif request.type == "preview":
            self._answer(request, await tables.query(open_table, lambda table: self._preview(table, request)))
        elif request.type == "why":
            self._answer(request, await tables.query(open_table, lambda table: self._why(table, request)))
        elif isinstance(request, UndoRequest):
            await tables.take_back(open_table, request.seat, request.revision, request.moves, asked)
        elif request.type == "hint":
            await self._start_hint(request)
        else:
            await tables.take_back(open_table, request.seat, request.revision, None, asked)

    def _charge_question(self) -> None:
        self._budgets.charge("address_questions", self.address)
        self._budgets.charge("table_questions", self.open_table.id)

    def _answer(self, request: ClientMessage, answer: Mapping[str, object]) -> None:
        self.send(answer if request.id is None else {**answer, "id": request.id})

    def _acknowledge(self, table: Table, request: ClientMessage) -> None:
        """Tell that a message was carried out, before any state that shows it."""
        if request.id is None:
            return
        done: DoneMessage = {"type": "done", "id": request.id, "ply": table.ply, "rewinds": table.rewinds}
        is_state_waiting = None in self._outbox
        if is_state_waiting:
            self._outbox.remove(None)
        self.send(done)
        if is_state_waiting:
            self.send_state()

    def _preview(self, table: Table, request: ActionRequest) -> PreviewMessage:
        table.check_current(request.seat, request.revision)
        return messages.preview_message(table, request.seat, request.action)

    def _why(self, table: Table, request: ActionRequest) -> WhyMessage:
        table.check_current(request.seat, request.revision)
        return messages.why_message(table, request.seat, request.action, self.language)

    def _aid(self, table: Table, request: AidRequest) -> AidMessage:
        table.check_current(request.seat, request.revision)
        return messages.aid_message(table, request.seat, request.name, dict(request.args))

    async def _start_hint(self, request: TurnRequest) -> None:
        """One hint at a time; the connection serves everything else meanwhile."""
        if self._hint is not None and not self._hint.done():
            raise Refusal(409, "table-hint-busy")
        table = await self._table()
        table.check_current(request.seat, request.revision)
        if not self._budgets.begin("hints", self.address):
            raise Refusal(429, "table-hint-busy")
        self._hint = asyncio.create_task(self._send_hint(request))
        self._hint.add_done_callback(lambda task: self._budgets.end("hints", self.address))

    async def _send_hint(self, request: TurnRequest) -> None:
        try:
            self._answer(request, await self.tables.hint(self.open_table, request.seat, request.revision))
        except BoomtownError as error:
            await self._refuse(request, error)
        except Exception:
            LOGGER.exception("table %s: no hint", self.open_table.id)
            self._send_error(Refusal(409, "table-no-hint"), request.id)

    # Refusing.

    async def _refuse(self, request: ClientMessage, error: BoomtownError) -> None:
        """Send the reason; the state as it is then is added when the refusal is sent."""
        self.tables.counters.refusals[error.key] += 1
        table = await self._table()
        reason: ReasonInfo = {"key": error.key, "params": error.params, "text": "", "rule": "", "cells": []}
        if isinstance(error, IllegalAction):
            reason = messages.reason_json(table, error.reason, self.language)
        reason["text"] = error_text(self.language, error, messages.seat_names(table, self.language))
        refused: RefusedWithoutState = {
            "type": "refused", "of": request.model_dump(exclude_unset=True), "key": reason["key"],
            "params": reason["params"], "text": reason["text"], "rule": reason["rule"], "cells": reason["cells"],
        }  # fmt: skip
        if request.id is not None:
            refused["id"] = request.id
        self._enqueue(refused)

    def _send_error(self, error: BoomtownError, request_id: str | None = None) -> None:
        LOGGER.info("table %s: refused %s", self.open_table.id, error.key)
        self.tables.counters.refusals[error.key] += 1
        message = error_message(error, self.language)
        if request_id is not None:
            message["id"] = request_id
        self.send(message)

    async def _close(self, code: int) -> None:
        LOGGER.info("table %s: closed with %d", self.open_table.id, code)
        # Answers that wait are still delivered.
        while self._outbox:
            message = self._outbox.popleft()
            if message is not None:
                await self.socket.send_text(await self._text(message))
        await self.socket.close(code)

    async def run(self) -> None:
        """From the first state to the end of the connection."""
        self.tables.subscribe(self.open_table, self)
        sending = asyncio.create_task(self.send_outbox())
        receiving = asyncio.create_task(self.receive_all())
        try:
            await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.tables.unsubscribe(self.open_table, self)
            for task in (sending, receiving, self._hint):
                if task is not None:
                    task.add_done_callback(self._log_failure)
                    task.cancel()

    def _log_failure(self, task: "asyncio.Task[None]") -> None:
        """A connection that breaks is normal; anything else is our mistake."""
        problem = None if task.cancelled() else task.exception()
        # Starlette raises RuntimeError when a connection was closed while something waited to be sent.
        if problem is not None and not isinstance(problem, WebSocketDisconnect | RuntimeError | OSError):
            LOGGER.error("table %s: a connection failed", self.open_table.id, exc_info=problem)


def id_of(text: str) -> str | None:
    """The id of a message that is not looked at any further."""
    try:
        request_id = json.loads(text[:MESSAGE_BYTES]).get("id")
    except (ValueError, AttributeError, RecursionError):
        return None
    return request_id[:40] if isinstance(request_id, str) else None


def error_message(error: BoomtownError, language: str) -> ErrorMessage:
    return {"type": "error", "key": error.key, "params": error.params, "text": error_text(language, error)}
