"""Several servers over one PostgreSQL; any client may reach any of them."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import asyncpg

from tests.faults.company import check, company, rest, until
from tests.faults.people import PATIENCE_S, Person
from tests.faults.proxies import nginx
from tests.faults.servers import Stable
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


def test_a_command_that_reaches_another_server_is_passed_on(stable: Stable, postgres: Postgres) -> None:
    database = postgres.database()
    one, two = stable.server(database), stable.server(database)
    one.start()
    two.start()

    async def story() -> int:
        code, cookie = one.create()
        ada = Person([two.socket], code, cookie, seed=1, silence=PATIENCE_S)  # nobody gives up early here
        bo = Person([one.socket], code, seed=2, silence=PATIENCE_S)
        playing = asyncio.gather(ada.play(), bo.play())
        await until([ada, bo], 30)
        await rest([ada, bo], playing)
        assert ada.connected == bo.connected == 2, "nobody had to connect again"
        assert (await asyncio.to_thread(owner_of, database, code)).endswith(str(one.port))
        return await check(database, [ada, bo])

    assert asyncio.run(story()) >= 20
    one.kill()
    two.kill()


def test_when_a_server_dies_its_players_move_on_at_another(stable: Stable, postgres: Postgres) -> None:
    """How soon is measured by `python -m benchmarks.faults --nodes`."""
    database = postgres.database()
    one, two = stable.server(database), stable.server(database)
    one.start()
    two.start()

    async def story() -> int:
        people = company(one, 3, seed=3, urls=[one.socket, two.socket])
        playing = asyncio.gather(*(person.play() for person in people))
        await until(people, 60)
        await asyncio.to_thread(one.kill)
        await asyncio.gather(*(until([person], len(person.acknowledged) + 5) for person in people))
        await rest(people, playing)
        return await check(database, people)

    assert asyncio.run(story()) > 60
    two.kill()


def test_a_server_that_is_stopped_hands_its_tables_over(stable: Stable, postgres: Postgres) -> None:
    database = postgres.database()
    one, two = stable.server(database), stable.server(database)
    one.start()
    two.start()

    async def story() -> int:
        people = company(one, 2, seed=4, urls=[one.socket, two.socket])
        playing = asyncio.gather(*(person.play() for person in people))
        await until(people, 40)
        await asyncio.to_thread(one.terminate)
        await until(people, 100)
        await rest(people, playing)
        assert (await asyncio.to_thread(owner_of, database, people[0].code)).endswith(str(two.port))
        return await check(database, people)

    assert asyncio.run(story()) > 60
    two.kill()


def test_two_servers_that_both_believe_they_own_a_table(stable: Stable, postgres: Postgres) -> None:
    """One is frozen until the other has taken over; then it wakes up and knows of nothing."""
    database = postgres.database()
    one, two = stable.server(database), stable.server(database)
    one.start()
    two.start()

    async def story() -> int:
        people = company(one, 2, seed=5, urls=[one.socket, two.socket])
        playing = asyncio.gather(*(person.play() for person in people))
        await until(people, 40)
        one.signal(signal.SIGSTOP)
        await until(people, 60)
        one.signal(signal.SIGCONT)
        await until(people, 140)
        await rest(people, playing)
        return await check(database, people)

    assert asyncio.run(story()) > 80
    one.kill()
    two.kill()


def test_the_database_is_restarted_under_load(stable: Stable, postgres: Postgres) -> None:
    database = postgres.database()
    one, two = stable.server(database), stable.server(database)
    one.start()
    two.start()

    async def story() -> int:
        people = company(one, 3, seed=6, urls=[one.socket, two.socket])
        playing = asyncio.gather(*(person.play() for person in people))
        for times in (1, 2):
            await until(people, 40 * times)
            await asyncio.to_thread(postgres.kill)
            await asyncio.to_thread(postgres.start)
        await until(people, 140)
        await rest(people, playing)
        return await check(database, people)

    assert asyncio.run(story()) > 100
    one.kill()
    two.kill()


def test_behind_nginx_as_deployed_a_dead_server_is_not_noticed(
    stable: Stable, postgres: Postgres, tmp_path: Path
) -> None:
    """No sticky sessions: every connection goes to whichever server is next."""
    database = postgres.database()
    one, two = stable.server(database), stable.server(database)
    one.start()
    two.start()

    async def story(url: str) -> int:
        people = company(one, 2, seed=7, urls=[url]) + company(two, 2, seed=8, urls=[url])
        playing = asyncio.gather(*(person.play() for person in people))
        await until(people, 60)
        await asyncio.to_thread(one.kill)
        await asyncio.gather(*(until([person], len(person.acknowledged) + 3) for person in people))
        await asyncio.to_thread(one.start)
        await asyncio.to_thread(two.kill)
        await asyncio.gather(*(until([person], len(person.acknowledged) + 3) for person in people))
        await rest(people, playing)
        return await check(database, people)

    with nginx(tmp_path, (one.port, two.port)) as port:
        assert asyncio.run(story(f"ws://127.0.0.1:{port}/ws")) > 60
    one.kill()
