"""A sorted hand: kept for its player, and shown to others only where the table says so."""

from __future__ import annotations

from typing import Any

import pytest

from sumida.tables.messages import commands
from sumida.tables.messages.commands import Settings

OTHERS = ("bo", "cy", "stranger")
BACKWARDS = [4, 3, 2, 1, 0]


@pytest.fixture
def openly(make_desk: Any) -> Any:
    """A table that shows how hands are sorted."""
    return make_desk(Settings(game="hanabi", options={"players": 3}, show_sorting=True), ("ada", "bo", "cy"))


def test_a_sorted_hand_is_nobody_elses_business(hanabi: Any) -> None:
    others = [hanabi.bytes(who) for who in OTHERS]
    hanabi.do("ada", commands.Arrange, cards=BACKWARDS)
    assert hanabi.view("ada")["arrangements"] == [BACKWARDS, [], []]
    assert [hanabi.bytes(who) for who in OTHERS] == others


def test_a_sorted_hand_is_kept_when_the_server_starts_again(hanabi: Any) -> None:
    hanabi.do("ada", commands.Arrange, cards=BACKWARDS)
    assert hanabi.rebuilt().view("ada")["arrangements"][0] == BACKWARDS


def test_sorting_changes_no_position_of_the_rules(hanabi: Any) -> None:
    before = hanabi.view("ada")
    hanabi.do("ada", commands.Arrange, cards=BACKWARDS)
    after = hanabi.view("ada")
    assert (after["view"], after["legal"]) == (before["view"], before["legal"])
    hanabi.do("ada", commands.Move, action="play 1")
    assert hanabi.view("bo")["view"]["history"][-1]["order"] == 0


def test_a_hand_can_be_sorted_out_of_turn(hanabi: Any) -> None:
    hanabi.do("bo", commands.Arrange, cards=[9, 5])
    assert hanabi.view("bo")["arrangements"] == [[], [9, 5], []]


def test_sorting_makes_no_other_move_stale(openly: Any) -> None:
    seen = openly.table.version_for("ada")
    openly.do("bo", commands.Arrange, cards=[9, 5])
    move = commands.Move(id="m", version=seen, action=openly.first_legal("ada"))
    assert openly.send("ada", move) is not None


def test_a_table_can_show_how_hands_are_sorted(openly: Any) -> None:
    since = openly.table.version_for("bo")
    openly.do("ada", commands.Arrange, cards=BACKWARDS)
    for who in ("ada", *OTHERS):
        assert openly.view(who)["arrangements"] == [BACKWARDS, [], []]
    assert openly.news("bo", since) == [{"type": "arranged", "seat": 0}]


def test_bots_are_not_told_how_hands_are_sorted(make_desk: Any) -> None:
    desk = make_desk(Settings(game="hanabi", options={"players": 2}), ("ada",), start=False)
    desk.do("ada", commands.SeatBot, seat=1, bot="any")
    desk.do("ada", commands.Start)
    desk.do("ada", commands.Arrange, cards=BACKWARDS)
    desk.do("ada", commands.Move, action=desk.first_legal("ada"))
    (job,) = desk.table.bot_jobs()
    assert job.view == desk.room.game.state.view(1)


def test_a_card_named_twice_counts_once(hanabi: Any) -> None:
    hanabi.do("ada", commands.Arrange, cards=[2, 0, 2])
    assert hanabi.view("ada")["arrangements"][0] == [2, 0]


def test_a_shadow_does_not_see_how_a_hand_is_sorted(make_desk: Any) -> None:
    desk = make_desk(Settings(game="hanabi", options={"players": 2}, watching="all"), ("ada", "bo"))
    desk.do("wu", commands.Join, name="wu")
    desk.do("wu", commands.WatchAs, mode="shadow", seat=0)
    desk.do("ada", commands.Admit, member=3, allow=True)
    desk.do("ada", commands.Arrange, cards=BACKWARDS)
    assert desk.view("wu")["arrangements"] == [[], []]


def test_only_a_seated_player_sorts_a_hand(hanabi: Any) -> None:
    hanabi.do("wu", commands.Join, name="wu")
    assert hanabi.refused("wu", commands.Arrange, cards=[1, 0]) == "refuse-not-seated"
