"""Addresses: those at which people reach a server, by a QR code too, and those that they come from."""

import io
import ipaddress
import socket
from collections.abc import Sequence

import segno
from starlette.types import Scope

from boomtown.table.refusals import CannotServe

EVERYWHERE = ("0.0.0.0", "::")
# What one household or machine is given of IPv6.
OWN_NETWORK_BITS = 64

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def page_address(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def own_address(host: str, port: int) -> str:
    """Where a browser on this machine finds a server that listens at `host`."""
    return page_address({"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host), port)


def network_address(host: str, port: int) -> str | None:
    """Where others find it; None when it listens to this machine alone or the machine is in no network."""
    if host in EVERYWHERE:
        host = outward_host() or "127.0.0.1"
    return None if is_loopback(host) else page_address(host, port)


def outward_host() -> str | None:
    """The address of this machine in its network. Nothing is sent: to connect this kind of socket only finds a way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that stands for any and belongs to nobody (RFC 5737)
        except OSError:
            return None
        return str(probe.getsockname()[0])


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def qr_svg(text: str) -> str:
    """The text as a picture of one square per unit, with the border that readers need."""
    drawn = io.BytesIO()
    segno.make(text, micro=False, error="m").save(drawn, kind="svg", border=4, omitsize=True, light="#fff")
    return drawn.getvalue().decode()


def qr_code(address: str) -> str:
    """The address as a picture made of letters, for a terminal."""
    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(out=drawn, compact=True, border=2)
    return drawn.getvalue()


def greeting(host: str, port: int, with_picture: bool) -> str:
    """What the server says when it starts."""
    network = network_address(host, port)
    lines = [f"Boomtown: {own_address(host, port)}"]
    if network is not None and network != own_address(host, port):
        lines.append(f"          {network}")
    if network is not None and with_picture:
        lines.append(qr_code(network))
    return "\n".join(lines)


def payer(address: str) -> str:
    """Whom the work of an address is charged to: itself, in IPv6 its network, whose addresses all have one owner."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, OWN_NETWORK_BITS), strict=False))


def payer_of(scope: Scope) -> str:
    return payer(scope["client"][0]) if scope.get("client") else ""


def read_networks(words: Sequence[str]) -> tuple[Network, ...]:
    """The proxies that an operator names, by addresses or networks."""
    networks: list[Network] = []
    for word in words:
        try:
            networks.append(ipaddress.ip_network(word))
        except ValueError:
            raise CannotServe("table-proxy", {"given": word}) from None
    return tuple(networks)
