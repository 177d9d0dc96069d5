"""What a receiver is sent: the whole state, or what has changed since the state it was sent before.

Changes are found by comparing two states that were both made for the same receiver, so they can tell nothing
that the states do not.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

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
_PLAY = tuple(name for name in PlayShown.__struct_fields__ if name not in ("to_act", "views"))
_SEAT_VIEW = tuple(name for name in SeatView.__struct_fields__ if name not in ("seat", "view"))


class Around(Struct, eq=False, gc=False):
    """The part of a game that is the same from every viewpoint."""

    play: PlayShown
    """Without views and the seats to move, which are new after most moves."""
    to_act: list[int]
    _last: tuple[Around, dict[str, Json]] | None = None
    """An earlier part, and what has changed since."""

    def after_move(self, to_act: list[int]) -> Around:
        """The same after a move: nothing else changes with it."""
        self._last = None
        return Around(self.play, to_act, (self, {} if to_act == self.to_act else {"to_act": to_act}))

    def changes_since(self, before: Around) -> dict[str, Json]:
        """The fields that are new; found once for all viewpoints."""
        if self._last is None or self._last[0] is not before:
            found = differing(self.play, before.play, _PLAY)
            if self.to_act != before.to_act:
                found["to_act"] = self.to_act
            self._last = before, found
        return self._last[1]


class Scene(Struct, eq=False, gc=False):
    """The game from one viewpoint: what is the same from all of them, and the views."""

    around: Around
    seats: list[SeatView]
    """Without the views themselves."""
    views: list[View]
    chooses: bool = False
    """Whether the receiver makes the moves of these seats."""
    _last: tuple[Scene, Changed | None] | None = None
    """An earlier scene, and what has changed since."""
    _json: msgspec.Raw | None = None

    def after_move(self, around: Around, game: TableGame) -> Scene:
        """The same after a move that changed nothing but the position."""
        self._last = None
        seats = self.seats
        views = [game.view(seat.seat) for seat in seats]
        if self.chooses:
            seats = list(map(_with_choices, seats, views))
        return Scene(around, seats, views, self.chooses)

    @property
    def play(self) -> PlayShown:
        """All of it."""
        seen = zip(self.seats, self.views, strict=True)
        views = [structs.replace(seat, view=view.on_wire()) for seat, view in seen]
        return structs.replace(self.around.play, to_act=self.around.to_act, views=views)

    @property
    def json(self) -> msgspec.Raw:
        """All of it as JSON."""
        if self._json is None:
            self._json = msgspec.Raw(_encode(self.play))
        return self._json

    def forget_changes(self) -> None:
        """Drop the earlier scene, and what has changed since."""
        self._last = None

    def changes_since(self, before: Scene) -> Changed | None:
        """What differs from an earlier scene; None if it shows another game, or other seats."""
        last = self._last
        if last is None or last[0] is not before:
            last = self._last = before, self._find_changes(before)
        return last[1]

    def _find_changes(self, before: Scene) -> Changed | None:
        around, earlier, seats = self.around, before.around, before.seats
        if around.play.number != earlier.play.number or len(self.seats) != len(seats):
            return None
        found: Changed = {}
        if new := around.changes_since(earlier):
            found["play"] = new
        for place, seat in enumerate(self.seats):
            was, paths = seats[place], _PATHS[place]
            if seat is not was:
                if seat.seat != was.seat:
                    return None
                if choices := _new_choices(seat, was):
                    found[paths.seat] = choices
            for part, members in self.views[place].changes_since(before.views[place]).items():
                found[paths[part]] = members
        return found


class _Paths(dict[str, str]):
    """By the part of a view: where in a state it is."""

    def __init__(self, place: int) -> None:
        self.seat = f"play/views/{place}"
        super().__init__({"": f"{self.seat}/view"})

    def __missing__(self, part: str) -> str:
        path = self[part] = f"{self.seat}/view/{part}"
        return path


_PATHS = tuple(map(_Paths, range(MOST_VIEWS)))


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
    if can_undo == seat.can_undo and legal == seat.legal:
        return seat
    return SeatView(seat.seat, None, legal, can_undo, seat.notes, seat.arrangements)


class Sent(Struct, frozen=True, eq=False, gc=False):
    """The state that a receiver was sent."""

    shown: TableShown
    you: You
    scene: Scene | None

    def changes_since(self, before: Sent) -> Changed | None:
        """What differs from an earlier state; None if the whole state must be sent."""
        found: Changed = {}
        scene, was = self.scene, before.scene
        if scene is not None and was is not None:
            changes = scene.changes_since(was)
            if changes is None:
                return None
            found = changes
        elif scene is not was:
            return None
        if self.shown is not before.shown and self.shown != before.shown:
            found = {**found, "shown": differing(self.shown, before.shown, self.shown.__struct_fields__)}
        if self.you is not before.you and self.you != before.you:
            found = {**found, "you": differing(self.you, before.you, self.you.__struct_fields__)}
        return found


def differing(now: Struct, before: Struct, names: Iterable[str]) -> dict[str, Json]:
    """The fields whose values are not the same."""
    return {
        name: value
        for name in names
        if (value := getattr(now, name)) is not (old := getattr(before, name)) and value != old
    }
