"""The page's HTTP requests, answered in the browser: the same bodies as a server's."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from hashlib import sha256
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec
from msgspec import Struct

from sumida import codec, daily
from sumida.hanabi.bots.convention.reasons import reason_for
from sumida.kernel import GameError, NotationError, Record
from sumida.lab.coach.findings import Why
from sumida.offline.browser import Browser
from sumida.offline.table import DEVICE
from sumida.registry import game
from sumida.server.daily_deals import deals_of
from sumida.server.errors import STATUS, error
from sumida.server.offers import catalogue
from sumida.server.puzzles import puzzle_shown
from sumida.server.replay_pages import Stored, frames, play_through, replay_shown, replayed
from sumida.tables.adoption import told
from sumida.tables.messages.people import Me
from sumida.tables.messages.requests import CreateTable
from sumida.tables.messages.responses import (
    ColdBots,
    DailyCompared,
    OpenTables,
    Problem,
    PublicTables,
    SealShown,
    TableCreated,
    TurnExplained,
    Uploaded,
)
from sumida.tables.table import Table

CREATED = 201
NEED_SERVER = ("/api/me/", "/api/daily/")
"""What is about other devices or other people."""
Query = Mapping[str, str]
Handler = Callable[[Browser, list[str], Query, bytes], Awaitable[Struct | bytes]]


async def answer(browser: Browser, method: str, address: str, body: bytes) -> tuple[int, bytes]:
    """Status and JSON for a request; a refusal is a problem, as from a server."""
    try:
        found = await _handle(browser, method, address, body)
    except GameError as refused:
        problem = Problem(refused.reason or "error-internal", dict(refused.facts), str(refused))
        return STATUS.get(refused.reason, 400), msgspec.json.encode(problem)
    status = CREATED if isinstance(found, TableCreated | Uploaded) else 200
    return status, found if isinstance(found, bytes) else msgspec.json.encode(found)


async def _hint(browser: Browser, parts: list[str], query: Query, body: bytes) -> Struct:
    raise error("error-no-hint")


async def _review(browser: Browser, parts: list[str], query: Query, body: bytes) -> Struct:
    raise error("error-review-none")


async def _handle(browser: Browser, method: str, address: str, body: bytes) -> Struct | bytes:
    split = urlsplit(address)
    query = dict(parse_qsl(split.query))
    for wanted, pattern, handler in _ROUTES:
        match = re.fullmatch(pattern, split.path)
        if method == wanted and match is not None:
            return await handler(browser, [unquote(part) for part in match.groups()], query, body)
    if split.path.startswith(NEED_SERVER):
        raise error("error-needs-network")
    raise error("error-not-found")


async def _catalogue(browser: Browser, parts: list[str], query: Query, body: bytes) -> Struct:
    return catalogue(browser.offers)


async def _seal(browser: Browser, parts: list[str], query: Query, body: bytes) -> Struct:
    return SealShown(browser.seals.new())


async def _create(browser: Browser, parts: list[str], query: Query, body: bytes) -> Struct:
    try:
        wanted = codec.decode(body, CreateTable)
    except (msgspec.MsgspecError, NotationError) as found:
        raise error("error-malformed", detail=str(found)[:200]) from None
    return TableCreated((await browser.create(wanted)).code)


async def _open_to_bots(browser: Browser, parts: list[str], query: Query, body: bytes) -> Struct:
    return OpenTables([])


async def _open_tables(browser: Browser, parts: list[str], query: Query, body: bytes) -> Struct:
    return PublicTables([])


async def _cold(browser: Browser, parts: list[str], query: Query, body: bytes) -> Struct:
    return ColdBots([])


async def _me(browser: Browser, parts: list[str], query: Query, body: bytes) -> Struct:
    return Me([], phrase=False)


async def _my_games(browser: Browser, parts: list[str], query: Query, body: bytes) -> Struct:
    return await browser.games(query)


async def _to_take(browser: Browser, parts: list[str], query: Query, body: bytes) -> Struct:
    """A game of a table, as a server is told of it."""
    found = told((await browser.find(parts[0])).table.room, DEVICE, _number(parts[1]))
    if found is None:
        raise error("error-not-found")
    return found


async def _deals(browser: Browser, parts: list[str], query: Query, body: bytes) -> Struct:
    now = browser.clock()
    today = daily.today(now)
    return deals_of(daily.read_day(query.get("day", str(today)), today), now)


async def _compared(browser: Browser, parts: list[str], query: Query, body: bytes) -> Struct:
    """Nothing to compare with: what bots make of a deal is worked out by a server."""
    found, day = game(parts[0]), daily.read_day(parts[1], daily.today(browser.clock()))
    return DailyCompared(found.name, found.rules, str(day), ready=True)


async def _past_turn(browser: Browser, parts: list[str], query: Query, body: bytes) -> Struct:
    return (await browser.find(parts[0])).table.past_turn(DEVICE, _number(parts[1]))


async def _why(browser: Browser, parts: list[str], query: Query, body: bytes) -> Struct:
    turn = _number(parts[1])
    asked = (await browser.find(parts[0])).table.question(DEVICE, turn)
    words = reason_for(asked.view, turn - 1, asked.company)
    return TurnExplained(asked.game, turn, Why(words.key, dict(words.facts)))


async def _puzzle(browser: Browser, parts: list[str], query: Query, body: bytes) -> Struct:
    return puzzle_shown(_number(parts[0]), _number(parts[1]))


async def _chat(browser: Browser, parts: list[str], query: Query, body: bytes) -> Struct:
    return (await browser.find(parts[0])).table.chat_page(DEVICE, _number(query.get("before", "99999")))


async def _games(browser: Browser, parts: list[str], query: Query, body: bytes) -> Struct:
    return (await browser.find(parts[0])).table.games_page(DEVICE, _number(query.get("before", "99999")))


async def _notes(browser: Browser, parts: list[str], query: Query, body: bytes) -> Struct:
    return (await browser.find(parts[0])).table.notes_page(DEVICE, _number(parts[1]))


async def _upload(browser: Browser, parts: list[str], query: Query, body: bytes) -> Struct:
    text = codec.write_record(play_through(body).record).encode()
    name = "u" + sha256(text).hexdigest()[:20]
    await browser.logs.save_record(name, text)
    return Uploaded(name)


async def _replay(browser: Browser, parts: list[str], query: Query, body: bytes) -> Struct:
    return replay_shown(await _stored(browser, parts[0]))


async def _frames(browser: Browser, parts: list[str], query: Query, body: bytes) -> Struct:
    eyes = query.get("eyes", "all")
    first, last = _number(query.get("from", "0")), _number(query.get("to", "99999"))
    return frames(await _stored(browser, parts[0]), None if eyes == "all" else _number(eyes), first, last)


async def _record(browser: Browser, parts: list[str], query: Query, body: bytes) -> bytes:
    return codec.write_record((await _stored(browser, parts[0])).record).encode()


async def _stored(browser: Browser, name: str) -> Stored:
    """A finished game of a table, CODE-NUMBER, or an uploaded record."""
    code, _, number = name.partition("-")
    if number.isascii() and number.isdigit() and len(number) < 6:
        table, record = await _played_here(browser, code, int(number), name)
        dealt = next(one for one in table.room.records if one.number == int(number))
        return Stored(name, record, None if dealt.archived else replayed(record), dealt.result, dealt)
    data = await browser.logs.record(name)
    if data is None:
        raise error("error-unknown-replay", replay=name[:40])
    record = codec.read_record(data)
    return Stored(name, record, replayed(record))


async def _played_here(browser: Browser, code: str, number: int, name: str) -> tuple[Table, Record]:
    try:
        table = (await browser.find(code)).table
        return table, table.record(number)
    except GameError as found:
        if found.reason in ("error-unknown-table", "refuse-no-game"):
            raise error("error-unknown-replay", replay=name[:40]) from None
        raise


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 8):
        raise error("error-malformed", detail=f"{text[:20]!r} is no number")
    return int(text)


_ROUTES: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/api/catalogue", _catalogue),
    ("GET", "/api/seal", _seal),
    ("POST", "/api/tables", _create),
    ("GET", "/api/open-to-bots", _open_to_bots),
    ("GET", "/api/open-tables", _open_tables),
    ("GET", "/api/cold", _cold),
    ("GET", "/api/me", _me),
    ("GET", "/api/me/games", _my_games),
    ("GET", "/api/daily", _deals),
    ("GET", "/api/daily/([^/]+)/([^/]+)", _compared),
    ("GET", "/api/tables/([^/]+)/turns/([^/]+)", _past_turn),
    ("GET", "/api/tables/([^/]+)/turns/([^/]+)/why", _why),
    ("GET", "/api/puzzles/([^/]+)/([^/]+)", _puzzle),
    ("GET", "/api/tables/([^/]+)/chat", _chat),
    ("GET", "/api/tables/([^/]+)/games", _games),
    ("GET", "/api/tables/([^/]+)/notes/([^/]+)", _notes),
    ("POST", "/api/tables/([^/]+)/hint", _hint),
    ("GET", "/api/replays/([^/]+)/review", _review),
    ("POST", "/api/replays/([^/]+)/review", _review),
    ("GET", "/api/tables/([^/]+)/offline/([^/]+)", _to_take),
    ("POST", "/api/records", _upload),
    ("GET", "/api/replays/([^/]+)", _replay),
    ("GET", "/api/replays/([^/]+)/frames", _frames),
    ("GET", "/api/replays/([^/]+)/record", _record),
)
