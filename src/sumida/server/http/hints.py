"""Hints for who plays Hashi alone: the seat's own view goes to a master, its plan comes back. And which bots
are not ready yet."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sumida.hashi.rules.view import HashiView
from sumida.server.errors import error
from sumida.server.http.api import a_minute, address, json, refusing
from sumida.server.http.security import known_device, origin_allowed
from sumida.server.live.hub import Hub
from sumida.server.thinking.bots import Thinkers
from sumida.tables.messages.responses import BotKind, ColdBots, HintGiven
from sumida.tables.refusals import refuse
from sumida.tables.table import Table


class HintApi:
    """A hint costs a master's thinking, so each address gets only so many."""

    def __init__(self, hub: Hub, thinkers: Thinkers) -> None:
        self._hub = hub
        self._thinkers = thinkers
        self._asked = a_minute(hub.settings.limits.hints_per_minute)

    def routes(self) -> list[Route]:
        return [
            Route("/api/tables/{code}/hint", refusing(self.hint), methods=["POST"]),
            Route("/api/cold", refusing(self.cold)),
        ]

    async def cold(self, request: Request) -> Response:
        return json(ColdBots([BotKind(game, bot) for game, bot in self._thinkers.warming.cold()]))

    async def hint(self, request: Request) -> Response:
        if not origin_allowed(request.headers, self._hub.settings.origins):
            raise error("error-origin")
        table = await self._hub.look(request.path_params["code"])
        device, _ = known_device(request.headers, self._hub.signer)
        view = view_for_hint(table, device)
        if not self._asked.take(address(request)):
            raise error("error-too-fast")
        found = await self._thinkers.advise(view)
        return json(HintGiven(found.undo, list(found.marks), list(found.finishes), found.points, found.lead))


def view_for_hint(table: Table, device: str) -> HashiView:
    """What the asking player sees; refused unless they play Hashi alone and are to move."""
    member, play = table.member_of(device), table.room.running
    if member is None:
        raise refuse("refuse-not-a-member")
    if play is None:
        raise refuse("refuse-no-game")
    if play.game.name != "hashi":
        raise refuse("refuse-hint-game")
    if play.setup.players > 1:
        raise refuse("refuse-hint-alone")
    if not table.room.seats_of(member.number):
        raise refuse("refuse-not-seated")
    view = play.state.view(0)
    assert isinstance(view, HashiView)
    return view
