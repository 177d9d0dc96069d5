"""Bots from outside: Python classes from a file, a module or a plugin, and commands that speak over lines."""

from __future__ import annotations

import importlib.util
import shutil
import sys
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

from sumida.bots.answers import checked, reason
from sumida.bots.failures import BotFailed, crashed
from sumida.bots.lines import Dialect, JsonDialect, LinePlayer, PythonDialect, parent_environment
from sumida.bots.names import OutsideName, words_of
from sumida.bots.site_lines import SiteDialect
from sumida.kernel import Bot, Game, GameError, Words
from sumida.roster import BotEntry, wrong_size

PLUGINS = "sumida.bots"
"""The group of entry points; the name of each is GAME.BOT."""

DIALECTS: Mapping[str, type[Dialect]] = {"cmd": JsonDialect, "hanablive": SiteDialect}
"""What is spoken over lines, by the kind that stands in the name of a bot."""

NOWHERE = OutsideName("cmd", "")


class OutsideBot:
    """A bot of somebody else's, in this process: its answers are checked, its errors have its name."""

    def __init__(self, game: Game, title: str, bot: Any) -> None:
        self.title = title
        self._game, self._bot = game, bot

    def choose(self, view: Any) -> Any:
        """Its action; it may return an action or the text of one."""
        return checked(self._game, self.title, view, self._call("choose", view))

    def explain(self, view: Any, action: Any) -> Words:
        """Its reason; a bot without `explain` gives none."""
        if not hasattr(self._bot, "explain"):
            return reason("")
        return reason(self._call("explain", view, action))

    def _call(self, method: str, *args: Any) -> Any:
        try:
            return getattr(self._bot, method)(*args)
        except (KeyboardInterrupt, BotFailed):
            raise
        except BaseException as error:  # a bot may even exit
            raise crashed(self.title, f"{type(error).__name__}: {error}") from error


@dataclass(frozen=True)
class OutsideEntry(BotEntry):
    """A bot from outside in a roster; it plays in a process of its own."""

    game: str = ""
    outside: OutsideName = NOWHERE
    timeout_s: float = 30.0

    def make(self, players: int, company: Sequence[str] | None = None) -> Bot[Any, Any]:
        from sumida.registry import game

        return make_apart(self.outside, game(self.game), players, self.timeout_s)


def make(name: OutsideName, game: Game, players: int, timeout_s: float) -> Bot[Any, Any]:
    """The bot in this process; a command has a process anyway."""
    if name.kind in DIALECTS:
        return make_apart(name, game, players, timeout_s)
    return OutsideBot(game, name.title, load(name, players))


def make_apart(name: OutsideName, game: Game, players: int, timeout_s: float) -> LinePlayer:
    """The bot in a process of its own."""
    if name.kind in DIALECTS:
        return LinePlayer(game, name.title, words_of(name.place), DIALECTS[name.kind](), timeout_s)
    command = [sys.executable, "-m", "sumida.bots.line_server", game.name, str(name)]
    return LinePlayer(game, name.title, command, PythonDialect(), timeout_s, parent_environment())


def check(name: OutsideName, game: Game, players: int) -> None:
    """Raise `GameError` unless the bot can be found and made."""
    if name.kind not in DIALECTS:
        load(name, players)
    elif shutil.which(words_of(name.place)[0]) is None:
        program = words_of(name.place)[0]
        raise GameError(f"There is no program {program!r}.", "error-no-program", program=program[:60])


def entry(name: OutsideName, game: Game) -> OutsideEntry:
    """The bot for a roster; it may play at every table size of the game."""
    sizes = next(option.values for option in game.options() if option.name == "players")
    return OutsideEntry(module="", maker="", players=sizes, about="bot-outside", game=game.name, outside=name)


@lru_cache(maxsize=8)
def _installed_plugins() -> tuple[EntryPoint, ...]:
    return tuple(entry_points(group=PLUGINS))


def plugins(game: Game) -> Mapping[str, BotEntry]:
    """The plugins for a game by the names of their bots. None is imported."""
    found = {}
    for point in _installed_plugins():
        where, _, bot = point.name.partition(".")
        if where == game.name and bot:
            module, _, maker = point.value.partition(":")
            found[bot] = entry(OutsideName("module", module, maker), game)
    return found


def load(name: OutsideName, players: int) -> Any:
    """A Python bot as it was written; raises `GameError` if it cannot be made."""
    maker = _maker(name)
    sizes = getattr(maker, "players", None)
    if sizes is not None and not isinstance(sizes, Collection):
        raise _unusable(name, "players is no list of table sizes")
    if sizes is not None and players not in sizes:
        raise wrong_size(name.title, players, tuple(sizes))
    try:
        made = maker() if callable(maker) else maker
    except Exception as error:
        raise crashed(name.title, f"{type(error).__name__}: {error}") from error
    if not hasattr(made, "choose"):
        raise _unusable(name, f"{name.maker} has no method choose(view)")
    return made


def _maker(name: OutsideName) -> Any:
    module = _from_file(name) if name.kind == "file" else _from_module(name)
    if not hasattr(module, name.maker):
        raise _unusable(name, f"there is no {name.maker} in it")
    return getattr(module, name.maker)


def _from_module(name: OutsideName) -> ModuleType:
    if "" not in sys.path and str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))
    found: ModuleType = _imported(name, lambda: import_module(name.place))
    return found


def _from_file(name: OutsideName) -> ModuleType:
    """Import a file; what lies beside it can be imported from it."""
    path = Path(name.place).expanduser().resolve()
    if not path.is_file():
        raise _unusable(name, "there is no such file")
    known = f"sumida_bot_{path.stem}_{abs(hash(path)):x}"
    if known in sys.modules:
        return sys.modules[known]
    if str(path.parent) not in sys.path:
        sys.path.insert(0, str(path.parent))
    spec = importlib.util.spec_from_file_location(known, path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[known] = module
    loader = spec.loader
    try:
        _imported(name, lambda: loader.exec_module(module))
    except GameError:
        del sys.modules[known]
        raise
    return module


def _imported(name: OutsideName, load: Any) -> Any:
    try:
        return load()
    except (KeyboardInterrupt, GameError):
        raise
    except BaseException as error:
        raise _unusable(name, f"{type(error).__name__}: {error}") from error


def _unusable(name: OutsideName, detail: str) -> GameError:
    return GameError(
        f"The bot {name} cannot be used: {detail}.", "error-bot-unusable", bot=str(name)[:80], detail=detail
    )
