"""The bytes on a real socket do not change when hidden cards are swapped among equal possibilities."""

from __future__ import annotations

import re
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from sumida.hanabi.rules.game import GAME
from sumida.tables.context import Chance

SETUP = GAME.setup({"players": 2})


def deck(front: str) -> str:
    """A whole deck that begins with these cards; the rest in box order."""
    first = front.split()
    rest = [SETUP.variant.cards[card] for card in SETUP.variant.deck]
    for card in first:
        rest.remove(card)
    return " ".join([*first, *rest])


class Dealer(Chance):
    """Deals one given deck."""

    def __init__(self, deal: str) -> None:
        super().__init__()
        object.__setattr__(self, "given", deal)

    def deal(self, setup: Any, secret: str, added: Any) -> str:
        return str(self.given)  # type: ignore[attr-defined]  # set on a frozen dataclass above

    def secret(self) -> str:
        return "5ec2e7"

    def salt(self) -> str:
        return "5a17"


ADA = "w1 r2 b3 y4 g5"
BO = "r1 w2 y1 b1 g1"
DRAWN = "w3 w4"
"""What Bo draws in full sight of Ada."""
PLAIN = f"{ADA} {BO} {DRAWN} y2 r3"
SWAPPED = {
    "own cards among each other": f"w1 b3 r2 y4 g5 {BO} {DRAWN} y2 r3",
    "an own card with the pile": f"w1 r2 y2 y4 g5 {BO} {DRAWN} b3 r3",
    "the order of the pile": f"{ADA} {BO} {DRAWN} r3 y2",
}
MOVES = ["clue B 1", "discard 2", "clue B red", "discard 1", "clue B blue"]


def told(tell: Any, database: str, deal: str) -> bytes:
    """Every byte Ada receives in a short game with this deck; chance apart, both games are the same."""
    frames: list[bytes] = []

    async def story(club: Any) -> None:
        code, (ada, bo) = await club.table("Ada", "Bo")
        for number, action in enumerate(MOVES):
            mover, other = (ada, bo) if number % 2 == 0 else (bo, ada)
            answer = await mover.do("move", action=action)
            assert answer["type"] == "ack", answer
            await other.until_version(mover.version)
        again = await club.player(ada.cookie)
        await again.open(code, since=2)
        digest = ada.play["digest"].encode()
        all_frames = [frame for frame in ada.frames + again.frames if b'"presence"' not in frame]
        frames.extend(f.replace(code.encode(), b"CODE").replace(digest, b"DIGEST") for f in all_frames)

    tick = count(1_000_000, 0)
    tell(story, chance=Dealer(deal), clock=lambda: next(tick), database=database)
    return re.sub(rb'"id":"c\d+"', b'"id":""', b"\n".join(frames))


@pytest.mark.parametrize("swap", SWAPPED)
def test_bytes_on_the_wire_do_not_depend_on_hidden_cards(tell: Any, tmp_path: Path, swap: str) -> None:
    plain = told(tell, f"sqlite:///{tmp_path}/1.sqlite3", deck(PLAIN))
    other = told(tell, f"sqlite:///{tmp_path}/2.sqlite3", deck(SWAPPED[swap]))
    assert plain == other


def test_bytes_on_the_wire_do_depend_on_cards_one_sees(tell: Any, tmp_path: Path) -> None:
    """The comparison can fail: a card in the other's hand is seen."""
    plain = told(tell, f"sqlite:///{tmp_path}/1.sqlite3", deck(PLAIN))
    other = told(tell, f"sqlite:///{tmp_path}/2.sqlite3", deck(f"{ADA} r1 w2 y1 g1 b1 {DRAWN} y2 r3"))
    assert plain != other
