"""Whatever comes in from outside: a `GameError` or a value that writes itself back, nothing else."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from sumida.hashi.rules import actions, board, cards
from sumida.hashi.rules.board import named
from sumida.hashi.rules.game import GAME
from sumida.hashi.rules.setup import HashiSetup
from sumida.kernel import GameError, Json

fuzz = settings(max_examples=150, deadline=None)

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
GRIDS = st.text(alphabet="oRB. \n\t#x\r", max_size=400)


def mutated(text: str) -> st.SearchStrategy[str]:
    """A right text with a stretch of it replaced."""
    places = st.integers(0, len(text))
    return st.builds(
        lambda start, length, insert: text[:start] + insert + text[start + length :],
        places,
        st.integers(0, 6),
        st.text(max_size=4) | st.sampled_from(["o", "R", "B", ".", " ", "\n", "/", "7", "\x00", "\ud800"]),
    )


@fuzz
@given(st.text() | GRIDS | mutated(named("A").text) | mutated(named("B").text))
def test_boards(text: str) -> None:
    try:
        read = board.parse(text)
    except GameError as error:
        assert error.reason.startswith("error-board-")
        assert 1 <= int(error.facts["line"]) <= text.count("\n") + 1
        assert int(error.facts["column"]) >= 1
    else:
        assert board.parse(str(read)) == read


@fuzz
@given(st.text() | mutated(cards.write_cards(cards.STANDARD)))
def test_decks(text: str) -> None:
    try:
        read = cards.parse_cards(text)
    except GameError as error:
        assert error.reason in ("error-hashi-card", "error-hashi-card-count")
    else:
        assert cards.parse_cards(cards.write_cards(read)) == read


@fuzz
@given(st.text() | mutated(cards.write_cards(cards.STANDARD)) | mutated("1/1 " * 18))
def test_deals(text: str) -> None:
    setup = HashiSetup()
    try:
        deal = setup.parse_deal(text)
    except GameError as error:
        assert error.reason
    else:
        assert setup.parse_deal(str(deal)) == deal


@fuzz
@given(st.text() | st.one_of(*map(mutated, ("b2=5", "b2-b4", "done", "x b2", "x b2-b4"))))
def test_actions(text: str) -> None:
    layout = named("A")
    try:
        action = actions.parse(text, layout)
    except GameError as error:
        assert error.reason in ("error-hashi-action", "error-hashi-no-island", "error-hashi-no-line")
    else:
        assert actions.parse(str(action), layout) == action


@fuzz
@given(
    st.dictionaries(st.text(max_size=8) | st.sampled_from(["players", "board", "mistakes", "deck"]), JSON)
    | st.fixed_dictionaries({}, optional=dict.fromkeys(("players", "board", "mistakes", "deck"), JSON))
    | st.fixed_dictionaries(
        {"players": st.integers(1, 4), "mistakes": st.sampled_from(["strict", "paper"])},
        optional={"board": mutated(named("B").text), "deck": mutated(cards.write_cards(cards.STANDARD))},
    )
)
def test_options(options: dict[str, Json]) -> None:
    try:
        setup = GAME.setup(options)
    except GameError as error:
        assert error.reason.startswith("error-")
    else:
        assert GAME.setup(setup.options) == setup


@fuzz
@given(JSON)
def test_options_of_any_shape(options: Json) -> None:
    try:
        GAME.setup(options)
    except GameError as error:
        assert error.reason.startswith("error-")
