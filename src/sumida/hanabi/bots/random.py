"""Any legal move, all equally likely: the baseline of every comparison."""

from __future__ import annotations

from random import Random

from sumida.hanabi.bots.card_counting import own_seat
from sumida.hanabi.rules.actions import HanabiAction
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import Words


class RandomHanabiBot:
    """Draws from the legal moves; the view is the seed, so equal views get equal answers."""

    def choose(self, view: HanabiView) -> HanabiAction:
        return Random(fingerprint(view)).choice(view.legal)

    def explain(self, view: HanabiView, action: HanabiAction) -> Words:
        return Words("why-random")


def fingerprint(view: HanabiView) -> str:
    """A string of everything the seat has seen; it differs from turn to turn and from deal to deal."""
    seen = [held.card for hand in view.hands for held in hand]
    done = [(str(event.action), event.card) for event in view.history]
    return f"{own_seat(view)} {seen} {done}"
