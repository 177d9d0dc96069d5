"""Databases of earlier versions: every table and every replay opens, and shows what it showed then."""

from __future__ import annotations

import asyncio
import hashlib
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.fixtures.databases import positions
from tests.fixtures.databases.make import frames_of
from tests.postgres import Postgres
from tests.server.conftest import Club

from sumida import cli, registry
from sumida.hanabi.rules.game import HanabiGame
from sumida.hashi.rules.game import HashiGame
from sumida.kernel import Game, Record
from sumida.records import new_game, replay, resume
from sumida.server.operations import db
from sumida.store import open_snapshot

FOLDER = Path(positions.__file__).parent
COMMITS = sorted(path.stem for path in FOLDER.glob("*.sqlite3"))
FINISHED = 5
"""Games at the tables of each database that were played to their end or stopped."""
SCHEMAS = {"014efff": "2 becomes 3", **dict.fromkeys(("8dec6ff", "dc0985a"), "3 is up to date")}
"""All others have the first."""
WITH_RESULTS = {"8dec6ff", "dc0985a"}
"""Versions that stored the result of each game."""


class LaterHanabi(HanabiGame):
    """Hanabi under later rules."""

    rules = 2


LATER: dict[str, Game] = {"hanabi": LaterHanabi(), "hashi": HashiGame(rules=2)}


def change_rules(patch: pytest.MonkeyPatch, *, keep: bool) -> None:
    """Raise the version of both games' rules, and keep the former ones or drop them."""
    for name, later in LATER.items():
        former = registry.game(name)
        patch.setitem(registry._GAMES, name, later)
        patch.setitem(registry._OLDER, name, (former,) if keep else ())


