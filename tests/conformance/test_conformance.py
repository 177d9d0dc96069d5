"""What every game must satisfy, written once and run over every registered setup."""

from __future__ import annotations

import json
from itertools import chain
from random import Random

import pytest

from sumida import codec
from sumida.kernel import IllegalAction, NotationError
from sumida.records import Match, replay
from sumida.registry import game
from sumida.tables.messages.changes import with_changes
from tests.conformance.positions import (
    LONGEST,
    SETUP_IDS,
    SETUPS,
    indistinguishable,
    middle_positions,
    new_match,
    play_on,
    refused,
)

every_setup = pytest.mark.parametrize(("name", "preset"), SETUPS, ids=SETUP_IDS)


@every_setup
def test_an_action_is_legal_exactly_when_apply_accepts_it(name: str, preset: str) -> None:
    for match in middle_positions(name, preset, seed=11, count=5):
        for seat in range(match.setup.players):
            legal = set(match.state.legal(seat))
            for action in match.setup.actions:
                assert refused(match, seat, action) == (action not in legal), (seat, str(action))


@every_setup
def test_legal_actions_come_in_the_order_of_all_actions_and_only_to_seats_that_owe_a_move(
    name: str, preset: str
) -> None:
    for match in middle_positions(name, preset, seed=12, count=5):
        ids = {action: index for index, action in enumerate(match.setup.actions)}
        for seat in range(match.setup.players):
            order = [ids[action] for action in match.state.legal(seat)]
            assert order == sorted(set(order))
            assert bool(order) == (seat in match.state.to_act)


@every_setup
def test_a_seat_that_does_not_exist_cannot_move(name: str, preset: str) -> None:
    match = new_match(name, preset, seed=1)
    action = match.state.legal(match.state.to_act[0])[0]
    for seat in (-1, match.setup.players, 10**9):
        assert list(match.state.legal(seat)) == []
        assert refused(match, seat, action)


@every_setup
def test_replaying_a_record_gives_the_same_game(name: str, preset: str) -> None:
    match = new_match(name, preset, seed=2)
    states = [position.state for position in play_on(match, Random(2))] + [match.state]
    again = replay(codec.read_record(codec.write_record(match.record())))
    assert list(again.states) == states
    assert again.over


@every_setup
def test_every_game_ends_and_nobody_moves_after_the_end(name: str, preset: str) -> None:
    for seed in range(3):
        match = new_match(name, preset, seed)
        assert sum(1 for _ in play_on(match, Random(seed))) < LONGEST
        assert match.over
        assert len(match.state.scores) == match.setup.players
        for seat in range(match.setup.players):
            assert list(match.state.legal(seat)) == []
            assert all(refused(match, seat, action) for action in match.setup.actions)


@every_setup
def test_notation_reads_back_what_it_writes(name: str, preset: str) -> None:
    match = new_match(name, preset, seed=3)
    setup = match.setup
    assert game(name).setup(setup.options) == setup
    assert hash(game(name).setup(setup.options)) == hash(setup)
    assert setup.parse_deal(str(match.deal)) == match.deal
    assert [setup.parse_action(str(action)) for action in setup.actions] == list(setup.actions)
    assert len(set(setup.actions)) == len(setup.actions)


@every_setup
def test_a_deal_depends_on_nothing_but_its_random_numbers(name: str, preset: str) -> None:
    assert new_match(name, preset, seed=4).deal == new_match(name, preset, seed=4).deal
    assert new_match(name, preset, seed=4).deal != new_match(name, preset, seed=5).deal


@every_setup
def test_moves_owed_at_the_same_time_may_come_in_any_order(name: str, preset: str) -> None:
    simultaneous = compared = 0
    for match in middle_positions(name, preset, seed=6, count=6):
        simultaneous += len(match.state.to_act) > 1
        plans = {seat: _rest_of_turn(match, seat) for seat in match.state.to_act}
        orders = [_play_all(match, plans, Random(order)) for order in range(4)]
        compared += len(orders[0]) > 1
        assert all(played[-1] == orders[0][-1] for played in orders)
    assert bool(compared) == bool(simultaneous)


def _rest_of_turn(match: Match, seat: int) -> list[str]:
    """Random steps of `seat` to the end of its turn, while the others do nothing; none if it moves alone."""
    rng, state, steps = Random(seat), match.state, []
    if len(state.to_act) == 1:
        return []
    for _ in range(LONGEST):
        action = rng.choice(list(state.legal(seat)))
        state = state.apply(seat, action)
        steps.append(str(action))
        if seat not in state.to_act:
            return steps
    raise AssertionError("a turn that never ends")


def _play_all(match: Match, plans: dict[int, list[str]], rng: Random) -> list[object]:
    """The positions when the planned steps are taken in a random order of seats."""
    state, left = match.state, {seat: list(steps) for seat, steps in plans.items() if steps}
    states: list[object] = [state]
    while left:
        seat = rng.choice(sorted(left))
        state = state.apply(seat, match.setup.parse_action(left[seat].pop(0)))
        states.append(state)
        if not left[seat]:
            del left[seat]
    return states


