"""A position of Hanabi as a frozen value, and the position that each action leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

import msgspec

from sumida.hanabi.rules.actions import Clue, Discard, Event, HanabiAction, Play
from sumida.hanabi.rules.cards import Hand, HeldCard, ReceivedClue, gap
from sumida.hanabi.rules.ending import EndReason
from sumida.hanabi.rules.legality import (
    check_clue,
    check_discard,
    check_play,
    legal_actions,
    refuse_turn,
)
from sumida.hanabi.rules.scoring import final_score, indispensable
from sumida.hanabi.rules.variants import RANKS
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import IllegalAction, Seat

if TYPE_CHECKING:
    from sumida.hanabi.rules.setup import HanabiSetup


class HanabiState(msgspec.Struct, frozen=True, gc=False):
    """A position with all its secrets. Everything but `deck` and the hands' identities is public."""

    setup: HanabiSetup
    deck: tuple[int, ...]
    dealt: int
    """Cards taken from the deck so far; the next one drawn has this order."""
    turn: int
    current: Seat
    hands: tuple[Hand, ...]
    piles: tuple[int, ...]
    discards: tuple[tuple[int, int], ...]
    clue_tokens: int
    strikes: int
    turns_left: int | None
    history: tuple[Event, ...]
    ended: EndReason | None

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The one seat whose turn it is; nobody when the game is over."""
        return () if self.ended else (self.current,)

    @property
    def scores(self) -> tuple[int, ...]:
        """The common score, once for each seat; in a grand finale 1 for a win and 0 for anything else."""
        return (final_score(self.setup, self.piles, self.ended),) * self.setup.players

    def legal(self, seat: Seat) -> tuple[HanabiAction, ...]:
        """Every action `seat` may take now, in the order of `setup.actions`."""
        return legal_actions(self, seat)

    def apply(self, seat: Seat, action: HanabiAction) -> HanabiState:
        """The position after `action`; raises `IllegalAction` when forbidden."""
        if seat != self.current or self.ended:
            refuse_turn(self)
        if isinstance(action, Clue):
            return self._clue(seat, action)
        if isinstance(action, Play):
            return self._play(seat, action)
        if isinstance(action, Discard):
            return self._discard(seat, action)
        raise IllegalAction("that is no action of Hanabi: play, discard or clue", "refuse-hanabi-unknown")

    def undo(self, seat: Seat) -> NoReturn:
        """Nothing can be taken back: everybody has seen it."""
        raise IllegalAction(
            "a turn of Hanabi cannot be taken back: everybody has seen it", "refuse-hanabi-undo"
        )

    def looks_like(self, other: HanabiState) -> bool:
        """Whether a spectator cannot tell the two positions apart."""
        return self.turn == other.turn and self.view(None) == other.view(None)

    def view(self, seat: Seat | None) -> HanabiView:
        """All that `seat` may know; `None` is a spectator, who sees nobody's cards."""
        hands = self.hands
        if seat is None:
            hands = tuple([self._face_down(other) for other in range(len(hands))])
        else:
            assert 0 <= seat < len(hands), "only the seats of the table have a view"
            shown = [*hands]
            shown[seat] = self._face_down(seat)
            hands = tuple(shown)
        return HanabiView(
            setup=self.setup,
            seat=seat,
            turn=self.turn,
            current=self.current,
            hands=hands,
            piles=self.piles,
            discards=self.discards,
            clue_tokens=self.clue_tokens,
            strikes=self.strikes,
            pile=len(self.deck) - self.dealt,
            turns_left=self.turns_left,
            history=self.history,
            ended=self.ended,
        )

    def _face_down(self, seat: Seat) -> Hand:
        """A hand as its holder sees it; the same values again while nothing has happened to them."""
        hand = self.hands[seat]
        was, turned = self.setup.face_down.get(seat, ((), ()))
        if was is hand:
            return turned
        found = _turn_over(hand, was, turned)
        self.setup.face_down[seat] = hand, found
        return found

    def _clue(self, seat: Seat, clue: Clue) -> HanabiState:
        mask = check_clue(self, seat, clue)
        target, turn = clue.target, self.turn + 1
        touched, hand = _give_clue(self.hands[target], mask, ReceivedClue(turn, seat, clue.value))
        return self._after(
            Event(turn, seat, clue, touched),
            hands=(*self.hands[:target], hand, *self.hands[target + 1 :]),
            piles=self.piles,
            discards=self.discards,
            clue_tokens=self.clue_tokens - 1,
            strikes=self.strikes,
            ended=None,
        )

    def _discard(self, seat: Seat, action: Discard) -> HanabiState:
        check_discard(self, seat, action)
        held = self.hands[seat][action.position - 1]
        order, card = held.order, held.card
        assert card is not None
        drawn = self._next_order
        return self._after(
            Event(self.turn + 1, seat, action, (), order, card, None, drawn),
            hands=self._replace_card(seat, action.position, drawn),
            piles=self.piles,
            discards=(*self.discards, (order, card)),
            clue_tokens=self.clue_tokens + 1,
            strikes=self.strikes,
            ended=EndReason.INDISPENSABLE if self.setup.grand_finale and self._needed(card) else None,
        )

    def _play(self, seat: Seat, action: Play) -> HanabiState:
        check_play(self, seat, action)
        held = self.hands[seat][action.position - 1]
        order, card = held.order, held.card
        assert card is not None
        drawn = self._next_order
        suit, rank = divmod(card, RANKS)
        success = self.piles[suit] == rank
        event = Event(self.turn + 1, seat, action, (), order, card, success, drawn)
        hands = self._replace_card(seat, action.position, drawn)
        return self._extend(event, hands, suit) if success else self._strike(event, hands, order, card)

    def _extend(self, event: Event, hands: tuple[Hand, ...], suit: int) -> HanabiState:
        """The series of `suit` grows by a card; the last card of a series brings a clue token back."""
        height = self.piles[suit] + 1
        piles = (*self.piles[:suit], height, *self.piles[suit + 1 :])
        clue_tokens, ended = self.clue_tokens, None
        if height == RANKS:
            clue_tokens = min(clue_tokens + 1, self.setup.clue_tokens)
            if sum(piles) == self.setup.variant.best:
                ended = EndReason.PERFECT
        return self._after(
            event,
            hands=hands,
            piles=piles,
            discards=self.discards,
            clue_tokens=clue_tokens,
            strikes=self.strikes,
            ended=ended,
        )

    def _strike(self, event: Event, hands: tuple[Hand, ...], order: int, card: int) -> HanabiState:
        """The card does not fit: a strike, and it is discarded."""
        strikes, ended = self.strikes + 1, None
        if strikes == self.setup.max_strikes:
            ended = EndReason.STRIKES
        elif self.setup.grand_finale and self._needed(card):
            ended = EndReason.INDISPENSABLE
        return self._after(
            event,
            hands=hands,
            piles=self.piles,
            discards=(*self.discards, (order, card)),
            clue_tokens=self.clue_tokens,
            strikes=strikes,
            ended=ended,
        )

    def _after(
        self,
        event: Event,
        *,
        hands: tuple[Hand, ...],
        piles: tuple[int, ...],
        discards: tuple[tuple[int, int], ...],
        clue_tokens: int,
        strikes: int,
        ended: EndReason | None,
    ) -> HanabiState:
        """The position after a turn: the deck, the last round, and the next seat."""
        setup, deck, dealt, turns_left = self.setup, self.deck, self.dealt, self.turns_left
        if event.drawn is not None:
            dealt += 1
        following = (self.current + 1) % setup.players
        if turns_left is not None:
            turns_left -= 1
            if not turns_left:
                ended = ended or EndReason.LAST_ROUND
        elif dealt == len(deck):
            if not setup.grand_finale:
                turns_left = setup.players
            elif not clue_tokens and not hands[following]:
                ended = ended or EndReason.STUCK
        return HanabiState(
            setup=setup,
            deck=deck,
            dealt=dealt,
            turn=event.turn,
            current=self.current if ended else following,
            hands=hands,
            piles=piles,
            discards=discards,
            clue_tokens=clue_tokens,
            strikes=strikes,
            turns_left=turns_left,
            history=self.history + (event,),  # noqa: RUF005  # unpacking would copy it twice
            ended=ended,
        )

    @property
    def _next_order(self) -> int | None:
        """Order of the next card of the deck, if there is one."""
        return self.dealt if self.dealt < len(self.deck) else None

    def _replace_card(self, seat: Seat, position: int, drawn: int | None) -> tuple[Hand, ...]:
        """The hands once a card has left one of them and the card of order `drawn` has come in."""
        hands = self.hands
        hand = (*hands[seat][: position - 1], *hands[seat][position:])
        if drawn is not None:
            everything = self.setup.variant.everything
            hand = (*hand, HeldCard(drawn, self.deck[drawn], everything, (), self.turn + 1))
        return (*hands[:seat], hand, *hands[seat + 1 :])

    def _needed(self, card: int) -> bool:
        """Whether this is the last copy of a card that its series still needs."""
        return indispensable(self.setup.variant, self.piles, self.discards) >> card & 1 == 1


