"""Headers from outside: whatever they hold is read, or refused in words."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.datastructures import Headers

from sumida.server.devices import known_device, origin_allowed
from sumida.server.http.pages import Pages
from sumida.server.tokens import Signer

SIGNER = Signer(b"key")


@pytest.mark.parametrize("others", ['theirs={"a": 1}; ', "a b; ", "x=" + "y" * 5000 + "; "])
def test_cookies_of_other_programs_on_the_same_machine_make_nobody_a_stranger(others: str) -> None:
    token = SIGNER.new_device()
    device, new = known_device(Headers({"cookie": f"{others}sumida={token}"}), SIGNER)
    assert (device, new) == (SIGNER.device(token), None)


@pytest.mark.parametrize("origin", ["http://[", "null", "", "http://", "://"])
@pytest.mark.parametrize("host", ["club.example", ""])
def test_an_origin_that_is_none_is_refused(origin: str, host: str) -> None:
    assert not origin_allowed(Headers({"origin": origin, "host": host}), ())


def test_a_name_too_long_for_any_file_is_no_file(tmp_path: Path) -> None:
    assert Pages(SIGNER, tmp_path)._file("a" * 300) is None
