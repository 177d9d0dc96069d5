"""A person's browsers as they are listed: a name that their owner recognises, and days."""

from __future__ import annotations

import time

import msgspec
from msgspec import Struct

from sumida.store import StoredPersonal

_BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
_SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)
"""What a User-Agent header says, the telling words first."""


class DeviceFacts(Struct, frozen=True):
    """What is stored about a browser. One that was signed out stays, so that its cookie opens nothing."""

    name: str
    since: str
    used: str
    out: bool = False


def device_name(agent: str) -> str:
    """The families of browser and system, such as “Firefox, Android”; "" for a program."""
    found = [next((name for word, name in words if word in agent), None) for words in (_BROWSERS, _SYSTEMS)]
    return ", ".join(name for name in found if name)


def day_of(now: int) -> str:
    """The day of a time in milliseconds."""
    return time.strftime("%Y-%m-%d", time.gmtime(now / 1000))


def facts_of(row: StoredPersonal) -> DeviceFacts:
    return msgspec.json.decode(row.data, type=DeviceFacts)
