"""The sentence that explains a turn is true: checked against the rules, over whole games."""

from __future__ import annotations

from random import Random

import pytest

from sumida.hashi.bots.careful import CarefulBot
from sumida.hashi.bots.hint import hint
from sumida.hashi.bots.why import why_turn
from sumida.hashi.rules.game import GAME
from sumida.hashi.rules.state import HashiState
from sumida.kernel import Words
from sumida.locales import LANGUAGES, say


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("seed", range(3))
def test_every_sentence_about_a_turn_is_true(seed: int, players: int) -> None:
    setup = GAME.setup({"players": players, "board": "AB"[seed % 2]})
    state, bots = setup.start(setup.deal(Random(seed))), [CarefulBot() for _ in range(players)]
    keys = set()
    while state.to_act:
        seat = state.to_act[0]
        view, before = state.view(seat), state
        while seat in state.to_act and state.round == before.round:
            state = state.apply(seat, bots[seat].choose(state.view(seat)))
        if before.round:
            words = why_turn(view, bots[seat].best_turn(view).marks)
            keys.add(words.key)
            check(words, before, state, seat)
    assert keys >= {"why-turn-finish", "why-turn-flag", "why-turn-nearly"}


def check(words: Words, before: HashiState, after: HashiState, seat: int) -> None:
    facts, view, was = words.facts, after.view(seat), before.view(seat)
    islands = {island.name: island for island in view.sheets[seat].islands}
    old = {island.name: island for island in was.sheets[seat].islands}
    named = [name for name in str(facts.get("islands", facts.get("island", ""))).split(", ") if name]
    if words.key.startswith("why-turn-finish"):
        assert all(islands[name].finished and not old[name].finished for name in named)
        assert facts["points"] == 2 * len(named)
    if words.key == "why-turn-race":
        race = next(race for race in view.races if race.category == facts["race"])
        mine = race.scored[seat]
        assert race.have[seat] >= race.need
        assert mine is None or mine.points == facts["points"]
    if words.key == "why-turn-flag":
        assert all(islands[name].flag and islands[name].bridges and not old[name].bridges for name in named)
    if words.key == "why-turn-nearly":
        assert islands[named[0]].number - islands[named[0]].bridges == facts["missing"]
        assert not islands[named[0]].hopeless


def test_a_pass_is_explained_by_what_a_mark_would_cost() -> None:
    setup = GAME.setup({"players": 1})
    view = setup.start(setup.deal(Random(1))).view(0)
    assert why_turn(view, (), 0.01) == Words("why-turn-pass")
    assert why_turn(view, (), 1.26) == Words("why-turn-pass-lead", {"lead": "1.3"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_says_why_in_every_language(language: str) -> None:
    setup = GAME.setup({"players": 1})
    state, bot = setup.start(setup.deal(Random(2))), CarefulBot()
    for _ in range(18):
        found = hint(bot, state.view(0))
        sentence = say(language, found.why.key, dict(found.why.facts))
        assert sentence != found.why.key
        assert "{" not in sentence
        for step in (*found.marks, "done"):
            state = state.apply(0, setup.parse_action(step))
