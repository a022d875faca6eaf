"""The REST routes. docs/table-protocol.md says what they are for."""

import asyncio
import json
import logging
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request, Response, WebSocket
from fastapi.responses import JSONResponse, PlainTextResponse
from starlette.requests import HTTPConnection

from boomtown.kernel.errors import BadRecord, BoomtownError
from boomtown.kernel.figures import figures
from boomtown.kernel.state import Options
from boomtown.sheet import result_of
from boomtown.table import game_info, new_tables, store
from boomtown.table.addresses import is_loopback, payer_of, qr_svg
from boomtown.table.archives import archived
from boomtown.table.clock import Clock
from boomtown.table.connection import Connection, Wish, error_message
from boomtown.table.database import OUTAGES
from boomtown.table.history import past_state_text, past_table
from boomtown.table.invitations import look_at, sit_down
from boomtown.table.keys import accepted_subprotocol, exchange_key
from boomtown.table.messages import Recipient, deal_of, score_json
from boomtown.table.moderation import moderate
from boomtown.table.refusals import Refusal, close_code, database_away
from boomtown.table.rest_models import (
    Address,
    BotInfo,
    BranchRequest,
    CreatedTable,
    EntropyRequest,
    ErrorResponse,
    GameDetail,
    GameFaces,
    GameInfo,
    GuestRequest,
    InvitationInfo,
    KeyInfo,
    NewTableRequest,
    QrRequest,
    SheetResult,
    SitRequest,
)
from boomtown.table.sentences import preferred_language
from boomtown.table.server_messages import StateMessage, TableLink
from boomtown.table.store import Occupant
from boomtown.table.table import json_text
from boomtown.table.table_documents import Analysis, Deal, GuestAnswer, PointsHistory, Replay
from boomtown.table.tables import Tables
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


@router.get("/games/{game}/figures")
async def rules_figures(game: GameId) -> JSONResponse:
    return JSONResponse(await asyncio.to_thread(figures, game))


@router.get("/text/{lang}", response_class=PlainTextResponse)
async def text(lang: Annotated[str, Path(max_length=16)]) -> Response:
    return PlainTextResponse(game_info.fluent_source(require_language(lang)))


@router.get("/bots", response_model=list[BotInfo])
async def bots(request: Request) -> JSONResponse:
    return JSONResponse([{"name": name} for name in tables_of(request).bots.host_bots])


@router.get("/address", response_model=Address)
async def network_address(request: Request) -> JSONResponse:
    """Whoever came by an address of this machine is told the one for others; nobody else need know our network."""
    network = request.app.state.network if is_loopback(request.url.hostname or "") else None
    return JSONResponse({"network": network})


@router.post("/qr", response_class=Response)
async def qr(body: QrRequest) -> Response:
    """A link as a QR code. It is sent in the body, so that no log shows its key."""
    return Response(qr_svg(body.text), media_type="image/svg+xml")


# Score sheets of physical games.


@router.post("/score", response_model=SheetResult)
async def score(request: Request, lang: Language = None) -> JSONResponse:
    """The same lines as `boomtown score`, for a sheet as docs/sheets.md describes it."""
    try:
        doc = json.loads(await request.body())
    except (ValueError, RecursionError):
        raise Refusal(400, "table-bad-message") from None
    result = await asyncio.to_thread(result_of, doc)
    seats = [score_json(sheet) for sheet in result.scores]
    return JSONResponse({"seats": seats, "winners": result.winners, "opponents": result.opponents})


# Tables.


@router.post("/tables", status_code=201, response_model=CreatedTable)
async def new_table(request: Request, body: NewTableRequest, lang: Language = None) -> JSONResponse:
    options: Options = dict(body.options)
    occupants = [Occupant(seat.kind, seat.level, seat.name) for seat in body.seats]
    clock = None if body.clock is None else Clock(**body.clock.model_dump())
    created = await new_tables.create_table(
        tables_of(request), body.game, body.edition, options, occupants, body.strict, body.aids, body.patience, clock
    )
    return JSONResponse(created, 201)


