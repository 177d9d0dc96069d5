"""Compiling, even where compiled code cannot be cached."""

from __future__ import annotations

from typing import Any

import numba
import pytest

from sumida.hanabi.engines import jit


def test_where_nothing_can_be_written_code_is_compiled_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = numba.njit

    def njit(*functions: Any, **options: Any) -> Any:
        if options.get("cache"):
            raise RuntimeError("cannot cache function: no locator available")
        return usual(*functions, **options)

    def double(number: int) -> int:
        return 2 * number

    monkeypatch.setattr(numba, "njit", njit)
    compiled: Any = jit.jit(double)
    assert compiled(21) == 42
    assert len(compiled.signatures) == 1


def test_a_new_vector_is_empty_and_can_be_copied() -> None:
    first = jit.vector(3)
    second = first.copy()
    second[1] = 7
    assert list(first) == [0, 0, 0]
    assert list(second) == [0, 7, 0]
