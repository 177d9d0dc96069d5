"""What a move costs inside a table, in instructions of the interpreter: the same on every machine.

    python -m benchmarks.move [--game hashi] [--moves 2000] [--seats 2]

Plays games at tables without a server: each move is decided, applied, and told to every player as changes.
Counts what the interpreter executes, by part and by function; work inside C (JSON, comparing, the system)
is not counted, so this finds what grew, and `benchmarks.load` measures what that costs.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from random import Random
from types import CodeType, FrameType
from typing import Any

import sumida
from sumida.server.offers import Installed
from sumida.tables.context import Caller, Chance
from sumida.tables.messages import commands
from sumida.tables.messages.commands import AnyCommand, Settings
from sumida.tables.messages.protocol import encode
from sumida.tables.sending import Sent
from sumida.tables.table import Table

SOURCE = str(Path(sumida.__file__).parent)
WARM_UP = 40
"""Moves at each table that are not counted: what is written once for all games is written then."""
TABLES = 20


class Seeded(Chance):
    """Every run plays the same games."""

    def secret(self) -> str:
        return self.rng.randbytes(32).hex()


class Seated:
    """A table whose players are sent changes."""

    def __init__(self, offers: Installed, game: str, seats: int, seed: int) -> None:
        self._rng = Random(seed)
        self._table = Table(offers, Seeded(self._rng))
        self._table.apply(self._table.create("TABLE", Settings(game=game, options={"players": seats}), 0))
        self._devices = [f"player {seat}" for seat in range(seats)]
        self._sent: dict[str, tuple[int, Sent]] = {}
        self._commands = 0
        for device in self._devices:
            self._do(device, commands.Join, name=device)
            self._do(device, commands.Sit)
        self._start()

    def _start(self) -> None:
        self._do(self._devices[0], commands.Start)
        for device in self._devices:
            self._sent[device] = self._table.version_for(device), self._table.state_for(device)

    def _do(self, device: str, kind: Any, **fields: Any) -> None:
        self._commands += 1
        command: AnyCommand = kind(id=str(self._commands), version=self._table.version_for(device), **fields)
        entry = self._table.decide(command, Caller(device), self._commands)
        assert entry is not None
        self._table.apply(entry)

    def next_move(self) -> tuple[str, str]:
        """A player and a move as `benchmarks.load` would choose it; begins another game if one is over."""
        if self._table.room.running is None:
            self._do(self._devices[0], commands.Rematch)
            self._start()
        game = self._table.room.running
        assert game is not None
        seat = self._rng.choice(game.state.to_act)
        member = self._table.room.chairs[seat].member
        device = next(one for one, number in self._table.room.devices.items() if number == member)
        legal = game.view(seat).legal_texts
        return device, legal[-1] if game.definition.name == "hanabi" else self._rng.choice(legal)

    def play(self, device: str, action: str) -> None:
        """Make a move and tell everyone."""
        table = self._table
        self._do(device, commands.Move, action=action)
        for receiver in self._devices:
            member = table.member_of(receiver)
            if table.receives_last_entry(member):
                version, before = self._sent[receiver]
                found = table.changes(member, version, self._commands, before)
                if found is None:
                    self._sent[receiver] = table.version_for(receiver), table.state_for(receiver)
                else:
                    encode(found[0])
                    self._sent[receiver] = found[0].version, found[1]
        table.forget_told()


class Counted:
    """Counts the instructions of our own functions while it is entered."""

    def __init__(self) -> None:
        self.instructions: Counter[CodeType] = Counter()
        self._tracing: Any = None

    def __enter__(self) -> Counted:
        self._tracing = sys.gettrace()
        sys.settrace(self._called)
        return self

    def __exit__(self, *found: object) -> None:
        sys.settrace(self._tracing)

    def _called(self, frame: FrameType, event: str, found: object) -> Any:
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        return self._executed

    def _executed(self, frame: FrameType, event: str, found: object) -> Any:
        if event == "opcode":
            self.instructions[frame.f_code] += 1
        return self._executed


def count(game: str, moves: int, seats: int = 2, seed: int = 17) -> Counter[CodeType]:
    """Instructions by function for this many moves."""
    offers = Installed(())
    tables = [Seated(offers, game, seats, seed + number) for number in range(TABLES)]
    for _ in range(WARM_UP):
        for table in tables:
            table.play(*table.next_move())
    counted = Counted()
    for number in range(moves):
        table = tables[number % TABLES]
        device, action = table.next_move()
        with counted:
            table.play(device, action)
    own = {code: found for code, found in counted.instructions.items() if code.co_filename != __file__}
    return Counter(own)


def part_of(code: CodeType) -> str:
    """The package a function belongs to; generated functions have none."""
    name = code.co_filename.removeprefix(SOURCE)
    return ".".join(Path(name).parts[1:-1]) if name != code.co_filename else "elsewhere"


def lines(found: Counter[CodeType], moves: int, functions: int = 15) -> Iterable[str]:
    parts: Counter[str] = Counter()
    for code, instructions in found.items():
        parts[part_of(code)] += instructions
    for part, instructions in parts.most_common():
        yield f"{instructions / moves:8.0f}  {part}"
    yield "of it"
    for code, instructions in found.most_common(functions):
        yield f"{instructions / moves:8.0f}  {Path(code.co_filename).name}: {code.co_qualname}"


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=["hanabi", "hashi"], default="hanabi")
    parser.add_argument("--moves", type=int, default=2000)
    parser.add_argument("--seats", type=int, default=2)
    asked = parser.parse_args(argv)
    found = count(asked.game, asked.moves, asked.seats)
    version = ".".join(map(str, sys.version_info[:2]))
    print(f"{asked.game}: {found.total() / asked.moves:,.0f} instructions a move (Python {version})")
    for line in lines(found, asked.moves):
        print(line)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
