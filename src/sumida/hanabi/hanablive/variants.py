"""Our variants under hanab.live's names and numbers, with its order of suits."""

from __future__ import annotations

from functools import cached_property

import msgspec

from sumida.hanabi.rules.variants import VARIANTS, Variant
from sumida.kernel import NotationError

NO_VARIANT = "No Variant"
_ORDER = ("red", "yellow", "green", "blue", "white", "teal", "black", "multicolour", "colourless")
_NAMES = {
    "five": (NO_VARIANT, 0),
    "six": ("6 Suits", 1),
    "four": ("4 Suits", 15),
    "three": ("3 Suits", 18),
    "one-of-each": ("Black (6 Suits)", 2),
    "four-one-of-each": ("Black (5 Suits)", 21),
    "multicolour": ("Rainbow (6 Suits)", 3),
    "four-multicolour": ("Rainbow (5 Suits)", 16),
    "multicolour-short": ("Dark Rainbow (6 Suits)", 11),
    "four-multicolour-short": ("Dark Rainbow (5 Suits)", 23),
    "colourless": ("White (6 Suits)", 13),
    "four-colourless": ("White (5 Suits)", 22),
    "colourless-short": ("Gray (6 Suits)", 59),
    "four-colourless-short": ("Gray (5 Suits)", 58),
}


class SiteVariant(msgspec.Struct, frozen=True, dict=True):
    """One of our variants as the site knows it."""

    ours: Variant
    name: str
    number: int

    @cached_property
    def suits(self) -> tuple[int, ...]:
        """Our suit for each of the site's suit indices."""
        places = range(len(self.ours.suits))
        return tuple(sorted(places, key=lambda place: _ORDER.index(self.ours.suits[place].name)))

    @cached_property
    def colours(self) -> tuple[str, ...]:
        """The clue colours in the site's order."""
        return tuple(sorted(self.ours.colours, key=_ORDER.index))


_ALL = [SiteVariant(VARIANTS[ours], name, number) for ours, (name, number) in _NAMES.items()]
_BY_NAME = {theirs.name: theirs for theirs in _ALL}
_BY_NUMBER = {theirs.number: theirs for theirs in _ALL}
_BY_OURS = {theirs.ours.name: theirs for theirs in _ALL}


def named(name: str) -> SiteVariant:
    """The site's variant with this name."""
    if name not in _BY_NAME:
        raise _unknown(name[:60])
    return _BY_NAME[name]


def numbered(number: int) -> SiteVariant:
    """The site's variant with this number."""
    if number not in _BY_NUMBER:
        raise _unknown(f"number {number}")
    return _BY_NUMBER[number]


def known_as(variant: Variant) -> SiteVariant:
    """Our variant as the site knows it."""
    if variant.name not in _BY_OURS:
        raise _unknown(variant.name)
    return _BY_OURS[variant.name]


def _unknown(said: str) -> NotationError:
    names = ", ".join(_BY_NAME)
    return NotationError(
        f"hanab.live's variant “{said}” cannot be converted; these can: {names}",
        "error-hanablive-variant",
        variant=said,
        variants=names,
    )
