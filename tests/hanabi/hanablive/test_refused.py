"""Files and links that are not hanab.live games are refused with what is wrong and where."""

from __future__ import annotations

import dataclasses
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sumida.hanabi import hanablive
from sumida.hanabi.hanablive.links import ALPHABET
from sumida.hanabi.hanablive.variants import known_as
from sumida.hanabi.rules.variants import Variant
from sumida.kernel import GameError, NotationError, Record
from tests.hanabi.hanablive.site_files import actions, file, plain, record


@pytest.mark.parametrize(
    ("action", "fault"),
    [
        ({"type": 0, "target": 7, "value": 0}, "card 7 of the deck is not in the hand"),
        ({"type": 0, "target": 10**9, "value": 0}, "not in the hand"),
        ({"type": 1, "target": 1, "value": 0}, "all 8 clue tokens"),
        ({"type": 2, "target": 0, "value": 0}, "never for oneself"),
        ({"type": 2, "target": 1, "value": 5}, "is no action"),
        ({"type": 2, "target": 1, "value": -1}, "is no action"),
        ({"type": 2, "target": 1}, "is no action"),
        ({"type": 2, "target": 1, "value": 0}, "no card of B is red"),
        ({"type": 3, "target": 1, "value": 6}, "no such clue"),
        ({"type": 3, "target": 1}, "no such clue"),
        ({"type": 3, "target": 9, "value": 1}, "no such clue"),
        ({"type": 3, "target": -1, "value": 1}, "no such clue"),
        ({"type": 6, "target": 1, "value": 1}, "type 6"),
        ({"type": -1, "target": 1, "value": 1}, "type -1"),
    ],
)
def test_a_wrong_action_is_named_with_its_place(action: dict[str, int], fault: str) -> None:
    with pytest.raises(NotationError, match=f"action 3: .*{fault}"):
        hanablive.load(file(actions=[*actions("play 1", "play 1"), action]))


def test_a_move_after_the_end_is_refused() -> None:
    game = record(5, players=2)
    written = msgspec.json.decode(hanablive.dump_json(game))
    written["actions"].append(written["actions"][-1])
    with pytest.raises(NotationError, match="over"):
        hanablive.load(msgspec.json.encode(written).decode())


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"players": ["Ana"]}, "players"),
        ({"players": ["a"] * 6}, "players"),
        ({"players": ["a", 5]}, r"\$.players"),
        ({"deck": []}, "0 cards; No Variant has 50"),
        ({"deck": [{"suitIndex": 0, "rank": 1}] * 50}, "0 × w1"),
        ({"deck": [{"suitIndex": 5, "rank": 1}] * 50}, "card 0 of the deck"),
        ({"deck": [{"suitIndex": 0, "rank": 6}] * 50}, "card 0 of the deck"),
        ({"deck": [{"suitIndex": -1, "rank": 10**9}] * 50}, "card 0 of the deck"),
        ({"deck": [{"suitIndex": 0}]}, "rank"),
        ({"actions": [{"type": True, "target": 0}]}, r"\$.actions"),
        ({"actions": None}, "actions"),
        ({"options": []}, "options"),
        ({"options": {"startingPlayer": 2}}, "first_seat"),
        ({"options": {"startingPlayer": 10**9}}, "first_seat"),
    ],
)
def test_a_wrong_file_is_refused_with_what_and_where(change: dict[str, Any], fault: str) -> None:
    with pytest.raises(NotationError, match=fault) as refusal:
        hanablive.load(file(**change))
    assert len(str(refusal.value)) < 600


def test_both_hand_size_options_cancel_out() -> None:
    options = {"oneExtraCard": True, "oneLessCard": True}
    assert hanablive.load(file(options=options)).setup["hand_adjust"] == 0


@pytest.mark.parametrize("text", ["{", "{}", '{"players": [], ', '{"players": 5}', '{"a": "\ud800"}'])
def test_broken_json_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match=r"no hanab\.live game"):
        hanablive.load(text)


