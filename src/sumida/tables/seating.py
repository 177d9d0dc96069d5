"""Commands about seats, bots and settings."""

from __future__ import annotations

import msgspec

from sumida import daily
from sumida.roster import BotEntry
from sumida.tables.chat import clean_name
from sumida.tables.context import CommandContext
from sumida.tables.log import SatDown, SettingsSet, TableEvent
from sumida.tables.messages import commands
from sumida.tables.messages.commands import Settings
from sumida.tables.messages.happenings import BotSat, Stood, SubstituteSat, WatchWished
from sumida.tables.offers import Offers
from sumida.tables.refusals import refuse
from sumida.tables.room import TALKING, WATCHING, Member, Room


def sit(context: CommandContext, command: commands.Sit) -> list[TableEvent]:
    room, member = context.room, context.member
    seat = _open_seat(room, command.seat)
    if room.seats_of(member.number) and not room.settings.one_device:
        raise refuse("refuse-seated-already")
    _check_may_play(room, member)
    _check_code(room, seat, "")
    if room.phase == "running" and room.host != member.number:
        return [WatchWished(member.number, "play", seat)]
    name = clean_name(command.name) if command.name and room.settings.one_device else member.name
    return [SatDown(member.number, seat, name)]


def give_seat(room: Room, member: Member, wanted: int) -> list[TableEvent]:
    """The host agrees that a member plays a free seat of the running game."""
    seat = _open_seat(room, wanted)
    _check_may_play(room, member)
    _check_code(room, seat, "")
    return [SatDown(member.number, seat, member.name)]


def _open_seat(room: Room, wanted: int | None) -> int:
    if wanted is None:
        found = next((seat for seat, chair in enumerate(room.chairs) if chair.open), None)
        if found is None:
            raise refuse("refuse-no-open-seat")
        return found
    if not room.chair(wanted).open:
        raise refuse("refuse-seat-taken", seat=wanted + 1)
    return wanted


def _check_may_play(room: Room, member: Member) -> None:
    """In a running game an abandoned seat can be taken, but not by anyone who has seen hidden cards."""
    if room.phase == "running" and member.devices & room.seen_hidden:
        raise refuse("refuse-seen-hidden")


def stand(context: CommandContext, command: commands.Stand) -> list[TableEvent]:
    context.require_no_game()
    held = context.room.seats_of(context.member.number)
    wanted = [command.seat] if command.seat is not None else held
    if not wanted or not set(wanted) <= set(held):
        raise refuse("refuse-not-seated")
    return [Stood(seat) for seat in wanted]


def seat_bot(context: CommandContext, command: commands.SeatBot) -> list[TableEvent]:
    context.require_host()
    room = context.room
    chair = room.chair(command.seat)
    holder = room.members.get(chair.member or 0)
    late = room.deadlines is not None and room.deadlines.passed(command.seat)
    if holder and (room.phase != "running" or not (late or chair.substitute or context.is_away(holder))):
        raise refuse("refuse-seat-held", seat=command.seat + 1)
    check_seating(room, command.seat, command.bot)
    return [SubstituteSat(command.seat, command.bot) if holder else BotSat(command.seat, command.bot)]


def check_seating(room: Room, seat: int, bot: str) -> None:
    """Refuse a bot that cannot play at this table, or cannot sit with the others."""
    entry = check_bot(room.offers, room.settings.game, bot, len(room.chairs))
    _check_code(room, seat, entry.code)


def check_bot(offers: Offers, game: str, bot: str, players: int) -> BotEntry:
    known = offers.bots(game)
    if bot not in known:
        raise refuse("refuse-no-such-bot", bot=bot[:40], game=game, known=", ".join(known))
    sizes = known[bot].players
    if players not in sizes:
        raise refuse("refuse-bot-players", bot=bot, known=", ".join(map(str, sizes)), players=players)
    return known[bot]


def _check_code(room: Room, seat: int, code: str) -> None:
    """Bots that speak a code sit only with each other: nobody else could follow it."""
    known = room.offers.bots(room.settings.game)
    for other, chair in enumerate(room.chairs):
        spoken = known[chair.bot].code if chair.bot and chair.bot in known else ""
        if other != seat and not chair.open and spoken != code:
            raise refuse("refuse-bot-code", code=spoken or code)


