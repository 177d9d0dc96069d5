"""A player over lines: a process that reads one view per line and writes one action per line.

    → {"type": "hello", "protocol": 1, "sumida": "0.1.0", "game": "hanabi", "players": 2, "seat": 1,
       "options": {"players": 2, …}, "timeout": 30.0}         no answer
    → {"type": "view", "legal": ["play 1", …], "view": {…}}    one line as answer:
    ← play 1                    the action in notation, or
    ← {"action": "play 1", "why": "It fits."}

A hello comes before the first view of a game, and whenever the next view is of another seat, has other
terms or is no later one of the same game.
Standard error is free for the bot's own messages; the error in them is shown if the process ends. A line that
comes before its view is no answer.
"""

from __future__ import annotations

import os
import queue
import shutil
import signal
import subprocess
import sys
import threading
import weakref
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from time import monotonic
from typing import IO, Any, Protocol

import msgspec

from sumida import __version__
from sumida.bots.answers import checked, reason
from sumida.bots.failures import BotFailed, crashed, illegal, last_words, slow
from sumida.kernel import Game, GameError, Json, Words

LINE_PROTOCOL = 1
STARTING_S = 60.0
"""The first answer may take this long, as the process has to start."""
STARTS = 3
"""A process that ends or hangs this often before its first answer is not started again."""
LONGEST_LINE = 100_000
LINES_AHEAD = 100
"""A process that has written this many lines which nobody has read yet has to wait."""
UNREAD_MOST = 50
"""A process that leaves more than this unread does not listen."""
SAID_LINES, SAID_MOST = 100, 1_000
"""How many of the last lines of standard error are kept, and how many bytes of each."""
LEAVE_S = 1.0
"""How long a process has to end when its input ends."""


class HelloLine(msgspec.Struct, frozen=True, tag="hello", tag_field="type"):
    """What is about to be played. No answer is expected."""

    protocol: int
    sumida: str
    game: str
    players: int
    seat: int
    options: dict[str, Json]
    timeout: float


class ViewLine(msgspec.Struct, frozen=True, tag="view", tag_field="type"):
    """A view to answer, and the legal actions in notation."""

    legal: list[str]
    view: Json


class AnswerLine(msgspec.Struct, frozen=True):
    """An answer as an object: the action, and why in one sentence."""

    action: str
    why: str | Words = ""


class ExplainLine(msgspec.Struct, frozen=True, tag="explain", tag_field="type"):
    """Asks a Python bot, of which we write the answers, why it chose an action."""

    action: str
    view: Json


class Dialect(Protocol):
    """What is said over the lines. Another kind of player is another dialect and nothing else."""

    waits: bool
    """Whether an answer that nobody has asked for is an error; else it is ignored."""

    def hello(self, game: Game, view: Any, timeout_s: float) -> Sequence[bytes]:
        """The lines before the first view of a game."""

    def goes_on(self, view: Any) -> bool:
        """Whether a view can belong to the game that was last asked about."""

    def ask(self, view: Any) -> Sequence[bytes]:
        """The lines that ask for an action."""

    def read(self, line: bytes) -> AnswerLine | None:
        """The answer in a line, None if it has none; raises `ValueError` or `GameError` if it is wrong."""

    def ask_why(self, view: Any, action: Any) -> Sequence[bytes]:
        """The lines that ask for a reason; none if it comes with the answer."""


class JsonDialect:
    """Our own: views as on the wire, actions in notation."""

    waits = True

    def __init__(self) -> None:
        self._asked: Any = None

    def hello(self, game: Game, view: Any, timeout_s: float) -> Sequence[bytes]:
        options = view.options if hasattr(view, "options") else view.setup.options
        line = HelloLine(
            LINE_PROTOCOL, __version__, game.name, options["players"], view.seat, options, timeout_s
        )
        return [msgspec.json.encode(line)]

    def goes_on(self, view: Any) -> bool:
        if self._asked is None:
            return True
        known, past = _past(self._asked), _past(view)
        if hasattr(view, "history") and len(past) == len(known):
            return bool(view == self._asked)
        return past[: len(known)] == known

    def ask(self, view: Any) -> Sequence[bytes]:
        self._asked = view
        return [msgspec.json.encode(ViewLine(list(map(str, view.legal)), view.on_wire()))]

    def read(self, line: bytes) -> AnswerLine | None:
        text = line.strip()
        if not text:
            return None
        if text[:1] not in b'{"':
            return AnswerLine(text.decode())
        found = msgspec.json.decode(text, type=AnswerLine | str)
        return AnswerLine(found) if isinstance(found, str) else found

    def ask_why(self, view: Any, action: Any) -> Sequence[bytes]:
        return ()


