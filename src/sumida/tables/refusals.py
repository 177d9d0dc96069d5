"""Every reason a table gives for refusing, in one place: the key and its English sentence."""

from __future__ import annotations

from sumida.kernel import GameError

REFUSALS = {
    "refuse-not-a-member": "join the table first",
    "refuse-already-here": "you have already joined this table",
    "refuse-kicked": "the host has removed you from this table",
    "refuse-locked": "this table is locked; ask the host to unlock it",
    "refuse-table-full": "there are already {most} people at this table; no more can join",
    "refuse-too-many-bots": "there are already {most} bots from outside at this table",
    "refuse-bot-host": "a bot cannot be host",
    "refuse-host-only": "only the host can do that",
    "refuse-name-empty": "a name needs at least one letter",
    "refuse-name-long": "a name may have at most {most} letters; this one has {length}",
    "refuse-name-frozen": "names stay as they are until this game is over",
    "refuse-no-such-seat": "there is no seat {seat} at this table; it has {seats}",
    "refuse-seat-taken": "seat {seat} is taken",
    "refuse-no-open-seat": "all seats are taken",
    "refuse-seated-already": "you already have a seat; stand up first",
    "refuse-not-seated": "that is not your seat",
    "refuse-no-such-member": "there is no member {member} at this table",
    "refuse-kick-yourself": "you cannot remove yourself; leave instead",
    "refuse-kick-host": "you are the acting host: the host, who may come back, cannot be removed",
    "refuse-no-such-bot": "there is no bot {bot} for {game}; there are: {known}",
    "refuse-bot-code": (
        "bots that speak the {code} code play only with each other: clear the other seats first"
    ),
    "refuse-bot-players": "the bot {bot} plays with {known} players, not with {players}",
    "refuse-seat-held": "seat {seat} belongs to someone who is here",
    "refuse-no-substitute": "no bot is playing for you",
    "refuse-substitute": "a bot is playing for you; take your seat back first",
    "refuse-game-running": "you cannot do that while a game is running",
    "refuse-no-game": "no game is running",
    "refuse-game-over": "this game is over",
    "refuse-not-finished": "the game is not over yet",
    "refuse-not-in-lobby": "go back to the lobby first (rematch)",
    "refuse-seats-empty": "every seat must be taken before the game can start; open: {open}",
    "refuse-no-such-turn": "this game has turns 0 to {last}",
    "refuse-takeback-never": "at this table, moves are not taken back",
    "refuse-takeback-nothing": "you have no move to take back",
    "refuse-takeback-turned": "the next round has begun: that turn cannot be taken back",
    "refuse-takeback-asked": "someone has already asked to take a move back",
    "refuse-takeback-none": "nobody is asking to take that move back any more",
    "refuse-stale": "the position has changed since you chose this move; look again",
    "refuse-which-seat": "you hold several seats; say which one you mean",
    "refuse-hand-over-first": "pass the device to the player in seat {seat} first",
    "refuse-not-one-device": "this is not a table for one device",
    "refuse-not-to-act": "it is not seat {seat}’s turn",
    "refuse-watching-closed": "the host has closed this table to spectators",
    "refuse-watching-limit": "spectators may not see that much at this table",
    "refuse-watching-seated": "if you hold a seat in this game, you see only what that seat may see",
    "refuse-seen-hidden": "anyone who has seen hidden information in this game cannot take a seat in it",
    "refuse-no-wish": "that member is not asking for anything any more",
    "refuse-chat-strict": "at a strict table only the set phrases may be used while a game is running",
    "refuse-chat-silent": "at this table nobody writes anything while a game is running",
    "refuse-chat-empty": "that line is empty",
    "refuse-chat-fast": "at most {most} lines in {seconds} seconds; wait a moment",
    "refuse-no-such-phrase": "there is no phrase {phrase}",
    "refuse-no-clock": "this table has no clock",
    "refuse-clock-paused": "the clocks are paused; resume before you move",
    "refuse-clock-running": "the clocks are not paused",
    "refuse-no-deadline": "this table has no deadlines",
    "refuse-deadline-runs": "the time for this move is not over",
    "refuse-holiday-long": "you have {days} days of holiday left in this game",
    "refuse-deal-fixed": "nothing can be added to this deal",
    "refuse-too-many-notes": "a seat may keep at most {most} notes",
    "refuse-notes-long": "your notes are too long in all: shorten or delete one first",
    "refuse-seat-token": "this seat link is not valid, or no longer valid",
    "refuse-link-renewed": "this seat link was renewed; only the new one works",
    "refuse-signed-out": (
        "the link to your seat was renewed on another device; open the new link here to come back"
    ),
    "refuse-daily-seats": "the deal of the day is for one person and these bots by seat: {seats}",
    "refuse-hint-game": "hints are only for Hashi",
    "refuse-hint-alone": "hints are only for solo games",
    "refuse-archived": "this server does not have the rules of this game; it cannot be played on",
    "refuse-hint-rules": "hints are only for games under the newest rules",
    "refuse-moved-elsewhere": "you already have another place at this table",
}


def refuse(reason: str, **facts: str | int) -> GameError:
    """The refusal with that key; raise it."""
    return GameError(REFUSALS[reason].format(**facts), reason, **facts)
