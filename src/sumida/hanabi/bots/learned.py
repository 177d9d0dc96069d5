"""The learned bot: plays the move with the highest policy logit. Needs numpy, not JAX."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import numpy as np

from sumida.hanabi.engines import arrays, translation
from sumida.hanabi.engines.arrays import Array, Tables
from sumida.hanabi.learned import weights
from sumida.hanabi.learned.policy import Policy, averaged_logits
from sumida.hanabi.rules.actions import HanabiAction
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import GameError, Words

VARIANT = "five"


@lru_cache(maxsize=8)
def load_policy(path: Path, players: int) -> Policy:
    """The policy in a weights file."""
    found = weights.load(path, VARIANT, players)
    if "actor" not in found.nets:
        raise GameError(f"the weights {path.name} hold no player", "error-weights-damaged", file=path.name)
    return found.policy


class LearnedBot:
    """Plays the most likely move of its policy."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.follower: translation.Follower | None = None

    def choose(self, view: HanabiView) -> HanabiAction:
        return translation.action_of(view.setup, view.current, int(self._logits(view).argmax()))

    def explain(self, view: HanabiView, action: HanabiAction) -> Words:
        logits = self._logits(view)
        unnormalised = np.exp(logits - logits.max())
        share = unnormalised[translation.action_id(view.setup, view.current, action)] / unnormalised.sum()
        return Words("why-learned", {"percent": round(100 * float(share))})

    def _logits(self, view: HanabiView) -> Array:
        t = supported_terms(view)
        policy = load_policy(self.path or weights.packaged(t.players), t.players)
        if self.follower is None or self.follower.memory != policy.memory:
            self.follower = translation.Follower(policy.memory)
        found: Array = averaged_logits(t, policy, self.follower.follow(view))[0]
        return found


def supported_terms(view: HanabiView) -> Tables:
    """The terms of the game; raises `GameError` unless the policy was trained for them."""
    t = translation.tables(view.setup)
    if t != arrays.standard(t.players, view.setup.first_seat):
        raise GameError(
            "the learned player knows the five-colour game with its usual hands, tokens and strikes only",
            "error-learned-terms",
        )
    return t


def with_weights(file: str, players: int) -> LearnedBot:
    """The bot with the weights in a file; raises `GameError` if they do not fit the number of players."""
    load_policy(Path(file), players)
    return LearnedBot(Path(file))