@every_setup
def test_a_step_can_be_undone_exactly_while_nobody_else_can_have_seen_it(name: str, preset: str) -> None:
    match, rng = new_match(name, preset, seed=7), Random(7)
    for position in play_on(match, Random(7), moves=60):
        before = position.state
        seat = rng.choice(before.to_act)
        after = before.apply(seat, rng.choice(before.legal(seat)))
        others = [other for other in (None, *range(position.setup.players)) if other != seat]
        if all(after.view(other) == before.view(other) for other in others):
            assert after.undo(seat) == before
        else:
            with pytest.raises(IllegalAction):
                after.undo(seat)


@every_setup
def test_positions_look_alike_exactly_when_a_spectator_sees_the_same(name: str, preset: str) -> None:
    match, rng = new_match(name, preset, seed=12), Random(12)
    for position in play_on(match, Random(12), moves=60):
        seat = rng.choice(position.state.to_act)
        after = position.state.apply(seat, rng.choice(position.state.legal(seat)))
        for other in (after, position.state):
            alike = position.state.view(None) == other.view(None)
            assert position.state.looks_like(other) == other.looks_like(position.state) == alike


@every_setup
def test_there_is_nothing_to_undo_before_the_first_step(name: str, preset: str) -> None:
    match = new_match(name, preset, seed=7)
    for seat in range(match.setup.players):
        with pytest.raises(IllegalAction):
            match.state.undo(seat)


def _wire(match: Match, seat: int | None) -> bytes:
    """What a client in this seat is sent."""
    return codec.encode(match.view(seat).on_wire())


@every_setup
def test_what_a_seat_cannot_know_changes_neither_its_view_nor_a_byte_on_the_wire(
    name: str, preset: str
) -> None:
    rng = Random(8)
    compared = 0
    for match in middle_positions(name, preset, seed=8, count=6):
        for seat in (None, *range(match.setup.players)):
            view, wire = match.view(seat), _wire(match, seat)
            for other in indistinguishable(match, seat, rng, tries=6):
                compared += 1
                assert other.state != match.state
                assert other.view(seat) == view
                assert _wire(other, seat) == wire
    assert compared > 0


@every_setup
def test_changes_turn_what_a_seat_was_sent_into_what_it_is_sent_now(name: str, preset: str) -> None:
    match = new_match(name, preset, seed=10)
    viewers = (None, *range(match.setup.players))
    sent = {seat: (match.view(seat), json.loads(_wire(match, seat))) for seat in viewers}
    for position in play_on(match, Random(10), moves=60):
        for seat in viewers:
            view, (before, known) = position.view(seat), sent[seat]
            changes = json.loads(codec.encode(view.changes_since(before)))
            assert with_changes(known, changes) == json.loads(_wire(position, seat))
            if (len(position.moves) + (seat or 0)) % 3:  # sometimes the next changes are of two moves
                sent[seat] = view, with_changes(known, changes)


@every_setup
def test_what_a_seat_cannot_know_changes_no_byte_of_its_changes(name: str, preset: str) -> None:
    rng, compared = Random(11), 0
    for match in middle_positions(name, preset, seed=11, count=6):
        start = new_match(name, preset, seed=11)
        for seat in (None, *range(match.setup.players)):
            changes = codec.encode(match.view(seat).changes_since(start.view(seat)))
            for other in indistinguishable(match, seat, rng, tries=6):
                compared += 1
                assert codec.encode(other.view(seat).changes_since(start.view(seat))) == changes
    assert compared > 0


@every_setup
def test_looking_at_a_position_does_not_change_it(name: str, preset: str) -> None:
    for match in middle_positions(name, preset, seed=9, count=3):
        viewers = (None, *range(match.setup.players))
        first = {seat: _wire(match, seat) for seat in viewers}
        assert {seat: _wire(match, seat) for seat in reversed(viewers)} == first
        assert match.state == replay(match.record()).states[-1]


@every_setup
def test_a_view_read_from_the_wire_is_the_view_that_was_sent(name: str, preset: str) -> None:
    ended = new_match(name, preset, seed=10)
    for _ in play_on(ended, Random(10)):
        pass
    for match in chain(middle_positions(name, preset, seed=10, count=4), [ended]):
        for seat in (None, *range(match.setup.players)):
            read = game(name).read_view(codec.decode(_wire(match, seat)))
            assert read == match.view(seat)
            assert read.legal == match.view(seat).legal
            assert codec.encode(read.on_wire()) == _wire(match, seat)


@pytest.mark.parametrize("name", ["hanabi", "hashi"])
@pytest.mark.parametrize("wire", [None, [], {}, {"options": {"players": 2}}, {"options": {"players": 99}}])
def test_anything_else_is_not_a_view(name: str, wire: object) -> None:
    with pytest.raises(NotationError):
        game(name).read_view(wire)


@pytest.mark.parametrize("name", ["hanabi", "hashi"])
def test_presets_cover_every_player_count(name: str) -> None:
    counts = {game(name).setup(options).players for options in game(name).presets().values()}
    assert counts == (set(range(2, 6)) if name == "hanabi" else set(range(1, 5)))
