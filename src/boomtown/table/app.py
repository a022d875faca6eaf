"""Puts the server together: store, tables, bots, routes, and an answer in words for every error."""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boomtown.kernel.errors import BoomtownError
from boomtown.table.absence import watch
from boomtown.table.agreements import settle
from boomtown.table.archives import archive_finished, archive_last
from boomtown.table.boards import router as board_router
from boomtown.table.bot_pool import BotPool
from boomtown.table.database import OUTAGES, Database, cause
from boomtown.table.editions import COMPONENTS, load_editions
from boomtown.table.host_bots import HostBots, installed_bots
from boomtown.table.keys import KeyHeaders
from boomtown.table.leases import LEASE_SECONDS, Leases
from boomtown.table.limits import Budgets, Limits, RequestLimits
from boomtown.table.messengers import Messengers, NoticeOptions
from boomtown.table.operators import router as operator_router
from boomtown.table.pages import HEADERS, STATIC, page_router
from boomtown.table.passing import Passing
from boomtown.table.plans import follower
from boomtown.table.quotas import NO_LIMIT, Quotas, expire
from boomtown.table.refusals import Refusal, database_away, http_status
from boomtown.table.rest import router
from boomtown.table.rest_clubs import router as club_router
from boomtown.table.rest_people import router as people_router
from boomtown.table.sentences import error_text, preferred_language
from boomtown.table.shared_searches import SharedSearches
from boomtown.table.signals import Signals
from boomtown.table.table import json_text
from boomtown.table.tables import Tables
from boomtown.table.timekeeping import keep_time
from boomtown.table.turn_notices import GRACE, tell_turns
from boomtown.table.writer import Writer
from boomtown.version import VERSION

LOGGER = logging.getLogger("boomtown.table")

# Messages for the errors that the web framework raises itself.
FRAMEWORK_ERRORS = {404: "table-no-such-call", 405: "table-no-such-method", 400: "table-bad-request"}


def create_app(
    data_folder: Path,
    *,
    components: Path | None = None,
    pause: float = 0.0,
    workers: int | None = None,
    static: Path = STATIC,
    database: Database | None = None,
    address: str = "",
    lease: float = LEASE_SECONDS,
    limits: Limits | None = None,
    sites: Sequence[str] = (),
    host_bots: HostBots | None = None,
    quotas: Quotas = NO_LIMIT,
    network: str | None = None,
    private: bool = False,
    notice_options: NoticeOptions | None = None,
    notice_grace: float = GRACE,
) -> FastAPI:
    """The server over a data folder. Between two moves of bots that somebody watches at least `pause` seconds pass.

    `components` is the folder with owners' component files; usually it is `components` in the data folder. `database`
    is usually the file in the data folder. If it is shared, other servers reach this one at `address` (host:port).
    `host_bots` are the bots that guests may choose besides the levels and those of installed packages.
    `quotas` bound how many tables are kept, and for how long. `network` is the address for others in the network.
    A `private` server has no open tables and no clubs.
    `notice_options` say how people are told that it is their turn, `notice_grace` seconds after it began.
    """

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Leases]]:
        opened = database or Database(data_folder)
        writer = Writer(opened.engine, opened.check_present)
        signals = Signals(opened)
        leases = Leases(opened, writer, signals, address, lease)
        editions = await asyncio.to_thread(load_editions, components or data_folder / COMPONENTS)
        bots = BotPool(workers, editions.owner_editions, {**installed_bots(), **(host_bots or {})})
        tables = Tables(opened, writer, leases, bots, editions, pause, budgets)
        await leases.enter()
        app.state.tables, app.state.leases = tables, leases
        telling = tell_turns(tables, messengers, notice_grace)
        regular = (tables.sweep(), archive_finished(tables), watch(tables, settle), keep_time(tables), telling)
        for work in (*regular, leases.keep(), signals.listen()):
            tables.start(work)
        tables.quotas = quotas
        tables.follow_plans = follower(tables)
        if quotas.days is not None:
            tables.start(expire(opened.engine, quotas.days))
        if opened.is_shared:
            searches = SharedSearches(opened, writer, signals, leases, bots.searching)
            bots.searches = searches
            for work in (searches.collect(), *(searches.work() for _ in range(bots.searching.count))):
                tables.start(work)
        try:
            yield {"leases": leases}  # for connection_limits.py
        finally:
            await archive_last(tables)
            await tables.close()
            bots.close()
            await leave(leases)
            writer.close()
            opened.close()

    app = FastAPI(
        title="Boomtown tables",
        version=VERSION,
        description="Tables, seats and moves. Live play is described in docs/table-protocol.md.",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # these pages load scripts from the network
        redoc_url=None,
    )
    budgets = Budgets(limits or Limits())
    app.state.budgets = budgets
    app.state.network = network
    app.state.private = private
    messengers = Messengers((notice_options or NoticeOptions()).with_url(network or f"http://{address}/"))
    app.state.messengers = messengers
    app.state.sites = frozenset(site.lower() for site in sites)
    app.include_router(router)
    app.include_router(club_router)
    app.include_router(people_router)
    app.include_router(board_router)
    app.include_router(operator_router)
    app.include_router(page_router(static))
    app.add_exception_handler(BoomtownError, refused)
    app.add_exception_handler(RequestValidationError, invalid_request)
    app.add_exception_handler(HTTPException, framework_error)
    for outage in OUTAGES:
        app.add_exception_handler(outage, unreachable)
    app.add_exception_handler(Exception, internal_error)
    app.add_middleware(Passing)
    app.add_middleware(RequestLimits)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(KeyHeaders)
    app.add_middleware(SecurityHeaders)
    return app


async def leave(leases: Leases) -> None:
    try:
        await leases.leave()
    except Exception:
        LOGGER.warning("the tables could not be given back; others take them over when our lease has ended")


class SecurityHeaders:
    """Middleware that adds headers to every answer: caches keep nothing about a table, no address is sent to others."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = dict(HEADERS)
        if scope["path"].startswith(("/api/tables", "/api/records", "/api/open", "/api/clubs")):
            headers["Cache-Control"] = "no-store"
        encoded = [(name.lower().encode(), value.encode()) for name, value in headers.items()]

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *encoded]
            await send(message)

        await self.app(scope, receive, send_with_headers)


def error_response(request: Request, error: BoomtownError, status: int) -> Response:
    language = preferred_language(request.query_params.get("lang"), request.headers.get("accept-language"))
    request.app.state.tables.counters.refusals[error.key] += 1
    LOGGER.info("%s %s: %d %s", request.method, request.url.path, status, error.key)
    body = {"key": error.key, "params": error.params, "text": error_text(language, error)}
    # What was refused may be half a letter, which no encoding knows.
    text = json_text({"error": body}).encode("utf-8", "replace")
    return Response(text, status, media_type="application/json")


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, BoomtownError)
    return error_response(request, error, http_status(error))


async def invalid_request(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    what = str(first["msg"])
    return error_response(request, Refusal(422, "table-bad-field", {"where": where[:200], "what": what[:200]}), 422)


async def framework_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    status = error.status_code
    response = error_response(request, Refusal(status, FRAMEWORK_ERRORS.get(status, "table-bad-request")), status)
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


async def unreachable(request: Request, error: Exception) -> Response:
    LOGGER.warning("the database does not answer: %s", cause(error))
    return error_response(request, database_away(), 503)


async def internal_error(request: Request, error: Exception) -> Response:
    """Our own mistake: the server logs it in full, the client gets one sentence."""
    return error_response(request, Refusal(500, "table-failed"), 500)
