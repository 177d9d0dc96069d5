"""The compressed links of hanab.live: `<players><ranks><cards>,<types><actions>,<variant>`.

Every number is one symbol of an alphabet of 62. A card is its suit times the number of ranks plus its rank;
an action is two symbols: its value plus one (0 for none) times the number of types plus its type, then its
target. A hyphen after every 20 characters means nothing. Newer links end in a seed, which is ignored.
"""

from __future__ import annotations

import re

from sumida import codec
from sumida.hanabi.hanablive.files import SiteAction, SiteCard, SiteGame, SiteOptions
from sumida.hanabi.hanablive.variants import named, numbered
from sumida.kernel import NotationError

ADDRESS = "https://hanab.live/replay-json/"
ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LONGEST_LINK = 2_000
HYPHEN_EVERY = 20

_VALUE_OF = {symbol: value for value, symbol in enumerate(ALPHABET)}
_SHAPE = re.compile(
    r"(?P<players>[0-9])(?P<low_rank>[0-9])(?P<high_rank>[0-9])(?P<cards>[a-zA-Z0-9]+),"
    r"(?:(?P<low_type>[0-9])(?P<high_type>[0-9])(?P<actions>(?:[a-zA-Z0-9]{2})*))?,"
    r"(?P<variant>[0-9]{1,5})(?:,[a-zA-Z0-9]*)?"
)


def read_link(text: str) -> SiteGame:
    """Read a link, or just its compressed part; raises `NotationError`."""
    codec.refuse_page_link(text)
    if len(text) > LONGEST_LINK:
        raise _no_link(f"it has {len(text)} characters, and none has more than {LONGEST_LINK}")
    packed = re.split(r"[?#]", text.strip())[0].rpartition("/")[2].replace("-", "")
    found = _SHAPE.fullmatch(packed)
    if found is None:
        raise _no_link("it must read <players><ranks><cards>,<types><actions>,<variant>")
    ranks = _span(found, "rank")
    types = _span(found, "type") if found["low_type"] else range(1)
    cards = tuple(SiteCard(*_split(symbol, ranks)) for symbol in found["cards"])
    pairs = re.findall("..", found["actions"] or "")
    actions = tuple(_action(first, target, types) for first, target in pairs)
    options = SiteOptions(variant=numbered(int(found["variant"])).name)
    return SiteGame(("",) * int(found["players"]), cards, actions, options)


def _span(found: re.Match[str], what: str) -> range:
    low, high = int(found[f"low_{what}"]), int(found[f"high_{what}"])
    if low > high:
        raise _no_link(f"its lowest {what}, {low}, is above its highest, {high}")
    return range(low, high + 1)


def _split(symbol: str, span: range) -> tuple[int, int]:
    """Quotient and remainder of a symbol by the length of the span; the remainder as a member of the span."""
    times, over = divmod(_VALUE_OF[symbol], len(span))
    return times, span[over]


def _action(first: str, target: str, types: range) -> SiteAction:
    value, kind = _split(first, types)
    return SiteAction(kind, _VALUE_OF[target], value - 1 if value else None)


def _no_link(fault: str) -> NotationError:
    return NotationError(f"this is no hanab.live link: {fault}", "error-hanablive-link", fault=fault)


def write_link(game: SiteGame) -> str:
    """Write a link; raises `NotationError` if the game has an option that a link cannot carry."""
    options = game.options or SiteOptions()
    _refuse_options(options)
    ranks = range(1, max(card.rank for card in game.deck) + 1)
    kinds = [action.type for action in game.actions]
    types = range(min(kinds), max(kinds) + 1)
    cards = [card.suit_index * len(ranks) + card.rank - 1 for card in game.deck]
    actions = [
        number
        for action in game.actions
        for number in (_first(action) * len(types) + action.type - types[0], action.target)
    ]
    number = named(options.variant).number
    packed = (
        f"{len(game.players)}{ranks[0]}{ranks[-1]}{_symbols(cards)},"
        f"{types[0]}{types[-1]}{_symbols(actions)},{number}"
    )
    parts = (packed[at : at + HYPHEN_EVERY] for at in range(0, len(packed), HYPHEN_EVERY))
    return ADDRESS + "-".join(parts)


def _first(action: SiteAction) -> int:
    return 0 if action.value is None else action.value + 1


def _symbols(numbers: list[int]) -> str:
    return "".join(ALPHABET[number] for number in numbers)


def _refuse_options(options: SiteOptions) -> None:
    usual = SiteOptions(variant=options.variant)
    for key in SiteOptions.__struct_fields__:
        if getattr(options, key) != getattr(usual, key):
            raise NotationError(
                f"a hanab.live link cannot carry the option {key}; its JSON can",
                "error-hanablive-inexpressible",
                option=key,
            )
