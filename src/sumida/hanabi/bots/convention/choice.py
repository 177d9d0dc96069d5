"""Which move: every candidate is played out for one round of the convention, and the best evaluation wins."""

from __future__ import annotations

from collections.abc import Iterator

from sumida.hanabi.bots.convention.evaluation import (
    WORTHS,
    cost_of_losing,
    cost_of_own,
    evaluate,
    tokens_worth,
)
from sumida.hanabi.conventions.belief import shown_counts
from sumida.hanabi.conventions.end_game import (
    is_end_game,
    is_odd_discard,
    is_useless,
    points_in_vain,
)
from sumida.hanabi.conventions.hands import chop, finesse_position
from sumida.hanabi.conventions.levels import FIVE_STALL, SARCASTIC_DISCARD
from sumida.hanabi.conventions.minds import Minds, hear
from sumida.hanabi.conventions.ones import ones_in_order, turn_of_one
from sumida.hanabi.conventions.table import UNKNOWN, ConventionTable, bits
from sumida.hanabi.rules.actions import Clue, Discard, HanabiAction, Play
from sumida.hanabi.rules.variants import RANKS
from sumida.kernel import Seat


def candidates(minds: Minds, wide: bool = False) -> Iterator[tuple[float, HanabiAction]]:
    """Every move worth considering, with its value; `wide`: every move that people consider."""
    table = minds.mine
    hand = table.hands[table.me]
    plays = all_plays(table) if wide else candidate_plays(table)
    for order in plays:
        yield play_value(minds, order), Play(hand.index(order) + 1)
    late = WORTHS.late if any(table.called[order] for order in plays) else 0.0
    if table.tokens < table.terms.tokens:
        for order in all_discards(table) if wide else candidate_discards(table):
            yield discard_value(minds, order) - late, Discard(hand.index(order) + 1)
    if table.tokens > 0:
        for clue, after in all_clues(minds) if wide else candidate_clues(minds):
            yield value_when_read(minds, clue, after) - late, clue


def all_clues(minds: Minds) -> list[tuple[Clue, Minds]]:
    """Every clue, and what is read into it."""
    return [(clue, clued(minds, clue)) for clue in possible_clues(minds.mine)]


def candidate_clues(minds: Minds) -> list[tuple[Clue, Minds]]:
    """Every clue that nobody reads as something it is not, and what is read into it; else every clue."""
    given = [(clue, as_given(minds, clue)) for clue in possible_clues(minds.mine)]
    honest = [(clue, mine) for clue, mine in given if mine.lies == minds.mine.lies]
    return [(clue, clued(minds, clue)) for clue, _ in honest or given]


def possible_clues(table: ConventionTable) -> Iterator[Clue]:
    """Every clue that touches a card."""
    for target, hand in enumerate(table.hands):
        if target != table.me:
            cards = sum({1 << table.identity[order] for order in hand if table.identity[order] != UNKNOWN})
            for value, mask in table.terms.touch.items():
                if mask & cards:
                    yield Clue(target, value)


def candidate_plays(table: ConventionTable) -> list[int]:
    """What is sure to be playable; in the last round, also what may be."""
    sure = playable_orders(table, table.me)
    called = [order for order in sure if table.called[order]]
    if called:
        return called[-1:]
    later = ones_in_order(table, table.me)[1:]
    sure = [order for order in sure if order not in later]
    if table.strict and not sure:
        sure = likely_plays(table)
    if table.turns_left is not None and not sure:
        return [order for order in table.hands[table.me] if table.belief[order] & table.playable]
    return sure


def likely_plays(table: ConventionTable) -> list[int]:
    """Clued cards that fit unless a stranger has clued a card twice; of several 1s the first in order."""
    hand = table.hands[table.me]
    found = [
        order
        for order in hand
        if table.touched[order]
        and not table.stopped[order]
        and table.belief[order] & table.playable
        and not table.belief[order] & ~table.playable & ~table.dead
    ]
    ones = [order for order in found if not table.clued[order] & ~table.terms.ones]
    later = sorted(ones, key=lambda order: turn_of_one(table, order))[1:]
    return [order for order in found if order not in later]


