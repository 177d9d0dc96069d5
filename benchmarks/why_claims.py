"""Every reason that the convention bots give for a move, and every turn explained to another seat, checked.

python -m benchmarks.why_claims --games 200 --seed 20261116

A bot gives its own reason from its view; every other seat is told what the turn means from its own view. Each
key has a check written from the rules and all cards (see `coach_claims`). Prints what was false. What holds
"by the conventions" can still turn out otherwise with a partner who breaks them: how often the cards were
what such a sentence says is printed beside it.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from benchmarks.coach_claims import CHECKS, Check, Said
from sumida.bots import create
from sumida.hanabi.bots.convention.reasons import reason_for
from sumida.hanabi.bots.convention.understanding import explain_turn
from sumida.hanabi.conventions.levels import CHOP_MOVE, HIGHEST, LITERAL, PLAYED, STALLING
from sumida.hanabi.rules.actions import Clue, Discard, HanabiAction, Play
from sumida.hanabi.rules.cards import HeldCard
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.scoring import playable
from sumida.hanabi.rules.state import HanabiState
from sumida.hanabi.rules.variants import RANKS
from sumida.kernel import Seat, Words
from sumida.lab.arena.deals import deal_rng
from sumida.lab.coach.findings import Why
from sumida.lab.coach.meanings import meanings

ASKED = 6
"""A player asks about one turn in this many."""
ANY_LEVEL = HIGHEST
"""Where the level is not given, what the highest allows is accepted."""
TABLES = (
    ("partner",) * 3,
    ("partner",) * 2,
    ("partner:1", "partner", "partner:1"),
    ("partner:5",) * 2,
    ("partner", "literal"),
    ("partner:11",) * 4,
    ("partner", "noisy", "partner"),
    ("partner:2",) * 5,
)


class Heard(Said):
    """A sentence to one seat about a turn, with the positions that led to it and the level it speaks of."""

    def __init__(
        self, past: Sequence[HanabiState], action: HanabiAction, words: Words, reader: Seat, level: int
    ) -> None:
        super().__init__(past[-1], action, Why(words.key, dict(words.facts)))
        self.past, self.reader, self.level = past, reader, level

    @property
    def clue(self) -> Clue:
        assert isinstance(self.action, Clue)
        return self.action

    @property
    def own(self) -> HeldCard:
        """The card of the reader that the sentence names."""
        return self.state.hands[self.reader][int(self.why.facts["position"]) - 1]

    @property
    def own_after(self) -> int:
        """What the clues allow that card to be, this one included."""
        after = self.state.apply(self.state.current, self.action).hands[self.reader]
        return next(held.possible for held in after if held.order == self.own.order)

    @property
    def own_deduced(self) -> int:
        """What the reader cannot rule out for that card, by this clue and by the cards in sight."""
        view = self.state.apply(self.state.current, self.action).view(self.reader)
        return view.deduced[self.reader][int(self.why.facts["position"]) - 1]

    def touches(self, held: HeldCard) -> bool:
        return self.variant.touch[self.clue.value] >> (held.card or 0) & 1 == 1

    def about_own(self) -> bool:
        """Whether the clue touches the named card of the reader."""
        return self.clue.target == self.reader and self.touches(self.own)

    def is_focus(self) -> bool:
        """Whether the named card is what a clue is about: the chop, else the newest without a clue, else the
        newest touched. A card that is called on, or kept by a chop move, may count as clued."""
        hand = self.state.hands[self.reader]
        fresh = [held for held in hand if not held.clues]
        touched = [held for held in hand if self.touches(held)]
        new = [held for held in touched if not held.clues]
        if self.level >= CHOP_MOVE or not new or self.was_asked(self.reader):
            return self.own in touched
        return self.own is (fresh[0] if fresh[0] in new else new[-1])

    def on_chop(self) -> bool:
        """Whether the named card of the reader is the next that would be discarded."""
        return self.is_chop(self.reader, self.own)

    def is_chop(self, seat: Seat, card: HeldCard) -> bool:
        """The oldest card without a clue; chop moves may keep older ones."""
        fresh = [held for held in self.state.hands[seat] if not held.clues]
        return card in fresh if self.level >= CHOP_MOVE else card is fresh[0]

    def missing(self) -> int:
        """The cards below a touched one that have not been played."""
        found = 0
        for card in self.touched:
            suit, step = divmod(card, RANKS)
            if self.useful >> card & 1:
                found |= sum(1 << suit * RANKS + below for below in range(self.state.piles[suit], step))
        return found

    def holds_missing(self, clued: bool) -> bool:
        """Whether somebody but giver and receiver has the card right below a touched one, with a clue on it
        or without."""
        held = {
            one.card
            for seat, hand in enumerate(self.state.hands)
            if seat not in (self.clue.target, self.state.current)
            for one in hand
            if bool(one.clues) == clued
        }
        return any(card - 1 in held for card in self.touched if card % RANKS)

    def next_plays_blind(self) -> bool:
        """Whether a card without a clue fits in the hand of the player right after the giver."""
        seat = (self.state.current + 1) % self.state.setup.players
        fresh = [held for held in self.state.hands[seat] if not held.clues]
        return seat != self.clue.target and any(self.fits >> (held.card or 0) & 1 for held in fresh)

    def saves_chop(self) -> bool:
        hand = self.state.hands[self.clue.target]
        return any(
            self.touches(held)
            and self.is_chop(self.clue.target, held)
            and self.useful >> (held.card or 0) & 1
            for held in hand
            if not held.clues
        )

    def tells_of_playable(self) -> bool:
        """Whether a card fits that was clued, now or before, or is known better after the clue."""
        after = self.state.apply(self.state.current, self.action).hands[self.clue.target]
        return any(
            self.fits >> (held.card or 0) & 1 and (later.clues != () or held.possible != later.possible)
            for held, later in zip(self.state.hands[self.clue.target], after, strict=True)
        )

    def was_asked(self, seat: Seat) -> bool:
        """Whether somebody gave a player other than `seat` a clue to a card that did not fit at that time."""
        return any(
            isinstance(event.action, Clue)
            and seat not in (event.seat, event.action.target)
            and any(not playable(before.piles) >> before.deck[order] & 1 for order in event.touched)
            for before, event in zip(self.past, self.state.history, strict=False)
        )

    def was_clued_itself(self) -> bool:
        mover = self.state.current
        return any(
            isinstance(event.action, Clue) and event.action.target == mover for event in self.state.history
        )

    def discarded_lately(self) -> bool:
        """Whether somebody discarded since the player's last turn."""
        players = self.state.setup.players
        return any(isinstance(event.action, Discard) for event in self.state.history[1 - players :])

    def nothing_read(self) -> bool:
        """Whether the clue is one that tells only what it says: it is about no new card that may fit, as far
        as good touch leaves that open; or it is one of fives; or players may stall."""
        if self.level in (LITERAL, *PLAYED[STALLING - 1 :]) or self.clue.value == RANKS:
            return True
        if "position" not in self.why.facts:
            touched = [held for held in self.state.hands[self.reader] if self.touches(held)]
            return all(held.clues for held in touched) or not self.moves_chop()
        return bool(self.own.clues) or not (
            self.own_deduced & self.fits & self.useful & ~self.clued_elsewhere()
        )

    def clued_elsewhere(self) -> int:
        """The cards with a clue that the reader sees in other hands, or knows in its own."""
        hands = [hand for seat, hand in enumerate(self.state.hands) if seat != self.reader]
        seen = {1 << (held.card or 0) for hand in hands for held in hand if held.clues}
        after = self.state.apply(self.state.current, self.action).hands[self.reader]
        own = {held.possible for held in after if held.possible.bit_count() == 1}
        return sum(seen | own)

    def keeps_untouched(self, seat: Seat) -> bool:
        """Whether the seat has a card that no clue touches."""
        fresh = [held for held in self.state.hands[seat] if not held.clues and not self.touches(held)]
        return self.level >= CHOP_MOVE and bool(fresh)

    def moves_chop(self) -> bool:
        """Whether the clue touches useless cards only and the oldest card was free to be discarded: no clue
        was given to its holder since it was drawn, and the end is not near."""
        hand, state = self.state.hands[self.reader], self.state
        pace = sum(state.piles) + len(state.deck) - state.dealt + state.setup.players - self.variant.best
        heard = [
            event.turn
            for event in state.history
            if isinstance(event.action, Clue) and event.action.target == self.reader
        ]
        free = (
            not hand[0].clues
            and not self.touches(hand[0])
            and not any(turn > hand[0].drawn for turn in heard)
        )
        useless = not any(self.useful >> card & 1 for card in self.touched)
        return self.level >= CHOP_MOVE and free and useless and pace >= state.setup.players