def clear_seat(context: CommandContext, command: commands.ClearSeat) -> list[TableEvent]:
    context.require_host()
    context.require_no_game()
    if context.room.chair(command.seat).open:
        raise refuse("refuse-not-seated")
    return [Stood(command.seat)]


def change_settings(context: CommandContext, command: commands.ChangeSettings) -> list[TableEvent]:
    context.require_host()
    room, wanted = context.room, command.settings
    if room.phase == "running":
        stricter = _stricter(room.settings, wanted)
        _check_people_terms(room.offers, stricter, len(room.chairs))
        return [SettingsSet(stricter)]
    settings = read_settings(room.offers, wanted, context.now)
    if room.phase == "finished" and msgspec.structs.replace(settings, watching="public") != (
        msgspec.structs.replace(room.settings, watching="public")
    ):
        raise refuse("refuse-not-in-lobby")
    players = room.offers.game(settings.game).setup(settings.options).players
    return [*_vacate(room, settings, players), SettingsSet(settings)]


def read_settings(offers: Offers, wanted: Settings, now: int) -> Settings:
    """The settings with the game's options checked and filled in; raises `GameError`.

    A deal of the day has the options and seats of its day, whatever was asked for.
    """
    if wanted.daily is not None:
        found = daily.daily(wanted.game, daily.read_day(wanted.daily, daily.today(now)))
        return msgspec.structs.replace(
            wanted,
            options=dict(found.options),
            one_device=False,
            shuffle_seats=False,
            takebacks="never",
            starts="first",
            takeover=None,
            deadline=None,
            level=0,
        )
    setup = offers.game(wanted.game).setup(wanted.options)
    _check_people_terms(offers, wanted, setup.players)
    return msgspec.structs.replace(_with_one_limit(wanted), options=setup.options)


def _with_one_limit(wanted: Settings) -> Settings:
    """A table with deadlines has no other limit of time; players who share a device need none."""
    if wanted.deadline is None:
        return wanted
    if wanted.one_device:
        return msgspec.structs.replace(wanted, deadline=None)
    return msgspec.structs.replace(wanted, clock=None, takeover=None)


def _check_people_terms(offers: Offers, wanted: Settings, players: int) -> None:
    """Refuse a seat to start that does not exist, and a bot that could not play for somebody."""
    if isinstance(wanted.starts, int) and wanted.starts >= players:
        raise refuse("refuse-no-such-seat", seat=wanted.starts + 1, seats=players)
    named = [wanted.takeover.bot] if wanted.takeover else []
    if wanted.deadline and wanted.deadline.passed == "bot":
        named.append(wanted.deadline.bot)
    for bot in named:
        entry = check_bot(offers, wanted.game, bot, players)
        if entry.code:
            raise refuse("refuse-bot-code", code=entry.code)


def _stricter(now: Settings, wanted: Settings) -> Settings:
    """While a game runs, settings can only become stricter: less to watch, less chat, no takebacks."""
    less = WATCHING.index(wanted.watching) <= WATCHING.index(now.watching)
    quieter = TALKING.index(wanted.talk) <= TALKING.index(now.talk)
    firmer = wanted.takebacks in (now.takebacks, "never")
    changed = {name: getattr(wanted, name) for name in ("watching", "talk", "takebacks", "takeover")}
    settings = msgspec.structs.replace(now, **changed)
    if not (less and quieter and firmer) or settings == now:
        raise refuse("refuse-game-running")
    return settings


def _vacate(room: Room, settings: Settings, players: int) -> list[TableEvent]:
    """Vacate seats that no longer exist, bots that cannot play this, and second seats of one device."""
    return [Stood(seat) for seat in range(len(room.chairs)) if _must_stand(room, settings, players, seat)]


def _must_stand(room: Room, settings: Settings, players: int, seat: int) -> bool:
    chair = room.chairs[seat]
    if chair.open:
        return False
    if chair.bot is not None:
        entry = room.offers.bots(settings.game).get(chair.bot)
        return seat >= players or entry is None or players not in entry.players
    second = chair.member is not None and room.seats_of(chair.member)[0] != seat
    return seat >= players or (second and not settings.one_device)
