"""What a clue means: its focus is to be played, is saved, or calls on somebody to play first."""

from __future__ import annotations

from collections.abc import Sequence

from sumida.hanabi.conventions.belief import update_hands, used_up
from sumida.hanabi.conventions.chop_moves import five_chop_move, trash_chop_move
from sumida.hanabi.conventions.connections import (
    ClueView,
    bits_useful,
    callable_seats,
    conditional,
    giver_knows,
    known,
)
from sumida.hanabi.conventions.hands import chop
from sumida.hanabi.conventions.levels import FIVE_STALL, FIX_CLUE, FUNDAMENTALS, SELF_FINESSE, STALLING
from sumida.hanabi.conventions.ones import focus_of, is_unknown_one, ones_in_order
from sumida.hanabi.conventions.promises import call_on, make_promise
from sumida.hanabi.conventions.saves import saves
from sumida.hanabi.conventions.stalls import (
    Severity,
    fill_in,
    five_stall,
    free_to_save,
    hard_burn,
    is_cornered,
    is_full,
    says_nothing,
    severity,
)
from sumida.hanabi.conventions.table import UNKNOWN, ConventionTable, Promise, Reading
from sumida.hanabi.conventions.tempo import beyond_prompts, ready_cards, tempo_chop_move
from sumida.hanabi.rules.variants import RANKS
from sumida.kernel import Seat


def read_clue(table: ConventionTable, giver: Seat, target: Seat, mask: int, touched: Sequence[int]) -> None:
    """Read a clue: what it says about every card, then what it means for its focus."""
    forced = severity(table, giver)
    cornered, full = is_cornered(table, giver), is_full(table)
    table.tokens -= 1
    table.last_lost = UNKNOWN
    about = focus_of(table, target, mask, touched) if touched else UNKNOWN
    on_chop = about == chop(table, target)
    fresh = [order for order in touched if not table.touched[order]]
    new = any(not table.is_marked(order) for order in touched)
    going_to_play = about_to_play(table, target, touched)
    wrong = refuted(table, mask, touched)
    unkept = [order for order in table.hands[target] if not table.is_kept(order)]
    news = any(table.clued[order] & ~mask for order in touched)
    ready = [] if new else ready_cards(table, target)
    unprompted = [] if new else beyond_prompts(table, target, touched, mask)
    idle = cornered and (not new or says_nothing(table, target, mask, about, full))
    mark_touched(table, giver, target, mask, touched, fresh)
    table.used = used_up(table)
    update_hands(table)
    if table.level < FUNDAMENTALS or not touched:
        return
    if fixes(table, going_to_play, wrong, news, new):
        return
    if fill_in(forced, new, news) or hard_burn(forced, new, news):
        return
    if idle and not new:
        return
    if trash_chop_move(table, target, fresh):
        return
    fives = mask == table.terms.fives
    stalls = fives and five_stall(table, giver, forced)
    moves_chop = fives and not stalls and five_chop_move(table, target, fresh, unkept)
    is_stall = stalls or moves_chop
    table.focused[about] = table.turn
    table.chop_focus[about] = on_chop and new
    table.last_focus = about
    any_saved = idle or is_stall or (new and free_to_save(table, forced, giver, target, about, on_chop))
    read_focus(table, giver, target, mask, about, on_chop and new, any_saved, moves_chop)
    if not new and forced < Severity.DOUBLE_DISCARD:
        tempo_chop_move(table, target, ready, unprompted)


def about_to_play(table: ConventionTable, target: Seat, touched: Sequence[int]) -> list[int]:
    """The touched cards that their holder was going to play, the first one first."""
    sure = [order for order in touched if table.is_marked(order) and table.fits_surely(order)]
    return sorted(
        sure,
        key=lambda order: (
            ones_in_order(table, target).index(order) if is_unknown_one(table, order) else UNKNOWN
        ),
    )


