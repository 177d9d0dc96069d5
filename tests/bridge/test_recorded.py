"""Games that hanab.live told to a bot: we understand them, send what it sent, and tell a bot the same."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sumida.bridge.connection import SiteConnection, SiteLogin
from sumida.bridge.frames import GameInit, read_told
from sumida.bridge.seat import BridgeSeat
from sumida.bridge.visitor import Visitor
from sumida.hanabi.hanablive.files import SiteAction
from sumida.hanabi.hanablive.live_actions import SiteStatus, told
from sumida.hanabi.hanablive.live_frames import write_frame
from sumida.hanabi.hanablive.live_seat import LiveSeat
from sumida.hanabi.hanablive.records import read_action
from sumida.hanabi.rules.actions import Event
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.view import HanabiView
from tests.bridge.recorded import FOLDER, Facts, RecordedGame, read
from tests.bridge.test_conversation import PATIENCE_S
from tests.bridge.test_visitor import AT_ONCE

TABLE = 4711
FILES = sorted(FOLDER.glob("*.txt"))


@pytest.fixture(params=FILES, ids=lambda file: file.stem)
def recorded(request: pytest.FixtureRequest) -> RecordedGame:
    file: Path = request.param
    return read(file)


def complete(action: Facts) -> Facts:
    """With the fields that the log does not have and that say nothing new."""
    return {"giver": 0, **action} if action["type"] == "clue" else action


def heard(recorded: RecordedGame) -> HanabiView:
    """The view of the bot at the end."""
    seat = LiveSeat(GAME.setup({"players": recorded.players}), recorded.seat)
    for action in recorded.told:
        found = read_told(complete(action))
        assert found is not None
        seat.hear(found)
    return seat.view()


def test_the_whole_game_is_one_under_our_rules(recorded: RecordedGame) -> None:
    view = heard(recorded)
    assert view.ended is not None
    clues = [tuple(action["list"]) for action in recorded.told if action["type"] == "clue"]
    events: list[Event] = [event for event in view.history if event.order is None]
    assert [event.touched for event in events] == clues


def test_our_socket_tells_a_bot_what_the_site_told_it(recorded: RecordedGame) -> None:
    """In the same order; the log leaves out who gave a clue, the counters and the end."""
    everything = [one for one in told(heard(recorded)) if not isinstance(one, SiteStatus)]
    ours, theirs = msgspec.json.decode(msgspec.json.encode(everything)), recorded.told
    for mine, logged in zip(ours, theirs, strict=False):
        assert {name: mine[name] for name in logged} == logged
    assert [one["type"] for one in ours[len(theirs) :]] == ["gameOver", "turn"]


class Replayed(SiteConnection):
    """Tells what the site told, and waits for each answer."""

    def __init__(self, recorded: RecordedGame) -> None:
        super().__init__(SiteLogin("http://recorded.example", "bot", "right"))
        self.recorded, self.sent = recorded, asyncio.Queue[Facts]()
        self.answers: list[Facts] = []

    async def frames(self) -> AsyncIterator[str | bytes]:
        names = [f"player {seat}" for seat in range(self.recorded.players)]
        options = {"numPlayers": len(names), "startingPlayer": 0, "variantName": "No Variant"}
        terms = {"tableID": TABLE, "playerNames": names, "ourPlayerIndex": self.recorded.seat}
        yield write_frame("init", {**terms, "options": options})
        (dealt, answer), *rest = self.recorded.turns()
        yield write_frame("gameActionList", {"tableID": TABLE, "list": dealt})
        for actions, following in rest:
            assert answer is not None
            self.answers.append(await asyncio.wait_for(self.sent.get(), PATIENCE_S))
            for action in actions:
                yield write_frame("gameAction", {"tableID": TABLE, "action": complete(action)})
            answer = following

    async def send(self, command: str, facts: Any) -> None:
        if command == "action":
            self.sent.put_nowait(msgspec.to_builtins(facts))


def test_the_bridge_sends_the_answers_of_that_bot(
    recorded: RecordedGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot behind the bridge chooses what was chosen there."""
    answers = iter(recorded.sent)

    class Chosen:
        def choose(self, view: HanabiView) -> Any:
            action = read_action(view, msgspec.convert(next(answers), SiteAction))
            assert action in view.legal
            return action

    monkeypatch.setattr("sumida.bridge.seat.create", lambda *_: Chosen())

    async def story() -> None:
        site, reports = Replayed(recorded), list[str]()
        await Visitor(site, "bot", "cautious", AT_ONCE, report=reports.append).run()
        assert reports == []
        wanted = [{"tableID": TABLE, "value": 0, **answer} for answer in recorded.sent]
        assert [{"value": 0, **answer} for answer in site.answers] == wanted

    asyncio.run(story())


def test_each_turn_of_the_bot_is_seen_as_its_turn(recorded: RecordedGame) -> None:
    names = tuple(f"player {seat}" for seat in range(recorded.players))
    seat = BridgeSeat(GameInit(TABLE, names, recorded.seat, {"variantName": "No Variant"}), "cautious")
    for actions, answer in recorded.turns():
        for action in actions:
            seat.hear(complete(action))
        assert seat.to_act == (answer is not None)
