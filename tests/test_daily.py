"""The deal of the day depends on the date and nothing else."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from datetime import date, timedelta
from hashlib import sha256
from pathlib import Path

import pytest

from sumida import codec
from sumida.cli import main
from sumida.daily import FIRST, GAMES, begins_ms, daily, read_day, today
from sumida.kernel import GameError
from sumida.records import new_game
from sumida.registry import games

DAY, NEXT = date(2026, 11, 15), date(2026, 11, 16)


def test_every_game_has_a_daily_deal() -> None:
    assert set(GAMES) == set(games())


def test_the_documented_recipe_gives_the_deal() -> None:
    cards = sorted(f"{number}/{bridges}" for number in range(1, 7) for bridges in range(1, 4))
    seal = "sumida daily 1 hashi rules 1 2026-11-15"
    keys = [sha256(f"{seal} {place}".encode()).hexdigest() for place in range(18)]
    assert daily("hashi", DAY).deal.split() == [card for _, card in sorted(zip(keys, cards, strict=True))]


@pytest.mark.parametrize(
    ("name", "day", "deal"),
    [
        (
            "hashi",
            date(2026, 11, 15),
            "2/1 6/3 6/2 3/2 1/2 2/2 6/1 2/3 4/2 1/1 5/3 1/3 4/3 5/2 4/1 3/3 3/1 5/1",
        ),
        (
            "hashi",
            date(2026, 11, 16),
            "2/1 3/2 1/1 6/1 1/2 6/2 5/3 2/3 6/3 5/1 3/3 1/3 3/1 5/2 4/3 4/1 2/2 4/2",
        ),
        (
            "hanabi",
            date(2026, 11, 15),
            "y2 y2 w4 g3 b1 g2 r3 r2 y3 r1 b3 b1 w2 b3 r1 b2 b5 b4 y1 b2 w3 w5 y1 g1 g1 "
            "r3 w2 r4 y4 r1 g4 y4 y5 g2 r2 b4 g5 w4 w1 g1 w1 y1 r4 y3 g3 w3 w1 r5 g4 b1",
        ),
    ],
)
def test_a_day_that_was_played_never_changes(name: str, day: date, deal: str) -> None:
    """If this fails, raise `daily.VERSION` (or the rules' version) and write the new deals here."""
    assert daily(name, day).deal == deal


@pytest.mark.parametrize("name", GAMES)
def test_every_process_finds_the_same_deal(name: str) -> None:
    program = f"""from datetime import date; from sumida.daily import daily
print(daily({name!r}, date(2026, 12, 24)).deal)"""
    source = str(Path(__file__).parents[1] / "src")
    found = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={"PYTHONPATH": source, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for seed in ("1", "2")
    }
    assert found == {daily(name, date(2026, 12, 24)).deal}


@pytest.mark.parametrize("name", GAMES)
def test_days_differ_and_each_can_be_played(name: str) -> None:
    found = [daily(name, FIRST + timedelta(days=number)) for number in range(100)]
    assert len({one.deal for one in found}) == 100
    for one in found[:10]:
        match = new_game(name, deal=one.deal, **one.options)
        assert match.state.to_act == (0,)
        assert 0 not in one.bots, "the first seat is the person's"


def test_boards_a_and_b_take_turns() -> None:
    boards = [daily("hashi", FIRST + timedelta(days=number)).options["board"] for number in range(4)]
    assert sorted(boards[:2]) == ["A", "B"]
    assert boards[:2] == boards[2:]


def test_today_is_the_date_in_utc() -> None:
    midnight = begins_ms(DAY)
    assert [today(midnight - 1), today(midnight)] == [date(2026, 11, 14), DAY]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("2026-13-40", "error-daily-day"),
        ("2026-02-30", "error-daily-day"),
        ("20261115", "error-daily-day"),
        ("2026-W46-7", "error-daily-day"),
        ("tomorrow", "error-daily-day"),
        ("", "error-daily-day"),
        ("2026-11-16", "error-daily-future"),
        ("9999-12-31", "error-daily-future"),
        ("2026-10-31", "error-daily-early"),
    ],
)
def test_a_day_without_a_deal_is_refused_with_a_reason(text: str, reason: str) -> None:
    with pytest.raises(GameError) as caught:
        read_day(text, DAY)
    assert caught.value.reason == reason


def test_the_terminal_prints_and_plays_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["daily", "--day", "2026-11-02", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["deal"] == daily("hashi", date(2026, 11, 2)).deal
    save = tmp_path / "game.json"
    monkeypatch.setattr("sys.stdin", io.StringIO("play 1\nquit\n"))
    words = ["daily", "hanabi", "--day", "2026-11-02", "--save", str(save), "--language", "en"]
    assert main(words) == 0
    assert "partner B: " in capsys.readouterr().out
    assert codec.read_record(save.read_text("utf-8")).deal == daily("hanabi", date(2026, 11, 2)).deal


@pytest.mark.parametrize("day", ["2026-13-40", "9999-01-01"])
def test_the_terminal_refuses_a_day_without_a_deal(day: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["daily", "--day", day]) == 2
    assert day in capsys.readouterr().err
