"""What a client may send. Commands carry an id (each is applied once) and the version they were made at."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from sumida.kernel import Json

MAX_SEATS = 8
Code = Annotated[str, Meta(min_length=4, max_length=16, pattern="^[A-Z0-9]+$")]
CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Version = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
MemberNumber = Annotated[int, Meta(ge=0, le=2**53)]
Token = Annotated[str, Meta(min_length=1, max_length=300)]
Name = Annotated[str, Meta(max_length=600)]
"""Far longer than a name may be, so that a long one is refused with the limit."""
Line = Annotated[str, Meta(max_length=600)]
Key = Annotated[str, Meta(max_length=60)]
Day = Annotated[str, Meta(max_length=20)]
Watch: TypeAlias = Literal["closed", "public", "shadow", "all"]
Talk: TypeAlias = Literal["silent", "strict", "house"]
Takebacks: TypeAlias = Literal["never", "agreed"]
ConventionLevel = Annotated[int, Meta(ge=0, le=11)]
Starter: TypeAlias = Literal["first", "host", "drawn"] | SeatNumber


class ClockTerms(Struct, frozen=True, forbid_unknown_fields=True):
    """Thinking time for each seat: a bank for the whole game and an increment after every turn."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class TakeoverTerms(Struct, frozen=True, forbid_unknown_fields=True):
    """After this long without its player, a seat is played by this bot until the player is back."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)]
    bot: Key


class DeadlineTerms(Struct, frozen=True, forbid_unknown_fields=True):
    """Time for each move, at tables where a game lasts days; `passed` says what happens when it is over.

    `bot`: the bot of that name makes this one move; `host`: the host decides; `abandon`: the game ends.
    Each player may pause their deadlines for `holiday` days of a game.
    """

    seconds: Annotated[int, Meta(ge=3_600, le=2_592_000)]
    passed: Literal["bot", "host", "abandon"] = "host"
    bot: Key = ""
    holiday: Annotated[int, Meta(ge=0, le=60)] = 14


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a table, shown to everyone; `options` are the game's own (players, variant, board).

    With `show_sorting` everyone sees how the others have sorted their hands.
    `daily` is a day such as 2026-11-15: its deal is played with its options and its bots. `starts` says who
    has the first turn where turns are taken one by one: seat 1, the host, a seat of the lobby, or drawn.
    Without `takeover` only the host puts a bot in the seat of someone who is away.
    With `open_to_bots` the table is listed until its game starts, so that bots from outside find it; with
    `open_to_all` it is listed for everyone, who may sit down and watch as the other terms say.
    `level` is the level of conventions that the people at a table of Hanabi declare, for bots that adapt to
    it: 0 newcomers, who know none yet; 1 the basics.
    A table with a `deadline` has neither a `clock` nor a `takeover`; one device and the deal of the day have
    no deadlines.
    """

    game: Key
    options: dict[str, Json] = {}
    talk: Talk = "strict"
    watching: Watch = "public"
    clock: ClockTerms | None = None
    one_device: bool = False
    shuffle_seats: bool = False
    show_sorting: bool = False
    daily: Day | None = None
    takebacks: Takebacks = "agreed"
    starts: Starter = "first"
    takeover: TakeoverTerms | None = None
    open_to_bots: bool = False
    open_to_all: bool = False
    deadline: DeadlineTerms | None = None
    level: ConventionLevel = 0


