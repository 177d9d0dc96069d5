"""All actions that games of one kind can have, and what follows from them: made once, shared by all games."""

from __future__ import annotations

from functools import lru_cache

from sumida.hanabi.rules.actions import Clue, Discard, HanabiAction, Play
from sumida.hanabi.rules.variants import Variant
from sumida.kernel import Seat

KINDS = 200
"""Kinds of games that are remembered."""


class ActionTable:
    """The actions with this many players, this variant and this hand size."""

    def __init__(self, players: int, variant: Variant, hand_size: int) -> None:
        positions, seats = range(1, hand_size + 1), range(players)
        plays = [Play(position) for position in positions]
        discards = [Discard(position) for position in positions]
        clues = [Clue(seat, value) for seat in seats for value in variant.values]
        self.actions: tuple[HanabiAction, ...] = (*plays, *discards, *clues)
        """Plays by position, discards by position, then clues by seat: colours, then ranks."""
        self.texts = tuple(map(str, self.actions))
        """The same in notation."""
        self.by_text: dict[str, HanabiAction] = dict(zip(self.texts, self.actions, strict=True))
        """As `str(action)` writes them, which is how programs send them."""
        self.by_small_text = {text.lower(): action for text, action in self.by_text.items()}
        self.partners: tuple[tuple[Seat, ...], ...] = tuple(
            tuple(other for other in seats if other != seat) for seat in seats
        )
        """By seat: the others, who may be given clues."""
        self.clues_to = tuple(
            tuple((clue, variant.touch[clue.value]) for clue in clues if clue.target == seat)
            for seat in seats
        )
        """By seat: every clue that may be given to it, with the mask of identities that the clue touches."""
        self.clue_texts_to = tuple(tuple((str(clue), mask) for clue, mask in some) for some in self.clues_to)
        """The same with the clues in notation."""
        self.clues_by_text = {
            text: (seat, mask) for seat, some in enumerate(self.clue_texts_to) for text, mask in some
        }
        """By notation: whom a clue is for, and the mask of identities that it touches."""
        self.clue_texts_touching = tuple(
            tuple(
                tuple(text for text, mask in some if mask >> card & 1) for card in range(len(variant.cards))
            )
            for some in self.clue_texts_to
        )
        """By seat and identity: the clues to that seat, in notation, that touch such a card."""


@lru_cache(KINDS)
def action_table(players: int, variant: Variant, hand_size: int) -> ActionTable:
    """The table of all games of this kind."""
    return ActionTable(players, variant, hand_size)
