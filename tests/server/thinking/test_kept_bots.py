"""The bots that a worker keeps between moves."""

from __future__ import annotations

from typing import Any

import pytest

from sumida.server.thinking import bots


class Entry:
    """Makes a new bot each time."""

    def make(self, players: int, company: tuple[str, ...]) -> object:
        return object()


def _bot(turn: int) -> object:
    entry: Any = Entry()
    return bots._bot("hanabi", "partner", ("partner", f"level:0@{turn}"), entry)


def test_a_worker_keeps_the_bots_that_it_used_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_bots", {})
    monkeypatch.setattr(bots, "KEPT", 3)
    first, second = _bot(0), _bot(1)
    assert _bot(0) is first
    _bot(2)
    _bot(3)
    assert len(bots._bots) == 3
    assert _bot(0) is first, "asked more recently than the second"
    assert _bot(1) is not second
