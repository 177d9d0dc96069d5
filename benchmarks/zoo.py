"""How well bots play with partners whose habits they do not share: a table for two players and two for three.

python -m benchmarks.zoo --games 1000 --seed 90210714 --update-docs

`partner`: the level of its partners is declared; `partner, untold`: they are strangers. With three players
the bot sits once with two of the same partner and once beside a copy of itself. Seats rotate with the deals.
All pairs are played in rounds of a few games, so a run that --minutes ends has a whole table of the deals
that every pair has played. Finished games are kept in --out: the same command goes on where the last stopped,
and with more --games it plays only the rest.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import inf, sqrt
from multiprocessing import Pool
from pathlib import Path
from statistics import fmean, stdev
from time import monotonic

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
ROUND = 10
"""Games of each pair before the next pair's turn."""

Pair = tuple[str, str, str]
"""The title of a table, a bot of the top row and a partner."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--teams", nargs="*", type=int, default=[0, 1, 2], help="which of the three tables")
    parser.add_argument("--columns", nargs="*", default=BOTS, choices=BOTS, help="which bots (default: all)")
    parser.add_argument("--minutes", type=float, default=inf, help="start no round after this time")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=Path, help="a file of finished games, a JSON object a line")
    parser.add_argument("--update-docs", action="store_true", help=f"write the tables into {PAGE}")
    args = parser.parse_args()
    titles = [list(TEAMS)[number] for number in args.teams]
    deadline = monotonic() + 60 * args.minutes
    found = played(args, [(title, bot, member) for title in titles for bot in args.columns for member in ZOO])
    with Pool(args.processes) as pool:
        rounds(found, args, pool.map, lambda: monotonic() >= deadline)
    for title in titles:
        show(args, title, whole({pair[1:]: scores for pair, scores in found.items() if pair[0] == title}))


def show(args: argparse.Namespace, title: str, table: dict[tuple[str, str], list[int]]) -> None:
    """Print a table, and write it into the page."""
    games = min(map(len, table.values()))
    if not games:
        print(f"{title}: not every pair has played yet")
        return
    text = f"{title.capitalize()}, {games:,} games a pair, strike-outs in parentheses:\n\n"
    text += "".join(map(join_row, rows(table, args.columns)))
    print(text)
    if args.update_docs:
        command = f"python -m benchmarks.zoo --games {games} --seed {args.seed}"
        command += f" --teams {list(TEAMS).index(title)}"
        before, _, after = split_page(PAGE.read_text(encoding="utf-8"), BLOCKS[title], str(PAGE))
        PAGE.write_text(f"{before}{text}\n`{command}`\n{after}", encoding="utf-8")


def whole(table: dict[tuple[str, str], list[int]]) -> dict[tuple[str, str], list[int]]:
    """The deals that every pair has played."""
    games = min(map(len, table.values()))
    return {pair: scores[:games] for pair, scores in table.items()}


def rounds(
    found: dict[Pair, list[int]],
    args: argparse.Namespace,
    spread: Callable[[Callable[[int], int], range], list[int]],
    is_late: Callable[[], bool],
) -> None:
    """Every pair plays ROUND games, then the next ROUND, until all have played enough or it is late."""
    for done in range(0, args.games, ROUND):
        for pair, scores in found.items():
            rest = range(len(scores), min(done + ROUND, args.games))
            if not rest:
                continue
            if is_late():
                return
            title, bot, member = pair
            new = spread(partial(score, args.seed, TEAMS[title], bot, member), rest)
            keep(args, pair, len(scores), new)
            scores += new


def rows(found: dict[tuple[str, str], list[int]], bots: Sequence[str]) -> Iterator[Sequence[str]]:
    """One row for each partner, then the means over all partners."""
    yield ["with", *bots]
    yield ["---"] * (len(bots) + 1)
    for member in ZOO:
        yield [member, *(cell(found[bot, member]) for bot in bots)]
    every = {bot: [score for member in ZOO for score in found[bot, member]] for bot in bots}
    yield ["**all**", *(cell(every[bot]) for bot in bots)]


def cell(scores: list[int]) -> str:
    error = stdev(scores) / sqrt(len(scores)) if len(scores) > 1 else 0.0
    return f"{fmean(scores):.2f} ± {error:.2f} ({scores.count(0) / len(scores):.1%})"


def keep(args: argparse.Namespace, pair: Pair, first: int, scores: list[int]) -> None:
    """Add games of a pair, from the deal `first` on, to the file of finished games."""
    if args.out:
        with args.out.open("a", encoding="utf-8") as file:
            line = {"pair": pair, "seed": args.seed, "first": first, "scores": scores}
            file.write(json.dumps(line) + "\n")


def played(args: argparse.Namespace, pairs: Sequence[Pair]) -> dict[Pair, list[int]]:
    """What the file of finished games has of each pair."""
    found: dict[Pair, list[int]] = {pair: [] for pair in pairs}
    kept = args.out.read_text(encoding="utf-8").splitlines() if args.out and args.out.exists() else []
    for line in map(json.loads, kept):
        scores = found.get(tuple(line["pair"]))
        if scores is not None and line["seed"] == args.seed and line["first"] == len(scores):
            scores += line["scores"]
    return {pair: scores[: args.games] for pair, scores in found.items()}


def score(seed: int, team: tuple[int, int], bot: str, member: str, game: int) -> int:
    """One game; 0 after a strike-out."""
    own, others = team
    players = own + others
    turn = game % players
    seats = [bot] * own + [member] * others
    seats = seats[turn:] + seats[:turn]
    names = [name.partition(",")[0] for name in seats]
    company = [STRANGER if bot == UNTOLD and name == member else name for name in names]
    bots = [ROSTER.make(name, players, company) for name in names]
    setup = GAME.setup({"players": players, "strikeout_scores_zero": True})
    state = setup.start(setup.deal(deal_rng(seed, game)))
    while state.to_act:
        state = state.apply(state.current, bots[state.current].choose(state.view(state.current)))
    return state.scores[0]


if __name__ == "__main__":
    main()