@pytest.fixture(params=COMMITS)
def commit(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def lacking(commit: str) -> int:
    """How many finished games have no stored result."""
    return 0 if commit in WITH_RESULTS else FINISHED


@pytest.fixture
def database(commit: str, tmp_path: Path) -> Path:
    path = tmp_path / "club.sqlite3"
    shutil.copy(FOLDER / f"{commit}.sqlite3", path)
    return path


@pytest.fixture
def expected(commit: str) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode((FOLDER / f"{commit}.json").read_bytes())
    return found


def upgrade(path: Path | str, *words: str) -> int:
    address = path if isinstance(path, str) else f"sqlite:///{path}"
    return db.main(["--database", address, "upgrade", *words])


async def seen_at(club: Club, code: str, cookie: str) -> dict[str, Any]:
    player = await club.player(cookie)
    snapshot = await player.open(code)
    assert snapshot["type"] == "snapshot", snapshot
    return snapshot


async def check_everything(club: Club, expected: dict[str, Any]) -> None:
    for code, table in expected["tables"].items():
        for cookie, seen in table["seen"].items():
            assert positions.table(await seen_at(club, code, cookie)) == seen
    for name, seen in expected["replays"].items():
        shown = (await club.http.get(f"/api/replays/{name}")).json()
        assert positions.replay(shown, await frames_of(club.http, name)) == seen


def test_every_table_and_replay_opens_as_it_was(
    database: Path, expected: dict[str, Any], tell: Callable[..., None]
) -> None:
    assert upgrade(database) == 0

    async def story(club: Club) -> None:
        await check_everything(club, expected)

    tell(story, database=f"sqlite:///{database}")
    assert db.main(["--database", f"sqlite:///{database}", "verify"]) == 0


def test_a_dry_run_tells_what_would_be_done_and_changes_no_byte(
    commit: str, database: Path, lacking: int, capsys: pytest.CaptureFixture[str]
) -> None:
    before = sorted((path.name, path.read_bytes()) for path in database.parent.iterdir())
    assert upgrade(database, "--dry-run") == 0
    told = capsys.readouterr().out
    assert f"schema {SCHEMAS.get(commit, '1 becomes 3')}" in told
    assert f"{lacking} finished games get their result stored" in told
    assert "1 running games under version 1 of the hanabi rules" in told
    assert "nothing was changed" in told
    assert sorted((path.name, path.read_bytes()) for path in database.parent.iterdir()) == before


def test_an_upgrade_can_be_repeated(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert upgrade(database) == 0
    capsys.readouterr()
    assert upgrade(database, "--dry-run") == 0
    told = capsys.readouterr().out
    assert "schema 3 is up to date" in told
    assert "0 finished games get their result stored" in told


def test_games_go_on_and_replay_under_rules_that_are_kept(
    database: Path, expected: dict[str, Any], tell: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    change_rules(monkeypatch, keep=True)

    async def story(club: Club) -> None:
        await check_everything(club, expected)
        for code, cookie in running(expected):
            player = await club.player(cookie)
            await player.open(code)
            assert (await player.do("move", action=player.legal[-1], id="later"))["type"] == "ack"
            assert player.play["rules"] == 1

    tell(story, database=f"sqlite:///{database}")


def running(expected: dict[str, Any]) -> list[tuple[str, str]]:
    """The running games, each with the cookie of someone who is to move."""
    return [
        next(
            (code, cookie)
            for cookie, seen in table["seen"].items()
            if seen["play"]["seats"][0] in seen["play"]["to_act"]
        )
        for code, table in expected["tables"].items()
        if next(iter(table["seen"].values()))["phase"] == "running"
    ]


def test_tables_open_and_results_stay_without_the_former_rules(
    database: Path,
    expected: dict[str, Any],
    tell: Callable[..., None],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert upgrade(database) == 0
    change_rules(monkeypatch, keep=False)

    async def story(club: Club) -> None:
        for code, table in expected["tables"].items():
            for cookie, seen in table["seen"].items():
                check_archived(await seen_at(club, code, cookie), seen)
        for name, seen in expected["replays"].items():
            await check_archived_replay(club, name, seen)

    tell(story, database=f"sqlite:///{database}")
    assert "Traceback" not in caplog.text


def check_archived(snapshot: dict[str, Any], seen: dict[str, Any]) -> None:
    """People, chat and results are as before; a finished game shows its last position."""
    shown, play = snapshot["shown"], snapshot["play"]
    assert shown["phase"] == seen["phase"]
    assert [[seat["kind"], seat["name"]] for seat in shown["seats"]] == seen["seats"]
    assert [[line["name"], line["text"]] for line in snapshot["chat"]] == seen["chat"]
    finished = [[game["number"], game["scores"], game["stopped"]] for game in shown["finished"]]
    assert finished == seen["finished"]
    if seen["phase"] == "running":
        assert (play["views"], play["to_act"], play["opening"]) == ([], [], None)
        assert play["archived"] == {"moves": []}
    if seen["phase"] == "finished":
        assert play["scores"] == seen["play"]["scores"]
        last, then = positions.position(play["views"][0]["view"]), seen["play"]["positions"][0]
        assert {key: last[key] for key in last if key != "hands"} == {
            key: then[key] for key in then if key != "hands"
        }


async def check_archived_replay(club: Club, name: str, seen: dict[str, Any]) -> None:
    shown = (await club.http.get(f"/api/replays/{name}")).json()
    assert shown["archived"]
    assert (shown["names"], len(shown["moves"])) == (seen["names"], seen["moves"])
    if "-" in name:  # an upload is a record, which holds no result
        assert shown["scores"] == seen["scores"]
        assert shown["last_view"] is not None
    frames = await club.http.get(f"/api/replays/{name}/frames")
    assert frames.json()["reason"] == "error-archived-replay"
    assert (await club.http.get(f"/api/replays/{name}/record")).status_code == 200
    review = await club.http.post(f"/api/replays/{name}/review")
    assert review.json()["reason"] == "error-review-rules"


def test_the_host_ends_a_game_without_its_rules_and_plays_another(
    database: Path, expected: dict[str, Any], tell: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    change_rules(monkeypatch, keep=False)

    async def story(club: Club) -> None:
        for code, _ in running(expected):
            host = await club.player(next(iter(expected["tables"][code]["seen"])))
            await host.open(code)
            assert (await host.do("move", action="done", id="later-move"))["reason"] == "refuse-archived"
            for command in ("stop", "rematch", "start"):
                answer = await host.do(command, id=f"later-{command}")
                assert answer["type"] == "ack", answer
            assert (host.play["rules"], host.play["archived"]) == (2, None)

    tell(story, database=f"sqlite:///{database}")


def test_verify_counts_games_without_their_rules_and_finds_no_damage(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    change_rules(monkeypatch, keep=False)
    assert db.main(["--database", f"sqlite:///{database}", "verify"]) == 0
    assert "8 games need rules that this version does not have" in capsys.readouterr().out


def test_an_upgrade_names_games_that_cannot_be_played_on(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    change_rules(monkeypatch, keep=False)
    assert upgrade(database, "--dry-run") == 0
    told = capsys.readouterr().out
    assert told.count("can be read but not played on") == 2
    assert told.count("can be read but not replayed") == FINISHED
    assert "0 finished games get their result stored" in told


def test_a_database_of_an_older_version_is_upgraded_in_postgresql(
    postgres: Postgres, database: Path, lacking: int, capsys: pytest.CaptureFixture[str]
) -> None:
    address = postgres.database()
    assert db.main(["--database", address, "restore", str(database)]) == 0
    before = asyncio.run(_digest(address))
    assert upgrade(address, "--dry-run") == 0
    assert f"{lacking} finished games get their result stored" in capsys.readouterr().out
    assert asyncio.run(_digest(address)) == before
    assert upgrade(address) == upgrade(database) == 0
    upgraded = asyncio.run(_digest(address))
    assert upgraded == asyncio.run(_digest(f"sqlite:///{database}"))
    assert (upgraded != before) is (lacking > 0)
    assert db.main(["--database", address, "verify"]) == 0


async def _digest(address: str) -> str:
    source = await open_snapshot(address)
    try:
        return hashlib.sha256(repr([item async for item in source.items()]).encode()).hexdigest()
    finally:
        await source.close()


@pytest.mark.parametrize("change", ["", "ALTER TABLE entries ADD COLUMN mood TEXT"])
def test_a_newer_database_is_refused_in_plain_words_and_left_alone(
    tmp_path: Path, change: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "club.sqlite3"
    shutil.copy(FOLDER / "014efff.sqlite3", path)
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("UPDATE meta SET value = 4 WHERE key = 'schema'")
        file.execute(change)
    before = path.read_bytes()
    for command in (["serve", "--no-browser"], ["db", "upgrade"], ["db", "verify"]):
        where = ["--database", f"sqlite:///{path}"]
        words = [command[0], *where, *command[1:]]
        assert cli.main(words) == 2
        told = capsys.readouterr()
        assert "newer version of Sumida (it has schema 4" in told.out + told.err
    assert path.read_bytes() == before
    assert not list(tmp_path.glob("*.damaged*"))


def test_a_record_is_resumed_and_replayed_under_its_own_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_game("hanabi", players=2, seed=1)
    match.move(0, "play 1")
    record = match.record()
    change_rules(monkeypatch, keep=True)
    assert replay(record).states[-1] == match.state
    assert resume(record).record() == record
    assert new_game("hanabi", players=2, seed=1).record().rules == 2


def test_the_terminal_lists_the_moves_of_a_game_without_its_rules(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from sumida import codec

    record = Record("hanabi", 9, {"players": 2}, "w1", ((0, "play 1"), (1, "leap")), ("Ada", "Bo"))
    file = tmp_path / "old.json"
    file.write_text(codec.write_record(record))
    assert cli.main(["replay", str(file), "--language", "en"]) == 0
    told = capsys.readouterr().out
    assert "played under version 9 of the hanabi rules" in told
    assert "A Ada" in told
    assert "2  B: leap" in told
    assert cli.main(["check", str(file)]) == 2
    assert cli.main(["replay", str(file), "--at", "1"]) == 2
