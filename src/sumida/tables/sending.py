"""What a receiver is sent: the whole state, or what has changed since the state it was sent before.

Changes are found by comparing two states that were both made for the same receiver, so they can tell nothing
that the states do not.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import NamedTuple, TypeAlias

import msgspec
from msgspec import Struct, structs

from sumida.kernel import Json, View
from sumida.tables.messages.state import PlayShown, SeatView, TableShown, You
from sumida.tables.table_game import TableGame

Changed: TypeAlias = dict[str, dict[str, Json]]
"""By the path of an object or a list in the state: its new members."""

_encode = msgspec.json.Encoder().encode
MOST_VIEWS = 5
"""Seats at the largest table."""
_PLAY = tuple(name for name in PlayShown.__struct_fields__ if name != "views")
_SEAT_VIEW = tuple(name for name in SeatView.__struct_fields__ if name not in ("seat", "view"))


class Around:
    """The part of a game that is the same from every viewpoint."""

    def __init__(self, play: PlayShown) -> None:
        self.play = play
        """Without views."""
        self._last: tuple[Around, dict[str, Json]] | None = None

    def after_move(self, to_act: list[int]) -> Around:
        """The same after a move: nothing else changes with it."""
        moved = Around(structs.replace(self.play, to_act=to_act))
        moved._last = self, {} if to_act == self.play.to_act else {"to_act": to_act}
        return moved

    def changes_since(self, before: Around) -> dict[str, Json]:
        """The fields that are new; found once for all viewpoints."""
        if self._last is None or self._last[0] is not before:
            self._last = before, differing(self.play, before.play, _PLAY)
        return self._last[1]

    def forget(self) -> None:
        """Let go of the earlier part."""
        self._last = None


class Scene:
    """The game from one viewpoint: what is the same from all of them, and the views."""

    def __init__(
        self, around: Around, seats: list[SeatView], views: list[View], *, chooses: bool = False
    ) -> None:
        self._around = around
        self._seats = seats
        """Without the views themselves."""
        self._views = views
        self._chooses = chooses
        """Whether the receiver makes the moves of these seats."""
        self._last: tuple[Scene, Changed | None] | None = None

    def after_move(self, around: Around, game: TableGame) -> Scene:
        """The same after a move that changed nothing but the position."""
        views = [game.view(seat.seat) for seat in self._seats]
        if not self._chooses:
            return Scene(around, self._seats, views)
        choices = list(map(_with_choices, self._seats, views))
        return Scene(around, choices, views, chooses=True)

    @property
    def play(self) -> PlayShown:
        """All of it."""
        seen = zip(self._seats, self._views, strict=True)
        views = [structs.replace(seat, view=view.on_wire()) for seat, view in seen]
        return structs.replace(self._around.play, views=views)

    @cached_property
    def json(self) -> msgspec.Raw:
        """All of it as JSON."""
        return msgspec.Raw(_encode(self.play))

    def changes_since(self, before: Scene) -> Changed | None:
        """What differs from an earlier scene; None if it shows another game, or other seats."""
        if self._last is None or self._last[0] is not before:
            self._last = before, self._find_changes(before)
        return self._last[1]

    def forget(self) -> None:
        """Let go of the earlier scene."""
        self._last = None
        self._around.forget()

    def _find_changes(self, before: Scene) -> Changed | None:
        same_game = self._around.play.number == before._around.play.number
        if not same_game or len(self._seats) != len(before._seats):
            return None
        found: Changed = {}
        if around := self._around.changes_since(before._around):
            found["play"] = around
        for place, seat in enumerate(self._seats):
            was = before._seats[place]
            if seat.seat != was.seat:
                return None
            path = _PATHS[place]
            if seat is not was and (choices := _new_choices(seat, was)):
                found[path.seat] = choices
            changes = self._views[place].changes_since(before._views[place])
            for part, members in changes.items():
                found[path.below + part if part else path.view] = members
        return found


class _Path(NamedTuple):
    """Where in a state the view of a seat is."""

    seat: str
    view: str
    below: str


_PATHS = tuple(
    _Path(f"play/views/{place}", f"play/views/{place}/view", f"play/views/{place}/view/")
    for place in range(MOST_VIEWS)
)


def _new_choices(seat: SeatView, was: SeatView) -> dict[str, Json]:
    """What goes with a view and is new. After a move these can only be the choices."""
    if seat.notes is not was.notes or seat.arrangements is not was.arrangements:
        return differing(seat, was, _SEAT_VIEW)
    found: dict[str, Json] = {}
    if seat.legal != was.legal:
        found["legal"] = seat.legal
    if seat.can_undo != was.can_undo:
        found["can_undo"] = seat.can_undo
    return found


def _with_choices(seat: SeatView, view: View) -> SeatView:
    """What goes with the view of a seat, with what its holder may do now."""
    legal, can_undo = list(view.legal_texts), view.can_undo
    if legal == seat.legal and can_undo == seat.can_undo:
        return seat
    return SeatView(seat.seat, None, legal, can_undo, seat.notes, seat.arrangements)


class Sent(NamedTuple):
    """The state that a receiver was sent."""

    shown: TableShown
    you: You
    scene: Scene | None

    def changes_since(self, before: Sent) -> Changed | None:
        """What differs from an earlier state; None if the whole state must be sent."""
        found: Changed = {}
        if self.scene is not None and before.scene is not None:
            changes = self.scene.changes_since(before.scene)
            if changes is None:
                return None
            found |= changes
        elif self.scene is not before.scene:
            return None
        if self.shown is not before.shown and self.shown != before.shown:
            found["shown"] = differing(self.shown, before.shown, self.shown.__struct_fields__)
        if self.you is not before.you and self.you != before.you:
            found["you"] = differing(self.you, before.you, self.you.__struct_fields__)
        return found


def differing(now: Struct, before: Struct, names: Iterable[str]) -> dict[str, Json]:
    """The fields whose values are not the same."""
    return {
        name: value
        for name in names
        if (value := getattr(now, name)) is not (old := getattr(before, name)) and value != old
    }
