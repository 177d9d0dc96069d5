"""Why a move was made, in one sentence for the people at the table."""

from __future__ import annotations

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


def why_play(table: TableReading, order: int) -> str:
    mask = table.belief[order]
    if table.called[order]:
        return "why-partner-called"
    if mask & ~table.playable:
        return "why-partner-gamble"
    return "why-partner-play" if mask & (mask - 1) else "why-partner-play-known"


def why_discard(table: TableReading, order: int) -> str:
    if table.belief[order] & ~table.dead == 0:
        return "why-partner-useless"
    return "why-partner-chop" if order == table.chop(table.me) else "why-partner-spare"


def why_clue(table: TableReading, clue: Clue) -> str:
    """What the clue changes for its receiver and for those in between."""
    after = table.copy()
    mask = dict(table.terms.touch)[clue.value]
    touched = [order for order in table.hands[clue.target] if mask >> table.identity[order] & 1]
    read_turn(after, after.me, None, UNKNOWN)
    read_clue(after, after.me, clue.target, mask, touched)
    if any(after.called[order] and not table.called[order] for _, order in after.held()):
        return "why-partner-finesse"
    ready = set(playable_orders(table, clue.target))
    if set(playable_orders(after, clue.target)) - ready:
        return "why-partner-play-clue"
    chop = table.chop(clue.target)
    if chop in touched:
        return "why-partner-save"
    return "why-partner-tell"
