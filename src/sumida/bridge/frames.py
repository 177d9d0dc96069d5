"""Those frames of hanab.live's socket that a bot reads."""

from __future__ import annotations

from typing import Any

import msgspec

from sumida.hanabi.hanablive.live_actions import Told


class SiteTable(msgspec.Struct, frozen=True):
    """A table in the lobby."""

    id: int
    name: str = ""
    players: tuple[str, ...] = ()
    running: bool = False
    joined: bool = False
    options: dict[str, Any] = {}


class TableNumber(msgspec.Struct, frozen=True, rename={"table": "tableID"}):
    """A frame about a table and nothing else."""

    table: int
    replay: bool = False


class SiteChat(msgspec.Struct, frozen=True):
    """A line of chat; one to us alone names us as its recipient."""

    msg: str
    who: str = ""
    recipient: str = ""
    room: str = ""


class GameInit(
    msgspec.Struct, frozen=True, rename={"table": "tableID", "names": "playerNames", "seat": "ourPlayerIndex"}
):
    """The terms of a game that begins or goes on."""

    table: int
    names: tuple[str, ...]
    seat: int
    options: dict[str, Any]
    spectating: bool = False


class ActionList(msgspec.Struct, frozen=True, rename={"table": "tableID", "actions": "list"}):
    """Everything that happened in a game before."""

    table: int
    actions: tuple[dict[str, Any], ...]


class ActionFrame(msgspec.Struct, frozen=True, rename={"table": "tableID"}):
    """Something that has just happened in a game."""

    table: int
    action: dict[str, Any]


class SiteProblem(msgspec.Struct, frozen=True):
    """What the server refuses, in its words."""

    warning: str = ""
    error: str = ""


def read_told(action: dict[str, Any]) -> Told | None:
    """An action of a game; None for a kind that a bot need not know."""
    try:
        found: Told = msgspec.convert(action, Told)
    except msgspec.ValidationError:
        if action.get("type") in ("draw", "clue", "play", "discard", "turn", "gameOver"):
            raise
        return None
    return found
