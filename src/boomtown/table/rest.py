"""The REST routes. docs/table-protocol.md says what they are for."""

import asyncio
import logging
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response, WebSocket
from fastapi.responses import JSONResponse, PlainTextResponse
from starlette.requests import HTTPConnection

from boomtown.kernel.errors import BoomtownError
from boomtown.kernel.state import Options
from boomtown.table import game_info, new_tables
from boomtown.table.connection import Connection, error_message
from boomtown.table.protocol import Replay, StateMessage, TableLink
from boomtown.table.refusals import close_code
from boomtown.table.rest_models import (
    BranchRequest,
    CreatedTable,
    ErrorResponse,
    GameDetail,
    GameFaces,
    GameInfo,
    NewTableRequest,
)
from boomtown.table.sentences import preferred_language
from boomtown.table.store import Occupant
from boomtown.table.table import json_text
from boomtown.table.tables import Tables, finished
from boomtown.text import require_language, rules_text

LOGGER = logging.getLogger("boomtown.table")

TableId = Annotated[str, Path(max_length=64)]
GameId = Annotated[str, Path(max_length=64)]
Edition = Annotated[str, Query(max_length=64, description="the mark of an owner's component file; empty for ours")]
Key = Annotated[str, Query(max_length=128, description="the secret of the link")]
Language = Annotated[str | None, Query(max_length=16, description="en, it or de")]

ERRORS: dict[int | str, dict[str, object]] = {
    400: {"model": ErrorResponse, "description": "the request makes no sense"},
    403: {"model": ErrorResponse, "description": "the key does not open this"},
    404: {"model": ErrorResponse, "description": "not found"},
    409: {"model": ErrorResponse, "description": "not possible as things stand"},
    413: {"model": ErrorResponse, "description": "too long"},
    422: {"model": ErrorResponse, "description": "not understood"},
    429: {"model": ErrorResponse, "description": "too many requests"},
    503: {"model": ErrorResponse, "description": "could not be stored"},
}

router = APIRouter(prefix="/api", responses=ERRORS)


def tables_of(connection: HTTPConnection) -> Tables:
    tables: Tables = connection.app.state.tables
    return tables


def requested_language(request: Request, lang: str | None) -> str:
    """The language of `?lang=`, which must exist, else the one that the browser prefers."""
    return require_language(lang) if lang else preferred_language(None, request.headers.get("accept-language"))


# Games.


@router.get("/games", response_model=list[GameInfo])
async def games(request: Request) -> JSONResponse:
    return JSONResponse(await asyncio.to_thread(tables_of(request).editions.all_games))


@router.get("/games/{game}", response_model=GameDetail)
async def game(request: Request, game: GameId, edition: Edition = "") -> JSONResponse:
    return JSONResponse(await asyncio.to_thread(tables_of(request).editions.game_detail, game, edition))


@router.get("/games/{game}/faces", response_model=GameFaces)
async def faces(request: Request, game: GameId, lang: Language = None, edition: Edition = "") -> Response:
    language = requested_language(request, lang)
    text = await asyncio.to_thread(tables_of(request).editions.faces_json, game, edition, language)
    return Response(text, media_type="application/json")


@router.get("/games/{game}/rules", response_class=PlainTextResponse)
async def rules(request: Request, game: GameId, lang: Language = None) -> Response:
    return PlainTextResponse(rules_text(game, requested_language(request, lang)), media_type="text/markdown")


@router.get("/text/{lang}", response_class=PlainTextResponse)
async def text(lang: Annotated[str, Path(max_length=16)]) -> Response:
    return PlainTextResponse(game_info.fluent_source(require_language(lang)))


# Tables.


@router.post("/tables", status_code=201, response_model=CreatedTable)
async def new_table(request: Request, body: NewTableRequest, lang: Language = None) -> JSONResponse:
    options: Options = dict(body.options)
    occupants = [Occupant(seat.kind, seat.level, seat.name) for seat in body.seats]
    made = await new_tables.create_table(
        tables_of(request), body.game, body.edition, options, occupants, body.strict, body.aids
    )
    return JSONResponse(made, 201)


@router.post(
    "/records",
    status_code=201,
    response_model=CreatedTable,
    openapi_extra={"requestBody": {"content": {"text/plain": {"schema": {"type": "string"}}}, "required": True}},
)
async def open_record(request: Request, lang: Language = None) -> JSONResponse:
    text = (await request.body()).decode("utf-8", "replace")
    return JSONResponse(await new_tables.open_record(tables_of(request), text), 201)


@router.get("/tables/{table}", response_model=StateMessage)
async def table_state(request: Request, table: TableId, key: Key = "", lang: Language = None) -> Response:
    tables = tables_of(request)
    open_table, seats = await tables.authorize(table, key)
    text = open_table.state_text(await tables.table(open_table), seats, key)
    return Response(text, media_type="application/json")


@router.get("/tables/{table}/record", response_class=PlainTextResponse)
async def table_record(request: Request, table: TableId, key: Key = "", lang: Language = None) -> Response:
    tables = tables_of(request)
    open_table, _ = await tables.authorize(table, key)
    finished_table = finished(await tables.table(open_table))
    record = await asyncio.to_thread(finished_table.record)
    name = f"boomtown-{finished_table.game.id}-{finished_table.id}.txt"
    return PlainTextResponse(record.to_text(), headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.get("/tables/{table}/replay", response_model=Replay)
async def table_replay(request: Request, table: TableId, key: Key = "", lang: Language = None) -> Response:
    tables = tables_of(request)
    open_table, _ = await tables.authorize(table, key)
    return Response(await tables.replay(open_table), media_type="application/json")


@router.post("/tables/{table}/rematch", response_model=TableLink)
async def table_rematch(request: Request, table: TableId, key: Key = "", lang: Language = None) -> JSONResponse:
    tables = tables_of(request)
    open_table, seats = await tables.authorize(table, key)
    return JSONResponse(await new_tables.rematch(tables, open_table, seats, key))


@router.post("/tables/{table}/branch", status_code=201, response_model=CreatedTable)
async def table_branch(
    request: Request, table: TableId, body: BranchRequest, key: Key = "", lang: Language = None
) -> JSONResponse:
    tables = tables_of(request)
    open_table, _ = await tables.authorize(table, key)
    return JSONResponse(await new_tables.branch(tables, open_table, body.ply, body.seat, body.level), 201)


# Live.


@router.websocket("/tables/{table}/live")
async def live(socket: WebSocket, table: str, key: str = "", lang: str | None = None, log: str = "") -> None:
    tables = tables_of(socket)
    language = preferred_language(lang, socket.headers.get("accept-language"))
    # Accepted first: a browser learns the close code of an open connection only.
    await socket.accept()
    try:
        open_table, seats = await tables.authorize(table[:64], key[:128])
        await Connection(tables, open_table, socket, seats, key, language, new_log_only=log == "new").run()
    except BoomtownError as error:
        LOGGER.info("table %r: refused %s", table[:64], error)
        await socket.send_text(json_text(error_message(error, language)))
        await socket.close(close_code(error))
