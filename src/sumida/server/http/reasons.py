"""Why a bot made a move: worked out from the view of whoever asks, so that it gives no hidden card away.
And puzzles, whose answers have such reasons too.
"""

from __future__ import annotations

from starlette.requests import Request

from sumida.lab.coach.findings import Why
from sumida.server.http.handling import check_origin, check_rate, client_address, per_minute, read_number
from sumida.server.live.hub import Hub
from sumida.server.thinking.bots import BotWorkers
from sumida.tables.messages.responses import PuzzleShown, TurnExplained


class ReasonApi:
    """A reason takes up to half a second of a worker's time, so each address has a rate limit."""

    def __init__(self, hub: Hub, bot_workers: BotWorkers) -> None:
        self._hub = hub
        self._bot_workers = bot_workers
        self._reasons = per_minute(hub.settings.limits.hints_per_minute)

    async def why(self, request: Request) -> TurnExplained:
        turn = read_number(request.path_params["turn"])
        check_origin(request, self._hub.settings)
        check_rate(request, self._reasons)
        with self._hub.misses.counted(client_address(request)):
            table = await self._hub.peek(request.path_params["code"])
        who, _ = await self._hub.people.caller(request)
        asked = table.question(who.at(table.room), turn)
        words = await self._bot_workers.reason(asked.view, turn - 1, asked.company, client_address(request))
        return TurnExplained(asked.game, turn, Why(words.key, dict(words.facts)))

    async def puzzle(self, request: Request) -> PuzzleShown:
        level, number = (read_number(request.path_params[name]) for name in ("level", "number"))
        check_origin(request, self._hub.settings)
        check_rate(request, self._reasons)
        return await self._bot_workers.puzzle(level, number, client_address(request))
