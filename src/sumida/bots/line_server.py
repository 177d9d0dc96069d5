"""`python -m sumida.bots.line_server GAME FILE.py:CLASS`: a Python bot as a player over lines.

What the bot prints goes to standard error, so that it cannot be mistaken for an answer.
"""

from __future__ import annotations

import sys
from typing import BinaryIO

import msgspec

from sumida.bots.lines import AnswerLine, HelloLine, ViewLine
from sumida.bots.names import OutsideName, read_name
from sumida.bots.outside import load
from sumida.kernel import GameError
from sumida.registry import game

_decoder: msgspec.json.Decoder[HelloLine | ViewLine] = msgspec.json.Decoder(HelloLine | ViewLine)


def main(argv: list[str]) -> int:
    """Answer views until the input ends. An error of the bot is shown as Python shows it."""
    answers, sys.stdout = sys.stdout.buffer, sys.stderr
    bot = read_name(argv[1])
    assert bot is not None, "the name was checked by the caller"
    try:
        serve(argv[0], bot, sys.stdin.buffer, answers)
    except GameError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def serve(name: str, bot: OutsideName, lines: BinaryIO, answers: BinaryIO) -> None:
    """Make the bot at every hello, and answer the views that follow it."""
    playing, player = game(name), None
    for line in lines:
        asked = _decoder.decode(line)
        if isinstance(asked, HelloLine):
            player = load(bot, asked.players)
            continue
        assert player is not None, "a hello comes first"
        action = player.choose(playing.read_view(asked.view))
        answers.write(msgspec.json.encode(AnswerLine(str(action))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
