"""Headers from outside: whatever they hold is read, or refused in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from sumida.server.devices import known_device, origin_allowed
from sumida.server.http.pages import Pages
from sumida.server.tokens import Signer

SIGNER = Signer(b"key")


def request(scheme: str, cookie: str = "") -> HTTPConnection:
    headers = [(b"host", b"club.example"), (b"cookie", cookie.encode())]
    kind = "websocket" if scheme.startswith("ws") else "http"
    return HTTPConnection({"type": kind, "scheme": scheme, "path": "/", "headers": headers})


@pytest.mark.parametrize("others", ['theirs={"a": 1}; ', "a b; ", "x=" + "y" * 5000 + "; "])
def test_cookies_of_other_programs_on_the_same_machine_make_nobody_a_stranger(others: str) -> None:
    token = SIGNER.new_device()
    device, new = known_device(request("http", f"{others}sumida={token}"), SIGNER)
    assert (device, new) == (SIGNER.device(token), None)


def test_over_tls_the_cookie_belongs_to_this_host_alone() -> None:
    device, new = known_device(request("https"), SIGNER)
    assert new is not None
    assert new.startswith("__Host-sumida=")
    assert "; Secure" in new
    assert "; Path=/;" in new
    assert "domain" not in new.lower()
    assert known_device(request("wss", new.partition(";")[0]), SIGNER) == (device, None)


def test_a_browser_known_before_tls_stays_known() -> None:
    token = SIGNER.new_device()
    assert known_device(request("https", f"sumida={token}"), SIGNER) == (SIGNER.device(token), None)


def test_only_a_trusted_proxy_may_say_that_the_browser_speaks_tls(tell: Any) -> None:
    async def story(club: Any) -> None:
        answer = await club.http.get("/", headers={"x-forwarded-proto": "https"})
        assert answer.headers["set-cookie"].startswith("__Host-sumida=")
        assert answer.headers["strict-transport-security"] == "max-age=31536000"

    tell(story)

    async def untrusted(club: Any) -> None:
        answer = await club.http.get("/", headers={"x-forwarded-proto": "https"})
        assert answer.headers["set-cookie"].startswith("sumida=")
        assert "strict-transport-security" not in answer.headers

    tell(untrusted, settings={"proxies": ("10.0.0.1",)})


def test_a_server_that_knows_its_names_answers_to_no_other(tell: Any) -> None:
    async def story(club: Any) -> None:
        assert (await club.http.get("/", headers={"host": "club.example"})).status_code == 200
        assert (await club.http.get("/", headers={"host": "evil.example"})).status_code == 400
        assert (await club.http.get("/healthz")).status_code == 200

    tell(story, settings={"hosts": ("club.example",)})


@pytest.mark.parametrize("origin", ["http://[", "null", "", "http://", "://"])
@pytest.mark.parametrize("host", ["club.example", ""])
def test_an_origin_that_is_none_is_refused(origin: str, host: str) -> None:
    assert not origin_allowed(Headers({"origin": origin, "host": host}), ())


def test_a_name_too_long_for_any_file_is_no_file(tmp_path: Path) -> None:
    assert Pages(SIGNER, tmp_path)._file("a" * 300) is None
