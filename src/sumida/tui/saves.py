"""Where games are saved. An unfinished game is continued or kept; none is ever overwritten."""

from __future__ import annotations

import os
import shlex
from itertools import chain, count
from pathlib import Path

from sumida import files
from sumida.arguments import program
from sumida.kernel import GameError, Record
from sumida.records import replay


def folder() -> Path:
    """The folder for games that were not given a file."""
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "sumida"


def default_save(name: str) -> Path:
    """The first file for games of this name."""
    return folder() / f"{name}.json"


def unfinished(path: Path) -> Record | None:
    """The game in this file if it has begun and is not over; None for a file that may be overwritten.

    A file that holds no game is refused: it may be dear to somebody.
    """
    if not path.exists():
        return None
    if not is_game(path):
        raise GameError(f"{path} is not a saved game, so it is not overwritten; name another file")
    record = files.read_record(str(path))
    return record if record.moves and not replay(record).over else None


def is_game(path: Path) -> bool:
    """Whether this file holds a valid game, finished or not."""
    try:
        replay(files.read_record(str(path)))
    except GameError:
        return False
    return True


def free_save(name: str) -> Path:
    """A file for a new game that holds no unfinished one."""
    others = (folder() / f"{name}-{number}.json" for number in count(2))
    return next(path for path in chain([default_save(name)], others) if _is_free(path))


def _is_free(path: Path) -> bool:
    return not path.exists() or (is_game(path) and unfinished(path) is None)


def latest_unfinished(name: str) -> Path:
    """The unfinished game of this name that was played last; raises `GameError` if there is none."""
    kept = [*folder().glob(f"{name}.json"), *folder().glob(f"{name}-[0-9]*.json")]
    found = [path for path in kept if is_game(path) and unfinished(path)]
    if not found:
        raise GameError(
            f"there is no unfinished game of {name} in {folder()}; begin one with `sumida play {name}`",
            "error-nothing-to-resume",
            game=name,
        )
    return max(found, key=lambda path: path.stat().st_mtime)


def resume_command(path: str) -> str:
    """What to type, in any folder, to go on with the game in this file."""
    return f"{program()} play --resume {shlex.quote(str(Path(path).absolute()))}"
