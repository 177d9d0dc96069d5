"""What a view implies without any convention: cards seen, cards possible, cards that fit."""

from __future__ import annotations

from sumida.hanabi.rules.cards import HeldCard
from sumida.hanabi.rules.scoring import not_on_the_table
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import Seat


def own_seat(view: HanabiView) -> Seat:
    """The seat of a view; a bot never gets a spectator's view."""
    assert view.seat is not None, "a bot plays from a seat"
    return view.seat


def useless(view: HanabiView) -> int:
    """Mask of the identities that no series will ever take again."""
    return view.setup.variant.everything & ~view.useful


def open_cards(view: HanabiView, seat: Seat) -> list[int]:
    """For each card of `seat`, the mask of what its holder cannot rule out, as far as the viewer can tell."""
    hidden = ~used_up(view, seat)
    return [held.possible & hidden or held.possible for held in view.hands[seat]]


def used_up(view: HanabiView, seat: Seat) -> int:
    """Mask of the identities of which `seat` sees every copy; asked for again and again in one view."""
    known: dict[Seat, int] = view.__dict__.setdefault("_used_up", {})
    if seat not in known:
        known[seat] = _used_up(view, seat)
    return known[seat]


def _used_up(view: HanabiView, seat: Seat) -> int:
    variant, units = view.setup.variant, view.setup.variant.units
    known = view.__dict__
    left: int | None = known.get("_in_play")
    if left is None:
        left = known["_in_play"] = not_on_the_table(variant, view.piles, view.discards)
    for place, hand in enumerate(view.hands):
        if place != seat:
            left -= sum([units[held.card] for held in hand if held.card is not None])
    return variant.everything & ~variant.present((left | left >> 1 | left >> 2) & variant.lowest_bits)


def within(mask: int, bounds: int) -> bool:
    """Whether every identity in `mask` is within `bounds`."""
    return mask & ~bounds == 0


def is_clued(held: HeldCard) -> bool:
    return bool(held.clues)
