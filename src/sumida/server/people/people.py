"""The sender of a request: a browser that is known by its cookie, and the person it belongs to.

A browser on its own is a person too; nothing is stored about it before it is joined by another, or gets a
recovery phrase. At tables a person is known by the fingerprints of their browsers, the *keys*: whichever of
them they use, they are the member whom one of their keys belongs to.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import scrypt, sha256

import msgspec
from starlette.requests import HTTPConnection

from sumida.server.clock import Clock
from sumida.server.devices import known_device, new_device
from sumida.server.errors import error
from sumida.server.people.devices import (
    DeviceFacts,
    PushFacts,
    day_of,
    device_name,
    devices_shown,
    facts_of,
    passkeys_shown,
    public_id,
    push_facts,
    used_days,
)
from sumida.server.tokens import Signer
from sumida.store import PeopleStore, StoredPersonal
from sumida.tables.chat import clean_name
from sumida.tables.messages.people import DeviceShown, Me, OneTimeCode
from sumida.tables.room import Room

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""None of them looks like another."""
CODE_LETTERS, CODE_MS = 10, 600_000
"""A one-time code has 50 bits and is good for ten minutes."""
PHRASE_GROUPS, GROUP = 6, 4
"""A recovery phrase has 120 bits."""
MOST_DEVICES = 20
MOST_REMEMBERED = 20_000


@dataclass(frozen=True)
class Identity:
    """A browser (`device`), its person ("" if nothing is stored about them), and the person's keys."""

    device: str
    person: str = ""
    keys: tuple[str, ...] = ()

    def at(self, room: Room) -> str:
        """The key under which this person is a member of a table; the browser's own comes first."""
        if self.device in room.devices:
            return self.device
        return next((key for key in self.keys if key in room.devices), self.main)

    @property
    def main(self) -> str:
        """The key under which this person comes to a new table."""
        return self.keys[0] if self.keys else self.device


class Forgotten(msgspec.Struct, frozen=True):
    """Somebody who is to be taken out of the logs of tables: what stands for each of their keys from now on,
    and tables that are known to name them."""

    aliases: dict[str, str]
    tables: list[str]


