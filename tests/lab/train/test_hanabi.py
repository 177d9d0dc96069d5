"""Training at toy size: it stops, resumes, and writes weights that play."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from sumida.hanabi.bots import ROSTER
from sumida.hanabi.bots.learned import LearnedBot, load_policy
from sumida.hanabi.bots.learned_search import LearnedSearchBot
from sumida.hanabi.engines import arrays
from sumida.hanabi.engines.translation import tables
from sumida.hanabi.learned import features, weights
from sumida.hanabi.learned.network import forward, head, trunk
from sumida.hanabi.learned.policy import Policy, averaged_logits
from sumida.hanabi.learned.search import SearchSettings
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.kernel import Bot, GameError
from sumida.lab.arena.deals import deal_rng, play
from sumida.lab.train.hanabi import evaluate, export, growth, ppo
from sumida.lab.train.hanabi.run import coefficients, main, parser

TINY = [
    "--games=16",
    "--steps=8",
    "--minibatches=2",
    "--width=16",
    "--depth=2",
    "--eval-deals=8",
    "--seconds=1",
]
QUICK = SearchSettings(batch_size=8, target_ess=4, screening_decks=2, total_decks=4, horizon=2)


def lines(folder: Path) -> list[dict[str, float]]:
    return [json.loads(line) for line in (folder / "curve.jsonl").read_text().splitlines()]


def test_training_stops_resumes_and_writes_a_player(tmp_path: Path) -> None:
    assert main([*TINY, "--end", "0.5", "--out", str(tmp_path)]) == 0
    first = lines(tmp_path)[-1]
    checkpoint = tmp_path / "checkpoint.npz"
    assert main([*TINY, "--start", "0.5", "--resume", str(checkpoint), "--out", str(tmp_path)]) == 0
    last = lines(tmp_path)[-1]
    assert last["steps"] > first["steps"] > 0
    assert (first["progress"], last["progress"]) == (0.5, 1.0)
    facts = weights.load(checkpoint, "five", 2).facts
    assert [run["end"] for run in facts["runs"]] == [0.5, 1.0]
    assert (tmp_path / "curve.svg").stat().st_size > 0

    player = tmp_path / "player.npz"
    assert export.main([str(tmp_path / "ema.npz"), str(player)]) == 0
    assert list(weights.load(player, "five", 2).nets) == ["actor"]
    setup = HanabiSetup()
    state, seconds = play(setup, [LearnedBot(player), LearnedBot(player)], setup.deal(Random(1)))
    assert seconds
    assert not state.to_act


def test_a_run_by_steps_repeats_bit_for_bit(tmp_path: Path) -> None:
    parts: list[bytes] = []
    for number, seed in enumerate((3, 3, 4)):
        out = tmp_path / str(number)
        assert main([*TINY, "--total-steps=300", f"--seed={seed}", "--out", str(out)]) == 0
        assert lines(out)[-1]["steps"] == 3 * 16 * 8
        nets = [weights.load(out / name, "five", 2).nets for name in ("checkpoint.npz", "ema.npz")]
        parts.append(b"".join(np.asarray(leaf).tobytes() for leaf in jax.tree.leaves(nets)))
    assert parts[0] == parts[1] != parts[2]


@pytest.mark.parametrize("steps", ["0", "-1", "many"])
def test_a_number_of_steps_that_is_none_is_refused(steps: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parser().parse_args([f"--total-steps={steps}"])
    assert "is no such number: give 1 or more" in capsys.readouterr().err


@pytest.mark.parametrize(("options", "permutations"), [([], 5), (["--colour-permutations=2"], 2)])
def test_an_exported_player_names_its_colour_permutations(
    tmp_path: Path, options: list[str], permutations: int
) -> None:
    """Also if the checkpoint is older than the fact and does not say."""
    found = weights.load(weights.packaged(2), "five", 2)
    facts = {name: fact for name, fact in found.facts.items() if name != "colour_permutations"}
    weights.save(tmp_path / "old.npz", weights.Weights(found.nets, facts))
    assert export.main([str(tmp_path / "old.npz"), str(tmp_path / "new.npz"), *options]) == 0
    exported = weights.load(tmp_path / "new.npz", "five", 2).facts
    assert exported == facts | {"colour_permutations": permutations}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_training_writes_players_for_larger_tables(
    tmp_path: Path, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    count = f"--players={players}"
    assert main([*TINY, count, "--out", str(tmp_path)]) == 0
    player = tmp_path / f"five-{players}.npz"
    assert export.main([str(tmp_path / "ema.npz"), str(player), count]) == 0
    setup = HanabiSetup(players=players)
    bots = [LearnedBot(player) for _ in range(players)]
    state, _ = play(setup, bots, setup.deal(deal_rng(9, 0)))
    capsys.readouterr()
    assert evaluate.main(["--weights", str(player), count, "--games=1", "--seed=9"]) == 0
    assert json.loads(capsys.readouterr().out)["mean_points_kept"] == sum(state.view(None).piles)
    with pytest.raises(GameError, match=f"for players {players}; needed"):
        weights.load(player, "five", 2)


def test_the_symmetry_loss_is_the_divergence_from_the_averaged_policy() -> None:
    t = arrays.standard(2)
    params = weights.load(weights.packaged(2), "five", 2).nets
    p = arrays.deal(t, np.stack([np.roll(t.deck, number) for number in range(4)]))
    observed, hidden, legal = features.encode(t, p), features.encode_hidden(t, p), arrays.legal(t, p)
    averaged = ppo.averaged_log_probs(t, params, p)
    zeros = np.zeros(4, np.float32)
    batch = ppo.Transition(observed, hidden, legal, np.full(4, 15), zeros, zeros, averaged)
    without, _ = ppo.loss(params, t, ppo.Hyperparameters(), batch, zeros, jnp.float32(0))
    with_it, metrics = ppo.loss(
        params, t, ppo.Hyperparameters(symmetry_weight=3.0), batch, zeros, jnp.float32(0)
    )
    log_probs = jax.nn.log_softmax(ppo.actor_logits(params, observed, legal))
    kl = float((np.exp(averaged) * (averaged - log_probs))[legal].sum()) / 4
    assert kl > 0.001
    assert float(metrics["symmetry_kl"]) == pytest.approx(kl, rel=1e-3)
    assert float(with_it - without) == pytest.approx(3 * kl, rel=1e-2)


def test_a_player_that_is_not_packaged_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The bot uses the file for its number of players and refuses to play if there is none."""
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
        main([*TINY, "--players", "3", "--resume", packaged, "--out", str(tmp_path)])


