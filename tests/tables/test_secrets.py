"""Nothing a receiver is sent depends on what it may not know. In brackets: where it went wrong before."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from sumida.kernel import GameError
from sumida.tables.context import Chance
from sumida.tables.messages import commands
from sumida.tables.messages.commands import Settings


class Dealer(Chance):
    """Deals one given deck."""

    def __init__(self, deal: str) -> None:
        super().__init__()
        object.__setattr__(self, "given", deal)

    def deal(self, setup: Any, secret: str, added: Any) -> str:
        return str(self.given)  # type: ignore[attr-defined]  # set on a frozen dataclass above

    def secret(self) -> str:
        return "5ec2e7"

    def salt(self) -> str:
        return "5a17"


def everything_told(desk: Any, who: str) -> list[bytes]:
    """All bytes for `who` from the first version to the last, the commitment apart (it is salted)."""
    from sumida.tables.messages.protocol import encode

    versions = range(desk.table.version_for(who) + 1)
    updates = [desk.table.update(who, since, desk.now) for since in versions]
    found = [encode(update) for update in updates if update is not None] + [desk.bytes(who)]
    digest = desk.room.game.digest.encode()
    return [frame.replace(digest, b"digest") for frame in found]


def swaps(desk: Any, seat: int, rng: Random) -> Iterator[str]:
    """Decks that differ only in cards `seat` cannot tell apart: its own hand and the pile."""
    view = desk.room.game.state.view(seat)
    cards = desk.room.game.deal.split()
    drawn = {held.order for hand in view.hands for held in hand} | {order for order, _ in view.discards}
    drawn |= {event.order for event in view.history if event.order is not None}
    pile = [order for order in range(len(cards)) if order not in drawn]
    names = desk.room.game.setup.variant.cards
    hand = [
        (held.order, {names[i] for i in range(len(names)) if held.possible >> i & 1})
        for held in view.hands[seat]
    ]
    for order, possible in hand:
        for other in rng.sample(pile, min(8, len(pile))):
            if cards[other] in possible and cards[other] != cards[order]:
                swapped = list(cards)
                swapped[order], swapped[other] = cards[other], cards[order]
                yield " ".join(swapped)


def sort_hands(desk: Any, people: tuple[str, ...]) -> None:
    for seat, who in enumerate(people):
        orders = [card["order"] for card in desk.view(who)["view"]["hands"][seat]]
        desk.do(who, commands.Arrange, cards=orders[::-1])


@pytest.mark.parametrize("seed", range(4))
def test_hidden_cards_change_no_byte_their_holder_receives(make_desk: Any, seed: int) -> None:
    """[hanab.live sends the seed; hanab.cards 277; boardgame.io 1159; hanabi-live 698, 1328]"""
    people, rng = ("ada", "bo", "cy"), Random(seed)
    settings = Settings(game="hanabi", options={"players": 3}, show_sorting=seed % 2 == 1)
    desk = make_desk(settings, people)
    sort_hands(desk, people)
    moves: list[tuple[str, str]] = []
    for _ in range(rng.randrange(3, 25)):
        who = people[desk.look("ada")["play"]["to_act"][0]]
        safe = [action for action in desk.view(who)["legal"] if "play" not in action]
        action = rng.choice(safe)
        moves.append((who, action))
        desk.do(who, commands.Move, action=action)
    compared = 0
    for seat, who in enumerate(people):
        told = everything_told(desk, who)
        for deal in swaps(desk, seat, rng):
            other = make_desk(settings, people, start=False)
            other.table.chance = Dealer(deal)
            other.do("ada", commands.Start)
            sort_hands(other, people)
            for mover, action in moves:
                other.do(mover, commands.Move, action=action)
            assert everything_told(other, who) == told
            compared += 1
    assert compared > 5


@pytest.mark.parametrize("seed", range(3))
def test_the_order_of_the_cards_to_come_changes_no_byte_anybody_receives(make_desk: Any, seed: int) -> None:
    people, rng = ("ada", "bo"), Random(seed)
    settings = Settings(game="hashi", options={"players": 2})
    desk = make_desk(settings, people)
    moves: list[tuple[str, str]] = []
    for _ in range(rng.randrange(5, 40)):
        who = people[rng.choice(desk.look("ada")["play"]["to_act"])]
        moves.append((who, rng.choice(desk.view(who)["legal"])))
        desk.do(who, commands.Move, action=moves[-1][1])
    cards, turned = desk.room.game.deal.split(), desk.room.game.state.round
    hidden = cards[turned:]
    rng.shuffle(hidden)
    other = make_desk(settings, people, start=False)
    other.table.chance = Dealer(" ".join(cards[:turned] + hidden))
    other.do("ada", commands.Start)
    for who, action in moves:
        other.do(who, commands.Move, action=action)
    assert other.room.game.deal != desk.room.game.deal
    for who in (*people, "stranger"):
        assert everything_told(other, who) == everything_told(desk, who)


@pytest.mark.parametrize("game", ["hanabi", "hashi"])
def test_neither_deal_nor_salt_nor_seed_is_sent_before_the_end(make_desk: Any, game: str) -> None:
    """[hanab.live; hanab.cards 277]"""
    desk = make_desk(Settings(game=game, options={"players": 2}), ("ada", "bo"))
    play = desk.room.game
    for who in ("ada", "bo", "stranger"):
        for frame in everything_told(desk, who):
            assert play.deal.encode() not in frame
            assert b"5a17" not in frame
            assert b"seed" not in frame


def test_a_stranger_sees_no_hand(hanabi: Any) -> None:
    """[boardgame.io 889: an unauthenticated socket gets the state]"""
    for who in ("stranger", ""):
        view = hanabi.view(who)
        assert view["seat"] is None
        assert view["legal"] == []
        assert all(card["card"] is None for hand in view["view"]["hands"] for card in hand)


def test_steps_of_a_running_round_are_nobody_elses_business(hashi: Any) -> None:
    """[boardgame.io 227: arguments in the log; 399: states kept for undo]"""
    others = ("bo", "stranger")
    before = [(hashi.bytes(who), hashi.table.version_for(who)) for who in others]
    first, second = hashi.view("ada")["legal"][:2]
    hashi.do("ada", commands.Move, action=first)
    hashi.do("ada", commands.Undo)
    hashi.do("ada", commands.Move, action=second)
    assert [(hashi.bytes(who), hashi.table.version_for(who)) for who in others] == before
    assert not hashi.table.receives_last_entry(hashi.table.member_of("bo"))
    assert hashi.table.receives_last_entry(hashi.table.member_of("ada"))


def test_others_learn_that_a_seat_is_done_but_not_what_it_did(hashi: Any) -> None:
    """[boardgame.io 227]"""
    hashi.do("ada", commands.Move, action=hashi.first_legal("ada"))
    before = hashi.table.version_for("bo")
    hashi.do("ada", commands.Move, action="done")
    assert hashi.news("bo", before) == [{"type": "moved", "seat": 0, "action": None}]
    assert hashi.view("bo")["view"]["done"] == [True, False]


def test_a_pass_is_announced_at_once_and_a_turn_with_marks_is_not(hashi: Any) -> None:
    """The rulebook: "best announced loud and clear"."""
    for who in ("ada", "bo"):
        hashi.do(who, commands.Move, action=hashi.first_legal(who))
        hashi.do(who, commands.Move, action="done")
    hashi.do("ada", commands.Move, action=hashi.first_legal("ada"))
    assert hashi.view("bo")["view"]["passed"] == [False, False]
    hashi.do("ada", commands.Undo)
    hashi.do("ada", commands.Move, action="done")
    assert hashi.view("bo")["view"]["passed"] == [True, False]
    hashi.do("bo", commands.Move, action="done")
    assert hashi.view("ada")["view"]["passed"] == [False, False]


def test_the_same_number_of_frames_whatever_is_done_in_secret(make_desk: Any) -> None:
    """Even the number of steps stays hidden until the round is closed."""
    told = []
    for steps in (1, 2, 5):
        desk = make_desk(Settings(game="hashi", options={"players": 2}), ("ada", "bo"))
        for _ in range(steps - 1):
            desk.do("ada", commands.Move, action=desk.first_legal("ada"))
            desk.do("ada", commands.Undo)
        desk.do("ada", commands.Move, action=desk.first_legal("ada"))
        desk.do("ada", commands.Move, action="done")
        told.append(everything_told(desk, "bo"))
    assert told[0] == told[1] == told[2]


def test_what_was_revealed_cannot_be_taken_back(hashi: Any) -> None:
    """[hanab.cards 230: a rollback keeps what was revealed]"""
    for who in ("ada", "bo"):
        hashi.do(who, commands.Move, action=hashi.first_legal(who))
        hashi.do(who, commands.Move, action="done")
    assert hashi.refused("ada", commands.Undo) == "refuse-hashi-undo-nothing"


def test_a_seated_player_cannot_watch_other_hands(hanabi: Any) -> None:
    """[hanabi-live 2058: a second account spectates and sees the hand]"""
    hanabi.do("ada", commands.Stop)
    hanabi.do("ada", commands.Rematch)
    allowed = Settings(game="hanabi", options={"players": 3}, watching="all")
    hanabi.do("ada", commands.ChangeSettings, settings=allowed)
    hanabi.do("ada", commands.Start)
    for who in ("ada", "bo"):
        assert hanabi.refused(who, commands.WatchAs, mode="all") == "refuse-watching-seated"
        assert hanabi.refused(who, commands.WatchAs, mode="shadow", seat=1) == "refuse-watching-seated"


def test_a_second_browser_of_a_player_gains_nothing(hanabi: Any) -> None:
    """[hanabi-live 2058]: unless its host consents it sees public information only."""
    hanabi.do("second", commands.Join, name="second")
    assert hanabi.refused("second", commands.WatchAs, mode="all") == "refuse-watching-limit"
    assert all(card["card"] is None for hand in hanabi.view("second")["view"]["hands"] for card in hand)


def test_a_refused_spectator_reads_no_names_from_the_code(make_desk: Any) -> None:
    desk = make_desk(Settings(game="hashi", options={"players": 2}, watching="shadow"), ("ada", "bo"))
    desk.do("wu", commands.Join, name="wu")
    with pytest.raises(GameError, match="spectators may not see that much") as refused:
        desk.do("wu", commands.WatchAs, mode="all")
    assert (refused.value.reason, refused.value.facts) == ("refuse-watching-limit", {})


@pytest.fixture
def watched(make_desk: Any) -> Any:
    """A running game whose host lets spectators ask for everything; Wu is one."""
    settings = Settings(game="hanabi", options={"players": 2}, watching="all")
    desk = make_desk(settings, ("ada", "bo"))
    desk.do("wu", commands.Join, name="wu")
    return desk


def test_spectators_see_hidden_cards_only_if_the_host_allows_it(watched: Any) -> None:
    watched.do("wu", commands.WatchAs, mode="all")
    assert watched.view("wu")["seat"] is None
    assert watched.look("ada")["shown"]["wishes"] == [{"member": 3, "mode": "all", "seat": None}]
    assert watched.refused("bo", commands.Admit, member=3, allow=True) == "refuse-host-only"
    watched.do("ada", commands.Admit, member=3, allow=True)
    views = watched.look("wu")["play"]["views"]
    assert [view["seat"] for view in views] == [0, 1]
    assert watched.look("bo")["shown"]["members"][2]["watching"] == "all"


def test_a_shadow_sees_what_its_seat_sees_but_cannot_act_or_read_notes(watched: Any) -> None:
    watched.do("wu", commands.WatchAs, mode="shadow", seat=1)
    watched.do("ada", commands.Admit, member=3, allow=True)
    watched.do("bo", commands.Note, card=1, text="mine")
    mine, theirs = watched.view("bo"), watched.view("wu")
    assert theirs["view"] == mine["view"]
    assert (theirs["notes"], theirs["legal"]) == ({}, [])
    assert watched.refused("wu", commands.Move, action="play 1") == "refuse-not-seated"


def test_the_host_can_say_no(watched: Any) -> None:
    watched.do("wu", commands.WatchAs, mode="all")
    watched.do("ada", commands.Admit, member=3, allow=False)
    assert watched.view("wu")["seat"] is None
    assert watched.refused("ada", commands.Admit, member=3, allow=True) == "refuse-no-wish"


def test_anyone_who_has_seen_hidden_cards_cannot_take_a_seat_in_that_game(watched: Any) -> None:
    watched.do("wu", commands.WatchAs, mode="all")
    watched.do("ada", commands.Admit, member=3, allow=True)
    watched.do("wu", commands.WatchAs, mode="public")
    watched.do("ada", commands.Kick, member=2)
    assert watched.refused("wu", commands.Sit, seat=1) == "refuse-seen-hidden"
    watched.do("wu", commands.Leave)
    watched.do("wu", commands.Join, name="somebody else")
    assert watched.refused("wu", commands.Sit, seat=1) == "refuse-seen-hidden"
    with pytest.raises(GameError, match="hidden information"):
        watched.send("wu", commands.Claim(id="x", version=0, token="t"), claim=1)


def test_a_player_who_gave_up_a_seat_cannot_take_another_in_that_game(hanabi: Any) -> None:
    """They have held the cards of none and seen those of all others."""
    hanabi.do("bo", commands.Leave)
    hanabi.do("ada", commands.SeatBot, seat=1, bot="any")
    hanabi.do("bo", commands.Join, name="bo")
    hanabi.do("ada", commands.Kick, member=3)
    assert hanabi.refused("bo", commands.Sit, seat=2) == "refuse-seated-already"
    hanabi.do("bo", commands.Leave)
    hanabi.do("bo", commands.Join, name="somebody else")
    assert hanabi.refused("bo", commands.Sit, seat=2) == "refuse-seated-already"


def test_a_browser_added_to_a_member_who_sees_hidden_cards_has_seen_them(watched: Any) -> None:
    watched.do("wu", commands.WatchAs, mode="all")
    watched.do("ada", commands.Admit, member=3, allow=True)
    watched.send("second", commands.Claim(id="k", version=0, token="t"), claim=3)
    watched.do("second", commands.Leave)
    watched.do("second", commands.Join, name="somebody else")
    watched.do("ada", commands.Kick, member=2)
    assert watched.refused("second", commands.Sit, seat=1) == "refuse-seen-hidden"


def test_a_stricter_table_takes_hidden_cards_away_again(watched: Any) -> None:
    watched.do("wu", commands.WatchAs, mode="all")
    watched.do("ada", commands.Admit, member=3, allow=True)
    public = Settings(game="hanabi", options={"players": 2}, watching="public")
    watched.do("ada", commands.ChangeSettings, settings=public)
    assert watched.view("wu")["seat"] is None


def test_closed_tables_show_strangers_nothing_while_a_game_runs(make_desk: Any) -> None:
    desk = make_desk(Settings(game="hanabi", options={"players": 2}, watching="closed"), ("ada", "bo"))
    with pytest.raises(GameError, match="closed this table"):
        desk.table.check_may_watch("stranger")
    assert desk.refused("stranger", commands.Join, name="x") == "refuse-watching-closed"
    desk.table.check_may_watch("bo")
