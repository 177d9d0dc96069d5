"""Any step that keeps to the rules, each as likely as the other: the zero of every scale."""

from __future__ import annotations

from random import Random

from sumida.hashi.bots.sight import lawful
from sumida.hashi.rules.actions import Action
from sumida.hashi.rules.view import HashiView
from sumida.kernel import Words


class RandomHashiBot:
    """The dice are thrown by the view, so equal views get equal answers."""

    def choose(self, view: HashiView) -> Action:
        return Random(f"{view.seat} {view.turned} {view.history} {view.marks}").choice(lawful(view))

    def explain(self, view: HashiView, action: Action) -> Words:
        return Words("why-hashi-random")
