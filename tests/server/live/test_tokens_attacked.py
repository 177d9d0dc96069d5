"""Forged, stolen, replayed and planted tokens."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from sumida.server.live.relay import FOR, PROOF, relayed_for
from sumida.server.tokens import Signer

KEY = bytes(range(32))
SIGNER = Signer(KEY)


def test_no_change_to_a_cookie_keeps_it_valid() -> None:
    rng = Random(1)
    token = SIGNER.new_device()
    assert SIGNER.device(token) is not None
    for _ in range(500):
        at = rng.randrange(len(token))
        forged = token[:at] + rng.choice("ABCabc019-_. é") + token[at + 1 :]
        assert forged == token or SIGNER.device(forged) is None
    for cut in range(len(token)):
        assert SIGNER.device(token[:cut]) is None


def test_a_token_of_one_kind_is_none_of_another() -> None:
    """A signature for a seat, a device or a relay is good for nothing else."""
    device = SIGNER.new_device()
    name, _, signature = device.partition(".")
    seat = SIGNER.seat("ABCD", 1)
    assert SIGNER.device(seat) is None
    assert SIGNER.claim("ABCD", device) is None
    assert SIGNER.claim("ABCD", f"1.{signature}") is None
    assert not SIGNER.is_relay(signature, device, "10.0.0.1")
    assert SIGNER.device(f"{name}.{SIGNER.relay(name, '')}") is None


def test_a_seat_link_is_for_one_member_of_one_table() -> None:
    token = SIGNER.seat("ABCD", 1)
    assert SIGNER.claim("ABCD", token) == (1, 0)
    assert SIGNER.claim("ABCE", token) is None
    assert SIGNER.claim("ABCD", "2" + token[1:]) is None
    assert Signer(bytes(32)).claim("ABCD", token) is None


@pytest.mark.parametrize("device", ["a|b", "|", "x|relay|y"])
def test_parts_of_a_signature_cannot_flow_into_each_other(device: str) -> None:
    assert SIGNER.relay(device, "z") != SIGNER.relay(device.split("|")[0], device.partition("|")[2] + "|z")


def test_a_relay_proves_itself_for_one_client_only() -> None:
    proof = SIGNER.relay("cookie", "10.0.0.1")
    assert relayed_for({PROOF: proof, FOR: "10.0.0.1"}, "cookie", SIGNER) == "10.0.0.1"
    assert relayed_for({PROOF: proof, FOR: "10.0.0.2"}, "cookie", SIGNER) is None
    assert relayed_for({PROOF: proof, FOR: "10.0.0.1"}, "other", SIGNER) is None
    assert relayed_for({FOR: "10.0.0.1"}, "cookie", SIGNER) is None


def test_a_planted_cookie_is_replaced(tell: Any) -> None:
    """Fixation: an attacker cannot choose under which name a browser is known."""

    async def story(club: Any) -> None:
        planted = "sumida=attacker.0000000000000000000000000000000"
        async with connect(f"ws://127.0.0.1:{club.port}/ws", additional_headers={"Cookie": planted}) as wire:
            assert wire.response is not None
            made = wire.response.headers["set-cookie"]
            assert "attacker" not in made
            assert "HttpOnly" in made
            assert "SameSite=Lax" in made

    tell(story)


def test_an_answered_command_played_back_by_another_browser_does_nothing(tell: Any) -> None:
    """Replay: frames caught on the way are worthless without the cookie they came with."""

    async def story(club: Any) -> None:
        code, (ada, bo) = await club.table("Ada", "Bo")
        caught = {"type": "move", "id": "caught", "version": ada.version, "action": ada.legal[-1]}
        assert (await ada.do(**caught))["type"] == "ack"
        thief = await club.player()
        await thief.open(code)
        assert (await thief.do(**caught))["type"] == "refusal"
        assert (await ada.do(**caught))["type"] == "ack"
        await bo.until_version(ada.version)
        assert len(bo.play["views"][0]["view"]["history"]) == 1

    tell(story)


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1.evil.example"])
def test_another_site_in_a_players_browser_gets_nowhere(tell: Any, origin: str) -> None:
    """CSRF: neither by socket nor by request, even with the cookie."""

    async def story(club: Any) -> None:
        ada = await club.player()
        headers = {"Cookie": ada.cookie, "Origin": origin}
        with pytest.raises(InvalidStatus):
            await connect(f"ws://127.0.0.1:{club.port}/ws", additional_headers=headers)
        body = {"name": "Ada", "settings": {"game": "hanabi", "options": {"players": 2}}}
        made = await club.http.post("/api/tables", json=body, headers=headers)
        assert made.status_code == 403
        form = {**headers, "Content-Type": "text/plain"}
        assert (await club.http.post("/api/tables", content=b"{}", headers=form)).status_code == 403

    tell(story)
