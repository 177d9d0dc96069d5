"""The table protocol as a state machine: two servers, three people, and a database whose every write can go
wrong.

The servers are the real ones (hub, live tables, listener), without network and disk. Hypothesis chooses
what happens next: commands that are sent twice, connections lost at any point, writes whose reply is lost
or that arrive late, leases that move while the owner goes on, servers that cannot reach the database, and
kills. After each step:

- a command is in the log once at most, and if it was acknowledged, it is there;
- whatever a server holds in memory equals the table rebuilt from the log, for every receiver, byte for
  byte;
- an entry that is private to a seat has changed neither version nor state of anybody else;
- everyone was sent exactly what the log gives them between the versions named, so no version is left out.

At the end everything is mended, every command gets its answer, and the history must be linearizable.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from random import Random
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from sumida.server.live.creation import set_up
from sumida.server.live.hub import Hub
from sumida.server.settings import ServerSettings
from sumida.server.tokens import Signer
from sumida.tables.context import Caller, Chance
from sumida.tables.log import Entry, read_entry, write_entry
from sumida.tables.messages import commands
from sumida.tables.messages.commands import Settings
from sumida.tables.messages.protocol import encode
from sumida.tables.messages.requests import CreateTable
from sumida.tables.table import Table
from tests.faults.audit import audit_table, stored_at
from tests.faults.model.database import ModelCluster, ModelDatabase, ModelStore, Outcome
from tests.faults.model.people import LIMITS, Person
from tests.tables.conftest import Offers

CODE = "ABCD"
NODES = ("north", "south")
DEVICES = ("ada", "bo", "cy")
"""Ada and Bo play; Cy watches."""
OUTCOMES: tuple[Outcome, ...] = (
    "stored",
    "stored, reply lost",
    "not stored",
    "not stored, reply lost",
    "late",
)

nodes = st.sampled_from(NODES)
people = st.sampled_from(DEVICES)


class AtOnce(ThreadPoolExecutor):
    """Does work in the calling thread: a step is over when nothing is left to do."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except BaseException as found:
            done.set_exception(found)
        return done


def seated(game: str) -> list[Entry]:
    """The log of a table at which a game of Ada and Bo has just begun."""
    table = Table(Offers(), Chance(Random(7)))
    wanted = CreateTable("Ada", Settings(game=game, options={"players": 2}), seat=0)
    entries = set_up(table, CODE, 1000, wanted, "ada")
    for device, command in (
        ("bo", commands.Join("made-join", 0, "Bo")),
        ("bo", commands.Sit("made-sit", 0)),
        ("ada", commands.Start("made-start", 0)),
    ):
        entry = table.decide(command, Caller(device), 1000)
        assert entry is not None
        table.apply(entry)
        entries.append(entry)
    return entries


class Node:
    """One server."""

    def __init__(self, database: ModelDatabase, name: str, clock: Callable[[], int]) -> None:
        self.store = ModelStore(database, name)
        self.cluster = ModelCluster(self.store)
        settings = ServerSettings("", node=name, limits=LIMITS)
        chance = Chance(Random(1))
        self.hub = Hub(self.store, Offers(), Signer(b"k" * 32), settings, chance, clock, self.cluster)
        self.cluster.on_notice = self.hub.on_notice


async def _notify(node: Node, table: str, version: int | None) -> None:
    node.hub.on_notice(table, version)


