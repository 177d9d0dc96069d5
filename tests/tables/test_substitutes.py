"""Bots that play for people who are away, and the seats of people who were removed."""

from __future__ import annotations

from typing import Any

import pytest

from sumida.kernel import GameError
from sumida.tables.context import Caller
from sumida.tables.messages import commands
from sumida.tables.messages.commands import ClockTerms, Settings, TakeoverTerms

GAMES = [("hanabi", 3), ("hashi", 3)]


def _running(make_desk: Any, game: str, players: int, **terms: Any) -> Any:
    settings = Settings(game=game, options={"players": players}, **terms)
    return make_desk(settings, ("ada", "bo", "cy")[:players])


def _bot_moves(desk: Any, action: str | None = None) -> None:
    """Every bot that is to move makes one move."""
    for job in desk.table.bot_jobs():
        chosen = action or str(job.view.legal[0])
        move = commands.Move(id=desk.next_id(), version=0, action=chosen)
        desk.apply(desk.table.decide(move, Caller("bot", bot=job.seat), desk.now))


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_bot_plays_for_someone_who_left_until_they_are_back(
    make_desk: Any, game: str, players: int
) -> None:
    desk = _running(make_desk, game, players)
    desk.do("ada", commands.Move, action=desk.first_legal("ada"))
    desk.do("bo", commands.Leave)
    desk.do("ada", commands.SeatBot, seat=1, bot="any")
    seat = desk.look("cy")["shown"]["seats"][1]
    assert (seat["kind"], seat["member"], seat["name"], seat["substitute"]) == ("person", 2, "bo", "any")
    assert [job.seat for job in desk.table.bot_jobs()] == [1]
    desk.do("bo", commands.Join, name="bo")
    assert desk.view("bo")["legal"] == []
    assert desk.refused("bo", commands.Move, action="play 1") == "refuse-substitute"
    desk.do("bo", commands.TakeSeatBack)
    assert desk.look("cy")["shown"]["seats"][1]["substitute"] is None
    desk.do("bo", commands.Move, action=desk.first_legal("bo"))
    assert desk.refused("bo", commands.TakeSeatBack) == "refuse-no-substitute"


def test_a_bot_that_is_thinking_when_the_player_returns_does_not_move(hanabi: Any) -> None:
    hanabi.do("ada", commands.Move, action=hanabi.first_legal("ada"))
    hanabi.do("bo", commands.Leave)
    hanabi.do("ada", commands.SeatBot, seat=1, bot="any")
    (job,) = hanabi.table.bot_jobs()
    hanabi.do("bo", commands.Join, name="bo")
    hanabi.do("bo", commands.TakeSeatBack)
    assert not hanabi.table.is_current(job)


def test_a_substitute_sees_what_its_seat_sees_and_no_more(hanabi: Any) -> None:
    hanabi.do("ada", commands.Move, action=hanabi.first_legal("ada"))
    hanabi.do("bo", commands.Leave)
    hanabi.do("ada", commands.SeatBot, seat=1, bot="any")
    (job,) = hanabi.table.bot_jobs()
    assert job.view == hanabi.room.game.state.view(1)
    assert all(held.card is None for held in job.view.hands[1])


def test_a_seat_with_a_substitute_survives_a_restart(hanabi: Any) -> None:
    hanabi.do("bo", commands.Leave)
    hanabi.do("ada", commands.SeatBot, seat=1, bot="any")
    again = hanabi.rebuilt()
    assert again.bytes("cy") == hanabi.bytes("cy")
    again.do("bo", commands.Join, name="bo")
    again.do("bo", commands.TakeSeatBack)
    assert again.look("bo")["you"]["seats"] == [1]


def test_a_seat_link_leads_back_to_a_seat_that_a_bot_plays(hanabi: Any) -> None:
    hanabi.do("bo", commands.Leave)
    hanabi.do("ada", commands.SeatBot, seat=1, bot="any")
    hanabi.send("new browser", commands.Claim(id="k", version=0, token="x"), claim=2)
    hanabi.do("new browser", commands.TakeSeatBack)
    assert hanabi.look("ada")["shown"]["seats"][1]["substitute"] is None


def test_the_host_can_have_a_bot_play_for_someone_who_is_not_connected(hanabi: Any) -> None:
    seat_bot = commands.SeatBot(id="x", version=0, seat=1, bot="any")
    with pytest.raises(GameError, match="who is here"):
        hanabi.table.decide(seat_bot, Caller("ada", online=frozenset({1, 2, 3})), hanabi.now)
    hanabi.apply(hanabi.table.decide(seat_bot, Caller("ada", online=frozenset({1, 3})), hanabi.now))
    assert hanabi.look("cy")["shown"]["seats"][1]["substitute"] == "any"


