"""Garbage is collected while nobody waits, and before there is too much of it."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from sumida.server.operations import collecting
from sumida.server.operations.collecting import EVERY_S, GROWN_BYTES, WORTH_WHILE, GarbageCollector
from sumida.server.operations.metrics import METRICS, memory


class Knot:
    """An object that refers to itself, so that only the collector frees it."""

    def __init__(self) -> None:
        self.itself = self


class Seconds:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def collector(clock: Seconds) -> Iterator[GarbageCollector]:
    gc.collect()
    gc.disable()
    yield GarbageCollector(clock)
    gc.enable()


@pytest.fixture
def clock() -> Seconds:
    return Seconds()


def make_garbage(objects: int) -> weakref.ref[Knot]:
    knots = [Knot() for _ in range(objects)]
    return weakref.ref(knots[0])


def test_garbage_is_collected_in_a_quiet_moment(collector: GarbageCollector, clock: Seconds) -> None:
    knot = make_garbage(WORTH_WHILE)
    collector.tick()
    assert knot() is not None, "the last time was a moment ago"
    clock.now += EVERY_S
    METRICS.acknowledged += 1
    collector.tick()
    assert knot() is not None, "people play"
    collector.tick()
    assert knot() is None


def test_a_little_garbage_can_wait(collector: GarbageCollector, clock: Seconds) -> None:
    knot = make_garbage(10)
    clock.now += EVERY_S
    collector.tick()
    assert knot() is not None


@pytest.mark.parametrize("grown", [False, True])
def test_much_garbage_is_collected_even_while_people_play(
    monkeypatch: pytest.MonkeyPatch, collector: GarbageCollector, grown: bool
) -> None:
    before = memory()
    monkeypatch.setattr(collecting, "MANY", 30_000)
    monkeypatch.setattr(collecting, "memory", lambda: before + 2 * GROWN_BYTES * grown)
    knot = make_garbage(30_000)
    METRICS.acknowledged += 1
    collector.tick()
    assert (knot() is None) == grown
