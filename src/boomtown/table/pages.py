"""The built browser client: its files, and its index page for every address that is one of its routes."""

from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from boomtown.table.refusals import Refusal
from boomtown.table.sentences import preferred_language, sentence

STATIC = Path(__file__).parent / "static"

# Addresses contain keys, so they must not be sent to other sites as the referrer.
HEADERS: Final = {
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; media-src 'self' data:; "
        "font-src 'self' data:; connect-src 'self'; object-src 'none'; form-action 'self'; frame-ancestors 'none'; "
        "base-uri 'self'"
    ),
}

NOT_BUILT = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Boomtown</title>
<style>body {{ font: 1.1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 15vh auto; padding: 0 1rem }}</style>
<h1>Boomtown</h1>
<p>{text}</p>
<p><code>make play</code></p>
</html>
"""


def page_router(static: Path) -> APIRouter:
    router = APIRouter(include_in_schema=False)
    root = static.resolve()

    @router.api_route("/api/{path:path}", methods=["GET", "POST", "PUT", "PATCH", "DELETE"])
    async def no_such_call(path: str) -> Response:
        raise Refusal(404, "table-no-such-call")

    @router.api_route("/{path:path}", methods=["GET", "HEAD"])
    async def page(request: Request, path: str) -> Response:
        file = (root / path).resolve() if "\0" not in path and len(path) < 200 else root
        if file.is_relative_to(root) and file.is_file() and file.name != "index.html":
            # The bundler puts a hash of the content into the names of what it builds.
            is_hashed = file.is_relative_to(root / "assets")
            return FileResponse(file, headers={"Cache-Control": f"max-age={31536000 if is_hashed else 300}"})
        index = root / "index.html"
        # A name with a dot is a missing file, except below /table/, where keys may contain dots.
        if "." in path.rpartition("/")[2] and not path.startswith("table/") and file != index:
            raise Refusal(404, "table-no-such-page")
        if index.is_file():
            # The page names its files relative to where the server is, which may be below a path of a proxy. So the
            # way there depends on nothing but how deep the address is.
            text = index.read_text("utf-8").replace('"./', f'"{"../" * path.count("/") or "./"}')
            return HTMLResponse(text, headers={"Cache-Control": "no-cache"})
        language = preferred_language(request.query_params.get("lang"), request.headers.get("accept-language"))
        text = sentence(language, "table-not-built", {})
        return HTMLResponse(NOT_BUILT.format(language=language, text=text), 503)

    return router
