"""What the page offers comes from the rules: every value in the catalogue makes a game."""

from __future__ import annotations

import pytest

from sumida import registry
from sumida.hanabi.rules.variants import VARIANTS
from sumida.hashi import boards
from sumida.kernel import NotationError
from sumida.server.offers import catalogue
from sumida.tables.messages.responses import GameOffered

GAMES = {offered.game: offered for offered in catalogue().games}


@pytest.fixture(params=GAMES)
def offered(request: pytest.FixtureRequest) -> GameOffered:
    return GAMES[request.param]


def test_every_value_of_every_option_makes_a_game(offered: GameOffered) -> None:
    for option in offered.options:
        for value in option.values:
            assert registry.game(offered.game).setup({option.name: value}).options[option.name] == value


def test_the_default_is_what_the_game_takes_when_nothing_is_chosen(offered: GameOffered) -> None:
    usual = registry.game(offered.game).setup({}).options
    assert {option.name: option.default for option in offered.options}.items() <= usual.items()


def test_every_player_count_is_offered_and_no_other(offered: GameOffered) -> None:
    (players,) = (option for option in offered.options if option.name == "players")
    game = registry.game(offered.game)
    for count in range(10):
        if count in players.values:
            game.setup({"players": count})
        else:
            with pytest.raises(NotationError):
                game.setup({"players": count})


def test_boards_have_titles_and_variants_their_suits() -> None:
    assert [board.name for board in GAMES["hashi"].boards] == list(boards.names())
    assert not GAMES["hashi"].variants
    assert not GAMES["hanabi"].boards
    assert {variant.name: tuple(variant.suits) for variant in GAMES["hanabi"].variants} == {
        name: variant.suits for name, variant in VARIANTS.items()
    }
