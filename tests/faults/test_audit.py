"""The audit of a table's history finds everything it is there to find."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest

from sumida.tables.context import Caller
from sumida.tables.log import Entry
from sumida.tables.messages import commands
from sumida.tables.messages.protocol import encode
from sumida.tables.table import Table
from tests.faults.audit import Findings, audit_table
from tests.faults.model.test_protocol import seated
from tests.faults.witness import Notes, Read, Write, digest
from tests.tables.conftest import Offers

MOVES = 6
History = tuple[list[Entry], dict[str, Notes]]


def shown(table: Table, device: str, start: float) -> Read:
    """A read of the table as it is now, by a new connection."""
    sent = msgspec.json.decode(encode(table.snapshot(device, 0, [])))
    return Read(start, start + 1, sent["version"], digest(sent), int(start))


@pytest.fixture
def history() -> History:
    """Ada and Bo make moves, and Cy looks after each; then Bo is refused something."""
    entries, table = seated("hanabi"), Table(Offers())
    for earlier in entries:
        table.apply(earlier)
    notes = {"ada": Notes(), "bo": Notes(), "cy": Notes()}
    for number in range(MOVES):
        device, start = ("ada", "bo")[number % 2], 10.0 * number
        assert table.room.game is not None
        clue = next(str(a) for a in table.room.game.state.legal(number % 2) if "clue" in str(a))
        made = commands.Move(f"m{number}", table.version_for(device), clue)
        entry = table.decide(made, Caller(device), 1000)
        assert entry is not None
        table.apply(entry)
        entries.append(entry)
        ack = {"type": "ack", "id": made.id}
        notes[device].writes.append(Write(msgspec.to_builtins(made), start, start + 1, ack))
        notes["cy"].reads.append(shown(table, "cy", start + 2))
    refused = {"type": "move", "id": "r", "version": 99, "action": "play 1"}
    answer = {"type": "refusal", "id": "r", "reason": "refuse-not-your-turn"}
    notes["bo"].writes.append(Write(refused, 100, 101, answer))
    return entries, notes


def lose(history: History) -> None:
    """The last move is not stored, and nobody has seen it."""
    entries, notes = history
    entries.pop()
    notes["cy"].reads.pop()


def look_too_late(history: History) -> None:
    """A look that began after the next move was acknowledged did not show it."""
    reads = history[1]["cy"].reads
    reads[2] = replace(reads[2], start=39.0, end=39.5)


def foresee(history: History) -> None:
    """A move was shown before it was sent."""
    reads = history[1]["cy"].reads
    reads[3] = replace(reads[3], start=1.5, end=1.6)


def reorder(history: History) -> None:
    """A move is stored after one that was sent only when the first had been acknowledged."""
    write = history[1]["ada"].writes[1]
    write.start, write.end = 100.0, 101.0


def go_back(history: History) -> None:
    """One connection is sent an older state after a newer one."""
    reads = history[1]["cy"].reads
    reads[:] = [
        replace(reads[3], start=0, end=50, connection=1),
        replace(reads[2], start=0, end=51, connection=1),
    ]


def show_otherwise(history: History) -> None:
    reads = history[1]["cy"].reads
    reads[1] = replace(reads[1], shown=b"something else")


def refuse_and_store(history: History) -> None:
    history[1]["ada"].writes[0].answer = {"type": "refusal", "id": "m0", "reason": "refuse-not-your-turn"}


def refuse_wrongly(history: History) -> None:
    """It had been Bo's turn all the time."""
    write = history[1]["bo"].writes[-1]
    write.answer = {"type": "refusal", "id": "r", "reason": "refuse-game-over"}


def invent(history: History) -> None:
    history[1]["ada"].writes.pop(0)


def test_an_honest_history_passes(history: History) -> None:
    findings = audit_table(*history)
    assert findings.faults == []
    assert (findings.writes, findings.reads) == (MOVES + 1, MOVES)


@pytest.mark.parametrize(
    ("spoil", "kind"),
    [
        (lose, "lost"),
        (look_too_late, "stale"),
        (foresee, "stale"),
        (reorder, "stale"),
        (go_back, "stale"),
        (show_otherwise, "wrong"),
        (refuse_and_store, "wrong"),
        (refuse_wrongly, "stale"),
        (invent, "wrong"),
    ],
)
def test_what_does_not_fit_the_log_is_found(
    history: History, spoil: Callable[[History], None], kind: str
) -> None:
    spoil(history)
    findings: Findings = audit_table(*history)
    assert getattr(findings, kind), findings


def test_a_command_stored_twice_is_found(history: History) -> None:
    entries, notes = history
    again = Entry(len(entries) + 1, 1000, [], "ada", "m0")
    assert audit_table([*entries, again], notes).doubled
