"""A drop-in for `hanabi_learning_environment.rl_env`: same calls, dictionaries and vectors, much faster.

    from sumida.envs import rl_env
    env = rl_env.make("Hanabi-Full", num_players=2)

What differs: decks are shuffled by Python's generator (so a seed names other deals than there), the number
of ranks is always 5, and the key `pyhanabi`, a handle into the original's library, is absent. Dictionaries
of single cards and moves are shared between observations: do not write into them. What a seat sees is put
together when it is first read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any

from sumida.envs.codes import UNTOLD, Codes, Terms
from sumida.envs.seen import Moment, Seen
from sumida.hanabi import fast
from sumida.hanabi.rules import STRIKES
from sumida.kernel import GameError

MINIMAL, CARD_KNOWLEDGE = 0, 1
SPANS = {
    "colors": (5, 1, 5),
    "ranks": (5, 5, 5),
    "players": (2, 2, 5),
    "max_information_tokens": (8, 1, 8),
    "max_life_tokens": (3, 1, 3),
    "observation_type": (CARD_KNOWLEDGE, MINIMAL, CARD_KNOWLEDGE),
}
"""The usual value, the least and the most."""
SMALL = {"hand_size": 2, "max_information_tokens": 3, "max_life_tokens": 1}
NAMED: dict[str, dict[str, int]] = {
    "Hanabi-Full": {},
    "Hanabi-Full-CardKnowledge": {},
    "Hanabi-Full-Minimal": {"observation_type": MINIMAL},
    "Hanabi-Small": {"colors": 2, **SMALL},
    "Hanabi-Very-Small": {"colors": 1, **SMALL},
}
Observation = dict[str, Any]
STRUCK_OUT = fast.ENDINGS.index(STRIKES)


def make(environment_name: str = "Hanabi-Full", num_players: int = 2) -> HanabiEnv:
    """An environment by the name that the original gives it."""
    if environment_name not in NAMED:
        raise ValueError(f"Unknown environment {environment_name}")
    return HanabiEnv({"players": num_players, **NAMED[environment_name]})


def read(config: Mapping[str, Any]) -> Terms:
    """The terms that a configuration names; raises `GameError`."""
    found = {}
    for key, (usual, low, high) in SPANS.items():
        found[key] = config.get(key, usual)
        if not isinstance(found[key], int) or not low <= found[key] <= high:
            raise GameError(f"{key} must be a number from {low} to {high}", "error-env-option", option=key)
    hand = config.get("hand_size", 5 if found["players"] <= 3 else 4)
    if not isinstance(hand, int) or not 1 <= hand <= 5 or hand * found["players"] >= 10 * found["colors"]:
        raise GameError(
            "hand_size must be 1 to 5, and the deck must last", "error-env-option", option="hand_size"
        )
    return Terms(
        found["players"],
        hand,
        found["colors"],
        found["max_information_tokens"],
        found["max_life_tokens"],
        found["observation_type"] == CARD_KNOWLEDGE,
    )


@lru_cache(maxsize=16)
def _codes(terms: Terms) -> Codes:
    return Codes(terms)


class HanabiEnv:
    """One game after the other, seen by all seats at once: the caller hands each seat its own part."""

    def __init__(self, config: Mapping[str, Any]) -> None:
        self.terms = read(config)
        self.codes = _codes(self.terms)
        self.players = self.terms.players
        self.random_start = bool(config.get("random_start_player", False))
        self.rng = Random(config.get("seed"))
        self.position: Any = []
        self.deck: list[int] = []
        self.hints: dict[int, tuple[int, int]] = {}
        self.moment: Moment = None  # type: ignore[assignment]  # there is none before the first reset

    def vectorized_observation_shape(self) -> list[int]:
        return [self.codes.length]

    def num_moves(self) -> int:
        return len(self.codes.moves)

    def reset(self, deck: Sequence[int] | None = None) -> Observation:
        """Deal, from `deck` (kinds in the order of drawing) if one is given."""
        if deck is None:
            cards = list(self.codes.deck)
            self.rng.shuffle(cards)
        else:
            cards = list(deck)
            if sorted(cards) != self.codes.deck:
                raise GameError("the deck must hold every card of the game once", "error-env-deck")
        first = self.rng.randrange(self.players) if self.random_start else 0
        self.deck, self.hints = cards, {}
        self.position = self.codes.opening(cards, first)
        hands = tuple(self._hand(seat, self.terms.hand) for seat in range(self.players))
        nothing = (0,) * self.codes.kinds
        self.moment = Moment(self.codes, self._header(), first, hands, (), nothing, None)
        return self._observations()

    def step(self, action: int | Mapping[str, Any]) -> tuple[Observation, int, bool, dict[str, Any]]:
        """Make a move, by number or as a dictionary: observations, reward, whether it is over, nothing."""
        before, codes = self.moment, self.codes
        number = action if isinstance(action, int) else codes.number(action)
        assert before.allows(number), f"Illegal action: {action}"
        seat = before.current
        fast.step(self.position, codes.table, codes.fast_actions[seat][number])
        header = self._header()
        over = header[fast.ENDED] != 0
        current = (seat + 1) % self.players
        if number < 2 * self.terms.hand:
            self.moment = self._after_card(number, header, current)
        else:
            self.moment = self._after_clue(number, header, current)
        reward = (
            -before.header[fast.SCORE] if header[fast.ENDED] == STRUCK_OUT else self._gain(before, header)
        )
        return self._observations(), reward, over, {}

    @staticmethod
    def _gain(before: Moment, header: list[int]) -> int:
        return header[fast.SCORE] - before.header[fast.SCORE]

    def _observations(self) -> Observation:
        moment = self.moment
        seen = [Seen(moment, seat) for seat in range(self.players)]
        return {"player_observations": seen, "current_player": moment.current}

    def _header(self) -> list[int]:
        """The first numbers of the position: counters and heights."""
        return self._slice(0, fast.HELD + self.players)

    def _slice(self, start: int, end: int) -> list[int]:
        part = self.position[start:end]
        numbers: list[int] = part if isinstance(part, list) else part.tolist()
        return numbers

    def _hand(self, seat: int, held: int) -> tuple[Any, ...]:
        """What there is to tell about the hand of `seat`."""
        first = fast.MOST * seat
        orders = self._slice(fast.HANDS + first, fast.HANDS + first + held)
        masks = self._slice(fast.POSSIBLE + first, fast.POSSIBLE + first + held)
        hints = tuple([self.hints.get(order, UNTOLD) for order in orders])
        kinds = tuple([self.deck[order] for order in orders])
        return (*self.codes.hand(kinds), orders, hints, self.codes.known(tuple(masks), hints))

    def _after_card(self, number: int, header: list[int], current: int) -> Moment:
        before, codes = self.moment, self.codes
        seat, slot, played = before.current, number % self.terms.hand, number >= self.terms.hand
        kind = before.hands[seat][0][slot]
        scored = header[fast.SCORE] > before.header[fast.SCORE]
        refunded = played and header[fast.TOKENS] > before.header[fast.TOKENS]
        pile, gone = before.pile, before.gone
        if not scored:
            pile = (*pile, kind)
            gone = (*gone[:kind], gone[kind] + 1, *gone[kind + 1 :])
        hand = self._hand(seat, header[fast.HELD + seat])
        hands = (*before.hands[:seat], hand, *before.hands[seat + 1 :])
        last = codes.card_move(seat, slot, kind, played, scored, refunded)
        return Moment(codes, header, current, hands, pile, gone, last)

    def _after_clue(self, number: int, header: list[int], current: int) -> Moment:
        before, codes = self.moment, self.codes
        offset, value = codes.clue_of[number]
        target = (before.current + offset) % self.players
        kinds, orders = before.hands[target][0], before.hands[target][3]
        touched = 0
        for slot, kind in enumerate(kinds):
            if codes.names[kind] >> value & 1:
                touched |= 1 << slot
                self.hints[orders[slot]] = codes.told(self.hints.get(orders[slot], UNTOLD), value)
        hand = self._hand(target, header[fast.HELD + target])
        hands = (*before.hands[:target], hand, *before.hands[target + 1 :])
        last = codes.clue_move(before.current, value, touched, target)
        return Moment(codes, header, current, hands, before.pile, before.gone, last)
