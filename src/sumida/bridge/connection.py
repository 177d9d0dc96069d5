"""Logging in, and a socket that is opened again when it breaks."""

from __future__ import annotations

import asyncio
import logging
import random
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import AsyncIterator
from contextlib import suppress
from http.client import HTTPException
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from sumida.hanabi.hanablive.live_frames import write_frame
from sumida.kernel import GameError
from sumida.printing import clean, network_error

log = logging.getLogger("sumida.bridge")

PATIENCE_S = 20.0
TOO_MANY_REQUESTS = 429
PAUSE_S, LONGEST_PAUSE_S = 0.5, 30.0


class SiteLogin:
    """An account on a server, and the cookie of its last login."""

    def __init__(self, server: str, name: str, password: str) -> None:
        self.server, self.name, self._password = server.rstrip("/"), name, password

    async def cookie(self) -> str:
        """Log in; raises `GameError` if the server refuses the account, `OSError` if it cannot be reached."""
        return await asyncio.to_thread(self._log_in)

    def _log_in(self) -> str:
        form = {"username": self.name, "password": self._password, "version": "bot"}
        request = urllib.request.Request(f"{self.server}/login", urllib.parse.urlencode(form).encode())
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
                return str(answer.headers.get("Set-Cookie", "")).partition(";")[0]
        except urllib.error.HTTPError as error:
            with error:
                said = error.read(300).decode(errors="replace").strip()
            if error.code < 500 and error.code != TOO_MANY_REQUESTS:
                raise GameError(f"{self.server} refuses the login: {said or error.reason}") from None
            raise OSError(str(error)) from None

    @property
    def socket(self) -> str:
        return self.server.replace("http", "ws", 1) + "/ws"


class SiteConnection:
    """The frames from a server, over as many sockets as it takes."""

    def __init__(self, login: SiteLogin) -> None:
        self._login = login
        self._wire: ClientConnection | None = None
        self.connections = 0
        """How often it has connected."""

    async def frames(self) -> AsyncIterator[str | bytes]:
        """Every frame; connects again whenever the socket is lost, and ends never."""
        pause = PAUSE_S
        while True:
            try:
                cookie = await self._login.cookie()
                headers = {"Cookie": cookie}
                async with connect(
                    self._login.socket, additional_headers=headers, open_timeout=PATIENCE_S
                ) as wire:
                    self._wire, pause = wire, PAUSE_S
                    self.connections += 1
                    async for frame in wire:
                        yield frame
                trouble = "the server closed it"
            except WebSocketException as error:
                trouble = str(error)
            except (OSError, HTTPException) as error:
                trouble = network_error(error)
            finally:
                lost, self._wire = self._wire, None
            if lost is not None:
                log.warning("%s", clean(f"lost {self._login.server} ({trouble}); connecting again"))
            await asyncio.sleep(pause * random.uniform(0.5, 1))
            pause = min(2 * pause, LONGEST_PAUSE_S)

    async def send(self, command: str, facts: Any) -> None:
        """Send a frame. One that meets a broken socket is lost; after the next login all is told again."""
        if self._wire is not None:
            with suppress(WebSocketException):
                await self._wire.send(write_frame(command, facts))