def all_plays(table: ConventionTable) -> list[int]:
    """The same, and all others that are known to fit, or do if only what the clues say is counted."""
    fitting = [
        order for order in table.hands[table.me] if table.fits_surely(order) or fits_by_clues(table, order)
    ]
    return list(dict.fromkeys([*candidate_plays(table), *fitting]))


def fits_by_clues(table: ConventionTable, order: int) -> bool:
    """Whether a clued card fits if it is useful, whatever else was read into the clue."""
    mask = table.clued[order] & ~table.dead
    return table.touched[order] and mask != 0 and not mask & ~table.playable


def all_discards(table: ConventionTable) -> list[int]:
    """What the convention discards, and every card that something keeps."""
    hand, unkept = table.hands[table.me], chop(table, table.me)
    other = [order for order in hand if order == unkept or table.is_kept(order) or is_useless(table, order)]
    return list(dict.fromkeys([*candidate_discards(table), *other]))


def candidate_discards(table: ConventionTable) -> list[int]:
    """The card that the convention discards and those that tell something; if it has none to spare, any."""
    order = next_discard(table, table.me)
    if order is None or not table.is_marked(order) or table.belief[order] & ~table.dead == 0:
        others = [] if order is None else telling_discards(table, order) + plain_discards(table, order)
        return [] if order is None else [order, *others]
    return table.hands[table.me]


def plain_discards(table: ConventionTable, usual: int) -> list[int]:
    """In the end-game, discards in which strangers see no call to play, if they see one in the usual one."""
    if not points_in_vain(table, usual):
        return []
    hand = table.hands[table.me]
    spare = [order for order in hand if not table.is_marked(order) or is_useless(table, order)]
    return [order for order in spare if not points_in_vain(table, order)]


def telling_discards(table: ConventionTable, usual: int) -> list[int]:
    """Other cards whose discard asks somebody to play: odd ones in the end-game, or those to pass on."""
    hand = table.hands[table.me]
    if is_end_game(table):
        return [order for order in hand if order != usual and is_odd_discard(table, table.me, order)]
    return [order for order in hand if order != usual and may_be_passed_on(table, order)]


def may_be_passed_on(table: ConventionTable, order: int) -> bool:
    """Whether a card is known to fit and somebody else holds the other copy."""
    mask = table.belief[order]
    if table.level < SARCASTIC_DISCARD or not table.touched[order] or mask & (mask - 1):
        return False
    copies = [
        held
        for seat, held in table.held()
        if seat != table.me and table.identity[held] >= 0 and 1 << table.identity[held] == mask
    ]
    blind = {finesse_position(table, seat) for seat in range(table.terms.players)}
    return bool(mask & table.playable) and any(table.touched[held] or held in blind for held in copies)


def next_play(table: ConventionTable, seat: Seat) -> int | None:
    """The card that a seat plays by the convention: called cards first, then low ones."""
    best, best_key = None, None
    later = ones_in_order(table, seat)[1:]
    for order in playable_orders(table, seat):
        rank = (table.belief[order].bit_length() - 1) % RANKS
        key = (
            not table.called[order],
            order in later,
            not table.focused[order],
            rank == RANKS - 1,
            rank,
            order,
        )
        if best_key is None or key < best_key:
            best, best_key = order, key
    return best


def next_discard(table: ConventionTable, seat: Seat) -> int | None:
    """The card that a seat discards: a useless one, else its chop, else one that is not indispensable."""
    hand = table.hands[seat]
    dead = table.dead
    for order in hand:
        if table.stopped[order] or table.belief[order] & ~dead == 0:
            return order
    unkept = chop(table, seat)
    if unkept is not None:
        return unkept
    safe = [order for order in hand if not table.belief[order] & table.critical]
    return (safe or hand)[0] if hand else None


def play_round(minds: Minds) -> float:
    """Let every other seat make its expected move; the evaluation after that."""
    value = 0.0
    players, turns_left = minds.mine.terms.players, minds.mine.turns_left
    turns = players if turns_left is None else min(players, turns_left)
    for step in range(1, turns):
        value += expected_turn(minds, (minds.me + step) % players)
    return value + evaluate(minds)