def mark_touched(
    table: ConventionTable, giver: Seat, target: Seat, mask: int, touched: Sequence[int], fresh: Sequence[int]
) -> None:
    """Everything that a clue says without any convention, and who gave it."""
    for order in table.hands[target]:
        table.clued[order] &= mask if order in touched else ~mask
    forgive_copies(table, giver, fresh)
    for order in fresh:
        table.touched[order] = True
        table.lost_before[order] = table.lost
        table.giver_of[order] = giver
        table.touched_at[order] = table.turn


def forgive_copies(table: ConventionTable, giver: Seat, fresh: Sequence[int]) -> None:
    """The giver may hold the card it clues and not know: neither rules out the other.

    A card that the giver knows is none that it clues once more.
    """
    for order in table.hands[giver]:
        if table.touched[order]:
            table.doubt[order] += tuple(fresh)
            unsure = table.belief[order] & (table.belief[order] - 1)
            if unsure and not giver_knows(table, table.me, order, max(table.identity[order], 0)):
                for new in fresh:
                    table.doubt[new] += (order,)


def refuted(table: ConventionTable, mask: int, touched: Sequence[int]) -> list[int]:
    """The clued cards that are nothing of what their holder took them to be. Call it before the clue."""
    return [order for order in touched if table.touched[order] and not table.belief[order] & mask]


def fixes(
    table: ConventionTable, going_to_play: Sequence[int], wrong: Sequence[int], news: bool, new: bool
) -> bool:
    """Whether the clue stops a card that was about to be played and did not fit: then it means no more.

    From level 3 on it does so too if it shows a card to be `wrong`, whatever else it touches; and a clue that
    tells nothing new stops a card, but none whose holder knows exactly that it fits.
    """
    stopped = [order for order in going_to_play if not table.fits_surely(order)]
    if stopped and not new:
        return True
    if table.level < FIX_CLUE:
        return False
    if wrong:
        return True
    if not going_to_play or news or new:
        return False
    first = going_to_play[0]
    mask = table.clued[first]
    if not mask & (mask - 1) and mask & table.playable:
        return False
    table.stopped[first] = True
    card = table.identity[first]
    table.lies += card != UNKNOWN and table.playable >> card & 1
    return True


def read_focus(
    table: ConventionTable,
    giver: Seat,
    target: Seat,
    mask: int,
    about: int,
    on_chop: bool,
    any_saved: bool,
    moves_chop: bool,
) -> None:
    """Narrow down what the holder takes the focus to be, and remember who is called on.

    `any_saved`: the giver was free to save any card. `moves_chop`: a five clued for the sake of the chop.
    """
    theirs = ClueView(table, giver, target, about, target)
    open_now = table.belief[about] | left_to_focus(table, target, about)
    keep = kept(table, giver, target, mask, open_now, on_chop)
    if any_saved:
        table.lies += stalls_in_vain(theirs, open_now, keep, mask)
        keep = open_now
    readings = list(conditional(theirs, open_now & ~keep))
    if mask == table.terms.fives:
        readings = [reading for reading in readings if not reading.calls]
        keep = keep if readings else open_now
        in_vain = not on_chop and not moves_chop and five_asks_in_vain(table, giver, open_now)
        table.lies += not readings and in_vain
    on_self = not readings and not keep
    if on_self:
        readings = on_oneself(theirs, open_now)
    direct = keep
    delayed = 0
    for reading in readings:
        if not reading.calls:
            direct |= 1 << reading.card
            delayed |= 1 << reading.card if reading.steps else 0
    meaning = direct
    for reading in readings:
        meaning |= 1 << reading.card
    card = table.identity[about]
    if meaning:
        table.lies += card != UNKNOWN and not meaning >> card & 1
        table.inferred[about] = table.inferred[about] & meaning or meaning
        table.delayed[about] = delayed & ~keep
        table.lies += waits_in_vain(table, giver, target, about, delayed & ~keep)
    elif card != UNKNOWN and asks_in_vain(table, open_now):
        table.lies += 1
    called = tuple(reading for reading in readings if reading.calls)
    alone = on_self or not direct
    actual = actual_reading(table, giver, target, about, direct, alone) if called or not meaning else None
    if mask == table.terms.fives:
        actual = None
    unfit = not direct >> max(card, 0) & 1 and mask != table.terms.fives
    if unfit or (mask == table.terms.fives and not on_chop and seems_no_stall(table, giver, card)):
        misread(table, giver, target, about, actual, alone)
    if on_self and called and actual is None and target != table.me:
        table.lies += 1
    if called or actual:
        make_promise(table, Promise(about, giver, target, direct, called, actual))
        call_on_self(table, target, about, called)
    update_hands(table)


