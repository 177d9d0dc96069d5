"""A bot as people write them for hanab.live, with lines instead of a socket. It plays as `cautious` does."""

from __future__ import annotations

import sys

import msgspec

from sumida.bots import create
from sumida.hanabi.hanablive.live_actions import SiteTurn, Told
from sumida.hanabi.hanablive.live_seat import LiveSeat
from sumida.hanabi.hanablive.records import write_action
from sumida.hanabi.rules.game import GAME


def main() -> None:
    for line in sys.stdin:
        command, _, facts = line.partition(" ")
        found = msgspec.json.decode(facts)
        if command == "init":
            names, seat = found["playerNames"], found["ourPlayerIndex"]
            assert found["options"]["variantName"] == "No Variant"
            game = LiveSeat(GAME.setup({"players": len(names)}), seat)
            bot = create("hanabi", "cautious", len(names))
            continue
        for said in found["list"] if command == "gameActionList" else [found["action"]]:
            action = msgspec.convert(said, Told)
            game.hear(action)
        view = game.view()
        told = isinstance(action, SiteTurn) or command == "gameActionList"  # the first turn is not told
        if told and view.to_act == (seat,):
            print('note {"tableID": 1, "order": 3, "note": "hm"}')
            answer = write_action(view, bot.choose(view))
            print(
                "action",
                msgspec.json.encode({"tableID": 1, **msgspec.to_builtins(answer)}).decode(),
                flush=True,
            )


main()
