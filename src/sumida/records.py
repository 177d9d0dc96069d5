"""Play games by hand: start one, make moves, and get a record that replays to the same position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from sumida import codec
from sumida.hanabi import hanablive
from sumida.kernel import GameError, IllegalAction, Json, NotationError, Record, Seat, Setup, State
from sumida.registry import game

AnyState = State[Any, Any]
AnySetup = Setup[Any, Any, Any]


class Match:
    """A game in progress: the position, and the moves that led to it as text."""

    def __init__(
        self, name: str, setup: AnySetup, deal: Any, names: Sequence[str] = (), rules: int | None = None
    ) -> None:
        self.game = game(name, rules)
        self.setup = setup
        self.deal = deal
        self.names = tuple(names)
        self.state: AnyState = setup.start(deal)
        self.moves: list[tuple[Seat, str]] = []

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.state.to_act

    def legal(self, seat: Seat) -> list[str]:
        """The legal actions of `seat`, in notation."""
        return [str(action) for action in self.state.legal(seat)]

    def move(self, seat: Seat, action: str) -> None:
        """Make one move given in notation; raises `GameError`, and changes nothing, if it is wrong."""
        parsed = self.setup.parse_action(action)
        self.state = self.state.apply(seat, parsed)
        self.moves.append((seat, str(parsed)))

    def undo(self, seat: Seat) -> None:
        """Take back `seat`'s last step, if the rules still allow it."""
        self.state = self.state.undo(seat)
        last = max(index for index, (mover, _) in enumerate(self.moves) if mover == seat)
        del self.moves[last]

    def view(self, seat: Seat | None = None) -> Any:
        """What `seat` may know; without a seat, a spectator's view."""
        return self.state.view(seat)

    def record(self) -> Record:
        """The game so far, ready to be stored or sent."""
        options = self.setup.options
        return Record(self.game.name, self.game.rules, options, str(self.deal), tuple(self.moves), self.names)


@dataclass(frozen=True)
class Replay:
    """A record played by the rules: `states[n]` is the position after `n` moves."""

    record: Record
    setup: AnySetup
    states: tuple[AnyState, ...]

    @property
    def over(self) -> bool:
        """Whether the game was played to its end."""
        return not self.states[-1].to_act


def new_game(name: str, *, seed: int | str | None = None, deal: str | None = None, **options: Json) -> Match:
    """Start a game with a shuffled deck, a reproducible one (`seed`) or a given one (`deal`).

    >>> match = new_game("hanabi", players=2, seed=1)
    >>> match.state.to_act
    (0,)
    """
    setup = game(name).setup(options)
    dealt = setup.deal(Random(seed)) if deal is None else setup.parse_deal(deal)
    return Match(name, setup, dealt)


def replay(record: Record) -> Replay:
    """Play a record by its own version of the rules; a `GameError` names the first wrong move."""
    setup, deal = read_terms(record)
    states = [setup.start(deal)]
    for number, (seat, text) in enumerate(record.moves, start=1):
        try:
            states.append(states[-1].apply(seat, setup.parse_action(text)))
        except GameError as error:
            raise at_move(error, number, seat, text) from error
    return Replay(record, setup, tuple(states))


def read_any(data: bytes | str) -> tuple[Record, tuple[str, ...]]:
    """A record, or a hanab.live game as JSON or link, with the names of what a record cannot hold."""
    text = codec.plain_text(data).strip()
    if not text.startswith("{"):
        return hanablive.read_game(text)
    found = codec.decode(text)
    theirs = "format" not in found and "deck" in found
    return hanablive.read_game(text) if theirs else (codec.read_record(text), ())


def read_game(text: str) -> Record:
    """A record, or a hanab.live game as JSON or link."""
    return read_any(text)[0]


def resume(record: Record) -> Match:
    """A match at the position where the record ends, ready to continue."""
    played = replay(record)
    deal = played.setup.parse_deal(record.deal)
    match = Match(record.game, played.setup, deal, record.names, record.rules)
    match.state = played.states[-1]
    match.moves = [(seat, str(played.setup.parse_action(text))) for seat, text in record.moves]
    return match


def read_terms(record: Record) -> tuple[AnySetup, Any]:
    """The setup and the deal of a record, checked, under the rules it was played under."""
    setup = game(record.game, record.rules).setup(record.setup)
    if record.names and len(record.names) != setup.players:
        message = f"{len(record.names)} names for {setup.players} players"
        raise NotationError(message, "error-names", names=len(record.names), players=setup.players)
    return setup, setup.parse_deal(record.deal)


def at_move(error: GameError, number: int, seat: Seat, text: str) -> GameError:
    """The same error, saying which move of the record it is about."""
    kind = type(error) if isinstance(error, NotationError | IllegalAction) else GameError
    return kind(f"move {number} ({text[:40]!r} by seat {seat}): {error}", error.reason, **error.facts)
