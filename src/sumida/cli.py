"""The `sumida` command: runs a subcommand, and reports every expected error in one line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from sumida import __version__
from sumida.kernel import GameError
from sumida.printing import prepare_streams, show_error

COMMANDS = {
    "serve": ("sumida.server.serve", "play in the browser: live, alone, with bots, on a phone"),
    "db": ("sumida.server.operations.db", "back up, restore, verify and prune the database of a server"),
    "play": ("sumida.tui.play", "play in the terminal: alone, with bots, or passing the keyboard around"),
    "daily": ("sumida.tui.daily", "the deal of the day in the terminal"),
    "replay": ("sumida.tui.replay", "step through a recorded game"),
    "check": ("sumida.tui.check", "check every move of a record"),
    "verify": ("sumida.tui.verify", "check how the deal of a game on a server was fixed"),
    "convert": ("sumida.tui.convert", "convert records from and to hanab.live"),
    "bot": ("sumida.client.command", "seat a bot at a table of any server"),
    "bridge": ("sumida.bridge.command", "take a bot to a server that speaks hanab.live's protocol"),
    "arena": ("sumida.lab.arena.command", "measure bots over seeded deals"),
    "lab": ("sumida.lab.command", "reviews of games, bounds of Hashi deals, cross-play of Hanabi bots"),
    "train": ("sumida.lab.train.command", "train the learned bots by self-play"),
    "boards": ("sumida.tui.boards", "list, show, check and make Hashi boards"),
}
"""Each subcommand, the module whose `main(argv)` runs it, and its purpose."""

EXTRAS = {
    "asyncpg": "postgres",
    "gymnasium": "envs",
    "matplotlib": "learn",
    "numba": "fast",
    "numpy": "fast",
    "jax": "learn",
    "ortools": "solve",
    "pettingzoo": "envs",
    "ray": "cluster",
}
"""The optional extra that installs each module."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a subcommand; 0 is success, 2 is a mistake of the caller, reported in one line."""
    words = list(sys.argv[1:] if argv is None else argv)
    prepare_streams()
    try:
        return _run(words)
    except GameError as error:
        show_error("sumida", error)
        return 2
    except ModuleNotFoundError as error:
        return _missing(error)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return _unusable(error)


def _run(words: list[str]) -> int:
    if not words or words[0] in ("-h", "--help", "help"):
        print(usage())
        return 0 if words else 2
    if words[0] == "--version":
        print(f"sumida {__version__}")
        return 0
    if words[0] not in COMMANDS:
        raise GameError(f"there is no command {words[0][:40]!r}; the commands are: {', '.join(COMMANDS)}")
    module = import_module(COMMANDS[words[0]][0])
    status = module.main(words[1:])
    assert isinstance(status, int)
    return status


def usage() -> str:
    """The help text: one line per command."""
    width = max(map(len, COMMANDS))
    lines = [f"  sumida {name:<{width}}  {purpose}" for name, (_, purpose) in COMMANDS.items()]
    return (
        "Hashi and Hanabi: play them and study them.\n\n" + "\n".join(lines) + "\n\nEach command has --help."
    )


def _missing(error: ModuleNotFoundError) -> int:
    name = (error.name or "").partition(".")[0]
    if name not in EXTRAS:
        raise error
    show_error("sumida", f"this needs {name}: pip install 'sumida[{EXTRAS[name]}]'")
    return 2


def _unusable(error: OSError) -> int:
    """A file, folder or address that the system refuses."""
    named = f"cannot use {error.filename}: " if error.filename else ""
    show_error("sumida", named + (error.strerror or str(error)))
    return 2
