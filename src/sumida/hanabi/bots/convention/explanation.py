"""Why a move was made, in one sentence that says no more than the player knows."""

from __future__ import annotations

from sumida.hanabi.bots.convention.choice import clued, playable_orders
from sumida.hanabi.conventions.belief import used_up
from sumida.hanabi.conventions.hands import chop
from sumida.hanabi.conventions.minds import Minds
from sumida.hanabi.conventions.promises import called_orders
from sumida.hanabi.conventions.table import ConventionTable, Reading, Way
from sumida.hanabi.rules.actions import SEATS, Clue, Discard, HanabiAction
from sumida.kernel import Words

UNCLEAR = "why-read-unclear"
"""A play that the conventions give no reason for; to the player itself it is a risk worth taking."""
CALLS = {Way.PROMPT: "why-partner-prompt", Way.FINESSE: "why-partner-finesse", Way.BLUFF: "why-partner-bluff"}


def explain(minds: Minds, action: HanabiAction) -> Words:
    """The convention behind a move of the viewer."""
    table = minds.mine
    if isinstance(action, Clue):
        return Words(why_clue(minds, action), {"seat": SEATS[action.target]})
    order = table.hands[table.me][action.position - 1]
    key = why_discard(table, order) if isinstance(action, Discard) else why_play(table, order)
    return Words("why-partner-risk" if key == UNCLEAR else key, {"position": action.position})


def is_all_that_is_missing(table: ConventionTable, actual: Reading) -> bool:
    """Whether the focus fits once the cards called on are played, as far as the viewer sees them."""
    return all(
        step.card + 1 == actual.card and (step.way is Way.BLUFF or table.identity[step.order] == step.card)
        for step in actual.calls
    )


def why_play(table: ConventionTable, order: int) -> str:
    mask = table.clued[order] & ~used_up(table)
    if mask & ~table.playable == 0:
        return "why-partner-play-sure" if mask & (mask - 1) else "why-partner-play-known"
    if table.called[order] and any(promise.focus == order for promise in table.promises):
        return "why-partner-signal"
    if table.called[order] and called_for_oneself(table, order):
        return "why-partner-self"
    if table.called[order]:
        return "why-partner-prompted" if table.touched[order] else "why-partner-called"
    if table.fits_surely(order):
        return "why-partner-play"
    return "why-partner-gamble" if table.turns_left is not None else UNCLEAR


def called_for_oneself(table: ConventionTable, order: int) -> bool:
    """Whether the clue that calls on a card was given to the holder of that card."""
    return any(promise.target == table.me and order in called_orders(promise) for promise in table.promises)


def why_discard(table: ConventionTable, order: int) -> str:
    if table.clued[order] & ~used_up(table) & ~table.dead == 0:
        return "why-partner-useless"
    if table.touched[order] and table.belief[order] & ~table.dead == 0:
        return "why-partner-useless-read"
    return "why-partner-chop" if order == chop(table, table.me) else "why-partner-least"


def why_clue(minds: Minds, clue: Clue) -> str:
    """What the clue changes for its receiver and for those in between."""
    table, after = minds.mine, clued(minds, clue).mine
    if len(after.promises) > len(table.promises):
        actual = after.promises[-1].actual
        others = actual is not None and actual.calls[0].seat != clue.target
        if actual is not None and others and is_all_that_is_missing(table, actual):
            return CALLS[actual.calls[0].way]
    new = set(playable_orders(after, clue.target)) - set(playable_orders(table, clue.target))
    if any(table.playable >> table.identity[order] & 1 for order in new):
        return "why-partner-play-clue"
    if any(after.moved[order] and not table.moved[order] for order in table.hands[clue.target]):
        return "why-partner-move"
    saved = chop(table, clue.target)
    if saved != chop(minds.own(clue.target), clue.target):
        saved = None  # the receiver would have discarded something else
    if saved is not None and after.touched[saved] and not table.dead >> table.identity[saved] & 1:
        return "why-partner-save"
    news = any(after.clued[order] != table.clued[order] for order in table.hands[clue.target])
    return "why-partner-tell" if news else "why-partner-idle"
