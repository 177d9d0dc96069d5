"""Why a move was made, in one sentence for the people at the table.

A sentence never says more than the player knows: "fits" only where clues and visible cards prove it, "by the
conventions" where a clue was read.
"""

from __future__ import annotations

from sumida.hanabi.bots.partner.belief import used_up
from sumida.hanabi.bots.partner.calls import read_turn
from sumida.hanabi.bots.partner.clue_reading import playable_orders, read_clue
from sumida.hanabi.bots.partner.table_reading import UNKNOWN, TableReading
from sumida.hanabi.rules.actions import SEATS, Clue, Discard, HanabiAction
from sumida.kernel import Words


def explain(table: TableReading, action: HanabiAction) -> Words:
    """The convention behind a move of the viewer."""
    if isinstance(action, Clue):
        return Words(why_clue(table, action), {"seat": SEATS[action.target]})
    order = table.hands[table.me][action.position - 1]
    key = why_discard(table, order) if isinstance(action, Discard) else why_play(table, order)
    return Words(key, {"position": action.position})


def proven(table: TableReading, order: int) -> int:
    """What a card of the viewer's own can be by clues and visible cards alone."""
    return table.clued[order] & ~used_up(table)


def why_play(table: TableReading, order: int) -> str:
    mask = proven(table, order)
    if mask & ~table.playable == 0:
        return "why-partner-play-sure" if mask & (mask - 1) else "why-partner-play-known"
    if table.called[order]:
        return "why-partner-prompted" if table.touched[order] else "why-partner-called"
    if table.belief[order] & ~table.playable == 0:
        return "why-partner-play"
    return "why-partner-gamble" if table.turns_left is not None else "why-partner-least"


def why_discard(table: TableReading, order: int) -> str:
    if proven(table, order) & ~table.dead == 0:
        return "why-partner-useless"
    if table.belief[order] & ~table.dead == 0:
        return "why-partner-useless-read"
    unclued = [held for held in table.hands[table.me] if not table.touched[held]]
    return "why-partner-chop" if unclued[:1] == [order] else "why-partner-least"


def why_clue(table: TableReading, clue: Clue) -> str:
    """What the clue changes for its receiver and for those in between."""
    after = table.copy()
    mask = dict(table.terms.touch)[clue.value]
    touched = [order for order in table.hands[clue.target] if mask >> table.identity[order] & 1]
    read_turn(after, after.me, None, UNKNOWN)
    read_clue(after, after.me, clue.target, mask, touched)
    asked = why_call(table, after)
    if asked:
        return asked
    new = set(playable_orders(after, clue.target)) - set(playable_orders(table, clue.target))
    if any(table.playable >> table.identity[order] & 1 for order in new):
        return "why-partner-play-clue"
    chop = table.chop(clue.target)
    if chop is not None and chop in touched and not table.dead >> table.identity[chop] & 1:
        return "why-partner-save"
    hand = table.hands[clue.target]
    news = any(after.clued[order] != table.clued[order] for order in hand)
    return "why-partner-tell" if news else "why-partner-idle"


def why_call(table: TableReading, after: TableReading) -> str:
    """The convention that a clue uses to call on a third hand; empty if it calls on none."""
    called = [order for _, order in after.held() if after.called[order] and not table.called[order]]
    if not called:
        return ""
    call = after.calls[-1]
    focus = table.identity[call.focus]
    step = dict(call.away).get(focus)
    for order in called:
        if table.identity[order] == step:
            if focus != step + 1:  # other cards come in between: it does not fit at once
                return ""
            return "why-partner-prompt" if table.touched[order] else "why-partner-finesse"
    first = [order for order in called if order in table.hands[call.first]]
    if any(table.playable >> table.identity[order] & 1 for order in first):
        return "why-partner-bluff"
    return ""
