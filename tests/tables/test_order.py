"""Versions, repeats and races. Names in brackets: where this went wrong before."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sumida.kernel import GameError
from sumida.tables.deduplication import KEPT_EACH, STRANGERS_KEPT
from sumida.tables.log import Dealt
from sumida.tables.messages import commands
from sumida.tables.messages.commands import Settings


def test_a_command_sent_twice_is_applied_once(hanabi: Any) -> None:
    move = commands.Move(id="same", version=hanabi.table.version_for("ada"), action=hanabi.first_legal("ada"))
    assert hanabi.send("ada", move) is not None
    assert hanabi.send("ada", move) is None
    assert hanabi.rebuilt().send("ada", move) is None


def test_a_command_repeated_after_all_that_others_did_meanwhile_is_applied_once(lobby: Any) -> None:
    """A laptop slept for weeks: what was sent last before that, and never answered, is sent again."""
    last = commands.Rename(id="last", version=0, name="Bob")
    assert lobby.send("bo", last) is not None
    for number in range(STRANGERS_KEPT + 50):
        lobby.do(f"guest {number}", commands.Join, name="guest")
        lobby.do(f"guest {number}", commands.Leave)
    for number in range(KEPT_EACH + 50):
        lobby.do("ada", commands.Rename, name=f"Ada{number}")
    assert lobby.send("bo", last) is None
    assert lobby.rebuilt().send("bo", last) is None


def test_what_a_table_remembers_of_commands_does_not_grow_for_ever(lobby: Any) -> None:
    for number in range(2 * KEPT_EACH):
        lobby.do("ada", commands.Rename, name=f"Ada{number}")
    for number in range(2 * STRANGERS_KEPT):
        lobby.do(f"guest {number}", commands.Join, name="guest")
        lobby.do(f"guest {number}", commands.Leave)
    assert len(lobby.room.seen_commands) <= KEPT_EACH + 2 * STRANGERS_KEPT + 20


def test_an_id_belongs_to_its_sender(hanabi: Any) -> None:
    hanabi.send("ada", commands.Note(id="same", version=9, card=1, text="a"))
    assert hanabi.send("bo", commands.Note(id="same", version=9, card=1, text="b")) is not None


def test_a_refused_command_can_be_sent_again_under_its_id(lobby: Any) -> None:
    start = commands.Start(id="s", version=0)
    with pytest.raises(GameError, match="every seat"):
        lobby.send("ada", start)
    lobby.do("ada", commands.SeatBot, seat=2, bot="any")
    assert lobby.send("ada", start) is not None


def test_start_and_leave_at_once_leave_no_ghost(hanabi: Any, lobby: Any) -> None:
    """[hanabi-live 3092]: whichever comes first, every seat has somebody who can move."""
    lobby.do("ada", commands.SeatBot, seat=2, bot="any")
    lobby.do("bo", commands.Leave)
    assert lobby.refused("ada", commands.Start) == "refuse-seats-empty"
    hanabi.do("bo", commands.Leave)
    assert hanabi.look("ada")["shown"]["seats"][1]["member"] == 2
    hanabi.do("ada", commands.SeatBot, seat=1, bot="any")
    assert hanabi.look("ada")["shown"]["seats"][1]["substitute"] == "any"


def test_a_card_dragged_while_the_turn_changes_is_refused_as_stale(hanabi: Any) -> None:
    """[hanabi-live 2950, 1645]: a move made before one's turn came is never played at its edge."""
    early = commands.Move(id="early", version=hanabi.table.version_for("bo"), action="play 1")
    hanabi.do("ada", commands.Move, action=hanabi.first_legal("ada"))
    with pytest.raises(GameError) as caught:
        hanabi.send("bo", early)
    assert caught.value.reason == "refuse-stale"


def test_others_being_done_makes_no_step_stale(hashi: Any) -> None:
    version = hashi.table.version_for("ada")
    step = hashi.first_legal("ada")
    hashi.do("bo", commands.Move, action=hashi.first_legal("bo"))
    hashi.do("bo", commands.Move, action="done")
    assert hashi.table.version_for("ada") > version
    assert hashi.send("ada", commands.Move(id="x", version=version, action=step)) is not None


def test_quick_steps_of_one_round_do_not_make_each_other_stale(hashi: Any) -> None:
    version = hashi.table.version_for("ada")
    step = commands.Move(id="1", version=version, action=hashi.first_legal("ada"))
    for command in (
        step,
        commands.Undo(id="2", version=version),
        commands.Move(id="3", version=version, action=step.action),
    ):
        assert hashi.send("ada", command) is not None
    assert hashi.send("ada", commands.Move(id="4", version=version, action="done")) is not None