class Message(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type"):
    """Sent by a client; the field `type` says which message it is."""


class Open(Message, frozen=True, tag="open"):
    """Attach this socket to a table. Answer: snapshot, or with `since` an update with what was missed.

    `seat` is the token of a seat link, to be claimed next: it opens a table that is closed to strangers.
    `updates`: what the server sends after that, updates with the whole state, or `changes` where it can.
    """

    table: Code
    since: Version | None = None
    seat: Token | None = None
    updates: Literal["whole", "changes"] = "whole"


class Resume(Message, frozen=True, tag="resume"):
    """Ask for everything after version `since` of the open table again (gap repair)."""

    since: Version


class Ping(Message, frozen=True, tag="ping"):
    """Answered by `pong` with the same number."""

    n: Version = 0


class Command(Message, frozen=True):
    """Answered by exactly one `ack` or `refusal` with the same id; safe to send again until then."""

    id: CommandId
    version: Version


class Join(Command, frozen=True, tag="join"):
    """Become a member of the table under a name; needed before any other command.

    A program says so: `owner` is who answers for it, and everyone sees both.
    """

    name: Name
    owner: Name = ""


class Rename(Command, frozen=True, tag="rename"):
    """Change your name."""

    name: Name


class Claim(Command, frozen=True, tag="claim"):
    """Take your seat back in another browser with the token of a seat link."""

    token: Token


class SeatLink(Command, frozen=True, tag="seat-link"):
    """Ask for the token of your seat link; only the `ack` to you carries it."""


class RenewSeatLink(Command, frozen=True, tag="renew-seat-link"):
    """Make your old seat links void and sign out all your other browsers; the `ack` carries the new token."""


class Leave(Command, frozen=True, tag="leave"):
    """Leave the table. In a running game the seat stays reserved and can be taken back."""


class Sit(Command, frozen=True, tag="sit"):
    """Take an open seat, or the next one when none is named; `name` is for seats that share one device.

    In a running game this asks the host for the seat.
    """

    seat: SeatNumber | None = None
    name: Name | None = None


class Stand(Command, frozen=True, tag="stand"):
    """Give up a seat (in the lobby)."""

    seat: SeatNumber | None = None


class SeatBot(Command, frozen=True, tag="seat-bot"):
    """Host: put a bot in a seat; in a running game it plays for someone who is away until they are back."""

    seat: SeatNumber
    bot: Key


class ClearSeat(Command, frozen=True, tag="clear-seat"):
    """Host: clear a seat of its bot or player (in the lobby)."""

    seat: SeatNumber


class TakeSeatBack(Command, frozen=True, tag="take-seat-back"):
    """Play your seats yourself again, instead of the bots that took over while you were away."""


class Kick(Command, frozen=True, tag="kick"):
    """Host: remove a member; their seat link stops working. In a running game `bot` plays on in their
    place."""

    member: MemberNumber
    bot: Key | None = None


class Lock(Command, frozen=True, tag="lock"):
    """Host: lock the table, so that nobody new can come in, or unlock it."""

    locked: bool


class MakeHost(Command, frozen=True, tag="make-host"):
    """Host: make another member host."""

    member: MemberNumber


class ChangeSettings(Command, frozen=True, tag="settings"):
    """Host: change the settings; while a game runs, only `takeover`, and `watching`, `talk` and `takebacks`
    to stricter ones."""

    settings: Settings


class WatchAs(Command, frozen=True, tag="watch"):
    """Ask to spectate: `public` at once; `shadow` (a seat) and `all` hands after the host admits it."""

    mode: Literal["public", "shadow", "all"]
    seat: SeatNumber | None = None


class Admit(Command, frozen=True, tag="admit"):
    """Host: answer a member's request to shadow a seat, to see all hands, or to take a free seat."""

    member: MemberNumber
    allow: bool


class AddEntropy(Command, frozen=True, tag="add-entropy"):
    """Players and the host, before the game: add to the deal; it replaces what you had added before."""

    text: Line


class Start(Command, frozen=True, tag="start"):
    """Host: start the game; every seat must be taken."""


class Move(Command, frozen=True, tag="move"):
    """A move in the game's notation; `seat` is needed only where one device holds several."""

    action: Annotated[str, Meta(min_length=1, max_length=200)]
    seat: SeatNumber | None = None


class Undo(Command, frozen=True, tag="undo"):
    """Take back your last step, if the rules of the game allow it."""

    seat: SeatNumber | None = None


class AskTakeback(Command, frozen=True, tag="ask-takeback"):
    """Ask to take back your last move, with every later one; the other people at the table must agree.

    A confirmed turn of Hashi is reopened at once while others are still busy with theirs.
    """

    seat: SeatNumber | None = None


class AnswerTakeback(Command, frozen=True, tag="answer-takeback"):
    """Agree to the takeback asked for at `turn`, or decline; whoever asked withdraws by declining."""

    turn: Version
    agree: bool


class HandOver(Command, frozen=True, tag="hand-over"):
    """One device, several seats: this seat's player now holds the device, and gets their view."""

    seat: SeatNumber


class Note(Command, frozen=True, tag="note"):
    """A private note on a card (or anything else the page numbers); an empty text removes it."""

    card: Annotated[int, Meta(ge=0, lt=200)]
    text: Annotated[str, Meta(max_length=200)]
    seat: SeatNumber | None = None


class Arrange(Command, frozen=True, tag="arrange"):
    """Sort your own hand for your own eyes: its cards from left to right; cards not named come last.

    Moves go on naming cards by their place in the rules. `show_sorting` shows the order to everyone.
    """

    cards: Annotated[list[Annotated[int, Meta(ge=0, lt=200)]], Meta(max_length=20)]
    seat: SeatNumber | None = None


class Say(Command, frozen=True, tag="say"):
    """Free chat: always at house tables; at strict and silent ones only while no game is running."""

    text: Line


class SayPhrase(Command, frozen=True, tag="phrase"):
    """One of the fixed phrases, allowed everywhere except at a silent table while a game is running."""

    phrase: Key


class Pause(Command, frozen=True, tag="pause"):
    """Stop all clocks; any seated member may."""


class Unpause(Command, frozen=True, tag="unpause"):
    """Start the clocks again."""


class AfterDeadline(Command, frozen=True, tag="after-deadline"):
    """Host: the time for a seat's move is over; `bot` makes it, or the player gets as much time again."""

    seat: SeatNumber
    bot: Key | None = None


class Holiday(Command, frozen=True, tag="holiday"):
    """Pause your deadlines in this game for `days` from now; 0: you are back."""

    days: Annotated[int, Meta(ge=0, le=60)]


class Stop(Command, frozen=True, tag="stop"):
    """Host: end a game that cannot go on; its record is kept and revealed like that of a finished game."""


class Rematch(Command, frozen=True, tag="rematch"):
    """After a game: back to the lobby with the same seats and settings."""


AnyCommand: TypeAlias = (
    Join
    | Rename
    | Claim
    | SeatLink
    | RenewSeatLink
    | Leave
    | Sit
    | Stand
    | SeatBot
    | ClearSeat
    | TakeSeatBack
    | Kick
    | Lock
    | MakeHost
    | ChangeSettings
    | WatchAs
    | Admit
    | AddEntropy
    | Start
    | Move
    | Undo
    | AskTakeback
    | AnswerTakeback
    | HandOver
    | Note
    | Arrange
    | Say
    | SayPhrase
    | Pause
    | Unpause
    | AfterDeadline
    | Holiday
    | Stop
    | Rematch
)
ClientMessage: TypeAlias = Open | Resume | Ping | AnyCommand
