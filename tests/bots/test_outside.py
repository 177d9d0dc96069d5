"""Bots from outside: by file, module, command and plugin; actions or their text; failures with a name."""

from __future__ import annotations

import shutil
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

import sumida
from sumida import bots
from sumida.bots import outside
from sumida.bots.failures import BotFailed, last_words
from sumida.bots.lines import LinePlayer
from sumida.bots.names import read_name, split_names, words_of
from sumida.hanabi.learned import weights
from sumida.kernel import GameError
from sumida.locales import say_words
from tests.client.test_command import NODE

SAMPLES = Path(__file__).with_name("samples.py")
ECHO = """import json, sys
for line in sys.stdin:
    m = json.loads(line)
    if m["type"] == "view":
        print({}, flush=True)
"""


def sample(name: str) -> str:
    return f"{SAMPLES}:{name}"


def command(folder: Path, answer: str) -> str:
    """A command whose program answers every view with this expression over the message `m`."""
    program = folder / "program.py"
    program.write_text(ECHO.format(answer))
    return f'cmd:"{sys.executable} {program}"'


def first_view(game: str = "hanabi") -> Any:
    return sumida.new_game(game, players=2, seed=1).view(0)


@pytest.mark.parametrize("game", ["hanabi", "hashi"])
@pytest.mark.parametrize("name", ["First", "LastAsText", "READY"])
@pytest.mark.parametrize("create", [bots.create, bots.create_apart])
def test_a_bot_from_a_file_answers_with_an_action_or_its_text(game: str, name: str, create: Any) -> None:
    view, bot = first_view(game), create(game, sample(name), 2)
    wanted = view.legal[-1 if name == "LastAsText" else 0]
    assert str(bot.choose(view)) == str(wanted)
    assert bot.choose(view) in sumida.new_game(game, players=2, seed=1).state.legal(0)


def test_a_bot_from_a_module_in_this_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copy(SAMPLES, tmp_path / "bots_of_mine.py")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path])
    view = first_view()
    assert bots.create("hanabi", "bots_of_mine:First", 2).choose(view) == view.legal[0]
    assert bots.create_apart("hanabi", "bots_of_mine:First", 2).choose(view) == view.legal[0]


@pytest.mark.parametrize(
    "answer", ["m['legal'][0]", "json.dumps(m['legal'][0])", "json.dumps({'action': m['legal'][0]})"]
)
def test_a_command_answers_in_plain_text_or_json(tmp_path: Path, answer: str) -> None:
    view = first_view()
    assert bots.create("hanabi", command(tmp_path, answer), 2).choose(view) == view.legal[0]


