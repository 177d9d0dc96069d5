"""What holds in every game, whatever the board, the deal and the players."""

from __future__ import annotations

from itertools import combinations_with_replacement, pairwise
from random import Random

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sumida.hashi.rules.actions import DONE, Action, Bridge
from sumida.hashi.rules.cards import STANDARD, Card
from sumida.hashi.rules.generate import DIFFICULTIES, generate
from sumida.hashi.rules.setup import HashiSetup
from sumida.hashi.rules.sheet import Sheet
from sumida.hashi.rules.state import HashiState
from sumida.kernel import IllegalAction

BOARDS = ("A", "B", *(generate(seed, difficulty) for difficulty in DIFFICULTIES for seed in (100, 101)))
SETUPS = st.builds(
    HashiSetup, players=st.integers(1, 4), board=st.sampled_from(BOARDS), mistakes=st.just("strict")
)
SEEDS = st.integers(0, 2**32)
games = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def step(state: HashiState, rng: Random) -> tuple[int, Action]:
    """A random step; `done` is drawn rarely, so that sheets fill up."""
    seat = rng.choice(state.to_act)
    legal = state.legal(seat)
    marks = [action for action in legal if action != DONE]
    return seat, rng.choice(marks) if marks and (DONE not in legal or rng.random() < 0.9) else DONE


def random_game(setup: HashiSetup, seed: int) -> list[HashiState]:
    """All positions of a random game."""
    rng = Random(seed)
    states = [setup.start(setup.deal(rng))]
    while states[-1].to_act:
        states.append(states[-1].apply(*step(states[-1], rng)))
    return states


def check_sheet(sheet: Sheet) -> None:
    """Everything the rules say about a sheet, without asking them."""
    board = sheet.board
    for island, number in enumerate(sheet.numbers):
        bridges = sum(sheet.bridges[line] for line in board.lines_at[island])
        assert bridges == sheet.counts[island] <= 6
        assert number == 0 or bridges <= number
    for index, line in enumerate(board.lines):
        assert 0 <= sheet.bridges[index] <= 2
        if sheet.bridges[index]:
            assert sheet.numbers[line.a] or sheet.numbers[line.b]
            assert not any(sheet.bridges[other] for other in line.crosses)


@games
@given(SETUPS, SEEDS)
def test_no_sheet_ever_breaks_a_rule(setup: HashiSetup, seed: int) -> None:
    for state in random_game(setup, seed):
        for turn in state.turns:
            check_sheet(turn.sheet)
            check_sheet(turn.closed)


@games
@given(SETUPS, SEEDS)
def test_finished_islands_never_change(setup: HashiSetup, seed: int) -> None:
    states = [state for state in random_game(setup, seed) if state.round]
    for before, after in pairwise(states):
        for old, new in zip(before.turns, after.turns, strict=True):
            for island in old.sheet.all_finished():
                assert new.sheet.finished(island)
                assert new.sheet.counts[island] == old.sheet.counts[island]


@games
@given(SETUPS, SEEDS)
def test_a_closed_turn_has_at_most_one_number_and_all_or_none_of_the_bridges(
    setup: HashiSetup, seed: int
) -> None:
    final = random_game(setup, seed)[-1]
    for card, seats in zip(final.deal.cards, final.history[1:], strict=False):
        for steps in seats:
            bridges = sum(isinstance(action, Bridge) for action in steps)
            assert bridges in (0, card.bridges)
            assert len(steps) - bridges - 1 in (0, 1)
            assert steps[-1] == DONE


@games
@given(SETUPS, SEEDS)
def test_no_game_runs_into_a_dead_end_and_every_game_ends(setup: HashiSetup, seed: int) -> None:
    states = random_game(setup, seed)
    assert states[-1].over
    assert len(states[-1].history) == 18
    assert all(state.legal(seat) for state in states for seat in state.to_act)
    assert len(states) - 1 <= setup.players * (2 + 17 * 5)


@games
@given(SETUPS, SEEDS, st.sampled_from(["strict", "paper"]))
def test_legal_is_what_apply_accepts_in_the_order_of_the_actions(
    setup: HashiSetup, seed: int, mistakes: str
) -> None:
    setup = HashiSetup(setup.players, setup.board, mistakes)
    rng = Random(seed)
    state = setup.start(setup.deal(rng))
    for _ in range(rng.randrange(60)):
        state = state.apply(*step(state, rng))
        if state.over:
            return
    seat = rng.choice(state.to_act)
    assert state.legal(seat) == [action for action in setup.actions if accepts(state, seat, action)]


def accepts(state: HashiState, seat: int, action: Action) -> bool:
    try:
        state.apply(seat, action)
    except IllegalAction:
        return False
    return True


def turns_offered(state: HashiState) -> set[Sheet]:
    """Every sheet that the steps offered to a lone player can lead to at the end of the turn."""
    found, seen, waiting = set(), set(), [state]
    while waiting:
        here = waiting.pop()
        turn = here.turns[0]
        if (turn.sheet, turn.wrote, turn.drawn) in seen:
            continue
        seen.add((turn.sheet, turn.wrote, turn.drawn))
        for action in here.legal(0):
            if action == DONE:
                found.add(turn.sheet)
            else:
                waiting.append(here.apply(0, action))
    return found


