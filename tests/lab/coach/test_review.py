"""Reviews of finished Hashi games."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from sumida import codec
from sumida.hashi import bots
from sumida.hashi.rules.setup import HashiSetup
from sumida.kernel import GameError, Record
from sumida.lab.coach.findings import HashiReview
from sumida.lab.coach.hashi import review
from sumida.lab.coach.review import main, review_text
from sumida.records import new_game


def record(players: int, name: str, mistakes: str = "strict", until: int = 18) -> Record:
    match = new_game("hashi", players=players, seed=1_000_003, mistakes=mistakes)
    seats = [bots.ROSTER.make(name, players) for _ in range(players)]
    while not match.over and match.view(0).round < until:
        seat = match.state.to_act[0]
        match.move(seat, str(seats[seat].choose(match.view(seat))))
    return match.record()


def test_the_parts_of_a_review_add_up() -> None:
    shares: list[float] = []
    found = review(record(1, "careful"), progress=shares.append)
    assert shares == sorted(shares)
    assert shares[-1] == 1
    assert found.turns[-1].after == found.score
    assert found.score == pytest.approx(found.start + found.luck - found.cost, abs=0.11)
    assert found.cost == pytest.approx(sum(turn.cost for turn in found.turns), abs=0.1)
    assert [turn.round for turn in found.turns] == list(range(1, 18))
    assert all(later.before == turn.after for turn, later in zip(found.turns, found.turns[1:], strict=False))


def test_the_costliest_turns_are_named_with_a_better_one_that_is_legal() -> None:
    game = record(1, "random")
    found = review(game)
    costs = sorted((turn.cost for turn in found.turns), reverse=True)
    assert [found.turns[number - 1].cost for number in found.costliest] == costs[:3]
    setup = HashiSetup(1)
    state = setup.start(setup.parse_deal(game.deal))
    worst = found.turns[found.costliest[0] - 1]
    for _, text in game.moves:
        if state.round == worst.round:
            break
        state = state.apply(0, setup.parse_action(text))
    for text in (*worst.better, "done"):
        state = state.apply(0, setup.parse_action(text))
    assert worst.better != worst.played


def test_nobody_scored_more_than_was_possible() -> None:
    found = review(record(2, "planner"), seat=1)
    assert found.bound is not None
    assert found.score <= found.bound.best <= found.bound.limit


def test_a_game_on_paper_with_a_mistake_in_it_can_be_reviewed() -> None:
    match = new_game("hashi", players=1, seed=2, mistakes="paper")
    for text in ("d2=4", "done", "a1=6", "done"):
        match.move(0, text)
    while not match.over:
        match.move(0, "done")
    assert len(review(match.record()).turns) == 17


def test_the_command_prints_text_or_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(codec.write_record(record(1, "careful")))
    assert main([str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert len(found["turns"]) == 17
    assert f"Player 1: {found['score']} points" in review_text(msgspec.convert(found, HashiReview))


def test_a_record_that_cannot_be_reviewed_is_refused_with_the_reason() -> None:
    with pytest.raises(GameError, match="unfinished: it stands in round 3"):
        review(record(1, "careful", until=3))
    with pytest.raises(GameError, match="game of hanabi"):
        review(new_game("hanabi", players=2, seed=1).record())
    with pytest.raises(GameError, match="no seat 4"):
        review(record(1, "random"), seat=4)
    whole = record(1, "random")
    with pytest.raises(GameError, match="move 2"):
        review(Record("hashi", 1, whole.setup, whole.deal, (whole.moves[0], (0, "zz"), *whole.moves[2:])))


def test_the_command_refuses_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text("no record")
    assert main([str(file)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
