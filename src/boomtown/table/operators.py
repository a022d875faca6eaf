"""The routes for whoever looks after the server."""

import ipaddress

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from boomtown.table.leases import Leases
from boomtown.table.metrics import metrics_text
from boomtown.table.refusals import Refusal
from boomtown.version import VERSION

router = APIRouter(include_in_schema=False)


@router.api_route("/healthz", methods=["GET", "HEAD"])
async def health(request: Request) -> Response:
    """200 while tables can be stored, else 503: a balancer should then send nobody here."""
    leases: Leases = request.app.state.leases
    well = await leases.can_store()
    return JSONResponse({"well": well, "version": VERSION}, 200 if well else 503)


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """For neighbours only: the numbers tell how busy the server is."""
    if not is_near(request.client.host if request.client else ""):
        raise Refusal(404, "table-no-such-page")
    return PlainTextResponse(metrics_text(request.app.state.tables), media_type="text/plain; version=0.0.4")


def is_near(address: str) -> bool:
    """Whether an address is of this machine or of a private network."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    # On all addresses of IPv6 those of IPv4 arrive wrapped, and older versions of Python call all of these private.
    return (getattr(found, "ipv4_mapped", None) or found).is_private
