"""Any legal move, all equally likely: the baseline of every comparison."""

from __future__ import annotations

from random import Random

from sumida.hanabi.bots.card_counting import own_seat
from sumida.hanabi.rules.actions import Event, HanabiAction
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
    done = ", ".join([_written(event) for event in view.history])
    return f"{own_seat(view)} {seen} [{done}]"


def _written(event: Event) -> str:
    """A move and the card it showed; the same events come back in every view, so they are written once."""
    known = event.__dict__
    if "_written" not in known:
        known["_written"] = repr((str(event.action), event.card))
    return str(known["_written"])
