"""A Hanabi view as lines of text, short and complete, also for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sumida.hanabi.rules.actions import SEATS
from sumida.hanabi.rules.variants import RANKS
from sumida.hanabi.rules.view import HanabiView
from sumida.hanabi.rules.wire import CardWire, EventWire, HanabiWire
from sumida.locales import say
from sumida.tui.hanabi_words import say_action, say_card, say_colour, say_letter
from sumida.tui.screen import Screen


def draw(wire: HanabiWire, names: Sequence[str], screen: Screen, language: str) -> str:
    """The whole table as `wire.seat` sees it."""
    lines = [_series(wire, screen, language), _tokens(wire, language), _discards(wire, screen, language), ""]
    lines += [_hand(wire, seat, names, screen, language) for seat in range(len(wire.hands))]
    return "\n".join(lines)


def opened(views: Sequence[HanabiView]) -> HanabiWire:
    """All hands face up, from the views of two seats: for finished games and replays."""
    first, second = (view.wire() for view in views[:2])
    return msgspec.structs.replace(first, hands=(second.hands[0], *first.hands[1:]), seat=None)


def describe(event: EventWire, names: Sequence[str], language: str) -> str:
    """One turn of the history as a sentence."""
    who = _name(event.seat, names)
    if event.card is None:
        count = len(event.touched)
        action = say_action(event.action, language)
        return say(language, "log-clue", {"who": who, "action": action, "count": count})
    did = {True: "played", False: "misplayed", None: "discarded"}[event.success]
    you = "you-" if who == say(language, "term-you") else ""
    return say(language, f"log-{you}{did}", {"who": who, "card": say_card(event.card, language)})


def result(view: HanabiView, language: str) -> str:
    """Points, and what the audience thinks of them."""
    wire = view.wire()
    facts = {"points": wire.points, "best": wire.best, "zero": wire.points_or_zero}
    key = "result-strikes" if wire.ended == "strikes" else "result-points"
    return f"{say(language, key, facts)} {say(language, 'verdict-' + wire.verdict)}"


def _series(wire: HanabiWire, screen: Screen, language: str) -> str:
    piles = [
        screen.paint(f"{_suit(suit.name, suit.letter, language)} {height}", suit.name, "bold")
        for suit, height in zip(wire.suits, wire.piles, strict=True)
    ]
    return screen.lay_out(f"{say(language, 'term-series')}: ", piles, "  ")


def _suit(name: str, letter: str, language: str) -> str:
    """A suit by its word and its letter, which in Japanese can be the same."""
    word, short = say_colour(name, language), say_letter(name, letter, language)
    return word if word == short else f"{word} ({short})"


def _tokens(wire: HanabiWire, language: str) -> str:
    facts = {"clues": wire.clue_tokens, "strikes": wire.strikes, "pile": wire.pile, "points": wire.points}
    text = say(language, "term-tokens", facts)
    if wire.turns_left is not None and not wire.over:
        text += "\n" + say(language, "term-last-round", {"turns": wire.turns_left})
    return text


def _discards(wire: HanabiWire, screen: Screen, language: str) -> str:
    order = [suit.letter for suit in wire.suits]
    gone = sorted((card.card for card in wire.discards), key=lambda card: (order.index(card[0]), card))
    cards = [_card(text, wire, screen, language) for text in gone] or [say(language, "term-none")]
    return screen.lay_out(f"{say(language, 'term-discards')}: ", cards, " ")


def _hand(wire: HanabiWire, seat: int, names: Sequence[str], screen: Screen, language: str) -> str:
    mark = ">" if seat in wire.to_act else " "
    cards = [
        f"{place}: {_held(card, wire, screen, language)}"
        for place, card in enumerate(wire.hands[seat], start=1)
    ]
    you = say(language, "term-you")
    name = f" {names[seat]}" if names else ""
    own = f" ({you})" if seat == wire.seat and name.strip() != you else ""
    return f"{mark} {SEATS[seat]}{name}{own}\n" + screen.lay_out("      ", cards, "   ")


def _held(card: CardWire, wire: HanabiWire, screen: Screen, language: str) -> str:
    known = _knowledge(card.deduced, wire, language)
    return known if card.card is None else f"{_card(card.card, wire, screen, language)} [{known}]"


def _knowledge(possible: Sequence[str], wire: HanabiWire, language: str) -> str:
    """What the holder can deduce: one card, or the suits and ranks still possible."""
    if len(possible) == 1:
        return say_card(possible[0], language)
    begun = {card[0] for card in possible}
    letters = "".join(
        say_letter(suit.name, suit.letter, language) for suit in wire.suits if suit.letter in begun
    )
    ranks = "".join(sorted({card[1:] for card in possible}))
    if len(ranks) == RANKS:
        ranks = "?"
    if len(letters) == len(wire.suits):
        return "??" if ranks == "?" else f"?/{ranks}"
    return f"{letters}/{ranks}"


def _card(text: str, wire: HanabiWire, screen: Screen, language: str) -> str:
    suit = next(suit.name for suit in wire.suits if suit.letter == text[0])
    return screen.paint(say_card(text, language), suit)


def _name(seat: int, names: Sequence[str]) -> str:
    return names[seat] if names else SEATS[seat]
