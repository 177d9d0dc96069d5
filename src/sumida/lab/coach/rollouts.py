"""Rollouts of a finished Hanabi game: how it would go on if a team of the strongest bots took it over.

A rollout starts from the true hands, as the game is over, with the lower half of the draw pile shuffled. The
bots see only their views: what everybody knows by then, and the hands of the others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, TypeAlias
from zlib import crc32

import msgspec
import numpy as np

from sumida.hanabi.bots.hat import position as k
from sumida.hanabi.bots.hat.bot import action_of
from sumida.hanabi.bots.hat.history import action_number, check_setup
from sumida.hanabi.bots.hat.moves import decide
from sumida.hanabi.bots.hat.parameters import PARAMETERS
from sumida.hanabi.bots.hat.rollouts import rollout_scores
from sumida.hanabi.bots.learned import load_policy
from sumida.hanabi.bots.partner import PartnerBot
from sumida.hanabi.bots.partner.table_reading import TableReading
from sumida.hanabi.engines import arrays, translation
from sumida.hanabi.engines.arrays import Position
from sumida.hanabi.engines.jit import COMPILED, Vector, vector
from sumida.hanabi.learned import weights
from sumida.hanabi.learned.policy import logits
from sumida.hanabi.rules.actions import HanabiAction
from sumida.hanabi.rules.scoring import points_or_zero
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.hanabi.rules.state import HanabiState
from sumida.hanabi.rules.variants import RANKS
from sumida.kernel import GameError

LATE = 12
"""Cards in the draw pile near the end of a game."""

Scores: TypeAlias = Any
"""A numpy vector of integers, one for each rollout; 0 after a strike-out."""
Known: TypeAlias = Mapping[int, int]
"""By the order of a card in a hand: the mask of what it may be, as everybody knows."""


@dataclass(frozen=True)
class RolloutQuery:
    """A rollout that begins with the move `first`, from a position in which the players know this much.

    `then` is the move of the next seat, if that is fixed as well.
    """

    state: HanabiState
    known: Known
    first: HanabiAction
    then: HanabiAction | None = None


def reading_of_hands(table: TableReading) -> Known:
    """What the clues so far have told everybody, as one seat reads them."""
    return {order: table.clued[order] & table.inferred[order] for _, order in table.held()}


class RolloutTeam(Protocol):
    """Bots that play a game to its end."""

    @property
    def bot(self) -> str: ...

    @property
    def games(self) -> int:
        """How many rollouts a query takes."""

    def own(self, state: HanabiState, known: Known) -> HanabiAction:
        """The team's own move here."""

    def scores(self, asked: Sequence[RolloutQuery]) -> list[Scores]:
        """The final scores of the rollouts of each query."""


def rollout_team(setup: HanabiSetup) -> RolloutTeam | None:
    """The strongest team for this setup; None for variants that no such team plays."""
    try:
        check_setup(setup)
    except GameError:
        return None
    if setup.players == 2:
        return LearnedTeam(setup)
    return HatTeam() if COMPILED else None


