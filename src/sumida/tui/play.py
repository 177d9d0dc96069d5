"""Play in the terminal: alone, with bots, or with friends at one keyboard."""

from __future__ import annotations

import argparse
import locale
import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from sumida import files
from sumida.arguments import SEATS, Parser
from sumida.bots import Player, check, create, default_bot, is_outside, roster, title
from sumida.hanabi.conventions.levels import HIGHEST
from sumida.kernel import GameError, Json, Record, Seat
from sumida.locales import LANGUAGES, choose_language, say
from sumida.printing import one_line
from sumida.records import Match, new_game, resume
from sumida.registry import games
from sumida.tui.boards import board_option
from sumida.tui.saves import default_save, free_save, is_game, latest_unfinished, resume_command, unfinished
from sumida.tui.screen import Screen
from sumida.tui.terminal_game import TerminalGame, help_text

TERMS = {"variant": "hanabi", "grand_finale": "hanabi", "level": "hanabi", "board": "hashi", "paper": "hashi"}
"""Options of one game only, and that game."""
LONGEST_NAME = 50
"""Letters of a bot's name that a record has room for."""
BOT_NAME = re.compile(rf"(\S+) ([{SEATS}])")


def main(argv: Sequence[str]) -> int:
    """Read the options, seat the players, play."""
    options = _parser().parse_args(argv)
    _check_together(options)
    screen, language = Screen(), options.language or system_language()
    if options.resume is not None:
        match, save = _resumed(options, screen, language)
    else:
        name = options.game or _choose_game(screen, language)
        _check_terms(name, options)
        match = _deal(name, options)
        match, save = continued_or_new(match, name, options.save, screen, language)
    files.expect_writable(save)
    bots = _seat_bots(match, options, language)
    welcome(match, screen, language)
    return TerminalGame(match, bots, screen, language, save).run()


def system_language() -> str:
    """The language of the terminal's environment."""
    return choose_language(os.environ.get("LANG") or locale.getlocale()[0] or "en")


def welcome(match: Match, screen: Screen, language: str) -> None:
    """Say what is played and what may be typed."""
    screen.show_wrapped(say(language, "term-welcome", {"game": match.game.name.capitalize()}))
    screen.show_wrapped(help_text(match, language))


def _parser() -> argparse.ArgumentParser:
    parser = Parser("sumida play", description=__doc__)
    parser.add_argument("game", nargs="?", choices=games())
    parser.add_argument("--players", type=int, help="seats at the table (Hashi 1, Hanabi 3)")
    parser.add_argument("--humans", type=int, help="how many players are people at this keyboard (default 1)")
    parser.add_argument(
        "--bot",
        help="the bot for the other seats: a name, learned:FILE, or your own as FILE.py:CLASS, MODULE:CLASS "
        'or cmd:"COMMAND"',
    )
    parser.add_argument("--variant", help="Hanabi: the variant")
    parser.add_argument(
        "--grand-finale",
        action="store_true",
        help="Hanabi: play on until every firework is complete or none can be",
    )
    parser.add_argument(
        "--level",
        type=int,
        choices=range(HIGHEST + 1),
        metavar="N",
        help="Hanabi: the level of conventions that you know, for bots that adapt to it: "
        f"0 none (the default), 1 the basics, up to {HIGHEST}",
    )
    parser.add_argument("--board", help="Hashi: the name of a board (see `sumida boards list`), or a file")
    parser.add_argument(
        "--paper", action="store_true", help="Hashi: the paper rules, where mistakes are found after a round"
    )
    parser.add_argument("--seed", help="the same seed gives the same deal")
    parser.add_argument("--language", choices=LANGUAGES)
    parser.add_argument("--save", metavar="FILE", help="save the game here after every move")
    parser.add_argument(
        "--resume",
        nargs="?",
        const="",
        metavar="FILE",
        help="continue a saved game; without a file, the one played last",
    )
    return parser


def _check_together(options: argparse.Namespace) -> None:
    """Refuse options that contradict each other, whatever the game."""
    if options.save == "":
        raise GameError("--save needs the name of a file")
    fixed = ("players", "variant", "grand_finale", "board", "paper", "seed")
    given = [f"--{name.replace('_', '-')}" for name in fixed if getattr(options, name)]
    if options.resume is not None and given:
        raise GameError(f"{', '.join(given)} cannot be changed in a game that is resumed")


def _check_terms(name: str, options: argparse.Namespace) -> None:
    for term, game in TERMS.items():
        if getattr(options, term) and game != name:
            raise GameError(f"--{term.replace('_', '-')} is for {game}; this is a game of {name}")


def _deal(name: str, options: argparse.Namespace) -> Match:
    players = {"hashi": 1, "hanabi": 3}[name] if options.players is None else options.players
    terms: dict[str, Json] = {"players": players}
    if options.variant:
        terms["variant"] = options.variant
    if options.grand_finale:
        terms["grand_finale"] = True
    if options.board:
        terms["board"] = board_option(options.board)
    if options.paper:
        terms["mistakes"] = "paper"
    return new_game(name, seed=options.seed, **terms)


