"""`env.state` of the classic environment: the whole table, read with the original's calls."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from sumida.envs import classic_engine
from sumida.envs.classic_observation import ClassicPosition
from sumida.envs.classic_terms import COLOURS, RANKS, Codes
from sumida.hanabi.engines import compiled


class ClassicMoveType(IntEnum):
    """Kinds of move, numbered as in the original."""

    INVALID = 0
    PLAY = 1
    DISCARD = 2
    REVEAL_COLOR = 3
    REVEAL_RANK = 4
    DEAL = 5


class ClassicEnding(IntEnum):
    """How a game ended, numbered as in the original."""

    NOT_FINISHED = 0
    OUT_OF_LIFE_TOKENS = 1
    OUT_OF_CARDS = 2
    COMPLETED_FIREWORKS = 3


ENDINGS = {
    0: ClassicEnding.NOT_FINISHED,
    compiled.STRUCK_OUT: ClassicEnding.OUT_OF_LIFE_TOKENS,
    compiled.LAST_ROUND: ClassicEnding.OUT_OF_CARDS,
    compiled.PERFECT: ClassicEnding.COMPLETED_FIREWORKS,
}


class ClassicCard:
    """A card as the original has it: colour and rank are numbers from 0."""

    __slots__ = ("_kind",)

    def __init__(self, kind: int) -> None:
        self._kind = kind

    def color(self) -> int:
        return self._kind // RANKS

    def rank(self) -> int:
        return self._kind % RANKS

    def to_dict(self) -> dict[str, Any]:
        return {"color": COLOURS[self.color()], "rank": self.rank()}

    def __str__(self) -> str:
        return f"{COLOURS[self.color()]}{self.rank() + 1}"

    __repr__ = __str__


class ClassicState:
    """A position that never changes, hidden cards included: for tools, never for a player.

    Moves are numbers, as `env.step` takes them; `apply_move` gives a new state.
    """

    def __init__(self, codes: Codes, raw: Any, current: int) -> None:
        self._codes, self._raw, self._current = codes, raw, current
        self._position = ClassicPosition(codes, raw, current)

    def cur_player(self) -> int:
        return self._current

    def num_players(self) -> int:
        return self._codes.terms.players

    def deck_size(self) -> int:
        return self._position.parts.pile

    def life_tokens(self) -> int:
        return self._position.parts.lives

    def information_tokens(self) -> int:
        return self._position.parts.tokens

    def fireworks(self) -> list[int]:
        """The heights of the series, in the order of the colours."""
        return list(self._position.parts.fireworks.values())

    def score(self) -> int:
        """Points so far; 0 after a strike-out."""
        struck_out = self.end_of_game_status() is ClassicEnding.OUT_OF_LIFE_TOKENS
        return 0 if struck_out else sum(self.fireworks())

    def player_hands(self) -> list[list[ClassicCard]]:
        """All hands, oldest card first."""
        parts = self._position.parts
        return [[_card(face) for face in parts.table[cards]] for _, cards in parts.cuts[0]]

    def discard_pile(self) -> list[ClassicCard]:
        """In the order of discarding."""
        return [_card(face) for face in self._position.parts.table[self._codes.discards]]

    def end_of_game_status(self) -> ClassicEnding:
        return ENDINGS[int(self._raw[compiled.ENDED])]

    def is_terminal(self) -> bool:
        return self.end_of_game_status() is not ClassicEnding.NOT_FINISHED

    def legal_moves(self) -> list[int]:
        """The moves of the seat to act, by number; none when the game is over."""
        return [] if self.is_terminal() else self._position.legal()

    def move_is_legal(self, move: int) -> bool:
        return bool(classic_engine.is_legal(self._raw, self._codes.table, move))

    def card_playable_on_fireworks(self, color: int, rank: int) -> bool:
        return self.fireworks()[color] == rank

    def apply_move(self, move: int) -> ClassicState:
        """The position after a legal move; raises `ValueError` for any other."""
        after = self._raw.copy()
        if classic_engine.advance(after, self._codes.table, move) == classic_engine.ILLEGAL:
            raise ValueError(f"Illegal action: {move}")
        return ClassicState(self._codes, after, (self._current + 1) % self.num_players())

    def copy(self) -> ClassicState:
        """The state itself, as it never changes."""
        return self

    def __str__(self) -> str:
        hands = "; ".join(" ".join(map(str, hand)) for hand in self.player_hands())
        return (
            f"player {self._current} to act, {self.information_tokens()} information tokens, "
            f"{self.life_tokens()} life tokens, fireworks {self.fireworks()}, hands {hands}, "
            f"deck {self.deck_size()}, discards {' '.join(map(str, self.discard_pile()))}"
        ).strip()


def _card(face: dict[str, Any]) -> ClassicCard:
    return ClassicCard(COLOURS.index(face["color"]) * RANKS + face["rank"])