class People:
    """Persons and their browsers; `on_out` is called for every browser that is signed out."""

    def __init__(self, store: PeopleStore, signer: Signer, clock: Clock, *, shared: bool) -> None:
        self._store = store
        self._signer = signer
        self._clock = clock
        self._shared = shared
        """Whether other servers write to the same database, so that nothing can be remembered."""
        self._known: OrderedDict[str, Identity | None] = OrderedDict()
        self._changes = 0
        self._changing = asyncio.Lock()
        self.on_out: Callable[[str], None] = lambda device: None
        self.push_key = ""
        """What browsers need to subscribe to notifications; "" if there are none."""

    async def caller(self, request: HTTPConnection) -> tuple[Identity, str | None]:
        """The sender of a request; for a new browser, or one that was signed out, also the cookie to set."""
        device, cookie = known_device(request, self._signer)
        if cookie is None:
            found = await self.identify(device)
            if found is not None:
                return found, None
            device, cookie = new_device(request, self._signer)
        return Identity(device), cookie

    async def identify(self, device: str) -> Identity | None:
        """The identity of a browser; None if it was signed out."""
        if not self._shared and device in self._known:
            self._known.move_to_end(device)
            return self._known[device]
        changes = self._changes
        found = await self._read(device)
        if changes == self._changes:  # otherwise it may have been signed out while it was read
            self._known[device] = found
        while len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)
        return found

    async def _read(self, device: str) -> Identity | None:
        row = await self._store.find("device", device)
        if row is None:
            return Identity(device)
        if facts_of(row).out:
            return None
        rows = await self._store.of(row.person)
        today = day_of(self._clock())
        if used_days(rows).get(device) != today:
            await self._store.put([self._row("used", device, row.person, today.encode())])
        keys = [one for one in rows if one.kind == "key"]
        return Identity(device, row.person, tuple(one.name for one in sorted(keys, key=_age)))

    async def me(self, who: Identity, agent: str, *, passkeys_here: bool = False) -> Me:
        """What is known about whoever asks."""
        rows = await self._rows(who)
        today, pushed = day_of(self._clock()), push_facts(rows)
        devices = devices_shown(rows, who.device)
        only = DeviceShown(public_id(who.device), device_name(agent), today, today, True)
        phrase = any(row.kind == "phrase" for row in rows)
        board = next((row.data.decode() for row in rows if row.kind == "board"), "")
        push = pushed[who.device].choices if who.device in pushed else None
        passkeys = passkeys_shown(rows)
        return Me(devices or [only], phrase, passkeys, board, passkeys_here, push, self.push_key)

    async def pushed(self, who: Identity) -> dict[str, PushFacts]:
        """By device: which browsers of this person get notifications, and how."""
        return push_facts(await self._rows(who))

    async def new_code(self, who: Identity, agent: str) -> OneTimeCode:
        """A code that makes another browser one of this person's; former codes are void."""
        async with self._changing:
            who = await self._stored(who, agent)
            code = _random(CODE_LETTERS)
            until = self._clock() + CODE_MS
            row = self._row("code", _fast_hash(code), who.person, str(until).encode())
            await self._store.put([row], await self._named(who, "code"))
        return OneTimeCode("-".join((code[:5], code[5:])), until)

    async def new_phrase(self, who: Identity, agent: str) -> str:
        """A new recovery phrase; the former one is void. Only a slow hash of it is stored."""
        async with self._changing:
            who = await self._stored(who, agent)
            phrase = _random(PHRASE_GROUPS * GROUP)
            row = self._row("phrase", await self._slow_hash(phrase), who.person, b"")
            await self._store.put([row], await self._named(who, "phrase"))
        return "-".join(phrase[at : at + GROUP] for at in range(0, len(phrase), GROUP))

    async def set_board(self, who: Identity, name: str, agent: str) -> None:
        """Be on the board of the day under this name, or no longer if it is empty."""
        async with self._changing:
            if not name:
                await self._store.put([], await self._named(who, "board"))
                return
            who = await self._stored(who, agent)
            row = self._row("board", who.person, who.person, clean_name(name).encode())
            await self._store.put([row])

    async def join(self, who: Identity, secret: str, agent: str) -> None:
        """Make this browser, and everything it has, part of the person whose code or phrase this is."""
        async with self._changing:
            person = await self._person_of("".join(letter for letter in secret.upper() if letter.isalnum()))
            await self._join(who, person, agent)

    async def join_person(self, who: Identity, person: str, agent: str) -> None:
        """The same, for somebody who has proved in another way to be this person."""
        async with self._changing:
            await self._join(who, person, agent)

    async def _join(self, who: Identity, person: str, agent: str) -> None:
        if person == who.person:
            raise error("error-person-same")
        rows = await self._store.of(person)
        known = [row for row in rows if row.kind == "device" and not facts_of(row).out]
        moving = await self._rows(who)
        if len(known) + max(1, sum(row.kind == "device" for row in moving)) > MOST_DEVICES:
            raise error("error-person-devices", most=MOST_DEVICES)
        await self._merge(who, moving, person, agent)

    async def _merge(self, who: Identity, moving: list[StoredPersonal], person: str, agent: str) -> None:
        kept = [row for row in moving if row.kind not in ("person", "phrase", "code", "board")]
        moved = [self._row(row.kind, row.name, person, row.data) for row in kept]
        gone = [(row.kind, row.name) for row in moving if row not in kept]
        await self._store.put(moved or self._first_rows(who.device, person, agent), gone)
        self._forget()

    async def sign_out(self, who: Identity, id: str) -> None:
        """Sign a browser of this person out: its cookie is good for nothing from now on."""
        async with self._changing:
            rows = [row for row in await self._rows(who) if row.kind == "device"]
            found = next((row for row in rows if public_id(row.name) == id), None)
            if found is None:
                raise error("error-device-unknown")
            out = msgspec.structs.replace(facts_of(found), out=True)
            row = self._row("device", found.name, found.person, msgspec.json.encode(out))
            gone = [*await self._named(who, "code"), ("push", found.name)]
            await self._store.put([row], gone)  # whoever has it may have made a code
            self._forget()
        self.on_out(found.name)

    async def forget(self, who: Identity) -> None:
        """Delete everything that is stored about this person, and remember the tables that still name them.

        Their browsers are signed out. Of each only the fingerprint stays, so that its cookie opens nothing.
        """
        async with self._changing:
            rows = await self._rows(who)
            keys = list(dict.fromkeys((*who.keys, who.device)))
            devices = {who.device, *(row.name for row in rows if row.kind == "device")}
            out = msgspec.json.encode(DeviceFacts("", "", out=True))
            kept = [self._row("device", name, "", out) for name in sorted(devices)]
            forgotten = Forgotten(
                {key: f"former-{secrets.token_hex(8)}" for key in {*keys, *devices}},
                await self._store.tables_of(keys),
            )
            left = self._row("forgetting", secrets.token_hex(12), "", msgspec.json.encode(forgotten))
            gone = [(row.kind, row.name) for row in rows if row.kind != "device"]
            await self._store.forget(keys, [*kept, left], gone)
            self._forget()
        for device in devices:
            self.on_out(device)

    async def forgotten(self) -> dict[str, Forgotten]:
        """By name of the row: those whom some tables still name."""
        rows = await self._store.changed_since("forgetting", 0)
        return {row.name: msgspec.json.decode(row.data, type=Forgotten) for row in rows}

    async def signed_out_since(self, at: int) -> list[str]:
        """Browsers that any server has signed out at this time or later."""
        rows = await self._store.changed_since("device", at)
        return [row.name for row in rows if facts_of(row).out]

    async def _person_of(self, secret: str) -> str:
        """The person whose code this is, which is used up by that, or whose phrase."""
        if len(secret) == CODE_LETTERS:
            row = await self._store.take("code", _fast_hash(secret))
            if row is not None and int(row.data) > self._clock():
                return row.person
        elif len(secret) == PHRASE_GROUPS * GROUP:
            row = await self._store.find("phrase", await self._slow_hash(secret))
            if row is not None:
                return row.person
        raise error("error-person-unknown")

    async def stored(self, who: Identity, agent: str) -> Identity:
        """The same person, with what is stored about them from now on."""
        async with self._changing:
            return await self._stored(who, agent)

    async def _stored(self, who: Identity, agent: str) -> Identity:
        if who.person:
            return who
        person = secrets.token_hex(12)
        since = self._row("person", person, person, day_of(self._clock()).encode())
        await self._store.put([since, *self._first_rows(who.device, person, agent)])
        self._forget()
        return Identity(who.device, person, (who.device,))

    def _first_rows(self, device: str, person: str, agent: str) -> list[StoredPersonal]:
        today = day_of(self._clock())
        facts = msgspec.json.encode(DeviceFacts(device_name(agent), today))
        return [self._row("device", device, person, facts), self._row("key", device, person, b"")]

    async def _rows(self, who: Identity) -> list[StoredPersonal]:
        return await self._store.of(who.person) if who.person else []

    async def _named(self, who: Identity, kind: str) -> list[tuple[str, str]]:
        return [(row.kind, row.name) for row in await self._rows(who) if row.kind == kind]

    def _row(self, kind: str, name: str, person: str, data: bytes) -> StoredPersonal:
        return StoredPersonal(kind, name, person, self._clock(), data)

    def _forget(self) -> None:
        """Nothing that was remembered holds any longer; this is rare."""
        self._known.clear()
        self._changes += 1

    async def _slow_hash(self, phrase: str) -> str:
        """The hash under which a phrase is found: salted with the server's key, and slow to compute."""
        salt = self._signer.salt("phrase")
        found = await asyncio.to_thread(scrypt, phrase.encode(), salt=salt, n=2**14, r=8, p=1, dklen=24)
        return found.hex()


def _fast_hash(code: str) -> str:
    return sha256(f"code|{code}".encode()).hexdigest()


def _random(letters: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(letters))


def _age(row: StoredPersonal) -> tuple[int, str]:
    return row.changed, row.name
