"""Passkeys: a person signs in on a new browser; replays, other sites and old signatures are refused."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.conftest import Club, Player
from tests.server.people.authenticator import PRESENT, Authenticator
from tests.server.people.test_people import seats

from sumida.server.people.passkeys import site_of
from sumida.server.settings import Limits

Tell = Callable[..., None]


async def post(club: Club, who: Player, path: str, credential: Any = None, **headers: str) -> Any:
    """Ask as a page at http://localhost:PORT does."""
    host = f"localhost:{club.port}"
    sent = {"Cookie": who.cookie, "Host": host, "Origin": f"http://{host}", **headers}
    body: Any = None if credential is None else {"credential": credential}
    return (await club.http.post(f"/api/me/passkeys{path}", headers=sent, json=body)).json()


def origin(club: Club) -> str:
    return f"http://localhost:{club.port}"


async def make(club: Club, who: Player) -> Authenticator:
    """A passkey of this person."""
    device = Authenticator()
    options = (await post(club, who, "/new"))["options"]
    found = await post(club, who, "", device.make(options, origin(club)))
    assert len(found["passkeys"]) == 1, found
    return device


async def asked(club: Club, who: Player) -> dict[str, Any]:
    found: dict[str, Any] = (await post(club, who, "/ask"))["options"]
    return found


def test_a_passkey_brings_the_games_to_a_new_browser(tell: Tell) -> None:
    async def story(club: Club) -> None:
        code, (ana, _) = await club.table("Ana", "Bo")
        device = await make(club, ana)
        new = await club.player()
        found = await post(club, new, "/use", device.sign(await asked(club, new), origin(club)))
        assert len(found["devices"]) == 2
        again = await club.player(new.cookie)
        await again.open(code)
        assert seats(again) == [0]

    tell(story)


def test_it_is_asked_for_without_a_name_and_must_check_the_person(tell: Tell) -> None:
    async def story(club: Club) -> None:
        ana = await club.player()
        options = (await post(club, ana, "/new"))["options"]
        wanted = options["authenticatorSelection"]
        assert (wanted["residentKey"], wanted["userVerification"]) == ("required", "required")
        assert options["rp"]["id"] == "localhost"
        use = await asked(club, ana)
        assert use["userVerification"] == "required"
        assert not use.get("allowCredentials")

    tell(story)


def test_a_signature_is_good_once(tell: Tell) -> None:
    async def story(club: Club) -> None:
        ana, new = await club.player(), await club.player()
        device = await make(club, ana)
        device.count = -1  # many authenticators do not count: theirs is always 0
        signed = device.sign(await asked(club, new), origin(club))
        assert "devices" in await post(club, new, "/use", signed)
        assert (await post(club, new, "/use", signed))["reason"] == "error-passkey-refused"

    tell(story)


def test_of_several_who_send_a_signature_at_once_one_gets_in(tell: Tell) -> None:
    async def story(club: Club) -> None:
        ana, new = await club.player(), await club.player()
        device = await make(club, ana)
        signed = device.sign(await asked(club, new), origin(club))
        found = await asyncio.gather(*(post(club, new, "/use", signed) for _ in range(4)))
        assert sum("devices" in one for one in found) == 1

    tell(story)


def test_a_stolen_signature_is_useless_in_another_browser(tell: Tell) -> None:
    async def story(club: Club) -> None:
        ana, new, eve = [await club.player() for _ in range(3)]
        device = await make(club, ana)
        signed = device.sign(await asked(club, new), origin(club))
        assert (await post(club, eve, "/use", signed))["reason"] == "error-passkey-refused"

    tell(story)


def test_a_challenge_is_good_for_five_minutes_and_for_its_purpose(tell: Tell) -> None:
    now = 1_800_000_000_000

    async def story(club: Club) -> None:
        nonlocal now
        ana, new = await club.player(), await club.player()
        device = await make(club, ana)
        signed = device.sign(await asked(club, new), origin(club))
        now += 300_001
        assert (await post(club, new, "/use", signed))["reason"] == "error-passkey-refused"
        options = (await post(club, new, "/new"))["options"]
        wrong = device.sign({**options, "rpId": "localhost"}, origin(club))
        assert (await post(club, new, "/use", wrong))["reason"] == "error-passkey-refused"

    tell(story, clock=lambda: now)


@pytest.mark.parametrize(
    "change",
    [
        {"origin": "https://evil.example"},
        {"rp": "evil.example"},
        {"flags": PRESENT},
        {"challenge": "AAAA"},
    ],
    ids=["another origin", "another host", "nobody was checked", "another challenge"],
)
def test_a_signature_for_something_else_is_refused(tell: Tell, change: dict[str, Any]) -> None:
    async def story(club: Club) -> None:
        ana, new = await club.player(), await club.player()
        device = await make(club, ana)
        options = await asked(club, new)
        if "challenge" in change:
            options = {**options, "challenge": change["challenge"]}
        further = {name: value for name, value in change.items() if name in ("rp", "flags")}
        signed = device.sign(options, change.get("origin", origin(club)), **further)
        assert (await post(club, new, "/use", signed))["reason"] == "error-passkey-refused"

    tell(story)


def test_a_passkey_made_for_another_origin_is_not_kept(tell: Tell) -> None:
    async def story(club: Club) -> None:
        ana = await club.player()
        options = (await post(club, ana, "/new"))["options"]
        made = Authenticator().make(options, "https://evil.example")
        assert (await post(club, ana, "", made))["reason"] == "error-passkey-refused"

    tell(story)


