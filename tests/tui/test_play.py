"""Games in the terminal, played through the prompts."""

from __future__ import annotations

import io
import os
import re
from pathlib import Path

import pytest

from sumida import codec
from sumida.bots import create
from sumida.cli import main
from sumida.locales import LANGUAGES, say
from sumida.records import new_game, replay
from sumida.tui.drawing import result
from sumida.tui.screen import Screen
from sumida.tui.terminal_game import TerminalGame


class Typist(io.StringIO):
    """A player who types `extras` first, then answers every prompt with a legal move, after the end with
    `last`."""

    def __init__(self, table_of: list[TerminalGame], extras: list[str], last: str) -> None:
        super().__init__()
        self.last = last
        self.table_of = table_of
        self.extras = extras

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # as TextIO has it
        if self.extras:
            return self.extras.pop(0) + "\n"
        match = self.table_of[0].match
        if match.over:
            return self.last + "\n"
        return match.legal(match.state.to_act[0])[-1] + "\n"


def play(
    name: str, players: int, extras: list[str], save: Path, last: str = ""
) -> tuple[int, str, TerminalGame]:
    output = io.StringIO()
    tables: list[TerminalGame] = []
    match = new_game(name, players=players, seed=2)
    match.names = tuple(["Ada", "Bo", "Cy", "Di", "Ed"][:players])
    table = TerminalGame(match, {}, Screen(output, Typist(tables, extras, last)), "en", str(save))
    tables.append(table)
    return table.run(), output.getvalue(), table


@pytest.mark.parametrize(("name", "players"), [("hashi", 1), ("hashi", 3), ("hanabi", 2), ("hanabi", 5)])
def test_a_game_can_be_played_to_its_end_and_is_saved(name: str, players: int, tmp_path: Path) -> None:
    status, shown, table = play(name, players, [], tmp_path / "game.json")
    assert status == 0
    assert "points" in shown or "win" in shown
    kept = codec.read_record((tmp_path / "game.json").read_text("utf-8"))
    assert kept == table.match.record()
    assert replay(kept).over


def test_after_the_game_a_review_is_offered(tmp_path: Path) -> None:
    _, refused, _ = play("hashi", 1, [], tmp_path / "game.json")
    assert "Shall the coach review" in refused
    assert "Expected final score" not in refused
    _, shown, table = play("hashi", 1, [], tmp_path / "game.json", last="y")
    assert "Expected final score" in shown
    assert f"Ada: {table.match.state.scores[0]} points" in shown


def test_wrong_words_get_a_sentence_and_the_question_again(tmp_path: Path) -> None:
    extras = ["help", "legal", "fly", "a1=9", "undo", "done", "d2=3", "quit"]
    status, shown, _ = play("hashi", 1, extras, tmp_path / "game.json")
    assert status == 0
    assert "b2-b5 draws a bridge" in shown
    assert "is no action" in shown
    assert "--resume" in shown


def test_what_is_drawn_in_the_running_turn_stands_below_the_card(tmp_path: Path) -> None:
    _, shown, _ = play("hashi", 1, ["d2=3", "done", "quit"], tmp_path / "game.json")
    first, marked, confirmed = shown.split("Cards still to come")[:3]
    assert "Drawn:" not in first
    assert "Drawn: d2=3\n" in marked
    assert "Drawn:" not in confirmed


def test_after_the_last_round_no_card_may_still_come(tmp_path: Path) -> None:
    _, shown, _ = play("hashi", 1, [], tmp_path / "game.json")
    before, _, after = shown.partition("The game is over.")
    assert "Cards still to come" in before
    assert "Cards still to come" not in after


def test_the_screen_of_the_next_player_waits_until_it_is_taken_over(tmp_path: Path) -> None:
    _, shown, _ = play("hanabi", 2, ["", "play 1", "", "quit"], tmp_path / "game.json")
    assert "Pass the keyboard to Ada" in shown
    assert "Pass the keyboard to Bo" in shown


