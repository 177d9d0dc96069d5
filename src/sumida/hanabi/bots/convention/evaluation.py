"""How good a position is for the viewer, in points."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import exp, pow, sqrt

from sumida.hanabi.conventions.levels import FUNDAMENTALS
from sumida.hanabi.conventions.minds import Minds
from sumida.hanabi.conventions.table import UNKNOWN, ConventionTable, bits
from sumida.hanabi.rules.variants import RANKS


@dataclass(frozen=True)
class ConventionWorths:
    """What things are worth, in points."""

    touch: float = 0.25
    """A useful card that its holder keeps, if it fits now; times `far` for each card it has to wait for."""
    far: float = 0.6
    known: float = 0.1
    """The holder knows the exact identity."""
    ready: float = 0.18
    """The holder knows that it can be played now."""
    useless: float = 0.44
    twice: float = 1.0
    risked: float = 2.2
    """A clued card that may also be in the viewer's own hand, times its odds; at most `doubted`."""
    doubted: float = 1.0
    wrong: float = 0.6
    """The holder takes a useful card for something else."""
    misled: float = 1.6
    """The holder will play a card that does not fit."""
    lie: float = 2.5
    """A clue that somebody reads as something it is not."""
    vague: float = 0.01
    """Each further thing that a clued card may be until others have acted."""
    early: float = 0.25
    """The first discard from a chop gives up the time to clue without haste."""
    late: float = 1.0
    """A card that was called on is not played at once."""
    token: float = 0.4
    bend: float = 0.95
    """Each further token is worth this fraction of the one before."""
    strike: float = 2.0
    reach: float = 1.0
    discard_odds: float = 0.95
    """Probability that a player without a play discards while there are tokens."""
    cornered: float = 0.4
    """A stranger has nothing to play, and has to give a clue because all tokens are there."""
    desperate: float = 1.5
    """A stranger has nothing to play or to spare, and no token is left: it may play a card blind."""
    mistaken: float = 0.03
    mistaken_blind: float = 0.12
    """How often a card does not fit that a stranger asks to play."""
    odd: float = 0.5
    """The discard of a clued card that may be useful: strangers may look for its copy in their own hand."""
    passed_on: float = 2.0
    """The same of a card that is useful, if they know discards that pass a card on."""
    worth_saving: float = 0.3
    """Losing a card that costs this much is prevented by the seat before, if it has nothing to play."""
    chop_risk: float = 0.15
    """Fraction of the loss that counts while a needed card is on the chop; `behind`: per place behind it."""
    behind: float = 0.8
    poor: float = 1.0
    """Extra risk, as a fraction, when there is no token to save the card."""
    two: float = 0.7
    plain: float = 0.08
    lost: float = 0.9
    copy: float = 0.02
    pace: float = 1.0
    slack: float = 3.0
    crowd: float = 0.05
    """A crowded hand: for each pair of cards that are kept and cannot be played."""
    broke: float = 0.0
    """No token is left."""
    saved: float = 0.0
    """A marked last copy."""
    locked: float = 0.0
    """Another hand has neither a chop nor a card to play."""
    ahead: float = 0.0
    """How much more a token is worth early in the game, and how much less late."""
    own_loss: float = 1.0
    """How much of the loss counts when an own last copy is discarded unseen."""


WORTHS = ConventionWorths()
PAIR_WORTHS = replace(
    WORTHS, touch=0.28, chop_risk=0.2, broke=0.12, saved=0.12, locked=0.08, ahead=0.02, own_loss=0.85
)
"""For two who know each other's conventions. Fitted to 50,000 games with random worths of both players."""
HALFWAY = 12
"""Points to go when a token has its usual worth."""


def is_pair(table: ConventionTable) -> bool:
    """Whether two players are there who know each other's conventions; a stranger most likely plays some."""
    knows = not table.strict or min(table.levels) >= FUNDAMENTALS
    return table.terms.players == 2 and knows


def worths(table: ConventionTable) -> ConventionWorths:
    """What things are worth at the table of the viewer."""
    return PAIR_WORTHS if is_pair(table) else WORTHS


def evaluate(minds: Minds) -> float:
    """The value of a position: points, clued cards, tokens and risks."""
    table = minds.own(minds.me)
    w = worths(table)
    score = sum(table.piles)
    value = score - w.strike * table.strikes * (1 + table.strikes) / 2 - w.lie * table.lies
    if table.strikes >= table.terms.strikes:
        value -= 25.0
    if table.turns_left is not None:
        return value
    best = table.best()
    value += w.reach * best + tokens_worth(table.tokens) + hands_worth(minds)
    value += w.ahead * table.tokens * (best - score - HALFWAY) / HALFWAY - (
        w.broke if table.tokens <= 0 else 0.0
    )
    spare = table.pile + table.terms.players - (best - score)
    return value - w.pace * exp(-spare / w.slack)


