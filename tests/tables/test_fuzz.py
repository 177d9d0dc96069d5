"""Random people do random things: a table never breaks or leaks, and its log leads to the same table."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

from sumida.kernel import GameError
from sumida.tables.chat import PHRASES
from sumida.tables.context import Caller
from sumida.tables.messages import commands
from sumida.tables.messages.commands import AnyCommand, ClockTerms, DeadlineTerms, Settings, TakeoverTerms

PEOPLE = ("ada", "bo", "cy", "di", "ed")
STEPS = 250


def _settings(rng: Random) -> Settings:
    return Settings(
        game=rng.choice(["hanabi", "hashi", "hashi", "go"]),
        options={"players": rng.randrange(1, 5)},
        talk=rng.choice(["silent", "strict", "house"]),
        watching=rng.choice(["closed", "public", "shadow", "all"]),
        clock=rng.choice([None, ClockTerms(10, 2)]),
        one_device=rng.random() < 0.4,
        shuffle_seats=rng.random() < 0.3,
        show_sorting=rng.random() < 0.3,
        takebacks=rng.choice(["never", "agreed", "agreed"]),
        starts=rng.choice(["first", "host", "drawn", 0]),
        takeover=rng.choice([None, TakeoverTerms(60, "any")]),
        deadline=rng.choice([None, DeadlineTerms(3_600, rng.choice(["bot", "host", "abandon"]), "any")]),
    )


def _action(desk: Any, who: str, rng: Random) -> str:
    play = desk.look(who)["play"]
    legal = [action for view in play["views"] for action in view["legal"]] if play else []
    return str(rng.choice(legal or ["done", "play 1", "clue B red", "x"]))


def _command(desk: Any, who: str, rng: Random) -> AnyCommand:
    """Anything a client might send, more often sensible than not."""
    base: dict[str, Any] = {
        "id": desk.next_id(),
        "version": max(0, desk.table.version_for(who) - (rng.random() < 0.1)),
    }
    seat, some, member = rng.randrange(4), rng.choice([None, None, *range(4)]), rng.randrange(1, 8)
    if desk.room.takeback and rng.random() < 0.4:
        return commands.AnswerTakeback(**base, turn=desk.room.takeback.turn, agree=rng.random() < 0.8)
    late = [seat for seat in range(4) if desk.room.deadlines and desk.room.deadlines.passed(seat)]
    if late and rng.random() < 0.8:
        return commands.AfterDeadline(**base, seat=late[0], bot=rng.choice([None, "any"]))
    if desk.room.wishes and rng.random() < 0.2:
        return commands.Admit(
            **base, member=rng.choice([*desk.room.wishes, member]), allow=rng.random() < 0.7
        )
    if rng.random() < 0.55 and desk.room.phase == "running":
        moves: list[AnyCommand] = [
            commands.Move(**base, action=_action(desk, who, rng), seat=some),
            commands.Move(**base, action=_action(desk, who, rng), seat=desk.room.game.state.to_act[0]),
            commands.HandOver(**base, seat=desk.room.game.state.to_act[0]),
            commands.Undo(**base, seat=some),
            commands.AskTakeback(**base, seat=some),
            commands.TakeSeatBack(**base),
            commands.Note(**base, card=seat, text=f"secret of {who}", seat=some),
            commands.Arrange(**base, cards=rng.sample(range(20), 5), seat=some),
            commands.Holiday(**base, days=rng.randrange(3)),
        ]
        return rng.choice(moves)
    wishes: list[AnyCommand] = [
        commands.Join(**base, name=who),
        commands.Rename(**base, name=rng.choice([who, "x", ""])),
        commands.Claim(**base, token="t"),
        commands.Leave(**base) if rng.random() < 0.3 else commands.Sit(**base),
        commands.SeatBot(**base, seat=seat, bot="any"),
        commands.Sit(**base, seat=some),
        commands.Sit(**base),
        commands.Stand(**base, seat=some),
        commands.SeatBot(**base, seat=seat, bot=rng.choice(["any", "pair"])),
        commands.ClearSeat(**base, seat=seat),
        commands.Kick(**base, member=member, bot=rng.choice([None, "any"]))
        if rng.random() < 0.4
        else commands.Start(**base),
        commands.MakeHost(**base, member=member),
        commands.RenewSeatLink(**base) if rng.random() < 0.2 else commands.Unpause(**base),
        commands.Lock(**base, locked=rng.random() < 0.3),
        commands.ChangeSettings(**base, settings=_settings(rng)),
        commands.WatchAs(**base, mode=rng.choice(["public", "shadow", "all"]), seat=some),
        commands.Start(**base),
        commands.Start(**base),
        commands.AddEntropy(**base, text=f"words {rng.random()}"),
        commands.Say(**base, text="hello"),
        commands.SayPhrase(**base, phrase=rng.choice(PHRASES)),
        commands.Pause(**base),
        commands.Unpause(**base),
        commands.Stop(**base) if rng.random() < 0.2 else commands.Start(**base),
        commands.Rematch(**base),
    ]
    return rng.choice(wishes)


def _somebody(desk: Any, rng: Random) -> str:
    """The host more often than others, as most wishes are granted to the host only."""
    host = desk.room.members.get(desk.room.host)
    return min(host.devices) if host and rng.random() < 0.4 else rng.choice(PEOPLE)


def _let_time_and_bots_act(desk: Any, rng: Random) -> None:
    late = desk.table.tick(desk.now)
    if late is not None:
        desk.apply(late)
    online = [member for member in desk.room.members if rng.random() < 0.7]
    if rng.random() < 0.03 and (change := desk.table.host_change(online)):
        desk.apply(desk.table.change_host(change, desk.now))
    for seat in desk.table.absent_seats(online) if rng.random() < 0.1 else ():
        desk.apply(desk.table.take_over(seat, desk.now))
    for job in desk.table.bot_jobs():
        action = rng.choice(list(desk.room.game.state.legal(job.seat)))
        move = commands.Move(id=desk.next_id(), version=0, action=str(action))
        desk.apply(desk.table.decide(move, Caller("bot", bot=job.seat), desk.now))


def _check(desk: Any) -> None:
    """What must hold at every moment."""
    room = desk.room
    assert room.host is None or room.host in room.members
    assert room.host is not None or not any(member.here for member in room.members.values())
    assert room.host_away is None or room.host_away in room.members.keys() - {room.host}
    assert room.devices == {d: m.number for m in room.members.values() for d in m.devices}
    for chair in room.chairs:
        assert chair.member is None or chair.member in room.members
        assert chair.member is None or chair.bot is None
        assert chair.substitute is None or (chair.member is not None and room.phase != "lobby")
    if room.phase == "running":
        assert not any(
            chair.member is not None and room.members[chair.member].watching != "public"
            for chair in room.chairs
        )
        for who in (*PEOPLE, "stranger"):
            shown = desk.bytes(who)
            assert room.game.deal.encode() not in shown
            member = room.member_of(who)
            own = room.seats_of(member.number) if member else []
            for view in desk.look(who)["play"]["views"]:
                assert view["seat"] in own or not view["legal"]
                assert view["seat"] in own or not view["notes"]
                for seat, cards in enumerate(view["arrangements"]):
                    assert not cards or seat in own or room.settings.show_sorting
                if view["seat"] is not None and view["seat"] not in own:
                    assert member is not None
                    assert member.watching in ("shadow", "all")
                    assert member.devices <= room.seen_hidden


def live(desk: Any, rng: Random) -> set[type]:
    """Many steps of table life; returns the kinds of commands that were accepted."""
    accepted: set[type] = set()
    for step in range(STEPS):
        who = _somebody(desk, rng)
        desk.now += rng.choice([0, 500, 20_000, 20_000, -3_000] + [4_000_000] * bool(desk.room.deadlines))
        command = _command(desk, who, rng)
        try:
            desk.send(who, command, claim=rng.choice([None, rng.randrange(1, 5)]))
            accepted.add(type(command))
        except GameError as refused:
            assert refused.reason
        _let_time_and_bots_act(desk, rng)
        if step % 10 == 0:
            _check(desk)
    return accepted


def test_whatever_people_do_the_table_stays_whole(make_desk: Any) -> None:
    accepted: set[type] = set()
    for seed in range(60):
        rng = Random(seed)
        settings = Settings(game=rng.choice(["hanabi", "hashi"]), options={"players": 2}, watching="all")
        desk = make_desk(settings, rng.choice([(), ("ada", "bo")]))
        accepted |= live(desk, rng)
        again = desk.rebuilt()
        for who in (*PEOPLE, "stranger"):
            assert again.bytes(who) == desk.bytes(who)
            assert again.table.version_for(who) == desk.table.version_for(who)
    assert accepted == set(get_args(AnyCommand)) - {commands.SeatLink}, (
        "every command was accepted at some time"
    )
