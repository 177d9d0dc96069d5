"""What must hold in every position of every game, however it was reached."""

from __future__ import annotations

from collections import Counter
from typing import Any

from sumida.hanabi.rules.state import HanabiState
from sumida.hashi.rules.view import BoardView, HashiView, SheetView
from sumida.records import Match


def check(match: Match) -> None:
    """Raise AssertionError where a position breaks an invariant of its game."""
    if match.game.name == "hanabi":
        check_hanabi(match.state)
    elif not match.state.to_act or _round_has_just_closed(match):
        check_hashi(match.view(None))


def check_hanabi(state: Any) -> None:
    assert isinstance(state, HanabiState)
    setup = state.setup
    held = [card for hand in state.hands for card in hand]
    played = [suit * 5 + step for suit, height in enumerate(state.piles) for step in range(height)]
    seen = [card.card for card in held] + [card for _, card in state.discards] + played
    assert Counter(seen) + Counter(state.deck[state.dealt :]) == Counter(state.deck), "cards are conserved"
    assert 0 <= state.clue_tokens <= setup.clue_tokens
    assert 0 <= state.strikes <= setup.max_strikes
    assert (state.strikes == setup.max_strikes) == (state.ended == "strikes")
    assert all(0 <= height <= 5 for height in state.piles)
    assert all(card.card is not None and card.possible >> card.card & 1 for card in held), (
        "clues tell the truth"
    )
    assert all(card.card == state.deck[card.order] for card in held), "a card keeps its order"
    assert all(len(hand) <= setup.hand_size for hand in state.hands)
    assert state.turn == len(state.history)
    assert state.turns_left is None or 0 <= state.turns_left <= setup.players


def check_hashi(view: HashiView) -> None:
    assert len(view.turned) + len(view.unseen) == 18, "cards are conserved"
    for sheet, score in zip(view.sheets, view.scores, strict=True):
        if view.options["mistakes"] == "strict":
            check_sheet(view.board, sheet)
        finished = sum(island.finished for island in sheet.islands)
        assert score.finished == finished
        assert score.total == 2 * finished + score.red + score.blue + score.linked <= 60


def check_sheet(board: BoardView, sheet: SheetView) -> None:
    """A sheet on which nothing is against the rules."""
    bridges = {line.name: line.bridges for line in sheet.lines}
    islands = {island.name: island for island in sheet.islands}
    ends: Counter[str] = Counter()
    for line in board.lines:
        count = bridges[line.name]
        assert 0 <= count <= 2, "at most two bridges on a line"
        assert not count or not any(bridges[other] for other in line.crosses), "bridges never cross"
        assert not count or islands[line.a].number or islands[line.b].number, "no bridge without a number"
        ends[line.a] += count
        ends[line.b] += count
    for name, island in islands.items():
        assert island.bridges == ends[name] <= (island.number or 6)
        assert island.finished == (island.number > 0 and island.number == island.bridges)
        assert not island.struck


def _round_has_just_closed(match: Match) -> bool:
    return (
        len(match.state.to_act) == match.setup.players
        and match.moves[-1:] != []
        and match.moves[-1][1] == "done"
    )
