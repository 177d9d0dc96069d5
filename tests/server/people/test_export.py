"""Everything about a person as a file: all that is theirs, and nothing of anybody else's."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.server.conftest import HASHI, Club, Player
from tests.server.people.test_people import ask, join

from sumida import codec
from sumida.server import export
from sumida.server.people.people import Identity
from sumida.tables.messages.people import Me


async def exported(club: Club, who: Player) -> dict[str, Any]:
    found: dict[str, Any] = await ask(club, who, "GET /api/me/export")
    return found


def test_an_export_of_a_running_game_holds_only_what_its_person_may_see(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, (ana, bo) = await club.table("Ana", "Bo")
        await bo.do("note", card=0, text="a secret of Bo")
        answer = await club.http.get("/api/me/export", headers={"Cookie": ana.cookie})
        assert answer.headers["content-disposition"].startswith("attachment")
        found = answer.json()
        assert [one["table"] for one in found["games"]] == [code]
        (running,) = found["running"]
        assert running["play"]["views"] == ana.play["views"]
        assert "a secret of Bo" not in answer.text
        assert found["tables"] == []
        game = club.hub.tables[code].table.room.game
        assert game.deal not in answer.text
        assert game.secret not in answer.text
        assert game.salt not in answer.text

    tell(story)


def test_an_export_has_the_records_of_finished_games_with_own_notes_and_lines(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, (ana, bo) = await club.table("Ana", "Bo", talk="house")
        await ana.do("say", text="hello from Ana")
        await bo.do("say", text="hello from Bo")
        await ana.do("note", card=1, text="maybe red")
        await ana.do("note", card=2, text="written and deleted")
        await ana.do("note", card=2, text="")
        await bo.do("note", card=0, text="a secret of Bo")
        await ana.move()
        await ana.do("stop")
        await ana.do("rematch")
        await ana.do("start")
        await ana.do("note", card=0, text="in the second game")
        found = await exported(club, ana)
        (own,) = found["tables"]
        assert own["table"] == code
        assert [line["text"] for line in own["said"]] == ["hello from Ana"]
        notes = [(one["game"], one["card"], one["text"]) for one in own["notes"]]
        assert notes == [(1, 1, "maybe red"), (2, 0, "in the second game")]
        (record,) = own["records"]
        game = club.hub.tables[code].table.room.records[0]
        assert record["game"] == 1
        assert codec.read_record(msgspec.json.encode(record["record"])) == game.record()
        assert club.hub.tables[code].table.room.game.deal not in str(found)
        assert "of Bo" not in str(found)

    tell(story)


def test_an_export_has_the_statistics(tell: Any) -> None:
    async def story(club: Club) -> None:
        _, (ana, _) = await club.table("Ana", "Bo")
        await ana.do("stop")
        found = await exported(club, ana)
        assert found["statistics"] == await ask(club, ana, "GET /api/me/statistics")
        assert found["statistics"]["games"][0]["stopped"] == 1

    tell(story)


def test_games_of_a_joined_browser_are_exported_and_watched_ones_without_records(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, (ana, _) = await club.table("Ana", "Bo")
        cy = await club.player()
        await cy.open(code)
        await cy.do("join", name="Cy")
        await ana.do("stop")
        phone = await club.player()
        await join(club, ana, phone)
        assert [one["table"] for one in (await exported(club, phone))["tables"]] == [code]
        watched = await exported(club, cy)
        assert [one["seat"] for one in watched["games"]] == [None]
        assert watched["tables"] == []

    tell(story)


def test_many_games_are_written_in_pages(tell: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(export, "PAGE", 2)

    async def story(club: Club) -> None:
        ana = await club.player()
        codes = []
        for _ in range(5):
            body = {"name": "Ana", "settings": {**HASHI, "options": {"players": 1}}, "seat": 0, "start": True}
            made = await club.http.post("/api/tables", json=body, headers={"Cookie": ana.cookie})
            codes.append(made.json()["code"])
            await ana.open(codes[-1])
            await ana.do("stop")
        found = await exported(club, ana)
        assert sorted(one["table"] for one in found["games"]) == sorted(codes)
        assert sorted(one["table"] for one in found["tables"]) == sorted(codes)

    tell(story)


def test_an_export_ends_when_its_browser_is_signed_out(tell: Any) -> None:
    async def story(club: Club) -> None:
        _, (ana, _) = await club.table("Ana", "Bo")
        await ana.do("stop")
        other = await club.player()
        await join(club, ana, other)
        device = club.hub.signer.device(ana.cookie.partition("=")[2])
        who: Identity = await club.hub.people.identify(device)
        pieces = club.app.state.export.pieces(who, Me([], phrase=False))
        written = [await anext(pieces)]
        (lost,) = [one for one in (await ask(club, other, "GET /api/me"))["devices"] if not one["here"]]
        await ask(club, other, f"/api/me/devices/{lost['id']}/out")
        written += [piece async for piece in pieces]
        assert msgspec.json.decode(b"".join(written))["tables"] == []

    tell(story)
