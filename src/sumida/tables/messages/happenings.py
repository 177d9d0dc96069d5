"""What has happened, as clients receive it: one short fact each, already redacted for its receiver."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct


class Happening(Struct, frozen=True, gc=False, tag_field="type"):
    """For the page's log and animations; the new state comes with it."""


class Joined(Happening, frozen=True, tag="joined"):
    """A new member; a bot from outside has an `owner`."""

    member: int
    name: str
    owner: str = ""


class Renamed(Happening, frozen=True, tag="renamed"):
    member: int
    name: str


class Left(Happening, frozen=True, tag="left"):
    """A member left, or was `kicked` by the host; `name` is empty in entries of older tables."""

    member: int
    kicked: bool = False
    name: str = ""


class CameBack(Happening, frozen=True, tag="came-back"):
    """A member came back, perhaps in another browser."""

    member: int


class Sat(Happening, frozen=True, tag="sat"):
    member: int
    seat: int


class Stood(Happening, frozen=True, tag="stood"):
    """A seat became free."""

    seat: int


class BotSat(Happening, frozen=True, tag="bot-sat"):
    seat: int
    bot: str


class SubstituteSat(Happening, frozen=True, tag="substitute-sat"):
    """A bot plays this seat while its player is away."""

    seat: int
    bot: str


class SubstituteLeft(Happening, frozen=True, tag="substitute-left"):
    """The player of this seat is back and plays it again."""

    seat: int


class HostIs(Happening, frozen=True, tag="host-is"):
    """The new host; with `away`, the acting host until that member is back."""

    member: int | None
    away: int | None = None


class Locked(Happening, frozen=True, tag="locked"):
    """The host locked the table, so that nobody new can come in, or unlocked it."""

    locked: bool


class SettingsAre(Happening, frozen=True, tag="settings-are"):
    """The settings of the table changed."""


class WatchWished(Happening, frozen=True, tag="watch-wished"):
    """A member asked the host to see hidden cards, or to `play` a free seat of the running game."""

    member: int
    mode: Literal["shadow", "all", "play"]
    seat: int | None = None


class Watches(Happening, frozen=True, tag="watches"):
    """A member now spectates in this way; `allowed` is false if the host refused."""

    member: int
    mode: Literal["public", "shadow", "all"]
    seat: int | None = None
    allowed: bool = True


class Started(Happening, frozen=True, tag="started"):
    """A game started; `digest` commits the server to its deal."""

    number: int
    digest: str


class EntropyAdded(Happening, frozen=True, tag="entropy-added"):
    """A member added to the deal of the next game, or replaced what they had added."""

    member: int
    text: str


class Moved(Happening, frozen=True, tag="moved"):
    """A seat moved; `action` is null if the receiver may not know it yet."""

    seat: int
    action: str | None


class Undone(Happening, frozen=True, tag="undone"):
    seat: int


class TakebackAsked(Happening, frozen=True, tag="takeback-asked"):
    """The player of this seat asks to take back their last move."""

    seat: int
    member: int


class TakebackAnswered(Happening, frozen=True, tag="takeback-answered"):
    """A member agreed or declined; whoever asked withdraws by declining."""

    member: int
    agree: bool


class TakenBack(Happening, frozen=True, tag="taken-back"):
    """The position is again the one before this seat's last move."""

    seat: int


class HandedOver(Happening, frozen=True, tag="handed-over"):
    seat: int


class Noted(Happening, frozen=True, tag="noted"):
    """Sent only to the seat that wrote it."""

    seat: int
    card: int


class Arranged(Happening, frozen=True, tag="arranged"):
    """A seat sorted its hand; sent only to that seat, unless the table shows how hands are sorted."""

    seat: int


class Said(Happening, frozen=True, tag="said"):
    at: int
    member: int
    name: str
    text: str = ""
    phrase: str | None = None


class Paused(Happening, frozen=True, tag="paused"):
    member: int


class Unpaused(Happening, frozen=True, tag="unpaused"):
    member: int


class ClockRanOut(Happening, frozen=True, tag="clock-ran-out"):
    """A warning only: the game goes on."""

    seat: int


class DeadlinePassed(Happening, frozen=True, tag="deadline-passed"):
    """The time for a seat's move is over: this `bot` makes it; null: the host decides, or the game ends."""

    seat: int
    bot: str | None = None


class DeadlineRenewed(Happening, frozen=True, tag="deadline-renewed"):
    """The host waits: the player of this seat has as much time again."""

    seat: int


class HolidayTaken(Happening, frozen=True, tag="holiday-taken"):
    """A member's deadlines are paused for `days`; 0: the member is back."""

    member: int
    days: int


class Recovered(Happening, frozen=True, tag="recovered"):
    """The server restarted; its downtime is not charged to anyone's clock."""


class Ended(Happening, frozen=True, tag="ended"):
    """A game is over, or was stopped by the host; the state holds the scores and reveals the deal."""

    number: int
    stopped: bool = False


class BackToLobby(Happening, frozen=True, tag="back-to-lobby"):
    """A rematch is being prepared."""


AnyHappening: TypeAlias = (
    Joined
    | Renamed
    | Left
    | CameBack
    | Sat
    | Stood
    | BotSat
    | SubstituteSat
    | SubstituteLeft
    | HostIs
    | Locked
    | SettingsAre
    | WatchWished
    | Watches
    | Started
    | EntropyAdded
    | Moved
    | Undone
    | TakebackAsked
    | TakebackAnswered
    | TakenBack
    | HandedOver
    | Noted
    | Arranged
    | Said
    | Paused
    | Unpaused
    | ClockRanOut
    | DeadlinePassed
    | DeadlineRenewed
    | HolidayTaken
    | Recovered
    | Ended
    | BackToLobby
)
