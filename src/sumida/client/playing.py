"""A bot at a remote table: it thinks in a thread, so that the connection stays alive."""

from __future__ import annotations

import asyncio
from typing import Any

from sumida import bots
from sumida.bots import Player
from sumida.bots.failures import crashed
from sumida.client.table import RemoteTable, RemoteTurn
from sumida.kernel import GameError


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
        await turn.play(await asyncio.to_thread(_choose, made[key], bot, turn))


def _choose(player: Player, bot: str, turn: RemoteTurn) -> Any:
    """The bot's action. A server may send a view that no game has, and a bot may do anything with it."""
    try:
        return player.choose(turn.view)
    except GameError:
        raise
    except Exception as error:
        raise crashed(bots.title(turn.game, bot), f"{type(error).__name__}: {error}") from error