def expected_turn(minds: Minds, seat: Seat) -> float:
    """Play what the seat takes to be playable; else weigh the risk of its discard."""
    table = minds.mine
    order = next_play(minds.own(seat), seat)
    if order is not None and table.identity[order] != UNKNOWN:
        minds.play(seat, order, table.identity[order])
        return 0.0
    minds.pass_by(seat)
    if table.tokens >= table.terms.tokens:
        spend(minds)
        return -WORTHS.cornered if table.strict else 0.0
    if saves_the_next(minds, seat):
        return 0.0
    order = next_discard(minds.own(seat), seat)
    if order is None or table.turns_left is not None or table.identity[order] == UNKNOWN:
        return 0.0
    odds = discard_odds(table, seat)
    loss = cost_of_losing(table, table.identity[order])
    if table.strict and table.tokens == 0 and has_nothing_to_spare(minds.own(seat), seat, order):
        loss += WORTHS.desperate
    return tokens_worth(table.tokens + 2 * odds - 1) - tokens_worth(table.tokens) - odds * loss


def has_nothing_to_spare(table: ConventionTable, seat: Seat, usual: int) -> bool:
    """Whether a seat has neither a chop nor a useless card; `usual`: the card that it would discard."""
    return chop(table, seat) is None and not is_useless(table, usual)


def discard_odds(table: ConventionTable, seat: Seat) -> float:
    """How likely a seat without a play is to discard."""
    if table.tokens < 1:
        return 1.0
    return table.discard_odds[seat] if table.discard_odds else WORTHS.discard_odds


def spend(minds: Minds) -> None:
    """Somebody gives a clue of which nothing more is known."""
    for table in minds.tables:
        table.tokens -= 1


def saves_the_next(minds: Minds, seat: Seat) -> bool:
    """A seat with nothing to play saves what the next seat would lose."""
    table = minds.mine
    following = (seat + 1) % table.terms.players
    if not table.tokens or following == table.me:
        return False
    order = chop(minds.tables[following], following)
    if order is None or next_play(minds.own(following), following) is not None:
        return False
    card = table.identity[order]
    if card == UNKNOWN or cost_of_losing(table, card) < WORTHS.worth_saving:
        return False
    spend(minds)
    mask = table.terms.fives if table.terms.fives >> card & 1 else 1 << card
    for held in table.hands[following]:
        if is_touched(table, held, mask):
            for each in minds.tables:
                each.touched[held] = True
    return True


def likely(table: ConventionTable, order: int) -> list[tuple[int, float]]:
    """The identities that a card of the viewer's own may have, with their probabilities."""
    shown = shown_counts(table)
    copies = table.terms.copies
    weights = [(card, max(copies[card] - shown[card], 0)) for card in bits(table.belief[order])]
    total = sum(weight for _, weight in weights)
    if not total:
        return [(card, 1 / len(weights)) for card, _ in weights]
    return [(card, weight / total) for card, weight in weights if weight]


def value_of(minds: Minds, action: HanabiAction) -> float:
    """The value of any move."""
    if isinstance(action, Clue):
        return clue_value(minds, action)
    order = minds.mine.hands[minds.me][action.position - 1]
    return play_value(minds, order) if isinstance(action, Play) else discard_value(minds, order)


def play_value(minds: Minds, order: int) -> float:
    """The mean over what the card may be; one that does not fit is a strike and a lost card."""
    value = 0.0
    for card, odds in likely(minds.mine, order):
        after = minds.copy()
        after.play(after.me, order, card)
        value += odds * play_round(after)
    return value - risk_of_trust(minds.mine, order)


def risk_of_trust(table: ConventionTable, order: int) -> float:
    """What may be lost if a stranger meant something else: after two strikes, everything."""
    mask = table.clued[order] & ~table.used
    if not table.strict or table.turns_left is not None or mask & ~table.playable == 0:
        return 0.0
    odds = WORTHS.mistaken if table.touched[order] else WORTHS.mistaken_blind
    return odds * sum(table.piles) if table.strikes == table.terms.strikes - 1 else 0.0


