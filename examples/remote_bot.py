"""A bot at a table of any server: python remote_bot.py https://club.example/t/CODE"""

import asyncio
import sys

from sumida.client import join


async def main(url: str) -> None:
    async with join(url, name="First", owner="Ada") as table:
        await table.sit()
        async for turn in table.turns(games=1):
            await turn.play(turn.legal[0])


asyncio.run(main(sys.argv[1]))