def test_the_command_plays_resumes_and_speaks_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    save = str(tmp_path / "game.json")
    for language in LANGUAGES:
        monkeypatch.setattr("sys.stdin", io.StringIO("legal\nb4=3\nquit\n"))
        assert main(["play", "hashi", "--seed", "1", "--save", save, "--language", language]) == 0
        monkeypatch.setattr("sys.stdin", io.StringIO("undo\nquit\n"))
        assert main(["play", "hashi", "--save", save, "--resume", "--language", language]) == 0
    assert replay(codec.read_record(Path(save).read_text("utf-8"))).record.moves == ()
    assert "Preparação" in capsys.readouterr().out


def test_bots_take_the_other_seats_and_say_why_they_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("play 1\nquit\n"))
    words = ["play", "hanabi", "--bot", "cautious", "--seed", "1", "--save", str(tmp_path / "game.json")]
    assert main(words) == 0
    assert "cautious B: " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["hanabi", "--players", "9"], "players"),
        (["hanabi", "--bot", "nobody"], "bot"),
        (["hashi", "--board", "nowhere.txt"], "nowhere.txt"),
        (["hashi", "--resume", "nowhere.json"], "nowhere.json"),
        (["hanabi", "--bot", "hat"], "plays only with bots of its kind"),
    ],
)
def test_a_table_that_cannot_be_set_up_is_refused(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *words]) == 2
    assert message in capsys.readouterr().err


def test_the_game_is_asked_for_when_none_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("ha\n2\nquit\n"))
    assert main(["play", "--language", "en"]) == 0
    assert "Hashi." in capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["play"]) == 2


class NarrowTerminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("game", ["hashi", "hanabi"])
def test_a_narrow_terminal_gets_lines_of_whole_words(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setenv("NO_COLOR", "1")
    shown = NarrowTerminal()
    match = new_game(game, players=2, seed=2)
    match.names = ("Ada", "Bo")
    asked = io.StringIO("\nhelp\nlegal\nno such move\nquit\n")
    TerminalGame(match, {}, Screen(shown, asked), "en", "").run()
    lines = re.sub("Ada> |\x1b\\[[0-9]*[HJ]", "", shown.getvalue()).splitlines()
    assert max(map(len, lines)) <= 60
    assert say("en", f"help-{game}", {}) in " ".join(lines)


def test_a_bots_move_is_shown_before_its_reason() -> None:
    shown = io.StringIO()
    match = new_game("hanabi", players=2, seed=2)
    match.names = ("Ada", "Bo")
    bots = {1: create("hanabi", "partner", 2)}
    TerminalGame(match, bots, Screen(shown, io.StringIO("clue B 1\nquit\n")), "en", "").run()
    told = [line for line in shown.getvalue().splitlines() if line.lstrip().startswith("Bo")]
    assert len(told) == 2
    assert told[1].startswith("  Bo: ")


def test_the_player_at_the_keyboard_is_called_you(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("play 1\ndiscard 1\nquit\n"))
    words = ["play", "hanabi", "--bot", "cautious", "--seed", "1", "--save", str(tmp_path / "game.json")]
    assert main([*words, "--language", "en"]) == 0
    shown = capsys.readouterr().out
    assert re.search(r"\bYou (play|try) ", shown)
    assert re.search(r"\bYou discard ", shown)
    assert not re.search(r"\byou (plays|tries|discards) ", shown)


def test_a_single_winner_at_the_keyboard_wins() -> None:
    match = new_game("hashi", players=2, seed=3)
    match.names = ("you", "Bo")
    while not match.over:
        seat = match.state.to_act[0]
        match.move(seat, match.legal(seat)[-1 if seat else 0])
    assert match.view(None).winners == (0,)
    assert result(match, "en") == "You win."
    match.names = ("Ada", "Bo")
    assert result(match, "en") == "Ada wins."


def test_after_the_last_turn_all_hands_lie_open(tmp_path: Path) -> None:
    _, shown, table = play("hanabi", 2, [], tmp_path / "game.json")
    hands = shown[shown.rindex("Discards:") :]
    for seat in (0, 1):
        for card in table.match.view(1 - seat).wire().hands[seat]:
            assert re.search(rf": {card.card} \[", hands)


def test_a_folded_sentence_keeps_its_indent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    folded = Screen(NarrowTerminal()).fold("  partner B: " + "nothing to say " * 5)
    assert len(folded.split("\n")) > 1
    assert all(line.startswith("  ") and len(line) <= 30 for line in folded.split("\n"))


def test_the_last_round_stands_on_a_line_of_its_own(tmp_path: Path) -> None:
    _, shown, _ = play("hanabi", 2, [], tmp_path / "game.json")
    lasts = [line for line in shown.splitlines() if "Last round" in line]
    assert lasts
    assert all(line.startswith("Last round: ") for line in lasts)


def typed(lines: str, words: list[str], monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    return main(["play", *words, "--seed", "1", "--language", "en"])


def test_without_a_terminal_a_new_game_goes_into_a_new_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    for start in ("b4=3", "d2=4", "c3=4"):
        assert typed(f"{start}\nquit\n", ["hashi"], monkeypatch) == 0
    kept = [codec.read_record(path.read_text("utf-8")) for path in sorted((tmp_path / "sumida").iterdir())]
    assert {record.moves[0][1] for record in kept} == {"b4=3", "d2=4", "c3=4"}
    assert "Your unfinished game is kept" in capsys.readouterr().out


def test_resume_without_a_file_takes_the_game_played_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    for start in ("b4=3", "d2=4"):
        assert typed(f"{start}\nquit\n", ["hashi"], monkeypatch) == 0
    older, newer = tmp_path / "sumida" / "hashi.json", tmp_path / "sumida" / "hashi-2.json"
    os.utime(older, (1, 1))
    monkeypatch.setattr("sys.stdin", io.StringIO("done\nquit\n"))
    assert main(["play", "hashi", "--resume", "--language", "en"]) == 0
    moves = [codec.read_record(path.read_text("utf-8")).moves for path in (older, newer)]
    assert [len(made) for made in moves] == [1, 2]


def test_a_file_named_for_saving_is_never_overwritten_unless_its_game_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    save, notes = tmp_path / "my game.json", tmp_path / "notes.txt"
    notes.write_text("dear diary", "utf-8")
    assert typed("b4=3\nquit\n", ["hashi", "--save", str(save)], monkeypatch) == 0
    before = save.read_text("utf-8")
    assert typed("d2=4\nquit\n", ["hashi", "--save", str(save)], monkeypatch) == 2
    assert "holds an unfinished game; continue it with" in capsys.readouterr().err
    assert typed("d2=4\nquit\n", ["hashi", "--save", str(notes)], monkeypatch) == 2
    assert "is not a saved game" in capsys.readouterr().err
    assert (save.read_text("utf-8"), notes.read_text("utf-8")) == (before, "dear diary")


@pytest.mark.parametrize("command", [["play", "hashi"], ["daily", "--day", "2026-11-03"]])
def test_a_file_that_cannot_be_written_is_refused_before_the_game(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    save = tmp_path / "file" / "game.json"
    monkeypatch.setattr("sys.stdin", io.StringIO("d2=3\nquit\n"))
    assert main([*command, "--save", str(save)]) == 2
    shown = capsys.readouterr()
    assert shown.err.count("\n") == 1
    assert f"cannot write {save}: " in shown.err
    assert "d2" not in shown.out


def test_a_damaged_save_does_not_stop_new_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    damaged = tmp_path / "sumida" / "hashi.json"
    damaged.parent.mkdir()
    damaged.write_text("{", "utf-8")
    assert typed("b4=3\nquit\n", ["hashi"], monkeypatch) == 0
    assert damaged.read_text("utf-8") == "{"
    assert (tmp_path / "sumida" / "hashi-2.json").exists()


def test_a_game_resumed_from_a_file_is_saved_in_that_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    save = tmp_path / "game.json"
    assert typed("b4=3\nquit\n", ["hashi", "--save", str(save)], monkeypatch) == 0
    monkeypatch.setattr("sys.stdin", io.StringIO("done\nquit\n"))
    assert main(["play", "--resume", str(save)]) == 0
    assert len(codec.read_record(save.read_text("utf-8")).moves) == 2
    assert not (tmp_path / "state").exists()


def test_the_deal_of_the_day_is_not_overwritten_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    for start in ("d2=3", "d2=4"):
        monkeypatch.setattr("sys.stdin", io.StringIO(f"{start}\nquit\n"))
        assert main(["daily", "--day", "2026-11-03"]) == 0
    assert len(list((tmp_path / "sumida").iterdir())) == 2


def test_the_paper_rules_are_an_option(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    save = tmp_path / "game.json"
    lines = "b4=3\ndone\na1=5\ndone\nquit\n"
    assert typed(lines, ["hashi", "--paper", "--save", str(save)], monkeypatch) == 0
    shown = capsys.readouterr().out
    assert "Paper rules" in shown
    assert "Against the rules: a1=5" in shown
    assert codec.read_record(save.read_text("utf-8")).setup["mistakes"] == "paper"


def test_the_grand_finale_is_an_option(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    save = tmp_path / "game.json"
    words = ["hanabi", "--grand-finale", "--bot", "cautious", "--save", str(save)]
    assert typed("play 1\nquit\n", words, monkeypatch) == 0
    assert "Grand finale" in capsys.readouterr().out
    assert codec.read_record(save.read_text("utf-8")).setup["grand_finale"] is True


def test_both_are_in_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    shown = capsys.readouterr().out
    assert "--paper" in shown
    assert "--grand-finale" in shown


def test_boards_that_are_passed_on_are_announced_to_each_player(tmp_path: Path) -> None:
    extras = ["", "b4=3", "done", "", "d2=4", "done", "", "c3=4", "done", "", "legal", "quit"]
    _, shown, _ = play("hashi", 3, extras, tmp_path / "game.json")
    assert "The boards moved to the left: you play on Cy’s start, and Bo on yours." in shown
    _, shown, _ = play("hashi", 3, [], tmp_path / "game.json")
    assert shown.count("The boards moved to the left") == 3
    _, shown, _ = play("hashi", 1, [], tmp_path / "game.json")
    assert "The boards moved" not in shown


def test_a_hint_in_solo_hashi_is_a_turn_that_can_be_typed(tmp_path: Path) -> None:
    _, shown, _ = play("hashi", 1, ["hint", "b4=3", "done", "HINT", "quit"], tmp_path / "game.json")
    start, turn = re.findall(r"A master(?: would start with|’s turn:) ([^;.]*)", shown)
    match = new_game("hashi", players=1, seed=2)
    assert start in match.legal(0)
    for text in ("b4=3", "done", *turn.split(", "), "done"):
        match.move(0, text)
    assert "expected final score" in shown


@pytest.mark.parametrize(("name", "players", "why"), [("hashi", 2, "solo games"), ("hanabi", 2, "for Hashi")])
def test_no_hints_with_others_at_the_table(name: str, players: int, why: str, tmp_path: Path) -> None:
    _, shown, _ = play(name, players, ["", "hint", "quit"], tmp_path / "game.json")
    assert f"Hints are only {'for ' if why == 'solo games' else ''}{why}." in shown


def test_a_turn_that_can_only_be_confirmed_says_so(tmp_path: Path) -> None:
    _, shown, _ = play("hashi", 1, ["d2=3", "quit"], tmp_path / "game.json")
    before, _, after = shown.partition("Drawn: d2=3")
    assert "done confirms it" not in before
    assert "done confirms it" in after


def test_the_level_that_you_declare_reaches_the_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = []
    monkeypatch.setattr("sumida.tui.play.create", lambda game, bot, players, company: told.append(company))
    monkeypatch.setattr("sumida.tui.play.TerminalGame.run", lambda self: 0)
    for extra in ([], ["--level", "3"]):
        main(["play", "hanabi", "--players", "2", "--save", str(tmp_path / f"{len(extra)}.json"), *extra])
    assert told == [["level:0", "partner"], ["level:3", "partner"]]


def test_a_level_that_does_not_exist_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "hanabi", "--level", "12"])
    assert "--level" in capsys.readouterr().err
