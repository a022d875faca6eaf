"""The REST routes for many games at a time: somebody's tables, plans, open tables, clubs."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import JSONResponse

from boomtown.table import clubs
from boomtown.table.club_documents import (
    AheadRequest,
    ClubInfo,
    ClubRequest,
    ClubSeat,
    ClubTableRequest,
    JoinedClub,
    LeaveRequest,
    ListingRequest,
    MemberRequest,
    OpenTables,
)
from boomtown.table.listings import open_tables, set_listing
from boomtown.table.plans import look_ahead
from boomtown.table.refusals import Refusal
from boomtown.table.rest import ERRORS, Key, Language, TableId, tables_of
from boomtown.table.server_messages import StateMessage
from boomtown.table.summaries import summary_of
from boomtown.table.table_documents import TableSummary

router = APIRouter(prefix="/api", responses=ERRORS)

ClubId = Annotated[str, Path(max_length=64)]
# The time of a line of chat, as the server has told it.
Time = Annotated[str, Query(max_length=40)]


def check_public(request: Request) -> None:
    """Raises on a private server."""
    if request.app.state.private:
        raise Refusal(403, "table-private")


@router.get("/tables/{table}/summary", response_model=TableSummary)
async def table_summary(
    request: Request, table: TableId, key: Key = "", read: Time = "", lang: Language = None
) -> JSONResponse:
    tables = tables_of(request)
    open_table, seats = await tables.authorize(table, key)
    return JSONResponse(summary_of(await tables.table(open_table), seats, key, read))


@router.post("/tables/{table}/ahead", response_model=StateMessage)
async def table_ahead(
    request: Request, table: TableId, body: AheadRequest, key: Key = "", lang: Language = None
) -> Response:
    text = await look_ahead(tables_of(request), table, key, body.seat, body.steps, body.auto)
    return Response(text, media_type="application/json")


# Open tables.


@router.get("/open", response_model=OpenTables)
async def all_open_tables(request: Request) -> JSONResponse:
    if request.app.state.private:
        return JSONResponse({"public": False, "tables": []})
    listed = await asyncio.to_thread(open_tables, tables_of(request).engine)
    return JSONResponse({"public": True, "tables": listed})


@router.post("/tables/{table}/listing", response_model=ListingRequest)
async def table_listing(
    request: Request, table: TableId, body: ListingRequest, key: Key = "", lang: Language = None
) -> JSONResponse:
    check_public(request)
    await set_listing(tables_of(request), table, key, body.open)
    return JSONResponse({"open": body.open})


# Clubs.


@router.post("/clubs", status_code=201, response_model=JoinedClub)
async def new_club(request: Request, body: ClubRequest, lang: Language = None) -> JSONResponse:
    check_public(request)
    return JSONResponse(await clubs.found_club(tables_of(request), body.name, body.member), 201)


@router.get("/clubs/{club}", response_model=ClubInfo)
async def club_page(request: Request, club: ClubId, key: Key = "", lang: Language = None) -> JSONResponse:
    check_public(request)
    return JSONResponse(await clubs.club_info(tables_of(request), club, key))


@router.post("/clubs/{club}/members", status_code=201, response_model=JoinedClub)
async def join_club(
    request: Request, club: ClubId, body: MemberRequest, key: Key = "", lang: Language = None
) -> JSONResponse:
    check_public(request)
    return JSONResponse(await clubs.join(tables_of(request), club, key, body.name), 201)


@router.post("/clubs/{club}/leave", response_model=LeaveRequest)
async def leave_club(
    request: Request, club: ClubId, body: LeaveRequest, key: Key = "", lang: Language = None
) -> JSONResponse:
    check_public(request)
    await clubs.leave(tables_of(request), club, key, body.member)
    return JSONResponse({"member": body.member})


@router.post("/tables/{table}/club", response_model=ClubSeat)
async def club_table(
    request: Request, table: TableId, body: ClubTableRequest, key: Key = "", lang: Language = None
) -> JSONResponse:
    check_public(request)
    return JSONResponse(await clubs.sit_for_club(tables_of(request), table, key, body.club, body.own))
