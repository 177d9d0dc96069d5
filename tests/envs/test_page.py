"""docs/environments.md says the truth: its tables are read, and every index is compared with the rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from sumida.envs import layouts
from sumida.envs.belief import own_hand
from sumida.envs.episode import Episode
from sumida.envs.numbering import classic_number
from sumida.envs.vector import HanabiVectorEnv
from sumida.hanabi.rules.actions import Clue, Discard, Play
from sumida.hashi.rules.actions import Bridge, Done, Erase, Write
from tests.envs.test_observations import play_on

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
HANABI: list[dict[str, Any]] = [
    {},
    {"players": 4, "variant": "multicolour-short", "first_seat": 1},
    {"variant": "three", "players": 3, "clue_tokens": 4, "max_strikes": 2},
]
HASHI: list[dict[str, Any]] = [
    {"players": 1},
    {"players": 3, "board": "B"},
    {"players": 2, "mistakes": "paper"},
]
Facts = Iterator[tuple[dict[str, int], float]]


def rows(name: str, text: str | None = None) -> list[list[str]]:
    """The cells of the table that follows the comment with this name."""
    after = (text or PAGE.read_text("utf-8")).partition(f"<!-- {name} -->\n")[2]
    lines = [line for line in after.partition("\n\n")[0].splitlines() if line.startswith("|")][2:]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


def value(formula: str, **known: float) -> Any:
    """What a formula of the page gives."""
    return eval(formula.strip("`"), {"__builtins__": {}}, known)  # the page is ours


def letters(setup: Any) -> dict[str, int]:
    """The capital letters of the page."""
    variant = setup.variant
    return {
        "P": setup.players,
        "H": setup.hand_size,
        "K": len(variant.cards),
        "C": len(variant.colours),
        "V": len(variant.values),
        "N": len(variant.deck),
        "T": setup.clue_tokens,
        "L": setup.max_strikes,
    }


def facts(section: str, view: Any) -> Facts:
    """All indices of a section by their letters, and whether they are 1: from the view."""
    setup = view.setup
    event: Any = next(reversed(view.history), None)
    known, variant = letters(setup), setup.variant
    kinds, clue = range(known["K"]), isinstance(event.action, Clue) if event else False
    hands = [view.hands[(view.seat + o) % setup.players] for o in range(setup.players)]
    gone = [[card for _, card in view.discards].count(kind) for kind in kinds]

    def counted(total: int) -> Facts:
        return (
            ({"n": n}, total > n) for n in range(known[{"pile": "N", "tokens": "T", "lives": "L"}[section]])
        )

    def seats(who: int | None) -> Facts:
        return (({"o": o}, (view.seat + o) % setup.players == who) for o in range(setup.players))

    def slots(hot: list[int]) -> Facts:
        return (({"s": s}, s in hot) for s in range(known["H"]))

    if section == "hands":
        for o, hand in enumerate(hands[1:], 1):
            for s in range(known["H"]):
                for k in kinds:
                    yield {"o": o, "s": s, "k": k}, s < len(hand) and hand[s].card == k
    elif section == "missing":
        yield from (({"o": o}, len(hand) < known["H"]) for o, hand in enumerate(hands))
    elif section == "pile":
        yield from (({"n": n}, view.pile > n) for n in range(known["N"] - known["P"] * known["H"]))
    elif section == "series":
        yield from (({"k": k}, view.piles[k // 5] == k % 5 + 1) for k in kinds)
    elif section == "tokens":
        yield from counted(view.clue_tokens)
    elif section == "lives":
        yield from counted(setup.max_strikes - view.strikes)
    elif section == "discards":
        for k in kinds:
            for n in range(variant.copies[k]):
                yield {"d": sum(variant.copies[:k]), "n": n, "k": k}, gone[k] > n
    elif section == "mover":
        yield from seats(event.seat if event else None)
    elif section == "verb":
        verb = None
        if event:
            colour = clue and isinstance(event.action.value, str)
            verb = 0 if isinstance(event.action, Play) else 1 if not clue else 2 if colour else 3
        yield from (({"n": n}, verb == n) for n in range(4))
    elif section == "target":
        yield from seats(event.action.target if clue else None)
    elif section == "value":
        yield from (({"v": v}, clue and event.action.value == name) for v, name in enumerate(variant.values))
    elif section == "pointed":
        hand = view.hands[event.action.target] if clue else ()
        yield from slots([s for s, held in enumerate(hand) if held.order in event.touched])
    elif section == "slot":
        yield from slots([event.action.position - 1] if event and not clue else [])
    elif section == "card":
        yield from (({"k": k}, bool(event) and event.card == k) for k in kinds)
    elif section == "result":
        fitted = bool(event and event.success)
        yield {"n": 0}, fitted
        yield {"n": 1}, fitted and event.card % 5 == 4 and tokens_before(view) < setup.clue_tokens
    elif section == "knowledge":
        for o, hand in enumerate(hands):
            for s in range(known["H"]):
                for i in range(known["K"] + known["V"]):
                    yield {"o": o, "s": s, "i": i}, s < len(hand) and said(setup, hand[s], i)


def said(setup: Any, held: Any, i: int) -> bool:
    """Whether kind `i` is open, or value `i - K` touched the card."""
    kinds = len(setup.variant.cards)
    if i < kinds:
        return bool(held.possible >> i & 1)
    return setup.variant.values[i - kinds] in [clue.value for clue in held.clues]


def tokens_before(view: Any) -> int:
    """The clue tokens before the last move."""
    tokens: int = view.setup.clue_tokens
    for event in view.history[:-1]:
        if isinstance(event.action, Clue):
            tokens -= 1
        elif isinstance(event.action, Discard) or (event.success and event.card % 5 == 4):
            tokens = min(tokens + 1, view.setup.clue_tokens)
    return tokens


def check_hanabi(table: list[list[str]], episode: Episode, seat: int) -> None:
    """Every index of the observation is in the table once, with the value that the rules give."""
    view, seen = episode.state.view(seat), episode.observe(seat)
    known, at, told = letters(episode.setup), 0, []
    for section, _, size, index, _ in table:
        for place, hot in facts(section.strip("`"), view):
            told.append(at + value(index, **known, **place))
            assert seen[told[-1]] == hot, f"{section} {place}"
        at += value(size, **known)
    assert sorted(told) == list(range(len(seen)))


def positions(name: str, options: dict[str, Any], every: int) -> Iterator[Episode]:
    """Some positions of a game."""
    episode, rng = Episode(name, options), Random(str(options))
    episode.begin(1)
    steps = 0
    while episode.state.to_act:
        if steps % every == 0:
            yield episode
        play_on(episode, rng)
        steps += 1
    yield episode


@pytest.mark.parametrize("options", HANABI, ids=str)
def test_every_index_of_a_hanabi_observation(options: dict[str, Any]) -> None:
    table = rows("hanabi observation")
    for number, episode in enumerate(positions("hanabi", options, 3)):
        check_hanabi(table, episode, number % episode.setup.players)
    known = letters(episode.setup)
    sizes = {section.strip("`"): value(size, **known) for section, _, size, _, _ in table}
    assert sizes == layouts.sizes(episode.setup)


def test_the_first_indices_are_those_of_two_players() -> None:
    sections = Episode("hanabi", {}).sections
    assert {row[0].strip("`"): int(row[1]) for row in rows("hanabi observation")} == {
        name: part.start for name, part in sections.items()
    }


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("`((o - 1) * H + s) * K + k`", "`((o - 1) * H + s) * K + (k + 1) % K`"),
        ("`(o * H + s) * (K + V) + i`", "`(s * P + o) * (K + V) + i`"),
        ("`d + n`", "`d`"),
        ("| `V` | `v` |", "| `V` | `V - 1 - v` |"),
    ],
)
def test_a_wrong_index_on_the_page_is_found(right: str, wrong: str) -> None:
    text = PAGE.read_text("utf-8")
    assert right in text
    table = rows("hanabi observation", text.replace(right, wrong))
    with pytest.raises(AssertionError):
        check_game(table)


def check_game(table: list[list[str]]) -> None:
    for episode in positions("hanabi", {}, 1):
        check_hanabi(table, episode, 0)


@pytest.mark.parametrize("options", HANABI, ids=str)
def test_every_action_of_hanabi(options: dict[str, Any]) -> None:
    setup = Episode("hanabi", options).setup
    known = letters(setup)
    table = {re.sub(r" `.*", "", row[0]): row[1:] for row in rows("hanabi actions")}
    for seat in range(setup.players):
        for number, action in enumerate(setup.actions):
            name, place = action_letters(setup, seat, action)
            ours, classic = table[name]
            assert value(ours, **known, **place) == number
            if not (isinstance(action, Clue) and action.target == seat):
                assert value(classic, **known, **place) == classic_number(setup, seat, number)


@pytest.mark.parametrize("options", HANABI, ids=str)
def test_many_games_have_the_actions_and_observations_of_the_page(options: dict[str, Any]) -> None:
    """The tables above are checked for single games; each of many games has the same."""
    (row,) = [row for row in environments() if "sumida.envs.vector" in row[1]]
    assert row[3] == "ours"
    env = HanabiVectorEnv(1, belief=True, **options)
    for episode in positions("hanabi", {**options}, 3):
        if not episode.state.to_act:
            break
        seen, infos = env.reset(options={"states": episode.state})
        (seat,) = infos["seat"]
        assert episode.state.to_act == (seat,)
        assert seen["action_mask"][0].tolist() == episode.mask(seat).tolist()
        assert seen["observation"][0].tolist() == episode.observe(seat).tolist()
        assert np.allclose(seen["belief"][0], own_hand(episode.state.view(seat)), atol=1e-6)
        assert env.state()[0].tolist() == episode.whole().tolist()


def environments() -> list[list[str]]:
    """The rows of the first table of the page."""
    lines = PAGE.read_text("utf-8").partition("| environment |")[2].partition("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


def action_letters(setup: Any, seat: int, action: Any) -> tuple[str, dict[str, int]]:
    """Which row an action belongs to, and its letters."""
    if not isinstance(action, Clue):
        return "play" if isinstance(action, Play) else "discard", {"p": action.position}
    place = {"S": action.target, "o": (action.target - seat) % setup.players}
    if isinstance(action.value, str):
        return "clue colour", place | {"v": setup.variant.colours.index(action.value)}
    return "clue rank", place | {"r": action.value}


def hashi_letters(what: str, view: Any) -> Iterator[dict[str, Any]]:
    """For each row: the letters of every index that it describes, from the view."""
    board, unseen = view.board, view.unseen
    size = {"I": len(board.islands), "J": len(board.lines)}
    size["W"] = 5 * size["I"] + 2 * size["J"] + 10
    if what in ("round", "bridges left", "set-up"):
        yield {"round": view.round, "left": view.bridges_left, "setup": view.phase == "set-up"}
    elif what in ("card of the round", "unseen cards"):
        for number in range(1, 7):
            for bridges in range(1, 4):
                same = [card for card in unseen if (card.number, card.bridges) == (number, bridges)]
                shown = view.card is not None and (view.card.number, view.card.bridges) == (number, bridges)
                place = {"number": number, "bridges": bridges}
                yield place | {"shown": shown, "count": len(same), "unseen": len(unseen)}
    else:
        for o in range(view.players):
            seat = (view.seat + o) % view.players
            yield from ({"o": o, **size, **place} for place in seat_letters(what, view, seat))


def seat_letters(what: str, view: Any, seat: int) -> Iterator[dict[str, Any]]:
    sheet = view.sheets[seat]
    if what.startswith("island"):
        for i, one in enumerate(sheet.islands):
            told = {name: getattr(one, name) for name in ("number", "bridges", "most", "finished", "struck")}
            yield {"i": i, **told}
    elif what.startswith("line"):
        yield from ({"j": j, "bridges": x.bridges, "blocked": x.blocked} for j, x in enumerate(sheet.lines))
    elif what.startswith("seat"):
        yield {"done": view.done[seat]}
    else:
        for r, race in enumerate(view.races):
            points = race.scored[seat].points if race.scored[seat] else 0
            yield {"r": r, "have": race.have[seat], "need": race.need, "open": race.open, "points": points}


@pytest.mark.parametrize("options", HASHI, ids=str)
def test_every_index_of_a_hashi_observation(options: dict[str, Any]) -> None:
    table = rows("hashi observation")
    for number, episode in enumerate(positions("hashi", options, 12)):
        seat = number % episode.setup.players
        view, seen, told = episode.state.view(seat), episode.observe(seat), []
        for what, index, worth in table:
            for known in hashi_letters(what, view):
                told.append(value(index, **known))
                assert seen[told[-1]] == pytest.approx(min(float(value(worth, **known)), 1.0), abs=1e-6), what
        assert sorted(told) == list(range(len(seen)))


@pytest.mark.parametrize("options", HASHI, ids=str)
def test_every_action_of_hashi(options: dict[str, Any]) -> None:
    setup = Episode("hashi", options).setup
    board = setup.layout
    table = [row[1] for row in rows("hashi actions")]
    known = {"I": len(board.islands), "J": len(board.lines)}
    for number, action in enumerate(setup.actions):
        if isinstance(action, Write):
            row, place = 0, {"i": board.island_index[action.island], "n": action.number}
        elif isinstance(action, Bridge):
            row, place = 1, {"j": board.line_index[action.line]}
        elif isinstance(action, Done):
            row, place = 2, {}
        else:
            assert isinstance(action, Erase)
            mark = action.mark
            on_line = mark in board.line_index
            row = 4 if on_line else 3
            place = {"j": board.line_index[mark]} if on_line else {"i": board.island_index[mark]}
        assert value(table[row], **known, **place) == number


def test_the_state_is_as_the_page_says() -> None:
    episode = next(positions("hanabi", {"players": 3}, 1))
    known, whole = letters(episode.setup), episode.whole()
    players, hand = known["P"], known["H"] * known["K"]
    assert np.array_equal(whole[players + hand :], episode.observe(0))
    for s, held in enumerate(episode.state.hands[0]):
        assert whole[players + s * known["K"] + held.card] == 1
    assert whole[players : players + hand].sum() == known["H"]
    for table in positions("hashi", {"players": 2}, 9):
        turns = table.whole()[:4].tolist()
        told = [n for turn in table.state.turns for n in (float(turn.wrote), turn.drawn / 3)]
        assert turns == pytest.approx(told)