@router.post("/games/{game}/lesson", status_code=201, response_model=CreatedTable)
async def new_lesson(request: Request, game: GameId, lang: Language = None) -> JSONResponse:
    return JSONResponse(await new_tables.create_lesson(tables_of(request), game), 201)


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
    record = await finished_text(tables, table, key, "record")
    name = f"boomtown-{table}.txt"
    return PlainTextResponse(record, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.get("/tables/{table}/replay", response_model=Replay)
async def table_replay(request: Request, table: TableId, key: Key = "", lang: Language = None) -> Response:
    tables = tables_of(request)
    return Response(await finished_text(tables, table, key, "replay"), media_type="application/json")


async def finished_text(tables: Tables, table: str, key: str, kind: Literal["record", "replay"]) -> str:
    """A text about a finished game; if its rules have changed meanwhile, as it was kept when it ended."""
    try:
        open_table, _ = await tables.authorize(table, key)
    except BadRecord:  # the key was right, or we would not know
        text = await archived(tables, table, kind)
        if not text:
            raise
        return text
    return await (tables.record(open_table) if kind == "record" else tables.replay(open_table))


@router.post("/tables/{table}/key", response_model=TableLink)
async def table_key(request: Request, table: TableId, key: Key = "", lang: Language = None) -> JSONResponse:
    tables = tables_of(request)
    if await asyncio.to_thread(store.invited_to, tables.engine, table, key):
        return JSONResponse(await exchange_key(tables, await tables.open(table), key))
    open_table, seats = await tables.authorize(table, key)
    if not seats and not (await tables.table(open_table)).is_host(key):
        raise Refusal(403, "table-only-players")  # all spectators share one key
    return JSONResponse(await exchange_key(tables, open_table, key))


@router.get("/tables/{table}/invitation", response_model=InvitationInfo)
async def table_invitation(request: Request, table: TableId, key: Key = "", lang: Language = None) -> JSONResponse:
    return JSONResponse(await look_at(tables_of(request), table, key))


@router.post("/tables/{table}/seat", response_model=TableLink)
async def table_seat(
    request: Request, table: TableId, body: SitRequest, key: Key = "", lang: Language = None
) -> JSONResponse:
    return JSONResponse(await sit_down(tables_of(request), table, key, body))


@router.get("/tables/{table}/key", response_model=KeyInfo)
async def key_info(request: Request, table: TableId, key: Key = "", lang: Language = None) -> JSONResponse:
    # A key that opens nothing is no invitation either; whoever wants to know why tries to open the table.
    is_invitation = await asyncio.to_thread(store.is_invitation, tables_of(request).engine, table, key)
    info: KeyInfo = {"invitation": is_invitation, "entropy": await takes_entropy(tables_of(request), table, key)}
    return JSONResponse(info)


async def takes_entropy(tables: Tables, table: str, key: str) -> bool:
    """Whether the first seat of a key may add something to the seed."""
    try:
        open_table, seats = await tables.authorize(table, key)
        if seats:
            (await tables.table(open_table)).check_entropy(seats[0])
        return bool(seats)
    except BoomtownError:
        return False


@router.post("/tables/{table}/salvage", response_model=TableLink)
async def table_salvage(request: Request, table: TableId, key: Key = "", lang: Language = None) -> JSONResponse:
    return JSONResponse(await new_tables.salvage(tables_of(request), table, key))


@router.get("/tables/{table}/deal", response_model=Deal)
async def table_deal(request: Request, table: TableId, key: Key = "", lang: Language = None) -> JSONResponse:
    tables = tables_of(request)
    open_table, _ = await tables.authorize(table, key)
    return JSONResponse(deal_of(await tables.table(open_table)))


@router.post("/tables/{table}/deal", response_model=Deal)
async def add_to_deal(
    request: Request, table: TableId, body: EntropyRequest, key: Key = "", lang: Language = None
) -> JSONResponse:
    tables = tables_of(request)
    open_table, seats = await tables.authorize(table, key)
    if not seats:
        raise Refusal(403, "table-only-players")
    return JSONResponse(deal_of(await tables.add_entropy(open_table, seats[0], body.entropy)))


@router.post("/tables/{table}/guests", response_model=GuestAnswer)
async def table_guests(
    request: Request, table: TableId, body: GuestRequest, key: Key = "", lang: Language = None
) -> JSONResponse:
    tables = tables_of(request)
    open_table, _ = await tables.authorize(table, key)
    return JSONResponse(await moderate(tables, open_table, key, body.seat, body.deed))


@router.get("/tables/{table}/past", response_model=StateMessage)
async def table_past(request: Request, table: TableId, ply: int, key: Key = "", lang: Language = None) -> Response:
    tables = tables_of(request)
    open_table, seats = await tables.authorize(table, key)
    recipient = Recipient(seats, key, open_table.present(), open_table.gone)
    text = await tables.look_back(open_table, lambda now: past_state_text(past_table(now, ply), recipient))
    return Response(text, media_type="application/json")


@router.get("/tables/{table}/points", response_model=PointsHistory)
async def table_points(request: Request, table: TableId, key: Key = "", lang: Language = None) -> JSONResponse:
    tables = tables_of(request)
    open_table, seats = await tables.authorize(table, key)
    return JSONResponse(await tables.look_back(open_table, lambda now: open_table.points(now, seats)))


@router.post("/tables/{table}/analysis", response_model=Analysis)
async def table_analysis(
    request: Request, table: TableId, seat: int, key: Key = "", lang: Language = None
) -> JSONResponse:
    tables = tables_of(request)
    open_table, _ = await tables.authorize(table, key)
    return JSONResponse(await tables.analysis(open_table, seat))


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
async def live(
    socket: WebSocket, table: str, key: str = "", lang: str | None = None, log: str = "", state: str = ""
) -> None:
    tables = tables_of(socket)
    language = preferred_language(lang, socket.headers.get("accept-language"))
    # Accepted first: a browser learns the close code of an open connection only.
    await socket.accept(accepted_subprotocol(socket.scope))
    address = payer_of(socket.scope)
    try:
        if not tables.budgets.allows("connects", address) or not tables.budgets.begin("connections", address):
            raise Refusal(503, "table-busy")
        try:
            open_table, seats = await tables.authorize(table[:64], key[:128])
            wish = Wish(language, new_log_only=log == "new", changes_only=state == "changes")
            await Connection(tables, open_table, socket, seats, key, wish, address).run()
        finally:
            tables.budgets.end("connections", address)
    except (BoomtownError, *OUTAGES) as problem:
        error = problem if isinstance(problem, BoomtownError) else database_away()
        LOGGER.info("table %r: refused %s", table[:64], error.key)
        await socket.send_text(json_text(error_message(error, language)))
        await socket.close(close_code(error))
