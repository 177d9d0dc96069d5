"""How well bots play with partners whose habits they do not share: a table for two players and one for three.

python -m benchmarks.zoo --games 1000 --seed 90210714 --update-docs

`told`: the level of the partners is declared; `untold`: they are strangers. With three players the bot
sits once with two of the same partner and once beside a copy of itself. Seats rotate with the deals. Finished
pairs are kept in --out, so that an interrupted run goes on where it stopped; with more --games it plays only
the rest.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from sumida.hanabi.bots import ROSTER
from sumida.hanabi.rules.game import GAME
from sumida.lab.arena.deals import deal_rng
from sumida.lab.arena.report import join_row, split_page

PAGE = Path("docs/bots.md")
ZOO = (
    "literal",
    "partner:1",
    "partner:5",
    "partner:11",
    "forgetful",
    "greedy-cluer",
    "discards-late",
    "noisy",
)
STRANGER = ""
UNTOLD = "partner, untold"
BOTS = ("partner", UNTOLD, "literal", "partner:1", "partner-classic")
TEAMS = {"two players": (1, 1), "three players, one and two": (1, 2), "three players, two and one": (2, 1)}
"""How many seats the bot and its partner have."""
BLOCKS = {
    "two players": "zoo",
    "three players, one and two": "zoo-1-2",
    "three players, two and one": "zoo-2-1",
}
"""The part of the page that shows each table."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--teams", nargs="*", type=int, default=[0, 1, 2], help="which of the three tables")
    parser.add_argument("--out", type=Path, help="a file of finished pairs, one JSON object a line")
    parser.add_argument("--update-docs", action="store_true", help=f"write the tables into {PAGE}")
    args = parser.parse_args()
    for number in args.teams:
        title = list(TEAMS)[number]
        found = {pair: kept(args, title, *pair) for pair in ((bot, member) for bot in BOTS for member in ZOO)}
        text = f"{title.capitalize()}, {args.games} games a pair, strike-outs in parentheses:\n\n"
        text += "".join(map(join_row, rows(found)))
        print(text)
        if args.update_docs:
            command = f"python -m benchmarks.zoo --games {args.games} --seed {args.seed} --teams {number}"
            before, _, after = split_page(PAGE.read_text(encoding="utf-8"), BLOCKS[title], str(PAGE))
            PAGE.write_text(f"{before}{text}\n`{command}`\n{after}", encoding="utf-8")


def rows(found: dict[tuple[str, str], list[int]]) -> Iterator[Sequence[str]]:
    """One row for each partner, then the means over all partners."""
    yield ["with", *BOTS]
    yield ["---"] * (len(BOTS) + 1)
    for member in ZOO:
        yield [member, *(cell(found[bot, member]) for bot in BOTS)]
    every = {bot: [score for member in ZOO for score in found[bot, member]] for bot in BOTS}
    yield ["**all**", *(cell(every[bot]) for bot in BOTS)]


def cell(scores: list[int]) -> str:
    error = stdev(scores) / sqrt(len(scores)) if len(scores) > 1 else 0.0
    return f"{fmean(scores):.2f} ± {error:.2f} ({scores.count(0) / len(scores):.1%})"


def kept(args: argparse.Namespace, title: str, bot: str, member: str) -> list[int]:
    """The scores of a pair; what the file of finished pairs has of them is not played again."""
    found = known(args, title, bot, member)
    if len(found) >= args.games:
        return found[: args.games]
    rest = range(len(found), args.games)
    scores = found + [score(args.seed, game, *TEAMS[title], bot, member) for game in rest]
    print(f"{title}: {bot} with {member}: {cell(scores)}", flush=True)
    if args.out:
        with args.out.open("a", encoding="utf-8") as file:
            key = [title, bot, member, args.games, args.seed]
            file.write(json.dumps({"key": key, "scores": scores}) + "\n")
    return scores


def known(args: argparse.Namespace, title: str, bot: str, member: str) -> list[int]:
    """The longest list of scores of a pair in the file of finished pairs."""
    if not args.out or not args.out.exists():
        return []
    lines = args.out.read_text(encoding="utf-8").splitlines()
    pairs = [json.loads(line) for line in lines]
    same = [
        pair["scores"]
        for pair in pairs
        if pair["key"][:3] + pair["key"][4:] == [title, bot, member, args.seed]
    ]
    return list(max(same, key=len, default=[]))


def score(seed: int, game: int, own: int, others: int, bot: str, member: str) -> int:
    """One game; 0 after a strike-out."""
    players = own + others
    turn = game % players
    seats = [bot] * own + [member] * others
    seats = seats[turn:] + seats[:turn]
    names = [name.partition(",")[0] for name in seats]
    company = [STRANGER if bot == UNTOLD and name == member else name for name in names]
    team = [ROSTER.make(name, players, company) for name in names]
    setup = GAME.setup({"players": players, "strikeout_scores_zero": True})
    state = setup.start(setup.deal(deal_rng(seed, game)))
    while state.to_act:
        state = state.apply(state.current, team[state.current].choose(state.view(state.current)))
    return state.scores[0]


if __name__ == "__main__":
    main()
