"""Take a bot of ours to a server that speaks hanab.live's protocol."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import urllib.request
from collections.abc import Sequence
from http.client import HTTPException
from pathlib import Path

from sumida import bots
from sumida.arguments import Parser, read_seconds
from sumida.bridge.connection import PATIENCE_S, SiteConnection, SiteLogin
from sumida.bridge.visitor import Pace, Review, Visitor
from sumida.hanabi.conventions.levels import HIGHEST
from sumida.hanabi.hanablive import load_json
from sumida.hanabi.hanablive.files import LONGEST_JSON
from sumida.kernel import GameError
from sumida.printing import network_error, show

PASSWORD = "SUMIDA_SITE_PASSWORD"
ANSWER = 280
"""The longest answer in the site's chat, in letters."""


def main(argv: Sequence[str]) -> int:
    """Stay on the site until interrupted."""
    args = _parser().parse_args(argv)
    for bot in (args.bot, *args.also):
        bots.check_somewhere("hanabi", bot)
    login = SiteLogin(args.url, args.user, _password(args.password_file))
    visitor = Visitor(
        SiteConnection(login),
        args.user,
        args.bot,
        Pace(args.pace[0], max(args.pace)),
        reviewer(args.url.rstrip("/")),
        show,
        (args.bot, *args.also),
        args.level,
    )
    asyncio.run(_visit(login, visitor))
    return 0


async def _visit(login: SiteLogin, visitor: Visitor) -> None:
    try:
        await login.cookie()  # a wrong password is said at once
    except GameError:
        raise
    except (OSError, ValueError, HTTPException) as error:
        raise GameError(
            f"{login.server} cannot be reached: {network_error(error)}", "error-server-unreachable"
        ) from None
    show(f"{visitor.name} is on {login.server} and plays as {visitor.bot}; send it /join in private chat")
    await visitor.run()


def _parser() -> argparse.ArgumentParser:
    parser = Parser("sumida bridge", description=__doc__)
    parser.add_argument("site", choices=["hanablive"], help="the protocol that the server speaks")
    parser.add_argument("url", help="the address of the server")
    parser.add_argument("--user", required=True, help="the bot's account")
    parser.add_argument(
        "--password-file",
        type=Path,
        metavar="FILE",
        help=f"the file with its password (default: ${PASSWORD})",
    )
    parser.add_argument(
        "--bot", default=bots.default_bot("hanabi"), help="the bot that plays (default: %(default)s)"
    )
    parser.add_argument(
        "--also",
        action="append",
        default=[],
        metavar="BOT",
        help="another bot that people there may choose with /bot: one with a file or a command",
    )
    parser.add_argument(
        "--level",
        type=int,
        choices=range(HIGHEST + 1),
        metavar="N",
        help=f"the level of conventions that the others play: 0 none, up to {HIGHEST} (default: all)",
    )
    parser.add_argument(
        "--pace",
        nargs=2,
        type=read_seconds,
        default=(1.0, 3.0),
        metavar=("LEAST", "MOST"),
        help="seconds before each move, drawn at random between these (default 1 3)",
    )
    return parser


def _password(file: Path | None) -> str:
    found = file.read_text("utf-8").strip() if file else os.environ.get(PASSWORD, "")
    if not found:
        raise GameError(f"Give the bot's password in a file (--password-file) or in ${PASSWORD}.")
    return found


def reviewer(server: str) -> Review:
    """Reviews of finished games, which the server gives away by number."""

    def review_of(number: int) -> str:
        from sumida.lab.coach.review import review, review_text

        with urllib.request.urlopen(f"{server}/export/{number}", timeout=PATIENCE_S) as answer:
            text = answer.read(LONGEST_JSON + 1).decode()
        lines = review_text(review(load_json(text))).split("\n")
        return " ".join(line.strip() for line in lines if line.strip())[:ANSWER]

    async def answer(number: int) -> str:
        return await asyncio.to_thread(review_of, number)

    return answer


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
