"""A player over lines that speaks as hanab.live does to its bots: `COMMAND {JSON}`, one line each.

    → init {"tableID": 1, "playerNames": […], "ourPlayerIndex": 1, "options": {…}, …}
    → gameActionList {"tableID": 1, "list": [{"type": "draw", …}, …]}      all that happened before
    → gameAction {"tableID": 1, "action": {"type": "clue", …}}             and then each that follows
    ← action {"tableID": 1, "type": 0, "target": 12, "value": 0}          when it is the bot's turn

What a bot sends besides `action` (notes, chat) is ignored. As on the site, no seed is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from sumida.bots.lines import AnswerLine
from sumida.hanabi.hanablive.files import SiteAction
from sumida.hanabi.hanablive.live_actions import Told, told
from sumida.hanabi.hanablive.live_frames import SiteInit, live_options, write_frame
from sumida.hanabi.hanablive.records import read_action
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import Game, GameError

TABLE = 1
"""The number of the only table."""


class SiteDialect:
    """Tells a bot written for the site what happened since it was last told."""

    waits = False
    """As on the site, a move out of turn is refused and costs nothing."""

    def __init__(self) -> None:
        self._told: list[Told] = []
        self._view: HanabiView | None = None

    def hello(self, game: Game, view: HanabiView, timeout_s: float) -> Sequence[bytes]:
        if game.name != "hanabi":
            raise GameError("A bot for hanab.live plays Hanabi only.", "error-bot-only-hanabi")
        assert view.seat is not None
        self._told = []
        names = tuple(f"Player {seat + 1}" for seat in range(view.setup.players))
        return [_line("init", SiteInit(TABLE, names, view.seat, live_options(view.setup)))]

    def goes_on(self, view: HanabiView) -> bool:
        actions = list(told(view))  # a position that was told already has to be told anew, to be answered
        return len(actions) > len(self._told) and actions[: len(self._told)] == self._told

    def ask(self, view: HanabiView) -> Sequence[bytes]:
        self._view = view
        actions = list(told(view))
        fresh, first = actions[len(self._told) :], not self._told
        self._told = actions
        if first:
            return [_line("gameActionList", {"tableID": TABLE, "list": fresh})]
        return [_line("gameAction", {"tableID": TABLE, "action": action}) for action in fresh]

    def read(self, line: bytes) -> AnswerLine | None:
        command, _, facts = line.strip().partition(b" ")
        if command != b"action":
            return None
        assert self._view is not None
        sent = msgspec.json.decode(facts, type=SiteAction)
        return AnswerLine(str(read_action(self._view, sent)))

    def ask_why(self, view: HanabiView, action: Any) -> Sequence[bytes]:
        return ()


def _line(command: str, facts: object) -> bytes:
    return write_frame(command, facts).encode()
