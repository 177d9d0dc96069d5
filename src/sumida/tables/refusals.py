"""Every reason a table gives for refusing, in one place: the key and its English sentence."""

from __future__ import annotations

from sumida.kernel import GameError

REFUSALS = {
    "refuse-not-a-member": "join the table first",
    "refuse-already-here": "you have joined this table already",
    "refuse-kicked": "the host has sent you away from this table",
    "refuse-table-full": "{most} people are at this table already; no more can join",
    "refuse-host-only": "only the host can do that",
    "refuse-name-empty": "a name needs at least one letter",
    "refuse-name-long": "a name may have {most} letters, this one has {length}",
    "refuse-no-such-seat": "there is no seat {seat} at this table; it has {seats}",
    "refuse-seat-taken": "seat {seat} is taken",
    "refuse-no-open-seat": "all seats are taken",
    "refuse-seated-already": "you have a seat already; stand up first",
    "refuse-not-seated": "you do not hold that seat",
    "refuse-no-such-member": "nobody at this table has the number {member}",
    "refuse-kick-yourself": "you cannot send yourself away; leave instead",
    "refuse-kick-host": "you stand in for the host, who may come back: the host cannot be sent away",
    "refuse-no-such-bot": "there is no bot {bot} for {game}; there are: {known}",
    "refuse-bot-code": (
        "bots that speak the {code} code sit only with each other: clear the other seats first"
    ),
    "refuse-bot-players": "the bot {bot} plays at tables of {known}, not of {players}",
    "refuse-seat-held": "seat {seat} is held by somebody who is here",
    "refuse-game-running": "not while a game is running",
    "refuse-no-game": "no game is running",
    "refuse-game-over": "this game is over",
    "refuse-not-finished": "the game is not over yet",
    "refuse-not-in-lobby": "go back to the lobby first (rematch)",
    "refuse-seats-empty": "every seat must be taken before the game can start; open: {open}",
    "refuse-stale": "the position has changed since you chose this move; look again",
    "refuse-which-seat": "you hold several seats; say for which of them",
    "refuse-hand-over-first": "hand the device to the player of seat {seat} first",
    "refuse-not-one-device": "this is not a table for one device",
    "refuse-not-to-act": "seat {seat} has no move to make now",
    "refuse-watching-closed": "the host has closed this table to spectators",
    "refuse-watching-limit": "the host does not let spectators see that much at this table",
    "refuse-watching-seated": "who holds a seat in this game sees only what that seat may see",
    "refuse-seen-hidden": "who has seen what is hidden in this game cannot take a seat in it",
    "refuse-no-wish": "that member has not asked to see what is hidden",
    "refuse-chat-strict": "at a strict table only the fixed phrases can be used while a game runs",
    "refuse-chat-empty": "there is nothing to say in that line",
    "refuse-chat-fast": "at most {most} lines in {seconds} seconds; wait a moment",
    "refuse-no-such-phrase": "there is no phrase {phrase}",
    "refuse-no-clock": "this table has no clock",
    "refuse-clock-paused": "the clocks are paused; let them run before you move",
    "refuse-clock-running": "the clocks are not paused",
    "refuse-too-many-notes": "a seat can keep {most} notes",
    "refuse-seat-token": "this seat link is not valid, or no longer",
    "refuse-daily-seats": "the deal of the day is for one person and these bots by seat: {seats}",
    "refuse-hint-game": "there are hints only in Hashi",
    "refuse-hint-alone": "there are hints only for who plays alone",
    "refuse-moved-elsewhere": "you already have another place at this table",
}


def refuse(reason: str, **facts: str | int) -> GameError:
    """The refusal with that key; raise it."""
    return GameError(REFUSALS[reason].format(**facts), reason, **facts)