def _(check: Callable[[Heard], bool]) -> Check:
    def checked(said: Said) -> bool:
        assert isinstance(said, Heard)
        return check(said)

    return checked


READ: Mapping[str, Check] = {
    **CHECKS,
    "why-partner-called": _(lambda s: s.positioned() and not s.is_clued and s.was_asked(s.state.current)),
    "why-partner-prompted": _(lambda s: s.positioned() and s.is_clued and s.was_asked(s.state.current)),
    "why-partner-self": _(lambda s: s.positioned() and bool(s.held & s.fits) and s.was_clued_itself()),
    "why-partner-signal": _(lambda s: s.positioned() and s.discarded_lately()),
    "why-partner-play": _(lambda s: s.positioned() and s.is_clued and bool(s.held & s.fits)),
    "why-partner-useless-read": _(lambda s: s.positioned() and s.is_clued and bool(s.held & ~s.useful)),
    "why-partner-chop": _(lambda s: s.is_chop(s.state.current, _moved(s))),
    "why-partner-risk": _(lambda s: isinstance(s.action, Play) and bool(s.held & s.fits)),
    "why-partner-least": _(lambda s: isinstance(s.action, Discard) and s.positioned()),
    "why-partner-finesse": _(lambda s: s.addressed() and s.holds_missing(clued=False)),
    "why-partner-prompt": _(lambda s: s.addressed() and s.holds_missing(clued=True)),
    "why-partner-bluff": _(lambda s: s.addressed() and s.next_plays_blind()),
    "why-partner-play-clue": _(lambda s: s.addressed() and s.tells_of_playable()),
    "why-partner-save": _(lambda s: s.addressed() and s.saves_chop()),
    "why-read-play": _(lambda s: s.about_own() and s.is_focus() and bool(s.own_after & s.fits)),
    "why-read-later": _(lambda s: s.about_own() and s.is_focus() and bool(s.own_after & s.useful & ~s.fits)),
    "why-read-save": _(lambda s: s.about_own() and s.on_chop() and bool(s.own_after & s.useful)),
    "why-read-either": _(lambda s: s.about_own() and s.on_chop() and bool(s.own_after & s.fits)),
    "why-partner-move": _(lambda s: s.addressed() and s.keeps_untouched(s.clue.target)),
    "why-read-move": _(
        lambda s: (
            s.clue.target == s.reader
            and s.keeps_untouched(s.reader)
            and not s.own.clues
            and not s.touches(s.own)
        )
    ),
    "why-read-self": _(lambda s: s.clue.target == s.reader and bool(s.own_after & s.fits)),
    "why-read-prompt-you": _(
        lambda s: s.addressed() and bool(s.own.clues) and bool(s.own_after & s.missing())
    ),
    "why-read-blind-you": _(
        lambda s: s.addressed() and not s.own.clues and bool(s.missing()) and bool(s.own_after & s.fits)
    ),
    "why-read-plain": _(lambda s: s.nothing_read()),
    "why-unexplained-play": _(lambda s: s.positioned() and bool(s.held & ~s.fits)),
    "why-unexplained-discard": _(lambda s: s.positioned() and bool(s.held & s.useful)),
    "why-person": lambda s: isinstance(s.action, Play | Discard),
    "why-read-unclear": _(lambda s: s.positioned() and bool(_moved(s).possible & ~s.fits)),
}

