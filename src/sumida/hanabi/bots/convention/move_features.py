"""What people look at when they play or discard a card, as numbers that `inclinations` weighs."""

from __future__ import annotations

from sumida.hanabi.bots.convention.choice import fits_by_clues, likely
from sumida.hanabi.bots.convention.situation import Situation
from sumida.hanabi.conventions.ones import ones_in_order
from sumida.hanabi.conventions.table import bits
from sumida.hanabi.rules.variants import RANKS

SHORT_OF_TIME = 3
"""With a pace below this people count turns."""
AMPLE = 10
"""From this pace on time does not matter."""

Features = dict[str, float]


def of_play(now: Situation, order: int) -> Features:
    """A card that is known to fit, or one that does by its clues alone; people play no other."""
    table = now.table
    if not table.fits_surely(order):
        return of_guess(now, order) if fits_by_clues(table, order) else {}
    rank = known_rank(now, order)
    return {
        "play": 1.0,
        "play_called": table.called[order],
        "play_fresh": table.focused[order] > max(0, table.turn - table.terms.players),
        "play_lowest": rank is not None and rank == lowest_rank(now),
        "play_five": rank == RANKS - 1,
        "play_first_one": ones_in_order(table, now.me)[:1] == [order],
        "play_unlocks": unlocks(now, order),
        "play_twice": sum(odds for card, odds in likely(table, order) if card in now.marked),
        "play_short": now.pace < SHORT_OF_TIME,
        "play_last": table.turns_left is not None,
        "play_tokens": table.tokens / table.terms.tokens,
        "play_late": now.late,
    }


def of_guess(now: Situation, order: int) -> Features:
    return {"guess": 1.0, "guess_newest": order == now.hand[-1], "guess_instead": bool(now.plays)}


def known_rank(now: Situation, order: int) -> int | None:
    """The rank of one's own card, from 0, if it is known."""
    ranks = {card % RANKS for card in bits(now.table.belief[order])}
    return ranks.pop() if len(ranks) == 1 else None


def lowest_rank(now: Situation) -> int | None:
    ranks = [known_rank(now, order) for order in now.plays]
    return min((rank for rank in ranks if rank is not None), default=None)


def unlocks(now: Situation, order: int) -> float:
    """The probability that the next card of the suit is clued, in any hand."""
    own = {now.exactly(held) for held in now.hand if now.table.is_marked(held)}
    following = {card for card in now.marked | own if card % RANKS}
    return sum(odds for card, odds in likely(now.table, order) if card + 1 in following)


def of_discard(now: Situation, order: int) -> Features:
    table = now.table
    useless = order in now.useless
    touched = table.touched[order] and not useless
    chances = likely(table, order)
    elsewhere = not table.belief[order] & ~table.dead & ~sum(1 << card for card in now.marked)
    return {
        "discard": 1.0,
        "discard_chop": order == now.chop,
        "discard_useless": useless,
        "discard_useless_oldest": now.useless[:1] == [order],
        "discard_useless_clued": useless and table.is_marked(order),
        "discard_touched": touched,
        "discard_copy": touched and elsewhere,
        "discard_fitting": table.fits_surely(order),
        "discard_critical": sum(odds for card, odds in chances if table.critical >> card & 1),
        "discard_playable": sum(odds for card, odds in chances if table.playable >> card & 1),
        "discard_dead": sum(odds for card, odds in chances if table.dead >> card & 1),
        "discard_place": now.hand.index(order) / table.terms.hand_size,
        "discard_though_useless": bool(now.useless),
        "discard_though_play": any(table.is_marked(held) for held in now.plays),
        "discard_poor": table.tokens == 0,
        "discard_early": table.early,
        "discard_last": table.turns_left is not None,
        "discard_to_clue": min(now.to_clue, 3) / 3,
    }
