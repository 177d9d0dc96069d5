"""Every reason that the convention bots give for a move, and every clue explained to another seat, checked.

python -m benchmarks.why_claims --games 200 --seed 20261116

A bot gives its own reason from its view; every other seat is told what the turn means from its own view. Each
key has a check written from the rules and all cards (see `coach_claims`). Prints what was false.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import cycle, islice
from typing import Any

from benchmarks.coach_claims import CHECKS, Check, Said
from sumida.bots import create
from sumida.hanabi.bots.convention.understanding import explain_turn
from sumida.hanabi.rules.actions import Clue, Discard, HanabiAction
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.state import HanabiState
from sumida.hanabi.rules.variants import RANKS
from sumida.kernel import Seat, Words
from sumida.lab.arena.deals import deal_rng
from sumida.lab.coach.findings import Why

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
    """A sentence to one seat about a turn of another."""

    def __init__(self, state: HanabiState, action: HanabiAction, words: Words, reader: Seat) -> None:
        super().__init__(state, action, Why(words.key, dict(words.facts)))
        self.reader = reader

    @property
    def own(self) -> int:
        """The place in the reader's hand that the sentence names."""
        return int(self.why.facts["position"]) - 1

    @property
    def own_is_clued(self) -> bool:
        return bool(self.state.hands[self.reader][self.own].clues)

    def about_own_clue(self) -> bool:
        """Whether the clue touches the named card of the reader."""
        assert isinstance(self.action, Clue)
        card = self.state.hands[self.reader][self.own].card or 0
        return self.action.target == self.reader and self.variant.touch[self.action.value] >> card & 1 == 1

    def may_fit(self) -> bool:
        assert isinstance(self.action, Clue)
        after = self.state.apply(self.state.current, self.action)
        return bool(after.hands[self.reader][self.own].possible & self.fits)

    def missing(self) -> bool:
        """Whether a touched card is useful and does not fit yet."""
        return any(self.useful >> card & 1 and not self.fits >> card & 1 for card in self.touched)

    def someone_holds_the_missing(self) -> bool:
        """Whether a hand other than the receiver's has the card below a touched one."""
        assert isinstance(self.action, Clue)
        held = {
            one.card
            for seat, hand in enumerate(self.state.hands)
            if seat != self.action.target
            for one in hand
        }
        return any(card - 1 in held for card in self.touched if card % RANKS)


def _heard(said: Said) -> Heard:
    assert isinstance(said, Heard)
    return said


def _recent_clue(said: Said) -> bool:
    """Whether a clue was given that a blind or prompted play can answer."""
    return any(isinstance(event.action, Clue) for event in said.state.history)


def _recent_discard(said: Said) -> bool:
    """Whether a card was discarded since the player's last turn."""
    players = said.state.setup.players
    return any(isinstance(event.action, Discard) for event in said.state.history[1 - players :])


READ: Mapping[str, Check] = {
    **CHECKS,
    "why-partner-called": lambda s: s.positioned() and not s.is_clued and _recent_clue(s),
    "why-partner-prompted": lambda s: s.positioned() and s.is_clued and _recent_clue(s),
    "why-partner-self": lambda s: (
        s.positioned()
        and any(
            isinstance(event.action, Clue) and event.action.target == s.state.current
            for event in s.state.history
        )
    ),
    "why-partner-signal": lambda s: s.positioned() and not s.is_clued and _recent_discard(s),
    "why-partner-play": lambda s: s.positioned() and s.is_clued,
    "why-partner-chop": lambda s: not s.is_clued,
    "why-partner-finesse": lambda s: s.addressed() and _heard(s).someone_holds_the_missing(),
    "why-partner-prompt": lambda s: s.addressed() and _heard(s).someone_holds_the_missing(),
    "why-partner-bluff": lambda s: s.addressed(),
    "why-read-play": lambda s: _heard(s).about_own_clue() and _heard(s).may_fit(),
    "why-read-later": lambda s: _heard(s).about_own_clue(),
    "why-read-save": lambda s: _heard(s).about_own_clue() and not _heard(s).own_is_clued,
    "why-read-either": lambda s: (
        _heard(s).about_own_clue() and not _heard(s).own_is_clued and _heard(s).may_fit()
    ),
    "why-read-self": lambda s: isinstance(s.action, Clue) and s.action.target == _heard(s).reader,
    "why-read-prompt-you": lambda s: s.addressed() and _heard(s).own_is_clued and _heard(s).missing(),
    "why-read-blind-you": lambda s: s.addressed() and not _heard(s).own_is_clued and _heard(s).missing(),
    "why-read-plain": lambda s: isinstance(s.action, Clue),
    "why-read-unclear": lambda s: s.positioned(),
}


def sentences(bots: tuple[str, ...], seed: int, number: int) -> Iterator[Heard]:
    """Every sentence about one game of these bots."""
    setup = GAME.setup({"players": len(bots)})
    state = setup.start(setup.deal(deal_rng(seed, number)))
    seats: list[Any] = [create("hanabi", bot, len(bots), bots) for bot in bots]
    while state.to_act:
        seat, view = state.current, state.view(state.current)
        action = seats[seat].choose(view)
        after = state.apply(seat, action)
        if hasattr(seats[seat], "table_levels"):
            yield Heard(state, action, seats[seat].explain(view, action), seat)
            levels = seats[seat].table_levels(view)
            for other in range(len(bots)):
                if other != seat:
                    yield Heard(state, action, explain_turn(after.view(other), state.turn, levels), other)
        state = after


def false_sentences(games: int, seed: int) -> tuple[Counter[str], list[str]]:
    """How often each sentence was said, and which ones were false."""
    said: Counter[str] = Counter()
    wrong = []
    for number, bots in enumerate(islice(cycle(TABLES), games)):
        for one in sentences(bots, seed, number):
            said[one.why.key] += 1
            if not READ[one.why.key](one):
                where = f"deal {number} of {','.join(bots)}, turn {one.state.turn + 1}"
                wrong.append(f"{where}: {one.action} to seat {one.reader}: {one.why}")
    return said, wrong


def main() -> int:
    parser = argparse.ArgumentParser("benchmarks.why_claims", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=20_261_116)
    args = parser.parse_args()
    said, wrong = false_sentences(args.games, args.seed)
    for key, times in said.most_common():
        print(f"{times:6} {key}")
    print(f"{args.games} games, {said.total()} sentences, {len(wrong)} false", *wrong, sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
