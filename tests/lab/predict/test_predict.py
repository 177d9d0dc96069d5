"""`sumida lab predict`: one game of ours in each of the formats gives the same figures."""

from __future__ import annotations

import json
import struct
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sumida import bots, codec
from sumida.hanabi import hanablive
from sumida.hanabi.rules.actions import Clue, Discard, HanabiAction, Play
from sumida.hanabi.rules.game import GAME
from sumida.kernel import Record
from sumida.lab.predict.command import main
from sumida.lab.predict.tensors import action_count, open_tensors
from sumida.records import new_game, replay

TURNS = 89
PREDICTOR = "cautious"


@pytest.fixture(scope="module", params=[2, 3])
def record(request: pytest.FixtureRequest) -> Record:
    """A game of two or three beginners."""
    match = new_game("hanabi", players=request.param, seed=4)
    team = [bots.create("hanabi", PREDICTOR, request.param) for _ in range(request.param)]
    while match.state.to_act:
        seat = match.state.to_act[0]
        match.move(seat, str(team[seat].choose(match.view(seat))))
    return match.record()


def number(action: HanabiAction, seat: int, players: int, by_seat: bool = False) -> int:
    """The action as JaxMARL numbers it, for hands of five; or with the clues seat by seat."""
    if not isinstance(action, Clue):
        return action.position - 1 + (5 if isinstance(action, Play) else 0)
    step = (action.target - seat) % players - 1
    colours = GAME.setup({}).variant.colours
    ranks = isinstance(action.value, int)
    value = action.value - 1 if isinstance(action.value, int) else colours.index(action.value)
    return 10 + 5 * (2 * step + ranks if by_seat else step + ranks * (players - 1)) + value


def tensor_file(path: Path, *records: Record, by_seat: bool = False, **wrong: Any) -> str:
    """The games as AH2AC2 stores them."""
    players = int(records[0].setup["players"])
    nothing = action_count(players)
    decks, actions, counts, scores = [], [], [], []
    for record in records:
        played = replay(record)
        cards = played.setup.parse_deal(record.deal).cards
        decks += [number for card in cards for number in divmod(card, 5)]
        rows = [[nothing] * players for _ in range(TURNS)]
        for turn, (seat, text) in enumerate(record.moves):
            rows[turn][seat] = number(played.setup.parse_action(text), seat, players, by_seat)
        actions += [number for row in rows for number in row]
        counts.append(len(record.moves))
        scores.append(sum(played.states[-1].view(None).piles))
    games = len(records)
    data, header = b"", dict[str, Any]()
    for name, shape, numbers in (
        ("decks", [games, 50, 2], decks),
        ("actions", [games, TURNS, players], actions),
        ("num_actions", [games], counts),
        ("scores", [games], scores),
    ):
        packed = struct.pack(f"<{len(numbers)}i", *numbers)
        header[name] = {"dtype": "I32", "shape": shape, "data_offsets": [len(data), len(data) + len(packed)]}
        data += packed
    head = json.dumps(header | wrong).encode()
    path.write_bytes(struct.pack("<Q", len(head)) + head + data)
    return str(path)


