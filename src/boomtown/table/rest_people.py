"""The REST routes about a person: where they are told that it is their turn, and what the server keeps of them."""

import asyncio
from typing import Annotated
from urllib.parse import quote

from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse, RedirectResponse, Response

from boomtown.table import my_data as person
from boomtown.table import turn_notices
from boomtown.table.addresses import payer_of
from boomtown.table.messengers import Messengers
from boomtown.table.open_table import OpenTable
from boomtown.table.refusals import Refusal, unknown_table
from boomtown.table.rest import ERRORS, Key, Language, TableId, requested_language, tables_of
from boomtown.table.rest_models import MyData, NoticeAddress, NoticeOffer, NoticeRequest
from boomtown.table.store import exists

router = APIRouter(prefix="/api", responses=ERRORS)

Token = Annotated[str, Query(max_length=128, description="of the notice")]


def messengers_of(request: Request) -> Messengers:
    messengers: Messengers = request.app.state.messengers
    return messengers


@router.get("/notices", response_model=NoticeOffer)
async def offer(request: Request) -> JSONResponse:
    kinds = [kind for kind in ("mail", "discord", "ntfy", "matrix") if messengers_of(request).offers(kind)]
    return JSONResponse({"kinds": kinds})


async def player(request: Request, table: str, key: str) -> tuple[OpenTable, tuple[int, ...]]:
    open_table, seats = await tables_of(request).authorize(table, key)
    if not seats:
        raise Refusal(403, "table-only-players")
    return open_table, seats


@router.get("/tables/{table}/notices", response_model=list[NoticeAddress])
async def addresses(request: Request, table: TableId, key: Key = "", lang: Language = None) -> JSONResponse:
    open_table, seats = await player(request, table, key)
    return JSONResponse(turn_notices.addresses(await tables_of(request).table(open_table), seats))


@router.post("/tables/{table}/notices", response_model=list[NoticeAddress])
async def subscribe(
    request: Request, table: TableId, body: NoticeRequest, key: Key = "", lang: Language = None
) -> JSONResponse:
    tables = tables_of(request)
    open_table, seats = await player(request, table, key)
    # Every new address is sent something, and may belong to a stranger.
    tables.budgets.charge("notices", payer_of(request.scope))
    tables.budgets.charge("notices", f"to {body.target}")
    language = requested_language(request, lang)
    addresses_now = await turn_notices.subscribe(
        tables, messengers_of(request), open_table, seats, body.kind, body.target.strip(), language
    )
    return JSONResponse(addresses_now)


@router.post("/tables/{table}/notices/remove", response_model=list[NoticeAddress])
async def remove(
    request: Request, table: TableId, body: NoticeRequest, key: Key = "", lang: Language = None
) -> JSONResponse:
    tables = tables_of(request)
    open_table, seats = await player(request, table, key)
    rows = (await tables.table(open_table)).subscriptions
    wanted = [row for row in rows if row.seat in seats and (row.kind, row.target) == (body.kind, body.target)]
    await turn_notices.unsubscribe(tables, open_table, wanted)
    return JSONResponse(turn_notices.addresses(await tables.table(open_table), seats))


@router.get("/tables/{table}/notices/stop", include_in_schema=False)
async def stop_page(request: Request, table: TableId, token: Token = "") -> Response:
    """A mail program that opens the address instead of calling it gets to the page that does."""
    base = messengers_of(request).options.url.rstrip("/")
    return RedirectResponse(f"{base}/notices/{quote(table)}/stop#{quote(token)}", 303)


@router.post("/tables/{table}/notices/stop", status_code=204)
async def stop(request: Request, table: TableId, token: Token = "", lang: Language = None) -> Response:
    """One click ends what the token was sent with. No key is needed."""
    tables = tables_of(request)
    open_table = await known_table(request, table)
    rows = turn_notices.with_token(await tables.table(open_table), token)
    await turn_notices.unsubscribe(tables, open_table, rows)
    return Response(status_code=204)


@router.post("/tables/{table}/notices/confirm", status_code=204)
async def confirm(request: Request, table: TableId, token: Token = "", lang: Language = None) -> Response:
    await turn_notices.confirm(tables_of(request), await known_table(request, table), token)
    return Response(status_code=204)


@router.get("/tables/{table}/me", response_model=MyData)
async def my_data(request: Request, table: TableId, key: Key = "", lang: Language = None) -> JSONResponse:
    open_table, seats = await tables_of(request).authorize(table, key)
    return JSONResponse(await person.my_data(tables_of(request), open_table, seats, key))


@router.delete("/tables/{table}/me", status_code=204)
async def forget(request: Request, table: TableId, key: Key = "", lang: Language = None) -> Response:
    open_table, seats = await tables_of(request).authorize(table, key)
    await person.forget(tables_of(request), open_table, seats, key)
    return Response(status_code=204)


async def known_table(request: Request, table: str) -> OpenTable:
    tables = tables_of(request)
    if not await asyncio.to_thread(exists, tables.engine, table):
        raise unknown_table()
    return await tables.open(table)
