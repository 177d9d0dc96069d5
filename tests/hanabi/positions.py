"""Small positions: a deck with chosen cards on top, and moves in notation."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec

from sumida.hanabi.rules.actions import Clue, HanabiAction, Play
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.hanabi.rules.state import HanabiState
from sumida.hanabi.rules.variants import Variant
from sumida.kernel import Json


def deck_text(variant: Variant, top: str) -> str:
    """A complete deck with the cards of `top` first and the rest sorted."""
    chosen = Counter(variant.identity[text] for text in top.split())
    rest = Counter(variant.deck)
    rest.subtract(chosen)
    assert min(rest.values()) >= 0, "the box does not hold these cards"
    return " ".join([*top.split(), *(variant.cards[card] for card in rest.elements())])


def table(top: str, *moves: str, **options: Json) -> HanabiState:
    """The position after `moves`, with the cards of `top` dealt and drawn first."""
    setup = GAME.setup(options)
    return after(setup.start(setup.parse_deal(deck_text(setup.variant, top))), *moves)


def after(state: HanabiState, *moves: str) -> HanabiState:
    """The position after each seat in turn has made its move."""
    for move in moves:
        state = state.apply(state.current, state.setup.parse_action(move))
    return state


def legal(state: HanabiState) -> list[str]:
    """The texts of what the seat to act may do."""
    return [str(action) for action in state.legal(state.current)]


def hand(state: HanabiState, seat: int) -> str:
    """The cards in a hand, oldest first."""
    cards = state.setup.variant.cards
    return " ".join(cards[held.card] for held in state.hands[seat] if held.card is not None)


def discarded(state: HanabiState) -> str:
    """The cards on the discard pile, in order."""
    return " ".join(state.setup.variant.cards[card] for _, card in state.discards)


def random_game(setup: HanabiSetup, seed: int, careful: bool = False) -> list[HanabiState]:
    """All positions of a random game; a careful one avoids harmful moves where it can, so that it lasts."""
    rng = Random(seed)
    states = [setup.start(setup.deal(rng))]
    while states[-1].to_act:
        state = states[-1]
        choice = rng.choice(_sensible(state) if careful else state.legal(state.current))
        states.append(state.apply(state.current, choice))
    return states


def _sensible(state: HanabiState) -> list[HanabiAction]:
    choices = [action for action in state.legal(state.current) if _harmless(state, action)]
    return choices or list(state.legal(state.current))


def _harmless(state: HanabiState, action: HanabiAction) -> bool:
    if isinstance(action, Clue):
        return True
    card, view = state.hands[state.current][action.position - 1].card, state.view(None)
    assert card is not None
    if isinstance(action, Play):
        return view.playable >> card & 1 == 1
    return not state.setup.grand_finale or view.critical >> card & 1 == 0


def with_pile(state: HanabiState, cards: int) -> HanabiState:
    """The same position with only this many cards left to draw."""
    return msgspec.structs.replace(state, dealt=len(state.deck) - cards)


def with_series(state: HanabiState, *heights: int) -> HanabiState:
    """The same position with other series on the table."""
    return msgspec.structs.replace(state, piles=heights)


def with_tokens(state: HanabiState, tokens: int) -> HanabiState:
    """The same position with this many clue tokens available."""
    return msgspec.structs.replace(state, clue_tokens=tokens)
