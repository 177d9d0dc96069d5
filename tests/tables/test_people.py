"""Coming, going, seats, bots, the host."""

from __future__ import annotations

import unicodedata
from typing import Any

import pytest

from sumida.kernel import GameError
from sumida.tables.messages import commands
from sumida.tables.messages.commands import Settings


def test_the_first_to_join_is_host(lobby: Any) -> None:
    assert lobby.look("ada")["you"]["host"]
    assert not lobby.look("bo")["you"]["host"]


def test_a_visitor_sees_the_lobby_but_must_join_to_act(lobby: Any) -> None:
    assert lobby.look("stranger")["you"]["member"] is None
    assert lobby.refused("stranger", commands.Sit) == "refuse-not-a-member"


def test_nobody_joins_twice_with_one_device(lobby: Any) -> None:
    assert lobby.refused("ada", commands.Join, name="Ada again") == "refuse-already-here"


def test_equal_names_are_numbered(lobby: Any) -> None:
    lobby.do("x", commands.Join, name="ADA")
    assert [member["name"] for member in lobby.look("x")["shown"]["members"]] == ["ada", "bo", "ADA 2"]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "refuse-name-empty"),
        ("\u202e \n", "refuse-name-empty"),
        ("\u3164", "refuse-name-empty"),
        ("\u2800\uffa0 \u115f", "refuse-name-empty"),
    ],
)
def test_empty_names_are_refused(lobby: Any, name: str, reason: str) -> None:
    assert lobby.refused("x", commands.Join, name=name) == reason


def test_long_names_are_refused(lobby: Any) -> None:
    assert lobby.refused("x", commands.Join, name="x" * 25) == "refuse-name-long"


def test_names_lose_what_cannot_be_seen(lobby: Any) -> None:
    lobby.do("x", commands.Join, name="  a\u202eb\x00\tc\u200b ")
    assert lobby.look("x")["shown"]["members"][-1]["name"] == "ab c"


@pytest.mark.parametrize(
    "name",
    [
        "a\u200dda",
        "ada\ufe0f",
        "a\u034fda",
        "a\ufe00da",
        "ada\U000e0100",
        "a\u2066da\u2069",
        "ad\u3164a",
        "\u200cada",
    ],
)
def test_a_name_that_only_looks_like_another_is_numbered(lobby: Any, name: str) -> None:
    lobby.do("x", commands.Join, name=name)
    assert lobby.look("x")["shown"]["members"][-1]["name"] == "ada 2"


@pytest.mark.parametrize(
    "name", ["👩\u200d🚀", "❤\ufe0f\u200d🔥", "ශ්\u200dරී", "Zoë", "Nguyễn", "שָׁלוֹם", "ครู", "👍🏽"]
)
def test_names_of_all_scripts_and_emoji_stay_what_they_are(lobby: Any, name: str) -> None:
    lobby.do("x", commands.Join, name=name)
    assert lobby.look("x")["shown"]["members"][-1]["name"] == unicodedata.normalize("NFC", name)


def test_a_letter_has_at_most_four_marks(lobby: Any) -> None:
    lobby.do("x", commands.Join, name="q" + "\u0322" * 20 + "r")
    assert lobby.look("x")["shown"]["members"][-1]["name"] == "q" + "\u0322" * 4 + "r"


def test_renaming_changes_the_seat_too(lobby: Any) -> None:
    lobby.do("bo", commands.Rename, name="Bob")
    assert lobby.look("ada")["shown"]["seats"][1]["name"] == "Bob"


def test_a_taken_seat_is_refused(lobby: Any) -> None:
    lobby.do("cy", commands.Join, name="cy")
    assert lobby.refused("cy", commands.Sit, seat=0) == "refuse-seat-taken"
    assert lobby.refused("cy", commands.Sit, seat=7) == "refuse-no-such-seat"
    lobby.do("cy", commands.Sit, seat=2)
    lobby.do("di", commands.Join, name="di")
    assert lobby.refused("di", commands.Sit) == "refuse-no-open-seat"


def test_one_seat_a_person_unless_they_share_a_device(lobby: Any) -> None:
    assert lobby.refused("ada", commands.Sit) == "refuse-seated-already"