IN_FACT: Mapping[str, Check] = {
    "why-partner-play": _(lambda s: s.is_in(s.fits)),
    "why-partner-called": _(lambda s: s.is_in(s.fits)),
    "why-partner-prompted": _(lambda s: s.is_in(s.fits)),
    "why-partner-self": _(lambda s: s.is_in(s.fits)),
    "why-partner-signal": _(lambda s: s.is_in(s.fits)),
    "why-partner-useless-read": _(lambda s: not s.is_in(s.useful)),
    "why-read-play": _(lambda s: s.fits >> (s.own.card or 0) & 1 == 1),
    "why-read-later": _(lambda s: s.useful >> (s.own.card or 0) & 1 == 1),
    "why-read-save": _(lambda s: s.useful >> (s.own.card or 0) & 1 == 1),
    "why-read-either": _(lambda s: s.useful >> (s.own.card or 0) & 1 == 1),
    "why-read-self": _(lambda s: s.fits >> (s.own.card or 0) & 1 == 1),
    "why-read-prompt-you": _(lambda s: s.fits >> (s.own.card or 0) & 1 == 1),
    "why-read-blind-you": _(lambda s: s.fits >> (s.own.card or 0) & 1 == 1),
}
"""What a sentence says "by the conventions", which a partner may break: whether the card is what it says."""


