"""Moves, undo, the end, the next game, clocks, notes, chat and one device for all."""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import Any

import pytest

from sumida.kernel import GameError
from sumida.tables.context import Caller
from sumida.tables.messages import commands
from sumida.tables.messages.commands import ClockTerms, Settings


def play_on(desk: Any, people: tuple[str, ...], rng: Random, moves: int = 10_000) -> None:
    """Random legal moves until the game is over, or this many."""
    for _ in range(moves):
        to_act = desk.look(people[0])["play"]["to_act"]
        if not to_act:
            return
        who = people[rng.choice(to_act)]
        desk.now += 1000
        desk.do(who, commands.Move, action=rng.choice(desk.view(who)["legal"]))


def test_a_move_is_seen_by_all(hanabi: Any) -> None:
    before = hanabi.table.version_for("bo")
    hanabi.do(
        "ada", commands.Move, action="CLUE b 1" if "clue B 1" in hanabi.view("ada")["legal"] else "play 1"
    )
    assert [news["type"] for news in hanabi.news("bo", before)] == ["moved"]
    assert hanabi.look("cy")["play"]["to_act"] == [1]


def test_a_move_out_of_turn_is_refused(hanabi: Any) -> None:
    assert hanabi.refused("bo", commands.Move, action="play 1").startswith(("refuse-", "error-"))


def test_a_move_in_no_notation_is_refused(hanabi: Any) -> None:
    assert hanabi.refused("ada", commands.Move, action="<script>") == "error-hanabi-action"


def test_only_the_holder_of_a_seat_moves(hanabi: Any) -> None:
    hanabi.do("di", commands.Join, name="di")
    assert hanabi.refused("di", commands.Move, action="play 1") == "refuse-not-seated"
    assert hanabi.refused("bo", commands.Move, action="play 1", seat=0) == "refuse-not-seated"


def test_no_moves_before_the_start_or_after_the_end(lobby: Any, hanabi: Any) -> None:
    assert lobby.refused("ada", commands.Move, action="play 1") == "refuse-no-game"
    hanabi.do("ada", commands.Stop)
    assert hanabi.refused("ada", commands.Move, action="play 1") == "refuse-game-over"
    assert hanabi.refused("ada", commands.Undo) == "refuse-game-over"


def test_the_commitment_is_shown_at_the_start_and_opened_at_the_end(hanabi: Any) -> None:
    play = hanabi.look("bo")["play"]
    assert play["opening"] is None
    hanabi.do("ada", commands.Stop)
    opening = hanabi.look("bo")["play"]["opening"]
    assert sha256(f"{opening['salt']}\n{opening['deal']}".encode()).hexdigest() == play["digest"]


def test_records_open_only_when_the_game_is_over(hanabi: Any) -> None:
    with pytest.raises(GameError, match="not over"):
        hanabi.table.record(1)
    with pytest.raises(GameError, match="no game"):
        hanabi.table.record(2)
    play_on(hanabi, ("ada", "bo", "cy"), Random(3))
    record = hanabi.table.record(1)
    assert record.names == ("ada", "bo", "cy")
    assert record.deal == hanabi.look("ada")["play"]["opening"]["deal"]


def test_rematch_keeps_seats_and_terms(hanabi: Any) -> None:
    assert hanabi.refused("ada", commands.Rematch) == "refuse-not-finished"
    play_on(hanabi, ("ada", "bo", "cy"), Random(3))
    first = hanabi.look("ada")["play"]["digest"]
    hanabi.do("bo", commands.Rematch)
    assert hanabi.look("ada")["shown"]["phase"] == "lobby"
    hanabi.do("ada", commands.Start)
    assert hanabi.look("ada")["play"]["number"] == 2
    assert hanabi.look("ada")["play"]["digest"] != first
    assert [game["replay"] for game in hanabi.look("ada")["shown"]["finished"]] == ["ABCD-1"]


def test_settings_stay_while_a_game_runs(hanabi: Any) -> None:
    assert (
        hanabi.refused("ada", commands.ChangeSettings, settings=Settings(game="hashi"))
        == "refuse-game-running"
    )
    stricter = Settings(game="hanabi", options={"players": 3}, watching="closed")
    hanabi.do("ada", commands.ChangeSettings, settings=stricter)
    assert hanabi.look("ada")["shown"]["settings"]["watching"] == "closed"


def test_seats_can_be_shuffled_at_the_start(make_desk: Any) -> None:
    desk = make_desk(Settings(game="hanabi", options={"players": 5}, shuffle_seats=True), tuple("abcde"))
    names = [seat["name"] for seat in desk.look("a")["shown"]["seats"]]
    assert sorted(names) == list("abcde")
    assert names != list("abcde")
    for name in names:
        assert desk.look(name)["you"]["seats"] == [names.index(name)]


def test_hashi_steps_can_be_taken_back_until_confirmed(hashi: Any) -> None:
    before = hashi.view("ada")["view"]
    hashi.do("ada", commands.Move, action=hashi.first_legal("ada"))
    assert hashi.view("ada")["can_undo"]
    hashi.do("ada", commands.Undo)
    assert hashi.view("ada")["view"] == before
    assert hashi.refused("ada", commands.Undo) == "refuse-hashi-undo-nothing"


