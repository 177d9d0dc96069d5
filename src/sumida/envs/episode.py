"""A running game for the environments: action numbers in, vectors and rewards by seat out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from sumida.envs import layouts
from sumida.envs.arguments import not_begun, whole_number, wrong
from sumida.envs.belief import own_hand
from sumida.envs.hanabi_observation import HanabiObserver
from sumida.envs.hashi_observation import HashiObserver
from sumida.envs.text import describe_table
from sumida.kernel import GameError, Json, Seat
from sumida.registry import game

Observation = dict[str, Any]
Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


class Observer(Protocol):
    """Turns positions of one game into vectors of a fixed length; `begin`, then `follow` every action."""

    size: int

    @property
    def whole_size(self) -> int: ...
    def deal(self, rng: Random) -> Any: ...
    def begin(self, state: Any) -> None: ...
    def follow(self, state: Any) -> None: ...
    def vector(self, state: Any, seat: Seat) -> Floats: ...
    def mask(self, state: Any, seat: Seat) -> Mask: ...
    def whole(self, state: Any) -> Floats: ...
    def save(self) -> dict[str, Any]: ...
    def restore(self, saved: dict[str, Any]) -> None: ...


OBSERVERS: dict[str, Callable[[Any], Observer]] = {"hanabi": HanabiObserver, "hashi": HashiObserver}


@dataclass(frozen=True)
class SavedEpisode:
    """A position to come back to, with the deals that will follow it."""

    state: Any
    deals: Any
    seen: dict[str, Any]


class Episode:
    """One game after another under the same terms.

    A seat is rewarded by the change in its points; in Hanabi a strike-out takes all points back, as in
    research, unless the options say otherwise.
    """

    def __init__(self, name: str, options: Mapping[str, Json], belief: bool = False) -> None:
        usual = {"strikeout_scores_zero": True} if name == "hanabi" else {}
        self.name, self.belief = name, belief
        self.setup: Any = game(name).setup({**usual, **options})
        self.actions = self.setup.actions
        self.ids = {action: number for number, action in enumerate(self.actions)}
        self.observer = OBSERVERS[name](self.setup)
        self.sections = layouts.sections(layouts.sizes(self.setup))
        """Where each part of an observation stands; see docs/environments.md."""
        self.rng = Random()
        self.state: Any = None
        self.scores: tuple[int, ...] = ()
        self.nothing = (0.0,) * self.setup.players

    def space(self, extra: int = 0) -> spaces.Dict:
        """The space of a seat's observations: vector, mask of legal actions and, if wanted, belief."""
        parts: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(0, 1, (self.observer.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (len(self.actions) + extra,), np.int8),
        }
        if self.belief:
            shape = self.setup.hand_size, len(self.setup.variant.cards)
            parts["belief"] = spaces.Box(0, 1, shape, np.float32)
        return spaces.Dict(parts)

    def whole_space(self) -> spaces.Box:
        """The space of `whole`."""
        return spaces.Box(0, 1, (self.observer.whole_size,), np.float32)

    def begin(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal, or start where `options` say; a seed determines this deal and the following ones.

        Options: `state`, a position of the rules; or `deal`, a deal or its text; and `moves`, pairs of seat
        and action (or their notation) to be made first. Others are ignored, as Gymnasium and PettingZoo do.
        """
        if seed is not None:
            self.rng = Random(whole_number(seed, "seed"))
        state, deal, moves = ((options or {}).get(name) for name in ("state", "deal", "moves"))
        if state is None:
            state = self.setup.start(self._deal(deal))
        elif getattr(state, "setup", None) != self.setup:
            raise wrong("state", "must be a position of a game under the same terms")
        self._set(self._played(state, moves or ()))

    def _deal(self, deal: Any) -> Any:
        if deal is None:
            return self.observer.deal(self.rng)
        return self.setup.parse_deal(str(deal))

    def _played(self, state: Any, moves: Iterable[tuple[Seat, Any]]) -> Any:
        for move in moves:
            try:
                seat, action = move
            except ValueError:
                raise wrong("moves", "must be pairs of seat and action") from None
            state = state.apply(seat, self.setup.parse_action(str(action)))
        return state

    def _set(self, state: Any) -> None:
        self.state, self.scores = state, state.scores
        self.observer.begin(state)

    def save(self) -> SavedEpisode:
        """This position, and the deals that will follow it."""
        return SavedEpisode(self._begun(), self.rng.getstate(), self.observer.save())

    def restore(self, saved: SavedEpisode) -> None:
        """Go back to what was saved, here or in another episode under the same terms."""
        if not isinstance(saved, SavedEpisode) or saved.state.setup != self.setup:
            raise wrong("saved", "must come from a game under the same terms")
        self.state, self.scores = saved.state, saved.state.scores
        self.rng.setstate(saved.deals)
        self.observer.begin(self.state) if not saved.seen else self.observer.restore(saved.seen)

    def mask(self, seat: Seat) -> Mask:
        """1 for every action that `seat` may take now."""
        return self.observer.mask(self._begun(), seat)

    def observe(self, seat: Seat) -> Floats:
        """What `seat` sees."""
        return self.observer.vector(self._begun(), seat)

    def observation(self, seat: Seat) -> Observation:
        """The vector, the mask of legal actions and, if wanted, the belief over its own hand."""
        seen = {
            "observation": self.observer.vector(self._begun(), seat),
            "action_mask": self.observer.mask(self.state, seat),
        }
        if self.belief:
            seen["belief"] = own_hand(self.state.view(seat))
        return seen

    def describe(self) -> str:
        """The whole table in words."""
        return describe_table(self.name, self._begun())

    def whole(self) -> Floats:
        """The whole table, hidden cards included, as a vector: for a central critic."""
        return self.observer.whole(self._begun())

    def _begun(self) -> Any:
        """The position; raises `GameError` before the first game."""
        if self.state is None:
            raise not_begun()
        return self.state

    def act(self, seat: Seat, action: int) -> tuple[float, ...]:
        """Make the action with this number; returns each seat's reward."""
        if not 0 <= action < len(self.actions):
            raise GameError(f"{action} is no action: they are 0 to {len(self.actions) - 1}", "error-env-move")
        turn, before = self._begun().turn, self.scores
        self.state = self.state.apply(seat, self.actions[action])
        self.observer.follow(self.state)
        if self.state.turn == turn:  # points are counted when a turn is closed
            return self.nothing
        after = self.scores = self.state.scores
        if after == before:
            return self.nothing
        return tuple([float(new - old) for old, new in zip(before, after, strict=True)])
