"""The prompt of a real terminal: arrow-up brings back earlier lines, Tab completes what may be typed."""

from __future__ import annotations

from collections.abc import Sequence

try:
    import readline
except ImportError:  # not on every system
    readline = None  # type: ignore[assignment]  # the prompt then works without editing

TAB = {"GNU": "tab: complete", "libedit": "bind ^I rl_complete"}


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
        return input(prompt)

    def _complete(self, typed: str, number: int) -> str | None:
        found = completions(typed, self._choices)
        return found[number] if number < len(found) else None


def completions(typed: str, choices: Sequence[str]) -> list[str]:
    """The choices that begin as typed, in any case of letters."""
    return [choice for choice in dict.fromkeys(choices) if choice.lower().startswith(typed.lower())]