def test_a_step_taken_back_is_not_in_the_record(hashi: Any) -> None:
    hashi.do("ada", commands.Move, action=hashi.first_legal("ada"))
    hashi.do("bo", commands.Move, action=hashi.first_legal("bo"))
    hashi.do("ada", commands.Undo)
    hashi.do("ada", commands.Stop)
    assert [seat for seat, _ in hashi.table.record(1).moves] == [1]


def test_hanabi_has_no_taking_back(hanabi: Any) -> None:
    hanabi.do("ada", commands.Move, action=hanabi.first_legal("ada"))
    assert hanabi.refused("ada", commands.Undo)


def test_the_set_up_of_hashi_does_not_wait_for_an_order(hashi: Any) -> None:
    hashi.do("bo", commands.Move, action=hashi.first_legal("bo"))
    hashi.do("bo", commands.Move, action="done")
    assert hashi.look("ada")["play"]["to_act"] == [0]
    hashi.do("ada", commands.Move, action=hashi.first_legal("ada"))
    hashi.do("ada", commands.Move, action="done")
    assert hashi.look("ada")["play"]["to_act"] == [0, 1]


@pytest.mark.parametrize("game", ["hanabi", "hashi"])
def test_replay_equals_live_at_every_step(make_desk: Any, game: str) -> None:
    people = ("ada", "bo")
    desk = make_desk(Settings(game=game, options={"players": 2}, clock=ClockTerms(60, 5)), people)
    rng = Random(11)
    while desk.look("ada")["play"]["to_act"]:
        play_on(desk, people, rng, 25)
        again = desk.rebuilt()
        for who in (*people, "stranger"):
            assert again.bytes(who) == desk.bytes(who)
            assert again.table.version_for(who) == desk.table.version_for(who)


def test_clocks_charge_the_seat_to_move_and_add_the_increment(make_desk: Any) -> None:
    terms = Settings(game="hanabi", options={"players": 2}, clock=ClockTerms(60, 5))
    desk = make_desk(terms, ("ada", "bo"))
    desk.now += 20_000
    desk.do("ada", commands.Move, action=desk.first_legal("ada"))
    clock = desk.look("ada")["shown"]["clock"]
    assert clock["left"] == [45_000, 60_000]
    assert clock["running"] == [1]


def test_running_out_warns_and_the_game_goes_on(make_desk: Any) -> None:
    desk = make_desk(Settings(game="hanabi", options={"players": 2}, clock=ClockTerms(10)), ("ada", "bo"))
    assert desk.table.tick(desk.now + 9_999) is None
    desk.now += 10_000
    out = desk.table.tick(desk.now)
    assert out is not None
    desk.apply(out)
    assert desk.table.tick(desk.now + 60_000) is None
    desk.do("ada", commands.Move, action=desk.first_legal("ada"))
    assert desk.look("ada")["shown"]["phase"] == "running"


def test_while_clocks_are_paused_nobody_moves(make_desk: Any) -> None:
    desk = make_desk(Settings(game="hanabi", options={"players": 2}, clock=ClockTerms(60)), ("ada", "bo"))
    desk.do("bo", commands.Pause)
    assert desk.refused("ada", commands.Move, action="play 1") == "refuse-clock-paused"
    assert desk.refused("ada", commands.Pause) == "refuse-clock-paused"
    desk.now += 500_000
    desk.do("ada", commands.Unpause)
    assert desk.refused("ada", commands.Unpause) == "refuse-clock-running"
    assert desk.look("ada")["shown"]["clock"]["left"] == [60_000, 60_000]


def test_a_server_clock_that_jumps_back_charges_nobody(make_desk: Any) -> None:
    desk = make_desk(Settings(game="hanabi", options={"players": 2}, clock=ClockTerms(60)), ("ada", "bo"))
    desk.now -= 1_000_000
    desk.do("ada", commands.Move, action=desk.first_legal("ada"))
    assert desk.look("ada")["shown"]["clock"]["left"] == [60_000, 60_000]


def test_downtime_of_the_server_is_charged_to_nobody(make_desk: Any) -> None:
    desk = make_desk(Settings(game="hanabi", options={"players": 2}, clock=ClockTerms(60)), ("ada", "bo"))
    again = desk.rebuilt()
    again.now += 3_600_000
    entry = again.table.recover(again.now)
    assert entry is not None
    again.apply(entry)
    again.do("ada", commands.Move, action=again.first_legal("ada"))
    assert again.look("ada")["shown"]["clock"]["left"] == [60_000, 60_000]


def test_a_table_without_a_clock_cannot_be_paused(hanabi: Any) -> None:
    assert hanabi.refused("ada", commands.Pause) == "refuse-no-clock"


def test_notes_are_private_until_the_end(hanabi: Any) -> None:
    others = [hanabi.bytes(who) for who in ("bo", "cy", "stranger")]
    hanabi.do("ada", commands.Note, card=3, text="surely a red 5")
    assert hanabi.view("ada")["notes"] == {"3": "surely a red 5"}
    assert [hanabi.bytes(who) for who in ("bo", "cy", "stranger")] == others
    hanabi.do("ada", commands.Stop)
    assert hanabi.look("bo")["play"]["notes"][0] == {"3": "surely a red 5"}