def discard_value(minds: Minds, order: int) -> float:
    table = minds.mine
    loss = sum(odds * cost_of_own(table, card) for card, odds in likely(table, order))
    after = discarded(minds, order)
    ends_early = table.early and table.level >= FIVE_STALL and order == chop(table, table.me)
    misleading = WORTHS.lie if points_in_vain(table, order) else 0.0
    misleading += cost_of_passing_on(table, order)
    return play_round(after) - loss - misleading - (WORTHS.early if ends_early else 0.0)


def cost_of_passing_on(table: ConventionTable, order: int) -> float:
    """What the discard of a clued card costs if strangers look for its copy in their own hand.

    While there are tokens, whoever knows discards that pass a card on takes a useful one for such a discard.
    """
    if not table.strict or not table.touched[order] or is_useless(table, order):
        return 0.0
    if table.level < SARCASTIC_DISCARD or not table.tokens or may_be_passed_on(table, order):
        return WORTHS.odd
    useful = sum(odds for card, odds in likely(table, order) if not table.dead >> card & 1)
    return WORTHS.odd + (WORTHS.passed_on - WORTHS.odd) * useful


def discarded(minds: Minds, order: int) -> Minds:
    """What everybody reads once the viewer has discarded a card."""
    after, mask = minds.copy(), minds.mine.belief[order]
    if mask & (mask - 1):
        after.discard_unseen(after.me, order)
    else:
        after.discard(after.me, order, mask.bit_length() - 1)
    return after


def clue_value(minds: Minds, clue: Clue) -> float:
    """The evaluation once the clue is read as its receiver, and everybody in between, will read it."""
    return value_when_read(minds, clue, clued(minds, clue))


def value_when_read(minds: Minds, clue: Clue, after: Minds) -> float:
    """Of two clues worth the same, the clearer one is better."""
    readings = sum(len(promise.readings) for promise in after.tables[clue.target].promises)
    return play_round(after.copy()) - risk_of_copies(minds.mine, clue) - WORTHS.vague * readings


def risk_of_copies(table: ConventionTable, clue: Clue) -> float:
    """A clued card may be the same as one that the viewer holds and does not know."""
    mask, risk = table.terms.touch[clue.value], 0.0
    own = [table.belief[order] for order in table.hands[table.me] if table.is_marked(order)]
    for order in table.hands[clue.target]:
        if is_touched(table, order, mask) and not table.is_marked(order):
            bit = 1 << table.identity[order]
            risk += sum(min(WORTHS.risked / held.bit_count(), WORTHS.doubted) for held in own if held & bit)
    return risk


def clued(minds: Minds, clue: Clue) -> Minds:
    """What everybody reads once the viewer has given a clue; not to be changed."""
    found = minds.heard.get(clue)
    if found is None:
        found = minds.heard[clue] = as_heard(minds, clue, as_given(minds, clue))
    return found


def as_given(minds: Minds, clue: Clue) -> ConventionTable:
    """The viewer's own table once it has given a clue; not to be changed."""
    found = minds.given.get(clue)
    if found is None:
        found = minds.given[clue] = minds.mine.copy()
        hear(found, minds.me, clue.target, found.terms.touch[clue.value], touched_by(found, clue))
    return found


def as_heard(minds: Minds, clue: Clue, mine: ConventionTable) -> Minds:
    """What everybody reads; `mine`: the viewer's table once it has given the clue."""
    mask, touched = mine.terms.touch[clue.value], touched_by(mine, clue)
    tables = [mine if seat == minds.me else table.copy() for seat, table in enumerate(minds.tables)]
    for table in tables:
        if table is not mine:
            hear(table, minds.me, clue.target, mask, touched)
    return Minds(tables, minds.me)


def touched_by(table: ConventionTable, clue: Clue) -> list[int]:
    """The cards that a clue touches."""
    mask = table.terms.touch[clue.value]
    return [order for order in table.hands[clue.target] if is_touched(table, order, mask)]


def is_touched(table: ConventionTable, order: int, mask: int) -> bool:
    """Whether a clue of `mask` touches a card that the viewer sees."""
    return table.identity[order] != UNKNOWN and mask >> table.identity[order] & 1 == 1


def playable_orders(table: ConventionTable, seat: Seat) -> list[int]:
    """Cards that their holder believes to fit, oldest first."""
    return [order for order in table.hands[seat] if table.fits_surely(order)]
