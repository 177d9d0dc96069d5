"""A game at our table, told as hanab.live tells it to a player: from that player's view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from sumida.hanabi.hanablive.files import SiteAction
from sumida.hanabi.hanablive.live_actions import NOBODY, SiteGameOver, SiteTurn, Told, told
from sumida.hanabi.hanablive.live_frames import SiteInit, live_options
from sumida.hanabi.hanablive.records import read_action
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import GameError
from sumida.tables.messages.state import PlayShown

Tell = Callable[[str, Any], None]
TERMINATED = 4
"""The site's end condition for a game that was broken off."""


class GameTelling:
    """One game after another at a table; a bot asks for each before it is told of its actions."""

    def __init__(self, table: int, login: str, tell: Tell) -> None:
        self._table, self._login, self._tell = table, login, tell
        self.seat: int | None = None
        self._view: HanabiView | None = None
        self._names: tuple[str, ...] = ()
        self._number: int | None = None
        """The number of the game that the bot was told of."""
        self._told: list[Told] | None = None
        """What the bot was told; None until it has asked."""
        self._asked = False
        self._attended = False
        self._over = False

    @property
    def running(self) -> bool:
        return self._view is not None and not self._over

    @property
    def attended(self) -> bool:
        """Whether the game is running and the bot has asked for its terms."""
        return self.running and self._attended

    def hear(self, play: PlayShown, seat: int, names: tuple[str, ...]) -> None:
        """Take the newest position, and tell what is new in it."""
        over = play.scores is not None or play.stopped
        seen = next((one for one in play.views if one.seat == seat), None)
        if (play.game, play.rules) != (GAME.name, GAME.rules) or seen is None:
            return
        if play.number != self._number:
            if over:  # it was over before the bot came
                return
            self._number, self._over, self._attended = play.number, False, False
            self._view = None
        begins, self._view = self._view is None, GAME.read_view(seen.view)
        self.seat, self._names = seat, names
        if begins:
            self.start()
        elif self._told is not None:
            self._tell_news(list(told(self._view)))
        if over and not self._over:
            self._finish()

    def start(self) -> None:
        """Ask the bot to load the game: from the beginning, or again after a takeback."""
        self._told, self._asked = None, False
        self._tell("tableStart", {"tableID": self._table, "replay": False})

    def reattend(self) -> None:
        """The bot wants to come back to the game; nothing to do if it was just asked to load it."""
        if self.running and self._asked:
            self.start()

    def _tell_news(self, actions: list[Told]) -> None:
        before = self._told or []
        if actions[: len(before)] != before:
            self.start()
            return
        self._told = actions
        for action in actions[len(before) :]:
            self._tell("gameAction", {"tableID": self._table, "action": action})

    def _finish(self) -> None:
        self._over = True
        assert self._view is not None
        if self._view.ended is None and self._told is not None:
            for action in (SiteGameOver(TERMINATED), SiteTurn(self._view.turn, NOBODY)):
                self._tell("gameAction", {"tableID": self._table, "action": action})
        facts = {"tableID": self._table, "databaseID": self._table, "sharedReplayLeader": ""}
        self._tell("finishOngoingGame", facts)

    def tell_terms(self) -> None:
        """The answer to getGameInfo1."""
        view = self._loaded()
        assert self.seat is not None
        self._asked = self._attended = True
        self._tell("init", SiteInit(self._table, self._names, self.seat, live_options(view.setup)))

    def tell_actions(self) -> None:
        """The answer to getGameInfo2."""
        self._told = list(told(self._loaded()))
        self._tell("gameActionList", {"tableID": self._table, "list": self._told})

    def read_action(self, facts: dict[str, Any]) -> str:
        """The bot's action in our notation; refused until it has loaded the position that it acts in."""
        view = self._loaded()
        if self._told is None:
            raise GameError("Load the game first: moves were taken back, or it has just begun.")
        if view.current != self.seat or not view.to_act:
            raise GameError("It is not your turn.")
        try:
            return str(read_action(view, msgspec.convert(facts, SiteAction)))
        except msgspec.ValidationError as found:
            raise GameError(f"This is no action: {found}") from None

    def _loaded(self) -> HanabiView:
        if self._view is None:
            raise GameError("No game is running at this table.")
        return self._view
