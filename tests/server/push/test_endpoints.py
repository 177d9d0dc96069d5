"""A stranger names the address that the server sends to: it must not lead into our own network."""

from __future__ import annotations

import asyncio
from ipaddress import ip_address
from typing import Any

import pytest

from sumida.kernel import GameError
from sumida.server.limits import read_networks
from sumida.server.push.endpoints import PrivateAddress, is_public, read_endpoint, resolve

PRIVATE = [
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "::1",
    "::",
    "fe80::1",
    "fc00::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses_are_refused_in_every_disguise(address: str) -> None:
    assert not is_public(ip_address(address))
    host = f"[{address}]" if ":" in address else address
    with pytest.raises(GameError):
        read_endpoint(f"https://{host}/push/secret", ())


@pytest.mark.parametrize(
    "text",
    [
        "http://push.example/a-secret",
        "https://push.example:8443/a-secret",
        "https://user:word@push.example/a-secret",
        "https:///no-host-at-all",
        "ftp://push.example/a-secret",
        "file:///etc/passwd",
        "https://push.example/a secret",
        "https://push.example/a\r\nHost: other",
        "https://push.example/" + "x" * 1000,
        "https://push.example:bad/port",
        "https://pûsh.example/letters",
        "https://push.example/a#fragment",
    ],
)
def test_only_plain_https_addresses_are_taken(text: str) -> None:
    with pytest.raises(GameError):
        read_endpoint(text, ())


def test_an_endpoint_has_its_service_and_its_target() -> None:
    found = read_endpoint("https://push.example/send/abc?d=e", ())
    assert (found.service, found.target) == ("https://push.example", "/send/abc?d=e")


def looked_up(
    monkeypatch: pytest.MonkeyPatch, text: str, *addresses: str, allowed: tuple[str, ...] = ()
) -> str:
    """Where a message would go if a name had these addresses."""
    networks = read_networks(allowed)

    def found(*_: Any, **__: Any) -> list[Any]:
        return [(0, 0, 0, "", (address, 443)) for address in addresses]

    async def look_up() -> str:
        endpoint = read_endpoint(text, networks)
        with monkeypatch.context() as patched:
            patched.setattr("sumida.server.push.endpoints.socket.getaddrinfo", found)
            return await resolve(endpoint, networks)

    return asyncio.run(look_up())


def test_a_name_is_followed_to_a_public_address_only(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "https://push.example/secret"
    assert looked_up(monkeypatch, text, "127.0.0.1", "93.184.215.14") == "93.184.215.14"
    for private in PRIVATE:
        with pytest.raises(PrivateAddress):
            looked_up(monkeypatch, text, private)


def test_networks_of_the_operator_are_the_only_private_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    text, own = "http://push.lan:8080/secret", ("192.168.7.0/24",)
    assert looked_up(monkeypatch, text, "192.168.7.5", allowed=own) == "192.168.7.5"
    for other in ("192.168.8.5", "127.0.0.1", "93.184.215.14"):
        with pytest.raises(PrivateAddress):
            looked_up(monkeypatch, text, other, allowed=own)
