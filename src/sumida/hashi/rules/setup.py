"""The setup of a game: seats, board, deck, and how mistakes are treated."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Final

from sumida.hashi import boards
from sumida.hashi.rules import actions, board, cards
from sumida.hashi.rules.actions import Action
from sumida.hashi.rules.board import Board
from sumida.hashi.rules.cards import STANDARD, Card, Deal
from sumida.hashi.rules.sheet import blank
from sumida.hashi.rules.state import HashiState
from sumida.hashi.rules.turn import Turn
from sumida.kernel import Json, NotationError

SEATS: Final = (1, 2, 3, 4)
MISTAKES: Final = ("strict", "paper")
STANDARD_DECK: Final = "standard"


@dataclass(frozen=True, slots=True)
class HashiSetup:
    """`board` is a name from the boards folder or a grid; `deck` is "standard" or 18 cards as text."""

    players: int = 2
    board: str = "A"
    mistakes: str = "strict"
    deck: str = STANDARD_DECK

    def __post_init__(self) -> None:
        assert self.players in SEATS
        assert self.mistakes in MISTAKES

    @property
    def options(self) -> dict[str, Json]:
        """The setup as plain JSON."""
        return {
            "players": self.players,
            "board": self.board,
            "mistakes": self.mistakes,
            "deck": self.deck,
        }

    @property
    def layout(self) -> Board:
        """The board's islands, lines and crossings."""
        return board.named(self.board) if self.board in boards.names() else board.parse(self.board)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The deck, sorted."""
        return STANDARD if self.deck == STANDARD_DECK else cards.parse_cards(self.deck)

    @property
    def actions(self) -> tuple[Action, ...]:
        """All possible actions; the index is the action id for reinforcement learning."""
        return _actions(self.layout, self.mistakes == "paper")

    def deal(self, rng: Random) -> Deal:
        """Shuffle the deck; the last card goes into the box."""
        return Deal(tuple(rng.sample(self.cards, len(self.cards))))

    def start(self, deal: Deal) -> HashiState:
        """Everybody has a blank board and owes a start number."""
        sheet = blank(self.layout)
        return HashiState(self, deal, (Turn(sheet, sheet),) * self.players)

    def parse_action(self, text: str) -> Action:
        """Read what `str(action)` writes."""
        action = actions.parse(text, self.layout)
        if isinstance(action, actions.Erase) and self.mistakes != "paper":
            raise NotationError("Only paper tables let mistakes be taken back.", "refuse-hashi-erase-strict")
        return action

    def parse_deal(self, text: str) -> Deal:
        """Read what `str(deal)` writes; it must hold the cards of the deck."""
        return cards.parse_deal(text, self.cards)


@lru_cache(maxsize=256)
def _actions(layout: Board, paper: bool) -> tuple[Action, ...]:
    return actions.all_actions(layout, paper=paper)


def parse_options(options: Mapping[str, Json]) -> HashiSetup:
    """Read and check options; missing ones get their defaults."""
    if not isinstance(options, Mapping):
        raise NotationError("The options of Hashi are a JSON object.", "error-options-type")
    for key in options:
        if key not in _READERS:
            allowed = ", ".join(_READERS)
            message = f"Hashi has no option {str(key)[:40]!r}; its options are {allowed}."
            raise NotationError(message, "error-hashi-option-unknown", key=str(key)[:40], allowed=allowed)
    return HashiSetup(**{key: _READERS[key](value) for key, value in options.items()})


def _wrong(key: str, value: Json, allowed: str) -> NotationError:
    shown = repr(value[:40]) if isinstance(value, str) else f"of type {type(value).__name__}"
    if isinstance(value, int) and abs(value) < 10**6:
        shown = repr(value)
    message = f"Option {key!r} is {shown}; allowed is {allowed}."
    return NotationError(message, "error-hashi-option", key=key, allowed=allowed)


def _read_players(value: Json) -> int:
    if type(value) is not int or value not in SEATS:
        raise _wrong("players", value, "1, 2, 3 or 4")
    return value


def _read_board(value: Json) -> str:
    offered = boards.names()
    if value in offered:
        assert isinstance(value, str)
        board.named(value)
        return value
    if not isinstance(value, str) or len(value.split()) == 1:
        known = ", ".join(f'"{name}"' for name in offered)
        raise _wrong("board", value, f"{known} or a board as text")
    return board.parse(value).text


def _read_mistakes(value: Json) -> str:
    if not isinstance(value, str) or value not in MISTAKES:
        raise _wrong("mistakes", value, '"strict" or "paper"')
    return value


def _read_deck(value: Json) -> str:
    if not isinstance(value, str):
        raise _wrong("deck", value, '"standard" or 18 cards such as 5/3')
    if value == STANDARD_DECK:
        return value
    deck = tuple(sorted(cards.parse_cards(value)))
    return STANDARD_DECK if deck == STANDARD else cards.write_cards(deck)


_READERS: Final[dict[str, Callable[[Json], Json]]] = {
    "players": _read_players,
    "board": _read_board,
    "mistakes": _read_mistakes,
    "deck": _read_deck,
}
