"""Games under older rules: played on where those rules are kept, archived where they are not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from sumida.hanabi.rules.game import HanabiGame
from sumida.hashi.rules.game import HashiGame
from sumida.kernel import Game, GameError
from sumida.tables.log import Entry, read_entry, write_entry
from sumida.tables.messages import commands
from sumida.tables.messages.commands import Settings
from sumida.tables.table import Table

NAMES = ("ada", "bo")


class NewHanabi(HanabiGame):
    """Hanabi under later rules."""

    rules = 2


@dataclass(frozen=True)
class Versions:
    """Later rules as the newest; the former ones are here, or not."""

    offers: Any
    former: bool

    def game(self, name: str, rules: int | None = None) -> Game:
        if rules == 1 and not self.former:
            raise GameError("version 1 is not here", "error-rules-version", version=1, known="2")
        if rules == 1:
            found: Game = self.offers.game(name)
            return found
        return NewHanabi() if name == "hanabi" else HashiGame(rules=2)

    def bots(self, game: str) -> Any:
        return self.offers.bots(game)


def reopened(desk: Any, *, former: bool, strip: bool = False) -> Table:
    """The table as a program with later rules reads it; `strip`: as an older program stored it."""
    entries = [read_entry(write_entry(entry)) for entry in desk.entries]
    return Table.rebuild(
        Versions(desk.room.offers, former), [_stripped(entry) if strip else entry for entry in entries]
    )


def _stripped(entry: Entry) -> Entry:
    events = [
        msgspec.structs.replace(event, result=None) if hasattr(event, "result") else event
        for event in entry.events
    ]
    return msgspec.structs.replace(entry, events=events)


def shown(table: Table, who: str = "ada") -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(table.snapshot(who, 1_000_000, [])))
    return found


def play(desk: Any, most: int = 10_000) -> None:
    """Make the last of the legal moves again and again, until the game is over."""
    while most and (waiting := desk.look("ada")["play"]["to_act"]):
        who = NAMES[waiting[0]]
        desk.do(who, commands.Move, action=desk.view(who)["legal"][-1])
        most -= 1


@pytest.fixture(params=["hanabi", "hashi"])
def desk(make_desk: Any, request: pytest.FixtureRequest) -> Any:
    made = make_desk(Settings(game=request.param, options={"players": 2}, talk="house"), NAMES)
    made.do("ada", commands.Say, text="good luck")
    return made


def test_a_running_game_goes_on_under_the_rules_it_was_begun_under(desk: Any) -> None:
    play(desk, most=3)
    table = reopened(desk, former=True)
    assert table.room.running is not None
    assert table.room.running.definition.rules == 1
    assert shown(table)["play"] == desk.look("ada")["play"]


def test_a_finished_game_shows_the_same_under_the_rules_it_was_played_under(desk: Any) -> None:
    play(desk)
    for strip in (False, True):
        assert shown(reopened(desk, former=True, strip=strip)) == desk.look("ada")


def test_a_finished_game_keeps_scores_and_last_position_without_its_rules(desk: Any) -> None:
    play(desk)
    before, after = desk.look("wu"), shown(reopened(desk, former=False), "wu")
    assert after["shown"] == before["shown"]
    assert after["play"]["scores"] == before["play"]["scores"]
    assert after["play"]["views"][0]["view"] == before["play"]["views"][0]["view"]
    assert after["play"]["archived"]["moves"] == [[seat, action] for seat, action in desk.room.game.moves]
    assert after["play"]["opening"] == before["play"]["opening"]


def test_a_game_that_an_older_program_finished_opens_without_its_rules(desk: Any) -> None:
    play(desk)
    table = reopened(desk, former=False, strip=True)
    found = shown(table)
    assert found["shown"]["phase"] == "finished"
    assert (found["play"]["scores"], found["play"]["views"]) == ([], [])
    assert table.record(1).rules == 1
    assert table.record(1).moves == tuple(desk.room.game.moves)


def test_a_running_game_without_its_rules_says_so_and_hides_the_deal(desk: Any) -> None:
    play(desk, most=2)
    table = reopened(desk, former=False)
    found = shown(table)
    assert found["shown"]["phase"] == "running"
    assert found["play"]["archived"] == {"moves": []}
    assert (found["play"]["opening"], found["play"]["views"], found["play"]["to_act"]) == (None, [], [])
    assert desk.room.game.deal not in str(found)
    assert [seat["name"] for seat in found["shown"]["seats"]] == ["ada", "bo"]
    assert [line["text"] for line in found["chat"]] == [line.text for line in desk.room.chat]


@pytest.mark.parametrize(
    "kind",
    [
        lambda **named: commands.Move(action="play 1", **named),
        commands.Undo,
        commands.AskTakeback,
        lambda **named: commands.Note(card=0, text="a note", **named),
    ],
)
def test_a_game_without_its_rules_cannot_be_played_on(desk: Any, kind: Any) -> None:
    play(desk, most=2)
    desk.table = reopened(desk, former=False)
    with pytest.raises(GameError) as refused:
        desk.do("ada", kind)
    assert refused.value.reason == "refuse-archived"


def test_the_host_ends_a_game_without_its_rules_and_starts_a_new_one(desk: Any) -> None:
    play(desk, most=2)
    desk.table = reopened(desk, former=False)
    desk.do("ada", commands.Stop)
    assert desk.look("ada")["shown"]["phase"] == "finished"
    desk.do("ada", commands.Rematch)
    desk.do("ada", commands.Start)
    assert desk.room.running.definition.rules == 2
    assert desk.look("ada")["play"]["archived"] is None
    play(desk, most=2)


def test_takebacks_and_people_who_come_and_go_are_read_without_the_rules(make_desk: Any) -> None:
    desk = make_desk(Settings(game="hanabi", options={"players": 2}), NAMES)
    play(desk, most=3)
    desk.do("ada", commands.AskTakeback)
    desk.do("bo", commands.AnswerTakeback, turn=3, agree=True)
    desk.do("bo", commands.Leave)
    desk.do("bo", commands.Join, name="bo")
    table = reopened(desk, former=False)
    assert table.room.game is not None
    assert table.room.game.moves == desk.room.game.moves
    assert shown(table)["shown"]["members"] == desk.look("ada")["shown"]["members"]


def test_steps_that_were_undone_are_not_among_the_moves_without_the_rules(make_desk: Any) -> None:
    desk = make_desk(Settings(game="hashi", options={"players": 2}), NAMES)
    desk.do("ada", commands.Move, action=desk.first_legal("ada"))
    desk.do("ada", commands.Undo)
    play(desk, most=5)
    table = reopened(desk, former=False)
    assert table.room.game is not None
    assert table.room.game.moves == desk.room.game.moves


def test_options_that_the_newest_rules_do_not_know_give_way_in_the_lobby(make_desk: Any) -> None:
    desk = make_desk(Settings(game="hanabi", options={"players": 3}), ("ada", "bo", "cy"), start=False)
    first = desk.entries[0].events[0]
    options = {**first.settings.options, "lucky_draw": True}
    settings = msgspec.structs.replace(first.settings, options=options)
    events = [msgspec.structs.replace(first, settings=settings)]
    desk.entries[0] = msgspec.structs.replace(desk.entries[0], events=events)
    table = desk.rebuilt()
    assert len(table.room.chairs) == 3
    assert "lucky_draw" not in table.room.settings.options


def test_a_move_that_the_rules_do_not_allow_archives_its_game_and_spares_the_table(desk: Any) -> None:
    play(desk, most=2)
    moved = next(n for n, entry in enumerate(desk.entries) if "MoveMade" in str(entry.events))
    wrong = msgspec.structs.replace(desk.entries[moved].events[0], action="juggle 3")
    desk.entries[moved] = msgspec.structs.replace(desk.entries[moved], events=[wrong])
    table = desk.rebuilt()
    assert table.room.game.archived
    assert table.room.game.moves[0] == (wrong.seat, "juggle 3")