def test_the_schedule_decays_and_a_strike_out_soon_costs_all_points() -> None:
    args = parser().parse_args([])
    early, late = coefficients(args, 0.1, 1000), coefficients(args, 1.0, 1000)
    assert float(late.learning_rate) == pytest.approx(0.05 * args.learning_rate)
    assert float(late.entropy_weight) == pytest.approx(args.final_entropy_weight)
    assert early.learning_rate > late.learning_rate
    assert early.entropy_weight > late.entropy_weight
    assert float(coefficients(args, 0.0, 0).strikeout_penalty) == 0
    assert float(early.strikeout_penalty) == 1


def test_the_fast_evaluation_plays_the_games_of_the_arena() -> None:
    setup = HanabiSetup(strikeout_scores_zero=True)
    decks = evaluate.decks(setup, 9, range(3))
    points, struck_out = evaluate.play_greedily(tables(setup), [load_policy(weights.packaged(2), 2)], decks)
    for number in range(3):
        deal = setup.deal(deal_rng(9, number))
        assert np.array_equal(deal.cards, decks[number])
        state, _ = play(setup, [LearnedBot(), LearnedBot()], deal)
        assert state.scores[0] == (0 if struck_out[number] else points[number])


def test_the_ema_of_a_short_run_has_forgotten_the_initial_parameters() -> None:
    h = ppo.Hyperparameters()
    ema = jnp.float32(0)
    for iteration in range(1, 101):
        ema = ppo.update_ema(h, ema, jnp.float32(1), iteration)
    assert ema > 0.999
    late = ppo.update_ema(h, jnp.float32(0), jnp.float32(1), 1_000_000)
    assert late == pytest.approx(1 - h.ema_decay, rel=1e-3)


