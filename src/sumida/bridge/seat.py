"""One game on the site as a bot of ours plays it: hears what happens, and answers when it is its turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from sumida.bots import create
from sumida.bridge.frames import GameInit, read_told
from sumida.hanabi.hanablive.files import SiteAction
from sumida.hanabi.hanablive.live_actions import SiteGameOver
from sumida.hanabi.hanablive.live_seat import LiveSeat
from sumida.hanabi.hanablive.records import write_action
from sumida.hanabi.hanablive.variants import NO_VARIANT, named
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import NotationError

NOTED = 4
"""Cards that can be more than this get no note."""
FOREIGN = ("deckPlays", "detrimentalCharacters")


class BridgeSeat:
    """A seat of a game on the site."""

    def __init__(self, init: GameInit, bot: str, level: int | None = None) -> None:
        self.init = init
        self.over = False
        self._setup = read_terms(init.options, len(init.names))
        self._bot = create("hanabi", bot, self._setup.players, _company(init, bot, level))
        self._seat = LiveSeat(self._setup, init.seat)
        self._notes: dict[int, int] = {}

    def begin(self, actions: Iterable[dict[str, Any]]) -> None:
        """Take the whole game so far; what was heard before is forgotten."""
        self._seat = LiveSeat(self._setup, self.init.seat)
        self.over = False
        for action in actions:
            self.hear(action)

    def hear(self, action: dict[str, Any]) -> None:
        found = read_told(action)
        if isinstance(found, SiteGameOver):
            self.over = True
        elif found is not None:
            self._seat.hear(found)

    @property
    def turn(self) -> int:
        """How many turns were played: names the position that an answer belongs to."""
        return self._seat.turn

    @property
    def to_act(self) -> bool:
        return not self.over and self.view().to_act == (self.init.seat,)

    def view(self) -> HanabiView:
        return self._seat.view()

    def choose(self) -> SiteAction:
        """The bot's action, as the site wants it sent."""
        view = self.view()
        return write_action(view, self._bot.choose(view))

    def fresh_notes(self) -> Iterator[tuple[int, str]]:
        """What each clued card of its own hand can be, by order, where that is new and not much."""
        view = self.view()
        for held, mask in zip(view.hands[self.init.seat], view.deduced[self.init.seat], strict=True):
            if held.clues and mask.bit_count() <= NOTED and self._notes.get(held.order) != mask:
                self._notes[held.order] = mask
                texts = view.setup.variant.cards
                yield held.order, ", ".join(text for card, text in enumerate(texts) if mask >> card & 1)


def _company(init: GameInit, bot: str, level: int | None) -> list[str] | None:
    """The others as players of this level; without one the bot takes them for its like."""
    if level is None:
        return None
    return [bot if seat == init.seat else f"level:{level}" for seat in range(len(init.names))]


def read_terms(options: dict[str, Any], players: int) -> HanabiSetup:
    """Our terms for a table of the site; raises `NotationError` where our rules have none."""
    for option in FOREIGN:
        if options.get(option):
            raise NotationError(
                f"the option {option} is not part of our rules", "error-hanablive-option", option=option
            )
    variant = named(str(options.get("variantName", NO_VARIANT)))
    adjust = bool(options.get("oneExtraCard")) - bool(options.get("oneLessCard"))
    return GAME.setup(
        {
            "players": players,
            "variant": variant.ours.name,
            "grand_finale": bool(options.get("allOrNothing")),
            "empty_clues": bool(options.get("emptyClues")),
            "hand_adjust": adjust,
            "first_seat": int(options.get("startingPlayer", 0)),
        }
    )
