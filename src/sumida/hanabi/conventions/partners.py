"""How well each of the others knows the conventions: a probability over levels, from what they have done.

Every level is a hypothesis: that a seat plays it and takes everybody else to play it too. Each turn is
compared with what the seat would have known under every hypothesis. Nothing but the view is used, so whoever
sits down late, or starts again, arrives at the same reading.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from sumida.hanabi.conventions.belief import used_up
from sumida.hanabi.conventions.hands import chop
from sumida.hanabi.conventions.history import continues, opening_minds, read_turn, seen_faces
from sumida.hanabi.conventions.levels import LITERAL, ORDER_OF_ONES, SARCASTIC_DISCARD
from sumida.hanabi.conventions.minds import Minds
from sumida.hanabi.conventions.ones import ones_in_order
from sumida.hanabi.conventions.table import UNKNOWN, ConventionTable
from sumida.hanabi.conventions.turns import is_passed_on
from sumida.hanabi.rules.actions import Clue, Discard, Event, Play
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import Seat

Odds = Mapping[int, float]
"""The probability of each level."""

HYPOTHESES = (LITERAL, 1, 2, 5, 11)
FLOOR = 0.004
"""No level is ever ruled out, so that a few turns can always change the reading."""

NEWCOMER: Odds = {0: 0.85, 1: 0.12, 2: 0.01, 5: 0.01, 11: 0.01}
STRANGER: Odds = {0: 0.5, 1: 0.44, 2: 0.02, 5: 0.02, 11: 0.02}
"""Somebody of whom the table has said nothing: whoever plays conventions most likely plays the basics."""
STATED = 0.96
"""How far a declared level is believed at first."""

# How likely a turn is under a hypothesis, compared with a turn that says nothing.
BLIND = 0.08
"""A play that the hypothesis gives no reason for."""
BLIND_AT_THE_END = 0.5
MISSED = 0.1
"""A discard while a card is known to fit."""
IN_ORDER = 0.9
"""How often the 1 that the agreed order has first is played first."""
POSTPONED = 0.6
"""A clue while a card is known to fit."""
UNANSWERED = 0.1
"""A clue while a card is called on."""
ODD_DISCARD = 0.3
"""Another card than the next to be discarded."""
SLIP = 0.2
"""How often a clue means nothing that the hypothesis can tell."""

# With nothing to play, some tokens left and some spent, there is a choice between a clue and a discard.
KEEN = 0.03
"""How many players are keen on clues."""
DISCARDS, KEEN_DISCARDS = 0.5, 0.03
"""How often players discard then, and how often those do."""


def declared(level: int | None) -> Odds:
    """What is believed at first of a seat whose level the table declares; None if it declares nothing."""
    if level is None:
        return STRANGER
    if level == LITERAL:
        return NEWCOMER
    nearest = max(known for known in HYPOTHESES if known <= level)
    rest = (1 - STATED) / (len(HYPOTHESES) - 1)
    return {known: STATED if known == nearest else rest for known in HYPOTHESES}


@dataclass(frozen=True)
class OwnClue:
    """A clue to the viewer, until its focus is seen: what each hypothesis takes the focus to be."""

    giver: Seat
    focus: int
    literal: int
    masks: Mapping[int, int]


class PartnerReader:
    """The probability over levels of every other seat, and of the viewer's own if it is asked for.

    `since`: by seat, the number of turns before its player came; what was done there earlier says nothing
    about them. Keeps the reading of the last view and continues from there if the next view follows it.
    """

    def __init__(
        self,
        priors: Mapping[Seat, Odds],
        since: Mapping[Seat, int] = MappingProxyType({}),
        with_viewer: bool = False,
    ) -> None:
        self._priors, self._since, self._with_viewer = priors, since, with_viewer
        self._view: HanabiView | None = None
        self._faces: dict[int, int] = {}
        self._minds: dict[int, Minds] = {}
        self._odds: dict[Seat, dict[int, float]] = {}
        self._keen: dict[Seat, float] = {}
        self._unseen: list[OwnClue] = []

    def odds(self, view: HanabiView) -> dict[Seat, dict[int, float]]:
        """By seat, for those of whom a prior was given: the probability of each level."""
        faces = seen_faces(view)
        for number in range(self._start(view, faces), len(view.history)):
            event = view.history[number]
            watched = event.seat in self._odds and number >= self._since.get(event.seat, 0)
            self._read(event, faces, watched)
        self._view, self._faces = view, faces
        return {seat: dict(levels) for seat, levels in self._odds.items()}

    def _start(self, view: HanabiView, faces: dict[int, int]) -> int:
        last = self._view
        if last is not None and continues(view, faces, last, self._faces):
            return len(last.history)
        players = view.setup.players
        self._minds = {level: opening_minds(view, faces, (level,) * players) for level in HYPOTHESES}
        self._odds = {
            seat: dict(odds) for seat, odds in self._priors.items() if self._with_viewer or seat != view.seat
        }
        self._keen = dict.fromkeys(self._odds, KEEN)
        self._unseen = []
        return 0

    def keen_on_clues(self, seat: Seat) -> float:
        """How likely a seat is one that hardly ever discards while there are tokens, by the last view."""
        return self._keen.get(seat, 0.0)

    def _read(self, event: Event, faces: dict[int, int], watched: bool) -> None:
        """Weigh a turn, if its seat is watched, and let every hypothesis read it."""
        if watched:
            self._see_habit(event)
            self._weigh(event.seat, {level: habit(minds, event) for level, minds in self._minds.items()})
        for minds in self._minds.values():
            read_turn(minds, event, faces)
        if isinstance(event.action, Clue) and watched:
            self._hear(event)
        self._see(event)

    def _see_habit(self, event: Event) -> None:
        """Somebody who has nothing to play, by its likeliest level, gives a clue or discards."""
        odds = self._odds[event.seat]
        table = self._minds[max(odds, key=lambda level: odds[level])].own(event.seat)
        busy = any(table.fits_surely(order) for order in table.hands[event.seat])
        if busy or isinstance(event.action, Play) or not 0 < table.tokens < table.terms.tokens:
            return
        discards = isinstance(event.action, Discard)
        keen = self._keen[event.seat] * (KEEN_DISCARDS if discards else 1 - KEEN_DISCARDS)
        other = (1 - self._keen[event.seat]) * (DISCARDS if discards else 1 - DISCARDS)
        self._keen[event.seat] = min(max(keen / (keen + other), FLOOR), 1 - FLOOR)

    def _hear(self, event: Event) -> None:
        """What a clue was about, under each hypothesis: compared with the card, now or when it is seen."""
        mine = self._minds[max(self._minds)].mine
        focus = mine.last_focus if mine.last_focus in event.touched else UNKNOWN
        if focus == UNKNOWN:
            return
        masks = {level: meaning(minds.mine, focus) for level, minds in self._minds.items()}
        clue = OwnClue(event.seat, focus, meaning(self._minds[LITERAL].mine, focus), masks)
        if mine.identity[focus] == UNKNOWN:
            self._unseen.append(clue)
        else:
            self._compare(clue, mine.identity[focus])

    def _see(self, event: Event) -> None:
        """A card that was clued to the viewer is seen at last."""
        for clue in [clue for clue in self._unseen if clue.focus == event.order]:
            assert event.card is not None
            self._compare(clue, event.card)
            self._unseen.remove(clue)

    def _compare(self, clue: OwnClue, card: int) -> None:
        literal = 1 / max(clue.literal.bit_count(), 1)
        self._weigh(
            clue.giver,
            {
                level: SLIP * literal + (1 - SLIP) * (mask >> card & 1) / max(mask.bit_count(), 1)
                for level, mask in clue.masks.items()
            },
        )

    def _weigh(self, seat: Seat, likelihoods: Mapping[int, float]) -> None:
        odds = self._odds[seat]
        weights = {level: odds[level] * likelihood for level, likelihood in likelihoods.items()}
        total = sum(weights.values())
        self._odds[seat] = normal({level: max(weight / total, FLOOR) for level, weight in weights.items()})


def normal(weights: Mapping[int, float]) -> dict[int, float]:
    total = sum(weights.values())
    return {level: weight / total for level, weight in weights.items()}


def meaning(table: ConventionTable, order: int) -> int:
    """What a card is, by the clues and what is read into them."""
    return table.clued[order] & table.inferred[order] or table.clued[order]


def habit(minds: Minds, event: Event) -> float:
    """How well a turn fits what the seat knew, before it is read."""
    table, seat = minds.own(event.seat), event.seat
    if isinstance(event.action, Play):
        assert event.order is not None
        return reason_to_play(table, event.order) * order_of_play(table, seat, event.order)
    fitting = [order for order in table.hands[seat] if table.fits_surely(order)]
    if isinstance(event.action, Discard):
        if fitting:
            return 1.0 if passes_on(table, event) else MISSED
        return 1.0 if event.order == expected_discard(table, seat) else ODD_DISCARD
    if any(table.called[order] for order in fitting):
        return UNANSWERED
    return POSTPONED if fitting else 1.0


def reason_to_play(table: ConventionTable, order: int) -> float:
    if table.clued[order] & ~used_up(table) & ~table.playable == 0 or table.fits_surely(order):
        return 1.0
    return BLIND_AT_THE_END if table.pile == 0 else BLIND


def order_of_play(table: ConventionTable, seat: Seat, order: int) -> float:
    """How likely this one of several 1s is the first to be played; any is, before there is an order."""
    ones = ones_in_order(table, seat)
    if len(ones) < 2 or order not in ones:
        return 1.0
    if table.level < ORDER_OF_ONES:
        return 1 / len(ones)
    return IN_ORDER if order == ones[0] else (1 - IN_ORDER) / (len(ones) - 1)


def passes_on(table: ConventionTable, event: Event) -> bool:
    """Whether a known card is discarded because somebody else has a clued card that may be its copy."""
    assert event.order is not None
    assert event.card is not None
    if table.level < SARCASTIC_DISCARD or not is_passed_on(table, event.order, event.card):
        return False
    return any(
        seat != event.seat and table.touched[order] and table.clued[order] >> event.card & 1
        for seat, order in table.held()
    )


def expected_discard(table: ConventionTable, seat: Seat) -> int | None:
    """A useless card, else the chop."""
    useless = [order for order in table.hands[seat] if table.belief[order] & ~table.dead == 0]
    return useless[0] if useless else chop(table, seat)


def likely_levels(
    odds: Mapping[Seat, Odds], known: Mapping[Seat, int], players: int, most: int
) -> list[tuple[float, tuple[int, ...]]]:
    """The likeliest combinations of levels by seat, with their probabilities.

    `known`: the levels of seats about which there is no doubt.
    """
    combined: list[tuple[float, tuple[int, ...]]] = [(1.0, ())]
    for seat in range(players):
        choices = {known[seat]: 1.0} if seat in known else odds[seat]
        combined = [
            (share * odd, (*levels, level)) for share, levels in combined for level, odd in choices.items()
        ]
        combined = sorted(combined, key=lambda pair: -pair[0])[: 4 * most]
    return worth_considering(combined, most)


def worth_considering(
    combined: Sequence[tuple[float, tuple[int, ...]]], most: int
) -> list[tuple[float, tuple[int, ...]]]:
    best = combined[0][0]
    left = [(share, levels) for share, levels in combined[:most] if share >= IGNORED * best]
    total = sum(share for share, _ in left)
    return [(share / total, levels) for share, levels in left]


IGNORED = 0.08
"""Combinations this much less likely than the likeliest are left out."""