def test_the_seat_that_closes_a_round_cannot_have_chosen_for_the_next(hashi: Any) -> None:
    for who in ("ada", "bo"):
        hashi.do(who, commands.Move, action=hashi.first_legal(who))
    hashi.do("ada", commands.Move, action="done")
    version = hashi.table.version_for("bo")
    assert hashi.send("bo", commands.Move(id="1", version=version, action="done")) is not None
    with pytest.raises(GameError) as caught:
        hashi.send("bo", commands.Move(id="2", version=version, action="done"))
    assert caught.value.reason == "refuse-stale"


def test_a_step_decided_before_the_round_was_closed_is_stale(hashi: Any) -> None:
    hashi.do("ada", commands.Move, action=hashi.first_legal("ada"))
    hashi.do("ada", commands.Move, action="done")
    version = hashi.table.version_for("ada")
    hashi.do("bo", commands.Move, action=hashi.first_legal("bo"))
    hashi.do("bo", commands.Move, action="done")
    with pytest.raises(GameError) as caught:
        hashi.send("ada", commands.Move(id="x", version=version, action="done"))
    assert caught.value.reason == "refuse-stale"


def test_whose_turn_it_is_travels_with_every_move(hanabi: Any) -> None:
    """[hanabi-live 1674, 2240]: no update leaves an old turn marker behind."""
    people = ("ada", "bo", "cy")
    for turn in range(6):
        hanabi.do(people[turn % 3], commands.Move, action=hanabi.view(people[turn % 3])["legal"][-1])
        for who in people:
            since = hanabi.table.version_for(who) - 1
            update = hanabi.table.update(who, since, hanabi.now)
            assert update is not None
            assert hanabi.look(who)["play"]["to_act"] == [(turn + 1) % 3]


def test_missed_entries_are_sent_again_in_order(hanabi: Any) -> None:
    since = hanabi.table.version_for("cy")
    hanabi.do("ada", commands.Move, action=hanabi.view("ada")["legal"][-1])
    hanabi.do("ada", commands.Note, card=1, text="mine")
    hanabi.do("bo", commands.SayPhrase, phrase="phrase-hello")
    hanabi.do("bo", commands.Move, action=hanabi.view("bo")["legal"][-1])
    assert [news["type"] for news in hanabi.news("cy", since)] == ["moved", "said", "moved"]
    assert hanabi.news("cy", hanabi.table.version_for("cy")) == []


def test_what_is_too_old_or_from_the_future_needs_a_snapshot(hanabi: Any) -> None:
    assert hanabi.table.update("cy", hanabi.table.version_for("cy") + 1, 0) is None
    for number in range(500):
        hanabi.do("ada", commands.Lock, locked=number % 2 == 0)
    assert hanabi.table.update("cy", 0, 0) is None


def test_versions_never_go_back_for_a_member(hashi: Any) -> None:
    seen = {"ada": 0, "bo": 0}
    for _ in range(40):
        for who, before in seen.items():
            if hashi.view(who)["legal"]:
                hashi.do(who, commands.Move, action=hashi.view(who)["legal"][-1])
            assert hashi.table.version_for(who) >= before
            seen[who] = hashi.table.version_for(who)


def test_a_move_made_in_time_counts_though_the_clock_ran_out(make_desk: Any) -> None:
    """[lila 5921: a move recorded, yet lost on time]"""
    from sumida.tables.messages.commands import ClockTerms

    desk = make_desk(Settings(game="hanabi", options={"players": 2}, clock=ClockTerms(10)), ("ada", "bo"))
    desk.now += 10_001
    desk.do("ada", commands.Move, action=desk.first_legal("ada"))
    assert desk.table.tick(desk.now) is None
    assert desk.look("bo")["play"]["to_act"] == [1]


def test_a_game_is_never_continued_under_other_rules(hanabi: Any) -> None:
    """[hanabi-live 606, 554: replays drift when the rules of later versions differ]"""
    started = next(n for n, entry in enumerate(hanabi.entries) if isinstance(entry.events[0], Dealt))
    later = msgspec.structs.replace(hanabi.entries[started].events[0], rules=99)
    hanabi.entries[started] = msgspec.structs.replace(hanabi.entries[started], events=[later])
    game = hanabi.rebuilt().room.game
    assert (game.archived, game.rules, game.state.to_act) == (True, 99, ())