def test_a_passkey_is_for_the_host_it_was_made_at(tell: Tell) -> None:
    async def story(club: Club) -> None:
        ana, new = await club.player(), await club.player()
        device = await make(club, ana)
        elsewhere = {
            "Host": "club.example",
            "Origin": "https://club.example",
            "X-Forwarded-Proto": "https",
        }
        # The cookie of a browser has another name over TLS; the first one is known there too.
        options = (await post(club, new, "/ask", **elsewhere))["options"]
        assert options["rpId"] == "club.example"
        signed = device.sign(options, "https://club.example")
        found = await post(club, new, "/use", signed, **elsewhere)
        assert found["reason"] == "error-passkey-refused"

    tell(story)


def test_a_copied_passkey_is_noticed_by_its_count(tell: Tell) -> None:
    async def story(club: Club) -> None:
        ana, new, other = [await club.player() for _ in range(3)]
        device = await make(club, ana)
        device.count = 10
        await post(club, new, "/use", device.sign(await asked(club, new), origin(club)))
        device.count = 5
        signed = device.sign(await asked(club, other), origin(club))
        assert (await post(club, other, "/use", signed))["reason"] == "error-passkey-refused"

    tell(story)


def test_a_removed_passkey_opens_nothing_and_only_its_person_removes_it(tell: Tell) -> None:
    async def story(club: Club) -> None:
        ana, eve = await club.player(), await club.player()
        device = await make(club, ana)
        me = await club.http.get("/api/me", headers={"Cookie": ana.cookie})
        (shown,) = me.json()["passkeys"]
        path = f"/{shown['id']}/remove"
        assert (await post(club, eve, path))["reason"] == "error-passkey-unknown"
        assert (await post(club, ana, path))["passkeys"] == []
        signed = device.sign(await asked(club, eve), origin(club))
        assert (await post(club, eve, "/use", signed))["reason"] == "error-passkey-unknown"

    tell(story)


def test_nobody_takes_over_a_passkey_by_making_it_again(tell: Tell) -> None:
    async def story(club: Club) -> None:
        ana, eve = await club.player(), await club.player()
        device = await make(club, ana)
        options = (await post(club, eve, "/new"))["options"]
        again = Authenticator(id=device.id).make(options, origin(club))
        assert (await post(club, eve, "", again))["reason"] == "error-passkey-refused"

    tell(story)


def test_passkeys_go_with_their_person_when_everything_is_deleted(tell: Tell) -> None:
    async def story(club: Club) -> None:
        ana, new = await club.player(), await club.player()
        device = await make(club, ana)
        await club.http.post("/api/me/forget", headers={"Cookie": ana.cookie})
        signed = device.sign(await asked(club, new), origin(club))
        assert (await post(club, new, "/use", signed))["reason"] == "error-passkey-unknown"

    tell(story)


def test_unknown_passkeys_are_counted_as_misses(tell: Tell) -> None:
    async def story(club: Club) -> None:
        eve = await club.player()
        for reason in ("error-passkey-unknown", "error-passkey-unknown", "error-too-fast"):
            signed = Authenticator().sign(await asked(club, eve), origin(club))
            assert (await post(club, eve, "/use", signed))["reason"] == reason

    tell(story, Limits(misses_per_minute=2))


def test_challenges_that_nobody_used_do_not_pile_up(tell: Tell) -> None:
    now = 1_800_000_000_000

    async def story(club: Club) -> None:
        nonlocal now
        ana = await club.player()
        for _ in range(5):
            await asked(club, ana)
        now += 300_001
        await asked(club, ana)
        assert len(await club.hub.store.people.changed_since("challenge", 0)) == 1

    tell(story, clock=lambda: now)


@pytest.mark.parametrize("answer", [{}, {"response": 1}, {"response": {"clientDataJSON": "AA"}}, {"id": []}])
def test_answers_that_make_no_sense_are_refused(tell: Tell, answer: dict[str, Any]) -> None:
    async def story(club: Club) -> None:
        eve = await club.player()
        for path in ("", "/use"):
            assert (await post(club, eve, path, answer))["reason"] == "error-passkey-refused"

    tell(story)


@pytest.mark.parametrize(
    ("scheme", "host", "rp"),
    [
        ("https", "club.example", "club.example"),
        ("https", "club.example:8443", "club.example"),
        ("http", "localhost:8000", "localhost"),
        ("http", "club.example", None),
        ("http", "127.0.0.1:8000", None),
        ("https", "192.168.1.7", None),
        ("https", "[::1]:8000", None),
        ("https", "", None),
    ],
)
def test_passkeys_are_offered_where_browsers_allow_them(scheme: str, host: str, rp: str | None) -> None:
    found = site_of(scheme, host, ())
    assert (found.rp if found else None) == rp


def test_where_they_are_not_they_are_refused(tell: Tell) -> None:
    async def story(club: Club) -> None:
        ana = await club.player()
        headers = {"Cookie": ana.cookie}
        answer = await club.http.post("/api/me/passkeys/new", headers=headers)
        assert answer.json()["reason"] == "error-passkey-none"
        assert not (await club.http.get("/api/me", headers=headers)).json()["passkeys_here"]

    tell(story)


def test_a_person_has_twenty_passkeys_at_most(tell: Tell, monkeypatch: Any) -> None:
    monkeypatch.setattr("sumida.server.people.passkeys.MOST_PASSKEYS", 1)

    async def story(club: Club) -> None:
        ana = await club.player()
        await make(club, ana)
        assert (await post(club, ana, "/new"))["reason"] == "error-person-devices"

    tell(story)
