"""Several servers over one PostgreSQL; any client may reach any of them."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import asyncpg

from tests.faults.nginx import nginx
from tests.faults.players import PATIENCE_S, Player
from tests.faults.scenario import check_database, seat_players, stop_playing, wait_for_commands
from tests.faults.servers import ServerFactory
from tests.postgres import Postgres


def owner_of(address: str, code: str) -> str:
    """The address of the server that owns a table."""

    async def ask() -> str:
        db = await asyncpg.connect(address)
        sql = "SELECT address FROM owners JOIN nodes USING (node) WHERE code = $1"
        try:
            return str(await db.fetchval(sql, code))
        finally:
            await db.close()

    return asyncio.run(ask())


def test_a_command_that_reaches_another_server_is_passed_on(
    factory: ServerFactory, postgres: Postgres
) -> None:
    database = postgres.database()
    one, two = factory.server(database), factory.server(database)
    one.start()
    two.start()

    async def story() -> int:
        code, cookie = one.create()
        ada = Player([two.socket], code, cookie, seed=1, silence=PATIENCE_S)  # nobody gives up early here
        bo = Player([one.socket], code, seed=2, silence=PATIENCE_S)
        playing = asyncio.gather(ada.play(), bo.play())
        await wait_for_commands([ada, bo], 30)
        await stop_playing([ada, bo], playing)
        assert ada.connected == bo.connected == 2, "nobody had to connect again"
        assert (await asyncio.to_thread(owner_of, database, code)).endswith(str(one.port))
        return await check_database(database, [ada, bo])

    assert asyncio.run(story()) >= 20
    one.kill()
    two.kill()


def test_when_a_server_dies_its_players_move_on_at_another(
    factory: ServerFactory, postgres: Postgres
) -> None:
    """How soon is measured by `python -m benchmarks.faults --nodes`."""
    database = postgres.database()
    one, two = factory.server(database), factory.server(database)
    one.start()
    two.start()

    async def story() -> int:
        players = seat_players(one, 3, seed=3, urls=[one.socket, two.socket])
        playing = asyncio.gather(*(player.play() for player in players))
        await wait_for_commands(players, 60)
        await asyncio.to_thread(one.kill)
        await asyncio.gather(
            *(wait_for_commands([player], len(player.acknowledged) + 5) for player in players)
        )
        await stop_playing(players, playing)
        return await check_database(database, players)

    assert asyncio.run(story()) > 60
    two.kill()


def test_a_server_that_is_stopped_hands_its_tables_over(factory: ServerFactory, postgres: Postgres) -> None:
    database = postgres.database()
    one, two = factory.server(database), factory.server(database)
    one.start()
    two.start()

    async def story() -> int:
        players = seat_players(one, 2, seed=4, urls=[one.socket, two.socket])
        playing = asyncio.gather(*(player.play() for player in players))
        await wait_for_commands(players, 40)
        await asyncio.to_thread(one.terminate)
        await wait_for_commands(players, 100)
        await stop_playing(players, playing)
        assert (await asyncio.to_thread(owner_of, database, players[0].code)).endswith(str(two.port))
        return await check_database(database, players)

    assert asyncio.run(story()) > 60
    two.kill()


def test_two_servers_that_both_believe_they_own_a_table_lose_nothing(
    factory: ServerFactory, postgres: Postgres
) -> None:
    """One server is frozen until the other has taken over; then it wakes up unaware of that."""
    database = postgres.database()
    one, two = factory.server(database), factory.server(database)
    one.start()
    two.start()

    async def story() -> int:
        players = seat_players(one, 2, seed=5, urls=[one.socket, two.socket])
        playing = asyncio.gather(*(player.play() for player in players))
        await wait_for_commands(players, 40)
        one.signal(signal.SIGSTOP)
        await wait_for_commands(players, 60)
        one.signal(signal.SIGCONT)
        await wait_for_commands(players, 140)
        await stop_playing(players, playing)
        return await check_database(database, players)

    assert asyncio.run(story()) > 80
    one.kill()
    two.kill()


def test_a_database_restarted_under_load_loses_nothing(factory: ServerFactory, postgres: Postgres) -> None:
    database = postgres.database()
    one, two = factory.server(database), factory.server(database)
    one.start()
    two.start()

    async def story() -> int:
        players = seat_players(one, 3, seed=6, urls=[one.socket, two.socket])
        playing = asyncio.gather(*(player.play() for player in players))
        for times in (1, 2):
            await wait_for_commands(players, 40 * times)
            await asyncio.to_thread(postgres.kill)
            await asyncio.to_thread(postgres.start)
        await wait_for_commands(players, 140)
        await stop_playing(players, playing)
        return await check_database(database, players)

    assert asyncio.run(story()) > 100
    one.kill()
    two.kill()


def test_behind_nginx_as_deployed_a_dead_server_is_not_noticed(
    factory: ServerFactory, postgres: Postgres, tmp_path: Path
) -> None:
    """No sticky sessions: every connection goes to whichever server is next."""
    database = postgres.database()
    one, two = factory.server(database), factory.server(database)
    one.start()
    two.start()

    async def story(url: str) -> int:
        players = seat_players(one, 2, seed=7, urls=[url]) + seat_players(two, 2, seed=8, urls=[url])
        playing = asyncio.gather(*(player.play() for player in players))
        await wait_for_commands(players, 60)
        await asyncio.to_thread(one.kill)
        await asyncio.gather(
            *(wait_for_commands([player], len(player.acknowledged) + 3) for player in players)
        )
        await asyncio.to_thread(one.start)
        await asyncio.to_thread(two.kill)
        await asyncio.gather(
            *(wait_for_commands([player], len(player.acknowledged) + 3) for player in players)
        )
        await stop_playing(players, playing)
        return await check_database(database, players)

    with nginx(tmp_path, (one.port, two.port)) as port:
        assert asyncio.run(story(f"ws://127.0.0.1:{port}/ws")) > 60
    one.kill()
