"""Instructions of the compiled engine for a step of random legal play, by function: the same on every run.

    python -m benchmarks.instructions [--players 2] [--lines]     # needs cc and valgrind

What Numba makes of `rollout` is linked into a program of its own and run under valgrind's callgrind. Its
functions are inlined, and told apart by line numbers; recording them leaves the machine code as it is.
"""
# ruff: noqa: E402 - Numba reads the environment when it is imported

from __future__ import annotations

import argparse
import os
import re
import subprocess
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

CPU = "x86-64-v3"
"""The one compiled for: valgrind does not know the instructions of the newest."""
os.environ |= {"NUMBA_CPU_NAME": CPU, "NUMBA_CPU_FEATURES": "", "NUMBA_DEBUGINFO": "1"}
os.environ["NUMBA_CACHE_DIR"] = tempfile.mkdtemp()

import llvmlite.binding as llvm
import numba
from numba.core.compiler import Flags

# Lines alone: complete debug information would keep all variables in memory.
Flags.options["dbg_directives_only"]._default = True

from sumida.hanabi.engines import compiled
from sumida.hanabi.engines.jit import vector
from sumida.hanabi.rules.setup import HanabiSetup

carray: Any = numba.carray  # type: ignore[attr-defined]  # its documentation exports it
GAMES, CHOICES = 2_000, 1 << 16
PROGRAM = f"""
#include <stdio.h>
#include <stdint.h>
int64_t played(int64_t *, int64_t *, int64_t *, int64_t);
static int64_t starts[{GAMES}][{compiled.POSITION_LENGTH}];
static int64_t tables[{compiled.TABLES_LENGTH}], choices[{CHOICES}];
int main(void) {{
  fread(starts, sizeof starts, 1, stdin);
  fread(tables, sizeof tables, 1, stdin);
  fread(choices, sizeof choices, 1, stdin);
  int64_t at = 0;
  for (int game = 0; game < {GAMES}; game++) at = played(starts[game], tables, choices, at);
  printf("%ld", (long)at);
}}
"""


@numba.cfunc("int64(CPointer(int64), CPointer(int64), CPointer(int64), int64)", error_model="numpy")
def played(position: Any, tables: Any, choices: Any, at: int) -> int:
    s = carray(position, compiled.POSITION_LENGTH)
    t = carray(tables, compiled.TABLES_LENGTH)
    return compiled.rollout(s, t, carray(choices, CHOICES), at)


def build(folder: Path) -> Path:
    """A program that plays; what Python would do about errors is missing, and never called."""
    ir = played.inspect_llvm().replace(played.native_name, "played")
    module = llvm.parse_assembly(ir.replace("DebugDirectivesOnly", "LineTablesOnly"))
    target = llvm.Target.from_default_triple().create_target_machine(cpu=CPU, opt=3, reloc="pic")
    (folder / "played.o").write_bytes(target.emit_object(module))
    (folder / "main.c").write_text(PROGRAM)
    program = folder / "main"
    sources = [folder / "main.c", folder / "played.o"]
    subprocess.run(
        [
            "cc",
            "-O1",
            "-w",
            *sources,
            "-no-pie",
            "-Wl,-z,lazy,--unresolved-symbols=ignore-all",
            "-o",
            program,
        ],
        check=True,
    )
    return program


def games(players: int) -> bytes:
    """Starts, tables and choices, as `benchmarks.engine` plays them."""
    setup, rng = HanabiSetup(players=players), Random(1)
    starts = [compiled.pack(setup.start(setup.deal(rng))) for _ in range(GAMES)]
    choices = vector(CHOICES)
    choices[:] = [rng.randrange(1 << 40) for _ in range(CHOICES)]
    parts: list[Any] = [*starts, compiled.tables(setup), choices]
    return b"".join(part.tobytes() for part in parts)


Place = tuple[str, int]
"""A function and a line of the engine; the line is 0 where the compiler merged several."""


def run(program: Path, given: bytes) -> tuple[int, Counter[Place]]:
    """Steps, and instructions by place."""
    out = program.with_name("counts")
    watched = ["--tool=callgrind", "--toggle-collect=played", "--dump-instr=yes", "--dump-line=no"]
    command: list[str | Path] = [
        "valgrind",
        *watched,
        "--compress-pos=no",
        f"--callgrind-out-file={out}",
        program,
    ]
    found = subprocess.run(command, input=given, capture_output=True, check=True)
    counts = by_address(out.read_text("utf-8"))
    return int(found.stdout), by_place(program, counts)


def by_address(text: str) -> Counter[str]:
    """Instructions executed at each address; the line after a call counts those of the function called."""
    own = re.sub(r"^calls=.*\n.*\n", "", text, flags=re.MULTILINE)
    found: Counter[str] = Counter()
    for address, count in re.findall(r"^(0x\w+) (\d+)$", own, re.MULTILINE):
        found[address] += int(count)
    return found


def by_place(program: Path, counts: Counter[str]) -> Counter[Place]:
    command: list[str | Path] = ["addr2line", "-f", "-e", program, *counts]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    found: Counter[Place] = Counter()
    for function, place, count in zip(told[::2], told[1::2], counts.values(), strict=True):
        line = re.search(r"compiled\.py:(\d*)", place)
        found[function.partition("-")[0] if line else "the call", int(line[1] or 0) if line else 0] += count
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--lines", action="store_true", help="the most expensive lines, too")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        steps, counts = run(build(Path(folder)), games(args.players))
    print(f"{steps:,} steps of {args.players} players, {counts.total() / steps:.1f} instructions each")
    functions: Counter[str] = Counter()
    for (function, _), count in counts.items():
        functions[function] += count
    for function, count in functions.most_common():
        print(f"{count / steps:8.1f}  {function}")
    source = ["", *Path(compiled.__file__).read_text("utf-8").splitlines()]
    for (function, line), count in counts.most_common(16 if args.lines else 0):
        print(f"{count / steps:8.1f}  {function} {line}: {source[line].strip()}")


if __name__ == "__main__":
    main()
