"""How hard boards are: a quick learned player and the best possible, on both sides and on generated boards.

python benchmarks/hashi_boards.py --games 200 --bounds 5
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from statistics import fmean

import numpy as np

from sumida.hashi.bots.reading import unseen_cards
from sumida.hashi.bots.value_search import SOLO, geometry_of, space, start_values
from sumida.hashi.engines.packed import WORDS, write
from sumida.hashi.learned.search import rollout
from sumida.hashi.learned.weights import net_for
from sumida.hashi.rules.board import Board, named, parse
from sumida.hashi.rules.cards import ROUNDS, STANDARD
from sumida.hashi.rules.generate import DIFFICULTIES, generate
from sumida.hashi.rules.setup import HashiSetup
from sumida.lab.arena.deals import deal_rng
from sumida.lab.bound.solver import bound, solo_task


def boards(made: int) -> Iterator[tuple[str, Board]]:
    yield "A", named("A")
    yield "B", named("B")
    for difficulty in DIFFICULTIES:
        for seed in range(made):
            yield f"{difficulty} {seed}", parse(generate(seed, difficulty))


def quick_player(board: Board, games: int) -> float:
    """Mean points of the player that takes the turn of highest value, without looking ahead."""
    every = unseen_cards(STANDARD)
    values = start_values(board, every)
    start = max(values, key=lambda step: values[step])
    setup = HashiSetup(1, board.text)
    return fmean(_game(board, start.island, start.number, setup, every, number) for number in range(games))


def _game(board: Board, island: str, number: int, setup: HashiSetup, every: int, deal: int) -> int:
    state = np.zeros(WORDS, np.uint64)
    write(state, board.island_index[island], number)
    cards = [card.number * 4 + card.bridges for card in setup.deal(deal_rng(0, deal)).cards[:ROUNDS]]
    geo, net, scratch = geometry_of(board), net_for(board), space().buffers[0]
    order, rounds = np.array(cards, np.int64), np.zeros(3, np.int64)
    return int(rollout(geo, net, scratch, state, 0, 1, order, every, SOLO, rounds))


def best_possible(board: Board, games: int) -> str:
    setup = HashiSetup(1, board.text)
    found = [bound(solo_task(setup, setup.deal(deal_rng(0, n)))).best for n in range(games)]
    return f"{fmean(found):.1f}" if found else "–"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bounds", type=int, default=5, help="deals per board for the best possible score")
    parser.add_argument("--made", type=int, default=2, help="boards per difficulty")
    args = parser.parse_args()
    print("| board | lines | crossings | quick player | best possible |\n|---|---|---|---|---|")
    for name, board in boards(args.made):
        crossings = sum(len(line.crosses) for line in board.lines) // 2
        mean, best = quick_player(board, args.games), best_possible(board, args.bounds)
        print(f"| {name} | {len(board.lines)} | {crossings} | {mean:.1f} | {best} |", flush=True)


if __name__ == "__main__":
    main()
