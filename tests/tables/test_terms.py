"""Terms of a table: who starts, silence, permissions of spectators; and looking back at earlier turns."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from sumida import records
from sumida.tables.context import Chance
from sumida.tables.messages import commands
from sumida.tables.messages.commands import Settings


class Draw(Chance):
    """Draws the same seat every time."""

    def __init__(self, seat: int) -> None:
        super().__init__(Random(5))
        object.__setattr__(self, "seat", seat)

    def starter(self, seats: int) -> int:
        return int(self.seat)  # type: ignore[attr-defined]  # set on a frozen dataclass above


def _started(make_desk: Any, chance: Chance | None = None, host: str = "ada", **terms: Any) -> Any:
    settings = Settings(game="hanabi", options={"players": 3}, **terms)
    desk = make_desk(settings, ("ada", "bo", "cy"), start=False)
    desk.table.chance = chance or desk.table.chance
    if host != "ada":
        desk.do("ada", commands.MakeHost, member={"bo": 2, "cy": 3}[host])
    desk.do(host, commands.Start)
    return desk


def _starter(desk: Any) -> str:
    return str(desk.look("ada")["shown"]["seats"][desk.look("ada")["play"]["to_act"][0]]["name"])


def test_by_default_the_first_seat_starts(hanabi: Any) -> None:
    assert hanabi.look("ada")["play"]["to_act"] == [0]
    assert hanabi.look("ada")["play"]["options"]["first_seat"] == 0


def test_the_one_who_starts_can_be_drawn(make_desk: Any) -> None:
    drawn = {_starter(_started(make_desk, Draw(seat), starts="drawn")) for seat in range(3)}
    assert drawn == {"ada", "bo", "cy"}


@pytest.mark.parametrize("shuffle", [False, True])
def test_the_host_or_a_named_seat_starts_wherever_it_is_after_shuffling(
    make_desk: Any, shuffle: bool
) -> None:
    assert _starter(_started(make_desk, starts="host", host="cy", shuffle_seats=shuffle)) == "cy"
    assert _starter(_started(make_desk, starts=1, shuffle_seats=shuffle)) == "bo"


def test_a_host_who_only_watches_does_not_start(make_desk: Any) -> None:
    settings = Settings(game="hanabi", options={"players": 2}, starts="host")
    desk = make_desk(settings, ("ada", "bo"), start=False)
    desk.do("ada", commands.Stand)
    desk.do("ada", commands.SeatBot, seat=0, bot="any")
    desk.do("ada", commands.Start)
    assert desk.look("ada")["play"]["to_act"] == [0]


def test_the_record_says_who_started(make_desk: Any) -> None:
    desk = _started(make_desk, Draw(2), starts="drawn")
    desk.do("cy", commands.Move, action=desk.first_legal("cy"))
    desk.do("ada", commands.Stop)
    record = desk.table.record(1)
    assert record.setup["first_seat"] == 2
    assert records.replay(record).states[0].to_act == (2,)
    assert desk.rebuilt().bytes("bo") == desk.bytes("bo")


def test_a_seat_that_does_not_exist_cannot_start(lobby: Any) -> None:
    wrong = Settings(game="hanabi", options={"players": 3}, starts=3)
    assert lobby.refused("ada", commands.ChangeSettings, settings=wrong) == "refuse-no-such-seat"


def test_nobody_starts_a_game_of_hashi(make_desk: Any) -> None:
    desk = make_desk(Settings(game="hashi", options={"players": 2}, starts="drawn"), ("ada", "bo"))
    assert desk.look("ada")["play"]["to_act"] == [0, 1]


def test_at_a_silent_table_nothing_is_said_while_a_game_runs(make_desk: Any) -> None:
    desk = make_desk(Settings(game="hanabi", options={"players": 2}, talk="silent"), ("ada", "bo"))
    desk.do("wu", commands.Join, name="wu")
    for who in ("ada", "wu"):
        assert desk.refused(who, commands.Say, text="look at your third card") == "refuse-chat-silent"
        assert desk.refused(who, commands.SayPhrase, phrase="phrase-well-played") == "refuse-chat-silent"
    desk.do("ada", commands.Stop)
    desk.do("wu", commands.SayPhrase, phrase="phrase-well-played")
    desk.do("bo", commands.Say, text="thanks")


def test_while_a_game_runs_the_talk_can_only_become_quieter(make_desk: Any) -> None:
    house = Settings(game="hanabi", options={"players": 2}, talk="house")
    strict, silent = replace(house, talk="strict"), replace(house, talk="silent")
    desk = make_desk(house, ("ada", "bo"))
    desk.do("ada", commands.ChangeSettings, settings=strict)
    desk.do("ada", commands.ChangeSettings, settings=silent)
    assert desk.refused("ada", commands.ChangeSettings, settings=strict) == "refuse-game-running"


def test_permission_to_see_hands_ends_with_the_game(make_desk: Any) -> None:
    settings = Settings(game="hanabi", options={"players": 2}, watching="all")
    desk = make_desk(settings, ("ada", "bo"))
    for who in ("wu", "xi"):
        desk.do(who, commands.Join, name=who)
        desk.do(who, commands.WatchAs, mode="all")
    desk.do("ada", commands.Admit, member=3, allow=True)
    assert len(desk.look("wu")["play"]["views"]) == 2
    desk.do("ada", commands.Stop)
    desk.do("ada", commands.Rematch)
    assert desk.look("ada")["shown"]["wishes"] == []
    desk.do("ada", commands.Start)
    assert [view["seat"] for view in desk.look("wu")["play"]["views"]] == [None]
    assert desk.look("wu")["you"]["watching"] == "public"
    desk.do("wu", commands.WatchAs, mode="all")
    assert [wish["member"] for wish in desk.look("ada")["shown"]["wishes"]] == [3]


def test_a_host_who_watches_bots_keeps_seeing_them_in_the_next_game(make_desk: Any) -> None:
    settings = Settings(game="hanabi", options={"players": 2}, watching="all")
    desk = make_desk(settings, ("ada",), start=False)
    desk.do("ada", commands.Stand)
    desk.do("ada", commands.WatchAs, mode="all")
    for seat in (0, 1):
        desk.do("ada", commands.SeatBot, seat=seat, bot="any")
    for _ in range(2):
        desk.do("ada", commands.Start)
        assert len(desk.look("ada")["play"]["views"]) == 2
        desk.do("ada", commands.Stop)
        desk.do("ada", commands.Rematch)


def test_an_earlier_turn_is_seen_as_it_was_seen_then(hanabi: Any) -> None:
    people = ("ada", "bo", "cy")
    seen = []
    for turn in range(6):
        seen.append({who: hanabi.view(who)["view"] for who in (*people, "stranger")})
        mover = people[turn % 3]
        hanabi.do(mover, commands.Move, action=hanabi.view(mover)["legal"][-1])
    for turn, views in enumerate(seen):
        for who, view in views.items():
            past = _past(hanabi, who, turn)
            assert (past["turn"], past["number"]) == (turn, 1)
            assert past["views"][0]["view"] == view
            assert past["views"][0]["legal"] == []


def _past(desk: Any, who: str, turn: int) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(desk.table.past_turn(who, turn)))
    return found


def test_there_is_no_looking_ahead(hanabi: Any) -> None:
    hanabi.do("ada", commands.Move, action=hanabi.first_legal("ada"))
    with pytest.raises(ValueError, match="turns 0 to 1"):
        hanabi.table.past_turn("ada", 2)


def test_an_earlier_round_of_hashi_shows_no_step_of_the_running_one(hashi: Any) -> None:
    for who in ("ada", "bo"):
        hashi.do(who, commands.Move, action=hashi.first_legal(who))
        hashi.do(who, commands.Move, action="done")
    before = _past(hashi, "bo", 1)
    hashi.do("ada", commands.Move, action=hashi.first_legal("ada"))
    assert _past(hashi, "bo", 1) == before
    assert _past(hashi, "ada", 1)["views"][0]["view"]["marks"] == []


def test_where_spectators_are_not_allowed_a_stranger_cannot_look_back(make_desk: Any) -> None:
    desk = make_desk(Settings(game="hanabi", options={"players": 2}, watching="closed"), ("ada", "bo"))
    with pytest.raises(ValueError, match="closed this table"):
        desk.table.past_turn("stranger", 0)
