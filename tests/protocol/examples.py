"""`python -m tests.protocol.examples` plays short games at a real server, and writes one example of every
message into docs/protocol.md. A test compares.
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, get_args
from unittest.mock import patch

import msgspec

from sumida.server.settings import Limits
from sumida.tables import pages, table
from sumida.tables.messages import happenings
from sumida.tables.messages.commands import ClientMessage, Message
from sumida.tables.messages.protocol import ServerMessage, decode
from tests.server.conftest import Club, Player, run_club
from tests.tables.conftest import FixedChance

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
BEGIN, END = "<!-- messages:begin -->\n", "<!-- messages:end -->"
NOW = 1_794_733_200_000
CODE = "K7QX2M4P"
LONG = 72
"""A value whose JSON is longer than this is shortened."""
SMALL_FRAME = 12_000
"""So that a short game already needs a `views` message."""
RARE = (happenings.ClockRanOut(0), happenings.Recovered())
"""What happens after ten minutes, and when a server starts again."""
DAY_MS = 86_400_000
HANABI = {
    "game": "hanabi",
    "options": {"players": 2},
    "talk": "house",
    "watching": "all",
    "clock": {"seconds": 600},
}
HASHI = {"game": "hashi", "options": {"players": 2}, "watching": "all"}


@dataclass
class Examples:
    """The first message of each type, and the first happening of each type."""

    sent: dict[str, dict[str, Any]] = field(default_factory=dict)
    received: dict[str, dict[str, Any]] = field(default_factory=dict)
    happened: dict[str, dict[str, Any]] = field(default_factory=dict)
    numbers: Counter[str] = field(default_factory=Counter)
    """How many commands each name has sent: a browser never uses an id twice."""

    def note_sent(self, message: dict[str, Any]) -> None:
        decode(msgspec.json.encode(message))  # it is a message of the protocol
        self.sent.setdefault(message["type"], message)

    def note_received(self, frame: bytes) -> None:
        msgspec.json.decode(frame, type=ServerMessage)
        message: dict[str, Any] = msgspec.json.decode(frame)
        if self._is_better(message):
            self.received[message["type"]] = message
        for one in message.get("happened", []):
            self.happened.setdefault(one["type"], one)

    def _is_better(self, message: dict[str, Any]) -> bool:
        """The first one; but rather an update with a move, and two people online."""
        known = self.received.get(message["type"])
        if known is None:
            return True
        if message["type"] == "update":
            moved = [one["type"] for one in message["happened"]] == ["moved"]
            return moved and not any(one["type"] == "moved" for one in known["happened"])
        if message["type"] == "presence":
            return bool(message["online"] == [1, 2] != known["online"])
        return False


@dataclass
class Person:
    """A client whose messages are kept."""

    name: str
    wire: Player
    examples: Examples
    read: int = 0

    async def tell(self, **message: Any) -> None:
        self.examples.note_sent(message)
        await self.wire.send(**message)

    async def catch_up(self) -> None:
        """Read everything that was sent before now."""
        await self.tell(type="ping", n=3)
        await self.wire.until("pong")
        self._note()

    def _note(self) -> None:
        for frame in self.wire.frames[self.read :]:
            self.examples.note_received(frame)
        self.read = len(self.wire.frames)

    async def do(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a command at the newest version, and wait for its answer."""
        await self.catch_up()
        name, numbers = self.name.lower(), self.examples.numbers
        numbers[name] += 1
        await self.tell(type=type, id=f"{name}-{numbers[name]}", version=self.wire.version, **fields)
        answer = await self.wire.until("ack", "refusal")
        self._note()
        return answer

    async def open(self, code: str, **fields: Any) -> None:
        await self.tell(type="open", table=code, **fields)
        await self.wire.until("snapshot", "update")
        self._note()

    @property
    def legal(self) -> list[str]:
        return self.wire.legal


async def person(club: Club, name: str, examples: Examples, cookie: str = "") -> Person:
    return Person(name, await club.player(cookie), examples)


async def new_table(club: Club, host: Person, settings: dict[str, Any], **fields: Any) -> str:
    body = {"name": host.name, "settings": settings, **fields}
    made = await club.http.post("/api/tables", json=body, headers={"Cookie": host.wire.cookie})
    code = str(made.json()["code"])
    await host.open(code)
    return code


async def accepted(answer: Any) -> dict[str, Any]:
    found: dict[str, Any] = await answer
    assert found["type"] == "ack", found
    return found


