"""A person is several browsers: they share seats, can be signed out, and are joined by codes and phrases."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from starlette.websockets import WebSocket
from tests.postgres import Postgres
from tests.server.conftest import Club, Player, run_club
from websockets.exceptions import ConnectionClosed

from sumida.server.people.devices import device_name
from sumida.server.settings import Limits

FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0"


async def ask(club: Club, who: Player, path: str, **body: Any) -> Any:
    headers = {"Cookie": who.cookie, "User-Agent": FIREFOX}
    if path.startswith("GET "):
        answer = await club.http.get(path[4:], headers=headers)
    else:
        answer = await club.http.post(path, json=body, headers=headers)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def refused(club: Club, who: Player, path: str, **body: Any) -> str:
    answer = await club.http.post(path, json=body, headers={"Cookie": who.cookie})
    assert answer.status_code >= 400
    return str(answer.json()["reason"])


async def join(club: Club, first: Player, second: Player) -> str:
    """Make both browsers one person; the code that did it."""
    code = (await ask(club, first, "/api/me/code"))["code"]
    await ask(club, second, "/api/me/join", code=code)
    return str(code)


def seats(player: Player) -> list[int]:
    found: list[int] = player.state["you"]["seats"]
    return found


def test_a_second_browser_of_a_person_has_their_seat(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, (ana, _) = await club.table("Ana", "Bo")
        phone = await club.player()
        await join(club, ana, phone)
        again = await club.player(phone.cookie)
        await again.open(code)
        assert seats(again) == seats(ana) == [0]
        assert again.play["views"][0]["seat"] == 0
        assert (await again.move())["type"] == "ack"

    tell(story)


def test_seats_that_each_browser_had_before_belong_to_both(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, (ana, _) = await club.table("Ana", "Bo")
        other, (phone, _) = await club.table("Ana", "Cy")
        await join(club, ana, phone)
        for cookie in (ana.cookie, phone.cookie):
            for table in (code, other):
                browser = await club.player(cookie)
                await browser.open(table)
                assert seats(browser) == [0]
        mine = await ask(club, phone, "GET /api/me/games?shelf=running")
        assert {one["table"] for one in mine["games"]} == {code, other}

    tell(story)


def test_devices_are_listed_by_family_and_day(tell: Any) -> None:
    async def story(club: Club) -> None:
        ana, phone = await club.player(), await club.player()
        alone = await ask(club, ana, "GET /api/me")
        assert [one["name"] for one in alone["devices"]] == ["Firefox, Android"]
        await join(club, ana, phone)
        found = await ask(club, phone, "GET /api/me")
        assert [one["here"] for one in found["devices"]].count(True) == 1
        assert len(found["devices"]) == 2
        assert not found["phrase"]

    tell(story, clock=lambda: 1_800_000_000_000)


def test_a_device_that_is_signed_out_is_out_at_once(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, (ana, _) = await club.table("Ana", "Bo")
        lost = await club.player()
        await join(club, ana, lost)
        thief = await club.player(lost.cookie)
        await thief.open(code)
        assert seats(thief) == [0]
        devices = (await ask(club, ana, "GET /api/me"))["devices"]
        (id,) = [one["id"] for one in devices if not one["here"]]
        left = await ask(club, ana, f"/api/me/devices/{id}/out")
        assert [one["here"] for one in left["devices"]] == [True]
        assert (await thief.until("gone"))["reason"] == "error-device-out"
        await asyncio.wait_for(thief.wire.wait_closed(), 10)
        back = await club.player(lost.cookie)
        await back.open(code)
        assert seats(back) == []
        assert back.play["views"][0]["seat"] is None
        assert (await ask(club, lost, "GET /api/me/games?shelf=running"))["games"] == []
        assert await refused(club, lost, f"/api/tables/{code}/hint") == "refuse-not-a-member"

    tell(story)


async def sign_out_other(club: Club, who: Player) -> None:
    """Sign out the one other device of a person."""
    devices = (await ask(club, who, "GET /api/me"))["devices"]
    (id,) = [one["id"] for one in devices if not one["here"]]
    await ask(club, who, f"/api/me/devices/{id}/out")


def test_a_device_that_comes_while_it_is_signed_out_is_out_all_the_same(tell: Any, monkeypatch: Any) -> None:
    now = 1_800_000_000_000

    async def story(club: Club) -> None:
        nonlocal now
        code, (ana, _) = await club.table("Ana", "Bo")
        lost = await club.player()
        await join(club, ana, lost)
        now += 86_400_000  # the first request of a day is also written down
        await ask(club, ana, "GET /api/me")
        club.hub.people._known.clear()
        store, reading, done = club.hub.store.people, asyncio.Event(), asyncio.Event()
        of = store.of

        async def slow(person: str) -> Any:
            found = await of(person)
            if not reading.is_set():
                reading.set()
                await done.wait()
            return found

        monkeypatch.setattr(store, "of", slow)
        late = asyncio.create_task(ask(club, lost, "GET /api/me"))
        await reading.wait()
        await sign_out_other(club, ana)
        done.set()
        await late
        for _ in range(2):
            assert (await ask(club, lost, "GET /api/me/games?shelf=running"))["games"] == []
            club.hub.people._known.clear()  # what is remembered agrees with what is stored
        back = await club.player(lost.cookie)
        await back.open(code)
        assert seats(back) == []

    tell(story, clock=lambda: now)


def test_a_socket_that_opens_while_its_device_is_signed_out_is_closed(tell: Any, monkeypatch: Any) -> None:
    async def story(club: Club) -> None:
        ana, lost = await club.player(), await club.player()
        await join(club, ana, lost)
        accept = WebSocket.accept

        async def slow(socket: WebSocket, *rest: Any, **more: Any) -> None:
            await accept(socket, *rest, **more)
            await sign_out_other(club, ana)

        monkeypatch.setattr(WebSocket, "accept", slow)
        with pytest.raises(ConnectionClosed):
            await club.player(lost.cookie)  # it waits for a welcome

    tell(story)


def test_a_device_that_is_signed_out_leaves_no_code_behind(tell: Any) -> None:
    async def story(club: Club) -> None:
        ana, lost, thief = await club.player(), await club.player(), await club.player()
        await join(club, ana, lost)
        code = (await ask(club, lost, "/api/me/code"))["code"]
        await sign_out_other(club, ana)
        assert await refused(club, thief, "/api/me/join", code=code) == "error-person-unknown"

    tell(story)


def test_the_first_device_of_a_person_can_be_signed_out_too(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, (ana, _) = await club.table("Ana", "Bo")
        phone = await club.player()
        await join(club, ana, phone)
        await sign_out_other(club, phone)
        lost, kept = await club.player(ana.cookie), await club.player(phone.cookie)
        await lost.open(code)
        await kept.open(code)
        assert seats(lost) == []
        assert seats(kept) == [0]

    tell(story)


def test_nobody_signs_out_the_device_of_another(tell: Any) -> None:
    async def story(club: Club) -> None:
        ana, eve = await club.player(), await club.player()
        await ask(club, ana, "/api/me/code")
        (mine,) = (await ask(club, ana, "GET /api/me"))["devices"]
        assert await refused(club, eve, f"/api/me/devices/{mine['id']}/out") == "error-device-unknown"
        await ask(club, eve, "/api/me/code")
        assert await refused(club, eve, f"/api/me/devices/{mine['id']}/out") == "error-device-unknown"

    tell(story)


def test_a_stolen_code_is_useless_after_use(tell: Any) -> None:
    async def story(club: Club) -> None:
        ana, phone, eve = [await club.player() for _ in range(3)]
        code = await join(club, ana, phone)
        assert await refused(club, eve, "/api/me/join", code=code) == "error-person-unknown"
        assert len((await ask(club, ana, "GET /api/me"))["devices"]) == 2

    tell(story)


def test_of_several_who_use_a_code_at_once_one_gets_in(tell: Any) -> None:
    async def story(club: Club) -> None:
        ana, *others = [await club.player() for _ in range(6)]
        code = (await ask(club, ana, "/api/me/code"))["code"]
        post = club.http.post
        sent = [post("/api/me/join", json={"code": code}, headers={"Cookie": one.cookie}) for one in others]
        assert sorted([one.status_code for one in await asyncio.gather(*sent)]) == [200, 404, 404, 404, 404]

    tell(story)


def test_a_code_is_good_for_ten_minutes_and_only_the_newest(tell: Any) -> None:
    now = 1_800_000_000_000

    async def story(club: Club) -> None:
        nonlocal now
        ana, phone = await club.player(), await club.player()
        first = (await ask(club, ana, "/api/me/code"))["code"]
        second = await ask(club, ana, "/api/me/code")
        assert await refused(club, phone, "/api/me/join", code=first) == "error-person-unknown"
        now = second["until"]
        assert await refused(club, phone, "/api/me/join", code=second["code"]) == "error-person-unknown"

    tell(story, clock=lambda: now)


def test_codes_cannot_be_guessed(tell: Any) -> None:
    async def story(club: Club) -> None:
        ana, eve = await club.player(), await club.player()
        code = (await ask(club, ana, "/api/me/code"))["code"]
        letters = code.replace("-", "")
        assert len(letters) * 5 >= 40
        for _ in range(3):
            assert await refused(club, eve, "/api/me/join", code="AAAAA-AAAAA") == "error-person-unknown"
        assert await refused(club, eve, "/api/me/join", code=code) == "error-too-fast"

    tell(story, Limits(misses_per_minute=3))


@pytest.mark.parametrize("written", [str.lower, lambda text: text.replace("-", " ")])
def test_a_recovery_phrase_brings_everything_back(tell: Any, written: Any) -> None:
    async def story(club: Club) -> None:
        code, (ana, _) = await club.table("Ana", "Bo")
        phrase = (await ask(club, ana, "/api/me/phrase"))["phrase"]
        assert (await ask(club, ana, "GET /api/me"))["phrase"]
        new = await club.player()
        await ask(club, new, "/api/me/join", code=written(phrase))
        again = await club.player(new.cookie)
        await again.open(code)
        assert seats(again) == [0]
        stored = await club.hub.store.people.changed_since("phrase", 0)
        assert phrase.replace("-", "").encode() not in repr(stored).encode()

    tell(story)


def test_a_new_phrase_voids_the_former_one(tell: Any) -> None:
    async def story(club: Club) -> None:
        ana, eve = await club.player(), await club.player()
        former = (await ask(club, ana, "/api/me/phrase"))["phrase"]
        await ask(club, ana, "/api/me/phrase")
        assert await refused(club, eve, "/api/me/join", code=former) == "error-person-unknown"

    tell(story)


def test_two_persons_with_several_browsers_become_one(tell: Any) -> None:
    async def story(club: Club) -> None:
        browsers = [await club.player() for _ in range(4)]
        await join(club, *browsers[:2])
        await join(club, *browsers[2:])
        await join(club, browsers[0], browsers[3])
        for one in browsers:
            assert len((await ask(club, one, "GET /api/me"))["devices"]) == 4
        code = (await ask(club, browsers[2], "/api/me/code"))["code"]
        assert await refused(club, browsers[1], "/api/me/join", code=code) == "error-person-same"

    tell(story)


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (FIREFOX, "Firefox, Android"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5) Version/17.5 Safari/604.1",
            "Safari, iPhone",
        ),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/126.0 Safari/537.36 Edg/126.0", "Edge, Windows"),
        ("Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/126.0 Safari/537.36", "Chrome, Linux"),
        ("python-httpx/0.27", ""),
    ],
)
def test_a_browser_is_named_by_family_and_system(agent: str, name: str) -> None:
    assert device_name(agent) == name


def test_another_site_asks_in_vain(tell: Any) -> None:
    async def story(club: Club) -> None:
        ana = await club.player()
        headers = {"Cookie": ana.cookie, "Origin": "https://elsewhere.example"}
        for path in ("/api/me/code", "/api/me/phrase", "/api/me/join", "/api/me/devices/abc/out"):
            answer = await club.http.post(path, json={"code": "X"}, headers=headers)
            assert answer.json()["reason"] == "error-origin"

    tell(story)


def test_a_person_has_twenty_devices_at_most(tell: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr("sumida.server.people.people.MOST_DEVICES", 2)

    async def story(club: Club) -> None:
        ana, phone, third = [await club.player() for _ in range(3)]
        await join(club, ana, phone)
        code = (await ask(club, ana, "/api/me/code"))["code"]
        assert await refused(club, third, "/api/me/join", code=code) == "error-person-devices"
        devices = (await ask(club, ana, "GET /api/me"))["devices"]
        (id,) = [one["id"] for one in devices if not one["here"]]
        await ask(club, ana, f"/api/me/devices/{id}/out")
        await join(club, ana, third)  # one that was signed out does not count

    tell(story)


@pytest.mark.parametrize(
    "path", ["code", "phrase", "join", "devices/abc/out", "forget", "board", "passkeys/ask"]
)
def test_changes_about_a_person_are_limited(tell: Any, path: str) -> None:
    async def story(club: Club) -> None:
        ana = await club.player()
        body = {"name": "Ana"} if path == "board" else {"code": "AAAAA-AAAAA"}
        found = [
            await club.http.post(f"/api/me/{path}", json=body, headers={"Cookie": ana.cookie})
            for _ in range(3)
        ]
        assert [one.status_code == 429 for one in found] == [False, False, True]

    tell(story, Limits(person_changes_per_minute=2))


def test_a_device_signed_out_on_one_server_is_out_on_another_at_once(postgres: Postgres) -> None:
    address = postgres.database()

    async def session() -> None:
        async with (
            run_club(address, Limits(), None, None, {"node": "http://127.0.0.1:1"}) as one,
            run_club(address, Limits(), None, None, {"node": "http://127.0.0.1:2"}) as two,
        ):
            _, (ana, _) = await one.table("Ana", "Bo")
            code, (lost, _) = await two.table("Ana", "Cy")
            await join(one, ana, lost)
            assert len((await ask(two, lost, "GET /api/me"))["devices"]) == 2
            devices = (await ask(one, ana, "GET /api/me"))["devices"]
            (id,) = [one["id"] for one in devices if not one["here"]]
            await ask(one, ana, f"/api/me/devices/{id}/out")
            # Its cookie opens nothing on the other server from this moment on.
            assert len((await ask(two, lost, "GET /api/me"))["devices"]) == 1
            assert (await ask(two, lost, "GET /api/me/games?shelf=running"))["games"] == []
            # Its socket there is closed too, by the next second.
            assert (await lost.until("gone"))["reason"] == "error-device-out"
            await asyncio.wait_for(lost.wire.wait_closed(), 30)
            back = await two.player(lost.cookie)
            await back.open(code)
            assert seats(back) == []

    asyncio.run(session())
