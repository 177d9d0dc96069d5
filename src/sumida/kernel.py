"""What a game is: positions as values, moves as values, chance only in the deal.

Everything that plays, stores, sends or studies a game uses these few types.

    GameError                  anything a player, a client or a file can get wrong
    ├── NotationError          not a setup, deal, action or record at all
    └── IllegalAction          well formed, but forbidden here
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol, Self, TypeAlias, TypeVar

Seat: TypeAlias = int
Json: TypeAlias = Any
"""A value that JSON can hold; everything read from outside starts as this and is checked."""

A = TypeVar("A")
D = TypeVar("D")
V_co = TypeVar("V_co", bound="View", covariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


class GameError(ValueError):
    """Something from outside was wrong: the message says what, and what would be right.

    `reason` names the sentence in the locale files and `facts` are its arguments. The message
    itself is that sentence in English, for logs, terminals and programs.
    """

    def __init__(self, message: str, reason: str = "", **facts: str | int) -> None:
        super().__init__(message)
        self.reason = reason
        self.facts = facts


class NotationError(GameError):
    """A text or a JSON value that is not a setup, deal, action or record at all."""


class IllegalAction(GameError):
    """A well-formed action that the rules forbid here and now."""


class View(Protocol):
    """All that one seat, or a spectator, may know. Equal knowledge gives equal views."""

    def on_wire(self) -> Json:
        """What clients receive, ready to be encoded as JSON: the view itself, or a form made for sending."""

    def changes_since(self, before: Self) -> dict[str, dict[str, Json]]:
        """What clients must replace in an earlier view of the same seat: by the path of an object or a list
        in it ("" for the view itself), its new members."""

    @property
    def legal_texts(self) -> Sequence[str]:
        """What this seat may do now, in notation."""

    @property
    def can_undo(self) -> bool:
        """Whether this seat can take back its last step."""


class State(Protocol[A, V_co]):
    """An immutable position, secrets included. Equal positions are equal values."""

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats to move: one in Hanabi, all that are not done in Hashi, none at the end."""

    @property
    def turn(self) -> int:
        """How many turns (in Hashi: rounds) everyone has seen; it never depends on a secret."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat, as if the game ended now."""

    def legal(self, seat: Seat) -> Sequence[A]:
        """Every action `seat` may take now, in the order of `Setup.actions`; empty if it is not to move."""

    def apply(self, seat: Seat, action: A) -> Self:
        """The position after `action`; raises `IllegalAction` if the rules forbid it."""

    def undo(self, seat: Seat) -> Self:
        """The position before `seat`'s last step; raises `IllegalAction` once others may have seen it."""

    def looks_like(self, other: Self) -> bool:
        """Whether a spectator cannot tell the two positions apart: then their public views are equal."""

    def view(self, seat: Seat | None) -> V_co:
        """Exactly what `seat` may know; `None` is a spectator, who sees public information only."""


class Setup(Protocol[A, V_co, D]):
    """The public terms of a game: seats, variant, board. Immutable, comparable, hashable."""

    @property
    def players(self) -> int:
        """How many seats there are."""

    @property
    def options(self) -> dict[str, Json]:
        """These terms as plain JSON; `Game.setup(options)` gives an equal setup back."""

    @property
    def actions(self) -> Sequence[A]:
        """Every action ever possible under these terms; its index is the action id in learning."""

    def deal(self, rng: Random) -> D:
        """Shuffle and deal: the only randomness in a game."""

    def start(self, deal: D) -> State[A, V_co]:
        """The first position of a game with this deal."""

    def parse_action(self, text: str) -> A:
        """The action that `str(action)` writes as `text`; raises `NotationError`."""

    def parse_deal(self, text: str) -> D:
        """The deal that `str(deal)` writes as `text`, checked against these terms; raises `NotationError`."""


@dataclass(frozen=True)
class Option:
    """A term that can be chosen for a table: its default and all values it may take.

    With `typed`, players may also type in a value of their own.
    """

    name: str
    default: Json
    values: tuple[Json, ...]
    typed: bool = False


class Game(Protocol):
    """A game in the registry."""

    @property
    def name(self) -> str:
        """Its name in records, messages and commands: `hanabi`, `hashi`."""

    @property
    def rules(self) -> int:
        """The version of the rules; a record names the version it was played with."""

    def setup(self, options: Mapping[str, Json]) -> Setup[Any, Any, Any]:
        """Check options and fill in defaults; raises `NotationError`."""

    def presets(self) -> Mapping[str, Mapping[str, Json]]:
        """Named options to offer and to test: at least every player count and variant."""

    def options(self) -> Sequence[Option]:
        """What can be chosen for a table, `players` first; any combination of values is a setup."""

    def read_view(self, wire: Json) -> Any:
        """The view that `View.on_wire` wrote, decoded from JSON; raises `NotationError`."""


@dataclass(frozen=True)
class Words:
    """A sentence for people: a key into the locale files and the facts to fill in."""

    key: str
    facts: Mapping[str, str | int] = field(default_factory=dict)


class Bot(Protocol[A, V_contra]):
    """A player that sees a view and nothing else. It may cache, but equal views must get equal actions."""

    def choose(self, view: V_contra) -> A:
        """The action to take; one of the view's legal actions."""

    def explain(self, view: V_contra, action: A) -> Words:
        """Why this action, in one sentence."""


@dataclass(frozen=True)
class Record:
    """A whole game as plain text: stored, sent, tested against. It holds the deck, never a seed."""

    game: str
    rules: int
    setup: Mapping[str, Json]
    deal: str
    moves: tuple[tuple[Seat, str], ...]
    names: tuple[str, ...] = ()