def tokens_worth(tokens: float) -> float:
    """Each further token is worth a little less."""
    w = WORTHS
    return w.token * (1 - pow(w.bend, tokens)) / (1 - w.bend)


def hands_worth(minds: Minds) -> float:
    """The value of marked cards by what their holders believe, less the risk to unmarked ones."""
    table = minds.mine
    w = worths(table)
    value = 0.0
    counted = 0
    unsure: list[int] = []
    for order in table.hands[table.me]:
        mask = table.belief[order]
        if not (table.touched[order] or table.called[order]):
            continue
        if not mask & (mask - 1):
            value += 0.0 if counted & mask else own_card_worth(table, order, w)
            counted |= mask
        elif unsure.count(mask) < mask.bit_count():
            value += own_card_worth(table, order, w)
            unsure.append(mask)
    for seat in range(len(minds.tables)):
        theirs = minds.own(seat)
        hand = theirs.hands[seat]
        value -= w.crowd * crowding(theirs, hand)
        if seat == table.me:
            continue
        value -= danger(table, theirs, hand) + w.locked * is_locked(theirs, hand)
        for order in hand:
            if theirs.is_marked(order) and table.identity[order] != UNKNOWN:
                bit = 1 << table.identity[order]
                value += -w.twice if counted & bit else card_worth(theirs, order, bit, w)
                value += w.saved if table.critical & bit else 0.0
                counted |= bit
                for mask in unsure:
                    if mask & bit:
                        value -= w.twice / mask.bit_count()
    return value


def danger(table: ConventionTable, theirs: ConventionTable, hand: list[int]) -> float:
    """What a hand may lose in later rounds: most from its chop, less from the cards behind it."""
    w = worths(table)
    part = w.chop_risk * (1 + w.poor / (1 + max(0, table.tokens)))
    total = 0.0
    for order in hand:
        if table.identity[order] != UNKNOWN and not theirs.is_kept(order):
            total += part * cost_of_losing(table, table.identity[order])
            part *= w.behind
    return total


def is_locked(table: ConventionTable, hand: list[int]) -> bool:
    """Whether a hand, as its holder reads it, has no chop and no card to play."""
    return not any(not table.is_kept(order) or not table.belief[order] & ~table.playable for order in hand)


def crowding(table: ConventionTable, hand: list[int]) -> int:
    """Pairs of cards in a hand that are kept for later."""
    fits, dead, belief = table.playable, table.dead, table.belief
    kept = 0
    for order in hand:
        if (table.touched[order] or table.called[order]) and belief[order] & ~fits and belief[order] & ~dead:
            kept += 1
    return kept * (kept - 1) // 2


def own_card_worth(table: ConventionTable, order: int, w: ConventionWorths) -> float:
    mask = table.belief[order]
    useful = mask & ~table.dead
    if not useful:
        return 0.0
    if mask & ~table.playable == 0:
        return w.touch + w.ready
    near = min(distance(table, card) for card in bits(useful))
    return w.touch * pow(w.far, near) + (w.known if mask & (mask - 1) == 0 else 0.0)


def card_worth(table: ConventionTable, order: int, bit: int, w: ConventionWorths) -> float:
    """The value of a marked card in another hand, which the viewer sees."""
    mask = table.belief[order]
    plays = table.fits_surely(order)
    if plays and not bit & table.playable:
        return -w.misled
    if bit & table.dead:
        return -w.useless if mask & ~table.dead else 0.0
    if not mask & bit:
        return -w.wrong
    if plays:
        return w.touch + w.ready
    near = distance(table, bit.bit_length() - 1)
    return w.touch * pow(w.far, near) + (w.known if mask == bit else 0.0)


def distance(table: ConventionTable, card: int) -> int:
    """How many cards of its suit are played before this one."""
    return card % RANKS - table.piles[card // RANKS]


def cost_of_own(table: ConventionTable, card: int) -> float:
    """The same for a card that the viewer discards and does not know."""
    share = worths(table).own_loss if table.critical >> card & 1 else 1.0
    return share * cost_of_losing(table, card)


def cost_of_losing(table: ConventionTable, card: int) -> float:
    """What losing one copy of this identity costs."""
    w = WORTHS
    bit = 1 << card
    if table.dead & bit:
        return 0.0
    if table.critical & bit:
        return w.lost * sqrt(RANKS - card % RANKS)
    identity = table.identity
    if sum(identity[order] == card for hand in table.hands for order in hand) > 1:
        return w.copy
    return w.two if card % RANKS == 1 else w.plain
