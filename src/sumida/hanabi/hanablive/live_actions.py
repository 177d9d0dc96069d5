"""The moves of a running game as hanab.live tells them to one seat, and that seat's view as such moves.

The site sends `draw`, `clue`, `play`, `discard` (with `failed` for a misplay), `strike`, `status`, `turn` and
`gameOver`; a card that the receiver may not see has suit and rank -1. Before the first move there are only
draws: the terms say who begins. After the end there is one more `turn`, of nobody.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import msgspec

from sumida.hanabi.hanablive.variants import SiteVariant, known_as
from sumida.hanabi.rules.actions import Clue, Event, Play
from sumida.hanabi.rules.ending import EndReason
from sumida.hanabi.rules.scoring import at_most, reachable
from sumida.hanabi.rules.variants import rank_of, suit_of
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import Seat

COLOUR, RANK = 0, 1
HIDDEN = -1
NOBODY = -1
NORMAL_END, STRUCK_OUT, ALL_OR_NOTHING_FAIL = 1, 2, 8
END_CONDITIONS = {
    EndReason.STRIKES: STRUCK_OUT,
    EndReason.INDISPENSABLE: ALL_OR_NOTHING_FAIL,
}


class _Told(msgspec.Struct, frozen=True, rename="camel", tag_field="type"):
    pass


class SiteDraw(_Told, frozen=True, tag="draw"):
    """A card goes into a hand."""

    player_index: int
    order: int
    suit_index: int = HIDDEN
    rank: int = HIDDEN


class SiteClueValue(msgspec.Struct, frozen=True):
    """A colour by its index or a rank."""

    type: int
    value: int


class SiteClue(_Told, frozen=True, tag="clue"):
    """A clue, and the orders of the cards it touches."""

    clue: SiteClueValue
    giver: int
    list: tuple[int, ...]
    target: int
    turn: int = 0


class SitePlay(_Told, frozen=True, tag="play"):
    """A card that fitted."""

    player_index: int
    order: int
    suit_index: int
    rank: int


class SiteDiscard(_Told, frozen=True, tag="discard"):
    """A card that was discarded, or played and did not fit."""

    player_index: int
    order: int
    suit_index: int
    rank: int
    failed: bool = False


class SiteStrike(_Told, frozen=True, tag="strike"):
    """The strikes so far."""

    num: int
    order: int
    turn: int = 0


class SiteStatus(_Told, frozen=True, tag="status"):
    """The counters of the table after a move."""

    clues: int
    score: int
    max_score: int


class SiteTurn(_Told, frozen=True, tag="turn"):
    """Whose turn it is."""

    num: int
    current_player_index: int


class SiteGameOver(_Told, frozen=True, tag="gameOver"):
    """The end of a game, and why."""

    end_condition: int
    player_index: int = NOBODY
    votes: tuple[int, ...] | None = None


Told: TypeAlias = (
    SiteDraw | SiteClue | SitePlay | SiteDiscard | SiteStrike | SiteStatus | SiteTurn | SiteGameOver
)


def told(view: HanabiView) -> Iterator[Told]:
    """Everything the site would have told this seat since the deal."""
    yield from _Teller(view).everything()


class _Teller:
    """A view told again from the deal on: what its seat learns later, it is not told earlier."""

    def __init__(self, view: HanabiView) -> None:
        self.view = view
        self.site: SiteVariant = known_as(view.setup.variant)
        self.cards = {held.order: held.card for hand in view.hands for held in hand}
        self.cards |= {event.order: event.card for event in view.history if event.order is not None}
        self.tokens, self.strikes = view.setup.clue_tokens, 0
        self.piles = [0] * len(view.setup.variant.suits)
        self.discards: list[tuple[int, int]] = []

    def everything(self) -> Iterator[Told]:
        setup = self.view.setup
        for order in range(setup.players * setup.hand_size):
            yield self._draw(order // setup.hand_size, order)
        for event in self.view.history:
            yield from self._turn(event)
        if self.view.ended is not None:
            yield SiteGameOver(END_CONDITIONS.get(self.view.ended, NORMAL_END), self.view.current)
            yield SiteTurn(self.view.turn, NOBODY)

    def _turn(self, event: Event) -> Iterator[Told]:
        if isinstance(event.action, Clue):
            yield self._clue(event, event.action)
        else:
            yield from self._card_leaves(event)
        if event.drawn is not None:
            yield self._draw(event.seat, event.drawn)
        yield self._status()
        if self.view.ended is None or event.turn < self.view.turn:
            yield SiteTurn(event.turn, (event.seat + 1) % self.view.setup.players)

    def _draw(self, holder: Seat, order: int) -> SiteDraw:
        card = None if holder == self.view.seat or self.view.seat is None else self.cards[order]
        return SiteDraw(holder, order) if card is None else SiteDraw(holder, order, *self._named(card))

    def _named(self, card: int) -> tuple[int, int]:
        return self.site.suits.index(suit_of(card)), rank_of(card)

    def _clue(self, event: Event, clue: Clue) -> SiteClue:
        self.tokens -= 1
        value = clue.value
        named = (
            SiteClueValue(RANK, value)
            if isinstance(value, int)
            else SiteClueValue(COLOUR, self.site.colours.index(value))
        )
        return SiteClue(named, event.seat, event.touched, clue.target, event.turn - 1)

    def _card_leaves(self, event: Event) -> Iterator[Told]:
        assert event.order is not None
        assert event.card is not None
        suit, rank = self._named(event.card)
        if event.success:
            self._extend(suit_of(event.card))
            yield SitePlay(event.seat, event.order, suit, rank)
            return
        self.discards.append((event.order, event.card))
        failed = isinstance(event.action, Play)
        if failed:
            self.strikes += 1
            yield SiteStrike(self.strikes, event.order, event.turn - 1)
        else:
            self.tokens += 1
        yield SiteDiscard(event.seat, event.order, suit, rank, failed)

    def _extend(self, suit: int) -> None:
        self.piles[suit] += 1
        if self.piles[suit] == 5:
            self.tokens = min(self.tokens + 1, self.view.setup.clue_tokens)

    def _status(self) -> SiteStatus:
        points = sum(self.piles)
        heights = reachable(self.view.setup.variant, tuple(self.piles), tuple(self.discards))
        return SiteStatus(self.tokens, points, at_most(heights, points, None))
