"""Search for a line of play that wins a deal with all cards known; compiled where Numba is installed.

Positions are grouped by the number of cards drawn. One step leads from a group to the next: some seats in
turn give a clue to pass, then a seat plays or discards, and draws. A hand is the set of needed cards in it;
cards that were played already, and a second copy in the same hand, are *spare*: one is as good as another.

What is left out cannot help: discarding a needed card while there is a spare one, or the last copy of a
needed card; a strike while a discard is allowed; a whole round of clues, unless all tokens are there and
forbid a discard. So a search that dropped no position and finds no win proves that there is none.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from sumida.hanabi.engines.jit import jit

Ints = npt.NDArray[np.int64]

# Fields of a position; the hands are masks of cards, one for each seat.
HANDS = 0
PILES, CLUES, STRIKES, SEAT, PARENT, ACTION, VALUE = range(5, 12)
FIELDS = 12
KEY_FIELDS = PARENT
"""Two positions that agree up to here are the same."""

# An action: PASS times the number of clues before it, plus one of these, plus the card where one is named.
PLAY, DISCARD, STRIKE = 0, 50, 100
SPARE = 49
"""In place of a card: any spare one."""
PASS = 1000

# The terms of a game and its deck.
PLAYERS, HAND, SUITS, RANKS, TOKENS, MAX_STRIKES, CARDS = range(7)
FIRST = 7  # by card: its places in the deck, PLACES of them, in order; -1 where there is none
PLACES = 3
MAX_KINDS = 30
DECK = FIRST + PLACES * MAX_KINDS

FOUND, REFUTED, GAVE_UP = 1, 0, -1
ROOM = 8
"""Successors that there is space for, for each position kept."""
MOST_SUCCESSORS = 200
"""Of one position: six passes at most, times what a hand can do."""


@jit
def pile_of(piles: int, suit: int) -> int:
    return (piles >> (3 * suit)) & 7


@jit
def count_bits(mask: int) -> int:
    found = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


@jit
def pace(t: Ints, s: Ints, at: int, drawn: int, late: Ints) -> int:
    """How many turns can still be lost, at most; negative if the missing cards come too late.

    A card can be played once it is drawn and the one below it has been played. From now on there are as many
    turns with a play or a discard as cards in the pile, and one more for each seat. `late` is scratch space.
    """
    turns = t[CARDS] - drawn + t[PLAYERS]
    for turn in range(turns + 1):
        late[turn] = 0
    held = 0
    for seat in range(t[PLAYERS]):
        held |= s[at + HANDS + seat]
    for suit in range(t[SUITS]):
        earliest = -1
        for rank in range(pile_of(s[at + PILES], suit), t[RANKS]):
            card = suit * t[RANKS] + rank
            here = 0
            if not held >> card & 1:
                here = turns + 1
                for place in range(PLACES):
                    where = t[FIRST + PLACES * card + place]
                    if where >= drawn:
                        here = where - drawn + 1
                        break
            earliest = max(here, earliest + 1)
            if earliest >= turns:
                return -1
            late[earliest] += 1
    slack: int = turns
    missing = 0
    for turn in range(turns - 1, -1, -1):
        missing += late[turn]
        slack = min(slack, turns - turn - missing)
    return slack


@jit
def last_round(t: Ints, s: Ints, at: int, seat: int, turns: int, piles: int, choice: Ints) -> bool:
    """Whether the last turns can complete every series; `choice` gets the card each turn plays, or -1."""
    missing = t[SUITS] * t[RANKS]
    for suit in range(t[SUITS]):
        missing -= pile_of(piles, suit)
    if missing == 0:
        return True
    if missing > turns:
        return False
    for suit in range(t[SUITS]):
        rank = pile_of(piles, suit)
        card = suit * t[RANKS] + rank
        if rank < t[RANKS] and s[at + HANDS + seat] >> card & 1:
            choice[t[PLAYERS] - turns] = card
            if last_round(t, s, at, (seat + 1) % t[PLAYERS], turns - 1, piles + (1 << (3 * suit)), choice):
                return True
    choice[t[PLAYERS] - turns] = -1
    return last_round(t, s, at, (seat + 1) % t[PLAYERS], turns - 1, piles, choice)


@jit
def same(s: Ints, a: int, b: int) -> bool:
    equal = True
    for field in range(KEY_FIELDS):
        equal = equal and s[a + field] == s[b + field]
    return equal


@jit
def slot_of(s: Ints, at: int, table: Ints) -> int:
    """The slot of the hash table that holds this position, or a free one (-1) for it."""
    key = 1469598103934665603
    for field in range(KEY_FIELDS):
        key = (key ^ s[at + field]) * 1099511628211
        key ^= key >> 29
    slot = key & (len(table) - 1)
    while table[slot] >= 0 and not same(s, table[slot] * FIELDS, at):
        slot = (slot + 1) & (len(table) - 1)
    return slot


@jit
def draw(t: Ints, s: Ints, at: int, seat: int, card: int) -> None:
    """A drawn card joins the hand where it is needed and new to it; anything else is a spare card."""
    if card % t[RANKS] >= pile_of(s[at + PILES], card // t[RANKS]):
        s[at + HANDS + seat] |= 1 << card


@jit
def successor(t: Ints, s: Ints, parent: int, at: int, passes: int) -> int:
    """Copy a position and let seats pass; the seat that acts."""
    for field in range(FIELDS):
        s[at + field] = s[parent + field]
    seat: int = (s[parent + SEAT] + passes) % t[PLAYERS]
    s[at + CLUES] -= passes
    s[at + SEAT] = (seat + 1) % t[PLAYERS]
    s[at + PARENT] = parent // FIELDS
    return seat


@jit
def after_play(t: Ints, s: Ints, parent: int, at: int, passes: int, drawn: int, card: int) -> None:
    """The position after a seat has played a card that fits."""
    seat = successor(t, s, parent, at, passes)
    s[at + PILES] += 1 << (3 * (card // t[RANKS]))
    for other in range(t[PLAYERS]):
        s[at + HANDS + other] &= ~(1 << card)
    if card % t[RANKS] == t[RANKS] - 1:
        s[at + CLUES] = min(s[at + CLUES] + 1, t[TOKENS])
    s[at + ACTION] = PASS * passes + PLAY + card
    draw(t, s, at, seat, t[DECK + drawn])


@jit
def after_discard(t: Ints, s: Ints, parent: int, at: int, passes: int, drawn: int, card: int) -> bool:
    """The position after a seat has discarded a card, by a strike with all tokens there; False if illegal."""
    seat = successor(t, s, parent, at, passes)
    kind = DISCARD
    if s[at + CLUES] == t[TOKENS]:
        kind = STRIKE
        if card != SPARE and pile_of(s[at + PILES], card // t[RANKS]) == card % t[RANKS]:
            return False
        s[at + STRIKES] += 1
        if s[at + STRIKES] == t[MAX_STRIKES]:
            return False
    else:
        s[at + CLUES] += 1
    if card != SPARE:
        s[at + HANDS + seat] &= ~(1 << card)
    s[at + ACTION] = PASS * passes + kind + card
    draw(t, s, at, seat, t[DECK + drawn])
    return True


@jit
def expendable(t: Ints, s: Ints, at: int, seat: int, drawn: int, card: int) -> bool:
    """Whether there is another copy, in another hand or still in the pile."""
    for other in range(t[PLAYERS]):
        if other != seat and s[at + HANDS + other] >> card & 1:
            return True
    last = -1
    for place in range(PLACES):
        last = max(last, t[FIRST + PLACES * card + place])
    return last >= drawn


@jit
def judge(t: Ints, s: Ints, at: int, drawn: int, late: Ints, weights: Ints, noise: int) -> bool:
    """Give a position its value; False if it cannot be won."""
    slack = pace(t, s, at, drawn, late)
    if slack < 0:
        return False
    played, held, locked = 0, 0, 0
    for suit in range(t[SUITS]):
        played += pile_of(s[at + PILES], suit)
    for seat in range(t[PLAYERS]):
        hand = s[at + HANDS + seat]
        held |= hand
        if count_bits(hand) == t[HAND]:
            free = False
            for suit in range(t[SUITS]):
                rank = pile_of(s[at + PILES], suit)
                if rank < t[RANKS] and hand >> (suit * t[RANKS] + rank) & 1:
                    free = True
            if not free:
                locked += 1
    s[at + VALUE] = (
        weights[0] * min(slack, 6)
        + weights[1] * played
        + weights[2] * count_bits(held)
        + weights[3] * min(s[at + CLUES], 4)
        - weights[4] * locked
        - weights[5] * s[at + STRIKES]
        + noise
    )
    return True


@jit
def most_passes(t: Ints, s: Ints, at: int) -> int:
    """How many seats in turn may pass. A whole round of clues only helps to have fewer than all tokens."""
    whole = s[at + CLUES] == t[TOKENS]
    most: int = min(t[PLAYERS] if whole else t[PLAYERS] - 1, s[at + CLUES])
    return most


@jit
def expand(
    t: Ints, s: Ints, parent: int, drawn: int, end: int, table: Ints, late: Ints, weights: Ints, seed: int
) -> int:
    """Write all positions that follow, from index `end` on, each once; returns the new end."""
    for passes in range(most_passes(t, s, parent) + 1):
        seat = (s[parent + SEAT] + passes) % t[PLAYERS]
        hand = s[parent + HANDS + seat]
        spare = count_bits(hand) < t[HAND]
        for choice in range(2 * t[SUITS] * t[RANKS] + 1):
            card = choice >> 1
            at = end * FIELDS
            if choice == 2 * t[SUITS] * t[RANKS]:
                if not spare or not after_discard(t, s, parent, at, passes, drawn, SPARE):
                    continue
            elif not hand >> card & 1:
                continue
            elif choice & 1:
                if pile_of(s[parent + PILES], card // t[RANKS]) != card % t[RANKS]:
                    continue
                after_play(t, s, parent, at, passes, drawn, card)
            else:
                if spare or not expendable(t, s, parent, seat, drawn, card):
                    continue
                if not after_discard(t, s, parent, at, passes, drawn, card):
                    continue
            slot = slot_of(s, at, table)
            if table[slot] >= 0:
                continue
            noise = 0
            if weights[6]:
                noise = ((seed + end) * 2862933555777941757 >> 33) % weights[6]
            if judge(t, s, at, drawn + 1, late, weights, noise):
                table[slot] = end
                end += 1
    return end


@jit
def expand_all(
    t: Ints, s: Ints, count: int, drawn: int, most: int, table: Ints, late: Ints, weights: Ints, seed: int
) -> int:
    """Write the successors of `count` positions after them: the new end, or -1 minus it if space ran out."""
    end = count
    for index in range(count):
        end = expand(t, s, index * FIELDS, drawn, end, table, late, weights, seed)
        if end > most:
            return -1 - end
    return end


@jit
def winner(t: Ints, s: Ints, count: int, choice: Ints) -> int:
    """The index of a position that the last round wins, or -1."""
    for index in range(count):
        at = index * FIELDS
        if last_round(t, s, at, s[at + SEAT], t[PLAYERS], s[at + PILES], choice):
            return index
    return -1


def search(t: Ints, start: Ints, weights: Ints, width: int, seed: int = 1) -> tuple[int, list[int]]:
    """Search with at most `width` positions for each number of cards drawn.

    The outcome (FOUND, REFUTED if nothing was dropped, or GAVE_UP) and the actions of a win: one for each
    card drawn, then the card that each turn of the last round plays, or -1.
    """
    dealt, most = int(t[PLAYERS] * t[HAND]), ROOM * width + MOST_SUCCESSORS
    s = np.zeros((most + MOST_SUCCESSORS, FIELDS), np.int64)
    table = np.empty(1 << (2 * len(s)).bit_length(), np.int64)
    late = np.zeros(t[CARDS] + t[PLAYERS] + 2, np.int64)
    history: list[tuple[Ints, Ints]] = []
    s[0] = start
    count, complete = 1, True
    for drawn in range(dealt, int(t[CARDS])):
        table[:] = -1
        end = expand_all(t, s.reshape(-1), count, drawn, most, table, late, weights, seed + 7919 * drawn)
        if end < 0:
            end, complete = -1 - end, False
        found = s[count:end]
        if len(found) > width:
            complete = False
            found = found[np.argsort(-found[:, VALUE], kind="stable")[:width]]
        count = len(found)
        s[:count] = found.copy()
        history.append((s[:count, PARENT].astype(np.int32), s[:count, ACTION].astype(np.int32)))
    choice = np.full(t[PLAYERS] + 1, -1, np.int64)
    index = winner(t, s.reshape(-1), count, choice)
    if index < 0:
        return (REFUTED if complete else GAVE_UP), []
    line = [int(card) for card in choice[: t[PLAYERS]]]
    for parents, actions in reversed(history):
        line.insert(0, int(actions[index]))
        index = int(parents[index])
    return FOUND, line