def opening(setup: HanabiSetup, deck: tuple[int, ...]) -> HanabiState:
    """The position before the first turn: hands dealt one after the other from the top of the deck."""
    size, everything = setup.hand_size, setup.variant.everything
    dealt = size * setup.players
    assert dealt < len(deck), "a variant needs more cards than the hands take"
    return HanabiState(
        setup=setup,
        deck=deck,
        dealt=dealt,
        turn=0,
        current=setup.first_seat,
        hands=tuple(
            tuple(HeldCard(order, deck[order], everything) for order in range(first, first + size))
            for first in range(0, dealt, size)
        ),
        piles=(0,) * len(setup.variant.suits),
        discards=(),
        clue_tokens=setup.clue_tokens,
        strikes=0,
        turns_left=None,
        history=(),
        ended=None,
    )


def _turn_over(hand: Hand, was: Hand, turned: Hand) -> Hand:
    """A hand face down, with the same values as when it `was` turned over before for cards that are as they
    were."""
    if len(was) != len(hand):
        return tuple([_face_down(held) for held in hand])
    if hand and was[-1].order != hand[-1].order:  # one has left it for another
        left, new = gap(was, hand), hand[-1:]
        was = was[:left] + was[left + 1 :] + new
        turned = turned[:left] + turned[left + 1 :] + (_face_down(hand[-1]),)
    return tuple(
        [
            before if held is shown else _face_down(held)
            for held, shown, before in zip(hand, was, turned, strict=True)
        ]
    )


def _face_down(held: HeldCard) -> HeldCard:
    return HeldCard(held.order, None, held.possible, held.clues, held.drawn)


def _give_clue(hand: Hand, mask: int, clue: ReceivedClue) -> tuple[tuple[int, ...], Hand]:
    """The orders a clue touches, and the hand with what the clue says about every card, touched or not."""
    touched, after = [], []
    for held in hand:
        assert held.card is not None
        if mask >> held.card & 1:
            touched.append(held.order)
            clues = (*held.clues, clue)
            after.append(HeldCard(held.order, held.card, held.possible & mask, clues, held.drawn))
        elif held.possible & mask:
            after.append(HeldCard(held.order, held.card, held.possible & ~mask, held.clues, held.drawn))
        else:
            after.append(held)
    return tuple(touched), tuple(after)
