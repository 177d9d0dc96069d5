"""`python -m sumida.bots.line_server GAME FILE.py:CLASS`: a Python bot as a player over lines.

What the bot prints goes to standard error, so that it cannot be mistaken for an answer.
"""

from __future__ import annotations

import sys
from typing import Any, BinaryIO

import msgspec

from sumida.bots.lines import AnswerLine, ExplainLine, HelloLine, ViewLine
from sumida.bots.names import OutsideName, read_name
from sumida.bots.outside import load
from sumida.kernel import GameError, Words
from sumida.registry import game

_decoder: msgspec.json.Decoder[HelloLine | ViewLine | ExplainLine] = msgspec.json.Decoder(
    HelloLine | ViewLine | ExplainLine
)


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
        answers.write(msgspec.json.encode(_answer(player, playing.read_view(asked.view), asked)) + b"\n")
        answers.flush()


def _answer(player: Any, view: Any, asked: ViewLine | ExplainLine) -> AnswerLine:
    if isinstance(asked, ViewLine):
        return AnswerLine(str(player.choose(view)))
    if not hasattr(player, "explain"):
        return AnswerLine(asked.action)
    chosen = next(action for action in view.legal if str(action) == asked.action)
    why = player.explain(view, chosen)
    return AnswerLine(asked.action, why if isinstance(why, Words) else str(why or ""))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