def next_cards(state: HanabiState) -> int:
    """How many cards on top of the draw pile stay where they were: half of it, at least a round's.

    A review is about decisions, and the luck of the next draws is none.
    """
    return max(state.setup.players, (len(state.deck) - state.dealt) // 2)


def is_late(state: HanabiState) -> bool:
    """Whether few cards are left in the draw pile, so that rollouts are short."""
    return len(state.deck) - state.dealt <= LATE


def _seed(state: HanabiState) -> int:
    """Queries about one position use the same shuffles, so that luck affects them alike."""
    return crc32(f"{state.turn} {state.deck}".encode())


class HatTeam:
    """Three to five players with the hat code."""

    bot = "hat"
    games = 512

    def own(self, state: HanabiState, known: Known) -> HanabiAction:
        return action_of(int(decide(_spread(state, known), state.current, PARAMETERS[state.setup.players])))

    def scores(self, asked: Sequence[RolloutQuery]) -> list[Scores]:
        return [self._answer(one) for one in asked]

    def _answer(self, asked: RolloutQuery) -> Scores:
        found: Any = vector(self.games)
        state, then = asked.state, -1 if asked.then is None else action_number(asked.then)
        rest = state.deck[state.dealt :]
        pile: Any = vector(max(1, len(rest)))
        pile[: len(rest)] = rest
        s, w = _spread(state, asked.known), PARAMETERS[state.setup.players]
        kept = min(next_cards(state), len(rest))
        rollout_scores(s, pile, kept, action_number(asked.first), then, _seed(state), w, found)
        return found


def _spread(state: HanabiState, known: Known) -> Vector:
    """The position in the layout of the hat code, with all hands open."""
    s = vector(k.LENGTH)
    s[k.TO_ACT], s[k.TOKENS], s[k.STRIKES] = state.current, state.clue_tokens, state.strikes
    s[k.PILE], s[k.PLAYERS], s[k.TURN] = len(state.deck) - state.dealt, state.setup.players, state.turn
    s[k.TURNS_LEFT] = -1 if state.turns_left is None else state.turns_left
    s[k.SCORE] = sum(state.piles)
    for plane, copies in enumerate(k.COPIES):
        s[k.REMAINING + plane] = copies
    for suit, height in enumerate(state.piles):
        s[k.HEIGHT + suit] = height
        for rank in range(height):
            k.remove_copy(s, k.REMAINING, suit * RANKS + rank)
    for _, card in state.discards:
        k.remove_copy(s, k.REMAINING, card)
    k.update_sets(s)
    for seat, hand in enumerate(state.hands):
        s[k.HELD + seat] = len(hand)
        for slot, held in enumerate(hand):
            assert held.card is not None
            s[k.CARD + 5 * seat + slot] = held.card
            taken = known.get(held.order, held.possible) & held.possible
            # A player misled about a card goes on with what the clues literally say about it.
            s[k.POSSIBLE + 5 * seat + slot] = taken if taken >> held.card & 1 else held.possible
    k.propagate(s)
    return s


class LearnedTeam:
    """Two players with the learned network; they take over after the moves made so far."""

    bot = "learned"
    games = 32

    def __init__(self, setup: HanabiSetup) -> None:
        self.t = translation.tables(setup)
        self.net = load_policy(weights.packaged(setup.players), setup.players).net
        self.positions: list[Position] = []
        self.deck: tuple[int, ...] = ()

    def own(self, state: HanabiState, known: Known) -> HanabiAction:
        best = int(logits(self.t, self.net, self._position(state))[0].argmax())
        return translation.action_of(state.setup, state.current, best)

    def scores(self, asked: Sequence[RolloutQuery]) -> list[Scores]:
        """All queries in one batch, as the network is cheapest on large batches."""
        starts = [self._shuffled(one.state) for one in asked]
        p = Position(*(np.concatenate(parts) for parts in zip(*starts, strict=True)))
        firsts = [translation.action_id(one.state.setup, one.state.current, one.first) for one in asked]
        bound = np.repeat([self._second(one) for one in asked], self.games)
        action = np.repeat(firsts, self.games)
        found, rows = np.zeros(len(action), np.int64), np.arange(len(action))
        while len(rows):
            p, out = arrays.step(self.t, p, action)
            found[rows] = np.where(out.struck_out, 0, out.score)
            p, rows = Position(*(x[~out.over] for x in p)), rows[~out.over]
            if len(rows):
                free = logits(self.t, self.net, p).argmax(1)
                action = np.where(bound[rows] < 0, free, bound[rows])
            bound[:] = -1
        return list(found.reshape(len(asked), self.games))

    def _second(self, asked: RolloutQuery) -> int:
        """The fixed move of the next seat, -1 for none."""
        setup, seat = asked.state.setup, (asked.state.current + 1) % asked.state.setup.players
        return -1 if asked.then is None else translation.action_id(setup, seat, asked.then)

    def _shuffled(self, state: HanabiState) -> Position:
        rng = np.random.default_rng(_seed(state))
        decks = np.repeat(np.array([state.deck], np.int8), self.games, axis=0)
        first = state.dealt + next_cards(state)
        decks[:, first:] = rng.permuted(decks[:, first:], axis=1)
        return arrays.with_decks(self._position(state), decks[None])

    def _position(self, state: HanabiState) -> Position:
        if state.deck != self.deck:
            self.deck = state.deck
            self.positions = [arrays.deal(self.t, np.array([state.deck], np.int8))]
        for event in state.history[len(self.positions) - 1 :]:
            action = translation.action_id(state.setup, event.seat, event.action)
            self.positions.append(arrays.step(self.t, self.positions[-1], np.array([action]))[0])
        return self.positions[state.turn]


class ConventionTeam:
    """Players who give and read clues by the conventions of `partner`, to the end of the game.

    They are slow, so a review has a number of turns for them to play; near the end, games are short and free.
    """

    games = 64
    piles = 8
    rounds = ((8, 4), (32, 1), (64, 1))
    """Games for each move, and how many moves stay in; the last games are fresh, to avoid selection bias."""

    def __init__(self, setup: HanabiSetup, turns: int = 16_000) -> None:
        self.turns = turns
        self._bots = [PartnerBot() for _ in range(setup.players)]

    def scores(self, state: HanabiState, first: HanabiAction) -> Scores:
        """The final scores when these players go on after the move `first`."""
        self._read(state)
        return self._played(state, first, Random(_seed(state)), self.games)

    def handed_over(self, state: HanabiState, first: HanabiAction, moves: int) -> list[RolloutQuery]:
        """Rollouts in which these players make the next moves, and then the strongest bots take over."""
        self._read(state)
        rng = Random(_seed(state))
        return [self._handed_over(_reshuffled(state, rng), first, moves) for _ in range(self.piles)]

    def _handed_over(self, state: HanabiState, first: HanabiAction, moves: int) -> RolloutQuery:
        """Stops before the last move that is made here, so that the query can begin with it."""
        bots, action = [bot.twin() for bot in self._bots], first
        known = reading_of_hands(bots[state.current].read(state.view(state.current)))
        for _ in range(moves):
            after = state.apply(state.current, action)
            if not after.to_act:
                break
            state, bot, view = after, bots[after.current], after.view(after.current)
            known, action = reading_of_hands(bot.read(view)), bot.choose(view)
        return RolloutQuery(state, known, action)

    def may_play(self, state: HanabiState) -> bool:
        """Whether there are turns left for games from this position."""
        return self.turns > 0 or is_late(state)

    def best_chance(self, state: HanabiState) -> float:
        """The chance of a perfect score with the best move, all hands open."""
        self._read(state)
        rng, best = Random(_seed(state) + 1), state.setup.variant.best
        moves, chance = list(state.legal(state.current)), 0.0
        for games, kept in self.rounds:
            seed = rng.random()
            wins = {move: (self._played(state, move, Random(seed), games) == best).sum() for move in moves}
            moves = sorted(moves, key=lambda move: -wins[move])[:kept]
            chance = float(wins[moves[0]]) / games
        return chance

    def _read(self, state: HanabiState) -> None:
        for seat, bot in enumerate(self._bots):
            bot.read(state.view(seat))

    def _played(self, state: HanabiState, first: HanabiAction, rng: Random, games: int) -> Scores:
        return np.array([self._game(_reshuffled(state, rng), first) for _ in range(games)])

    def _game(self, state: HanabiState, first: HanabiAction) -> int:
        bots = [bot.twin() for bot in self._bots]
        state = state.apply(state.current, first)
        while state.to_act:
            self.turns -= 1
            state = state.apply(state.current, bots[state.current].choose(state.view(state.current)))
        return points_or_zero(state.piles, state.ended)


def _reshuffled(state: HanabiState, rng: Random) -> HanabiState:
    """The same position with the draw pile in another order."""
    first = state.dealt + next_cards(state)
    pile = list(state.deck[first:])
    rng.shuffle(pile)
    return msgspec.structs.replace(state, deck=(*state.deck[:first], *pile))
