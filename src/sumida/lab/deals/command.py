"""Whether a Hanabi deal can be won at all by players who see every card: of one game, or of many deals."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence

from sumida import codec
from sumida.arguments import Parser, read_count
from sumida.files import read_record, write_text
from sumida.hanabi.rules.actions import SEATS
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.kernel import GameError, Record, Seat
from sumida.lab.arena.deals import deal_rng
from sumida.lab.deals.solver import WIDTHS, Verdict, verdict
from sumida.printing import show, show_error
from sumida.records import read_game, read_terms

PROGRAM = "sumida lab deals"


def main(argv: Sequence[str]) -> int:
    """0 once every deal has been looked at, 2 if a file cannot be read or written."""
    args = parser().parse_args(argv)
    try:
        show(of_game(args) if args.file else of_many(args))
    except GameError as error:
        show_error(PROGRAM, error)
        return 2
    return 0


def of_game(args: argparse.Namespace) -> str:
    """Whether the deal of a game could have been won, and how."""
    game = read_record(args.file, read_game)
    if game.game != "hanabi":
        raise GameError(f"{args.file}: this is a game of {game.game[:20]}; give one of Hanabi")
    setup, deal = read_terms(game)
    assert isinstance(setup, HanabiSetup)
    found = verdict(setup, deal.cards, widths(args))
    if args.json:
        return json.dumps({"winnable": found.winnable, "reason": found.reason, "line": found.line})
    if found.winnable is None:
        return f"undecided: {found.reason}"
    if not found.winnable:
        return f"this deal cannot be won: {found.reason}"
    moves = enumerate(moves_of(setup, found.line), 1)
    return "\n".join(
        ["this deal can be won:", *(f"{n:4}  {SEATS[seat]} {text}" for n, (seat, text) in moves)]
    )


def of_many(args: argparse.Namespace) -> str:
    """How many of the arena's deals can be won."""
    setup = HanabiSetup(players=args.players)
    found: list[Verdict] = []
    for number in range(args.games):
        deal = setup.deal(deal_rng(args.seed, number))
        found.append(verdict(setup, deal.cards, widths(args)))
        if args.records and found[-1].line:
            name = f"{args.records}/hanabi-{args.seed}-{number:0{len(str(args.games - 1))}}.json"
            write_text(name, record(setup, str(deal), found[-1].line))
    return json.dumps(summary(found)) if args.json else as_text(found)


def widths(args: argparse.Namespace) -> list[int]:
    """How many positions to keep, search after search."""
    return sorted({width for width in WIDTHS if width < args.width} | {args.width})


def parser() -> Parser:
    made = Parser(PROGRAM, description=__doc__)
    made.add_argument(
        "file", nargs="?", metavar="FILE", help="a record or hanab.live game; without it, many deals"
    )
    made.add_argument("--players", type=int, default=2, choices=range(2, 6))
    made.add_argument("--games", type=read_count, default=1000, help="number of deals (default 1000)")
    made.add_argument("--seed", type=int, default=0, help="seed of the deals, as in the arena (default 0)")
    made.add_argument(
        "--width",
        type=read_count,
        default=WIDTHS[-1],
        help=f"positions kept at most before a deal is left undecided (default {WIDTHS[-1]})",
    )
    made.add_argument("--records", metavar="DIR", help="keep every win as a record, for check and replay")
    made.add_argument("--json", action="store_true", help="print one JSON object, with all lost deals")
    return made


def record(setup: HanabiSetup, deal: str, line: Sequence[str]) -> str:
    """A win as a record of a game."""
    moves, names = moves_of(setup, line), tuple(SEATS[: setup.players])
    return codec.write_record(Record(GAME.name, GAME.rules, setup.options, deal, moves, names))


def moves_of(setup: HanabiSetup, line: Sequence[str]) -> tuple[tuple[Seat, str], ...]:
    """Every action with the seat that takes it."""
    return tuple(((setup.first_seat + turn) % setup.players, action) for turn, action in enumerate(line))


def summary(found: Sequence[Verdict]) -> dict[str, object]:
    """How many deals can be won; why the others cannot, by their numbers."""
    lost = {number: one.reason for number, one in enumerate(found) if one.winnable is False}
    return {
        "games": len(found),
        "won": sum(one.winnable is True for one in found),
        "lost": lost,
        "undecided": [number for number, one in enumerate(found) if one.winnable is None],
    }


def as_text(found: Sequence[Verdict]) -> str:
    """The same in sentences."""
    won = sum(one.winnable is True for one in found)
    undecided = sum(one.winnable is None for one in found)
    share = f"{won:,} of {len(found):,} deals can be won ({won / len(found):.1%})"
    lines = [f"{share}, {undecided:,} are undecided"]
    lines += [f"deal {number}: {one.reason}" for number, one in enumerate(found) if not one.winnable]
    return "\n".join(lines)
