"""Every sentence of the coach about a move, checked against the position it speaks of.

    python -m benchmarks.coach_claims --games 200 --seed 20261117

Each key of the locale files has a check of its own, written from the rules and the cards alone and not from
the code that chose the sentence. A key without a check is an error. Prints the sentences that were false.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import cycle, islice
from typing import TypeAlias

from sumida.bots import create
from sumida.hanabi.rules.actions import SEATS, Clue, Discard, HanabiAction, Play
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.scoring import indispensable, playable, useful
from sumida.hanabi.rules.state import HanabiState
from sumida.hanabi.rules.variants import RANKS
from sumida.lab.arena.deals import deal_rng
from sumida.lab.coach.findings import Why
from sumida.lab.coach.hanabi import Advisor
from sumida.lab.coach.outcomes import in_fact

Check: TypeAlias = Callable[["Said"], bool]
TABLES = (
    ("partner",) * 3,
    ("partner",) * 2,
    ("cautious", "partner", "partner"),
    ("partner",) * 4,
    ("random", "partner", "partner"),
    ("hat",) * 3,
    ("partner",) * 5,
    ("hat", "random", "hat"),
)


class Said:
    """A sentence about a move in a position, with what is needed to check it."""

    def __init__(self, state: HanabiState, action: HanabiAction, why: Why) -> None:
        self.state, self.action, self.why = state, action, why
        self.variant = state.setup.variant
        self.fits = playable(state.piles)
        self.useful = useful(self.variant, state.piles, state.discards)
        self.last = indispensable(self.variant, state.piles, state.discards)

    @property
    def card(self) -> int:
        assert isinstance(self.action, (Play, Discard))
        return self.state.hands[self.state.current][self.action.position - 1].card or 0

    @property
    def held(self) -> int:
        """What the holder cannot rule out, by clues and the cards in sight."""
        assert isinstance(self.action, (Play, Discard))
        seat = self.state.current
        return self.state.view(seat).deduced[seat][self.action.position - 1]

    @property
    def is_clued(self) -> bool:
        assert isinstance(self.action, (Play, Discard))
        return bool(self.state.hands[self.state.current][self.action.position - 1].clues)

    @property
    def touched(self) -> list[int]:
        assert isinstance(self.action, Clue)
        mask = self.variant.touch[self.action.value]
        hand = self.state.hands[self.action.target]
        return [held.card or 0 for held in hand if mask >> (held.card or 0) & 1]

    @property
    def now_fit(self) -> int:
        return sum(self.fits >> card & 1 for card in self.touched)

    def is_in(self, mask: int) -> bool:
        return mask >> self.card & 1 == 1

    def names_the_card(self) -> bool:
        suit, step = divmod(self.card, RANKS)
        facts = self.why.facts
        return facts["colour"] == self.variant.suits[suit].name and facts["rank"] == step + 1

    def positioned(self) -> bool:
        assert isinstance(self.action, (Play, Discard))
        return self.why.facts.get("position") == self.action.position

    def addressed(self) -> bool:
        return isinstance(self.action, Clue) and self.why.facts.get("seat") == SEATS[self.action.target]

    def learns(self) -> bool:
        """Whether the clue tells its receiver anything, touched or not."""
        assert isinstance(self.action, Clue)
        after = self.state.apply(self.state.current, self.action)
        before = self.state.hands[self.action.target]
        return [held.possible for held in before] != [
            held.possible for held in after.hands[self.action.target]
        ]

    def chain(self, bluff: bool = False) -> bool:
        """Whether a player who acts before the receiver holds the card below a touched one.

        For a bluff any card that fits will do.
        """
        assert isinstance(self.action, Clue)
        state, seats = self.state, self.state.setup.players
        between = range(1, (self.action.target - state.current) % seats)
        held = [one.card for step in between for one in state.hands[(state.current + step) % seats]]
        if bluff:
            return any(card is not None and self.fits >> card & 1 for card in held)
        return any(card - 1 in held for card in self.touched if card % RANKS)

    def answers(self) -> bool:
        """Whether somebody else was clued since this seat's last turn."""
        seats = self.state.setup.players
        recent = self.state.history[-(seats - 1) :]
        return any(
            isinstance(event.action, Clue) and event.action.target != self.state.current for event in recent
        )

    def reach_after(self) -> int:
        after = self.state.apply(self.state.current, self.action)
        return sum(after.piles) + useful(self.variant, after.piles, after.discards).bit_count()

    def copies_left(self) -> int:
        gone = Counter(card for _, card in self.state.discards)[self.card]
        return self.variant.copies[self.card] - gone - 1

    def oldest_unclued(self) -> bool:
        assert isinstance(self.action, Discard)
        hand = self.state.hands[self.state.current]
        return next(slot for slot, held in enumerate(hand, 1) if not held.clues) == self.action.position