def _moved(said: Heard) -> HeldCard:
    assert isinstance(said.action, (Play, Discard))
    return said.state.hands[said.state.current][said.action.position - 1]


def sentences(bots: tuple[str, ...], seed: int, number: int) -> Iterator[Heard]:
    """Every sentence about one game of these bots: their own reasons, and what the others are told.

    Now and then a player asks as at a table, where only the seats of `partner` are known. At the end the
    coach says what each move meant.
    """
    setup = GAME.setup({"players": len(bots)})
    past = [setup.start(setup.deal(deal_rng(seed, number)))]
    seats: list[Any] = [create("hanabi", bot, len(bots), bots) for bot in bots]
    company = tuple(bot if bot.startswith("partner") else "level:0" for bot in bots)
    while past[-1].to_act:
        state = past[-1]
        seat, view = state.current, state.view(state.current)
        action = seats[seat].choose(view)
        after = state.apply(seat, action)
        if hasattr(seats[seat], "table_levels"):
            levels = seats[seat].table_levels(view)
            yield Heard(past, action, seats[seat].explain(view, action), seat, max(levels))
            for other in others(seat, bots):
                words = explain_turn(after.view(other), state.turn, levels)
                yield Heard(past, action, words, other, max(levels))
        if state.turn % ASKED == number % ASKED:
            for other in others(seat, bots):
                words = reason_for(after.view(other), state.turn, company)
                yield Heard(past, action, words, other, ANY_LEVEL)
        past = [*past, after]
    for turn, (event, why) in enumerate(zip(past[-1].history, spoken_of(past), strict=True)):
        yield Heard(past[: turn + 1], event.action, Words(why.key, why.facts), event.seat, ANY_LEVEL)


def spoken_of(past: Sequence[HanabiState]) -> Iterator[Why]:
    """What the coach says of each move of a finished game."""
    return meanings(past, [event.action for event in past[-1].history])


def others(seat: Seat, bots: tuple[str, ...]) -> list[Seat]:
    return [other for other in range(len(bots)) if other != seat]


@dataclass
class Tally:
    """How often each sentence was said, how often the cards bore it out, and which ones were false."""

    said: Counter[str] = field(default_factory=Counter)
    borne_out: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def add(self, one: Heard, where: str) -> None:
        key = one.why.key
        self.said[key] += 1
        if not READ[key](one):
            self.wrong.append(f"{where}: {one.action} to seat {one.reader}: {one.why}")
        self.borne_out[key] += key in IN_FACT and IN_FACT[key](one)


def false_sentences(games: Iterable[int], seed: int) -> Tally:
    """The sentences about these games."""
    tally = Tally()
    for number in games:
        bots = TABLES[number % len(TABLES)]
        for one in sentences(bots, seed, number):
            tally.add(one, f"deal {number} of {','.join(bots)}, turn {one.state.turn + 1}")
    return tally


def main() -> int:
    parser = argparse.ArgumentParser("benchmarks.why_claims", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--seed", type=int, default=20_261_116)
    args = parser.parse_args()
    tally = false_sentences(range(args.first, args.first + args.games), args.seed)
    for key, times in tally.said.most_common():
        kept = f"   in fact so: {tally.borne_out[key] / times:.1%}" if key in IN_FACT else ""
        print(f"{times:6} {key}{kept}")
    print(
        f"{args.games} games, {tally.said.total()} sentences, {len(tally.wrong)} false",
        *tally.wrong,
        sep="\n",
    )
    return 1 if tally.wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