def test_an_empty_note_removes_the_note(hanabi: Any) -> None:
    hanabi.do("ada", commands.Note, card=3, text="x")
    hanabi.do("ada", commands.Note, card=3, text="")
    assert hanabi.view("ada")["notes"] == {}


def test_strict_tables_have_phrases_only_while_a_game_runs(hanabi: Any) -> None:
    assert hanabi.refused("ada", commands.Say, text="your third card is a one") == "refuse-chat-strict"
    assert hanabi.refused("ada", commands.SayPhrase, phrase="phrase-play-your-one") == "refuse-no-such-phrase"
    hanabi.do("ada", commands.SayPhrase, phrase="phrase-hello")
    hanabi.do("ada", commands.Stop)
    hanabi.do("bo", commands.Say, text="well played")
    assert [line["text"] or line["phrase"] for line in hanabi.look("cy")["chat"]] == [
        "phrase-hello",
        "well played",
    ]


def test_house_tables_have_a_chat(make_desk: Any) -> None:
    desk = make_desk(Settings(game="hanabi", options={"players": 2}, talk="house"), ("ada", "bo"))
    desk.do("ada", commands.Say, text="hello <b>all</b>")
    assert desk.look("bo")["chat"][0]["text"] == "hello <b>all</b>"
    assert desk.refused("ada", commands.Say, text=" \u200b ") == "refuse-chat-empty"


def test_chat_has_a_rate_limit_for_each_member(make_desk: Any) -> None:
    desk = make_desk(Settings(game="hanabi", options={"players": 2}, talk="house"), ("ada", "bo"))
    for _ in range(4):
        desk.do("ada", commands.Say, text="look!")
        desk.do("ada", commands.SayPhrase, phrase="phrase-hello")
    assert desk.refused("ada", commands.Say, text="look!") == "refuse-chat-fast"
    assert desk.refused("ada", commands.SayPhrase, phrase="phrase-hello") == "refuse-chat-fast"
    desk.do("bo", commands.Say, text="yes?")
    desk.now += 10_000
    desk.do("ada", commands.Say, text="look!")


@pytest.fixture
def shared(make_desk: Any) -> Any:
    """Three players of Hanabi around one device."""
    desk = make_desk(
        Settings(game="hanabi", options={"players": 3}, one_device=True), ("tablet",), start=False
    )
    desk.do("tablet", commands.Sit, name="Bo")
    desk.do("tablet", commands.Sit, name="Cy")
    desk.do("tablet", commands.Start)
    return desk


def test_one_device_shows_no_hand_before_it_is_handed_over(shared: Any) -> None:
    assert shared.view("tablet")["seat"] is None
    assert shared.refused("tablet", commands.Move, action="play 1", seat=0) == "refuse-hand-over-first"
    assert shared.refused("tablet", commands.Move, action="play 1") == "refuse-which-seat"
    assert shared.refused("tablet", commands.HandOver, seat=1) == "refuse-not-to-act"


def test_after_hand_over_the_view_is_that_seats_until_its_move(shared: Any) -> None:
    shared.do("tablet", commands.HandOver, seat=0)
    assert shared.view("tablet")["seat"] == 0
    shared.do("tablet", commands.Move, action=shared.first_legal("tablet"), seat=0)
    assert shared.view("tablet")["seat"] is None
    shared.do("tablet", commands.HandOver, seat=1)
    assert shared.view("tablet")["seat"] == 1


def test_seats_of_one_device_have_names_of_their_own(shared: Any) -> None:
    assert [seat["name"] for seat in shared.look("x")["shown"]["seats"]] == ["tablet", "Bo", "Cy"]


def test_bots_get_their_own_view_and_move_like_anyone_else(lobby: Any) -> None:
    lobby.do("ada", commands.SeatBot, seat=2, bot="any")
    lobby.do("ada", commands.Start)
    assert lobby.table.bot_jobs() == []
    lobby.do("ada", commands.Move, action=lobby.first_legal("ada"))
    lobby.do("bo", commands.Move, action=lobby.first_legal("bo"))
    (job,) = lobby.table.bot_jobs()
    assert (job.seat, job.bot, job.view.seat) == (2, "any", 2)
    assert lobby.table.is_current(job)
    move = commands.Move(id="b1", version=0, action=str(job.view.legal[0]))
    lobby.apply(lobby.table.decide(move, Caller("bot", bot=2), lobby.now))
    assert not lobby.table.is_current(job)


def test_a_finished_game_leaves_only_its_record_in_memory(hanabi: Any) -> None:
    seat = hanabi.room.game.to_act[0]
    hanabi.do(("ada", "bo")[seat], commands.Move, action="play 1")
    hanabi.do("ada", commands.Stop)
    before = hanabi.table.record(1)
    hanabi.do("ada", commands.Rematch)
    assert not hasattr(hanabi.room.records[0].state, "history")
    assert hanabi.table.record(1) == hanabi.rebuilt().table.record(1) == before
