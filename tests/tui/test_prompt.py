"""The prompt at a real terminal: editing, completion, interruption, and games that are never lost."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from tests.tui.pseudo_terminal import PseudoTerminal

from sumida import codec
from sumida.locales import LANGUAGES, say
from sumida.records import replay
from sumida.tui.line_editor import completions


def solo(state: Path, *words: str, **environment: str) -> PseudoTerminal:
    """A solo game of Hashi whose saves are under `state`."""
    return PseudoTerminal(
        ["play", "hashi", "--seed", "1", "--language", "en", *words], XDG_STATE_HOME=str(state), **environment
    )


def moves_in(path: Path) -> tuple[str, ...]:
    return tuple(text for _, text in codec.read_record(path.read_text("utf-8")).moves)


def test_arrow_up_brings_back_the_last_line(tmp_path: Path) -> None:
    with solo(tmp_path) as game:
        game.expect("you> ")
        game.enter("b4=9")
        game.expect("you> ")
        game.type("\x1b[A\x7f3\r")
        game.expect("Drawn: b4=3")
        game.enter("quit")
        assert game.finish()[0] == 0
    assert moves_in(tmp_path / "sumida" / "hashi.json") == ("b4=3",)


def test_tab_completes_commands_islands_and_moves(tmp_path: Path) -> None:
    with solo(tmp_path) as game:
        game.expect("you> ")
        game.type("le\t\r")
        assert "b4=3" in game.expect("you> ")
        game.type("b4\t")
        game.expect("b4=")
        game.type("\t\t")
        shown = game.expect("b4=4")
        assert "b4=3" in shown
        game.type("3\r")
        game.expect("Drawn: b4=3")
        game.type("don\t\r")
        game.expect("Round 1 of 17")


def test_tab_completes_clues_in_the_language_of_the_player(tmp_path: Path) -> None:
    words = ["play", "hanabi", "--seed", "1", "--bot", "cautious", "--language", "es"]
    with PseudoTerminal(words, XDG_STATE_HOME=str(tmp_path)) as game:
        game.expect("tú> ")
        game.type("cl\tB bl\t\r")
        game.expect("tú: clue B blanco (")
    assert moves_in(tmp_path / "sumida" / "hanabi.json")[0] == "clue B white"


def test_completion_keeps_to_what_begins_as_typed() -> None:
    choices = ["clue B red", "clue B 1", "play 1", "help"]
    assert completions("CLUE b", choices) == ["clue B red", "clue B 1"]
    assert completions("x", choices) == []


def resume_line(shown: str) -> str:
    found = re.search(r"^ +(\S.* play --resume .*)$", shown, re.MULTILINE)
    assert found, shown
    return found[1].strip()


def test_ctrl_c_says_how_to_go_on_and_that_command_does(tmp_path: Path) -> None:
    state = tmp_path / "my games & \"more\" 'x'"
    with solo(state) as game:
        game.expect("you> ")
        game.enter("b4=3")
        game.expect("Drawn: b4=3")
        game.expect("you> ")
        game.interrupt()
        status, shown = game.finish()
    assert status == 130
    assert "Traceback" not in shown
    with PseudoTerminal(resume_line(shown), XDG_STATE_HOME=str(tmp_path / "elsewhere")) as again:
        again.expect("Drawn: b4=3")
        again.expect("you> ")
        again.enter("done")
        again.expect("Round 1 of 17")
        again.enter("quit")
        assert again.finish()[0] == 0
    assert moves_in(state / "sumida" / "hashi.json") == ("b4=3", "done")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_printed_at_quit_resumes_in_every_language(language: str, tmp_path: Path) -> None:
    with solo(tmp_path, "--language", language) as game:
        game.expect("> ")
        game.enter("b4=3")
        game.expect(say(language, "coach-drawn", {"marks": "b4=3"}))
        game.enter("quit")
        _, shown = game.finish()
    with PseudoTerminal(resume_line(shown)) as again:
        again.expect("Drawn: b4=3")
        again.enter("q")
        assert again.finish()[0] == 0


def test_ctrl_c_in_the_instant_of_the_prompt_is_noticed() -> None:
    prompt = "from sumida.tui.line_editor import LineEditor; LineEditor().read('Your move', ())"
    for _ in range(30):  # plain `input` loses about one in fifteen
        with PseudoTerminal(f'{sys.executable} -c "{prompt}"') as program:
            program.expect("Y")
            program.interrupt()
            assert program.finish()[0] != 0


def test_a_resumed_game_has_the_same_people_and_bots(tmp_path: Path) -> None:
    words = ["play", "hanabi", "--seed", "1", "--players", "3", "--humans", "2", "--bot", "cautious"]
    with PseudoTerminal(words, XDG_STATE_HOME=str(tmp_path)) as game:
        game.expect("Pass the keyboard to you 1")
        game.enter("")
        game.expect("you 1> ")
        game.enter("play 1")
        game.expect("Pass the keyboard to you 2")
        game.interrupt()
        _, shown = game.finish()
    with PseudoTerminal(resume_line(shown)) as again:
        again.expect("Pass the keyboard to you 2")
        again.enter("")
        again.expect("you 2> ")
        again.enter("play 1")
        again.expect("cautious C: ")
        again.expect("Pass the keyboard to you 1")


def test_an_unfinished_game_is_offered_and_never_overwritten(tmp_path: Path) -> None:
    first, second = (tmp_path / "sumida" / name for name in ("hashi.json", "hashi-2.json"))
    with solo(tmp_path) as game:
        game.expect("you> ")
        game.enter("b4=3")
        game.expect("Drawn: b4=3")
        game.enter("quit")
        game.finish()
    with solo(tmp_path) as game:
        game.expect("An unfinished game of Hashi is here, with 1 move.")
        game.enter("what?")
        game.expect("An unfinished game of Hashi is here, with 1 move.")
        game.enter("r")
        game.expect("Drawn: b4=3")
        game.enter("quit")
        game.finish()
    with solo(tmp_path) as game:
        game.expect("An unfinished game")
        game.enter("n")
        game.expect("hashi-2.json")
        game.expect("you> ")
        game.enter("d2=4")
        game.expect("Drawn: d2=4")
        game.enter("quit")
        game.finish()
    assert (moves_in(first), moves_in(second)) == (("b4=3",), ("d2=4",))


def test_a_dumb_terminal_gets_no_escape_sequences(tmp_path: Path) -> None:
    words = ["play", "hanabi", "--players", "2", "--humans", "2", "--seed", "1"]
    with PseudoTerminal(words, XDG_STATE_HOME=str(tmp_path), TERM="dumb") as game:
        game.expect("Pass the keyboard to you 1")
        game.enter("")
        game.expect("you 1> ")
        game.enter("play 1")
        game.expect("Pass the keyboard to you 2")
        game.interrupt()
        status, _ = game.finish()
        assert "\x1b" not in game.raw
    assert status == 130


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252", "utf-8"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_encoding_of_the_terminal_will_do(encoding: str, language: str, tmp_path: Path) -> None:
    words = ["play", "hashi", "--seed", "1", "--language", language]
    environment = {"XDG_STATE_HOME": str(tmp_path), "PYTHONUTF8": "0", "PYTHONIOENCODING": encoding}
    with PseudoTerminal(words, LANG="C", LC_ALL="C", PYTHONCOERCECLOCALE="0", **environment) as game:
        game.expect("> ")
        game.enter("legal ñandú ż")
        game.expect("> ")
        game.enter("b4=3")
        game.expect("b4=3")
        game.enter("quit")
        status, shown = game.finish()
    assert status == 0
    assert "Traceback" not in shown
    assert "--resume" in shown


def test_a_whole_game_can_be_played_at_a_terminal(tmp_path: Path) -> None:
    with solo(tmp_path) as game:
        game.expect("you> ")
        game.enter("b4=3")
        for _ in range(18):
            game.expect("you> ")
            game.enter("done")
        game.expect("points: ")
        game.expect("coach")
        game.enter("n")
        assert game.finish()[0] == 0
    assert replay(codec.read_record((tmp_path / "sumida" / "hashi.json").read_text("utf-8"))).over