def test_the_hello_says_what_is_played_and_comes_again_with_another_game(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    program = tmp_path / "program.py"
    program.write_text(
        "import json,sys\nlog = open(sys.argv[1], 'w')\nfor line in sys.stdin:\n"
        "  m = json.loads(line)\n  log.write(m['type'] + str(m.get('seat', '')) + ' '); log.flush()\n"
        "  if m['type'] == 'view': print(m['legal'][0], flush=True)\n"
    )
    player = bots.create("hanabi", f"cmd:{sys.executable} {program} {log}", 2)
    assert isinstance(player, LinePlayer)
    match = sumida.new_game("hanabi", players=2, seed=1)
    player.choose(match.view(0))
    player.choose(match.view(0))
    player.new_game()
    player.choose(match.view(0))
    match.move(0, match.legal(0)[0])
    player.choose(match.view(1))
    other = sumida.new_game("hanabi", players=2, seed=2)
    other.move(0, other.legal(0)[0])
    player.choose(other.view(1))
    player.close()
    told = ["hello0", "view", "view", "hello0", "view", "hello1", "view", "hello1", "view"]
    assert log.read_text().split() == told


@pytest.mark.parametrize("create", [bots.create, bots.create_apart])
def test_explain_gives_a_sentence_whoever_wrote_the_bot(tmp_path: Path, create: Any) -> None:
    view = first_view()

    def why(name: str) -> str:
        bot = create("hanabi", name, 2)
        return say_words("en", bot.explain(view, bot.choose(view)))

    assert why(sample("First")) == "play 1 comes first."
    assert why(sample("InOurWords")) == "It gives no reason."
    assert why(sample("LastAsText")) == "It gives no reason."
    assert why(command(tmp_path, "json.dumps({'action': 'play 1', 'why': 'It fits.'})")) == "It fits."
    assert why(command(tmp_path, "'play 1'")) == "It gives no reason."


@pytest.mark.parametrize("create", [bots.create, bots.create_apart])
def test_a_crash_is_told_in_one_line(create: Any) -> None:
    view, bot = first_view(), create("hanabi", sample("Crashes"), 2)
    for _ in range(3):
        bot.choose(view)
    with pytest.raises(BotFailed, match=r"^Crashes crashed: .*what to do") as failure:
        bot.choose(view)
    assert failure.value.fault == "crashed"
    assert "\n" not in str(failure.value)


def test_an_answer_without_a_text_is_no_action() -> None:
    with pytest.raises(BotFailed, match="answered 'Unspeakable': ValueError: no words"):
        bots.create("hanabi", sample("Unspeakable"), 2).choose(first_view())


NODE_ERROR = """
/home/ada/bot.js:6
  x.foo;
    ^

TypeError: x is undefined
    at Interface.<anonymous> (/home/ada/bot.js:6:41) {
  code: 'ERR'
}

Node.js v22.1.0
"""
JAVA = """
Exception in thread "main" java.lang.RuntimeException: outer
\tat A.main(A.java:3)
Caused by: java.io.IOException: no weights
\tat A.f(A.java:9)
\t... 1 more
"""
RUST = """
thinking
thread 'main' panicked at src/main.rs:2:5:
index out of bounds
note: run with `RUST_BACKTRACE=1` environment variable to display a backtrace
"""
GO = """
panic: index out of range

goroutine 1 [running]:
main.main()
exit status 2
"""


@pytest.mark.parametrize(
    ("said", "error"),
    [
        (NODE_ERROR, "TypeError: x is undefined"),
        (JAVA, "Caused by: java.io.IOException: no weights"),
        (RUST, "thread 'main' panicked at src/main.rs:2:5: index out of bounds"),
        (GO, "panic: index out of range"),
        ("thinking\nno weights\n", "no weights"),
        ("    indented\n", ""),
        ("", ""),
    ],
)
def test_the_error_is_found_in_what_a_runtime_writes_around_it(said: str, error: str) -> None:
    assert last_words(said.split("\n")) == error


def test_a_crash_of_node_is_told_by_its_error(tmp_path: Path) -> None:
    (tmp_path / "bot.js").write_text("process.stdin.once('data', () => nowhere.bot())")
    bot = bots.create("hanabi", f"cmd:{NODE} {tmp_path / 'bot.js'}", 2)
    with pytest.raises(BotFailed, match=r"crashed: ReferenceError: nowhere is not defined \(status 1\)"):
        bot.choose(first_view())


def test_a_bot_that_ends_its_process_ends_only_its_own() -> None:
    with pytest.raises(BotFailed, match="ended with status 7"):
        bots.create_apart("hanabi", sample("Exits"), 2).choose(first_view())


def test_a_slow_bot_is_given_up_and_starts_afresh() -> None:
    view, bot = first_view(), bots.create_apart("hanabi", sample("Sleeps"), 2, timeout_s=0.5)
    bot.choose(view)
    with pytest.raises(BotFailed, match=r"no answer within 0\.5 seconds") as failure:
        bot.choose(view)
    assert failure.value.fault == "slow"
    assert bot.choose(view)


@pytest.mark.parametrize("create", [bots.create, bots.create_apart])
def test_an_illegal_answer_is_told_with_what_was_said(create: Any) -> None:
    with pytest.raises(BotFailed, match="Cheats answered 'play 9': ") as failure:
        create("hanabi", sample("Cheats"), 2).choose(first_view())
    assert failure.value.fault == "illegal"


@pytest.mark.parametrize("answer", ["'{'", "'{}'", "'[1]'", "'discard 1'", "''"])
def test_nonsense_from_a_command_is_no_action(tmp_path: Path, answer: str) -> None:
    bot = bots.create("hanabi", command(tmp_path, answer + " + '\\n' + '!'"), 2)
    with pytest.raises(BotFailed, match="answered"):
        bot.choose(first_view())


def test_a_process_that_never_gets_going_is_not_started_for_ever(tmp_path: Path) -> None:
    bot = bots.create("hanabi", command(tmp_path, "1 / 0"), 2)
    for _ in range(3):
        with pytest.raises(BotFailed, match="ZeroDivisionError"):
            bot.choose(first_view())
    with pytest.raises(BotFailed, match="3 times before its first answer"):
        bot.choose(first_view())


@pytest.mark.parametrize(
    ("name", "told"),
    [
        (sample("Nobody"), "there is no Nobody in it"),
        (sample("NOT_A_BOT"), "no method choose"),
        (sample("Unmade"), "OSError: no weights"),
        ("nowhere.py:First", "there is no such file"),
        ("nowhere:First", "No module named 'nowhere'"),
        (str(SAMPLES), "write FILE.py:CLASS"),
        ("cmd:no-such-program --x", "no program 'no-such-program'"),
        ("cautious:x.npz", "takes no weights"),
        (sample("OneNumber"), "players is no list of table sizes"),
        (sample("OnlyThree"), "cannot play with 2 players, only with 3"),
        ("deep-thought", "There is no Hanabi bot 'deep-thought'"),
        ("cmd:", "There is no Hanabi bot 'cmd:'"),
    ],
)
def test_a_bot_that_cannot_be_used_is_refused_before_any_game(name: str, told: str) -> None:
    with pytest.raises(GameError, match=told.replace("?", r"\?")):
        bots.check("hanabi", name, 2)


def test_weights_of_ones_own_play_everywhere() -> None:
    bot = bots.create("hanabi", f"learned:{weights.packaged(2)}", 2)
    view = first_view()
    assert bot.choose(view) == bots.create("hanabi", "learned", 2).choose(view)


def test_a_plugin_is_a_bot_like_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    found = EntryPoint("hanabi.first", "tests.bots.samples:First", "sumida.bots")
    monkeypatch.setattr(outside, "_installed_plugins", lambda: (found,))
    assert "first" in bots.bots("hanabi")
    assert "first" not in bots.bots("hashi")
    view = first_view()
    assert bots.create("hanabi", "first", 2).choose(view) == view.legal[0]


def test_an_installed_package_brings_its_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the files that `pip install` leaves."""
    shutil.copy(SAMPLES, tmp_path / "bots_of_yours.py")
    info = tmp_path / "yours-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: yours\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[sumida.bots]\nhashi.yours = bots_of_yours:First\n")
    monkeypatch.syspath_prepend(tmp_path)
    outside._installed_plugins.cache_clear()
    try:
        assert bots.bots("hashi")[0] == "yours"
        view = first_view("hashi")
        assert str(bots.create("hashi", "yours", 2).choose(view)) == view.legal[0]
    finally:
        outside._installed_plugins.cache_clear()


def test_a_plugin_cannot_take_the_name_of_a_bot_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    found = EntryPoint("hanabi.cautious", "tests.bots.samples:Cheats", "sumida.bots")
    monkeypatch.setattr(outside, "_installed_plugins", lambda: (found,))
    view = first_view()
    assert bots.create("hanabi", "cautious", 2).choose(view) in view.legal


@pytest.mark.parametrize(
    ("text", "kind", "place", "maker"),
    [
        ("mine.py:Mine", "file", "mine.py", "Mine"),
        (r"C:\bots\mine.py:Mine", "file", r"C:\bots\mine.py", "Mine"),
        ("../a b/mine.py:Mine", "file", "../a b/mine.py", "Mine"),
        ("pack.mine:Mine", "module", "pack.mine", "Mine"),
        ('cmd:"node bot.js"', "cmd", "node bot.js", ""),
        ("cmd:node bot.js", "cmd", "node bot.js", ""),
    ],
)
def test_names_say_where_a_bot_is(text: str, kind: str, place: str, maker: str) -> None:
    found = read_name(text)
    assert found
    assert (found.kind, found.place, found.maker) == (kind, place, maker)


@pytest.mark.parametrize("text", ["partner", "a/b:C", "mine.py:not a class", "mine.py", "", ":", "cmd:"])
def test_other_texts_name_nothing(text: str) -> None:
    assert read_name(text) is None


def test_commas_within_quotes_belong_to_a_command() -> None:
    assert split_names("a,b , c") == ["a", "b", "c"]
    assert split_names("""a,cmd:"x 'y,z' w",b""") == ["a", """cmd:"x 'y,z' w\"""", "b"]
    assert words_of("""x 'y,z' w""") == ["x", "y,z", "w"]
