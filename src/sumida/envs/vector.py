"""Thousands of games of Hanabi in one call, with Gymnasium's vector API; it needs the extras envs and fast.

    env = HanabiVectorEnv(4096, players=2)       # or gymnasium.make_vec("sumida/HanabiSelfPlay-v0", 4096)
    seen, infos = env.reset(seed=1)
    seen, rewards, terminations, truncations, infos = env.step(actions)

A step is one move in every game, by the seat to act (`infos["seat"]`); the reward is the change in the common
points. Game `i` is dealt as `random.Random(seed + i)` shuffles, like the other environments with that seed.
Every array is written in place: what `reset` and `step` return shows the latest step. Copy what you keep.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise ImportError("vector environments need Gymnasium: pip install 'sumida[envs,fast]'") from error

from sumida.envs import classic_vector
from sumida.envs import vector_engine as engine
from sumida.envs.arguments import not_begun, whole_number, wrong
from sumida.envs.hanabi_text import describe_table
from sumida.envs.rendering import RENDER_MODES, checked_mode
from sumida.envs.vector_belief import believe
from sumida.envs.vector_engine import Batch
from sumida.envs.vector_positions import follow, position
from sumida.hanabi.engines import compiled, translation, twister
from sumida.hanabi.engines.jit import COMPILED
from sumida.hanabi.rules.actions import Clue
from sumida.hanabi.rules.setup import Deck, HanabiSetup
from sumida.hanabi.rules.state import HanabiState
from sumida.hanabi.rules.variants import RANKS
from sumida.kernel import GameError, Json
from sumida.registry import game

if not COMPILED:
    raise ImportError("vector environments need Numba: pip install 'sumida[envs,fast]'")

Arrays = dict[str, NDArray[Any]]
MODES = (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP, AutoresetMode.DISABLED)
"""In the order of the engine's numbers."""


