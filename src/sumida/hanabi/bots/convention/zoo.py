"""Partners with one habit each, for measuring and for learners: all play level 1 otherwise."""

from __future__ import annotations

from random import Random

from sumida.hanabi.bots.convention.choice import touched_by
from sumida.hanabi.bots.convention.ending import ranked
from sumida.hanabi.conventions.belief import used_up
from sumida.hanabi.conventions.history import ConventionReader
from sumida.hanabi.conventions.levels import FUNDAMENTALS
from sumida.hanabi.conventions.minds import Minds
from sumida.hanabi.rules.actions import Clue, Discard, HanabiAction, Play
from sumida.hanabi.rules.view import HanabiView

RECALL = 3
"""A forgetful player remembers what clues meant for this many rounds."""
NOISE = 20
"""A noisy player makes one move in this many at random."""


class ZooBot:
    """A player of level 1."""

    def __init__(self) -> None:
        self._reader = ConventionReader(FUNDAMENTALS)

    def choose(self, view: HanabiView) -> HanabiAction:
        return self.pick(view, self._reader.minds(view))

    def pick(self, view: HanabiView, minds: Minds) -> HanabiAction:
        """The best move, by the habits of this player."""
        found = ranked(minds)
        wanted = [action for _, action in found if self.likes(action, minds)]
        return (wanted or [action for _, action in found] or view.legal)[0]

    def likes(self, action: HanabiAction, minds: Minds) -> bool:
        """Whether the player considers this move before the others."""
        return True


class ForgetfulBot(ZooBot):
    """Forgets what older clues meant, also that they asked to keep a card; remembers what they said."""

    def pick(self, view: HanabiView, minds: Minds) -> HanabiAction:
        mine = minds.mine
        seen = ~used_up(mine)
        for order in mine.hands[mine.me]:
            if not mine.called[order] and mine.focused[order] < mine.turn - RECALL * mine.terms.players:
                mine.belief[order] = mine.clued[order] & seen or mine.clued[order]
                mine.touched[order] = False
        return super().pick(view, minds)


class GreedyCluerBot(ZooBot):
    """Gives a clue whenever it has nothing to play: the one that touches the most new, useful cards."""

    def pick(self, view: HanabiView, minds: Minds) -> HanabiAction:
        found = [action for _, action in ranked(minds)]
        plays = [action for action in found if isinstance(action, Play)]
        clues = [action for action in found if isinstance(action, Clue)]
        clues.sort(key=lambda clue: -new_cards(minds, clue))
        return (*plays, *clues, *found, *view.legal)[0]


def new_cards(minds: Minds, clue: Clue) -> int:
    """How many useful cards without a clue this one touches, less the useless ones."""
    table = minds.mine
    new = [order for order in touched_by(table, clue) if not table.touched[order]]
    clued = {table.identity[order] for _, order in table.held() if table.touched[order]}
    cards = {table.identity[order] for order in new}
    useful = sum(not table.dead >> card & 1 and card not in clued for card in cards)
    return 2 * useful - len(new)


class LateDiscarderBot(ZooBot):
    """Discards only when no clue can be given."""

    def likes(self, action: HanabiAction, minds: Minds) -> bool:
        return not isinstance(action, Discard) or minds.mine.tokens == 0


class NoisyBot(ZooBot):
    """Makes a move at random now and then."""

    def pick(self, view: HanabiView, minds: Minds) -> HanabiAction:
        random = Random(hash((view.turn, view.seat, view.piles, view.discards)))
        return random.choice(view.legal) if random.randrange(NOISE) == 0 else super().pick(view, minds)
