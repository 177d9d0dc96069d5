"""What people look at when they give a clue, as numbers that `inclinations` weighs."""

from __future__ import annotations

from math import log2

from sumida.hanabi.bots.convention.choice import touched_by
from sumida.hanabi.bots.convention.move_features import AMPLE, Features
from sumida.hanabi.bots.convention.situation import Situation
from sumida.hanabi.conventions.hands import chop
from sumida.hanabi.conventions.minds import Minds
from sumida.hanabi.conventions.ones import focus_of
from sumida.hanabi.conventions.table import ConventionTable, Step, Way
from sumida.hanabi.rules.actions import Clue
from sumida.hanabi.rules.variants import RANKS


class HeardClue:
    """A clue that the viewer may give: what it touches, and what its receiver knows before and after."""

    def __init__(self, now: Situation, clue: Clue, after: Minds) -> None:
        table = now.table
        self.now, self.clue, self.after = now, clue, after
        self.mask = table.terms.touch[clue.value]
        self.before, self.heard = now.own[clue.target], after.own(clue.target)
        self.touched = touched_by(table, clue)
        self.fresh = [order for order in self.touched if not table.is_marked(order)]
        self.about = focus_of(table, clue.target, self.mask, self.touched)
        self.card = table.identity[self.about]
        self.colour = not isinstance(clue.value, int)
        hand = table.hands[clue.target]
        ready = [order for order in hand if self.before.fits_surely(order)]
        gained = [order for order in hand if self.heard.fits_surely(order) and order not in ready]
        self.gained = [order for order in gained if self.fits(order)]
        self.misled = len(gained) - len(self.gained)
        self.stopped = [order for order in ready if not self.heard.fits_surely(order)]

    def fits(self, order: int) -> bool:
        return bool(self.now.table.playable >> self.now.table.identity[order] & 1)

    @property
    def stops_a_misplay(self) -> bool:
        """Whether the clue touches a card that its holder is about to play and that does not fit."""
        return any(self.before.fits_surely(order) and not self.fits(order) for order in self.touched)

    @property
    def steps(self) -> list[Step]:
        """The cards that this clue alone asks to be played first."""
        me, promises = self.now.me, self.after.mine.promises
        if not promises or promises[-1].giver != me or promises[-1].focus != self.about:
            return []
        return list(promises[-1].actual.calls) if promises[-1].actual else []


def of_clue(now: Situation, clue: Clue, after: Minds) -> Features:
    heard = HeardClue(now, clue, after)
    found = about_giving(heard) | about_cards(heard) | about_replies(heard)
    if heard.fresh:
        return found | about_focus(heard)
    return found if now.chop is None or heard.stops_a_misplay else found | about_repeating(heard)


def about_giving(heard: HeardClue) -> Features:
    """How things stand for the giver and the receiver."""
    now, table, players = heard.now, heard.now.table, heard.now.table.terms.players
    target = heard.clue.target
    return {
        "clue": 1.0,
        "clue_colour": heard.colour,
        "clue_far": (target - now.me) % players > 1,
        "clue_busy": now.busy[target],
        "clue_next_busy": now.busy[(now.me + 1) % players],
        "clue_though_play": any(table.is_marked(order) for order in now.plays),
        "clue_nobody_waits": now.to_clue == 0,
        "clue_to_clue": min(now.to_clue, 3) / 3,
        "clue_pace": min(now.pace, AMPLE) / AMPLE,
        "clue_late": now.late,
    }


def about_cards(heard: HeardClue) -> Features:
    """What the clue touches."""
    table, fresh = heard.now.table, heard.fresh
    cards = [table.identity[order] for order in fresh]
    useful = [card for card in cards if not table.dead >> card & 1]
    known = {heard.now.exactly(order) for order in heard.now.hand if table.is_marked(order)}
    copies = (
        sum(card in heard.now.marked or card in known for card in useful) + len(useful) - len(set(useful))
    )
    dead = len(cards) - len(useful)
    good = len(useful) - copies
    return {
        "touch": len(heard.touched) / 4,
        "touch_new": min(len(fresh), 3) / 3,
        "touch_good": good / 3,
        "touch_dead": dead,
        "touch_copy": copies,
        "touch_copy_by_colour": copies if heard.colour and fresh and heard.fits(heard.about) else 0,
        "touch_copy_late": copies if heard.now.late else 0,
        "touch_none_good": bool(fresh) and good <= 0,
        "touch_gain_of_dead": bool(fresh) and good <= 0 and bool(heard.gained),
        "touch_playable": sum(table.playable >> card & 1 for card in cards) / 2,
    }


