"""The classic observation vector of Hanabi, kept up to date event by event, for every seat at once.

Positions come from the reference rules; what is kept here are the bits that describe them. All that depends
on where the observer sits is stored twice in a row, so that each seat's part is one slice of it.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sumida.envs.layouts import hanabi_sizes, sections
from sumida.envs.shuffling import shuffled
from sumida.hanabi.rules.actions import Clue, Event, Play
from sumida.hanabi.rules.cards import Hand
from sumida.hanabi.rules.legality import can_clue, can_discard, last_position, must_touch
from sumida.hanabi.rules.setup import Deck, HanabiSetup
from sumida.hanabi.rules.state import HanabiState
from sumida.hanabi.rules.variants import RANKS
from sumida.kernel import Seat

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]

CACHE_SIZE = 1 << 16
"""How many hands the mask remembers the clues to."""
PLAYED, DISCARDED, COLOUR, RANK = (bytes(place == kind for place in range(4)) for kind in range(4))


def one_hot(size: int) -> list[bytes]:
    """By place: zeros with a one there."""
    return [bytes(place == hot for place in range(size)) for hot in range(size)]


class HanabiObserver:
    """What each seat sees of one game, as bits; `begin` at a position, then `follow` every move."""

    def __init__(self, setup: HanabiSetup) -> None:
        variant, sizes = setup.variant, hanabi_sizes(setup)
        self.setup, self.players, self.hand = setup, setup.players, setup.hand_size
        self.size, at = sum(sizes.values()), sections(sizes)
        self.kinds, self.values = len(variant.cards), len(variant.values)
        self.value_of = {value: place for place, value in enumerate(variant.values)}
        self.clue_verbs = [COLOUR] * len(variant.colours) + [RANK] * RANKS
        self.hand_bits, self.known_card = self.hand * self.kinds, self.kinds + self.values
        self.known_bits = self.hand * self.known_card
        # Places on the board, which begins with the pile, and in what is said of the last move.
        board, last = at["pile"].start, at["value"].start
        self.series_at, self.tokens_at = at["series"].start - board, at["tokens"].start - board
        self.lives_at, self.discards_at = at["lives"].start - board, at["discards"].start - board
        self.board_bits = at["mover"].start - board
        self.pointed_at, self.slot_at = at["pointed"].start - last, at["slot"].start - last
        self.card_at, self.result_at = at["card"].start - last, at["result"].start - last
        self.last_bits = at["knowledge"].start - last
        self.discard_cells = [self.discards_at + sum(variant.copies[:kind]) for kind in range(self.kinds)]
        self.seats = [twice + twice for twice in one_hot(self.players)]
        self.nobody = bytes(2 * self.players)
        self.faces, self.no_face = one_hot(self.kinds), bytes(self.kinds)
        self.heights = one_hot(RANKS)
        self.masks: dict[int, bytes] = {}
        self.new_card, self.no_card = (
            self._bits(variant.everything) + bytes(self.values),
            bytes(self.known_card),
        )
        self.legal = HanabiMask(setup)

    def deal(self, rng: Random) -> Deck:
        """What `setup.deal` gives, sooner."""
        variant = self.setup.variant
        return Deck(variant, tuple(shuffled(variant.deck, rng)))

    def begin(self, state: HanabiState) -> None:
        """Start at any position: its game is followed from the deal on."""
        followed = state
        if state.history:
            followed = self.setup.start(Deck(self.setup.variant, state.deck))
        self._deal(followed)
        for event in state.history:
            followed = followed.apply(event.seat, event.action)
            self.follow(followed)

    def _deal(self, state: HanabiState) -> None:
        tokens, lives = self.setup.clue_tokens, self.setup.max_strikes
        shown = b"".join([self.faces[state.deck[held.order]] for hand in state.hands for held in hand])
        self.hands = bytearray(shown + shown)
        self.known = bytearray(self.new_card * (2 * self.players * self.hand))
        self.missing = bytearray(2 * self.players)
        self.board = bytearray(self.board_bits)
        self.board[: self.series_at] = b"\1" * self.series_at
        self.board[self.tokens_at : self.discards_at] = b"\1" * (tokens + lives)
        self.tokens, self.gone = tokens, [0] * self.kinds
        self.mover = self.target = self.nobody
        self.verb, self.last = bytes(4), bytearray(self.last_bits)

    def follow(self, state: HanabiState) -> None:
        """One more move was made."""
        event, action = state.history[-1], state.history[-1].action
        self.mover, self.last = self.seats[event.seat], bytearray(self.last_bits)
        if isinstance(action, Clue):
            self._clue(event, action, state.hands[action.target])
        else:
            self._lay(state, event, action.position - 1)
        tokens, before = state.clue_tokens, self.tokens
        if tokens != before:
            self.board[self.tokens_at + min(tokens, before)] = tokens > before
            self.tokens = tokens

    def _clue(self, event: Event, clue: Clue, hand: Hand) -> None:
        value, known, last = self.value_of[clue.value], self.known, self.last
        self.verb, self.target = self.clue_verbs[value], self.seats[clue.target]
        last[value] = 1
        first = at = clue.target * self.known_bits
        for slot, held in enumerate(hand):
            known[at : at + self.kinds] = self._bits(held.possible)
            if held.order in event.touched:
                known[at + self.kinds + value] = last[self.pointed_at + slot] = 1
            at += self.known_card
        again = first + self.players * self.known_bits
        known[again : again + at - first] = known[first:at]

    def _lay(self, state: HanabiState, event: Event, slot: int) -> None:
        """A card was played or discarded."""
        card, last = event.card, self.last
        assert card is not None
        self.target = self.nobody
        self.verb = PLAYED if isinstance(event.action, Play) else DISCARDED
        last[self.slot_at + slot] = last[self.card_at + card] = 1
        if event.success:
            suit, step = divmod(card, RANKS)
            at = self.series_at + RANKS * suit
            self.board[at : at + RANKS] = self.heights[step]
            last[self.result_at] = 1
            last[self.result_at + 1] = state.clue_tokens > self.tokens
        else:
            self.board[self.discard_cells[card] + self.gone[card]] = 1
            self.gone[card] += 1
            if event.success is not None:
                self.board[self.discards_at - state.strikes] = 0
        self._draw(state, event, slot)

    def _draw(self, state: HanabiState, event: Event, slot: int) -> None:
        """The hand closes its gap, and a card comes in if there is one."""
        seat, drawn = event.seat, event.drawn
        face, known = self.no_face, self.no_card
        if drawn is None:
            self.missing[seat] = self.missing[seat + self.players] = 1
        else:
            face, known = self.faces[state.deck[drawn]], self.new_card
            self.board[len(state.deck) - drawn - 1] = 0
        for place in (seat, seat + self.players):
            _replace(self.hands, place * self.hand_bits, slot, self.hand_bits, face)
            _replace(self.known, place * self.known_bits, slot, self.known_bits, known)

    def _bits(self, mask: int) -> bytes:
        found = self.masks.get(mask)
        if found is None:
            found = self.masks[mask] = bytes(mask >> kind & 1 for kind in range(self.kinds))
        return found

    def vector(self, state: HanabiState, seat: Seat) -> Floats:
        """What `seat` sees."""
        return np.frombuffer(self.bits(seat), np.uint8).astype(np.float32)

    def bits(self, seat: Seat) -> bytes:
        """The same, one byte per number."""
        after, hand, known = seat + self.players, self.hand_bits, self.known_bits
        return b"".join(
            (
                self.hands[(seat + 1) * hand : after * hand],
                self.missing[seat:after],
                self.board,
                self.mover[seat:after],
                self.verb,
                self.target[seat:after],
                self.last,
                self.known[seat * known : after * known],
            )
        )

    def mask(self, state: HanabiState, seat: Seat) -> Mask:
        """1 for every action that `seat` may take now."""
        return self.legal.mask(state, seat)

    def whole(self, state: HanabiState) -> Floats:
        """The whole table but for the pile: the seat to act, the hand of seat 0, and what that seat sees."""
        current = self.seats[state.current][: self.players] if state.to_act else bytes(self.players)
        found = b"".join((current, self.hands[: self.hand_bits], self.bits(0)))
        return np.frombuffer(found, np.uint8).astype(np.float32)

    @property
    def whole_size(self) -> int:
        """How many numbers `whole` has."""
        return self.players + self.hand_bits + self.size

    def save(self) -> dict[str, Any]:
        """All that changes in a game, copied."""
        copied = {name: getattr(self, name)[:] for name in ("hands", "known", "missing", "board", "gone")}
        return copied | {name: getattr(self, name) for name in ("tokens", "mover", "target", "verb", "last")}

    def restore(self, saved: dict[str, Any]) -> None:
        """Go back to what was saved."""
        for name, value in saved.items():
            setattr(self, name, value[:] if isinstance(value, bytearray | list) else value)


def _replace(row: bytearray, at: int, slot: int, size: int, new: bytes) -> None:
    """In the hand at `at`, of `size` bits: take out the card at `slot` and let a new one in at the end."""
    width = len(new)
    row[at + slot * width : at + size] = row[at + (slot + 1) * width : at + size] + new


class HanabiMask:
    """The legal actions of a position as a mask over `setup.actions`, from the rules of `legality`."""

    def __init__(self, setup: HanabiSetup) -> None:
        self.setup, size = setup, setup.hand_size
        self.cards = [b"\1" * held + bytes(size - held) for held in range(size + 1)]
        self.no_clues = bytes(len(setup.variant.values))
        self.nothing = bytes(len(setup.actions))
        self.clues: dict[int, bytes] = {}

    def mask(self, state: HanabiState, seat: Seat) -> Mask:
        """1 for every action that `seat` may take now."""
        if seat not in state.to_act:
            return np.frombuffer(bytearray(self.nothing), np.int8)
        setup, cards = self.setup, self.cards[last_position(state.hands[seat])]
        parts = [cards, cards if can_discard(setup, state.clue_tokens) else self.cards[0]]
        if can_clue(state.clue_tokens):
            for target, hand in enumerate(state.hands):
                parts.append(self.no_clues if target == seat else self._clues_to(must_touch(setup, hand)))
        else:
            parts += [self.no_clues] * setup.players
        return np.frombuffer(bytearray().join(parts), np.int8)

    def _clues_to(self, wanted: int) -> bytes:
        found = self.clues.get(wanted)
        if found is None:
            touch = self.setup.variant.touch
            if len(self.clues) >= CACHE_SIZE:
                self.clues.clear()
            found = self.clues[wanted] = bytes(mask & wanted != 0 for mask in touch.values())
        return found
