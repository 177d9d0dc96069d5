"""A view read back from JSON: the opposite of `packing`, for players on the other side of a wire."""

from __future__ import annotations

import msgspec

from sumida.hanabi.rules.actions import Event
from sumida.hanabi.rules.cards import Hand, HeldCard
from sumida.hanabi.rules.ending import EndReason
from sumida.hanabi.rules.setup import HanabiSetup, read_options
from sumida.hanabi.rules.variants import Variant
from sumida.hanabi.rules.view import HanabiView
from sumida.hanabi.rules.wire import CardWire, EventWire, HanabiWire
from sumida.kernel import Json, NotationError, Seat


def unpack(wire: Json) -> HanabiView:
    """The view that `HanabiView.on_wire` wrote, decoded from JSON; raises `NotationError`."""
    try:
        found = msgspec.convert(wire, HanabiWire)
        return _view(read_options(found.options), found)
    except (msgspec.ValidationError, KeyError, IndexError) as error:
        raise NotationError(f"not a view of Hanabi: {error}", "error-not-a-view", detail=str(error)) from None


def _view(setup: HanabiSetup, wire: HanabiWire) -> HanabiView:
    identity = setup.variant.identity
    return HanabiView(
        setup=setup,
        seat=wire.seat,
        turn=wire.turn,
        current=_current(setup, wire),
        hands=tuple(_hand(setup.variant, hand) for hand in wire.hands),
        piles=wire.piles,
        discards=tuple((one.order, identity[one.card]) for one in wire.discards),
        clue_tokens=wire.clue_tokens,
        strikes=wire.strikes,
        pile=wire.pile,
        turns_left=wire.turns_left,
        history=tuple(_event(setup, event) for event in wire.history),
        ended=None if wire.ended is None else msgspec.convert(wire.ended, EndReason),
    )


def _current(setup: HanabiSetup, wire: HanabiWire) -> Seat:
    """Whoever is to act; at the end, whoever acted last."""
    if wire.to_act:
        return wire.to_act[0]
    return wire.history[-1].seat if wire.history else setup.first_seat


def _hand(variant: Variant, hand: tuple[CardWire, ...]) -> Hand:
    identity = variant.identity
    return tuple(
        HeldCard(
            held.order,
            None if held.card is None else identity[held.card],
            sum(1 << identity[text] for text in held.possible),
            held.clues,
            held.drawn,
        )
        for held in hand
    )


def _event(setup: HanabiSetup, event: EventWire) -> Event:
    card = None if event.card is None else setup.variant.identity[event.card]
    return Event(
        event.turn,
        event.seat,
        setup.parse_action(event.action),
        event.touched,
        event.order,
        card,
        event.success,
        event.drawn,
    )
