"""Which actions a seat may take, from what that seat can see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sumida.hanabi.rules.actions import HanabiAction
from sumida.hanabi.rules.cards import Hand
from sumida.kernel import Seat

if TYPE_CHECKING:
    from sumida.hanabi.rules.setup import HanabiSetup


def allowed(setup: HanabiSetup, hands: tuple[Hand, ...], tokens: int, seat: Seat) -> tuple[HanabiAction, ...]:
    """Every legal action of `seat`, whose turn it is, in the order of `setup.actions`."""
    actions, size, held = setup.actions, setup.hand_size, len(hands[seat])
    legal = list(actions[:held])
    if tokens < setup.clue_tokens:
        legal += actions[size : size + held]
    if tokens:
        legal += _clues(setup, hands, seat)
    return tuple(legal)


def _clues(setup: HanabiSetup, hands: tuple[Hand, ...], seat: Seat) -> list[HanabiAction]:
    masks = setup.variant.touch.values()
    place = 2 * setup.hand_size
    clues = []
    for target, hand in enumerate(hands):
        if target != seat:
            shown = _shown(hand)
            for offset, mask in enumerate(masks, place):
                if mask & shown or setup.empty_clues:
                    clues.append(setup.actions[offset])
        place += len(masks)
    return clues


def _shown(hand: Hand) -> int:
    """The mask of identities in a hand that the clue giver sees."""
    shown = 0
    for held in hand:
        assert held.card is not None
        shown |= 1 << held.card
    return shown