def turns_allowed(sheet: Sheet, card: Card) -> set[Sheet]:
    """The same by brute force: every number on every island, every choice of bridges, tested at the end."""
    numbered = [sheet]
    for island, place in enumerate(sheet.board.islands):
        free = not sheet.numbers[island] and sheet.counts[island] <= card.number
        if free and (sheet.counts[island] or not place.flag):
            numbered.append(sheet.with_number(island, card.number))
    found = set(numbered)
    for start in numbered:
        for lines in combinations_with_replacement(range(len(sheet.bridges)), card.bridges):
            end = start
            for line in lines:
                end = end.with_bridge(line)
            if is_sound(end):
                found.add(end)
    return found


def is_sound(sheet: Sheet) -> bool:
    try:
        check_sheet(sheet)
    except AssertionError:
        return False
    return True


@settings(games, max_examples=4)
@given(st.sampled_from(BOARDS), SEEDS, st.integers(1, 17))
def test_the_turns_offered_are_exactly_those_the_rules_allow(board: str, seed: int, round: int) -> None:
    states = random_game(HashiSetup(1, board), seed)
    state = next(state for state in states if state.round == round)
    card = state.card
    assert card is not None
    assert turns_offered(state) == turns_allowed(state.turns[0].sheet, card)


@games
@given(SETUPS, SEEDS, st.sampled_from(["strict", "paper"]))
def test_commits_commute(setup: HashiSetup, seed: int, mistakes: str) -> None:
    """The same steps by seat, mixed in any other way between the seats, end in the same state."""
    setup = HashiSetup(setup.players, setup.board, mistakes)
    final = random_game(setup, seed)[-1]
    rng = Random(seed + 1)
    again = setup.start(final.deal)
    for seats in final.history:
        left = [list(steps) for steps in seats]
        while any(left):
            seat = rng.choice([seat for seat, steps in enumerate(left) if steps])
            again = again.apply(seat, left[seat].pop(0))
    assert again == final
    assert hash(again) == hash(final)


@games
@given(SETUPS, SEEDS)
def test_a_step_taken_back_was_never_taken(setup: HashiSetup, seed: int) -> None:
    rng = Random(seed)
    state = setup.start(setup.deal(rng))
    while not state.over:
        seat, action = step(state, rng)
        after = state.apply(seat, action)
        assert action == DONE or after.undo(seat) == state
        state = after


@games
@given(SETUPS, SEEDS, st.sampled_from(["strict", "paper"]))
def test_a_view_does_not_depend_on_what_its_seat_cannot_know(
    setup: HashiSetup, seed: int, mistakes: str
) -> None:
    """Shuffle what is unseen and let the others act anew in the running round: nothing changes."""
    setup = HashiSetup(max(2, setup.players), setup.board, mistakes)
    rng = Random(seed)
    state = setup.start(setup.deal(rng))
    viewer = rng.randrange(setup.players)
    for _ in range(rng.randrange(80)):
        if not state.over:
            state = state.apply(*step(state, rng))
    if state.over:
        return
    other = changed(state, viewer, rng)
    assert other.view(viewer) == state.view(viewer)
    assert msgspec.json.encode(other.view(viewer)) == msgspec.json.encode(state.view(viewer))


def changed(state: HashiState, viewer: int, rng: Random) -> HashiState:
    """A position that looks the same to the viewer: another pile, other marks by the others in this round.

    A pass is announced at once, so whoever passed passes again, and nobody else does.
    """
    seen = state.deal.cards[: state.round]
    rest = list(state.deal.cards[state.round :])
    rng.shuffle(rest)
    deal = type(state.deal)((*seen, *rest))
    again = state.setup.start(deal)
    for seats in state.history:
        for seat, steps in enumerate(seats):
            for action in steps:
                again = again.apply(seat, action)
    for action in state.turns[viewer].steps:
        again = again.apply(viewer, action)
    for seat, turn in enumerate(state.turns):
        if seat != viewer and turn.steps == (DONE,):
            again = again.apply(seat, DONE)
        elif seat != viewer:
            again = anew(again, seat, rng, done=turn.done)
    return again


def anew(state: HashiState, seat: int, rng: Random, *, done: bool) -> HashiState:
    """Let a seat make other marks, at least one before it is done."""
    for _ in range(rng.randrange(1 if done else 0, 6)):
        marks = [action for action in state.legal(seat) if action != DONE]
        if marks:
            state = state.apply(seat, rng.choice(marks))
    while done and DONE not in state.legal(seat):
        state = state.apply(seat, rng.choice(state.legal(seat)))
    return state.apply(seat, DONE) if done else state


@games
@given(SEEDS, st.integers(1, 4), st.sampled_from(BOARDS))
def test_paper_tables_keep_their_invariants(seed: int, players: int, board: str) -> None:
    states = random_game(HashiSetup(players, board, "paper"), seed)
    for before, after in pairwise(states):
        if before.round == 0:
            continue
        for old, new in zip(before.turns, after.turns, strict=True):
            assert new.sheet.struck >= old.sheet.struck
            for island in old.sheet.struck:
                assert not new.sheet.finished(island)
                assert new.sheet.numbers[island] in (0, old.sheet.numbers[island])
                assert new.sheet.counts[island] <= old.sheet.counts[island]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("board", ["A", "B"])
def test_random_games_keep_every_invariant(players: int, board: str) -> None:
    for seed in range(25):
        final = random_game(HashiSetup(players, board), seed)[-1]
        assert sorted(final.deal.cards) == list(STANDARD)
        assert all(0 <= points <= 60 for points in final.scores)
        for turn in final.turns:
            check_sheet(turn.closed)
