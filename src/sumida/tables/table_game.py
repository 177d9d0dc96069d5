"""One game at a table: position, moves, private notes, sorted hands, and the commitment to its deal."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from msgspec.structs import replace

from sumida.kernel import Game, GameError, Record, Setup, State, View
from sumida.tables.archived import ArchivedSetup, ArchivedState
from sumida.tables.messages.state import Contribution, Opening, SeatHolder, SeatView
from sumida.tables.refusals import refuse
from sumida.tables.results import GameResult
from sumida.tables.sealing import commitment, seal


@dataclass(slots=True)
class TableGame:
    """A running or finished game. Only `state` holds secrets."""

    number: int
    definition: Game
    rules: int
    setup: Setup[Any, Any, Any]
    deal: str
    salt: str
    names: tuple[str, ...]
    state: State[Any, Any]
    moves: list[tuple[int, str]] = field(default_factory=list)
    notes: list[dict[str, str]] = field(default_factory=list)
    arrangements: list[list[int]] = field(default_factory=list)
    holders: list[list[SeatHolder]] = field(default_factory=list)
    takebacks: int = 0
    ended: bool = False
    stopped: bool = False
    result: GameResult | None = None
    """Stored when the game ended; older tables have none."""
    secret: str = ""
    """The sealed secret of the deal; "" for a deal that was not drawn from one."""
    added: list[Contribution] = field(default_factory=list)
    """What players added to the deal."""
    offline: bool = False
    """Whether it was begun in a browser, without a server."""
    _views: tuple[State[Any, Any], dict[int | None, View]] | None = None
    """The position whose views these are, and its views by seat."""
    archived: bool = False
    """Whether this program does not have the rules of the game."""
    to_act: tuple[int, ...] = ()
    """The seats to move, as the position says; asked for many times a move."""
    over: bool = False
    """Whether the game was ended or its position is the last one."""
    _tried: tuple[int, str, State[Any, Any], State[Any, Any]] | None = None
    _simultaneous: bool | None = None

    @classmethod
    def begin(
        cls, number: int, game: Game, rules: int, setup: Setup[Any, Any, Any], deal: str, salt: str
    ) -> TableGame:
        state = setup.start(setup.parse_deal(deal))
        made = cls(number, game, rules, setup, deal, salt, (), state)
        made.archived = isinstance(setup, ArchivedSetup)
        made._go_to(state)
        made.notes = [{} for _ in range(setup.players)]
        made.arrangements = [[] for _ in range(setup.players)]
        made.holders = [[] for _ in range(setup.players)]
        return made

    @property
    def digest(self) -> str:
        return commitment(self.salt, self.deal)

    @property
    def sealed(self) -> str | None:
        return seal(self.secret) if self.secret else None

    def _go_to(self, state: State[Any, Any]) -> None:
        self.state, self.to_act = state, state.to_act
        self.over = self.ended or (not self.archived and not self.to_act)

    def end(self, result: GameResult | None, *, stopped: bool) -> None:
        """The game is over by its last move, or because the host stopped it."""
        self.ended = self.over = True
        self.stopped, self.result = stopped, result

    def archive(self) -> None:
        """Keep the moves as text only: these are not the rules they were made under."""
        self.archived, self.setup = True, ArchivedSetup(self.setup.players, self.setup.options)
        self._go_to(ArchivedState(len(self.moves)))

    def put_away(self) -> None:
        """Keep what the record and the lists of a finished game need; the position takes most memory."""
        self._views = self._tried = None
        if self.result is not None:
            self.state = ArchivedState(len(self.moves))

    @property
    def last_scores(self) -> list[int]:
        """The scores as they were stored when the game ended."""
        return self.result.scores if self.result else list(self.state.scores)

    def try_move(self, seat: int, action: str) -> tuple[str, State[Any, Any]]:
        """An action in the game's canonical notation, and the position after it, which is needed again soon;
        raises `GameError`."""
        parsed = self.setup.parse_action(action)
        canonical, found = str(parsed), self.state.apply(seat, parsed)
        self._tried = (seat, canonical, self.state, found)
        return canonical, found

    def state_after(self, seat: int, action: str) -> State[Any, Any]:
        """The position after a move."""
        tried = self._tried
        if tried and tried[:2] == (seat, action) and tried[2] is self.state:
            return tried[3]
        return self.state.apply(seat, self.setup.parse_action(action))

    def move(self, seat: int, action: str) -> None:
        """Make a stored move; a game whose moves these rules do not allow is archived."""
        try:
            self._go_to(self.state_after(seat, action))
        except GameError:
            self.archive()
        self.moves.append((seat, action))

    def undo(self, seat: int) -> None:
        try:
            self._go_to(self.state.undo(seat))
        except GameError:
            self.archive()
        last = max(index for index, (mover, _) in enumerate(self.moves) if mover == seat)
        del self.moves[last]

    @property
    def simultaneous(self) -> bool:
        """Whether all seats move at once, unseen by the others, as in Hashi."""
        if self._simultaneous is None:
            setup = self.definition.setup({}) if self.archived else self.setup
            self._simultaneous = len(setup.start(setup.deal(Random(0))).to_act) == setup.players
        return self._simultaneous

    def _start(self) -> State[Any, Any]:
        return self.setup.start(self.setup.parse_deal(self.deal))

    def moves_before(self, seat: int) -> list[tuple[int, str]]:
        """The moves that remain if `seat` takes back its last one; refused if there is none to take back.

        Later moves of others go too. Where all move at once, only a confirmed turn can be taken back, and
        only while the round is open: then nobody has seen it, and the moves of others do not depend on it.
        """
        own = [index for index, (mover, _) in enumerate(self.moves) if mover == seat]
        if self.over or not own:
            raise refuse("refuse-takeback-nothing")
        if not self.simultaneous:
            return self.moves[: own[-1]]
        if seat in self.to_act:
            raise refuse("refuse-takeback-nothing" if self.state.turn == 0 else "refuse-takeback-turned")
        return self.moves[: own[-1]] + self.moves[own[-1] + 1 :]

    def can_take_back(self, seat: int) -> bool:
        """Whether `moves_before` would not refuse."""
        if self.over or (self.simultaneous and seat in self.to_act):
            return False
        for mover, _ in reversed(self.moves):  # noqa: SIM110  # asked for every move
            if mover == seat:
                return True
        return False

    def take_back(self, seat: int) -> None:
        self.moves = self.moves_before(seat)
        state = self._start()
        for mover, action in self.moves:
            state = state.apply(mover, self.setup.parse_action(action))
        self._go_to(state)
        self.takebacks += 1

    def position(self, turn: int) -> State[Any, Any]:
        """The position when this many turns had been taken; refused if there are fewer."""
        state = self._start()
        for mover, action in self.moves:
            if state.turn >= turn:
                break
            state = state.apply(mover, self.setup.parse_action(action))
        if state.turn != turn:
            raise refuse("refuse-no-such-turn", last=self.state.turn)
        return state

    def note_holder(self, seat: int, holder: SeatHolder) -> None:
        """Remember who plays a seat from now on; a member's new name replaces the old one."""
        turn = self.state.turn
        last = self.holders[seat][-1] if self.holders[seat] else None
        if last and last.since <= turn and holder == replace(last, since=holder.since):
            return
        before = [replace(one, since=min(one.since, turn)) for one in self.holders[seat]]
        if last and (last.member, last.bot) == (holder.member, holder.bot):
            holder = replace(before.pop(), name=holder.name)
        before = [one for one in before if one.since < holder.since]
        self.holders[seat] = [*before, holder]

    def players_at(self, turn: int) -> tuple[tuple[str, int], ...]:
        """By seat: the bot that played it when this many turns had been taken, "" for a person, and the turn
        from which on it or this person did."""
        held = ([one for one in holders if one.since <= turn] or holders for holders in self.holders)
        return tuple((last[-1].bot or "", last[-1].since) if last else ("", 0) for last in held)

    def changes_public_view(self, after: State[Any, Any]) -> bool:
        """Whether a spectator can tell `after` from the current position."""
        return not after.looks_like(self.state)

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator, may know; kept while the position is the current one."""
        if self._views is None or self._views[0] is not self.state:
            self._views = self.state, {}
        views = self._views[1]
        found = views.get(seat)
        if found is None:
            found = views[seat] = self.state.view(seat)
        return found

    def seat_view(self, seat: int | None, own: bool, show_sorting: bool = False) -> SeatView:
        """What goes with the view of a seat: legal moves and notes only for its holder (`own`)."""
        holder = seat if own else None
        sorted_hands = [
            cards if show_sorting or at == holder else [] for at, cards in enumerate(self.arrangements)
        ]
        if holder is None:
            return SeatView(seat, None, [], arrangements=sorted_hands)
        view, notes = self.view(holder), dict(self.notes[holder])
        if self.over:
            return SeatView(seat, None, [], False, notes, sorted_hands)
        return SeatView(seat, None, list(view.legal_texts), view.can_undo, notes, sorted_hands)

    def opening(self) -> Opening:
        return Opening(self.salt, self.deal, self.secret or None)

    def record(self) -> Record:
        """The game as a record; refused while it runs, since a record contains the deal."""
        if not self.over:
            raise refuse("refuse-not-finished")
        options = self.setup.options
        return Record(self.definition.name, self.rules, options, self.deal, tuple(self.moves), self.names)
