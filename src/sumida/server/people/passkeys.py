"""Passkeys (WebAuthn): a person signs in on a new browser without a name, a password or a code.

The library of the extra `passkeys` checks signatures. Here is what it does not know: a challenge is good once
and for one browser, and a passkey belongs to one person and one host.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from dataclasses import dataclass
from hashlib import sha256
from importlib.util import find_spec
from ipaddress import ip_address
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec

from sumida.kernel import Json
from sumida.server.clock import Clock
from sumida.server.errors import error
from sumida.server.people.devices import PasskeyFacts, day_of, device_name, passkey_of
from sumida.server.people.people import Identity, People
from sumida.store import PeopleStore, StoredPersonal

CHALLENGE_MS = 300_000
MOST_PASSKEYS = 20
Purpose = Literal["new", "use"]


@dataclass(frozen=True)
class Site:
    """Where the page is: the host that passkeys are for, and the origins that may ask for them."""

    rp: str
    origins: tuple[str, ...]


class Challenge(msgspec.Struct, frozen=True):
    """What a browser is to sign, kept until it is used or too old."""

    device: str
    purpose: Purpose
    until: int


def site_of(scheme: str, host: str, origins: tuple[str, ...]) -> Site | None:
    """The site of a page at this host; None if browsers offer no passkeys there."""
    name = urlsplit(f"//{host}").hostname or ""
    if find_spec("webauthn") is None or _is_address(name) or not name:
        return None
    if scheme != "https" and name != "localhost":
        return None
    return Site(name, (f"{scheme}://{host}", *origins))


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class Passkeys:
    """Makes, checks and removes passkeys."""

    def __init__(self, people: People, store: PeopleStore, clock: Clock) -> None:
        self._people = people
        self._store = store
        self._clock = clock
        self._checking = asyncio.Lock()
        """One answer at a time, so that the count of a passkey only grows."""

    async def options_for_new(self, who: Identity, site: Site, agent: str) -> dict[str, Json]:
        """What the browser needs to make a passkey; something is stored about the person from now on."""
        from webauthn import generate_registration_options
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        who = await self._people.stored(who, agent)
        known = await self._of(who)
        if len(known) >= MOST_PASSKEYS:
            raise error("error-person-devices", most=MOST_PASSKEYS)
        made = generate_registration_options(
            rp_id=site.rp,
            rp_name="Sumida",
            user_id=bytes.fromhex(who.person),
            user_name="Sumida",
            user_display_name="Sumida",
            challenge=await self._challenge(who, "new"),
            timeout=CHALLENGE_MS,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=_bytes(row.name)) for row in known],
        )
        return _as_json(made)

    async def add(self, who: Identity, site: Site, answer: dict[str, Json], agent: str) -> None:
        """Keep the passkey that the browser has made."""
        from webauthn import verify_registration_response

        challenge = await self._taken(who, answer, "new")
        try:
            made = verify_registration_response(
                credential=dict(answer),
                expected_challenge=challenge,
                expected_rp_id=site.rp,
                expected_origin=list(site.origins),
                require_user_verification=True,
            )
        except Exception:  # the library reads a stranger's bytes
            raise error("error-passkey-refused") from None
        name, today = _text(made.credential_id), day_of(self._clock())
        async with self._checking:
            if not who.person or await self._store.find("passkey", name) is not None:
                raise error("error-passkey-refused")
            key = made.credential_public_key
            facts = PasskeyFacts(site.rp, key, made.sign_count, device_name(agent), today, today)
            await self._put(name, who.person, facts)

    async def options_for_use(self, who: Identity, site: Site) -> dict[str, Json]:
        """What the browser needs to use a passkey; the authenticator finds it by the host alone."""
        from webauthn import generate_authentication_options
        from webauthn.helpers.structs import UserVerificationRequirement

        asked = generate_authentication_options(
            rp_id=site.rp,
            challenge=await self._challenge(who, "use"),
            timeout=CHALLENGE_MS,
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return _as_json(asked)

    async def use(self, who: Identity, site: Site, answer: dict[str, Json], agent: str) -> None:
        """Make this browser one of the person whose passkey has signed."""
        challenge = await self._taken(who, answer, "use")
        async with self._checking:
            row = await self._store.find("passkey", str(answer.get("id"))[:400])
            if row is None:
                raise error("error-passkey-unknown")
            count = _checked(passkey_of(row), site, answer, challenge)
            used = msgspec.structs.replace(passkey_of(row), count=count, used=day_of(self._clock()))
            await self._put(row.name, row.person, used)
        await self._people.join_person(who, row.person, agent)

    async def remove(self, who: Identity, id: str) -> None:
        """A passkey of this person is good for nothing from now on."""
        if id not in {row.name for row in await self._of(who)}:
            raise error("error-passkey-unknown")
        await self._store.put([], [("passkey", id)])

    async def _of(self, who: Identity) -> list[StoredPersonal]:
        rows = await self._store.of(who.person) if who.person else []
        return [row for row in rows if row.kind == "passkey"]

    async def _put(self, name: str, person: str, facts: PasskeyFacts) -> None:
        data = msgspec.json.encode(facts)
        await self._store.put([StoredPersonal("passkey", name, person, self._clock(), data)])

    async def _challenge(self, who: Identity, purpose: Purpose) -> bytes:
        """A new challenge; those that are too old are dropped."""
        made, now = secrets.token_bytes(32), self._clock()
        rows = await self._store.changed_since("challenge", 0)
        old = [(row.kind, row.name) for row in rows if row.changed < now - CHALLENGE_MS]
        data = msgspec.json.encode(Challenge(who.device, purpose, now + CHALLENGE_MS))
        await self._store.put([StoredPersonal("challenge", _hash(made), "", now, data)], old)
        return made

    async def _taken(self, who: Identity, answer: dict[str, Json], purpose: Purpose) -> bytes:
        """The challenge that was signed: ours, for this browser and this purpose, and used up by this."""
        signed = _challenge_in(answer)
        row = await self._store.take("challenge", _hash(signed))
        kept = None if row is None else msgspec.json.decode(row.data, type=Challenge)
        if kept is None or kept.device != who.device or kept.purpose != purpose or kept.until < self._clock():
            raise error("error-passkey-refused")
        return signed


def _checked(known: PasskeyFacts, site: Site, answer: dict[str, Json], challenge: bytes) -> int:
    """How often the passkey has signed; refused unless it signed this challenge, for this site."""
    from webauthn import verify_authentication_response

    if known.rp != site.rp:
        raise error("error-passkey-refused")
    try:
        return verify_authentication_response(
            credential=dict(answer),
            expected_challenge=challenge,
            expected_rp_id=site.rp,
            expected_origin=list(site.origins),
            credential_public_key=known.key,
            credential_current_sign_count=known.count,
            require_user_verification=True,
        ).new_sign_count
    except Exception:  # the library reads a stranger's bytes
        raise error("error-passkey-refused") from None


def _challenge_in(answer: dict[str, Json]) -> bytes:
    try:
        data: Any = answer["response"]
        return _bytes(json.loads(_bytes(data["clientDataJSON"]))["challenge"])
    except (KeyError, TypeError, ValueError, AttributeError):
        raise error("error-passkey-refused") from None


def _as_json(options: Any) -> dict[str, Json]:
    from webauthn import options_to_json

    found: dict[str, Json] = json.loads(options_to_json(options))
    return found


def _hash(challenge: bytes) -> str:
    return sha256(b"challenge|" + challenge).hexdigest()


def _bytes(text: str) -> bytes:
    from webauthn import base64url_to_bytes

    return base64url_to_bytes(text)


def _text(data: bytes) -> str:
    from webauthn.helpers import bytes_to_base64url

    return bytes_to_base64url(data)
