"""A drop-in for `hanabi_learning_environment.rl_env`: the same calls, dictionaries and vectors, much faster.

    from sumida.envs import rl_env
    env = rl_env.make("Hanabi-Full", num_players=2)

What differs: Python's generator shuffles the decks (so a seed gives different deals), the number of ranks is
always 5, and the key `pyhanabi`, a handle into the original's library, is absent. What a seat sees is
computed when it is first read; once a caller has read all of it for all seats, the next positions are
computed whole. Callers may keep and change it, except for the dictionaries of single cards and moves,
which are read-only: change a copy. `env.state` cannot be changed either.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any, SupportsIndex

from sumida.envs import classic_engine
from sumida.envs.arguments import not_begun, whole_number
from sumida.envs.classic_observation import (
    ClassicObservation,
    ClassicPosition,
    everything,
    take_apart,
)
from sumida.envs.classic_state import ClassicMoveType, ClassicState
from sumida.envs.classic_terms import ClassicTerms, Codes
from sumida.envs.shuffling import shuffled
from sumida.kernel import GameError

MINIMAL, CARD_KNOWLEDGE = 0, 1
MOVE_TYPES = [kind.name for kind in ClassicMoveType]
GAMES_WHOLE = 16
"""After this many games computed whole, the first of the next shows whether the caller still reads all."""
RANDOM_SEED = -1
"""The seed that stands for none."""
RANGES = {
    "colors": (5, 1, 5),
    "ranks": (5, 5, 5),
    "players": (2, 2, 5),
    "max_information_tokens": (8, 1, 8),
    "max_life_tokens": (3, 1, 3),
    "observation_type": (CARD_KNOWLEDGE, MINIMAL, CARD_KNOWLEDGE),
}
"""Default, least and greatest value."""
SMALL = {"hand_size": 2, "max_information_tokens": 3, "max_life_tokens": 1}
NAMED: dict[str, dict[str, int]] = {
    "Hanabi-Full": {},
    "Hanabi-Full-CardKnowledge": {},
    "Hanabi-Full-Minimal": {"observation_type": MINIMAL},
    "Hanabi-Small": {"colors": 2, **SMALL},
    "Hanabi-Very-Small": {"colors": 1, **SMALL},
}
Observation = dict[str, Any]
Move = SupportsIndex | Mapping[str, Any]


def make(
    environment_name: str = "Hanabi-Full", num_players: int = 2, pyhanabi_path: str | None = None
) -> HanabiEnv:
    """The environment with this name in the original; `pyhanabi_path` is accepted and not needed."""
    if environment_name not in NAMED:
        raise ValueError(f"Unknown environment {environment_name}")
    return HanabiEnv({"players": num_players, **NAMED[environment_name]})


def read(config: Mapping[str, Any]) -> ClassicTerms:
    """Read the terms from a configuration; raises `GameError`."""
    found = {}
    for key, (usual, low, high) in RANGES.items():
        found[key] = config.get(key, usual)
        if not isinstance(found[key], int) or not low <= found[key] <= high:
            raise GameError(f"{key} must be a number from {low} to {high}", "error-env-option", option=key)
    hand = config.get("hand_size", 5 if found["players"] <= 3 else 4)
    if not isinstance(hand, int) or not 1 <= hand <= 5 or hand * found["players"] >= 10 * found["colors"]:
        raise GameError(
            "hand_size must be 1 to 5, and the deck must last", "error-env-option", option="hand_size"
        )
    return ClassicTerms(
        found["players"],
        hand,
        found["colors"],
        found["max_information_tokens"],
        found["max_life_tokens"],
        found["observation_type"] == CARD_KNOWLEDGE,
    )


@lru_cache(maxsize=16)
def _codes(terms: ClassicTerms) -> Codes:
    return Codes(terms)


@dataclass(frozen=True)
class SavedGame:
    """A position to come back to."""

    terms: ClassicTerms
    position: Any
    current: int
    deals: Any


class Agent:
    """What an agent looks like: the original's interface, to derive from."""

    def __init__(self, config: Mapping[str, Any], *args: Any, **kwargs: Any) -> None:
        raise NotImplementedError("an agent has an __init__ of its own")

    def reset(self, config: Mapping[str, Any]) -> None:
        """Get ready for a game under these terms."""
        raise NotImplementedError("an agent resets itself")

    def act(self, observation: Observation) -> Move | None:
        """The move to make, given what the agent's own seat sees; None when it is not its turn."""
        raise NotImplementedError("an agent chooses its own moves")


