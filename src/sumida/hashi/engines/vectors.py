"""Sums of rows of a table in vector registers: left to itself, the compiler keeps the sum in memory, which
takes four times as long."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic

WIDTH = 64
"""Numbers in a row."""

code: Any = cgutils


def _typed(_: Any, table: Any, rows: Any, count: Any, lane: Any, acc: Any) -> Any:
    return types.void(table, rows, count, lane, acc), _add_rows


add_rows: Any = intrinsic(_typed)
"""Add to `acc` the rows of a table numbered by the first `count` entries of column `lane` of `rows`:
`add_rows(table, rows, count, lane, acc)`."""


def _add_rows(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    kinds = signature.args
    table, rows, acc = (context.make_array(kinds[k])(context, builder, args[k]) for k in (0, 1, 4))
    count, lane = (context.cast(builder, args[k], kinds[k], types.intp) for k in (2, 3))
    row_type, word = ir.VectorType(ir.FloatType(), WIDTH), ir.IntType(64)
    columns = code.unpack_tuple(builder, rows.shape)[1]
    place = builder.bitcast(acc.data, row_type.as_pointer())
    total = code.alloca_once(builder, row_type)
    builder.store(_loaded(builder, place), total)
    with code.for_range(builder, count) as loop:
        entry = builder.gep(rows.data, [builder.add(builder.mul(loop.index, columns), lane)])
        offset = builder.mul(builder.sext(builder.load(entry), word), ir.Constant(word, WIDTH))
        row = builder.bitcast(builder.gep(table.data, [offset]), row_type.as_pointer())
        builder.store(builder.fadd(builder.load(total), _loaded(builder, row)), total)
    builder.store(builder.load(total), place).align = 4
    return context.get_dummy_value()


def _loaded(builder: Any, place: Any) -> Any:
    """A row read from a place that is aligned as a single number is."""
    row = builder.load(place)
    row.align = 4
    return row
