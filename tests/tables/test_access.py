"""Who may come to a table and to its seats."""

from __future__ import annotations

from typing import Any

import pytest

from sumida.kernel import GameError
from sumida.tables.context import Caller
from sumida.tables.membership import MOST_MEMBERS
from sumida.tables.messages import commands
from sumida.tables.messages.commands import Settings


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


def _asking(hanabi: Any) -> Any:
    """Bo was removed, and Di asks for the free seat."""
    hanabi.do("ada", commands.Kick, member=2)
    hanabi.do("di", commands.Join, name="di")
    hanabi.do("di", commands.Sit)
    assert hanabi.look("ada")["shown"]["wishes"] == [{"member": 4, "mode": "play", "seat": 1}]
    assert hanabi.look("di")["you"]["seats"] == []
    return hanabi


def test_a_seat_of_a_running_game_is_taken_only_with_the_hosts_consent(hanabi: Any) -> None:
    desk = _asking(hanabi)
    assert desk.refused("cy", commands.Admit, member=4, allow=True) == "refuse-host-only"
    desk.do("ada", commands.Admit, member=4, allow=False)
    assert desk.look("di")["shown"]["wishes"] == desk.look("di")["you"]["seats"] == []
    desk.do("di", commands.Sit, seat=1)
    desk.do("ada", commands.Admit, member=4, allow=True)
    assert desk.look("di")["you"]["seats"] == [1]
    assert desk.look("di")["shown"]["wishes"] == []


def test_whoever_asks_for_a_seat_can_withdraw(hanabi: Any) -> None:
    desk = _asking(hanabi)
    desk.do("di", commands.WatchAs, mode="public")
    assert desk.refused("ada", commands.Admit, member=4, allow=True) == "refuse-no-wish"


def test_a_request_for_a_seat_ends_when_somebody_else_has_it(hanabi: Any) -> None:
    desk = _asking(hanabi)
    desk.do("ed", commands.Join, name="ed")
    desk.do("ed", commands.Sit, seat=1)
    desk.do("ada", commands.Admit, member=5, allow=True)
    assert desk.look("di")["shown"]["wishes"] == []


def test_a_request_for_a_seat_ends_with_the_game_and_survives_stricter_terms(hanabi: Any) -> None:
    desk = _asking(hanabi)
    silent = Settings(game="hanabi", options={"players": 3}, talk="silent")
    desk.do("ada", commands.ChangeSettings, settings=silent)
    assert desk.look("di")["shown"]["wishes"]
    desk.do("ada", commands.Stop)
    assert desk.look("di")["shown"]["wishes"] == []


def test_the_host_takes_a_free_seat_without_asking(make_desk: Any) -> None:
    desk = make_desk(Settings(game="hanabi", options={"players": 2}))
    for name in ("ada", "bo", "cy"):
        desk.do(name, commands.Join, name=name)
    desk.do("bo", commands.Sit)
    desk.do("cy", commands.Sit)
    desk.do("ada", commands.Start)
    desk.do("ada", commands.Kick, member=2)
    desk.do("ada", commands.Sit)
    assert desk.look("ada")["you"]["seats"] == [0]


def test_whoever_left_takes_the_seat_back_without_asking(hanabi: Any) -> None:
    hanabi.do("bo", commands.Leave)
    hanabi.do("ada", commands.SeatBot, seat=1, bot="any")
    hanabi.do("bo", commands.Join, name="bo")
    hanabi.do("bo", commands.TakeSeatBack)
    assert hanabi.look("ada")["shown"]["seats"][1]["substitute"] is None


def test_names_stay_while_a_strict_game_runs(hanabi: Any) -> None:
    assert hanabi.refused("bo", commands.Rename, name="play your third") == "refuse-name-frozen"
    hanabi.do("ada", commands.Stop)
    hanabi.do("bo", commands.Rename, name="Bob")


def test_where_chat_is_free_names_are_too(make_desk: Any) -> None:
    desk = make_desk(Settings(game="hanabi", options={"players": 2}, talk="house"), ("ada", "bo"))
    desk.do("bo", commands.Rename, name="Bob")
    assert desk.look("ada")["shown"]["seats"][1]["name"] == "Bob"


