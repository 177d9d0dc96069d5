"""A bounded minute of coverage-guided fuzzing (atheris) over every parser that reads from outside.

python -m benchmarks.fuzz --seconds 60
"""

from __future__ import annotations

import argparse
import sys

import atheris

with atheris.instrument_imports(include=["sumida"]):
    from sumida import codec
    from sumida.hanabi import hanablive
    from sumida.hashi.rules.board import parse as parse_board
    from sumida.kernel import GameError
    from sumida.records import replay
    from sumida.registry import game

HANABI = game("hanabi").setup({"players": 3})
HASHI = game("hashi").setup({"players": 1})


def one_input(data: bytes) -> None:
    """Every parser either reads the text or says what is wrong with it; anything else is a crash."""
    text = data.decode("utf-8", "replace")
    parsers = (
        HANABI.parse_action,
        HANABI.parse_deal,
        HASHI.parse_action,
        HASHI.parse_deal,
        parse_board,
        hanablive.load,
        hanablive.load_url,
        lambda source: replay(codec.read_record(source)),
        lambda source: game("hashi").setup({"players": 1, "board": source}),
    )
    for parse in parsers:
        try:
            parse(text)
        except GameError as error:
            assert str(error)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=60)
    options = parser.parse_args()
    atheris.Setup(
        [sys.argv[0], f"-max_total_time={options.seconds}", "-max_len=4096", "-timeout=10"], one_input
    )
    atheris.Fuzz()


if __name__ == "__main__":
    main()