def waits_in_vain(table: ConventionTable, giver: Seat, target: Seat, about: int, delayed: int) -> bool:
    """Whether the focus waits for a card that its holder takes to be coming, and the viewer sees it is not.

    `delayed`: what the focus may be once cards that somebody already knows have been played.
    """
    card = table.identity[about]
    if card == UNKNOWN or target == table.me or not delayed >> card & 1:
        return False
    mine = ClueView(table, giver, target, about, table.me)
    return mine.reading(card) is None and mine.bluff(card) is None


def left_to_focus(table: ConventionTable, target: Seat, about: int) -> int:
    """What only good touch gives to another card of the same clue: the focus may be it, played first."""
    mask = 0
    for order in table.hands[target]:
        same_clue = order != about and table.touched_at[order] == table.turn and table.touched[order]
        belief = table.belief[order]
        if same_clue and not belief & (belief - 1) and table.clued[order] != belief:
            mask |= belief
    return mask & table.clued[about] & table.inferred[about] if table.touched_at[about] == table.turn else 0


def kept(table: ConventionTable, giver: Seat, target: Seat, mask: int, open_now: int, on_chop: bool) -> int:
    """What the focus is if the clue only asks to keep it."""
    return open_now & saves(table, giver, target, mask) if on_chop else 0


def asks_in_vain(table: ConventionTable, open_now: int) -> bool:
    """Whether a play clue that nothing bears out may yet be taken for a finesse on the receiver.

    That is the case if the focus may be one step from fitting. The receiver plays no such finesse at this
    level, but may know it from another.
    """
    if table.level < SELF_FINESSE:
        return open_now & one_step_away(table) != 0
    return table.strict


def one_step_away(table: ConventionTable) -> int:
    """The identities that fit once a single card more has been played.

    A stranger also counts on clued cards, even those of the giver that the giver does not know.
    """
    away = (table.playable & ~table.terms.fives) << 1
    if not table.strict:
        return away
    clued = [table.belief[order] for _, order in table.held() if table.touched[order]]
    for _ in range(RANKS - 2):
        away |= sum({1 << card for mask in clued for card in bits_useful(table, mask & away)}) << 1
        away &= ~table.terms.ones
    return away


def stalls_in_vain(view: ClueView, open_now: int, keep: int, mask: int) -> bool:
    """Whether a stranger who does not see that the viewer has to stall would play a card that does not fit.

    A stall with a 5 is left out; and of two players who know about stalling neither sees a better clue.
    """
    table, card = view.table, view.table.identity[view.focus]
    if not table.strict or view.giver != table.me or mask == table.terms.fives or card == UNKNOWN:
        return False
    if table.level >= STALLING and table.terms.players == 2:
        return False
    meaning = keep
    for reading in conditional(view, open_now & ~keep):
        meaning |= 1 << reading.card
    return not meaning >> card & 1 if meaning else asks_in_vain(table, open_now)


