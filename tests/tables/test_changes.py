"""Changes lead every receiver from what it was sent to what a snapshot shows: players, shadows, spectators
with and without hidden cards, and visitors; over moves, undone steps, takebacks, ends and new games."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from sumida.hanabi.rules.game import GAME as HANABI
from sumida.hashi.rules.game import GAME as HASHI
from sumida.kernel import GameError
from sumida.tables.messages import commands
from sumida.tables.messages.changes import with_changes
from sumida.tables.messages.commands import Settings
from sumida.tables.messages.protocol import encode
from sumida.tables.sending import Sent

PEOPLE = ("ada", "bo", "cy", "di", "ed")
MOVES = 25
EVERY = 6
"""Conformance tests compare the views of every preset; here every sixth goes through a table."""
PRESETS = [(game, name) for game in (HANABI, HASHI) for name in sorted(game.presets())[::EVERY]]


class Receiver:
    """A client that is sent changes where possible."""

    def __init__(self, desk: Any, name: str) -> None:
        self._desk, self._name = desk, name
        self.changes = 0
        self._see_all()

    def _see_all(self) -> None:
        found = self._desk.look(self._name)
        self._version: int = found["version"]
        self._known = {part: found[part] for part in ("shown", "you", "play")}
        self._sent: Sent = self._desk.table.state_for(self._name)

    def follow(self) -> None:
        """Apply what has changed, and compare the result with a snapshot."""
        table = self._desk.table
        found = table.changes(table.member_of(self._name), self._version, self._desk.now, self._sent)
        if found is None:
            self._see_all()
            return
        message = msgspec.json.decode(encode(found[0]))
        self._known = with_changes(self._known, message["changes"])
        self._version, self._sent = message["version"], found[1]
        self.changes += 1
        now = self._desk.look(self._name)
        assert self._version == now["version"]
        assert self._known == {part: now[part] for part in ("shown", "you", "play")}


def seat_everyone(make_desk: Any, game: str, options: dict[str, Any]) -> tuple[Any, tuple[str, ...]]:
    """A running game with a spectator who sees all hands (`wu`), one who sees a seat's (`xi`), and `yu`."""
    players = PEOPLE[: options["players"]]
    desk = make_desk(Settings(game=game, options=options, watching="all"), players)
    for number, name in enumerate(("wu", "xi", "yu"), start=len(players) + 1):
        desk.do(name, commands.Join, name=name)
        if name != "yu":
            terms = {"mode": "all"} if name == "wu" else {"mode": "shadow", "seat": 0}
            desk.do(name, commands.WatchAs, **terms)
            desk.do("ada", commands.Admit, member=number, allow=True)
    return desk, players


def move(desk: Any, players: tuple[str, ...], rng: Random) -> None:
    """Any legal move; sometimes a step is undone, a move taken back, or a note written first."""
    kind = rng.choice([None, None, None, commands.Undo, commands.AskTakeback, commands.Note])
    terms = {"card": 1, "text": "5?"} if kind is commands.Note else {}
    if kind is not None:
        try:
            desk.do(rng.choice(players), kind, **terms)
        except GameError:
            pass
        else:
            return
    if desk.room.running is None:
        desk.do("ada", commands.Rematch)
        desk.do("ada", commands.Start)
        return
    able = [name for name in players if desk.view(name)["legal"]]
    name = rng.choice(able)
    desk.do(name, commands.Move, action=rng.choice(desk.view(name)["legal"]))


@pytest.mark.parametrize(("game", "preset"), PRESETS, ids=[name for _, name in PRESETS])
def test_changes_lead_every_receiver_to_what_a_snapshot_shows(make_desk: Any, game: Any, preset: str) -> None:
    desk, players = seat_everyone(make_desk, game.name, dict(game.presets()[preset]))
    receivers = [Receiver(desk, name) for name in (*players, "wu", "xi", "yu", "a visitor")]
    rng = Random(preset)
    for _ in range(MOVES):
        move(desk, players, rng)
        for receiver in receivers:
            if rng.random() < 0.8:  # sometimes the next changes are of two entries
                receiver.follow()
    assert all(receiver.changes > MOVES / 4 for receiver in receivers)
