"""Games in words: a model sees its view, its answers are read, its games are scored."""

from __future__ import annotations

from random import Random

import pytest

from sumida.envs.text import TextGame, describe_table, score_games
from sumida.kernel import GameError


def first_move(prompt: str) -> str:
    """The first legal move of a prompt."""
    return prompt.partition("Legal moves:\n")[2].splitlines()[0].strip()


@pytest.mark.parametrize(("name", "players"), [("hanabi", 2), ("hanabi", 5), ("hashi", 1), ("hashi", 3)])
def test_every_legal_move_of_a_game_is_read_back(name: str, players: int) -> None:
    game, rng = TextGame(name, players=players), Random(1)
    game.reset(seed=1)
    while not game.over:
        legal = game.legal()
        assert [game.setup.actions[game.parse(text)] for text in legal] == list(game.state.legal(game.seat))
        assert all(f"  {text}\n" in game.prompt() for text in legal)
        game.act(rng.choice(legal))
    assert game.scores == game.state.scores
    with pytest.raises(GameError, match="over"):
        game.prompt()


def test_an_answer_may_be_a_sentence() -> None:
    game = TextGame("hanabi", variant="five")
    game.reset(seed=1)
    play = game.setup.actions[game.parse("First I thought of play 1, but **Play  2** is better.")]
    assert str(play) == "play 2"
    for answer in ("", "play 12", "play 6", "discard 1", "replay 1st"):
        with pytest.raises(GameError, match="names no legal move"):
            game.parse(answer)


def test_nobody_reads_of_their_own_cards() -> None:
    game = TextGame("hanabi", players=3)
    game.reset(seed=2)
    deck = list(game.state.deck)
    seen = game.observe(0)
    deck[0:5], deck[30:35] = deck[30:35], deck[0:5]
    cards = game.setup.variant.cards
    game.reset(state=game.setup.start(game.setup.parse_deal(" ".join(cards[card] for card in deck))))
    assert game.observe(0) == seen
    assert game.observe(1) != seen.replace("You are seat A", "You are seat B")
    assert describe_table("hanabi", game.state).count(": seat A is to act") == 1


def test_what_was_said_and_done_is_told() -> None:
    game = TextGame("hanabi")
    deck = (
        "w1 r2 b3 y4 g5 w2 r1 r3 b4 y5 " + "w1 w1 w2 w3 w3 w4 w4 w5 r1 r1 r2 r3 r4 r4 r5 b1 b1 b1 b2 b2 b3 b4"
    )
    deck += " b5 y1 y1 y1 y2 y2 y3 y3 y4 g1 g1 g1 g2 g2 g3 g3 g4 g4"
    game.reset(state=game.setup.start(game.setup.parse_deal(deck)))
    game.act("clue B red")
    game.act("play 2")
    game.act("play 2")
    told = game.observe(0)
    assert "A: play 2: r2, which fitted" in told
    assert "B: play 2: r1, which fitted" in told
    assert "Series: white 0, red 2, blue 0, yellow 0, green 0: 2 of 25 points." in told
    assert "2: r3; clued red; to its holder it could be r1 r2 r3 r4 r5" in told


def test_models_are_scored() -> None:
    clumsy = score_games(first_move, games=3, seed=5)
    assert clumsy.points == (0.0, 0.0, 0.0)
    assert clumsy.forfeited == clumsy.unreadable == 0
    mute = score_games(lambda prompt: "I pass", games=2, retries=1)
    assert (mute.answers, mute.unreadable, mute.forfeited) == (4, 4, 2)
    assert "0.00 ± 0.00 points over 2 games; 4 of 4 answers unreadable, 2 games forfeited" in str(mute)
    alone = score_games(first_move, games=2, name="hashi", players=1)
    assert alone.mean == sum(alone.points) / 2
    assert alone.error >= 0


def test_a_model_is_told_why_it_is_asked_again() -> None:
    prompts: list[str] = []

    def model(prompt: str) -> str:
        prompts.append(prompt)
        return "pass" if len(prompts) == 1 else first_move(prompt)

    assert score_games(model, games=1).unreadable == 1
    assert "Your last answer could not be used: the answer names no legal move: 'pass'" in prompts[1]
