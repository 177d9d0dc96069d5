"""A turn: what everybody learns from a move, and what the move does."""

from __future__ import annotations

from sumida.hanabi.bots.hat.code import clue_value, point, tell, touched
from sumida.hanabi.bots.hat.knowledge import (
    CARD,
    DEAD,
    FINAL,
    PILE,
    PLAYABLE,
    PLAYERS,
    SCORE,
    STRIKES,
    TO_ACT,
    TOKENS,
    TURN,
    draw,
    put,
    remove,
    size,
    tighten,
)
from sumida.hanabi.bots.hat.moves import CLUE, PLAY, decide
from sumida.hanabi.bots.hat.sight import publicly
from sumida.hanabi.engines.jit import Numbers, Vector, jit


@jit
def learn(s: Vector, action: int, hit: int, me: int, w: Numbers) -> None:
    """Everybody learns what a move says, before it changes the table. `hit`: the slots a clue touches."""
    seat = s[TO_ACT]
    if action >= CLUE:
        target = (action - CLUE) // 10
        what = (action - CLUE) % 10
        tell(s, seat, 4 * (s[PLAYERS] - 1), clue_value(s, seat, target, what, hit), me, w)
        point(s, target, what, hit)
        tighten(s)
        return
    slots = publicly(s, seat, s[PLAYABLE] if action >= PLAY else s[DEAD])
    slot = action % 10
    if slots & (slots - 1) and slots >> slot & 1:
        tell(s, seat, size(slots), size(slots & ((1 << slot) - 1)), me, w)
        tighten(s)


@jit
def change(s: Vector, action: int, card: int, drawn: int) -> None:
    """What a move does: `card` leaves the hand, `drawn` (-1: unseen) comes in."""
    seat = s[TO_ACT]
    if action >= CLUE:
        s[TOKENS] -= 1
    else:
        remove(s, seat, action % 10)
        put(s, card, action >= PLAY)
        tighten(s)
        if s[PILE] > 0:
            draw(s, seat, drawn)
            tighten(s)
    if s[FINAL] >= 0:
        s[FINAL] -= 1
    elif s[PILE] == 0:
        s[FINAL] = s[PLAYERS]
    s[TURN] += 1
    s[TO_ACT] = (seat + 1) % s[PLAYERS]


@jit
def move(s: Vector, action: int, deck: Vector, w: Numbers) -> None:
    """Make a move in a game whose cards are all known: what it says, then what it does."""
    card = drawn = hit = 0
    if action >= CLUE:
        hit = touched(s, (action - CLUE) // 10, (action - CLUE) % 10)
    else:
        card = s[CARD + 5 * s[TO_ACT] + action % 10]
        if s[PILE] > 0:
            drawn = deck[len(deck) - s[PILE]]
    learn(s, action, hit, -1, w)
    change(s, action, card, drawn)


@jit
def over(s: Vector) -> bool:
    return s[STRIKES] >= 3 or s[SCORE] == 25 or s[FINAL] == 0


@jit
def finish(s: Vector, deck: Vector, w: Numbers) -> int:
    """Play on to the end; the score, 0 on a strike-out."""
    while not over(s):
        move(s, decide(s, s[TO_ACT], w), deck, w)
    return 0 if s[STRIKES] >= 3 else s[SCORE]
