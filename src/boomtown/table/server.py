"""Runs the server on a port of this machine."""

import asyncio
import gc
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Sequence
from pathlib import Path

import uvicorn

from boomtown.table.addresses import EVERYWHERE, greeting, network_address, own_address, read_networks
from boomtown.table.app import create_app
from boomtown.table.connection_limits import LimitedConnection, raise_file_limit
from boomtown.table.database import Database
from boomtown.table.host_bots import read_host_bots
from boomtown.table.leases import LEASE_SECONDS
from boomtown.table.limits import Limits
from boomtown.table.logs import LogFormat, set_up_logs
from boomtown.table.messengers import NoticeOptions, check_options
from boomtown.table.quotas import NO_LIMIT, Quotas
from boomtown.table.refusals import CannotServe

# Seconds between two moves of bots, so that a person can follow them.
PAUSE = 0.4
# The WebSocket library closes a connection that sends longer frames; shorter ones get an error message.
LONGEST_FRAME = 64 * 1024
# Seconds until a thread that replays a game lets the others go on.
SWITCH_SECONDS = 0.001
COLLECT = (20_000, 20, 100)
# Seconds after which what has lived on is no longer looked through, and after which everything is, once.
FREEZE_SECONDS = 10.0
COLLECT_SECONDS = 3600.0


def run(
    host: str,
    port: int,
    data: Path,
    open_browser: bool,
    pause: float = PAUSE,
    components: Path | None = None,
    database: str = "",
    reached_at: str = "",
    lease: float = LEASE_SECONDS,
    proxies: Sequence[str] = (),
    log_format: LogFormat = "text",
    sites: Sequence[str] = (),
    bots: list[str] | None = None,
    quotas: Quotas = NO_LIMIT,
    private: bool = False,
    notice_options: NoticeOptions | None = None,
) -> None:
    """Serve until stopped. `database` is the address of a PostgreSQL; other servers reach this one at `reached_at`."""
    set_up_logs(log_format)
    if components is not None and not components.is_dir():
        raise CannotServe("table-components-folder", {"folder": str(components)})
    host_bots = read_host_bots(bots or [])
    networks = read_networks(proxies)
    check_options(notice_options or NoticeOptions())
    bound = bind(host, port)
    try:
        opened = Database(data, database)
    except BaseException:
        bound.close()
        raise
    here = f"{f'[{host}]' if ':' in host else host}:{bound.getsockname()[1]}"
    if not reached_at and host in EVERYWHERE:
        reached_at = f"{socket.gethostname()}:{bound.getsockname()[1]}"
    config = uvicorn.Config(
        create_app(
            data,
            components=components,
            pause=pause,
            database=opened,
            address=reached_at or here,
            sites=sites,
            lease=lease,
            host_bots=host_bots,
            quotas=quotas,
            private=private,
            network=network_address(host, bound.getsockname()[1]),
            notice_options=notice_options,
        ),
        ws_max_size=LONGEST_FRAME,
        ws_ping_interval=20.0,
        ws_ping_timeout=40.0,
        access_log=False,  # it would write the keys of the links
        log_level="warning",
        log_config=None,  # ours is set up already
        timeout_graceful_shutdown=3,
        http=LimitedConnection,
        # The address that a proxy names counts only if it is one of ours.
        proxy_headers=bool(networks),
        forwarded_allow_ips=[str(network) for network in networks],
        server_header=False,
    )
    sys.setswitchinterval(SWITCH_SECONDS)
    LimitedConnection.most_connections = raise_file_limit()
    # One address alone cannot use up all connections.
    LimitedConnection.most_of_address = min(Limits().connections, LimitedConnection.most_connections // 2)
    LimitedConnection.proxies = networks
    end_in_order()
    asyncio.run(serve(uvicorn.Server(config), bound, host, open_browser))


def end_in_order() -> None:
    """Uvicorn sends itself the signal that stopped it once more, and nobody would clear up after the worker processes.

    So SIGTERM ends the process as if it had come to its end.
    """
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(0))


async def serve(server: uvicorn.Server, bound: socket.socket, host: str, open_browser: bool) -> None:
    greeting_people = asyncio.create_task(greet(server, host, bound.getsockname()[1], open_browser))
    collecting = asyncio.create_task(collect_garbage())
    try:
        await server.serve([bound])
    finally:
        greeting_people.cancel()
        collecting.cancel()


async def greet(server: uvicorn.Server, host: str, port: int, open_browser: bool) -> None:
    """Print the address once it answers."""
    while not server.started:
        await asyncio.sleep(0.05)
    print(greeting(host, port, sys.stdout.isatty()), flush=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(own_address(host, port),), daemon=True).start()


async def collect_garbage() -> None:
    """Tables hold many small objects without cycles; looking through all of them again and again made long pauses."""
    gc.set_threshold(*COLLECT)
    collected = time.monotonic()
    while True:
        gc.freeze()
        await asyncio.sleep(FREEZE_SECONDS)
        if time.monotonic() - collected > COLLECT_SECONDS:
            gc.unfreeze()
            gc.collect()
            collected = time.monotonic()


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
