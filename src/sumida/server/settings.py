"""What an operator can set: addresses, limits and timeouts. The defaults suit a club on one machine."""

from __future__ import annotations

import math
import os
from collections.abc import Iterable
from dataclasses import dataclass, field, fields, replace
from typing import Any

from sumida.kernel import GameError

DEFAULT_DATABASE = "sqlite:///sumida.sqlite3"
THIS_MACHINE = ("127.0.0.0/8", "::1")


@dataclass(frozen=True)
class Limits:
    """Limits on what one client may ask of the server."""

    message_bytes: int = 16_384
    upload_bytes: int = 1_000_000
    messages_per_second: float = 20
    message_burst: int = 60
    """What one connection may send."""
    address_messages_per_second: float = 1_000
    """What all connections of one address may send together, and three times as much at once."""
    strikes: int = 100
    """Messages over the rate limit before the connection is closed."""
    connections: int = 10_000
    connections_per_address: int = 2_000
    requests_per_second: float = 100
    """New connections and HTTP requests from one address, and twice its connections of them at once. Those
    that come through a trusted proxy are for the proxy to limit."""
    header_s: float = 10
    body_s: float = 60
    """How long a request may take to arrive: its header, and then its body."""
    tables_per_minute: int = 60
    """New tables and uploads from one address."""
    misses_per_minute: int = 30
    """Tables and replays that one address may ask for although they do not exist: codes cannot be guessed."""
    replays_per_minute: int = 300
    """Requests for replays from one address."""
    bot_games_per_address: int = 20
    """Games with bots that may run at the same time for one address."""
    outside_bots_per_address: int = 20
    """Bots from outside that may be connected to tables at the same time from one address."""
    bots_stored_per_day_bytes: int = 10_000_000
    """What the bots from outside of one address may have stored in a day; people's moves are not counted."""
    hints_per_minute: int = 40
    """Hints for one address; each takes up to two seconds of thinking."""
    person_changes_per_minute: int = 20
    """Codes, phrases and devices that one address may make, use and sign out."""
    open_tables_per_address: int = 5
    """Tables made at one address that are listed for everyone at the same time."""
    looks_back_per_minute: int = 240
    """Earlier turns of running games for one address."""
    reviews_per_minute: int = 20
    """Reviews for one address."""
    uploads: int = 20_000
    uploads_bytes: int = 100_000_000
    """Uploaded games the server keeps: their number and total size."""
    uploads_per_day: int = 100
    uploads_per_day_bytes: int = 5_000_000
    """How many of these one address may add in a day."""
    queue: int = 200
    queue_bytes: int = 256_000
    """Messages queued for a slow client before it is disconnected; it may reconnect and resume."""
    address_bytes: int = 8_000_000
    server_bytes: int = 64_000_000
    """What may be queued for all clients of one address, and for all; beyond it, the slowest is dropped."""
    send_s: float = 20
    """How long a client may take to read what was sent to it."""
    ping_s: float = 20
    """How often a client is pinged, and how long it may take to answer."""
    inbox: int = 500
    """Commands queued at one table."""
    watchers_per_table: int = 50
    """People without a seat who may be connected to one table."""
    strangers_per_minute: int = 30
    """Entries in the log of one table by people of one address who have no seat there, and ten times as many
    at once."""
    stored_per_day_bytes: int = 10_000_000
    """What one address may have stored in a day: moves, notes, chat, uploads."""
    entries_per_table: int = 20_000
    """How long the log of a table may grow."""
    metrics_s: float = 10
    """How often the page of metrics is made anew: nobody can watch single moves on it."""


def read_limits(texts: Iterable[str]) -> Limits:
    """Limits with the fields that texts such as `watchers_per_table=20` name; raises `GameError`."""
    return replace(Limits(), **dict(map(_read_limit, texts)))


def _read_limit(text: str) -> tuple[str, Any]:
    name, _, value = text.partition("=")
    known = {one.name: one for one in fields(Limits)}
    if name not in known:
        raise GameError(f"--limit {text}: there is no limit {name!r}; there are: {', '.join(known)}")
    try:
        number = float(value) if known[name].type == "float" else int(value)
    except ValueError:
        number = 0
    if not 0 < number < math.inf:
        raise GameError(f"--limit {text}: a limit is a number above 0, such as {name}={known[name].default}")
    return name, number


@dataclass(frozen=True)
class ServerSettings:
    """All settings of a server."""

    database: str = DEFAULT_DATABASE
    node: str = ""
    """Where other servers that share the database reach this one, such as http://10.0.0.2:8000."""
    network: str = ""
    """Where other devices in the local network reach this server; empty if they cannot or it is unknown."""
    origins: tuple[str, ...] = ()
    """Further origins the page may be served from; the server's own is always allowed."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses or networks of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    hosts: tuple[str, ...] = ()
    """The names this server answers to; empty: any."""
    metrics_for: tuple[str, ...] = THIS_MACHINE
    """Addresses or networks that may read /metrics. They learn how much happens, though not at which table;
    so do not let players read it."""
    push_networks: tuple[str, ...] = ()
    """Networks that may have push services of their own, without TLS and on any port; no other private
    address is ever sent anything."""
    limits: Limits = field(default_factory=Limits)
    bot_pace_ms: int = 500
    """The shortest time between a bot's move and the move before, so that people can follow."""
    own_bots: tuple[str, ...] = ()
    """Bots of the operator's own, such as `hanabi.clever=/srv/clever.py:CleverBot`; visitors can seat them,
    but never name code themselves."""
    bot_workers: int = field(default_factory=lambda: max(2, (os.cpu_count() or 2) - 1))
    """At least two: one address never gets all of them."""
    bot_timeout_s: float = 180
    """When a bot is given up and its worker replaced; its first move may include compiling."""
    warm_up: bool = False
    """Whether the strong bots are compiled in the background when the server starts."""
    host_timeout_s: float = 180
    """After this long without the host, another member who is present becomes acting host."""
    log_format: str = "text"
    keep_days: int | None = None
    """Tables unused for this many days are deleted; None: never."""
    idle_s: float = 300
    """A table without clients is dropped from memory after this long, and loaded again when needed."""
