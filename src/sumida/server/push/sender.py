"""Sends notifications to push services, which may be slow, gone or unwilling. Nothing waits for it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Literal, TypeAlias

from sumida.server.operations.metrics import METRICS
from sumida.server.people.devices import PushFacts
from sumida.server.push.delivery import NoAnswer, PushAnswer, post
from sumida.server.push.endpoints import Networks, PrivateAddress, read_endpoint, resolve
from sumida.server.push.notices import Notice
from sumida.server.push.subscriptions import Subscriptions
from sumida.server.push.vapid import ServerKey
from sumida.store import StoreError

log = logging.getLogger("sumida.server")

MOST = 2_000
"""Messages that may be on their way or wait for another attempt; more are dropped."""
AT_ONCE, AT_ONCE_A_HOST = 32, 8
"""A slow push service takes no slots from the others."""
PATIENCE_S = 10
AGAIN_S = (10, 60, 300, 900)
"""When a message is tried again that the push service could not take."""
LONGEST_WAIT_S = 3600
OK, MULTIPLE = 200, 300
GONE = (404, 410)
LATER = (408, 425, 429)
SERVER_FAULT = 500

Outcome: TypeAlias = Literal["accepted", "gone", "refused", "failed"]


def outcome_of(status: int) -> Outcome:
    """`failed` is worth another attempt; `refused` never will be: wrong keys, too long."""
    if OK <= status < MULTIPLE:
        return "accepted"
    if status in GONE:
        return "gone"
    return "failed" if status >= SERVER_FAULT or status in LATER else "refused"


class Sender:
    """Each message is tried a few times, for as long as somebody wants it."""

    def __init__(self, key: ServerKey, subscriptions: Subscriptions, allowed: Networks) -> None:
        self._key = key
        self._subscriptions = subscriptions
        self._allowed = allowed
        self._open = 0
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._slots_of: defaultdict[str, asyncio.Semaphore] = defaultdict(
            lambda: asyncio.Semaphore(AT_ONCE_A_HOST)
        )

    async def send(self, device: str, notice: Notice, wanted: Callable[[], bool]) -> None:
        """Returns when the push service has the message, or it was given up."""
        if self._open >= MOST:
            METRICS.pushed["dropped"] += 1
            return
        self._open += 1
        try:
            await self._try(device, notice, wanted)
        finally:
            self._open -= 1
            if not self._open:
                self._slots_of.clear()

    async def _try(self, device: str, notice: Notice, wanted: Callable[[], bool]) -> None:
        for wait_s in (*AGAIN_S, None):
            facts = await self._found(device)
            if facts is None or not wanted():
                return
            outcome, asked_s = await self._attempt(facts, notice)
            METRICS.pushed[outcome] += 1
            if outcome == "gone":
                await self._subscriptions.drop(device)
            if outcome != "failed" or wait_s is None:
                return
            await asyncio.sleep(min(max(wait_s, asked_s), LONGEST_WAIT_S))

    async def _found(self, device: str) -> PushFacts | None:
        """Read anew for every attempt: whoever is signed out meanwhile gets nothing."""
        try:
            return await self._subscriptions.find(device)
        except StoreError as found:
            log.error("push: %s", found)
            return None

    async def _attempt(self, facts: PushFacts, notice: Notice) -> tuple[Outcome, float]:
        """What came of it, and the seconds that the push service asks to wait."""
        endpoint = read_endpoint(facts.endpoint, self._allowed)
        async with self._slots_of[endpoint.host], self._slots:
            try:
                async with asyncio.timeout(PATIENCE_S):
                    answer = await self._post(facts, notice)
            except PrivateAddress:
                log.warning("push: %s leads to a private address; nothing was sent", endpoint.host)
                return "refused", 0
            except (OSError, NoAnswer) as found:  # a timeout is an OSError
                log.warning("push: %s: %s", endpoint.host, type(found).__name__)
                return "failed", 0
        outcome = outcome_of(answer.status)
        if outcome != "accepted":
            log.warning("push: %s answered %d", endpoint.host, answer.status)
        return outcome, answer.retry_after_s or 0

    async def _post(self, facts: PushFacts, notice: Notice) -> PushAnswer:
        endpoint = read_endpoint(facts.endpoint, self._allowed)
        address = await resolve(endpoint, self._allowed)
        signed = self._key.authorization(endpoint.service, facts.site, int(time.time()))
        headers = {**notice.headers(facts), "Authorization": signed}
        return await post(endpoint, address, headers, notice.body(facts))