async def in_the_lobby(club: Club, examples: Examples) -> tuple[str, Person, Person, Person]:
    """Ada hosts, Bo plays, Cy watches."""
    ada, bo, cy = [await person(club, name, examples) for name in ("Ada", "Bo", "Cy")]
    code = await new_table(club, ada, HANABI)
    await accepted(ada.do("seat-bot", seat=1, bot="cautious"))
    await accepted(ada.do("clear-seat", seat=1))
    await bo.open(code)
    await accepted(bo.do("join", name="Bob"))
    await accepted(bo.do("rename", name="Bo"))
    await accepted(bo.do("sit", seat=1))
    await accepted(bo.do("stand"))
    await accepted(bo.do("sit", seat=1))
    await accepted(ada.do("settings", settings={**HANABI, "open_to_bots": True}))
    await accepted(ada.do("lock", locked=True))
    await accepted(ada.do("lock", locked=False))
    await accepted(bo.do("add-entropy", text="a walk by the river"))
    while examples.received.get("presence", {}).get("online") != [1, 2]:
        await asyncio.sleep(0.02)
        await bo.catch_up()
    await cy.open(code, updates="changes")
    await accepted(cy.do("join", name="Robo", owner="Cy"))
    return code, ada, bo, cy


async def at_the_table(code: str, ada: Person, bo: Person, cy: Person) -> None:
    await accepted(ada.do("start"))
    await ada.catch_up()
    await accepted(ada.do("note", card=0, text="a one?"))
    await accepted(ada.do("arrange", cards=[2, 0, 1]))
    await accepted(ada.do("move", action="clue B 1" if "clue B 1" in ada.legal else ada.legal[-1]))
    await bo.do("move", action="play 9")  # refused
    await accepted(ada.do("ask-takeback"))
    await accepted(bo.do("answer-takeback", turn=1, agree=True))
    await ada.catch_up()
    await accepted(ada.do("move", action=ada.legal[-1]))
    await accepted(bo.do("phrase", phrase="phrase-thinking"))
    await accepted(bo.do("say", text="Let me think."))
    await accepted(bo.do("pause"))
    await accepted(bo.do("unpause"))
    await accepted(cy.do("watch", mode="all"))
    await accepted(ada.do("admit", member=3, allow=True))
    await cy.catch_up()
    await accepted(cy.do("watch", mode="public"))
    await bo.tell(type="resume", since=bo.wire.version)
    await accepted(ada.do("make-host", member=2))
    await accepted(bo.do("kick", member=3))
    await cy.catch_up()
    await accepted(bo.do("stop"))
    await accepted(bo.do("rematch"))
    await accepted(ada.do("leave"))


async def from_another_browser(club: Club, examples: Examples, code: str, bo: Person) -> None:
    await accepted(bo.do("seat-link"))
    token = (await accepted(bo.do("renew-seat-link")))["token"]
    other = await person(club, "Bo", examples)
    await other.open(code, seat=token)
    await accepted(other.do("claim", token=token))


async def at_a_board(club: Club, examples: Examples) -> None:
    """A step that is taken back, and a substitute that gives the seat back."""
    ada, bo = [await person(club, name, examples) for name in ("Ada", "Bo")]
    code = await new_table(club, ada, HASHI)
    await bo.open(code)
    await accepted(bo.do("join", name="Bo"))
    await accepted(bo.do("sit"))
    await accepted(ada.do("start"))
    await ada.catch_up()
    await accepted(ada.do("move", action=ada.legal[0]))
    await accepted(ada.do("undo"))
    await bo.wire.wire.close()
    while (answer := await ada.do("seat-bot", seat=1, bot="careful"))["type"] != "ack":
        assert answer["reason"] == "refuse-seat-held"
    back = await person(club, "Bo", examples, bo.wire.cookie)
    await back.open(code)
    await accepted(back.do("take-seat-back"))
    await back.catch_up()


async def over_days(club: Club, examples: Examples) -> None:
    """Ada lets the time for her move pass, and as host she waits for herself."""
    ada = await person(club, "Ada", examples)
    settings = {**HASHI, "deadline": {"seconds": 259_200}}
    await new_table(club, ada, settings, bots={"1": "careful"}, start=True, seat=0)
    await accepted(ada.do("holiday", days=2))
    club.hub.uptime.resume(club.hub.uptime() + 6 * DAY_MS)
    while "deadline-passed" not in examples.happened:
        await asyncio.sleep(0.02)
        await ada.catch_up()
    await accepted(ada.do("after-deadline", seat=0))
    await ada.catch_up()


async def on_one_device(club: Club, examples: Examples) -> None:
    ada = await person(club, "Ada", examples)
    await new_table(club, ada, {"game": "hanabi", "options": {"players": 2}, "one_device": True}, start=True)
    await accepted(ada.do("hand-over", seat=0))


