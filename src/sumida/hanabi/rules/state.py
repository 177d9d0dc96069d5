"""The rules of Hanabi: a frozen position and what each action makes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

import msgspec

from sumida.hanabi.rules.actions import SEATS, Clue, Discard, Event, HanabiAction, Play
from sumida.hanabi.rules.cards import Hand, Held, ReceivedClue
from sumida.hanabi.rules.legality import allowed
from sumida.hanabi.rules.scoring import final_score, indispensable
from sumida.hanabi.rules.variants import RANKS
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import IllegalAction, Seat

if TYPE_CHECKING:
    from sumida.hanabi.rules.setup import HanabiSetup

PERFECT = "perfect"
STRIKES = "strikes"
LAST_ROUND = "last-round"
INDISPENSABLE = "indispensable"
STUCK = "stuck"


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
    ended: str | None

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
        if self.ended or seat != self.current:
            return ()
        return allowed(self.setup, self.hands, self.clue_tokens, seat)

    def apply(self, seat: Seat, action: HanabiAction) -> HanabiState:
        """The position after `action`; raises `IllegalAction` when forbidden."""
        if self.ended or seat != self.current:
            self._refuse_turn()
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

    def view(self, seat: Seat | None) -> HanabiView:
        """All that `seat` may know; `None` is a spectator, who sees nobody's cards."""
        hands = self.hands
        if seat is None:
            hands = tuple([_covered(hand) for hand in hands])
        else:
            assert 0 <= seat < len(hands), "only the seats of the table have a view"
            hands = (*hands[:seat], _covered(hands[seat]), *hands[seat + 1 :])
        return HanabiView(
            self.setup,
            seat,
            self.turn,
            self.current,
            hands,
            self.piles,
            self.discards,
            self.clue_tokens,
            self.strikes,
            len(self.deck) - self.dealt,
            self.turns_left,
            self.history,
            self.ended,
        )

    def _clue(self, seat: Seat, clue: Clue) -> HanabiState:
        setup, target = self.setup, clue.target
        if not self.clue_tokens:
            raise IllegalAction("there is no clue token left: play or discard", "refuse-hanabi-no-tokens")
        if target == seat:
            raise IllegalAction("a clue is for another player, never for oneself", "refuse-hanabi-clue-self")
        mask = setup.variant.touch.get(clue.value)
        if mask is None or not 0 <= target < setup.players:
            raise self._no_such_clue()
        hint = ReceivedClue(self.turn + 1, seat, clue.value)
        touched, told = _point(self.hands[target], mask, hint)
        if not touched and not setup.empty_clues:
            raise IllegalAction(
                f"no card of {SEATS[target]} is {clue.value}, and a clue must touch a card at this table",
                "refuse-hanabi-empty-clue",
                seat=SEATS[target],
                value=str(clue.value),
            )
        event = Event(self.turn + 1, seat, clue, touched)
        hands = (*self.hands[:target], told, *self.hands[target + 1 :])
        return self._after(event, hands, self.piles, self.discards, self.clue_tokens - 1, self.strikes, None)

    def _discard(self, seat: Seat, action: Discard) -> HanabiState:
        tokens = self.clue_tokens
        if tokens == self.setup.clue_tokens:
            raise IllegalAction(
                f"all {tokens} clue tokens are available: play or give a clue",
                "refuse-hanabi-discard-full",
                tokens=tokens,
            )
        held = self._held(seat, action.position)
        card = held.card
        assert card is not None
        lost = self.setup.grand_finale and self._needed(card)
        discards = (*self.discards, (held.order, card))
        event = Event(self.turn + 1, seat, action, (), held.order, card, None, self._next_order)
        hands = self._replaced(seat, action.position)
        ended = INDISPENSABLE if lost else None
        return self._after(event, hands, self.piles, discards, tokens + 1, self.strikes, ended)

    def _play(self, seat: Seat, action: Play) -> HanabiState:
        held = self._held(seat, action.position)
        card = held.card
        assert card is not None
        suit, step = divmod(card, RANKS)
        fits = self.piles[suit] == step
        event = Event(self.turn + 1, seat, action, (), held.order, card, fits, self._next_order)
        hands = self._replaced(seat, action.position)
        if fits:
            return self._fitted(event, hands, suit)
        return self._misplayed(event, hands, held.order, card)

    def _fitted(self, event: Event, hands: tuple[Hand, ...], suit: int) -> HanabiState:
        rank = self.piles[suit] + 1
        piles = (*self.piles[:suit], rank, *self.piles[suit + 1 :])
        tokens, ended = self.clue_tokens, None
        if rank == RANKS:
            tokens = min(tokens + 1, self.setup.clue_tokens)
            if sum(piles) == RANKS * len(piles):
                ended = PERFECT
        return self._after(event, hands, piles, self.discards, tokens, self.strikes, ended)

    def _misplayed(self, event: Event, hands: tuple[Hand, ...], order: int, card: int) -> HanabiState:
        strikes, ended = self.strikes + 1, None
        if strikes == self.setup.max_strikes:
            ended = STRIKES
        elif self.setup.grand_finale and self._needed(card):
            ended = INDISPENSABLE
        discards = (*self.discards, (order, card))
        return self._after(event, hands, self.piles, discards, self.clue_tokens, strikes, ended)

    def _after(
        self,
        event: Event,
        hands: tuple[Hand, ...],
        piles: tuple[int, ...],
        discards: tuple[tuple[int, int], ...],
        tokens: int,
        strikes: int,
        ended: str | None,
    ) -> HanabiState:
        """The position after a turn: the pile, the last round, and who is next."""
        setup, deck, dealt, turns_left = self.setup, self.deck, self.dealt, self.turns_left
        if event.drawn is not None:
            dealt += 1
        following = (self.current + 1) % setup.players
        if turns_left is not None:
            turns_left -= 1
            if not turns_left:
                ended = ended or LAST_ROUND
        elif dealt == len(deck):
            if not setup.grand_finale:
                turns_left = setup.players
            elif not tokens and not hands[following]:
                ended = ended or STUCK
        return HanabiState(
            setup,
            deck,
            dealt,
            self.turn + 1,
            self.current if ended else following,
            hands,
            piles,
            discards,
            tokens,
            strikes,
            turns_left,
            (*self.history, event),
            ended,
        )

    @property
    def _next_order(self) -> int | None:
        return self.dealt if self.dealt < len(self.deck) else None

    def _held(self, seat: Seat, position: int) -> Held:
        hand = self.hands[seat]
        if not 0 < position <= len(hand):
            raise IllegalAction(
                f"there is no card at position {position}: the hand holds {len(hand)}",
                "refuse-hanabi-position",
                position=position,
                cards=len(hand),
            )
        return hand[position - 1]

    def _replaced(self, seat: Seat, position: int) -> tuple[Hand, ...]:
        hands = self.hands
        hand = (*hands[seat][: position - 1], *hands[seat][position:])
        order = self._next_order
        if order is not None:
            hand = (*hand, Held(order, self.deck[order], self.setup.variant.everything, (), self.turn + 1))
        return (*hands[:seat], hand, *hands[seat + 1 :])

    def _needed(self, card: int) -> bool:
        return indispensable(self.setup.variant, self.piles, self.discards) >> card & 1 == 1

    def _refuse_turn(self) -> NoReturn:
        if self.ended:
            raise IllegalAction("the game is over", "refuse-over")
        waiting = SEATS[self.current]
        raise IllegalAction(f"it is the turn of seat {waiting}", "refuse-not-your-turn", seat=waiting)

    def _no_such_clue(self) -> IllegalAction:
        seats = ", ".join(SEATS[: self.setup.players])
        values = ", ".join(map(str, self.setup.variant.values))
        return IllegalAction(
            f"no such clue at this table: the seats are {seats}, and a clue names one of {values}",
            "refuse-hanabi-clue",
            seats=seats,
            values=values,
        )


