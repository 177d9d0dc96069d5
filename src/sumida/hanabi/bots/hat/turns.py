"""A turn: what everybody learns from a move, and what the move does."""

from __future__ import annotations

from sumida.hanabi.bots.hat.code import clue_value, give_clue, learn_leaves, touched_slots
from sumida.hanabi.bots.hat.moves import CLUE, PLAY, decide
from sumida.hanabi.bots.hat.position import (
    BEST,
    CARD,
    DEAD,
    MAX_STRIKES,
    PILE,
    PLAYABLE,
    PLAYERS,
    SCORE,
    STRIKES,
    TO_ACT,
    TOKENS,
    TURN,
    TURNS_LEFT,
    bit_count,
    draw_card,
    propagate,
    remove_card,
    reveal_card,
)
from sumida.hanabi.bots.hat.private_knowledge import publicly_in
from sumida.hanabi.engines.jit import Floats, Vector, jit


@jit
def learn_from_move(s: Vector, action: int, hit: int, me: int, w: Floats) -> None:
    """Everybody learns what a move says, before it takes effect. `hit`: the slots that a clue touches."""
    seat = s[TO_ACT]
    if action >= CLUE:
        target = (action - CLUE) // 10
        what = (action - CLUE) % 10
        learn_leaves(s, seat, 4 * (s[PLAYERS] - 1), clue_value(s, seat, target, what, hit), me, w)
        give_clue(s, target, what, hit)
        propagate(s)
        return
    slots = publicly_in(s, seat, s[PLAYABLE] if action >= PLAY else s[DEAD])
    slot = action % 10
    if slots & (slots - 1) and slots >> slot & 1:
        learn_leaves(s, seat, bit_count(slots), bit_count(slots & ((1 << slot) - 1)), me, w)
        propagate(s)


@jit
def apply_move(s: Vector, action: int, card: int, drawn: int) -> None:
    """Apply a move: `card` leaves the hand, `drawn` (-1: unseen) comes in."""
    seat = s[TO_ACT]
    if action >= CLUE:
        s[TOKENS] -= 1
    else:
        remove_card(s, seat, action % 10)
        reveal_card(s, card, action >= PLAY)
        propagate(s)
        if s[PILE] > 0:
            draw_card(s, seat, drawn)
            propagate(s)
    if s[TURNS_LEFT] >= 0:
        s[TURNS_LEFT] -= 1
    elif s[PILE] == 0:
        s[TURNS_LEFT] = s[PLAYERS]
    s[TURN] += 1
    s[TO_ACT] = (seat + 1) % s[PLAYERS]


@jit
def step(s: Vector, action: int, deck: Vector, w: Floats) -> None:
    """Make a move in a game whose cards are all known: what it says, then what it does."""
    card = drawn = hit = 0
    if action >= CLUE:
        hit = touched_slots(s, (action - CLUE) // 10, (action - CLUE) % 10)
    else:
        card = s[CARD + 5 * s[TO_ACT] + action % 10]
        if s[PILE] > 0:
            drawn = deck[len(deck) - s[PILE]]
    learn_from_move(s, action, hit, -1, w)
    apply_move(s, action, card, drawn)


@jit
def is_over(s: Vector) -> bool:
    return s[STRIKES] >= MAX_STRIKES or s[SCORE] == BEST or s[TURNS_LEFT] == 0


@jit
def rollout(s: Vector, deck: Vector, w: Floats) -> int:
    """Play to the end by the code; returns the score, 0 after a strike-out."""
    while not is_over(s):
        step(s, decide(s, s[TO_ACT], w), deck, w)
    return 0 if s[STRIKES] >= MAX_STRIKES else s[SCORE]
