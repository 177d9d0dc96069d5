"""What an operator relies on: figures, logs, backups, retention, and files to deploy."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import shutil
import subprocess
import sys
from configparser import RawConfigParser
from pathlib import Path
from typing import Any

import pytest
from tests.postgres import Postgres
from tests.server.conftest import until

from sumida.kernel import GameError
from sumida.server.http import status
from sumida.server.limits import read_networks, within
from sumida.server.live.hub import Hub
from sumida.server.offers import Installed
from sumida.server.operations import health
from sumida.server.operations.db import main as db
from sumida.server.operations.logs import JsonLines
from sumida.server.operations.metrics import Metrics
from sumida.server.operations.retention import DAY_MS, delete_tables, old_tables
from sumida.server.settings import Limits, ServerSettings
from sumida.server.tokens import Signer
from sumida.store import Log, Store, open_cluster, open_store
from sumida.tables.log import read_entry
from sumida.tables.messages.commands import Settings
from sumida.tables.messages.requests import CreateTable

DEPLOY = Path(__file__).parents[3] / "deploy"
SAMPLE = re.compile(r'[a-z_]+(\{[a-z]+="[^"\\]*"\})? -?[0-9.]+(e-?[0-9]+)?')


def play_some(tell: Any, database: str) -> None:
    async def story(club: Any) -> None:
        _, (ada, bo) = await club.table("Ada", "Bo")
        for mover, other in ((ada, bo), (bo, ada)):
            assert (await mover.move())["type"] == "ack"
            await other.until_version(mover.version)
        await club.http.post("/api/records", content=b"not a record")

    tell(story, database=database)


def test_metrics_are_in_the_format_of_prometheus(tell: Any) -> None:
    texts: list[str] = []

    async def story(club: Any) -> None:
        _, (ada, _) = await club.table("Ada", "Bo")
        await ada.move()
        await ada.do("move", action="nonsense")
        answer = await club.http.get("/metrics")
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        texts.append(answer.text)

    tell(story)
    samples = [line for line in texts[0].splitlines() if not line.startswith("# ")]
    assert all(SAMPLE.fullmatch(line) for line in samples), samples
    assert "sumida_tables 1" in samples
    assert "sumida_connections 2" in samples
    assert any(line.startswith("sumida_commands_refused_total{reason=") for line in samples)


@pytest.mark.parametrize("seconds", [3600, 0.000_001])
def test_metrics_show_no_single_step_as_the_page_stays_for_some_seconds(tell: Any, seconds: float) -> None:
    """A hidden step in Hashi counts as an acknowledged command."""

    async def story(club: Any) -> None:
        _, (ada, _) = await club.table("Ada", "Bo", game="hashi", options={"players": 2})
        before = (await club.http.get("/metrics")).text
        assert (await ada.move())["type"] == "ack"
        after = (await club.http.get("/metrics")).text
        assert (after == before) is (seconds > 1)

    tell(story, limits=Limits(metrics_s=seconds))


def test_a_database_that_does_not_answer_is_said_not_to_work(
    tell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(club: Any) -> None:
        assert "sumida_store_works 1" in (await club.http.get("/metrics")).text
        monkeypatch.setattr(status, "STORE_ANSWERS_S", 0.01)
        monkeypatch.setattr(health.Health, "check", lambda self: asyncio.sleep(600))
        assert "sumida_store_works 0" in (await club.http.get("/metrics")).text

    tell(story, limits=Limits(metrics_s=0.000_001))


def test_a_histogram_counts_every_time_once() -> None:
    metrics = Metrics()
    for seconds in (0.0004, 0.001, 0.3, 99.0):
        metrics.stored.add(seconds)
    lines = metrics.text(tables=0, connections=0).splitlines()
    assert 'sumida_store_seconds_bucket{le="0.001"} 2' in lines
    assert 'sumida_store_seconds_bucket{le="0.5"} 3' in lines
    assert 'sumida_store_seconds_bucket{le="+Inf"} 4' in lines


@pytest.mark.parametrize(
    ("address", "near"),
    [
        ("127.0.0.1", True),
        ("::1", True),
        ("127.4.5.6", True),
        ("10.1.2.3", False),
        ("192.168.1.5", False),
        ("fd00::1", False),
        ("8.8.8.8", False),
        ("", False),
        ("::ffff:8.8.8.8", False),
    ],
)
def test_metrics_are_for_this_machine_alone_unless_others_are_named(address: str, near: bool) -> None:
    assert within(address, read_networks(ServerSettings().metrics_for)) is near


def test_a_log_line_is_one_json_object() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError:
        record = logging.LogRecord("sumida", 40, "", 1, "table %s\nfailed", ("ABCD",), sys.exc_info())
    line = JsonLines().format(record)
    assert "\n" not in line
    assert json.loads(line)["message"] == "table ABCD\nfailed"
    assert "two" in json.loads(line)["error"]


def test_logs_hold_no_secrets(tell: Any, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    secrets: list[str] = []

    async def story(club: Any) -> None:
        code, (ada, bo) = await club.table("Ada", "Bo")
        link = await bo.do("seat-link")
        secrets.extend([ada.cookie.partition("=")[2], bo.cookie.partition("=")[2], link["token"]])
        await bo.do("claim", token=link["token"] + "x")
        await ada.move()
        append = club.hub.store.append

        async def broken(*entry: Any) -> None:
            raise RuntimeError("disk on fire")

        club.hub.store.append = broken
        assert (await bo.do("leave"))["reason"] == "error-internal"
        club.hub.store.append = append
        play = club.hub.tables[code].table.room.running
        secrets.extend([str(play.deal), play.salt])

    with caplog.at_level(logging.INFO):  # as `sumida serve` does
        tell(story)
    assert "disk on fire" in caplog.text
    assert not [secret for secret in secrets if secret in caplog.text]


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/club.sqlite3"
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()


async def contents(address: str) -> dict[str, Log]:
    store = await open_store(address)
    try:
        return {code: await store.read(code) for code in await store.tables()}
    finally:
        await store.close()


def test_only_tables_unused_for_long_are_deleted(
    tell: Any, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    play_some(tell, address)
    logs = asyncio.run(contents(address))
    ((code, log),) = logs.items()
    last = read_entry(log.entries[-1]).at

    async def old(before: int) -> dict[str, int]:
        store: Store = await open_store(address)
        try:
            return await old_tables(store, before)
        finally:
            await store.close()

    assert asyncio.run(old(last)) == {}
    assert asyncio.run(old(last + 1)) == {code: len(log.entries)}
    assert db(["--database", address, "prune", "1", "--yes"]) == 0
    assert asyncio.run(contents(address)) == logs
    assert "0 tables" in capsys.readouterr().out


def test_a_server_with_a_retention_period_deletes_old_tables(
    tell: Any, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = f"sqlite:///{tmp_path}/club.sqlite3"
    play_some(tell, database)
    found: list[dict[str, int]] = []
    caplog.set_level(logging.INFO, "sumida.server")

    async def story(club: Any) -> None:
        from sumida.server.operations.retention import delete_old_tables

        object.__setattr__(club.hub.settings, "keep_days", 30)
        caplog.clear()
        work = asyncio.create_task(delete_old_tables(club.hub))
        await until(lambda: "were deleted" in caplog.text)
        work.cancel()
        found.append(await club.hub.store.tables())

    tell(story, database=database)
    tell(story, database=database, clock=lambda: 31 * DAY_MS + 4_000_000_000_000)
    assert [len(tables) for tables in found] == [1, 0]


def test_the_systemd_unit_is_sound() -> None:
    unit = RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # names keep their case
    unit.read(DEPLOY / "sumida.service")
    command = unit["Service"]["ExecStart"].split()
    assert command[1] == "serve"
    assert unit["Service"]["KillSignal"] == "SIGTERM"
    options = {word for word in command if word.startswith("--")}
    known = subprocess.run(
        [sys.executable, "-m", "sumida", "serve", "--help"],
        env={"PYTHONPATH": "src"},
        capture_output=True,
        text=True,
    ).stdout
    assert all(option in known for option in options)
    checker = shutil.which("systemd-analyze")
    if checker:
        done = subprocess.run([checker, "verify", DEPLOY / "sumida.service"], capture_output=True, text=True)
        mistakes = [
            line
            for line in done.stderr.splitlines()
            if "sumida.service" in line and "not executable" not in line
        ]
        assert not mistakes


def test_the_container_file_passes_its_linter() -> None:
    hadolint = Path(sys.executable).parent / "hadolint"
    done = subprocess.run([hadolint, DEPLOY / "Containerfile"], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")


def test_the_container_file_is_sound() -> None:
    """What a linter would ask: pinned base, no root, no cache, a health check, and a command that exists."""
    text = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    steps = [line.split(maxsplit=1) for line in text.splitlines() if line and not line.startswith("#")]
    names = [name for name, _ in steps]
    assert set(names) <= {
        "ARG",
        "FROM",
        "RUN",
        "COPY",
        "USER",
        "EXPOSE",
        "VOLUME",
        "ENV",
        "HEALTHCHECK",
        "ENTRYPOINT",
        "CMD",
        "WORKDIR",
    }
    base = next(rest for name, rest in steps if name == "ARG")
    assert re.fullmatch(r"PYTHON=python:3\.\d+\.\d+-slim-\w+@sha256:[0-9a-f]{64}", base)
    assert all("${PYTHON}" in rest for name, rest in steps if name == "FROM")
    last = {str(name): str(rest) for name, rest in steps}
    assert last["USER"] not in ("root", "0")
    assert names.index("USER") < names.index("ENTRYPOINT")
    assert "curl" not in last["HEALTHCHECK"], "the slim image has none"
    assert json.loads(last["ENTRYPOINT"]) == ["sumida"]
    command = json.loads(last["CMD"])
    assert command[0] == "serve"
    for source in (rest.split()[0] for name, rest in steps if name == "COPY" and "--from" not in rest):
        assert (DEPLOY.parent / source).exists()


def test_a_table_opened_while_others_are_deleted_is_kept() -> None:
    in_use: set[str] = set()
    forgotten: list[str] = []

    async def delete_one(table: str, version: int) -> bool:
        if table in in_use:
            return False
        forgotten.append(table)
        in_use.add("BBBB")
        return True

    number = asyncio.run(delete_tables({"AAAA": 1, "BBBB": 2, "CCCC": 3}, delete_one))
    assert (number, forgotten) == (2, ["AAAA", "CCCC"])


def test_a_table_in_memory_is_not_deleted_and_one_being_deleted_cannot_be_opened(
    tell: Any,
) -> None:
    async def story(club: Any) -> None:
        code, (ada, bo) = await club.table("Ada", "Bo")
        version = club.hub.tables[code].table.room.version
        assert not await club.hub.delete(code, version)
        assert (await ada.move())["type"] == "ack"
        for player in (ada, bo):
            await player.wire.close()
        await until(lambda: club.hub.tables[code].idle)
        del club.hub.tables[code]
        assert not await club.hub.delete(code, version), "it has gone on since"
        delete, going = club.hub.store.delete, asyncio.Event()

        async def slow(*table: Any) -> Any:
            await going.wait()
            return await delete(*table)

        club.hub.store.delete = slow
        forgetting = asyncio.create_task(club.hub.delete(code, version + 1))
        await asyncio.sleep(0)
        late = await club.player()
        opening = asyncio.create_task(late.open(code))
        await asyncio.sleep(0.1)
        assert not opening.done()
        going.set()
        assert await forgetting
        assert (await opening)["reason"] == "error-unknown-table"

    tell(story)


def test_a_server_does_not_forget_what_another_has_in_memory(postgres: Postgres) -> None:
    address = postgres.database()

    async def join(node: str) -> Hub:
        store = await open_store(address)
        settings = ServerSettings(node=node)
        hub = Hub(store, Installed(), Signer(b"1" * 32), settings, cluster=open_cluster(store))
        await hub.join()
        return hub

    async def delete_all(hub: Hub) -> int:
        return await delete_tables(await old_tables(hub.store, hub.clock() + DAY_MS), hub.delete)

    async def story() -> None:
        here, there = await join("http://here"), await join("http://there")
        try:
            live = await there.create(CreateTable("Ada", Settings("hanabi", {"players": 2})), "device")
            assert await delete_all(here) == 0
            assert await here.store.tables() == {live.code: live.table.room.version}
            await there.close()
            assert await delete_all(here) == 1, "nobody has it any more"
            with pytest.raises(GameError, match="there is no table"):
                await here.find(live.code)
        finally:
            for hub in (here, there):
                await hub.close()
                await hub.store.close()

    asyncio.run(story())
