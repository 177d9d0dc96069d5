"""One of Sumida's own bots at a table of any server: python remote_builtin.py https://club.example/t/CODE"""

import asyncio
import sys

from sumida.client import join, play_games


async def main(url: str) -> None:
    async with join(url, name="Cautious", owner="Ada") as table:
        await table.sit()
        await play_games(table, "cautious", games=1)


asyncio.run(main(sys.argv[1]))
