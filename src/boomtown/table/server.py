"""Runs the server on a port of this machine."""

import asyncio
import logging
import socket
import sys
import threading
import webbrowser
from pathlib import Path

import uvicorn

from boomtown.kernel.errors import BoomtownError
from boomtown.table.app import create_app

# Seconds between two moves of bots, so that a person can follow them.
PAUSE = 0.4
# The WebSocket library closes a connection that sends longer frames; shorter ones get an error message.
LONGEST_FRAME = 64 * 1024


class CannotServe(BoomtownError):
    """The port is taken or a folder cannot be used."""


def run(
    host: str, port: int, data: Path, open_browser: bool, pause: float = PAUSE, components: Path | None = None
) -> None:
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s", stream=sys.stderr)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    if components is not None and not components.is_dir():
        raise CannotServe("table-components-folder", {"folder": str(components)})
    bound = bind(host, port)
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise CannotServe("table-data-folder", {"folder": str(data), "detail": error.strerror or ""}) from error
    address = f"http://{f'[{host}]' if ':' in host else host}:{bound.getsockname()[1]}/"
    config = uvicorn.Config(
        create_app(data, components=components, pause=pause),
        ws_max_size=LONGEST_FRAME,
        ws_ping_interval=20.0,
        ws_ping_timeout=40.0,
        access_log=False,  # it would write the keys of the links
        log_level="warning",
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    server = uvicorn.Server(config)
    print(f"Boomtown: {address}", flush=True)
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(server, address), daemon=True).start()
    asyncio.run(server.serve([bound]))


def bind(host: str, port: int) -> socket.socket:
    """Bind before anything else starts, so that a port in use is reported at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except (OSError, OverflowError) as error:
        bound.close()
        raise CannotServe("table-port-taken", {"host": host, "port": str(port)}) from error
    return bound


def _open_when_ready(server: uvicorn.Server, address: str) -> None:
    while not server.started and not server.should_exit:
        threading.Event().wait(0.05)
    webbrowser.open(address)