def seems_no_stall(table: ConventionTable, giver: Seat, five: int) -> bool:
    """Whether a third stranger may see that the viewer had a better clue than to stall with this 5."""
    if not table.strict or giver != table.me or table.playable >> max(five, 0) & 1:
        return False
    return any(
        table.playable >> table.identity[order] & 1 and not table.is_marked(order)
        for seat, order in table.held()
        if seat != giver and table.identity[order] != UNKNOWN
    )


def five_asks_in_vain(table: ConventionTable, giver: Seat, open_now: int) -> bool:
    """The same for a clue of fives off the chop, none of which fits."""
    if table.level < FIVE_STALL:
        return asks_in_vain(table, open_now)
    if not table.strict:
        return False
    busy = any(table.fits_surely(order) for order in table.hands[giver])
    return busy or not five_stall(table, giver)


def on_oneself(view: ClueView, mask: int) -> list[Reading]:
    """What the focus may be if the receiver itself has to play the missing cards."""
    found = [view.reading(card, on_self=True) for card in bits_useful(view.table, mask)]
    kinds = [reading for reading in found if reading is not None]
    shortest = min((len(reading.calls) for reading in kinds), default=0)
    return [reading for reading in kinds if len(reading.calls) == shortest]


def actual_reading(
    table: ConventionTable, giver: Seat, target: Seat, about: int, direct: int, alone: bool
) -> Reading | None:
    """The reading that names who must act, if the viewer sees the focus and it does not fit yet.

    `alone`: the receiver has to play its own cards first, if it sees nobody else who could.
    """
    card = table.identity[about]
    if target == table.me or card == UNKNOWN or direct >> card & 1 or table.dead >> card & 1:
        return None
    mine = ClueView(table, giver, target, about, table.me)
    found = mine.reading(card, alone) or mine.bluff(card)
    return found if found is not None and found.calls else None


def misread(
    table: ConventionTable, giver: Seat, target: Seat, about: int, actual: Reading | None, alone: bool
) -> None:
    """Mark the cards that a third seat will play although it is not the one called on."""
    card = table.identity[about]
    if card == UNKNOWN or table.dead >> card & 1:
        return
    meant = {step.order for step in actual.calls} if actual else set()
    for seat in callable_seats(table, giver, target):
        if seat != table.me:
            found = ClueView(table, giver, target, about, seat).reading(card, alone)
            steps = [step for step in found.calls if step.seat == seat] if found else []
            if any(step.order not in meant for step in steps):
                table.lies += 1
                make_promise(table, Promise(about, giver, target, 0, (), Reading(card, tuple(steps))))


def call_on_self(table: ConventionTable, target: Seat, about: int, readings: Sequence[Reading]) -> None:
    """A receiver who is the only one that can help plays its own card."""
    steps = [reading.calls[0] for reading in readings if reading.calls[0].seat == target]
    if len(steps) < len(readings) or not steps:
        return
    first = steps[0].order
    if not table.called[first]:
        call_on(table, first, 0)
    table.inferred[first] = sum({1 << step.card for step in steps if step.order == first})


def review(table: ConventionTable) -> None:
    """Give up readings that waited for a card which turns out not to be coming."""
    changed = False
    for seat, order in table.held():
        if not table.delayed[order]:
            continue
        waiting = table.delayed[order] & table.inferred[order] & ~table.playable & ~table.dead
        for card in bits_useful(table, waiting):
            if not still_coming(table, table.giver_of[order], seat, order, card):
                table.delayed[order] &= ~(1 << card)
                rest = table.inferred[order] & ~(1 << card)
                if rest & table.belief[order]:
                    table.inferred[order] = rest
                    changed = True
    if changed:
        update_hands(table)


def still_coming(table: ConventionTable, giver: Seat, target: Seat, about: int, card: int) -> bool:
    """Whether every card below `card` is known to be on its way."""
    view = ClueView(table, giver, target, about, target)
    suit, rank = divmod(card, RANKS)
    return all(
        known(view, suit * RANKS + lower, {about}) is not None for lower in range(table.piles[suit], rank)
    )
