"""Games from and for hanab.live, with the traps of its formats."""

from __future__ import annotations

import dataclasses
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sumida.hanabi import hanablive
from sumida.hanabi.game import GAME
from sumida.hanabi.hanablive.links import ALPHABET
from sumida.hanabi.hanablive.variants import known_as
from sumida.hanabi.setup import Deck, HanabiSetup
from sumida.hanabi.variants import VARIANTS, Variant
from sumida.kernel import GameError, NotationError, Record

from .positions import deck_text, random_game

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed")
# A link as the site itself writes them: four players, all five series complete after 58 turns.
LINK = (
    "https://hanab.live/shared-replay-json/415ifirpxqufunsxcwgc-tbokayavlbjdgwqvekus-pdfanhhmkrpml,03tdeh-"
    "sbxckceeeisbkdeg1bep-edodeleufaerxaexwdez-fjgcfbffeswaeywcf5en-fvfqe2eo1bgce7emf3f4-ewf0tctdeHeIecocekkb-"
    "obe1fJf8f6et,0,p4v0s1#33"
)


def record(seed: int, names: bool = True, moves: int | None = None, **options: Any) -> Record:
    """A random game as a record."""
    setup = GAME.setup({"strikeout_scores_zero": True, **options})
    last = random_game(setup, seed, careful=True)[-1]
    said = tuple((event.seat, str(event.action)) for event in last.history)
    deal = str(Deck(setup.variant, last.deck))
    return Record("hanabi", 1, setup.options, deal, said[:moves], NAMES[: setup.players] if names else ())


def file(**changes: Any) -> str:
    """A small hanab.live file: two players, red ones on top of a sorted deck, one rank clue."""
    game = msgspec.json.decode(hanablive.dump_json(plain()))
    return msgspec.json.encode({**game, **changes}).decode()


def plain(*moves: str) -> Record:
    """A game of two seats that hold r1 r1 r1 w1 w2 and y1 g1 b1 w1 w3."""
    deal = deck_text(VARIANTS["five"], "r1 r1 r1 w1 w2  y1 g1 b1 w1 w3")
    setup = HanabiSetup(strikeout_scores_zero=True)
    said = tuple((turn % 2, move) for turn, move in enumerate(moves or ("clue B 1",)))
    return Record("hanabi", 1, setup.options, deal, said, ("Ana", "Bo"))


def actions(*moves: str) -> list[dict[str, int]]:
    """The moves as the site writes them."""
    found: list[dict[str, int]] = msgspec.json.decode(hanablive.dump_json(plain(*moves)))["actions"]
    return found


def test_a_link_of_the_site_is_read_and_its_game_is_the_one_it_shows() -> None:
    game = hanablive.load(LINK)
    setup = GAME.setup(game.setup)
    state = setup.start(setup.parse_deal(game.deal))
    for seat, move in game.moves:
        state = state.apply(seat, setup.parse_action(move))
    assert (len(game.moves), state.ended, state.scores[0]) == (58, "perfect", 25)


def test_a_link_is_written_as_the_site_writes_it() -> None:
    packed = LINK.rpartition("/")[2].removesuffix(",p4v0s1#33")
    assert hanablive.dump_url(hanablive.load(LINK)) == f"https://hanab.live/replay-json/{packed}"


@pytest.mark.parametrize("variant", sorted(VARIANTS))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_both_forms_survive_a_round_trip(variant: str, players: int) -> None:
    game = record(7, variant=variant, players=players)
    assert hanablive.load(hanablive.dump_json(game)) == game
    assert hanablive.load(hanablive.dump_url(game)) == dataclasses.replace(game, names=())


@pytest.mark.parametrize(
    "options",
    [
        {"grand_finale": True},
        {"empty_clues": True},
        {"hand_adjust": 1},
        {"hand_adjust": -1},
        {"first_seat": 1},
    ],
)
def test_options_survive_in_json_and_are_refused_in_a_link(options: dict[str, Any]) -> None:
    game = record(8, **options)
    assert hanablive.load(hanablive.dump_json(game)) == game
    with pytest.raises(NotationError, match="its JSON can") as refusal:
        hanablive.dump_url(game)
    assert refusal.value.reason == "error-hanablive-inexpressible"


@pytest.mark.parametrize("options", [{"clue_tokens": 7}, {"max_strikes": 2}])
def test_options_that_the_site_does_not_know_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(NotationError, match=f"cannot express the option {next(iter(options))}"):
        hanablive.dump_json(record(9, **options))


def test_its_suits_are_red_yellow_green_blue_purple_and_purple_is_our_white() -> None:
    deck = msgspec.json.decode(file())["deck"]
    ours = plain().deal.split()
    assert {(card["suitIndex"], text[0]) for card, text in zip(deck, ours, strict=True)} == {
        (0, "r"),
        (1, "y"),
        (2, "g"),
        (3, "b"),
        (4, "w"),
    }
    assert all(card["rank"] == int(text[1]) for card, text in zip(deck, ours, strict=True))


def test_colour_clues_count_in_its_order() -> None:
    assert [actions(f"clue B {colour}")[0]["value"] for colour in ("yellow", "green", "blue", "white")] == [
        1,
        2,
        3,
        4,
    ]
    assert actions("clue B white")[0] == {"type": 2, "target": 1, "value": 4}


def test_rank_clues_give_the_rank() -> None:
    assert actions("clue B 3")[0] == {"type": 3, "target": 1, "value": 3}


def test_plays_and_discards_name_the_card_by_its_place_in_the_deck() -> None:
    played, _, discarded = actions("play 3", "clue A 1", "discard 4")
    assert played == {"type": 0, "target": 2, "value": 0}
    assert discarded == {"type": 1, "target": 4, "value": 0}


