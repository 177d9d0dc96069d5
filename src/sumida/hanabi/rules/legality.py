"""What the rules allow: each rule is one function, used both to list the legal actions and to refuse others.

`legal_actions` lists what a seat may do; the `check_…` functions raise `IllegalAction`, which says why not.
They need only what the seat to act can see, so that states and views share them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn, Protocol, TypeVar

from sumida.hanabi.rules.actions import SEATS, Clue, Discard, HanabiAction, Play
from sumida.hanabi.rules.cards import Hand
from sumida.hanabi.rules.ending import EndReason
from sumida.kernel import IllegalAction, Seat

if TYPE_CHECKING:
    from sumida.hanabi.rules.setup import HanabiSetup

T = TypeVar("T")


class VisiblePosition(Protocol):
    """What legality depends on; states and views both have it."""

    @property
    def setup(self) -> HanabiSetup: ...
    @property
    def current(self) -> Seat: ...
    @property
    def hands(self) -> tuple[Hand, ...]: ...
    @property
    def clue_tokens(self) -> int: ...
    @property
    def ended(self) -> EndReason | None: ...


def to_act(position: VisiblePosition) -> tuple[Seat, ...]:
    """The one seat whose turn it is; nobody when the game is over."""
    return () if position.ended else (position.current,)


def last_position(hand: Hand) -> int:
    """The positions that can be played or discarded run from 1, the oldest card, to this one."""
    return len(hand)


def can_discard(setup: HanabiSetup, clue_tokens: int) -> bool:
    """A discard regains a clue token, so one must have been spent."""
    return clue_tokens < setup.clue_tokens


def can_clue(clue_tokens: int) -> bool:
    """A clue costs a token."""
    return clue_tokens > 0


def must_touch(setup: HanabiSetup, hand: Hand) -> int:
    """Mask of identities: a clue to this hand must touch one of them.

    They are the cards it holds, so that no clue is empty; any identity where empty clues are allowed.
    """
    if setup.empty_clues:
        return setup.variant.everything
    mask = 0
    for held in hand:
        mask |= 1 << held.card  # type: ignore[operator]  # the giver sees every card of another hand
    return mask


def legal_actions(position: VisiblePosition, seat: Seat | None) -> tuple[HanabiAction, ...]:
    """Every action that `seat` may take now, in the order of `setup.actions`."""
    return _legal(position, seat, position.setup.actions, position.setup.table.clues_to)


def legal_texts(position: VisiblePosition, seat: Seat | None) -> tuple[str, ...]:
    """The same in notation."""
    table = position.setup.table
    return _legal(position, seat, table.texts, table.clue_texts_to)


def _legal(
    position: VisiblePosition,
    seat: Seat | None,
    actions: tuple[T, ...],
    clues_to: tuple[tuple[tuple[T, int], ...], ...],
) -> tuple[T, ...]:
    if seat is None or seat != position.current or position.ended:
        return ()
    setup, hands, clue_tokens = position.setup, position.hands, position.clue_tokens
    size, held = setup.hand_size, last_position(hands[seat])
    legal = [*actions[:held]]
    if can_discard(setup, clue_tokens):
        legal += actions[size : size + held]
    if can_clue(clue_tokens):
        for target in setup.table.partners[seat]:
            wanted = must_touch(setup, hands[target])
            legal += [clue for clue, mask in clues_to[target] if mask & wanted]
    return tuple(legal)


def check_play(position: VisiblePosition, seat: Seat, action: Play) -> None:
    """Refuse a play that is illegal for the seat to act."""
    if not 0 < action.position <= last_position(position.hands[seat]):
        _refuse_position(position.hands[seat], action.position)


def check_discard(position: VisiblePosition, seat: Seat, action: Discard) -> None:
    """Refuse a discard that is illegal for the seat to act."""
    if not can_discard(position.setup, position.clue_tokens):
        _refuse_discard(position.clue_tokens)
    if not 0 < action.position <= last_position(position.hands[seat]):
        _refuse_position(position.hands[seat], action.position)


def check_clue(position: VisiblePosition, seat: Seat, clue: Clue) -> int:
    """Refuse a clue that is illegal for the seat to act; else the mask of identities that it touches."""
    setup, target = position.setup, clue.target
    if not can_clue(position.clue_tokens):
        raise IllegalAction("there is no clue token left: play or discard", "refuse-hanabi-no-tokens")
    mask = setup.variant.touch.get(clue.value)
    if mask is None or target not in setup.table.partners[seat]:
        _refuse_unknown_clue(setup, seat, target)
    if not mask & must_touch(setup, position.hands[target]):
        _refuse_empty_clue(clue)
    return mask


def refuse_turn(position: VisiblePosition) -> NoReturn:
    """Refuse a seat that is not to act."""
    if position.ended:
        raise IllegalAction("the game is over", "refuse-over")
    waiting = SEATS[position.current]
    raise IllegalAction(f"it is the turn of seat {waiting}", "refuse-not-your-turn", seat=waiting)


def _refuse_discard(clue_tokens: int) -> NoReturn:
    raise IllegalAction(
        f"all {clue_tokens} clue tokens are available: play or give a clue",
        "refuse-hanabi-discard-full",
        tokens=clue_tokens,
    )


def _refuse_position(hand: Hand, position: int) -> NoReturn:
    raise IllegalAction(
        f"there is no card at position {position}: the hand holds {len(hand)}",
        "refuse-hanabi-position",
        position=position,
        cards=len(hand),
    )


def _refuse_unknown_clue(setup: HanabiSetup, seat: Seat, target: Seat) -> NoReturn:
    if target == seat:
        raise IllegalAction("a clue is for another player, never for oneself", "refuse-hanabi-clue-self")
    seats = ", ".join(SEATS[: setup.players])
    values = ", ".join(map(str, setup.variant.values))
    raise IllegalAction(
        f"no such clue at this table: the seats are {seats}, and a clue names one of {values}",
        "refuse-hanabi-clue",
        seats=seats,
        values=values,
    )


def _refuse_empty_clue(clue: Clue) -> NoReturn:
    raise IllegalAction(
        f"no card of {SEATS[clue.target]} is {clue.value}, and a clue must touch a card at this table",
        "refuse-hanabi-empty-clue",
        seat=SEATS[clue.target],
        value=str(clue.value),
    )
