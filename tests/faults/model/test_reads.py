"""A server that has lost a table without knowing it, told step by step."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.faults.model.test_protocol import TableProtocol


@pytest.fixture
def protocol() -> Iterator[TableProtocol]:
    """Ada plays at north, which owns the table; then south takes over, and nobody tells north."""
    machine = TableProtocol()
    machine.begin(game="hanabi")
    machine.connect("ada", "north")
    machine.connect("bo", "north")
    machine.listen("ada")
    machine.listen("bo")
    machine.beat({"south"})
    yield machine
    machine.teardown()  # everything gets an answer, and the history is linearizable


def test_it_shows_nobody_what_is_no_longer_true(protocol: TableProtocol) -> None:
    protocol.visit("ada", "south", choice=1)
    assert protocol.people["ada"].pending is None, "acknowledged"
    protocol.connect("cy", "north")
    protocol.listen("cy")
    assert protocol.people["cy"].state == {}, "sent to the new owner"


def test_it_does_not_resume_what_is_no_longer_true(protocol: TableProtocol) -> None:
    protocol.visit("ada", "south", choice=1)
    bo = protocol.people["bo"]
    assert bo.wire is not None
    before = len(bo.heard)
    bo.wire.send({"type": "resume", "since": 0})
    protocol.settle()
    protocol.listen("bo")
    assert len(bo.heard) == before


def test_it_does_not_refuse_what_has_become_possible(protocol: TableProtocol) -> None:
    protocol.visit("ada", "south", choice=1)
    bo = protocol.people["bo"]
    assert bo.version is not None
    bo.version += 1  # Ada has told Bo
    bo.wish({"type": "move", "action": "play 1"}, protocol.now)
    protocol.settle()
    protocol.listen("bo")
    assert bo.wire is None, "sent to the new owner"
    protocol.connect("bo", "south")
    protocol.end_write("south", "stored")
    protocol.listen("bo")
    answer = bo.notes.writes[-1].answer
    assert answer is not None
    assert answer["type"] == "ack"


def test_without_the_database_it_shows_nothing_at_all(protocol: TableProtocol) -> None:
    protocol.visit("ada", "south", choice=1)
    protocol.reach_the_database("north", cut=True)
    protocol.connect("cy", "north")
    protocol.listen("cy")
    assert protocol.people["cy"].state == {}


def test_a_write_that_arrives_late_is_shown_by_the_new_owner(protocol: TableProtocol) -> None:
    """North has given up, but its entry is still on its way when south reads the table."""
    protocol.act("ada", choice=1)
    protocol.end_write("north", "late")
    protocol.connect("cy", "south")
    protocol.listen("cy")
    before = protocol.people["cy"].version
    protocol.arrive_late()
    protocol.connect("cy", "south")
    protocol.listen("cy")
    after = protocol.people["cy"].version
    assert before is not None
    assert after == before + 1


def test_a_command_that_meets_a_conflict_is_decided_anew(protocol: TableProtocol) -> None:
    """North gets the table back without knowing that it had lost it."""
    protocol.visit("ada", "south", choice=1)
    protocol.beat({"north"})
    bo = protocol.people["bo"]
    bo.wish({"type": "note", "card": 1, "text": "mine"}, protocol.now)
    protocol.settle()
    protocol.end_write("north", "stored")
    protocol.listen("bo")
    assert bo.pending is not None, "that version existed"
    protocol.end_write("north", "stored")
    protocol.listen("bo")
    assert bo.pending is None
