"""`partner`: plays the conventions that the others know, as far as their moves have shown it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sumida.hanabi.bots.convention.choice import candidates, clued, next_play, value_of
from sumida.hanabi.bots.convention.ending import SHARE, SHORT, played_out
from sumida.hanabi.bots.convention.evaluation import WORTHS
from sumida.hanabi.bots.convention.explanation import explain
from sumida.hanabi.bots.convention.habits import habit
from sumida.hanabi.bots.convention.inclinations import MoveOption, options
from sumida.hanabi.conventions.history import ConventionReader
from sumida.hanabi.conventions.levels import FUNDAMENTALS, HIGHEST, LITERAL
from sumida.hanabi.conventions.minds import Minds
from sumida.hanabi.conventions.partners import Odds, PartnerReader, declared, likely_levels
from sumida.hanabi.conventions.table import UNKNOWN
from sumida.hanabi.rules.actions import Clue, HanabiAction, Play
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import Seat, Words

NAME = "partner"
BASICS = ("forgetful", "greedy-cluer", "discards-late", "noisy")
"""Bots that play level 1 with a habit of their own."""
AS_PEOPLE = ("", "literal")
"""Strangers, and a bot that takes clues as a newcomer does."""
MOST = {2: 4, 3: 3}
"""By number of players: how many combinations of levels are weighed; two for more."""
AMONG_NEWCOMERS = 0.3
"""What people are drawn to counts less if somebody plays no conventions: it was fitted to people who do."""
SURE_OF_HABIT = 0.8
"""A habit counts from this probability on."""
READERS = 16
"""How many combinations are kept for the next turn."""

Belief = list[tuple[float, Minds]]
"""The table under the likeliest combinations of levels, with their probabilities."""


class AdaptingBot:
    """Weighs every move by what it is worth with partners of each level that is still likely.

    `company` names who sits at each seat: a bot, "" for a person, "level:N" for one who declares level N,
    "level:N@TURN" for one who has had the seat from that turn on.
    Without it everybody is taken to know all conventions.
    """

    def __init__(self, company: Sequence[str] | None = None) -> None:
        self._shared = shared_level(company or ())
        self._known: dict[Seat, int] = {}
        self._among_equals = company is None
        self._among_people = any(name in AS_PEOPLE or name.startswith("level:") for name in company or ())
        priors: dict[Seat, Odds] = {}
        for seat, name in enumerate(company or ()):
            if name == NAME:
                self._known[seat] = self._shared
            else:
                priors[seat] = declared(declared_level(name))
        self._partners = PartnerReader(priors, arrivals(company or ()))
        self._readers: dict[tuple[int, ...], ConventionReader] = {}

    def ranked(self, view: HanabiView) -> list[tuple[float, HanabiAction]]:
        """The moves worth considering with their values, the best first."""
        return ranked_by_all(self.belief(view), self._among_people)

    def choose(self, view: HanabiView) -> HanabiAction:
        found = self.ranked(view)
        return found[0][1] if found else view.legal[0]

    def explain(self, view: HanabiView, action: HanabiAction) -> Words:
        return explain(self.read(view), action)

    def read(self, view: HanabiView) -> Minds:
        """The table as the likeliest combination of levels has it."""
        return self.belief(view)[0][1]

    def twin(self) -> AdaptingBot:
        """A bot among its own kind that has read as much as this one."""
        assert self._among_equals, "a bot among strangers reads them too"
        twin = AdaptingBot()
        twin._readers = {levels: reader.twin() for levels, reader in self._readers.items()}
        return twin

    def levels(self, view: HanabiView) -> dict[Seat, dict[int, float]]:
        """By seat: how likely it is to play each level; bots of this kind are left out."""
        return self._partners.odds(view)

    def table_levels(self, view: HanabiView) -> tuple[int, ...]:
        """By seat: the level of conventions that it most likely plays; its own is what all others share."""
        levels = self.belief(view)[0][1].mine.levels
        shared = min(level for seat, level in enumerate(levels) if seat != view.seat)
        return tuple(shared if seat == view.seat else level for seat, level in enumerate(levels))

    def belief(self, view: HanabiView) -> Belief:
        """The likeliest first."""
        players = view.setup.players
        assert view.seat is not None
        if self._among_equals:
            return [(1.0, self._minds(view, (HIGHEST,) * players))]
        known = {**self._known, view.seat: self._shared}
        likely = likely_levels(self.levels(view), known, players, MOST.get(players, 2))
        return [(share, self._minds(view, levels)) for share, levels in likely]

    def _minds(self, view: HanabiView, levels: tuple[int, ...]) -> Minds:
        reader = self._readers.pop(levels, None) or self._new_reader()
        self._readers[levels] = reader
        while len(self._readers) > READERS:
            self._readers.pop(next(iter(self._readers)))
        minds = reader.minds(view, levels)
        minds.mine.discard_odds = self._discard_odds(len(levels))
        return minds

    def _discard_odds(self, players: int) -> tuple[float, ...]:
        """By seat: how often it discards if it has the choice; empty if all do so as usual."""
        keen = [self._partners.keen_on_clues(seat) for seat in range(players)]
        if max(keen) < SURE_OF_HABIT:
            return ()
        return tuple(WORTHS.discard_odds * (1 - odds if odds > SURE_OF_HABIT else 1) for odds in keen)

    def _new_reader(self) -> ConventionReader:
        """Other bots of this kind adapt as well."""
        return ConventionReader(strict=self._among_people, adapting=tuple(self._known))


def shared_level(company: Sequence[str]) -> int:
    """What these bots play with each other: what all others declare; everything, if that is nothing."""
    levels = [declared_level(name) or LITERAL for name in company if name != NAME]
    lowest = min(levels, default=HIGHEST)
    return HIGHEST if company.count(NAME) < 2 or lowest < FUNDAMENTALS else lowest


def declared_level(name: str) -> int | None:
    """The level that a bot or a person declares; None for a stranger."""
    kind, _, level = name.partition("@")[0].partition(":")
    if kind in (NAME, "level") and level.isdigit():
        return int(level)
    if name in BASICS:
        return FUNDAMENTALS
    return LITERAL if name == "literal" else None


def arrivals(company: Sequence[str]) -> dict[Seat, int]:
    """By seat: the turn from which on its player has had it, if others had it before."""
    later = {seat: name.partition("@")[2] for seat, name in enumerate(company)}
    return {seat: int(turn) for seat, turn in later.items() if turn.isdigit()}


def ranked_by_all(belief: Belief, among_people: bool) -> list[tuple[float, HanabiAction]]:
    """The moves with their mean values over all that is likely, the best first."""
    likeliest = belief[0][1]
    if among_people and likeliest.mine.terms.players > 2:
        found = leanings(likeliest, options_of(belief))
    else:
        found = list(candidates(likeliest)) if len(belief) == 1 else means(belief)
        if among_people:
            found = [(value + habit(likeliest.mine, action), action) for value, action in found]
    return played_out(likeliest, sorted(found, key=lambda pair: -pair[0]))


def options_of(belief: Belief) -> list[MoveOption]:
    """Every move that people consider, with its mean value and what they see in it."""
    return options(belief[0][1], means(belief, wide=True))


def leanings(minds: Minds, found: Sequence[MoveOption]) -> list[tuple[float, HanabiAction]]:
    """The moves with their values among people; nothing draws them more than preventing a misplay."""
    most = max((option.habit for option in found), default=0.0)
    fixing = [option for option in found if prevents_a_misplay(minds, option.action)]
    lost = {option.action: most - option.habit for option in fixing}
    weight = habit_weight(minds)
    return [
        (leaning(minds, option) + weight * lost.get(option.action, 0.0), option.action) for option in found
    ]


def leaning(minds: Minds, option: MoveOption) -> float:
    """The value of a move among people."""
    return option.value + habit_weight(minds) * option.habit


def habit_weight(minds: Minds) -> float:
    """How much habits count; moves that are played out afterwards lose part of their value."""
    counted = 1.0 if minds.mine.level >= FUNDAMENTALS else AMONG_NEWCOMERS
    return counted / SHARE if minds.mine.pile <= SHORT else counted


def prevents_a_misplay(minds: Minds, action: HanabiAction) -> bool:
    """Whether the receiver of a clue would have played a card that does not fit, and will not now."""
    return (
        isinstance(action, Clue)
        and misplays(minds, action.target)
        and not misplays(clued(minds, action).copy(), action.target)
    )


def misplays(minds: Minds, seat: Seat) -> bool:
    """Whether a seat is about to play a card that does not fit, as far as the viewer sees."""
    order = next_play(minds.own(seat), seat)
    card = UNKNOWN if order is None else minds.mine.identity[order]
    return card != UNKNOWN and not minds.mine.playable >> card & 1


def means(belief: Belief, wide: bool = False) -> list[tuple[float, HanabiAction]]:
    """Every move that is worth considering under something that is likely, with its mean value.

    No card is played blind unless the likeliest combination calls for it.
    """
    valued = [{action: value for value, action in candidates(minds, wide)} for _, minds in belief]
    actions = {action for values in valued for action in values}
    actions = {action for action in actions if action in valued[0] or not is_blind(belief[0][1], action)}
    return [(mean_value(belief, valued, action), action) for action in sorted(actions, key=str)]


def is_blind(minds: Minds, action: HanabiAction) -> bool:
    """Whether a move plays a card that nobody has clued."""
    mine = minds.mine
    return isinstance(action, Play) and not mine.touched[mine.hands[minds.me][action.position - 1]]


def mean_value(belief: Belief, valued: Sequence[Mapping[HanabiAction, float]], action: HanabiAction) -> float:
    """The mean over all that is likely."""
    pairs = zip(belief, valued, strict=True)
    return sum(share * worth(minds, values, action) for (share, minds), values in pairs)


def worth(minds: Minds, values: Mapping[HanabiAction, float], action: HanabiAction) -> float:
    """The value of a move with partners of certain levels, even if those would not consider it."""
    found = values.get(action)
    return value_of(minds, action) if found is None else found
