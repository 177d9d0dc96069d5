"""The trained value networks: `NAME.npz` for a board of that name, `any.npz` for every other board.
Imports boards, the packed engine and the network; the search imports this.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

import numpy as np

from sumida.hashi import boards
from sumida.hashi.engines.packed import geometry
from sumida.hashi.learned.features import blocks_of
from sumida.hashi.learned.value import ValueNet
from sumida.hashi.rules.board import Board, named

PARTS = ValueNet._fields[1:]
ANY = "any"


def name_of(board: Board) -> str:
    """The network trained for this board; `any` where there is none."""
    trained = (name for name in boards.names() if _file(name).is_file())
    return next((name for name in trained if named(name) == board), ANY)


def _file(name: str) -> Traversable:
    return resources.files(__package__) / f"{name}.npz"


@lru_cache(maxsize=64)
def net_for(board: Board) -> ValueNet:
    """The network for a board, ready for use on it."""
    name = name_of(board)
    with resources.as_file(_file(name)) as path:
        return read(path, board, own=name != ANY)


def read(path: Path, board: Board, own: bool) -> ValueNet:
    """A network from a file; `own` means that each island of the board has a block of rows to itself."""
    with np.load(path) as file:
        parts = [np.ascontiguousarray(file[part], np.float32) for part in PARTS]
    return ValueNet(blocks_of(geometry(board), own), *parts)


def save(path: Path, net: ValueNet) -> None:
    """Write the weights in half precision, small enough to ship."""
    parts = {part: np.asarray(getattr(net, part), np.float16) for part in PARTS}
    np.savez_compressed(path, allow_pickle=False, **parts)