def _strike(said: Said) -> bool:
    return isinstance(said.action, Play) and not said.is_in(said.fits)


def _several(said: Said, mask: int) -> bool:
    hand = said.state.hands[said.state.current]
    return said.is_in(mask) and sum(mask >> (held.card or 0) & 1 for held in hand) > 1


CHECKS: Mapping[str, Check] = {
    "outcome-fits": lambda s: s.names_the_card() and s.is_in(s.fits),
    "outcome-strike-early": lambda s: (
        _strike(s)
        and s.names_the_card()
        and s.why.facts["needed"] == s.state.piles[s.card // RANKS] + 1 < s.card % RANKS + 1
    ),
    "outcome-strike-late": lambda s: (
        _strike(s) and s.names_the_card() and s.card % RANKS < s.state.piles[s.card // RANKS]
    ),
    "outcome-last": lambda s: _strike(s) and s.is_in(s.last) and s.why.facts["reach"] == s.reach_after(),
    "outcome-knew": lambda s: (
        s.held.bit_count() == s.why.facts["count"]
        and s.why.facts["fitting"] == (s.held & s.fits).bit_count()
        and bool(s.held & s.fits)
    ),
    "outcome-knew-better": lambda s: not s.held & s.fits,
    "outcome-read-play": lambda s: _strike(s) and s.is_clued,
    "outcome-read-prompt": lambda s: _strike(s) and s.is_clued and s.answers(),
    "outcome-read-finesse": lambda s: _strike(s) and not s.is_clued and s.answers(),
    "outcome-read-nothing": lambda s: not s.is_clued,
    "outcome-discard-useless": lambda s: s.names_the_card() and not s.is_in(s.useful),
    "outcome-discard-last": lambda s: (
        s.names_the_card() and s.is_in(s.last) and s.why.facts["reach"] == s.reach_after()
    ),
    "outcome-discard-copy": lambda s: (
        s.names_the_card() and s.is_in(s.useful) and s.why.facts["left"] == s.copies_left() > 0
    ),
    "outcome-clue-one-fits": lambda s: len(s.touched) == s.now_fit == 1,
    "outcome-clue-one-waits": lambda s: len(s.touched) == 1 and not s.now_fit,
    "outcome-clue-fits": lambda s: (
        s.why.facts == {"count": len(s.touched), "fitting": s.now_fit} and s.now_fit > 0
    ),
    "outcome-clue-waits": lambda s: s.why.facts["count"] == len(s.touched) > 1 and not s.now_fit,
    "advice-strike": lambda s: s.names_the_card() and _strike(s),
    "advice-last": lambda s: s.names_the_card() and s.is_in(s.last),
    "why-partner-called": lambda s: s.positioned() and not s.is_clued and s.answers(),
    "why-partner-prompted": lambda s: s.positioned() and s.is_clued and s.answers(),
    "why-partner-gamble": lambda s: s.state.turns_left is not None and bool(s.held & s.fits),
    "why-partner-play": lambda s: s.positioned() and s.is_clued,
    "why-partner-play-sure": lambda s: s.positioned() and not s.held & ~s.fits,
    "why-partner-play-known": lambda s: s.positioned() and s.held == 1 << s.card and s.is_in(s.fits),
    "why-partner-useless": lambda s: s.positioned() and not s.held & s.useful,
    "why-partner-useless-read": lambda s: s.positioned() and s.is_clued,
    "why-partner-chop": lambda s: s.oldest_unclued(),
    "why-partner-least": lambda s: s.positioned(),
    "why-partner-finesse": lambda s: s.addressed() and s.chain(),
    "why-partner-prompt": lambda s: s.addressed() and s.chain(),
    "why-partner-bluff": lambda s: s.addressed() and s.chain(bluff=True),
    "why-partner-play-clue": lambda s: s.addressed() and any(s.fits >> card & 1 for card in _hand(s)),
    "why-partner-save": lambda s: s.addressed() and any(s.useful >> card & 1 for card in s.touched),
    "why-partner-tell": lambda s: s.addressed() and s.learns(),
    "why-partner-idle": lambda s: s.addressed() and not s.learns(),
    "why-hat-clue": lambda s: isinstance(s.action, Clue),
    "why-hat-play-sure": lambda s: s.is_in(s.fits),
    "why-hat-play-coded": lambda s: _several(s, s.fits),
    "why-hat-play-guess": lambda s: isinstance(s.action, Play),
    "why-hat-play-misled": lambda s: isinstance(s.action, Play),
    "why-hat-discard-sure": lambda s: not s.is_in(s.useful),
    "why-hat-discard-coded": lambda s: _several(s, ~s.useful),
    "why-hat-discard-guess": lambda s: isinstance(s.action, Discard),
    "why-hat-discard-misled": lambda s: isinstance(s.action, Discard),
}


def _hand(said: Said) -> list[int]:
    assert isinstance(said.action, Clue)
    return [held.card or 0 for held in said.state.hands[said.action.target]]


def played(bots: tuple[str, ...], seed: int, number: int) -> list[HanabiState]:
    """All positions of a game of these bots."""
    setup = GAME.setup({"players": len(bots)})
    states = [setup.start(setup.deal(deal_rng(seed, number)))]
    seats = [create("hanabi", bot, len(bots), bots) for bot in bots]
    while states[-1].to_act:
        state = states[-1]
        states.append(state.apply(state.current, seats[state.current].choose(state.view(state.current))))
    return states


def sentences(states: list[HanabiState]) -> Iterator[Said]:
    """Every sentence of the coach about a game."""
    moves = [event.action for event in states[-1].history]
    advisor = Advisor(states, moves)
    for state, made in zip(states, moves, strict=False):
        move = advisor.reviewed(state, made)
        yield from (Said(state, made, why) for why in move.did)
        yield Said(state, move.advised, move.why)
        hidden = in_fact(state, move.advised)
        if hidden:
            yield Said(state, move.advised, hidden)


def false_sentences(games: int, seed: int) -> tuple[Counter[str], list[str]]:
    """How often each sentence was said, and which ones were false."""
    said: Counter[str] = Counter()
    wrong = []
    for number, bots in enumerate(islice(cycle(TABLES), games)):
        for one in sentences(played(bots, seed, number)):
            said[one.why.key] += 1
            if not CHECKS[one.why.key](one):
                wrong.append(
                    f"deal {number} of {','.join(bots)}, turn {one.state.turn + 1}: {one.action}: {one.why}"
                )
    return said, wrong


def main() -> int:
    parser = argparse.ArgumentParser("benchmarks.coach_claims", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=20_261_117)
    args = parser.parse_args()
    said, wrong = false_sentences(args.games, args.seed)
    for key, times in said.most_common():
        print(f"{times:6} {key}")
    print(f"{args.games} games, {said.total()} sentences, {len(wrong)} false", *wrong, sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
