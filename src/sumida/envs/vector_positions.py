"""Between the rules and the rows of the vector environment: any position in, and the table to read out."""

from __future__ import annotations

from typing import Any

from sumida.envs import vector_engine as engine
from sumida.hanabi.engines import compiled
from sumida.hanabi.engines.compiled import HAND_SLOTS
from sumida.hanabi.rules.cards import Hand, HeldCard, ReceivedClue
from sumida.hanabi.rules.setup import Deck, HanabiSetup
from sumida.hanabi.rules.state import HanabiState
from sumida.kernel import GameError


def follow(setup: HanabiSetup, t: Any, state: HanabiState, row: Any, public: Any) -> None:
    """Bring a row that is about to begin to this position, move by move."""
    if state.setup != setup or state.ended:
        raise GameError(
            "states must be running games under the same terms", "error-env-option", option="states"
        )
    start = compiled.pack(setup.start(Deck(setup.variant, state.deck)))
    row[: compiled.POSITION_LENGTH] = start
    engine.look_at_hands(row, t)
    for event in state.history:
        engine.advance(row, t, public, setup.actions.index(event.action))


def position(setup: HanabiSetup, t: Any, row: Any, public: Any) -> HanabiState:
    """The table as it stands, without its history."""
    s = row.tolist()
    last, gone = s[compiled.TURNS_LEFT], s[compiled.DISCARDS :][: s[compiled.DISCARD_COUNT]]
    deck = tuple(s[compiled.DECK :][: t[compiled.CARDS]])
    return HanabiState(
        setup=setup,
        deck=deck,
        dealt=s[compiled.DEALT],
        turn=s[compiled.TURN],
        current=s[engine.TO_ACT],
        hands=tuple(_hand(setup, t, s, public, seat) for seat in range(setup.players)),
        piles=tuple(s[compiled.PILES :][: len(setup.variant.suits)]),
        discards=tuple((order, deck[order]) for order in gone),
        clue_tokens=s[compiled.TOKENS],
        strikes=s[compiled.STRIKES],
        turns_left=None if last < 0 else last,
        history=(),
        ended=compiled.ENDINGS[s[compiled.ENDED]],
    )


def _hand(setup: HanabiSetup, t: Any, s: list[int], public: Any, seat: int) -> Hand:
    """Its cards; what was named is known only where observations are kept."""
    kinds, values = len(setup.variant.cards), setup.variant.values
    width, held = kinds + len(values), []
    for slot in range(s[compiled.HELD + seat]):
        at = t[engine.KNOWN] + (seat * setup.hand_size + slot) * width + kinds
        named = [value for value, told in zip(values, public[at : at + len(values)], strict=False) if told]
        order = s[compiled.HANDS + HAND_SLOTS * seat + slot]
        mask = s[compiled.POSSIBLE + HAND_SLOTS * seat + slot]
        clues = tuple(ReceivedClue(0, 0, value) for value in named)
        held.append(HeldCard(order, s[compiled.DECK + order], mask, clues))
    return tuple(held)
