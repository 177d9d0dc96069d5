"""Every reason the server gives for a refusal, apart from those of tables and games."""

from __future__ import annotations

from sumida.kernel import GameError
from sumida.tables.messages.protocol import Refusal

ERRORS = {
    "error-malformed": "not a message of this protocol: {detail}",
    "error-no-table": "open a table first",
    "error-unknown-table": "there is no table {table}",
    "error-table-damaged": "the log of table {table} is damaged; you can look at it but not play on",
    "error-too-fast": "too many messages; wait a moment",
    "error-too-many": "the server is full; try again later",
    "error-busy": "this table is overloaded; try again",
    "error-store": "the server cannot store anything right now; nothing was changed, try again",
    "error-origin": "this page may not talk to this server",
    "error-not-found": "there is nothing at this address",
    "error-unknown-replay": "there is no replay {replay}",
    "error-record-long": "{moves} moves are too many; a record may have {most}",
    "error-bot-games": "{most} games with bots are running from your address; finish one of them first",
    "error-outside-bots": "{most} bots from your address are connected to tables here; no more can join",
    "error-watchers": "{most} people are already watching this table; try again later",
    "error-stored-day": (
        "your address has stored {megabytes} MB in a day; games that are running can be finished, "
        "anything else has to wait until tomorrow"
    ),
    "error-log-full": "this table is full after {most} entries; go on at a new table",
    "error-log-nearly-full": (
        "this table is nearly full: its game can be finished, but nothing else is stored; "
        "go on at a new table"
    ),
    "error-uploads-full": "this server has no room for more uploaded games",
    "error-uploads-day": "one address may upload {most} games and {megabytes} MB a day; come back tomorrow",
    "error-body-too-large": "{size} bytes are too many; {most} are allowed",
    "error-seal-unknown": "the server no longer knows the seal of this deal; try again",
    "error-person-unknown": "this code or phrase is not known; a code is good once, for ten minutes",
    "error-person-same": "this browser is already one of yours",
    "error-person-devices": "{most} devices are as many as one person can have; sign one out first",
    "error-device-out": "this device was signed out on another one",
    "error-device-unknown": "this device is not one of yours any more",
    "error-internal": "something went wrong on the server; nothing was changed",
    "error-shutting-down": "the server is being restarted; it will be back in a moment",
    "error-no-hint": "this server could not work out a hint",
    "error-archived-replay": "the rules of this game are not here; only its result and its moves are left",
    "error-review-none": "nobody has asked for this review yet",
    "error-review-unfinished": "the game is unfinished; only a game played to the end can be reviewed",
    "error-review-seat": "this game has no seat {seat}",
    "error-review-busy": "the coach has too much to do; try again in a minute",
    "error-review-failed": "the review failed; try again",
    "error-no-such-turn": "this game has turns 0 to {last}",
}


def error(reason: str, **facts: str | int) -> GameError:
    """The error with that key; raise it."""
    return GameError(ERRORS[reason].format(**facts), reason, **facts)


def refusal(found: GameError, command: str | None = None) -> Refusal:
    """A refusal as it goes over the wire."""
    return Refusal(command, found.reason or "error-internal", dict(found.facts), str(found))
