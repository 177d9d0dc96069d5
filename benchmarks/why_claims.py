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
from benchmarks.heard import Heard
from sumida.bots import create
from sumida.hanabi.bots.convention.reasons import reason_for
from sumida.hanabi.bots.convention.understanding import explain_turn
from sumida.hanabi.conventions.levels import HIGHEST
from sumida.hanabi.rules.actions import Discard, Play
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.state import HanabiState
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
    "why-partner-called-layered": _(lambda s: s.positioned() and s.played_before(clued=False)),
    "why-partner-called-hidden": _(lambda s: s.positioned() and s.played_before(clued=True)),
    "why-partner-called-positional": _(lambda s: s.positioned() and s.pointed_at()),
    "why-partner-called-gentleman": _(lambda s: s.positioned() and s.was_given_up()),
    "why-partner-ones": _(lambda s: s.positioned() and s.first_of_ones()),
    "why-partner-ones-move": _(
        lambda s: s.positioned() and bool(s.moved.clues) and bool(s.other_ones()) and s.is_warned()
    ),
    "why-read-ones-move": _(
        lambda s: (
            isinstance(s.action, Play) and bool(s.moved.clues) and bool(s.other_ones()) and s.is_warned()
        )
    ),
    "why-partner-play": _(lambda s: s.positioned() and s.is_clued and bool(s.held & s.fits)),
    "why-partner-useless-read": _(lambda s: s.positioned() and s.is_clued and bool(s.held & ~s.useful)),
    "why-partner-chop": _(lambda s: s.is_chop(s.state.current, s.moved)),
    "why-partner-risk": _(lambda s: isinstance(s.action, Play) and bool(s.held & s.fits)),
    "why-partner-least": _(lambda s: _odd(s) and s.is_missed_least()),
    "why-partner-no-chop": _(
        lambda s: isinstance(s.action, Discard) and s.positioned() and s.is_locked(s.state.current)
    ),
    "why-read-unclear-discard": _(lambda s: _odd(s)),
    "why-partner-sarcastic": _(lambda s: _gives_up(s) and s.has_copy(s.named_seat(), clued=True)),
    "why-read-sarcastic": _(
        lambda s: (
            _gives_up(s)
            and any(held.clues and held.possible >> s.card & 1 for held in s.state.hands[s.reader])
        )
    ),
    "why-partner-gentleman": _(
        lambda s: _gives_up(s) and s.is_in(s.fits) and s.has_copy(s.named_seat(), clued=False)
    ),
    "why-read-gentleman": _(
        lambda s: s.is_clued and s.is_in(s.fits) and not s.own.clues and bool(s.own.possible >> s.card & 1)
    ),
    "why-partner-positional": _(
        lambda s: (
            s.positioned()
            and not s.is_clued
            and (held := s.same_place(s.named_seat())) is not None
            and bool(s.fits >> (held.card or 0) & 1)
        )
    ),
    "why-read-positional": _(lambda s: not s.is_clued and s.same_place(s.reader) is s.own),
    "why-partner-scream": _(lambda s: s.positioned() and _screams(s)),
    "why-read-scream": _(lambda s: _screams(s)),
    "why-partner-shout": _(lambda s: s.positioned() and _shouts(s)),
    "why-read-shout": _(lambda s: _shouts(s)),
    "why-partner-generation": _(
        lambda s: _chop_without_token(s) and s.names_next() and s.next_but_one_in_danger()
    ),
    "why-read-generation": _(
        lambda s: _chop_without_token(s) and s.names_next() and s.next_but_one_in_danger()
    ),
    "why-partner-finesse": _(lambda s: s.addressed() and s.holds_missing(clued=False)),
    "why-partner-prompt": _(lambda s: s.addressed() and s.holds_missing(clued=True)),
    "why-partner-bluff": _(lambda s: s.addressed() and s.next_plays_blind()),
    "why-partner-reverse": _(lambda s: s.addressed() and s.later_has_missing()),
    "why-partner-layered": _(lambda s: s.addressed() and s.layer_before_missing()),
    "why-partner-long": _(lambda s: s.addressed() and s.missing_chain()),
    "why-partner-on-self": _(lambda s: s.addressed() and s.receiver_has_missing()),
    "why-partner-fix": _(lambda s: s.addressed() and s.stops_a_card()),
    "why-partner-tempo": _(lambda s: s.addressed() and s.only_clued() and s.tells_of_playable()),
    "why-partner-move-tempo": _(
        lambda s: (
            s.addressed() and s.only_clued() and s.tells_of_playable() and s.keeps_untouched(s.clue.target)
        )
    ),
    "why-partner-five": _(lambda s: s.addressed() and s.five_off_chop()),
    "why-partner-save-stall": _(lambda s: s.addressed() and s.saves_chop() and s.had_to_clue()),
    "why-partner-early-stall": _(lambda s: s.addressed() and s.is_early()),
    "why-partner-double-stall": _(lambda s: s.addressed() and s.may_lose_last_copy()),
    "why-partner-locked-stall": _(lambda s: s.addressed() and s.is_locked(s.state.current)),
    "why-partner-full-stall": _(lambda s: s.addressed() and s.all_tokens()),
    "why-partner-play-clue": _(lambda s: s.addressed() and s.tells_of_playable()),
    "why-partner-save": _(lambda s: s.addressed() and s.saves_chop()),
    "why-read-play": _(lambda s: s.about_own() and s.is_focus() and bool(s.own_after & s.fits)),
    "why-read-later": _(lambda s: s.about_own() and s.is_focus() and bool(s.own_after & s.useful & ~s.fits)),
    "why-read-save": _(lambda s: s.about_own() and s.on_chop() and bool(s.own_after & s.useful)),
    "why-read-either": _(lambda s: s.about_own() and s.on_chop() and bool(s.own_after & s.fits)),
    "why-partner-move": _(lambda s: s.addressed() and s.keeps_untouched(s.clue.target)),
    "why-partner-five-move": _(
        lambda s: s.addressed() and s.keeps_untouched(s.clue.target) and s.five_beside_chop()
    ),
    "why-read-five-move": _(lambda s: _keeps_own(s) and s.five_beside_chop()),
    "why-read-tempo": _(lambda s: s.about_own() and s.only_clued() and bool(s.own_after & s.fits)),
    "why-read-move-tempo": _(lambda s: _keeps_own(s) and s.only_clued() and s.on_chop()),
    "why-read-fix": _(lambda s: s.about_own() and s.was_marked() and bool(s.own_after & ~s.fits)),
    "why-read-five": _(lambda s: s.about_own() and s.five_off_chop() and s.is_focus()),
    "why-read-save-stall": _(
        lambda s: s.about_own() and not s.own.clues and s.is_focus() and s.had_to_clue()
    ),
    "why-read-stall": _(lambda s: s.had_to_clue()),
    "why-read-move": _(lambda s: _keeps_own(s)),
    "why-read-self": _(lambda s: s.clue.target == s.reader and bool(s.own_after & (s.fits | s.missing()))),
    "why-read-prompt-you": _(
        lambda s: s.addressed() and bool(s.own.clues) and bool(s.own_after & s.missing())
    ),
    "why-read-blind-you": _(
        lambda s: s.addressed() and not s.own.clues and bool(s.missing()) and bool(s.own_after & s.fits)
    ),
    "why-read-blind-long": _(
        lambda s: s.addressed() and not s.own.clues and bool(s.missing()) and bool(s.own_after & s.useful)
    ),
    "why-read-plain": _(lambda s: s.nothing_read()),
    "why-unexplained-play": _(lambda s: s.positioned() and bool(s.held & ~s.fits)),
    "why-unexplained-discard": _(lambda s: s.positioned() and bool(s.held & s.useful)),
    "why-person": lambda s: isinstance(s.action, Play | Discard),
    "why-read-unclear": _(lambda s: s.positioned() and bool(s.moved.possible & ~s.fits)),
}

