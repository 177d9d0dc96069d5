"""A host who closes the browser: another member becomes acting host until the host is back."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sumida.tables.messages import commands


def _settle(desk: Any, online: Collection[int]) -> None:
    """What a server does when the host has been away for long enough, or is back."""
    change = desk.table.host_change(online)
    if change is not None:
        desk.apply(desk.table.change_host(change, desk.now))


def _hosts(desk: Any) -> tuple[int | None, int | None]:
    shown = desk.look("ada")["shown"]
    return shown["host"], shown["host_away"]


def test_a_host_who_is_there_stays_host(hanabi: Any) -> None:
    _settle(hanabi, [1, 2, 3])
    assert _hosts(hanabi) == (1, None)


def test_the_earliest_seated_member_becomes_acting_host(hanabi: Any) -> None:
    _settle(hanabi, [2, 3])
    assert _hosts(hanabi) == (2, 1)
    assert hanabi.news("cy", hanabi.table.version_for("cy") - 1) == [
        {"type": "host-is", "member": 2, "away": 1}
    ]
    hanabi.do("bo", commands.Stop)


def test_the_host_is_host_again_when_back(hanabi: Any) -> None:
    _settle(hanabi, [2, 3])
    _settle(hanabi, [1, 2, 3])
    assert _hosts(hanabi) == (1, None)
    assert hanabi.refused("bo", commands.Stop) == "refuse-host-only"


def test_an_acting_host_cannot_kick_the_host(hanabi: Any) -> None:
    _settle(hanabi, [2, 3])
    assert hanabi.refused("bo", commands.Kick, member=1) == "refuse-kick-host"
    hanabi.do("bo", commands.Kick, member=3)


def test_when_the_acting_host_leaves_too_the_next_acts_for_the_same_host(hanabi: Any) -> None:
    _settle(hanabi, [2, 3])
    _settle(hanabi, [3])
    assert _hosts(hanabi) == (3, 1)
    hanabi.do("cy", commands.MakeHost, member=2)
    assert _hosts(hanabi) == (2, 1)
    hanabi.do("bo", commands.Leave)
    assert _hosts(hanabi) == (3, 1), "and not the host, who is still away"
    hanabi.do("cy", commands.MakeHost, member=1)
    assert _hosts(hanabi) == (1, None)


def test_a_host_who_leaves_the_table_does_not_become_host_again(hanabi: Any) -> None:
    _settle(hanabi, [2, 3])
    hanabi.do("ada", commands.Leave)
    assert _hosts(hanabi) == (2, None)
    _settle(hanabi, [1, 2, 3])
    assert _hosts(hanabi) == (2, None)


def test_spectators_become_acting_host_only_while_no_game_runs(hanabi: Any) -> None:
    hanabi.do("wu", commands.Join, name="wu")
    _settle(hanabi, [4])
    assert _hosts(hanabi) == (1, None)
    hanabi.do("ada", commands.Stop)
    _settle(hanabi, [4])
    assert _hosts(hanabi) == (4, 1)


def test_with_nobody_online_the_host_does_not_change(hanabi: Any) -> None:
    _settle(hanabi, [])
    assert _hosts(hanabi) == (1, None)


def test_the_acting_host_is_in_the_log(hanabi: Any) -> None:
    _settle(hanabi, [2, 3])
    assert hanabi.rebuilt().bytes("cy") == hanabi.bytes("cy")