def test_by_the_tables_terms_a_bot_takes_over_only_while_someone_else_plays(make_desk: Any) -> None:
    desk = _running(make_desk, "hanabi", 3, takeover=TakeoverTerms(60, "any"))
    assert desk.table.absent_seats([1, 2, 3]) == []
    assert desk.table.absent_seats([1, 3]) == [1]
    assert desk.table.absent_seats([]) == [], "nobody would see the game that the bots play"
    desk.apply(desk.table.take_over(1, desk.now))
    assert desk.table.absent_seats([1, 3]) == []
    assert desk.look("ada")["shown"]["seats"][1]["substitute"] == "any"


def test_without_terms_only_the_host_decides(hanabi: Any) -> None:
    assert hanabi.table.absent_seats([1]) == []


@pytest.mark.parametrize(("bot", "reason"), [("pair", "refuse-bot-players"), ("coded", "refuse-bot-code")])
def test_a_bot_that_could_not_take_over_is_refused_in_the_terms(lobby: Any, bot: str, reason: str) -> None:
    terms = Settings(game="hanabi", options={"players": 3}, takeover=TakeoverTerms(60, bot))
    assert lobby.refused("ada", commands.ChangeSettings, settings=terms) == reason


def test_the_clock_of_an_absent_player_stands_still(make_desk: Any) -> None:
    desk = _running(make_desk, "hanabi", 2, clock=ClockTerms(60))
    desk.do("ada", commands.Leave)
    desk.do("bo", commands.SeatBot, seat=0, bot="any")
    assert desk.look("bo")["shown"]["clock"]["running"] == []


def test_the_next_game_starts_without_substitutes(hanabi: Any) -> None:
    hanabi.do("bo", commands.Leave)
    hanabi.do("ada", commands.SeatBot, seat=1, bot="any")
    hanabi.do("bo", commands.Join, name="bo")
    hanabi.do("ada", commands.Stop)
    assert hanabi.table.record(1).names == ("ada", "bo", "cy")
    hanabi.do("ada", commands.Rematch)
    hanabi.do("ada", commands.Start)
    assert [seat["substitute"] for seat in hanabi.look("ada")["shown"]["seats"]] == [None] * 3


def _holders(desk: Any, seat: int) -> list[tuple[int, str]]:
    found = desk.look("ada")["play"]["holders"][seat]
    return [(holder["since"], holder["name"]) for holder in found]


def test_the_log_keeps_the_name_of_someone_who_was_removed(hanabi: Any) -> None:
    hanabi.do("ada", commands.Move, action=hanabi.first_legal("ada"))
    hanabi.do("bo", commands.Move, action=hanabi.first_legal("bo"))
    before = hanabi.table.version_for("cy")
    hanabi.do("ada", commands.Kick, member=2)
    assert hanabi.news("cy", before) == [{"type": "left", "member": 2, "kicked": True, "name": "bo"}]
    assert _holders(hanabi, 1) == [(0, "bo")]
    hanabi.do("ada", commands.SeatBot, seat=1, bot="any")
    assert _holders(hanabi, 1) == [(0, "bo"), (2, "any")]


def test_a_removed_players_seat_passes_to_a_bot_in_the_same_moment(hanabi: Any) -> None:
    assert hanabi.refused("ada", commands.Kick, member=2, bot="pair") == "refuse-bot-players"
    hanabi.do("ada", commands.Kick, member=2, bot="any")
    seat = hanabi.look("cy")["shown"]["seats"][1]
    assert (seat["kind"], seat["bot"], seat["member"]) == ("bot", "any", None)
    assert hanabi.refused("bo", commands.Join, name="bo") == "refuse-kicked"


def test_the_bot_that_already_plays_stays_when_its_player_is_removed(hashi: Any) -> None:
    hashi.do("bo", commands.Leave)
    hashi.do("ada", commands.SeatBot, seat=1, bot="any")
    hashi.do("ada", commands.Kick, member=2)
    assert hashi.look("ada")["shown"]["seats"][1]["bot"] == "any"


def test_a_record_names_the_last_player_of_a_seat_left_open(hanabi: Any) -> None:
    hanabi.do("ada", commands.Kick, member=2)
    hanabi.do("ada", commands.Stop)
    assert hanabi.table.record(1).names == ("ada", "bo", "cy")


def test_a_new_name_is_the_name_of_all_that_player_did(make_desk: Any) -> None:
    desk = make_desk(Settings(game="hanabi", options={"players": 2}, talk="house"), ("ada", "bo"))
    desk.do("ada", commands.Move, action=desk.first_legal("ada"))
    desk.do("ada", commands.Rename, name="Adele")
    assert _holders(desk, 0) == [(0, "Adele")]


def test_how_far_others_are_in_a_round_of_hashi_is_not_in_the_list_of_holders(hashi: Any) -> None:
    hashi.do("bo", commands.Move, action=hashi.first_legal("bo"))
    hashi.do("bo", commands.Leave)
    hashi.do("ada", commands.SeatBot, seat=1, bot="any")
    assert _holders(hashi, 1) == [(0, "any")]