async def with_many_boards(club: Club, examples: Examples) -> None:
    """A spectator who sees both boards gets two frames."""
    ada, bo, cy = [await person(club, name, examples) for name in ("Ada", "Bo", "Cy")]
    code = await new_table(club, ada, HASHI, seat=None)
    for one in (bo, cy):
        await one.open(code)
        await accepted(one.do("join", name=one.name))
        await accepted(one.do("sit"))
    await accepted(ada.do("start"))
    with small_frames():
        await bo.catch_up()
        await accepted(bo.do("move", action="done" if "done" in bo.legal else bo.legal[0]))
        await ada.tell(type="resume", since=0)
        await ada.catch_up()


@contextmanager
def small_frames() -> Iterator[None]:
    with patch.object(pages, "FRAME_BYTES", SMALL_FRAME), patch.object(table, "FRAME_BYTES", SMALL_FRAME):
        yield


@asynccontextmanager
async def a_server() -> AsyncIterator[Club]:
    with TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/club.sqlite3"
        slow = {"bot_pace_ms": 600_000}  # a bot that never gets to move
        async with run_club(database, Limits(), FixedChance(), lambda: NOW, slow) as club:
            yield club


async def collect() -> Examples:
    """Play, and keep what was said."""
    examples = Examples()
    async with a_server() as club:
        code, ada, bo, cy = await in_the_lobby(club, examples)
        await at_the_table(code, ada, bo, cy)
        await from_another_browser(club, examples, code, bo)
        await at_a_board(club, examples)
        await over_days(club, examples)
        await on_one_device(club, examples)
        await with_many_boards(club, examples)
    return examples


def shortened(value: Any, depth: int = 2) -> str:
    """JSON with its long parts left out."""
    whole = _json(value)
    if len(whole) <= LONG:
        return whole
    if isinstance(value, dict):
        if not depth:
            return "{…}"
        return (
            "{" + ", ".join(f"{_json(key)}: {shortened(one, depth - 1)}" for key, one in value.items()) + "}"
        )
    if isinstance(value, list):
        return f"[{shortened(value[0], 0)}, …]" if len(value) > 1 else f"[{shortened(value[0], 0)}]"
    return whole if len(whole) <= 2 * LONG else f'{whole[:LONG]}…"'


def _json(value: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()


def steady(text: str) -> str:
    """Without what chance decides: codes, tokens, seals."""
    text = re.sub(r'"table": "[A-Z0-9]{8}"|"code": "[A-Z0-9]{8}"', lambda m: f'{m[0][:-9]}{CODE}"', text)
    text = re.sub(r'"replay": "[A-Z0-9]{8}-', f'"replay": "{CODE}-', text)
    return re.sub(r'"(token|seat)": "[^"]{20,}"', r'"\1": "Mi4xLjA…"', text)


def wrapped(text: str) -> str:
    """Lines of at most 118 letters, broken after commas."""
    lines, line = [], ""
    for part in re.split(r"(?<=,) ", text):
        if line and len(line) + len(part) + 1 > 118:
            lines.append(line)
            line = " "
        line = f"{line} {part}" if line.strip() else line + part
    return "\n".join([*lines, line])


def kinds(union: Any) -> dict[str, str]:
    """By tag: the first paragraph of the docstring of each type in a union."""
    found = {}
    for kind in get_args(union):
        about = (kind.__doc__ or "").strip().split("\n\n")[0]
        found[str(kind.__struct_config__.tag)] = (
            " ".join(about.split()) if kind.__doc__ != _inherited(kind) else ""
        )
    return found


def _inherited(kind: type) -> str | None:
    return kind.__mro__[1].__doc__ if issubclass(kind, Message) else None


def written(examples: Examples) -> str:
    """The part of the page between the markers."""
    parts = [_section("A client sends", kinds(ClientMessage), examples.sent)]
    parts.append(_section("The server sends", kinds(ServerMessage), examples.received))
    happened = kinds(happenings.AnyHappening)
    rare: dict[str, Any] = {str(one.__struct_config__.tag): msgspec.to_builtins(one) for one in RARE}
    seen = {**rare, **examples.happened}
    lines = "\n".join(steady(_json(seen[tag])) for tag in happened)
    parts.append(
        f"### What has `happened`\n\nIn updates, one object for each fact:\n\n```json\n{lines}\n```\n"
    )
    return "\n".join(parts)


def _section(title: str, about: dict[str, str], found: dict[str, dict[str, Any]]) -> str:
    lines = [f"### {title}\n"]
    for tag, text in about.items():
        lines.append(f"`{tag}`{': ' + text if text else ''}\n")
        lines.append(f"```json\n{wrapped(steady(shortened(found[tag])))}\n```\n")
    return "\n".join(lines)


def page(text: str, part: str) -> str:
    before, found, rest = text.partition(BEGIN)
    _, closed, after = rest.partition(END)
    assert found
    assert closed
    return f"{before}{BEGIN}\n{part}\n{END}{after}"


def main() -> int:
    part = written(asyncio.run(collect()))
    PAGE.write_text(page(PAGE.read_text("utf-8"), part), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
