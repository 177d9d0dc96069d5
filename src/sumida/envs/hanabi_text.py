"""A table of Hanabi in words: what one seat sees, or the whole table with all cards open."""

from __future__ import annotations

from sumida.hanabi.rules.actions import SEATS, Clue, Event
from sumida.hanabi.rules.cards import Hand, HeldCard
from sumida.hanabi.rules.state import HanabiState
from sumida.hanabi.rules.variants import Variant
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import Seat


def describe_view(view: HanabiView) -> str:
    """What a seat sees, in plain English; cards are written as in the notation (`r1`)."""
    assert view.seat is not None
    variant, deduced = view.setup.variant, view.deduced
    lines = [_terms(view), f"You are seat {SEATS[view.seat]}. {_whose_turn(view)}", *_board(view, view.pile)]
    lines += _moves_since(view)
    for offset in range(view.setup.players):
        seat = (view.seat + offset) % view.setup.players
        name = "Your hand" if seat == view.seat else f"The hand of {SEATS[seat]}"
        lines += [f"{name}, oldest card first:", *_cards(variant, view.hands[seat], deduced[seat])]
    return "\n".join(lines)


def describe_table(state: HanabiState) -> str:
    """The whole table with all cards open, for those who watch a program play."""
    lines = [_whose_turn(state), *_board(state, len(state.deck) - state.dealt)]
    for seat, hand in enumerate(state.hands):
        masks = tuple(held.possible for held in hand)
        lines += [f"{SEATS[seat]}:", *_cards(state.setup.variant, hand, masks)]
    return "\n".join(lines)


def _terms(view: HanabiView) -> str:
    setup = view.setup
    colours = ", ".join(f"{suit.name} ({suit.letter})" for suit in setup.variant.suits)
    return f"Hanabi with {setup.players} players. Suits: {colours}, ranks 1 to 5."


def _whose_turn(position: HanabiView | HanabiState) -> str:
    if position.ended:
        return f"The game is over after {position.turn} turns ({position.ended})."
    return f"Turn {position.turn + 1}: seat {SEATS[position.current]} is to act."


def _board(position: HanabiView | HanabiState, pile: int) -> list[str]:
    setup, variant = position.setup, position.setup.variant
    heights = ", ".join(f"{suit.name} {n}" for suit, n in zip(variant.suits, position.piles, strict=True))
    last = f" {position.turns_left} turns are left." if position.turns_left is not None else ""
    discards = " ".join(sorted(variant.cards[card] for _, card in position.discards)) or "none"
    return [
        f"Series: {heights}: {sum(position.piles)} of {variant.best} points.",
        f"Clue tokens: {position.clue_tokens} of {setup.clue_tokens}. "
        f"Strikes: {position.strikes} of {setup.max_strikes}. Cards in the pile: {pile}.{last}",
        f"Discards: {discards}",
    ]


def _cards(variant: Variant, hand: Hand, possible: tuple[int, ...]) -> list[str]:
    pairs = enumerate(zip(hand, possible, strict=True), 1)
    return [f"  {place}: {_card(variant, held, mask)}" for place, (held, mask) in pairs]


def _card(variant: Variant, held: HeldCard, mask: int) -> str:
    """Its face if it is seen, the clues it got, and what its holder cannot rule out."""
    face = [] if held.card is None else [variant.cards[held.card]]
    clues = [f"clued {' '.join(dict.fromkeys(str(clue.value) for clue in held.clues))}"] if held.clues else []
    could = "anything" if mask == variant.everything else " ".join(variant.texts(mask))
    holder = "could be" if held.card is None else "to its holder it could be"
    return "; ".join([*face, *clues, f"{holder} {could}"])


def _moves_since(view: HanabiView) -> list[str]:
    """The moves since the seat's own last one, which comes first."""
    events = view.history[-view.setup.players :]
    if not events:
        return ["No move has been made."]
    return ["Last moves:", *(f"  {SEATS[event.seat]}: {_move(view, event)}" for event in events)]


def _move(view: HanabiView, event: Event) -> str:
    if isinstance(event.action, Clue):
        return f"{event.action}, which touched {_touched(view, event, event.action.target)}"
    card = view.setup.variant.cards[event.card or 0]
    result = {True: ", which fitted", False: ", a strike", None: ""}[event.success]
    return f"{event.action}: {card}{result}"


def _touched(view: HanabiView, event: Event, target: Seat) -> str:
    places = [place for place, held in enumerate(view.hands[target], 1) if held.order in event.touched]
    if not event.touched:
        return "no card"
    return f"what is now at {' '.join(map(str, places))}" if places else "cards that are gone"
