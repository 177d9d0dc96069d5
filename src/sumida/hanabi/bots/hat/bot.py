"""The hat bots: a view in, an action out.

`HatBot` plays by the code and searches in the end game; `HatSearchBot` searches at every turn.
"""

from __future__ import annotations

from sumida.hanabi.bots.hat.history import HistoryReader
from sumida.hanabi.bots.hat.moves import CLUE, PLAY, decide
from sumida.hanabi.bots.hat.parameters import PARAMETERS
from sumida.hanabi.bots.hat.position import CARDS, DEAD, OWN, PILE, PLAYABLE, PLAYERS, POSSIBLE, TO_ACT
from sumida.hanabi.bots.hat.private_knowledge import deduce_own, publicly_in
from sumida.hanabi.bots.hat.search import search_move
from sumida.hanabi.engines.jit import COMPILED, Vector
from sumida.hanabi.rules.actions import Clue, Discard, HanabiAction, Play
from sumida.hanabi.rules.variants import FIVE
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import Words
from sumida.roster import needs_fast


def action_of(number: int) -> HanabiAction:
    """An action from the number that the code gives it."""
    if number >= CLUE:
        seat, what = divmod(number - CLUE, 10)
        return Clue(seat, FIVE.values[what])
    return Play(number - PLAY + 1) if number >= PLAY else Discard(number + 1)


class HatBot:
    """Plays by the code; when at most `pile` cards are left to draw, searches over `samples` deals."""

    pile = 12
    pile_of_five = 20
    """With five players, where the last points depend on who draws what."""
    samples = 64
    breadth = 1
    """Discards that the search considers besides the code's own."""
    margin = 0.0
    """A move must beat the code's own by more than this many points …"""
    caution = 1.3
    """… with this many standard errors subtracted."""

    def __init__(self) -> None:
        self._reader = HistoryReader(PARAMETERS)

    def choose(self, view: HanabiView) -> HanabiAction:
        """The move of the seat that sees this view, whose turn it is."""
        s = self._reader.position(view)
        action = action_of(self._number(s))
        return action if action in view.legal else view.legal[0]

    def _number(self, s: Vector) -> int:
        seat, w = s[TO_ACT], self._reader.weights(s)
        if not COMPILED or s[PILE] > (self.pile_of_five if s[PLAYERS] == 5 else self.pile):
            return int(decide(s, seat, w))
        return int(search_move(s, seat, self.samples, self.breadth, self.margin, self.caution, w))

    def explain(self, view: HanabiView, action: HanabiAction) -> Words:
        """Why this action: what the seat knows about the card, or that a clue tells everybody something."""
        if isinstance(action, Clue):
            return Words("why-hat-clue")
        s = self._reader.position(view)
        deduce_own(s, s[TO_ACT])
        wanted = s[PLAYABLE] if isinstance(action, Play) else s[DEAD]
        slot = action.position - 1
        kind = "play" if isinstance(action, Play) else "discard"
        how = "guess"
        if publicly_in(s, s[TO_ACT], wanted) >> slot & 1:
            how = "sure" if publicly_in(s, s[TO_ACT], wanted) == 1 << slot else "coded"
        elif s[OWN + slot] & ~wanted == 0:
            how = "sure"
        return Words(f"why-hat-{kind}-{how}", {"position": action.position})

    def public(self, view: HanabiView) -> dict[int, int]:
        """By order, for every card in a hand: the mask of what it can be by public knowledge."""
        s = self._reader.position(view)
        return {
            held.order: int(s[POSSIBLE + 5 * seat + slot])
            for seat, hand in enumerate(view.hands)
            for slot, held in enumerate(hand)
        }


class HatSearchBot(HatBot):
    """Searches at every turn; needs compiled code, or a game would take hours."""

    pile = pile_of_five = CARDS
    samples = 256
    breadth = 2
    caution = 1.5

    def __init__(self) -> None:
        if not COMPILED:
            raise needs_fast("hat+search")
        super().__init__()
