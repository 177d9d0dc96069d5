"""The JSON of hanab.live as types."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from sumida import codec
from sumida.hanabi.hanablive.variants import NO_VARIANT
from sumida.kernel import Json, NotationError

LONGEST_JSON = 1_000_000
LONGEST_NAME = 60
"""The longest name that a record file can hold."""
IGNORED = ("timed", "timeBase", "timePerTurn", "speedrun", "cardCycle")
"""Options of the site that change no rule."""
PLAY, DISCARD, COLOUR_CLUE, RANK_CLUE, END, VOTE = range(6)


class SiteCard(msgspec.Struct, frozen=True, rename="camel"):
    """A card of the site's deck."""

    suit_index: int
    rank: int


class SiteAction(msgspec.Struct, frozen=True):
    """A turn, or the end of a game that was broken off."""

    type: int
    target: int
    value: int | None = None


class SiteOptions(
    msgspec.Struct, frozen=True, rename="camel", omit_defaults=True, forbid_unknown_fields=True
):
    """The site's table options; those that change no rule are left out."""

    starting_player: int = 0
    variant: str = NO_VARIANT
    timed: bool = False
    time_base: float = 0
    time_per_turn: float = 0
    speedrun: bool = False
    card_cycle: bool = False
    deck_plays: bool = False
    empty_clues: bool = False
    one_extra_card: bool = False
    one_less_card: bool = False
    all_or_nothing: bool = False
    detrimental_characters: bool = False


class SiteGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game file; its notes, seed, number and characters are left out."""

    players: tuple[str, ...]
    deck: tuple[SiteCard, ...]
    actions: tuple[SiteAction, ...]
    options: SiteOptions | None = None


def read_json(text: str) -> tuple[SiteGame, tuple[str, ...]]:
    """Read a game file, with the names of what it has and a record has no place for.

    Raises `NotationError` that says what is wrong and where.
    """
    if len(text) > LONGEST_JSON:
        raise NotationError(
            f"the game has {len(text)} characters; at most {LONGEST_JSON} are read",
            "error-hanablive-long",
            length=len(text),
            limit=LONGEST_JSON,
        )
    try:
        found = codec.decode(text)
        game = msgspec.convert(found, SiteGame)
    except (msgspec.MsgspecError, NotationError) as error:
        fault = str(error)[:200]
        raise NotationError(
            f"this is no hanab.live game: {fault}", "error-hanablive-json", fault=fault
        ) from error
    return game, tuple(_left_out(found, game))


def _left_out(found: dict[str, Json], game: SiteGame) -> Iterator[str]:
    """What a record does not keep: other fields, clocks, the ends of long names, why a game ended early."""
    yield from (key[:40] for key, value in found.items() if key not in SiteGame.__struct_fields__ and value)
    options = found.get("options") or {}
    yield from (f"option {key}" for key in options if key in IGNORED and options[key])
    yield from (f"the end of the name {name[:20]}…" for name in game.players if len(name) > LONGEST_NAME)
    if any(action.type in (END, VOTE) for action in game.actions):
        yield "why the game was broken off"


def write_json(game: SiteGame) -> str:
    """Write a game file; options at their defaults are left out."""
    if game.options == SiteOptions():
        game = msgspec.structs.replace(game, options=None)
    return msgspec.json.encode(game).decode()
