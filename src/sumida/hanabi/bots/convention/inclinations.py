"""What people are drawn to: among them a bot had better do the same where several moves are good.

The worths were fitted to games of people of the AH2AC2 challenge (`python -m benchmarks.habits_fit`); bots
among themselves have no such habits.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass

from sumida.hanabi.bots.convention.choice import all_clues
from sumida.hanabi.bots.convention.clue_features import of_clue
from sumida.hanabi.bots.convention.move_features import Features, of_discard, of_play
from sumida.hanabi.bots.convention.situation import Situation
from sumida.hanabi.conventions.minds import Minds
from sumida.hanabi.rules.actions import Clue, HanabiAction, Play


@dataclass(frozen=True)
class InclinationWorths:
    """How much people are drawn to a move that has a feature, besides what it is worth, in points."""

    play: float = 1.20
    """A card that is known to fit."""
    play_called: float = 1.17
    """It was called on."""
    play_fresh: float = 1.12
    """A clue was about it since one's last turn."""
    play_lowest: float = 0.72
    """No other card that fits is known to have a lower rank."""
    play_five: float = -0.48
    """It is a 5."""
    play_first_one: float = 1.61
    """The 1 that the order of 1s has first."""
    play_unlocks: float = 1.10
    """The next card of its suit is clued; times the odds."""
    play_twice: float = 0.08
    """Somebody else has a copy that is clued; times the odds."""
    play_short: float = 0.96
    """There is hardly time for a discard."""
    play_last: float = 0.32
    """The pile is empty."""
    play_tokens: float = 0.25
    """Times the share of the tokens that are there."""
    play_late: float = 0.69
    """No more than ten cards are left to draw."""
    guess: float = 0.98
    """A clued card that fits if only what the clues say is counted."""
    guess_newest: float = -0.06
    """It is the newest card of the hand."""
    guess_instead: float = 0.69
    """Although another card is known to fit."""
    discard: float = -0.92
    """Any discard."""
    discard_chop: float = 0.76
    """The chop."""
    discard_useless: float = -0.41
    """A card known to be useless."""
    discard_useless_oldest: float = 1.62
    """It is the oldest of several,"""
    discard_useless_clued: float = 1.68
    """or clued."""
    discard_touched: float = -1.08
    """A clued card that may be useful."""
    discard_copy: float = 1.61
    """It is a copy of a card that is clued elsewhere."""
    discard_fitting: float = 0.84
    """It is known to fit."""
    discard_critical: float = 0.04
    """Times the odds that it is a last copy,"""
    discard_playable: float = 0.48
    """that it would fit,"""
    discard_dead: float = 0.55
    """and that it is useless."""
    discard_place: float = -0.48
    """Times its place in the hand, from the oldest."""
    discard_though_useless: float = -1.52
    """A useless card is there, whatever is discarded."""
    discard_though_play: float = -0.62
    """A clued card is known to fit."""
    discard_poor: float = -0.13
    """There is no token."""
    discard_early: float = -0.32
    """Nobody has discarded from a chop yet."""
    discard_last: float = 0.12
    """The pile is empty."""
    discard_to_clue: float = 0.14
    """Times the cards that wait for a clue."""
    clue_colour: float = 1.39
    """A colour and not a rank."""
    clue: float = -0.73
    """Any clue."""
    clue_far: float = -0.57
    """To somebody who is not next."""
    clue_busy: float = -0.81
    """Its receiver has a card to play already."""
    clue_next_busy: float = 0.43
    """The next seat has."""
    clue_though_play: float = -1.18
    """The giver has one itself."""
    clue_nobody_waits: float = -0.51
    """No card that fits waits for a clue."""
    clue_to_clue: float = -0.91
    """Times the cards that do."""
    clue_pace: float = -0.59
    """Times the discards that there is time for."""
    clue_late: float = 0.90
    """No more than ten cards are left to draw."""
    touch: float = 0.14
    """Times a quarter of the cards touched."""
    touch_new: float = 0.42
    """Times a third of those touched first."""
    touch_good: float = 2.10
    """Times a third of those that are useful and no copies."""
    touch_dead: float = -1.93
    """Each useless card."""
    touch_copy: float = -2.33
    """Each copy of a clued card,"""
    touch_copy_by_colour: float = -1.32
    """if a colour is clued because a card fits,"""
    touch_copy_late: float = 0.57
    """if few cards are left to draw."""
    touch_none_good: float = -0.62
    """Of the cards touched first none is of use,"""
    touch_gain_of_dead: float = 0.34
    """but some card is played for it."""
    touch_playable: float = 1.54
    """Times half of the cards that fit."""
    focus_dead: float = -0.48
    """The clue is about a useless card."""
    focus_distance: float = 0.46
    """Times the cards, as quarters, that are missing below it,"""
    focus_distance_of_many: float = -1.06
    """if more new cards are touched."""
    focus_five_chop: float = 1.12
    """A 5 on the chop is saved."""
    focus_last_copy: float = -1.45
    """Another last copy on the chop."""
    focus_next: float = 0.57
    """It fits and the next seat has it."""
    focus_ones: float = 0.19
    """A clue of 1s."""
    again: float = -1.06
    """A clue that touches no new card."""
    again_busy: float = -0.59
    """Its receiver has a card to play already."""
    again_colour: float = -0.54
    """It names a colour."""
    again_gain: float = -0.51
    """It makes a card known to fit."""
    again_nothing: float = -0.64
    """Nobody does anything because of it."""
    reply_prompts: float = 0.78
    """Each card that is prompted."""
    reply_finesses: float = 1.40
    """Each card that is played blind,"""
    reply_next_finesse: float = 1.10
    """by the next seat."""
    reply_bluff: float = -0.67
    """Somebody is bluffed."""
    reply_long: float = -1.46
    """More than one card is asked for."""
    reply_gain_two: float = 1.03
    """Two clued cards more are known to fit."""
    reply_delayed: float = -0.12
    """A card that fits is not played after all."""
    reply_moved: float = -1.06
    """A chop move."""
    reply_saved: float = 1.32
    """Times what the receiver would lose by its next discard."""
    reply_fill: float = 0.68
    """Times a third of what is learnt of clued cards, in bits."""
    reply_useless: float = 0.29
    """Times half of the cards that turn out to be useless."""
    reply_wrong: float = 0.26
    """Each new card that is taken for another,"""
    reply_wrong_late: float = 0.92
    """if few cards are left to draw,"""
    reply_wrong_colour: float = -0.30
    """if a colour is clued."""
    reply_lie_playable: float = 1.07
    """Somebody misreads a clue about a card that fits, as far as this bot can tell."""


INCLINATIONS = InclinationWorths()
WORTH_OF: Features = asdict(INCLINATIONS)


@dataclass(frozen=True)
class MoveOption:
    """A move, its value in points, and what people see in it."""

    action: HanabiAction
    value: float
    features: Features

    @property
    def habit(self) -> float:
        """How much people are drawn to the move, besides what it is worth."""
        return sum(WORTH_OF[name] * number for name, number in self.features.items())


def options(minds: Minds, valued: Sequence[tuple[float, HanabiAction]]) -> list[MoveOption]:
    """What people see in each of these moves."""
    now = Situation(minds)
    heard = dict(all_clues(minds)) if any(isinstance(action, Clue) for _, action in valued) else {}
    return [MoveOption(action, value, features(now, action, heard)) for value, action in valued]


def features(now: Situation, action: HanabiAction, heard: Mapping[Clue, Minds]) -> Features:
    """What people see in a move."""
    if isinstance(action, Clue):
        return of_clue(now, action, heard[action])
    order = now.hand[action.position - 1]
    return of_play(now, order) if isinstance(action, Play) else of_discard(now, order)