def test_standing_up_frees_the_seat(lobby: Any) -> None:
    lobby.do("bo", commands.Stand)
    assert lobby.look("ada")["shown"]["seats"][1]["kind"] == "open"
    assert lobby.refused("bo", commands.Stand) == "refuse-not-seated"


def test_only_the_host_seats_bots_kicks_and_sets_terms(lobby: Any) -> None:
    refused = {
        lobby.refused("bo", commands.SeatBot, seat=2, bot="any"),
        lobby.refused("bo", commands.Kick, member=1),
        lobby.refused("bo", commands.MakeHost, member=2),
        lobby.refused("bo", commands.Start),
        lobby.refused("bo", commands.ClearSeat, seat=0),
        lobby.refused("bo", commands.ChangeSettings, settings=Settings(game="hashi")),
    }
    assert refused == {"refuse-host-only"}


def test_bots_sit_on_any_open_seat_they_can_play(lobby: Any) -> None:
    assert lobby.refused("ada", commands.SeatBot, seat=2, bot="nobody") == "refuse-no-such-bot"
    assert lobby.refused("ada", commands.SeatBot, seat=2, bot="pair") == "refuse-bot-players"
    assert lobby.refused("ada", commands.SeatBot, seat=1, bot="any") == "refuse-seat-held"
    lobby.do("ada", commands.SeatBot, seat=2, bot="any")
    lobby.do("ada", commands.Start)
    assert lobby.look("ada")["shown"]["seats"][2]["kind"] == "bot"


def test_bots_that_speak_a_code_sit_only_with_each_other(lobby: Any) -> None:
    assert lobby.refused("ada", commands.SeatBot, seat=2, bot="coded") == "refuse-bot-code"
    lobby.do("bo", commands.Stand)
    lobby.do("ada", commands.Stand)
    lobby.do("ada", commands.SeatBot, seat=0, bot="coded")
    assert lobby.refused("bo", commands.Sit, seat=1) == "refuse-bot-code"
    assert lobby.refused("ada", commands.SeatBot, seat=1, bot="any") == "refuse-bot-code"
    for seat in (1, 2):
        lobby.do("ada", commands.SeatBot, seat=seat, bot="coded")
    lobby.do("ada", commands.Start)
    assert lobby.look("bo")["shown"]["phase"] == "running"


def test_every_seat_must_be_taken_to_start(lobby: Any) -> None:
    assert lobby.refused("ada", commands.Start) == "refuse-seats-empty"


def test_a_kicked_member_cannot_come_back(lobby: Any) -> None:
    lobby.do("ada", commands.Kick, member=2)
    assert lobby.look("ada")["shown"]["seats"][1]["kind"] == "open"
    assert lobby.refused("bo", commands.Join, name="bo") == "refuse-kicked"
    with pytest.raises(GameError, match="removed you"):
        lobby.table.check_may_watch("bo")


def test_the_host_cannot_kick_themselves(lobby: Any) -> None:
    assert lobby.refused("ada", commands.Kick, member=1) == "refuse-kick-yourself"
    assert lobby.refused("ada", commands.Kick, member=99) == "refuse-no-such-member"


def test_when_the_host_leaves_another_becomes_host(lobby: Any) -> None:
    lobby.do("ada", commands.Leave)
    assert lobby.look("bo")["you"]["host"]
    assert lobby.look("bo")["shown"]["seats"][0]["kind"] == "open"


def test_an_empty_table_gets_the_next_comer_as_host(lobby: Any) -> None:
    lobby.do("bo", commands.Leave)
    lobby.do("ada", commands.Leave)
    lobby.do("cy", commands.Join, name="cy")
    assert lobby.look("cy")["you"]["host"]


def test_the_host_can_hand_the_table_over(lobby: Any) -> None:
    lobby.do("ada", commands.MakeHost, member=2)
    assert lobby.look("bo")["you"]["host"]
    assert lobby.refused("ada", commands.SeatBot, seat=2, bot="any") == "refuse-host-only"


def test_fewer_seats_send_the_last_ones_off(lobby: Any) -> None:
    lobby.do("cy", commands.Join, name="cy")
    lobby.do("cy", commands.Sit, seat=2)
    lobby.do("ada", commands.ChangeSettings, settings=Settings(game="hanabi", options={"players": 2}))
    assert [seat["name"] for seat in lobby.look("ada")["shown"]["seats"]] == ["ada", "bo"]
    assert lobby.look("cy")["you"]["seats"] == []


