"""Every registered setup, random play over it, and deals that a seat cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from sumida.kernel import GameError, IllegalAction, Seat
from sumida.records import Match
from sumida.registry import game, games

LONGEST = 1_000
"""More moves than any game can have."""

SETUPS = [(name, preset) for name in games() for preset in game(name).presets()]
SETUP_IDS = [f"{name}:{preset}" for name, preset in SETUPS]


def new_match(name: str, preset: str, seed: int) -> Match:
    setup = game(name).setup(game(name).presets()[preset])
    return Match(name, setup, setup.deal(Random(seed)))


def play_on(match: Match, rng: Random, moves: int = LONGEST) -> Iterator[Match]:
    """Yield the match before each of up to `moves` random moves, each by a random seat that is to act."""
    for _ in range(moves):
        if match.over:
            return
        yield match
        seat = rng.choice(match.state.to_act)
        match.move(seat, str(rng.choice(match.state.legal(seat))))


def middle_positions(name: str, preset: str, seed: int, count: int) -> Iterator[Match]:
    """A few positions of one random game, spread from the start to the end."""
    length = sum(1 for _ in play_on(new_match(name, preset, seed), Random(seed)))
    wanted = {round(step * length / count) for step in range(count)}
    match = new_match(name, preset, seed)
    for index, position in enumerate(play_on(match, Random(seed))):
        if index in wanted:
            yield position


def with_deal(match: Match, deal: str) -> Match | None:
    """The same moves over another deal, or None where that deal does not allow them."""
    other = Match(match.game.name, match.setup, match.setup.parse_deal(deal))
    try:
        for seat, text in match.moves:
            other.move(seat, text)
    except IllegalAction:
        return None
    return other


def hidden_cards(match: Match, seat: Seat | None) -> list[int]:
    """Which cards of the deal, by their place in its text, the rules keep from `seat`.

    Read from the position and not from the view, so that a view that leaks is found out.
    """
    state: Any = match.state
    cards = len(str(match.deal).split())
    if match.game.name == "hashi":
        return list(range(state.round, cards))
    unseen = state.hands if seat is None else state.hands[seat : seat + 1]
    return [held.order for hand in unseen for held in hand] + list(range(state.dealt, cards))


def indistinguishable(match: Match, seat: Seat | None, rng: Random, tries: int) -> Iterator[Match]:
    """Matches with other hidden cards that `seat` cannot tell from `match`.

    Two hidden cards are swapped; a swap counts if every clue so far touches the same cards.
    """
    hidden = hidden_cards(match, seat)
    for _ in range(tries):
        tokens = str(match.deal).split()
        first, second = rng.sample(hidden, 2) if len(hidden) > 1 else (0, 0)
        if tokens[first] == tokens[second]:
            continue
        tokens[first], tokens[second] = tokens[second], tokens[first]
        other = with_deal(match, " ".join(tokens))
        if other is not None and clue_results(other) == clue_results(match):
            yield other


def clue_results(match: Match) -> list[Any]:
    """The cards that each clue so far touched; Hashi has no clues."""
    if match.game.name != "hanabi":
        return []
    return [event.touched for event in match.view(None).history]


def refused(match: Match, seat: Seat, action: Any) -> bool:
    """Whether the rules refuse `action`, with a sentence and a reason."""
    try:
        match.state.apply(seat, action)
    except GameError as error:
        assert isinstance(error, IllegalAction)
        assert str(error)
        assert error.reason.startswith(("refuse-", "error-"))
        return True
    return False
