"""Deals that can be won: the search against brute force, its wins by the rules, and the command."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from random import Random

import pytest

from sumida.codec import read_record
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.hanabi.rules.variants import VARIANTS
from sumida.lab.arena.deals import deal_rng
from sumida.lab.deals import command, search
from sumida.lab.deals.solver import Terms, find, late_cards, verdict
from sumida.records import replay

COPIES = (2, 2, 1)
"""Of the ranks of a small suit."""
Hands = tuple[tuple[int, ...], ...]


def wins(terms: Terms) -> bool:
    """Whether the deal can be won, by trying every action of the rules."""
    deck, best = terms.deck, terms.suits * terms.ranks

    @lru_cache(None)
    def won(drawn: int, hands: Hands, piles: tuple[int, ...], rest: tuple[int, int, int, int]) -> bool:
        tokens, strikes, seat, left = rest
        if sum(piles) == best:
            return True
        if not left:
            return False
        after, left = (seat + 1) % terms.players, left - (drawn == len(deck))
        if tokens and won(drawn, hands, piles, (tokens - 1, strikes, after, left)):
            return True
        for place, card in enumerate(hands[seat]):
            hand = hands[seat][:place] + hands[seat][place + 1 :] + deck[drawn : drawn + 1]
            others = (*hands[:seat], tuple(sorted(hand)), *hands[seat + 1 :])
            now = min(drawn + 1, len(deck))
            if tokens < terms.tokens and won(now, others, piles, (tokens + 1, strikes, after, left)):
                return True
            suit, rank = divmod(card, terms.ranks)
            if piles[suit] == rank:
                higher = (*piles[:suit], rank + 1, *piles[suit + 1 :])
                more = min(tokens + (rank + 1 == terms.ranks), terms.tokens)
                if won(now, others, higher, (more, strikes, after, left)):
                    return True
            elif strikes + 1 < terms.strikes and won(now, others, piles, (tokens, strikes + 1, after, left)):
                return True
        return False

    dealt = terms.hand * terms.players
    hands = tuple(tuple(sorted(deck[at : at + terms.hand])) for at in range(0, dealt, terms.hand))
    return won(dealt, hands, (0,) * terms.suits, (terms.tokens, 0, 0, terms.players))


def small_deal(seed: int) -> Terms:
    """Two suits of three ranks, and terms drawn by the seed."""
    rng = Random(seed)
    suit = [rank for rank, copies in enumerate(COPIES) for _ in range(copies)]
    deck = [*suit, *(len(COPIES) + rank for rank in suit)]
    rng.shuffle(deck)
    players, hand = rng.choice(((2, 1), (2, 2), (3, 1)))
    return Terms(players, hand, 2, len(COPIES), rng.choice((1, 2, 3)), rng.choice((1, 2, 3)), tuple(deck))


def test_the_search_agrees_with_trying_every_action() -> None:
    outcomes = []
    for seed in range(60):
        terms = small_deal(seed)
        found, _ = find(terms, (2_000,))
        outcomes.append(found)
        assert found == (search.FOUND if wins(terms) else search.REFUTED), terms
    assert 10 < outcomes.count(search.FOUND) < 50


def test_cards_that_come_too_late_cannot_be_played_by_any_line() -> None:
    # The lowest card of a suit last: its three cards would need three turns, and two seats have two.
    terms = Terms(2, 2, 1, 3, 3, 3, (1, 1, 2, 2, 0))
    assert late_cards(terms) == (2, (0, 1, 2))
    assert not wins(terms)
    assert late_cards(Terms(2, 2, 1, 3, 3, 3, (1, 1, 0, 2, 0))) is None


def test_a_search_that_had_to_drop_positions_proves_nothing() -> None:
    lost = [terms for terms in map(small_deal, range(60)) if find(terms, (2_000,))[0] == search.REFUTED]
    assert search.GAVE_UP in {find(terms, (1,))[0] for terms in lost}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_rules_accept_every_win(players: int) -> None:
    setup = HanabiSetup(players=players)
    for number in range(8):
        found = verdict(setup, setup.deal(deal_rng(3, number)).cards, (10, 100))
        # `verdict` makes every action by the rules and asserts that the last one wins.
        assert found.winnable


def test_the_command_counts_deals_and_keeps_wins_as_records(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ["--players", "3", "--games", "2", "--seed", "5", "--width", "100", "--records", str(tmp_path)]
    assert command.main([*options, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"games": 2, "won": 2, "lost": {}, "undecided": []}
    records = [read_record(file.read_text()) for file in sorted(tmp_path.iterdir())]
    assert [replay(record).states[-1].scores[0] for record in records] == [25, 25]
    assert command.main(options) == 0
    assert capsys.readouterr().out.startswith("2 of 2 deals can be won (100.0%), 0 are undecided")


def test_the_command_says_why_a_deal_is_lost() -> None:
    setup = HanabiSetup(players=2)
    found = verdict(setup, setup.deal(deal_rng(90210417, 300)).cards)
    assert found.winnable is False
    assert found.reason == "too late: with 4 turns left, b2 b3 b4 b5 y5 cannot have been played yet"
    assert command.as_text([found]).splitlines()[1] == f"deal 0: {found.reason}"


def test_the_command_shows_how_the_deal_of_a_game_could_have_been_won(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    setup = HanabiSetup(players=2, first_seat=1)
    deals = [setup.deal(deal_rng(90210417, number)) for number in (0, 300)]
    files = [tmp_path / f"{number}.json" for number in range(2)]
    for file, deal in zip(files, deals, strict=True):
        file.write_text(command.record(setup, str(deal), ()))
    assert command.main([str(files[0]), "--width", "100"]) == 0
    first, *moves = capsys.readouterr().out.splitlines()
    assert first == "this deal can be won:"
    assert moves[0].split()[:2] == ["1", "B"]
    assert command.main([str(files[1])]) == 0
    assert capsys.readouterr().out.startswith("this deal cannot be won: too late: with 4 turns left")
    assert command.main([str(files[0]), "--json", "--width", "100"]) == 0
    assert json.loads(capsys.readouterr().out)["winnable"] is True


def test_deals_of_six_suits_are_solved_too() -> None:
    setup = HanabiSetup(players=3, variant=VARIANTS["six"])
    assert verdict(setup, setup.deal(deal_rng(0, 0)).cards, (100,)).winnable


def test_the_deal_of_a_grand_finale_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    setup = HanabiSetup(grand_finale=True)
    file = tmp_path / "game.json"
    file.write_text(command.record(setup, str(setup.deal(Random(1))), ()))
    assert command.main([str(file)]) == 2
    assert "grand finale" in capsys.readouterr().err
