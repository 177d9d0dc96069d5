"""Play in the terminal: alone, with bots, or with friends at one keyboard."""

from __future__ import annotations

import argparse
import locale
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from sumida import codec, files
from sumida.arguments import Parser
from sumida.bots import Player, create, default_bot, roster
from sumida.kernel import GameError, Json, Seat
from sumida.lab.coach.review import bar_on, review, review_text
from sumida.locales import LANGUAGES, choose_language, say, say_error, say_words
from sumida.records import Match, new_game, resume
from sumida.registry import games
from sumida.tui.boards import board_option
from sumida.tui.drawing import draw, latest, result
from sumida.tui.screen import Screen

YES = ("y", "yes", "s", "si", "sí", "sim", "t", "tak")


class TerminalGame:
    """One game at one terminal: the players by seat, and the loop that asks each for a move."""

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
        self.shown = 0

    def run(self) -> int:
        """Play to the end, or until the players quit; the game is saved either way."""
        while not self.match.over:
            waiting = [seat for seat in self.match.state.to_act if seat in self.bots]
            if waiting:
                self._ask_bot(waiting[0])
            elif not self._ask_human(self.match.state.to_act[0]):
                self.screen.show_wrapped(self._say("term-saved", file=self.save))
                return 0
        self._show_news(None)
        self.screen.show("\n" + draw(self.match, None, self.screen, self.language))
        self.screen.show_wrapped("\n" + result(self.match, self.language))
        self._offer_coach()
        return 0

    def _offer_coach(self) -> None:
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
                f"  {self.match.names[seat]}: {say_words(self.language, bot.explain(view, action))}"
            )

    def _ask_human(self, seat: Seat) -> bool:
        """Ask `seat` for a move; False if the player quits."""
        self._hand_over(seat)
        self._show_news(seat)
        self.screen.show("\n" + draw(self.match, seat, self.screen, self.language))
        while True:
            answer = self.screen.ask(f"\n{self.match.names[seat]}> ")
            if answer is None or answer in ("quit", "q"):
                return False
            try:
                if self._obey(seat, answer):
                    return True
            except GameError as error:
                self.screen.show_wrapped(say_error(self.language, error))

    def _obey(self, seat: Seat, answer: str) -> bool:
        """Do what was typed; True if the position has changed."""
        if answer in ("help", "?", ""):
            self.screen.show_wrapped(
                self._say(f"help-{self.match.game.name}") + "\n" + self._say("help-always")
            )
            return False
        if answer == "legal":
            self.screen.show_wrapped("  ".join(self.match.legal(seat)))
            return False
        if answer in ("undo", "u"):
            self.match.undo(seat)
            self._store()
        else:
            self._move(seat, answer)
        return True

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
        news = latest(self.match, seat, self.shown, self.language)
        self.shown += len(news)
        for line in news:
            self.screen.show_wrapped(line)

    def _say(self, key: str, **facts: str | int) -> str:
        return say(self.language, key, facts)


def main(argv: Sequence[str]) -> int:
    """Read the options, seat the players, play."""
    options = _parser().parse_args(argv)
    screen = Screen()
    language = options.language or choose_language(os.environ.get("LANG") or locale.getlocale()[0] or "en")
    name = options.game or _choose_game(screen, language)
    save = options.save if options.save is not None else str(default_save(name))
    match = (
        resume(files.read_record(options.resume or save))
        if options.resume is not None
        else _deal(name, options)
    )
    players = match.setup.players
    humans = max(1, min(options.humans, players))
    bot = options.bot or default_bot(match.game.name) if humans < players else ""
    if bot and roster(match.game.name).check(bot, players).code:
        known = ", ".join(name for name, entry in roster(match.game.name).bots.items() if not entry.code)
        raise GameError(
            f"The bot {bot} plays only with bots of its kind; with people you can choose {known}.",
            "error-bot-alone",
            bot=bot,
            known=known,
        )
    bots = {seat: create(match.game.name, bot, players) for seat in range(humans, players)}
    match.names = match.names or names_of(humans, players, bot, language)
    screen.show_wrapped(say(language, "term-welcome", {"game": match.game.name.capitalize()}))
    screen.show_wrapped(say(language, f"help-{match.game.name}") + "\n" + say(language, "help-always"))
    return TerminalGame(match, bots, screen, language, save).run()


def _parser() -> argparse.ArgumentParser:
    parser = Parser("sumida play", description=__doc__)
    parser.add_argument("game", nargs="?", choices=games())
    parser.add_argument("--players", type=int, help="seats at the table (Hashi 1, Hanabi 3)")
    parser.add_argument(
        "--humans", type=int, default=1, help="how many players are people at this keyboard (default 1)"
    )
    parser.add_argument("--bot", help="the bot for the other seats")
    parser.add_argument("--variant", help="Hanabi: the variant")
    parser.add_argument("--board", help="Hashi: the name of a board (see `sumida boards list`), or a file")
    parser.add_argument("--seed", help="the same seed gives the same deal")
    parser.add_argument("--language", choices=LANGUAGES)
    parser.add_argument("--save", help="file in which the game is saved after every move")
    parser.add_argument("--resume", nargs="?", const="", help="continue a saved game")
    return parser


def _deal(name: str, options: argparse.Namespace) -> Match:
    setup_options: dict[str, Json] = {"players": options.players or {"hashi": 1, "hanabi": 3}[name]}
    if name == "hanabi" and options.variant:
        setup_options["variant"] = options.variant
    if name == "hashi" and options.board:
        setup_options["board"] = board_option(options.board)
    return new_game(name, seed=options.seed, **setup_options)


def _choose_game(screen: Screen, language: str) -> str:
    while True:
        answer = screen.ask(say(language, "term-which-game") + " ")
        if answer is None:
            raise GameError(f"no game was chosen; the games are: {', '.join(games())}")
        for name in games():
            if answer and name.startswith(answer.lower()) and answer.lower() != "ha":
                return name
        if answer in ("1", "2"):
            return games()[int(answer) - 1]


def default_save(name: str) -> Path:
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "sumida" / f"{name}.json"


def names_of(humans: int, players: int, bot: str, language: str) -> tuple[str, ...]:
    you = say(language, "term-you")
    people = [you] if humans == 1 else [f"{you} {seat + 1}" for seat in range(humans)]
    return (*people, *(f"{bot} {'ABCDE'[seat]}" for seat in range(humans, players)))
