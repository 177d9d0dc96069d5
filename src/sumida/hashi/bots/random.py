"""Any legal step, all equally likely: the baseline for the other bots."""

from __future__ import annotations

from random import Random

from sumida.hashi.bots.reading import legal_steps
from sumida.hashi.rules.actions import Action
from sumida.hashi.rules.view import HashiView
from sumida.kernel import Words


class RandomHashiBot:
    """Seeded by the view, so equal views get equal answers."""

    def choose(self, view: HashiView) -> Action:
        return Random(f"{view.seat} {view.turned} {view.history} {view.marks}").choice(legal_steps(view))

    def explain(self, view: HashiView, action: Action) -> Words:
        return Words("why-hashi-random")
