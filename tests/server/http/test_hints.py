"""Hints: only for someone who plays Hashi alone, and from their own view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.conftest import Club, Player

from sumida.server.settings import Limits

ALONE: dict[str, Any] = {"game": "hashi", "options": {"players": 1}}
COMPILING_S = 240
"""A first hint on a machine that has never seen one."""
Tell = Callable[..., None]


async def ask(club: Club, code: str, player: Player | None) -> Any:
    headers = {"Cookie": player.cookie} if player else {}
    return await club.http.post(f"/api/tables/{code}/hint", headers=headers, timeout=COMPILING_S)


def test_a_hint_tells_the_start_number_and_then_a_turn_of_legal_marks(tell: Tell) -> None:
    async def story(club: Club) -> None:
        code, (ada,) = await club.table("ada", **ALONE)
        for _ in range(3):
            hint = (await ask(club, code, ada)).json()
            for mark in hint["marks"]:
                assert mark in ada.legal
                ack = await ada.do("move", action=mark)
                await ada.until_version(ack["version"])
            assert (await ask(club, code, ada)).json()["marks"] == []
            ack = await ada.do("move", action="done")
            await ada.until_version(ack["version"])
        assert ada.play["views"][0]["view"]["round"] == 3
        assert 20 < hint["points"] < 70
        assert hint["lead"] >= 0

    tell(story)


def test_only_the_view_of_the_seat_is_thought_about(tell: Tell) -> None:
    async def story(club: Club) -> None:
        seen: list[Any] = []

        async def advise(view: Any, address: str) -> Any:
            seen.append(view)
            raise AssertionError("enough")

        code, (ada,) = await club.table("ada", **ALONE)
        live = await club.hub.find(code)
        club.app.state.bot_workers.hint = advise
        await ask(club, code, ada)
        assert seen == [live.table.room.game.state.view(0)]
        assert len(seen[0].unseen) == 18, "the view holds the deck sorted, not the deal"

    tell(story)


def test_hints_are_refused_with_two_players(tell: Tell) -> None:
    async def story(club: Club) -> None:
        code, (ada, _) = await club.table("ada", "bo", game="hashi")
        refused = await ask(club, code, ada)
        assert (refused.status_code, refused.json()["reason"]) == (400, "refuse-hint-alone")

    tell(story)


def test_hints_are_refused_in_hanabi_before_a_game_and_to_others(tell: Tell) -> None:
    async def story(club: Club) -> None:
        code, (ada, _) = await club.table("ada", "bo")
        assert (await ask(club, code, ada)).json()["reason"] == "refuse-hint-game"
        code, (ada,) = await club.table("ada", start=False, **ALONE)
        assert (await ask(club, code, ada)).json()["reason"] == "refuse-no-game"
        assert (await ask(club, code, None)).json()["reason"] == "refuse-not-a-member"
        guest = await club.player()
        await guest.open(code)
        await guest.do("join", name="Guest")
        await ada.do("start")
        assert (await ask(club, code, guest)).json()["reason"] == "refuse-not-seated"
        assert (await ask(club, "NOSUCH", ada)).status_code == 404

    tell(story)


def test_hints_are_rationed(tell: Tell) -> None:
    async def story(club: Club) -> None:
        code, (ada,) = await club.table("ada", **ALONE)
        answers = [await ask(club, code, ada) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]

    tell(story, limits=Limits(hints_per_minute=2))


def test_another_site_s_page_gets_no_hint(tell: Tell) -> None:
    async def story(club: Club) -> None:
        code, (ada,) = await club.table("ada", **ALONE)
        headers = {"Cookie": ada.cookie, "Origin": "https://elsewhere.example"}
        answer = await club.http.post(f"/api/tables/{code}/hint", headers=headers)
        assert (answer.status_code, answer.json()["reason"]) == (403, "error-origin")

    tell(story)


def test_refused_hints_count_as_well(tell: Tell) -> None:
    """Each reads the table, which may be long."""

    async def story(club: Club) -> None:
        code, _ = await club.table("ada", "bo", game="hashi", options={"players": 2})
        reasons = [(await ask(club, code, None)).json()["reason"] for _ in range(3)]
        assert reasons == ["refuse-not-a-member", "refuse-not-a-member", "error-too-fast"]

    tell(story, Limits(hints_per_minute=2))