IN_FACT: Mapping[str, Check] = {
    "why-partner-play": _(lambda s: s.is_in(s.fits)),
    "why-partner-called": _(lambda s: s.is_in(s.fits)),
    "why-partner-prompted": _(lambda s: s.is_in(s.fits)),
    "why-partner-self": _(lambda s: s.is_in(s.fits)),
    "why-partner-called-layered": _(lambda s: s.is_in(s.fits)),
    "why-partner-called-hidden": _(lambda s: s.is_in(s.fits)),
    "why-partner-called-positional": _(lambda s: s.is_in(s.fits)),
    "why-partner-called-gentleman": _(lambda s: s.is_in(s.fits)),
    "why-partner-ones": _(lambda s: s.is_in(s.fits)),
    "why-read-sarcastic": _(lambda s: s.has_copy(s.reader, clued=True)),
    "why-read-gentleman": _(lambda s: s.own.card == s.card),
    "why-read-positional": _(lambda s: s.fits >> (s.own.card or 0) & 1 == 1),
    "why-read-fix": _(lambda s: not s.fits >> (s.own.card or 0) & 1),
    "why-read-tempo": _(lambda s: s.fits >> (s.own.card or 0) & 1 == 1),
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


def _odd(said: Heard) -> bool:
    """Whether a discard is of a card that may be useful and was not surely the next to go."""
    useful = said.positioned() and bool(said.moved.possible & said.useful)
    return useful and not said.is_surely_chop(said.state.current, said.moved)


def _gives_up(said: Heard) -> bool:
    """Whether a clued card is discarded that is still needed."""
    return said.positioned() and said.is_clued and said.is_in(said.useful)


def _chop_without_token(said: Heard) -> bool:
    """Whether the chop is discarded without a token left."""
    return said.state.clue_tokens == 0 and said.is_chop(said.state.current, said.moved)


def _screams(said: Heard) -> bool:
    better = said.could_have_played() or said.held_useless()
    return _chop_without_token(said) and better and said.names_next() and said.is_warned()


def _shouts(said: Heard) -> bool:
    useless = bool(said.moved.possible & ~said.useful)
    return useless and said.could_have_played() and said.names_next() and said.is_warned()


def _keeps_own(said: Heard) -> bool:
    """Whether the named card of the reader is one that a clue to it leaves without a clue."""
    to_reader = said.clue.target == said.reader and said.keeps_untouched(said.reader)
    return to_reader and not said.own.clues and not said.touches(said.own)


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
