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
    "error-passkey-none": "passkeys do not work at this address. They need https and a host name",
    "error-passkey-refused": "this passkey was not accepted. Try again",
    "error-passkey-unknown": "this passkey is not known here. Use a code from another device",
    "error-device-unknown": "this device is not one of yours any more",
    "error-push-none": "this server cannot send notifications",
    "error-push-refused": "notifications cannot be sent to the push service that this browser names",
    "error-push-unknown": "this device gets no notifications",
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
    "error-needs-network": "this works only with a connection to the server",
    "error-not-kept": "this browser could not keep it, so nothing was changed; its storage may be full",
}

STATUS = {
    "error-unknown-table": 404,
    "error-unknown-replay": 404,
    "error-not-found": 404,
    "error-person-unknown": 404,
    "error-device-unknown": 404,
    "error-passkey-unknown": 404,
    "error-push-unknown": 404,
    "error-origin": 403,
    "refuse-not-finished": 403,
    "error-too-fast": 429,
    "error-bot-games": 429,
    "error-outside-bots": 429,
    "error-too-many": 503,
    "error-body-too-large": 413,
    "error-uploads-day": 429,
    "error-stored-day": 429,
    "error-uploads-full": 507,
    "error-review-none": 404,
    "error-review-busy": 503,
    "error-review-failed": 503,
    "error-no-hint": 503,
    "error-store": 503,
    "error-shutting-down": 503,
    "error-internal": 500,
}
"""The status of a refused request by its reason; all others are 400."""


def error(reason: str, **facts: str | int) -> GameError:
    """The error with that key; raise it."""
    return GameError(ERRORS[reason].format(**facts), reason, **facts)


def refusal(found: GameError, command: str | None = None) -> Refusal:
    """A refusal as it goes over the wire."""
    return Refusal(command, found.reason or "error-internal", dict(found.facts), str(found))
