"""A bot written for hanab.live on our socket: the commands it sends, and the lobby it is told of.

A table that is open to bots invites it: its host is said to have sent `/join`, which such bots obey.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.websockets import WebSocket

from sumida.hanabi.hanablive.live_frames import LONGEST_FRAME, NEVER, read_frame, write_frame
from sumida.kernel import GameError
from sumida.server.errors import error
from sumida.server.hanablive.accounts import SiteAccount
from sumida.server.hanablive.lobby import LOOK_S, LobbyTable, SiteLobby, code_of, number_of
from sumida.server.hanablive.seat import FROM_A_PERSON, SiteSeat
from sumida.server.limits import TokenBucket
from sumida.server.live.connection import Connection
from sumida.server.live.hub import Hub
from sumida.server.live.outgoing import OutgoingBudget
from sumida.server.live.socket import Listener

MOST_TABLES = 4
"""Tables at which one bot may sit."""
QUIET = ("loaded", "ping", "inactive", "getName", "setting", "historyGet", "chatTyping", "chatRead", "tag")
"""Commands that need no answer here."""
WELCOME = {
    "totalGames": 0,
    "muted": False,
    "firstTimeUser": False,
    "settings": {},
    "friends": [],
    "disconSpectatingTable": 0,
    "disconShadowingSeat": -1,
    "randomTableName": "",
    "shuttingDown": False,
    "datetimeShutdownInit": NEVER,
    "maintenanceMode": False,
}
"""What bots are greeted with besides their names: there is nothing of the kind here."""
Facts = dict[str, Any]


class SiteGuest(Listener):
    """Listens to a bot written for hanab.live, within the limits of every socket."""

    def __init__(
        self,
        hub: Hub,
        connection: Connection,
        crowd: TokenBucket,
        account: SiteAccount,
        lobby: SiteLobby,
        budget: OutgoingBudget,
    ) -> None:
        super().__init__(hub, connection, crowd)
        self._account, self._lobby, self._budget = account, lobby, budget
        self._seats: dict[int, SiteSeat] = {}
        self._listed: dict[int, LobbyTable] = {}
        self._invited: set[int] = set()
        self._left: set[int] = set()
        """Tables that it has left or was sent away from: it is not taken there again."""
        self._closing: set[asyncio.Task[None]] = set()

    @property
    def longest(self) -> int:
        return LONGEST_FRAME

    def take(self, data: bytes) -> bool:
        return False  # every frame waits its turn

    def tell(self, command: str, facts: Any) -> None:
        self._connection.send_bytes(write_frame(command, facts).encode())

    def refuse(self, found: GameError) -> None:
        self.tell("warning", {"warning": str(found)})

    def greet(self) -> None:
        looked = self._lobby.look(now=True)
        self._listed = dict(looked.open)
        name = self._account.login
        playing = [number_of(code) for code in sorted(looked.seated.get(self._connection.device, ()))]
        self.tell("welcome", {"userID": 1, "username": name, "playingAtTables": playing, **WELCOME})
        self.tell("userList", [{"userID": 1, "name": name, "status": 0, "tableID": 0}])
        self.tell("tableList", list(self._listed.values()))

    async def listen(self, socket: WebSocket) -> None:
        try:
            self._lobby.enter(self._connection.address)
        except GameError as found:
            self.tell("error", {"error": str(found)})
            return
        watching = asyncio.create_task(self._watch())
        try:
            await super().listen(socket)
        finally:
            self._lobby.leave(self._connection.address)
            watching.cancel()

    async def close(self) -> None:
        await asyncio.gather(*(seat.close() for seat in self._seats.values()), *self._closing)
        await super().close()

    async def understand(self, data: bytes) -> None:
        command, text = read_frame(data)
        handler = self._handlers().get(command)
        if handler is not None:
            handler(_read_facts(text))
        elif command not in QUIET:
            raise GameError(f"{command[:40]!r} is not a command that this server takes from bots.")

    def _handlers(self) -> dict[str, Callable[[Facts], None]]:
        return {
            "tableJoin": lambda facts: self._sit(_number(facts, "tableID")),
            "tableReattend": self._reattend,
            "tableLeave": lambda facts: self._seat(facts).leave(),
            "tableUnattend": self._unattend,
            "getGameInfo1": lambda facts: self._seat(facts).game.tell_terms(),
            "getGameInfo2": lambda facts: self._seat(facts).game.tell_actions(),
            "action": lambda facts: self._seat(facts).act(facts),
            "note": lambda facts: self._seat(facts).note(_number(facts, "order"), _text(facts, "note")),
            "chat": self._chat,
            "chatPM": self._whisper,
        }

    def _seat(self, facts: Facts) -> SiteSeat:
        found = self._seats.get(_number(facts, "tableID"))
        if found is None:
            raise GameError("You are not at this table.")
        return found

    def _sit(self, number: int) -> None:
        if number in self._seats:
            return
        if len(self._seats) >= MOST_TABLES:
            raise GameError(f"A bot sits at {MOST_TABLES} tables at most.")
        inner = Connection(
            self._connection.device,
            self._connection.address,
            self._limits,
            self._budget,
            self._connection.cookie,
        )
        listener = Listener(self._hub, inner, self._crowd)
        self._seats[number] = SiteSeat(
            self._account, number, code_of(number), self.tell, inner, listener, self._unseat
        )

    def _unseat(self, seat: SiteSeat) -> None:
        """The bot is no longer at this table."""
        if self._seats.get(seat.number) is seat:
            del self._seats[seat.number]
            self._left.add(seat.number)
            task = asyncio.create_task(seat.close())
            self._closing.add(task)
            task.add_done_callback(self._closing.discard)

    def _reattend(self, facts: Facts) -> None:
        number = _number(facts, "tableID")
        if number in self._seats:
            self._seats[number].game.reattend()
        else:
            self._sit(number)

    def _unattend(self, facts: Facts) -> None:
        """After a game it keeps its seat for the next; from a running game it goes away.

        The next game may have begun before the bot's goodbye to the last one arrives.
        """
        seat = self._seats.get(_number(facts, "tableID"))
        if seat is not None and seat.game.attended:
            seat.leave()

    def _chat(self, facts: Facts) -> None:
        number = _text(facts, "room").removeprefix("table")
        seat = self._seats.get(int(number)) if number.isdecimal() and len(number) < 20 else None
        if seat is not None:  # there is no chat in our lobby
            seat.say(_text(facts, "msg"))

    def _whisper(self, facts: Facts) -> None:
        """Tables have no private chat: an answer to somebody is for all who sit there with them."""
        recipient, text = _text(facts, "recipient"), _text(facts, "msg")
        for seat in self._seats.values():
            if recipient in seat.members:
                seat.say(text)
                return

    async def _watch(self) -> None:
        while True:
            self._tell_lobby()
            self._come_back()
            self._invite()
            self._look_after_seats()
            await asyncio.sleep(LOOK_S)

    def _tell_lobby(self) -> None:
        found = self._lobby.look().open
        for number, table in found.items():
            if self._listed.get(number) != table and number not in self._seats:
                self.tell("table", table)
        for number in self._listed.keys() - found.keys() - self._seats.keys():
            self.tell("tableGone", {"tableID": number})
        self._listed = dict(found)

    def _come_back(self) -> None:
        """To tables where it has a seat in a running game."""
        for code in sorted(self._lobby.look().seated.get(self._connection.device, ())):
            number = number_of(code)
            if number not in self._left and len(self._seats) < MOST_TABLES:
                self._sit(number)

    def _invite(self) -> None:
        """To one table that waits for bots, if it sits nowhere."""
        looked = self._lobby.look()
        self._invited &= looked.open.keys()
        waiting = looked.open.keys() - self._invited - self._left
        if self._seats or not waiting:
            return
        number = min(waiting)
        self._invited.add(number)
        facts = {"msg": "/join", "who": looked.hosts[number], "room": "", "recipient": self._account.login}
        self.tell("chat", {**facts, **FROM_A_PERSON})

    def _look_after_seats(self) -> None:
        for number, seat in list(self._seats.items()):
            if seat.connection.closing.is_set():  # the table has moved to another server, or was too slow
                self._unseat(seat)
                self._left.discard(number)
                self._sit(number)
            elif seat.deserted:
                seat.leave()


def _read_facts(text: bytes) -> Facts:
    try:
        return msgspec.json.decode(text or b"{}", type=Facts)
    except (msgspec.MsgspecError, UnicodeError) as found:
        raise error("error-malformed", detail=str(found)[:200]) from None
    except RecursionError:
        raise error("error-malformed", detail="nested too deeply") from None


def _number(facts: Facts, key: str) -> int:
    found = facts.get(key)
    if not isinstance(found, int) or isinstance(found, bool) or not 0 <= found < 2**53:
        raise error("error-malformed", detail=f"{key} is no number")
    return found


def _text(facts: Facts, key: str) -> str:
    found = facts.get(key)
    if not isinstance(found, str):
        raise error("error-malformed", detail=f"{key} is no text")
    return found
