"""Play the deal of the day in the terminal, with the same cards as on every server."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from dataclasses import asdict

from sumida import daily, files
from sumida.arguments import Parser
from sumida.daily import Daily
from sumida.locales import LANGUAGES, say
from sumida.records import new_game
from sumida.tui.play import continued_or_new, created, names_of, system_language
from sumida.tui.screen import Screen
from sumida.tui.terminal_game import TerminalGame, help_text


def main(argv: Sequence[str]) -> int:
    """Play the deal of the day, print it, or print how bots score on it."""
    options = _parser().parse_args(argv)
    today = daily.today(time.time_ns() // 1_000_000)
    deal = daily.daily(options.game, today if options.day is None else daily.read_day(options.day, today))
    if options.json:
        print(json.dumps({**asdict(deal), "day": str(deal.day)}))
        return 0
    screen, language = Screen(), options.language or system_language()
    if options.compare:
        return _compare(deal, screen, language)
    screen.show(say(language, "term-daily", {"game": deal.game.capitalize(), "day": str(deal.day)}))
    return _play(deal, screen, language, options.save)


def _play(deal: Daily, screen: Screen, language: str, wanted: str | None) -> int:
    match = new_game(deal.game, deal=deal.deal, **deal.options)
    players = match.setup.players
    bots = created(deal.game, deal.bots, players)
    bot = next(iter(deal.bots.values()), "")
    match.names = names_of(deal.game, players - len(bots), players, bot, language)
    match, save = continued_or_new(match, f"daily-{deal.game}-{deal.day}", wanted, screen, language)
    files.expect_writable(save)
    screen.show_wrapped(help_text(match, language))
    return TerminalGame(match, bots, screen, language, save).run()


def _compare(deal: Daily, screen: Screen, language: str) -> int:
    from sumida.lab.coach.daily import compare

    found = compare(deal.game, deal.day)
    for one in found.scores:
        screen.show(say(language, "term-daily-bot", {"bot": one.bot, "points": one.score}))
    if found.best is not None and found.limit is not None:
        key = "term-daily-best" if found.best == found.limit else "term-daily-between"
        screen.show(say(language, key, {"points": found.best, "limit": found.limit}))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = Parser("sumida daily", description=__doc__)
    parser.add_argument("game", nargs="?", choices=daily.GAMES, default="hashi")
    parser.add_argument("--day", help=f"an earlier day, such as {daily.FIRST} (default: today in UTC)")
    parser.add_argument("--json", action="store_true", help="print the options and all cards (a spoiler)")
    parser.add_argument("--compare", action="store_true", help="print how bots score on it; takes a minute")
    parser.add_argument("--language", choices=LANGUAGES)
    parser.add_argument("--save", help="file in which the game is saved after every move")
    return parser
