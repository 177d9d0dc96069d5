"""The coach's chance of a perfect score, turn by turn, over games of `partner`s that score 25.

    python -m benchmarks.coach_chance --games 100 --players 3 --seed 20261117 --calibration 60

Deal i of seed s is shuffled by `Random(f"{s}:{i}")`; the first games that score 25 are reviewed. Prints the
lowest chance of each game, then how many turns are below 20 %, and the seconds that a review takes. For a
turn below 20 %, `--partners N` lets the table itself play N games from there, over shuffles of the same
cards that the review shuffled. `--minutes N` stops early and reports the games that were reviewed; `--first`,
with the deal after the last one reported, goes on from there.

With `--calibration N` the first N deals are reviewed too, whatever they score. For all their turns at which
25 was possible, a table shows how often the team whose chance it is reached 25 on the deck as it was, of
which it knew no more than the review says, and how often the table did, which plays less well.
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from math import inf
from random import Random
from statistics import fmean
from time import monotonic, process_time

from sumida.bots import create
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.state import HanabiState
from sumida.kernel import Record
from sumida.lab.arena.deals import PlayedGame, deal_rng, play
from sumida.lab.coach.game_line import is_open
from sumida.lab.coach.hanabi import examine
from sumida.lab.coach.review import single_threaded
from sumida.lab.coach.rollouts import fixed_cards, reordered
from sumida.lab.coach.values import came_true
from sumida.records import new_game

LEAST = 0.2
BINS = 10


@dataclass(frozen=True)
class Forecast:
    """The chance before a move (from 1), and whether the team and the table reached 25.

    `partners` is how often the table reaches 25 from there, where that was measured.
    """

    turn: int
    chance: float
    team: bool
    table: bool
    partners: float | None = None


@dataclass(frozen=True)
class Measured:
    """One game: the number of its deal, whether it scored 25, its forecasts, and the seconds it took."""

    deal: int
    perfect: bool
    forecasts: tuple[Forecast, ...]
    seconds: float


def games(
    players: int, seed: int, perfect: int, calibration: int, end: float = inf, first: int = 0
) -> Iterator[tuple[int, Record]]:
    """The first deals, then those that a table of `partner`s plays to a perfect score, with their numbers."""
    setup, number = GAME.setup({"players": players}), first
    while (perfect > 0 or number < calibration) and monotonic() < end:
        deal = setup.deal(deal_rng(seed, number))
        over = play(setup, [create("hanabi", "partner", players) for _ in range(players)], deal)[0]
        won = over.scores[0] == setup.variant.best
        if (won and perfect > 0) or number < calibration:
            match = new_game("hanabi", deal=str(deal), **setup.options)
            for event in over.view(None).history:
                match.move(event.seat, str(event.action))
            yield number, match.record()
            perfect -= won
        number += 1


def wins(state: HanabiState, times: int) -> float:
    """How often `partner`s reach 25 from here, over shuffles of the cards that the review shuffles too."""
    players, fixed, won = state.setup.players, fixed_cards(state), 0
    for number in range(times):
        rest = list(state.deck[fixed:])
        Random(number).shuffle(rest)
        game = PlayedGame(reordered(state, fixed, rest))
        game.play([create("hanabi", "partner", players) for _ in range(players)])
        won += game.state.scores[0] == state.setup.variant.best
    return won / times


def measured(numbered: tuple[int, Record], partners: int = 0) -> Measured:
    began = process_time()
    game = examine(numbered[1])
    took = process_time() - began
    assert game.team, "the standard game has a team"
    won = sum(game.over.piles) == game.over.setup.variant.best
    forecasts = []
    for move, value in zip(game.moves, game.values, strict=True):
        if is_open(move.state):
            chance, is_low = value.chance or 0.0, won and (value.chance or 0.0) < LEAST
            table = wins(move.state, partners) if is_low and partners else None
            team = came_true(game.team, value, game.over)
            forecasts.append(Forecast(move.state.turn + 1, chance, team, won, table))
    return Measured(numbered[0], won, tuple(forecasts), took)


def reviews(
    pool: ProcessPoolExecutor, processes: int, asked: Iterable[tuple[int, Record]], partners: int
) -> Iterator[Measured]:
    """The reviews in the order of the games; no more games are played ahead than there are processes."""
    waiting: deque[Future[Measured]] = deque()
    for game in asked:
        waiting.append(pool.submit(measured, game, partners))
        if len(waiting) > processes:
            yield waiting.popleft().result()
    yield from (one.result() for one in waiting)


def calibration_table(found: Iterable[Measured]) -> Iterator[str]:
    """Of the turns with about the same chance: how many came true."""
    forecasts = [one for game in found for one in game.forecasts]
    yield "chance      turns   mean   team   this table"
    for place in range(BINS):
        inside = [one for one in forecasts if min(int(one.chance * BINS), BINS - 1) == place]
        if inside:
            yield calibration_row(f"{place * 100 // BINS:3}–{(place + 1) * 100 // BINS:3} %", inside)
    if forecasts:
        yield calibration_row("all      ", forecasts)


def calibration_row(name: str, inside: Sequence[Forecast]) -> str:
    chances, team, table = zip(*((one.chance, one.team, one.table) for one in inside), strict=True)
    return f"{name}  {len(inside):6}  {fmean(chances):5.1%}  {fmean(team):5.1%}  {fmean(table):5.1%}"


def main() -> int:
    parser = argparse.ArgumentParser("benchmarks.coach_chance", description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seed", type=int, default=20_261_117)
    parser.add_argument("--calibration", type=int, default=0, metavar="DEALS")
    parser.add_argument("--partners", type=int, default=0, metavar="GAMES")
    parser.add_argument("--minutes", type=float, default=inf)
    parser.add_argument("--first", type=int, default=0, metavar="DEAL")
    parser.add_argument("--processes", type=int, default=1)
    args = parser.parse_args()
    single_threaded()  # for the processes below, which load NumPy after this
    end = monotonic() + 60 * args.minutes
    found: list[Measured] = []
    with ProcessPoolExecutor(args.processes, multiprocessing.get_context("spawn")) as pool:
        asked = games(args.players, args.seed, args.games, args.calibration, end, args.first)
        for game in reviews(pool, args.processes, asked, args.partners):
            found.append(game)
            print(line(game), flush=True)
    return report(found, args.players, args.calibration)


def line(game: Measured) -> str:
    lowest = min((one.chance for one in game.forecasts), default=0.0)
    return f"deal {game.deal}: lowest {lowest:.1%}, {game.seconds:.1f} s {'25' * game.perfect}"


def report(found: list[Measured], players: int, calibration: int) -> int:
    won = [game for game in found if game.perfect]
    low = [(game.deal, one) for game in won for one in game.forecasts if one.chance < LEAST]
    lowest = [min(one.chance for one in game.forecasts) for game in won]
    seconds = [game.seconds for game in found]
    if won:
        print(f"{len(won)} games of {players} with 25: lowest {min(lowest):.1%}, mean {fmean(lowest):.1%}")
    print(f"turns below {LEAST:.0%}: {len(low)}; {fmean(seconds[1:] or seconds):.1f} s a review")
    for deal, one in low:
        asked = "" if one.partners is None else f"; the table wins {one.partners:.1%} from there"
        print(f"deal {deal}, turn {one.turn}: {one.chance:.1%}{asked}")
    if calibration:
        print(*calibration_table(game for game in found if game.deal < calibration), sep="\n")
    return 1 if low else 0


if __name__ == "__main__":
    raise SystemExit(main())