def opening(setup: HanabiSetup, deck: tuple[int, ...]) -> HanabiState:
    """The position before the first turn: hands dealt one after the other from the top of the deck."""
    size, anything = setup.hand_size, setup.variant.everything
    dealt = size * setup.players
    assert dealt < len(deck), "a variant needs more cards than the hands take"
    hands = tuple(
        tuple(Held(order, deck[order], anything) for order in range(seat * size, seat * size + size))
        for seat in range(setup.players)
    )
    piles = (0,) * len(setup.variant.suits)
    return HanabiState(
        setup, deck, dealt, 0, setup.first_seat, hands, piles, (), setup.clue_tokens, 0, None, (), None
    )


def _covered(hand: Hand) -> Hand:
    """The hand as its holder sees it: backs only."""
    return tuple([Held(held.order, None, held.possible, held.clues, held.drawn) for held in hand])


def _point(hand: Hand, mask: int, hint: ReceivedClue) -> tuple[tuple[int, ...], Hand]:
    """The orders a clue touches, and the hand with what it says of every card, touched or not."""
    touched, told = [], []
    for held in hand:
        assert held.card is not None
        if mask >> held.card & 1:
            touched.append(held.order)
            clues = (*held.clues, hint)
            told.append(Held(held.order, held.card, held.possible & mask, clues, held.drawn))
        else:
            told.append(Held(held.order, held.card, held.possible & ~mask, held.clues, held.drawn))
    return tuple(touched), tuple(told)
