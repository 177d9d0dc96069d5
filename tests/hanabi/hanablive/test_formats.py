"""Games from and for hanab.live, with the traps of its formats."""

from __future__ import annotations

import dataclasses
from typing import Any

import msgspec
import pytest

from sumida.hanabi import hanablive
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.variants import VARIANTS
from sumida.kernel import NotationError
from sumida.records import replay
from tests.hanabi.hanablive.site_files import actions, file, plain, record

# A link as the site itself writes them: four players, all five series complete after 58 turns.
LINK = (
    "https://hanab.live/shared-replay-json/415ifirpxqufunsxcwgc-tbokayavlbjdgwqvekus-pdfanhhmkrpml,03tdeh-"
    "sbxckceeeisbkdeg1bep-edodeleufaerxaexwdez-fjgcfbffeswaeywcf5en-fvfqe2eo1bgce7emf3f4-ewf0tctdeHeIecocekkb-"
    "obe1fJf8f6et,0,p4v0s1#33"
)


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
    written = msgspec.json.decode(hanablive.dump_json(record(1, variant="six")))["options"]
    assert written == {"variant": "6 Suits"}


def test_seats_without_names_get_some() -> None:
    written = msgspec.json.decode(hanablive.dump_json(record(1, names=False, players=3)))
    assert written["players"] == ["Player 1", "Player 2", "Player 3"]


def test_the_starting_player_of_old_games_is_kept() -> None:
    game = hanablive.load(file(options={"startingPlayer": 1}, actions=[{"type": 0, "target": 5, "value": 0}]))
    assert game.setup["first_seat"] == 1
    assert game.moves == ((1, "play 1"),)


def test_the_points_of_a_strike_out_are_kept() -> None:
    moves = ("play 1",) * 5 + ("play 3",)
    game = hanablive.load(file(actions=actions(*moves)))
    last = replay(game).states[-1]
    assert last.view(None).ended == "strikes"
    assert last.scores == (3, 3)


def test_clocks_notes_chat_and_seeds_are_left_out_and_named() -> None:
    clocks = {"timed": True, "timeBase": 120, "timePerTurn": 20.5, "speedrun": True, "cardCycle": True}
    ended = [*actions("clue B 1"), {"type": 4, "target": 0, "value": 4}]
    text = file(options=clocks, actions=ended, notes=[["x"], []], chat=["hi"], seed="p2v0s1", id=5, tags=[])
    game, left_out = hanablive.read_game(text)
    assert game == plain()
    assert set(left_out) == {"notes", "chat", "seed", "id", "why the game was broken off"} | {
        f"option {name}" for name in clocks
    }


def test_a_name_too_long_for_a_record_is_cut_and_named() -> None:
    game, left_out = hanablive.read_game(file(players=["Ana", "b" * 61]))
    assert game.names == ("Ana", "b" * 60)
    assert left_out == ("the end of the name " + "b" * 20 + "…",)


def test_a_plain_file_loses_nothing() -> None:
    assert hanablive.read_game(file())[1] == ()


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
    written = msgspec.json.decode(hanablive.dump_json(game))["actions"]
    assert written == [{"type": 4, "target": 0, "value": 4}]
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
def test_a_link_is_read_in_any_form(dress: str) -> None:
    packed = hanablive.dump_url(record(3)).rpartition("/")[2]
    assert hanablive.load_url(dress.format(packed)) == record(3, names=False)


def test_values_of_plays_are_ignored() -> None:
    played = plain("play 1")
    for value in ({}, {"value": None}, {"value": 0}, {"value": 7}):
        assert hanablive.load(file(actions=[{"type": 0, "target": 0, **value}])) == played
