"""A table under test: people by name, a clock that ticks by hand, every entry kept as a store would."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar

import msgspec
import pytest

from sumida import roster
from sumida.hanabi.rules.game import GAME as HANABI
from sumida.hashi.rules.game import GAME as HASHI
from sumida.kernel import Game, GameError
from sumida.tables.context import Caller, Chance
from sumida.tables.log import Entry, read_entry, write_entry
from sumida.tables.messages import commands
from sumida.tables.messages.commands import AnyCommand, Settings
from sumida.tables.messages.happenings import AnyHappening
from sumida.tables.messages.protocol import Snapshot, Update, encode
from sumida.tables.table import Table

C = TypeVar("C", bound=AnyCommand)


class Offers:
    """Both games, with a bot that is never asked."""

    def game(self, name: str, rules: int | None = None) -> Game:
        if name not in ("hanabi", "hashi"):
            raise GameError(f"there is no game {name}", "error-unknown-game", game=name)
        if rules not in (None, 1):
            raise GameError(f"there is no version {rules}", "error-rules-version", version=rules, known=1)
        return HANABI if name == "hanabi" else HASHI

    def bots(self, game: str) -> Mapping[str, roster.BotEntry]:
        return {
            "any": roster.BotEntry("", "", range(1, 6), ""),
            "pair": roster.BotEntry("", "", (2,), ""),
            "coded": roster.BotEntry("", "", range(1, 6), "", code="hat"),
        }


@dataclass(frozen=True)
class FixedChance(Chance):
    """Deals from a seed, with a secret and a salt that never change."""

    rng: Random = field(default_factory=lambda: Random(7))

    def deal(self, setup: Any, secret: str, added: Any) -> str:
        return str(setup.deal(self.rng))

    def secret(self) -> str:
        return "5ec2e7"

    def salt(self) -> str:
        return "5a17"


@dataclass
class Desk:
    """A table with its log; `ada`, `bo`, ... are devices and names at once."""

    table: Table
    entries: list[Entry] = field(default_factory=list)
    now: int = 1_000_000
    sent: int = 0

    @property
    def room(self) -> Any:
        return self.table.room

    def do(self, who: str, kind: Callable[..., C], **fields: Any) -> Entry:
        """Send a command made at the sender's present version; it must be accepted."""
        entry = self.send(who, kind(id=self.next_id(), version=self.table.version_for(who), **fields))
        assert entry is not None
        return entry

    def send(self, who: str, command: AnyCommand, claim: int | None = None) -> Entry | None:
        entry = self.table.decide(command, Caller(who, claim), self.now)
        if entry is not None:
            self.apply(entry)
        return entry

    def apply(self, entry: Entry) -> None:
        stored = read_entry(write_entry(entry))
        assert stored == entry
        self.entries.append(stored)
        self.table.apply(stored)

    def next_id(self) -> str:
        self.sent += 1
        return f"c{self.sent}"

    def refused(self, who: str, kind: Callable[..., C], **fields: Any) -> str:
        """The key of the refusal; the table must be untouched by it."""
        before = self.look(who)
        with pytest.raises(GameError) as caught:
            self.do(who, kind, **fields)
        assert caught.value.reason
        assert self.look(who) == before
        return caught.value.reason

    def look(self, who: str) -> dict[str, Any]:
        """The snapshot a device gets, as it comes out of the wire."""
        found: dict[str, Any] = msgspec.json.decode(self.bytes(who))
        return found

    def bytes(self, who: str) -> bytes:
        snapshot: Snapshot = self.table.snapshot(who, self.now, [])
        return encode(snapshot)

    def news(self, who: str, since: int) -> list[dict[str, Any]]:
        update: Update | None = self.table.update(who, since, self.now)
        assert update is not None
        found: dict[str, Any] = msgspec.json.decode(encode(update))
        happened: list[dict[str, Any]] = found["happened"]
        return happened

    def view(self, who: str) -> Any:
        return self.look(who)["play"]["views"][0]

    def first_legal(self, who: str) -> str:
        return str(self.view(who)["legal"][0])

    def rebuilt(self) -> Desk:
        table = Table.rebuild(self.table.room.offers, [read_entry(write_entry(e)) for e in self.entries])
        return Desk(table, list(self.entries), self.now, self.sent)


def happened_types(happened: list[AnyHappening]) -> list[str]:
    return [type(happening).__name__ for happening in happened]


def make_desk(settings: Settings, people: tuple[str, ...] = (), *, start: bool = True) -> Desk:
    """A table whose first person is host; all of them sit, and the game begins."""
    table = Table(Offers(), FixedChance())
    desk = Desk(table)
    desk.apply(table.create("ABCD", settings, desk.now))
    for name in people:
        desk.do(name, commands.Join, name=name)
        desk.do(name, commands.Sit)
    if people and start:
        desk.do(people[0], commands.Start)
    return desk


@pytest.fixture(name="make_desk")
def _make_desk() -> Callable[..., Desk]:
    return make_desk


@pytest.fixture
def hanabi() -> Desk:
    """Ada, Bo and Cy in a running game of Hanabi; Ada is the host and to move."""
    return make_desk(Settings(game="hanabi", options={"players": 3}), ("ada", "bo", "cy"))


@pytest.fixture
def hashi() -> Desk:
    """Ada and Bo in a running game of Hashi."""
    return make_desk(Settings(game="hashi", options={"players": 2}), ("ada", "bo"))


@pytest.fixture
def lobby() -> Desk:
    """Ada (host) and Bo on two of three seats; nothing has begun."""
    return make_desk(Settings(game="hanabi", options={"players": 3}), ("ada", "bo"), start=False)
