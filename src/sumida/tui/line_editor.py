"""The prompt of a real terminal: arrow-up brings back earlier lines, Tab completes what may be typed."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

try:
    import readline
except ImportError:  # not on every system
    readline = None  # type: ignore[assignment]  # the prompt then works without editing

TAB = {"GNU": "tab: complete", "libedit": "bind ^I rl_complete"}
INTERRUPT_CHECK_S = 0.2


class LineEditor:
    """Reads lines with history and completion, as far as the system offers them."""

    def __init__(self) -> None:
        self._choices: Sequence[str] = ()
        if readline is not None:
            libedit = "libedit" in (readline.__doc__ or "")
            readline.parse_and_bind(TAB["libedit" if libedit else "GNU"])
            readline.set_completer_delims("")  # a move has blanks in it: complete the whole line
            readline.set_completer(self._complete)

    def read(self, prompt: str, choices: Sequence[str]) -> str:
        """One line; raises `EOFError` when there are no more."""
        self._choices = choices
        with _prompt_interrupts():
            return input(prompt)

    def _complete(self, typed: str, number: int) -> str | None:
        found = completions(typed, self._choices)
        return found[number] if number < len(found) else None


@contextmanager
def _prompt_interrupts() -> Iterator[None]:
    """Wake `input` regularly: a Ctrl-C in the instant before it waits would wait for the next key."""
    if not hasattr(signal, "setitimer"):  # Windows
        yield
        return
    before = signal.signal(signal.SIGALRM, lambda *_: None)
    signal.setitimer(signal.ITIMER_REAL, INTERRUPT_CHECK_S, INTERRUPT_CHECK_S)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def completions(typed: str, choices: Sequence[str]) -> list[str]:
    """The choices that begin as typed, in any case of letters."""
    return [choice for choice in dict.fromkeys(choices) if choice.lower().startswith(typed.lower())]
