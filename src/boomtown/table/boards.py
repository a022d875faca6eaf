"""Boards that packages of their own bring to the browser: the built files in the folder `board` of a room.

A package is installed by the host, so its script is trusted as its rules are. The files are scripts, styles and
pictures; nothing of them opens as a page of its own.
"""

import asyncio
from importlib.resources import files
from pathlib import Path, PurePosixPath
from typing import Annotated

from fastapi import APIRouter, Request, Response
from fastapi import Path as PathParameter
from starlette.staticfiles import StaticFiles

from boomtown.kernel.registry import package
from boomtown.table.refusals import Refusal

FOLDER = "board"
MODULE = "board.js"  # what the client imports
KINDS = (".js", ".css", ".json", ".svg", ".png", ".jpg", ".webp", ".avif", ".woff2")

HEADERS = {
    # Asked for again each time, for the names of these files need not change with their contents.
    "Cache-Control": "no-cache",
    # Should somebody open one of them as a page, a picture with a script in it above all, it may do nothing.
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

router = APIRouter(include_in_schema=False)


def board_folder(game_id: str) -> Path | None:
    """Where the files of a game's own board are, if it brings any."""
    folder = files(package(game_id)).joinpath(FOLDER)
    return folder if isinstance(folder, Path) and folder.joinpath(MODULE).is_file() else None


@router.api_route("/api/games/{game}/board/{path:path}", methods=["GET", "HEAD"])
async def board_file(request: Request, game: Annotated[str, PathParameter(max_length=64)], path: str) -> Response:
    folder = await asyncio.to_thread(board_folder, game)
    if folder is None or len(path) > 200 or "\0" in path or PurePosixPath(path).suffix not in KINDS:
        raise Refusal(404, "table-no-such-page")
    # Keeps to its folder, and answers 304 to a browser that has the file.
    response = await StaticFiles(directory=folder).get_response(path, request.scope)
    response.headers.update(HEADERS)
    return response
