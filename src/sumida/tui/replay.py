"""Step through a recorded game with everything open, or as one seat saw it."""

from __future__ import annotations

import os
from collections.abc import Sequence

from sumida.arguments import SEATS, Parser, read_seat
from sumida.files import read_record
from sumida.kernel import GameError, Record, Seat
from sumida.locales import LANGUAGES, choose_language, say, say_error
from sumida.printing import one_line
from sumida.records import Match, Replay, read_game, replay
from sumida.tui.drawing import draw, latest, result, say_move
from sumida.tui.screen import Screen


def main(argv: Sequence[str]) -> int:
    """Show one position (`--at`) or step through all of them."""
    parser = Parser("sumida replay", description=__doc__)
    parser.add_argument("file", help="a record")
    parser.add_argument("--at", type=int, metavar="N", help="show the position after N moves and exit")
    parser.add_argument("--as", dest="seat", metavar="SEAT", help="show what a seat saw: A, B …")
    parser.add_argument("--language", choices=LANGUAGES)
    options = parser.parse_args(argv)
    language = options.language or choose_language(os.environ.get("LANG", "en"))
    record = read_record(options.file, read_game)
    try:
        played = replay(record)
    except GameError as error:
        if error.reason != "error-rules-version" or options.at is not None:
            raise
        _list_moves(record, error, Screen(), language)
        return 0
    seat = None if options.seat is None else read_seat(options.seat, played.setup.players)
    viewer = ReplayViewer(played, seat, Screen(), language)
    if options.at is not None:
        viewer.go(options.at)
        viewer.show()
    else:
        viewer.run()
    return 0


def _list_moves(record: Record, error: GameError, screen: Screen, language: str) -> None:
    """All that can be shown of a game whose rules this program does not have."""
    screen.show_wrapped(say_error(language, error))
    for seat, name in enumerate(record.names):
        screen.show(f"{_letter(seat)} {one_line(name)}")
    for number, (seat, text) in enumerate(record.moves, start=1):
        screen.show(f"{number:>3}  {_letter(seat)}: {one_line(text)}")


def _letter(seat: Seat) -> str:
    """The letter of a seat; a file that cannot be checked may name any."""
    return SEATS[seat] if seat < len(SEATS) else str(seat + 1)


class ReplayViewer:
    """A record and a position in it."""

    def __init__(self, played: Replay, seat: Seat | None, screen: Screen, language: str) -> None:
        self.played = played
        self.seat = seat
        self.screen = screen
        self.language = language
        self.last = len(played.states) - 1
        self.at = 0

    def go(self, place: int) -> None:
        """Move to the position after `place` moves."""
        if not 0 <= place <= self.last:
            raise GameError(
                f"there is no position {place}; this game has 0 to {self.last}",
                "error-no-such-turn",
                last=self.last,
            )
        self.at = place

    def step(self, by: int) -> None:
        """Move to the next position, or the one before, in which this seat saw anything new."""
        place = self.at + by
        while 0 < place < self.last and self._hidden(place if by > 0 else place + 1):
            place += by
        self.go(min(max(place, 0), self.last))

    def show(self) -> None:
        """Print the move that led here, as far as this seat saw it, and the position."""
        record, match = self.played.record, self._match(self.at)
        hidden = self.at == 0 or self._hidden(self.at)
        seat, text = record.moves[self.at - 1] if self.at else (0, "")
        move = "" if hidden else f"{SEATS[seat]}: {say_move(match, text, self.language)}"
        self.screen.show(f"{self.at}/{self.last}  {self.screen.paint(move, 'bold')}")
        for line in self._closed_round(match):
            self.screen.show_wrapped(line)
        self.screen.show(draw(match, self.seat, self.screen, self.language))
        if match.over:
            self.screen.show_wrapped(result(match, self.language))

    def _hidden(self, place: int) -> bool:
        """Whether the move that led here was a secret of another seat: this one saw nothing change."""
        before, after = self.played.states[place - 1], self.played.states[place]
        mover = self.played.record.moves[place - 1][0]
        return self.seat not in (None, mover) and before.view(self.seat) == after.view(self.seat)

    def _closed_round(self, match: Match) -> Sequence[str]:
        """What everyone drew in a round of Hashi that has just ended."""
        if match.game.name != "hashi" or self.at == 0:
            return ()
        known = len(self.played.states[self.at - 1].view(self.seat).history)
        return latest(match, self.seat, known, self.language)

    def _match(self, place: int) -> Match:
        record, setup = self.played.record, self.played.setup
        names = [*map(one_line, record.names)]
        match = Match(record.game, setup, setup.parse_deal(record.deal), names, record.rules)
        match.state = self.played.states[place]
        return match

    def run(self) -> None:
        """Enter steps forward, b back; a number jumps, a letter switches to that seat, q quits."""
        self.show()
        while (answer := self.screen.ask(say(self.language, "term-replay-prompt") + " ")) not in (None, "q"):
            try:
                self._obey(answer or "")
            except GameError as error:
                self.screen.show_wrapped(say_error(self.language, error))
            else:
                self.show()

    def _obey(self, answer: str) -> None:
        if answer in ("", "b"):
            self.step(-1 if answer else 1)
        elif answer.isascii() and answer.isdigit() and len(answer) < 7:
            self.go(int(answer))
        else:
            self.seat = None if answer == "all" else read_seat(answer, self.played.setup.players)
