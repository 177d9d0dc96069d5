"""What a host can set: addresses, limits and paces. The defaults suit a club on one machine."""

from __future__ import annotations

import os
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Limits:
    """How much one client may ask of the server."""

    message_bytes: int = 16_384
    upload_bytes: int = 1_000_000
    messages_per_second: float = 20
    message_burst: int = 60
    strikes: int = 100
    """Messages over the rate after which a connection is closed."""
    connections: int = 10_000
    connections_per_address: int = 2_000
    tables_per_minute: int = 60
    """New tables by one address."""
    hints_per_minute: int = 40
    """Asked for by one address; each costs up to two seconds of thinking."""
    reviews_per_minute: int = 20
    """Reviews asked for by one address."""
    uploads: int = 20_000
    uploads_bytes: int = 100_000_000
    """Uploaded games the server keeps: their number and size in all."""
    uploads_per_day: int = 100
    uploads_per_day_bytes: int = 5_000_000
    """Of these, what one address may add in a day."""
    queue: int = 200
    """Messages waiting for a slow reader before it is dropped; it may come back and resume."""
    inbox: int = 500
    """Commands waiting at one table."""


@dataclass(frozen=True)
class ServerSettings:
    """All of a server's knobs."""

    database: str = "sqlite:///sumida.sqlite3"
    node: str = ""
    """Where other servers over the same database reach this one, such as http://10.0.0.2:8000."""
    origins: tuple[str, ...] = ()
    """Further origins a page may come from; its own is always allowed."""
    limits: Limits = field(default_factory=Limits)
    bot_pace_ms: int = 500
    """A bot's move comes no sooner than this after the one before, so that people can follow."""
    bot_workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    bot_timeout_s: float = 180
    """After so long a bot is given up and its worker replaced; a first move may have to compile much."""
    warm_up: bool = False
    """Whether the strong bots are compiled in the background when the server starts."""
    host_timeout_s: float = 180
    """A host who is not there for so long, while others are, is stood in for."""
    log_format: str = "text"
    keep_days: int | None = None
    """Tables at which nothing has happened for so many days are forgotten; None: never."""
    idle_s: float = 300
    """A table nobody is connected to leaves memory after so long; it is read again when needed."""
