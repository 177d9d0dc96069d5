"""Days for each move: what runs when, what happens when it passes, and holidays."""

from __future__ import annotations

from typing import Any

import pytest
from tests.tables.conftest import Desk, Offers, make_desk

from sumida.kernel import GameError
from sumida.tables.context import Caller
from sumida.tables.messages import commands
from sumida.tables.messages.commands import ClockTerms, DeadlineTerms, Settings, TakeoverTerms
from sumida.tables.seating import read_settings

HOUR, DAY = 3_600_000, 86_400_000


def table(game: str = "hanabi", **terms: Any) -> Desk:
    """Ada and Bo with three days for a move; Ada is the host and, in Hanabi, to move."""
    deadline = DeadlineTerms(3 * 86_400, **terms)
    return make_desk(Settings(game=game, options={"players": 2}, deadline=deadline), ("ada", "bo"))


def until(desk: Desk) -> dict[int, int]:
    """How long each running deadline still is."""
    return {one["seat"]: one["until"] - desk.now for one in desk.look("ada")["shown"]["deadlines"]["seats"]}


def clue(desk: Desk, who: str) -> None:
    moves = desk.view(who)["legal"]
    desk.do(who, commands.Move, action=next(move for move in moves if move.startswith("clue")))


def let_pass(desk: Desk) -> list[str]:
    """The next deadline passes; what happened."""
    before = desk.table.version_for("ada")
    desk.now += max(0, min(until(desk).values()))
    entry = desk.table.tick(desk.now)
    assert entry is not None
    desk.apply(entry)
    return [one["type"] for one in desk.news("ada", before)]


def bot_moves(desk: Desk) -> None:
    (job,) = desk.table.bot_jobs()
    assert desk.room.game is not None
    action = str(next(iter(desk.room.game.state.legal(job.seat))))
    move = commands.Move(id=desk.next_id(), version=0, action=action)
    entry = desk.table.decide(move, Caller("bot", bot=job.seat), desk.now)
    assert entry is not None
    desk.apply(entry)


def test_only_the_player_to_move_has_a_deadline_and_everybody_sees_it() -> None:
    desk = table()
    assert until(desk) == {0: 3 * DAY}
    desk.now += DAY
    clue(desk, "ada")
    assert until(desk) == {1: 3 * DAY}
    assert desk.look("bo")["shown"]["deadlines"] == desk.look("stranger")["shown"]["deadlines"]


def test_the_steps_of_a_round_of_hashi_share_one_deadline_and_tell_nobody_anything() -> None:
    desk = table("hashi")
    before = desk.bytes("bo")
    for _ in range(2):
        desk.now += HOUR
        desk.do("ada", commands.Move, action=desk.first_legal("ada"))
        desk.do("ada", commands.Undo)
    assert until(desk) == {0: 3 * DAY - 2 * HOUR, 1: 3 * DAY - 2 * HOUR}
    desk.now -= 2 * HOUR
    assert desk.bytes("bo") == before


def test_no_deadline_passes_early_or_twice() -> None:
    desk = table()
    assert desk.table.tick(desk.now + 3 * DAY - 1) is None
    assert let_pass(desk) == ["deadline-passed"]
    assert desk.table.tick(desk.now + 30 * DAY) is None


def test_when_it_passes_the_named_bot_makes_this_one_move_under_its_own_name() -> None:
    desk = table(passed="bot", bot="any")
    assert let_pass(desk) == ["deadline-passed"]
    assert desk.look("bo")["shown"]["seats"][0]["substitute"] == "any"
    bot_moves(desk)
    shown = desk.look("bo")
    assert shown["shown"]["seats"][0]["substitute"] is None
    assert [one["name"] for one in shown["play"]["holders"][0]] == ["any", "ada"]
    clue(desk, "bo")
    assert until(desk) == {0: 3 * DAY}, "the player has the whole time for the next move"
    clue(desk, "ada")


def test_a_bot_that_moves_for_a_player_of_hashi_plays_one_round() -> None:
    desk = table("hashi", passed="bot", bot="any")
    assert let_pass(desk) == ["deadline-passed"]
    while desk.table.bot_jobs():
        bot_moves(desk)
    assert desk.look("bo")["shown"]["seats"][0]["substitute"] is None
    assert desk.look("bo")["play"]["to_act"] == [1]
    assert let_pass(desk) == ["deadline-passed"]


def test_the_game_is_abandoned_if_the_terms_say_so() -> None:
    desk = table(passed="abandon")
    assert let_pass(desk) == ["deadline-passed", "ended"]
    shown = desk.look("bo")
    assert (shown["shown"]["phase"], shown["play"]["stopped"]) == ("finished", True)
    assert shown["shown"]["deadlines"] is None


def test_the_host_decides_to_wait() -> None:
    desk = table(passed="host")
    assert desk.refused("ada", commands.AfterDeadline, seat=0) == "refuse-deadline-runs"
    assert let_pass(desk) == ["deadline-passed"]
    assert desk.refused("bo", commands.AfterDeadline, seat=0) == "refuse-host-only"
    desk.do("ada", commands.AfterDeadline, seat=0)
    assert until(desk) == {0: 3 * DAY}


