"""A bot at a remote table: it thinks in a thread, so that the connection stays alive."""

from __future__ import annotations

import asyncio

from sumida import bots
from sumida.bots import Player
from sumida.client.table import RemoteTable


async def play_games(table: RemoteTable, bot: str, games: int | None = 1) -> None:
    """Let a bot make this client's moves until this many games are over (None: for ever).

    `bot` is any name that `sumida.bots.create` takes; raises `BotFailed` if a bot from outside fails.
    """
    made: dict[tuple[str, int, tuple[str, ...]], Player] = {}
    async for turn in table.turns(games):
        company = (*turn.company[: turn.seat], bot, *turn.company[turn.seat + 1 :])
        key = (turn.game, turn.players, company)
        if key not in made:
            made[key] = bots.create(turn.game, bot, turn.players, company)
        action = await asyncio.to_thread(made[key].choose, turn.view)
        await turn.play(action)