def _past(view: Any) -> tuple[Any, ...]:
    """What has happened, or the cards turned up so far: later views of the same game begin with the same."""
    found: tuple[Any, ...] = view.history if hasattr(view, "history") else view.turned
    return found


class PythonDialect(JsonDialect):
    """What `line_server` speaks: a reason is worked out only if it is asked for."""

    def ask_why(self, view: Any, action: Any) -> Sequence[bytes]:
        return [msgspec.json.encode(ExplainLine(str(action), view.on_wire()))]


@dataclass
class LineProcess:
    """A running process, and what it has written so far."""

    command: Sequence[str]
    environment: Mapping[str, str] | None = None
    lines: queue.Queue[bytes | None] = field(default_factory=lambda: queue.Queue(LINES_AHEAD))
    said: deque[bytes] = field(default_factory=lambda: deque(maxlen=SAID_LINES))
    unsent: queue.SimpleQueue[bytes | None] = field(default_factory=queue.SimpleQueue)
    closed: bool = False
    deaf: bool = False
    """Whether it has closed its input, or does not read it."""

    def __post_init__(self) -> None:
        own_group: dict[str, Any] = {} if sys.platform == "win32" else {"process_group": 0}
        self.process = subprocess.Popen(
            [shutil.which(self.command[0]) or self.command[0], *self.command[1:]],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=None if self.environment is None else dict(self.environment),
            **own_group,
        )
        assert self.process.stdin
        assert self.process.stdout
        assert self.process.stderr
        self.threads = [
            threading.Thread(target=self._read, args=(self.process.stdout,), daemon=True),
            threading.Thread(target=self._listen, args=(self.process.stderr,), daemon=True),
            threading.Thread(target=self._send, args=(self.process.stdin,), daemon=True),
        ]
        for thread in self.threads:
            thread.start()

    def _read(self, stream: IO[bytes]) -> None:
        while line := stream.readline(LONGEST_LINE):
            if not self._keep(line):
                return
        self._keep(None)

    def _keep(self, line: bytes | None) -> bool:
        """Keep a line until it is asked for; False if nobody will."""
        while not self.closed:
            with suppress(queue.Full):
                self.lines.put(line, timeout=0.1)
                return True
        return False

    def _listen(self, stream: IO[bytes]) -> None:
        while line := stream.readline(LONGEST_LINE):
            self.said.append(line[:SAID_MOST])

    def _send(self, stream: IO[bytes]) -> None:
        """In a thread of its own, as a process that reads nothing makes the writer wait."""
        try:
            while (sent := self.unsent.get()) is not None:
                stream.write(sent)
                stream.flush()
        except OSError:
            self.deaf = True
        with suppress(OSError):
            stream.close()

    def write(self, lines: Sequence[bytes]) -> None:
        """Send lines; raises `OSError` if the process cannot or does not read them."""
        self.deaf = self.deaf or self.unsent.qsize() > UNREAD_MOST
        if self.deaf:
            raise BrokenPipeError
        self.unsent.put(b"".join(line + b"\n" for line in lines))

    def why_it_ended(self) -> str:
        """Its status, and the error that it wrote to standard error."""
        try:
            status = str(self.process.wait(LEAVE_S))
        except subprocess.TimeoutExpired:
            return "it does not read its input" if self.deaf else "it closed its output"
        self.threads[1].join(LEAVE_S)
        words = last_words([line.decode(errors="replace").rstrip() for line in self.said])
        return f"{words} (status {status})" if words else f"it ended with status {status}"

    def end(self) -> None:
        """End the process and all that it has started, by force if it does not end with its input."""
        process, self.closed = self.process, True
        self.unsent.put(None)
        with suppress(subprocess.TimeoutExpired):
            process.wait(LEAVE_S)
        self._kill()
        process.wait()
        for thread, stream in zip(self.threads, (process.stdout, process.stderr, process.stdin), strict=True):
            thread.join(LEAVE_S)  # what left the group may keep the stream open
            if stream is not None and not thread.is_alive():
                stream.close()

    def _kill(self) -> None:
        if sys.platform == "win32":
            self.process.kill()
            return
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)


