"""A person's browsers and passkeys as they are listed: a name that their owner recognises, and days."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from hashlib import sha256

import msgspec
from msgspec import Struct

from sumida.store import StoredPersonal
from sumida.tables.messages.people import DeviceShown, PasskeyShown, PushChoices

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
    out: bool = False


class PasskeyFacts(Struct, frozen=True):
    """What is stored about a passkey: the host it is for (`rp`), its public key, and how often it signed."""

    rp: str
    key: bytes
    count: int
    name: str
    since: str
    used: str


class PushFacts(Struct, frozen=True):
    """What is stored about a browser that gets notifications: its push subscription, since when
    (milliseconds), the site it was made at, and what its person chose."""

    endpoint: str
    p256dh: bytes
    auth: bytes
    since: int
    site: str
    choices: PushChoices


def device_name(agent: str) -> str:
    """The families of browser and system, such as “Firefox, Android”; "" for a program."""
    found = [next((name for word, name in words if word in agent), None) for words in (_BROWSERS, _SYSTEMS)]
    return ", ".join(name for name in found if name)


def public_id(device: str) -> str:
    """How a browser is named to its owner; it tells nothing about the fingerprint."""
    return sha256(f"device|{device}".encode()).hexdigest()[:12]


def day_of(now: int) -> str:
    """The day of a time in milliseconds."""
    return time.strftime("%Y-%m-%d", time.gmtime(now / 1000))


def used_days(rows: Iterable[StoredPersonal]) -> dict[str, str]:
    """The day on which each browser was last used. It has rows of its own: a browser that comes while it is
    being signed out must not write over that."""
    return {row.name: row.data.decode() for row in rows if row.kind == "used"}


def devices_shown(rows: Sequence[StoredPersonal], here: str) -> list[DeviceShown]:
    """The browsers among the rows of a person that are not signed out."""
    used, pushed = used_days(rows), push_facts(rows)
    found = [(row.name, facts_of(row)) for row in rows if row.kind == "device"]
    return [
        DeviceShown(
            public_id(name), one.name, one.since, used.get(name, one.since), name == here, name in pushed
        )
        for name, one in found
        if not one.out
    ]


def passkeys_shown(rows: Iterable[StoredPersonal]) -> list[PasskeyShown]:
    """The passkeys among the rows of a person."""
    found = [(row.name, passkey_of(row)) for row in rows if row.kind == "passkey"]
    return [PasskeyShown(name, one.name, one.since, one.used) for name, one in found]


def passkey_of(row: StoredPersonal) -> PasskeyFacts:
    return msgspec.json.decode(row.data, type=PasskeyFacts)


def facts_of(row: StoredPersonal) -> DeviceFacts:
    return msgspec.json.decode(row.data, type=DeviceFacts)


def push_facts(rows: Iterable[StoredPersonal]) -> dict[str, PushFacts]:
    """By device: the push subscriptions among the rows of a person, without those of signed-out browsers."""
    rows = list(rows)
    known = {row.name for row in rows if row.kind == "device" and not facts_of(row).out}
    return {row.name: push_of(row) for row in rows if row.kind == "push" and row.name in known}


def push_of(row: StoredPersonal) -> PushFacts:
    return msgspec.json.decode(row.data, type=PushFacts)
