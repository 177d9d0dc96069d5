"""The parts of this package put together, where the extra `push` is installed."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING

from sumida.server.limits import read_networks
from sumida.server.live.hub import Hub

if TYPE_CHECKING:  # they need the extra
    from sumida.server.push.subscriptions import Subscriptions
    from sumida.server.push.watch import TurnWatch

NEEDED = ("cryptography", "h11")


@dataclass(frozen=True)
class Notifications:
    """Subscriptions, the sender of notifications, and the key that browsers subscribe with."""

    subscriptions: Subscriptions
    watch: TurnWatch
    public_key: str


def can_notify() -> bool:
    """Whether the extra `push` is installed."""
    return all(find_spec(name) is not None for name in NEEDED)


def notifications(hub: Hub, secret: bytes) -> Notifications:
    """For the tables of this server; `secret` is that of the database, from which the key follows."""
    from sumida.server.push.sender import Sender
    from sumida.server.push.subscriptions import Subscriptions
    from sumida.server.push.vapid import ServerKey
    from sumida.server.push.watch import TurnWatch

    allowed, key = read_networks(hub.settings.push_networks), ServerKey(secret)
    subscriptions = Subscriptions(hub.people, hub.store.people, hub.clock, allowed)
    watch = TurnWatch(hub, subscriptions, Sender(key, subscriptions, allowed))
    return Notifications(subscriptions, watch, key.public)