class LinePlayer:
    """A bot in a process of its own. It is started for its first move, and again after a failure."""

    def __init__(
        self,
        game: Game,
        title: str,
        command: Sequence[str],
        dialect: Dialect,
        timeout_s: float,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.title = title
        self._game, self._command, self._dialect = game, command, dialect
        self._timeout_s, self._environment = timeout_s, environment
        self._process: LineProcess | None = None
        self._end: Callable[[], object] | None = None
        """Ends the process; called when this player goes, or Python does while the threads still run."""
        self._greeted: object = None
        self._answers = 0
        """Since the process was started."""
        self._failed_starts = 0
        self._why: tuple[str, str | Words] | None = None

    def new_game(self) -> None:
        """The next view is of another game."""
        self._greeted = None

    def choose(self, view: Any) -> Any:
        """The process's answer; raises `BotFailed`, and ends the process, if there is no legal one."""
        try:
            answer = self._ask(view, partial(self._dialect.ask, view))
            action = checked(self._game, self.title, view, answer.action)
        except BotFailed:
            self._failed_starts += not self._answers
            self.close()
            raise
        self._answers += 1
        self._failed_starts = 0
        self._why = str(action), answer.why
        return action

    def explain(self, view: Any, action: Any) -> Words:
        """What the process says about an action; a program over lines has said it with its last one."""
        asking = self._dialect.ask_why(view, action)
        if not asking:
            return reason(self._why[1] if self._why and self._why[0] == str(action) else "")
        try:
            return reason(self._ask(view, lambda: asking).why)
        except BotFailed:
            self.close()
            raise

    def close(self) -> None:
        """End the process; it is started again if it is asked again."""
        end, self._process, self._end = self._end, None, None
        self._greeted, self._answers = None, 0
        if end is not None:
            end()

    def _ask(self, view: Any, asking: Callable[[], Sequence[bytes]]) -> AnswerLine:
        process = self._started()
        self._skip_unasked(process)
        try:
            self._greet(process, view)
            process.write(asking())
        except OSError:
            raise crashed(self.title, process.why_it_ended()) from None
        limit = self._timeout_s if self._answers else max(self._timeout_s, STARTING_S)
        return self._read(process, limit)

    def _read(self, process: LineProcess, limit: float) -> AnswerLine:
        deadline = monotonic() + limit
        try:
            while True:
                line = process.lines.get(timeout=max(0.0, deadline - monotonic()))
                if line is None:
                    raise crashed(self.title, process.why_it_ended())
                found = self._dialect.read(line)
                if found is not None:
                    return found
        except queue.Empty:
            raise slow(self.title, limit) from None
        except BotFailed:
            raise
        except (msgspec.MsgspecError, RecursionError, UnicodeError, GameError) as error:
            raise illegal(self.title, line.decode(errors="replace") if line else "", str(error)) from None

    def _skip_unasked(self, process: LineProcess) -> None:
        """Leave out what was written before it was asked for: it would be taken for the next answer."""
        with suppress(queue.Empty):
            for _ in range(LINES_AHEAD):  # one that never stops must not keep us here
                line = process.lines.get_nowait()
                if line is None:
                    raise crashed(self.title, process.why_it_ended())
                if self._dialect.waits and line.strip():
                    detail = "nobody had asked; one line answers one view"
                    raise illegal(self.title, line.decode(errors="replace").strip(), detail)

    def _greet(self, process: LineProcess, view: Any) -> None:
        options = view.options if hasattr(view, "options") else view.setup.options
        terms = (view.seat, options)
        if self._greeted != terms or not self._dialect.goes_on(view):
            process.write(self._dialect.hello(self._game, view, self._timeout_s))
            self._greeted = terms

    def _started(self) -> LineProcess:
        if self._failed_starts >= STARTS:
            raise crashed(self.title, f"it failed {STARTS} times before its first answer")
        if self._process is None:
            try:
                self._process = LineProcess(self._command, self._environment)
            except OSError as error:
                raise crashed(self.title, f"{self._command[0]}: {error.strerror or error}") from None
            self._end = weakref.finalize(self, self._process.end)
        return self._process


def parent_environment() -> dict[str, str]:
    """The environment for a Python process that imports what this one can import."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
