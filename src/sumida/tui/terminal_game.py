"""One game at one terminal: draws the position, asks each player for a move, and saves after every one."""

from __future__ import annotations

import sys
from typing import Any

from sumida import codec, files
from sumida.bots import Player
from sumida.bots import bots as bots_of
from sumida.bots.failures import BotFailed
from sumida.hanabi.bots.convention.understanding import explain_turn
from sumida.hanabi.rules.actions import Clue
from sumida.kernel import GameError, Seat, Words
from sumida.lab.coach.review import bar_on, review, review_text
from sumida.locales import say, say_error, say_words
from sumida.records import Match
from sumida.roster import FAST, installed
from sumida.tui.drawing import draw, latest, passed_boards, read_move, result, say_moves
from sumida.tui.hanabi_words import say_refusal
from sumida.tui.hints import HINT_BOT, hint_text
from sumida.tui.saves import resume_command
from sumida.tui.screen import Screen

YES = ("y", "yes", "s", "si", "sí", "sim", "t", "tak")
FAILED = 2
"""The status when a bot from outside fails."""
INTERRUPTED = 130
COMMANDS = ("undo", "hint", "legal", "help", "quit")


class TerminalGame:
    """The match, the players by seat, and the loop that asks each for a move."""

    def __init__(
        self, match: Match, bots: dict[Seat, Player], screen: Screen, language: str, save: str
    ) -> None:
        self.match = match
        self.bots = bots
        self.humans = [seat for seat in range(match.setup.players) if seat not in bots]
        self.screen = screen
        self.language = language
        self.save = save
        self.at_keyboard: Seat | None = self.humans[0] if len(self.humans) == 1 else None
        self.told: dict[Seat | None, int] = {}

    def run(self) -> int:
        """Play to the end, or until the players quit; the game is saved either way."""
        try:
            finished = self._play()
        except KeyboardInterrupt:
            self.screen.show()
            self._say_how_to_go_on()
            return INTERRUPTED
        except BotFailed as error:
            self.screen.show_wrapped(say_error(self.language, error))
            self._say_how_to_go_on()
            return FAILED
        if finished:
            self._end()
        else:
            self._say_how_to_go_on()
        return 0

    def _play(self) -> bool:
        """Ask for moves until the game is over; False if a player quits."""
        while not self.match.over:
            waiting = [seat for seat in self.match.state.to_act if seat in self.bots]
            if waiting:
                self._ask_bot(waiting[0])
            elif not self._ask_human(self.match.state.to_act[0]):
                return False
        return True

    def _say_how_to_go_on(self) -> None:
        if self.save and self.match.moves:
            self.screen.show_wrapped(self._say("term-saved"))
            self.screen.show(f"  {resume_command(self.save)}")
        else:
            self.screen.show_wrapped(self._say("term-nothing-saved"))

    def _end(self) -> None:
        self._show_news(None)
        self.screen.show("\n" + draw(self.match, None, self.screen, self.language))
        self.screen.show_wrapped("\n" + result(self.match, self.language))
        self._offer_coach()

    def _offer_coach(self) -> None:
        if not installed(FAST):
            return
        answer = self.screen.ask("\n" + self._say("term-coach") + " ")
        if answer is None or answer.lower() not in YES:
            return
        self.screen.show(self._say("term-coach-works"))
        try:
            found = review(self.match.record(), self.humans[0], bar_on(sys.stderr))
        except GameError as error:
            self.screen.show_wrapped(say_error(self.language, error))
        else:
            self.screen.show()
            self.screen.show_wrapped(review_text(found, self.language, self.match.names, self.screen.columns))

    def _ask_bot(self, seat: Seat) -> None:
        bot, view = self.bots[seat], self.match.view(seat)
        action = bot.choose(view)
        self._move(seat, str(action))
        if self.match.game.name == "hanabi":
            if len(self.humans) == 1:
                self._show_news(self.humans[0])
            self.screen.show_wrapped(
                f"  {self.match.names[seat]}: {say_words(self.language, self._reason(bot, view, action))}"
            )

    def _reason(self, bot: Player, view: Any, action: Any) -> Words:
        """Why a bot moved, as far as the people at the keyboard can know: a clue gives no card away."""
        if not hasattr(bot, "table_levels") or not self.humans:
            return bot.explain(view, action)
        concerned = isinstance(action, Clue) and action.target in self.humans
        reader = action.target if concerned else self.humans[0]
        return explain_turn(self.match.view(reader), view.turn, bot.table_levels(view))

    def _ask_human(self, seat: Seat) -> bool:
        """Ask `seat` for a move; False if the player quits."""
        self._hand_over(seat)
        self._show_news(seat)
        self.screen.show("\n" + draw(self.match, seat, self.screen, self.language))
        choices = [*say_moves(self.match, seat, self.language), *commands_of(self.match)]
        while True:
            answer = self.screen.ask(f"\n{self.match.names[seat]}> ", choices)
            if answer is None or answer.lower() in ("quit", "q", "exit"):
                return False
            try:
                if self._obey(seat, answer):
                    return True
            except GameError as error:
                self.screen.show_wrapped(say_refusal(error, self.language))

    def _obey(self, seat: Seat, answer: str) -> bool:
        """Do what was typed; True if the position has changed."""
        word = answer.lower()
        if word in ("help", "?", ""):
            self.screen.show_wrapped(help_text(self.match, self.language))
        elif word == "legal":
            self.screen.show_wrapped("  ".join(say_moves(self.match, seat, self.language)))
        elif word in ("hint", "h"):
            self.screen.show_wrapped(hint_text(self.match, self.language))
        elif word in ("undo", "u"):
            self.match.undo(seat)
            self._store()
            return True
        else:
            self._move(seat, read_move(self.match, answer, self.language))
            return True
        return False

    def _move(self, seat: Seat, action: str) -> None:
        self.match.move(seat, action)
        self._store()

    def _store(self) -> None:
        if self.save:
            files.write_text(self.save, codec.write_record(self.match.record()))

    def _hand_over(self, seat: Seat) -> None:
        """Clear the screen before the next player sits down: hands are secret."""
        if seat == self.at_keyboard:
            return
        self.screen.clear()
        self.screen.ask(self._say("term-hand-over", who=self.match.names[seat]))
        self.at_keyboard = seat

    def _show_news(self, seat: Seat | None) -> None:
        """Tell `seat` (None: everyone at the end) what happened since it was last told anything."""
        known = self.told.get(seat, max(self.told.values(), default=0) if seat is None else 0)
        news = latest(self.match, seat, known, self.language)
        self.told[seat] = known + len(news)
        for line in news:
            self.screen.show_wrapped(line)
        if news and seat is not None and (passed := passed_boards(self.match, seat, self.language)):
            self.screen.show_wrapped(passed)

    def _say(self, key: str, **facts: str | int) -> str:
        return say(self.language, key, facts)


def commands_of(match: Match) -> list[str]:
    """What may be typed instead of a move."""
    return [word for word in COMMANDS if word != "hint" or _has_hints(match)]


def _has_hints(match: Match) -> bool:
    """Whether hints are allowed in this game, and can be worked out here."""
    return match.game.name == "hashi" and match.setup.players == 1 and HINT_BOT in bots_of("hashi")


def help_text(match: Match, language: str) -> str:
    """What may be typed, and how to read the board."""
    name, options = match.game.name, match.setup.options
    keys = [f"help-{name}"]
    keys += ["help-hashi-paper"] if options.get("mistakes") == "paper" else []
    keys += ["help-grand-finale"] if options.get("grand_finale") else []
    keys += ["help-hint"] if _has_hints(match) else []
    return "\n".join(say(language, key) for key in [*keys, "help-always"])
