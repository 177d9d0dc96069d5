"""Where bots written for hanab.live log in and connect: the same address and paths as there."""

from __future__ import annotations

from functools import partial

from starlette.websockets import WebSocket

from sumida.server.devices import origin_allowed
from sumida.server.hanablive.accounts import read_account
from sumida.server.hanablive.guest import SiteGuest
from sumida.server.hanablive.lobby import SiteLobby
from sumida.server.live.socket import SocketEndpoint
from sumida.server.people.people import Identity
from sumida.server.protocols import TOO_FAST


class SiteEndpoint:
    """Serves sockets that bring the cookie of a login, within the limits of all others."""

    def __init__(self, endpoint: SocketEndpoint) -> None:
        self._endpoint = endpoint
        self._lobby = SiteLobby(endpoint.hub)

    async def __call__(self, socket: WebSocket) -> None:
        hub = self._endpoint.hub
        account = read_account(socket, hub.signer)
        device = hub.signer.device(account.token) if account else None
        if account is None or device is None or not origin_allowed(socket.headers, hub.settings.origins):
            await socket.close(TOO_FAST)
            return
        await socket.accept()
        guest = partial(SiteGuest, account=account, lobby=self._lobby, budget=self._endpoint.budget)
        await self._endpoint.serve(socket, Identity(device), account.token, guest)
