"""Addresses of push services. Browsers name them, so anybody can: none may lead into our own network."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from sumida.server.errors import error
from sumida.server.limits import read_address

Networks = Iterable[IPv4Network | IPv6Network]
PRINTABLE = re.compile(r"[!-~]{10,1000}")
PORTS = {"https": 443, "http": 80}
NAT64 = IPv6Network("64:ff9b::/96")
LOW_32_BITS = 0xFFFFFFFF
LOOKUPS = ThreadPoolExecutor(4, "push")
"""A name that is slow to look up takes no thread from the tables."""


@dataclass(frozen=True)
class PushEndpoint:
    """Where the messages for one browser go. The target is a secret: whoever knows it can send there."""

    scheme: str
    host: str
    port: int
    target: str

    @property
    def service(self) -> str:
        """The origin of the push service."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        port = "" if self.port == PORTS[self.scheme] else f":{self.port}"
        return f"{self.scheme}://{host}{port}"


class PrivateAddress(Exception):
    """The name of a push service leads to an address that nobody outside could reach."""


def read_endpoint(text: str, allowed: Networks) -> PushEndpoint:
    """An address that may be stored; raises `GameError`. Only the operator's own networks (`allowed`)
    may have push services without TLS, or on ports of their own."""
    found = _split(text)
    literal = read_address(found.host) if found else None
    usual = found is not None and found.scheme == "https" and found.port == PORTS["https"]
    if found is None or not (usual or allowed) or (literal is not None and not _may_be(literal, allowed)):
        raise error("error-push-refused")
    return found


def _split(text: str) -> PushEndpoint | None:
    if not PRINTABLE.fullmatch(text):
        return None
    try:
        parts = urlsplit(text)
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        return None
    if parts.scheme not in PORTS or not parts.hostname or "@" in parts.netloc or parts.fragment:
        return None
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return PushEndpoint(parts.scheme, parts.hostname, port, target)


async def resolve(endpoint: PushEndpoint, allowed: Networks) -> str:
    """The address to connect to. The name is looked up once, so that it cannot lead elsewhere afterwards."""
    loop = asyncio.get_running_loop()
    look_up = partial(socket.getaddrinfo, endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
    found = await loop.run_in_executor(LOOKUPS, look_up)
    for *_, (host, *_) in found:
        address = ip_address(str(host).partition("%")[0])
        own = _within(address, allowed)
        if own or (is_public(address) and endpoint.service == f"https://{_shown(endpoint.host)}"):
            return str(address)
    raise PrivateAddress(endpoint.host)


def _shown(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _may_be(address: IPv4Address | IPv6Address, allowed: Networks) -> bool:
    return is_public(address) or _within(address, allowed)


def _within(address: IPv4Address | IPv6Address, allowed: Networks) -> bool:
    return any(address in network for network in allowed)


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether everybody can reach it: not this machine, a private network, or one of them in disguise."""
    if isinstance(address, IPv6Address):
        inner = _inside(address)
        if inner is not None:
            return is_public(inner)
    return address.is_global and not address.is_multicast


def _inside(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address that an IPv6 address stands for."""
    if address in NAT64:
        return IPv4Address(int(address) & LOW_32_BITS)
    teredo = address.teredo
    return address.ipv4_mapped or address.sixtofour or (teredo[1] if teredo else None)