class HanabiVectorEnv(gymnasium.vector.VectorEnv[Arrays, Any, NDArray[Any]]):
    """Games that restart automatically; all seats are the caller's.

    An illegal action changes nothing and is reported in `infos["illegal"]`. With `observe=False` there are
    masks but no observation vectors, which is faster; `belief` adds what the cards of the seat to act may be.
    """

    def __init__(
        self,
        num_envs: int,
        *,
        observe: bool = True,
        belief: bool = False,
        render_mode: str | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        **options: Json,
    ) -> None:
        setup = game("hanabi").setup({"strikeout_scores_zero": True, **options})
        assert isinstance(setup, HanabiSetup)
        self.setup, self.num_envs = setup, whole_number(num_envs, "num_envs")
        if self.num_envs < 1:
            raise wrong("num_envs", "must be 1 or more")
        mode = AutoresetMode(autoreset_mode)
        self.metadata = {"render_modes": RENDER_MODES, "autoreset_mode": mode}
        self.render_mode = checked_mode(render_mode)
        self._autoreset = MODES.index(mode)
        self._table, self._start = table(setup), opening(setup)
        self._public = public_opening(self._table)[: None if observe else 0]
        bits = classic_vector.size(translation.tables(setup)) if observe else 0
        self._batch = batch(self._table, num_envs, bits, len(self._public))
        kinds = len(setup.variant.cards)
        self._belief = np.zeros((num_envs, setup.hand_size if belief else 0, kinds), np.float32)
        self._whole = np.zeros((num_envs, setup.players + setup.hand_size * kinds + bits), np.int8)
        self._truncations = np.zeros(num_envs, bool)
        self._states = np.zeros(num_envs, np.int64)
        self._actions = np.zeros(num_envs, np.int64)
        self._seeded = False
        self._spaces()

    def _spaces(self) -> None:
        parts: dict[str, spaces.Space[Any]] = {
            name: spaces.Box(0, 1, array.shape[1:], array.dtype.type)
            for name, array in self._observation().items()
        }
        self.single_observation_space = spaces.Dict(parts)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.single_action_space = spaces.Discrete(int(self._table[engine.ACTIONS]))
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.state_space = spaces.Box(0, 1, self._whole.shape, np.int8)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        """Deal in every game, or in those of `options["reset_mask"]`.

        `options["decks"]` gives the decks, or `options["states"]` positions of the rules to go on from: one
        for each game, or one for all.
        A seed counts up from the first game; a sequence has one seed for each. Without a seed, the generators
        go on, or start at random if they never had one.
        """
        options = options or {}
        seeds = self._seeds(seed)
        super().reset(seed=seed if isinstance(seed, int) else None)
        if seed is not None or not self._seeded:
            self._seed(seeds)
        chosen = np.ones(self.num_envs, bool)
        if options.get("reset_mask") is not None:
            chosen = np.ascontiguousarray(options["reset_mask"], bool)
            if chosen.shape != (self.num_envs,):
                raise wrong("reset_mask", "needs one value for each game")
        self._run(chosen.astype(np.int64), engine.RESET)
        if options.get("decks") is not None:
            decks = self._decks(options["decks"])
            self._batch.games[chosen, compiled.DECK : compiled.DECK + decks.shape[1]] = decks[chosen]
            self._run(np.zeros(self.num_envs, np.int64), engine.RESET)
        if options.get("states") is not None:
            self._begin_at(options["states"], chosen)
        return self._observation(), self._infos()

    def _seeds(self, seed: int | Sequence[int] | None) -> Sequence[int] | None:
        """One for each game."""
        if seed is None:
            return None
        if np.ndim(seed) == 0:
            first = whole_number(seed, "seed")
            return range(first, first + self.num_envs)
        if len(seed) != self.num_envs:  # type: ignore[arg-type]  # it has a length: it has a dimension
            raise wrong("seed", "must be one number, or one for each game")
        return [whole_number(number, "seed") for number in seed]  # type: ignore[union-attr]  # as above

    def _seed(self, seeds: Sequence[int] | None) -> None:
        if seeds is None:
            seeds = self.np_random.integers(1 << 62, size=self.num_envs).tolist()
        for row, number in zip(self._batch.twisters, seeds, strict=True):
            row[:] = twister.seeded(number)
        self._states[:] = self._batch.twisters[:, 1] | 1
        self._seeded = True

    def _decks(self, decks: Any) -> NDArray[np.int32]:
        cards = len(self.setup.variant.deck)
        found = np.ascontiguousarray(decks, np.int32)
        whole = np.sort(np.array(self.setup.variant.deck, np.int32))
        if found.shape != (self.num_envs, cards) or (np.sort(found, axis=1) != whole).any():
            raise GameError("the deck must hold every card of the game once", "error-env-deck")
        return found

    def _begin_at(self, states: HanabiState | Sequence[HanabiState], chosen: NDArray[np.bool_]) -> None:
        each = [states] * self.num_envs if isinstance(states, HanabiState) else states
        if not isinstance(each, Sequence) or len(each) != self.num_envs:
            raise wrong("states", "needs one position for each game, or one for all")
        for row in np.flatnonzero(chosen).tolist():
            follow(self.setup, self._table, each[row], self._batch.games[row], self._batch.public[row])
            self._batch.scores[row] = each[row].scores[0]
        self._run(np.zeros(self.num_envs, np.int64), engine.RESET)

    def step(self, actions: Any) -> tuple[Arrays, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One move in every game: the action of the seat to act."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iub":
            raise wrong("actions", "must be one whole number for each game")
        if not self._seeded:
            raise not_begun()
        self._run(np.ascontiguousarray(given, np.int64), self._autoreset)
        b, infos = self._batch, self._infos()
        if self._autoreset == engine.SAME_STEP and b.seen.shape[1]:
            infos |= {"final_obs": {"observation": b.final}, "_final_obs": b.over}
        return self._observation(), b.rewards, b.over, self._truncations, infos

    def _run(self, actions: NDArray[np.int64], mode: int) -> None:
        engine.step(self._batch, self._table, self._start, self._public, actions, mode)
        self._believe()

    def _believe(self) -> None:
        if self._belief.shape[1]:
            believe(self._batch.games, self._table, self._belief)

    def state(self) -> NDArray[np.int8]:
        """(num_envs, numbers): the whole tables, hidden cards included: for a central critic only."""
        if not self._batch.seen.shape[1]:
            raise GameError("state needs observe=True", "error-env-option", option="observe")
        engine.whole(self._batch, self._table, self._whole)
        return self._whole

    def render(self) -> tuple[str, ...] | None:
        """Every table in words: returned (`ansi`) or printed (`human`)."""
        rows = zip(self._batch.games, self._batch.public, strict=True)
        texts = tuple(describe_table(position(self.setup, self._table, *row)) for row in rows)
        if self.render_mode == "human":
            print(*texts, sep="\n\n")
        return texts if self.render_mode == "ansi" else None

    def action_masks(self) -> NDArray[np.int8]:
        """(num_envs, actions): 1 for each action that the seat to act may take."""
        masks: NDArray[np.int8] = self._batch.legal
        return masks

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each running game, drawn uniformly; the next call writes over it."""
        engine.choose(self._batch.moves, self._batch.seats, self._table, self._states, self._actions)
        return self._actions

    def save(self) -> list[NDArray[Any]]:
        """All games as they stand, with their generators."""
        return [array.copy() for array in (*self._batch, self._states)]

    def restore(self, saved: Sequence[NDArray[Any]]) -> tuple[Arrays, dict[str, Any]]:
        """Go back to saved games; the same actions then lead to the same games."""
        arrays = (*self._batch, self._states)
        if [np.shape(kept) for kept in saved] != [array.shape for array in arrays]:
            raise wrong("saved", "must come from as many games under the same terms")
        for array, kept in zip(arrays, saved, strict=True):
            array[:] = kept
        self._seeded = True
        self._believe()
        return self._observation(), self._infos()

    def _observation(self) -> Arrays:
        arrays = {"observation": self._batch.seen, "action_mask": self._batch.legal, "belief": self._belief}
        return {name: array for name, array in arrays.items() if array.shape[1]}

    def _infos(self) -> dict[str, Any]:
        b = self._batch
        return {"seat": b.seats, "score": b.scores, "illegal": b.illegal}


def table(setup: HanabiSetup) -> Any:
    """The terms of a game for the engine."""
    terms, t, variant = translation.tables(setup), np.zeros(engine.TABLES, np.int64), setup.variant
    t[: compiled.TABLES_LENGTH] = compiled.tables(setup)
    t[engine.SUITS], t[engine.COLOURS], t[engine.ACTIONS] = terms.suits, terms.colours, len(setup.actions)
    t[engine.STRIKEOUT_ZERO] = setup.strikeout_scores_zero
    sizes = [terms.cards - terms.players * terms.hand, terms.kinds, terms.tokens, terms.strikes, terms.cards]
    t[engine.SERIES : engine.KNOWN + 1] = np.cumsum(sizes)
    for number, action in enumerate(setup.actions):
        if isinstance(action, Clue):
            t[engine.TARGETS + number] = action.target
            t[engine.NAMED + number] = variant.values.index(action.value)
    firsts = np.cumsum([t[engine.DISCARD_BITS], *variant.copies[:-1]])
    t[engine.COPY_BITS : engine.COPY_BITS + terms.kinds] = firsts
    return t


def opening(setup: HanabiSetup) -> Any:
    """The start of a game whose deck is not shuffled yet."""
    found: Any = np.zeros(engine.LENGTH, np.int32)
    unshuffled = Deck(setup.variant, setup.variant.deck)
    found[: compiled.POSITION_LENGTH] = compiled.pack(setup.start(unshuffled))
    found[engine.MOVER], found[engine.TO_ACT] = -1, setup.first_seat
    return found


def public_opening(t: Any) -> Any:
    """The public bytes of a game that has just been dealt: a full pile, all tokens and lives, no clues."""
    kinds = t[engine.SUITS] * RANKS
    of_a_card = np.repeat([1, 0], [kinds, t[compiled.VALUES]])
    facts = np.tile(of_a_card, t[compiled.PLAYERS] * t[compiled.HAND_SIZE])
    found = np.ones(t[engine.KNOWN] + len(facts), np.int8)
    found[t[engine.SERIES] : t[engine.TOKEN_BITS]] = 0
    found[t[engine.DISCARD_BITS] : t[engine.KNOWN]] = 0
    found[t[engine.KNOWN] :] = facts
    return found


def batch(t: Any, games: int, bits: int, public: int) -> Batch:
    """Arrays of zeros for this many games."""
    return Batch(
        games=np.zeros((games, engine.LENGTH), np.int32),
        public=np.zeros((games, public), np.int8),
        twisters=np.zeros((games, twister.LENGTH), np.uint32),
        seen=np.zeros((games, bits), np.int8),
        final=np.zeros((games, bits), np.int8),
        moves=np.zeros(games, np.int64),
        legal=np.zeros((games, t[engine.ACTIONS]), np.int8),
        rewards=np.zeros(games, np.float32),
        over=np.zeros(games, bool),
        illegal=np.zeros(games, bool),
        seats=np.zeros(games, np.int32),
        scores=np.zeros(games, np.int32),
    )