class HanabiEnv:
    """One game after another, observed by all seats at once: the caller gives each seat its own part."""

    def __init__(self, config: Mapping[str, Any]) -> None:
        self.terms = read(config)
        self.codes = _codes(self.terms)
        self.players = self.terms.players
        self.random_start = bool(config.get("random_start_player", False))
        seed = config.get("seed", RANDOM_SEED)
        self.rng = Random() if seed is None or seed == RANDOM_SEED else Random(whole_number(seed, "seed"))
        self.position: Any = []
        self.current = 0
        self._shown = ClassicPosition(self.codes, self.position, self.current)
        self._row = classic_engine.byte_row(self.codes.described)
        self._games_whole = 0

    def vectorized_observation_shape(self) -> list[int]:
        return [self.codes.length]

    def num_moves(self) -> int:
        return len(self.codes.moves)

    def reset(self, deck: Sequence[int] | None = None) -> Observation:
        """Deal, from `deck` (kinds in draw order) if it is given."""
        if deck is None:
            cards = shuffled(self.codes.deck, self.rng)
        else:
            cards = list(deck)
            if sorted(cards) != self.codes.deck:
                raise GameError("the deck must hold every card of the game once", "error-env-deck")
        first = self.rng.randrange(self.players) if self.random_start else 0
        self.position, self.current = self.codes.opening(cards, first), first
        self._games_whole = max(0, self._games_whole - 1)
        if not self._games_whole:
            return self._observations()
        classic_engine.describe(self.position, self.codes.table, self._row)
        return self._described()

    def step(
        self, action: SupportsIndex | Mapping[str, Any]
    ) -> tuple[Observation, int, bool, dict[str, Any]]:
        """Make a move, by number or as a dictionary; returns observations, reward, done and an empty info."""
        number = action if type(action) is int else self.codes.number(action)
        if not self._games_whole and self._shown.read_whole == self.players:
            self._games_whole = GAMES_WHOLE
        try:
            if self._games_whole:
                reward = classic_engine.advance_and_describe(
                    self.position, self.codes.table, number, self._row
                )
            else:
                reward = classic_engine.advance(self.position, self.codes.table, number)
        except (IndexError, ValueError):
            raise not_begun() from None
        if reward == classic_engine.ILLEGAL:
            raise AssertionError(
                f"Illegal action: {action}"
            )  # what the original raises, also under python -O
        self.current = (self.current + 1) % self.players
        over = reward > classic_engine.OVER_FROM
        seen = self._described() if self._games_whole else self._observations()
        return seen, reward - classic_engine.OVER if over else reward, over, {}

    def save(self) -> SavedGame:
        """This position, and the deals that follow it."""
        return SavedGame(self.terms, self.position.copy(), self.current, self.rng.getstate())

    def restore(self, saved: SavedGame) -> Observation:
        """Go back to what was saved, here or in another environment under the same terms."""
        if saved.terms != self.terms:
            raise GameError(
                "saved must come from a game under the same terms", "error-env-option", option="saved"
            )
        self.position, self.current = saved.position.copy(), saved.current
        self.rng.setstate(saved.deals)
        self._games_whole = 0
        return self._observations()

    @property
    def state(self) -> ClassicState:
        """The whole table, hidden cards included: for tools, never for a player."""
        return ClassicState(self.codes, self.position.copy(), self.current)

    def _observations(self) -> Observation:
        """What all seats see; each entry is computed when it is first read."""
        self._shown = position = ClassicPosition(self.codes, self.position.copy(), self.current)
        seen = [ClassicObservation(position, seat) for seat in range(self.players)]
        return {"player_observations": seen, "current_player": self.current}

    def _described(self) -> Observation:
        """The same, computed now from the description of the position."""
        codes, current = self.codes, self.current
        parts = take_apart(codes, classic_engine.row_bytes(self._row))
        seen = everything(codes, parts, current, range(self.players))
        return {"player_observations": seen, "current_player": current}
