"""How a clue is read: its focus, and whether it says "play", "keep" or calls on a third hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sumida.hanabi.bots.partner.belief import update_beliefs
from sumida.hanabi.bots.partner.calls import ask_for_help
from sumida.hanabi.bots.partner.newcomers import watch_clue
from sumida.hanabi.bots.partner.table_reading import UNKNOWN, Call, TableReading
from sumida.hanabi.rules.variants import RANKS
from sumida.kernel import Seat


def bits(mask: int) -> Iterator[int]:
    """The identities in a mask, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def read_clue(table: TableReading, giver: Seat, target: Seat, mask: int, touched: Sequence[int]) -> None:
    """Read a clue: what it says about every card, then what it means for its focus."""
    chop = table.chop(target)
    news = any(table.clued[order] & ~mask for order in touched)
    fresh = [order for order in touched if not table.touched[order]]
    for order in table.hands[target]:
        table.clued[order] &= mask if order in touched else ~mask
    forgive_copies(table, giver, fresh)
    for order in fresh:
        table.touched[order] = True
        table.source[order] = giver
        table.literal_clue[order] = table.literal[giver]
    table.tokens -= 1
    update_beliefs(table)
    plain = table.literal[giver]
    if fresh:
        focus = chop if chop in fresh else fresh[-1]
        assert focus is not None
        found = focus_readings(table, giver, target, mask, focus, focus == chop)
        if found.away:
            watch_clue(
                table, giver, focus, found.play | found.keep, found.away, between(table, giver, target)
            )
        if not plain or len(fresh) == 1:
            read_focus(table, giver, target, focus, found)
    elif touched and not news and not plain:
        read_repeat(table, giver, target, touched[-1])


def forgive_copies(table: TableReading, giver: Seat, fresh: Sequence[int]) -> None:
    """The giver may hold the card it clues and not know: that copy is not ruled out for its own cards."""
    copies = 0
    for order in fresh:
        if table.identity[order] != UNKNOWN:
            copies |= 1 << table.identity[order]
    for order in table.hands[giver]:
        if table.touched[order]:
            table.doubt[order] |= copies & table.belief[order]


def read_repeat(table: TableReading, giver: Seat, target: Seat, focus: int) -> None:
    """A clue that says nothing new asks for the newest card it touches to be played."""
    play, _ = readings(table, giver, target, table.belief[focus])
    if play:
        table.inferred[focus] = table.inferred[focus] & play or play
        update_beliefs(table)


def playable_orders(table: TableReading, seat: Seat) -> list[int]:
    """Cards that their holder believes to be playable, oldest first."""
    fits, belief = table.playable, table.belief
    return [order for order in table.hands[seat] if belief[order] & ~fits == 0]


class FocusReadings(NamedTuple):
    """What a focus may be: to be played, to be kept, or to be played once another card has been."""

    play: int
    keep: int
    away: list[tuple[int, int]]


def focus_readings(
    table: TableReading, giver: Seat, target: Seat, mask: int, focus: int, on_chop: bool
) -> FocusReadings:
    """What the clue may mean for its focus, if everybody knows the conventions."""
    open_now = table.belief[focus]
    play, away = readings(table, giver, target, open_now)
    if mask == table.terms.fives:
        return FocusReadings(play, open_now, [])
    keep = open_now & saves(table, giver, target, mask) if on_chop else 0
    return FocusReadings(play, keep, away)


def read_focus(table: TableReading, giver: Seat, target: Seat, focus: int, found: FocusReadings) -> None:
    """Narrow down what the holder believes the focus to be, and call on the players who must help."""
    table.focused[focus] = True
    play, keep, away = found
    helpers = [seat for seat in between(table, giver, target) if answers_calls(table, seat)]
    if not helpers or not answers_calls(table, giver):
        away = []
    meaning = play | keep
    for card, _ in away:
        meaning |= 1 << card
    if not meaning:
        return
    table.inferred[focus] = table.inferred[focus] & meaning or meaning
    table.delayed[focus] = play & ~keep & ~table.playable
    if away:
        first = (giver + 1) % table.terms.players
        ask_for_help(table, Call(focus, play | keep, tuple(away), first, tuple(helpers)))
    update_beliefs(table)


def readings(table: TableReading, giver: Seat, target: Seat, mask: int) -> tuple[int, list[tuple[int, int]]]:
    """Identities that can be played now or after cards already known, and those that lack one card."""
    play, away = 0, []
    for card in bits(mask & ~table.dead):
        missing = missing_steps(table, giver, target, card)
        if not missing:
            play |= 1 << card
        elif len(missing) == 1:
            away.append((card, missing[0]))
    return play, away


def review(table: TableReading) -> None:
    """Give up readings that waited for a card which turns out not to be coming."""
    changed = False
    for seat, order in table.held():
        waiting = table.delayed[order] & table.inferred[order] & ~table.playable & ~table.dead
        for card in bits(waiting):
            if missing_steps(table, table.source[order], seat, card):
                table.delayed[order] &= ~(1 << card)
                rest = table.inferred[order] & ~(1 << card)
                if rest & table.belief[order]:
                    table.inferred[order] = rest
                    changed = True
    if changed:
        update_beliefs(table)


def missing_steps(table: TableReading, giver: Seat, target: Seat, card: int) -> list[int]:
    """Identities between the series and `card` that no hand is known to play."""
    suit, step = divmod(card, RANKS)
    base = suit * RANKS
    return [
        base + lower
        for lower in range(table.piles[suit], step)
        if not is_coming(table, giver, target, base + lower)
    ]


def is_coming(table: TableReading, giver: Seat, target: Seat, card: int) -> bool:
    """Whether a player holds this identity, knows enough about it, and will play it in time."""
    bit = 1 << card
    for seat, order in table.held():
        mask = table.belief[order]
        if mask & bit and table.is_marked(order):
            if mask == bit:
                return True
            if seat != giver and mask & ~table.playable == 0 and table.identity[order] in (card, UNKNOWN):
                return True
    return False


def between(table: TableReading, giver: Seat, target: Seat) -> list[Seat]:
    """The seats that act before the receiver does."""
    players = table.terms.players
    return [(giver + step) % players for step in range(1, (target - giver) % players)]


def answers_calls(table: TableReading, seat: Seat) -> bool:
    """Whether a seat gives and answers prompts, finesses and bluffs."""
    return table.knows_calls[seat] and not table.literal[seat]


def saves(table: TableReading, giver: Seat, target: Seat, mask: int) -> int:
    """Identities that a clue to the chop may be meant to save."""
    terms = table.terms
    if mask == terms.fives:
        return mask & ~table.dead
    keep = table.critical & ~terms.fives
    if mask == terms.twos:
        keep |= terms.twos & ~table.dead & ~seen_by(table, giver, target)
    return keep & mask


def seen_by(table: TableReading, giver: Seat, target: Seat) -> int:
    """Mask of the identities that both giver and receiver see in third hands."""
    mask = 0
    for place, hand in enumerate(table.hands):
        if place not in (giver, target):
            for order in hand:
                if table.identity[order] != UNKNOWN:
                    mask |= 1 << table.identity[order]
    return mask