def test_wrong_options_are_refused_with_the_games_own_reason(lobby: Any) -> None:
    wrong = Settings(game="hanabi", options={"players": 99})
    assert lobby.refused("ada", commands.ChangeSettings, settings=wrong) == "error-hanabi-option"
    assert lobby.refused("ada", commands.ChangeSettings, settings=Settings(game="go")) == "error-unknown-game"


def test_a_seat_link_brings_a_seat_into_another_browser(hanabi: Any) -> None:
    claim = commands.Claim(id="k", version=0, token="signed outside")
    hanabi.send("new browser", claim, claim=2)
    assert hanabi.look("new browser")["you"]["seats"] == [1]
    assert hanabi.look("new browser")["play"] == hanabi.look("bo")["play"]


def test_a_token_without_a_member_is_refused(hanabi: Any) -> None:
    hanabi.do("ada", commands.Kick, member=2)
    for claim in (2, 77, None):
        with pytest.raises(GameError, match="not valid"):
            hanabi.send("new browser", commands.Claim(id="k", version=0, token="x"), claim=claim)


def test_claiming_gives_up_a_place_without_a_seat_but_never_a_seat(hanabi: Any) -> None:
    hanabi.do("new", commands.Join, name="new")
    hanabi.send("new", commands.Claim(id="k", version=0, token="x"), claim=2)
    assert [member["name"] for member in hanabi.look("new")["shown"]["members"]] == ["ada", "bo", "cy"]
    with pytest.raises(GameError, match="another place"):
        hanabi.send("ada", commands.Claim(id="k2", version=0, token="x"), claim=2)


def test_a_player_who_leaves_a_running_game_keeps_the_seat_and_can_come_back(hanabi: Any) -> None:
    hanabi.do("bo", commands.Leave)
    assert not hanabi.look("ada")["shown"]["members"][1]["here"]
    assert hanabi.look("ada")["shown"]["seats"][1]["member"] == 2
    hanabi.do("bo", commands.Join, name="ignored")
    assert hanabi.look("bo")["shown"]["members"][1]["here"]


def test_a_bot_can_replace_a_player_who_left_but_not_one_who_is_here(hanabi: Any) -> None:
    assert hanabi.refused("ada", commands.SeatBot, seat=1, bot="any") == "refuse-seat-held"
    hanabi.do("bo", commands.Leave)
    hanabi.do("ada", commands.SeatBot, seat=1, bot="any")
    hanabi.do("ada", commands.Move, action=hanabi.first_legal("ada"))
    assert [job.seat for job in hanabi.table.bot_jobs()] == [1]


def test_a_kicked_players_seat_can_be_taken_in_the_running_game_if_the_host_agrees(hanabi: Any) -> None:
    hanabi.do("ada", commands.Kick, member=2)
    hanabi.do("di", commands.Join, name="di")
    hanabi.do("di", commands.Sit, seat=1)
    assert hanabi.view("di")["seat"] is None
    hanabi.do("ada", commands.Admit, member=4, allow=True)
    assert hanabi.view("di")["seat"] == 1


def test_a_member_who_left_does_not_become_host(hanabi: Any) -> None:
    """They are taken off the table at the next rematch: nobody would be host."""
    hanabi.do("bo", commands.Leave)
    assert hanabi.refused("ada", commands.MakeHost, member=2) == "refuse-no-such-member"


def test_a_place_taken_back_at_a_table_without_host_comes_with_the_table(hanabi: Any) -> None:
    for who in ("cy", "bo", "ada"):
        hanabi.do(who, commands.Leave)
    hanabi.do("new browser", commands.Join, name="who lost the browser")
    hanabi.send("new browser", commands.Claim(id="k", version=0, token="x"), claim=1)
    assert hanabi.look("new browser")["you"]["seats"] == [0]
    assert hanabi.look("new browser")["you"]["host"]


def test_a_device_comes_back_by_link_or_by_joining(hanabi: Any) -> None:
    hanabi.do("bo", commands.Leave)
    hanabi.do("ada", commands.SeatBot, seat=1, bot="any")
    hanabi.send("bo", commands.Claim(id="k", version=0, token="x"), claim=2)
    assert hanabi.look("ada")["shown"]["members"][1]["here"]
