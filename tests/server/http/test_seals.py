"""A table whose game starts at once: the server seals its secret before the page adds to the deal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sumida.server.live.seals import MOST, Seals
from sumida.tables.sealing import seal, shuffled
from sumida.tui.verify import main

BODY = {
    "name": "Ada",
    "settings": {"game": "hanabi", "options": {"players": 2}},
    "bots": {"1": "cautious"},
    "start": True,
}


async def played(club: Any) -> tuple[str, dict[str, Any]]:
    """A finished game of a player who added to the deal: the seal from before, and its replay."""
    sealed = (await club.http.get("/api/seal")).json()["sealed"]
    player = await club.player()
    body = {**BODY, "sealed": sealed, "entropy": "seven herons"}
    made = await club.http.post("/api/tables", json=body, headers={"Cookie": player.cookie})
    await player.open(made.json()["code"])
    assert player.play["sealed"] == sealed
    assert player.play["opening"] is None
    assert (await player.do("stop"))["type"] == "ack"
    replay = (await club.http.get(f"/api/replays/{made.json()['code']}-1")).json()
    again = await club.http.post("/api/tables", json=body, headers={"Cookie": player.cookie})
    assert again.json()["reason"] == "error-seal-unknown", "a secret is for one table"
    return sealed, replay


def test_a_game_that_starts_at_once_is_sealed_before_the_player_adds_to_it(tell: Any) -> None:
    async def story(club: Any) -> None:
        sealed, replay = await played(club)
        assert seal(replay["secret"]) == replay["sealed"] == sealed
        assert [(one["name"], one["text"]) for one in replay["added"]] == [("Ada", "seven herons")]
        deal = replay["deal"].split()
        assert shuffled(deal, replay["secret"], ["seven herons"]) == deal

    tell(story)


def test_the_terminal_verifies_a_replay(
    tell: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found: list[tuple[str, dict[str, Any]]] = []

    async def story(club: Any) -> None:
        found.append(await played(club))

    tell(story)
    [(sealed, replay)] = found
    file = tmp_path / "deal.json"

    def verify(*more: str, **changed: Any) -> tuple[int, str]:
        file.write_text(json.dumps({**replay, **changed}))
        return main([str(file), *more]), capsys.readouterr().out

    assert verify("--sealed", sealed, "--added", "herons") == (
        0,
        "The deal was fixed before the game by the server's secret; Ada added to it.\n",
    )
    backwards = " ".join(reversed(replay["deal"].split()))
    assert "the deal is not the one" in verify(deal=backwards)[1]
    assert "does not follow" in verify(added=[])[1]
    assert "is not the one that was sealed" in verify(secret="5ec2e7")[1]
    assert "another seal" in verify("--sealed", "00")[1]
    assert verify("--added", "eight")[0] == 1
    assert verify(sealed=None, secret=None, added=[]) == (0, "The deal was fixed when the game started.\n")
    assert verify(salt=None, digest=None)[0] == 1


def test_only_the_newest_seals_are_remembered() -> None:
    seals = Seals(None)
    first = seals.new()
    newest = [seals.new() for _ in range(MOST)]
    assert len({first, *newest}) == MOST + 1
    assert seal(seals.break_open(newest[-1])) == newest[-1]
    with pytest.raises(ValueError, match="no longer knows"):
        seals.break_open(first)
