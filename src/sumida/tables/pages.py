"""What grows without end is sent in pages: chat, finished games, notes, and views of many seats."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import structs

from sumida.tables.messages.protocol import FRAME_BYTES, Snapshot, Update, Views, encode
from sumida.tables.messages.responses import ChatPage, GamesPage
from sumida.tables.messages.state import ChatLine, FinishedGame, PlayShown, SeatView
from sumida.tables.room import Room

CHAT_LINES = 50
CHAT_BYTES, CHAT_PAGE_BYTES = 8_000, 32_000
"""A page of chat: lines, and bytes as JSON in a snapshot and on request."""
GAMES_SHOWN = 10
GAMES_PAGE = 100
HAPPENED_BYTES = 12_000
"""What an update may say about the past; a client that missed more gets a snapshot."""
NOTES_BYTES = 8_000
"""Notes of a seat as JSON, and those of all seats that are sent when the game is over."""
HOLDERS_SHOWN = 16
"""Changes of a seat's player."""
_ENVELOPE = 200
"""More than a `views` message has around its views."""


def size(value: object) -> int:
    """Bytes as JSON."""
    return len(msgspec.json.encode(value))


def chat_page(room: Room, before: int | None = None) -> ChatPage:
    """The newest lines, or those before line `before`."""
    lines = [line for line in room.chat if before is None or line.n < before]
    page: list[ChatLine] = []
    left = CHAT_BYTES if before is None else CHAT_PAGE_BYTES
    for line in reversed(lines[-CHAT_LINES:]):
        left -= size(line) + 1
        if left < 0:
            break
        page.insert(0, line)
    return ChatPage(page, len(lines) - len(page))


def games_page(games: Sequence[FinishedGame], before: int | None = None, most: int = GAMES_PAGE) -> GamesPage:
    """The newest games, or those before game `before`."""
    earlier = [game for game in games if before is None or game.number < before]
    return GamesPage(earlier[-most:], max(0, len(earlier) - most))


def newest_notes(notes: dict[str, str]) -> dict[str, str]:
    """A seat's notes, without the oldest if they are too long: tables of earlier versions had no limit."""
    found, left = dict(notes), NOTES_BYTES - size(notes)
    for card in notes:
        if left >= 0:
            break
        left += size({card: found.pop(card)})
    return found


def split(message: Snapshot | Update, play: PlayShown) -> list[bytes]:
    """A message that is too long, in several frames: first all but the views that do not fit."""
    views = [msgspec.Raw(msgspec.json.encode(view)) for view in play.views]
    bare = encode(structs.replace(message, play=structs.replace(play, views=[], views_to_come=len(views))))
    first = _fitting(views, FRAME_BYTES - len(bare))
    rest = views[first:]
    shown = structs.replace(play, views=views[:first], views_to_come=len(rest))
    frames = [encode(structs.replace(message, play=shown))]
    while rest:
        count = max(1, _fitting(rest, FRAME_BYTES - _ENVELOPE))
        frames.append(encode(Views(message.table, message.version, _as_views(rest[:count]))))
        rest = rest[count:]
    return frames


def _fitting(views: list[msgspec.Raw], room: int) -> int:
    """How many of the views fit into this many bytes."""
    for count, view in enumerate(views):
        room -= len(bytes(view)) + 1
        if room < 0:
            return count
    return len(views)


def _as_views(views: list[msgspec.Raw]) -> list[SeatView]:
    found: list[SeatView] = views  # type: ignore[assignment]  # already JSON
    return found