def test_the_host_lets_a_bot_move_or_gives_it_the_seat() -> None:
    desk = table(passed="host")
    clue(desk, "ada")
    let_pass(desk)
    assert desk.refused("ada", commands.AfterDeadline, seat=1, bot="nobody") == "refuse-no-such-bot"
    desk.do("ada", commands.AfterDeadline, seat=1, bot="any")
    bot_moves(desk)
    clue(desk, "ada")
    assert desk.refused("ada", commands.SeatBot, seat=1, bot="any") == "refuse-seat-held", "bo is here"
    let_pass(desk)
    desk.do("ada", commands.SeatBot, seat=1, bot="any")
    bot_moves(desk)
    assert desk.look("ada")["shown"]["seats"][1]["substitute"] == "any", "until bo takes the seat back"
    desk.do("bo", commands.TakeSeatBack)
    clue(desk, "ada")
    assert until(desk) == {1: 3 * DAY}


def test_whoever_is_late_may_still_move_until_the_host_has_decided() -> None:
    desk = table(passed="host")
    let_pass(desk)
    clue(desk, "ada")
    assert until(desk) == {1: 3 * DAY}
    assert desk.refused("ada", commands.AfterDeadline, seat=0) == "refuse-deadline-runs"


def test_on_holiday_the_time_stands_still_and_the_others_see_it() -> None:
    desk = table(holiday=14)
    desk.now += DAY
    desk.do("ada", commands.Holiday, days=5)
    assert until(desk) == {0: 7 * DAY}
    shown = desk.look("bo")["shown"]["deadlines"]["holidays"]
    assert shown == [{"member": 1, "until": desk.now + 5 * DAY, "days_left": 14}]
    desk.now += 2 * DAY
    desk.do("ada", commands.Holiday, days=0)
    assert until(desk) == {0: 2 * DAY}, "as much as when the holiday began"
    shown = desk.look("bo")["shown"]["deadlines"]["holidays"]
    assert shown == [{"member": 1, "until": None, "days_left": 12}]


def test_a_turn_that_comes_during_a_holiday_begins_after_it() -> None:
    desk = table(holiday=14)
    desk.do("bo", commands.Holiday, days=10)
    clue(desk, "ada")
    assert until(desk) == {1: 13 * DAY}
    clue(desk, "bo")
    assert until(desk) == {0: 3 * DAY}, "nobody else's time changes"


def test_a_holiday_is_no_longer_than_the_terms_allow_in_all() -> None:
    desk = table(holiday=7)
    assert desk.refused("ada", commands.Holiday, days=8) == "refuse-holiday-long"
    desk.do("ada", commands.Holiday, days=5)
    desk.now += 5 * DAY
    assert desk.refused("ada", commands.Holiday, days=3) == "refuse-holiday-long"
    desk.do("ada", commands.Holiday, days=2)
    assert desk.refused("stranger", commands.Holiday, days=1) == "refuse-not-a-member"


def test_deadlines_are_counted_in_uptime_and_shown_by_the_clock_on_the_wall() -> None:
    """Two days on which no server ran do not count, and the time shown moves with them."""
    desk = table()
    desk.now += DAY
    again = desk.rebuilt()
    now, up = desk.now + 2 * DAY, desk.now
    again.table.see_deadlines(now, up)
    again.now = now
    assert until(again) == {0: 2 * DAY}
    assert again.table.tick(now + 2 * DAY - 1, up + 2 * DAY - 1) is None
    assert again.table.tick(now + 2 * DAY, up + 2 * DAY) is not None


def test_a_table_rebuilt_from_its_log_has_the_same_deadlines() -> None:
    desk = table(passed="bot", bot="any")
    desk.do("bo", commands.Holiday, days=2)
    let_pass(desk)
    bot_moves(desk)
    assert desk.rebuilt().bytes("ada") == desk.bytes("ada")


def test_a_table_has_one_limit_of_time() -> None:
    deadline = DeadlineTerms(3_600)
    both = Settings(game="hanabi", clock=ClockTerms(60), takeover=TakeoverTerms(60, "any"), deadline=deadline)
    found = read_settings(Offers(), both, 0)
    assert (found.clock, found.takeover, found.deadline) == (None, None, deadline)
    shared = Settings(game="hanabi", one_device=True, deadline=deadline)
    assert read_settings(Offers(), shared, 0).deadline is None


@pytest.mark.parametrize("bot", ["nobody", "", "coded"])
def test_a_bot_that_cannot_play_here_is_refused_with_the_terms(bot: str) -> None:
    wanted = Settings(game="hanabi", deadline=DeadlineTerms(3_600, "bot", bot))
    with pytest.raises(GameError, match="bot"):
        read_settings(Offers(), wanted, 0)


def test_premoves_stay_refused() -> None:
    desk = table()
    assert desk.view("bo")["legal"] == []
    assert desk.refused("bo", commands.Move, action="discard 1") == "refuse-not-your-turn"


def test_a_table_without_deadlines_stores_nothing_of_them(hanabi: Any) -> None:
    assert all(entry.up == 0 for entry in hanabi.entries)
    assert hanabi.refused("ada", commands.Holiday, days=1) == "refuse-no-deadline"
    assert hanabi.refused("ada", commands.AfterDeadline, seat=0) == "refuse-no-deadline"
