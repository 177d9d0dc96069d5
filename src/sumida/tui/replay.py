"""Step through a recorded game with everything open, or as one seat saw it."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence

from sumida.kernel import GameError, Seat
from sumida.locales import LANGUAGES, choose_language, say
from sumida.records import Match, Replay, replay
from sumida.tui.drawing import draw, result
from sumida.tui.files import read_record
from sumida.tui.screen import Screen


def main(argv: Sequence[str]) -> int:
    """Show one position (`--at`) or step through all of them."""
    parser = argparse.ArgumentParser("sumida replay", description=__doc__)
    parser.add_argument("file", help="a record")
    parser.add_argument("--at", type=int, metavar="N", help="show the position after N moves and exit")
    parser.add_argument("--as", dest="seat", metavar="SEAT", help="show what a seat saw: A, B …")
    parser.add_argument("--language", choices=LANGUAGES)
    options = parser.parse_args(argv)
    played = replay(read_record(options.file))
    seat = _seat(options.seat, played.setup.players)
    language = options.language or choose_language(os.environ.get("LANG", "en"))
    viewer = ReplayViewer(played, seat, Screen(), language)
    if options.at is not None:
        viewer.go(options.at)
        viewer.show()
    else:
        viewer.run()
    return 0


class ReplayViewer:
    """A record and a position in it."""

    def __init__(self, played: Replay, seat: Seat | None, screen: Screen, language: str) -> None:
        self.played = played
        self.seat = seat
        self.screen = screen
        self.language = language
        self.at = 0

    def go(self, place: int) -> None:
        """Move to the position after `place` moves."""
        last = len(self.played.states) - 1
        if not 0 <= place <= last:
            raise GameError(f"there is no position {place}; this game has 0 to {last}")
        self.at = place

    def show(self) -> None:
        record, last = self.played.record, len(self.played.states) - 1
        match = Match(record.game, self.played.setup, self.played.setup.parse_deal(record.deal), record.names)
        match.state = self.played.states[self.at]
        move = f"{'ABCDE'[record.moves[self.at - 1][0]]}: {record.moves[self.at - 1][1]}" if self.at else ""
        self.screen.show(f"{self.at}/{last}  {self.screen.paint(move, 'bold')}")
        self.screen.show(draw(match, self.seat, self.screen, self.language))
        if match.over:
            self.screen.show_wrapped(result(match, self.language))

    def run(self) -> None:
        """Enter steps forward, b back; a number jumps, a letter switches to that seat, q quits."""
        self.show()
        while (answer := self.screen.ask(say(self.language, "term-replay-prompt") + " ")) not in (None, "q"):
            try:
                self._obey(answer or "")
            except GameError as error:
                self.screen.show(str(error))
            else:
                self.show()

    def _obey(self, answer: str) -> None:
        if answer == "":
            self.go(min(self.at + 1, len(self.played.states) - 1))
        elif answer == "b":
            self.go(max(self.at - 1, 0))
        elif answer.isascii() and answer.isdigit() and len(answer) < 7:
            self.go(int(answer))
        else:
            self.seat = _seat(None if answer == "all" else answer, self.played.setup.players)


def _seat(text: str | None, players: int) -> Seat | None:
    if text is None:
        return None
    letters = "ABCDE"[:players]
    if len(text) != 1 or text.upper() not in letters:
        raise GameError(f"there is no seat {text[:20]!r}; this game has {', '.join(letters)}")
    return letters.index(text.upper())
