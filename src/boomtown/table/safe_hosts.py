"""Keeps requests to addresses that guests have given away from this machine and its networks.

A name is looked up once and the connection goes to the very address that was checked, so a name whose answer changes
gains nothing. Redirects are not followed.
"""

import asyncio
import ipaddress
import socket

import httpx

from boomtown.table.refusals import Refusal

NAT64 = ipaddress.ip_network("64:ff9b::/96")
# All of IPv6 that is given out to the public; the rest is local, wraps something or is not in use.
PUBLIC = ipaddress.ip_network("2000::/3")


def is_public(text: str) -> bool:
    """Whether an address belongs to the public internet; an IPv6 address that wraps an IPv4 one is judged by that."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if inner is None and address in NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
        if address not in PUBLIC:
            return False
    return address.is_global and not address.is_multicast


async def checked_address(host: str, port: int, allow_private: bool) -> str:
    """The address of a host. If any of its addresses is private it is refused, unless that is allowed."""
    try:
        answers = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Refusal(422, "notice-unknown-host", {"host": host[:100]}) from None
    addresses = [str(answer[4][0]) for answer in answers]
    if not allow_private and not all(is_public(address) for address in addresses):
        raise Refusal(422, "notice-private-host", {"host": host[:100]})
    return addresses[0]


class CheckedTransport(httpx.AsyncBaseTransport):
    """Connects to the address that was checked, under the name that was asked for."""

    def __init__(self, allow_private: bool) -> None:
        self._allow_private = allow_private
        self._inner = httpx.AsyncHTTPTransport()

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        host, is_tls = request.url.host, request.url.scheme == "https"
        address = await checked_address(host, request.url.port or (443 if is_tls else 80), self._allow_private)
        request.url = request.url.copy_with(host=address)
        request.extensions = {**request.extensions, "sni_hostname": host}
        return await self._inner.handle_async_request(request)

    async def aclose(self) -> None:
        await self._inner.aclose()
