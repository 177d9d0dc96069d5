"""Hints for anyone who plays Hashi alone: the `master` bot gets the seat's own view and plans the turn."""

from __future__ import annotations

from starlette.requests import Request

from sumida.hashi.rules.view import HashiView
from sumida.lab.coach.findings import Why
from sumida.server.http.handling import check_origin, check_rate, client_address, per_minute
from sumida.server.live.hub import Hub
from sumida.server.thinking.bots import BotWorkers
from sumida.tables.messages.responses import HintGiven
from sumida.tables.refusals import refuse
from sumida.tables.table import Table


class HintApi:
    """A hint takes up to two seconds of thinking, so each address has a rate limit."""

    def __init__(self, hub: Hub, bot_workers: BotWorkers) -> None:
        self._hub = hub
        self._bot_workers = bot_workers
        self._hints = per_minute(hub.settings.limits.hints_per_minute)

    async def hint(self, request: Request) -> HintGiven:
        check_origin(request, self._hub.settings)
        check_rate(request, self._hints)
        with self._hub.misses.counted(client_address(request)):
            table = await self._hub.peek(request.path_params["code"])
        who, _ = await self._hub.people.caller(request)
        view = view_for_hint(table, who.at(table.room))
        found = await self._bot_workers.hint(view, client_address(request))
        why = Why(found.why.key, dict(found.why.facts))
        return HintGiven(found.undo, list(found.marks), list(found.finishes), found.points, found.lead, why)


def view_for_hint(table: Table, device: str) -> HashiView:
    """The view of the player who asks; refused unless they play Hashi alone and are to move."""
    member, game = table.member_of(device), table.room.running
    if member is None:
        raise refuse("refuse-not-a-member")
    if game is None:
        raise refuse("refuse-no-game")
    if game.definition.name != "hashi":
        raise refuse("refuse-hint-game")
    if game.setup.players > 1:
        raise refuse("refuse-hint-alone")
    if game.archived or game.rules != table.room.offers.game("hashi").rules:
        raise refuse("refuse-hint-rules")
    if not table.room.seats_of(member.number):
        raise refuse("refuse-not-seated")
    view = game.state.view(0)
    assert isinstance(view, HashiView)
    return view
