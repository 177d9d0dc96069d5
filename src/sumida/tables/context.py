"""What a command handler works with: the room, the caller, the time, and the source of chance."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import Any

from sumida.kernel import Setup
from sumida.tables.messages.state import Contribution
from sumida.tables.refusals import refuse
from sumida.tables.room import Member, Room
from sumida.tables.sealing import shuffled
from sumida.tables.table_game import TableGame


@dataclass(frozen=True, slots=True)
class Caller:
    """The sender of a command: a device's fingerprint, and the member proved by a seat token of the seat link
    `link`; or a bot's seat.

    `online` are the members who are connected; None if that is not known.
    """

    device: str
    claim: int | None = None
    bot: int | None = None
    online: frozenset[int] | None = None
    link: int = 0


@dataclass(frozen=True)
class Chance:
    """The source of secrets, deals and salts; tests bring their own."""

    rng: Random = field(default_factory=SystemRandom)

    def secret(self) -> str:
        """The server's part of a deal: 256 bits, so that nobody can find it by trying."""
        return secrets.token_hex(32)

    def deal(self, setup: Setup[Any, Any, Any], secret: str, added: Sequence[Contribution]) -> str:
        """The deal that follows from a secret and what was added; without a secret, any deal."""
        drawn = str(setup.deal(self.rng))
        if not secret:
            return drawn
        return " ".join(shuffled(drawn.split(), secret, [one.text for one in added]))

    def starter(self, seats: int) -> int:
        """The seat that is drawn to have the first turn."""
        return self.rng.randrange(seats)

    def salt(self) -> str:
        return secrets.token_hex(32)


@dataclass(slots=True)
class CommandContext:
    """A command's circumstances: who sends it, when, and at which version."""

    room: Room
    caller: Caller
    now: int
    chance: Chance
    version: int = 0
    up: int = 0
    """The servers' uptime, at tables with deadlines."""
    private: int | None = None
    """Set by a handler whose events are the secret of a seat."""

    @property
    def member(self) -> Member:
        found = self.room.member_of(self.caller.device)
        if found is None:
            raise refuse("refuse-not-a-member")
        return found

    def require_host(self) -> Member:
        """The member who sends the command, who must be the host."""
        member = self.member
        if self.room.host != member.number:
            raise refuse("refuse-host-only")
        return member

    def require_game(self) -> TableGame:
        """The game that is running and can be played on."""
        game = self.require_unfinished()
        if game.archived:
            raise refuse("refuse-archived")
        return game

    def require_unfinished(self) -> TableGame:
        game = self.room.game
        if game is None:
            raise refuse("refuse-no-game")
        if game.over:
            raise refuse("refuse-game-over")
        return game

    def is_away(self, member: Member) -> bool:
        """Whether a member has left the table, or is not connected to it."""
        return not member.here or (self.caller.online is not None and member.number not in self.caller.online)

    def require_no_game(self) -> None:
        if self.room.phase == "running":
            raise refuse("refuse-game-running")