def figures(capsys: pytest.CaptureFixture[str], *argv: str) -> dict[str, Any]:
    assert main([*argv, "--bot", PREDICTOR, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_a_record_a_hanab_live_export_and_a_tensor_file_give_the_same_figures(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ours, theirs = tmp_path / "ours.json", tmp_path / "theirs.json"
    ours.write_text(codec.write_record(record))
    theirs.write_text(hanablive.dump_json(record))
    tensors = tensor_file(tmp_path / "games.safetensors", record)
    found = [figures(capsys, str(path)) for path in (ours, theirs, tensors)]
    assert found[0] == found[1] == found[2]
    assert found[0]["all"]["moves"] == len(record.moves)


def test_a_bot_predicts_its_own_moves(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = figures(capsys, tensor_file(tmp_path / "games.safetensors", record, record))
    assert found["games"] == 2
    assert found["all"]["top1"] == 1
    assert 0 < found["all"]["log_loss"] < 0.6


def test_the_moves_are_counted_by_kind(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = figures(capsys, tensor_file(tmp_path / "games.safetensors", record))
    kinds = [type(GAME.setup(record.setup).parse_action(text)) for _, text in record.moves]
    assert found["discard"]["moves"] == kinds.count(Discard)
    assert found["clue"]["moves"] == kinds.count(Clue)


def test_half_of_the_games_can_be_held_out(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = replace(record, moves=record.moves[:10])
    file = tensor_file(tmp_path / "games.safetensors", record, other, record)
    whole, short = len(record.moves), len(other.moves)
    assert figures(capsys, file, "--half", "even")["all"]["moves"] == 2 * whole
    assert figures(capsys, file, "--half", "odd")["all"]["moves"] == short
    assert figures(capsys, file, "--half", "even", "--games", "1")["all"]["moves"] == whole


def test_partner_ranks_the_moves_it_considers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = new_game("hanabi", players=2, seed=4)
    for move in ("clue B 1", "clue A 1"):
        match.move(match.state.to_act[0], move)
    file = tmp_path / "short.json"
    file.write_text(codec.write_record(match.record()))
    assert main([str(file), "--level", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["clue"]["moves"] == 2


def test_one_game_at_a_time_is_read_from_a_tensor_file(record: Record, tmp_path: Path) -> None:
    games = open_tensors(tensor_file(tmp_path / "games.safetensors", record, record))
    assert games.games == 2
    assert [game.moves for game in games.records() if isinstance(game, Record)] == [record.moves] * 2


def test_clues_numbered_seat_by_seat_are_recognised(record: Record, tmp_path: Path) -> None:
    games = open_tensors(tensor_file(tmp_path / "games.safetensors", record, by_seat=True))
    assert [game.moves for game in games.records() if isinstance(game, Record)] == [record.moves]


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"decks": None}, "no file of games"),
        ({"decks": {"dtype": "F32", "shape": [1, 50, 2], "data_offsets": [0, 400]}}, "F32"),
        ({"decks": {"dtype": "I32", "shape": [9, 50, 2], "data_offsets": [0, 400]}}, "shorter|differ"),
        ({"decks": {"dtype": "I32", "shape": [1, 60, 2], "data_offsets": [0, 400]}}, "shape"),
    ],
)
def test_a_tensor_file_of_another_form_is_refused_in_one_line(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str], wrong: dict[str, Any], why: str
) -> None:
    path = tensor_file(tmp_path / "games.safetensors", record, **wrong)
    assert main([path]) == 2
    said = capsys.readouterr().err
    assert any(word in said for word in why.split("|"))
    assert said.count("\n") == 1


def test_a_game_that_breaks_the_rules_is_named_and_the_others_count(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = Path(tensor_file(tmp_path / "games.safetensors", record, record))
    data = bytearray(path.read_bytes())
    start = 8 + struct.unpack("<Q", data[:8])[0] + 2 * 400
    players = int(record.setup["players"])
    row = 4 * TURNS * players
    data[start + row : start + row + 4 * players] = struct.pack(f"<{players}i", *([3] * players))
    path.write_bytes(data)
    assert main([str(path), "--bot", PREDICTOR]) == 1
    said = capsys.readouterr()
    assert "game 2" in said.err
    assert "1 games" in said.out


def test_a_game_whose_score_is_another_is_named(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = Path(tensor_file(tmp_path / "games.safetensors", record))
    path.write_bytes(path.read_bytes()[:-4] + struct.pack("<i", 25))
    assert main([str(path)]) == 2
    assert "the file says 25" in capsys.readouterr().err


def test_noise_in_place_of_a_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("noise.safetensors", "noise.json"):
        path = tmp_path / name
        path.write_bytes(Random(1).randbytes(300))
        assert main([str(path)]) == 2
    assert main([str(tmp_path / "missing.safetensors")]) == 2
    assert capsys.readouterr().out == ""