class TableProtocol(RuleBasedStateMachine):
    """The machine; `now` counts its steps, and is the clock of all."""

    @initialize(game=st.sampled_from(["hanabi", "hashi"]))
    def begin(self, game: str) -> None:
        self.now = 0
        self.loop = asyncio.new_event_loop()
        self.loop.set_default_executor(AtOnce())
        self.database = ModelDatabase(alive=set(NODES))
        self.database.logs[CODE] = [write_entry(entry) for entry in seated(game)]
        self.table = Table(Offers())
        self.rebuilt: list[dict[str, bytes]] = [{}]
        self.stored: dict[tuple[str, str], list[int]] = {}
        self.nodes = {name: self._node(name) for name in NODES}
        self.people = {device: Person(device, CODE) for device in DEVICES}

    def _node(self, name: str) -> Node:
        return Node(self.database, name, lambda: 1000 + self.now)

    def settle(self) -> None:
        """Let everything happen that can happen without another write."""

        async def a_while() -> None:
            for _ in range(60):
                await asyncio.sleep(0)

        self.now += 1
        self.loop.run_until_complete(a_while())

    @rule(device=people, name=nodes)
    def connect(self, device: str, name: str) -> None:
        self.people[device].connect(self.nodes[name].hub, self.loop, self.now)
        self.settle()

    @rule(device=people)
    def disconnect(self, device: str) -> None:
        self.people[device].disconnect()
        self.settle()

    @rule(device=people)
    def listen(self, device: str) -> None:
        self.people[device].listen(self.now)
        self.settle()

    @rule(device=people, name=nodes, choice=st.integers(0, 7))
    def visit(self, device: str, name: str, choice: int) -> None:
        """Open the table, do something, see it stored: what usually happens."""
        self.connect(device, name)
        self.listen(device)
        self.act(device, choice)
        self.end_write(name, "stored")
        self.listen(device)

    @rule(device=people, choice=st.integers(0, 7))
    def act(self, device: str, choice: int) -> None:
        person = self.people[device]
        if person.pending is None and person.wire is not None and person.state:
            person.wish(self._wish(person, choice), self.now)
        self.settle()

    def _wish(self, person: Person, choice: int) -> dict[str, Any]:
        views = person.state["play"]["views"]
        legal = views[0]["legal"] if views else []
        if legal and choice > 0:
            return {"type": "move", "action": legal[choice % len(legal)]}
        if person.device == "cy":
            return {"type": "say", "text": "hello"}  # refused: a visitor has joined under no name
        return {"type": "note", "card": choice, "text": f"{choice}"}

    @precondition(lambda self: any(person.pending for person in self.people.values()))
    @rule(device=people)
    def send_again(self, device: str) -> None:
        self.people[device].repeat()
        self.settle()

    @precondition(lambda self: any(node.store.waiting for node in self.nodes.values()))
    @rule(name=nodes, outcome=st.sampled_from(OUTCOMES))
    def end_write(self, name: str, outcome: Outcome) -> None:
        if self.nodes[name].store.waiting:
            self.nodes[name].store.finish(outcome)
        self.settle()

    @precondition(lambda self: self.database.late)
    @rule()
    def arrive_late(self) -> None:
        self.database.insert(self.database.late.pop(0))
        self.settle()

    @precondition(lambda self: self.database.notices)
    @rule(arrives=st.booleans())
    def notice(self, arrives: bool) -> None:
        sender, table, version = self.database.notices.pop(0)
        for name, node in self.nodes.items():
            if arrives and name != sender and not node.store.cut:
                self.loop.run_until_complete(_notify(node, table, version))
        self.settle()

    @rule(name=nodes, cut=st.booleans())
    def reach_the_database(self, name: str, cut: bool) -> None:
        self.nodes[name].store.cut = cut
        self.settle()

    @rule(names=st.sets(nodes))
    def beat(self, names: set[str]) -> None:
        """From now on the heartbeats of these servers arrive; others may take the tables of the rest."""
        self.database.alive = names
        self.settle()

    @rule(name=nodes, arrives=st.booleans())
    def kill(self, name: str, arrives: bool) -> None:
        """What it was writing may still arrive; everything else it knew is gone."""
        node = self.nodes[name]
        for person in self.people.values():
            if person.wire is not None and person.wire.hub is node.hub:
                person.disconnect()
        while node.store.waiting:
            node.store.finish("late" if arrives else "not stored, reply lost")
        node.hub.closing = True
        self.settle()
        self.nodes[name] = self._node(name)

    @invariant()
    def nothing_is_lost_or_doubled(self) -> None:
        self._rebuild()
        assert all(len(places) == 1 for places in self.stored.values()), "applied twice"
        for person in self.people.values():
            for write in person.notes.writes:
                if write.answer and write.answer["type"] == "ack":
                    assert (person.device, write.command["id"]) in self.stored, "acknowledged, not stored"

    @invariant()
    def what_is_in_memory_is_what_the_log_gives(self) -> None:
        for node in self.nodes.values():
            live = node.hub.tables.get(CODE)
            if live is not None:
                states = self.rebuilt[live.table.room.version]
                assert all(_bytes(live.table, device) == states[device] for device in DEVICES)

    def _rebuild(self) -> None:
        """The snapshots of everyone after each entry; private entries change nothing for others."""
        log = self.database.logs[CODE]
        table = self.table
        for data in log[table.room.version :]:
            table.apply(read_entry(data))
            self.rebuilt.append({device: _bytes(table, device) for device in DEVICES})
            for device in DEVICES:
                if not table.receives_last_entry(table.member_of(device)):
                    assert self.rebuilt[-1][device] == self.rebuilt[-2][device], "a secret was noticed"
        if len(log) > len(self.stored):
            self.stored = stored_at(self.database.entries(CODE))

    def _check_sent(self) -> None:
        """Everyone was sent what the log gives them, and no version was left out."""
        table = Table(Offers())
        left = {device: list(person.heard) for device, person in self.people.items()}
        for entry in self.database.entries(CODE):
            table.apply(entry)
            for device in DEVICES:
                left[device] = [sent for sent in left[device] if not _gives(table, device, sent)]
        assert not any(left.values()), "sent something else"

    def teardown(self) -> None:
        if not hasattr(self, "nodes"):
            return
        try:
            self._mend()
            self._check_sent()
            findings = audit_table(self.database.entries(CODE), {d: p.notes for d, p in self.people.items()})
            assert findings.faults == []
        finally:
            self.loop.run_until_complete(asyncio.sleep(0))
            for task in asyncio.all_tasks(self.loop):
                task.cancel()
            self.loop.run_until_complete(asyncio.sleep(0))
            self.loop.close()

    def _mend(self) -> None:
        """Everything works again, and everybody looks at the table once more."""
        self.database.alive = set(NODES)
        for node in self.nodes.values():
            node.store.cut = False
        for _ in range(12):
            for device, person in self.people.items():
                person.listen(self.now)
                if person.wire is None:
                    self.connect(device, self.database.owners.get(CODE, NODES[0]))
                person.repeat()
            for node in self.nodes.values():
                while node.store.waiting:
                    node.store.finish("stored")
                    self.settle()
            self.settle()
        for device in DEVICES:
            for name in NODES:
                self.connect(device, name)
                self.people[device].listen(self.now)
        assert all(person.pending is None for person in self.people.values()), "no answer"


def _gives(table: Table, device: str, message: dict[str, Any]) -> bool:
    """Whether a device could be sent this message by this table."""
    if table.version_for(device) != message["version"]:
        return False
    if message["type"] == "snapshot":
        sent: Any = table.snapshot(device, message["now"], message["online"])
    else:
        sent = table.update(device, message["since"], message["now"])
    return bool(message == msgspec.json.decode(encode(sent)))


def _bytes(table: Table, device: str) -> bytes:
    return encode(table.snapshot(device, 0, []))


TableProtocol.TestCase.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
test_the_table_protocol_keeps_its_promises = TableProtocol.TestCase
