"""Games as hanab.live writes them, for the tests of its formats."""

from __future__ import annotations

from typing import Any

import msgspec

from sumida.hanabi import hanablive
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.setup import Deck, HanabiSetup
from sumida.hanabi.rules.variants import VARIANTS
from sumida.kernel import Record
from tests.hanabi.positions import deck_text, random_game

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed")


def record(seed: int, names: bool = True, moves: int | None = None, **options: Any) -> Record:
    """A random game as a record."""
    setup = GAME.setup(options)
    last = random_game(setup, seed, careful=True)[-1]
    said = tuple((event.seat, str(event.action)) for event in last.history)
    deal = str(Deck(setup.variant, last.deck))
    return Record("hanabi", 1, setup.options, deal, said[:moves], NAMES[: setup.players] if names else ())


def file(**changes: Any) -> str:
    """A small hanab.live file: two players, red ones on top of a sorted deck, one rank clue."""
    game = msgspec.json.decode(hanablive.dump_json(plain()))
    return msgspec.json.encode({**game, **changes}).decode()


def plain(*moves: str) -> Record:
    """A game of two seats that hold r1 r1 r1 w1 w2 and y1 g1 b1 w1 w3."""
    deal = deck_text(VARIANTS["five"], "r1 r1 r1 w1 w2  y1 g1 b1 w1 w3")
    setup = HanabiSetup()
    said = tuple((turn % 2, move) for turn, move in enumerate(moves or ("clue B 1",)))
    return Record("hanabi", 1, setup.options, deal, said, ("Ana", "Bo"))


def actions(*moves: str) -> list[dict[str, int]]:
    """The moves as the site writes them."""
    found: list[dict[str, int]] = msgspec.json.decode(hanablive.dump_json(plain(*moves)))["actions"]
    return found
