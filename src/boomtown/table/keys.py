"""Keys on their way: in a header, so that no address and no log of a proxy shows them; and new keys for old ones."""

import asyncio
import base64
import binascii
from dataclasses import replace
from urllib.parse import parse_qs, urlencode, urlsplit

from starlette.types import ASGIApp, Receive, Scope, Send

from boomtown.table import store, tokens
from boomtown.table.leases import Leases
from boomtown.table.limits import refuse
from boomtown.table.open_table import OpenTable
from boomtown.table.server_messages import TableLink
from boomtown.table.tables import Tables

# A browser cannot add headers to a WebSocket, only name subprotocols; the key is one of them.
SUBPROTOCOL = "boomtown"
KEY_PREFIX = "key."
FOR_OPERATORS = ("/healthz", "/metrics")


class KeyHeaders:
    """Middleware: a key of the Authorization header, or of a subprotocol, counts like one of the query."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            headers = dict(scope["headers"])
            if not is_ours(scope, headers):
                if scope["type"] == "websocket":
                    await send({"type": "websocket.close", "code": 1008})
                else:
                    await refuse(scope, send, 403, "table-other-site")
                return
            key = bearer_key(headers) if scope["type"] == "http" else socket_key(scope)
            if key and "key" not in parse_qs(scope["query_string"].decode("latin-1")):
                joined = [scope["query_string"], urlencode({"key": key}).encode()]
                scope["query_string"] = b"&".join(part for part in joined if part)
        await self.app(scope, receive, send)


def is_ours(scope: Scope, headers: dict[bytes, bytes]) -> bool:
    """Whether the address is one of this site, and a page of it asks or no page at all.

    A page of another site must not change anything here with what its visitors know.
    """
    state = scope["app"].state
    leases: Leases | None = getattr(state, "leases", None)
    if leases is not None and leases.is_server(scope["headers"]):
        return True
    sites: frozenset[str] = state.sites
    host = headers.get(b"host", b"").decode("latin-1").lower()
    if sites and host not in sites and scope["path"] not in FOR_OPERATORS:
        return False
    origin = headers.get(b"origin", b"").decode("latin-1").lower()
    changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
    return not origin or not changes or urlsplit(origin).netloc in (sites or {host})


def bearer_key(headers: dict[bytes, bytes]) -> str:
    kind, _, value = headers.get(b"authorization", b"").decode("latin-1").partition(" ")
    return value.strip() if kind.lower() == "bearer" else ""


def socket_key(scope: Scope) -> str:
    """The key among the subprotocols, in base64, because a key of an older table may have any letters."""
    for name in scope.get("subprotocols", ()):
        if name.startswith(KEY_PREFIX):
            coded = name.removeprefix(KEY_PREFIX)
            try:
                return base64.urlsafe_b64decode(coded + "=" * (-len(coded) % 4)).decode()
            except (binascii.Error, ValueError):
                return ""
    return ""


def accepted_subprotocol(scope: Scope) -> str | None:
    return SUBPROTOCOL if SUBPROTOCOL in scope.get("subprotocols", ()) else None


async def exchange_key(tables: Tables, open_table: OpenTable, key: str) -> TableLink:
    """A new key for an old one, which opens nothing any more. So an invitation becomes the guest's own key."""
    new_key = tokens.new_key()
    async with open_table.lock:
        table = await tables.load(open_table)
        old_hash, new_hash = tokens.hash_key(key), tokens.hash_key(new_key)
        host = new_hash if table.is_host(key) else table.settings.host
        invited = await asyncio.to_thread(store.invited_to, tables.engine, table.id, key) or ()
        occupants = [
            replace(occupant, free=False) if seat in invited else occupant
            for seat, occupant in enumerate(table.occupants)
        ]
        expected, column = (
            table.stored_revision,
            replace(table.settings, host=host, occupants=occupants).settings_column(),
        )
        await tables.commit(
            open_table, lambda database: store.exchange_key(database, expected, old_hash, new_hash, column)
        )
        table.settings.host, table.settings.occupants = host, occupants
        for subscriber in [subscriber for subscriber in open_table.subscribers if subscriber.key == key]:
            subscriber.leave()
    return {"table": open_table.id, "key": new_key}