def continued_or_new(
    match: Match, name: str, save: str | None, screen: Screen, language: str
) -> tuple[Match, str]:
    """The new match and its file; or the unfinished game in that file, if the player wants it."""
    path = default_save(name) if save is None else Path(save)
    left = unfinished(path) if save is not None or is_game(path) else None
    if left is not None and screen.interactive and _wants_to_continue(left, screen, language):
        return _continue(left), str(path)
    if left is not None and save is not None:
        raise GameError(
            f"{path} holds an unfinished game; continue it with `{resume_command(save)}`, "
            "or save this one in another file"
        )
    if save is None and free_save(name) != path:
        path = free_save(name)
        screen.show_wrapped(say(language, "term-kept", {"file": str(path)}))
    return match, str(path)


def _wants_to_continue(left: Record, screen: Screen, language: str) -> bool:
    facts: dict[str, str | int] = {"game": left.game.capitalize(), "moves": len(left.moves)}
    answers = {"r": True, "": True, "n": False}
    while True:
        answer = screen.ask(say(language, "term-unfinished", facts) + " ")
        if answer is None or answer.lower()[:1] in answers:
            return answer is None or answers[answer.lower()[:1]]


def _resumed(options: argparse.Namespace, screen: Screen, language: str) -> tuple[Match, str]:
    path = options.resume or options.save
    if not path:
        path = str(latest_unfinished(options.game or _choose_game(screen, language)))
    record = files.read_record(path)
    if options.game and record.game != options.game:
        raise GameError(f"{path} is a game of {record.game}, not of {options.game}")
    return _continue(record), options.save or path


def _continue(record: Record) -> Match:
    match = resume(record)
    match.names = tuple(map(one_line, match.names))
    return match


def _seat_bots(match: Match, options: argparse.Namespace, language: str) -> dict[Seat, Player]:
    players, game = match.setup.players, match.game.name
    if match.names and options.humans is None and options.bot is None:
        _check_names(match.names, game)
        return created(game, bots_in(match.names, game), players, options.level or 0)
    humans = 1 if options.humans is None else options.humans
    if not 1 <= humans <= players:
        raise GameError(f"--humans {humans}: this table seats 1 to {players} people")
    if options.bot and humans == players:
        raise GameError(f"--bot {options.bot[:40]}: people take every seat, so there is none for a bot")
    bot = options.bot or default_bot(game) if humans < players else ""
    if bot:
        _check_bot(game, bot, players)
    match.names = match.names or names_of(game, humans, players, bot, language)
    return created(game, dict.fromkeys(range(humans, players), bot), players, options.level or 0)


def created(game: str, named: Mapping[Seat, str], players: int, level: int = 0) -> dict[Seat, Player]:
    """The bots by seat; each knows which of the others are bots, and what level the people declare."""
    person = f"level:{level}" if game == "hanabi" else ""
    company = [named.get(seat, person) for seat in range(players)]
    return {seat: create(game, bot, players, company) for seat, bot in named.items()}


def _check_names(names: Sequence[str], game: str) -> None:
    """Refuse to go on without a bot from outside: a saved game may not say which code runs here.

    Weights that lie elsewhere have to be named again too.
    """
    for seat, name in enumerate(names):
        found = BOT_NAME.fullmatch(name)
        if not found or found[2] != SEATS[seat] or ":" not in found[1]:
            continue
        entry = roster(game).find(found[1])
        if entry is None or (entry.file and not Path(entry.file).exists()):
            raise GameError(
                f"{name} is a bot from outside: name it again with --bot {found[1]}",
                "error-name-bot-again",
                bot=found[1],
            )


def _check_bot(game: str, bot: str, players: int) -> None:
    if is_outside(game, bot) or ":" in bot:
        check(game, bot, players)
    elif roster(game).check(bot, players).code:
        known = ", ".join(name for name, entry in roster(game).offered().items() if not entry.code)
        raise GameError(
            f"The bot {bot} plays only with bots of its kind; with people you can choose {known}.",
            "error-bot-alone",
            bot=bot,
            known=known,
        )


def _choose_game(screen: Screen, language: str) -> str:
    while True:
        answer = screen.ask(say(language, "term-which-game") + " ", games())
        if answer is None:
            raise GameError(f"no game was chosen; the games are: {', '.join(games())}")
        for name in games():
            if answer and name.startswith(answer.lower()) and answer.lower() != "ha":
                return name
        if answer in ("1", "2"):
            return games()[int(answer) - 1]


def names_of(game: str, humans: int, players: int, bot: str, language: str) -> tuple[str, ...]:
    """The names at this keyboard; a bot's name says which bot it is and at which seat."""
    you = say(language, "term-you")
    people = [you] if humans == 1 else [f"{you} {seat + 1}" for seat in range(humans)]
    called = bot if len(bot) <= LONGEST_NAME else title(game, bot)
    shown = "_".join(called.split())[:LONGEST_NAME]
    return (*people, *(f"{shown} {SEATS[seat]}" for seat in range(humans, players)))


def bots_in(names: Sequence[str], game: str) -> dict[Seat, str]:
    """The bots by seat, read from the names that `names_of` gives them."""
    found = {}
    for seat, name in enumerate(names):
        match = BOT_NAME.fullmatch(name)
        if match and roster(game).find(match[1]) and match[2] == SEATS[seat]:
            found[seat] = match[1]
    return found
