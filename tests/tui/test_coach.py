"""Reviews in the terminal: the names of the players, and lines that fit."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from sumida import codec
from sumida.lab.coach import review
from sumida.lab.coach.findings import Bound, HanabiReview, HanabiTurn, HashiReview, HashiTurn, Why
from sumida.lab.coach.review import review_text
from sumida.locales import LANGUAGES
from sumida.records import new_game
from sumida.tui.screen import Screen

WHY = Why("why-turn-finish", {"islands": "a5", "points": 2})
LONG_TURN = ("c6=3", "d1-d2", "b6-c6", "c6-e6")
HASHI = HashiReview(
    seat=0,
    score=32,
    start=51.0,
    start_cost=1.2,
    turns=(
        HashiTurn(1, 0, "3/3", LONG_TURN, ("d3=3",), before=51.0, best=51.1, after=50.6, cost=0.5, why=WHY),
        HashiTurn(2, 5, "1/2", (), ("a5=1",), before=50.6, best=41.0, after=25.3, cost=15.7, why=WHY),
    ),
    costliest=(2, 1),
    luck=9.6,
    cost=28.6,
    bound=Bound(58, 60, False, (), 1.0),
)
HANABI = HanabiReview(
    score=23,
    best=25,
    advisor="partner",
    team="hat",
    games=512,
    error=0.02,
    chance=0.9,
    points=24.5,
    gone=None,
    turns=(
        HanabiTurn(
            1,
            0,
            "clue B yellow",
            (),
            "discard 1",
            Why("coach-team-none", {}),
            None,
            25,
            1.0,
            24.9,
            cost=0.8,
            risk=0.1,
        ),
    ),
    costliest=(1,),
)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def shown(
    found: HashiReview | HanabiReview, columns: int, monkeypatch: pytest.MonkeyPatch, language: str = "en"
) -> str:
    monkeypatch.setenv("COLUMNS", str(columns))
    output = Terminal()
    screen = Screen(output)
    screen.show_wrapped(review_text(found, language, ("you", "partner B"), screen.columns))
    return output.getvalue()


def test_the_coach_speaks_to_the_player_as_the_table_does(monkeypatch: pytest.MonkeyPatch) -> None:
    said = shown(HASHI, 80, monkeypatch)
    assert said.startswith("you: 32 points\n")
    assert "Player" not in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("found", [HASHI, HANABI], ids=["hashi", "hanabi"])
@pytest.mark.parametrize("columns", [60, 80])
def test_no_line_is_wider_than_the_terminal(
    columns: int, found: HashiReview | HanabiReview, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = shown(found, columns, monkeypatch, language).splitlines()
    assert max(map(len, lines)) <= columns


@pytest.mark.parametrize(("columns", "longest"), [(60, 14), (80, 30)])
def test_bars_are_as_long_as_the_turns_beside_them_allow(
    columns: int, longest: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = [line for line in shown(HASHI, columns, monkeypatch).splitlines() if "█" in line]
    assert [row.count("█") for row in rows] == [round(longest * turn.after / 60) for turn in HASHI.turns]
    assert rows[0].endswith("  c6=3 d1-d2 b6-c6 c6-e6  −0.5")
    assert rows[1].index("–  −15.7") == rows[0].index("c6=3")


def test_a_question_is_folded_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    output = Terminal()
    assert Screen(output, io.StringIO("y\n")).ask("\nShall the coach look at this game, too? ") == "y"
    assert output.getvalue() == "\nShall the coach look at this\ngame, too? "


def test_a_costly_move_of_hanabi_says_which_turn_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    said = shown(HANABI, 80, monkeypatch)
    assert "1. Turn 1: 0.8 points lost." in said


@pytest.mark.parametrize(
    ("language", "move", "advice"),
    [
        ("en", "tell B about yellow  −0.8", "→ discard card 1"),
        ("es", "dar a B la pista amarillo  −0,8", "→ descartar la carta 1"),
        ("pt", "dar a B a pista amarelo  −0,8", "→ descartar a carta 1"),
        ("pl", "dać graczowi B wskazówkę: żółty  −0,8", "→ odrzucić kartę 1"),
    ],
)
def test_moves_of_hanabi_are_told_in_the_players_language(
    language: str, move: str, advice: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = shown(HANABI, 80, monkeypatch, language)
    assert move in said
    assert advice in said
    assert language == "en" or "clue B" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_fits_80_columns_in_a_pipe(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(review, "review", lambda record, seat, progress: HANABI)
    monkeypatch.delenv("COLUMNS", raising=False)
    file = tmp_path / "game.json"
    file.write_text(codec.write_record(new_game("hanabi", players=2, seed=1).record()))
    assert review.main([str(file), "--language", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80
    assert len(lines) > 8