def test_huge_and_deep_files_are_refused_before_any_work() -> None:
    with pytest.raises(NotationError, match="at most 1000000 are read"):
        hanablive.load("{" + " " * 10_000_000)
    with pytest.raises(NotationError, match=r"no hanab\.live game"):
        hanablive.load('{"notes":' + "[" * 400_000)
    with pytest.raises(NotationError, match="characters"):
        hanablive.load("4" * 10_000_000)
    with pytest.raises(NotationError):
        hanablive.load(None)  # type: ignore[arg-type]  # what a careless caller gives


@pytest.mark.parametrize(
    ("link", "fault"),
    [
        ("", "it must read"),
        ("215,03,0", "it must read"),
        ("215aaa,03abc,0", "it must read"),
        ("215aaa,03,0,x,y", "it must read"),
        ("251aaa,03,0", "lowest rank, 5, is above"),
        ("215aaa,30,0", "lowest type, 3, is above"),
        ("215aaa,03,99999", "variant “number 99999”"),
        ("215aaa,03,0", "3 cards"),
        ("915" + "a" * 50 + ",03,0", "players"),
        ("215" + "9" * 50 + ",03,0", "card 0 of the deck"),
    ],
)
def test_a_wrong_link_is_refused(link: str, fault: str) -> None:
    with pytest.raises(NotationError, match=fault):
        hanablive.load_url(link)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"game": "hashi"}, "only records of hanabi"),
        ({"rules": 2}, "under rules 1"),
        ({"setup": {"players": 9}}, "players"),
        ({"deal": "w1"}, "deck"),
        ({"moves": ((0, "pass"),)}, "action 1: .*pass"),
        ({"moves": ((1, "play 1"),)}, "action 1: .*turn of seat A"),
        ({"moves": ((0, "play 1"), (1, "clue B 1"))}, "action 2: .*oneself"),
    ],
)
def test_a_wrong_record_is_refused(change: dict[str, Any], fault: str) -> None:
    with pytest.raises(NotationError, match=fault):
        hanablive.dump_json(dataclasses.replace(plain(), **change))


def test_a_variant_that_the_site_does_not_have_is_named() -> None:
    with pytest.raises(NotationError, match="mine"):
        known_as(Variant("mine", ()))


links = st.builds(
    lambda *parts: ",".join(parts),
    st.text(ALPHABET, max_size=60),
    st.text(ALPHABET, max_size=60),
    st.sampled_from(["0", "1", "15", "x", ""]),
)


@given(st.text() | links)
def test_any_text_is_a_game_or_refused(text: str) -> None:
    with suppress(GameError):
        assert isinstance(hanablive.load(text), Record)


@given(st.text(ALPHABET, min_size=2, max_size=80))
def test_any_actions_in_a_link_are_a_game_or_refused(actions: str) -> None:
    cards, _, variant = hanablive.dump_url(record(3)).rpartition("/")[2].replace("-", "").split(",")
    for types in ("03", "05", "00"):
        with suppress(GameError):
            assert hanablive.load(f"{cards},{types}{actions},{variant}").game == "hanabi"


json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=6,
)
wild_actions = st.lists(
    st.fixed_dictionaries(
        {"type": st.integers(-1, 6), "target": st.integers(-1, 50)}, optional={"value": st.integers(-1, 11)}
    ),
    max_size=12,
)


@given(st.sampled_from(["players", "deck", "actions", "options"]), json)
def test_any_json_in_a_file_is_read_or_refused(key: str, value: Any) -> None:
    with suppress(GameError):
        assert hanablive.load(file(**{key: value})).game == "hanabi"


@given(wild_actions)
def test_any_actions_in_a_file_are_read_or_refused(actions: list[dict[str, int]]) -> None:
    with suppress(GameError):
        assert len(hanablive.load(file(actions=actions)).moves) <= len(actions)
