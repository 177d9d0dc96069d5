"""Who may come to a table: locks."""

from __future__ import annotations

from typing import Any

import pytest

from sumida.kernel import GameError
from sumida.tables.messages import commands


def test_nobody_new_joins_or_watches_a_locked_table(lobby: Any) -> None:
    lobby.do("ada", commands.Lock, locked=True)
    assert lobby.look("bo")["shown"]["locked"]
    assert lobby.refused("cy", commands.Join, name="cy") == "refuse-locked"
    with pytest.raises(GameError, match="locked"):
        lobby.table.check_may_watch("cy")


def test_only_the_host_locks_and_unlocks(lobby: Any) -> None:
    assert lobby.refused("bo", commands.Lock, locked=True) == "refuse-host-only"
    lobby.do("ada", commands.Lock, locked=True)
    lobby.do("ada", commands.Lock, locked=False)
    lobby.do("cy", commands.Join, name="cy")
    assert not lobby.look("cy")["shown"]["locked"]


def test_whoever_was_there_when_a_table_was_locked_stays_sits_and_comes_back(lobby: Any) -> None:
    lobby.do("cy", commands.Join, name="cy")
    lobby.do("ada", commands.Lock, locked=True)
    lobby.table.check_may_watch("cy")
    lobby.do("cy", commands.Sit)
    lobby.do("cy", commands.Leave)
    lobby.table.check_may_watch("cy")
    lobby.do("cy", commands.Join, name="cy")


def test_a_seat_link_opens_a_seat_at_a_locked_table(hanabi: Any) -> None:
    hanabi.do("ada", commands.Lock, locked=True)
    hanabi.send("new browser", commands.Claim(id="k", version=0, token="x"), claim=2)
    assert hanabi.look("new browser")["you"]["seats"] == [1]


def test_whoever_left_before_the_table_was_locked_is_a_stranger(lobby: Any) -> None:
    lobby.do("bo", commands.Leave)
    lobby.do("ada", commands.Lock, locked=True)
    assert lobby.refused("bo", commands.Join, name="bo") == "refuse-locked"


def test_a_lock_survives_the_server(lobby: Any) -> None:
    lobby.do("ada", commands.Lock, locked=True)
    assert lobby.rebuilt().refused("cy", commands.Join, name="cy") == "refuse-locked"
