"""Taking back a move: who must agree, what comes back, and what nobody can take back."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import pytest

from sumida import records
from sumida.tables.context import Caller
from sumida.tables.messages import commands
from sumida.tables.messages.commands import ClockTerms, Settings
from sumida.tables.seating import read_settings

NOVEMBER_2026 = 1_794_800_000_000


def _move(desk: Any, who: str) -> None:
    desk.do(who, commands.Move, action=desk.first_legal(who))


def _agree(desk: Any, who: str, agree: bool = True) -> None:
    turn = desk.room.takeback.turn
    desk.do(who, commands.AnswerTakeback, turn=turn, agree=agree)


def test_a_move_is_taken_back_when_everyone_else_agrees(hanabi: Any) -> None:
    before = [hanabi.view(who)["view"] for who in ("ada", "bo", "cy")]
    _move(hanabi, "ada")
    hanabi.do("ada", commands.AskTakeback)
    asked = hanabi.look("cy")["shown"]["takeback"]
    assert (asked["seat"], asked["moves"], asked["agreed"], asked["waiting"]) == (0, 1, [], [2, 3])
    _agree(hanabi, "bo")
    assert hanabi.look("cy")["shown"]["takeback"]["waiting"] == [3]
    _agree(hanabi, "cy")
    assert hanabi.look("cy")["shown"]["takeback"] is None
    assert [hanabi.view(who)["view"] for who in ("ada", "bo", "cy")] == before
    assert hanabi.look("bo")["play"]["takebacks"] == 1


def test_one_who_declines_is_enough(hanabi: Any) -> None:
    _move(hanabi, "ada")
    hanabi.do("ada", commands.AskTakeback)
    _agree(hanabi, "cy")
    _agree(hanabi, "bo", agree=False)
    assert hanabi.look("ada")["shown"]["takeback"] is None
    assert hanabi.look("ada")["play"]["to_act"] == [1]
    assert hanabi.refused("cy", commands.AnswerTakeback, turn=1, agree=True) == "refuse-takeback-none"


def test_a_move_made_meanwhile_declines(hanabi: Any) -> None:
    _move(hanabi, "ada")
    hanabi.do("ada", commands.AskTakeback)
    _move(hanabi, "bo")
    assert hanabi.look("ada")["shown"]["takeback"] is None
    assert hanabi.refused("bo", commands.AnswerTakeback, turn=1, agree=True) == "refuse-takeback-none"


def test_whoever_asked_can_withdraw_but_not_agree(hanabi: Any) -> None:
    _move(hanabi, "ada")
    hanabi.do("ada", commands.AskTakeback)
    assert hanabi.refused("ada", commands.AskTakeback) == "refuse-takeback-asked"
    assert hanabi.refused("ada", commands.AnswerTakeback, turn=1, agree=True) == "refuse-not-seated"
    _agree(hanabi, "ada", agree=False)
    assert hanabi.look("bo")["shown"]["takeback"] is None


def test_spectators_have_no_say(hanabi: Any) -> None:
    hanabi.do("di", commands.Join, name="di")
    _move(hanabi, "ada")
    hanabi.do("ada", commands.AskTakeback)
    for agree in (True, False):
        assert hanabi.refused("di", commands.AnswerTakeback, turn=1, agree=agree) == "refuse-not-seated"
    assert hanabi.refused("di", commands.AskTakeback) == "refuse-takeback-asked"


def test_later_moves_go_too(hanabi: Any) -> None:
    _move(hanabi, "ada")
    _move(hanabi, "bo")
    hanabi.do("ada", commands.AskTakeback)
    assert hanabi.look("bo")["shown"]["takeback"]["moves"] == 2
    _agree(hanabi, "bo")
    _agree(hanabi, "cy")
    assert hanabi.look("cy")["play"]["to_act"] == [0]
    assert hanabi.view("cy")["view"]["history"] == []


def test_there_must_be_a_move_to_take_back(hanabi: Any) -> None:
    assert hanabi.refused("bo", commands.AskTakeback) == "refuse-takeback-nothing"
    assert not hanabi.look("bo")["you"]["can_take_back"]
    _move(hanabi, "ada")
    assert hanabi.look("ada")["you"]["can_take_back"]
    assert not hanabi.look("bo")["you"]["can_take_back"]


def test_bots_always_agree_and_wait_for_the_people(lobby: Any) -> None:
    lobby.do("ada", commands.SeatBot, seat=2, bot="any")
    lobby.do("ada", commands.Start)
    _move(lobby, "ada")
    _move(lobby, "bo")
    (job,) = lobby.table.bot_jobs()
    lobby.do("bo", commands.AskTakeback)
    assert lobby.table.bot_jobs() == []
    assert not lobby.table.is_current(job)
    assert lobby.look("ada")["shown"]["takeback"]["waiting"] == [1]
    _agree(lobby, "ada")
    assert lobby.look("ada")["play"]["to_act"] == [1]


def test_alone_with_bots_a_move_is_taken_back_at_once_with_the_bots_moves(make_desk: Any) -> None:
    desk = make_desk(Settings(game="hanabi", options={"players": 2}), ("ada",), start=False)
    desk.do("ada", commands.SeatBot, seat=1, bot="any")
    desk.do("ada", commands.Start)
    before = desk.view("ada")["view"]
    _move(desk, "ada")
    (job,) = desk.table.bot_jobs()
    answer = commands.Move(id="b", version=0, action=str(job.view.legal[0]))
    desk.apply(desk.table.decide(answer, Caller("bot", bot=1), desk.now))
    desk.do("ada", commands.AskTakeback)
    assert desk.view("ada")["view"] == before
    _move(desk, "ada")


def test_a_move_chosen_before_the_takeback_is_stale_after_it(make_desk: Any) -> None:
    desk = make_desk(Settings(game="hanabi", options={"players": 2}), ("ada",), start=False)
    desk.do("ada", commands.SeatBot, seat=1, bot="any")
    desk.do("ada", commands.Start)
    _move(desk, "ada")
    (job,) = desk.table.bot_jobs()
    answer = commands.Move(id="b", version=0, action=str(job.view.legal[0]))
    desk.apply(desk.table.decide(answer, Caller("bot", bot=1), desk.now))
    seen = desk.table.version_for("ada")
    desk.do("ada", commands.AskTakeback)
    late = commands.Move(id="late", version=seen, action="play 1")
    with pytest.raises(ValueError, match="changed since"):
        desk.send("ada", late)


def test_the_record_holds_the_final_line_and_the_deal_is_the_one_committed_to(hanabi: Any) -> None:
    digest = hanabi.look("ada")["play"]["digest"]
    _move(hanabi, "ada")
    hanabi.do("ada", commands.AskTakeback)
    _agree(hanabi, "bo")
    _agree(hanabi, "cy")
    hanabi.do("ada", commands.Move, action="discard 1" if "discard 1" in _legal(hanabi) else "play 2")
    final = hanabi.room.game.moves[-1]
    hanabi.do("ada", commands.Stop)
    record = hanabi.table.record(1)
    assert record.moves == (final,)
    records.replay(record)
    opening = hanabi.look("bo")["play"]["opening"]
    assert sha256(f"{opening['salt']}\n{opening['deal']}".encode()).hexdigest() == digest
    kinds = [type(event).__name__ for entry in hanabi.entries for event in entry.events]
    assert kinds.count("MoveMade") == 2, "the log still says what was played first"
    assert kinds.count("TakenBack") == 1


def _legal(desk: Any) -> list[str]:
    found: list[str] = desk.view("ada")["legal"]
    return found


def test_a_takeback_survives_a_restart_at_any_moment(hanabi: Any) -> None:
    _move(hanabi, "ada")
    hanabi.do("ada", commands.AskTakeback)
    _agree(hanabi, "bo")
    again = hanabi.rebuilt()
    assert again.bytes("cy") == hanabi.bytes("cy")
    _agree(again, "cy")
    assert again.rebuilt().bytes("cy") == again.bytes("cy")
    assert again.view("cy")["view"]["history"] == []


@pytest.mark.parametrize("game", ["hanabi", "hashi"])
def test_a_table_can_rule_takebacks_out(make_desk: Any, game: str) -> None:
    terms = Settings(game=game, options={"players": 2}, takebacks="never")
    desk = make_desk(terms, ("ada", "bo"))
    _move(desk, "ada")
    assert desk.refused("ada", commands.AskTakeback) == "refuse-takeback-never"
    assert not desk.look("ada")["you"]["can_take_back"]


def test_the_deal_of_the_day_has_no_takebacks(lobby: Any) -> None:
    wanted = Settings(game="hashi", daily="2026-11-15", takebacks="agreed")
    assert read_settings(lobby.room.offers, wanted, NOVEMBER_2026).takebacks == "never"


def test_while_a_game_runs_takebacks_can_be_ruled_out_but_not_allowed(hanabi: Any) -> None:
    never = Settings(game="hanabi", options={"players": 3}, takebacks="never")
    hanabi.do("ada", commands.ChangeSettings, settings=never)
    agreed = Settings(game="hanabi", options={"players": 3})
    assert hanabi.refused("ada", commands.ChangeSettings, settings=agreed) == "refuse-game-running"


def test_a_takeback_gives_no_time_back(make_desk: Any) -> None:
    desk = make_desk(Settings(game="hanabi", options={"players": 2}, clock=ClockTerms(60)), ("ada", "bo"))
    desk.now += 10_000
    _move(desk, "ada")
    desk.do("ada", commands.AskTakeback)
    desk.now += 5_000
    _agree(desk, "bo")
    assert desk.look("ada")["shown"]["clock"]["left"] == [50_000, 55_000]
    assert desk.look("ada")["shown"]["clock"]["running"] == [0]


def test_someone_who_leaves_ends_the_request(hanabi: Any) -> None:
    _move(hanabi, "ada")
    hanabi.do("ada", commands.AskTakeback)
    hanabi.do("cy", commands.Leave)
    assert hanabi.look("ada")["shown"]["takeback"] is None
    hanabi.do("ada", commands.AskTakeback)
    assert hanabi.look("ada")["shown"]["takeback"]["waiting"] == [2], "cy cannot answer"


def test_a_confirmed_turn_of_hashi_is_reopened_while_others_are_busy(hashi: Any) -> None:
    first = hashi.first_legal("ada")
    hashi.do("bo", commands.Move, action=hashi.first_legal("bo"))
    before = hashi.view("bo")
    hashi.do("ada", commands.Move, action=first)
    hashi.do("ada", commands.Move, action="done")
    hashi.do("ada", commands.AskTakeback)
    assert hashi.view("ada")["view"]["marks"] == [first]
    assert hashi.view("ada")["can_undo"]
    assert hashi.view("bo") == before
    hashi.do("ada", commands.Undo)
    assert hashi.view("ada")["view"]["marks"] == []


def test_a_turn_of_hashi_is_final_once_the_next_card_is_turned_up(hashi: Any) -> None:
    for who in ("ada", "bo"):
        _move(hashi, who)
        hashi.do(who, commands.Move, action="done")
    assert hashi.refused("ada", commands.AskTakeback) == "refuse-takeback-turned"
    assert not hashi.look("bo")["you"]["can_take_back"]


def test_a_solo_turn_of_hashi_turns_the_next_card_up_at_once(make_desk: Any) -> None:
    desk = make_desk(Settings(game="hashi", options={"players": 1}), ("ada",))
    _move(desk, "ada")
    assert desk.refused("ada", commands.AskTakeback) == "refuse-takeback-nothing"
    desk.do("ada", commands.Move, action="done")
    assert desk.refused("ada", commands.AskTakeback) == "refuse-takeback-turned"


def test_around_one_device_the_last_mover_takes_back_at_once(make_desk: Any) -> None:
    terms = Settings(game="hanabi", options={"players": 2}, one_device=True)
    desk = make_desk(terms, ("tablet",), start=False)
    desk.do("tablet", commands.Sit, name="Bo")
    desk.do("tablet", commands.Start)
    desk.do("tablet", commands.HandOver, seat=0)
    desk.do("tablet", commands.Move, action=desk.first_legal("tablet"), seat=0)
    desk.do("tablet", commands.AskTakeback)
    assert desk.look("tablet")["play"]["to_act"] == [0]
    assert desk.look("tablet")["you"]["at_screen"] is None
