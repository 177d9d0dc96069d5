"""Bots of the operator's own: visitors can seat them, and never name code themselves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import Club

from sumida.cli import main
from sumida.hanabi.learned import weights
from sumida.records import new_game
from sumida.server.offers import Installed

SAMPLES = Path(__file__).parents[2] / "bots" / "samples.py"
MINE = f"hanabi.mine={SAMPLES}:LastAsText"
CHEATS = f"hanabi.cheats={SAMPLES}:Cheats"


def test_a_bot_of_the_operator_is_offered_and_plays_under_its_name(tell: Any) -> None:
    async def story(club: Club) -> None:
        games = (await club.http.get("/api/catalogue")).json()["games"]
        offered = {bot["kind"] for game in games if game["game"] == "hanabi" for bot in game["bots"]}
        assert {"mine", "cautious"} <= offered
        _, (ada,) = await club.table("Ada", start=False)
        assert (await ada.do("seat-bot", seat=1, bot="mine"))["type"] == "ack"
        await ada.do("start")
        while not (ada.state["play"] and ada.play["to_act"] == [0]):
            await ada.receive()
        await ada.move()
        while ada.play["views"][0]["view"]["turn"] < 2:
            await ada.receive()
        assert ada.play["views"][0]["view"]["history"][-1]["seat"] == 1
        assert ada.state["shown"]["seats"][1]["bot"] == "mine"

    tell(story, settings={"own_bots": (MINE,)})


@pytest.mark.parametrize(
    "bot", [f"{SAMPLES}:First"[-60:], "samples:First", "cmd:touch pwned", "learned:x.npz"]
)
def test_a_visitor_cannot_name_code(tell: Any, bot: str) -> None:
    async def story(club: Club) -> None:
        _, (ada,) = await club.table("Ada", start=False)
        answer = await ada.do("seat-bot", seat=1, bot=bot)
        assert answer["reason"] == "refuse-no-such-bot"
        body = {"name": "Ada", "settings": {"game": "hanabi", "options": {"players": 2}}, "bots": {"1": bot}}
        assert (await club.http.post("/api/tables", json=body)).status_code == 400

    tell(story, settings={"own_bots": (MINE,)})


def test_an_own_bot_that_fails_gives_its_seat_to_a_named_one(tell: Any) -> None:
    async def story(club: Club) -> None:
        _, (ada,) = await club.table("Ada", start=False)
        await ada.do("seat-bot", seat=1, bot="cheats")
        await ada.do("start")
        while not (ada.state["play"] and ada.play["to_act"] == [0]):
            await ada.receive()
        await ada.move()
        while ada.state["shown"]["seats"][1]["bot"] == "cheats":
            assert ada.play["views"][0]["view"]["turn"] < 2, "nobody moves under its name"
            await ada.receive()
        assert ada.state["shown"]["seats"][1]["bot"] == "cautious"

    tell(story, settings={"own_bots": (CHEATS,)})


def test_weights_of_ones_own_can_be_offered() -> None:
    offers = Installed([f"hanabi.mine=learned:{weights.packaged(2)}"])
    assert offers.bots("hanabi")["mine"].make(2).choose(new_game("hanabi", players=2, seed=1).view(0))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("mine.py:Mine", "write GAME.NAME=FILE.py:CLASS"),
        ("chess.mine=mine.py:Mine", "write GAME.NAME=FILE.py:CLASS"),
        (f"hanabi.cautious={SAMPLES}:First", "there is a bot cautious already"),
        ("hanabi.mine=nowhere.py:Mine", "there is no such file"),
    ],
)
def test_a_bot_that_cannot_be_used_stops_the_server_in_one_line(
    capsys: pytest.CaptureFixture[str], text: str, told: str
) -> None:
    assert main(["serve", "--no-browser", "--bot", text]) == 2
    assert told in capsys.readouterr().err
