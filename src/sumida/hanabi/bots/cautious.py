"""A fair beginner: plays what is certain, clues what is playable, discards its oldest card."""

from __future__ import annotations

from sumida.hanabi.bots.card_counting import is_clued, open_cards, own_seat, used_up, useless, within
from sumida.hanabi.rules.actions import SEATS, Clue, Discard, HanabiAction, Play
from sumida.hanabi.rules.cards import Hand, HeldCard
from sumida.hanabi.rules.variants import RANKS
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import Words


class CautiousBot:
    """Takes no risk, reads nothing into a clue but what it says, and remembers nothing."""

    def choose(self, view: HanabiView) -> HanabiAction:
        return certain_play(view) or helpful_clue(view) or discard(view) or any_clue(view)

    def explain(self, view: HanabiView, action: HanabiAction) -> Words:
        if isinstance(action, Play):
            return Words("why-cautious-play", {"position": action.position})
        if isinstance(action, Discard):
            certain = within(open_cards(view, own_seat(view))[action.position - 1], useless(view))
            key = "why-cautious-useless" if certain else "why-cautious-oldest"
            return Words(key, {"position": action.position})
        key = "why-cautious-clue" if clue_gain(view, action) > 0 else "why-cautious-idle-clue"
        return Words(key, {"seat": SEATS[action.target]})


def certain_play(view: HanabiView) -> Play | None:
    """The lowest card in the hand that is sure to fit."""
    fits = view.playable
    sure = [
        (mask.bit_length() % RANKS, position)
        for position, mask in enumerate(open_cards(view, own_seat(view)), 1)
        if within(mask, fits)
    ]
    return Play(min(sure)[1]) if sure else None


def helpful_clue(view: HanabiView) -> Clue | None:
    """The clue that says most about playable cards, if any says something."""
    touch, fits = view.setup.variant.touch, view.playable
    wanted = [seen_cards(hand) & fits for hand in view.hands]
    if not any(wanted) or not view.clue_tokens:
        return None
    best, most = None, 0
    for clue in clues(view):
        if touch[clue.value] & wanted[clue.target]:  # no other clue can gain anything
            gain = clue_gain(view, clue)
            if gain > most:
                best, most = clue, gain
    return best


def seen_cards(hand: Hand) -> int:
    """Mask of the identities that are seen in a hand."""
    found = 0
    for held in hand:
        if held.card is not None:
            found |= 1 << held.card
    return found


def clue_gain(view: HanabiView, clue: Clue) -> int:
    """Playable cards that the clue makes certain count most; those it only touches count less."""
    fits, mask = view.playable, view.setup.variant.touch[clue.value]
    gain, hidden = 0, ~used_up(view, clue.target)
    for held in view.hands[clue.target]:
        assert held.card is not None
        if not mask >> held.card & 1:
            continue
        if fits >> held.card & 1:
            gain += playable_gain(held, hidden, mask, fits)
        elif not held.clues:
            gain -= 3
    return gain


def playable_gain(held: HeldCard, hidden: int, mask: int, fits: int) -> int:
    """What touching a playable card is worth: nothing if its holder already knows."""
    before, after = held.possible & hidden, held.possible & mask & hidden
    if within(before, fits) or after == before:
        return 0
    return 20 if within(after, fits) else 4


def discard(view: HanabiView) -> Discard | None:
    """A card that is certainly useless, else the oldest unclued card, else the oldest."""
    if view.clue_tokens == view.setup.clue_tokens:
        return None
    seat = own_seat(view)
    dead, hand = useless(view), view.hands[seat]
    useless_ones = [place for place, mask in enumerate(open_cards(view, seat), 1) if within(mask, dead)]
    unclued = [place for place, held in enumerate(hand, 1) if not is_clued(held)]
    return Discard((useless_ones or unclued or [1])[0]) if hand else None


def any_clue(view: HanabiView) -> HanabiAction:
    """With all tokens available a clue must be given: the least harmful one."""
    found = clues(view)
    return max(found, key=lambda clue: clue_gain(view, clue)) if found else view.legal[0]


def clues(view: HanabiView) -> list[Clue]:
    return [action for action in view.legal if isinstance(action, Clue)]
