"""Training, at the smallest size: it learns, stops and goes on, and what it writes plays."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from sumida.hanabi.bots import ROSTER
from sumida.hanabi.bots.learned import LearnedBot, actor
from sumida.hanabi.engines import arrays
from sumida.hanabi.engines.translation import tables
from sumida.hanabi.learned import features, weights
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.kernel import GameError
from sumida.lab.arena.match import deal_rng, play
from sumida.lab.train.hanabi import evaluate, export, ppo
from sumida.lab.train.hanabi.run import dials, main, parser

TINY = [
    "--games=16",
    "--steps=8",
    "--minibatches=2",
    "--width=16",
    "--depth=2",
    "--evaluate=8",
    "--seconds=1",
]


def lines(folder: Path) -> list[dict[str, float]]:
    return [json.loads(line) for line in (folder / "curve.jsonl").read_text().splitlines()]


def test_training_stops_resumes_and_gives_a_player(tmp_path: Path) -> None:
    assert main(["hanabi", *TINY, "--end", "0.5", "--out", str(tmp_path)]) == 0
    first = lines(tmp_path)[-1]
    checkpoint = tmp_path / "checkpoint.npz"
    assert main(["hanabi", *TINY, "--start", "0.5", "--resume", str(checkpoint), "--out", str(tmp_path)]) == 0
    last = lines(tmp_path)[-1]
    assert last["steps"] > first["steps"] > 0
    assert (first["progress"], last["progress"]) == (0.5, 1.0)
    facts = weights.load(checkpoint, "five", 2).facts
    assert [run["end"] for run in facts["runs"]] == [0.5, 1.0]
    assert (tmp_path / "curve.svg").stat().st_size > 0

    player = tmp_path / "player.npz"
    assert export.main([str(tmp_path / "smooth.npz"), str(player)]) == 0
    assert list(weights.load(player, "five", 2).nets) == ["actor"]
    setup = HanabiSetup()
    state, seconds = play(setup, [LearnedBot(player), LearnedBot(player)], setup.deal(Random(1)))
    assert seconds
    assert not state.to_act


@pytest.mark.parametrize("players", [3, 4, 5])
def test_training_gives_players_for_larger_tables(
    tmp_path: Path, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    count = f"--players={players}"
    assert main(["hanabi", *TINY, count, "--out", str(tmp_path)]) == 0
    player = tmp_path / f"five-{players}.npz"
    assert export.main([str(tmp_path / "smooth.npz"), str(player), count]) == 0
    setup = HanabiSetup(players=players)
    bots = [LearnedBot(player) for _ in range(players)]
    state, _ = play(setup, bots, setup.deal(deal_rng(9, 0)))
    capsys.readouterr()
    assert evaluate.main(["--weights", str(player), count, "--games=1", "--seed=9"]) == 0
    assert json.loads(capsys.readouterr().out)["mean_points_kept"] == sum(state.view(None).piles)
    with pytest.raises(GameError, match=f"for players {players}; needed"):
        weights.load(player, "five", 2)


def test_colours_that_are_not_treated_alike_cost_the_learner() -> None:
    t = arrays.standard(2)
    params = weights.load(weights.packaged(2), "five", 2).nets
    p = arrays.deal(t, np.stack([np.roll(t.deck, number) for number in range(4)]))
    seen, unseen = features.encode(t, p), features.hidden(t, p)
    allowed = arrays.legal(t, p)
    agreed = ppo.opinion(t, params, p)
    nothing = np.zeros(4, np.float32)
    sample = ppo.Sample(seen, unseen, allowed, np.full(4, 15), nothing, nothing, agreed)
    plain, _ = ppo.loss(params, ppo.Recipe(), sample, nothing, jnp.float32(0))
    more, facts = ppo.loss(params, ppo.Recipe(symmetry=3.0), sample, nothing, jnp.float32(0))
    chances = jax.nn.log_softmax(ppo.logits(params, seen, allowed))
    apart = float((np.exp(agreed) * (agreed - chances))[allowed].sum()) / 4
    assert apart > 0.001
    assert float(facts["apart"]) == pytest.approx(apart, rel=1e-3)
    assert float(more - plain) == pytest.approx(3 * apart, rel=1e-2)


def test_a_player_that_is_not_packaged_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The bot takes the file of its number of players; where there is none, it says so."""
    assert [weights.packaged(n).name for n in (2, 5)] == ["five-2.npz", "five-5.npz"]
    assert [n for n in (2, 3, 4, 5) if weights.packaged(n).is_file()] == list(ROSTER.bots["learned"].players)
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    setup = HanabiSetup(players=4)
    with pytest.raises(GameError, match=r"five-4\.npz are missing"):
        LearnedBot().choose(setup.start(setup.deal(Random(1))).view(0))


def test_every_packaged_player_is_small_enough_to_ship() -> None:
    for players in ROSTER.bots["learned"].players:
        assert weights.packaged(players).stat().st_size <= 8 * 2**20
        assert "actor" in weights.load(weights.packaged(players), "five", players).nets


def test_a_checkpoint_for_other_players_is_refused(tmp_path: Path) -> None:
    packaged = str(weights.packaged(2))
    with pytest.raises(GameError, match="for players 2; needed"):
        main(["hanabi", *TINY, "--players", "3", "--resume", packaged, "--out", str(tmp_path)])


def test_the_schedule_falls_and_a_strike_out_soon_costs_everything() -> None:
    args = parser().parse_args(["hanabi"])
    early, late = dials(args, 0.1, 1000), dials(args, 1.0, 1000)
    assert float(late.rate) == pytest.approx(0.05 * args.rate)
    assert float(late.entropy) == pytest.approx(args.last_entropy)
    assert early.rate > late.rate
    assert early.entropy > late.entropy
    assert float(dials(args, 0.0, 0).penalty) == 0
    assert float(early.penalty) == 1


def test_the_fast_evaluation_plays_the_games_of_the_arena() -> None:
    setup = HanabiSetup(strikeout_scores_zero=True)
    decks = evaluate.decks(setup, 9, range(3))
    points, struck_out = evaluate.scores(tables(setup), [actor(weights.packaged(2), 2)], decks)
    for number in range(3):
        deal = setup.deal(deal_rng(9, number))
        assert np.array_equal(deal.cards, decks[number])
        state, _ = play(setup, [LearnedBot(), LearnedBot()], deal)
        assert state.scores[0] == (0 if struck_out[number] else points[number])


def test_the_average_of_a_short_run_has_forgotten_where_it_began() -> None:
    recipe = ppo.Recipe()
    average = jnp.float32(0)
    for iteration in range(1, 101):
        average = ppo.averaged(recipe, average, jnp.float32(1), iteration)
    assert average > 0.999
    late = ppo.averaged(recipe, jnp.float32(0), jnp.float32(1), 1_000_000)
    assert late == pytest.approx(1 - recipe.average, rel=1e-3)
