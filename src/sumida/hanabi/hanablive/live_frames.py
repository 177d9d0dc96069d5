"""The frames of hanab.live's socket, `COMMAND {JSON}`, and the terms of a game in them."""

from __future__ import annotations

from typing import Any

import msgspec

from sumida.hanabi.hanablive.variants import known_as
from sumida.hanabi.rules.setup import HanabiSetup

LONGEST_FRAME = 8_192
"""The site refuses longer ones from a client."""
NEVER = "0001-01-01T00:00:00Z"
"""A time that is not told."""


def write_frame(command: str, facts: Any) -> str:
    return f"{command} {msgspec.json.encode(facts).decode()}"


def read_frame(text: str | bytes) -> tuple[str, bytes]:
    """The command of a frame, and its facts, still as JSON."""
    data = text.encode() if isinstance(text, str) else text
    command, _, facts = data.partition(b" ")
    return command.decode(errors="replace"), facts


class SiteInit(msgspec.Struct, frozen=True, rename="camel"):
    """A table as its players are told of it before the first action. As no seed is told, `seed` is empty."""

    table_id: int = msgspec.field(name="tableID")
    player_names: tuple[str, ...]
    our_player_index: int
    options: dict[str, Any]
    spectating: bool = False
    shadowing: bool = False
    replay: bool = False
    database_id: int = msgspec.field(name="databaseID", default=-1)
    has_custom_seed: bool = False
    seed: str = ""
    datetime_started: str = NEVER
    datetime_finished: str = NEVER
    character_assignments: tuple[int, ...] = ()
    character_metadata: tuple[int, ...] = ()
    shared_replay: bool = False
    shared_replay_leader: str = ""
    shared_replay_segment: int = 0
    shared_replay_eff_mod: int = 0
    paused: bool = False
    pause_player_index: int = -1
    pause_queued: bool = False


def live_options(setup: HanabiSetup) -> dict[str, Any]:
    """Our terms as the site's live options, all of them: bots look them up without a default."""
    theirs = known_as(setup.variant)
    return {
        "numPlayers": setup.players,
        "startingPlayer": setup.first_seat,
        "variantID": theirs.number,
        "variantName": theirs.name,
        "timed": False,
        "timeBase": 0,
        "timePerTurn": 0,
        "speedrun": False,
        "cardCycle": False,
        "deckPlays": False,
        "emptyClues": setup.empty_clues,
        "oneExtraCard": setup.hand_adjust == 1,
        "oneLessCard": setup.hand_adjust == -1,
        "allOrNothing": setup.grand_finale,
        "detrimentalCharacters": False,
    }
