"""The deal is fixed by a sealed secret and by what players add; nobody can choose it, anyone can check it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sumida.tables.context import Chance
from sumida.tables.messages import commands
from sumida.tables.messages.commands import Settings
from sumida.tables.sealing import commitment, seal, shuffled

CARDS = [f"{suit}{rank}" for suit in "bgrwy" for rank in (1, 1, 1, 2, 2, 3, 3, 4, 4, 5)]
LINE = st.text(st.characters(exclude_characters="\n", exclude_categories=["Cs"]), max_size=20)


@pytest.fixture(params=["hanabi", "hashi"])
def desk(request: pytest.FixtureRequest, make_desk: Any) -> Any:
    """Ada (host) and Bo on both seats, with real chance; nothing has begun."""
    settings = Settings(game=request.param, options={"players": 2})
    made = make_desk(settings, ("ada", "bo"), start=False)
    made.table.chance = Chance()
    for command in (commands.Start, commands.Stop, commands.Rematch):
        made.do("ada", command)
    return made


def check(play: dict[str, Any]) -> None:
    """All that a player can check after the game."""
    opening = play["opening"]
    assert commitment(opening["salt"], opening["deal"]) == play["digest"]
    assert seal(opening["secret"]) == play["sealed"]
    added = [one["text"] for one in play["added"]]
    assert shuffled(opening["deal"].split(), opening["secret"], added) == opening["deal"].split()


@given(LINE, st.lists(LINE, min_size=1, max_size=5), st.data())
def test_changing_any_contribution_changes_the_deal(secret: str, added: list[str], data: Any) -> None:
    place = data.draw(st.integers(0, len(added) - 1))
    other = data.draw(LINE.filter(lambda text: text != added[place]))
    changed = [*added[:place], other, *added[place + 1 :]]
    deal = shuffled(CARDS, secret, added)
    assert deal != shuffled(CARDS, secret, changed)
    assert deal != shuffled(CARDS, secret, [*added, ""])
    assert deal != shuffled(CARDS, secret, added[:-1])
    assert sorted(deal) == sorted(CARDS)


@given(LINE, LINE)
def test_changing_the_secret_changes_the_deal(secret: str, other: str) -> None:
    assert (shuffled(CARDS, secret, ["x"]) == shuffled(CARDS, other, ["x"])) == (secret == other)


def test_every_card_is_equally_likely_at_every_place() -> None:
    rounds, cards = 6_000, list("abcdef")
    places: Counter[tuple[int, str]] = Counter()
    for number in range(rounds):
        places.update(enumerate(shuffled(cards, str(number), [])))
    assert len(places) == 36
    expected = rounds / 6
    assert sum((found - expected) ** 2 / expected for found in places.values()) < 60, (
        "chi-squared, 25 degrees"
    )


def test_the_shuffle_stays_what_it_is() -> None:
    """Anyone may have written a checker of their own."""
    assert " ".join(shuffled(list("abcdefgh"), "5ec2e7", ["fox", "owl"])) == "f b h e g d c a"


def test_a_game_can_be_checked_when_it_is_over(desk: Any) -> None:
    before = desk.look("bo")["shown"]["next_deal"]
    assert (before["number"], before["added"]) == (2, [])
    desk.do("ada", commands.AddEntropy, text="a red  fox")
    desk.do("bo", commands.AddEntropy, text="żółw")
    shown = desk.look("bo")["shown"]["next_deal"]
    assert [(one["name"], one["text"]) for one in shown["added"]] == [("ada", "a red fox"), ("bo", "żółw")]
    desk.do("ada", commands.Start)
    play = desk.look("bo")["play"]
    assert (play["sealed"], play["added"], play["opening"]) == (before["sealed"], shown["added"], None)
    desk.do("ada", commands.Stop)
    play = desk.look("bo")["play"]
    assert play["sealed"] == before["sealed"]
    check(play)
    assert desk.rebuilt().bytes("bo") == desk.bytes("bo")


def test_what_a_member_adds_again_replaces_what_they_added(desk: Any) -> None:
    desk.do("ada", commands.AddEntropy, text="one")
    desk.do("bo", commands.AddEntropy, text="two")
    desk.do("ada", commands.AddEntropy, text="three")
    added = desk.look("bo")["shown"]["next_deal"]["added"]
    assert [one["text"] for one in added] == ["two", "three"]


def test_those_who_stood_up_have_no_part_in_the_deal(desk: Any) -> None:
    desk.do("bo", commands.AddEntropy, text="two")
    desk.do("bo", commands.Stand)
    assert desk.look("bo")["shown"]["next_deal"]["added"] == []
    desk.do("ada", commands.SeatBot, seat=1, bot="any")
    desk.do("ada", commands.Start)
    assert desk.look("bo")["play"]["added"] == []


def test_only_players_and_the_host_add_and_only_before_the_game(desk: Any) -> None:
    desk.do("cy", commands.Join, name="cy")
    assert desk.refused("cy", commands.AddEntropy, text="x") == "refuse-not-seated"
    assert desk.refused("ada", commands.AddEntropy, text=" \u202e ") == "refuse-chat-empty"
    desk.do("ada", commands.Start)
    assert desk.refused("ada", commands.AddEntropy, text="x") == "refuse-not-in-lobby"
    desk.do("ada", commands.Stop)
    assert desk.refused("ada", commands.AddEntropy, text="x") == "refuse-not-in-lobby"


def test_the_host_of_a_table_of_bots_may_add(make_desk: Any) -> None:
    desk = make_desk(Settings(game="hanabi", options={"players": 2}), start=False)
    desk.table.chance = Chance()
    desk.do("ada", commands.Join, name="ada")
    for seat in (0, 1):
        desk.do("ada", commands.SeatBot, seat=seat, bot="any")
    desk.do("ada", commands.AddEntropy, text="fox")
    desk.do("ada", commands.Start)
    desk.do("ada", commands.Stop)
    play = desk.look("ada")["play"]
    assert [one["text"] for one in play["added"]] == ["fox"]
    check(play)


def test_every_game_has_a_secret_of_its_own(desk: Any) -> None:
    seals = set()
    for _ in range(5):
        seals.add(desk.look("ada")["shown"]["next_deal"]["sealed"])
        for command in (commands.Start, commands.Stop, commands.Rematch):
            desk.do("ada", command)
    assert len(seals) == 5


def test_a_secret_has_256_bits_and_stays_secret_until_the_end(desk: Any) -> None:
    secret = desk.room.secret
    assert len(bytes.fromhex(secret)) == 32
    told = [desk.bytes(who) for who in ("ada", "bo", "cy")]
    desk.do("ada", commands.Start)
    for who in ("ada", "bo", "cy"):
        told.append(desk.bytes(who))
        told += [
            msgspec.json.encode(desk.table.update(who, since, desk.now))
            for since in range(desk.table.version_for(who))
        ]
    game = desk.room.game
    assert game.secret == secret
    assert not any(text.encode() in frame for frame in told for text in (secret, game.salt, game.deal))
    desk.do("ada", commands.Stop)
    assert secret.encode() in desk.bytes("cy")


def test_nothing_is_added_to_the_deal_of_the_day(make_desk: Any) -> None:
    desk = make_desk(Settings(game="hashi", options={"players": 1}), ("ada",), start=False)
    desk.now = 1_795_000_000_000
    desk.do("ada", commands.ChangeSettings, settings=Settings(game="hashi", daily="2026-11-10"))
    assert desk.look("ada")["shown"]["next_deal"] is None
    assert desk.refused("ada", commands.AddEntropy, text="x") == "refuse-deal-fixed"
    desk.do("ada", commands.Start)
    desk.do("ada", commands.Stop)
    play = desk.look("ada")["play"]
    assert (play["sealed"], play["added"], play["opening"]["secret"]) == (None, [], None)
    assert commitment(play["opening"]["salt"], play["opening"]["deal"]) == play["digest"]