def test_a_network_that_is_given_a_longer_memory_plays_as_before() -> None:
    found = weights.load(weights.packaged(2), "five", 2)
    t = arrays.standard(2)
    longer = growth.remember_more(t, found.nets, 20)
    p = arrays.deal(t, t.deck[None])
    q = arrays.deal(arrays.with_memory(t, 20), t.deck[None])
    for _ in range(12):
        actions = []
        for position, nets, memory in ((p, found.nets, 8), (q, longer, 20)):
            terms = arrays.with_memory(t, memory)
            seen, hidden = features.encode(terms, position), features.encode_hidden(terms, position)
            values = forward(nets["critic"], seen, extra=hidden)
            actions.append((averaged_logits(t, Policy(nets["actor"], 5, memory), position), values))
        (logits, value), (same_logits, same_value) = actions
        np.testing.assert_allclose(logits, same_logits, rtol=1e-4, atol=1e-4)
        np.testing.assert_allclose(value, same_value, rtol=1e-4, atol=1e-4)
        p, q = (arrays.step(t, position, logits.argmax(1))[0] for position in (p, q))


def test_a_player_with_a_longer_memory_is_trained_on_and_plays(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    assert main([*TINY, "--total-steps=128", "--out", str(first)]) == 0
    resumed = [f"--resume={first / 'checkpoint.npz'}", "--total-steps=256", "--out", str(second)]
    assert main([*TINY, *resumed, "--memory=12", "--hand-weight=0.5"]) == 0
    assert lines(second)[-1]["hand"] > 0
    checkpoint = weights.load(second / "checkpoint.npz", "five", 2)
    assert checkpoint.memory == 12
    assert "hand" in checkpoint.nets
    player = tmp_path / "player.npz"
    assert export.main([str(second / "ema.npz"), str(player), "--critic"]) == 0
    assert sorted(weights.load(player, "five", 2).nets) == ["actor", "critic"]
    setup = HanabiSetup()
    bots: list[Bot[Any, Any]] = [LearnedBot(player), LearnedSearchBot(player, QUICK)]
    state, _ = play(setup, bots, setup.deal(deal_rng(9, 0)))
    assert not state.to_act
    with pytest.raises(GameError, match="see the last 12 moves"):
        main([*TINY, f"--resume={second / 'ema.npz'}", "--memory=8", "--out", str(tmp_path / "third")])


def test_the_auxiliary_loss_is_the_cross_entropy_of_the_own_cards() -> None:
    t = arrays.standard(2)
    p = arrays.deal(t, np.stack([np.roll(t.deck, number) for number in range(4)]))
    observed, hidden = features.encode(t, p), features.encode_hidden(t, p)
    h = ppo.Hyperparameters(width=16, depth=2, hand_weight=1)
    params = ppo.initial_params(t, h, 1)
    outputs = np.asarray(head(params["hand"][0], trunk(params["actor"], observed))).reshape(4, t.hand, -1)
    chances = np.exp(outputs) / np.exp(outputs).sum(-1, keepdims=True)
    own = np.take_along_axis(chances, p.hands[:, 0, :, None].astype(int), -1)
    assert float(ppo.hand_loss(t, params, observed, hidden)) == pytest.approx(-np.log(own).mean(), rel=1e-2)


def test_policies_of_different_memory_play_together() -> None:
    found = weights.load(weights.packaged(2), "five", 2)
    longer = Policy(growth.remember_more(arrays.standard(2), found.nets, 20)["actor"], 1, 20)
    short = Policy(found.nets["actor"], 1)
    decks = evaluate.decks(HanabiSetup(), 5, range(3))
    mixed, _ = evaluate.play_greedily(arrays.standard(2), [longer, short], decks)
    alike, _ = evaluate.play_greedily(arrays.standard(2), [short, short], decks)
    np.testing.assert_array_equal(mixed, alike)
