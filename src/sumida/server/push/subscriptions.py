"""Browsers that get notifications: one row each, under the name of the device, until it is signed out."""

from __future__ import annotations

import msgspec
from msgspec import structs

from sumida.locales import choose_language
from sumida.server.clock import Clock
from sumida.server.errors import error
from sumida.server.people.devices import PushFacts, facts_of, public_id, push_facts, push_of
from sumida.server.people.people import Identity, People
from sumida.server.push.encryption import AUTH_BYTES, from_text, public_key
from sumida.server.push.endpoints import Networks, read_endpoint
from sumida.server.push.quiet import is_zone
from sumida.store import PeopleStore, StoredPersonal
from sumida.tables.messages.people import PushChoices, Subscribe

KIND = "push"


class Subscriptions:
    """Adds, finds and removes subscriptions. A person has at most one for each of their devices."""

    def __init__(self, people: People, store: PeopleStore, clock: Clock, allowed: Networks) -> None:
        self._people = people
        self._store = store
        self._clock = clock
        self._allowed = allowed

    async def add(self, who: Identity, wanted: Subscribe, agent: str, site: str) -> None:
        """Notify this browser from now on, or in another way than before."""
        read_endpoint(wanted.endpoint, self._allowed)
        key, auth = _keys(wanted)
        before = await self.find(who.device)
        choices = wanted.choices or (before.choices if before else None)
        if choices is None:
            raise error("error-push-unknown")
        since = before.since if before else self._clock()
        who = await self._people.stored(who, agent)
        facts = PushFacts(wanted.endpoint, key, auth, since, site, _checked(choices))
        data = msgspec.json.encode(facts)
        await self._store.put([StoredPersonal(KIND, who.device, who.person, self._clock(), data)])

    async def remove(self, who: Identity, id: str) -> None:
        """Notify one of this person's browsers no longer."""
        device = next((one for one in await self.of(who.person) if public_id(one) == id), None)
        if device is None:
            raise error("error-push-unknown")
        await self.drop(device)

    async def of(self, person: str) -> dict[str, PushFacts]:
        """By device: the subscriptions of a person."""
        return push_facts(await self._store.of(person)) if person else {}

    async def find(self, device: str) -> PushFacts | None:
        """The subscription of a browser that is not signed out."""
        row, known = await self._store.find(KIND, device), await self._store.find("device", device)
        return push_of(row) if row and known and not facts_of(known).out else None

    async def drop(self, device: str) -> None:
        await self._store.put([], [(KIND, device)])


def _keys(wanted: Subscribe) -> tuple[bytes, bytes]:
    """The browser's public key and secret; refused unless messages can be encrypted with them."""
    try:
        key, auth = from_text(wanted.p256dh), from_text(wanted.auth)
        public_key(key)
    except ValueError:
        raise error("error-push-refused") from None
    if len(auth) != AUTH_BYTES:
        raise error("error-push-refused")
    return key, auth


def _checked(choices: PushChoices) -> PushChoices:
    if choices.quiet is not None and not is_zone(choices.zone):
        raise error("error-malformed", detail=f"{choices.zone[:40]!r} is no time zone")
    return structs.replace(choices, language=choose_language(choices.language))