def test_a_spectator_who_leaves_a_strict_game_comes_back_under_the_same_name(hanabi: Any) -> None:
    hanabi.do("di", commands.Join, name="di")
    hanabi.do("di", commands.Leave)
    hanabi.do("di", commands.Join, name="red is second")
    assert hanabi.rebuilt().look("ada")["shown"]["members"][-1]["name"] == "di"
    hanabi.do("di", commands.Leave)
    hanabi.do("ada", commands.Stop)
    hanabi.do("di", commands.Join, name="Diana")
    assert hanabi.look("ada")["shown"]["members"][-1]["name"] == "Diana"


def test_a_spectator_who_is_away_gives_a_full_table_room(make_desk: Any) -> None:
    desk = make_desk(Settings(game="hanabi", options={"players": 2}), ("ada", "bo"))
    for number in range(MOST_MEMBERS - 2):
        desk.do(f"w{number}", commands.Join, name=f"w{number}")
    assert desk.refused("late", commands.Join, name="late") == "refuse-table-full"
    there = frozenset(desk.room.members) - {3}
    late = commands.Join(id="j", version=0, name="late")
    desk.apply(desk.table.decide(late, Caller("late", online=there), desk.now))
    assert "w0" not in desk.room.devices
    assert "late" in desk.room.devices


def _claim(desk: Any, device: str, member: int, link: int = 0) -> None:
    claim = commands.Claim(id=desk.next_id(), version=0, token="signed outside")
    entry = desk.table.decide(claim, Caller(device, member, link=link), desk.now)
    desk.apply(entry)


def test_a_renewed_seat_link_makes_the_old_one_void_and_signs_other_devices_out(hanabi: Any) -> None:
    _claim(hanabi, "tablet", 2)
    hanabi.do("bo", commands.RenewSeatLink)
    assert hanabi.look("bo")["you"]["seats"] == [1]
    with pytest.raises(GameError, match="renewed on another device"):
        hanabi.table.check_may_watch("tablet")
    assert hanabi.refused("tablet", commands.Join, name="thief") == "refuse-signed-out"
    for device in ("tablet", "thief"):
        with pytest.raises(GameError, match="only the new one works"):
            _claim(hanabi, device, 2)
    _claim(hanabi, "tablet", 2, link=1)
    assert hanabi.rebuilt().look("tablet")["you"]["seats"] == [1]


def test_nobody_else_learns_that_a_seat_link_was_renewed(hanabi: Any) -> None:
    before = hanabi.table.version_for("ada")
    hanabi.do("bo", commands.RenewSeatLink)
    assert hanabi.news("ada", before) == []


def test_a_device_that_was_signed_out_takes_no_other_seat_of_that_game(hanabi: Any) -> None:
    _claim(hanabi, "tablet", 2)
    hanabi.do("bo", commands.RenewSeatLink)
    with pytest.raises(GameError, match="seen hidden"):
        _claim(hanabi, "tablet", 3)


def test_a_device_that_was_signed_out_is_a_stranger_once_the_member_has_left(lobby: Any) -> None:
    _claim(lobby, "tablet", 2)
    lobby.do("bo", commands.RenewSeatLink)
    lobby.do("bo", commands.Leave)
    lobby.do("tablet", commands.Join, name="Bo")


@pytest.mark.parametrize("closed", ["locked", "no spectators"])
def test_the_link_of_a_seat_opens_a_table_that_is_closed_to_strangers(make_desk: Any, closed: str) -> None:
    terms = Settings(
        game="hanabi", options={"players": 2}, watching="closed" if closed != "locked" else "public"
    )
    desk = make_desk(terms, ("ada", "bo"))
    desk.do("ada", commands.Lock, locked=closed == "locked")
    with pytest.raises(GameError):
        desk.table.check_may_watch("new browser")
    desk.table.check_may_watch("new browser", (2, 0))
    with pytest.raises(GameError):
        desk.table.check_may_watch("new browser", (2, 1))
