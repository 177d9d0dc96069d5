"""Games of people in the file format of the AH2AC2 challenge: safetensors, one row of each tensor a game.

`decks` (games, 50, 2): colour and rank of every card, from 0, dealt hand by hand from the top. `actions`
(games, turns, players): a number for the seat that acts, "no action" for the others. `num_actions`, `scores`
(games). Actions are numbered as in JaxMARL: discards, plays, colours, ranks; a clue counts the seats from the
giver's left. One game at a time is read from the file.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import BinaryIO

from sumida.hanabi.rules.actions import Clue, Discard, HanabiAction, Play
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.kernel import GameError, Record, Seat
from sumida.records import replay

NAMES = ("decks", "actions", "num_actions", "scores")
LENGTH = struct.Struct("<Q")
MOST_HEADER = 1_000_000
FORMATS = {"I8": "b", "U8": "B", "I16": "h", "U16": "H", "I32": "i", "U32": "I", "I64": "q", "U64": "Q"}
RANKS = 5
TRIED = 10
"""Games that show in which order a file numbers the clues."""


@dataclass(frozen=True)
class Tensor:
    """Where a tensor of whole numbers lies in a file."""

    letter: str
    shape: tuple[int, ...]
    start: int

    @property
    def row_size(self) -> int:
        return prod(self.shape[1:])

    def row(self, file: BinaryIO, number: int) -> tuple[int, ...]:
        """The numbers of one game."""
        form = struct.Struct(f"<{self.row_size}{self.letter}")
        file.seek(self.start + number * form.size)
        return form.unpack(file.read(form.size))


@dataclass(frozen=True)
class TensorGames:
    """The tensors of a file, checked: games, players, and where the rows lie."""

    path: str
    tensors: Mapping[str, Tensor]

    @property
    def games(self) -> int:
        return self.tensors["decks"].shape[0]

    @property
    def players(self) -> int:
        return self.tensors["actions"].shape[2]

    def records(self) -> Iterator[Record | GameError]:
        """Every game; in place of one that is not a game of Hanabi, what is wrong with it."""
        with Path(self.path).open("rb") as file:
            by_seat = self._numbers_by_seat(file)
            for number in range(self.games):
                yield self._game(file, number, by_seat)

    def _numbers_by_seat(self, file: BinaryIO) -> bool:
        """Whether the clues to one seat are numbered in a row; under the wrong order games break rules."""
        tried = range(min(TRIED, self.games))
        wrong = [
            sum(isinstance(self._game(file, number, by_seat), GameError) for number in tried)
            for by_seat in (False, True)
        ]
        return wrong[True] < wrong[False]

    def _game(self, file: BinaryIO, number: int, by_seat: bool) -> Record | GameError:
        rows = {name: self.tensors[name].row(file, number) for name in NAMES}
        try:
            return self._record(rows, by_seat)
        except GameError as error:
            return GameError(f"{self.path}, game {number + 1}: {error}", error.reason, **error.facts)

    def _record(self, rows: Mapping[str, tuple[int, ...]], by_seat: bool) -> Record:
        players, turns = self.players, rows["num_actions"][0]
        if not 0 <= turns * players <= len(rows["actions"]):
            raise GameError(f"{turns} actions are more than the file holds")
        made = [rows["actions"][turn * players : (turn + 1) * players] for turn in range(turns)]
        numbers = [acted(row, action_count(players)) for row in made]
        setup = GAME.setup({"players": players, "first_seat": numbers[0][0] if numbers else 0})
        moves = tuple((seat, str(read_number(setup, seat, number, by_seat))) for seat, number in numbers)
        deal = deal_text(setup, rows["decks"])
        record = Record(GAME.name, GAME.rules, setup.options, deal, moves, ())
        check_score(record, rows["scores"][0])
        return record


def check_score(record: Record, stated: int) -> None:
    """Refuse a game whose moves give another score than the file states; 0 may be a game broken off."""
    points = sum(replay(record).states[-1].view(None).piles)
    if stated not in (0, points):
        raise GameError(f"its moves give {points} points, but the file says {stated}")


def action_count(players: int) -> int:
    """How many actions have a number; the next one is "no action"."""
    return 2 * hand_size(players) + 2 * RANKS * (players - 1)


def hand_size(players: int) -> int:
    return 5 if players < 4 else 4


def acted(row: tuple[int, ...], nothing: int) -> tuple[Seat, int]:
    """The seat that acts in a turn, and the number of its action."""
    found = [(seat, number) for seat, number in enumerate(row) if number != nothing]
    if len(found) != 1:
        raise GameError(f"{len(found)} seats act in one turn")
    return found[0]


def read_number(setup: HanabiSetup, seat: Seat, number: int, by_seat: bool = False) -> HanabiAction:
    """The action with a number. Clues: the colours for every seat, then the ranks; or seat by seat."""
    size, players = setup.hand_size, setup.players
    if not 0 <= number < action_count(players):
        raise GameError(f"there is no action {number}")
    if number < 2 * size:
        return (Discard if number < size else Play)(number % size + 1)
    group, value = divmod(number - 2 * size, RANKS)
    step, kind = divmod(group, 2) if by_seat else (group % (players - 1), group // (players - 1))
    target = (seat + 1 + step) % players
    return Clue(target, value + 1 if kind else setup.variant.colours[value])


def deal_text(setup: HanabiSetup, deck: tuple[int, ...]) -> str:
    """The deck in our notation; the colours of the file are our suits in order."""
    cards = list(zip(deck[::2], deck[1::2], strict=True))
    if any(not (0 <= colour < RANKS and 0 <= rank < RANKS) for colour, rank in cards):
        raise GameError("the deck has a card that does not exist")
    return " ".join(setup.variant.cards[colour * RANKS + rank] for colour, rank in cards)


def is_tensor_file(path: str) -> bool:
    return path.endswith(".safetensors")


def open_tensors(path: str) -> TensorGames:
    """The tensors of a file; a `GameError` says what is wrong with it."""
    try:
        size = Path(path).stat().st_size
        with Path(path).open("rb") as file:
            tensors = read_header(file, size)
    except OSError as error:
        raise GameError(f"cannot read {path}: {error.strerror}", "error-unreadable") from None
    except (ValueError, KeyError, TypeError, struct.error) as error:
        raise GameError(f"{path} is no file of games: {error}") from None
    return TensorGames(path, tensors)


def read_header(file: BinaryIO, size: int) -> dict[str, Tensor]:
    (length,) = LENGTH.unpack(file.read(LENGTH.size))
    if length > min(MOST_HEADER, size):
        raise ValueError("its header is too long")
    header = json.loads(file.read(length))
    missing = [name for name in NAMES if name not in header]
    if missing:
        raise ValueError(f"it has no {', '.join(missing)}")
    tensors = {name: tensor(header[name], LENGTH.size + length, size) for name in NAMES}
    check_shapes(tensors)
    return tensors


def tensor(entry: Mapping[str, object], data: int, size: int) -> Tensor:
    """Where one tensor lies, checked against the size of the file."""
    kind, shape, offsets = entry["dtype"], entry["shape"], entry["data_offsets"]
    if kind not in FORMATS:
        raise ValueError(f"numbers of type {kind} are not read")
    if not isinstance(shape, list) or not isinstance(offsets, list):
        raise TypeError("its header has another form")
    whole = [*shape, *offsets]
    if any(not isinstance(number, int) or number < 0 for number in whole):
        raise ValueError("its header has another form")
    found = Tensor(FORMATS[str(kind)], tuple(shape), data + offsets[0])
    if found.start + prod(shape) * struct.calcsize(f"<{found.letter}") > size:
        raise ValueError("it is shorter than its header says")
    return found


def check_shapes(tensors: Mapping[str, Tensor]) -> None:
    decks, actions = tensors["decks"].shape, tensors["actions"].shape
    if len(decks) != 3 or decks[1:] != (50, 2):
        raise ValueError(f"decks have the shape {decks}, not (games, 50, 2)")
    if len(actions) != 3 or not 2 <= actions[2] <= 5:
        raise ValueError(f"actions have the shape {actions}, not (games, turns, players)")
    lengths = {name: found.shape[0] if found.shape else 0 for name, found in tensors.items()}
    if len(set(lengths.values())) != 1:
        facts = ", ".join(f"{count} {name}" for name, count in lengths.items())
        raise ValueError(f"its tensors differ in length: {facts}")
