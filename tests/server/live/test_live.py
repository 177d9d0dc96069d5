"""Playing together: order, presence, bots, and a store that is slow or fails."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.conftest import until

from sumida.store import Conflict, StoreError


def test_nothing_is_sent_before_it_is_stored(tell: Any) -> None:
    """[boardgame.io: broadcast before persisting]"""

    async def story(club: Any) -> None:
        _, (ada, bo) = await club.table("Ada", "Bo")
        stored = asyncio.Event()
        append = club.hub.store.append

        async def slow(*entry: Any) -> None:
            await stored.wait()
            await append(*entry)

        club.hub.store.append = slow
        moving = asyncio.create_task(ada.move())
        hearing = asyncio.create_task(bo.until("update"))
        await asyncio.sleep(0.2)
        assert not moving.done()
        assert not hearing.done()
        stored.set()
        assert (await moving)["type"] == "ack"
        await hearing

    tell(story)


def test_a_slow_write_at_one_table_stops_no_other(tell: Any) -> None:
    """[database call under a lock]"""

    async def story(club: Any) -> None:
        code, (ada, _) = await club.table("Ada", "Bo")
        _, (cy, _) = await club.table("Cy", "Di")
        stored = asyncio.Event()
        append = club.hub.store.append

        async def slow(table: str, *entry: Any) -> None:
            if table == code:
                await stored.wait()
            await append(table, *entry)

        club.hub.store.append = slow
        moving = asyncio.create_task(ada.move())
        assert (await cy.move())["type"] == "ack"
        assert not moving.done()
        stored.set()
        await moving

    tell(story)


def test_what_cannot_be_stored_has_not_happened(tell: Any) -> None:
    async def story(club: Any) -> None:
        _, (ada, bo) = await club.table("Ada", "Bo")
        append = club.hub.store.append

        async def full(*entry: Any) -> None:
            raise StoreError("disk full")

        club.hub.store.append = full
        assert (await ada.move())["reason"] == "error-store"
        club.hub.store.append = append
        assert (await ada.move())["type"] == "ack"
        await bo.until_version(ada.version)
        assert len(bo.play["views"][0]["view"]["history"]) == 1

    tell(story)


def test_a_table_another_process_wrote_to_is_read_again(tell: Any) -> None:
    async def story(club: Any) -> None:
        _, (ada, bo) = await club.table("Ada", "Bo")
        append = club.hub.store.append

        async def taken(*entry: Any) -> None:
            club.hub.store.append = append
            raise Conflict("taken")

        club.hub.store.append = taken
        assert (await ada.move())["type"] == "ack", "the command is judged again on the table as it is"
        await bo.until("snapshot")
        assert len((await bo.until("update"))["play"]["views"][0]["view"]["history"]) == 1

    tell(story)


def test_a_socket_that_dies_in_the_middle_leaves_the_table_whole(tell: Any) -> None:
    async def story(club: Any) -> None:
        code, (ada, bo) = await club.table("Ada", "Bo")
        append = club.hub.store.append

        begun, gone = asyncio.Event(), asyncio.Event()

        async def slow(*entry: Any) -> None:
            begun.set()
            await gone.wait()
            await append(*entry)

        club.hub.store.append = slow
        move = {"type": "move", "id": "last", "version": ada.version, "action": ada.legal[-1]}
        await ada.send(**move)
        await begun.wait()
        ada.wire.transport.abort()
        await until(lambda: len(club.hub.tables[code].connections) == 1)
        gone.set()
        await bo.until("update")
        again = await club.player(ada.cookie)
        await again.open(code, since=ada.version)
        assert (await again.do(**move))["type"] == "ack"
        assert len(again.play["views"][0]["view"]["history"]) == 1

    tell(story)


def test_presence_lists_who_is_connected(tell: Any) -> None:
    async def story(club: Any) -> None:
        _, (ada, bo) = await club.table("Ada", "Bo")
        await bo.wire.close()
        while (await ada.until("presence"))["online"] != [1]:
            pass

    tell(story)


def test_while_the_host_is_away_another_member_is_acting_host(tell: Any) -> None:
    async def story(club: Any) -> None:
        code, (ada, bo) = await club.table("Ada", "Bo")
        await ada.wire.close()
        await until(lambda: club.hub.tables[code].online() == [2])
        for _ in range(2):
            club.hub.tick()
        await club.hub.tables[code].drain()
        assert (await bo.do("stop"))["reason"] == "refuse-host-only", "a short absence is no matter"
        club.hub.tables[code].due.host_watch.timeout_s = 0
        club.hub.tick()
        assert (await bo.until("update"))["happened"] == [{"type": "host-is", "member": 2, "away": 1}]
        assert bo.state["you"]["host"]
        again = await club.player(ada.cookie)
        await again.open(code)
        club.hub.tick()
        await bo.until("update")
        assert (bo.state["shown"]["host"], bo.state["shown"]["host_away"]) == (1, None)

    tell(story)


def test_a_gap_is_repaired_on_request(tell: Any) -> None:
    async def story(club: Any) -> None:
        _, (ada, bo) = await club.table("Ada", "Bo")
        since = bo.version
        await ada.move()
        await ada.do("phrase", phrase="phrase-hello")
        await bo.until_version(ada.version)
        await bo.send(type="resume", since=since)
        answer = await bo.until("update", "snapshot")
        assert [news["type"] for news in answer["happened"]] == ["moved", "said"]
        await bo.send(type="resume", since=since + 1000)
        assert (await bo.until("update", "snapshot"))["type"] == "snapshot"

    tell(story)


def test_four_players_of_hashi_move_at_once(tell: Any) -> None:
    async def story(club: Any) -> None:
        settings = {"game": "hashi", "options": {"players": 4}}
        _, players = await club.table("Ada", "Bo", "Cy", "Di", **settings)

        async def set_up(player: Any) -> None:
            assert (await player.move(lambda legal: legal[0]))["type"] == "ack"
            assert (await player.do("move", action="done"))["type"] == "ack"
            while player.play["views"][0]["view"]["phase"] == "set-up":
                await player.receive()

        await asyncio.gather(*map(set_up, players))
        assert {player.play["views"][0]["view"]["round"] for player in players} == {1}

    tell(story)


def test_a_kicked_player_is_disconnected_and_the_others_go_on(tell: Any) -> None:
    async def story(club: Any) -> None:
        code, (ada, bo) = await club.table("Ada", "Bo")
        await ada.do("kick", member=2)
        assert (await bo.until("gone"))["reason"] == "refuse-kicked"
        assert (await bo.open(code))["reason"] == "refuse-kicked"
        assert (await bo.do("move", action="play 1"))["reason"] == "error-no-table"

    tell(story)


def test_spectators_are_disconnected_when_a_closed_game_starts(tell: Any) -> None:
    async def story(club: Any) -> None:
        code, (ada, _) = await club.table("Ada", "Bo", start=False, watching="closed")
        visitor = await club.player()
        await visitor.open(code)
        await ada.do("start")
        assert (await visitor.until("gone"))["reason"] == "refuse-watching-closed"

    tell(story)


def test_one_person_and_two_bots_play_a_whole_game(tell: Any) -> None:
    """[a bot's socket dropped while it thinks]: bots have no sockets, and the loop stays free."""

    async def story(club: Any) -> None:
        settings = {"game": "hanabi", "options": {"players": 3}}
        ada = await club.player()
        body = {"name": "Ada", "settings": settings, "bots": {"1": "random", "2": "random"}, "start": True}
        made = await club.http.post("/api/tables", json=body, headers={"Cookie": ada.cookie})
        await ada.open(made.json()["code"])
        while ada.play["scores"] is None:
            if ada.legal:
                await ada.move()
            else:
                await ada.until("update")

    tell(story)


async def _beside_a_bot(club: Any) -> tuple[Any, str]:
    """Ada in a game of Hanabi with one bot, and the table's code."""
    ada = await club.player()
    settings = {"game": "hanabi", "options": {"players": 2}}
    body = {"name": "Ada", "settings": settings, "bots": {"1": "random"}, "start": True}
    made = await club.http.post("/api/tables", json=body, headers={"Cookie": ada.cookie})
    code = made.json()["code"]
    await ada.open(code)
    return ada, code


def test_a_bot_whose_worker_dies_moves_all_the_same(tell: Any) -> None:
    async def story(club: Any) -> None:
        ada, _ = await _beside_a_bot(club)
        bot_workers = club.app.state.bot_workers
        for _ in range(2):
            await ada.move()
            while not ada.legal:
                await ada.until("update")
            for worker in bot_workers._pool._processes.values():
                worker.kill()
        assert len(ada.play["views"][0]["view"]["history"]) == 4

    tell(story)


def test_a_bot_that_fails_gives_its_seat_to_a_named_one_rather_than_stop_the_game(tell: Any) -> None:
    async def story(club: Any) -> None:
        ada, code = await _beside_a_bot(club)
        club.hub.tables[code].table.room.chairs[1].bot = "a bot that is gone"
        await ada.move()
        while not ada.legal:
            await ada.until("update")
        assert ada.state["shown"]["seats"][1]["bot"] == "cautious"

    tell(story)


def test_a_bot_that_chooses_what_it_may_not_gives_its_seat_to_a_named_one(tell: Any) -> None:
    async def story(club: Any) -> None:
        ada, _ = await _beside_a_bot(club)

        async def ask(live: Any, job: Any) -> str:
            legal = live.table.room.running.state.legal(job.seat)
            return str(legal[-1]) if job.bot == "cautious" else "clue B purple"

        club.app.state.bot_workers._ask = ask
        await ada.move()
        while not ada.legal:
            await ada.until("update")
        assert ada.state["shown"]["seats"][1]["bot"] == "cautious"

    tell(story)


def test_pass_and_play_shows_each_hand_only_after_the_hand_over(tell: Any) -> None:
    async def story(club: Any) -> None:
        tablet = await club.player()
        settings = {"game": "hanabi", "options": {"players": 3}, "one_device": True}
        body = {"name": "Ada", "settings": settings, "names": {"1": "Bo", "2": "Cy"}, "start": True}
        made = await club.http.post("/api/tables", json=body, headers={"Cookie": tablet.cookie})
        await tablet.open(made.json()["code"])
        for seat in (0, 1, 2, 0):
            assert tablet.play["views"][0]["seat"] is None
            assert (await tablet.do("hand-over", seat=seat))["type"] == "ack"
            assert tablet.play["views"][0]["seat"] == seat
            assert (await tablet.do("move", seat=seat, action=tablet.legal[-1]))["type"] == "ack"

    tell(story)


def test_idle_tables_leave_memory_and_come_back(tell: Any) -> None:
    async def story(club: Any) -> None:
        code, (ada, bo) = await club.table("Ada", "Bo")
        await ada.move()
        for player in (ada, bo):
            await player.wire.close()
        await until(lambda: club.hub.tables[code].idle)
        club.hub.tables[code].last_used -= 10_000
        club.hub.tick()
        assert code not in club.hub.tables
        again = await club.player(ada.cookie)
        answer = await again.open(code, since=ada.version)
        assert (answer["type"], answer["happened"]) == ("update", [])

    tell(story)
