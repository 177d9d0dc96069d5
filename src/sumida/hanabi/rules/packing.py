"""A view as JSON, made fast: what `wire.spell` describes, put together from parts that are already JSON.

Most of a view is the same for every seat, and most of it was the same a turn ago. What all seats share is
worked out once a turn and kept on the turn's event; a card is written again only when it, or what its
holder can deduce, has changed. `changes` finds what a client has to replace in the view it was sent before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from sumida.hanabi.rules import scoring
from sumida.hanabi.rules.cards import Hand, HeldCard
from sumida.hanabi.rules.deduction import deduce
from sumida.hanabi.rules.variants import Variant
from sumida.hanabi.rules.wire import CardWire, plays, spell_event, touches
from sumida.kernel import Json, Seat

if TYPE_CHECKING:
    from sumida.hanabi.rules.actions import Event
    from sumida.hanabi.rules.view import HanabiView

_encode = msgspec.json.Encoder().encode
_TURN = ("turn", "to_act")
_TABLE = ("piles", "discards", "clue_tokens", "strikes", "pile", "turns_left")
_NO_ACTIONS = msgspec.Raw(b"[]"), msgspec.Raw(b"{}")
ANYBODY = -1
"""In place of a viewing seat: the last that a hand was written for."""


class PackedCard(NamedTuple):
    """A card as it was last written, and all that it was written from."""

    source: tuple[HeldCard, int, int, int]
    """The card, what its holder can deduce, and which of that is playable and useful."""
    text: msgspec.Raw


class PackedHand(NamedTuple):
    """A hand as it was last written for a seat, and all that it was written from."""

    source: tuple[tuple[int, ...], int, int, Hand]
    """What its holder can deduce, the playable and the useful identities, and the hand."""
    cards: dict[int, PackedCard]
    """By order."""
    texts: list[msgspec.Raw]


class SharedParts(NamedTuple):
    """What is the same for every seat, in the order of the wire."""

    source: tuple[object, ...]
    """What all values depend on but those that every turn changes."""
    values: dict[str, Json]
    playable: int
    useful: int
    unseen: int
    changed: dict[str, Json] | None
    """The values that are new this turn; None if those of the turn before are not known."""


class PackedView(NamedTuple):
    """The parts of a view that differ by seat, and those that do not."""

    shared: SharedParts
    hands: list[list[msgspec.Raw]]
    legal: msgspec.Raw
    touches: msgspec.Raw


def packed(view: HanabiView) -> PackedView:
    """The parts of a view."""
    shared = _shared(view)
    legal, clues = _NO_ACTIONS
    texts = view.legal_texts
    if texts:
        legal, clues = msgspec.Raw(_encode(texts)), msgspec.Raw(_encode(touches(view, texts)))
    return PackedView(shared, _hands(view, shared), legal, clues)


def pack(view: HanabiView) -> msgspec.Raw:
    """The view as JSON."""
    parts, cards = view.packed, view.setup.variant.cards
    values = parts.shared.values
    points = {key: value for key, value in values.items() if key not in _TURN and key not in _TABLE}
    return msgspec.Raw(
        b'{%b,"seat":%b,%b,"hands":%b,%b,"history":%b,"legal":%b,"touches":%b,%b}'
        % (
            view.setup.packed_terms,
            b"null" if view.seat is None else b"%d" % view.seat,
            _inside({key: values[key] for key in _TURN}),
            _encode(parts.hands),
            _inside({key: values[key] for key in _TABLE}),
            _encode([_event(cards, event) for event in view.history]),
            parts.legal,
            parts.touches,
            _inside(points),
        )
    )


def changes(view: HanabiView, before: HanabiView) -> dict[str, dict[str, Json]]:
    """What differs from an earlier view of the same seat; by the path of a part, its new members."""
    now, was = view.packed, before.packed
    history = _new_events(view, before)
    own = dict(_new_values(now.shared, was.shared, next_turn=history is not None and len(history) == 1))
    if history is None:
        own["history"] = [_event(view.setup.variant.cards, event) for event in view.history]
    if now.legal != was.legal:
        own |= {"legal": now.legal, "touches": now.touches}
    elif now.touches != was.touches:
        own["touches"] = now.touches
    discards = own.pop("discards", None)
    added = None if discards is None else _added(discards, was.shared.values["discards"])
    if discards is not None and added is None:
        own["discards"] = discards
    parts = {"": own, **_new_cards(now.hands, was.hands), "history": history, "discards": added}
    return {path: members for path, members in parts.items() if members}


def _added(now: list[msgspec.Raw], before: list[msgspec.Raw]) -> dict[str, Json] | None:
    """What was added to a list, by its place; None if it does not begin as before."""
    seen = len(before)
    if now[:seen] != before:
        return None
    return {str(place): text for place, text in enumerate(now[seen:], start=seen)}


def _new_cards(hands: list[list[msgspec.Raw]], before: list[list[msgspec.Raw]]) -> dict[str, dict[str, Json]]:
    """By the path of a hand, its new cards; a hand of another size is sent whole."""
    found: dict[str, dict[str, Json]] = {}
    for seat, (hand, old) in enumerate(zip(hands, before, strict=True)):
        if len(hand) != len(old):
            found.setdefault("hands", {})[str(seat)] = hand
        elif hand is not old and hand != old:
            pairs = enumerate(zip(hand, old, strict=True))
            found[f"hands/{seat}"] = {
                str(place): card for place, (card, was) in pairs if card is not was and card != was
            }
    return found


def _new_values(now: SharedParts, was: SharedParts, next_turn: bool) -> dict[str, Json]:
    if next_turn and now.changed is not None:
        return now.changed
    return _differing(now.values, was.values)


def _differing(values: dict[str, Json], before: dict[str, Json]) -> dict[str, Json]:
    return {key: value for key, value in values.items() if before[key] != value}


def _new_events(view: HanabiView, before: HanabiView) -> dict[str, Json] | None:
    """The turns taken since, by their place; None if some were taken back."""
    seen = len(before.history)
    if view.history[:seen] != before.history:
        return None
    cards = view.setup.variant.cards
    return {str(place): _event(cards, event) for place, event in enumerate(view.history[seen:], start=seen)}


def _event(cards: tuple[str, ...], event: Event) -> msgspec.Raw:
    """A turn as JSON, written once."""
    known = event.__dict__
    if "json" not in known:
        known["json"] = msgspec.Raw(_encode(spell_event(cards, event)))
    found: msgspec.Raw = known["json"]
    return found


def _hands(view: HanabiView, shared: SharedParts) -> list[list[msgspec.Raw]]:
    setup = view.setup
    deductions = deduce(setup.variant, view.hands, shared.unseen, view.seat, setup.deductions)
    return [
        _known_hand(view, holder, hand, deductions[holder], shared) for holder, hand in enumerate(view.hands)
    ]


def _known_hand(
    view: HanabiView, holder: Seat, hand: Hand, deduced: tuple[int, ...], shared: SharedParts
) -> list[msgspec.Raw]:
    """As it was written for this seat before, or for the last other seat, or else with its new cards."""
    known, wanted = view.setup.packed_hands, (deduced, shared.playable, shared.useful, hand)
    mine = before = known.get((holder, view.seat))
    if mine is None or mine.source != wanted:
        mine = known.get((holder, ANYBODY))
        if mine is None or mine.source != wanted:
            cards = _cards(view.setup.variant, wanted, before.cards if before else {})
            texts = [card.text for card in cards.values()]
            mine = known[holder, ANYBODY] = PackedHand(wanted, cards, texts)
        known[holder, view.seat] = mine
    return mine.texts


def _cards(
    variant: Variant, hand: tuple[tuple[int, ...], int, int, Hand], before: dict[int, PackedCard]
) -> dict[int, PackedCard]:
    """The cards of a hand, in order; those that are still the same are not written again."""
    deduced, playable, useful, held = hand
    found = {}
    for card, mask in zip(held, deduced, strict=True):
        order, source = card.order, (card, mask, mask & playable, mask & useful)
        old = before.get(order)
        if old is None or old.source != source:
            old = PackedCard(source, _card(variant, *source))
        found[order] = old
    return found


def _card(variant: Variant, held: HeldCard, deduced: int, playable: int, useful: int) -> msgspec.Raw:
    texts = variant.packed
    return msgspec.Raw(
        _encode(
            CardWire(
                held.order,
                None if held.card is None else variant.cards[held.card],
                texts[held.possible],  # type: ignore[arg-type]  # already JSON
                texts[deduced],  # type: ignore[arg-type]
                held.clues,
                held.drawn,
                plays(deduced, playable),
                not useful,
            )
        )
    )


def _shared(view: HanabiView) -> SharedParts:
    """Kept on the last event, as every seat is sent the same after every turn."""
    if not view.history:
        return _share(view, None)
    last = view.history[-1].__dict__
    if "shared" not in last:
        before = view.history[-2].__dict__.pop("shared", None) if len(view.history) > 1 else None
        last["shared"] = _share(view, before)
    found: SharedParts = last["shared"]
    return found


def _share(view: HanabiView, before: SharedParts | None) -> SharedParts:
    source = (view.piles, view.discards, view.ended)
    if before is not None and source == before.source:
        table = before
    else:
        table = _new_table(view, source, before.values["discards"] if before else [])
    turn = _new_turn(view, table.values)
    values = {**table.values, **turn}
    changed = None
    if before is not None:
        changed = _differing(turn if table is before else values, before.values)
    return SharedParts(source, values, table.playable, table.useful, table.unseen, changed)


def _new_turn(view: HanabiView, values: dict[str, Json]) -> dict[str, Json]:
    """What every turn can change, even a clue."""
    points = values["points"]
    most = points if view.ended else scoring.at_most(values["reachable"], points, view.turns_at_most)
    return {
        "turn": view.turn,
        "to_act": view.to_act,
        "clue_tokens": view.clue_tokens,
        "pile": view.pile,
        "turns_left": view.turns_left,
        "strikes": view.strikes,
        "at_most": most,
    }


def _new_table(view: HanabiView, source: tuple[object, ...], discards: list[msgspec.Raw]) -> SharedParts:
    """After a card has been played or discarded."""
    variant, piles, ended = view.setup.variant, view.piles, view.ended
    unseen = scoring.not_on_the_table(variant, piles, view.discards)
    useful = scoring.useful_among(variant, piles, unseen)
    values: dict[str, Json] = {
        **dict.fromkeys(_TURN),
        **dict.fromkeys(_TABLE),
        "piles": piles,
        "discards": [*discards, *[_discard(variant, *each) for each in view.discards[len(discards) :]]],
        "points": view.points,
        "points_or_zero": view.points_or_zero,
        "score": view.score,
        "best": variant.best,
        "reachable": scoring.reach(piles, useful),
        "at_most": None,
        "verdict": view.verdict,
        "over": ended is not None,
        "ended": ended,
        "critical": variant.packed[useful & scoring.single_copies(variant, unseen)],
    }
    return SharedParts(source, values, scoring.playable(piles), useful, unseen, None)


def _discard(variant: Variant, order: int, card: int) -> msgspec.Raw:
    return msgspec.Raw(b'{"order":%d,"card":%b}' % (order, variant.packed_cards[card]))


def _inside(part: dict[str, Json]) -> bytes:
    """A part of an object as JSON, without the braces."""
    return _encode(part)[1:-1]
