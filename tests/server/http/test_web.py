"""Pages, headers, cookies, replays and uploads."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
from typing import Any

import pytest

from sumida import codec, new_game, replay
from sumida.hanabi import hanablive
from sumida.server.operations import health
from sumida.store import StoreError


async def finish(club: Any) -> tuple[str, Any]:
    """A stopped game of Hanabi with four moves."""
    code, (ada, bo) = await club.table("Ada", "Bo")
    for _ in range(2):
        await ada.move()
        await bo.until_version(ada.version)
        await bo.move()
        await ada.until_version(bo.version)
    await ada.do("stop")
    return f"{code}-1", ada


def test_every_answer_carries_the_security_headers(tell: Any) -> None:
    async def story(club: Any) -> None:
        for path in ("/", "/t/ABCDEF", "/api/catalogue", "/api/nothing", "/nothing.js", "/healthz"):
            headers = (await club.http.get(path)).headers
            assert "unsafe-inline" not in headers["content-security-policy"]
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"

    tell(story)


def test_the_cookie_is_not_for_scripts_nor_for_other_sites(tell: Any) -> None:
    async def story(club: Any) -> None:
        cookie = (await club.http.get("/")).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        again = await club.http.get("/", headers={"Cookie": cookie.split(";")[0]})
        assert "set-cookie" not in again.headers
        secure = await club.http.get("/", headers={"X-Forwarded-Proto": "https", "Cookie": ""})
        assert "Secure" in secure.headers["set-cookie"]

    tell(story)


def test_paths_out_of_the_static_folder_find_nothing(tell: Any) -> None:
    async def story(club: Any) -> None:
        for path in (
            "/../app.py",
            "/..%2fapp.py",
            "/%2e%2e/app.py",
            "/....//app.py",
            "/static/../app.py",
            "/%00.js",
        ):
            answer = await club.http.get(path)
            assert "create_app" not in answer.text

    tell(story)


def test_the_catalogue_names_games_presets_bots_and_phrases(tell: Any) -> None:
    async def story(club: Any) -> None:
        found = (await club.http.get("/api/catalogue")).json()
        assert [game["game"] for game in found["games"]] == ["hanabi", "hashi"]
        assert {"kind": "random", "players": [2, 3, 4, 5], "code": "", "levels": []} in found["games"][0][
            "bots"
        ]
        assert {"kind": "random", "players": [1, 2, 3, 4], "code": "", "levels": []} in found["games"][1][
            "bots"
        ]
        assert "phrase-hello" in found["phrases"]

    tell(story)


def test_only_a_page_on_the_servers_own_machine_is_told_its_address_in_the_network(tell: Any) -> None:
    async def story(club: Any) -> None:
        network = "http://192.168.7.9:8000"
        club.hub.settings = dataclasses.replace(club.hub.settings, network=network)
        for host, told in (("127.0.0.1:8000", network), ("localhost", network), ("club.example", "")):
            found = await club.http.get("/api/catalogue", headers={"Host": host})
            assert found.json()["network"] == told

    tell(story)


def test_a_finished_game_can_be_replayed_through_any_eyes(tell: Any) -> None:
    async def story(club: Any) -> None:
        name, ada = await finish(club)
        shown = (await club.http.get(f"/api/replays/{name}")).json()
        assert len(shown["moves"]) == 4
        assert (shown["deal"], shown["salt"]) == (ada.play["opening"]["deal"], ada.play["opening"]["salt"])
        for eyes, seat in (("0", 0), ("1", 1), ("all", None)):
            answer = await club.http.get(
                f"/api/replays/{name}/frames", params={"eyes": eyes, "from": 1, "to": 2}
            )
            frames = answer.json()["frames"]
            assert [frame["turn"] for frame in frames] == [1, 2]
            assert all(frame["view"]["seat"] == seat for frame in frames)
            assert frames[0]["action"] == shown["moves"][0][1]

    tell(story)


def test_the_record_of_a_game_replays(tell: Any) -> None:
    async def story(club: Any) -> None:
        name, _ = await finish(club)
        answer = await club.http.get(f"/api/replays/{name}/record")
        assert "attachment" in answer.headers["content-disposition"]
        assert len(replay(codec.read_record(answer.content)).states) == 5

    tell(story)


def test_a_running_game_has_no_replay_and_no_record(tell: Any) -> None:
    async def story(club: Any) -> None:
        code, _ = await club.table("Ada", "Bo")
        for path in ("", "/frames", "/record"):
            answer = await club.http.get(f"/api/replays/{code}-1{path}")
            assert (answer.status_code, answer.json()["reason"]) == (403, "refuse-not-finished")

    tell(story)


def test_a_replay_stays_what_it_was_after_a_rematch(tell: Any) -> None:
    """[hanabi-live 1947: a refresh forks a shared replay; 606, 554: replays drift]"""

    async def story(club: Any) -> None:
        name, ada = await finish(club)
        before = (await club.http.get(f"/api/replays/{name}/record")).content
        await ada.do("rematch")
        await ada.do("start")
        assert (await club.http.get(f"/api/replays/{name}/record")).content == before

    tell(story)


def _without_nul(look_up: Any) -> Any:
    """As PostgreSQL does it, whose texts cannot hold such a character."""

    async def refusing(name: str) -> Any:
        if "\0" in name:
            raise StoreError("no such text")
        return await look_up(name)

    return refusing


@pytest.mark.parametrize("name", ["NOSUCH-1", "NOSUCH", "u123", "A-9999999", "-", "-1", "A%00-1", "u%00"])
def test_unknown_replays_are_refused(tell: Any, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(club: Any) -> None:
        for look_up in ("read", "record"):
            monkeypatch.setattr(club.hub.store, look_up, _without_nul(getattr(club.hub.store, look_up)))
        answer = await club.http.get(f"/api/replays/{name}")
        assert (answer.status_code, answer.json()["reason"]) == (404, "error-unknown-replay")

    tell(story)


@pytest.mark.parametrize("query", ["from=-1", "from=99", "eyes=7", "eyes=x", "to=1e3"])
def test_wrong_frames_are_refused(tell: Any, query: str) -> None:
    async def story(club: Any) -> None:
        name, _ = await finish(club)
        assert (await club.http.get(f"/api/replays/{name}/frames?{query}")).status_code == 400

    tell(story)


def _played() -> Any:
    match = new_game("hanabi", players=2, seed=1, strikeout_scores_zero=True)
    for _ in range(6):
        match.move(match.state.to_act[0], match.legal(match.state.to_act[0])[-1])
    return match.record()


@pytest.mark.parametrize("write", [codec.write_record, hanablive.dump_json])
def test_records_and_hanab_live_games_can_be_uploaded(tell: Any, write: Any) -> None:
    async def story(club: Any) -> None:
        answer = await club.http.post("/api/records", content=write(_played()))
        assert answer.status_code == 201
        name = answer.json()["replay"]
        assert (await club.http.post("/api/records", content=write(_played()))).json()["replay"] == name
        shown = (await club.http.get(f"/api/replays/{name}")).json()
        assert len(shown["moves"]) == 6
        assert shown["digest"] is None

    tell(story)


def test_names_in_an_upload_lose_what_cannot_be_seen(tell: Any) -> None:
    async def story(club: Any) -> None:
        record = dataclasses.replace(_played(), names=("A\u202eda\x07", "\u3164"))
        name = (await club.http.post("/api/records", content=codec.write_record(record))).json()["replay"]
        assert (await club.http.get(f"/api/replays/{name}")).json()["names"] == ["Ada", "?"]

    tell(story)


def test_a_record_of_endless_moves_is_refused(tell: Any) -> None:
    async def story(club: Any) -> None:
        record = dataclasses.replace(_played(), moves=_played().moves * 400)
        answer = await club.http.post("/api/records", content=codec.write_record(record))
        assert (answer.status_code, answer.json()["reason"]) == (400, "error-record-long")

    tell(story)


@pytest.mark.parametrize("body", [b"", b"{}", b"[]", b"\xff", b"{" * 9000, b'{"deck": 5}', b'{"format":"x"}'])
def test_what_is_no_record_is_refused(tell: Any, body: bytes) -> None:
    async def story(club: Any) -> None:
        answer = await club.http.post("/api/records", content=body)
        assert answer.status_code == 400
        assert answer.json()["reason"].startswith(("error-", "refuse-"))

    tell(story)


def test_no_token_and_no_cookie_is_ever_logged(tell: Any, caplog: pytest.LogCaptureFixture) -> None:
    async def story(club: Any) -> None:
        code, (ada, _) = await club.table("Ada", "Bo")
        token = (await ada.do("seat-link"))["token"]
        thief = await club.player()
        await thief.open(code)
        await thief.do("claim", token=token + "x")
        await thief.wire.send('{"type":"claim","token":"' + token)
        await thief.until("refusal")
        await club.http.get("/api/replays/" + token)
        ours = [record for record in caplog.records if not record.name.startswith(("httpx", "httpcore"))]
        logged = "\n".join(f"{record.getMessage()} {record.exc_text or ''}" for record in ours)
        for secret in (token, ada.cookie.partition("=")[2]):
            assert secret not in logged

    with caplog.at_level(logging.DEBUG, logger="sumida"):
        tell(story)


def test_a_seat_link_brings_the_seat_into_another_browser(tell: Any) -> None:
    async def story(club: Any) -> None:
        code, (ada, _) = await club.table("Ada", "Bo")
        token = (await ada.do("seat-link"))["token"]
        phone = await club.player()
        await phone.open(code)
        assert (await phone.do("claim", token=token))["type"] == "ack"
        assert phone.state["you"]["seats"] == [0]
        assert (await phone.move())["type"] == "ack"
        await ada.until_version(phone.version)

    tell(story)


def test_health_says_whether_the_store_works(tell: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH_S", 0.0)

    async def story(club: Any) -> None:
        assert (await club.http.get("/healthz")).json()["ok"]
        store = club.hub.store
        await store.close()
        answer = await club.http.get("/healthz")
        assert (answer.status_code, answer.json()["reason"]) == (503, "error-store")

    tell(story)


def test_a_flood_of_questions_for_its_health_makes_the_server_write_once(tell: Any) -> None:
    async def story(club: Any) -> None:
        written, check = [], club.hub.store.check

        async def counted() -> None:
            written.append(1)
            await check()

        club.hub.store.check = counted
        answers = await asyncio.gather(*(club.http.get("/healthz") for _ in range(20)))
        assert {answer.status_code for answer in answers} == {200}
        assert len(written) == 1

    tell(story)