def test_options_at_their_defaults_are_left_out() -> None:
    assert "options" not in msgspec.json.decode(hanablive.dump_json(plain()))
    told = msgspec.json.decode(hanablive.dump_json(record(1, variant="six")))["options"]
    assert told == {"variant": "6 Suits"}


def test_seats_without_names_get_some() -> None:
    told = msgspec.json.decode(hanablive.dump_json(record(1, names=False, players=3)))
    assert told["players"] == ["Player 1", "Player 2", "Player 3"]


def test_the_starting_player_of_old_games_is_kept() -> None:
    game = hanablive.load(file(options={"startingPlayer": 1}, actions=[{"type": 0, "target": 5, "value": 0}]))
    assert game.setup["first_seat"] == 1
    assert game.moves == ((1, "play 1"),)


def test_its_scoring_is_nothing_after_a_strike_out() -> None:
    assert hanablive.load(file()).setup["strikeout_scores_zero"] is True


def test_clocks_notes_and_seeds_are_passed_over() -> None:
    extra = {"timed": True, "timeBase": 120, "timePerTurn": 20.5, "speedrun": True, "cardCycle": True}
    assert hanablive.load(file(options=extra, notes=[["x"], []], seed="p2v0s1", id=5)) == plain()


@pytest.mark.parametrize("option", ["deckPlays", "detrimentalCharacters"])
def test_options_with_other_rules_are_named(option: str) -> None:
    with pytest.raises(NotationError, match=option):
        hanablive.load(file(options={option: True}))
    assert hanablive.load(file(options={option: False})) == plain()


def test_unknown_options_are_named() -> None:
    with pytest.raises(NotationError, match="teaParty"):
        hanablive.load(file(options={"teaParty": True}))


@pytest.mark.parametrize("variant", ["Omni (5 Suits)", "", "x" * 10_000])
def test_unknown_variants_are_named_with_those_that_are_known(variant: str) -> None:
    with pytest.raises(NotationError, match="No Variant, 6 Suits") as refusal:
        hanablive.load(file(options={"variant": variant}))
    assert len(str(refusal.value)) < 500


@pytest.mark.parametrize(
    "end",
    [
        {"type": 4, "target": 0, "value": 4},
        {"type": 4, "target": -1, "value": 6},
        {"type": 4, "target": -1},
        {"type": 5, "target": -1, "value": 10},
    ],
)
def test_a_game_broken_off_ends_there_even_when_nobody_in_particular_did_it(end: dict[str, int]) -> None:
    assert hanablive.load(file(actions=[*actions("clue B 1"), end])) == plain()


def test_nothing_follows_the_end() -> None:
    end = {"type": 4, "target": 0, "value": 4}
    with pytest.raises(NotationError, match=r"action 1: .* goes on"):
        hanablive.load(file(actions=[end, *actions("clue B 1")]))


def test_a_game_without_turns_is_written_as_broken_off_for_the_site_wants_an_action() -> None:
    game = record(3, moves=0)
    told = msgspec.json.decode(hanablive.dump_json(game))["actions"]
    assert told == [{"type": 4, "target": 0, "value": 4}]
    assert hanablive.load(hanablive.dump_json(game)) == game
    assert hanablive.load(hanablive.dump_url(game)).moves == ()


@pytest.mark.parametrize("empty", ["", "00", "03"])
def test_a_link_without_actions_is_read(empty: str) -> None:
    cards, _, variant = hanablive.dump_url(record(3)).rpartition("/")[2].replace("-", "").split(",")
    assert hanablive.load(f"{cards},{empty},{variant}").moves == ()


def test_hyphens_in_a_link_mean_nothing_and_stand_after_every_twenty_characters() -> None:
    link = hanablive.dump_url(record(3))
    packed = link.rpartition("/")[2]
    assert {len(part) for part in packed.split("-")[:-1]} == {20}
    assert hanablive.load(packed.replace("-", "")) == hanablive.load(packed) == hanablive.load(link)


@pytest.mark.parametrize("dress", ["{}", " {}\n", "https://hanab.live/shared-replay-json/{}#12", "{}?x=1"])
def test_a_link_is_read_in_any_dress(dress: str) -> None:
    packed = hanablive.dump_url(record(3)).rpartition("/")[2]
    assert hanablive.load_url(dress.format(packed)) == record(3, names=False)


def test_values_of_plays_are_passed_over() -> None:
    played = plain("play 1")
    for value in ({}, {"value": None}, {"value": 0}, {"value": 7}):
        assert hanablive.load(file(actions=[{"type": 0, "target": 0, **value}])) == played


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
    told = msgspec.json.decode(hanablive.dump_json(game))
    told["actions"].append(told["actions"][-1])
    with pytest.raises(NotationError, match="over"):
        hanablive.load(msgspec.json.encode(told).decode())


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"players": ["Ana"]}, "players"),
        ({"players": ["a"] * 6}, "players"),
        ({"players": ["a", 5]}, r"\$.players"),
        ({"players": ["a", "b" * 61]}, "longer than 60"),
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
        hanablive.load(None)  # type: ignore[arg-type]


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
def test_any_actions_in_a_link_are_a_game_or_refused(told: str) -> None:
    cards, _, variant = hanablive.dump_url(record(3)).rpartition("/")[2].replace("-", "").split(",")
    for types in ("03", "05", "00"):
        with suppress(GameError):
            assert hanablive.load(f"{cards},{types}{told},{variant}").game == "hanabi"


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
def test_any_actions_in_a_file_are_read_or_refused(told: list[dict[str, int]]) -> None:
    with suppress(GameError):
        assert len(hanablive.load(file(actions=told)).moves) <= len(told)
