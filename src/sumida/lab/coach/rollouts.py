"""Rollouts of a finished Hanabi game: how it would go on if a team of the strongest bots took it over.

A rollout starts from the true hands, as the game is over, with the lower third of the draw pile shuffled. The
bots see only their views: what everybody knows by then, and the hands of the others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from typing import Any, Protocol, TypeAlias
from zlib import crc32

import msgspec
import numpy as np

from sumida.hanabi.bots.hat import position as k
from sumida.hanabi.bots.hat.bot import HatBot, action_of
from sumida.hanabi.bots.hat.history import action_number, check_setup
from sumida.hanabi.bots.hat.moves import decide
from sumida.hanabi.bots.hat.parameters import PARAMETERS
from sumida.hanabi.bots.hat.rollouts import rollout_scores, searching_scores
from sumida.hanabi.bots.learned import load_policy
from sumida.hanabi.bots.partner.table_reading import TableReading
from sumida.hanabi.engines import arrays, translation
from sumida.hanabi.engines.arrays import Position
from sumida.hanabi.engines.jit import COMPILED, Floats, Vector, vector
from sumida.hanabi.learned import weights
from sumida.hanabi.learned.policy import logits
from sumida.hanabi.rules.actions import Event, HanabiAction
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.hanabi.rules.state import HanabiState
from sumida.hanabi.rules.variants import RANKS
from sumida.kernel import GameError

Scores: TypeAlias = Any
"""A numpy vector of integers, one for each rollout; 0 after a strike-out."""
Known: TypeAlias = Mapping[int, int]
"""By the order of a card in a hand: the mask of what it may be, as everybody knows."""


FEW = 4
"""So few cards are not shuffled: every order of them is played."""


@dataclass(frozen=True)
class RolloutQuery:
    """Rollouts that begin with the move `first`, from a position in which the players know this much.

    The deck stays as it was up to the place `fixed` and is shuffled from there on; equal seeds shuffle alike.
    """

    state: HanabiState
    known: Known
    first: HanabiAction
    fixed: int
    seed: int
    games: int
    search: bool = False
    """Whether the team searches in the end game, as the bots do; then it chooses the first move, too."""


def reading_of_hands(table: TableReading) -> Known:
    """What the clues so far have told everybody, as one seat reads them."""
    return {order: table.clued[order] & table.inferred[order] for _, order in table.held()}


class RolloutTeam(Protocol):
    """Bots that play a game to its end."""

    @property
    def bot(self) -> str: ...

    @property
    def games(self) -> int:
        """How many rollouts a figure takes at most."""

    @property
    def glance(self) -> int:
        """How many rollouts choose among several moments to take over."""

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


def searching_team(team: RolloutTeam | None) -> HatTeam | None:
    """The team that searches in the end game, if any can; two players, too, may take up the hat code."""
    if isinstance(team, HatTeam):
        return team
    return HatTeam() if team and COMPILED else None


def fixed_cards(state: HanabiState) -> int:
    """How far the deck stays as it was: two thirds of the draw pile, at least the cards of a round.

    A review is about decisions, and the luck of the next draws is none.
    """
    pile = len(state.deck) - state.dealt
    return state.dealt + min(pile, max(state.setup.players, 2 * pile // 3))


def orders(cards: Sequence[int]) -> list[tuple[int, ...]]:
    """All orders of a few cards, each as likely as the others; none for more cards."""
    return sorted(set(permutations(cards))) if len(cards) <= FEW else []


def reordered(state: HanabiState, fixed: int, rest: Sequence[int]) -> HanabiState:
    """The same position with other cards in the deck from the place `fixed` on."""
    return msgspec.structs.replace(state, deck=(*state.deck[:fixed], *rest))


def seed_of(state: HanabiState, fixed: int) -> int:
    """Queries with the same fixed cards use the same shuffles, so that luck affects them alike."""
    return crc32(f"{fixed} {state.deck}".encode())


class HatTeam:
    """Players with the hat code, who may search in the end game."""

    bot = "hat"
    games = 512
    glance = 16
    searched = 96
    """How many rollouts with search a figure takes at most."""
    samples = 16
    """Sampled deals of a search: a quarter of what the bot takes, to save time."""

    def own(self, state: HanabiState, known: Known) -> HanabiAction:
        return action_of(int(decide(_spread(state, known), state.current, PARAMETERS[state.setup.players])))

    def scores(self, asked: Sequence[RolloutQuery]) -> list[Scores]:
        return [self._every_order(one) if one.search else self.answer(one) for one in asked]

    def _every_order(self, asked: RolloutQuery) -> Scores:
        """Every order of the cards not fixed, if they are few."""
        every = orders(asked.state.deck[asked.fixed :])
        if not every:
            return self.answer(asked)
        # Equal views get equal answers, so one game of each is enough.
        known = replace(asked, fixed=len(asked.state.deck), games=1)
        states = (reordered(asked.state, asked.fixed, rest) for rest in every)
        return np.concatenate([self.answer(replace(known, state=one)) for one in states])

    def answer(self, asked: RolloutQuery) -> Scores:
        found: Any = vector(asked.games)
        s, pile, kept, w = self._start(asked)
        if asked.search:
            how = (HatBot.pile, self.samples, HatBot.breadth, HatBot.caution)
            searching_scores(s, pile, kept, *how, asked.seed, w, found)
        else:
            rollout_scores(s, pile, kept, action_number(asked.first), asked.seed, w, found)
        return found

    def _start(self, asked: RolloutQuery) -> tuple[Vector, Vector, int, Floats]:
        state = asked.state
        rest = state.deck[state.dealt :]
        pile: Any = vector(max(1, len(rest)))
        pile[: len(rest)] = rest
        weights = PARAMETERS[state.setup.players]
        return _spread(state, asked.known), pile, asked.fixed - state.dealt, weights


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
    glance = 8

    def __init__(self, setup: HanabiSetup) -> None:
        policy = load_policy(weights.packaged(setup.players), setup.players)
        self.t, self.net = arrays.with_memory(translation.tables(setup), policy.memory), policy.net
        self.positions: list[Position] = []
        self.deck: tuple[int, ...] = ()
        self.line: tuple[Event, ...] = ()

    def own(self, state: HanabiState, known: Known) -> HanabiAction:
        best = int(logits(self.t, self.net, self._position(state))[0].argmax())
        return translation.action_of(state.setup, state.current, best)

    def scores(self, asked: Sequence[RolloutQuery]) -> list[Scores]:
        """All queries in one batch, as the network is cheapest on large batches."""
        if not asked:
            return []
        starts = [self._shuffled(one) for one in asked]
        p = Position(*(np.concatenate(parts) for parts in zip(*starts, strict=True)))
        firsts = [translation.action_id(one.state.setup, one.state.current, one.first) for one in asked]
        games = [one.games for one in asked]
        action = np.repeat(firsts, games)
        found, rows = np.zeros(len(action), np.int64), np.arange(len(action))
        while len(rows):
            p, out = arrays.step(self.t, p, action)
            found[rows] = np.where(out.struck_out, 0, out.score)
            p, rows = Position(*(x[~out.over] for x in p)), rows[~out.over]
            action = logits(self.t, self.net, p).argmax(1) if len(rows) else action
        return np.split(found, np.cumsum(games)[:-1])

    def _shuffled(self, asked: RolloutQuery) -> Position:
        state, rng = asked.state, np.random.default_rng(asked.seed)
        decks = np.repeat(np.array([state.deck], np.int8), asked.games, axis=0)
        decks[:, asked.fixed :] = rng.permuted(decks[:, asked.fixed :], axis=1)
        return arrays.with_decks(self._position(state), decks[None])

    def _position(self, state: HanabiState) -> Position:
        """Positions of the game are kept; another move is tried from the last of them."""
        if state.deck != self.deck:
            self.deck, self.line = state.deck, ()
            self.positions = [arrays.deal(self.t, np.array([state.deck], np.int8))]
        if state.history[: len(self.line)] == self.line:
            for event in state.history[len(self.line) :]:
                self.positions.append(self._step(state.setup, self.positions[-1], event))
            self.line = state.history
        if state.history == self.line[: state.turn]:
            return self.positions[state.turn]
        return self._step(state.setup, self.positions[state.turn - 1], state.history[-1])

    def _step(self, setup: HanabiSetup, before: Position, event: Event) -> Position:
        action = translation.action_id(setup, event.seat, event.action)
        return arrays.step(self.t, before, np.array([action]))[0]