def about_focus(heard: HeardClue) -> Features:
    """The card that the clue is about, if it touches new cards."""
    table, card = heard.now.table, heard.card
    on_chop = heard.about == chop(table, heard.clue.target)
    distance = max(0, card % RANKS - table.piles[card // RANKS])
    critical = bool(table.critical >> card & 1)
    return {
        "focus_dead": bool(table.dead >> card & 1),
        "focus_distance": min(distance, 4) / 4,
        "focus_distance_of_many": distance / 4 if len(heard.fresh) > 1 else 0,
        "focus_five_chop": heard.mask == table.terms.fives and on_chop,
        "focus_ones": heard.mask == table.terms.ones,
        "focus_last_copy": on_chop and critical and card % RANKS < RANKS - 1,
        "focus_next": heard.fits(heard.about)
        and (heard.clue.target - heard.now.me) % table.terms.players == 1,
    }


def about_repeating(heard: HeardClue) -> Features:
    """A clue that touches clued cards only."""
    return {
        "again": 1.0,
        "again_busy": heard.now.busy[heard.clue.target],
        "again_colour": heard.colour,
        "again_gain": bool(heard.gained),
        "again_nothing": not heard.gained and not heard.stopped and not heard.steps,
    }


def about_replies(heard: HeardClue) -> Features:
    """What the others will make of the clue."""
    now, table, steps = heard.now, heard.now.table, heard.steps
    following = (now.me + 1) % table.terms.players
    target, before, after = heard.clue.target, heard.before, heard.heard
    lied = heard.after.mine.lies > now.table.lies
    blind = [step for step in steps if step.way is Way.FINESSE]
    saved = now.endangered(before, target) if chop(before, target) != chop(after, target) else 0.0
    wrong = wrongly_read(heard)
    return {
        "reply_prompts": sum(step.way is Way.PROMPT for step in steps),
        "reply_finesses": len(blind),
        "reply_next_finesse": any(step.seat == following for step in blind),
        "reply_bluff": any(step.way is Way.BLUFF for step in steps),
        "reply_long": len(steps) > 1,
        "reply_gain_two": len(heard.gained) > 1,
        "reply_saved": saved,
        "reply_delayed": any(heard.fits(order) for order in heard.stopped),
        "reply_moved": any(after.moved[order] and not before.moved[order] for order in table.hands[target]),
        "reply_fill": min(learned(heard, before, after), 6) / 3,
        "reply_useless": min(known_useless(heard), 2) / 2,
        "reply_wrong": wrong,
        "reply_wrong_late": wrong if now.late else 0,
        "reply_wrong_colour": wrong if heard.colour else 0,
        "reply_lie_playable": lied and bool(heard.fresh) and heard.fits(heard.about),
    }


def wrongly_read(heard: HeardClue) -> int:
    """How many new, useful cards their holder takes for something else."""
    table = heard.now.table
    useful = [order for order in heard.fresh if not table.dead >> table.identity[order] & 1]
    return sum(not heard.heard.belief[order] >> table.identity[order] & 1 for order in useful)


def learned(heard: HeardClue, before: ConventionTable, after: ConventionTable) -> float:
    """What the receiver learns of cards that were clued before, in bits."""
    hand = [order for order in heard.now.table.hands[heard.clue.target] if heard.now.table.is_marked(order)]
    counts = [(before.belief[order].bit_count(), after.belief[order].bit_count()) for order in hand]
    return sum(log2(many / few) for many, few in counts if many > few > 0)


def known_useless(heard: HeardClue) -> int:
    """How many cards the receiver knows to be useless only now."""
    dead = heard.now.table.dead
    hand = heard.now.table.hands[heard.clue.target]
    return sum(
        not heard.heard.belief[order] & ~dead and bool(heard.before.belief[order] & ~dead) for order in hand
    )
