"""A view as JSON, made fast: what `wire.spell` describes, put together from parts that are already JSON.

Most of a view is the same for every seat, and most of it was the same a turn ago. What all seats share is
written once a turn and kept on the turn's event; a hand is written again only when it, or what its
holder can deduce, has changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from sumida.hanabi.rules import scoring
from sumida.hanabi.rules.cards import Hand, HeldCard
from sumida.hanabi.rules.deduction import deduce
from sumida.hanabi.rules.wire import plays, spell_event, touches
from sumida.kernel import Seat

if TYPE_CHECKING:
    from sumida.hanabi.rules.actions import Event
    from sumida.hanabi.rules.view import HanabiView

_encode = msgspec.json.Encoder().encode
_PLAYS = {word: b'"%b"' % word.encode() for word in ("yes", "no", "maybe")}
ANYBODY = -1
"""In place of a viewing seat: the last that a hand was written for."""


class PackedHand(NamedTuple):
    """A hand as it was last written for a seat, and all that it was written from."""

    hand: Hand
    deduced: tuple[int, ...]
    playable: int
    useful: int
    text: bytes


class SharedParts(NamedTuple):
    """The parts of a view that are the same for every seat: before and after its hands and legal actions."""

    turn: bytes
    table: bytes
    points: bytes
    history: bytes
    playable: int
    useful: int
    unseen: int


def pack(view: HanabiView) -> msgspec.Raw:
    """The view as JSON."""
    shared = _shared(view)
    legal, clues = b"[]", b"{}"
    if view.seat in view.to_act:
        texts = tuple(map(str, view.legal))
        legal, clues = _encode(texts), _encode(touches(view, texts))
    return msgspec.Raw(
        b'{%b,"seat":%b,%b,"hands":[%b],%b,"history":%b],"legal":%b,"touches":%b,%b}'
        % (
            view.setup.packed_terms,
            b"null" if view.seat is None else b"%d" % view.seat,
            shared.turn,
            _hands(view, shared),
            shared.table,
            shared.history,
            legal,
            clues,
            shared.points,
        )
    )


def _hands(view: HanabiView, shared: SharedParts) -> bytes:
    setup, packed = view.setup, []
    deductions = deduce(setup.variant, view.hands, shared.unseen, view.seat, setup.deductions)
    for holder, (hand, deduced) in enumerate(zip(view.hands, deductions, strict=True)):
        packed.append(_known_hand(view, holder, hand, deduced, shared))
    return b",".join(packed)


def _known_hand(
    view: HanabiView, holder: Seat, hand: Hand, deduced: tuple[int, ...], shared: SharedParts
) -> bytes:
    """As it was written for this seat before, or for the last other seat, or else anew."""
    known, seat = view.setup.packed_hands, view.seat
    mine = known.get((holder, seat))
    wanted = (hand, deduced, shared.playable, shared.useful)
    if mine is None or mine[:-1] != wanted:
        mine = known.get((holder, ANYBODY))
        if mine is None or mine[:-1] != wanted:
            text = b"[%b]" % b",".join(
                [_card(view, held, mask, shared) for held, mask in zip(hand, deduced, strict=True)]
            )
            mine = known[holder, ANYBODY] = PackedHand(*wanted, text)
        known[holder, seat] = mine
    return mine.text


def _card(view: HanabiView, held: HeldCard, deduced: int, shared: SharedParts) -> bytes:
    variant = view.setup.variant
    return (
        b'{"order":%d,"card":%b,"possible":%b,"deduced":%b,"clues":%b,"drawn":%d,"plays":%b,"useless":%b}'
        % (
            held.order,
            b"null" if held.card is None else variant.packed_cards[held.card],
            variant.packed(held.possible),
            variant.packed(deduced),
            _encode(held.clues) if held.clues else b"[]",
            held.drawn,
            _PLAYS[plays(deduced, shared.playable)],
            b"false" if deduced & shared.useful else b"true",
        )
    )


def _shared(view: HanabiView) -> SharedParts:
    """Kept on the last event, as every seat is sent the same after every turn."""
    if not view.history:
        return _share(view, b"[")
    last = view.history[-1].__dict__
    if "shared" not in last:
        last["shared"] = _share(view, _history(view.setup.variant.cards, view.history))
    found: SharedParts = last["shared"]
    return found


def _history(cards: tuple[str, ...], history: tuple[Event, ...]) -> bytes:
    """All events as JSON, without the closing bracket: those before the last are known, as a rule."""
    before: SharedParts | None = history[-2].__dict__.pop("shared", None) if len(history) > 1 else None
    if before is None:
        return _encode([spell_event(cards, event) for event in history])[:-1]
    return b"%b%b%b" % (
        before.history,
        b"," if len(history) > 1 else b"",
        _encode(spell_event(cards, history[-1])),
    )


def _share(view: HanabiView, history: bytes) -> SharedParts:
    variant = view.setup.variant
    piles, points, ended = view.piles, view.points, view.ended
    unseen = scoring.not_on_the_table(variant, piles, view.discards)
    useful = scoring.useful_among(variant, piles, unseen)
    reachable = scoring.reach(piles, useful)
    turn: dict[str, object] = {"turn": view.turn, "to_act": view.to_act}
    table: dict[str, object] = {
        "piles": piles,
        "discards": [{"order": order, "card": variant.cards[card]} for order, card in view.discards],
        "clue_tokens": view.clue_tokens,
        "strikes": view.strikes,
        "pile": view.pile,
        "turns_left": view.turns_left,
    }
    scores: dict[str, object] = {
        "points": points,
        "points_or_zero": view.points_or_zero,
        "score": view.score,
        "best": variant.best,
        "reachable": reachable,
        "at_most": points if ended else scoring.at_most(reachable, points, view.turns_at_most),
        "verdict": view.verdict,
        "over": ended is not None,
        "ended": ended,
        "critical": variant.packed(useful & scoring.single_copies(variant, unseen)),
    }
    return SharedParts(
        _inside(turn), _inside(table), _inside(scores), history, scoring.playable(piles), useful, unseen
    )


def _inside(part: dict[str, object]) -> bytes:
    """A part of an object as JSON, without the braces."""
    return _encode(part)[1:-1]
