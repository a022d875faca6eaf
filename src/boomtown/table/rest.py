"""The REST routes. docs/table-protocol.md says what they are for."""

import asyncio
import logging
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response, WebSocket
from fastapi.responses import JSONResponse, PlainTextResponse

from boomtown.kernel.errors import BoomtownError
from boomtown.kernel.state import Json, Options
from boomtown.table import catalog, founding
from boomtown.table.hall import Hall, finished
from boomtown.table.live import Line
from boomtown.table.refusals import close_code
from boomtown.table.shapes import BranchWish, ErrorAnswer, GameFacts, GameWords, NewTable, Rematch, TableWish
from boomtown.table.store import Chair
from boomtown.table.table import encoded
from boomtown.table.words import error_text, spoken_language
from boomtown.text import require_language, rules_text

LOGGER = logging.getLogger("boomtown.table")

TableId = Annotated[str, Path(max_length=64)]
GameId = Annotated[str, Path(max_length=64)]
Key = Annotated[str, Query(max_length=128, description="the secret of the link")]
Language = Annotated[str | None, Query(max_length=16, description="en, it or de")]

SENTENCES: dict[int | str, dict[str, object]] = {
    400: {"model": ErrorAnswer, "description": "no such request"},
    403: {"model": ErrorAnswer, "description": "the key does not open this"},
    404: {"model": ErrorAnswer, "description": "not found"},
    409: {"model": ErrorAnswer, "description": "not possible as things stand"},
    413: {"model": ErrorAnswer, "description": "too long"},
    422: {"model": ErrorAnswer, "description": "not understood"},
    429: {"model": ErrorAnswer, "description": "too many requests"},
    503: {"model": ErrorAnswer, "description": "could not be stored"},
}

router = APIRouter(prefix="/api", responses=SENTENCES)


def hall_of(connection: Request | WebSocket) -> Hall:
    hall: Hall = connection.app.state.hall
    return hall


# The shelf.


@router.get("/games", response_model=list[GameFacts])
async def games() -> JSONResponse:
    return JSONResponse(await asyncio.to_thread(catalog.all_facts))


@router.get("/games/{game}", response_model=GameWords)
async def game(game: GameId) -> JSONResponse:
    return JSONResponse(await asyncio.to_thread(catalog.vocabulary, game))


@router.get("/games/{game}/rules", response_class=PlainTextResponse)
async def rules(request: Request, game: GameId, lang: Language = None) -> Response:
    language = require_language(lang) if lang else spoken_language(None, request.headers.get("accept-language"))
    return PlainTextResponse(rules_text(game, language), media_type="text/markdown")


@router.get("/text/{lang}", response_class=PlainTextResponse)
async def text(lang: Annotated[str, Path(max_length=16)]) -> Response:
    return PlainTextResponse(catalog.words(require_language(lang)))


# Tables.


@router.post("/tables", status_code=201, response_model=NewTable)
async def new_table(request: Request, wish: TableWish, lang: Language = None) -> JSONResponse:
    options: Options = dict(wish.options)
    chairs = [Chair(seat.kind, seat.level, seat.name) for seat in wish.seats]
    return JSONResponse(await founding.found(hall_of(request), wish.game, options, chairs), 201)


@router.post(
    "/records",
    status_code=201,
    response_model=NewTable,
    openapi_extra={"requestBody": {"content": {"text/plain": {"schema": {"type": "string"}}}, "required": True}},
)
async def open_record(request: Request, lang: Language = None) -> JSONResponse:
    text = (await request.body()).decode("utf-8", "replace")
    return JSONResponse(await founding.open_record(hall_of(request), text), 201)


@router.get("/tables/{table}", response_model=dict[str, object])
async def table_state(request: Request, table: TableId, key: Key = "", lang: Language = None) -> Response:
    hall = hall_of(request)
    room, seats = await hall.admit(table, key)
    text = room.state_text(await hall.table(room), seats, key)
    return Response(text, media_type="application/json")


@router.get("/tables/{table}/record", response_class=PlainTextResponse)
async def table_record(request: Request, table: TableId, key: Key = "", lang: Language = None) -> Response:
    hall = hall_of(request)
    room, _ = await hall.admit(table, key)
    found = await hall.table(room)
    record = await asyncio.to_thread(finished(found).record)
    name = f"boomtown-{found.game.id}-{found.id}.txt"
    return PlainTextResponse(record.to_text(), headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.get("/tables/{table}/replay", response_model=dict[str, object])
async def table_replay(request: Request, table: TableId, key: Key = "", lang: Language = None) -> Response:
    hall = hall_of(request)
    room, _ = await hall.admit(table, key)
    return Response(await hall.replay(room), media_type="application/json")


@router.post("/tables/{table}/rematch", response_model=Rematch)
async def table_rematch(request: Request, table: TableId, key: Key = "", lang: Language = None) -> JSONResponse:
    hall = hall_of(request)
    room, seats = await hall.admit(table, key)
    return JSONResponse(await founding.rematch(hall, room, seats, key))


@router.post("/tables/{table}/branch", status_code=201, response_model=NewTable)
async def table_branch(
    request: Request, table: TableId, wish: BranchWish, key: Key = "", lang: Language = None
) -> JSONResponse:
    hall = hall_of(request)
    room, _ = await hall.admit(table, key)
    return JSONResponse(await founding.branch(hall, room, wish.ply, wish.seat, wish.level), 201)


# Live.


@router.websocket("/tables/{table}/live")
async def live(socket: WebSocket, table: str, key: str = "", lang: str | None = None, log: str = "") -> None:
    hall = hall_of(socket)
    language = spoken_language(lang, socket.headers.get("accept-language"))
    # Accepted first: a browser is told the close code of an open connection only.
    await socket.accept()
    try:
        room, seats = await hall.admit(table[:64], key[:128])
        line = Line(hall, room, socket, seats, key, language, tail=log == "new")
        await line.run()
    except BoomtownError as error:
        LOGGER.info("table %r: refused %s", table[:64], error)
        said: Json = {"type": "error", "key": error.key, "params": error.params, "text": error_text(language, error)}
        await socket.send_text(encoded(said))
        await socket.close(close_code(error))
