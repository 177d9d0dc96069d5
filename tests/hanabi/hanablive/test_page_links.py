"""The address of a page that shows a game holds no game: the refusal names the one that does."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from sumida.cli import main
from sumida.hanabi import hanablive
from sumida.hanabi.rules.game import GAME
from sumida.kernel import NotationError
from sumida.locales import LANGUAGES, say
from sumida.records import new_game, read_any
from tests.server.conftest import Club, tell

__all__ = ["tell"]

EXPORT = "https://hanab.live/export/123"
LINKS = (
    "https://hanab.live/game/123",
    "https://hanab.live/replay/123",
    "https://hanab.live/replay/123#7",
    "https://hanab.live/replay/123/4?x",
    "https://hanab.live/shared-replay/123",
    "http://www.hanab.live/replay/123\n",
    "hanab.live/replay/123",
    EXPORT,
)


@pytest.mark.parametrize("link", LINKS)
def test_a_link_to_a_page_is_refused_with_the_address_of_the_game(link: str) -> None:
    for read in (read_any, hanablive.load):
        with pytest.raises(NotationError) as refused:
            read(link)
        assert EXPORT in str(refused.value)
        assert refused.value.facts["export"] == EXPORT
    for language in LANGUAGES:
        assert EXPORT in say(language, refused.value.reason, dict(refused.value.facts))


@pytest.mark.parametrize("command", ["check", "replay", "convert", "lab review"])
def test_the_commands_name_it_for_a_link_and_for_a_file_that_holds_one(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(LINKS[1])
    for given in (LINKS[0], str(file)):
        assert main([*command.split(), given]) in (1, 2)
        assert EXPORT in capsys.readouterr().err


def test_the_page_is_told_when_such_a_file_is_opened(tell: Any) -> None:
    async def story(club: Club) -> None:
        answer = await club.http.post("/api/records", content=LINKS[0])
        assert (answer.status_code, answer.json()["reason"]) == (400, "error-hanablive-page")
        assert answer.json()["facts"] == {"export": EXPORT}

    tell(story)


def test_what_the_export_gives_can_be_checked_and_replayed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The refusal sends people to that file, so the same commands must take it."""
    match = new_game(GAME.name, seed=1, players=2)
    rng = Random(1)
    while not match.over:
        seat = match.state.to_act[0]
        match.move(seat, rng.choice(match.legal(seat)))
    file = tmp_path / "export.json"
    file.write_text(hanablive.dump_json(match.record()))
    for command in (["check"], ["replay", "--at", "3"]):
        assert main([*command, str(file)]) == 0, capsys.readouterr().err
