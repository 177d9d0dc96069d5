"""A view as JSON, made fast: what `wire.spell` describes, put together from parts that are already JSON.

Most of a view is the same for every seat, and most of it was the same a turn ago. What all seats share is
worked out once a turn and kept on the turn's event; a card is written again only when it, or what its
holder can deduce, has changed. `changes` finds what a client has to replace in the view it was sent before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from sumida.hanabi.rules import scoring
from sumida.hanabi.rules.actions import SEATS
from sumida.hanabi.rules.cards import Hand, ReceivedClue, gap
from sumida.hanabi.rules.deduction import deduce
from sumida.hanabi.rules.ending import EndReason
from sumida.hanabi.rules.variants import Variant
from sumida.hanabi.rules.wire import spell_event
from sumida.kernel import Json, Seat

if TYPE_CHECKING:
    from sumida.hanabi.rules.actions import Event
    from sumida.hanabi.rules.view import HanabiView

MOST_CARDS = 6
"""In the largest hand."""

_encode = msgspec.json.Encoder().encode
_CHANGING = ("turn", "to_act", "clue_tokens", "strikes", "pile", "turns_left", "at_most")
_TURN = ("turn", "to_act")
_TABLE = ("piles", "discards", "clue_tokens", "strikes", "pile", "turns_left")
_POINTS = (
    "points",
    "points_or_zero",
    "score",
    "best",
    "reachable",
    "at_most",
    "verdict",
    "over",
    "ended",
    "critical",
)
_PLACES = tuple(map(str, range(MOST_CARDS)))
_HAND_PATHS = tuple(f"hands/{seat}" for seat in range(len(SEATS)))
ANYBODY = -1
"""In place of a viewing seat: the last that a hand was written for."""


class PackedCard(msgspec.Struct, frozen=True, gc=False):
    """A card in a hand, as `wire.CardWire` has it, with what is long already JSON."""

    order: int
    card: str | None
    possible: msgspec.Raw
    deduced: msgspec.Raw
    clues: tuple[ReceivedClue, ...]
    drawn: int
    plays: str
    useless: bool


class PackedHand(msgspec.Struct, frozen=True, eq=False, gc=False):
    """A hand as it was last written for a seat, and all that it was written from."""

    hand: Hand
    deduced: tuple[int, ...]
    """What its holder can deduce."""
    playable: int
    useful: int
    cards: list[PackedCard]


_NOBODY = (None,)
_NOTHING = _NOBODY * MOST_CARDS
NO_HAND = PackedHand((), (), 0, 0, [])
"""Before a hand is written for the first time."""


class TableParts(msgspec.Struct, frozen=True, eq=False, gc=False):
    """What only a play or a discard changes, and the end of the game."""

    source: tuple[tuple[int, ...], tuple[tuple[int, int], ...], EndReason | None]
    """What all of it depends on: piles, discards, and how the game has ended."""
    values: dict[str, Json]
    playable: int
    useful: int
    unseen: int


class SharedParts(msgspec.Struct, frozen=True, eq=False, gc=False):
    """What is the same for every seat."""

    table: TableParts
    turn: tuple[Json, ...]
    """What every turn can change, even a clue, in the order of `_CHANGING`."""
    changed: dict[str, Json] | None
    """The values that are new this turn; None if those of the turn before are not known."""

    @property
    def values(self) -> dict[str, Json]:
        return {**self.table.values, **dict(zip(_CHANGING, self.turn, strict=True))}


class PackedView(msgspec.Struct, frozen=True, eq=False, gc=False):
    """The parts of a view that differ by seat, and those that do not."""

    shared: SharedParts
    hands: list[list[PackedCard]]
    legal: tuple[str, ...]
    touches: dict[str, list[int]]


def packed(view: HanabiView) -> PackedView:
    """The parts of a view."""
    shared, legal = _shared(view), view.legal_texts
    return PackedView(shared, _hands(view, shared.table), legal, _touches(view, legal) if legal else {})


def _touches(view: HanabiView, legal: tuple[str, ...]) -> dict[str, list[int]]:
    """The same as `wire.touches`, found by card."""
    table = view.setup.table
    clues = table.clues_by_text
    found: dict[str, list[int]] = {text: [] for text in legal if text in clues}
    if found:
        for target in table.partners[view.current]:
            touching = table.clue_texts_touching[target]
            for held in view.hands[target]:
                order = held.order
                for text in touching[held.card]:  # type: ignore[index]  # face up
                    found[text].append(order)
    return found


def pack(view: HanabiView) -> msgspec.Raw:
    """The view as JSON."""
    parts, cards = view.packed, view.setup.variant.cards
    values = parts.shared.values
    return msgspec.Raw(
        b'{%b,"seat":%b,%b,"hands":%b,%b,"history":%b,"legal":%b,"touches":%b,%b}'
        % (
            view.setup.packed_terms,
            b"null" if view.seat is None else b"%d" % view.seat,
            _inside(values, _TURN),
            _encode(parts.hands),
            _inside(values, _TABLE),
            _encode([_event(cards, event) for event in view.history]),
            _encode(parts.legal),
            _encode(parts.touches),
            _inside(values, _POINTS),
        )
    )


def changes(view: HanabiView, before: HanabiView) -> dict[str, dict[str, Json]]:
    """What differs from an earlier view of the same seat; by the path of a part, its new members."""
    now, was, history, earlier = view.packed, before.packed, view.history, before.history
    changed = now.shared.changed
    if changed is None or not _is_next_turn(history, earlier):
        return _later_changes(view, before)
    own = changed.copy()
    if now.legal != was.legal:
        own["legal"], own["touches"] = now.legal, now.touches
    elif now.touches != was.touches:
        own["touches"] = now.touches
    parts = {"": own}
    if "discards" in own:
        discards = own.pop("discards")
        parts["discards"] = {str(len(discards) - 1): discards[-1]}
    _add_new_cards(parts, now.hands, was.hands)
    parts["history"] = {str(len(earlier)): _event(view.setup.variant.cards, history[-1])}
    return parts


def _is_next_turn(history: tuple[Event, ...], before: tuple[Event, ...]) -> bool:
    """Whether one history is the other and one turn more. An event is made once, after those before it."""
    return 0 < len(before) == len(history) - 1 and history[-2] is before[-1]


def _later_changes(view: HanabiView, before: HanabiView) -> dict[str, dict[str, Json]]:
    """The same after any number of turns, or after some were taken back."""
    now, was = view.packed, before.packed
    history = _new_events(view, before)
    own = _differing(now.shared.values, was.shared.values)
    if history is None:
        own["history"] = [_event(view.setup.variant.cards, event) for event in view.history]
    if now.legal != was.legal:
        own["legal"] = now.legal
    if now.touches != was.touches:
        own["touches"] = now.touches
    discards = own.pop("discards", None)
    added = None if discards is None else _added(discards, was.shared.values["discards"])
    if discards is not None and added is None:
        own["discards"] = discards
    parts = {"": own, "history": history or {}, "discards": added or {}}
    _add_new_cards(parts, now.hands, was.hands)
    return {path: members for path, members in parts.items() if members}


def _added(now: list[msgspec.Raw], before: list[msgspec.Raw]) -> dict[str, Json] | None:
    """What was added to a list, by its place; None if it does not begin as before."""
    seen = len(before)
    if now[:seen] != before:
        return None
    return {str(place): text for place, text in enumerate(now[seen:], start=seen)}


def _add_new_cards(
    found: dict[str, dict[str, Json]], hands: list[list[PackedCard]], before: list[list[PackedCard]]
) -> None:
    """By the path of a hand, its new cards; a hand of another size is sent whole."""
    for seat, hand in enumerate(hands):
        old = before[seat]
        if hand is old:
            continue
        if len(hand) != len(old):
            found.setdefault("hands", {})[_PLACES[seat]] = hand
        elif new := {
            place: card
            for place, card, was in zip(_PLACES, hand, old)  # noqa: B905  # as many as there are cards
            if card is not was and card != was
        }:
            found[_HAND_PATHS[seat]] = new


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


def _hands(view: HanabiView, table: TableParts) -> list[list[PackedCard]]:
    """Each hand as it was written for this seat before, if it is still the same."""
    setup, seat, hands, playable, useful = view.setup, view.seat, view.hands, table.playable, table.useful
    known = setup.packed_hands.get(seat)
    if known is None:
        known = setup.packed_hands[seat] = [NO_HAND] * len(hands)
    found = []
    for holder, deduced in enumerate(deduce(setup.variant, hands, table.unseen, seat, setup.deductions)):
        mine = known[holder]
        if (
            mine.hand is not hands[holder]
            or mine.useful != useful
            or mine.playable != playable
            or mine.deduced != deduced
        ):
            mine = known[holder] = _written(view, holder, deduced, table, mine)
        found.append(mine.cards)
    return found


def _written(
    view: HanabiView, holder: Seat, deduced: tuple[int, ...], table: TableParts, before: PackedHand
) -> PackedHand:
    """A hand that has changed. A third player sees it as the second does, who may have been sent it."""
    hand, playable, useful = view.hands[holder], table.playable, table.useful
    if len(view.hands) == 2:
        return _write(view.setup.variant, hand, deduced, playable, useful, before)
    anybody = view.setup.packed_hands.setdefault(ANYBODY, [NO_HAND] * len(view.hands))
    last = anybody[holder]
    if (last.playable, last.useful) == (playable, useful) and (last.deduced, last.hand) == (deduced, hand):
        return last
    written = anybody[holder] = _write(view.setup.variant, hand, deduced, playable, useful, before)
    return written


def _write(
    variant: Variant, hand: Hand, deduced: tuple[int, ...], playable: int, useful: int, before: PackedHand
) -> PackedHand:
    """A hand; a card that is as it was before is not written again."""
    cards, masks, other = variant.cards, variant.packed, ~playable
    if before.playable == playable and before.useful == useful and len(before.hand) == len(hand):
        old: Sequence[Any] = before.hand
        were: Sequence[Any] = before.deduced
        written: Sequence[Any] = before.cards
        if hand and old[-1].order != hand[-1].order:
            old, were, written = _moved_up(before, hand)
    else:
        old, were, written = _NOTHING, _NOTHING, _NOTHING
    found = [
        done
        if held is was and mask == known
        else PackedCard(
            held.order,
            None if (card := held.card) is None else cards[card],
            masks[held.possible],
            masks[mask],
            held.clues,
            held.drawn,
            "no" if not mask & playable else "maybe" if mask & other else "yes",
            not mask & useful,
        )
        for held, mask, was, known, done in zip(hand, deduced, old, were, written)  # noqa: B905  # _NOTHING is longer
    ]
    return PackedHand(hand, deduced, playable, useful, before.cards if found == before.cards else found)


def _moved_up(before: PackedHand, hand: Hand) -> tuple[Sequence[Any], Sequence[Any], Sequence[Any]]:
    """The cards of the hand before, what could be deduced about them, and the same as JSON, each where it
    is now that one has left the hand for another."""
    old, were, written, left = before.hand, before.deduced, before.cards, gap(before.hand, hand)
    return (
        old[:left] + old[left + 1 :] + _NOBODY,
        were[:left] + were[left + 1 :] + _NOBODY,
        [*written[:left], *written[left + 1 :], None],
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
    """From what was shared a turn before, if that is known."""
    if before is None:
        unseen = scoring.not_on_the_table(view.setup.variant, view.piles, view.discards)
        table = _new_table(view, unseen, [])
        return SharedParts(table, _new_turn(view, table.values), None)
    was = table = before.table
    piles, discards, ended = was.source
    if view.discards is not discards or view.piles is not piles or view.ended is not ended:
        table = _next_table(view, was)
    turn = _new_turn(view, table.values)
    changed = {
        name: value for name, value, old in zip(_CHANGING, turn, before.turn, strict=True) if value != old
    }
    if table is not was:
        changed |= _differing(table.values, was.values)
    return SharedParts(table, turn, changed)


def _new_turn(view: HanabiView, values: dict[str, Json]) -> tuple[Json, ...]:
    ended, points = view.ended, values["points"]
    return (
        view.turn,
        () if ended else (view.current,),
        view.clue_tokens,
        view.strikes,
        view.pile,
        view.turns_left,
        points if ended else scoring.at_most(values["reachable"], points, view.turns_at_most),
    )


def _next_table(view: HanabiView, was: TableParts) -> TableParts:
    """After a card has been played or discarded. The discard of a card of which others are left changes next
    to nothing."""
    variant, card, before = view.setup.variant, view.history[-1].card, was.values["discards"]
    unseen = was.unseen if card is None else was.unseen - variant.units[card]
    piles, _, ended = was.source
    if view.piles is not piles or view.ended is not ended:
        return _new_table(view, unseen, before)
    if variant.with_copies(unseen) != variant.with_copies(was.unseen):
        return _new_table(view, unseen, before)
    values = was.values.copy()
    values["discards"] = _discards(view, before)
    values["critical"] = variant.packed[was.useful & scoring.single_copies(variant, unseen)]
    return TableParts((piles, view.discards, ended), values, was.playable, was.useful, unseen)


def _new_table(view: HanabiView, unseen: int, discards: list[msgspec.Raw]) -> TableParts:
    variant, piles, ended = view.setup.variant, view.piles, view.ended
    useful = scoring.useful_among(variant, piles, unseen)
    values: dict[str, Json] = {
        "piles": piles,
        "discards": _discards(view, discards),
        "points": view.points,
        "points_or_zero": view.points_or_zero,
        "score": view.score,
        "best": variant.best,
        "reachable": scoring.reach(piles, useful),
        "verdict": view.verdict,
        "over": ended is not None,
        "ended": ended,
        "critical": variant.packed[useful & scoring.single_copies(variant, unseen)],
    }
    source = piles, view.discards, ended
    return TableParts(source, values, scoring.playable(piles), useful, unseen)


def _discards(view: HanabiView, before: list[msgspec.Raw]) -> list[msgspec.Raw]:
    """All of them, of which these have been written before."""
    found, cards = before.copy(), view.setup.variant.packed_cards
    for order, card in view.discards[len(before) :]:
        found.append(msgspec.Raw(b'{"order":%d,"card":%b}' % (order, cards[card])))
    return found


def _inside(values: dict[str, Json], keys: tuple[str, ...]) -> bytes:
    """A part of an object as JSON, without the braces."""
    return _encode({key: values[key] for key in keys})[1:-1]
