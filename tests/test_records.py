"""Matches and replays: what was played can be recorded, checked and continued."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

import sumida
from sumida.kernel import GameError, IllegalAction, NotationError, Record
from sumida.records import resume


def finished(name: str, **options: object) -> Record:
    match = sumida.new_game(name, seed=5, **options)  # type: ignore[arg-type]  # options are JSON
    rng = Random(5)
    while not match.over:
        seat = match.state.to_act[0]
        match.move(seat, rng.choice(match.legal(seat)))
    return match.record()


HANABI = finished("hanabi", players=3)
HASHI = finished("hashi", players=2)


def with_move(record: Record, place: int, seat: int, text: str) -> Record:
    moves = list(record.moves)
    moves[place] = (seat, text)
    return replace(record, moves=tuple(moves))


def test_the_public_names_are_there() -> None:
    assert sumida.games() == ("hanabi", "hashi")
    for name in sumida.__all__:
        assert getattr(sumida, name)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = sumida.nothing


def test_a_seed_gives_the_same_deal_again_and_no_seed_a_fresh_one() -> None:
    assert sumida.new_game("hashi", seed=1).deal == sumida.new_game("hashi", seed=1).deal
    assert sumida.new_game("hashi").deal != sumida.new_game("hashi").deal


def test_a_given_deal_is_used() -> None:
    match = sumida.new_game("hanabi", players=3, deal=HANABI.deal)
    assert str(match.deal) == HANABI.deal


@pytest.mark.parametrize("record", [HANABI, HASHI])
def test_a_match_can_be_resumed_at_any_move(record: Record) -> None:
    whole = sumida.replay(record)
    for length in range(0, len(record.moves), 7):
        match = resume(replace(record, moves=record.moves[:length]))
        assert match.state == whole.states[length]
        assert not match.over
        for seat, text in record.moves[length:]:
            match.move(seat, text)
        assert match.record() == record


def test_a_refused_move_changes_nothing() -> None:
    match = sumida.new_game("hanabi", players=2, seed=1)
    before = match.state
    for wrong in ("discard 1", "clue A red", "play 9", "nonsense"):
        with pytest.raises(GameError):
            match.move(0, wrong)
    assert match.state == before
    assert match.moves == []


def test_undo_takes_a_step_out_of_the_record() -> None:
    match = sumida.new_game("hashi", players=2, seed=1)
    before = match.state
    match.move(1, match.legal(1)[0])
    own = match.moves[0]
    match.move(0, match.legal(0)[0])
    match.undo(0)
    assert match.moves == [own]
    match.undo(1)
    assert match.state == before
    with pytest.raises(IllegalAction):
        match.undo(0)


@pytest.mark.parametrize(
    ("record", "message"),
    [
        (replace(HANABI, game="chess"), "no game 'chess'"),
        (replace(HANABI, rules=2), "version 2 of the hanabi rules"),
        (replace(HANABI, setup={"players": 3, "variant": "nine"}), "variant"),
        (replace(HANABI, setup={"players": 10**9}), "players"),
        (replace(HANABI, setup={"colour": 1}), "colour"),
        (replace(HASHI, setup={"players": 2, "board": "Z"}), "Z"),
        (replace(HANABI, deal=HANABI.deal.replace("w5", "w4")), "w4"),
        (replace(HANABI, deal=HANABI.deal[:-3]), "deck holds"),
        (replace(HASHI, deal=HASHI.deal.replace("5/3", "5/2")), "5/2"),
        (replace(HANABI, names=("Ada",)), "1 names for 3 players"),
        (with_move(HANABI, 0, 1, "play 1"), r"move 1 \('play 1' by seat 1\)"),
        (with_move(HANABI, 0, 0, "clue A red"), "move 1 .*oneself"),
        (with_move(HANABI, 0, 0, "discard 1"), "move 1 .*8 clue tokens"),
        (with_move(HANABI, 3, 99, "play 1"), "move 4"),
        (with_move(HASHI, 0, 0, "done"), "move 1"),
        (with_move(HASHI, 0, 0, "b9=3"), "move 1 .*island b9"),
        (replace(HANABI, moves=(*HANABI.moves, (0, "play 1"))), f"move {len(HANABI.moves) + 1}"),
        (replace(HASHI, moves=(*HASHI.moves, (0, "done"))), f"move {len(HASHI.moves) + 1}"),
    ],
)
def test_an_impossible_record_is_refused_with_the_place(record: Record, message: str) -> None:
    with pytest.raises((NotationError, IllegalAction, GameError), match=message):
        sumida.replay(record)
