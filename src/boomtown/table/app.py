"""Puts the server together: store, hall, routes, and a sentence for everything that goes wrong."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boomtown.kernel.errors import BoomtownError
from boomtown.table.hall import Hall
from boomtown.table.limits import Gate
from boomtown.table.migrate import migrate
from boomtown.table.pages import HEADERS, STATIC, page_router
from boomtown.table.refusals import Refusal, status_of
from boomtown.table.rest import router
from boomtown.table.store import open_engine
from boomtown.table.thinkers import Thinkers
from boomtown.table.words import error_text, spoken_language
from boomtown.table.writer import Writer
from boomtown.version import VERSION

LOGGER = logging.getLogger("boomtown.table")

# The refusals that the web framework makes by itself.
FRAMEWORK = {404: "table-no-such-call", 405: "table-no-such-method", 400: "table-bad-request"}


def create_app(data_folder: Path, *, pause: float = 0.0, workers: int | None = None, static: Path = STATIC) -> FastAPI:
    """The server over a data folder. `pause` is the least time between two moves of bots that somebody watches."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        engine = open_engine(data_folder)
        migrate(engine)
        writer = Writer(engine)
        thinkers = Thinkers(workers)
        hall = Hall(engine, writer, thinkers, pause)
        app.state.hall = hall
        hall.start(hall.sweep())
        try:
            yield
        finally:
            await hall.close()
            thinkers.close()
            writer.close()
            engine.dispose()

    app = FastAPI(
        title="Boomtown tables",
        version=VERSION,
        description="Tables, seats and moves. Live play is described in docs/table-protocol.md.",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # they load scripts from the network
        redoc_url=None,
    )
    app.include_router(router)
    app.include_router(page_router(static))
    app.add_exception_handler(BoomtownError, refused)
    app.add_exception_handler(RequestValidationError, not_understood)
    app.add_exception_handler(HTTPException, framework_refused)
    app.add_exception_handler(Exception, failed)
    app.add_middleware(Gate)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Wrapping)
    return app


class Wrapping:
    """Headers for every answer: nothing about a table is kept by caches, no address is told to others."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        extra = dict(HEADERS)
        if scope["path"].startswith(("/api/tables", "/api/records")):
            extra["Cache-Control"] = "no-store"
        lines = [(name.lower().encode(), value.encode()) for name, value in extra.items()]

        async def wrapped(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *lines]
            await send(message)

        await self.app(scope, receive, wrapped)


def answer(request: Request, error: BoomtownError, status: int) -> Response:
    language = spoken_language(request.query_params.get("lang"), request.headers.get("accept-language"))
    LOGGER.info("%s %s: %d %s", request.method, request.url.path, status, error)
    told = {"key": error.key, "params": error.params, "text": error_text(language, error)}
    return JSONResponse({"error": told}, status)


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, BoomtownError)
    return answer(request, error, status_of(error))


async def not_understood(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    what = str(first["msg"])
    return answer(request, Refusal(422, "table-bad-field", {"where": where[:200], "what": what[:200]}), 422)


async def framework_refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    status = error.status_code
    found = answer(request, Refusal(status, FRAMEWORK.get(status, "table-bad-request")), status)
    for name, value in (error.headers or {}).items():
        found.headers[name] = value
    return found


async def failed(request: Request, error: Exception) -> Response:
    """Our own mistake: logged in full, told in a sentence."""
    return answer(request, Refusal(500, "table-failed"), 500)
